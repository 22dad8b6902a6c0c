"""Words that all games share."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardgui.language.lists import all_of
from cardgui.language.numbers import number
from cardgui.language.phrases.game_phrases import Happening

EIGHTS = ("8", "11", "18")
"""Numbers that an English speaker says "an" before."""


def level_title(level: str) -> str:
    """How strong a computer player is. Raises KeyError for a level that there is not."""
    return {
        "beginner": QCoreApplication.translate("Levels", "Beginner", "how strong a computer player is"),
        "easy": QCoreApplication.translate("Levels", "Easy", "how strong a computer player is"),
        "steady": QCoreApplication.translate("Levels", "Steady", "how strong a computer player is"),
        "skilled": QCoreApplication.translate("Levels", "Skilled", "how strong a computer player is"),
        "expert": QCoreApplication.translate("Levels", "Expert", "how strong a computer player is"),
    }[level]


def a_card(face: int) -> str:
    """A card by its number, to be put into a sentence: `a 5`."""
    if str(face) in EIGHTS:
        text = QCoreApplication.translate("Phrases", "an {card}", "as 'a {card}', before 8 and 11 in English")
    else:
        text = QCoreApplication.translate("Phrases", "a {card}", "a card by its number, as in 'a 5'")
    return text.format(card=number(face))


def round_title(index: int) -> str:
    """`Round 4`. index: from 0."""
    return QCoreApplication.translate("Phrases", "Round {number}").format(number=number(index + 1))


def points(count: int) -> str:
    """`35 points`."""
    return QCoreApplication.translate("Phrases", "%n point(s)", "", count)


def winners_title(names: Sequence[str]) -> str:
    """`Amina wins!`, or with shared wins `Amina and Kito win!`."""
    if len(names) == 1:
        text = QCoreApplication.translate("Phrases", "{name} wins!", "the match; a man or a woman")
        return text.format(name=all_of(names))
    text = QCoreApplication.translate("Phrases", "{names} win together!", "a shared win of the match")
    return text.format(names=all_of(names))


def round_won(names: Sequence[str], winners: Sequence[int], blocked: bool) -> Happening:
    """The line for the end of a round."""
    won = all_of([names[seat] for seat in winners])
    if blocked:
        text = QCoreApplication.translate("Phrases", "The round is over; nobody could end it. Best: {names}")
    else:
        text = QCoreApplication.translate("Phrases", "The round is over. Best: {names}")
    return Happening(winners[0] if len(winners) == 1 else None, text.format(names=won), 2)


def ended_turn(name: str) -> str:
    """name: isolated."""
    text = QCoreApplication.translate("Turns", "{name} ended the turn", "of one's own will; the own turn")
    return text.format(name=name)


def shuffled() -> str:
    return QCoreApplication.translate("Phrases", "The discard pile was shuffled into a new draw pile")


def common_reason(code: str) -> str | None:
    """Reasons for refusing a move that every game has."""
    return {
        "not_your_turn": QCoreApplication.translate("Reasons", "It is not your turn."),
        "round_over": QCoreApplication.translate("Reasons", "The round is over. Deal the next one first."),
        "match_over": QCoreApplication.translate("Reasons", "The match is over."),
    }.get(code)


def any_reason() -> str:
    """Where a code has no words of its own."""
    return QCoreApplication.translate("Reasons", "The rules do not allow this move.")


def undo_reason(code: str) -> str:
    """Why nothing can be taken back (`View.undo_reason`), "" when it can."""
    return {
        "nothing": QCoreApplication.translate("Reasons", "There is no move of yours to take back."),
        "never": QCoreApplication.translate("Reasons", "Taking back is switched off in the menu."),
        "seen": QCoreApplication.translate("Reasons", "A card has been seen since: it cannot be taken back any more."),
    }.get(code, "")
