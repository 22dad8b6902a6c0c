"""Skip-Bo Junior's table: two to four seats, each with a stock and three open hand piles; few and large cards."""

from __future__ import annotations

from cardgui.rules.skip_bo.junior_round import HAND_PILES
from cardgui.rules.skip_bo.places import FIRST_OWN, JUNIOR_OWN
from cardgui.scene.games.building_layout import Plan, building_layout
from cardgui.scene.games.building_others import Piles
from cardgui.scene.layout import Frame, Layout

PLAN = Plan(
    piles=HAND_PILES,
    hand=False,
    stock_gap=(0.62, 0.40),
    hand_step=(0, 0),
    hand_gap=(0, 0),
    pitch=(1.26, 1.16),
    peek=0.30,
    top=0.76,
    reach=0.76,
    reach_out=False,
    middle={0: 0.85},
    draw_gap=(0.46, 0.32),
    middle_pitch=(1.24, 1.10),
    far=(0.54, 0.70),
    row=0.54,
    side=(0.42, 0.55),
    other=Piles(HAND_PILES, hand=False, stock_gap=0.46, pitch=1.18, step=0.26, least=1.2),
)


def own_places(seat: int) -> list[int]:
    """The places of a seat: stock and hand piles."""
    stock = FIRST_OWN + JUNIOR_OWN * seat
    return list(range(stock, stock + JUNIOR_OWN))


def junior_layout(frame: Frame, seats: int, bottom: int, can_stop: bool = False) -> Layout:
    """The table of `seats` seats with seat `bottom` at the bottom of the window. can_stop: turns can be ended."""
    return building_layout(PLAN, frame, seats, bottom, own_places, has_button=can_stop)
