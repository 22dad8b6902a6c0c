"""`cardgui render`: its command line; the drawing is in `cardgui.commands.render`, which needs Qt."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardgui.commands.arguments import LOOKS, Parser, add_position_arguments, look_name, picture_size
from cardgui.commands.errors import CommandError
from cardgui.commands.record_input import match_of, seat_of
from cardgui.rules.errors import english

DESCRIPTION = english("Draw the table of a record as a PNG picture, without a display.")


def parser(prog: str) -> Parser:
    made = Parser(prog, DESCRIPTION, language_help=english("en (default), sw, vi or ar"), language="en")
    add_position_arguments(made)
    made.add_argument(
        "--size", metavar="WxH", type=picture_size, default=(1280, 800), help=english("pixels (1280x800)")
    )
    made.add_argument(
        "--look",
        metavar=f"{{{','.join(LOOKS)}}}",
        type=look_name,
        default=LOOKS[0],
        help=english("the table's colours: {known}", known=", ".join(LOOKS)),
    )
    made.add_argument("--output", metavar="PNG", required=True, help=english("the file to write"))
    return made


def run(args: argparse.Namespace) -> int:
    """Carry out the command. Raises CommandError or RulesError."""
    match = match_of(args.file, args.after)
    seat = seat_of(match, args.seat)
    output = Path(args.output)
    if output.suffix.lower() != ".png":
        raise CommandError(
            english(
                "argument --output: {output} is no PNG file, expected a name that ends in .png",
                output=repr(args.output),
            )
        )
    if output.is_dir() or not output.parent.is_dir():
        raise CommandError(
            english(
                "argument --output: {output} cannot be written, expected a file in a folder that exists", output=output
            )
        )
    from PySide6.QtCore import QSize

    from cardgui.commands.render import render
    from cardgui.language.locales import by_code

    render(match, seat, QSize(*args.size), by_code(args.language), args.look, output)
    return 0
