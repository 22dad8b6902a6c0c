"""Where the points of a round stand in a column of the score sheet, with the marks beside or under them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF


@dataclass(frozen=True, slots=True)
class CellPlaces:
    """pill: round the points, px.  check: of who closed the round.  mark: of points that were doubled, or not.
    mark_is_small: it stands under the points."""

    pill: QRectF
    check: QRectF | None
    mark: QRectF | None
    mark_is_small: bool


@dataclass(frozen=True, slots=True)
class CellContent:
    """points: width of the number, px.  closed: with a check.  mark, small_mark: sizes of the mark beside and under the
    points, px, None for no mark.  best: with a pill that is seen."""

    points: float
    closed: bool
    best: bool
    mark: QSizeF | None = None
    small_mark: QSizeF | None = None


def arrange_cell(room: QRectF, content: CellContent, narrow: bool, scale: float, rtl: bool) -> CellPlaces:
    """All within `room`, px: the column without its frame, as high as the row."""
    k, mark = scale, content.mark
    if mark is not None and not narrow:
        away = max(26 * k, content.points / 2 + 4 * k) + 2 * k
        if away + mark.width() <= room.width() / 2:
            centre = room.center()
            x = centre.x() - away - mark.width() if rtl else centre.x() + away
            place = QRectF(QPointF(x, centre.y() - mark.height() / 2), mark)
            pill, check = _pill_and_check(room, centre, room.height() - 8 * k, content, narrow, k, rtl)
            return CellPlaces(pill, check, place, False)
    if content.small_mark is None:
        pill, check = _pill_and_check(room, room.center(), room.height() - 8 * k, content, narrow, k, rtl)
        return CellPlaces(pill, check, None, False)
    small = QSizeF(min(content.small_mark.width(), room.width()), content.small_mark.height())
    centre = QPointF(room.center().x(), room.center().y() - 9 * k)
    pill, check = _pill_and_check(room, centre, room.height() - 18 * k, content, narrow, k, rtl)
    top = room.bottom() - 14 * k - small.height() / 2
    return CellPlaces(pill, check, QRectF(QPointF(room.center().x() - small.width() / 2, top), small), True)


def _pill_and_check(
    room: QRectF, centre: QPointF, high: float, content: CellContent, narrow: bool, k: float, rtl: bool
) -> tuple[QRectF, QRectF | None]:
    size = QSizeF(68 * k, 40 * k) if not narrow else QSizeF(min(54 * k, room.width() * 0.68), 34 * k)
    size.setHeight(min(size.height(), high))
    side = (17 if not narrow else 14) * k
    outside = size.width() / 2 + (5 * k if content.best else -5 * k)
    if content.closed and outside + side > room.width() / 2:
        # There is no room beside the pill: the check stands within it, next to the number.
        outside = min(content.points / 2 + 3 * k, room.width() / 2 - side - 2 * k)
        size.setWidth(min(room.width(), max(size.width(), 2 * (outside + side + 4 * k))))
    pill = QRectF(centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height())
    if not content.closed:
        return pill, None
    x = centre.x() + outside if rtl else centre.x() - outside - side
    return pill, QRectF(x, centre.y() - side / 2, side, side)
