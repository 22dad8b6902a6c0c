"""The names of the 52 cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardgui.language.numbers import number

RANKS = 13


def suit_name(face: int) -> str:
    """The suit of a face, 0 to 51 (A to K of spades, hearts, diamonds, clubs)."""
    return (
        QCoreApplication.translate("PlayingCards", "spades", "a suit, put into 'king of {suit}'"),
        QCoreApplication.translate("PlayingCards", "hearts", "a suit, put into 'king of {suit}'"),
        QCoreApplication.translate("PlayingCards", "diamonds", "a suit, put into 'king of {suit}'"),
        QCoreApplication.translate("PlayingCards", "clubs", "a suit, put into 'king of {suit}'"),
    )[face // RANKS]


def playing_card(face: int) -> str:
    """A card as people call it: `3 of hearts`. face: 0 to 51 (A to K of spades, hearts, diamonds, clubs)."""
    rank = face % RANKS
    if rank == 0:
        text = QCoreApplication.translate("PlayingCards", "ace of {suit}")
    elif rank == 10:
        text = QCoreApplication.translate("PlayingCards", "jack of {suit}")
    elif rank == 11:
        text = QCoreApplication.translate("PlayingCards", "queen of {suit}")
    elif rank == 12:
        text = QCoreApplication.translate("PlayingCards", "king of {suit}")
    else:
        text = QCoreApplication.translate("PlayingCards", "{number} of {suit}", "a card from 2 to 10")
    return text.format(number=number(rank + 1), suit=suit_name(face))
