"""Checked moves a second on one core, for each game and seat count, beside a reference loop.

`python -m tests.bench [--seconds S] [--steps] [GAME...]`: each line is one game with one seat count. A checked move is
`legal_moves`, a choice and `play`; the choice is nine times in ten a play if there is one, else a discard or an end.
The deals count, one round after the other.
"""

from __future__ import annotations

import argparse
import random
import time

from cardgui.rules.chance import Chance
from cardgui.rules.dealing import Dealing
from cardgui.rules.games import GAMES
from cardgui.rules.start import Start
from tests.bench.reference import reference_loop


def moves_a_second(name: str, seats: int, seconds: float, steps: bool) -> tuple[float, int]:
    """Moves a second, and how many rounds were dealt."""
    rng = random.Random(f"{name} {seats}").random
    game = GAMES[name]
    options = game.options({}, seats)
    dealer, first = game.opening(options, seats, 1, Start())
    totals = game.first_totals(options, seats)
    moves = rounds = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        position = game.new_round(options, Dealing(seats, rounds, dealer, first, totals, Chance(1, rounds)))
        rounds += 1
        while position.result is None:
            legal = position.legal_moves()
            if rng() < 0.9:
                plays = [move for move in legal if move.is_play]
                if plays:
                    legal = plays
            position.play(legal[int(rng() * len(legal))], [] if steps else None)
        moves += position.played
        dealer, first = game.following(options, seats, dealer, first, position.result)
    return moves / (time.process_time() - begun), rounds


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each line")
    parser.add_argument("--steps", action="store_true", help="ask for the steps of every move")
    arguments = parser.parse_args()
    for name in arguments.games or GAMES:
        game = GAMES[name]
        for seats in range(game.low, game.high + 1):
            reference = reference_loop()
            rate, rounds = moves_a_second(name, seats, arguments.seconds, arguments.steps)
            reference = (reference + reference_loop()) / 2
            beside = f"{rate / reference:5.2f} of the reference loop's {reference:,.0f}"
            print(f"{name:15} {seats} seats {rate:9,.0f} moves a second, {beside}, {rounds} rounds")


if __name__ == "__main__":
    main()
