"""Positions of Kings Corners put together by hand, written in NOTATION's words."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.rules.chance import Chance
from cardgui.rules.kings_corners.game import KINGS_CORNERS as GAME
from cardgui.rules.kings_corners.places import FIRST_HAND, SIDES, STOCK
from cardgui.rules.kings_corners.round import KingsCornersRound
from cardgui.rules.matches import Match
from cardgui.rules.options import OptionValue
from cardgui.rules.seats import Seat
from cardgui.rules.start import Start
from cardgui.rules.steps import Steps

BLACK_DOWN = "KS QH JS 10H 9S 8H 7S 6H 5S 4H 3S 2H AS"
RED_DOWN = "KH QS JH 10S 9H 8S 7H 6S 5H 4S 3H 2S AH"


def faces(text: str) -> list[int]:
    return [GAME.faces_by_text[card] for card in text.split()]


def table(
    *hands: str,
    sides: Sequence[str] = ("", "", "", ""),
    corners: Sequence[str] = ("", "", "", ""),
    stock: str = "",
    seat: int = 0,
    turns: int = 1,
    totals: Sequence[int] | None = None,
    chips: Sequence[int] = (),
    pot: int = 0,
    **options: OptionValue,
) -> KingsCornersRound:
    """A round in the middle of a turn of `seat`; cards that are not named are in no pile.

    Piles are written from bottom to top; the last card of `stock` is the first to be drawn. A card's id is its face.
    """
    seats = len(hands)
    position = blank(options, seats)
    everyone = position.everyone
    position.face = list(GAME.deck)
    position.knows = [0] * 52
    position.pool = [0] * 52
    position.piles = [faces(pile) for pile in (stock, *sides, *corners, *hands)]
    for place in range(SIDES[0], FIRST_HAND):
        for card in position.piles[place]:
            position.knows[card] = everyone
    for holder in range(seats):
        for card in position.piles[FIRST_HAND + holder]:
            position.knows[card] = 1 << holder
    position.number = 0
    position.chance = Chance(0, 0)
    position.restore(
        {
            "seat": seat,
            "dealer": seats - 1,
            "shuffles": 1,
            "turns": [turns] * seats,
            "totals": list(totals or [0] * seats),
            "played": 0,
            "laid": 0,
            "acted": 0,
            "drawn": 0,
            "idle": 0,
            "chips": list(chips),
            "pot": pot,
        }
    )
    return position


def blank(options: dict[str, OptionValue], seats: int) -> KingsCornersRound:
    position = GAME.blank_round(GAME.options(options, seats), seats)
    assert isinstance(position, KingsCornersRound)
    return position


def legal(position: KingsCornersRound) -> set[str]:
    return {move.text for move in position.legal_moves()}


def play(position: KingsCornersRound, *moves: str) -> Steps:
    """Play moves of whoever is on turn, and answer with the steps."""
    steps: Steps = []
    for text in moves:
        position.play(GAME.parse_move(text, max(position.seat, 0)), steps)
    return steps


def lying(position: KingsCornersRound, name: str) -> str:
    """The cards of a place, from bottom to top."""
    return " ".join(GAME.face_text(position.face[card]) for card in position.piles[GAME.place(name)])


def reason(position: KingsCornersRound, text: str) -> str:
    return position.why_not(GAME.parse_move(text, position.seat))


def match(seats: int = 2, deal: int = 1, deck: str = "", start: Start | None = None, **options: OptionValue) -> Match:
    """A match of persons. deck: the first cards of the first deck in the order in which they are dealt."""
    decks = []
    if deck:
        first = faces(deck)
        decks = [first + [face for face in GAME.deck if face not in first]]
    return Match(GAME, [Seat("person", f"N{seat}") for seat in range(seats)], deal, options, start, decks)


def round_of(of: Match) -> KingsCornersRound:
    assert isinstance(of.round, KingsCornersRound)
    return of.round


def stock_size(position: KingsCornersRound) -> int:
    return len(position.piles[STOCK])
