"""Deals, turns and rounds in words, as the building games and Kings Corners share them: what goes line by line.

Lines name only cards that everybody at the table knows, whoever looks: a log stays readable when the next person sits
down at the screen (ALL-2).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence

from PySide6.QtCore import QCoreApplication

from cardgui.language.bidi import isolate
from cardgui.language.lists import all_of
from cardgui.language.phrases import common
from cardgui.language.phrases.game_phrases import Happening
from cardgui.rules.rounds import NOBODY
from cardgui.rules.steps import Moved, NewDeal, RoundOver, Step, TurnPassed

END, MOVE, FOLLOWS = 2, 1, 0
"""The weights of `Happening`."""


class TurnTeller(ABC):
    """Says the steps of one move or deal; a game's class adds its own in `group_key` and `told`. Used once.

    names: by seat.  lines: what has been said so far.
    acted: whether the seat on turn has put a card to use in these steps, since its turn began.
    excused: whether a line has said already why its turn ends, such as a discard or a chip that was paid.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.everyone = (1 << len(names) + 1) - 1
        self.lines: list[Happening] = []
        self.acted = False
        self.excused = False

    def tell(self, steps: Sequence[Step]) -> list[Happening]:
        """All lines for the steps, as one viewer sees them."""
        groups: list[list[Step]] = []
        before: Hashable = None
        for step in steps:
            key = self.group_key(step)
            if key is not None and key == before:
                groups[-1].append(step)
            else:
                groups.append([step])
            before = key
        for group in groups:
            first = group[0]
            if isinstance(first, NewDeal):
                self._deals(first)
            elif isinstance(first, TurnPassed):
                self._turn_passed(first)
            elif isinstance(first, RoundOver):
                self._round_over(first)
            else:
                self.told(group)
        return self.lines

    def group_key(self, step: Step) -> Hashable:
        """Steps in a row with the same key are said in one line; None for one that is said alone."""
        if isinstance(step, Moved) and step.why in ("draw", "penalty"):
            return step.why, step.actor
        return None

    @abstractmethod
    def told(self, group: Sequence[Step]) -> None:
        """Say steps that belong together, besides those that all games share. They are of one class."""

    @abstractmethod
    def blocked(self, winners: Sequence[str]) -> str:
        """The line for a round that nobody could end."""

    # -- for the games

    def say(self, seat: int | None, text: str, weight: int = MOVE) -> None:
        self.lines.append(Happening(seat, text, weight))

    def name(self, seat: int) -> str:
        return isolate(self.names[seat])

    # -- what they share

    def _deals(self, step: NewDeal) -> None:
        text = QCoreApplication.translate("Turns", "{round}: {name} deals", "Round 2: Kito deals")
        round_ = common.round_title(step.number)
        self.say(step.dealer, text.format(round=round_, name=self.name(step.dealer)), END)

    def _turn_passed(self, step: TurnPassed) -> None:
        acted, excused = self.acted, self.excused
        self.acted = self.excused = False
        if step.before == NOBODY:
            text = QCoreApplication.translate("Turns", "{name} begins", "has the first turn of the round")
            self.say(step.seat, text.format(name=self.name(step.seat)))
            return
        if step.why == "stuck":
            if acted:
                text = QCoreApplication.translate(
                    "Turns", "{name} has nothing more to play", "no other card fits, so the turn ends by itself"
                )
            else:
                text = QCoreApplication.translate(
                    "Turns", "{name} cannot play and passes", "no card fits, so the turn goes to the next player"
                )
            weight = FOLLOWS if acted or excused else MOVE
        elif excused:
            return
        else:
            self.say(step.before, common.ended_turn(self.name(step.before)))
            return
        self.say(step.before, text.format(name=self.name(step.before)), weight)

    def _round_over(self, step: RoundOver) -> None:
        names = [self.names[seat] for seat in step.winners]
        if step.blocked:
            text = self.blocked(names)
        elif len(names) == 1:
            text = QCoreApplication.translate("Turns", "Round over: {name} wins", "one player has won the round")
            text = text.format(name=all_of(names))
        else:
            text = QCoreApplication.translate("Turns", "Round over: {names} win", "two or more players, a team")
            text = text.format(names=all_of(names))
        self.say(step.winners[0] if len(names) == 1 else None, text, END)


def cards_unit(count: int) -> str:
    """`30 cards`."""
    return QCoreApplication.translate("Turns", "%n card(s)", "a number of cards", count)


def rounds_unit(count: int) -> str:
    """`3 rounds`."""
    return QCoreApplication.translate("Turns", "%n round(s)", "a number of rounds", count)
