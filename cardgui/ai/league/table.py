"""The league's table, as it stands in README.md."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.ai.league.contests import Contest
from cardgui.ai.league.results import Results, share, turns

BEGIN, END = "<!-- league -->", "<!-- /league -->"


def table(contests: Sequence[Contest], results: Results) -> str:
    """A line for each contest of which deals were played, in Markdown."""
    lines = [
        "| game | player | against | seats | table | deals | matches | wins of 100 | asked | turns |",
        "|---|---|---|---:|---|---:|---:|---:|---:|---:|",
    ]
    for contest in contests:
        found = results.found.get(contest.name)
        if found is None or not found.deals:
            continue
        mean, half = share(contest, found.deals)
        cells = [
            contest.game,
            f"`{contest.first}`",
            f"`{contest.others}`",
            str(contest.seats),
            _table_words(contest),
            str(len(found.deals)),
            str(len(found.deals) * contest.seats),
            f"{mean:.1f} ± {half:.1f}",
            str(contest.floor or ""),
            f"{turns(contest, found.deals):.1f}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _table_words(contest: Contest) -> str:
    words = ["one round" if contest.rounds else "whole match"]
    words += [f"`{key}={str(value).lower()}`" for key, value in contest.options.items() if key != "scoring"]
    return ", ".join(words)


def written(readme: str, contests: Sequence[Contest], results: Results) -> str:
    """The text of README.md with the table between its marks. Raises ValueError where they are missing."""
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"README.md: no place for the table, expected the marks {BEGIN} and {END}")
    return f"{before}{BEGIN}\n{table(contests, results)}\n{END}{after}"
