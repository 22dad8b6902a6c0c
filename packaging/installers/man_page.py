"""The manual page cardgui(6), put together from what the command line says of itself."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence

from installers.product import COMMAND, LANGUAGES, SUFFIX


def man_page(window: argparse.ArgumentParser, commands: Sequence[argparse.ArgumentParser], version: str) -> str:
    """The page in the language of man(7).

    window: the parser of the program itself.  commands: those of `cardgui COMMAND`.
    """
    lines = [
        f'.TH CARDGUI 6 "" "Card Table {version}" "Games"',
        ".SH NAME",
        rf"{COMMAND} \- card games for a family round one computer",
        ".SH SYNOPSIS",
        *_synopsis(window),
    ]
    for command in commands:
        lines += [".br", *_synopsis(command)]
    lines += [
        ".SH DESCRIPTION",
        "Without arguments the window opens, with the match that was open when it was closed last.",
        "A match that was kept as a file is opened by naming the file.",
        "Wrong input is answered with one line and exit status 2.",
        ".SH OPTIONS",
        *_arguments(window),
        ".SH COMMANDS",
    ]
    for command in commands:
        lines += [f".SS {_escape(command.prog.removeprefix(COMMAND).strip())}", _escape(_one_line(command.description))]
        lines += _arguments(command)
    lines += [
        ".SH ENVIRONMENT",
        ".TP",
        ".B CARDGUI_HOME",
        "A folder that takes all saved matches, people and settings.",
        ".SH FILES",
        ".TP",
        ".I ~/.local/share/cardgui/CardTable",
        "Saved matches and people.",
        ".TP",
        ".I ~/.config/cardgui/CardTable.conf",
        "Settings of this machine.",
        ".TP",
        f".I *.{SUFFIX}",
        "A match as a file.",
    ]
    return "\n".join(lines) + "\n"


def _synopsis(parser: argparse.ArgumentParser) -> list[str]:
    usage = " ".join(parser.format_usage().removeprefix("usage:").split())
    return [rf"\fB{_escape(parser.prog)}\fR {_escape(usage.removeprefix(parser.prog).strip())}"]


def _arguments(parser: argparse.ArgumentParser) -> Iterable[str]:
    for action in parser._actions:
        if action.help == argparse.SUPPRESS:
            continue
        name = ", ".join(action.option_strings) or str(action.metavar or action.dest)
        value = "" if not action.option_strings or action.nargs == 0 else f" {action.metavar or action.dest.upper()}"
        yield ".TP"
        yield rf"\fB{_escape(name)}\fR{_escape(value)}"
        # argparse fills in defaults only there.
        yield _escape(_one_line(parser._get_formatter()._expand_help(action)))


def _one_line(text: str | None) -> str:
    line = " ".join((text or "").split())
    # The code of a language is no word.
    return line if line.partition(" ")[0] in LANGUAGES else line[:1].upper() + line[1:]


def _escape(text: str) -> str:
    """Text that troff takes as it is."""
    escaped = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped
