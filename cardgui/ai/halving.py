"""Choosing by sampled worlds: the better half of the candidates goes on to more of them, until one is left.

Sequential halving (Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", ICML 2013). Every
candidate that is still in the running is tried in the same worlds, so what luck does to all of them cancels out. A
prior, what a heuristic thinks of each, counts like some worlds more: where sampling can hardly tell two candidates
apart, the heuristic decides. All values are whole numbers, so the choice is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

World = TypeVar("World")


def halve(
    priors: Sequence[int],
    imagine: Callable[[], World],
    trial: Callable[[int, World], int],
    budget: int,
    weight: int,
) -> list[int]:
    """The candidates, numbered as in `priors`, from the best down; those that went on longest come first.

    priors: what each candidate is thought to be worth, in the unit of `trial`.
    imagine: makes the next world.  trial: plays a candidate out in a world, which it must leave as it is, and says
    what comes of it; it is never asked twice for the same pair.
    budget: how many trials there are at most; at least one world is tried while candidates are left to choose from.
    weight: how many worlds a prior counts for.
    """
    totals = [prior * weight for prior in priors]
    alive = _ranked(totals, range(len(priors)))
    out: list[int] = []
    while len(alive) > 1:
        rounds = (len(alive) - 1).bit_length()
        worlds = max(1, budget // (rounds * len(alive)))
        for _ in range(worlds):
            world = imagine()
            for candidate in alive:
                totals[candidate] += trial(candidate, world)
        budget -= worlds * len(alive)
        alive = _ranked(totals, alive)
        kept = (len(alive) + 1) // 2
        out = alive[kept:] + out
        alive = alive[:kept]
    return alive + out


def _ranked(totals: Sequence[int], candidates: Sequence[int]) -> list[int]:
    """Best first; among equals the one with the lower number."""
    return sorted(candidates, key=lambda candidate: (-totals[candidate], candidate))
