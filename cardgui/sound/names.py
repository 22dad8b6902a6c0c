"""Which sounds there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Sound:
    """variants: how many files there are of it, played in turn so that repeated ones do not rattle; 1 has no number.
    apart: ms between the beginnings of two of them at least; a variant has ended before it comes again.
    strength: how loud it is beside the others, 0 to 1.
    """

    variants: int
    apart: int
    strength: float


SOUNDS: Final[dict[str, Sound]] = {
    "deal": Sound(3, 90, 0.55),
    "slide": Sound(2, 120, 0.6),
    "place": Sound(3, 90, 0.8),
    "turn": Sound(2, 90, 0.8),
    "complete": Sound(1, 600, 0.9),
    "your_turn": Sound(1, 500, 0.8),
    "round_won": Sound(1, 900, 1.0),
    "match_won": Sound(1, 1400, 1.0),
}


def files_of(name: str) -> tuple[str, ...]:
    """The files of a sound in resources/sounds, without ".wav"."""
    count = SOUNDS[name].variants
    return (name,) if count == 1 else tuple(f"{name}_{number + 1}" for number in range(count))
