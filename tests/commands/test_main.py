from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import cardgui
from cardgui.__main__ import main
from cardgui.commands.window_request import WindowRequest
from cardgui.rules.games import GAMES


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[WindowRequest]:
    """What the window was asked for, without a window."""
    requests: list[WindowRequest] = []

    def open_window(request: WindowRequest) -> int:
        requests.append(request)
        return 7

    module = ModuleType("cardgui.app")
    module.main = open_window  # type: ignore[attr-defined]  # a stand-in
    monkeypatch.setitem(sys.modules, "cardgui.app", module)
    monkeypatch.setattr(cardgui, "app", module, raising=False)
    return requests


def test_the_window_is_opened_with_what_was_asked_for(opened: list[WindowRequest], record: Path) -> None:
    assert main([]) == 7
    assert main([str(record), "--language", "sw"]) == 7
    # From the desktop nobody would read a complaint: the window has it.
    assert main(["--desktop", "no-such-file.cardgame"]) == 7
    new = ["--game", "skyjo", "--seats", "person:Ada,easy", "--deal", "5"]
    assert main([*new, "--option", "target=50", "--option", "columns=off"]) == 7
    assert opened == [
        WindowRequest(),
        WindowRequest(file=str(record), language="sw"),
        WindowRequest(file="no-such-file.cardgame", desktop=True),
        WindowRequest(None, "skyjo", ("person:Ada", "easy"), 5, {"target": 50, "columns": False}, None),
    ]


def test_a_window_of_windows_which_has_no_output_ends_as_any_other(
    opened: list[WindowRequest], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(request: WindowRequest) -> int:
        raise OSError("no space left")

    monkeypatch.setattr(sys.modules["cardgui.app"], "main", full)
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main([]) == 2


def test_a_file_named_like_a_command_is_opened_with_a_folder_in_front(
    opened: list[WindowRequest], record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record.rename(record.with_name("simulate"))
    monkeypatch.chdir(record.parent)
    assert main(["./simulate"]) == 7
    assert opened == [WindowRequest(file="./simulate")]
    assert main(["simulate"]) == 2


GAME_LIST = ", ".join(GAMES)
WRONG: list[tuple[str, str]] = [
    ("--language tlh", "'tlh' is no language here, expected one of en, sw, vi, ar"),
    ("--game whist", f"'whist' is no game, expected one of {GAME_LIST}"),
    ("--game skyjo --seats person,wizard", "'wizard' is no seat, expected person or one of beginner, easy"),
    ("--game skyjo --seats person", "1 seat, expected 2 to 8 for skyjo"),
    ("--game skyjo --deal -1", "--deal: '-1' is impossible, expected a whole number from 0 to 9007199254740991"),
    ("--game skyjo --option target=301", "target: 301 is impossible, expected a whole number from 20 to 300"),
    ("--seats person,easy", "--seats: it is for a new match, expected --game with it"),
    ("PLAYED --game skyjo", "expected either a FILE or --game"),
    ("nowhere.cardgame", "nowhere.cardgame: is not there; expected a record file"),
    ("-", "argument FILE: standard input cannot be opened in the window"),
    ("--window", "unrecognized arguments: --window"),
    ("simulate", "the following arguments are required: GAME, --seats"),
    ("simulate whist --seats easy,easy", f"'whist' is no game, expected one of {GAME_LIST}"),
    ("simulate skyjo --seats easy,wizard", "'wizard' is no level of a computer seat, expected one of beginner, easy"),
    ("simulate skyjo --seats easy", "argument --seats: 1 are impossible, expected 2 to 8 for skyjo"),
    ("simulate skyjo --seats easy,easy --matches 0", "'0' is impossible, expected a whole number from 1 to 1000000"),
    ("simulate skyjo --seats easy,easy --matches ten", "'ten' is impossible, expected a whole number"),
    ("simulate skyjo --seats easy,easy --deal 9007199254740992", "'9007199254740992' is impossible"),
    ("simulate skyjo --seats easy,easy --deal 9007199254740991 --matches 2", "expected 0 to 9007199254740990"),
    ("simulate skyjo --seats easy,easy --option colour=red", "colour: there is no such option, expected one of target"),
    ("simulate skyjo --seats easy,easy --option target", "'target' is no option, expected name=value"),
    ("simulate skyjo --seats easy,easy --option double=maybe", "expected one of if_positive"),
    ("inspect", "the following arguments are required: FILE"),
    ("inspect nowhere", "nowhere: is not there; expected a record file"),
    ("inspect .", ".: is a folder; expected a record file"),
    ("inspect PLAYED --after 99999", "after: 99999 is impossible, a number from 0 to "),
    ("inspect PLAYED --after -1", "'-1' is impossible, expected a whole number from 0 to"),
    ("inspect PLAYED --seat 3", "argument --seat: 3 is no seat here, expected 0 to 2"),
    ("inspect PLAYED --seat me", "'me' is impossible, expected a whole number from 0 to 7"),
    ("render PLAYED", "the following arguments are required: --output"),
    ("render PLAYED --output x.png --size 12", "'12' is no size, expected WIDTHxHEIGHT such as 1280x800"),
    ("render PLAYED --output x.png --size 1x99999", "expected 100 to 8000 pixels each way"),
    ("render PLAYED --output nowhere/x.png", "expected a file in a folder that exists"),
    ("render PLAYED --output x.png --seat 5", "argument --seat: 5 is no seat here"),
    ("worker now", "unrecognized arguments: now"),
]


@pytest.mark.parametrize(("line", "said"), WRONG, ids=[line for line, _ in WRONG])
def test_what_is_wrong_is_said_in_one_line(
    line: str, said: str, record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(record.parent)
    assert main(line.replace("PLAYED", record.name).split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("cardgui: ")
    assert said in err
    assert err.count("\n") == 1
    assert err.endswith("\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not JSON"),
        ('{"cardgame": 1', "record: not JSON at byte 14, a JSON object was expected"),
        ('{"cardgame": 1}x', "record: not JSON at byte 16, a JSON object was expected"),
        ("[]", "a JSON object was expected"),
        ('{"cardgame": 2}', "version 2 is later than this program knows"),
        ('{"cardgame": 1, "game": "whi\\nst"}', "game: "),
        ("[" * 100_000, "record: "),
    ],
)
def test_a_record_that_is_none_is_refused_in_one_line(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad\nname.cardgame"
    path.write_text(text, encoding="utf-8")
    for command in (["inspect", str(path)], [str(path)]):
        assert main(command) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert said in err
        assert err.count("\n") == 1


def test_a_million_moves_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], record: Path) -> None:
    path = tmp_path / "long.cardgame"
    start = record.read_text(encoding="utf-8").partition('"moves"')[0]
    path.write_text(f'{start}"moves": [{",".join(["1"] * 1_000_000)}]}}', encoding="utf-8")
    assert main(["inspect", str(path)]) == 2
    assert "moves: 1000000 moves are too many" in capsys.readouterr().err


@pytest.mark.parametrize("command", [[], ["simulate"], ["inspect"], ["render"], ["worker"]])
def test_help_goes_to_standard_output(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    assert ended.value.code == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"usage: {' '.join(['cardgui', *command])} ")
    assert err == ""


def test_the_version(cardgui: Any) -> None:
    done = cardgui("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"cardgui \d[\d.]+, Qt 6[\d.]+, PySide6 6[\d.]+, Python 3[\d.]+\n", done.stdout)


QT_FREE = """
import sys
from cardgui.__main__ import main
try:
    status = main(sys.argv[1:])
except SystemExit as ended:
    status = ended.code
loaded = sorted(name for name in sys.modules if name.partition(".")[0] in ("PySide6", "shiboken6"))
print("\\nstatus", status, "loaded", loaded)
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ["worker"],
        ["inspect", "played.cardgame", "--json"],
        ["simulate", "skyjo", "--seats", "skilled,easy", "--matches", "1", "--option", "target=20", "--json"],
    ],
    ids=" ".join,
)
def test_commands_without_a_window_load_no_qt(arguments: list[str], environment: dict[str, str], record: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", QT_FREE, *arguments],
        input="nonsense\n",
        capture_output=True,
        text=True,
        env=environment,
        cwd=record.parent,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "status 0 loaded []"


@pytest.mark.skipif(os.name != "posix", reason="no SIGPIPE elsewhere")
def test_a_closed_pipe_ends_quietly(environment: dict[str, str], record: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "cardgui", "inspect", str(record), "--json"],
            stdout=writer,
            stderr=subprocess.PIPE,
            env=environment,
        )
    finally:
        os.close(writer)
    assert done.stderr == b""
    assert done.returncode == 141


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full disk to write to")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["inspect", "played.cardgame"]], ids=" ".join)
def test_a_full_disk_is_told_of_in_one_line(
    environment: dict[str, str], record: Path, arguments: list[str], unbuffered: str
) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cardgui", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env={**environment, "PYTHONUNBUFFERED": unbuffered},
            cwd=record.parent,
        )
    problem = "the system reports ENOSPC; expected to read and write there"
    assert done.stderr == f"cardgui: standard input or output: {problem}\n"
    assert done.returncode == 2


@pytest.mark.skipif(os.name != "posix", reason="no shell that closes streams elsewhere")
@pytest.mark.parametrize("line", ["inspect - <&-", "worker <&-", "worker </dev/null >&-", "sounds <&-"])
def test_a_stream_that_is_not_there_is_told_of_in_one_line(environment: dict[str, str], line: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -m cardgui {line}', sys.executable],
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    problem = "the system reports EBADF; expected to read and write there"
    assert done.stderr == f"cardgui: standard input or output: {problem}\n"
    assert done.returncode == 2
