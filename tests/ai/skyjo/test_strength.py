from __future__ import annotations

import pytest

from cardgui.commands.simulate import simulate
from cardgui.rules.games import GAMES

SKYJO = GAMES["skyjo"]


def test_skilled_beats_easy() -> None:
    """Twelve wins of sixteen have a chance below 4 in 100 between equals; nothing here is left to chance."""
    tally = simulate(SKYJO, ["skilled", "easy"], deals=8, first_deal=1, mirror=True)
    skilled, easy = tally.players
    assert tally.matches == 16
    assert skilled.wins >= 12
    assert skilled.points < easy.points


@pytest.mark.parametrize("seats", [4, 8])
def test_skilled_wins_more_than_its_share_at_larger_tables(seats: int) -> None:
    tally = simulate(SKYJO, ["skilled"] + ["easy"] * (seats - 1), deals=1, first_deal=4, mirror=True)
    skilled, *others = tally.players
    assert skilled.wins > tally.matches / seats
    assert skilled.points < min(player.points for player in others)


@pytest.mark.parametrize("level", ["easy", "skilled"])
def test_equal_players_share_equally_when_mirrored(level: str) -> None:
    """Each deal is played once per rotation, so between equals everything evens out."""
    tally = simulate(SKYJO, [level] * 3, deals=1, first_deal=9, mirror=True)
    assert {player.wins for player in tally.players} == {1}
    assert len({player.points for player in tally.players}) == 1
