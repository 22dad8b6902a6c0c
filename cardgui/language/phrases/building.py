"""Words that the two Skip-Bo games share: cards, building piles and stocks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardgui.language.lists import all_of
from cardgui.language.numbers import number
from cardgui.language.phrases import common
from cardgui.language.phrases.turns import END, FOLLOWS, TurnTeller
from cardgui.rules.cards import UNKNOWN, WILD
from cardgui.rules.rounds import NOBODY
from cardgui.rules.skip_bo.places import COMPLETED, FIRST_OWN
from cardgui.rules.steps import Moved, Shuffled, Step, Turned

STOCK = 0
"""The number of a seat's stock among its own places."""


def a_card(face: int, stands_for: int = 0) -> str:
    """A card, to be put into a sentence: `a 5`, `a wild card`, `a wild card as 6`."""
    if face != WILD:
        return common.a_card(face)
    if not stands_for:
        return QCoreApplication.translate("Building", "a wild card", "put into a sentence: Kito discarded a wild card")
    text = QCoreApplication.translate(
        "Building", "a wild card as {number}", "put into a sentence: Kito played a wild card as 6"
    )
    return text.format(number=number(stands_for))


def pile_of(text: str, last: int) -> str:
    """Fill in the first and the last number of a building pile, `{first}` and `{last}`."""
    return text.format(first=number(1), last=number(last))


def does_not_fit(last: int) -> str:
    """Why a card cannot go on a building pile."""
    text = QCoreApplication.translate(
        "Building", "This card does not fit there: the piles go up one by one, from {first} to {last}."
    )
    return pile_of(text, last)


def stock_empty_wins() -> str:
    """How a match of one round is won, as the subtitle at the table."""
    return QCoreApplication.translate(
        "Building", "First to empty the stock wins", "at the table, beside the game's name; the stock: one's own pile"
    )


def stock_empty_goal() -> str:
    """The same on the score sheet."""
    return QCoreApplication.translate("Building", "the first to empty the stock wins", "on the score sheet")


def stock_size_title() -> str:
    return QCoreApplication.translate(
        "Building", "Cards in each stock", "an option: how many cards each player begins with"
    )


class BuildingTeller(TurnTeller):
    """own: how many places a seat has, its stock first."""

    own: int

    def owner(self, place: int) -> tuple[int, int]:
        """The seat of a place, and the place's number among that seat's own."""
        return divmod(place - FIRST_OWN, self.own)

    def told(self, group: Sequence[Step]) -> None:
        first = group[0]
        if isinstance(first, Moved):
            if first.actor != NOBODY:
                self.moved([step for step in group if isinstance(step, Moved)])
        elif isinstance(first, Turned):
            self._turned(first)
        elif isinstance(first, Shuffled):
            self.shuffled(first)

    def moved(self, group: Sequence[Moved]) -> None:
        """Cards that a seat has moved, or that were moved for it."""
        first = group[0]
        if first.why == "play":
            self.acted = True
            self.say(first.actor, self.played(first))
        elif first.why == "complete":
            text = QCoreApplication.translate(
                "Building", "{name} completed a pile: it is taken away", "a building pile that is full now"
            )
            self.say(first.actor, text.format(name=self.name(first.actor)), END)
        elif first.why == "draw":
            self.say(first.actor, self.drew(first.actor, [step.faces[0] for step in group]), FOLLOWS)

    def played(self, step: Moved) -> str:
        """The line for a card that was put on a building pile."""
        seat, own = self.owner(step.source)
        if seat == step.actor and own == STOCK:
            text = QCoreApplication.translate("Building", "{name} played {a_card} from the stock", "the own stock")
        else:
            text = QCoreApplication.translate(
                "Building", "{name} played {a_card}", "Kito played a 5, or: a wild card as 6"
            )
        return text.format(name=self.name(step.actor), a_card=a_card(step.faces[0], step.number))

    @abstractmethod
    def drew(self, seat: int, faces: Sequence[int]) -> str:
        """The line for cards from the draw pile. faces: UNKNOWN where they are not known to the viewer."""

    def shuffled(self, step: Shuffled) -> None:
        if COMPLETED in step.sources:
            text = QCoreApplication.translate(
                "Building",
                "The completed piles were shuffled into the draw pile",
                "building piles that were taken away",
            )
        else:
            text = QCoreApplication.translate(
                "Building", "The building piles were shuffled into the draw pile, all but their top cards"
            )
        self.say(None, text, FOLLOWS)

    def blocked(self, winners: Sequence[str]) -> str:
        if len(winners) == 1:
            text = QCoreApplication.translate(
                "Building", "Round blocked: {name} wins with the fewest stock cards", "nobody could end the round"
            )
            return text.format(name=all_of(winners))
        text = QCoreApplication.translate(
            "Building", "Round blocked: {names} win with the fewest stock cards", "two or more players"
        )
        return text.format(names=all_of(winners))

    def _turned(self, step: Turned) -> None:
        """The next card of a stock lies open (SB-8, SBJ-9)."""
        seat, _ = self.owner(step.place)
        if step.faces[-1] == UNKNOWN:
            return
        text = QCoreApplication.translate(
            "Building", "{name}'s stock shows {a_card}", "its top card: Kito's stock shows a 5"
        )
        self.say(seat, text.format(name=self.name(seat), a_card=a_card(step.faces[-1])), FOLLOWS)
