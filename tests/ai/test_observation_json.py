from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cardgui.ai.observation_json import read_observation
from cardgui.ai.players import choose
from cardgui.rules.errors import RulesError
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.seats import Seat


@pytest.fixture
def match() -> Match:
    return Match(GAMES["skyjo"], [Seat("person", "a")] * 2, 7, {"target": 50})


@pytest.mark.parametrize("game", list(GAMES))
def test_an_observation_comes_through_as_it_was(game: str) -> None:
    match = Match(GAMES[game], [Seat("person", "a")] * GAMES[game].low, 7)
    while not match.round.over:
        observation = match.observe(match.round.seat)
        assert read_observation(msgspec.json.encode(observation)) == observation
        match.play(choose(observation, "easy", 1))


Spoil = Callable[[dict[str, Any]], object]
SPOILT: list[tuple[str, Spoil]] = [
    ("whist", lambda o: o.update(game="whist")),
    ("observation.seats: 99", lambda o: o.update(seats=99)),
    ("observation.seats: -1", lambda o: o.update(seats=-1)),
    ("observation.seat: None", lambda o: o.update(seat=None)),
    ("observation.seat: 5", lambda o: o.update(seat=5)),
    ("observation.seat: seat 1 is not on turn", lambda o: o.update(seat=1)),
    ("observation.number: -3", lambda o: o.update(number=-3)),
    ("target: 5 is impossible", lambda o: o.update(options={"target": 5})),
    ("flavour: there is no such option", lambda o: o.update(options={"flavour": 5})),
    ("observation.state.phase: it is missing", lambda o: o["state"].pop("phase")),
    ("observation.state.totals", lambda o: o["state"].update(totals=[0])),
    ("observation.json", lambda o: o["state"].update(totals="none")),
    ("observation.json", lambda o: o.pop("table")),
    ("observation.table.piles: 3 piles", lambda o: o["table"].update(piles=[[], [], []])),
    ("observation.table.piles: each card", lambda o: o["table"]["piles"][0].pop()),
    ("observation.table.faces: 0 numbers", lambda o: o["table"].update(faces=[])),
    ("observation.table.pool: 0 numbers", lambda o: o["table"].update(pool=[])),
    ("observation.table.knows: 0 numbers", lambda o: o["table"].update(knows=[])),
    ("observation.table.hidden", lambda o: o["table"]["hidden"][0].pop()),
    ("observation.table.hidden", lambda o: o["table"]["pool"].__setitem__(0, 7)),
    ("observation.table.faces: the cards of skyjo", lambda o: o["table"]["hidden"][0].__setitem__(0, 99)),
]


@pytest.mark.parametrize(("said", "spoil"), SPOILT, ids=range(len(SPOILT)))
def test_a_wrong_observation_is_refused_with_the_field(match: Match, said: str, spoil: Spoil) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(match.observe(0)))
    spoil(plain)
    with pytest.raises(RulesError) as refused:
        read_observation(msgspec.json.encode(plain))
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("text", [b"", b"null", b"[]", b"{", b"\xff", b"[" * 100_000])
def test_what_is_no_observation_at_all_is_refused(text: bytes) -> None:
    with pytest.raises(RulesError, match=r"^observation\.json: "):
        read_observation(text)
