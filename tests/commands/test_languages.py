"""The command line speaks the language of whoever reads it."""

from __future__ import annotations

import errno
import json
import os
import re
import sqlite3
from pathlib import Path

import pytest

import cardgui.__main__
from cardgui.__main__ import _command, main
from cardgui.commands import inspect, speaking, window_arguments
from cardgui.commands.errors import CommandError
from cardgui.language.bidi import without_marks
from cardgui.rules.errors import Line, RecordError, english, system_line
from cardgui.storage.errors import StorageError, os_error, storage_error
from tests.language.conftest import catalogues  # noqa: F401

USAGE = {"en": "usage:", "sw": "matumizi:", "vi": "cách dùng:", "ar": "الاستعمال:"}


@pytest.fixture(autouse=True)
def own_catalogues(
    catalogues: Path,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The catalogues as they are now; no language was chosen on this machine."""
    monkeypatch.setattr(speaking.resources, "translations", lambda: catalogues)
    speaking.voice_of.cache_clear()


@pytest.mark.parametrize("command", [[], ["simulate"], ["inspect"], ["render"], ["worker"], ["sounds"]])
@pytest.mark.parametrize("language", USAGE)
def test_help_is_in_the_language_that_was_chosen(
    home: Path, language: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "cardgui.ini").write_text(f"[General]\nlanguage={language}\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        main([*command, "--help"])
    told = capsys.readouterr().out
    assert told.startswith(f"{USAGE[language]} cardgui")
    if language != "en":
        for words in ("usage", "options", "positional", "show this help", "expected", "the "):
            assert words not in told, words


@pytest.mark.parametrize("command", ["simulate", "inspect", "render", "worker", "sounds"])
@pytest.mark.parametrize("language", USAGE)
def test_language_and_help_stand_on_either_side_of_the_command(
    home: Path, language: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = set()
    for line in (
        f"--language {language} {command} --help",
        f"--language={language} {command} -h",
        f"--language {language} --help {command}",
        f"--help --language {language} {command}",
        f"{command} --language {language} --help",
        f"{command} --help --language={language}",
    ):
        with pytest.raises(SystemExit) as ended:
            main(line.split())
        assert ended.value.code == 0
        out, err = capsys.readouterr()
        assert err == ""
        told.add(out)
    (only,) = told
    assert only.startswith(f"{USAGE[language]} cardgui {command}")
    assert "--language" in only


def test_a_command_works_with_the_language_in_front(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rest = "skyjo --seats beginner,beginner --matches 1 --json"
    for line in (f"--language ar simulate {rest}", f"simulate --language ar {rest}", f"simulate {rest} --language=ar"):
        assert main(line.split()) == 0
        out = capsys.readouterr().out
        assert json.loads(out)["matches"] == 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--language ar simulate skyjo", "cardgui: الوسائط التالية مطلوبة: --seats (انظر cardgui simulate --help)"),
        ("simulate skyjo --language ar", "cardgui: الوسائط التالية مطلوبة: --seats (انظر cardgui simulate --help)"),
        ("--language tlh simulate skyjo", "argument --language: 'tlh' is no language here"),
        ("--language simulate", "argument --language: 'simulate' is no language here"),
        ("--language", "argument --language: one value was expected"),
    ],
)
def test_what_is_wrong_there_is_said_too(home: Path, line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    assert said in without_marks(capsys.readouterr().err)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "cardgui: unrecognized arguments: --window (see cardgui --help)"),
        ("sw", "cardgui: hoja zisizojulikana: --window (tazama cardgui --help)"),
        ("vi", "cardgui: tham số không biết: --window (xem cardgui --help)"),
        ("ar", "cardgui: وسائط غير معروفة: --window (انظر cardgui --help)"),
    ],
)
def test_an_error_is_in_the_language_that_is_asked_for(
    home: Path, language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", language, "--window"]) == 2
    told = capsys.readouterr().err
    assert without_marks(told).strip() == said
    assert ("\u2066--window\u2069" in told) is (language == "ar")


@pytest.mark.parametrize("language", ["sw", "vi", "ar"])
@pytest.mark.parametrize(
    "line",
    [
        "--game whist",
        "--game skyjo --seats person",
        "--game skyjo --deal -1",
        "--game skyjo --option target=301",
        "--deal",
        "nowhere.cardgame",
        "simulate",
        "simulate skyjo --seats easy,wizard",
        "inspect .",
        "render x --size 12 --output x.png",
    ],
)
def test_no_word_of_english_is_left_in_an_error(
    home: Path, language: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "cardgui.ini").write_text(f"[General]\nlanguage={language}\n", encoding="utf-8")
    assert main(line.split()) == 2
    told = f" {capsys.readouterr().err} "
    for word in ("expected", "argument ", " is ", " no ", " one of", "impossible", "whole", "folder", "required"):
        assert word not in told, told


@pytest.mark.parametrize("command", ["", "simulate", "inspect", "render", "worker", "sounds"])
def test_argparse_itself_says_nothing_in_english(command: str) -> None:
    """Every option without a value, and with one that nobody can mean."""
    module = _command(command) or window_arguments
    tried = 0
    for action in module.parser("cardgui")._actions:
        for option in action.option_strings[-1:]:
            for words in ([option], [f"{option}="], [f"{option}=?"]):
                if action.nargs == 0 and words == [option]:
                    continue
                try:
                    module.parser("cardgui").parse_args(words)
                except CommandError as error:
                    line = str(error)
                    while isinstance(line, Line) and "problem" in line.facts:
                        line = line.facts["problem"]
                    assert isinstance(line, Line), line
                    tried += 1
    assert tried


def test_a_line_knows_what_it_was_made_of() -> None:
    inner = english("{given} is empty", given="x")
    error = RecordError("seats[0].name", inner)
    assert str(error) == "seats[0].name: x is empty"
    line = str(error)
    assert isinstance(line, Line)
    assert line.facts["problem"] is inner


# -- what the system and the libraries say

SYSTEM_ERRORS = [
    OSError(number, os.strerror(number), "matches.sqlite3")
    for number in (errno.EIO, errno.ENOSPC, errno.EACCES, errno.EMFILE, errno.ENOTDIR, errno.EBUSY, 9999)
]


def database_errors() -> list[sqlite3.Error]:
    """One of each code that SQLite has, with words of its own."""
    found: list[sqlite3.Error] = []
    for name in ("SQLITE_ERROR", "SQLITE_CONSTRAINT", "SQLITE_IOERR_WRITE", "SQLITE_FULL", "SQLITE_CANTOPEN"):
        error = sqlite3.OperationalError("no such table: matches is locked, disk I/O error")
        error.sqlite_errorname, error.sqlite_errorcode = name, getattr(sqlite3, name)
        found.append(error)
    return found


@pytest.mark.parametrize("language", ["sw", "vi", "ar"])
def test_no_word_of_the_system_or_of_a_library_is_said(language: str) -> None:
    """They are English on every machine; their codes are the same in all languages."""
    said = speaking.voice(["--language", language]).said
    where = Path("matches.sqlite3")
    raised = [
        *((error, system_line(error)) for error in SYSTEM_ERRORS),
        *((error, os_error(error, where)) for error in SYSTEM_ERRORS),
        *((error, storage_error(error, where)) for error in database_errors()),
        (None, StorageError("refused", where, english("there is no such person"))),
    ]
    for error, told in raised:
        english_words = set(re.findall(r"[a-z]{3,}", str(error).lower())) | {"error", "expected", "such", "reports"}
        line = without_marks(said(told)).replace("matches.sqlite3", "")
        words = set(re.findall(r"[a-z]{3,}", re.sub(r"[A-Z_]{3,}", "", line)))
        assert not words & (english_words - {"matches", "sqlite"}), line


def test_a_code_says_which_error_it_was() -> None:
    assert "(EIO)" in str(os_error(OSError(errno.EIO, "Input/output error"), Path("x")))
    assert "reports EMFILE;" in system_line(OSError(errno.EMFILE, "Too many open files", "x"))
    (failed, *_) = database_errors()
    assert "(SQLITE_ERROR)" in str(storage_error(failed, Path("x")))


@pytest.mark.parametrize("language", ["sw", "vi", "ar"])
def test_an_output_that_cannot_be_written_is_told_of(
    language: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(args: object) -> int:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(cardgui.__main__.os, "dup2", lambda *handles: None)
    monkeypatch.setattr(inspect, "run", refuse)
    assert main(["--language", language, "inspect", "x"]) == 2
    told = capfd.readouterr().err
    assert "EIO" in told
    for word in ("Input", "error", "output", "standard", "system"):
        assert word not in told
