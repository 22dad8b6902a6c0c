"""Matches that play themselves: the people at a table are always there, and move at once."""

from __future__ import annotations

import random

from cardgui.ai.simple import simple_move
from cardgui.controller.setup import Setup
from cardgui.controller.table import TableController
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation
from cardgui.storage.database import Database

TO_THE_END = 100_000


def quick_player(observation: Observation, level: str, seed: int) -> Move:
    """A computer player that answers at once."""
    return simple_move(observation, random.Random(seed))


def play_on(table: TableController, steps: int = TO_THE_END, seed: int = 4) -> None:
    """Do so often what the people have to do, which is mostly a move, or until the match is over."""
    rng = random.Random(seed)
    for _ in range(steps):
        view = table.view()
        if view.over:
            return
        if view.asked_for is not None:
            table.i_am_here(view.asked_for)
        elif view.waiting:
            table.next_round()
        elif view.legal:
            table.play([simple_move(view.observation, rng)])


def play_some(table: TableController, times: int) -> None:
    """So many moves of people, each the first of the legal ones."""
    for _ in range(times):
        assert table.play(table.view().legal[:1])


def play_behind(database: Database | None, setup: Setup, when: float, steps: int = TO_THE_END) -> int:
    """Play and save a match without a window; answers its id. when: the time that it is, seconds since 1970, UTC."""
    table = TableController(database, players=quick_player, speed=0, clock=lambda: when)
    table.changed.connect(lambda change: table.settled())
    table.new_match(setup)
    play_on(table, steps, setup.deal)
    match_id = table.match_id
    assert match_id is not None
    table.put_away()
    table.close()
    return match_id
