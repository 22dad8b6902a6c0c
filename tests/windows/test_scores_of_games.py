"""The score sheets of the games in which most points, rounds or chips win, and of sides."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

import msgspec
import pytest
from PySide6.QtWidgets import QWidget

from cardgui.ai.players import choose
from cardgui.controller.setup import parse_setup
from cardgui.controller.table import TableController
from cardgui.controller.view import View
from cardgui.language.phrases.common import winners_title
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.kings_corners.scoring import round_result as kings_result
from cardgui.rules.options import GameOptions
from cardgui.rules.results import RoundResult
from cardgui.rules.rounds import NOBODY
from cardgui.rules.skip_bo.options import JuniorOptions, SkipBoOptions
from cardgui.rules.skip_bo.scoring import round_result
from cardgui.windows.score_sheet import ScoreSheet
from cardgui.windows.score_table import detail_text, points_text, total_title
from cardgui.windows.scores import scores_of

Sheet = Callable[[str, int, GameOptions, Sequence[RoundResult]], View]


@pytest.fixture
def sheet(qapp: object) -> Sheet:
    """The view of a match with these results."""

    def make(game: str, seats: int, options: GameOptions, results: Sequence[RoundResult]) -> View:
        controller = TableController(players=choose, speed=0)
        controller.new_match(parse_setup(game, ",".join(["person", *["easy"] * (seats - 1)]), 3))
        view = controller.view()
        controller.close()
        begin = view.game.first_totals(options, seats)
        totals = tuple(begin[seat] + sum(result.scores[seat] for result in results) for seat in range(seats))
        observation = msgspec.structs.replace(view.observation, options=options.changed())
        return dataclasses.replace(view, results=tuple(results), totals=totals, observation=observation)

    return make


def test_the_25_and_the_5s_are_itemised(sheet: Sheet) -> None:
    """SB-15, `winner_takes`."""
    options = SkipBoOptions()
    scores = scores_of(sheet("skip_bo", 3, options, [round_result((0, 7, 2), 0, options)]))
    first, second, _ = scores.rows[0]
    assert (first.points, first.bonus, first.cards, first.best) == (70, 25, 9, True)
    assert detail_text(first) == "25 + 9 × 5"
    assert (second.points, second.cards, second.counted, second.best) == (0, 7, None, False)
    assert detail_text(second).startswith("7 card")
    assert scores.leaders == (0,)
    assert scores.target == 500
    assert not scores.low_wins


def test_each_writes_down_what_the_winner_is_credited_with(sheet: Sheet) -> None:
    """SB-15, `each_counts`: the counts score nothing for those who wrote them."""
    options = SkipBoOptions(scoring="each_counts")
    scores = scores_of(sheet("skip_bo", 3, options, [round_result((0, 7, 2), 0, options)]))
    first, second, third = scores.rows[0]
    assert detail_text(first) == "25 + 45"
    assert (second.counted, third.counted) == (35, 10)
    assert detail_text(second) == "counts 7 × 5 = 35"
    assert scores.totals == (70, 0, 0)


def test_a_blocked_round_is_marked_and_has_no_25(sheet: Sheet) -> None:
    """SB-24."""
    options = SkipBoOptions()
    scores = scores_of(sheet("skip_bo", 3, options, [round_result((3, 3, 5), NOBODY, options)]))
    assert scores.blocked == (True,)
    assert [cell.best for cell in scores.rows[0]] == [True, True, False]
    assert [detail_text(cell) for cell in scores.rows[0][:2]] == ["5 × 5", "5 × 5"]
    assert scores.leaders == (0, 1)


def test_points_of_a_side_stand_in_one_column(sheet: Sheet) -> None:
    """SB-17, SB-19."""
    options = SkipBoOptions(teams="two_sides")
    view = sheet("skip_bo", 4, options, [round_result((0, 4, 0, 3), 0, options)])
    scores = scores_of(view)
    assert scores.columns == ((0, 2), (1, 3))
    assert scores.totals == (60, 0)
    assert [cell.cards for cell in scores.rows[0]] == [7, 7]
    over = dataclasses.replace(view, over=True, winners=(0, 2))
    assert scores_of(over).leaders == (0,)


def test_one_round_decides_without_points(sheet: Sheet) -> None:
    options = SkipBoOptions(scoring="single_round")
    scores = scores_of(sheet("skip_bo", 3, options, [round_result((0, 7, 2), 0, options)]))
    assert (scores.kind, scores.target) == ("wins", None)
    assert [points_text(cell.points, scores.kind) for cell in scores.rows[0]] == ["1", "–", "–"]
    assert not scores.has_details


def test_junior_counts_the_rounds_that_were_won(sheet: Sheet) -> None:
    """SBJ-17: a shared round counts for each."""
    options = JuniorOptions(rounds_to_win=3)
    results = [RoundResult((1, 0), (0,)), RoundResult((1, 1), (0, 1), True)]
    scores = scores_of(sheet("skip_bo_junior", 2, options, results))
    assert (scores.kind, scores.target, scores.totals) == ("wins", 3, (2, 1))
    assert scores.blocked == (False, True)
    assert total_title(scores.kind) == "Won"
    assert scores_of(sheet("skip_bo_junior", 2, JuniorOptions(), results[:1])).target is None


def test_penalty_points_count_against_who_gets_them(sheet: Sheet) -> None:
    """KC-17."""
    options = KingsCornersOptions(scoring="penalty_points", target=25)
    results = [kings_result(((), (12, 0), (1,)), options, (), 0), kings_result(((3,), (), (1,)), options, (), 0)]
    scores = scores_of(sheet("kings_corners", 3, options, results))
    assert (scores.kind, scores.target, scores.low_wins) == ("points", 25, True)
    assert scores.totals == (1, 11, 2)
    assert scores.leaders == (0,)
    assert [cell.best for cell in scores.rows[1]] == [False, True, False]


def test_chips_show_the_change_of_each_round_and_what_stays_in_the_pot(sheet: Sheet) -> None:
    """KC-18, KC-19."""
    options = KingsCornersOptions(scoring="chips", rounds=5)
    results = [kings_result(((), (0,), (1,)), options, (5, -2, -3), 0)]
    results.append(kings_result(((2,), (0,), (1, 3)), options, (1, 1, -3), 1))
    scores = scores_of(sheet("kings_corners", 3, options, results))
    assert (scores.kind, scores.target, scores.rounds_left) == ("chips", None, 3)
    assert [points_text(cell.points, scores.kind) for cell in scores.rows[0]] == ["+5", "−2", "−3"]
    assert scores.pots == (0, 1)
    assert scores.totals == (56, 49, 44)
    assert scores.leaders == (0,)


def test_a_shared_match_names_all_who_won_it(sheet: Sheet) -> None:
    """KC-17: equals share."""
    options = KingsCornersOptions(scoring="penalty_points", target=10)
    view = sheet("kings_corners", 3, options, [kings_result(((), (12,), ()), options, (), 0)])
    over = dataclasses.replace(view, over=True, winners=(0, 2))
    assert scores_of(over).leaders == (0, 2)
    names = [view.chairs[0].name, view.chairs[2].name]
    assert "win together" in winners_title(names)


def test_the_legend_speaks_of_what_wins(sheet: Sheet) -> None:
    """`lowest` stands there only where the fewest points win."""
    host = QWidget()
    host.resize(1280, 800)
    options = SkipBoOptions()
    for view, words in (
        (sheet("skip_bo", 3, options, [round_result((0, 7, 2), 0, options)]), "won the round"),
        (
            sheet(
                "kings_corners",
                2,
                KingsCornersOptions(scoring="penalty_points"),
                [kings_result(((), (1,)), KingsCornersOptions(scoring="penalty_points"), (), 0)],
            ),
            "lowest",
        ),
    ):
        frame = ScoreSheet(host, view)
        assert frame.legend.accessibleName() == words
        frame.finish("")
    host.deleteLater()
