"""Random matches, with the laws checked on the way."""

from __future__ import annotations

import random

from cardgui.rules.game import Game
from cardgui.rules.matches import Match
from cardgui.rules.moves import Move
from cardgui.rules.options import OptionValue
from cardgui.rules.positions import position as as_text
from cardgui.rules.records import from_record, to_record
from cardgui.rules.rounds import Round
from cardgui.rules.seats import Seat
from cardgui.rules.steps import Steps
from cardgui.rules.table import Table
from tests.harness import laws
from tests.harness.policy import choose, choose_aside, choose_uniformly

MOST_MOVES = {"skyjo": 306, "skip_bo": 300 * 40, "skip_bo_junior": 100 * 40, "kings_corners": 100 * 40}
"""The stated bound of a round, in moves a seat: the turns that ALL-4 allows times the most moves of a turn.

A turn of Skyjo has three moves at most, and each seat turns two cards up; a turn of the others has 40 on the average
of a round at the very most (a seat that could play on and on would win).
"""


def random_options(game: Game, seats: int, rng: random.Random) -> dict[str, OptionValue]:
    """Some options of a game, small stocks as often as large ones."""
    chosen: dict[str, OptionValue] = {}
    for spec in game.option_specs(seats):
        if rng.random() < 0.5:
            continue
        if spec.is_number:
            chosen[spec.name] = rng.choice([spec.low, rng.randint(spec.low, spec.high)])
        else:
            chosen[spec.name] = rng.choice(spec.choices) if spec.choices else rng.random() < 0.5
    return chosen


def new_match(
    game: Game, seats: int, seed: int, options: dict[str, OptionValue], tell: Steps | None = None, teams: bool = False
) -> Match:
    """teams: team chairs at all places, of two and three members, that change by turns and by rounds."""
    chairs = [team_chair(i) if teams else Seat("person", f"N{i}") for i in range(seats)]
    return Match(game, chairs, seed, options, tell=tell)


def team_chair(seat: int) -> Seat:
    members = tuple(f"N{seat}{letter}" for letter in "ABC"[: 2 + seat % 2])
    return Seat("team", f"N{seat}", None, members, "round" if seat % 3 == 1 else "turn")


class RandomMatch:
    """A match that is played at random while the laws are checked.

    often: the chance that a law is checked at a move.  counted: how many rounds were played to their end.
    turns_before: by seat, the turns begun in earlier rounds.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, OptionValue] | None,
        often: float,
        teams: bool = False,
    ) -> None:
        self.rng = random.Random(f"{game.name} {seats} {seed}")
        self.often = often
        given = random_options(game, seats, self.rng) if options is None else options
        self.match = new_match(game, seats, seed, given, teams=teams)
        self.uniform = self.rng.random() < 0.1
        self.aside = 0.05 if self.rng.random() < 0.5 else 0.002
        self.seen: list[Move] = []
        self.counted = 0
        self.turns_before = [0] * seats

    def play(self, rounds: int) -> None:
        """Play up to so many rounds, then undo and redo, or write and read the record."""
        while self.counted < rounds and not self.match.over:
            self.play_round()
        self.rng.choice([self.undo_and_redo, self.write_and_read])()

    def play_round(self) -> None:
        match = self.match
        if match.waiting:
            before = self.tables()
            steps: Steps = []
            self.turns_before = [sum(both) for both in zip(self.turns_before, match.round.turns, strict=True)]
            match.next_round(steps)
            laws.folding_gives_the_table_after(before, steps, match.round)
        bound = MOST_MOVES[match.game.name] * match.round.seats
        while not match.round.over:
            if self.rng.random() < self.often:
                self.check(match.round)
                self.play_told(self.next_move())
            else:
                match.play(self.next_move())
            assert match.round.played <= bound, "the round does not end"
        self.check(match.round)
        self.counted += 1

    def next_move(self) -> Move:
        position = self.match.round
        if self.rng.random() < self.aside:
            move = choose_aside(position, self.rng)
            if move is not None:
                return move
        return choose_uniformly(position, self.rng) if self.uniform else choose(position, self.rng)

    def check(self, position: Round) -> None:
        rng = self.rng
        laws.cards_are_conserved(position)
        laws.somebody_can_move(position)
        laws.what_is_open_is_known(position)
        seat = rng.choice(laws.viewers(position))
        laws.an_imagined_round_looks_the_same(position, seat, rng)
        laws.an_imagined_round_looks_the_same(position, None if position.over else position.seat, rng)
        for viewer in laws.viewers(position) if self.often >= 1 else [seat]:
            laws.hidden_cards_do_not_show(position, viewer, rng)
        laws.members_take_turns(self.match, self.turns_before)
        laws.a_clone_is_independent(position, choose, rng)
        self.try_an_illegal_move(position)

    def try_an_illegal_move(self, position: Round) -> None:
        if position.over:
            return
        self.seen += position.legal_moves()
        move = self.rng.choice(self.seen)
        if move not in position.legal_moves():
            laws.an_illegal_move_changes_nothing(self.match, move)
        del self.seen[:-200]

    def play_told(self, move: Move) -> None:
        """Play a move and fold its steps: for every viewer if that is done at every move, else for some."""
        before = self.tables()
        steps: Steps = []
        self.match.play(move, steps)
        laws.folding_gives_the_table_after(before, steps, self.match.round)

    def tables(self) -> dict[int | None, Table]:
        position = self.match.round
        viewers = laws.viewers(position)
        if self.often < 1:
            viewers = self.rng.sample(viewers, 2)
        return {seat: position.table(seat) for seat in viewers}

    def undo_and_redo(self) -> None:
        """ALL-3: the same moves give the same match."""
        match = self.match
        back = match.after(self.rng.randint(0, len(match.moves)))
        for move in match.moves[len(back.moves) :]:
            back.play(move)
        assert as_text(back) == as_text(match)
        assert laws.snapshot(back.round) == laws.snapshot(match.round)

    def write_and_read(self) -> None:
        text = to_record(self.match)
        again = from_record(text)
        assert to_record(again) == text
        assert as_text(again) == as_text(self.match)
        for seat in laws.viewers(again.round):
            assert again.observe(seat) == self.match.observe(seat)
