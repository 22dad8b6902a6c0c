"""Records that a command reads."""

from __future__ import annotations

from pathlib import Path

from cardgui.commands.errors import CommandError
from cardgui.commands.streams import input_bytes
from cardgui.rules.errors import RulesError, english, shorten
from cardgui.rules.matches import Match
from cardgui.rules.records import MAX_BYTES, from_record
from cardgui.storage.errors import RecordFileError
from cardgui.storage.records_files import read_record

STDIN = "-"


def match_of(file: str, after: int | None = None) -> Match:
    """The match of the record in `file`, - for standard input, after its first `after` moves (all by default).

    Raises CommandError for a file that cannot be read and for a record that is wrong up to there, OSError for a
    standard input that cannot be read.
    """
    try:
        text = input_bytes().read(MAX_BYTES + 1) if file == STDIN else read_record(Path(file))
    except RecordFileError as error:
        raise CommandError(str(error)) from None
    try:
        return from_record(text, after)
    except RulesError as error:
        raise CommandError(
            english(
                "{where}: {problem}", where=english("standard input") if file == STDIN else shorten(file), problem=error
            )
        ) from None


def seat_of(match: Match, seat: int | None) -> int | None:
    """`seat` if the match has it. Raises CommandError."""
    if seat is not None and seat >= len(match.seats):
        raise CommandError(
            english(
                "argument --seat: {seat} is no seat here, expected 0 to {last}", seat=seat, last=len(match.seats) - 1
            )
        )
    return seat
