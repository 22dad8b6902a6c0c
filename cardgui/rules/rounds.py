"""A round: one deal to its end. The base of the four games' rounds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import cycle
from typing import ClassVar, Self

from cardgui.rules.cards import UNKNOWN
from cardgui.rules.dealing import Dealing
from cardgui.rules.errors import IllegalMove
from cardgui.rules.game import Game
from cardgui.rules.moves import Move
from cardgui.rules.options import GameOptions
from cardgui.rules.results import RoundResult
from cardgui.rules.steps import Moved, NewDeal, Shuffled, Steps, Turned
from cardgui.rules.table import Table

StateValue = int | list[int | list[int]]
State = dict[str, StateValue]

NOBODY = -1


class Round(ABC):
    """One deal. Seats count from 0; `seat` is on turn, NOBODY once the round is over.

    piles: by place number, card ids bottom to top.  face: by id.
    knows: by id, a mask of the seats that have seen this face since its last shuffle; bit `seats` is the onlooker.
    pool: by id, the shuffle it came from: cards of one pool that a seat has not seen since are alike to it.
    shuffles: how many there were.  turns: by seat, how many it has begun.
    totals: the points before this round, by seat.  dealer: who dealt.
    everyone: the mask of all seats and the onlooker.
    """

    # A round has more fields than an object keeps by position without slots (30).
    __slots__ = (
        "_legal",
        "chance",
        "dealer",
        "everyone",
        "face",
        "game",
        "knows",
        "number",
        "options",
        "piles",
        "played",
        "pool",
        "result",
        "seat",
        "seats",
        "shuffles",
        "tell",
        "totals",
        "turns",
    )

    STATE: ClassVar[tuple[str, ...]] = ("seat", "dealer", "shuffles", "turns", "totals", "played")
    """The names of all public facts besides the cards, for observing and restoring."""

    game: Game
    seat: int
    played: int
    """How many moves were made in this round."""

    def __init__(self, game: Game, options: GameOptions, dealing: Dealing) -> None:
        self.game = game
        self.options = options
        seats, tell = dealing.seats, dealing.tell
        self.seats = seats
        self.everyone = (1 << seats + 1) - 1
        self.number = dealing.number
        self.dealer = dealing.dealer
        self.seat = NOBODY
        self.totals = list(dealing.totals)
        self.turns = [0] * seats
        self.played = 0
        self.chance = dealing.chance
        self.shuffles = 1
        self.result: RoundResult | None = None
        self.tell = tell
        self._prepare()
        deck = game.deck
        self.face = dealing.chance.order(0, deck, game.face_text)
        self.knows = [0] * len(deck)
        self.pool = [0] * len(deck)
        self.piles: list[list[int]] = [[] for _ in game.places(seats)]
        self.piles[0] = list(range(len(deck) - 1, -1, -1))
        if tell is not None:
            tell.append(NewDeal(self.number, self.dealer))

    @classmethod
    def blank(cls, game: Game, options: GameOptions, seats: int) -> Self:
        """A round without cards, for `imagine` to fill and `restore`."""
        blank = cls.__new__(cls)
        blank.game = game
        blank.options = options
        blank.seats = seats
        blank.everyone = (1 << seats + 1) - 1
        blank.result = None
        blank.tell = None
        blank._prepare()
        return blank

    def _prepare(self) -> None:
        """Set what game, options and seats alone decide."""
        self._legal: Sequence[Move] | None = None

    # -- what a player asks

    @property
    def over(self) -> bool:
        return self.result is not None

    def legal_moves(self, seat: int | None = None) -> Sequence[Move]:
        """The moves of the seat on turn; with `seat`, those open to that seat, calls included.

        Never empty for the seat on turn while the round is not over. Do not change the sequence.
        """
        if seat is None or seat == self.seat:
            if self._legal is None:
                self._legal = self._find_moves() if self.result is None else ()
            return self._legal
        return self.others(seat)

    def others(self, seat: int) -> Sequence[Move]:
        """Calls and moves out of turn that are open to `seat`."""
        return ()

    def play(self, move: Move, tell: Steps | None = None) -> None:
        """Carry out a move. tell: takes the steps, with all faces.

        Raises IllegalMove, and nothing has changed then (ALL-5).
        """
        legal = self._legal
        if legal is None:
            legal = self.legal_moves()
        if move not in legal and not self._open_to_others(move):
            raise IllegalMove(str(move), self._refusal(move), " ".join(str(known) for known in legal[:8]))
        self.tell = tell
        self._legal = None
        self.played += 1
        self.apply(move)
        self.tell = None

    def _open_to_others(self, move: Move) -> bool:
        return move.out_of_turn and move.actor < self.seats and move in self.others(move.actor)

    def _refusal(self, move: Move) -> str:
        """The reason code for a move that is not legal, one of `COMMON_REASONS` or of the game's `reasons`."""
        places = len(self.piles)
        if self.over:
            return "round_over"
        if move.actor >= self.seats or move.source >= places or move.target >= places:
            return "no_such_seat"
        return self.why_not(move)

    def advance(self, move: Move) -> None:
        """As `play`, for a move that is known to be legal: search calls this."""
        self._legal = None
        self.played += 1
        self.apply(move)

    @abstractmethod
    def apply(self, move: Move) -> None:
        """Change the state by a legal move, and do all that follows it by itself."""

    @abstractmethod
    def _find_moves(self) -> Sequence[Move]:
        """The legal moves of the seat on turn."""

    @abstractmethod
    def why_not(self, move: Move) -> str:
        """The reason code why a move of seats and places at this table is illegal in a round that goes on."""

    def standing(self) -> list[int]:
        """The totals as they stand now, by seat."""
        if self.result is None:
            return list(self.totals)
        return [total + points for total, points in zip(self.totals, self.result.scores, strict=True)]

    def in_turn(self, seat: int) -> int:
        """1 while a turn that `seat` has begun is not over, else 0."""
        return int(seat == self.seat)

    def cards_of(self, move: Move) -> list[int]:
        """The ids of the cards that a move takes in hand."""
        if move.source < 0:
            return []
        pile = self.piles[move.source]
        if not pile:
            return []
        return [pile[move.at]]

    def card_text(self, place: int, index: int) -> str:
        """How the card at `index` of a place is written; on a building pile a wild card says what it stands for."""
        return self.game.face_text(self.face[self.piles[place][index]])

    # -- copies and views

    def clone(self) -> Self:
        """An independent copy that goes on with the same chance."""
        copy = type(self).__new__(type(self))
        copy.game = self.game
        copy.options = self.options
        copy.seats = self.seats
        copy.everyone = self.everyone
        copy.number = self.number
        copy.dealer = self.dealer
        copy.seat = self.seat
        copy.totals = self.totals
        copy.turns = self.turns[:]
        copy.played = self.played
        copy.chance = self.chance
        copy.shuffles = self.shuffles
        copy.result = self.result
        copy.tell = None
        copy._legal = self._legal
        copy.face = self.face[:]
        copy.knows = self.knows[:]
        copy.pool = self.pool[:]
        copy.piles = [pile[:] for pile in self.piles]
        self._copy_to(copy)
        return copy

    @abstractmethod
    def _copy_to(self, copy: Self) -> None:
        """Copy the fields that the game's own class adds."""

    def eye(self, seat: int | None) -> int:
        """The bit of a viewer in `knows`."""
        return self.seats if seat is None else seat

    def table(self, seat: int | None) -> Table:
        """The cards as `seat` sees them; None for an onlooker."""
        return self.table_for(1 << self.eye(seat))

    def table_for(self, eyes: int) -> Table:
        """The cards as those see them together whose bits of `knows` are in `eyes`."""
        faces = [face if known & eyes else UNKNOWN for face, known in zip(self.face, self.knows, strict=True)]
        hidden: list[list[int]] = [[] for _ in range(self.shuffles)]
        for seen, face, pool in zip(faces, self.face, self.pool, strict=True):
            if seen == UNKNOWN:
                hidden[pool].append(face)
        for unplaced in hidden:
            if unplaced:
                unplaced.sort()
        return Table([pile[:] for pile in self.piles], faces, self.knows[:], self.pool[:], hidden)

    def state(self) -> State:
        """The public facts besides the cards."""
        return {name: _copied(getattr(self, name)) for name in self.STATE}

    def restore(self, facts: State) -> None:
        """Take over public facts, as `state` gave them; the round is over if nobody is on turn."""
        for name in self.STATE:
            setattr(self, name, _copied(facts[name]))
        self._legal = None
        self.result = self._find_result() if self.seat == NOBODY else None

    @abstractmethod
    def _find_result(self) -> RoundResult:
        """The result of a finished round, from its state alone."""

    def round_facts(self) -> dict[str, object]:
        """What a position says besides the fields that all games share (NOTATION, Positions)."""
        return {}

    # -- what the games' rounds are made of

    def _deal(self, targets: Sequence[int], times: int = 1, eyes: Sequence[int] = ()) -> None:
        """Deal from the fresh draw pile, one card to each of the empty places `targets` in turn, so many times.

        eyes: to each target, a mask of the seats that see the face; nobody if left out.
        """
        draw = self.piles[0]
        hands = len(targets)
        dealt = draw[: ~(hands * times) : -1]
        del draw[-hands * times :]
        for i, target in enumerate(targets):
            self.piles[target] = dealt[i::hands]
        if eyes:
            self.knows[: len(dealt)] = list(eyes) * times  # The ids of a fresh pile count from its top.
        tell = self.tell
        if tell is not None:
            for card, target in zip(dealt, cycle(targets)):
                tell.append(Moved(NOBODY, (card,), 0, target, -1, (self.face[card],), (self.knows[card],), "deal"))

    def _carry(self, actor: int, source: int, target: int, seen: int, why: str) -> int:
        """Move the top card of `source` onto `target` and return its id. seen: the mask of those who see its face."""
        piles = self.piles
        card = piles[source].pop()
        piles[target].append(card)
        known = self.knows[card] | seen
        self.knows[card] = known
        if self.tell is not None:
            self.tell.append(Moved(actor, (card,), source, target, -1, (self.face[card],), (known,), why))
        return card

    def _turn_up(self, actor: int, card: int, place: int, why: str) -> None:
        """Turn a card of a place face up, for everybody to see."""
        self.knows[card] = self.everyone
        if self.tell is not None:
            self.tell.append(Turned(actor, (card,), place, (self.face[card],), (self.everyone,), why))

    def _shuffle_under(self, cards: list[int], sources: tuple[int, ...], target: int, unseen: bool = False) -> None:
        """Shuffle cards that were taken from `sources` into the bottom of `target`, face down.

        The ids are put in ascending order and the faces dealt over them anew, so that an id says nothing.
        unseen: not everybody knows what is shuffled. A pool of just these cards would tell; so all pools that they
        come from become one.
        """
        order = sorted(cards)
        faces, knows = self.face, self.knows
        dealt = self.chance.order(self.shuffles, sorted([faces[card] for card in order]), self.game.face_text)
        merged = tuple(sorted({self.pool[card] for card in order})) if unseen else ()
        pool = merged[0] if merged else self.shuffles
        if merged:
            self.pool = [pool if before in merged else before for before in self.pool]
        pools = self.pool
        for card, face in zip(order, dealt, strict=True):
            faces[card] = face
            knows[card] = 0
            pools[card] = pool
        order.reverse()
        self.piles[target][0:0] = order
        if self.tell is not None:
            self.tell.append(Shuffled(tuple(order), sources, target, pool, merged))
        self.shuffles += 1


def _copied(value: StateValue) -> StateValue:
    return value.copy() if isinstance(value, list) else value
