"""What the commands' parsers share: one-line complaints, and types for argparse."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from cardgui.commands.errors import CommandError
from cardgui.commands.plain_text import enumerated
from cardgui.rules.chance import MAX_DEAL
from cardgui.rules.errors import Line, english, shorten
from cardgui.rules.game import Game
from cardgui.rules.games import GAMES
from cardgui.rules.records import MAX_MOVES
from cardgui.rules.seats import LEVELS

LEAST, MOST = 100, 8000
"""Pixels of a picture, each way."""
LOOKS = ("day", "night", "high_contrast")
"""Colours of a table."""
_REQUIRED = "the following arguments are required: "
_COMPLAINTS = {
    _REQUIRED: english("the following arguments are required: {arguments}", arguments=""),
    "unrecognized arguments: ": english("unrecognized arguments: {arguments}", arguments=""),
    "expected one argument": english("one value was expected"),
    "ignored explicit argument ": english("unrecognized arguments: {arguments}", arguments=""),
}
"""What argparse itself complains about, by how its messages begin."""
LANGUAGE_OPTION = "--language"
"""What every command understands; like `HELP_OPTIONS` it may stand in front of the command too."""
PRINTED_LANGUAGE = english("the language of all that is printed but JSON: en, sw, vi or ar")
"""What it is for a command that prints something to read."""
HELP_OPTIONS = ("-h", "--help")
FILE, GAME = english("FILE"), english("GAME")
"""What stands for a value in help and complaints."""
_OWN_WORDS = (
    english("usage:"),
    english("positional arguments"),
    english("options"),
    english("show this help message and exit"),
)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help whose usage begins with another word than that of English."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog)
        self._usage_word = usage_word

    def add_usage(self, usage, actions, groups, prefix=None):
        super().add_usage(usage, actions, groups, f"{self._usage_word} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose complaints are one line: it raises CommandError and prints no usage. Its help is in the
    language of whoever asks for it, or in the one that `--language` names."""

    def __init__(
        self,
        prog: str,
        description: str,
        epilog: str | None = None,
        language_help: str | None = None,
        language: str | None = None,
    ) -> None:
        """language_help: what else the language is of, besides help and errors.  language: the one where none is
        named."""
        super().__init__(prog=prog, description=description, epilog=epilog, allow_abbrev=False, add_help=False)
        self._given: Sequence[str] = ()
        self.add_argument(*HELP_OPTIONS, action="help", help=english("show this help message and exit"))
        told = language_help or english("the language of help and errors: en, sw, vi or ar")
        self.add_argument(LANGUAGE_OPTION, metavar="L", type=language_tag, default=language, help=told)

    def parse_known_args(self, args=None, namespace=None):
        self._given = list(args or ())
        return super().parse_known_args(args, namespace)

    def _print_message(self, message, file=None):
        # That of argparse passes over a full disk in silence.
        stream = file or sys.stderr
        if message and stream is not None:
            stream.write(message)

    def error(self, message: str) -> NoReturn:
        raised = sys.exc_info()[1]
        problem: str = self._complaint(message)
        if isinstance(raised, argparse.ArgumentError):
            told = self._complaint(str(raised.message))
            problem = english("argument {argument}: {problem}", argument=raised.argument_name, problem=told)
        raise CommandError(english("{problem} (see {command})", problem=problem, command=f"{self.prog} --help"))

    def _complaint(self, message: str) -> str:
        """One of argparse's own messages as a line that can be said; another as it is."""
        for begin, known in _COMPLAINTS.items():
            if message.startswith(begin):
                arguments = message[len(begin) :]
                if begin == _REQUIRED:
                    # argparse has joined the names as plain text, which could not be said in another language.
                    metavars = (action.metavar for action in self._actions)
                    lines: dict[str, str] = {line: line for line in metavars if isinstance(line, Line)}
                    arguments = enumerated([lines.get(name, name) for name in arguments.split(", ")])
                return Line.of(known.template, arguments=arguments) if known.facts else known
        return message

    def format_help(self) -> str:
        from cardgui.commands.speaking import voice  # here, since it loads Qt

        speaker = voice(self._given)
        usage, positional, options, _ = map(speaker.said, _OWN_WORDS)
        self.formatter_class = lambda *, prog: _Formatter(prog, usage)
        self._positionals.title, self._optionals.title = positional, options
        self.description = speaker.paragraph(self.description or "")
        self.epilog = speaker.paragraph(self.epilog) if self.epilog else None
        for action in self._actions:
            if isinstance(action.help, Line):
                action.help = speaker.said(action.help)
            if isinstance(action.metavar, Line):
                action.metavar = speaker.said(action.metavar)
        return super().format_help()


def whole(low: int, high: int) -> Callable[[str], int]:
    """An argparse type: a whole number from `low` to `high`."""

    def read(text: str) -> int:
        problem = english(
            "{value} is impossible, expected {limits}",
            value=shorten(text),
            limits=english("a whole number from {low} to {high}", low=low, high=high),
        )
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
        raise argparse.ArgumentTypeError(
            english("{given} is no game, expected one of {known}", given=shorten(text), known=", ".join(GAMES))
        )
    return GAMES[text]


def computer_seats(text: str) -> tuple[str, ...]:
    """An argparse type: levels of computer seats with commas between them."""
    levels = tuple(word.strip() for word in text.split(","))
    for level in levels:
        if level not in LEVELS:
            raise argparse.ArgumentTypeError(
                english(
                    "{given} is no level of a computer seat, expected one of {known}",
                    given=shorten(level),
                    known=", ".join(LEVELS),
                )
            )
    return levels


def checked_seats(game: Game, seats: Sequence[str]) -> None:
    """Raises CommandError for more or fewer seats than the game has."""
    if not game.low <= len(seats) <= game.high:
        problem = english(
            "{count} are impossible, expected {low} to {high} for {name}",
            count=len(seats),
            low=game.low,
            high=game.high,
            name=game.name,
        )
        raise CommandError(english("argument {argument}: {problem}", argument="--seats", problem=problem))


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar=english("NAME=VALUE"),
        action="append",
        default=[],
        help=english(
            "an option of the game, as in a record (on and off are true and false); may be given several times"
        ),
    )


def add_position_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, --after and --seat: which moment of which record, and whose eyes."""
    parser.add_argument("file", metavar=FILE, help=english("a record (*.cardgame), - for standard input"))
    after = english("the position after N moves (after all of them)")
    parser.add_argument("--after", metavar="N", type=whole(0, MAX_MOVES), help=after)
    parser.add_argument(
        "--seat", metavar="S", type=whole(0, 7), help=english("only what seat S may see, from 0 (everything)")
    )


def in_front(given: Sequence[str]) -> int:
    """How many words of a command line are options that every command understands, up to the first other word."""
    at = 0
    while at < len(given):
        word = given[at]
        if word in HELP_OPTIONS or word.startswith(f"{LANGUAGE_OPTION}="):
            at += 1
        elif word == LANGUAGE_OPTION and at + 1 < len(given):
            at += 2
        else:
            break
    return at


def look_name(text: str) -> str:
    """An argparse type: one of `LOOKS`."""
    if text not in LOOKS:
        raise argparse.ArgumentTypeError(
            english("{given}, expected one of {known}", given=shorten(text), known=", ".join(LOOKS))
        )
    return text


def language_tag(text: str) -> str:
    """An argparse type: a tag such as `sw` or `ar_EG` of a language that the program speaks."""
    from cardgui.language.locales import LANGUAGES, find  # here, since it loads Qt

    if find(text) is None:
        codes = ", ".join(language.code for language in LANGUAGES)
        raise argparse.ArgumentTypeError(
            english("{given} is no language here, expected one of {codes}", given=shorten(text), codes=codes)
        )
    return text


def picture_size(text: str) -> tuple[int, int]:
    """An argparse type: `800x600`."""
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and len(text) < 12 and text.isascii()):
        raise argparse.ArgumentTypeError(
            english("{given} is no size, expected WIDTHxHEIGHT such as 1280x800", given=shorten(text))
        )
    size = int(width), int(height)
    if not (LEAST <= size[0] <= MOST and LEAST <= size[1] <= MOST):
        raise argparse.ArgumentTypeError(
            english(
                "{given} is impossible, expected {least} to {most} pixels each way",
                given=shorten(text),
                least=LEAST,
                most=MOST,
            )
        )
    return size
