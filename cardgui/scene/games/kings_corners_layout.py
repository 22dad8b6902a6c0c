"""The layout of Kings Corners: what lies in the rooms of its plan."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QRadialGradient

from cardgui.controller.view import View
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.kings_corners.cards import RANKS
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, SIDES, STOCK
from cardgui.scene.games.chips import chips_margin, chips_paint
from cardgui.scene.games.kings_corners_plan import BACKS_ARC, BACKS_STEP, HAND_STEP, PILE_STEP, Plan, fanned, plan
from cardgui.scene.layout import CARD_RATIO, Fan, Frame, Layout, Mat, Paint, Piece, Sorter, SortKey, Spot, Spread
from cardgui.scene.look.drawing import inset, polygon, round_polygon
from cardgui.scene.look.lettering import paint_numeral
from cardgui.scene.look.playing_faces import BLACK, RED
from cardgui.scene.look.shapes import paint_shape
from cardgui.scene.look.theme import Theme, color

POINTS = dict(zip((*SIDES, *CORNERS), ("n", "e", "s", "w", "ne", "se", "sw", "nw"), strict=True))
"""The point of the compass of each side and corner."""
OUTWARD = {"nw": (-1, -1), "ne": (1, -1), "se": (1, 1), "sw": (-1, 1)}
DIAMOND = ((0, -1), (1, 0), (0, 1), (-1, 0))
SUIT_ORDER = (0, 1, 3, 2)
"""Spades, hearts, clubs, diamonds: the colours take turns."""


def by_rank(face: int) -> int:
    """Ace to king. Faces that are not known stay as they are."""
    return -1 if face == UNKNOWN else face % RANKS * len(SUIT_ORDER) + SUIT_ORDER[face // RANKS]


def by_suit(face: int) -> int:
    """Suit by suit, each from ace to king."""
    return -1 if face == UNKNOWN else SUIT_ORDER[face // RANKS] * RANKS + face % RANKS


ORDERS: dict[str, SortKey] = {"rank": by_rank, "suit": by_suit}


def kings_corners_layout(frame: Frame, view: View) -> Layout:
    """The table for a view: fans and hands are as wide as what lies in them needs."""
    seats, piles = view.seats, view.observation.table.piles
    chips = chips_of(view)
    rooms = plan(frame.size.width(), frame.size.height(), frame.text, frame.cards, frame.mirrored, seats, bool(chips))
    k, own = frame.k, rooms.own
    spots = {STOCK: _at(rooms.stock, rooms.u, Spread.PILE)}
    for place, point in POINTS.items():
        bay = rooms.bays[point]
        u, step = fanned(len(piles[place]), rooms.u, rooms.pile_room, PILE_STEP)
        spots[place] = _at(bay.center(), u, Spread.FAN, Fan(step))
    hand = piles[FIRST_HAND + view.bottom]
    spots[FIRST_HAND + view.bottom] = _hand(len(hand), own.hand, frame, rooms.hand_u)
    mats = [Mat(rooms.bays[point], 16 * k, None, brass=True) for point in ("nw", "ne", "se", "sw")]
    plates = {view.bottom: own.plate}
    pills = {"stock": QPointF(rooms.stock.x(), rooms.stock.y() + CARD_RATIO / 2 * rooms.u - k - 14 * frame.sign)}
    widths = {}
    for chair, seat in zip(rooms.others, _around(view), strict=True):
        fan = Fan(BACKS_STEP * chair.u, room=chair.backs.width(), arc=BACKS_ARC, backwards=frame.mirrored)
        spots[FIRST_HAND + seat] = _at(chair.backs.center(), chair.u, Spread.FAN, fan)
        mats.append(Mat(chair.mat, 18 * k, seat))
        plates[seat] = chair.plate
        pills[f"hand {seat}"] = chair.count
        widths[f"hand {seat}"] = chair.label_width
        if chips:
            pills[f"chips {seat}"] = chair.chips_label
            widths[f"chips {seat}"] = chair.label_width
    mats.append(Mat(own.mat, 24 * k, view.bottom))
    if chips:
        pills[f"chips {view.bottom}"] = own.chips_label
        pills["pot"] = rooms.pot_label
    return Layout(
        frame,
        spots,
        tuple(mats),
        plates,
        pills,
        own.prompt.center(),
        own.prompt.width(),
        own.button,
        widths,
        pieces=_pieces(view, rooms, k),
        stands=_stands(view, rooms) if chips else {},
        sorters=_sorters(rooms, frame.hand_order) if view.viewer == view.bottom else (),
        sort_keys={FIRST_HAND + seat: ORDERS[frame.hand_order] for seat in range(seats) if frame.hand_order in ORDERS},
    )


def chips_of(view: View) -> list[int]:
    """The chips of each seat now, [] when none are played for."""
    chips = view.observation.state.get("chips")
    return [count for count in chips if isinstance(count, int)] if isinstance(chips, list) else []


def pot_of(view: View) -> int:
    """The chips in the pot now."""
    pot = view.observation.state.get("pot")
    return pot if isinstance(pot, int) else 0


def _around(view: View) -> list[int]:
    """The others, clockwise from the left of the seat at the bottom."""
    return [(view.bottom + number) % view.seats for number in range(1, view.seats)]


def _at(middle: QPointF, u: float, spread: Spread, fan: Fan | None = None) -> Spot:
    return Spot(middle.x() - u / 2, middle.y() - CARD_RATIO / 2 * u, u, spread, fan or Fan())


def _hand(count: int, room: QRectF, frame: Frame, widest: float) -> Spot:
    """The own hand stands in the middle of the window, or where it is too wide for that, of its room."""
    u, step = fanned(count, widest, room.width(), HAND_STEP)
    width = u + step * max(0, count - 1)
    middle = frame.size.width() / 2
    x = min(max(middle, room.left() + width / 2), room.right() - width / 2)
    return _at(QPointF(x, room.bottom() - CARD_RATIO / 2 * u), u, Spread.FAN, Fan(step, backwards=frame.mirrored))


def _pieces(view: View, rooms: Plan, k: float) -> tuple[Piece, ...]:
    pieces = [Piece("cross", rooms.cross, rooms.u, _cross_paint(rooms), 2 * k)]
    for point, (x, y) in OUTWARD.items():
        pieces.append(Piece(f"brass {point}", rooms.bays[point], point, partial(_paint_brass, x, y)))
    chips = chips_of(view)
    if not chips:
        return tuple(pieces)
    counts = {f"chips {seat}": count for seat, count in enumerate(chips)} | {"pot": pot_of(view)}
    for name, room in _chip_rooms(view, rooms).items():
        count = counts[name]
        if count and not room.isNull():
            pieces.append(Piece(name, room, count, chips_paint(count), chips_margin(room.width())))
    return tuple(pieces)


def _chip_rooms(view: View, rooms: Plan) -> dict[str, QRectF]:
    """The rooms of all chips, null where there is none for them."""
    others = {f"chips {seat}": chair.chips for chair, seat in zip(rooms.others, _around(view), strict=True)}
    return {f"chips {view.bottom}": rooms.own.chips, **others, "pot": rooms.pot}


def _stands(view: View, rooms: Plan) -> dict[str, QRectF]:
    """Where chips come from and go to: to the label that counts them where there is no room to stand."""
    labels = {f"chips {seat}": chair.chips_label for chair, seat in zip(rooms.others, _around(view), strict=True)}
    labels |= {f"chips {view.bottom}": rooms.own.chips_label, "pot": rooms.pot_label}
    side = 0.75 * rooms.u
    return {
        name: QRectF(labels[name] - QPointF(side / 2, side / 2), QSizeF(side, side)) if room.isNull() else room
        for name, room in _chip_rooms(view, rooms).items()
    }


def _cross_paint(rooms: Plan) -> Paint:
    """What paints the cross of the four sides and the middle, one lighter area."""
    bay = rooms.bays["n"].size()

    def paint(painter: QPainter, rect: QRectF, theme: Theme, scale: float) -> None:
        line = (1.5 if theme.high_contrast else 1.0) * scale
        whole = inset(rect, line / 2)
        across, down = (bay.width() - line) / 2, (bay.height() - line) / 2
        middle = whole.center()
        x = (whole.left(), middle.x() - across, middle.x() + across, whole.right())
        y = (whole.top(), middle.y() - down, middle.y() + down, whole.bottom())
        corners = ((1, 0), (2, 0), (2, 1), (3, 1), (3, 2), (2, 2), (2, 3), (1, 3), (1, 2), (0, 2), (0, 1), (1, 1))
        cross = round_polygon([(x[i], y[j]) for i, j in corners], 16 * scale)
        painter.fillPath(cross, color(theme.mat, theme.mat_alpha))
        painter.strokePath(cross, QPen(color(theme.mat_line, theme.mat_line_alpha), line))

    return paint


def _paint_brass(x: int, y: int, painter: QPainter, rect: QRectF, theme: Theme, scale: float) -> None:
    """A second line of brass with a stud round the outer edge of a corner. x, y: outward, -1 or 1."""
    if theme.high_contrast:
        return
    painter.save()
    painter.translate(rect.center())
    painter.scale(x, y)
    inner = inset(QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height()), 6 * scale)
    radius, arm = 11 * scale, min(0.30 * rect.width(), 0.62 * rect.height())
    line = QPainterPath(QPointF(inner.right() - radius - arm, inner.bottom()))
    line.lineTo(inner.right() - radius, inner.bottom())
    line.quadTo(inner.bottomRight(), QPointF(inner.right(), inner.bottom() - radius))
    line.lineTo(inner.right(), inner.bottom() - radius - arm)
    brass = color(theme.corner_line, min(1.0, 1.5 * theme.corner_line_alpha))
    fading = QRadialGradient(inner.bottomRight(), radius + arm)
    fading.setColorAt(0.0, brass)
    fading.setColorAt(0.45, brass)
    fading.setColorAt(1.0, color(theme.corner_line, 0.0))
    painter.strokePath(line, QPen(QBrush(fading), 1.4 * scale))
    stud = inner.bottomRight() - QPointF(9 * scale, 9 * scale)
    painter.fillPath(polygon([(stud.x() + 3.4 * scale * i, stud.y() + 3.4 * scale * j) for i, j in DIAMOND]), brass)
    painter.restore()


def _sorters(rooms: Plan, order: str) -> tuple[Sorter, ...]:
    by_ranks, by_suits = rooms.own.sorters
    if order == "rank":
        ranks = QCoreApplication.translate("KingsCornersTable", "Stop sorting the hand by rank")
    else:
        ranks = QCoreApplication.translate("KingsCornersTable", "Sort the hand by rank")
    if order == "suit":
        suits = QCoreApplication.translate("KingsCornersTable", "Stop sorting the hand by suit")
    else:
        suits = QCoreApplication.translate("KingsCornersTable", "Sort the hand by suit")
    return Sorter("rank", ranks, by_ranks, _paint_ranks), Sorter("suit", suits, by_suits, _paint_suits)


def _paint_ranks(painter: QPainter, rect: QRectF, theme: Theme, scale: float) -> None:
    side = rect.width()
    for text, x in (("A", -0.19), ("K", 0.19)):
        middle = QPointF(rect.center().x() + x * side, rect.center().y())
        paint_numeral(painter, middle, text, 0.46 * side, BLACK, max_width=0.36 * side)


def _paint_suits(painter: QPainter, rect: QRectF, theme: Theme, scale: float) -> None:
    side, middle = rect.width(), rect.center()
    paint_shape(painter, "S", middle.x() - 0.17 * side, middle.y(), 0.15 * side, BLACK)
    paint_shape(painter, "H", middle.x() + 0.17 * side, middle.y(), 0.15 * side, RED)
