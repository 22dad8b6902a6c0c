"""Where each card stands: a layout and a table as its viewer sees it give one pose a card."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from cardgui.controller.view import View
from cardgui.rules.cards import UNKNOWN, WILD
from cardgui.rules.game import Game
from cardgui.rules.places import PlaceKind
from cardgui.rules.steps import Moved, Step, Turned
from cardgui.rules.table import Table
from cardgui.scene.layout import Layout, Spot, Spread
from cardgui.scene.look.sheet import SIMPLE_BELOW

UNDER_TOP = 1
"""So many cards under the top of a pile are kept visible, for the moment when the top is taken away."""

MOST_IN_PLACE = 200
"""More cards than lie in any one place."""
ABOVE_TUCKED = 500_000
"""Added to the height of the draw pile, so that cards can slide beneath it over all others."""
STANDS_FOR = 100
"""A wild card that stands for n is shown as the face WILD + n * STANDS_FOR."""


NARROW = 0.27
"""The corner of a card needs so much, in u, to be read under the card that covers it."""
NARROW_SIDE = 0.7
"""The middle of a card needs so much, in u, to be read beside the card that covers it."""


@dataclass(frozen=True, slots=True)
class Pose:
    """One card. x, y: its middle, px.  u: its width, px.  face: what it shows, UNKNOWN for its back, see STANDS_FOR.

    place: where it lies.  order: its height above the table among all cards.  angle: degrees, clockwise.
    tucked: it slides beneath the draw pile.
    strip: of a card that the next one covers but for a narrow strip, how high that is, in u, or below zero how wide
    at its left; else 0.
    """

    x: float
    y: float
    u: float
    face: int
    place: int
    order: int
    visible: bool = True
    angle: float = 0.0
    tucked: bool = False
    strip: float = 0.0

    @property
    def point(self) -> QPointF:
        return QPointF(self.x, self.y)

    def turned_from(self, other: Pose) -> bool:
        """Whether a card turns over between the two: one shows its back and one its face."""
        return (self.face == UNKNOWN) != (other.face == UNKNOWN)


class Poses:
    """The poses of all cards of a table in a layout; places can be laid out one by one while steps are shown."""

    def __init__(
        self,
        layout: Layout,
        game: Game,
        seats: int,
        open_hands: Collection[int] = (),
        heights: Mapping[int, int] | None = None,
    ) -> None:
        """
        Args:
            open_hands: the seats whose hands lie open; all others show backs, whatever is known of their cards, until
                they are turned up.
            heights: by building pile, the number that its top card stands for.
        """
        self._layout = layout
        self._places = game.places(seats)
        self._kinds = [place.kind for place in self._places]
        self._everyone = (1 << seats + 1) - 1
        self._open_hands = set(open_hands)
        self._heights = dict(heights or {})

    @classmethod
    def of(cls, layout: Layout, view: View) -> Poses:
        """For the table as a view shows it."""
        hands = set() if view.viewer is None else {view.viewer}
        if view.viewer is None and (view.computers_only or view.hands_open):
            hands = set(range(view.seats))
        if view.turn is None:
            hands |= _laid_open(view)
        return cls(layout, view.game, view.seats, hands, heights_of(view))

    def follow(self, step: Step) -> None:
        """Keep up with what the cards of building piles stand for, and with hands that are laid open."""
        if isinstance(step, Moved):
            if step.number and step.target in self._heights:
                self._heights[step.target] = step.number
            elif step.why == "complete" and step.source in self._heights:
                self._heights[step.source] = 0
        elif isinstance(step, Turned) and self._kinds[step.place] is PlaceKind.HAND:
            self._open_hands.add(self._places[step.place].seat)

    def clear_heights(self) -> None:
        """Begin with empty building piles, as before a deal."""
        self._heights = dict.fromkeys(self._heights, 0)

    def of_place(self, table: Table, place: int) -> dict[int, Pose]:
        """The poses of the cards of one place, by card id."""
        pile = table.piles[place]
        spot = self._layout.spots.get(place)
        if spot is None or not pile:
            return {}
        count = len(pile)
        top = count - 1
        strip = strip_of(spot, count)
        poses = {}
        for position, index in enumerate(self._layout.seen(place, pile, table.faces)):
            card = pile[index]
            shown = spot.spread is not Spread.PILE or index >= top - UNDER_TOP
            face = table.faces[card] if self._is_up(place, table, card, index == top) else UNKNOWN
            if spot.tucked:
                face = UNKNOWN
            elif face == WILD and place in self._heights:
                face += STANDS_FOR * max(0, self._heights[place] - (top - index))
            middle = spot.card_rect(position, count).center()
            angle, sag = _arc(spot, position, count)
            poses[card] = Pose(
                middle.x(),
                middle.y() + sag,
                spot.u,
                face,
                place,
                self._order(place) + position,
                shown,
                90.0 if spot.tucked else angle,
                spot.tucked,
                strip if position < top else 0.0,
            )
        return poses

    def _order(self, place: int) -> int:
        above = ABOVE_TUCKED if self._kinds[place] is PlaceKind.DRAW else 0
        return above + (place + 1) * MOST_IN_PLACE

    def all(self, table: Table) -> dict[int, Pose]:
        """The poses of every card, by id."""
        poses: dict[int, Pose] = {}
        for place in range(len(table.piles)):
            poses.update(self.of_place(table, place))
        return poses

    def _is_up(self, place: int, table: Table, card: int, top: bool) -> bool:
        kind = self._kinds[place]
        if kind is PlaceKind.DRAW:
            return False
        if kind is PlaceKind.STOCK:
            return top
        if kind is PlaceKind.HAND:
            return self._places[place].seat in self._open_hands
        if kind is PlaceKind.GRID:
            return table.knows[card] == self._everyone
        return True


def _laid_open(view: View) -> set[int]:
    """The seats whose hands have been turned up, in a round that is over."""
    table, everyone = view.observation.table, (1 << view.seats + 1) - 1
    return {
        place.seat
        for place, pile in zip(view.game.places(view.seats), table.piles, strict=True)
        if place.kind is PlaceKind.HAND and all(table.knows[c] == everyone for c in pile)
    }


def heights_of(view: View) -> dict[int, int]:
    """By building pile, the number that its top card stands for."""
    heights = view.observation.state.get("heights")
    if not isinstance(heights, list):
        return {}
    builds = [n for n, place in enumerate(view.game.places(view.seats)) if place.kind is PlaceKind.BUILD]
    return {place: height for place, height in zip(builds, heights, strict=True) if isinstance(height, int)}


def _arc(spot: Spot, index: int, count: int) -> tuple[float, float]:
    """Angle in degrees, and how much lower in px, of a card in a hand that is held up: they stand on a circle."""
    if not spot.fan.arc:
        return 0.0, 0.0
    aside = index - (count - 1) / 2
    arc = spot.fan.turn(count)
    step, _ = spot.fan.step(count, spot.u)
    return aside * arc, aside * aside * step * math.radians(arc) / 2


def strip_of(spot: Spot, count: int) -> float:
    """How much is seen of each card but the last where they lie close, in u, in steps that keep pictures few; below
    zero of small cards side by side."""
    if spot.spread is not Spread.FAN or count < 2:
        return 0.0
    if spot.fan.dx:
        seen = spot.fan.step(count, spot.u)[0] / spot.u
        return -math.floor(seen * 50) / 50 if spot.u < SIMPLE_BELOW and 0 < seen < NARROW_SIDE else 0.0
    seen = abs(spot.fan.step(count, spot.u)[1]) / spot.u
    return max(0.04, math.floor(seen * 50) / 50) if seen < NARROW else 0.0
