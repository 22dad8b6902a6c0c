"""`cardgui inspect`: a position of a record as NOTATION has it."""

from __future__ import annotations

import argparse
import json

from cardgui.commands.arguments import PRINTED_LANGUAGE, Parser, add_position_arguments
from cardgui.commands.errors import CommandError
from cardgui.commands.position_text import position_text
from cardgui.commands.record_input import match_of, seat_of
from cardgui.rules.errors import english
from cardgui.rules.positions import position

DESCRIPTION = english("Print a position of a record: the cards, the legal moves, the scores.")
EPILOG = english(
    """\
After the last move of a round the position is the finished round; --next deals the one that follows. A card that is
not shown is ?, one that lies face down but is shown to you ?7."""
)


def parser(prog: str) -> Parser:
    made = Parser(prog, DESCRIPTION, EPILOG, PRINTED_LANGUAGE)
    add_position_arguments(made)
    made.add_argument("--next", action="store_true", help=english("deal the next round first"))
    made.add_argument("--json", action="store_true", help=english("print the position as JSON"))
    return made


def run(args: argparse.Namespace) -> int:
    """Carry out the command. Raises CommandError or RulesError."""
    match = match_of(args.file, args.after)
    seat = seat_of(match, args.seat)
    if args.next:
        if not match.waiting:
            state = english("the match is over") if match.over else english("the round is not over")
            raise CommandError(
                english(
                    "argument --next: {state} after {count} moves, expected the end of a round",
                    state=state,
                    count=len(match.moves),
                )
            )
        match.next_round()
    if args.json:
        print(json.dumps(position(match, seat)))
    else:
        from cardgui.commands.speaking import voice_for  # here, since it loads Qt

        print(position_text(match, seat, voice_for(args.language)))
    return 0
