"""What the commands' parsers share: one-line complaints, and types for argparse."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import NoReturn

from cardgui.commands.errors import CommandError
from cardgui.rules.chance import MAX_DEAL
from cardgui.rules.errors import shorten
from cardgui.rules.game import Game
from cardgui.rules.games import GAMES
from cardgui.rules.records import MAX_MOVES
from cardgui.rules.seats import LEVELS

LEAST, MOST = 100, 8000
"""Pixels of a picture, each way."""


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose complaints are one line: it raises CommandError and prints no usage."""

    def __init__(self, prog: str, description: str, epilog: str | None = None) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message} (see {self.prog} --help)")


def whole(low: int, high: int) -> Callable[[str], int]:
    """An argparse type: a whole number from `low` to `high`."""

    def read(text: str) -> int:
        problem = f"{shorten(text)} is impossible, expected a whole number from {low} to {high}"
        if not text.removeprefix("-").isdecimal() or not text.isascii() or len(text) > 20:
            raise argparse.ArgumentTypeError(problem)
        if not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(problem)
        return int(text)

    return read


deal_number = whole(0, MAX_DEAL)
"""An argparse type: the number that decides every shuffle of a match (NOTATION, Records)."""


def game_name(text: str) -> Game:
    """An argparse type: one of the games."""
    if text not in GAMES:
        raise argparse.ArgumentTypeError(f"{shorten(text)} is no game, expected one of {', '.join(GAMES)}")
    return GAMES[text]


def computer_seats(text: str) -> tuple[str, ...]:
    """An argparse type: levels of computer seats with commas between them."""
    levels = tuple(word.strip() for word in text.split(","))
    for level in levels:
        if level not in LEVELS:
            raise argparse.ArgumentTypeError(
                f"{shorten(level)} is no level of a computer seat, expected one of {', '.join(LEVELS)}"
            )
    return levels


def checked_seats(game: Game, seats: Sequence[str]) -> None:
    """Raises CommandError for more or fewer seats than the game has."""
    if not game.low <= len(seats) <= game.high:
        problem = f"{len(seats)} are impossible, expected {game.low} to {game.high} for {game.name}"
        raise CommandError(f"argument --seats: {problem}")


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game, as in a record (on and off are true and false); may be given several times",
    )


def add_position_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, --after and --seat: which moment of which record, and whose eyes."""
    parser.add_argument("file", metavar="FILE", help="a record (*.cardgame), - for standard input")
    parser.add_argument(
        "--after", metavar="N", type=whole(0, MAX_MOVES), help="the position after N moves (after all of them)"
    )
    parser.add_argument("--seat", metavar="S", type=whole(0, 7), help="only what seat S may see, from 0 (everything)")


def language_tag(text: str) -> str:
    """An argparse type: a tag such as `sw` or `ar_EG` of a language that the program speaks."""
    from cardgui.language.locales import LANGUAGES, find  # here, since it loads Qt

    if find(text) is None:
        codes = ", ".join(language.code for language in LANGUAGES)
        raise argparse.ArgumentTypeError(f"{shorten(text)} is no language here, expected one of {codes}")
    return text


def picture_size(text: str) -> tuple[int, int]:
    """An argparse type: `800x600`."""
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and len(text) < 12 and text.isascii()):
        raise argparse.ArgumentTypeError(f"{shorten(text)} is no size, expected WIDTHxHEIGHT such as 1280x800")
    size = int(width), int(height)
    if not (LEAST <= size[0] <= MOST and LEAST <= size[1] <= MOST):
        raise argparse.ArgumentTypeError(f"{shorten(text)} is impossible, expected {LEAST} to {MOST} pixels each way")
    return size
