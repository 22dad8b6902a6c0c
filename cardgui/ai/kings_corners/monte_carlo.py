"""Which of some ends of the turn wins most: the hidden cards are dealt at random many times, and played to the end.

Monte Carlo evaluation over determinizations (Ginsberg, "GIB", JAIR 14, 2001), the same deals for all candidates, so
that their differences are less noisy than themselves.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardgui.ai.halving import halve
from cardgui.ai.kings_corners.deals import Deal, deal
from cardgui.ai.kings_corners.plays import State
from cardgui.ai.kings_corners.rollouts import DRAW_FIRST, DRAW_LAST, DRAW_STUCK, Rollout
from cardgui.ai.kings_corners.sight import Sight
from cardgui.ai.kings_corners.turn import Worth
from cardgui.ai.kings_corners.worth import CARD, counts_cards
from cardgui.rules.kings_corners.cards import BLACK_KING
from cardgui.rules.kings_corners.scoring import KING_POINTS

DRAWS = {"every_turn": DRAW_FIRST, "when_stuck": DRAW_STUCK, "end_of_turn": DRAW_LAST}
WON = 1000
"""What a won round is worth."""
LEAD = 20
"""What it is worth that others have a card more at the end: it tells close rounds from others."""
POINT = 40
"""What a point is worth that another seat has more (KC-17, KC-18)."""


class Effort:
    """How hard a player thinks.

    candidates: how many ends of the turn are played out.  budget: how many rollouts there are.
    card: what a card counts beforehand, in the unit of WON.  weight: how many rollouts that counts for.
    """

    __slots__ = ("budget", "candidates", "card", "weight")

    def __init__(self, candidates: int, budget: int, card: int, weight: int) -> None:
        self.candidates = candidates
        self.budget = budget
        self.card = card
        self.weight = weight


def best_choice(sight: Sight, choices: Sequence[tuple[State, int]], worth: Worth, effort: Effort) -> tuple[State, int]:
    """The end of the turn that wins most, among the first of some that are in the order of their worth."""
    kept: list[tuple[State, int]] = []
    for state, index in choices:
        if all(state != other for other, _ in kept):
            kept.append((state, index))
        if len(kept) == effort.candidates:
            break
    first = kept[0]
    if len(kept) == 1 or not first[0][2]:
        return first
    trials = Trials(sight, [state for state, _ in kept])
    least = worth(first[0])
    priors = [(worth(state) - least) * effort.card // CARD for state, _ in kept]
    return kept[halve(priors, trials.imagine, trials.play, effort.budget, effort.weight)[0]]


class Trials:
    """Rollouts from some tables with which a turn can end."""

    def __init__(self, sight: Sight, states: Sequence[State]) -> None:
        self.sight = sight
        self.states = states
        # The same deals at every move of a turn, in which nothing hidden changes: so the plan stays the same too.
        self.rng = random.Random(sight.turns)
        self.draw = DRAWS[sight.options.draw]
        self.counted = counts_cards(sight)

    def imagine(self) -> Deal:
        return deal(self.sight, self.rng)

    def play(self, at: int, dealt: Deal) -> int:
        """What comes of the table numbered `at`."""
        seat = self.sight.seat
        rollout = Rollout(self.states[at], seat, dealt)
        rollout.run(seat, self.draw)
        return _value(rollout, seat, self.counted)


def _value(rollout: Rollout, seat: int, counted: bool) -> int:
    """Winning, and besides it how many cards others have more; where it is paid for, how many points (KC-17)."""
    ones = rollout.ones
    twos = rollout.twos
    seats = len(ones)
    value = 0
    if not ones[seat]:
        value = WON
    elif all(ones):
        points = [_points(one) + _points(two) for one, two in zip(ones, twos)]
        if points[seat] == min(points):
            value = WON // points.count(points[seat])
    if counted:
        more = sum(_points(one) + _points(two) for one, two in zip(ones, twos))
        more -= seats * (_points(ones[seat]) + _points(twos[seat]))
        return value + POINT * more // (seats - 1)
    more = sum(one.bit_count() + two.bit_count() for one, two in zip(ones, twos))
    more -= seats * (ones[seat].bit_count() + twos[seat].bit_count())
    return value + LEAD * more // (seats - 1)


def _points(kinds: int) -> int:
    """KC-17."""
    return kinds.bit_count() + (KING_POINTS - 1) * (kinds >> BLACK_KING).bit_count()
