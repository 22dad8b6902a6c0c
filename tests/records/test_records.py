"""Records of a separate implementation: the same positions, whole and as each seat sees them, and the same refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardgui.rules.errors import RecordError
from cardgui.rules.positions import position
from cardgui.rules.records import from_record, to_record
from tests.records.comparing import DATA, differences, expected

RIGHT = sorted(path for path in DATA.glob("*/*.cardgame") if path.parent.name != "wrong")
WRONG = sorted(DATA.glob("wrong/*.cardgame"))


def test_there_are_records_to_compare() -> None:
    assert len(RIGHT) >= 24
    assert len(WRONG) >= 31


@pytest.mark.parametrize("path", RIGHT, ids=[path.stem for path in RIGHT])
def test_the_positions_of_a_record(path: Path) -> None:
    text = path.read_bytes()
    for entry in expected(path):
        match = from_record(text, entry["after"])
        if entry.get("next"):
            match.next_round()
        found = list(differences(entry["position"], position(match, entry["seat"])))
        assert not found, f"after {entry['after']}, seen by {entry['seat']}"


@pytest.mark.parametrize("path", RIGHT, ids=[path.stem for path in RIGHT])
def test_a_record_is_written_as_it_was_read(path: Path) -> None:
    match = from_record(path.read_bytes())
    again = from_record(to_record(match))
    assert position(again) == position(match)
    assert [move.text for move in again.moves] == [move.text for move in match.moves]


@pytest.mark.parametrize("path", WRONG, ids=[path.stem for path in WRONG])
def test_a_wrong_record_is_refused_with_one_line(path: Path) -> None:
    """Each refusal names the field or the move; the part before a wrong move can still be looked at."""
    text = path.read_bytes()
    wrong = expected(path)
    with pytest.raises(RecordError) as caught:
        from_record(text)
    line = str(caught.value)
    assert line.isprintable()
    field = wrong["field"] if wrong["move"] is None else f"moves[{wrong['move']}]"
    assert line.startswith(f"{field}: ")
    if "before" in wrong:
        assert not list(differences(wrong["before"], position(from_record(text, wrong["move"]))))
