"""How long the computer players think, in processor time on one core.

`python -m tests.bench.decisions [--seats N] [--level LEVEL]... [--seconds S] [GAME...]`: for each game, seat count and
level the milliseconds of a decision between several moves: the middle one, the 95th of 100, the longest; in whole
rounds of the level against itself, with options by lot.
"""

from __future__ import annotations

import argparse
import random
import time

from cardgui.ai.players import choose
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.seats import LEVELS, Seat
from tests.harness.play import random_options


def decision_times(name: str, seats: int, level: str, seconds: float) -> list[float]:
    """Milliseconds by decision, in ascending order."""
    rng = random.Random(f"{name} {seats}")
    game = GAMES[name]
    found: list[float] = []
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        options = random_options(game, seats, rng)
        match = Match(game, [Seat("computer", level, level)] * seats, rng.randrange(1 << 30), options)
        while not match.round.over and time.process_time() - begun < seconds:
            observation = match.observe(match.round.seat)
            choices = len(match.round.legal_moves())
            asked = time.process_time()
            move = choose(observation, level, rng.getrandbits(53))
            if choices > 1:
                found.append((time.process_time() - asked) * 1000)
            match.play(move)
    return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.decisions", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seats", type=int, help="only this many")
    parser.add_argument("--level", action="append", choices=LEVELS, help="only this level; can be given again")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each line")
    arguments = parser.parse_args()
    print(f"{'game':15} seats {'level':9} decisions   median     95 %  longest (ms)")
    for name in arguments.games or GAMES:
        game = GAMES[name]
        for seats in range(game.low, game.high + 1):
            if arguments.seats not in (None, seats):
                continue
            for level in arguments.level or LEVELS:
                times = decision_times(name, seats, level, arguments.seconds)
                middle, late = times[len(times) // 2], times[len(times) * 95 // 100]
                print(f"{name:15} {seats:5} {level:9} {len(times):9} {middle:8.1f} {late:8.1f} {times[-1]:8.1f}")


if __name__ == "__main__":
    main()
