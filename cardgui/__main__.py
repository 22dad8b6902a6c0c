"""The command `cardgui`: hands over to a command or to the window, and loads nothing heavy before it knows which."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Protocol

from cardgui.commands.arguments import Parser, in_front
from cardgui.commands.errors import CommandError
from cardgui.rules.errors import RulesError, system_line

BAD_INPUT = 2
INTERRUPTED = 130
"""The exit status of a program that Ctrl+C has ended, 128 + SIGINT."""
PIPE_CLOSED = 141
"""That of a program whose output nobody reads any more, 128 + SIGPIPE."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give the exit status. arguments: those of the process by default."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        try:
            status = _run(given)
        finally:
            # Help, too, which ends by SystemExit: what cannot be printed is told of here, not by Python when it ends.
            if sys.stdout is not None:
                sys.stdout.flush()
    except (CommandError, RulesError) as error:
        from cardgui.commands.speaking import voice  # here, since it loads Qt

        print(f"cardgui: {voice(given).said(error)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # What is still buffered must not complain once more when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        # A window of Windows has no output.
        if sys.stdout is not None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        from cardgui.commands.speaking import voice  # here, since it loads Qt

        print(f"cardgui: {voice(given).said(system_line(error))}", file=sys.stderr)
        return BAD_INPUT
    return status


class Command(Protocol):
    """A module of `cardgui.commands`."""

    def parser(self, prog: str) -> Parser: ...
    def run(self, args: argparse.Namespace) -> int: ...


def _run(given: list[str]) -> int:
    # The language and help may be asked for on either side of the command.
    front = in_front(given)
    command = _command(given[front]) if front < len(given) else None
    if command is not None:
        rest = [*given[:front], *given[front + 1 :]]
        return command.run(command.parser(f"cardgui {given[front]}").parse_args(rest))
    from cardgui.commands import window_arguments

    request = window_arguments.request_of(window_arguments.parser("cardgui").parse_args(given))
    from cardgui.app import main as open_window

    return open_window(request)


def _command(name: str) -> Command | None:
    """The command of that name. Each is loaded when it is asked for: worker and inspect must start quickly."""
    if name == "simulate":
        from cardgui.commands import simulate

        return simulate
    if name == "inspect":
        from cardgui.commands import inspect

        return inspect
    if name == "render":
        from cardgui.commands import render_arguments

        return render_arguments
    if name == "worker":
        from cardgui.commands import worker

        return worker
    if name == "sounds":
        from cardgui.commands import sounds

        return sounds
    return None


if __name__ == "__main__":
    sys.exit(main())
