"""Which sounds go with what is shown, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cardgui.controller.view import Change
from cardgui.rules.steps import Moved, Shuffled, Step, TakenBack, Turned
from cardgui.scene.settling import Mark
from cardgui.sound.names import SOUNDS

LEAVING = ("column", "complete")
"""Why cards go that have become a complete column or pile."""
BACK = 0.5
"""How loud it is when a move is taken back, or played again."""
WEIGHT = ("slide", "place", "turn", "deal", "complete")
"""Of what would be heard together, the last of these is."""


@dataclass(frozen=True, slots=True)
class Cue:
    """at: ms on the time line.  sound: a name of `sound.names.SOUNDS`.  strength: 0 to 1."""

    at: int
    sound: str
    strength: float = 1.0


def cues_of(marks: Iterable[Mark]) -> list[Cue]:
    """The sounds of steps that are shown one after the other, in order, never more than can be told apart."""
    wanted = sorted((cue for mark in marks for cue in _of_mark(mark)), key=lambda cue: cue.at)
    kept: list[Cue] = []
    last: dict[str, int] = {}
    for cue in wanted:
        if cue.sound not in last or cue.at - last[cue.sound] >= SOUNDS[cue.sound].apart:
            last[cue.sound] = cue.at
            kept.append(cue)
    return kept


def _of_mark(mark: Mark) -> list[Cue]:
    step = mark.step
    if isinstance(step, Turned):
        return [Cue(mark.begin, "turn")]
    if isinstance(step, Shuffled):
        return [Cue(mark.begin, "deal")]
    if not isinstance(step, Moved):
        return []
    if step.why == "deal":
        return [Cue(mark.begin, "deal")]
    if step.why in LEAVING:
        return [Cue(mark.begin, "complete")]
    return [Cue(mark.begin, "slide"), Cue(mark.end, "place")]


def cue_at_once(change: Change) -> Cue | None:
    """The one sound of a change whose cards are at once where they go."""
    if change.kind in ("undo", "redo") or any(isinstance(step, TakenBack) for step in change.steps):
        return Cue(0, "slide", BACK)
    sounds = {_at_once(step) for step in change.steps} - {""}
    return Cue(0, max(sounds, key=WEIGHT.index)) if sounds else None


def _at_once(step: Step) -> str:
    if isinstance(step, Moved):
        return "deal" if step.why == "deal" else "complete" if step.why in LEAVING else "place"
    if isinstance(step, Turned):
        return "turn"
    return "deal" if isinstance(step, Shuffled) else ""


class Cues:
    """Says each sound when its moment has come.

    say: is called with its name and strength.
    """

    def __init__(self, say: Callable[[str, float], object]) -> None:
        self._say = say
        self._due: list[Cue] = []

    def begin(self, change: Change, marks: Sequence[Mark]) -> None:
        """A change is about to be shown. marks: of its steps; none where it is shown at once, or glides."""
        self._due = cues_of(marks)
        if not self._due:
            at_once = cue_at_once(change)
            self._due = [at_once] if at_once is not None else []
        self.advance(0)

    def advance(self, now: int) -> None:
        """The time line is at `now`, ms."""
        while self._due and self._due[0].at <= now:
            cue = self._due.pop(0)
            self._say(cue.sound, cue.strength)

    def end(self) -> None:
        """All has come to rest. Of what was cut short only that a pile is complete is still worth hearing."""
        complete = next((cue for cue in self._due if cue.sound == "complete"), None)
        self._due = []
        if complete is not None:
            self._say(complete.sound, complete.strength)
