from __future__ import annotations

from collections.abc import Callable

from cardgui.ai.turn_search import best_start, ends

Path = tuple[int, ...]


def always(state: Path) -> bool:
    return True


def never(state: Path) -> bool:
    return False


def up_to(most: int, branches: int = 3) -> Callable[[Path], list[Path]]:
    def follow(state: Path) -> list[Path]:
        return [(*state, step) for step in range(branches)] if len(state) < most else []

    return follow


def test_the_start_of_the_best_end_is_found() -> None:
    follow = up_to(4)
    start, worth = best_start([(0,), (1,), (2,)], follow, sum, always, 100, 10)
    assert (start, worth) == (2, 8)


def test_among_equals_the_first_start_is_taken() -> None:
    start, _ = best_start([(7,), (5,), (9,)], up_to(2), lambda state: 3, never, 10, 10)
    assert start == 0


def test_only_where_one_may_stop_a_turn_ends_with_plays_left() -> None:
    def worth(state: Path) -> int:
        return -len(state)

    follow = up_to(3)
    assert best_start([(0,)], follow, worth, always, 10, 10) == (0, -1)
    assert best_start([(0,)], follow, worth, never, 10, 10) == (0, -3)


def test_the_work_is_bounded_where_the_plays_are_not() -> None:
    asked = 0

    def follow(state: Path) -> list[Path]:
        nonlocal asked
        asked += 1
        return [(*state, step) for step in range(6)]

    assert len({len(state) for state, _ in ends([(0,)], follow, sum, never, 5, 7)}) == 1
    assert asked <= 5 * 7


def test_a_table_that_comes_up_again_is_not_looked_at_again() -> None:
    """Nobody goes round in circles."""
    asked: list[Path] = []

    def follow(state: Path) -> list[Path]:
        asked.append(state)
        return [((state[0] + 1) % 3,)]

    list(ends([(0,)], follow, sum, always, 10, 100))
    assert asked == [(0,), (1,), (2,)]
