"""Looking through a whole turn: every sequence of plays, as long as there are not too many of them.

Beam search (Lowerre, "The Harpy Speech Recognition System", 1976) over what the table can be made to look like. What
a turn is worth depends on the table it leaves alone, so sequences that lead to the same table are looked at once, and
a plan stays the best one while it is carried out, unless a new card is seen on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, Self, TypeVar


class Comparable(Protocol):
    """States are tuples of whole numbers and of such tuples: hashable, and in the same order on every machine."""

    def __hash__(self) -> int: ...

    def __lt__(self, other: Self, /) -> bool: ...


State = TypeVar("State", bound=Comparable)


def ends(
    starts: Sequence[State],
    follow: Callable[[State], Sequence[State]],
    worth: Callable[[State], int],
    may_stop: Callable[[State], bool],
    width: int,
    depth: int,
) -> Iterator[tuple[State, int]]:
    """The tables with which the turn can end, each with the index of the start that leads to it, the first of several.

    starts: the tables after each possible first play, at least one.  follow: the tables after one more play.
    worth: of ending the turn with a table, the more the better; it says which tables are followed.
    may_stop: whether the turn may end with a table after which there are plays. Where it may not, plays must come to
    an end: none may lead back to a table from before.
    width: how many tables are kept of each number of plays.  depth: the most plays that are looked at.
    """
    layer: dict[State, int] = {}
    for index, state in enumerate(starts):
        layer.setdefault(state, index)
    seen: set[State] = set(layer)
    for plays in range(depth):
        if len(layer) > width:
            ranked = sorted((-worth(state), index, state) for state, index in layer.items())
            layer = {state: index for _, index, state in ranked[:width]}
        later: dict[State, int] = {}
        for state, index in layer.items():
            following = follow(state)
            if not following or may_stop(state) or plays == depth - 1:
                yield state, index
            for after in following:
                if after in later:
                    later[after] = min(later[after], index)
                elif after not in seen:
                    later[after] = index
        if not later:
            return
        seen.update(later)
        layer = later


def best_start(
    starts: Sequence[State],
    follow: Callable[[State], Sequence[State]],
    worth: Callable[[State], int],
    may_stop: Callable[[State], bool],
    width: int,
    depth: int,
) -> tuple[int, int]:
    """The index of the start that leads to the best end of the turn, and the worth of that end; see `ends`.

    Among equals the earlier start is taken.
    """
    found = ends(starts, follow, worth, may_stop, width, depth)
    best, start = max((worth(state), -index) for state, index in found)
    return -start, best
