"""`cardgui sounds`: plays the program's sounds, one line a sound, until its input ends.

A line is a file and its volume, 0 to 1: `place_1 0.35`. It says `ready` once, and
ends with status 3 at once where Qt's multimedia is not installed.
"""

from __future__ import annotations

import argparse

from cardgui.commands.arguments import Parser
from cardgui.commands.streams import input_bytes, output_bytes
from cardgui.rules.errors import english

DESCRIPTION = english(
    "Play the sounds of the window: on standard input a line for each, with its file and its volume, 0 to 1."
)


def parser(prog: str) -> Parser:
    return Parser(prog, DESCRIPTION)


def run(args: argparse.Namespace) -> int:
    """Play until the input ends."""
    from cardgui.sound.voices import serve

    return serve(input_bytes(), output_bytes())
