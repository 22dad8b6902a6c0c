"""What a player sees of a round of Skyjo: the grids, the cards not yet seen, the rules in force."""

from __future__ import annotations

from cardgui.ai.skyjo.columns import DOWN, Faces
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.games import game_named
from cardgui.rules.observation import Observation
from cardgui.rules.rounds import NOBODY, State
from cardgui.rules.skyjo.grid import CELLS, DISCARD_PILE, DRAW_PILE, drawn_place, grid_start
from cardgui.rules.skyjo.options import SkyjoOptions

GONE = -1
"""The kind of a cell whose column was taken out."""
LOWEST = -2
"""The lowest face; the kind of a face is how far it lies above, DOWN is the kind of a card that lies face down."""


class Sight:
    """The table as the seat on turn sees it. Kinds of cards: see LOWEST, DOWN and GONE.

    grids: by seat, the kinds of the twelve cells.  downs: by seat, how many lie face down.
    unseen: by kind, how many of the cards from which the grids were dealt have not been seen.
    in_pile: the same for the cards from which the next one will be drawn.
    top: the kind on the discard pile.  held: the kind of the drawn card in hand, or GONE.
    dealer: who dealt.  closer: the seat that closed the round, or NOBODY.  last_laps: the turns left then.
    phase: of the turn, as in SkyjoRound.  totals: by seat, before this round.  turns: how many the seat has begun.
    """

    __slots__ = (
        "closer",
        "dealer",
        "downs",
        "grids",
        "held",
        "in_pile",
        "last_laps",
        "options",
        "phase",
        "seat",
        "seats",
        "top",
        "totals",
        "turns",
        "unseen",
    )

    def __init__(
        self,
        options: SkyjoOptions,
        totals: list[int],
        dealer: int,
        grids: list[list[int]],
        unseen: Faces,
        in_pile: Faces,
        top: int,
    ) -> None:
        """The first moment of a round; what else there is to see follows from the grids, or is set later."""
        self.options = options
        self.seats = len(grids)
        self.totals = totals
        self.dealer = dealer
        self.seat = (dealer + 1) % self.seats
        self.phase = 0
        self.closer = NOBODY
        self.last_laps = 0
        self.turns = 0
        self.grids = grids
        self.downs = [grid.count(DOWN) for grid in grids]
        self.unseen = unseen
        self.in_pile = in_pile
        self.top = top
        self.held = GONE

    @property
    def closed(self) -> bool:
        """Whether somebody has closed the round."""
        return self.closer != NOBODY


def sight_of(observation: Observation) -> Sight:
    """What the seat of an observation sees; it must be on turn."""
    assert observation.seat is not None
    options = game_named(observation.game).options(observation.options, observation.seats)
    assert isinstance(options, SkyjoOptions)
    table, state = observation.table, observation.state
    draw = table.piles[DRAW_PILE]
    # An empty pile is renewed from all that was discarded but its top (SJ-12).
    discard = table.piles[DISCARD_PILE]
    coming = table.hidden[table.pool[draw[-1]]] if draw else [table.faces[card] for card in discard[:-1]]
    kind = [DOWN if face == UNKNOWN else face - LOWEST for face in table.faces]
    grids: list[list[int]] = []
    for seat in range(observation.seats):
        start = grid_start(seat)
        grids.append([kind[pile[0]] if pile else GONE for pile in table.piles[start : start + CELLS]])
    top = kind[discard[-1]] if discard else GONE
    sight = Sight(
        options,
        _numbers(state, "totals"),
        _number(state, "dealer"),
        grids,
        _counts(table.hidden[0]),
        _counts(coming),
        top,
    )
    sight.seat = observation.seat
    sight.phase = _number(state, "phase")
    sight.closer = _number(state, "closer")
    sight.last_laps = _number(state, "last_laps")
    sight.turns = _numbers(state, "turns")[sight.seat]
    hand = table.piles[drawn_place(sight.seat)]
    sight.held = kind[hand[0]] if hand else GONE
    return sight


def _counts(faces: list[int]) -> Faces:
    counts = [0] * DOWN
    for face in faces:
        counts[face - LOWEST] += 1
    return counts


def _number(state: State, name: str) -> int:
    value = state[name]
    assert isinstance(value, int)
    return value


def _numbers(state: State, name: str) -> list[int]:
    value = state[name]
    assert isinstance(value, list)
    return [entry for entry in value if isinstance(entry, int)]
