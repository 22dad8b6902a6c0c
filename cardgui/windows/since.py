"""What the others did since somebody's last move, in a line for each of them: for the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cardgui.controller.view import Moment
from cardgui.language.bidi import isolate
from cardgui.language.phrases import phrases_of
from cardgui.rules.game import Game
from cardgui.rules.places import COMMON
from cardgui.rules.steps import Called, Moved, Step


@dataclass(frozen=True, slots=True)
class Deed:
    """One line. picture: of whose doing it was."""

    text: str
    picture: str


def deeds_since(game: Game, seats: int, moments: Sequence[Moment], seat: int) -> list[Deed]:
    """What the others did in this round since seat `seat` last did anything, in the order in which they began.

    moments: the log, as nobody in particular may know it.
    """
    names: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    done: dict[int, list[Step]] = {}
    for moment in reversed(moments):
        if moment.seat is None or moment.seat == seat:
            break
        if not names:
            names, pictures = moment.names, moment.pictures
        done.setdefault(moment.seat, [])[:0] = moment.steps
    return [
        Deed(_line(game, seats, other, steps, names), pictures[other]) for other, steps in reversed(list(done.items()))
    ]


def _line(game: Game, seats: int, seat: int, steps: Sequence[Step], names: Sequence[str]) -> str:
    if any(isinstance(step, Called) and step.actor == seat for step in steps):
        said = [line for line in phrases_of(game.name).happenings(steps, names) if line.seat == seat]
        if said:
            return max(said, key=lambda line: line.weight).text
    places = game.places(seats)
    plays = [step for step in steps if isinstance(step, Moved) and step.actor == seat and step.why == "play"]
    cards = sum(len(step.cards) for step in plays if places[step.source].seat != COMMON)
    name = isolate(names[seat])
    if cards or not plays:
        text = QCoreApplication.translate("Curtain", "{name} played %n card(s)", "in the last turn", cards)
        if not cards:
            text = QCoreApplication.translate("Curtain", "{name} played no card", "in the last turn")
        return text.format(name=name)
    return QCoreApplication.translate("Curtain", "{name} moved a pile", "in the last turn").format(name=name)
