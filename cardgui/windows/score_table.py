"""The table of a score sheet: heads that stay, rounds that scroll, totals that stay."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardgui.controller.view import Chair
from cardgui.language.lists import all_of
from cardgui.language.numbers import number, signed
from cardgui.language.phrases.common import round_title
from cardgui.rules.skip_bo.scoring import CARD_POINTS
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.avatars import paint_avatar
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.lettering import least_width
from cardgui.scene.look.shapes import placed
from cardgui.scene.look.text import line_width, paint_line
from cardgui.scene.look.theme import color
from cardgui.windows.score_cell import CellContent, CellPlaces, arrange_cell
from cardgui.windows.scores import Cell, Kind, Scores
from cardgui.windows.widgets.scroll import ScrollArea
from cardgui.windows.widgets.themed import Themed, current_theme, ui_font

_HEAD, _ROW, _COMING, _TOTALS = 128.0, 62.0, 54.0, 106.0
_PLAIN_TOTALS = 76.0
"""The height of totals where no target is to be reached."""
_LOW_HEAD, _LOW_ROW, _LOW_COMING = 108.0, 48.0, 42.0
"""The same in a low window."""
_LEAST_ROWS = 1.6
_LABELS = 128.0
_NARROW = 132.0
_TRACK = "#E7DCC8"
_LATE = 0.6
_FRAME = 1.5


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where the columns are. left, width: of the table within the part, px.  first: of the column with the rounds'
    names, px."""

    left: float
    width: float
    first: float
    count: int
    rtl: bool

    @property
    def each(self) -> float:
        return (self.width - self.first) / self.count

    @property
    def is_narrow(self) -> bool:
        return self.each < _NARROW * current_theme.scale

    def rect(self, seat: int, height: float) -> QRectF:
        start = self.first + seat * self.each
        return QRectF(self.left + (self.width - start - self.each if self.rtl else start), 0, self.each, height)

    def within(self, seat: int, height: float) -> QRectF:
        """The column without the frame that it has while it leads."""
        gap = self.gap + _FRAME * current_theme.scale
        return self.rect(seat, height).adjusted(gap, 0, -gap, 0)

    @property
    def gap(self) -> float:
        """Between the leader's frame and the edge of the column, px."""
        return (6 if not self.is_narrow else 1) * current_theme.scale

    def label(self, height: float) -> QRectF:
        room = self.first - 8 * current_theme.scale
        return QRectF(self.left + (self.width - room if self.rtl else 0), 0, room, height)


class _Part(Themed, QWidget):
    """A part of the table over its whole width."""

    def __init__(self, table: ScoreTable) -> None:
        super().__init__()
        self.table = table
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def columns(self) -> _Columns:
        # Heads and totals keep clear of the scroll bar beside the rounds, which is at the other side of right to left.
        width = self.table.row_width()
        left = self.width() - width if self.rtl else 0
        return _Columns(left, width, self.table.label_width(), len(self.table.scores.columns), self.rtl)

    def paint_lead(self, painter: QPainter, above: float, below: float) -> None:
        """The tint behind the leader's column; it runs `above` and `below` beyond this part, where it is round."""
        theme, k = self.theme, self.k
        columns = self.columns()
        gap = columns.gap
        for column in self.table.scores.leaders:
            rect = columns.rect(column, self.height()).adjusted(gap, -above, -gap, below)
            painter.save()
            painter.setClipRect(self.rect())
            if theme.high_contrast:
                drawing.line_round(painter, drawing.inset(rect, 1.5 * k), 20 * k, QColor(theme.turn), 3 * k)
            else:
                drawing.fill_round(painter, rect, 20 * k, color("#FFD36B", 0.24 if theme.name == "day" else 0.16))
                edge = drawing.inset(rect, 0.75 * k)
                drawing.line_round(painter, edge, 20 * k, color("#B98A1E", 0.55), 1.5 * k)
            painter.restore()

    def paint_label(
        self, painter: QPainter, text: str, size: float, bold: bool, height: float, below: str = ""
    ) -> None:
        """below: a second, smaller line."""
        align = Qt.AlignmentFlag.AlignRight if self.rtl else Qt.AlignmentFlag.AlignLeft
        font = ui_font(size, fonts.EXTRA_BOLD if bold else fonts.SEMI_BOLD)
        ink = self.theme.text if bold else self.theme.muted
        room = self.columns().label(height)
        if below:
            small = QRectF(room.left(), height / 2 + self.k, room.width(), 20 * self.k)
            paint_line(painter, small, below, ui_font(13.5), self.theme.accent, align, self.rtl)
            room.translate(0, -9 * self.k)
        paint_line(painter, room, text, font, ink, align, self.rtl)


class _Heads(_Part):
    def __init__(self, table: ScoreTable) -> None:
        super().__init__(table)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(round(400 * self.k), round(self.table.head * self.k))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme, columns = self.k, self.theme, self.columns()
        self.paint_lead(painter, -4 * k, 60 * k)
        radius = min((self.table.head - 60) * 0.5 * k, columns.each * 0.36)
        for column in range(columns.count):
            chairs = self.table.chairs_of(column)
            rect = columns.rect(column, self.height())
            leads = column in self.table.scores.leaders
            ring = QColor(theme.gold if leads else ("#FFFFFF" if theme.name == "day" else theme.line))
            # Partners stand together, the first before the others.
            pitch = min(1.7 * radius, (columns.each * 0.9 - 2 * radius) / max(1, len(chairs) - 1))
            height = 24 * k + radius
            for index in reversed(range(len(chairs))):
                away = (index - (len(chairs) - 1) / 2) * pitch * (-1 if self.rtl else 1)
                middle = QPointF(rect.center().x() + away, height)
                paint_avatar(painter, middle, radius, chairs[index].picture, ring, 3.5 * k)
            if leads:
                _paint_crown(painter, QPointF(rect.center().x(), height - radius - 4 * k), k)
            inner = columns.within(column, self.height())
            name = QRectF(inner.left(), self.height() - 33 * k, inner.width(), 30 * k)
            size = 18.5 if not columns.is_narrow else 15
            text = self.table.name_of(column)
            paint_line(painter, name, text, ui_font(size, fonts.SEMI_BOLD), theme.text, rtl=self.rtl)
        line = max(1.0, 1.2 * k)
        painter.fillRect(QRectF(0, self.height() - line, self.width(), line), QColor(theme.line))


class _Rows(_Part):
    def __init__(self, table: ScoreTable) -> None:
        super().__init__(table)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        scores, k = self.table.scores, self.k
        coming = self.table.coming * k if scores.next_round is not None else 0
        return QSize(round(400 * k), round(len(scores.rows) * self.table.row * k + coming))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(200 * self.k), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme, scores = self.k, self.theme, self.table.scores
        self.paint_lead(painter, 60 * k, 60 * k)
        line = max(1.0, 1.2 * k)
        for index, row in enumerate(scores.rows):
            painter.save()
            painter.translate(0, index * self.table.row * k)
            if index:
                painter.fillRect(QRectF(0, 0, self.width(), line), QColor(theme.line))
            below = blocked_text() if scores.blocked[index] else ""
            if scores.pots[index]:
                below = pot_text(scores.pots[index])
            self.paint_label(painter, round_title(index), 17.5, False, self.table.row * k, below)
            for column, cell in enumerate(row):
                self._paint_cell(painter, column, cell)
            painter.restore()
        if scores.next_round is not None:
            painter.save()
            painter.translate(0, len(scores.rows) * self.table.row * k)
            if scores.rows:
                painter.fillRect(QRectF(0, 0, self.width(), line), QColor(theme.line))
            self.paint_label(painter, round_title(scores.next_round), 17.5, False, self.table.coming * k)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#B9AD9B") if theme.name == "day" else QColor(theme.muted))
            for column in range(len(scores.columns)):
                painter.drawEllipse(self.columns().rect(column, self.table.coming * k).center(), 2.6 * k, 2.6 * k)
            painter.restore()

    def _paint_cell(self, painter: QPainter, column: int, cell: Cell) -> None:
        k, theme, columns = self.k, self.theme, self.columns()
        room = columns.within(column, self.table.row * k)
        narrow = columns.is_narrow
        detail = detail_text(cell)
        if detail:
            self._paint_itemised(painter, room, cell, detail)
            return
        ink, weight = QColor(theme.text), fonts.SEMI_BOLD
        if cell.best:
            ink, weight = QColor(theme.lowest_text), fonts.EXTRA_BOLD
        font = ui_font(24 if not narrow else 20, weight)
        places = self.table.places_of(room, cell, font, narrow)
        pill, middle = places.pill, places.pill.center()
        if cell.best:
            drawing.fill_round(painter, pill, pill.height() / 2, QColor(theme.lowest_fill))
        if self.table.scores.kind == "wins" and cell.points:
            side = 0.62 * pill.height()
            paint_icon(painter, "trophy", QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), ink, 2.4)
        else:
            text = points_text(cell.points, self.table.scores.kind)
            paint_line(painter, pill, text, font, ink, rtl=self.rtl)
        if places.check is not None:
            paint_icon(painter, "check", places.check, theme.muted, 2.6)
        if places.mark is not None:
            paint_mark(painter, places.mark, mark_text(cell), not cell.spared, places.mark_is_small)

    def _paint_itemised(self, painter: QPainter, rect: QRectF, cell: Cell, detail: str) -> None:
        """Points, and below them how they came about."""
        k, theme = self.k, self.theme
        narrow = self.columns().is_narrow
        high = min(32 * k, rect.height() * 0.56)
        middle = QPointF(rect.center().x(), rect.top() + 5 * k + high / 2)
        ink, weight = QColor(theme.muted), fonts.SEMI_BOLD
        if cell.best:
            ink, weight = QColor(theme.lowest_text), fonts.EXTRA_BOLD
            wide = min(68 * k, rect.width() * 0.62)
            pill = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
            drawing.fill_round(painter, pill, high / 2, QColor(theme.lowest_fill))
        room = QRectF(rect.left(), middle.y() - high / 2, rect.width(), high)
        font = ui_font(21 if not narrow else 18, weight)
        paint_line(painter, room, points_text(cell.points, self.table.scores.kind), font, ink, rtl=self.rtl)
        below = QRectF(rect.left(), room.bottom(), rect.width(), rect.bottom() - room.bottom())
        words = theme.text if cell.best else theme.muted
        paint_line(painter, below, detail, ui_font(14.5 if not narrow else 12.5), words, rtl=self.rtl)


class _Totals(_Part):
    def __init__(self, table: ScoreTable) -> None:
        super().__init__(table)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        high = _TOTALS + 24 if self.table.scores.target else _PLAIN_TOTALS
        return QSize(round(400 * self.k), round(high * self.k))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme, scores, columns = self.k, self.theme, self.table.scores, self.columns()
        self.paint_lead(painter, 60 * k, 0)
        painter.fillRect(QRectF(0, 0, self.width(), 2.4 * k), QColor(theme.text))
        self.paint_label(painter, total_title(scores.kind), 21, True, 66 * k)
        for column, total in enumerate(scores.totals):
            rect = columns.rect(column, self.height())
            room = QRectF(rect.left(), 3 * k, rect.width(), 60 * k)
            size = 40 if not columns.is_narrow else 28
            paint_line(painter, room, number(total), ui_font(size, fonts.EXTRA_BOLD), theme.text, rtl=self.rtl)
            if scores.target is not None:
                self._paint_progress(painter, columns.within(column, self.height()), total, scores.target)

    def _paint_progress(self, painter: QPainter, rect: QRectF, total: int, target: int) -> None:
        """Within `rect`, so that a column's words keep clear of its neighbour's and of the leader's frame."""
        k, theme = self.k, self.theme
        wide = min(128 * k, rect.width() - 4 * k)
        bar = QRectF(rect.center().x() - wide / 2, 68 * k, wide, 14 * k)
        track = QColor(_TRACK) if theme.name == "day" else QColor(theme.line)
        if theme.high_contrast:
            drawing.line_round(painter, drawing.inset(bar, k), 6 * k, QColor(theme.line), 2 * k)
        else:
            drawing.fill_round(painter, bar, 7 * k, track)
        share = min(1.0, max(0.0, total / target))
        if share > 0:
            full = QRectF(bar)
            full.setWidth(max(bar.height(), bar.width() * share))
            if self.rtl:
                full.moveRight(bar.right())
            late = self.table.scores.low_wins and share >= _LATE
            drawing.fill_round(painter, full, 7 * k, QColor(theme.warning if late else theme.button))
        if total < target:
            text = QCoreApplication.translate("Scores", "%n to go", "points until the match ends", target - total)
        else:
            text = QCoreApplication.translate("Scores", "reached", "the points that end the match")
        room = QRectF(rect.left(), 84 * k, rect.width(), 24 * k)
        size = 14.5 if rect.width() > 100 * k else 12
        paint_line(painter, room, text, ui_font(size), theme.muted, rtl=self.rtl)


class ScoreTable(Themed, QWidget):
    """chairs, scores: what is shown.  low: there is little height.  head, row, coming: heights of the heads, of a
    round and of the round to come, px at scale 1. The newest rounds are in sight at first and stay so."""

    def __init__(
        self, chairs: tuple[Chair, ...], scores: Scores, low: bool = False, parent: QWidget | None = None
    ) -> None:
        """low: there is little height."""
        super().__init__(parent)
        self.chairs = chairs
        self.scores = scores
        self._set_heights(low)
        self._heads = _Heads(self)
        self._rows = _Rows(self)
        self._totals = _Totals(self)
        self._scroll = ScrollArea(self._rows)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._heads)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._totals)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._at_end = True
        self._scroll.verticalScrollBar().valueChanged.connect(self._scrolled)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._ranged)
        self.setAccessibleName(self.spoken())
        self.follow_theme()

    def _set_heights(self, low: bool) -> None:
        self.low = low
        self.head, self.row, self.coming = (_LOW_HEAD, _LOW_ROW, _LOW_COMING) if low else (_HEAD, _ROW, _COMING)

    def set_low(self, low: bool) -> None:
        """There is little height from now on, or more than that."""
        if low != self.low:
            self._set_heights(low)
            for part in (self._heads, self._rows, self._totals):
                part.updateGeometry()
                part.update()
            self.theme_changed()

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self._scroll.verticalScrollBar().maximum() - 2

    def _ranged(self, least: int, most: int) -> None:
        """Another size: the newest rows stay in sight unless somebody has scrolled away from them."""
        if self._at_end:
            self._scroll.verticalScrollBar().setValue(most)

    def row_width(self) -> int:
        """The width that the rounds have beside the scroll bar, px."""
        return self._scroll.viewport().width()

    def label_width(self) -> float:
        """The room of the rounds' names, px."""
        longest = round_title(max(len(self.scores.rows), self.scores.next_round or 0))
        wide = line_width(longest, ui_font(17.5, fonts.SEMI_BOLD))
        total = total_title(self.scores.kind)
        wide = max(wide, line_width(total, ui_font(21, fonts.EXTRA_BOLD)))
        usual = min(_LABELS * self.k, wide + 20 * self.k)
        if (self.row_width() - usual) / len(self.scores.columns) >= _NARROW * self.k:
            return usual
        # Many columns need the room for their names: smaller letters, or two lines, do for the rounds.
        least = max(least_width(longest), least_width(total, weight=fonts.EXTRA_BOLD))
        return min(usual, least + 10 * self.k)

    def places_of(self, room: QRectF, cell: Cell, font: QFont, narrow: bool) -> CellPlaces:
        """Where all of a cell stands. room: px, the column without its frame.  font: of the points."""
        points = line_width(points_text(cell.points, self.scores.kind), font)
        text = mark_text(cell)
        marks = (mark_size(text), mark_size(text, True)) if text else (None, None)
        return arrange_cell(room, CellContent(points, cell.closer, cell.best, *marks), narrow, self.k, self.rtl)

    def chairs_of(self, column: int) -> list[Chair]:
        """Who is counted in a column."""
        return [self.chairs[seat] for seat in self.scores.columns[column]]

    def name_of(self, column: int) -> str:
        """The names over a column."""
        names = [chair.name for chair in self.chairs_of(column)]
        return names[0] if len(names) == 1 else all_of(names)

    def spoken(self) -> str:
        """The totals for a screen reader."""
        text = QCoreApplication.translate("Scores", "{name}: {points}", "one line of the score sheet, read aloud")
        return ". ".join(
            text.format(name=self.name_of(column), points=number(total))
            for column, total in enumerate(self.scores.totals)
        )

    def sizeHint(self) -> QSize:
        parts = (self._heads, self._rows, self._totals)
        return QSize(round(600 * self.k), sum(part.sizeHint().height() for part in parts))

    def minimumSizeHint(self) -> QSize:
        rows = min(self._rows.sizeHint().height(), round(_LEAST_ROWS * self.row * self.k))
        return QSize(round(300 * self.k), self._heads.sizeHint().height() + rows + self._totals.sizeHint().height())

    def theme_changed(self) -> None:
        if hasattr(self, "_scroll"):
            self._scroll.setMinimumHeight(min(self._rows.sizeHint().height(), round(_LEAST_ROWS * self.row * self.k)))
        super().theme_changed()


def points_text(points: int, kind: Kind) -> str:
    """A round's points, or the change of chips with its sign; nothing but a dash for a round that was not won."""
    if kind == "chips":
        return signed(points)
    return "–" if kind == "wins" and not points else number(points)


def total_title(kind: Kind) -> str:
    return {
        "points": QCoreApplication.translate("Scores", "Total"),
        "wins": QCoreApplication.translate("Scores", "Won", "how many rounds, on the score sheet"),
        "chips": QCoreApplication.translate("Scores", "Chips", "how many somebody has, on the score sheet"),
    }[kind]


def detail_text(cell: Cell) -> str:
    """How the points of a Skip-Bo round came about (SB-15), "" for other games."""
    if cell.cards is None:
        return ""
    cards = f"{number(cell.cards)} × {number(CARD_POINTS)}"
    if cell.best:
        rest = cards if cell.counted is None else number(cell.counted)
        return f"{number(cell.bonus)} + {rest}" if cell.bonus else rest
    if cell.counted is None:
        return QCoreApplication.translate("Scores", "%n card(s) left", "in a stock", cell.cards)
    text = QCoreApplication.translate("Scores", "counts {points}", "points somebody writes down for the winner")
    return text.format(points=f"{cards} = {number(cell.counted)}" if cell.cards else number(0))


def blocked_text() -> str:
    return QCoreApplication.translate("Scores", "blocked", "a round that nobody could end")


def pot_text(chips: int) -> str:
    return QCoreApplication.translate("Scores", "%n in the pot", "chips that stay for the next round", chips)


def doubled_text(points: int) -> str:
    """`15 ×2`."""
    text = QCoreApplication.translate("Scores", "{points} ×{two}", "points that were doubled")
    return text.format(points=number(points), two=number(2))


def spared_text() -> str:
    return QCoreApplication.translate("Scores", "not ×{two}", "points that were not doubled").format(two=number(2))


def mark_text(cell: Cell) -> str:
    """What stands in the small pill of a cell, "" for none."""
    if cell.doubled_from is not None:
        return doubled_text(cell.doubled_from)
    return spared_text() if cell.spared else ""


def mark_size(text: str, small: bool = False) -> QSizeF:
    """The size of `paint_mark`, px."""
    k = current_theme.scale
    wide = line_width(text, _mark_font(small)) + (18 if not small else 12) * k
    return QSizeF(wide, (26 if not small else 20) * k)


def paint_mark(painter: QPainter, rect: QRectF, text: str, strong: bool, small: bool = False) -> None:
    """A small pill that says that points were doubled (strong), or not."""
    theme, k, high = current_theme.theme, current_theme.scale, rect.height()
    if strong:
        fill = QColor(theme.warning)
        drawing.fill_round(painter, rect, high / 2, fill)
        ink = QColor("#000000" if fill.lightnessF() > 0.5 else "#FFFFFF")
    else:
        drawing.line_round(painter, drawing.inset(rect, 0.75 * k), high / 2, QColor(theme.muted), 1.5 * k)
        ink = QColor(theme.muted)
    paint_line(painter, rect, text, _mark_font(small), ink)


def _mark_font(small: bool) -> QFont:
    return ui_font(14 if not small else 12, fonts.SEMI_BOLD)


def _paint_crown(painter: QPainter, foot: QPointF, k: float) -> None:
    path = placed("crown", foot.x(), foot.y() - 6 * k, 16 * k)
    painter.fillPath(path, QColor("#E0A021"))
    painter.strokePath(path, QPen(QColor("#8A5A08"), 1.2 * k))
