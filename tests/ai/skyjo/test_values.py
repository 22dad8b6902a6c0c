from __future__ import annotations

import pytest

from cardgui.ai import learned
from cardgui.ai.skyjo import values as module
from cardgui.ai.skyjo.columns import DOWN, TRIPLES, index
from cardgui.ai.skyjo.values import DIGEST, FILE, MOST_DOWN, PACKAGE, learn, values


def kinds(*faces: int | None) -> int:
    return index(*[DOWN if face is None else face + 2 for face in faces])


def test_the_table_is_the_one_that_was_learned() -> None:
    assert len(learned.load(PACKAGE, FILE, DIGEST, 4)) == 2 * MOST_DOWN * len(TRIPLES)


@pytest.mark.soak
def test_it_is_learned_again_to_the_very_same_bytes() -> None:
    assert learn() == learned.load(PACKAGE, FILE, DIGEST, 4)


def test_a_table_that_is_another_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DIGEST", "0" * 64)
    module._tables.cache_clear()
    try:
        with pytest.raises(learned.DamagedTable, match="the learned table"):
            values(1, True)
    finally:
        module._tables.cache_clear()


def test_time_makes_columns_cheaper_and_pairs_more_so() -> None:
    """SJ-8."""
    soon, late = values(1, True), values(MOST_DOWN, True)
    assert values(12, True) is late
    assert all(late[index(*triple)] <= soon[index(*triple)] for triple in TRIPLES)
    pair, other = kinds(12, 12, None), kinds(12, 11, None)
    assert late[pair] < late[other]
    assert values(MOST_DOWN, False)[pair] >= values(MOST_DOWN, False)[other] > late[other]
    assert late[kinds(5, 5, 5)] == 0 < values(1, False)[kinds(5, 5, 5)]
