"""What one person has won in one game, as a card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardgui.language.lists import facts
from cardgui.language.numbers import number, percentage
from cardgui.language.phrases import phrases_of
from cardgui.language.phrases.common import level_title
from cardgui.rules.seats import LEVELS
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.avatars import level_bars_size, paint_level_bars
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.text import line_width, paint_line
from cardgui.scene.look.theme import color
from cardgui.storage.header_facts import PEOPLE_ALONE, Measure
from cardgui.storage.statistics import GameStatistics, Share
from cardgui.windows.game_art import paint_game_tile
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.panel import Panel
from cardgui.windows.widgets.themed import (
    FOCUS_GAP,
    FOCUS_WIDTH,
    Themed,
    current_theme,
    paint_focus_ring,
    px,
    ui_font,
)


def played_text(count: int) -> str:
    """`20 matches played`."""
    return QCoreApplication.translate("History", "%n match(es) played", "by one person", count)


def share_text(share: Share) -> str:
    """`12 won, 60%`."""
    text = QCoreApplication.translate("History", "{won} won, {share}", "matches; a number and a percentage")
    part = share.won / share.played if share.played else 0.0
    return text.format(won=number(share.won), share=percentage(part))


class GameFigures(Panel):
    """The figures of one person in one game."""

    def __init__(self, figures: GameStatistics, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = figures
        self._column = QVBoxLayout(self)
        self._head = _Head(figures)
        self._column.addWidget(self._head)
        self.lines = [_Line(text, value) for text, value in _facts_of(figures)]
        self.levels = [_LevelLine(level, figures.by_level[level]) for level in _levels_of(figures)]
        for line in self.lines:
            self._column.addWidget(line)
        if self.levels:
            self._column.addWidget(
                TextLabel(
                    QCoreApplication.translate(
                        "History", "By opponents", "how many matches were won; levels of computer players below"
                    ),
                    15,
                    role="muted",
                )
            )
        for level in self.levels:
            self._column.addWidget(level)
        told = (self._head, *self.lines, *self.levels)
        self.setAccessibleName(facts(part.accessibleName() for part in told))
        # So that Tab brings each card in sight, and a screen reader reads it whole.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.theme_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            drawing.antialias(painter)
            inside = drawing.inset(QRectF(self.rect()), (FOCUS_GAP + FOCUS_WIDTH) * self.k)
            paint_focus_ring(painter, inside, (self.radius - FOCUS_GAP - FOCUS_WIDTH) * self.k)

    def theme_changed(self) -> None:
        if hasattr(self, "_column"):
            side = px(20)
            self._column.setContentsMargins(side, px(16), side, px(16))
            self._column.setSpacing(px(5))
        super().theme_changed()


def _facts_of(figures: GameStatistics) -> list[tuple[str, str]]:
    """Lines of a card: what, and how much."""
    alone = Share(figures.played_without_undo, figures.won_without_undo)
    of = QCoreApplication.translate("History", "{won} of {played}", "matches won of those played")
    lines = [
        (
            QCoreApplication.translate("History", "Won without taking back", "of the matches without undo"),
            of.format(won=number(alone.won), played=number(alone.played)),
        )
    ]
    lines += [(_best_title(measure), number(best)) for measure, best in figures.best.items()]
    if figures.longest is not None:
        lines.append(
            (
                QCoreApplication.translate("History", "Longest match"),
                QCoreApplication.translate("History", "%n move(s)", "how long a match was", figures.longest),
            )
        )
    lines.append(
        (QCoreApplication.translate("History", "Won in a row now", "one match after the other"), number(figures.streak))
    )
    lines.append((QCoreApplication.translate("History", "Most won in a row"), number(figures.best_streak)))
    if figures.given_up:
        text = QCoreApplication.translate("History", "Given up", "how many matches; they count neither as won nor lost")
        lines.append((text, number(figures.given_up)))
    return lines


def _best_title(measure: Measure) -> str:
    """What a best total is best of: matches that are played to the same end and counted in the same way."""
    if measure.scale == "low":
        text = QCoreApplication.translate("History", "Fewest points, to {target}", "best of the matches to 100 points")
    elif measure.scale == "high":
        text = QCoreApplication.translate("History", "Most points, to {target}", "best of the matches to 500 points")
    else:
        text = QCoreApplication.translate("History", "Most chips, from {target}", "best of those begun with 50 chips")
    parts = [text.format(target=number(measure.target))]
    if measure.rounds:
        parts.append(QCoreApplication.translate("History", "%n round(s)", "after which a match ends", measure.rounds))
    if measure.variant == "teams":
        parts.append(QCoreApplication.translate("History", "in teams", "matches that were played so"))
    elif measure.variant == "house":
        parts.append(QCoreApplication.translate("History", "house rules", "matches that were played by such"))
    return facts(parts)


def _levels_of(figures: GameStatistics) -> list[str]:
    return [level for level in (PEOPLE_ALONE, *LEVELS) if level in figures.by_level]


class _Head(Themed, QWidget):
    """The game's tile and name, how much was played and won, and the share as a bar."""

    def __init__(self, figures: GameStatistics, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = figures.game
        self._title = phrases_of(figures.game).title()
        self._share = Share(figures.played, figures.won)
        self._words = facts((played_text(figures.played), share_text(self._share)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{self._title}: {self._words}")
        self.follow_theme()

    def sizeHint(self) -> QSize:
        lines = ui_font(22).pixelSize() * 1.4 + ui_font(15.5).pixelSize() * 1.5
        return QSize(px(300), round(max(60 * self.k, lines + 16 * self.k)))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(200), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, rtl, rect, theme = self.k, self.rtl, QRectF(self.rect()), self.theme
        tile = 56 * k
        place = QRectF(rect.right() - tile if rtl else 0, 0, tile, tile)
        paint_game_tile(painter, place, self._game, theme, k, self.devicePixelRatioF())
        start = tile + 14 * k
        room = rect.adjusted(0, 0, -start, 0) if rtl else rect.adjusted(start, 0, 0, 0)
        align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        title, words = ui_font(22, fonts.EXTRA_BOLD), ui_font(15.5)
        first, second = title.pixelSize() * 1.35, words.pixelSize() * 1.45
        above = QRectF(room.x(), 0, room.width(), first)
        paint_line(painter, above, self._title, title, theme.text, align, rtl)
        below = QRectF(room.x(), first, room.width(), second)
        paint_line(painter, below, self._words, words, theme.text, align, rtl)
        bar = QRectF(room.x(), first + second + 3 * k, room.width(), 7 * k)
        paint_share(painter, bar, self._share, rtl)


def paint_share(painter: QPainter, bar: QRectF, share: Share, rtl: bool) -> None:
    """A bar that is filled as far as matches were won."""
    theme, radius = current_theme.theme, bar.height() / 2
    drawing.fill_round(painter, bar, radius, color(theme.text, 0.30 if theme.high_contrast else 0.12))
    wide = bar.width() * share.won / share.played if share.played else 0.0
    if wide:
        wide = max(wide, bar.height())
        filled = QRectF(bar.right() - wide if rtl else bar.left(), bar.top(), wide, bar.height())
        drawing.fill_round(painter, filled, radius, QColor(theme.button))


class _Line(Themed, QWidget):
    """What, and at the end of the line how much."""

    def __init__(self, text: str, value: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text, self.value = text, value
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{text}: {value}")
        self.setToolTip(self.accessibleName())
        self.follow_theme()

    def sizeHint(self) -> QSize:
        wide = line_width(self.text, ui_font(16)) + line_width(self.value, ui_font(17, fonts.SEMI_BOLD)) + 12 * self.k
        return QSize(round(wide), round(ui_font(17).pixelSize() * 1.55))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(160), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rtl, rect = self.rtl, QRectF(self.rect())
        value = ui_font(17, fonts.SEMI_BOLD)
        wide = line_width(self.value, value)
        leading = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        trailing = Qt.AlignmentFlag.AlignLeft if rtl else Qt.AlignmentFlag.AlignRight
        paint_line(painter, rect, self.value, value, self.theme.text, trailing, rtl)
        taken = wide + 12 * self.k
        room = rect.adjusted(taken, 0, 0, 0) if rtl else rect.adjusted(0, 0, -taken, 0)
        paint_line(painter, room, self.text, ui_font(16), self.theme.muted, leading, rtl)


class _LevelLine(Themed, QWidget):
    """How many matches were won against the strongest computer player of a level, with a bar; or among people."""

    def __init__(self, level: str, share: Share, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.level, self.share = level, share
        people = QCoreApplication.translate("History", "People alone", "opponents of whom none is a computer player")
        self.text = people if level == PEOPLE_ALONE else level_title(level)
        of = QCoreApplication.translate("History", "{won} of {played}", "matches won of those played")
        self.value = of.format(won=number(share.won), played=number(share.played))
        self.percent = percentage(share.won / share.played)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{self.text}: {self.value}, {self.percent}")
        self.setToolTip(self.accessibleName())
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(px(300), round(ui_font(16).pixelSize() * 1.55))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(160), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, rtl, rect, theme = self.k, self.rtl, QRectF(self.rect()), self.theme
        middle, icon = rect.center().y(), 30 * k
        if self.level == PEOPLE_ALONE:
            side = 20 * k
            x = rect.right() - side - 4 * k if rtl else 4 * k
            paint_icon(painter, "people", QRectF(x, middle - side / 2, side, side), QColor(theme.text), rtl=rtl)
        else:
            size = level_bars_size(len(LEVELS), 0.85 * k)
            x = rect.right() - size.width() if rtl else 0.0
            bars = LEVELS.index(self.level) + 1
            at = QRectF(x, middle + size.height() / 2, 0, 0).topLeft()
            paint_level_bars(painter, at, bars, len(LEVELS), theme.text, 0.85 * k)
        leading = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        trailing = Qt.AlignmentFlag.AlignLeft if rtl else Qt.AlignmentFlag.AlignRight
        font, bold = ui_font(16), ui_font(16, fonts.SEMI_BOLD)
        words, share, value = (width * rect.width() for width in (0.36, 0.26, 0.30))

        def span(start: float, wide: float) -> QRectF:
            x = rect.right() - start - wide if rtl else start
            return QRectF(x, rect.top(), wide, rect.height())

        paint_line(painter, span(icon + 8 * k, words - icon), self.text, font, theme.text, leading, rtl)
        bar = span(words + 12 * k, share)
        paint_share(painter, QRectF(bar.x(), middle - 3.5 * k, bar.width(), 7 * k), self.share, rtl)
        end = rect.width() - value
        text = facts((self.value, self.percent))
        paint_line(painter, span(end, value), text, bold, theme.text, trailing, rtl)
