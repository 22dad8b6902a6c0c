"""The command line speaks the language of whoever reads it."""

from __future__ import annotations

import errno
import json
import os
import re
import sqlite3
import unicodedata
from pathlib import Path

import pytest

import cardgui.__main__
from cardgui.__main__ import _command, main
from cardgui.ai.players import choose
from cardgui.commands import inspect, simulate, speaking, window_arguments
from cardgui.commands.errors import CommandError
from cardgui.commands.plain_text import left, right, width
from cardgui.language import locales
from cardgui.language.bidi import without_marks
from cardgui.rules.errors import Line, RecordError, english, system_line
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.records import to_record
from cardgui.rules.seats import Seat
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
    if language in ("sw", "vi"):
        # In Arabic they would turn around the Latin line that they stand in.
        assert not re.search("FILE|GAME|SEAT|LEVEL|NAME|VALUE|COMMAND", told)
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


# -- what commands print


@pytest.fixture
def foreign(monkeypatch: pytest.MonkeyPatch) -> None:
    """All languages but English are one in which every text that can be translated has no Latin letter, placeholders
    apart."""

    def look_up(voice: speaking.Voice, context: str, text: str) -> str:
        assert context == "Lines"
        if voice.language is locales.ENGLISH:
            return text
        return re.sub(r"\{\w+\}|[a-zA-Z]+", lambda found: found[0] if found[0][0] == "{" else "نص", text)

    monkeypatch.setattr(speaking.Voice, "look_up", look_up)


SIMULATED = "simulate skyjo --seats skilled,beginner --matches 1 --option target=20"


def printed(capsys: pytest.CaptureFixture[str], line: str) -> str:
    assert main(line.split()) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def words_of(text: str) -> set[str]:
    """All that is longer than a card (10H) and no name of a seat (p0)."""
    return set(re.findall(r"[^\W\d_]{2,}", text))


def notation_of(match: Match) -> set[str]:
    """The words that are the same in all languages."""
    chairs = [(chair.name, chair.level or "") for chair in match.seats]
    options = [(name, str(value).lower()) for name, value in match.option_values().items()]
    places = [place.name for place in match.game.places(len(match.seats))]
    cards = [rank + suit for rank in "AJQK" for suit in "SHDC"]
    return words_of(f"{match.game.name} {chairs} {options} {places} {cards} flip draw end call talking caught")


@pytest.fixture(params=GAMES)
def records(request: pytest.FixtureRequest, tmp_path: Path) -> list[tuple[Path, Match]]:
    """A match at its start, in the middle, after a round, and one that is over."""
    game = GAMES[request.param]
    chairs = [Seat("person", "Amani Ali"), Seat("computer", "Linh", "easy"), Seat("team", "نور", None, ("A", "B"))]
    match = Match(game, chairs, 11, {"target": 50} if request.param == "skyjo" else {})
    moments = []
    while not match.over:
        while not match.round.over:
            if len(match.moves) in (0, 12):
                moments.append(match.after(len(match.moves)))
            match.play(choose(match.observe(match.round.seat), "beginner", len(match.moves)))
        if match.waiting:
            moments.append(match.after(len(match.moves)))
            match.next_round()
    kept = [*moments[:3], match]
    paths = [tmp_path / f"{number}.cardgame" for number in range(len(kept))]
    for path, moment in zip(paths, kept, strict=True):
        path.write_text(to_record(moment), encoding="utf-8")
    return list(zip(paths, kept, strict=True))


@pytest.mark.usefixtures("foreign")
def test_every_word_of_a_position_can_be_said_in_any_language(
    records: list[tuple[Path, Match]], capsys: pytest.CaptureFixture[str]
) -> None:
    """Compared with the words of the notation."""
    for path, match in records:
        for seat in ("", " --seat 1"):
            told = printed(capsys, f"inspect {path}{seat} --language ar")
            assert words_of(without_marks(told)) - {"نص"} <= notation_of(match)
            plain = printed(capsys, f"inspect {path}{seat} --language en")
            assert words_of(plain) - notation_of(match) >= {"moves", "points", "person", "team", "dealer"}
            assert without_marks(plain) == plain


@pytest.mark.usefixtures("foreign")
def test_every_word_of_a_simulation_can_be_said_in_any_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, f"{SIMULATED} --language ar")
    assert words_of(without_marks(told)) == {"skyjo", "skilled", "beginner", "نص"}
    plain = printed(capsys, f"{SIMULATED} --language en")
    assert words_of(plain) > {"matches", "deals", "rounds", "moves", "seconds", "seat", "level", "wins", "mean"}


@pytest.mark.parametrize("language", ["sw", "vi", "ar"])
def test_what_is_printed_has_no_word_of_english(
    records: list[tuple[Path, Match]], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for path, match in records:
        plain, told = (printed(capsys, f"inspect {path} --language {code}") for code in ("en", language))
        assert words_of(told) & words_of(plain) <= notation_of(match)
    plain, told = (printed(capsys, f"{SIMULATED} --language {code}") for code in ("en", language))
    assert words_of(told) & words_of(plain) == {"skyjo", "skilled", "beginner"}


@pytest.mark.parametrize("language", USAGE)
def test_the_columns_of_a_result_are_one_below_the_other(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Counted as a terminal does, in which a mark is no column."""
    out = printed(capsys, f"{SIMULATED} --language {language}")
    _, *table = (unicodedata.normalize("NFC", line) for line in out.splitlines())
    assert len({width(line) for line in table}) == 1
    bare = [without_marks(line) for line in table[1:]]
    ends = [[width(line[: found.end()]) for found in re.finditer(r"\S+", line)] for line in bare]
    assert ends[0][0] == ends[1][0]
    assert ends[0][2:] == ends[1][2:]
    assert all(line.startswith("\u200e") is (language == "ar") for line in table)
    if language == "ar":
        assert table[0].count("\u2068") == table[0].count("\u2069") == 5


def test_marks_take_no_column() -> None:
    assert (width("trận"), width(unicodedata.normalize("NFD", "trận")), width("\u2068سجلّ\u2069")) == (4, 4, 3)
    assert (left("\u200ea", 3), right("\u200ea", 3)) == ("\u200ea  ", "  \u200ea")


@pytest.mark.parametrize("command", [SIMULATED, "inspect PLAYED"])
def test_json_is_the_same_in_every_language(
    command: str, record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate.time, "perf_counter", lambda: 0.0)
    line = command.replace("PLAYED", str(record)) + " --json --language "
    assert len({printed(capsys, line + language) for language in USAGE}) == 1


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize("command", ["", "simulate", "inspect", "render", "worker", "sounds"])
def test_what_stands_for_a_value_can_be_said_in_any_language(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """All but single letters, sizes and kinds of files."""
    with pytest.raises(SystemExit):
        main([*command.split(), "--help", "--language", "ar"])
    assert set(re.findall(r"[A-Z]{2,}", capsys.readouterr().out)) <= {"PNG"}


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("inspect", ": نص ("),
        ("simulate", ": نص, --seats ("),
        ("simulate whist --seats easy,easy", "نص نص: 'whist' "),
        ("-", "نص نص: نص"),
        ("--game skyjo x", " نص --game"),
    ],
)
def test_so_it_is_in_a_complaint(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line.split(), "--language", "ar"]) == 2
    told = without_marks(capsys.readouterr().err)
    assert said in told
    assert not re.search("FILE|GAME", told)


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
