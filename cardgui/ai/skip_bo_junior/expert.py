"""The expert Skip-Bo Junior player: it tries the ways to play its turn in worlds that it imagines.

Each way, up to the first card that is turned up, is played on for about one lap, and the race of the stocks is
reckoned from there. Whole rounds tell less about a choice for the same time, since luck drowns it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardgui.ai.building import takers
from cardgui.ai.halving import halve
from cardgui.ai.skip_bo_junior.planner import State, Turn
from cardgui.ai.skip_bo_junior.playouts import STOCK, Play, Playout
from cardgui.ai.skip_bo_junior.sight import FULL
from cardgui.ai.skip_bo_junior.worlds import Worlds
from cardgui.rules.games import game_named
from cardgui.rules.moves import END, MOVE, Move
from cardgui.rules.observation import Observation
from cardgui.rules.skip_bo.places import BUILDS

MOST_CANDIDATES = 16
SIMULATIONS = 1500
WIDTH = 150
"""How many tables are followed of each number of plays."""
HURRY = 500
"""The planner's haste from which on it plays all that it can."""


class Candidate:
    """Plays up to the first card that is turned up, or to the end of the turn.

    stops: the turn is then over, though there are plays.  worth: what the planner thinks of it.
    """

    __slots__ = ("plays", "stops", "worth")

    def __init__(self, plays: list[Play], stops: bool, worth: int) -> None:
        self.plays = plays
        self.stops = stops
        self.worth = worth


def expert_move(observation: Observation, rng: random.Random) -> Move:
    """The first play of the candidate that does best, or the end of the turn."""
    turn = Turn(observation, blocks=True)
    candidates = candidates_of(turn)
    first = [candidate.plays[:1] for candidate in candidates]
    if any(plays != first[0] for plays in first):
        candidates = [search(candidates, Worlds(observation, turn.sight), rng)]
    game = game_named(observation.game)
    plays = candidates[0].plays
    if not plays:
        return game.move(turn.sight.seat, END)
    index, pile = plays[0]
    return game.move(turn.sight.seat, MOVE, turn.sight.stock + index, target=BUILDS[pile])


def candidates_of(turn: Turn) -> list[Candidate]:
    """The ways to choose from, the best by the planner's measure; the one that wins alone if there is one.

    Two that lead to the same table are one.
    """
    sight = turn.sight
    may_stop = not sight.options.must_play and turn.haste < HURRY
    root: State = (tuple(sorted(sight.heights)), (0,) * len(turn.own))
    layer: list[tuple[State, list[int], list[Play]]] = [(root, sight.heights, [])]
    seen: set[State] = {root}
    found: list[Candidate] = []
    while layer:
        later: list[tuple[State, list[int], list[Play]]] = []
        for state, heights, plays in layer:
            taken = state[1]
            if taken[STOCK]:
                if sight.left[sight.seat] == 1:
                    return [Candidate(plays, False, 0)]
                found.append(Candidate(plays, False, turn.worth(state)))
                continue
            stuck = True
            for index, stack in enumerate(turn.own):
                if taken[index] == len(stack):
                    continue
                for height in takers(state[0], stack[taken[index]]):
                    stuck = False
                    after = turn.take(state, height, index)
                    if after not in seen:
                        seen.add(after)
                        pile = heights.index(height)
                        built = heights[:]
                        built[pile] = (height + 1) % FULL
                        later.append((after, built, [*plays, (index, pile)]))
            if stuck or may_stop:
                found.append(Candidate(plays, not stuck, turn.worth(state)))
        if len(later) > WIDTH:
            later.sort(key=lambda entry: -turn.worth(entry[0]))
            del later[WIDTH:]
        layer = later
    found.sort(key=lambda candidate: -candidate.worth)
    return found[:MOST_CANDIDATES]


def search(candidates: Sequence[Candidate], worlds: Worlds, rng: random.Random) -> Candidate:
    """The candidate with the best chance to win. The planner's opinion only decides between equals."""
    best = halve(
        [0] * len(candidates),
        lambda: worlds.sample(rng),
        lambda index, world: outcome(candidates[index], world.copy()),
        SIMULATIONS,
        0,
    )
    return candidates[best[0]]


def outcome(candidate: Candidate, world: Playout) -> int:
    """The chance to win after a candidate and about one lap, in a world that this changes."""
    seat = world.seat
    for index, pile in candidate.plays:
        world.play(index, pile)
    turns = world.seats + 1
    if candidate.stops:
        world.deal()
        turns -= 1
    world.finish(turns)
    return world.chance(seat)
