"""The league plays each deal from every chair, goes on where it was stopped, and notices changed players."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardgui.ai.league import __main__ as command
from cardgui.ai.league import playing as playing_module
from cardgui.ai.league.contests import CONTESTS, Contest, named_player
from cardgui.ai.league.playing import play_deal, playing
from cardgui.ai.league.results import WIN, ContestResult, DealResult, Results, share, turns
from cardgui.ai.league.table import BEGIN, END, written
from cardgui.rules.errors import RulesError
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match

SKYJO = Contest("skyjo", "easy", "beginner", 6, 50)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Results and README.md of a league of one contest."""
    monkeypatch.setattr(command, "CONTESTS", (SKYJO,))
    monkeypatch.setattr(command, "README", tmp_path / "README.md")
    monkeypatch.setattr(command, "Results", lambda: Results(tmp_path / "results.json"))
    (tmp_path / "README.md").write_text(f"# Title\n{BEGIN}\nold\n{END}\nend\n")
    return tmp_path


def test_every_contest_has_players_seats_and_options_that_there_are() -> None:
    assert len({contest.name for contest in CONTESTS}) == len(CONTESTS)
    for contest in CONTESTS:
        game = GAMES[contest.game]
        assert game.low <= contest.seats <= game.high
        game.options(contest.options, contest.seats)
        for name in set(contest.names):
            assert callable(named_player(contest.game, name))


def test_a_name_that_is_neither_level_nor_yardstick_is_refused() -> None:
    with pytest.raises(RulesError, match="genius"):
        named_player("skyjo", "genius")


def test_a_deal_is_played_from_every_chair(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[list[str]] = []
    play = playing_module.play_match

    def spy(game: object, names: list[str], deal: int, *rest: object) -> Match:
        assert deal == 5
        tables.append(names)
        match: Match = play(game, names, deal, *rest)  # type: ignore[arg-type]  # passed on as they came
        return match

    monkeypatch.setattr(playing_module, "play_match", spy)
    played = play_deal(Contest("kings_corners", "easy", "beginner", 9, 0, seats=3), 5)
    assert tables == [
        ["easy", "beginner", "beginner"],
        ["beginner", "beginner", "easy"],
        ["beginner", "easy", "beginner"],
    ]
    assert 0 <= played.wins <= 3 * WIN
    assert played.turns > 0


def test_equal_players_share_a_mirrored_deal() -> None:
    for deal in range(1, 4):
        assert play_deal(Contest("kings_corners", "easy", "easy", 3, 50), deal).wins == WIN


def test_it_goes_on_where_it_was_stopped(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = Results(home / "whole.json")
    command.play([SKYJO], whole, 2)
    part = Results(home / "results.json")
    part.found[SKYJO.name] = ContestResult(whole.found[SKYJO.name].trial, whole.found[SKYJO.name].deals[:2])
    part.save()
    assert command.main(["--jobs", "1"]) == 0
    assert Results(home / "results.json").found == whole.found
    assert capsys.readouterr().out.count("`easy`") == 1
    text = (home / "README.md").read_text()
    assert text.startswith("# Title\n")
    assert text.endswith(f"{END}\nend\n")
    assert "old" not in text
    assert "| 6 | 12 |" in text


def test_changed_players_play_anew(home: Path) -> None:
    results = Results(home / "results.json")
    results.found[SKYJO.name] = ContestResult("other moves", [DealResult(0, 0)] * 6)
    command.play([SKYJO], results, 1)
    assert len(results.found[SKYJO.name].deals) == 6
    assert all(deal.turns for deal in results.found[SKYJO.name].deals)


def test_results_that_cannot_be_read_are_left_alone(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "results.json").write_text("{nothing")
    assert command.main([]) == 1
    _, err = capsys.readouterr()
    assert err.count("\n") == 1
    assert "results.json" in err
    assert (home / "results.json").read_text() == "{nothing"


def test_a_readme_without_the_marks_is_left_alone() -> None:
    with pytest.raises(ValueError, match="marks"):
        written("# Title\n", (), Results(Path("none.json")))


def test_the_interval_holds_the_true_share_in_some_95_of_100_leagues() -> None:
    rng = random.Random(3)
    contest = Contest("skyjo", "easy", "beginner", 100, 0)
    held = 0
    for _ in range(400):
        deals = [DealResult(WIN * rng.choice((0, 1, 2, 2)), 30) for _ in range(100)]
        mean, half = share(contest, deals)
        held += mean - half <= 62.5 <= mean + half
    assert 370 <= held <= 390
    assert turns(contest, [DealResult(0, 30)]) == 7.5


def test_playing_hands_out_deals_in_their_order() -> None:
    with playing(2) as players:
        found = list(players.deals(SKYJO, 4))
    assert found == [play_deal(SKYJO, deal) for deal in (4, 5, 6)]
