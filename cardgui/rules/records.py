"""Records: a whole match as a JSON text (NOTATION, Records). Reading checks everything and says what is wrong."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from itertools import pairwise
from typing import TypeGuard, cast

import msgspec

from cardgui.rules.chance import MAX_DEAL
from cardgui.rules.errors import DeckError, OptionError, RecordError, RulesError, UnreadableMove, english, shorten
from cardgui.rules.game import Game
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.names import can_be_seen
from cardgui.rules.seats import LEVELS, Seat, SeatChange, guest_number
from cardgui.rules.start import Start

FORMAT = 1
SUFFIX = ".cardgame"
MAX_BYTES = 16 << 20
MAX_MOVES = 250_000
"""A limit against files that never end. Matches come to tens of thousands of moves with the highest targets.

The rules set none: every round ends (ALL-4), but one of Skip-Bo can bring nobody a point (SB-24), and there may be any
number of those. So people who do nothing but discard could go beyond it.
"""
MAX_TEXT = 200
MAX_MEMBERS = 20
THROWS = ("rock", "paper", "scissors")

Fields = dict[str, object]


def to_record(match: Match) -> str:
    """The match as the text of a `*.cardgame` file."""
    return _write(match, [move.text for move in match.moves])


def header(match: Match) -> str:
    """The record of a match without its moves."""
    return _write(match, [])


def _write(match: Match, moves: list[str]) -> str:
    record: Fields = {
        "cardgame": FORMAT,
        "game": match.game.name,
        "options": match.option_values(),
        "seats": match.seats,
        "deal": match.deal,
    }
    if match.start != Start():
        record["start"] = match.start
    if match.decks:
        record["decks"] = [[match.game.face_text(face) for face in deck] for deck in match.decks]
    if match.changes:
        record["changes"] = match.changes
    record["moves"] = moves
    return msgspec.json.encode(record).decode()


def from_record(text: str | bytes, upto: int | None = None) -> Match:
    """The match of a record, played up to move `upto` (all of it by default), later moves unread.

    Raises RecordError, which names the field or the move at fault.
    """
    record = _parse(text)
    match = _set_up(record)
    moves = record.get("moves")
    if not isinstance(moves, list):
        raise RecordError("moves", english("a list of moves was expected"))
    if len(moves) > MAX_MOVES:
        raise RecordError(
            "moves",
            english("{count} moves are too many, at most {most} were expected", count=len(moves), most=MAX_MOVES),
        )
    if upto is not None and not 0 <= upto <= len(moves):
        limits = english("a number from 0 to {count}, the moves of the record, was expected", count=len(moves))
        raise RecordError("after", english("{upto} is impossible, {limits}", upto=upto, limits=limits))
    for number, move in enumerate(moves[:upto]):
        _play(match, move, f"moves[{number}]")
    return match


def set_up(text: str | bytes) -> Match:
    """The match of a record's header, before its first move. Raises RecordError."""
    return _set_up(_parse(text))


def _parse(text: str | bytes) -> Fields:
    data = text.encode() if isinstance(text, str) else text
    if len(data) > MAX_BYTES:
        raise RecordError(
            "record",
            english("{count} bytes are too many, at most {most} were expected", count=len(data), most=MAX_BYTES),
        )
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise RecordError(
            "record", english("not UTF-8 at byte {start}, a UTF-8 text was expected", start=error.start)
        ) from None
    try:
        record = msgspec.json.decode(data)
        json.loads(data, object_pairs_hook=_once)
    except RecursionError:
        raise RecordError("record", english("nested too deeply, a JSON object was expected")) from None
    except (msgspec.DecodeError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        start = _byte(error, len(data))
        raise RecordError(
            "record", english("not JSON at byte {start}, a JSON object was expected", start=start)
        ) from None
    if not isinstance(record, dict):
        raise RecordError("record", english("a JSON object was expected"))
    return cast(Fields, record)


def _byte(error: Exception, end: int) -> int:
    """Where a text is no JSON: the reader says it, but in English. end: what a text that ends too soon has of bytes."""
    found = re.search(r"\(byte (\d+)\)$", str(error))
    return end if found is None else int(found[1])


def _once(pairs: list[tuple[str, object]]) -> None:
    """Refuses an object in which a field stands twice: nobody can say which is meant, and readers differ."""
    if len({name for name, _ in pairs}) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError(
            "record", english("{given} stands twice in one object, once was expected", given=shorten(twice))
        )


def _set_up(record: Fields) -> Match:
    version = record.get("cardgame")
    if not _whole(version) or version != FORMAT:
        if isinstance(version, int) and version > FORMAT:
            raise RecordError(
                "cardgame",
                english(
                    "version {version} is later than this program knows, {expected} was expected",
                    version=version,
                    expected=FORMAT,
                ),
            )
        raise RecordError("cardgame", english("the format's version, {expected}, was expected", expected=FORMAT))
    name = record.get("game")
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise RecordError(
            "game",
            english("{given} is no game, one of {known} was expected", given=shorten(name), known=", ".join(GAMES)),
        )
    seats = _seats(record.get("seats"), game)
    options = record.get("options", {})
    if not isinstance(options, dict):
        raise RecordError("options", english("an object was expected"))
    deal = record.get("deal")
    if not _whole(deal) or not 0 <= deal <= MAX_DEAL:
        raise RecordError("deal", english("a whole number from 0 to 2^53 - 1 was expected"))
    decks = _decks(record.get("decks", []), game)
    start = _start(record.get("start"), len(seats))
    changes = _changes(record.get("changes", []), len(seats))
    try:
        return Match(game, seats, deal, options, start, decks, changes)
    except OptionError as error:
        raise RecordError(f"options.{error.field}", error.problem) from None
    except DeckError as error:
        raise RecordError(f"decks[{error.index}]", error.problem) from None


def _play(match: Match, text: object, where: str) -> None:
    if not isinstance(text, str):
        raise RecordError(where, english("{given} is no text, a move was expected", given=shorten(text)))
    try:
        if match.over:
            raise RecordError(
                where,
                english("{given} comes after the end of the match, no more moves were expected", given=shorten(text)),
            )
        if match.waiting:
            match.next_round()
        match.play(match.parse_move(text))
    except UnreadableMove as error:
        raise RecordError(where, str(error)) from None
    except DeckError as error:
        raise RecordError(
            f"decks[{error.index}]",
            english("{problem} (shuffled in {where})", problem=error.problem, where=where),
        ) from None
    except RecordError:
        raise
    except RulesError as error:
        raise RecordError(where, str(error)) from None


def _whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _name(value: object, field: str) -> str:
    if not isinstance(value, str) or len(value) > MAX_TEXT:
        raise RecordError(field, english("a name of at most {most} characters was expected", most=MAX_TEXT))
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in value):
        raise RecordError(
            field, english("{given} is impossible, a name on one line was expected", given=shorten(value))
        )
    if not can_be_seen(value):
        given = shorten(value)
        unseen = english("nothing can be seen of {given}", given=given)
        problem = unseen if value.strip() else english("{given} is empty", given=given)
        raise RecordError(field, english("{problem}, a name with a letter or digit was expected", problem=problem))
    return value


def _seats(value: object, game: Game) -> list[Seat]:
    if not isinstance(value, list) or not game.low <= len(value) <= game.high:
        raise RecordError(
            "seats",
            english(
                "a list of {low} to {high} seats was expected for {name}", low=game.low, high=game.high, name=game.name
            ),
        )
    return [_seat(seat, f"seats[{i}]") for i, seat in enumerate(value)]


def _seat(value: object, field: str) -> Seat:
    if not isinstance(value, dict):
        raise RecordError(field, english("{given} is no seat, an object was expected", given=shorten(value)))
    kind = value.get("kind")
    name = _name(value.get("name"), f"{field}.name")
    if kind == "person":
        return Seat("person", name, guest=guest_number(value.get("guest")))
    if kind == "computer":
        return Seat("computer", name, _level(value.get("level"), f"{field}.level"))
    if kind == "team":
        members = value.get("members")
        if not isinstance(members, list) or not 2 <= len(members) <= MAX_MEMBERS:
            raise RecordError(f"{field}.members", english("a list of 2 to {most} names was expected", most=MAX_MEMBERS))
        names = tuple(_name(member, f"{field}.members[{i}]") for i, member in enumerate(members))
        change = value.get("change", "turn")
        if change not in ("turn", "round"):
            raise RecordError(
                f"{field}.change", english("{given} is impossible, turn or round was expected", given=shorten(change))
            )
        return Seat("team", name, None, names, "round" if change == "round" else "turn")
    raise RecordError(
        f"{field}.kind", english("{given} is impossible, person, computer or team was expected", given=shorten(kind))
    )


def _level(value: object, field: str) -> str:
    if not isinstance(value, str) or value not in LEVELS:
        raise RecordError(
            field,
            english("{given} is no level, one of {known} was expected", given=shorten(value), known=", ".join(LEVELS)),
        )
    return value


def _decks(value: object, game: Game) -> list[list[int]]:
    if not isinstance(value, list):
        raise RecordError("decks", english("a list of decks was expected"))
    return [_deck(deck, f"decks[{i}]", game) for i, deck in enumerate(value)]


def _deck(value: object, field: str, game: Game) -> list[int]:
    if not isinstance(value, list):
        raise RecordError(field, english("a list of cards was expected"))
    faces = game.faces_by_text
    for card in value:
        if not isinstance(card, str):
            raise RecordError(
                field, english("{given} is no text, cards in quotation marks were expected", given=shorten(card))
            )
        if card not in faces:
            expected = english("cards such as {card} were expected", card=next(iter(faces)))
            raise RecordError(
                field,
                english(
                    "{given} is no card of {name}, {expected}", given=shorten(card), name=game.name, expected=expected
                ),
            )
    return [faces[card] for card in value]


def _start(value: object, seats: int) -> Start:
    if value is None:
        return Start()
    if not isinstance(value, dict):
        raise RecordError("start", english("an object was expected"))
    dealer = _start_seat(value, "dealer", seats)
    first = _start_seat(value, "first", seats)
    how = value.get("how")
    return Start(dealer, first, None if how is None else _throws(how, seats))


def _start_seat(value: Mapping[object, object], name: str, seats: int) -> int | None:
    seat = value.get(name)
    if seat is None:
        return None
    if not _whole(seat) or not 0 <= seat < seats:
        raise RecordError(
            f"start.{name}",
            english("{given} is no seat, a number from 0 to {last} was expected", given=shorten(seat), last=seats - 1),
        )
    return seat


def _throws(value: object, seats: int) -> list[list[str]]:
    if not isinstance(value, list) or not value:
        raise RecordError("start.how", english("a list of throwing rounds was expected"))
    for number, throws in enumerate(value):
        field = f"start.how[{number}]"
        if not isinstance(throws, list) or len(throws) != seats:
            raise RecordError(field, english("a list of {seats} throws was expected", seats=seats))
        for throw in throws:
            if throw not in (*THROWS, "-"):
                raise RecordError(
                    field,
                    english(
                        "{given} is no throw, one of {known} or - was expected",
                        given=shorten(throw),
                        known=", ".join(THROWS),
                    ),
                )
    return value


def _changes(value: object, seats: int) -> list[SeatChange]:
    if not isinstance(value, list):
        raise RecordError("changes", english("a list of changes was expected"))
    changes = [_change(change, f"changes[{i}]", seats) for i, change in enumerate(value)]
    for i, (one, two) in enumerate(pairwise(changes)):
        if two.at < one.at:
            raise RecordError(
                f"changes[{i + 1}].at",
                english("{at} is too small, {least} or more was expected", at=two.at, least=one.at),
            )
    return changes


def _change(value: object, field: str, seats: int) -> SeatChange:
    if not isinstance(value, dict):
        raise RecordError(field, english("an object was expected"))
    at, seat, kind = value.get("at"), value.get("seat"), value.get("kind")
    if not _whole(at) or not 0 <= at <= MAX_MOVES:
        raise RecordError(
            f"{field}.at", english("{given} is impossible, the number of a move was expected", given=shorten(at))
        )
    if not _whole(seat) or not 0 <= seat < seats:
        raise RecordError(
            f"{field}.seat",
            english("{given} is no seat, a number from 0 to {last} was expected", given=shorten(seat), last=seats - 1),
        )
    name = value.get("name")
    if name is not None:
        name = _name(name, f"{field}.name")
    if kind == "computer":
        level = _level(value.get("level"), f"{field}.level")
        return SeatChange(at, seat, "computer", name, level)
    if kind in ("person", "team"):
        guest = guest_number(value.get("guest")) if kind == "person" and name is not None else 0
        return SeatChange(at, seat, "person" if kind == "person" else "team", name, guest=guest)
    raise RecordError(
        f"{field}.kind", english("{given} is impossible, person, computer or team was expected", given=shorten(kind))
    )
