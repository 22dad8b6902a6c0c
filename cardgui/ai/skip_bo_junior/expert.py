"""The expert Skip-Bo Junior player: it plays its turns out to the end of the round in worlds that it imagines."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardgui.ai.building import built, takers
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
PRIOR = 0


class Candidate:
    """Plays up to the first card that is turned up, or to the end of the turn.

    stops: the turn is then over, though there are plays.  prior: its worth by the skilled player.
    """

    __slots__ = ("plays", "prior", "state", "stops")

    def __init__(self, plays: list[Play], stops: bool, prior: int, state: State) -> None:
        self.plays = plays
        self.stops = stops
        self.prior = prior
        self.state = state


def expert_move(observation: Observation, rng: random.Random) -> Move:
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
    """The turns to choose from, the best by the skilled player's measure."""
    sight = turn.sight
    root: State = (tuple(sorted(sight.heights)), (0,) * len(turn.own))
    layer: dict[State, list[Play]] = {root: []}
    seen: set[State] = {root}
    found: list[Candidate] = []
    heights_after: dict[State, list[int]] = {root: sight.heights}
    while layer:
        later: dict[State, list[Play]] = {}
        for state, plays in layer.items():
            taken = state[1]
            if taken[STOCK]:
                if sight.left[sight.seat] == 1:
                    return [Candidate(plays, False, 0, state)]
                found.append(Candidate(plays, False, turn.worth(state), state))
                continue
            now = heights_after[state]
            stuck = True
            for index, stack in enumerate(turn.own):
                if taken[index] == len(stack):
                    continue
                for height in takers(state[0], stack[taken[index]]):
                    stuck = False
                    after: State = (
                        built(state[0], height, FULL),
                        (*taken[:index], taken[index] + 1, *taken[index + 1 :]),
                    )
                    if after in seen:
                        continue
                    seen.add(after)
                    pile = now.index(height)
                    heights = now[:]
                    heights[pile] = 0 if height + 1 == FULL else height + 1
                    heights_after[after] = heights
                    later[after] = [*plays, (index, pile)]
            if stuck or turn.may_stop(state):
                found.append(Candidate(plays, not stuck, turn.worth(state), state))
        layer = later
    found.sort(key=lambda candidate: -candidate.prior)
    return found[:MOST_CANDIDATES]


def search(candidates: Sequence[Candidate], worlds: Worlds, rng: random.Random) -> Candidate:
    """The candidate that wins most often."""
    best = halve(
        [candidate.prior for candidate in candidates],
        lambda: worlds.sample(rng),
        lambda index, world: outcome(candidates[index], world.copy()),
        SIMULATIONS,
        PRIOR,
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
