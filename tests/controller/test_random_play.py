"""Whole matches in which anything happens at any time, against a fresh replay of the record at every step."""

from __future__ import annotations

import random
from itertools import count

import pytest

from cardgui.controller.open_match import OpenMatch
from cardgui.controller.setup import Setup
from cardgui.controller.table import TableController
from cardgui.controller.view import UndoPolicy
from cardgui.rules.games import GAMES
from cardgui.rules.moves import DRAW, Move
from cardgui.rules.positions import position
from cardgui.rules.seats import Seat
from cardgui.storage.database import Database
from cardgui.storage.matches import MatchStore
from tests.controller.conftest import MakeTable
from tests.controller.screen import Screen, check_table, setup_of

TABLES = [
    ("person", "easy"),
    ("easy", "person", "skilled"),
    ("person", "person"),
    ("person", "skilled", "person", "easy"),
    ("easy", "skilled"),
]


class Monkey:
    """Does one thing after the other that people and the screen may do, in any order."""

    def __init__(self, table: TableController, screen: Screen, rng: random.Random) -> None:
        self.table = table
        self.screen = screen
        self.rng = rng

    def act(self) -> str:
        names = ["play"] * 12 + ["settled"] * 8 + ["undo"] * 2 + ["redo"] * 2 + ["next_round"] * 2
        name = self.rng.choice([*names, "step", "pause", "fast", "illegal", "chair", "hint", "two"])
        getattr(self, name)()
        return name

    def _legal(self) -> list[Move]:
        """Also what may be played before the screen has settled and turned to that person."""
        turn = self.table.view().turn
        if turn is None or not self.table.view().chairs[turn].is_person:
            return []
        return list(self.table._table.match.legal_moves())

    def play(self) -> None:
        legal = self._legal()
        if legal:
            told, move = len(self.screen.changes), self.rng.choice(legal)
            assert self.table.play([move])
            assert (move,) in [change.moves for change in self.screen.changes[told:]]

    def two(self) -> None:
        """A gesture of two moves."""
        legal = self._legal()
        draw = next((move for move in legal if move.verb == DRAW), None)
        if draw is not None:
            trial = self.table._table.match.round.clone()
            trial.play(draw)
            told, moves = len(self.screen.changes), (draw, self.rng.choice(list(trial.legal_moves())))
            assert self.table.play(moves)
            assert moves in [change.moves for change in self.screen.changes[told:]]

    def illegal(self) -> None:
        view = self.table.view()
        record = self.table.record_text()
        match = self.table._table.match
        told = len(self.screen.refused)
        legal = list(match.legal_moves())
        seat = self.rng.randrange(view.seats)
        wrong = [move for move in (match.game.move(seat, DRAW), match.game.move(seat, "flip", 2)) if move not in legal]
        assert not self.table.play([*self._legal()[:1], self.rng.choice(wrong)] if wrong else [*legal[:1]] * 3)
        assert len(self.screen.refused) == told + 1
        assert self.table.record_text() == record

    def settled(self) -> None:
        self.table.settled()

    def undo(self) -> None:
        view = self.table.view()
        assert self.table.undo() == view.can_undo
        if view.can_undo:
            after = self.screen.last.after
            assert after.can_redo
            assert after.moves < view.moves or after.round < view.round

    def redo(self) -> None:
        can = self.table.view().can_redo
        assert self.table.redo() == can

    def next_round(self) -> None:
        waiting = self.table.view().waiting
        assert self.table.next_round() == waiting

    def step(self) -> None:
        self.table.step()

    def pause(self) -> None:
        self.table.pause(self.rng.random() < 0.3)

    def fast(self) -> None:
        self.table.fast_forward(True)

    def chair(self) -> None:
        seat = self.rng.randrange(self.table.view().seats)
        if self.rng.random() < 0.3:
            self.table.leave_seat(seat, "easy")
        else:
            self.table.take_seat(seat)

    def hint(self) -> None:
        told = len(self.screen.hints)
        if self.table.ask_hint():
            assert len(self.screen.hints) == told + 1
            assert self.screen.hints[-1] in self.table.view().legal


@pytest.mark.parametrize("policy", ["any", "until_seen"])
@pytest.mark.parametrize("seed", range(6))
def test_anything_in_any_order(make_table: MakeTable, memory: Database, seed: int, policy: UndoPolicy) -> None:
    rng = random.Random(seed)
    settles = seed % 2 == 0
    table, screen = make_table(memory, settles=settles, undo_policy=policy)
    table.new_match(setup_of(*TABLES[seed % len(TABLES)], deal=seed, target=20))
    monkey = Monkey(table, screen, rng)
    store = MatchStore(memory)
    for number in count():
        if number > 220 and (table.view().over or number > 500):
            break
        monkey.act()
        check_table(table)
        assert table.match_id is not None
        saved = store.load(table.match_id)
        assert saved.cursor == table.view().moves
        if number % 20 == 0:
            reread = OpenMatch.read(saved)
            assert [row.move.text for row in reread.history.rows] == [
                row.move.text for row in table._table.history.rows
            ]
            assert [reread.seat(seat) for seat in range(len(reread.match.seats))] == [
                table._table.seat(seat) for seat in range(len(reread.match.seats))
            ]
        if number % 50 == 49:
            before = position(table._table.match), table.view().round
            table.close()
            table, screen = make_table(memory, settles=settles, undo_policy=policy)
            assert table.resume()
            monkey.table, monkey.screen = table, screen
            if table.view().round == before[1]:
                assert table.view().moves >= saved.cursor
    assert not screen.failed


def test_computers_alone_play_a_match_to_its_end(make_table: MakeTable) -> None:
    table, screen = make_table()
    table.new_match(setup_of("easy", "skilled", "easy", target=40))
    check_table(table)
    assert table.view().over
    assert table.view().winners
    assert screen.told[-1] == "match_over"
    assert screen.told.count("round_over") == len(table.view().results) - 1
    assert screen.told.count("deal") == len(table.view().results)
    assert all(change.after.viewer is None and change.after.bottom == 0 for change in screen.changes)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_every_game_with_its_secrets(make_table: MakeTable, memory: Database, name: str, seed: int) -> None:
    """With a curtain where hands are secret: nobody is shown cards, or makes moves, before they are there."""
    game = GAMES[name]
    rng = random.Random(seed)
    table, screen = make_table(memory, settles=seed != 1, undo_policy="until_seen" if seed == 2 else "any")
    kinds = [("person", "easy"), ("person", "person"), ("person", "easy", "person")][seed]
    seats = [Seat("person", "P") if kind == "person" else Seat("computer", "C", kind) for kind in kinds]
    table.new_match(Setup(game, tuple(seats), {}, seed))
    monkey = Monkey(table, screen, rng)
    for _ in range(100):
        view = table.view()
        people = sum(chair.is_person for chair in view.chairs)
        if view.asked_for is not None:
            assert game.secret_hands
            assert view.viewer is None
            assert not view.legal
            if rng.random() < 0.7:
                assert table.i_am_here(view.asked_for)
        elif game.secret_hands and people > 1 and view.viewer is not None:
            assert view.turn in (view.viewer, None) or not settled_since(screen)
        if table.view().legal and rng.random() < 0.6:
            assert table.play([rng.choice(table.view().legal)])
        else:
            getattr(monkey, rng.choice(["settled", "settled", "undo", "redo", "next_round", "hint", "step", "fast"]))()
        check_table(table)


def settled_since(screen: Screen) -> bool:
    """Whether the screen has come to rest since it was told something."""
    return screen.table._outbox.at_rest
