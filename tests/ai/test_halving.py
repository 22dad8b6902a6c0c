from __future__ import annotations

import random
from itertools import count

from cardgui.ai.halving import halve


def test_the_better_candidate_is_found_in_noise_that_all_share() -> None:
    rng = random.Random(1)
    worth = [30, 10, 50, 40, 20]
    order = halve([0] * 5, lambda: int(rng.random() * 1000), lambda candidate, luck: worth[candidate] + luck, 100, 5)
    assert order[:2] == [2, 3]
    assert sorted(order) == [0, 1, 2, 3, 4]


def test_all_that_are_left_are_tried_in_the_same_worlds_and_within_the_budget() -> None:
    worlds = count()
    tried: list[tuple[int, int]] = []

    def trial(candidate: int, world: int) -> int:
        tried.append((world, candidate))
        return candidate

    assert halve([0] * 8, lambda: next(worlds), trial, 96, 0)[0] == 7
    assert len(tried) == len(set(tried)) <= 96
    by_world = {world: sorted(candidate for at, candidate in tried if at == world) for world, _ in tried}
    assert list(by_world.values()) == [list(range(8))] * 4 + [[4, 5, 6, 7]] * 8 + [[6, 7]] * 16
    assert next(worlds) == len(by_world)


def test_the_prior_decides_where_the_worlds_say_nothing_and_gives_way_where_they_do() -> None:
    assert halve([3, 9, 9], lambda: 0, lambda candidate, world: 0, 30, 4) == [1, 2, 0]
    assert halve([0, 100, 0], lambda: 0, lambda candidate, world: 60 * (candidate == 2), 300, 4)[0] == 2


def test_a_small_budget_still_tries_and_one_candidate_needs_no_world() -> None:
    assert halve([0, 0, 0], lambda: 0, lambda candidate, world: candidate, 0, 1)[0] == 2

    def never(candidate: int, world: int) -> int:
        raise AssertionError("there is nothing to choose")

    assert halve([7], lambda: 0, never, 100, 1) == [0]
    assert halve([], lambda: 0, never, 100, 1) == []
