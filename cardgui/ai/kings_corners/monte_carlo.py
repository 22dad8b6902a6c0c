"""Which of some ends of the turn wins most: the hidden cards are dealt at random many times, and played to the end.

Monte Carlo evaluation over determinizations (Ginsberg, "GIB", JAIR 14, 2001), the same deals for all candidates, so
that their differences are less noisy than themselves.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardgui.ai.kings_corners.deals import deal
from cardgui.ai.kings_corners.plays import State
from cardgui.ai.kings_corners.rollouts import DRAW_FIRST, DRAW_LAST, DRAW_STUCK, Rollout
from cardgui.ai.kings_corners.sight import Sight
from cardgui.ai.kings_corners.turn import Turn, Worth
from cardgui.ai.kings_corners.worth import counts_cards
from cardgui.rules.kings_corners.cards import BLACK_KING
from cardgui.rules.kings_corners.scoring import KING_POINTS

DRAWS = {"every_turn": DRAW_FIRST, "when_stuck": DRAW_STUCK, "end_of_turn": DRAW_LAST}
WON = 1000
"""What a won round is worth."""
POINT = 40
"""What a point is worth that another seat has more (KC-17, KC-18)."""


def best_choice(sight: Sight, turn: Turn, worth: Worth, candidates: int, budget: int) -> tuple[State, int]:
    """The end of the turn that wins most among the `candidates` of the highest worth, after `budget` rollouts."""
    choices: list[tuple[State, int]] = []
    for state, index in turn.choices(worth):
        if all(state != other for other, _ in choices):
            choices.append((state, index))
        if len(choices) == candidates:
            break
    first = choices[0]
    if len(choices) == 1 or not first[0][2]:
        return first
    values = rolled_out(sight, [state for state, _ in choices], budget // len(choices))
    best = max(range(len(choices)), key=lambda at: (values[at], -at))
    return choices[best]


def rolled_out(sight: Sight, states: Sequence[State], deals: int) -> list[int]:
    """What comes of each table, summed over so many deals."""
    # The same deals at every move of a turn, in which nothing hidden changes: so the plan stays the same too.
    rng = random.Random(sight.turns)
    draw = DRAWS[sight.options.draw]
    counted = counts_cards(sight)
    values = [0] * len(states)
    for _ in range(deals):
        dealt = deal(sight, rng)
        for at, state in enumerate(states):
            rollout = Rollout(state, sight.seat, dealt)
            rollout.run(sight.seat, draw)
            values[at] += _value(rollout, sight.seat, counted)
    return values


def _value(rollout: Rollout, seat: int, counted: bool) -> int:
    ones = rollout.ones
    seats = len(ones)
    value = 0
    if not ones[seat]:
        value = WON
    elif all(ones):
        value = WON // seats
    if counted:
        points = [_points(one) + _points(two) for one, two in zip(ones, rollout.twos)]
        value += POINT * (sum(points) - seats * points[seat]) // (seats - 1)
    return value


def _points(kinds: int) -> int:
    return kinds.bit_count() + (KING_POINTS - 1) * (kinds >> BLACK_KING).bit_count()
