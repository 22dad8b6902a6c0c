"""What is shown of one match of the past: who sat there, how it ended, and what can be done with it."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.controller.view import Chair
from cardgui.language.dates import date_text
from cardgui.language.lists import facts
from cardgui.language.numbers import number
from cardgui.language.phrases.common import level_title, points
from cardgui.rules.seats import LEVELS
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.avatars import is_avatar
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.text import line_width, paint_line
from cardgui.windows.giving_up import give_up_text
from cardgui.windows.past_match import ShownMatch
from cardgui.windows.person_line import PersonLine
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.panel import Panel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.scroll import ScrollArea
from cardgui.windows.widgets.themed import ROOM, Themed, px, ui_font

_MANY = 5
"""With more seats than these their pictures are smaller."""


class MatchDetails(Panel):
    """Signals:

    watch(): see it again from its start.  go_on(): open it as it stands.  anew(): the same cards from the first deal.
    give_up(): not go on with it.  save(): as a record.  delete(): take it away.  take_back(): have it again, of one
    that was thrown away.
    """

    watch = Signal()
    go_on = Signal()
    anew = Signal()
    give_up = Signal()
    save = Signal()
    delete = Signal()
    take_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = TextLabel("", 26, fonts.EXTRA_BOLD, wrap=True)
        self._when = TextLabel("", 15.5, role="muted", wrap=True)
        self._how = TextLabel("", 16, wrap=True)
        self._seats = QWidget()
        self._lines = QVBoxLayout(self._seats)
        self.watch_button = PushButton("", "secondary", height_px=44, parent=self)
        self.go_on_button = PushButton("", "secondary", height_px=44, parent=self)
        self.anew_button = PushButton("", "secondary", height_px=44, parent=self)
        self.save_button = PushButton("", "secondary", height_px=44, parent=self)
        self.delete_button = PushButton("", "secondary", height_px=44, parent=self)
        self.take_back_button = PushButton("", "primary", height_px=44, parent=self)
        self.give_up_button = PushButton("", "secondary", height_px=44, parent=self)
        for button, signal in (
            (self.watch_button, self.watch),
            (self.go_on_button, self.go_on),
            (self.anew_button, self.anew),
            (self.save_button, self.save),
            (self.delete_button, self.delete),
            (self.take_back_button, self.take_back),
            (self.give_up_button, self.give_up),
        ):
            button.clicked.connect(signal)
        self._buttons = QGridLayout()
        self._icons = {
            self.watch_button: "play",
            self.go_on_button: "right",
            self.take_back_button: "undo",
            self.anew_button: "again",
            self.save_button: "save",
            self.delete_button: "trash",
            self.give_up_button: "flag",
        }
        self._order = list(self._icons)
        self._rows: list[list[PushButton]] = []
        self._put_first(self.watch_button, self.go_on_button)
        self._buttons.setColumnStretch(0, 1)
        self._buttons.setColumnStretch(1, 1)
        # All that is told scrolls where there is no room for it: the buttons stay whole.
        self._told = QWidget()
        self._words = QVBoxLayout(self._told)
        for part in (self._title, self._when, self._how, self._seats):
            self._words.addWidget(part)
        self._words.addStretch(1)
        self._scroll = ScrollArea(self._told)
        self._scroll.viewport().installEventFilter(self)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._scroll, 1)
        self._column.addLayout(self._buttons)
        self.retranslate()
        self.theme_changed()

    def show_match(self, match: ShownMatch | None, scale: str | None, thrown_away: bool = False) -> None:
        """scale: how its totals are to be read, see `header_facts.score_scale`. None: there is no match.

        thrown_away: it was, and can be taken back or deleted for good.
        """
        self._scroll.setVisible(match is not None)
        for button in self.findChildren(PushButton):
            fits = button is self.delete_button or (button is self.take_back_button) == thrown_away
            button.setVisible(match is not None and fits)
        gives_up = match is not None and not thrown_away and not match.over and not match.given_up
        self.give_up_button.setVisible(gives_up)
        self._retranslate_delete(thrown_away)
        while self._lines.count():
            item = self._lines.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if match is None:
            return
        self._title.setText(match.title)
        begun = datetime.datetime.fromtimestamp(match.match.started).date()
        last = datetime.datetime.fromtimestamp(match.match.last_played).date()
        when = [match.when]
        if begun != last:
            text = QCoreApplication.translate("History", "begun on {date}", "a match that was played on several days")
            when.append(text.format(date=date_text(begun)))
        self._when.setText(facts(when))
        moves = QCoreApplication.translate("History", "%n move(s)", "how long a match was", match.match.moves)
        self._how.setText(facts(part for part in (match.result, match.undo, moves) if part))
        summary = match.summary
        for chair in match.chairs:
            won = summary is not None and match.over and chair.seat in summary.winners
            total = summary.totals[chair.seat] if summary is not None and chair.seat < len(summary.totals) else None
            small = len(match.chairs) > _MANY
            line = _SeatLine(chair, _total_text(total, scale), won, small)
            self._lines.addWidget(line)
            # One that was not shown yet would not be counted among what needs room.
            line.show()
        self._lines.addStretch(1)
        self._fit_lines()
        if match.over:
            self._put_first(self.watch_button, self.go_on_button)
        else:
            self._put_first(self.go_on_button, self.watch_button)
        going = QCoreApplication.translate("History", "Go on", "button: with a match that is not over")
        opening = QCoreApplication.translate("History", "Open", "button: a match that is over, as it ended")
        self.go_on_button.set_text(opening if match.over else going)
        self.go_on_button.setToolTip(
            QCoreApplication.translate("History", "Put it on the table as it ended")
            if match.over
            else QCoreApplication.translate("History", "Put it on the table and play on")
        )
        if match.given_up:
            self.go_on_button.setToolTip(QCoreApplication.translate("History", "Take it up again and play on"))

    def _fit_lines(self) -> None:
        """Let all that is told have the height it needs; what there is no room for is scrolled to."""
        self._seats.setMinimumHeight(0)
        self._lines.activate()
        self._seats.setMinimumHeight(self._lines.minimumSize().height())
        self._words.invalidate()
        needed = max(self._words.minimumSize().height(), self._words.heightForWidth(self._scroll.viewport().width()))
        self._told.setMinimumHeight(needed)
        # Tab brings each in sight.
        stops = needed > self._scroll.viewport().height()
        for line in self._seats.findChildren(_SeatLine):
            line.setFocusPolicy(Qt.FocusPolicy.TabFocus if stops else Qt.FocusPolicy.NoFocus)

    def _fit_buttons(self) -> None:
        """Two and two beneath the one that stands out. Where the words have no room beside their signs, these give
        way; words that are too wide even so have a row of their own."""
        if not hasattr(self, "_column"):
            return
        shown = [button for button in self._order if not button.isHidden()]
        self._show_icons(shown, True)
        half = (self.width() - 2 * self._column.contentsMargins().left()) // 2
        tight = any(button.whole_width() > half for button in shown if button.kind == "secondary")
        if tight:
            self._show_icons([button for button in shown if button.kind == "secondary"], False)
        rows: list[list[PushButton]] = []
        ended = True
        for button in shown:
            alone = button.kind == "primary" or button.whole_width() > half
            if alone or ended:
                rows.append([button])
            else:
                rows[-1].append(button)
            ended = alone or len(rows[-1]) == 2
        if tight:
            self._show_icons([row[0] for row in rows if len(row) == 1], True)
        if rows == self._rows:
            return
        self._rows = rows
        for button in self._order:
            self._buttons.removeWidget(button)
        for place, row in enumerate(rows):
            for column, button in enumerate(row):
                self._buttons.addWidget(button, place, column, 1, 3 - len(row))

    def _show_icons(self, buttons: Sequence[PushButton], on: bool) -> None:
        for button in buttons:
            button.set_icon(self._icons[button] if on else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._scroll.viewport() and event.type() == QEvent.Type.Resize:
            self._fit_lines()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()

    def _put_first(self, first: PushButton, second: PushButton) -> None:
        """Let one of the two be the button that stands out."""
        first.set_kind("primary")
        second.set_kind("secondary")
        self._order[:2] = first, second
        self._fit_buttons()
        if first.window() is second.window():
            QWidget.setTabOrder(first, second)

    def retranslate(self) -> None:
        """Take the words of the present language."""
        self.watch_button.set_text(QCoreApplication.translate("History", "Watch again", "button: all of a match"))
        self.watch_button.setToolTip(
            QCoreApplication.translate("History", "See the match move by move; you can play on from any moment")
        )
        self.anew_button.set_text(QCoreApplication.translate("History", "Same cards", "button: play a match anew"))
        self.anew_button.setToolTip(
            QCoreApplication.translate("History", "Begin a new match with the same people and the same cards")
        )
        self.save_button.set_text(QCoreApplication.translate("History", "Save…", "button: as a file"))
        self.save_button.setToolTip(QCoreApplication.translate("History", "Save the match as a file"))
        self.take_back_button.set_text(QCoreApplication.translate("History", "Take back", "button: a deleted match"))
        self.take_back_button.setToolTip(QCoreApplication.translate("History", "Put the match into the list again"))
        self.give_up_button.set_text(give_up_text() + "…")
        self.give_up_button.setToolTip(QCoreApplication.translate("History", "Stop playing this match"))
        self._retranslate_delete(not self.take_back_button.isHidden())

    def _retranslate_delete(self, thrown_away: bool) -> None:
        if thrown_away:
            text = QCoreApplication.translate("History", "Delete for good…", "button: a match that was deleted")
            tip = QCoreApplication.translate("History", "Nobody can have the match again then")
        else:
            text = QCoreApplication.translate("History", "Delete", "button: a saved match")
            tip = QCoreApplication.translate("History", "Take the match out of the list; it can be taken back")
        self.delete_button.set_text(text)
        self.delete_button.setToolTip(tip)
        self._fit_buttons()

    def theme_changed(self) -> None:
        if hasattr(self, "_column"):
            side = px(16)
            self._words.setContentsMargins(0, 0, 0, 0)
            self._words.setSpacing(px(4))
            for label in (self._title, self._when, self._how):
                label.setIndent(px(ROOM))
            self._column.setContentsMargins(side, px(14), side, px(12))
            self._column.setSpacing(px(4))
            self._lines.setContentsMargins(px(ROOM), px(6), px(ROOM), 0)
            self._lines.setSpacing(px(4))
            self._fit_lines()
            self._buttons.setSpacing(0)
            self._fit_buttons()
        super().theme_changed()


def _total_text(total: int | None, scale: str | None) -> str:
    """The total of a seat in words, "" where points say nothing."""
    if total is None or scale is None:
        return ""
    if scale == "chips":
        return QCoreApplication.translate("History", "%n chip(s)", "what somebody has in the end", total)
    if scale == "wins":
        return ""
    # A plural form is chosen for a count, and a total may be negative.
    return points(total) if total >= 0 else number(total)


class _SeatLine(Themed, QWidget):
    """Somebody at the match, with the level of a computer player, the total, and a crown for who won."""

    def __init__(self, chair: Chair, total: str, won: bool, small: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._total, self._won = total, won
        picture = chair.picture if is_avatar(chair.picture) else f"robot-{chair.seat}"
        level = level_title(chair.level) if chair.level in LEVELS else ""
        self._player = PersonLine(picture, chair.name, "", 14 if small else 17, self)
        self._level = level
        self._stacked = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        crown = QCoreApplication.translate("History", "winner", "read aloud behind a name") if won else ""
        self.setAccessibleName(facts(part for part in (self._player.name, level, crown, total) if part))
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return self._player.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._player.minimumSizeHint()

    def _end(self) -> float:
        """What crown, level and total take behind the name, px."""
        wide = line_width(self._total, ui_font(16, fonts.SEMI_BOLD)) if self._total else 0.0
        return wide + self._level_width() + (30 * self.k if self._won else 0.0) + 8 * self.k

    def _level_width(self) -> float:
        return line_width(self._level, ui_font(14.5)) + 14 * self.k if self._level and not self._stacked else 0.0

    def _stack(self) -> None:
        """Put the level under the name where both do not fit side by side."""
        self._stacked = False
        player = self._player
        player.show_player(player.picture, player.name)
        if self._level and player.sizeHint().width() + self._end() > self.width():
            self._stacked = True
            player.show_player(player.picture, player.name, self._level)
        self.updateGeometry()

    def _place(self) -> None:
        self._stack()
        end = round(self._end())
        self._player.setGeometry(end if self.rtl else 0, 0, max(0, self.width() - end), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._place()

    def theme_changed(self) -> None:
        self._place()
        super().theme_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, rtl, rect = self.k, self.rtl, QRectF(self.rect())
        if self.hasFocus():
            ring = drawing.inset(rect, 1.5 * k)
            drawing.line_round(painter, ring, 10 * k, QColor(self.theme.focus), 3 * k)
        font = ui_font(16, fonts.SEMI_BOLD)
        align = Qt.AlignmentFlag.AlignLeft if rtl else Qt.AlignmentFlag.AlignRight
        room = rect.adjusted(6 * k, 0, -6 * k, 0)
        paint_line(painter, room, self._total, font, self.theme.text, align, rtl)
        taken = line_width(self._total, font) + (10 * k if self._total else 0.0)
        if self._level and not self._stacked:
            small = ui_font(14.5)
            place = room.adjusted(taken, 0, 0, 0) if rtl else room.adjusted(0, 0, -taken, 0)
            paint_line(painter, place, self._level, small, self.theme.muted, align, rtl)
            taken += line_width(self._level, small) + 10 * k
        if self._won:
            side = 22 * k
            x = rect.left() + taken if rtl else rect.right() - taken - side
            ink = QColor("#B57A10" if self.theme.name == "day" else self.theme.gold)
            paint_icon(painter, "crown", QRectF(x, rect.center().y() - side / 2, side, side), ink, rtl=rtl)
