"""A match: rounds until somebody has won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cardgui.rules.chance import Chance
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
    moves: all moves so far.  results: of the rounds that are over.  totals: points by seat.
    winners: seats, [] until the match is over.  dealer_of_first, first: who deals and begins round 0.
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
        self.totals = game.first_totals(self.options, len(seats))
        self._turns_before = [0] * len(seats)
        self._shuffles_before = 0
        dealer, first = game.opening(self.options, len(seats), deal, self.start)
        self.round = self._deal(0, dealer, first, tell)

    def _deal(self, number: int, dealer: int, first: int | None, tell: Steps | None) -> Round:
        chance = Chance(self.deal, number, self.decks, self._shuffles_before)
        return self.game.new_round(
            self.options, len(self.seats), number, dealer, first, self.totals, chance, tell
        )

    # -- how it stands

    @property
    def over(self) -> bool:
        return bool(self.winners)

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
        before = self.round
        kept = before.clone() if self._decks_left() else None
        try:
            if before.over:
                self.next_round(tell)
            self.round.play(move, tell)
        except (IllegalMove, DeckError):
            if self.round is not before:
                self._take_back_deal(before)
            elif kept is not None:
                self.round = kept
            raise
        self.moves.append(move)
        if self.round.result is not None:
            self._count(self.round.result)

    def next_round(self, tell: Steps | None = None) -> None:
        """Deal the next round. tell: takes its steps."""
        if not self.waiting:
            raise ValueError("the next round is dealt when one is over and the match is not")
        last = self.round
        dealer, first = self.game.following(self.options, len(self.seats), last.dealer, self.results[-1])
        self._shuffles_before += last.shuffles
        try:
            self.round = self._deal(last.number + 1, dealer, first, tell)
        except DeckError:
            self._shuffles_before -= last.shuffles
            raise
        self._turns_before = [
            before + turns for before, turns in zip(self._turns_before, last.turns, strict=True)
        ]

    def _take_back_deal(self, before: Round) -> None:
        self.round = before
        self._shuffles_before -= before.shuffles
        self._turns_before = [
            total - turns for total, turns in zip(self._turns_before, before.turns, strict=True)
        ]

    def _decks_left(self) -> bool:
        return len(self.decks) > self._shuffles_before + self.round.shuffles

    def _count(self, result: RoundResult) -> None:
        self.results.append(result)
        self.totals = [total + points for total, points in zip(self.totals, result.scores, strict=True)]
        self.winners = self.game.match_winners(self.options, self.totals, self.results)

    def parse_move(self, text: str) -> Move:
        """The move that `text` means here. Raises UnreadableMove.

        Between two rounds it is read for the round to come, whose beginner is known once it is dealt.
        """
        turn = self.round.seat
        return self.game.parse_move(text, 0 if turn == NOBODY else turn)

    # -- other moments

    def after(self, count: int) -> Match:
        """This match as it stood after its first `count` moves."""
        return self.replay(self.moves[:count])

    def replay(self, moves: Iterable[Move]) -> Match:
        """A match from the same start with other moves. Raises IllegalMove."""
        match = Match(
            self.game, self.seats, self.deal, self.option_values(), self.start, self.decks, self.changes
        )
        for move in moves:
            match.play(move)
        return match

    def option_values(self) -> dict[str, OptionValue]:
        """The options that differ from their defaults."""
        return self.options.changed()
