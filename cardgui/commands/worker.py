"""`cardgui worker`: answers for computer seats, one JSON line a question, one a reply, until its input ends.

A question is `{"id": 7, "level": "skilled", "seed": 123, "observation": {...}}`, the reply
`{"id": 7, "move": "drawn>grid.3"}` or `{"id": 7, "error": "one line"}`; `id` is null for a line that cannot be read.
Every line gets one reply, in order. Nothing here loads Qt.
"""

from __future__ import annotations

import argparse
from typing import BinaryIO

import msgspec

from cardgui.ai.observation_json import read_observation
from cardgui.ai.players import choose
from cardgui.commands.arguments import Parser
from cardgui.commands.streams import input_bytes, output_bytes
from cardgui.rules.errors import RulesError, english

DESCRIPTION = english(
    "Answer for computer seats: a JSON line for each question on standard input, a JSON line for each reply."
)
LONGEST = 1 << 20
"""Bytes of a line; a question has some 3,000."""


class Question(msgspec.Struct):
    """seed: decides what chance there is in the answer.  observation: as `msgspec.json.encode` writes one."""

    id: int
    level: str
    seed: int
    observation: msgspec.Raw


class Reply(msgspec.Struct, omit_defaults=True):
    """Either `move` or `error` is there. id: that of the question, None if it has none that can be read."""

    id: int | None
    move: str | None = None
    error: str | None = None


def parser(prog: str) -> Parser:
    return Parser(prog, DESCRIPTION)


def run(args: argparse.Namespace) -> int:
    """Answer until the input ends."""
    serve(input_bytes(), output_bytes())
    return 0


def serve(questions: BinaryIO, replies: BinaryIO) -> None:
    """Answer each line of `questions` with a line of `replies`, at once."""
    while line := questions.readline(LONGEST):
        reply = answer(line)
        if len(line) == LONGEST and not line.endswith(b"\n"):
            reply = Reply(None, error=f"the line is too long, expected at most {LONGEST} bytes")
            while (rest := questions.readline(LONGEST)) and not rest.endswith(b"\n"):
                pass
        replies.write(msgspec.json.encode(reply) + b"\n")
        replies.flush()


def answer(line: bytes) -> Reply:
    """The reply to one line."""
    try:
        question = msgspec.json.decode(line, type=Question)
    except (msgspec.DecodeError, RecursionError) as error:
        return Reply(None, error=_line(f"not a question ({error}), expected id, level, seed and observation"))
    try:
        observation = read_observation(question.observation)
        return Reply(question.id, move=choose(observation, question.level, question.seed).text)
    except RulesError as error:
        return Reply(question.id, error=_line(str(error)))
    except Exception as error:  # observations can be wrong in more ways than are looked for; go on with the next line
        return Reply(question.id, error=_line(f"the observation leads to no move ({type(error).__name__}: {error})"))


def _line(text: str) -> str:
    return " ".join(text.split())
