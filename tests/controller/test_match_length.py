"""How long a match takes: every table has an answer, and it goes up and down with what is chosen."""

from __future__ import annotations

from itertools import product

import pytest

from cardgui.ai.arena import play_match
from cardgui.controller.match_length import SECONDS_A_MOVE, Table, amount, match_length, own_pace
from cardgui.rules.games import GAMES
from cardgui.rules.options import OptionValue
from cardgui.rules.presets import PRESETS
from cardgui.storage.history import PastMatch

ALONE = (None, "easy", "easy", "easy")


@pytest.mark.parametrize("name", list(GAMES))
def test_every_table_has_an_answer(name: str) -> None:
    game = GAMES[name]
    for seats in range(game.low, game.high + 1):
        for spec in game.option_specs(seats):
            values: list[OptionValue] = [spec.default, spec.low, spec.high] if spec.is_number else list(spec.choices)
            for value in values or [False, True]:
                if spec.name == "teams" and value == "two_sides" and seats not in (4, 6):
                    continue
                options = {} if value is None else {spec.name: value}
                if spec.name in ("rounds", "chips"):
                    options["scoring"] = "chips"
                least, most = match_length(game, options, Table((None,) * seats))
                assert 15 < least < most < 40 * 3600, (seats, options)
        for preset in PRESETS[name]:
            assert amount(game, preset.options, seats).moves > seats


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("seats", [2, 4])
def test_a_simulated_match_is_about_as_long(name: str, seats: int) -> None:
    """The table is of these rules and these players: three new matches come to within a third of it."""
    game, options = GAMES[name], dict(PRESETS[name][-1].options)
    matches = [play_match(game, ["easy"] * seats, deal, options) for deal in range(9000, 9006)]
    moves = sum(len(match.moves) for match in matches) / len(matches)
    rounds = sum(len(match.results) for match in matches) / len(matches)
    expected = amount(game, options, seats)
    assert expected.moves == pytest.approx(moves, rel=0.4)
    assert expected.rounds == pytest.approx(rounds, rel=0.5)


@pytest.mark.parametrize(
    ("name", "short", "long"),
    [
        ("skyjo", {"target": 20}, {"target": 40}),
        ("skyjo", {}, {"target": 300}),
        ("skip_bo", {"scoring": "single_round"}, {}),
        ("skip_bo", {"scoring": "single_round", "stock_size": 5}, {"scoring": "single_round"}),
        ("skip_bo", {"target": 200}, {"target": 500}),
        ("skip_bo_junior", {"stock_size": 3}, {"stock_size": 4}),
        ("skip_bo_junior", {}, {"rounds_to_win": 2}),
        ("skip_bo_junior", {"rounds_to_win": 9}, {"rounds_to_win": 10}),
        ("kings_corners", {}, {"scoring": "penalty_points"}),
        ("kings_corners", {"scoring": "penalty_points"}, {"scoring": "penalty_points", "target": 50}),
        ("kings_corners", {"scoring": "chips", "rounds": 5}, {"scoring": "chips"}),
        (
            "kings_corners",
            {"scoring": "chips", "rounds": 0, "chips": 20, "chips_for_cards": True},
            {"scoring": "chips", "rounds": 0, "chips": 20},
        ),
    ],
)
def test_what_is_longer_takes_longer(name: str, short: dict[str, OptionValue], long: dict[str, OptionValue]) -> None:
    for one, other in zip(
        match_length(GAMES[name], short, Table(ALONE)), match_length(GAMES[name], long, Table(ALONE)), strict=True
    ):
        assert one < other


def test_who_plays_counts() -> None:
    game = GAMES["skip_bo"]
    usual = match_length(game, {}, Table(ALONE))
    assert match_length(game, {}, Table(("easy",) * 4)) < usual < match_length(game, {}, Table((None,) * 4))
    assert match_length(game, {}, Table(ALONE, pause=0)) < usual < match_length(game, {}, Table(ALONE, pause=2000))
    assert match_length(game, {}, Table(ALONE, speed=0)) < usual < match_length(game, {}, Table(ALONE, speed=50))
    assert match_length(game, {}, Table((None, "expert", "easy", "easy"))) > usual
    assert match_length(game, {}, Table(ALONE), 1.0) < usual < match_length(game, {}, Table(ALONE), 9.0)


def past(seconds: float, moves: int = 100, rounds: int = 1, kinds: str = "pc", **changed: object) -> PastMatch:
    words = {"p": '{"kind":"person","name":"A","picture":"fox"}'}
    words["c"] = '{"kind":"computer","name":"B","picture":"robot-1","level":"easy"}'
    seats = ",".join(words[kind] for kind in kinds)
    totals = ",".join("0" for _ in kinds)
    summary = (
        f'{{"seats":[{seats}],"totals":[{totals}],"rounds":{rounds},"over":true,"winners":[0],"round":0,'
        '"turn":null,"cards":[]}'
    )
    values: dict[str, object] = {
        "id": 1,
        "game": "skyjo",
        "started": 1000.0,
        "last_played": 1000.0 + seconds,
        "moves": moves,
        "undos": 0,
        "finished": True,
        "summary": summary,
    }
    return PastMatch(**(values | changed))  # type: ignore[arg-type]  # named as the fields are


def test_own_matches_tell_the_pace() -> None:
    """From 212 seconds go 12 for the round; two people made 100 moves."""
    table = Table((None, None))
    matches = [past(212, kinds="pp"), past(212, kinds="pp"), past(412, kinds="pp")]
    assert own_pace("skyjo", matches, table) == pytest.approx(2.0)
    assert own_pace("skyjo", matches[:2], table) is None, "too few"
    assert own_pace("skip_bo", matches, table) is None
    with_computer = [past(12 + 50 * 2.0 + 50 * table.computer_move("easy"))] * 3
    assert own_pace("skyjo", with_computer, table) == pytest.approx(2.0)


@pytest.mark.parametrize(
    "other",
    [
        past(80_000),
        past(3),
        past(212, kinds="cc"),
        past(212, finished=False),
        past(212, undos=2),
        past(212, moves=0),
        past(212, summary="{}"),
    ],
)
def test_matches_that_tell_nothing_of_the_pace_are_passed_over(other: PastMatch) -> None:
    assert own_pace("skyjo", [other] * 3, Table((None, None))) is None


def test_every_game_has_a_pace() -> None:
    assert set(SECONDS_A_MOVE) == set(GAMES)
    for name, people in product(GAMES, (1, 2)):
        table = Table((None,) * people + ("steady",) * (2 - people))
        assert match_length(GAMES[name], {}, table)[0] > 0
