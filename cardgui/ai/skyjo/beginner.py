"""The beginner at Skyjo: plays as the easy player does, but overlooks things as a small child may."""

from __future__ import annotations

import random

from cardgui.ai.skyjo.choices import DISCARDING, DRAWING, STAYING, Choice, cells_of, pick
from cardgui.ai.skyjo.columns import DOWN
from cardgui.ai.skyjo.easy import easy_choice
from cardgui.ai.skyjo.sight import GONE, LOWEST, Sight
from cardgui.rules.skyjo.round import CHOOSING, OPENING, PLACING

SLIP = 3
"""One decision in so many is a slip."""
LOVELY = 0
"""The highest face of a card that not even a child lets go."""
TOLERABLE = 7
"""The highest face of a drawn card that it may keep by a slip."""


def beginner_choice(sight: Sight, rng: random.Random) -> Choice:
    """A sensible choice, or now and then the one that somebody makes who does not look closely."""
    choice = easy_choice(sight, rng)
    if rng.random() * SLIP >= 1 or sight.phase == OPENING:
        return choice
    grid = sight.grids[sight.seat]
    if sight.phase == CHOOSING:
        # It overlooks a card that would fit.
        return DRAWING if sight.top + LOWEST > LOVELY else _elsewhere(sight, choice, rng)
    if sight.phase == PLACING:
        face = sight.held + LOWEST
        if choice == DISCARDING:
            downs = cells_of(grid, DOWN)
            return pick(downs, rng) if downs and face <= TOLERABLE else choice
        return _elsewhere(sight, choice, rng)
    return STAYING if sight.options.reveal_after_discard == "may" else choice


def _elsewhere(sight: Sight, choice: Choice, rng: random.Random) -> Choice:
    """Another cell than the best one for the card in question: the second highest that is higher, or one face down."""
    if choice in (DRAWING, DISCARDING):
        return choice
    grid = sight.grids[sight.seat]
    kind = sight.top if sight.phase == CHOOSING else sight.held
    cells = [cell for cell, there in enumerate(grid) if there != GONE and there > kind and cell != choice]
    return pick(cells, rng) if cells else choice
