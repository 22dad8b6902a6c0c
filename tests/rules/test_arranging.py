"""Positions for examples: the cards where they are wanted, all others where they can be."""

from __future__ import annotations

import pytest

from cardgui.rules.arranging import arranged
from cardgui.rules.errors import RecordError
from cardgui.rules.games import GAMES
from tests.harness.laws import cards_are_conserved


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_wanted_is_a_position_all_the_same(game: str) -> None:
    table = arranged(GAMES[game], GAMES[game].high, {})
    cards_are_conserved(table)
    assert table.seat == 0
    assert not table.over


def test_a_grid_with_gaps_and_hidden_cards() -> None:
    """NOTATION: `?7` is face down and a 7, `-` no card; all of it counts for what may be played."""
    cards = ["5", "?", "?7", "-", "5", "?", "0", "-", "?5", "12", "3", "-"]
    table = arranged(GAMES["skyjo"], 2, {"p0.grid": cards, "discard": ["-1", "3"]})
    grid = GAMES["skyjo"].place("p0.grid.0")
    assert [len(pile) for pile in table.piles[grid : grid + 12]] == [card != "-" for card in cards]
    seen = [bool(pile) and table.knows[pile[0]] == table.everyone for pile in table.piles[grid : grid + 12]]
    assert seen == [card[0] not in "?-" for card in cards]
    assert table.face[table.piles[grid + 2][0]] == 7
    assert "discard>grid.3" not in {move.text for move in table.legal_moves()}
    assert table.shown_points(0) == 25


def test_a_wild_card_on_a_pile_and_a_stock() -> None:
    places = {"build.0": ["1", "W2", "3"], "p0.stock": ["?", "8", "4"], "p0.hand": ["W", "9"]}
    table = arranged(GAMES["skip_bo"], 2, places)
    assert [table.card_text(1, at) for at in range(3)] == ["1", "W2", "3"]
    moves = {move.text for move in table.legal_moves()}
    assert {"stock>build.0", "hand.0>build.3", "hand.1>discard.0"} <= moves
    assert "hand.1>build.0" not in moves
    stock = table.piles[GAMES["skip_bo"].place("p0.stock")]
    assert [table.knows[card] for card in stock] == [0, 0, table.everyone]


@pytest.mark.parametrize(
    ("places", "told"),
    [
        ({"side.x": ["9S"]}, "side.x is not a place"),
        ({"side.n": ["9S"], "side.e": ["9S"]}, "there is no 9S, or none is left"),
        ({"side.n": ["11S"]}, "there is no 11S"),
    ],
)
def test_impossible_places_are_refused(places: dict[str, list[str]], told: str) -> None:
    with pytest.raises(RecordError, match=told):
        arranged(GAMES["kings_corners"], 2, places)
