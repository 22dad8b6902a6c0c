"""Chips and the pot (KC-18, KC-19)."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.rules.steps import Paid, Steps

ANTE = 1
"""What each seat puts in the pot at the start of a round."""
STUCK = 1
"""What a seat pays that has laid no card and can lay none."""


def pay(chips: list[int], pot: int, seat: int, due: int, why: str, tell: Steps | None) -> int:
    """Seat `seat` pays `due` chips, but no more than it has, into the pot; the pot after it (KC-19)."""
    paid = min(due, chips[seat])
    if not paid:
        return pot
    chips[seat] -= paid
    if tell is not None:
        tell.append(Paid(seat, paid, pot + paid, why))
    return pot + paid


def share_pot(chips: list[int], pot: int, winners: Sequence[int], tell: Steps | None) -> int:
    """The winners of a round split the pot; odd chips stay in it, and are returned (KC-19)."""
    share = pot // len(winners)
    if not share:
        return pot
    for seat in winners:
        chips[seat] += share
        pot -= share
        if tell is not None:
            tell.append(Paid(seat, -share, pot, "pot"))
    return pot
