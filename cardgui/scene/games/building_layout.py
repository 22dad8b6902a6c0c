"""The tables of the two Skip-Bo games: building piles in the middle, the own cards below, the others round them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF

from cardgui.rules.skip_bo.places import BUILDS, COMPLETED, DRAW_PILE
from cardgui.scene.games.building_others import Form, Other, Piles
from cardgui.scene.layout import CARD_RATIO, Anchor, Fan, Frame, Layout, Mat, Scaled, Spot, Spread, largest

Between = tuple[float, float]
"""A length in u: at ease, and where there is little room."""

READABLE = 30
"""px: with smaller cards the others' piles are laid out in two rows, which makes them larger."""
ROW_GAIN = 1.2
"""The others sit in a row rather than round the table if their cards are so much larger then."""
LINE = 165
"""px at scale 1: the usual line that says what to do, in small letters."""
SAME = 0.95
"""A simpler arrangement is taken if its cards are at least this share of the largest possible."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What tells one of the games from the other. Lengths in u of the own cards unless said otherwise.

    piles: of each seat, besides its stock.  hand: whether seats hold cards in the hand.
    stock_gap, hand_step, hand_gap, pitch: of the own row.  peek: how much of each earlier card is seen.
    top: room of the own mat above its row.  reach: the least room for earlier cards above the row.
    reach_out: whether they may lie beyond the mat.
    middle: cards in the middle, by the number of seats; draw_gap, middle_pitch: there, in their own u.
    far, side: the least and the most cards of the others at the far and at the left and right side.
    row: the least where four or five of them sit in a row.
    """

    piles: int
    hand: bool
    stock_gap: Between
    hand_step: Between
    hand_gap: Between
    pitch: Between
    peek: float
    top: float
    reach: float
    reach_out: bool
    middle: dict[int, float]
    draw_gap: Between
    middle_pitch: Between
    far: Between
    row: float
    side: Between
    other: Piles


def _is_wide(frame: Frame) -> bool:
    return frame.size.width() >= 1000


def _at(length: Between, tight: float) -> float:
    return length[0] + (length[1] - length[0]) * tight


@dataclass(frozen=True, slots=True)
class _Sizes(Scaled):
    """The measures of one try, px. u: own cards.  m: in the middle.  far, side: others.  tight: 0 at ease, to 1."""

    plan: Plan
    frame: Frame
    u: float
    m: float
    far: Other | None
    across: int
    side: Other | None
    own_tight: float = 1.0
    middle_tight: float = 1.0

    @property
    def smallest(self) -> float:
        """The smallest cards of the others, px."""
        return min(other.u for other in (self.far, self.side) if other is not None)

    @property
    def margin(self) -> float:
        return (13 if _is_wide(self.frame) else 7) * self.k

    @property
    def gap(self) -> float:
        return (10 if _is_wide(self.frame) else 6) * self.k

    @property
    def pad(self) -> float:
        """At the ends of the own row."""
        return (0.27 - 0.07 * self.own_tight) * self.u + 2 * self.k

    @property
    def row(self) -> float:
        """The width of the own cards, px."""
        plan, tight = self.plan, self.own_tight
        width = 1 + _at(plan.stock_gap, tight) + 1 + (plan.piles - 1) * _at(plan.pitch, tight)
        if plan.hand:
            width += 1 + 4 * _at(plan.hand_step, tight) + _at(plan.hand_gap, tight)
        return width * self.u

    @property
    def own(self) -> tuple[float, float]:
        """Width and height of the own mat."""
        top = max(self.plan.top * self.u, 6 * self.k + 56 * self.s)
        bottom = max(0.13 * self.u, 12 * self.k)
        return self.row + 2 * self.pad, top + CARD_RATIO * self.u + bottom

    @property
    def overhang(self) -> float:
        """How far the own plate rides above the own mat."""
        return 25 * self.s

    @property
    def middle(self) -> tuple[float, float]:
        """Width and height of the mat in the middle. The completed piles look out at both sides of the draw pile."""
        plan, tight = self.plan, self.middle_tight
        cards = 2 + _at(plan.draw_gap, tight) + 3 * _at(plan.middle_pitch, tight) + 0.2
        return cards * self.m + 30 * self.k, CARD_RATIO * self.m + self.label + 26 * self.k + 14 * self.s

    @property
    def label(self) -> float:
        """From the bottom of a pile in the middle, with its edges, to the middle of the label under it."""
        return 14 * self.s + 0.12 * self.m

    def eased(self) -> _Sizes:
        """The same with the gaps as wide as there is room."""
        felt = self.frame.felt

        def loosest(width: Callable[[float], float], room: float) -> float:
            wide, narrow = width(0.0), width(1.0)
            return min(1.0, max(0.0, (wide - room) / (wide - narrow))) if wide > narrow else 0.0

        sides = self.side.size[0] + self.margin + self.gap if self.side else self.margin
        return replace(
            self,
            own_tight=loosest(lambda t: replace(self, own_tight=t).own[0], felt.width() - 2 * self.margin),
            middle_tight=loosest(lambda t: replace(self, middle_tight=t).middle[0], felt.width() - 2 * sides),
        )

    @property
    def beside(self) -> bool:
        """Whether the mats at the sides may begin as high as the one at the far side."""
        if self.far is None or self.side is None:
            return True
        return self.far.size[0] + 2 * (self.side.size[0] + self.margin + self.gap) <= self.frame.felt.width()

    def fits(self) -> bool:
        felt, k = self.frame.felt, self.k
        own_width, own_height = self.own
        middle_width, middle_height = self.middle
        bottom = felt.bottom() - 7 * k
        free = min(bottom - own_height - self.overhang, bottom - self.below_row - self.plan.reach * self.u) - 8 * k
        top = felt.top() + 10 * k
        if own_width > felt.width() - 14 * k:
            return False
        below_far = top
        if self.far is not None:
            width, height = self.far.size
            if self.across * width + (self.across - 1) * self.gap > felt.width() - 14 * k:
                return False
            below_far = top + height + 8 * k
        if below_far + middle_height > free:
            return False
        sides = 0.0
        if self.side is not None:
            width, height = self.side.size
            sides = width + self.margin + self.gap
            if (top if self.beside else below_far) + height > free:
                return False
        return middle_width + 2 * sides <= felt.width() - (0 if sides else 14 * k)

    @property
    def below_row(self) -> float:
        """From the top of the own cards to the bottom of the own mat."""
        return CARD_RATIO * self.u + max(0.13 * self.u, 12 * self.k)


def building_layout(
    plan: Plan,
    frame: Frame,
    seats: int,
    bottom: int,
    own_places: Callable[[int], Sequence[int]],
    allies: Collection[int] = (),
    has_button: bool = False,
) -> Layout:
    """The table with seat `bottom` at the bottom.

    own_places: of a seat, its stock, its piles and, last, its hand.  allies: seats whose mats have a line of brass.
    has_button: whether there may be a button that ends the turn.
    """
    table = _Table(plan, _best(plan, frame, seats), own_places, allies, has_button)
    layout = table.lay(seats, bottom)
    return layout.mirrored() if frame.mirrored else layout


def _best(plan: Plan, frame: Frame, seats: int) -> _Sizes:
    """The arrangement with the largest cards, the simplest of those that hardly differ."""
    if not plan.hand:
        round_the_table = _largest(plan, frame, seats, Form.TALL)
        in_a_row = _largest(plan, frame, seats, Form.TALL, row=True)
        better = in_a_row.u >= SAME * round_the_table.u and in_a_row.smallest > ROW_GAIN * round_the_table.smallest
        return in_a_row if better else round_the_table
    tall, rows = (_largest(plan, frame, seats, form) for form in (Form.TALL, Form.ROWS))
    if seats == 2:
        return tall
    return rows if tall.u < SAME * rows.u or tall.smallest < READABLE else tall


def _largest(plan: Plan, frame: Frame, seats: int, form: Form, row: bool = False) -> _Sizes:
    """Own cards as large as they can be with the others at their smallest, then larger others where there is room.

    row: all others at the far side, as with five seats or more, rather than round the table.
    """
    in_row = seats > 4 or (row and seats > 2)
    has_sides = seats in (3, 4) and not in_row
    across = seats - 1 if in_row else {2: 1, 3: 0, 4: 1}[seats]
    ratio = plan.middle.get(seats, plan.middle[0])
    pad = 13.0 if _is_wide(frame) else 7.0

    def sized(u: float, far: float, side: float) -> _Sizes:
        far_form = form if in_row else Form.WIDE
        return _Sizes(
            plan,
            frame,
            u,
            round(ratio * u),
            Other(plan.other, far_form, far, frame, pad) if across else None,
            across,
            Other(plan.other, form, side, frame, pad) if has_sides else None,
        )

    far_least = plan.row if in_row else plan.far[0]
    u = largest(lambda own: sized(own, far_least * own, plan.side[0] * own).fits(), 30, frame.size.height() / 3.4)
    u = frame.wanted(u)
    side = largest(lambda cards: sized(u, far_least * u, cards).fits(), plan.side[0] * u, plan.side[1] * u)
    far = largest(lambda cards: sized(u, cards, side).fits(), far_least * u, plan.far[1] * u)
    return sized(u, far, side).eased()


@dataclass(slots=True)
class _Table:
    """A layout in the making."""

    plan: Plan
    sizes: _Sizes
    own_places: Callable[[int], Sequence[int]]
    allies: Collection[int]
    has_button: bool
    spots: dict[int, Spot] = field(default_factory=dict)
    mats: list[Mat] = field(default_factory=list)
    plates: dict[int, QRectF] = field(default_factory=dict)
    pills: dict[str, QPointF] = field(default_factory=dict)
    pill_widths: dict[str, float] = field(default_factory=dict)
    _limit: float = 0.0
    """How far down the mats of the others and the middle may reach."""

    def lay(self, seats: int, bottom: int) -> Layout:
        sizes = self.sizes
        frame, felt, k = sizes.frame, sizes.frame.felt, sizes.k
        width, height = sizes.own
        own = QRectF(felt.center().x() - width / 2, felt.bottom() - 7 * k - height, width, height)
        row = own.bottom() - sizes.below_row
        around = [(bottom + i) % seats for i in range(1, seats)]
        if frame.mirrored:
            around.reverse()
        self._limit = min(own.top() - sizes.overhang, row - self.plan.reach * sizes.u)
        far_bottom = self._far(around)
        middle = self._middle(far_bottom, self._limit)
        side_bottom = self._sides(around, far_bottom, self._limit - 8 * k)
        self._own(bottom, own, row, max(middle.bottom(), side_bottom) + 8 * k)
        return self._finish(frame, bottom, own)

    def _far(self, around: Sequence[int]) -> float:
        """The others at the far side; how far down they reach."""
        sizes = self.sizes
        felt, k = sizes.frame.felt, sizes.k
        top = felt.top() + 10 * k
        if sizes.far is None:
            return felt.top()
        # Earlier cards of their piles get part of the room that is left over.
        below = sizes.middle[1] if sizes.side is None or sizes.beside else max(sizes.middle[1], sizes.side.size[1])
        free = self._limit - below - 16 * k - (top + sizes.far.size[1])
        far = replace(sizes.far, peek=min(max(0.0, 0.6 * free), 1.2 * sizes.far.u))
        width, height = far.size
        seats = list(around) if sizes.side is None else [around[1]]
        spare = felt.width() - 14 * k - len(seats) * width
        gap = min(spare / max(1, len(seats) - 1), 30 * k) if len(seats) > 1 else 0.0
        x = felt.center().x() - (len(seats) * width + (len(seats) - 1) * gap) / 2
        for seat in seats:
            self._other(far, seat, x, top)
            x += width + gap
        return top + height

    def _sides(self, around: Sequence[int], far_bottom: float, limit: float) -> float:
        """The others at the left and the right; how far down they reach."""
        sizes = self.sizes
        felt, k, side = sizes.frame.felt, sizes.k, sizes.side
        if side is None:
            return felt.top()
        top = felt.top() + 10 * k if sizes.beside else far_bottom + 8 * k
        # Earlier cards of their piles get what room there is.
        spare = limit - top - side.size[1]
        side = replace(side, peek=side.peek + min(max(0.0, spare), 1.2 * side.u))
        width, height = side.size
        y = max(top, min(felt.top() + 0.19 * felt.height(), limit - height))
        self._other(side, around[0], felt.left() + sizes.margin, y)
        self._other(side, around[-1], felt.right() - sizes.margin - width, y)
        return y + height

    def _other(self, other: Other, seat: int, x: float, y: float) -> None:
        rect = QRectF(QPointF(x, y), QPointF(x + other.size[0], y + other.size[1]))
        self.mats.append(Mat(rect, 18 * self.sizes.k, seat, seat in self.allies))
        self.plates[seat] = other.plate(x, y)
        self.spots.update(other.spots(x, y, self.own_places(seat)))

    def _middle(self, far_bottom: float, limit: float) -> QRectF:
        sizes, plan = self.sizes, self.plan
        felt, k, m = sizes.frame.felt, sizes.k, sizes.m
        width, height = sizes.middle
        highest = far_bottom + 8 * k
        lowest = limit - 8 * k - height
        y = max(highest, min((highest + lowest) / 2, lowest))
        mat = QRectF(felt.center().x() - width / 2, y, width, height)
        self.mats.append(Mat(mat, 22 * k, None))
        x, y = mat.x() + 0.2 * m + 15 * k, y + 20 * k
        self.spots[DRAW_PILE] = Spot(x, y, m, Spread.PILE)
        self.spots[COMPLETED] = Spot(x, y, m, Spread.PILE, tucked=True)
        below = y + CARD_RATIO * m + sizes.label
        self.pills["draw"] = QPointF(x + m / 2, below)
        x += (1 + _at(plan.draw_gap, sizes.middle_tight)) * m
        pitch = _at(plan.middle_pitch, sizes.middle_tight) * m
        for pile, place in enumerate(BUILDS):
            self.spots[place] = Spot(x + pile * pitch, y, m, Spread.PILE)
            self.pills[f"build {pile}"] = QPointF(x + pile * pitch + m / 2, below)
            self.pill_widths[f"build {pile}"] = pitch - 4 * k
        return mat

    def _own(self, bottom: int, own: QRectF, row: float, limit: float) -> None:
        sizes, plan = self.sizes, self.plan
        u, k, s, tight = sizes.u, sizes.k, sizes.s, sizes.own_tight
        self.mats.append(Mat(own, 24 * k, bottom, bottom in self.allies))
        places = self.own_places(bottom)
        x = own.x() + sizes.pad
        self.spots[places[0]] = Spot(x, row, u, Spread.PILE)
        self.pills["stock"] = QPointF(x + u / 2, row - k - 14 * s - 0.1 * u)
        x += (1 + _at(plan.stock_gap, tight)) * u
        if plan.hand:
            step = _at(plan.hand_step, tight) * u
            room = 4 * step + u
            fan = Fan(dx=step, room=room)
            self.spots[places[-1]] = Spot(x + (room - u) / 2, row, u, Spread.FAN, fan)
            x += room + _at(plan.hand_gap, tight) * u
        highest = limit if plan.reach_out else own.top() + 22 * s
        fan = Fan(dy=plan.peek * u, room=CARD_RATIO * u + max(0.0, row - highest), anchor=Anchor.LAST)
        for pile in range(plan.piles):
            self.spots[places[1 + pile]] = Spot(x + pile * _at(plan.pitch, tight) * u, row, u, Spread.FAN, fan)
        plate = min(132 * k + 80 * s, 0.36 * own.width())
        if plan.reach_out:
            # With larger words the line that says what to do keeps its room beside the plate.
            free = self.spots[places[1]].x - own.x() - (46 + LINE) * k
            plate = min(plate, max(212 * k, free))
        else:
            plate = min(132 * k + 150 * s, 0.5 * own.width())
        self.plates[bottom] = QRectF(own.x() + 18 * k, own.top() - sizes.overhang, plate, 46 * s)

    def _finish(self, frame: Frame, bottom: int, own: QRectF) -> Layout:
        sizes = self.sizes
        k, s = sizes.k, sizes.s
        places = self.own_places(bottom)
        left = self.plates[bottom].right() + 14 * k
        right = self.spots[places[1]].x - 14 * k if self.plan.reach_out else own.right() - 24 * k
        button = QRectF()
        if self.has_button:
            room = frame.felt.right() - own.right()
            if room >= 150 * s:
                button = QRectF(own.right() + (room - 136 * s) / 2, own.center().y() - 22 * s, 136 * s, 44 * s)
            else:
                button = QRectF(own.right() - 24 * k - 136 * s, own.top() - 22 * s, 136 * s, 44 * s)
                right = button.left() - 14 * k
        prompt = QPointF((left + right) / 2, own.top())
        return Layout(
            frame,
            self.spots,
            tuple(self.mats),
            self.plates,
            self.pills,
            prompt,
            right - left,
            button,
            self.pill_widths,
        )
