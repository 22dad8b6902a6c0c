from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardgui.__main__ import main
from cardgui.rules.matches import Match
from cardgui.rules.positions import position


def inspected(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, Any]:
    assert main(["inspect", *map(str, arguments), "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found: dict[str, Any] = json.loads(out)
    return found


def plain(match: Match, seat: int | None) -> object:
    return json.loads(json.dumps(position(match, seat)))


def test_positions_are_those_of_the_rules(capsys: pytest.CaptureFixture[str], record: Path, played: Match) -> None:
    assert inspected(capsys, record) == plain(played, None)
    for after in (0, 1, 30, len(played.moves)):
        for seat in (None, 0, 2):
            chosen = [] if seat is None else ["--seat", seat]
            assert inspected(capsys, record, "--after", after, *chosen) == plain(played.after(after), seat)


def test_a_seat_is_shown_no_hidden_card(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    """ALL-2."""
    whole = inspected(capsys, record, "--after", 0)
    seen = inspected(capsys, record, "--after", 0, "--seat", 1)
    assert seen["places"]["p1.grid.0"] == ["?"]
    assert whole["places"]["p1.grid.0"][0].startswith("?")
    assert set(seen["places"]["draw"]) == {"?"}
    assert seen["seen_by"] == 1


def test_next_deals_the_round_that_follows(capsys: pytest.CaptureFixture[str], record: Path, played: Match) -> None:
    assert played.waiting
    finished = inspected(capsys, record)
    fresh = inspected(capsys, record, "--next")
    assert (finished["round"], finished["turn"]) == (0, None)
    played.next_round()
    assert fresh == plain(played, None)
    assert fresh["round"] == 1


def test_next_is_refused_in_the_middle_of_a_round(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["inspect", str(record), "--after", "3", "--next"]) == 2
    assert "--next: the round is not over after 3 moves" in capsys.readouterr().err


def test_the_readable_text_shows_grids_and_moves(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["inspect", str(record), "--after", "6", "--seat", "0"]) == 0
    out, _ = capsys.readouterr()
    lines = out.splitlines()
    assert lines[:2] == ["skyjo, deal 11, moves: 6, round 0", "as seat 0 sees it"]
    assert sum(line.startswith("p") for line in lines) == 3
    grids = [line.split() for line in lines if len(line.split()) == 4 and "?" in line]
    assert len(grids) == 9
    assert sum(card == "?" for row in grids for card in row) == 30
    assert max(map(len, lines)) <= 100


def test_the_readable_text_says_who_won(capsys: pytest.CaptureFixture[str], record: Path, played: Match) -> None:
    assert main(["inspect", str(record)]) == 0
    result = played.round.result
    assert result is not None
    out, _ = capsys.readouterr()
    assert f"the round is over: scores {' '.join(map(str, result.scores))}" in out
    assert f"closed by p{result.closer}" in out
    assert "legal moves" not in out


def test_a_record_comes_through_standard_input(cardgui: Any, record: Path, played: Match) -> None:
    done = cardgui("inspect", "-", "--json", given=record.read_text(encoding="utf-8"))
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == plain(played, None)


def test_the_part_before_a_wrong_move_can_be_looked_at(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    spoilt = json.loads(record.read_text(encoding="utf-8"))
    spoilt["moves"][20] = "draw>grid.77"
    record.write_text(json.dumps(spoilt), encoding="utf-8")
    assert main(["inspect", str(record)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "moves[20]" in err
    assert inspected(capsys, record, "--after", 20)["round"] == 0
