"""`python3 -m cardgui.ai.league`: plays what is missing of the contests and writes the table of cardgui/ai/README.md.

It can be stopped at any moment and goes on from there. A contest whose players play deal 0 otherwise than they did is
played anew.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from cardgui.ai.league.contests import CONTESTS, Contest
from cardgui.ai.league.playing import playing
from cardgui.ai.league.results import Results
from cardgui.ai.league.table import table, written
from cardgui.progress import Progress

README = Path(__file__).parents[1] / "README.md"
SAVED_EVERY = 10


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit status: 1 with one line on stderr when files cannot be read or written."""
    parser = argparse.ArgumentParser(prog="python3 -m cardgui.ai.league", description=__doc__)
    parser.add_argument("contests", nargs="?", metavar="PATTERN", default="", help="regular expression: only these")
    parser.add_argument("--jobs", type=int, metavar="N", default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--list", action="store_true", help="print the contests' names and play nothing")
    asked = parser.parse_args(arguments)
    chosen = [contest for contest in CONTESTS if re.search(asked.contests, contest.name)]
    if asked.list:
        print("\n".join(contest.name for contest in chosen))
        return 0
    try:
        results = Results()
        play(chosen, results, max(1, asked.jobs))
        print(table(CONTESTS, results))
        README.write_text(written(README.read_text(encoding="utf-8"), CONTESTS, results), encoding="utf-8")
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def play(contests: Sequence[Contest], results: Results, jobs: int) -> None:
    """Play the deals that are missing, and save them now and then."""
    with playing(jobs) as players:
        for contest in contests:
            found = results.of(contest, players.trial(contest).result())
            with Progress(contest.name, contest.deals, len(found.deals)) as progress:
                try:
                    for deal in players.deals(contest, len(found.deals) + 1):
                        found.deals.append(deal)
                        progress.step()
                        if len(found.deals) % SAVED_EVERY == 0:
                            results.save()
                finally:
                    results.save()


if __name__ == "__main__":
    sys.exit(main())
