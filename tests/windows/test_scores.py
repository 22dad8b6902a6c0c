from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import msgspec
import pytest

from cardgui.ai.players import choose
from cardgui.controller.setup import parse_setup
from cardgui.controller.table import TableController
from cardgui.controller.view import View
from cardgui.rules.skyjo.options import SkyjoOptions
from cardgui.rules.skyjo.scoring import round_result
from cardgui.windows.scores import scores_of


@pytest.fixture
def view(qapp: object) -> View:
    controller = TableController(players=choose, speed=0)
    controller.new_match(parse_setup("skyjo", "person,easy,easy", 3))
    made = controller.view()
    controller.close()
    return made


def after(view: View, counted: Sequence[Sequence[int]], closers: Sequence[int | None], **options: object) -> View:
    chosen = SkyjoOptions(**options)  # type: ignore[arg-type]
    results = tuple(round_result(row, closer, chosen) for row, closer in zip(counted, closers))
    totals = tuple(sum(result.scores[seat] for result in results) for seat in range(3))
    observation = msgspec.structs.replace(view.observation, options=chosen.changed())
    return dataclasses.replace(view, results=results, totals=totals, observation=observation)


def test_doubled_points_show_what_they_were(view: View) -> None:
    """SJ-10."""
    scores = scores_of(after(view, [(20, 15, 9)], [1]))
    cell = scores.rows[0][1]
    assert (cell.points, cell.closer, cell.doubled_from, cell.best) == (30, True, 15, False)
    assert scores.has_doubled
    assert not scores.has_spared
    assert scores.leaders == (2,)


def test_zero_or_less_that_is_not_doubled_is_marked(view: View) -> None:
    """SJ-10: doubling it would be a reward."""
    scores = scores_of(after(view, [(20, -1, -4)], [1]))
    assert scores.rows[0][1].spared
    assert scores.rows[0][1].points == -1
    assert not scores.rows[0][1].best


def test_a_shared_lowest_score_is_spared_only_where_ties_double(view: View) -> None:
    """SJ-10, `tie_doubles`."""
    tie = [(20, -1, -1)]
    assert not scores_of(after(view, tie, [1])).has_spared
    assert scores_of(after(view, tie, [1], tie_doubles=True)).has_spared


def test_the_last_round_is_on_the_sheet(view: View) -> None:
    scores = scores_of(after(view, [(1, 2, 3), (4, 5, 6)], [0, 0]))
    assert len(scores.rows) == 2
    assert scores.next_round == 2
    assert scores.totals == (5, 7, 9)
    ended = dataclasses.replace(after(view, [(1, 2, 3), (4, 5, 6)], [0, 0]), over=True, winners=(0,))
    assert len(scores_of(ended).rows) == 2
    assert scores_of(ended).next_round is None


def test_nobody_leads_before_the_first_round_is_over(view: View) -> None:
    scores = scores_of(view)
    assert scores.leaders == ()
    assert scores.target == 100
