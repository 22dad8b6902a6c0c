"""What is asked of the words of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from cardgui.rules.options import GameOptions, OptionSpec, OptionValue
from cardgui.rules.steps import Step


@dataclass(frozen=True, slots=True)
class Happening:
    """One line of what happened. seat: whose doing it was, None for nobody's.  weight: 2 for what ends or announces
    something, 1 for a move, 0 for what follows from one."""

    seat: int | None
    text: str
    weight: int = 1


class GamePhrases(Protocol):
    """The words of one game."""

    def title(self) -> str:
        """The game's name."""

    def pitch(self) -> str:
        """What it is about, in a short sentence or two for the start page."""

    def subtitle(self, number: int, options: GameOptions) -> str:
        """What stands beside the name at the table. number: the round, from 0."""

    def goal(self, options: GameOptions) -> str:
        """How the match is won, for the score sheet."""

    def option_title(self, name: str) -> str:
        """The name of an option. Raises KeyError."""

    def option_help(self, name: str) -> str:
        """One line that explains it, "" where the name says it all."""

    def choice(self, name: str, value: str) -> str:
        """The words of one of an option's choices. Raises KeyError."""

    def unit(self, spec: OptionSpec, value: OptionValue) -> str:
        """A number option's value with its unit, for a screen reader."""

    def reason(self, code: str) -> str:
        """Why a move is refused: `IllegalMove.reason` in a sentence (ALL-5)."""

    def happenings(self, steps: Sequence[Step], names: Sequence[str]) -> list[Happening]:
        """What happened, line by line. steps: as one viewer sees them.  names: by seat."""
