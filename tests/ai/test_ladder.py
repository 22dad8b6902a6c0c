"""A short league: on deals that are always the same, each level wins more than the one below it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardgui.ai.league.contests import Contest
from cardgui.ai.league.playing import play_deal
from cardgui.ai.league.results import share
from cardgui.rules.options import OptionValue
from cardgui.rules.seats import LEVELS

SHORT: dict[str, OptionValue] = {"scoring": "single_round", "stock_size": 10}
STEPS = list(pairwise(LEVELS))
DEALS = {
    "skyjo": (25, 25, 25, 10),
    "skip_bo": (12, 12, 12, 3),
    "skip_bo_junior": (60, 60, 60, 8),
    "kings_corners": (60, 60, 30, 12),
}
"""By game, how many deals each step of the ladder is played for, twice each."""
CLOSE = {("skip_bo_junior", 3)}
"""Where the stronger one is ahead by a few of 100, so few deals show no more than that it has not fallen far behind."""


@pytest.mark.parametrize("step", range(len(STEPS)))
@pytest.mark.parametrize("game", DEALS)
def test_each_level_wins_more_than_the_one_below(game: str, step: int) -> None:
    lower, upper = STEPS[step]
    deals = DEALS[game][step]
    contest = Contest(game, upper, lower, deals, 50, options=SHORT if game == "skip_bo" else {})
    mean, _ = share(contest, [play_deal(contest, deal) for deal in range(1, deals + 1)])
    assert mean > (40 if (game, step) in CLOSE else 50)
