"""What is left in hands, the result of a round, and who has won the match (KC-15 to KC-19)."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.rules.kings_corners.cards import KING, PLAYING_CARDS, RANKS
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.results import RoundResult

KING_POINTS = 10
POINTS = tuple(KING_POINTS if face % RANKS == KING else 1 for face in PLAYING_CARDS)
"""KC-17: by face, 10 for a king and 1 for any other card."""


def hand_points(faces: Sequence[int]) -> int:
    """KC-17: the sum of the faces' points."""
    points = 0
    for face in faces:
        points += POINTS[face]
    return points


def round_winners(hands: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """hands: the faces left, by seat. The seat that went out (KC-15), else those with the lowest count (KC-16)."""
    return _lowest([hand_points(hand) for hand in hands])


def _lowest(counted: Sequence[int]) -> tuple[int, ...]:
    least = min(counted)
    if counted.count(least) == 1:
        return (counted.index(least),)
    return tuple([seat for seat, points in enumerate(counted) if points == least])


def round_result(
    hands: Sequence[Sequence[int]], options: KingsCornersOptions, gained: Sequence[int], pot: int
) -> RoundResult:
    """hands: the faces left, by seat.  gained: what each seat's chips changed by, with chips only (KC-18).

    pot: what stays in it for the next round (KC-19)."""
    counted = tuple(map(hand_points, hands))
    winners = _lowest(counted)
    if options.scoring == "chips":
        scores = tuple(gained)
    elif options.scoring == "penalty_points":
        scores = counted
    else:
        scores = tuple([int(seat in winners) for seat in range(len(hands))])
    return RoundResult(scores, winners, min(counted) > 0, counted=counted, pot=pot)


def match_winners(options: KingsCornersOptions, totals: Sequence[int], results: Sequence[RoundResult]) -> list[int]:
    """KC-17, KC-19: equals share the match; [] while it goes on. totals: points, or with chips the chips."""
    if options.scoring == "single_round":
        return list(results[-1].winners)
    if options.scoring == "penalty_points":
        over = max(totals) >= options.target
        best = min(totals)
    else:
        over = min(totals) == 0 or len(results) == options.rounds
        best = max(totals)
    return [seat for seat, total in enumerate(totals) if total == best] if over else []
