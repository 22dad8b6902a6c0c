"""Whose eyes the screen has, and who sits at its bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sight:
    """viewer: the seat whose cards are shown, None for nobody's.  bottom: the seat drawn at the bottom.

    asked_for: the seat whose person must say that they are there.
    """

    viewer: int | None = None
    bottom: int = 0
    asked_for: int | None = None


def sight(people: Sequence[int], turn: int | None, secret: bool, now: Sight) -> Sight:
    """Whose eyes the screen should have.

    people: the seats with people on them, ascending.  turn: the seat on turn, None when the round is over.
    secret: seats hold cards that the others may not see.  now: whose eyes it has.

    One person is always the one who looks. Among several, the table turns to the one who is on turn and stays while
    computer seats play. Where hands are secret nobody looks between two persons' turns, until the next one has said
    that they are there.
    """
    if not people:
        return Sight()
    if len(people) == 1:
        return Sight(people[0], people[0])
    viewer = now.viewer if now.viewer in people else None
    if not secret:
        if turn in people:
            viewer = turn
        elif viewer is None:
            viewer = _next(people, turn)
        return Sight(viewer, people[0] if viewer is None else viewer)
    bottom = now.bottom if now.bottom in people else _next(people, turn)
    if turn is None:
        return Sight(viewer, bottom if viewer is None else viewer)
    if turn not in people:
        return Sight(None, bottom)
    return Sight(turn, turn) if viewer == turn else Sight(None, turn, turn)


def _next(people: Sequence[int], turn: int | None) -> int:
    """The first person clockwise from the seat on turn."""
    return next((seat for seat in people if turn is not None and seat >= turn), people[0])
