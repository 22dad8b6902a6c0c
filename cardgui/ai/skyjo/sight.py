"""What a player reads out of a Skyjo observation: the grids, the cards not yet seen, the rules in force."""

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
    closed: whether somebody has closed the round.  last_laps: the turns left then.
    phase: of the turn, as in SkyjoRound.  totals: by seat, before this round.  turns: how many the seat has begun.
    """

    __slots__ = (
        "closed",
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

    def __init__(self, observation: Observation) -> None:
        assert observation.seat is not None
        options = game_named(observation.game).options(observation.options, observation.seats)
        assert isinstance(options, SkyjoOptions)
        table, state = observation.table, observation.state
        self.options = options
        self.seat = observation.seat
        self.seats = observation.seats
        self.phase = _number(state, "phase")
        self.closed = _number(state, "closer") != NOBODY
        self.last_laps = _number(state, "last_laps")
        self.totals = _numbers(state, "totals")
        self.turns = _numbers(state, "turns")[self.seat]
        self.unseen = _counts(table.hidden[0])
        draw = table.piles[DRAW_PILE]
        # An empty pile is renewed from all that was discarded but its top (SJ-12).
        discard = table.piles[DISCARD_PILE]
        coming = table.hidden[table.pool[draw[-1]]] if draw else [table.faces[card] for card in discard[:-1]]
        self.in_pile = _counts(coming)
        kind = [DOWN if face == UNKNOWN else face - LOWEST for face in table.faces]
        self.grids: list[list[int]] = []
        for seat in range(self.seats):
            start = grid_start(seat)
            self.grids.append([kind[pile[0]] if pile else GONE for pile in table.piles[start : start + CELLS]])
        self.downs = [grid.count(DOWN) for grid in self.grids]
        self.top = kind[discard[-1]] if discard else GONE
        hand = table.piles[drawn_place(self.seat)]
        self.held = kind[hand[0]] if hand else GONE


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
