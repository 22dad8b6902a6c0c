"""The rows of a saved match: checked before they are written, and read with the doubt that a disk deserves."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cardgui.storage.errors import UnreadableMatch

Sitting: TypeAlias = "int | tuple[int | None, ...] | None"
"""Who sits in one chair: the id of a person, None for a computer player or an unknown person, and for a team chair
a tuple with one of these for each member."""


@dataclass(frozen=True, slots=True)
class StoredMove:
    """One move. text: as in NOTATION.md.  gesture: the same number for all moves of one gesture, another for the
    next gesture."""

    text: str
    gesture: int


def insert_moves(connection: sqlite3.Connection, match_id: int, at: int, moves: Sequence[StoredMove]) -> None:
    """Write the rows of moves `at` and on; there are none yet."""
    connection.executemany(
        "INSERT INTO moves (match_id, number, gesture, text) VALUES (?, ?, ?, ?)",
        ((match_id, number, move.gesture, move.text) for number, move in enumerate(moves, at)),
    )


def insert_seated(connection: sqlite3.Connection, match_id: int, seated: Sequence[Sitting]) -> None:
    """Write who sits where; there are no such rows of this match yet."""
    # A chair of one has its person at member -1, a team chair its members from 0 on.
    rows: list[tuple[int, int, int, int | None]] = []
    for seat, sitting in enumerate(seated):
        if isinstance(sitting, tuple):
            rows += [(match_id, seat, member, person) for member, person in enumerate(sitting or (None,))]
        else:
            rows.append((match_id, seat, -1, sitting))
    connection.executemany("INSERT INTO seated (match_id, seat, member, person_id) VALUES (?, ?, ?, ?)", rows)


def read_seated(connection: sqlite3.Connection, match_id: int) -> tuple[Sitting, ...]:
    """Who sits where, one entry a chair."""
    chairs: dict[int, Sitting] = {}
    for seat, member, person in connection.execute(
        "SELECT seat, member, person_id FROM seated WHERE match_id = ? ORDER BY seat, member", (match_id,)
    ):
        if member < 0:
            chairs[seat] = person
        else:
            team = chairs.get(seat)
            chairs[seat] = (*team, person) if isinstance(team, tuple) else (person,)
    return tuple(chairs.values())


def read_header(connection: sqlite3.Connection, match_id: int) -> str:
    """The header as it was stored. Raises UnreadableMatch."""
    row = connection.execute("SELECT header FROM matches WHERE id = ?", (match_id,)).fetchone()
    if row is None:
        raise UnreadableMatch(match_id, "there is no such match")
    header = json_or_none(row[0])
    if not isinstance(header, dict) or not isinstance(header.get("game"), str):
        raise UnreadableMatch(match_id, "its header is damaged; expected a JSON object that names a game")
    return str(row[0])


def read_moves(connection: sqlite3.Connection, match_id: int) -> tuple[StoredMove, ...]:
    """All moves from 0 on. Raises UnreadableMatch when one is missing or no text."""
    moves: list[StoredMove] = []
    for expected, row in enumerate(
        connection.execute("SELECT number, gesture, text FROM moves WHERE match_id = ? ORDER BY number", (match_id,))
    ):
        match row:
            case (int(number), int(gesture), str(text)) if number == expected and is_text(text):
                moves.append(StoredMove(text, gesture))
            case _:
                raise UnreadableMatch(match_id, f"move {expected} is missing or damaged; expected the text of a move")
    return tuple(moves)


def export(connection: sqlite3.Connection, match_id: int) -> tuple[str, bytes]:
    """The ending and the content of the file for a match that is set aside."""
    progress = connection.execute("SELECT * FROM progress WHERE match_id = ?", (match_id,)).fetchone()
    try:
        record = json.loads(read_header(connection, match_id))
        moves = [move.text for move in read_moves(connection, match_id)]
        if progress is not None and isinstance(progress[1], int) and 0 <= progress[1] <= len(moves):
            record["moves"] = moves[: progress[1]]
            if progress[1] < len(moves):
                record["redo"] = moves[progress[1] :]
            return ".cardgame", f"{json_text(record)}\n".encode()
    except UnreadableMatch:
        pass
    lines = [f"match {match_id}"]
    for table, key in (("matches", "id"), ("progress", "match_id"), ("seated", "match_id"), ("moves", "match_id")):
        rows = connection.execute(f"SELECT * FROM {table} WHERE {key} = ?", (match_id,))
        lines.append(f"\n{table}: " + ", ".join(column[0] for column in rows.description))
        lines += ["\t".join(_raw(value) for value in row) for row in rows]
    return ".txt", ("\n".join(lines) + "\n").encode("utf-8", "surrogateescape")


def _raw(value: object) -> str:
    return value if isinstance(value, str) else repr(value)


def game_of(header: str) -> str:
    """The game that a header names. Raises ValueError for a header that is none."""
    value = parse_json(header)
    if not isinstance(value, dict) or not isinstance(value.get("game"), str) or "moves" in value:
        raise ValueError("header: expected a JSON object that names its game and has no moves")
    game: str = value["game"]
    return game


def check_summary(summary: str) -> None:
    """Raises ValueError when `summary` is no JSON object."""
    if not isinstance(parse_json(summary), dict):
        raise ValueError("summary: expected a JSON object")


def check_moves(moves: Sequence[StoredMove]) -> None:
    """Raises ValueError when a move is no text that can be stored."""
    for move in moves:
        if not move.text or not is_text(move.text):
            raise ValueError(f"{move.text!r}: expected the text of a move")


def parse_json(text: str) -> object:
    """The value of a JSON text. Raises ValueError for a text that is none."""
    if not is_text(text):
        raise ValueError("expected JSON in UTF-8")
    try:
        value: object = json.loads(text)
    except RecursionError:
        raise ValueError("expected JSON that is less deeply nested") from None
    return value


def json_or_none(text: object) -> object:
    """The value of a JSON text; None for anything else."""
    try:
        return parse_json(text) if isinstance(text, str) else None
    except ValueError:
        return None


def json_text(value: dict[str, object]) -> str:
    """`value` as JSON, readable where possible."""
    text = json.dumps(value, ensure_ascii=False)
    return text if is_text(text) else json.dumps(value)


def is_text(text: str) -> bool:
    """Whether `text` is whole, without the marks of bytes that are no UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def shown_text(value: object) -> str:
    """A text of a row, "" where it is damaged."""
    return value if isinstance(value, str) and is_text(value) else ""


def shown_number(value: object) -> float:
    """A number of a row, 0 where it is damaged."""
    return value if isinstance(value, (int, float)) else 0
