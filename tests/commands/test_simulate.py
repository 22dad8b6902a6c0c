from __future__ import annotations

import io
import json
import sys
from fractions import Fraction

import pytest

from cardgui.__main__ import main
from cardgui.ai.arena import play_match
from cardgui.commands import simulate as command
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match


def run_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["simulate", *arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found: dict[str, object] = json.loads(out)
    return found


def test_the_keys_of_the_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = run_json(
        capsys, "skyjo", "--seats", "easy,easy,easy", "--matches", "2", "--deal", "5", "--option", "target=20"
    )
    assert {"game", "matches", "rounds", "moves", "seconds", "seats"} <= set(found)
    assert (found["game"], found["matches"]) == ("skyjo", 2)
    seats = found["seats"]
    assert isinstance(seats, list)
    assert [seat["seat"] for seat in seats] == [0, 1, 2]
    assert all(set(seat) == {"seat", "level", "wins", "mean_score"} for seat in seats)
    assert sum(seat["wins"] for seat in seats) == pytest.approx(2, abs=0.001)


def test_it_counts_what_the_matches_were(capsys: pytest.CaptureFixture[str]) -> None:
    matches = [play_match(GAMES["skyjo"], ["easy", "easy"], deal, {"target": 40}) for deal in (5, 6)]
    found = run_json(capsys, "skyjo", "--seats", "easy,easy", "--matches", "2", "--deal", "5", "--option", "target=40")
    rounds = sum(len(match.results) for match in matches)
    assert found["rounds"] == rounds
    assert found["moves"] == sum(len(match.moves) for match in matches)
    means = [round(sum(match.totals[seat] for match in matches) / rounds, 4) for seat in (0, 1)]
    assert [seat["mean_score"] for seat in found["seats"]] == means  # type: ignore[attr-defined]  # JSON


def test_mirrored_deals_are_played_once_per_rotation(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line follows its player: the level it started with, whatever chair it sits on."""
    tables: list[tuple[tuple[str, ...], int]] = []

    def spy(game: object, levels: list[str], deal: int, options: object) -> Match:
        tables.append((tuple(levels), deal))
        return play_match(GAMES["skyjo"], levels, deal, {"target": 20})

    monkeypatch.setattr(command, "play_match", spy)
    found = run_json(capsys, "skyjo", "--seats", "skilled,easy,easy", "--matches", "2", "--deal", "7", "--mirror")
    tables_of_a_deal = [("skilled", "easy", "easy"), ("easy", "easy", "skilled"), ("easy", "skilled", "easy")]
    assert tables == [(table, deal) for deal in (7, 8) for table in tables_of_a_deal]
    assert found["matches"] == 6
    assert [seat["level"] for seat in found["seats"]] == ["skilled", "easy", "easy"]  # type: ignore[attr-defined]  # JSON


def test_a_shared_win_counts_as_its_share(monkeypatch: pytest.MonkeyPatch) -> None:

    def shared(*arguments: object) -> Match:
        match = play_match(*arguments)  # type: ignore[arg-type]  # passed on as they came
        match.winners = [0, 2]
        return match

    monkeypatch.setattr(command, "play_match", shared)
    tally = command.simulate(GAMES["skyjo"], ["easy"] * 3, 1, 1, options={"target": 20})
    assert [player.wins for player in tally.players] == [Fraction(1, 2), 0, Fraction(1, 2)]


def test_without_json_a_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "skyjo", "--seats", "easy,easy", "--matches", "1", "--option", "target=20"]) == 0
    out, _ = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0].startswith("skyjo, matches: 1, deals: 1, rounds: ")
    assert [line.split()[:2] for line in lines[1:]] == [["seat", "level"], ["0", "easy"], ["1", "easy"]]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_can_be_simulated(capsys: pytest.CaptureFixture[str], game: str) -> None:
    seats = ",".join(["easy"] * GAMES[game].low)
    assert run_json(capsys, game, "--seats", seats, "--matches", "1")["game"] == game


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_and_wiped_away(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["simulate", "skyjo", "--seats", "easy,easy", "--matches", "3", "--option", "target=20"]) == 0
    shown = terminal.getvalue().split("\r")
    assert [line.split("]")[1].strip() for line in shown if "[" in line] == ["0/3", "1/3", "2/3", "3/3"]
    assert max(len(line) for line in shown) < 80
    assert shown[-2].strip() == shown[-1] == ""


def test_an_interrupted_simulation_prints_no_result(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[object] = []

    def interrupted(*arguments: object) -> Match:
        if played:
            raise KeyboardInterrupt
        played.append(arguments)
        return play_match(*arguments)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(command, "play_match", interrupted)
    assert main(["simulate", "skyjo", "--seats", "easy,easy", "--json"]) == 130
    assert capsys.readouterr() == ("", "")
