"""Whole matches between computer players, to measure how strong they are."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from cardgui.ai.players import Player, player_of
from cardgui.rules.game import Game
from cardgui.rules.matches import Match
from cardgui.rules.options import OptionValue
from cardgui.rules.seats import Seat


def play_match(
    game: Game,
    names: Sequence[str],
    deal: int,
    options: Mapping[str, OptionValue] | None = None,
    rounds: int | None = None,
    player: Callable[[str, str], Player] = player_of,
) -> Match:
    """A match between computer players, one a seat; the chance in their play comes from the deal number as well.

    names: by seat, its player's, usually a level.  player: who plays the game named first under the name given second.
    rounds: after so many the match is left, whether or not it is over; None: it is played to its end.
    """
    match = Match(game, [Seat("computer", name) for name in names], deal, options)
    players = [player(game.name, name) for name in names]
    seeds = random.Random(deal)
    while not match.over:
        if match.waiting:
            if rounds is not None and len(match.results) >= rounds:
                break
            match.next_round()
        seat = match.round.seat
        rng = random.Random(seeds.getrandbits(53))
        match.play(players[seat](match.observe(seat), rng))
    return match
