"""A match: rounds until somebody has won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy

from cardgui.rules.chance import Chance
from cardgui.rules.dealing import Dealing
from cardgui.rules.errors import DeckError, IllegalMove
from cardgui.rules.game import Game
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, observe
from cardgui.rules.options import OptionValue
from cardgui.rules.results import RoundResult
from cardgui.rules.rounds import NOBODY, Round
from cardgui.rules.seats import Seat, SeatChange
from cardgui.rules.start import Start
from cardgui.rules.steps import Steps


class Match:
    """Rounds of one game with the same seats.

    round: the one on the table; when it is over the match waits for `next_round`, or for the next move.
    moves: all moves so far.  results: of the rounds that are over.
    winners: seats, [] until the match is over.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        deal: int,
        options: Mapping[str, object] | None = None,
        start: Start | None = None,
        decks: Sequence[Sequence[int]] = (),
        changes: Sequence[SeatChange] = (),
        tell: Steps | None = None,
    ) -> None:
        """deal: 0 to 2^53 - 1.  decks: explicit shuffles as faces.  tell: takes the steps of the first deal.

        Raises OptionError, DeckError, or RecordError for a start that the rules forbid.
        """
        self.game = game
        self.seats = list(seats)
        self.deal = deal
        self.options = game.options(options or {}, len(seats))
        self.start = start or Start()
        self.decks = decks
        self.changes = list(changes)
        self.moves: list[Move] = []
        self.results: list[RoundResult] = []
        self.winners: list[int] = []
        self._turns_before = [0] * len(seats)
        self._shuffles_before = 0
        dealer, self._first = game.opening(self.options, len(seats), deal, self.start)
        self.round = self._deal(0, dealer, game.first_totals(self.options, len(seats)), tell)
        self._count(tell)

    def _deal(self, number: int, dealer: int, totals: Sequence[int], tell: Steps | None) -> Round:
        chance = Chance(self.deal, number, self.decks, self._shuffles_before)
        last = self.results[-1] if self.results else None
        dealing = Dealing(len(self.seats), number, dealer, self._first, totals, chance, last, tell)
        return self.game.new_round(self.options, dealing)

    # -- how it stands

    @property
    def over(self) -> bool:
        return bool(self.winners)

    @property
    def totals(self) -> list[int]:
        """Points by seat, all rounds together; with chips, the chips."""
        return self.round.standing()

    @property
    def waiting(self) -> bool:
        """The round is over and the next one has not been dealt."""
        return self.round.over and not self.over

    def legal_moves(self, seat: int | None = None) -> Sequence[Move]:
        """As `Round.legal_moves`."""
        return self.round.legal_moves(seat)

    def observe(self, seat: int | None) -> Observation:
        return observe(self.round, seat)

    def member(self, seat: int) -> int | None:
        """Which member of a team chair plays now, or plays next; None for other chairs (NOTATION, `members`)."""
        chair = self.seats[seat]
        if chair.kind != "team":
            return None
        if chair.change == "round":
            return self.round.number % len(chair.members)
        begun = self._turns_before[seat] + self.round.turns[seat]
        return (begun - self.round.in_turn(seat)) % len(chair.members)

    # -- how it goes on

    def play(self, move: Move, tell: Steps | None = None) -> None:
        """Carry out a move, after dealing the next round if the last one is over. tell: takes the steps of both.

        Raises IllegalMove or DeckError, and nothing has changed then.
        """
        if self.over:
            raise IllegalMove(str(move), "match_over")
        kept = self._kept()
        told = len(tell) if tell is not None else 0
        try:
            if self.round.over:
                self.next_round(tell)
            self.round.play(move, tell)
            self.moves.append(move)
            self._count(tell)
        except (IllegalMove, DeckError):
            if kept is not None:
                self.__dict__.update(kept)
            if tell is not None:
                del tell[told:]
            raise

    def _kept(self) -> dict[str, object] | None:
        """What `play` puts back where it fails; None where the round itself sees to that."""
        if not self.round.over and len(self.decks) <= self._shuffles_before + self.round.shuffles:
            return None
        kept = dict(self.__dict__)
        kept.update(moves=self.moves[:], round=self.round.clone())
        return kept

    def next_round(self, tell: Steps | None = None) -> None:
        """Deal the next round. tell: takes its steps. Raises DeckError, and nothing has changed then."""
        if not self.waiting:
            raise ValueError("the next round is dealt when one is over and the match is not")
        kept = dict(self.__dict__)
        last = self.round
        seats = len(self.seats)
        dealer, self._first = self.game.following(self.options, seats, last.dealer, self._first, self.results[-1])
        self._shuffles_before += last.shuffles
        self._turns_before = [before + turns for before, turns in zip(self._turns_before, last.turns, strict=True)]
        try:
            self.round = self._deal(last.number + 1, dealer, last.standing(), tell)
            self._count(tell)
        except DeckError:
            self.__dict__.update(kept)
            raise

    def _count(self, tell: Steps | None) -> None:
        """Count a round that is over. One that ended without a move is followed by the next at once."""
        result = self.round.result
        if result is None:
            return
        self.results = [*self.results, result]
        self.winners = self.game.match_winners(self.options, self.totals, self.results)
        if self.round.played == 0 and not self.over:
            self.next_round(tell)

    def parse_move(self, text: str) -> Move:
        """The move that `text` means here. Raises UnreadableMove.

        Between two rounds it is read for whoever begins the round to come; that round is not dealt by it. Raises
        DeckError where it cannot be dealt.
        """
        turn = self.round.seat
        if self.waiting:
            ahead = copy(self)  # `next_round` replaces what it changes, so this match stays as it is.
            ahead.next_round()
            turn = ahead.round.seat
        return self.game.parse_move(text, 0 if turn == NOBODY else turn)

    # -- other moments

    def after(self, count: int) -> Match:
        """This match as it stood after its first `count` moves."""
        return self.replay(self.moves[:count])

    def replay(self, moves: Iterable[Move]) -> Match:
        """A match from the same start with other moves. Raises IllegalMove."""
        match = Match(self.game, self.seats, self.deal, self.option_values(), self.start, self.decks, self.changes)
        for move in moves:
            match.play(move)
        return match

    def option_values(self) -> dict[str, OptionValue]:
        """The options that differ from their defaults."""
        return self.options.changed()
