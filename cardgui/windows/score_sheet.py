"""The score sheet: all rounds with all seats, over the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.controller.view import View
from cardgui.language.bidi import isolate
from cardgui.language.lists import facts
from cardgui.language.numbers import identifier, number
from cardgui.language.phrases import phrases_of
from cardgui.language.phrases.common import winners_title
from cardgui.scene.look import drawing
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.text import line_width, paint_line
from cardgui.windows.action_texts import action_texts
from cardgui.windows.actions import ICONS, SHORTCUTS
from cardgui.windows.score_table import ScoreTable, mark_size, paint_mark
from cardgui.windows.scores import Scores, scores_of
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.themed import Themed, ui_font

NEXT_ROUND = "next_round"
AGAIN = "again"
SAME_DEAL = "same_deal"
NEW_MATCH = "new_match"
SAVE = "save_record"
BACK = "back"
_LOW = 720


class ScoreSheet(DialogFrame):
    """The sheet of a match as it stands; `finished` says how to go on: NEXT_ROUND, SAVE, BACK or "", and after a match
    AGAIN, SAME_DEAL or NEW_MATCH."""

    def __init__(self, host: QWidget, view: View) -> None:
        scores = scores_of(view)
        super().__init__(host, *_titles(view), width_px=_width(len(scores.columns)))
        self.view = view
        self.table = ScoreTable(view.chairs, scores, self._is_low())
        self.table.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.body_layout.addWidget(self.table, 1)
        for note in (_spared_line(view, scores), _chips_line(view, scores)):
            if note:
                # Not in the contents, which would ask for all the height of the table with words that wrap in them.
                self.add_below(TextLabel(note, 15, role="muted", wrap=True))
        self.legend = _Legend(scores)
        if view.over:
            # The ways on take the whole row.
            self.add_below(self.legend)
        else:
            self.set_note(self.legend)
        self.add_button(SAVE, QCoreApplication.translate("Scores", "Save as file"), "secondary", height_px=54)
        if view.over:
            self._add_ways_on()
        elif view.waiting:
            self.add_button(NEXT_ROUND, QCoreApplication.translate("Scores", "Next round"), "primary", "right", 54)
        else:
            self.add_button(BACK, QCoreApplication.translate("Scores", "Back to the table"), "primary", "right", 54)

    def _add_ways_on(self) -> None:
        texts = action_texts()
        self.add_button(NEW_MATCH, texts["new_match"].text, "secondary", height_px=54)
        self.add_button(SAME_DEAL, texts["same_deal"].text, "secondary", ICONS["same_deal"], 54)
        self.add_button(AGAIN, texts["again"].text, "primary", ICONS["again"], 54)
        for button, name in zip(self._buttons[1:], ("new_match", "same_deal", "again"), strict=True):
            button.setToolTip(texts[name].tooltip)
            button.setAccessibleDescription(texts[name].tooltip)
        self.let_pass(*SHORTCUTS["again"], *SHORTCUTS["same_deal"])

    def _is_low(self) -> bool:
        """Whether the window has little height for its scale."""
        return self._host.height() < _LOW * self.k

    def arrange(self) -> None:
        if hasattr(self, "table"):
            self.table.set_low(self._is_low())
        super().arrange()


def _titles(view: View) -> tuple[str, str]:
    phrases = phrases_of(view.game.name)
    options = view.game.options(view.observation.options, view.seats)
    done = len(view.results)
    if view.over:
        title = winners_title([view.chairs[seat].name for seat in view.winners])
    else:
        title = QCoreApplication.translate("Scores", "Score sheet")
    if done:
        after = QCoreApplication.translate("Scores", "after round {number}").format(number=number(done))
    else:
        after = QCoreApplication.translate("Scores", "first round")
    told = [phrases.title(), after, phrases.goal(options)]
    if view.over:
        text = QCoreApplication.translate("Scores", "deal number {number}", "by which the same cards are dealt again")
        told.append(text.format(number=identifier(view.deal)))
    return title, facts(told)


def _width(seats: int) -> float:
    return 940 if seats <= 4 else min(1180.0, 940 + (seats - 4) * 80)


def _spared_line(view: View, scores: Scores) -> str:
    """Why the points of the last who closed without the lowest score were not doubled (SJ-10)."""
    for row in reversed(scores.rows):
        for seat, cell in enumerate(row):
            if cell.spared:
                text = QCoreApplication.translate(
                    "Scores",
                    "{name} closed with {points}: not doubled, since it would be a reward.",
                    "zero or less points at the end of a round",
                )
                return text.format(name=isolate(view.chairs[seat].name), points=number(cell.points))
    return ""


def _chips_line(view: View, scores: Scores) -> str:
    """What is in the pot, and how long the match goes on (KC-18, KC-19)."""
    if scores.kind != "chips" or view.over:
        return ""
    parts = []
    pot = scores.pots[-1] if view.waiting else view.observation.state.get("pot")
    if isinstance(pot, int) and pot:
        parts.append(QCoreApplication.translate("Scores", "%n chip(s) in the pot", "", pot))
    if scores.rounds_left is not None:
        left = QCoreApplication.translate("Scores", "%n round(s) left", "until the match ends", scores.rounds_left)
        parts.append(left)
    return facts(parts)


class _Legend(Themed, QWidget):
    """What the marks mean; those there is no room for are left out, the last first."""

    def __init__(self, scores: Scores) -> None:
        super().__init__()
        self._items: list[tuple[str, str]] = []
        if scores.rows:
            if scores.low_wins:
                best = QCoreApplication.translate("Scores", "lowest", "points of the round")
            else:
                best = QCoreApplication.translate("Scores", "won the round")
            self._items.append(("best", best))
        if scores.has_closer:
            self._items.append(("closer", QCoreApplication.translate("Scores", "closed the round")))
        if scores.has_doubled:
            self._items.append(("doubled", QCoreApplication.translate("Scores", "doubled")))
        self.setAccessibleName(", ".join(text for _, text in self._items))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(round(sum(self._wide(sign, text) for sign, text in self._items)), round(28 * self.k))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, round(28 * self.k))

    def _wide(self, sign: str, text: str) -> float:
        return (28 if sign == "closer" else 44) * self.k + line_width(text, ui_font(15)) + 18 * self.k

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, middle, start = self.k, self.height() / 2, 0.0
        align = Qt.AlignmentFlag.AlignRight if self.rtl else Qt.AlignmentFlag.AlignLeft
        for sign, text in self._items:
            wide = self._wide(sign, text)
            if start + wide - 18 * k > self.width():
                break
            side = (28 if sign == "closer" else 44) * k
            x = self.width() - start - side if self.rtl else start
            mark = QPointF(x + side / 2 - (0 if self.rtl else 5 * k) + (5 * k if self.rtl else 0), middle)
            if sign == "best":
                rect = QRectF(mark.x() - 15 * k, middle - 13 * k, 30 * k, 26 * k)
                drawing.fill_round(painter, rect, 13 * k, QColor(self.theme.lowest_fill))
            elif sign == "closer":
                size = 17 * k
                place = QRectF(mark.x() - size / 2, middle - size / 2, size, size)
                paint_icon(painter, "check", place, self.theme.muted, 2.6)
            else:
                text_of_mark = f"×{number(2)}"
                size_of_mark = mark_size(text_of_mark)
                corner = QPointF(mark.x() - size_of_mark.width() / 2, middle - size_of_mark.height() / 2)
                paint_mark(painter, QRectF(corner, size_of_mark), text_of_mark, True)
            room_start = start + side
            room = QRectF(
                self.width() - room_start - wide + side if self.rtl else room_start, 0, wide - side, self.height()
            )
            paint_line(painter, room, text, ui_font(15), self.theme.muted, align, self.rtl)
            start += wide
