"""A game that plays itself on a small table: only the middle and the cards of the seat at the bottom, without words.

It is a match of two computer players like any other, shown by the board with a layout of its own.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter

from cardgui.ai.simple import simple_move
from cardgui.controller.still import demonstration_view
from cardgui.controller.view import Change, ChangeKind, View
from cardgui.rules.game import Game
from cardgui.rules.matches import Match
from cardgui.rules.moves import Move
from cardgui.rules.seats import USUAL_LEVEL, Seat
from cardgui.rules.steps import Moved, Shuffled, Step, Steps, Turned, seen_by_eyes
from cardgui.scene.board import Board
from cardgui.scene.durations import Speed
from cardgui.scene.layout import CARD_RATIO, Fan, Layout, Spot, Spread
from cardgui.scene.paintbox import Paintbox

SPEED: Final = 1.7
"""Cards move so much slower than at the table."""
_UNSEEN_AT_ONCE = 40
"""So many moves of which nothing is seen are passed over at most."""
_SEATS = 2
_MARGIN = 0.26
"""Round all, in u."""
_ROW = 1.62
"""From one row of cards to the next, in u."""
_PITCH = 1.1


class _Stage:
    """Where the places of a game stand, in u from the top left card of all.

    width, height: of all, in u.  spots: by place; what is not among them is out of sight.
    played: so many moves are made before anybody looks, so that there is something to be seen.
    """

    def __init__(self, width: float, height: float, spots: dict[int, Spot], played: int) -> None:
        self.width, self.height, self.spots, self.played = width, height, spots, played


def _spots(first: int, count: int, x: float, y: float, spread: Spread = Spread.PILE) -> dict[int, Spot]:
    """Places side by side."""
    return {first + index: Spot(x + index * _PITCH, y, 1, spread) for index in range(count)}


def _skip_bo(game: Game) -> _Stage:
    place = game.place
    fan = Fan(dx=0.54, room=3.2)
    spots = _spots(place("build.0"), 4, 0, 0)
    spots[place("p0.stock")] = Spot(0, _ROW, 1, Spread.PILE)
    spots[place("p0.hand")] = Spot(2.31, _ROW, 1, Spread.FAN, fan)
    return _Stage(4.4, _ROW + CARD_RATIO, spots, 26)


def _skip_bo_junior(game: Game) -> _Stage:
    place = game.place
    spots = _spots(place("build.0"), 4, 0.1, 0)
    spots[place("p0.stock")] = Spot(0, _ROW, 1, Spread.PILE)
    spots |= _spots(place("p0.hand.0"), 3, 1.3, _ROW)
    return _Stage(4.5, _ROW + CARD_RATIO, spots, 12)


def _kings_corners(game: Game) -> _Stage:
    place = game.place
    wide, high = 2.0, 1.52
    fan = Fan(dx=0.34, room=1.8)
    names = (("corner.nw", "side.n", "corner.ne"), ("side.w", "draw", "side.e"), ("corner.sw", "side.s", "corner.se"))
    spots = {}
    for row, line in enumerate(names):
        for column, name in enumerate(line):
            x = column * wide + 0.4
            kind = Spread.PILE if name == "draw" else Spread.FAN
            spots[place(name)] = Spot(x, row * high, 1, kind, fan if name.startswith("side") else Fan())
    return _Stage(2 * wide + 1.8, 2 * high + CARD_RATIO, spots, 9)


def _skyjo(game: Game) -> _Stage:
    place = game.place
    spots = {place(name): Spot(0, row * 1.49, 1, Spread.PILE) for row, name in enumerate(("draw", "discard"))}
    spots[place("p0.drawn")] = Spot(0, 2 * 1.49, 1)
    first = place("p0.grid.0")
    for cell in range(12):
        row, column = divmod(cell, 4)
        spots[first + cell] = Spot(1.45 + column * 1.09, row * 1.49, 1)
    return _Stage(5.72, 2 * 1.49 + CARD_RATIO, spots, 26)


_STAGES: Final[dict[str, Callable[[Game], _Stage]]] = {
    "skip_bo_junior": _skip_bo_junior,
    "skip_bo": _skip_bo,
    "kings_corners": _kings_corners,
    "skyjo": _skyjo,
}


class Preview(Board):
    """The small table of one game; `step` makes the next move that something is seen of."""

    def __init__(self, game: Game, paintbox: Paintbox, deal: int) -> None:
        """deal: of the first match; the later ones follow it."""
        super().__init__(paintbox)
        self._game = game
        self._deal = deal
        self._stage = _STAGES[game.name](game)
        self._rng = random.Random(deal)
        self.fixtures.wordless = True
        self._begin([])
        for _ in range(self._stage.played):
            self._play([])

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The cloth is not painted here."""

    def _layout(self, view: View) -> Layout:
        stage, size = self._stage, self.frame.size
        u = min(size.width() / (stage.width + 2 * _MARGIN), size.height() / (stage.height + 2 * _MARGIN))
        left, top = (size.width() - stage.width * u) / 2, (size.height() - stage.height * u) / 2
        # Cards that go out of sight leave over the upper edge, to those who sit there.
        away = Spot(size.width() / 2 - u / 2, -2.5 * u, u, Spread.PILE)
        spots = dict.fromkeys(range(len(self._game.places(_SEATS))), away)
        for place, spot in stage.spots.items():
            fan = replace(spot.fan, dx=spot.fan.dx * u, room=spot.fan.room * u)
            spots[place] = Spot(left + spot.x * u, top + spot.y * u, u, spot.spread, fan)
        layout = Layout(self.frame, spots, (), {})
        return layout.mirrored() if self.frame.mirrored else layout

    def place(self, size: QSizeF) -> None:
        """Lay it out in a room of `size` px, for the first time too."""
        if size != self.frame.size or self.paintbox.direction != self.frame.direction:
            self.set_frame(size, self.paintbox.direction)
        if self.view is None:
            self.speed = Speed(0)
            self.show(Change("open", None, self._view()))

    def step(self) -> None:
        """Make moves until one is seen, which is shown in movement."""
        for _ in range(_UNSEEN_AT_ONCE):
            before = self._view()
            steps: Steps = []
            kind: ChangeKind = "move"
            if self._match.round.over:
                self._begin(steps)
                kind = "deal"
            move = None if kind == "deal" else self._play(steps)
            seen = kind == "deal" or self._is_seen(steps)
            self.speed = Speed(SPEED if seen else 0)
            shown = seen_by_eyes(steps, 1 << self._match.round.eye(0))
            self.show(Change(kind, before, self._view(), shown, () if move is None else (move,)))
            if seen:
                return

    def _begin(self, steps: Steps) -> None:
        seats = [Seat("computer", str(seat), USUAL_LEVEL) for seat in range(_SEATS)]
        self._match = Match(self._game, seats, self._deal, tell=steps)
        self._deal += 1

    def _play(self, steps: Steps) -> Move:
        match = self._match
        move = simple_move(match.observe(match.round.seat), self._rng)
        match.play(move, steps)
        return move

    def _is_seen(self, steps: list[Step]) -> bool:
        spots = self._stage.spots
        for step in steps:
            if isinstance(step, Moved) and (step.source in spots or step.target in spots):
                return True
            if isinstance(step, Turned) and step.place in spots:
                return True
            if isinstance(step, Shuffled) and step.target in spots:
                return True
        return False

    def _view(self) -> View:
        return demonstration_view(self._match, 0)
