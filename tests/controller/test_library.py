"""Matches of the past: looked at from their start, gone on with elsewhere, written out and taken in."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from pathlib import Path

import pytest

from cardgui.controller.library import Library
from cardgui.controller.setup import Setup, parse_setup
from cardgui.controller.summary import read_summary
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.records import from_record
from cardgui.rules.seats import LEVELS
from cardgui.storage.database import Database
from cardgui.storage.errors import RecordFileError
from cardgui.storage.header_facts import Measure
from cardgui.storage.history import MatchHistory, Term
from cardgui.storage.matches import MatchStore
from cardgui.storage.people import PeopleStore
from cardgui.storage.statistics import Share, Statistics
from tests.controller.conftest import MakeTable
from tests.controller.playing import play_on
from tests.controller.screen import setup_of


def saved(database: Database, match_id: int | None) -> object:
    assert match_id is not None
    return MatchStore(database).load(match_id)


@pytest.fixture
def library(database: Database) -> Library:
    return Library(database, lambda: 2000.0)


def test_a_saved_match_is_looked_at_from_its_start(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    table.new_match(setup_of("person", "easy", target=20))
    play_on(table)
    match_id = table.match_id
    before = saved(database, match_id)
    table.put_away()
    later, screen = make_table(database)
    assert match_id is not None
    assert later.open_saved(match_id, past=0)
    assert later.view().past == 0
    assert later.view().moves == 0
    # Nothing goes on, and no score sheet comes, while the past is looked at.
    assert screen.told == ["open"]
    assert later.look_at(1)
    assert later.look_at(None)
    assert screen.told[-1] == "match_over"
    assert saved(database, match_id) == before


def test_who_looks_at_a_match_of_several_sees_no_hand_and_is_asked_for_at_its_end(
    make_table: MakeTable, database: Database
) -> None:
    """ALL-2."""
    table, _ = make_table(database)
    table.new_match(parse_setup("kings_corners", "person,person", 3))
    play_on(table, 12)
    match_id = table.match_id
    table.put_away()
    assert match_id is not None
    assert table.open_saved(match_id, past=0)
    for number in range(table.moments - 1):
        table.look_at(number)
        view = table.view()
        assert (view.viewer, view.asked_for) == (None, None)
        places = view.game.places(2)
        held = [
            card
            for place, pile in zip(places, view.observation.table.piles, strict=True)
            if place.seat >= 0
            for card in pile
        ]
        assert held
        assert all(view.observation.table.faces[card] == UNKNOWN for card in held)
    table.look_at(None)
    assert table.view().asked_for is not None


@pytest.mark.parametrize("seats", ["person,person", "person,easy", "easy,person,person"])
def test_a_match_that_is_over_is_seen_again_with_open_hands(
    make_table: MakeTable, database: Database, seats: str
) -> None:
    table, screen = make_table(database)
    table.new_match(parse_setup("kings_corners", seats, 3))
    play_on(table)
    match_id = table.match_id
    table.put_away()
    assert match_id is not None
    assert table.open_saved(match_id, past=0)
    view = table.view()
    assert (view.viewer, view.hands_open, view.past) == (None, True, 0)
    places = view.game.places(view.seats)
    hands = [pile for place, pile in zip(places, view.observation.table.piles, strict=True) if place.seat >= 0]
    assert all(hands)
    assert all(view.observation.table.faces[card] != UNKNOWN for hand in hands for card in hand)
    table.look_at(table.moments // 2)
    table.look_at(None)
    assert screen.told[-1] == "match_over"
    # Taken back, it is a match like any other.
    table.undo()
    assert not table.view().over
    assert not table.view().hands_open
    play_on(table, 50)
    assert not screen.failed
    assert not table.view().hands_open


def test_a_match_with_nothing_in_it_opens_as_it_is(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    table.new_match(setup_of("person", "person"))
    match_id = table.match_id
    assert match_id is not None
    assert table.open_saved(match_id, past=0)
    assert table.view().past is None


@pytest.mark.parametrize(
    "setup",
    [
        setup_of("person", "easy", target=40),
        parse_setup("skip_bo", "person,easy,person", 5, ("stock_size=5", "target=50")),
        parse_setup("kings_corners", "person,easy", 5, ("scoring=penalty_points",)),
        parse_setup("skip_bo_junior", "person,easy", 5, ("rounds_to_win=2",)),
    ],
)
def test_going_on_from_any_moment_is_a_new_match_and_the_old_one_stays(
    make_table: MakeTable, database: Database, setup: Setup
) -> None:
    table, screen = make_table(database)
    table.new_match(setup)
    play_on(table)
    assert table.view().over
    match_id, record = table.match_id, table.record_text()
    before = saved(database, match_id)
    assert match_id is not None
    rng = random.Random(1)
    count = table.moments
    for number in [0, count - 2, *rng.sample(range(count - 1), 4)]:
        assert table.open_saved(match_id, past=number)
        past = table.view()
        assert table.continue_from(number)
        # As it was opened, before computer seats have gone on.
        now = next(change.after for change in reversed(screen.changes) if change.kind == "open")
        assert table.match_id != match_id
        assert (now.past, now.moves) == (None, past.moves)
        assert now.results == past.results
        assert now.observation.number == past.observation.number
        made = json.loads(table.record_text())["moves"]
        assert made[: past.moves] == json.loads(record)["moves"][: past.moves]
        assert saved(database, match_id) == before
        assert table.match_id is not None
        assert MatchHistory(database).page((), None, 1)[0].undos == 1
        play_on(table, 3, seed=number)
        again = table.record_text()
        assert from_record(again).deal == from_record(record).deal
        # It is saved as such, and opens as it stood.
        other, _ = make_table(database)
        assert other.open_saved(table.match_id)
        assert other.record_text() == again
    assert not screen.failed


def test_a_saved_match_is_played_anew_from_its_deal(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    people = PeopleStore(database)
    amina = people.add("Amina", "fox", 1.0)
    table.new_match(setup_of("person", "easy", people=(amina, None), target=20))
    first = table.view().observation
    play_on(table)
    match_id = table.match_id
    table.put_away()
    assert match_id is not None
    assert table.continue_from(0, match_id)
    assert table.view().observation == first
    assert table.view().chairs[0].person == amina
    with pytest.raises(IndexError):
        table.continue_from(10_000)
    assert not table.continue_from(0, 999)


def test_records_out_and_in_without_a_table(
    make_table: MakeTable, database: Database, library: Library, tmp_path: Path
) -> None:
    table, screen = make_table(database)
    table.new_match(setup_of("person", "easy", target=20))
    play_on(table)
    match_id, record = table.match_id, table.record_text()
    assert match_id is not None
    path = tmp_path / "out.cardgame"
    library.write_out(match_id, path)
    assert path.read_text("utf-8") == record
    told = list(screen.told)
    assert library.take_in(path) == (match_id, False)
    MatchStore(database).delete(match_id)
    taken, new = library.take_in(path)
    assert new
    assert taken != match_id
    assert library.take_in(path) == (taken, False)
    assert library.read(taken).record() == record
    (match,) = MatchHistory(database).page((), None, 9)
    assert (match.id, match.finished, match.last_played) == (taken, True, 2000.0)
    # The table is untouched, and nobody has won twice.
    assert (table.match_id, screen.told) == (match_id, told)
    assert not Statistics(database).read()


def test_a_bad_record_changes_nothing(database: Database, library: Library, tmp_path: Path) -> None:
    path = tmp_path / "bad.cardgame"
    for text in ("", "{}", "[1", '{"cardgame": 1, "game": "chess"}'):
        path.write_text(text)
        with pytest.raises(RecordFileError) as caught:
            library.take_in(path)
        assert "\n" not in str(caught.value)
    assert MatchHistory(database).count(()) == 0


def test_who_is_removed_keeps_the_name_in_the_others_matches(make_table: MakeTable, database: Database) -> None:
    people = PeopleStore(database)
    amina, juma = people.add("Amina", "fox", 1.0), people.add("Juma", "lion", 1.0)
    table, _ = make_table(database)
    table.new_match(setup_of("person", "person", people=(amina, juma), target=20))
    play_on(table)
    table.put_away()
    people.remove(juma)
    (match,) = MatchHistory(database).page((Term("person 1"),), None, 9)
    summary = read_summary(match.summary)
    assert summary is not None
    known = {person.id: person for person in people.all()}
    assert [chair.name for chair in summary.chairs(known)] == ["Amina", "Juma"]
    assert [chair.picture for chair in summary.chairs(known)] == ["fox", "lion"]
    assert [row.person for row in Statistics(database).read()] == [amina]
    assert table.open_saved(match.id, past=0)
    assert table.view().chairs[0].name == "Amina"


def test_statistics_are_what_the_records_say(make_table: MakeTable, database: Database) -> None:
    people = PeopleStore(database)
    amina, juma = people.add("Amina", "fox", 1.0), people.add("Juma", "lion", 1.0)
    plans = [
        ("skyjo", "person,beginner", (amina, None), ("target=20",)),
        ("skyjo", "person,person,easy", (juma, amina, None), ("target=20",)),
        ("skyjo", "person,expert,easy", (amina, None, None), ("target=20",)),
        ("skyjo", "person,person", (amina, juma), ("target=40",)),
        ("skyjo", "person,easy", (juma, None), ("target=20", "double=never")),
        ("kings_corners", "person,easy", (amina, None), ("scoring=penalty_points",)),
        ("kings_corners", "steady,person", (None, juma), ("scoring=chips", "rounds=2")),
        ("kings_corners", "person,easy", (juma, None), ()),
        ("skip_bo", "person,easy,expert,person", (amina, None, None, juma),
         ("stock_size=5", "target=50", "teams=two_sides")),
        ("skip_bo_junior", "person,skilled", (juma, None), ()),
    ]  # fmt: skip
    table, screen = make_table(database)
    played: list[tuple[str, tuple[int | None, ...], bool]] = []
    for number, (game, seats, chairs, options) in enumerate(plans * 2):
        setup = parse_setup(game, seats, number, options)
        table.new_match(Setup(setup.game, setup.seats, setup.options, setup.deal, chairs))
        undone = number % 4 == 1
        play_on(table, 5, number)
        if undone:
            table.undo()
        if number == 3:
            table.leave_seat(1, "skilled")
        play_on(table, seed=number)
        assert table.view().over
        if number == 3:
            chairs = (chairs[0], None)
        played.append((table.record_text(), chairs, undone))
    assert not screen.failed
    expected = counted(played)
    found = Statistics(database).read()
    assert {(row.person, row.game) for row in found} == set(expected)
    for row in found:
        told = expected[row.person, row.game]
        for name in told:
            assert getattr(row, name) == told[name], (row.person, row.game, name)


def counted(played: list[tuple[str, tuple[int | None, ...], bool]]) -> dict[tuple[int, str], dict[str, object]]:
    """The same from the records alone, in the plainest way. played: record, people by seat, whether undone."""
    own: dict[tuple[int, str], list[tuple[bool, bool, int, str, Measure | None, int]]] = defaultdict(list)
    for record, chairs, undone in played:
        match = from_record(record)
        fields = json.loads(record)
        levels = [seat.get("level") for seat in fields["seats"]]
        for change in fields.get("changes", []):
            levels[change["seat"]] = change.get("level")
        teams = 2 if fields["options"].get("teams") == "two_sides" else len(levels)
        for seat, person in enumerate(chairs):
            if person is None:
                continue
            options = fields["options"]
            foes = [levels[other] for other in range(len(levels)) if other % teams != seat % teams]
            foe = next((level for level in reversed(LEVELS) if level in foes), "")
            measure: Measure | None = None
            match fields["game"], options.get("scoring"):
                case "skyjo", _:
                    house = "house" if "double" in options else ""
                    measure = Measure("low", options.get("target", 100), 0, house)
                case "skip_bo", _:
                    measure = Measure("high", options["target"], 0, "teams" if "teams" in options else "")
                case "kings_corners", "penalty_points":
                    measure = Measure("low", 25)
                case "kings_corners", "chips":
                    measure = Measure("chips", 50, options["rounds"])
            own[person, match.game.name].append(
                (seat in match.winners, undone, match.totals[seat], foe, measure, len(match.moves))
            )
    told: dict[tuple[int, str], dict[str, object]] = {}
    for key, matches in own.items():
        wins = [won for won, *_ in matches]
        rows = "".join("x" if won else " " for won in wins).split(" ")
        best: dict[Measure, int] = {}
        for measure in {own_measure for _, _, _, _, own_measure, _ in matches if own_measure is not None}:
            totals = [total for _, _, total, _, own_measure, _ in matches if own_measure == measure]
            best[measure] = min(totals) if measure.scale == "low" else max(totals)
        told[key] = {
            "played": len(matches),
            "won": sum(wins),
            "played_without_undo": sum(not undone for _, undone, *_ in matches),
            "won_without_undo": sum(won and not undone for won, undone, *_ in matches),
            "best": best,
            "by_level": {
                foe: Share(len(of), sum(of))
                for foe in {match[3] for match in matches}
                for of in [[match[0] for match in matches if match[3] == foe]]
            },
            "longest": max(match[5] for match in matches),
            "streak": len(rows[-1]),
            "best_streak": max(map(len, rows)),
        }
    return told
