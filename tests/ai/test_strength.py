"""Skilled beats easy in every game, over deals that are always the same. Skyjo has a test of its own."""

from __future__ import annotations

import pytest

from cardgui.commands.simulate import Tally, simulate
from cardgui.rules.games import GAMES
from cardgui.rules.options import OptionValue

SHORT: dict[str, OptionValue] = {"scoring": "single_round", "stock_size": 15}


def share(tally: Tally) -> float:
    """The wins of the skilled seats, as a share of all."""
    return float(sum(player.wins for player in tally.players if player.level == "skilled")) / sum(
        float(player.wins) for player in tally.players
    )


@pytest.mark.parametrize(
    ("game", "deals", "least"), [("skip_bo", 5, 0.75), ("skip_bo_junior", 30, 0.62), ("kings_corners", 20, 0.54)]
)
def test_skilled_beats_easy(game: str, deals: int, least: float) -> None:
    options = SHORT if game == "skip_bo" else {}
    assert share(simulate(GAMES[game], ["skilled", "easy"], deals, 1, mirror=True, options=options)) >= least


@pytest.mark.parametrize(("game", "deals"), [("skip_bo", 5), ("skip_bo_junior", 10), ("kings_corners", 12)])
def test_skilled_wins_more_than_its_share_with_four_seats(game: str, deals: int) -> None:
    options = SHORT if game == "skip_bo" else {}
    tally = simulate(GAMES[game], ["skilled", "easy", "easy", "easy"], deals, 1, mirror=True, options=options)
    assert share(tally) > 0.25


@pytest.mark.parametrize("game", ["skip_bo", "kings_corners"])
def test_equal_players_share_equally_when_mirrored(game: str) -> None:
    options = {"scoring": "single_round", "stock_size": 10} if game == "skip_bo" else {}
    for level in ("easy", "skilled"):
        tally = simulate(GAMES[game], [level] * 2, 2, 5, mirror=True, options=options)
        assert {player.wins for player in tally.players} == {tally.matches // 2}
