from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from cardgui.ai.players import choose
from cardgui.commands import worker
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.observation import Observation
from cardgui.rules.seats import Seat

COMMAND = ["-m", "cardgui", "worker"]


def question(number: object, observation: object, level: str = "skilled", seed: int = 5) -> bytes:
    return msgspec.json.encode({"id": number, "level": level, "seed": seed, "observation": observation}) + b"\n"


@pytest.fixture
def observation() -> Observation:
    match = Match(GAMES["skyjo"], [Seat("person", "a")] * 4, 3)
    return match.observe(match.round.seat)


@pytest.fixture
def process(environment: dict[str, str], tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
        [sys.executable, *COMMAND],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        cwd=tmp_path,
    ) as child:
        yield child
        child.kill()


def ask(process: subprocess.Popen[bytes], line: bytes) -> dict[str, object]:
    """The reply to one line; it comes although the input stays open."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    process.stdin.flush()
    reply: dict[str, object] = json.loads(process.stdout.readline())
    return reply


def end(process: subprocess.Popen[bytes]) -> None:
    """At the end of its input the worker ends, and has said nothing else."""
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (0, b"", b"")


def on_turn(seats: int = 3) -> Iterator[Observation]:
    """The observations of the seats on turn, match after match."""
    deal = 0
    while True:
        deal += 1
        match = Match(GAMES["skyjo"], [Seat("person", "a")] * seats, deal)
        while not match.round.over:
            observation = match.observe(match.round.seat)
            yield observation
            match.play(choose(observation, "easy", deal))


def test_a_thousand_questions_have_a_thousand_answers(process: subprocess.Popen[bytes]) -> None:
    for number, observation in zip(range(1000), on_turn()):
        level = "skilled" if number % 3 else "easy"
        move = choose(observation, level, number)
        assert ask(process, question(number, observation, level, number)) == {"id": number, "move": str(move)}
    end(process)


def test_what_cannot_be_answered_is_said_and_the_next_question_answered(
    process: subprocess.Popen[bytes], observation: Observation
) -> None:
    move = str(choose(observation, "easy", 1))
    plain = msgspec.json.decode(msgspec.json.encode(observation))
    wrong = {**plain, "seats": 10**9}
    shapeless = {**plain, "state": {**plain["state"], "phase": [1], "down": 5, "there": [[]]}}
    lines: list[tuple[bytes, int | None, str]] = [
        (b"\n", None, "not a question"),
        (b"hello\n", None, "not a question"),
        (b"\xff\xfe\x00\n", None, "not a question"),
        (b"[" * 50_000 + b"\n", None, "not a question"),
        (b"{}\n", None, "id"),
        (question("seven", plain), None, "id"),
        (question(1, plain, "dragon"), 1, "'dragon' is no level, expected one of beginner, easy"),
        (question(2, None), 2, "observation"),
        (question(3, wrong), 3, "observation.seats: 1000000000"),
        (question(4, shapeless), 4, "the observation leads to no move"),
        (b'{"id": ' + b"1" * worker.LONGEST + b"}\n", None, "too long"),
    ]
    for line, number, said in lines:
        reply = ask(process, line)
        assert set(reply) == {"id", "error"}
        assert reply["id"] == number
        assert said in str(reply["error"])
        assert "\n" not in str(reply["error"])
        assert ask(process, question(99, plain, "easy", 1)) == {"id": 99, "move": move}
    end(process)


def test_a_last_line_without_its_end_is_answered(process: subprocess.Popen[bytes], observation: Observation) -> None:
    out, err = process.communicate(question(8, observation).rstrip(), timeout=30)
    assert json.loads(out)["id"] == 8
    assert (process.returncode, err) == (0, b"")


def test_one_flush_for_each_reply(observation: Observation) -> None:
    """The window waits for an answer while it keeps the pipe open."""

    class Counted(io.BytesIO):
        flushes = 0

        def flush(self) -> None:
            self.flushes += 1

    replies = Counted()
    worker.serve(io.BytesIO(question(1, observation) * 3), replies)
    assert replies.flushes == len(replies.getvalue().splitlines()) == 3


@pytest.mark.skipif(
    not Path("/proc/self/smaps_rollup").exists(), reason="the system does not tell what is a process's own"
)
def test_it_holds_less_than_25_megabytes_of_its_own(process: subprocess.Popen[bytes]) -> None:
    """After experts of every game have thought in it."""
    for number, game in enumerate(GAMES.values()):
        match = Match(game, [Seat("person", "a")] * game.low, 3)
        assert "move" in ask(process, question(number, match.observe(match.round.seat), "expert"))
    rollup = Path(f"/proc/{process.pid}/smaps_rollup").read_text()
    own = sum(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Private_"))
    end(process)
    assert own < 25_000
