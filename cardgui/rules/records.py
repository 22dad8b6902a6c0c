"""Records: a whole match as a JSON text (NOTATION, Records). Reading checks everything and says what is wrong."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from itertools import pairwise
from typing import TypeGuard, cast

import msgspec

from cardgui.rules.chance import MAX_DEAL
from cardgui.rules.errors import DeckError, OptionError, RecordError, RulesError, UnreadableMove, shorten
from cardgui.rules.game import Game
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.names import can_be_seen
from cardgui.rules.seats import LEVELS, Seat, SeatChange
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
        raise RecordError("moves", "a list of moves was expected")
    if len(moves) > MAX_MOVES:
        raise RecordError("moves", f"{len(moves)} moves are too many, at most {MAX_MOVES} were expected")
    if upto is not None and not 0 <= upto <= len(moves):
        limits = f"a number from 0 to {len(moves)}, the moves of the record, was expected"
        raise RecordError("after", f"{upto} is impossible, {limits}")
    for number, move in enumerate(moves[:upto]):
        _play(match, move, f"moves[{number}]")
    return match


def set_up(text: str | bytes) -> Match:
    """The match of a record's header, before its first move. Raises RecordError."""
    return _set_up(_parse(text))


def _parse(text: str | bytes) -> Fields:
    data = text.encode() if isinstance(text, str) else text
    if len(data) > MAX_BYTES:
        raise RecordError("record", f"{len(data)} bytes are too many, at most {MAX_BYTES} were expected")
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise RecordError("record", f"not UTF-8 at byte {error.start}, a UTF-8 text was expected") from None
    try:
        record = msgspec.json.decode(data)
        json.loads(data, object_pairs_hook=_once)
    except RecursionError:
        raise RecordError("record", "nested too deeply, a JSON object was expected") from None
    except (msgspec.DecodeError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("record", f"not JSON ({error}), a JSON object was expected") from None
    if not isinstance(record, dict):
        raise RecordError("record", "a JSON object was expected")
    return cast(Fields, record)


def _once(pairs: list[tuple[str, object]]) -> None:
    """Refuses an object in which a field stands twice: nobody can say which is meant, and readers differ."""
    if len({name for name, _ in pairs}) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError("record", f"{shorten(twice)} stands twice in one object, once was expected")


def _set_up(record: Fields) -> Match:
    version = record.get("cardgame")
    if not _whole(version) or version != FORMAT:
        if isinstance(version, int) and version > FORMAT:
            raise RecordError("cardgame", f"version {version} is later than this program knows, {FORMAT} was expected")
        raise RecordError("cardgame", f"the format's version, {FORMAT}, was expected")
    name = record.get("game")
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise RecordError("game", f"{shorten(name)} is no game, one of {', '.join(GAMES)} was expected")
    seats = _seats(record.get("seats"), game)
    options = record.get("options", {})
    if not isinstance(options, dict):
        raise RecordError("options", "an object was expected")
    deal = record.get("deal")
    if not _whole(deal) or not 0 <= deal <= MAX_DEAL:
        raise RecordError("deal", "a whole number from 0 to 2^53 - 1 was expected")
    decks = _decks(record.get("decks", []), game)
    start = _start(record.get("start"), len(seats))
    changes = _changes(record.get("changes", []), len(seats))
    try:
        return Match(game, seats, deal, options, start, decks, changes)
    except OptionError as error:
        raise RecordError(f"options.{error.field}", str(error).partition(": ")[2]) from None
    except DeckError as error:
        raise RecordError(f"decks[{error.index}]", str(error).partition(": ")[2]) from None


def _play(match: Match, text: object, where: str) -> None:
    if not isinstance(text, str):
        raise RecordError(where, f"{shorten(text)} is no text, a move was expected")
    try:
        if match.over:
            raise RecordError(where, f"{shorten(text)} comes after the end of the match, no more moves were expected")
        if match.waiting:
            match.next_round()
        match.play(match.parse_move(text))
    except UnreadableMove as error:
        raise RecordError(where, str(error)) from None
    except DeckError as error:
        raise RecordError(f"decks[{error.index}]", f"{str(error).partition(': ')[2]} (shuffled in {where})") from None
    except RecordError:
        raise
    except RulesError as error:
        raise RecordError(where, str(error)) from None


def _whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _name(value: object, field: str) -> str:
    if not isinstance(value, str) or len(value) > MAX_TEXT:
        raise RecordError(field, f"a name of at most {MAX_TEXT} characters was expected")
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in value):
        raise RecordError(field, f"{shorten(value)} is impossible, a name on one line was expected")
    if not can_be_seen(value):
        problem = f"{shorten(value)} is empty" if not value.strip() else f"nothing can be seen of {shorten(value)}"
        raise RecordError(field, f"{problem}, a name with a letter or digit was expected")
    return value


def _seats(value: object, game: Game) -> list[Seat]:
    if not isinstance(value, list) or not game.low <= len(value) <= game.high:
        raise RecordError("seats", f"a list of {game.low} to {game.high} seats was expected for {game.name}")
    return [_seat(seat, f"seats[{i}]") for i, seat in enumerate(value)]


def _seat(value: object, field: str) -> Seat:
    if not isinstance(value, dict):
        raise RecordError(field, f"{shorten(value)} is no seat, an object was expected")
    kind = value.get("kind")
    name = _name(value.get("name"), f"{field}.name")
    if kind == "person":
        return Seat("person", name)
    if kind == "computer":
        return Seat("computer", name, _level(value.get("level"), f"{field}.level"))
    if kind == "team":
        members = value.get("members")
        if not isinstance(members, list) or not 2 <= len(members) <= MAX_MEMBERS:
            raise RecordError(f"{field}.members", f"a list of 2 to {MAX_MEMBERS} names was expected")
        names = tuple(_name(member, f"{field}.members[{i}]") for i, member in enumerate(members))
        change = value.get("change", "turn")
        if change not in ("turn", "round"):
            raise RecordError(f"{field}.change", f"{shorten(change)} is impossible, turn or round was expected")
        return Seat("team", name, None, names, "round" if change == "round" else "turn")
    raise RecordError(f"{field}.kind", f"{shorten(kind)} is impossible, person, computer or team was expected")


def _level(value: object, field: str) -> str:
    if not isinstance(value, str) or value not in LEVELS:
        raise RecordError(field, f"{shorten(value)} is no level, one of {', '.join(LEVELS)} was expected")
    return value


def _decks(value: object, game: Game) -> list[list[int]]:
    if not isinstance(value, list):
        raise RecordError("decks", "a list of decks was expected")
    return [_deck(deck, f"decks[{i}]", game) for i, deck in enumerate(value)]


def _deck(value: object, field: str, game: Game) -> list[int]:
    if not isinstance(value, list):
        raise RecordError(field, "a list of cards was expected")
    faces = game.faces_by_text
    for card in value:
        if not isinstance(card, str):
            raise RecordError(field, f"{shorten(card)} is no text, cards in quotation marks were expected")
        if card not in faces:
            expected = f"cards such as {next(iter(faces))} were expected"
            raise RecordError(field, f"{shorten(card)} is no card of {game.name}, {expected}")
    return [faces[card] for card in value]


def _start(value: object, seats: int) -> Start:
    if value is None:
        return Start()
    if not isinstance(value, dict):
        raise RecordError("start", "an object was expected")
    dealer = _start_seat(value, "dealer", seats)
    first = _start_seat(value, "first", seats)
    how = value.get("how")
    return Start(dealer, first, None if how is None else _throws(how, seats))


def _start_seat(value: Mapping[object, object], name: str, seats: int) -> int | None:
    seat = value.get(name)
    if seat is None:
        return None
    if not _whole(seat) or not 0 <= seat < seats:
        raise RecordError(f"start.{name}", f"{shorten(seat)} is no seat, a number from 0 to {seats - 1} was expected")
    return seat


def _throws(value: object, seats: int) -> list[list[str]]:
    if not isinstance(value, list) or not value:
        raise RecordError("start.how", "a list of throwing rounds was expected")
    for number, throws in enumerate(value):
        field = f"start.how[{number}]"
        if not isinstance(throws, list) or len(throws) != seats:
            raise RecordError(field, f"a list of {seats} throws was expected")
        for throw in throws:
            if throw not in (*THROWS, "-"):
                raise RecordError(field, f"{shorten(throw)} is no throw, one of {', '.join(THROWS)} or - was expected")
    return value


def _changes(value: object, seats: int) -> list[SeatChange]:
    if not isinstance(value, list):
        raise RecordError("changes", "a list of changes was expected")
    changes = [_change(change, f"changes[{i}]", seats) for i, change in enumerate(value)]
    for i, (one, two) in enumerate(pairwise(changes)):
        if two.at < one.at:
            raise RecordError(f"changes[{i + 1}].at", f"{two.at} is too small, {one.at} or more was expected")
    return changes


def _change(value: object, field: str, seats: int) -> SeatChange:
    if not isinstance(value, dict):
        raise RecordError(field, "an object was expected")
    at, seat, kind = value.get("at"), value.get("seat"), value.get("kind")
    if not _whole(at) or not 0 <= at <= MAX_MOVES:
        raise RecordError(f"{field}.at", f"{shorten(at)} is impossible, the number of a move was expected")
    if not _whole(seat) or not 0 <= seat < seats:
        raise RecordError(f"{field}.seat", f"{shorten(seat)} is no seat, a number from 0 to {seats - 1} was expected")
    name = value.get("name")
    if name is not None:
        name = _name(name, f"{field}.name")
    if kind == "computer":
        level = _level(value.get("level"), f"{field}.level")
        return SeatChange(at, seat, "computer", name, level)
    if kind in ("person", "team"):
        return SeatChange(at, seat, "person" if kind == "person" else "team", name)
    raise RecordError(f"{field}.kind", f"{shorten(kind)} is impossible, person, computer or team was expected")
