"""What is fixed about a game: its name, seats, deck, places and options, and where its rounds come from."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from cardgui.rules.chance import lots
from cardgui.rules.conflicts import Company, Conflict
from cardgui.rules.dealing import Dealing
from cardgui.rules.errors import UnreadableMove
from cardgui.rules.moves import MOVE, NONE, TOP, Move
from cardgui.rules.options import GameOptions, OptionSpec, OptionValue, checked, describe
from cardgui.rules.places import Place, PlaceKind
from cardgui.rules.start import Start, refuse_throws

if TYPE_CHECKING:
    from cardgui.rules.results import RoundResult
    from cardgui.rules.rounds import Round


COMMON_REASONS = ("match_over", "round_over", "no_such_seat", "not_your_turn")
"""The codes of `IllegalMove.reason` that every game may answer with."""


class Game(ABC):
    """One game; there is one object of each, listed in `cardgui.rules.games`.

    name: as in records.  low, high: the fewest and the most seats.  deck: every face, sorted.
    low_wins: the fewest points win, unless an option says otherwise (`fewest_win`).
    secret_hands: whether a seat has cards that the others may not see.
    hands_count: whether such cards decide or are counted at the end of a round, so that they are shown then.
    """

    name: str
    low: int
    high: int
    deck: tuple[int, ...]
    option_type: type[GameOptions]
    low_wins = False
    secret_hands = False
    hands_count = False
    words: tuple[str, ...] = ()
    """The verbs that are written as a word alone."""
    reasons: tuple[str, ...] = ()
    """The codes of `IllegalMove.reason` besides COMMON_REASONS."""

    def __init__(self) -> None:
        self._moves: dict[tuple[int, str, int, int, int, bool], Move] = {}
        self._places: dict[int, tuple[Place, ...]] = {}
        self._numbers: dict[str, int] = {place.name: i for i, place in enumerate(self.places(self.high))}

    # -- cards and places

    @abstractmethod
    def face_text(self, face: int) -> str:
        """How a face is written in NOTATION, wherever it lies."""

    @cached_property
    def faces_by_text(self) -> dict[str, int]:
        return {self.face_text(face): face for face in self.deck}

    @abstractmethod
    def common_places(self) -> list[Place]:
        """The places that belong to nobody."""

    @abstractmethod
    def own_places(self, seat: int) -> list[Place]:
        """The places of one seat, in the order of NOTATION."""

    def places(self, seats: int) -> tuple[Place, ...]:
        """All places with `seats` seats; the index of a place is its number, whatever the seats."""
        if seats not in self._places:
            own = [place for seat in range(seats) for place in self.own_places(seat)]
            self._places[seats] = (*self.common_places(), *own)
        return self._places[seats]

    def place(self, name: str) -> int:
        """The number of a place by its full name (`p0.grid.3`, `draw`). Raises KeyError."""
        return self._numbers[name]

    # -- options

    @cached_property
    def specs(self) -> tuple[OptionSpec, ...]:
        return describe(self.option_type)

    def option_specs(self, seats: int) -> tuple[OptionSpec, ...]:
        """The options with the limits that hold for `seats` seats."""
        return self.specs

    def options(self, given: Mapping[str, object], seats: int) -> GameOptions:
        """The only way to options: `given` over the defaults. Raises OptionError."""
        return self.option_type(**checked(self.option_type, self.option_specs(seats), given, self.name))

    @abstractmethod
    def conflicts(self, given: Mapping[str, OptionValue], company: Company) -> list[Conflict]:
        """What cannot be chosen, or would have no effect, beside `given` over the defaults."""

    # -- moves

    def move(
        self,
        actor: int,
        verb: str,
        source: int = NONE,
        at: int = TOP,
        target: int = NONE,
        out_of_turn: bool = False,
    ) -> Move:
        """The one object for this move."""
        key = (actor, verb, source, at, target, out_of_turn)
        found = self._moves.get(key)
        if found is None:
            found = Move(*key, is_play=self._is_play(verb, source, target), text=self._write(*key))
            self._moves[key] = found
        return found

    def _is_play(self, verb: str, source: int, target: int) -> bool:
        return verb == MOVE

    def _write(self, actor: int, verb: str, source: int, at: int, target: int, out_of_turn: bool) -> str:
        prefix = f"p{actor}:" if out_of_turn else ""
        if verb == MOVE:
            return f"{prefix}{self._place_text(actor, source, at)}>{self._place_text(actor, target, TOP)}"
        if source != NONE:
            return f"{prefix}{verb} {self._place_text(actor, source, at)}"
        if target != NONE:
            return f"{prefix}{verb} p{target}"
        return prefix + verb

    def _place_text(self, actor: int, number: int, at: int) -> str:
        name = self.places(self.high)[number].name.removeprefix(f"p{actor}.")
        return f"{name}.{at}" if at != TOP else name

    _READABLE = re.compile(
        r"(?:p(?P<actor>\d):)?"
        r"(?:(?P<word>[a-z]+(?: [a-z]+)?)"
        r"|(?:(?P<verb>[a-z]+(?: [a-z]+)?) )?(?P<source>[a-z0-9.]+)(?:>(?P<target>[a-z0-9.]+))?)",
        re.ASCII,
    )

    def parse_move(self, text: str, turn: int) -> Move:
        """The move that `text` means with seat `turn` on turn; it may still be illegal, even impossible.

        Raises UnreadableMove for a text that does not have the form of a move of this game.
        """
        match = self._READABLE.fullmatch(text)
        if match is None:
            raise UnreadableMove(text, self._expected())
        prefix, word, verb, source, target = match.groups()
        actor = turn if prefix is None else int(prefix)
        called = prefix is not None
        if word is not None and word in self.words:
            return self.move(actor, word, out_of_turn=called)
        if target is not None and verb is None:
            from_place, at = self._read_place(source, actor, text)
            to_place, slot = self._read_place(target, actor, text)
            if slot != TOP:
                raise UnreadableMove(text, self._expected())
            return self.move(actor, MOVE, from_place, at, to_place, called)
        return self._parse_word(text, actor, verb if word is None else word, source, called)

    def _parse_word(self, text: str, actor: int, verb: str | None, argument: str | None, called: bool) -> Move:
        """Words with an argument (`flip grid.3`, `call talking p1`); games that have some override this."""
        raise UnreadableMove(text, self._expected())

    def _read_place(self, name: str, actor: int, text: str) -> tuple[int, int]:
        """The number of a place, and the index of a card in a hand, else TOP; the own seat's prefix is left out."""
        if name.startswith(f"p{actor}."):
            raise UnreadableMove(text, self._expected())
        full = name if name in self._numbers else f"p{actor}.{name}"
        stem, _, index = full.rpartition(".")
        hand = self._numbers.get(stem)
        if hand is not None and self._is_hand(hand) and re.fullmatch(r"0|[1-9]\d{0,2}", index, re.ASCII):
            return hand, int(index)
        number = self._numbers.get(full)
        if number is None or self._is_hand(number):
            raise UnreadableMove(text, self._expected())
        return number, TOP

    def _is_hand(self, number: int) -> bool:
        return self.places(self.high)[number].kind is PlaceKind.HAND

    @abstractmethod
    def _expected(self) -> str:
        """Examples of moves, for the message about one that cannot be read."""

    # -- rounds and matches

    @abstractmethod
    def new_round(self, options: GameOptions, dealing: Dealing) -> Round:
        """Deal a round."""

    @abstractmethod
    def blank_round(self, options: GameOptions, seats: int) -> Round:
        """A round with nothing in it, for `imagine` to fill (`Round.blank`)."""

    def opening(self, options: GameOptions, seats: int, deal: int, start: Start) -> tuple[int, int | None]:
        """Dealer and beginner of round 0: from `start` where it says so, else lots from the deal number (ALL-6).

        Raises RecordError for a pair that the rules forbid.
        """
        refuse_throws(start)
        dealer = start.dealer if start.dealer is not None else lots(deal).pick(seats)
        return dealer, None

    @abstractmethod
    def following(
        self, options: GameOptions, seats: int, dealer: int, first: int | None, result: RoundResult
    ) -> tuple[int, int | None]:
        """Dealer and beginner of the next round. dealer, first: of the last one."""

    def fewest_win(self, options: GameOptions) -> bool:
        """Whether points count against those who get them."""
        return self.low_wins

    @abstractmethod
    def first_totals(self, options: GameOptions, seats: int) -> list[int]:
        """The totals before round 0."""

    @abstractmethod
    def match_winners(self, options: GameOptions, totals: Sequence[int], results: Sequence[RoundResult]) -> list[int]:
        """The winners of the match after the last round in `results`, [] while it goes on."""
