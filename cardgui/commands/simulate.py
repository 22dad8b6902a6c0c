"""`cardgui simulate`: computer seats play matches without a screen."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from cardgui.ai.arena import play_match
from cardgui.commands.arguments import (
    GAME,
    PRINTED_LANGUAGE,
    Parser,
    add_option_argument,
    checked_seats,
    computer_seats,
    deal_number,
    game_name,
    whole,
)
from cardgui.commands.errors import CommandError
from cardgui.commands.plain_text import left, right, width
from cardgui.controller.setup import parse_options
from cardgui.progress import Progress
from cardgui.rules.chance import MAX_DEAL
from cardgui.rules.errors import english
from cardgui.rules.game import Game
from cardgui.rules.options import OptionValue
from cardgui.rules.seats import LEVELS

if TYPE_CHECKING:
    from cardgui.commands.speaking import Voice

MOST_MATCHES = 1_000_000
DESCRIPTION = english("Let computer seats play matches without a screen, and say who won.")
EPILOG = english(
    """\
Match number i, from 0, is played with deal N + i. With --mirror each of these deals is played once per rotation of
the seats, so that every player sits in every chair: --matches 50 --mirror with two seats plays 50 deals twice, 100
matches. A line of the result follows a player through the rotations: its seat is the one it has in --seats. A shared
win counts as its share; mean_score is the mean of a player's scores per round."""
)
HEADS = (english("seat"), english("level"), english("wins"), english("share"), english("mean score"))
"""Over the columns of the result. share: of the matches, won."""
LEVEL_COLUMN = 1
"""The place of the level among `HEADS`: words begin one below the other, numbers end so."""


@dataclass(frozen=True, slots=True)
class Player:
    """One word of --seats and how it did. wins: shared ones as their share.  points: over all rounds."""

    seat: int
    level: str
    wins: Fraction
    points: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of a simulation. deals: how many different ones.  seconds: the time it took."""

    game: str
    deals: int
    matches: int
    rounds: int
    moves: int
    seconds: float
    players: tuple[Player, ...]

    def as_json(self) -> dict[str, object]:
        """The keys of the command's JSON."""
        seats = [
            {
                "seat": player.seat,
                "level": player.level,
                "wins": round(float(player.wins), 4),
                "mean_score": round(player.points / self.rounds, 4),
            }
            for player in self.players
        ]
        return {
            "game": self.game,
            "deals": self.deals,
            "matches": self.matches,
            "rounds": self.rounds,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "seats": seats,
        }

    def as_table(self, speaker: Voice) -> str:
        """A few lines to read."""
        told = english(
            "{game}, matches: {matches}, deals: {deals}, rounds: {rounds}, moves: {moves}, seconds: {seconds}",
            game=self.game,
            matches=self.matches,
            deals=self.deals,
            rounds=self.rounds,
            moves=self.moves,
            seconds=f"{self.seconds:.1f}",
        )
        table = [[speaker.said(head) for head in HEADS]]
        for player in self.players:
            wins, share = f"{float(player.wins):.2f}", f"{float(player.wins / self.matches):.1%}"
            table.append([str(player.seat), player.level, wins, share, f"{player.points / self.rounds:.2f}"])
        columns = [max(map(width, column)) for column in zip(*table, strict=True)]
        lines = []
        for cells in table:
            placed = [right(speaker.within(cell), column) for cell, column in zip(cells, columns, strict=True)]
            placed[LEVEL_COLUMN] = left(speaker.within(cells[LEVEL_COLUMN]), columns[LEVEL_COLUMN])
            lines.append(speaker.row("  ".join(placed)))
        return "\n".join([speaker.said(told), *lines])


def parser(prog: str) -> Parser:
    made = Parser(prog, DESCRIPTION, EPILOG, PRINTED_LANGUAGE)
    made.add_argument("game", metavar=GAME, type=game_name, help=english("the name of a game, as in a record"))
    made.add_argument(
        "--seats",
        metavar=english("LEVEL,..."),
        type=computer_seats,
        required=True,
        help=english("the level of each seat: {known}", known=", ".join(LEVELS)),
    )
    made.add_argument(
        "--matches", metavar="N", type=whole(1, MOST_MATCHES), default=100, help=english("how many deals to play (100)")
    )
    made.add_argument("--deal", metavar="N", type=deal_number, default=1, help=english("the first deal number (1)"))
    made.add_argument("--mirror", action="store_true", help=english("play each deal once per rotation of the seats"))
    add_option_argument(made)
    made.add_argument("--json", action="store_true", help=english("print the result as JSON"))
    return made


def run(args: argparse.Namespace) -> int:
    """Carry out the command. Raises CommandError or RulesError."""
    game: Game = args.game
    levels: tuple[str, ...] = args.seats
    checked_seats(game, levels)
    options = parse_options(game, len(levels), args.option)
    if args.deal + args.matches - 1 > MAX_DEAL:
        latest = MAX_DEAL - args.matches + 1
        raise CommandError(
            english(
                "argument --deal: {deal} is impossible, expected 0 to {latest} for so many matches",
                deal=args.deal,
                latest=latest,
            )
        )
    total = args.matches * (len(levels) if args.mirror else 1)
    with Progress(game.name, total) as progress:
        tally = simulate(game, levels, args.matches, args.deal, args.mirror, options, progress.step)
    if args.json:
        print(json.dumps(tally.as_json()))
    else:
        from cardgui.commands.speaking import voice_for  # here, since it loads Qt

        print(tally.as_table(voice_for(args.language)))
    return 0


def simulate(
    game: Game,
    levels: Sequence[str],
    deals: int,
    first_deal: int,
    mirror: bool = False,
    options: Mapping[str, OptionValue] | None = None,
    step: Callable[[], None] | None = None,
) -> Tally:
    """Play `deals` matches from deal `first_deal` on, with mirror each once per rotation of `levels`.

    step: called after each match.
    """
    began = time.perf_counter()
    count = len(levels)
    wins, points = [Fraction(0)] * count, [0] * count
    matches = rounds = moves = 0
    for deal in range(first_deal, first_deal + deals):
        for turned in range(count if mirror else 1):
            players = [(chair + turned) % count for chair in range(count)]
            match = play_match(game, [levels[player] for player in players], deal, options)
            for chair in match.winners:
                wins[players[chair]] += Fraction(1, len(match.winners))
            for result in match.results:
                for chair, score in enumerate(result.scores):
                    points[players[chair]] += score
            matches += 1
            rounds += len(match.results)
            moves += len(match.moves)
            if step is not None:
                step()
    seats = tuple(Player(seat, levels[seat], wins[seat], points[seat]) for seat in range(count))
    return Tally(game.name, deals, matches, rounds, moves, time.perf_counter() - began, seats)
