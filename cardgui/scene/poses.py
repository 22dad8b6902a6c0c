"""Where each card stands: a layout and a table as its viewer sees it give one pose a card."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from cardgui.rules.cards import UNKNOWN
from cardgui.rules.game import Game
from cardgui.rules.places import PlaceKind
from cardgui.rules.table import Table
from cardgui.scene.layout import Layout, Spot, Spread

UNDER_TOP = 1
"""So many cards under the top of a pile are kept visible, for the moment when the top is taken away."""

MOST_IN_PLACE = 200
"""More cards than lie in any one place."""


@dataclass(frozen=True, slots=True)
class Pose:
    """One card. x, y: its middle, px.  u: its width, px.  face: what it shows, UNKNOWN for its back.

    place: where it lies.  order: its height above the table among all cards.  angle: degrees, clockwise.
    """

    x: float
    y: float
    u: float
    face: int
    place: int
    order: int
    visible: bool = True
    angle: float = 0.0

    @property
    def point(self) -> QPointF:
        return QPointF(self.x, self.y)


class Poses:
    """The poses of all cards of a table in a layout; places can be laid out one by one while steps are shown."""

    def __init__(self, layout: Layout, game: Game, seats: int) -> None:
        self._layout = layout
        self._kinds = [place.kind for place in game.places(seats)]
        self._everyone = (1 << seats + 1) - 1

    def of_place(self, table: Table, place: int) -> dict[int, Pose]:
        """The poses of the cards of one place, by card id."""
        pile = table.piles[place]
        spot = self._layout.spots.get(place)
        if spot is None or not pile:
            return {}
        count = len(pile)
        top = count - 1
        poses = {}
        for index, card in enumerate(pile):
            shown = spot.spread is not Spread.PILE or index >= top - UNDER_TOP
            face = table.faces[card] if self._is_up(place, table, card, index == top) else UNKNOWN
            middle = spot.card_rect(index, count).center()
            angle, sag = _arc(spot, index, count)
            poses[card] = Pose(
                middle.x(), middle.y() + sag, spot.u, face, place, place * MOST_IN_PLACE + index, shown, angle
            )
        return poses

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
        if kind is PlaceKind.GRID:
            return table.knows[card] == self._everyone
        return True


def _arc(spot: Spot, index: int, count: int) -> tuple[float, float]:
    """Angle in degrees, and how much lower in px, of a card in a hand that is held up."""
    if not spot.fan.arc:
        return 0.0, 0.0
    aside = index - (count - 1) / 2
    return aside * spot.fan.arc, aside * aside * spot.u * 0.0037 * spot.fan.arc
