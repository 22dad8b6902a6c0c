"""Matches come to the table from records, and leave it as records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardgui.controller.setup import SetupError
from cardgui.rules.errors import OptionError
from cardgui.rules.records import from_record
from cardgui.storage.database import Database
from cardgui.storage.matches import MatchStore
from tests.controller.conftest import MakeTable
from tests.controller.playing import play_some
from tests.controller.screen import SKYJO, check_table, setup_of


def test_records_out_and_in(make_table: MakeTable, database: Database, tmp_path: Path) -> None:
    table, screen = make_table(database)
    table.new_match(setup_of("person", "easy", deal=8, target=30, double="never"))
    play_some(table, 6)
    table.undo()
    file = tmp_path / "match.cardgame"
    assert table.save_record(file)
    record = table.record_text()
    assert file.read_text() == record
    table.put_away()
    MatchStore(database).delete(1)
    assert table.open_record(file)
    assert screen.last.kind == "open"
    assert table.record_text() == record
    assert table.match_id == 2
    play_some(table, 1)
    assert table.undo()
    assert table.record_text() == record
    assert json.loads(MatchStore(database).header(table.match_id or 0))["options"] == {"target": 30, "double": "never"}


@pytest.mark.parametrize("same", [True, False], ids=["the match on the table", "another match"])
def test_a_record_is_gone_on_with_from_a_table_that_waits(make_table: MakeTable, tmp_path: Path, same: bool) -> None:
    table, _ = make_table()
    table.new_match(setup_of("person", "easy", deal=8))
    file = tmp_path / "match.cardgame"
    assert table.save_record(file)
    if not same:
        table.new_match(setup_of("person", "easy", deal=9))
    table.pause(True)
    assert table.open_record(file)
    assert table.mode == "playing"


def test_a_record_that_was_opened_before_is_the_same_match(
    make_table: MakeTable, database: Database, tmp_path: Path
) -> None:
    other, _ = make_table()
    other.new_match(setup_of("person", "person", deal=8))
    play_some(other, 6)
    file = tmp_path / "match.cardgame"
    assert other.save_record(file)
    table, _ = make_table(database)
    known: list[bool] = []
    table.known.connect(lambda: known.append(True))
    assert table.open_record(file)
    first, moves = table.match_id, table.view().moves
    assert not known
    # While it is on the table, and after it was put away and thrown away.
    assert table.open_record(file)
    table.put_away()
    MatchStore(database).throw_away(first or 0, 1.0)
    assert table.open_record(file)
    assert (table.match_id, table.view().moves, table.view().past, len(known)) == (first, moves, None, 2)
    # It has gone on since: it is seen as it was in the file, and can be gone on with from there.
    play_some(table, 3)
    for put_away in (False, True):
        if put_away:
            table.put_away()
        assert table.open_record(file)
        assert (table.match_id, table.view().moves) == (first, moves)
        past = table.view().past
        assert past is not None
        table.look_at(None)
        assert table.view().moves > moves
    assert table.continue_from(past)
    branch = table.match_id
    assert len(MatchStore(database).recent(-1)) == 2
    # What stands as the file does comes first.
    assert table.open_record(file)
    assert (table.match_id, table.view().past) == (branch, None)
    other.close()


@pytest.mark.parametrize(
    "change",
    [
        {"deal": 9},
        {
            "seats": [
                {"kind": "person", "name": "Ana"},
                {"kind": "person", "name": "Bo"},
                {"kind": "person", "name": "C"},
            ]
        },
        {"options": {"target": 40}},
        {"start": {"dealer": 1}},
        {"changes": [{"at": 0, "seat": 1, "kind": "computer", "name": "Kito", "level": "easy"}]},
        {"moves": ["flip grid.1"]},
        {"moves": []},
    ],
)
def test_another_match_is_another_one(make_table: MakeTable, database: Database, change: dict[str, object]) -> None:
    table, _ = make_table(database)
    record: dict[str, object] = {
        "cardgame": 1,
        "game": "skyjo",
        "options": {},
        "seats": [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}],
        "deal": 8,
        "moves": ["flip grid.0"],
    }
    table.open_match(from_record(json.dumps({**record, **change})))
    table.open_match(from_record(json.dumps(record)))
    # One without moves is where the other has gone on from.
    assert len(MatchStore(database).recent(-1)) == 2
    table.open_match(from_record(json.dumps({**record, **change})))
    assert len(MatchStore(database).recent(-1)) == 2


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"cardgame": 2}', "moves"])
def test_a_record_that_cannot_be_read_leaves_the_table_alone(
    make_table: MakeTable, database: Database, tmp_path: Path, content: str
) -> None:
    table, screen = make_table(database)
    table.new_match(setup_of("person", "person"))
    record, match_id = table.record_text(), table.match_id
    file = tmp_path / "wrong.cardgame"
    file.write_text(content)
    assert not table.open_record(file)
    assert not table.open_record(tmp_path / "not there.cardgame")
    assert not table.save_record(tmp_path / "no folder" / "match.cardgame")
    assert len(screen.failed) == 3
    names = ("wrong.cardgame", "not there.cardgame", "match.cardgame")
    assert all(line.count(name) == 1 for line, name in zip(screen.failed, names, strict=True))
    assert (table.record_text(), table.match_id) == (record, match_id)
    assert file.read_text() == content


def test_a_deck_that_is_wrong_later_on_stops_play_and_nothing_else(make_table: MakeTable) -> None:
    """The second shuffle of the record is checked when it is needed."""
    from cardgui.rules.chance import Chance

    first = Chance(5, 0).order(0, SKYJO.deck)
    record = {
        "cardgame": 1,
        "game": "skyjo",
        "options": {"target": 300},
        "seats": [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}],
        "deal": 5,
        "decks": [[str(face) for face in first], ["1", "2"]],
        "moves": [],
    }
    table, screen = make_table()
    table.open_match(from_record(json.dumps(record)))
    while not table.view().waiting and not screen.failed:
        table.play(table.view().legal[:1])
    view = table.view()
    if view.waiting:
        assert not table.next_round()
    assert len(screen.failed) == 1
    assert "decks[1]" in screen.failed[0]
    assert table.view() == view
    assert table.undo()
    check_table(table)


def test_a_set_up_that_the_rules_forbid_changes_nothing(make_table: MakeTable, database: Database) -> None:
    table, screen = make_table(database)
    with pytest.raises(SetupError, match="2 to 8"):
        table.new_match(setup_of("person"))
    with pytest.raises(OptionError, match="target"):
        table.new_match(setup_of("person", "easy", target=7))
    with pytest.raises(SetupError, match="brilliant"):
        table.new_match(setup_of("person", "brilliant"))
    with pytest.raises(SetupError, match="deal"):
        table.new_match(setup_of("person", "easy", deal=-1))
    assert not table.has_match
    assert not screen.told
    assert MatchStore(database).recent(5) == []
