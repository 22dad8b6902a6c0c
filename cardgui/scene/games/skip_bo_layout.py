"""Skip-Bo's table: two to six seats, each with a stock, a hidden hand and four discard piles."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from cardgui.rules.skip_bo.places import FIRST_OWN, OWN
from cardgui.scene.games.building_layout import Plan, building_layout
from cardgui.scene.games.building_others import Piles
from cardgui.scene.layout import Frame, Layout

DISCARDS = 4
PLAN = Plan(
    piles=DISCARDS,
    hand=True,
    stock_gap=(0.48, 0.32),
    hand_step=(0.84, 0.70),
    hand_gap=(0.52, 0.32),
    pitch=(1.20, 1.12),
    peek=0.35,
    top=0.90,
    reach=1.25,
    reach_out=True,
    middle={0: 0.98, 2: 1.10},
    draw_gap=(0.42, 0.30),
    middle_pitch=(1.16, 1.08),
    far=(0.50, 0.75),
    row=0.48,
    side=(0.44, 0.60),
    other=Piles(DISCARDS, hand=True, stock_gap=0.30, pitch=1.12, step=0.30, least=2.0),
)

OPEN_PLAN = replace(PLAN, other=replace(PLAN.other, open_hand=True))


def own_places(seat: int) -> list[int]:
    """The places of a seat: stock, discard piles, and last the hand."""
    stock = FIRST_OWN + OWN * seat
    return [stock, *range(stock + 2, stock + 2 + DISCARDS), stock + 1]


def skip_bo_layout(
    frame: Frame, seats: int, bottom: int, allies: Collection[int] = (), open_hands: bool = False
) -> Layout:
    """The table of `seats` seats with seat `bottom` at the bottom of the window. allies: the seats of its side.

    open_hands: all can be seen, as where computer seats play among themselves.
    """
    plan = OPEN_PLAN if open_hands else PLAN
    return building_layout(plan, frame, seats, bottom, own_places, allies)
