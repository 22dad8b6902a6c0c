"""Faults that public implementations have had (RULES, Known traps), where no rule's own test shows them."""

from __future__ import annotations

import random

import pytest

from cardgui.rules.kings_corners.game import KINGS_CORNERS as GAME
from cardgui.rules.matches import Match
from cardgui.rules.positions import position
from cardgui.rules.records import from_record, to_record
from cardgui.rules.seats import Seat
from tests.rules.kings_corners.tables import match


def played_at_random(of: Match, moves: int, seed: int) -> None:
    rng = random.Random(seed)
    while len(of.moves) < moves and not of.over:
        if of.waiting:
            of.next_round()
        of.play(rng.choice(of.legal_moves()))


@pytest.mark.parametrize("deal", range(6))
def test_undo_does_not_double_a_card(deal: int) -> None:
    """ALL-1, ALL-3: after going back to any move and on again every card is there once, and all is as before."""
    of = match(3, deal, must_play=False, scoring="penalty_points")
    played_at_random(of, 60, deal)
    for count in range(len(of.moves) + 1):
        back = of.after(count)
        assert sorted(card for pile in back.round.piles for card in pile) == list(range(52))
        assert sorted(back.round.face) == list(range(52))
    again = of.after(30)
    for move in of.moves[30:]:
        again.play(move)
    assert position(again) == position(of)


@pytest.mark.parametrize("draw", ["every_turn", "when_stuck", "end_of_turn"])
def test_a_match_saved_in_a_computer_seats_turn_can_be_loaded(draw: str) -> None:
    """ALL-3: at every move."""
    seats = [Seat("computer", "R0", "easy"), Seat("person", "N1"), Seat("computer", "R2", "skilled")]
    of = Match(GAME, seats, 11, {"draw": draw, "must_play": False})
    rng = random.Random(draw)
    while not of.over:
        loaded = from_record(to_record(of))
        assert position(loaded) == position(of)
        assert [loaded.observe(seat) for seat in (0, 1, 2)] == [of.observe(seat) for seat in (0, 1, 2)]
        of.play(rng.choice(of.legal_moves()))
    assert position(from_record(to_record(of))) == position(of)
