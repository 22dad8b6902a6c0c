"""Computer seats and hints out of a process that answers, dies, is silent or talks nonsense."""

from __future__ import annotations

import logging
import os
import random
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardgui.controller import worker as worker_module
from cardgui.controller.questions import seed_for
from cardgui.processes import own_command
from cardgui.rules.records import from_record
from cardgui.rules.seats import LEVELS
from tests.controller.conftest import MakeTable
from tests.controller.screen import check_table, setup_of

FAKE = """
import json, os, random, sys, time
from contextlib import suppress
from pathlib import Path
import msgspec
from cardgui.ai.observation_json import read_observation
from cardgui.ai.simple import simple_move
folder = Path(sys.argv[1])
with (folder / "starts").open("a") as log:
    log.write("x")
starts = (folder / "starts").stat().st_size

def wait_for(name):
    while not (folder / name).exists():
        time.sleep(0.005)

for line in sys.stdin:
    asked = json.loads(line)
    with (folder / "asked").open("a") as log:
        log.write(json.dumps([asked["id"], asked["level"], asked["seed"]]) + "\\n")
    def move():
        observation = read_observation(json.dumps(asked["observation"]).encode())
        return str(simple_move(observation, random.Random(0)))
    def say(**reply):
        print(json.dumps(reply), flush=True)
    exec(sys.argv[2])
"""
ANSWER = 'say(id=asked["id"], move=move())'


class Fake:
    """A worker that does `what` with each question."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def command(self, what: str) -> list[str]:
        return [sys.executable, "-c", FAKE, str(self.folder), what]

    @property
    def starts(self) -> int:
        file = self.folder / "starts"
        return file.stat().st_size if file.exists() else 0

    @property
    def asked(self) -> list[str]:
        file = self.folder / "asked"
        return file.read_text().splitlines() if file.exists() else []

    def let(self, name: str) -> None:
        (self.folder / name).touch()


@pytest.fixture
def fake(tmp_path: Path) -> Fake:
    return Fake(tmp_path)


@pytest.fixture
def warnings(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.WARNING)
    return caplog


def test_the_worker_moves_for_computer_seats(make_table: MakeTable, qtbot: QtBot, fake: Fake) -> None:
    table, screen = make_table(worker=fake.command(ANSWER))
    table.new_match(setup_of("easy", "person", "skilled", deal=3))
    qtbot.waitUntil(lambda: table.view().turn == 1)
    for _ in range(2):
        table.play(table.view().legal[:1])
    qtbot.waitUntil(lambda: bool(table.view().legal))
    check_table(table)
    assert fake.starts == 1
    assert {'"easy"' in line for line in fake.asked} == {True, False}
    assert screen.told.count("thinking True") == screen.told.count("thinking False") == len(fake.asked)
    made_by_computers = [change for change in screen.changes if change.moves and change.moves[0].actor != 1]
    assert len(made_by_computers) == len(fake.asked)
    assert not screen.failed


def test_the_seed_comes_from_deal_and_move_alone(make_table: MakeTable, qtbot: QtBot, fake: Fake) -> None:
    table, _ = make_table(worker=fake.command(ANSWER))
    table.new_match(setup_of("easy", "person", deal=3, people=(None, None)))
    qtbot.waitUntil(lambda: bool(table.view().legal))
    first = [move for move in table._table.match.moves if move.actor == 0]
    assert len(fake.asked) == len(first)
    seeds = {seed_for(deal, moves) for deal in range(20) for moves in range(50)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 1 << 53 for seed in seeds)


@pytest.mark.parametrize(
    ("what", "starts"),
    [
        ("sys.exit(3)", 2),
        ("os._exit(0)", 2),
        ('say(id=asked["id"], move="drawn>grid.99"); ', 1),
        ('say(id=asked["id"], move="no move")', 1),
        ('say(id=asked["id"], move="flip p1.grid.0")', 1),
        ('say(id=asked["id"], error="too hard")', 1),
        ('say(id=None, error="cannot be read")', 1),
    ],
)
def test_where_the_worker_fails_a_simple_player_moves(
    make_table: MakeTable, qtbot: QtBot, fake: Fake, warnings: pytest.LogCaptureFixture, what: str, starts: int
) -> None:
    table, screen = make_table(worker=fake.command(what))
    table.new_match(setup_of("person", "easy", deal=3))
    table.pause(True)
    while table.view().turn == 0:
        table.play(table.view().legal[:1])
    before = len(table._table.match.moves)
    table.step()
    qtbot.waitUntil(lambda: len(table._table.match.moves) == before + 1)
    check_table(table)
    assert fake.starts == starts
    assert warnings.records
    assert not screen.failed


def test_a_worker_that_cannot_be_started(
    make_table: MakeTable, qtbot: QtBot, tmp_path: Path, warnings: pytest.LogCaptureFixture
) -> None:
    table, screen = make_table(worker=[str(tmp_path / "nothing")])
    table.new_match(setup_of("easy", "person", deal=3))
    qtbot.waitUntil(lambda: bool(table.view().legal))
    assert len(table._table.match.moves) in (0, 2)
    assert not screen.failed
    warnings.clear()


def test_a_worker_killed_over_a_question_is_started_again(
    make_table: MakeTable, qtbot: QtBot, fake: Fake, warnings: pytest.LogCaptureFixture
) -> None:
    table, screen = make_table(worker=fake.command(f'wait_for("go") if starts == 1 else None; {ANSWER}'))
    table.new_match(setup_of("person", "easy", deal=3))
    while table.view().turn == 0:
        table.play(table.view().legal[:1])
    qtbot.waitUntil(lambda: len(fake.asked) == 1)
    process = table._questions.worker.process_id
    assert process is not None
    os.kill(process, signal.SIGTERM)
    qtbot.waitUntil(lambda: bool(table.view().legal))
    check_table(table)
    assert fake.starts == 2
    assert fake.asked[0] == fake.asked[1]
    assert len(warnings.records) == 1
    assert not screen.failed


def test_a_silent_worker_is_not_waited_for_for_ever(
    make_table: MakeTable, qtbot: QtBot, fake: Fake, warnings: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "SAFETY_CLOCK", 30)
    table, screen = make_table(worker=fake.command("pass"))
    table.new_match(setup_of("person", "easy", deal=3))
    while table.view().turn == 0:
        table.play(table.view().legal[:1])
    qtbot.waitUntil(lambda: bool(table.view().legal))
    check_table(table)
    assert "no answer" in warnings.text
    assert not screen.failed


def test_undo_while_a_computer_seat_thinks(make_table: MakeTable, qtbot: QtBot, fake: Fake) -> None:
    """Its answer comes too late and means nothing."""
    table, screen = make_table(worker=fake.command(f'wait_for("go"); {ANSWER}'))
    table.new_match(setup_of("person", "easy", deal=3))
    while table.view().turn == 0:
        table.play(table.view().legal[:1])
    qtbot.waitUntil(lambda: len(fake.asked) == 1)
    assert screen.told[-1] == "thinking True"
    moves = table.view().moves
    assert table.undo()
    assert screen.told[-1] == "thinking False" or "thinking False" in screen.told[-3:]
    assert table.view().moves == moves - 1
    assert table.view().turn == 0
    record = table.record_text()
    fake.let("go")
    qtbot.wait(50)
    assert table.record_text() == record
    other = next(move for move in table.view().legal if move is not table._table.history.rows[-1].move)
    table.play([other])
    qtbot.waitUntil(lambda: bool(table.view().legal))
    check_table(table)
    assert table._table.match.moves[moves - 1] is other
    assert fake.starts == 1


def test_an_answer_to_an_earlier_question_is_none_to_the_next(make_table: MakeTable, qtbot: QtBot, fake: Fake) -> None:
    """Both would be legal."""
    what = (
        'n = asked["id"]; wait_for("go"); say(id=n, move="flip grid." + ("11", "4", "5")[n - 1] if n < 4 else move())'
    )
    table, _ = make_table(worker=fake.command(what))
    table.new_match(setup_of("person", "easy", deal=3))
    while table.view().turn == 0:
        table.play(table.view().legal[:1])
    qtbot.waitUntil(lambda: len(fake.asked) == 1)
    assert table.undo()
    assert table.play(table.view().legal[-1:])
    fake.let("go")
    qtbot.waitUntil(lambda: len(fake.asked) >= 3)
    qtbot.waitUntil(lambda: bool(table.view().legal))
    assert [move.text for move in table._table.match.moves if move.actor == 1][:2] == ["flip grid.4", "flip grid.5"]


def test_redo_while_nothing_is_asked_does_not_ask_again(make_table: MakeTable, qtbot: QtBot, fake: Fake) -> None:
    table, _ = make_table(worker=fake.command(ANSWER))
    table.new_match(setup_of("person", "easy", "easy", deal=3))
    for _ in range(4):
        qtbot.waitUntil(lambda: bool(table.view().legal))
        table.play(table.view().legal[:1])
    qtbot.waitUntil(lambda: bool(table.view().legal))
    record, asked = table.record_text(), len(fake.asked)
    while table.undo():
        pass
    assert not any(move.actor == 0 for move in table._table.match.moves)
    while table.redo():
        check_table(table)
    assert table.record_text() == record
    assert len(fake.asked) == asked


def test_a_hint_is_one_good_move_and_goes_with_the_position(make_table: MakeTable, qtbot: QtBot, fake: Fake) -> None:
    table, screen = make_table(worker=fake.command(f'wait_for("go"); {ANSWER}'))
    table.new_match(setup_of("person", "person", deal=3))
    seat = table.view().turn
    assert table.ask_hint()
    qtbot.waitUntil(lambda: len(fake.asked) == 1)
    assert f'"{LEVELS[-1]}"' in fake.asked[0]
    table.play(table.view().legal[:1])
    fake.let("go")
    assert table.view().turn == seat
    assert table.ask_hint()
    with qtbot.waitSignal(table.hint):
        pass
    assert len(screen.hints) == 1
    assert screen.hints[0] in table.view().legal
    assert not any(word.startswith("thinking") for word in screen.told)


def test_nothing_is_left_when_the_table_is_closed_over_a_question(
    make_table: MakeTable, qtbot: QtBot, fake: Fake
) -> None:
    table, screen = make_table(worker=fake.command('wait_for("never")'), speed=100)
    table.new_match(setup_of("easy", "easy", deal=3))
    qtbot.waitUntil(lambda: len(fake.asked) == 1)
    told = list(screen.told)
    table.close()
    assert not table._questions.worker.running
    assert not table._questions._pause.isActive()
    qtbot.wait(20)
    assert screen.told == told


def test_the_program_s_own_worker(
    make_table: MakeTable,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    warnings: pytest.LogCaptureFixture,
) -> None:
    """`cardgui worker` is found whatever the folder the program was started in holds."""
    (tmp_path / "cardgui.py").write_text("raise SystemExit('the wrong one')\n")
    monkeypatch.chdir(tmp_path)
    table, screen = make_table(worker=own_command("worker"))
    table.new_match(setup_of("easy", "person", "skilled", deal=3))
    qtbot.waitUntil(lambda: bool(table.view().legal))
    for _ in range(2):
        table.play(table.view().legal[:1])
    qtbot.waitUntil(lambda: bool(table.view().legal))
    check_table(table)
    assert not screen.failed
    assert not warnings.records


def test_a_match_goes_on_whatever_becomes_of_the_worker(
    make_table: MakeTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, warnings: pytest.LogCaptureFixture
) -> None:
    """Killed, stopped for good and held up at random: each seat still makes its moves, and the record is a match."""
    monkeypatch.setattr(worker_module, "SAFETY_CLOCK", 400)
    rng = random.Random(7)
    table, screen = make_table(worker=own_command("worker"))
    table.new_match(setup_of("easy", "steady", "beginner", deal=11))
    client = table._questions.worker
    stopped: set[int] = set()
    done = {"killed": 0, "stopped": 0, "held up": 0}

    def go_on(process: int) -> None:
        # The client ends one that is silent for too long.
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)

    def disturb() -> None:
        process = client.process_id
        if process is None or process in stopped:
            return
        what = rng.choice(list(done))
        done[what] += 1
        if what == "killed":
            os.kill(process, signal.SIGKILL)
            return
        os.kill(process, signal.SIGSTOP)
        if what == "stopped":
            stopped.add(process)
        else:
            QTimer.singleShot(rng.randrange(60), lambda: go_on(process))

    trouble = QTimer()
    trouble.timeout.connect(disturb)
    trouble.start(90)
    qtbot.waitUntil(lambda: min(done.values()) >= 2 and len(table._table.match.moves) >= 40, timeout=60_000)
    trouble.stop()
    table.pause(True)
    check_table(table)
    match = from_record(table.record_text())
    assert [str(move) for move in match.moves] == [str(move) for move in table._table.match.moves]
    assert not screen.failed
    assert warnings.records
    table.close()
    assert not client.running
