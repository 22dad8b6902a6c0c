"""Bad input: each is refused with one line that says what, where and what was expected; nothing crashes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardgui.rules.errors import RecordError
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.records import MAX_BYTES, MAX_MOVES, from_record, header, set_up, to_record
from cardgui.rules.seats import Seat, SeatChange
from cardgui.rules.start import Start

GOOD: dict[str, Any] = {
    "cardgame": 1,
    "game": "skyjo",
    "options": {},
    "seats": [{"kind": "person", "name": "A"}, {"kind": "computer", "name": "B", "level": "easy"}],
    "deal": 7,
    "moves": ["flip grid.0", "flip grid.1"],
}


def refused(text: str | bytes) -> str:
    """The line with which a record is refused."""
    with pytest.raises(RecordError) as caught:
        from_record(text)
    line = str(caught.value)
    assert line.isprintable(), "one line, without control characters"
    assert len(line) < 400
    return line


def changed(**fields: Any) -> str:
    return json.dumps({**GOOD, **fields})


def test_the_good_one_is_accepted() -> None:
    assert len(from_record(json.dumps(GOOD)).moves) == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        json.dumps(GOOD)[:-20],
        "nonsense",
        "[]",
        "3",
        "null",
        '"text"',
        "[" * 100_000,
        '{"a":' * 100_000,
        b"\xff\xfe{}",
        b"\x00" * 100,
        '{"cardgame": NaN}',
        '{"cardgame": Infinity}',
        '{"cardgame": 1e999}',
        '{"cardgame": 1} x',
        "\ufeff" + json.dumps(GOOD),
        '{"name": "\x07"}',
        json.dumps(GOOD).replace('"A"', '"\\ud800"'),
        json.dumps(GOOD).replace("}]", "},]"),
    ],
    ids=range(20),
)
def test_what_is_no_json_object(text: str | bytes) -> None:
    assert refused(text).startswith(("record: ", "cardgame: "))


def test_a_huge_file_is_not_even_parsed() -> None:
    assert refused(" " * (MAX_BYTES + 1)).startswith(f"record: {MAX_BYTES + 1} bytes are too many")


@pytest.mark.parametrize(
    ("version", "said"),
    [
        (2, "version 2 is later"),
        (10**30, "later"),
        (0, "1, was expected"),
        (-1, "was expected"),
        (1.0, "was expected"),
        (True, "was expected"),
        ("1", "was expected"),
        (None, "was expected"),
        ([1], "was expected"),
    ],
)
def test_another_version(version: Any, said: str) -> None:
    line = refused(changed(cardgame=version))
    assert line.startswith("cardgame: ")
    assert said in line


PERSON = {"kind": "person", "name": "A"}


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"game": "canasta"}, "game"),
        ({"game": "SKYJO"}, "game"),
        ({"game": None}, "game"),
        ({"game": ["skyjo"]}, "game"),
        ({"options": []}, "options"),
        ({"options": None}, "options"),
        ({"options": {"target": 19}}, "options.target"),
        ({"options": {"target": 10**30}}, "options.target"),
        ({"options": {"target": 100.0}}, "options.target"),
        ({"options": {"target": True}}, "options.target"),
        ({"options": {"columns": 1}}, "options.columns"),
        ({"options": {"columns": "true"}}, "options.columns"),
        ({"options": {"double": "no"}}, "options.double"),
        ({"options": {"double": None}}, "options.double"),
        ({"seats": {}}, "seats"),
        ({"seats": []}, "seats"),
        ({"seats": [PERSON]}, "seats"),
        ({"seats": [PERSON] * 9}, "seats"),
        ({"seats": [PERSON, "B"]}, "seats[1]"),
        ({"seats": [PERSON, {}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "person"}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "person", "name": 3}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "person", "name": "A" * 201}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "person", "name": "A\nB"}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "person", "name": ""}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "person", "name": "  \u3000"}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "person", "name": "\u200f\u2066\u2069"}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "person", "name": "\u200d\ufe0f"}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "person", "name": "\u3164\u2800"}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "computer", "name": " ", "level": "easy"}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "team", "name": "T", "members": ["A", ""]}]}, "seats[1].members[1]"),
        ({"changes": [{"at": 0, "seat": 0, "kind": "person", "name": "\u200b"}]}, "changes[0].name"),
        ({"seats": [PERSON, {"kind": "person", "name": "A\x1b[31m"}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "person", "name": "A\u2028B"}]}, "seats[1].name"),
        ({"seats": [PERSON, {"kind": "robot", "name": "A"}]}, "seats[1].kind"),
        ({"seats": [PERSON, {"kind": "computer", "name": "A"}]}, "seats[1].level"),
        ({"seats": [PERSON, {"kind": "computer", "name": "A", "level": "godlike"}]}, "seats[1].level"),
        ({"seats": [PERSON, {"kind": "computer", "name": "A", "level": ["easy"]}]}, "seats[1].level"),
        ({"seats": [PERSON, {"kind": "team", "name": "A", "members": ["B"]}]}, "seats[1].members"),
        ({"seats": [PERSON, {"kind": "team", "name": "A", "members": ["B", 1]}]}, "seats[1].members[1]"),
        ({"seats": [PERSON, {"kind": "team", "name": "A", "members": ["B", "\r"]}]}, "seats[1].members[1]"),
        ({"seats": [PERSON, {"kind": "team", "name": "A", "members": ["B"] * 1000}]}, "seats[1].members"),
        ({"seats": [PERSON, {"kind": "team", "name": "A", "members": ["B", "C"], "change": 1}]}, "seats[1].change"),
        ({"deal": -1}, "deal"),
        ({"deal": 2**53}, "deal"),
        ({"deal": 1.5}, "deal"),
        ({"deal": 7.0}, "deal"),
        ({"deal": "7"}, "deal"),
        ({"deal": False}, "deal"),
        ({"deal": None}, "deal"),
        ({"start": []}, "start"),
        ({"start": {"dealer": 2}}, "start.dealer"),
        ({"start": {"dealer": -1}}, "start.dealer"),
        ({"start": {"dealer": 0.0}}, "start.dealer"),
        ({"start": {"first": 0}}, "start.first"),
        ({"start": {"how": []}}, "start.how"),
        ({"start": {"how": [["rock"]]}}, "start.how[0]"),
        ({"start": {"how": [["rock", "paper"]]}}, "start.how"),
        ({"start": {"how": [["rock", {}]]}}, "start.how[0]"),
        ({"decks": {}}, "decks"),
        ({"decks": None}, "decks"),
        ({"decks": ["1"]}, "decks[0]"),
        ({"decks": [[]]}, "decks[0]"),
        ({"decks": [["13"]]}, "decks[0]"),
        ({"decks": [[5]]}, "decks[0]"),
        ({"decks": [["0"] * 150]}, "decks[0]"),
        ({"decks": [["0"] * 100_000]}, "decks[0]"),
        ({"changes": {}}, "changes"),
        ({"changes": [3]}, "changes[0]"),
        ({"changes": [{"at": -1, "seat": 0, "kind": "person"}]}, "changes[0].at"),
        ({"changes": [{"at": 0.0, "seat": 0, "kind": "person"}]}, "changes[0].at"),
        ({"changes": [{"at": 0, "seat": 2, "kind": "person"}]}, "changes[0].seat"),
        ({"changes": [{"at": 0, "seat": 0, "kind": "cat"}]}, "changes[0].kind"),
        ({"changes": [{"at": 0, "seat": 0, "kind": "computer"}]}, "changes[0].level"),
        ({"changes": [{"at": 0, "seat": 0, "kind": "person", "name": "\n"}]}, "changes[0].name"),
        (
            {"changes": [{"at": 2, "seat": 0, "kind": "person"}, {"at": 1, "seat": 0, "kind": "person"}]},
            "changes[1].at",
        ),
        ({"moves": None}, "moves"),
        ({"moves": "flip grid.0"}, "moves"),
        ({"moves": {}}, "moves"),
        ({"moves": ["flip grid.0"] * 1_000_000}, "moves"),
        ({"moves": [3]}, "moves[0]"),
        ({"moves": ["flip grid.0", None]}, "moves[1]"),
        ({"moves": [""]}, "moves[0]"),
        ({"moves": ["flip grid.12"]}, "moves[0]"),
        ({"moves": ["flip grid.00"]}, "moves[0]"),
        ({"moves": ["flip  grid.0"]}, "moves[0]"),
        ({"moves": ["flip grid.0\n"]}, "moves[0]"),
        ({"moves": ["flip grid.\u0661"]}, "moves[0]"),
        ({"moves": ["p0:flip grid.0"]}, "moves[0]"),
        ({"moves": ["p9:flip grid.0"]}, "moves[0]"),
        ({"moves": ["flip p7.grid.0"]}, "moves[0]"),
        ({"moves": ["flip draw"]}, "moves[0]"),
        ({"moves": ["draw"]}, "moves[0]"),
        ({"moves": ["end"]}, "moves[0]"),
        ({"moves": ["x" * 100_000]}, "moves[0]"),
        ({"moves": ["flip grid.0", "flip grid.0"]}, "moves[1]"),
        ({"moves": [["flip grid.0"]]}, "moves[0]"),
    ],
    ids=lambda value: value if isinstance(value, str) else ",".join(value),
)
def test_a_wrong_field_is_named(fields: dict[str, Any], field: str) -> None:
    line = refused(changed(**fields))
    assert line.partition(": ")[0] == field


@pytest.mark.parametrize("field", ["cardgame", "game", "seats", "deal", "moves"])
def test_a_missing_field_is_named(field: str) -> None:
    record = {name: value for name, value in GOOD.items() if name != field}
    assert refused(json.dumps(record)).startswith(f"{field}: ")


def test_a_field_that_stands_twice_is_refused() -> None:
    """Which of the two was meant nobody can say."""
    text = json.dumps(GOOD)
    assert refused(text[:-1] + ', "deal": 8}') == "record: 'deal' stands twice in one object, once was expected"
    assert refused(text.replace('"options": {}', '"options": {"target": 50, "target": 60}')).startswith(
        "record: 'target'"
    )


def test_the_moves_before_a_wrong_one_can_be_looked_at() -> None:
    text = changed(moves=["flip grid.0", "flip grid.1", "nonsense"])
    assert len(from_record(text, 2).moves) == 2
    for after in (-1, 4):
        with pytest.raises(RecordError, match=f"^after: {after} is impossible, a number from 0 to 3"):
            from_record(text, after)


def test_moves_after_the_end_of_a_match_are_refused() -> None:
    game = GAMES["skip_bo_junior"]
    match = Match(game, [Seat("person", "A"), Seat("person", "B")], 3)
    while not match.over:
        match.play(match.legal_moves()[0])
    record = json.loads(to_record(match))
    record["moves"].append("stock>build.0")
    assert refused(json.dumps(record)).startswith(f"moves[{len(match.moves)}]: 'stock>build.0' comes after the end")


def test_a_deck_that_is_reached_in_mid_match_is_refused_by_its_number() -> None:
    record = {**GOOD, "decks": [[str(face) for face in GAMES["skyjo"].deck], ["0", "0"]]}
    moves: list[str] = []
    match = from_record(json.dumps({**record, "decks": record["decks"][:1], "moves": moves}))
    wanted = ("flip", "draw", "drawn>discard")
    while match.round.shuffles < 2:
        legal = [move.text for move in match.legal_moves()]
        moves.append("end" if "end" in legal else next(text for text in legal if text.startswith(wanted)))
        match.play(match.parse_move(moves[-1]))
    line = refused(json.dumps({**record, "moves": moves}))
    assert line.startswith("decks[1]: ")
    assert line.endswith(f"(shuffled in moves[{len(moves) - 1}])")


def test_a_record_carries_everything() -> None:
    """A round trip of all fields, names in every script, and of unknown fields nothing."""
    seats = [
        Seat("team", "فريق", None, ("Ngọc", "Amina"), "round"),
        Seat("computer", "Robot 🤖", "skilled"),
        Seat("person", "7"),
    ]
    changes = [SeatChange(1, 1, "person", "Asha"), SeatChange(2, 1, "computer", None, "easy")]
    deck = list(GAMES["skyjo"].deck)
    match = Match(GAMES["skyjo"], seats, 2**53 - 1, {"target": 50, "double": "never"}, Start(2), [deck], changes)
    for _ in range(5):
        match.play(match.legal_moves()[0])
    text = to_record(match)
    again = from_record(text)
    assert to_record(again) == text
    assert again.seats == seats
    assert again.changes == changes
    assert again.decks == [deck]
    assert again.start == Start(2)
    assert again.option_values() == {"target": 50, "double": "never"}
    known = json.loads(text)
    assert to_record(from_record(json.dumps({**known, "comment": ["anything"]}))) == text
    assert len(set_up(text).moves) == 0
    assert json.loads(header(again)) == {**known, "moves": []}


def test_a_default_that_is_written_out_is_accepted() -> None:
    match = from_record(changed(options={"target": 100, "columns": True}))
    assert match.option_values() == {}


def test_the_limit_of_moves() -> None:
    """So many are read; with one more a record is refused whole, whatever its moves are."""
    long = changed(moves=["?"] * MAX_MOVES)
    assert from_record(long, 0).moves == []
    assert refused(long).startswith("moves[0]: ")
    limit = f"moves: {MAX_MOVES + 1} moves are too many, at most {MAX_MOVES} were expected"
    assert refused(changed(moves=["?"] * (MAX_MOVES + 1))) == limit


def test_no_rule_limits_the_moves_of_a_match() -> None:
    """SB-24, which is why a record needs a limit: six seats that only discard end a round without a point."""
    match = Match(GAMES["skip_bo"], [Seat("person", f"N{seat}") for seat in range(6)], 0)
    while not match.round.over:
        match.play(match.parse_move("hand.0>discard.0"))
    assert match.results[0].blocked
    assert match.totals == [0] * 6
    assert match.waiting
