"""The draw for the deal (SB-2): the highest card deals; wild cards count as nothing, ties draw again."""

from __future__ import annotations

from typing import NamedTuple

from cardgui.rules.cards import WILD
from cardgui.rules.chance import lots


class DealersDraw(NamedTuple):
    """dealer: the seat that deals.  laps: of each lap, the face that each seat drew, None for one who is out."""

    dealer: int
    laps: tuple[tuple[int | None, ...], ...]


def dealers_draw(deal: int, seats: int, deck: tuple[int, ...]) -> DealersDraw:
    """Draw from a deck that is used for this alone; should it ever run out, the first of those who tie deals."""
    cards = iter(lots(deal).shuffled(deck))
    laps: list[tuple[int | None, ...]] = []
    drawing = list(range(seats))
    while len(drawing) > 1 and sum(map(len, laps)) + len(drawing) <= len(deck):
        drawn = {seat: next(cards) for seat in drawing}
        laps.append(tuple(drawn.get(seat) for seat in range(seats)))
        best = max(_rank(face) for face in drawn.values())
        drawing = [seat for seat, face in drawn.items() if _rank(face) == best]
    return DealersDraw(drawing[0], tuple(laps))


def _rank(face: int) -> int:
    return 0 if face == WILD else face
