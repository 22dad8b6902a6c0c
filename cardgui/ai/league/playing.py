"""Playing the contests' deals, on as many cores as there are."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager

from cardgui.ai.arena import play_match
from cardgui.ai.league.contests import Contest, named_player
from cardgui.ai.league.results import WIN, DealResult
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match

AHEAD = 4
"""Deals that each process is handed before it is done with the last ones."""


class Playing:
    """Processes that play.  workers: how many."""

    def __init__(self, pool: ProcessPoolExecutor, workers: int) -> None:
        self.pool = pool
        self.workers = workers

    def trial(self, contest: Contest) -> Future[str]:
        """The hash of the moves with which deal 0 is played."""
        return self.pool.submit(_trial, contest)

    def deals(self, contest: Contest, first: int) -> Iterator[DealResult]:
        """The results of the deals from `first` up to the contest's last one, in this order, as they come."""
        waiting: deque[Future[DealResult]] = deque()
        deal = first
        while waiting or deal <= contest.deals:
            while deal <= contest.deals and len(waiting) < AHEAD * self.workers:
                waiting.append(self.pool.submit(play_deal, contest, deal))
                deal += 1
            yield waiting.popleft().result()


@contextmanager
def playing(workers: int) -> Iterator[Playing]:
    """So many processes; leaving the context drops what they have not begun."""
    pool = ProcessPoolExecutor(workers)
    try:
        yield Playing(pool, workers)
    finally:
        pool.shutdown(cancel_futures=True)


def play_deal(contest: Contest, deal: int) -> DealResult:
    """Play a deal once per rotation of the seats."""
    wins = turns = 0
    for turned in range(contest.seats):
        match = _play(contest, deal, turned)
        winners = match.winners or match.results[-1].winners
        if -turned % contest.seats in winners:
            wins += WIN // len(winners)
        turns += sum(match.round.turns)
    return DealResult(wins, turns)


def _trial(contest: Contest) -> str:
    moves = " ".join(move.text for move in _play(contest, 0, 0).moves)
    return hashlib.sha256(moves.encode()).hexdigest()[:16]


def _play(contest: Contest, deal: int, turned: int) -> Match:
    names = contest.names[turned:] + contest.names[:turned]
    return play_match(GAMES[contest.game], names, deal, contest.options, contest.rounds, named_player)
