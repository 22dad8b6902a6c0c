"""`cardgui [FILE]`: the command line of the window."""

from __future__ import annotations

import argparse

from cardgui.commands.arguments import FILE, GAME, Parser, add_option_argument, deal_number, game_name
from cardgui.commands.errors import CommandError
from cardgui.commands.record_input import STDIN, match_of
from cardgui.commands.window_request import WindowRequest
from cardgui.controller.setup import parse_setup
from cardgui.rules.errors import english
from cardgui.rules.games import GAMES

DESCRIPTION = english("Card Table: card games for a family round one computer.")
EPILOG = english(
    """\
commands (cardgui COMMAND --help says more):
  simulate  let computer seats play matches without a screen
  inspect   print a position of a record
  render    draw the table of a record as a picture
  worker    answer for computer seats on standard input and output
  sounds    play the sounds of the window

A file that is named like a command is opened with a folder in front: ./simulate"""
)


class _Version(argparse.Action):
    """Loads Qt, to ask it, only when it is wanted."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from cardgui.versions import version_line

        print(version_line())
        parser.exit()


def parser(prog: str) -> Parser:
    made = Parser(prog, DESCRIPTION, EPILOG, english("the language to start with: en, sw, vi or ar"))
    made.add_argument("file", metavar=FILE, nargs="?", help=english("a record (*.cardgame) to open"))
    made.add_argument(
        "--game", metavar=GAME, type=game_name, help=english("start a match of: {known}", known=", ".join(GAMES))
    )
    made.add_argument(
        "--seats", metavar=english("SEAT,..."), help=english("its seats: person, person:Ada, or a level such as easy")
    )
    made.add_argument(
        "--deal", metavar="N", type=deal_number, help=english("its deal number, which decides every shuffle")
    )
    add_option_argument(made)
    # Said by menu entries and file types, not by people: a file that cannot be opened is told of in the window.
    made.add_argument("--desktop", action="store_true", help=argparse.SUPPRESS)
    made.add_argument("--version", action=_Version, nargs=0, help=english("show the version and exit"))
    return made


def request_of(args: argparse.Namespace) -> WindowRequest:
    """What the window is asked for, checked. Raises CommandError or RulesError."""
    given = {"--seats": args.seats, "--deal": args.deal, "--option": args.option or None}
    for argument, value in given.items():
        if args.game is None and value is not None:
            raise CommandError(
                english("argument {argument}: it is for a new match, expected --game with it", argument=argument)
            )
    if args.file is not None:
        if args.game is not None:
            problem = english("a record is opened already, expected either a {file} or --game", file=FILE)
            raise CommandError(english("argument {argument}: {problem}", argument="--game", problem=problem))
        if args.file == STDIN:
            problem = english("standard input cannot be opened in the window, expected a record file")
            raise CommandError(english("argument {argument}: {problem}", argument=FILE, problem=problem))
        if not args.desktop:
            match_of(args.file)
    if args.game is None:
        return WindowRequest(file=args.file, language=args.language, desktop=args.desktop)
    setup = parse_setup(args.game.name, args.seats, args.deal, args.option)
    seats = () if args.seats is None else tuple(args.seats.split(","))
    return WindowRequest(None, args.game.name, seats, args.deal, setup.options, args.language)
