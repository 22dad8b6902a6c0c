"""A second match beside the one at the table: what the screen is told is compared with the rules core."""

from __future__ import annotations

from cardgui.controller.laid_open import with_open_hands
from cardgui.controller.table import TableController
from cardgui.controller.view import Change
from cardgui.rules.matches import Match
from cardgui.rules.places import PlaceKind
from cardgui.rules.positions import position
from cardgui.rules.records import from_record, set_up
from cardgui.rules.table import Table


class Referee:
    """Plays every move that the controller reports on a match of its own, and compares the positions."""

    def __init__(self, controller: TableController) -> None:
        self.controller = controller
        self.match: Match | None = None
        self.moves = 0
        controller.changed.connect(self.check)

    def check(self, change: Change) -> None:
        if self.match is None:
            self.match = set_up(self.controller.record_text())
        if change.kind == "deal" and self.match.waiting:
            self.match.next_round()
        for move in change.moves:
            self.match.play(self.match.parse_move(move.text))
            self.moves += 1
        view = change.after
        seen = self.match.observe(view.viewer)
        assert with_open_hands(seen, self.match.round) == view.observation
        if self.match.round.over and self.match.game.hands_count:
            self._check_hands(view.observation.table)
        assert tuple(self.match.totals) == view.totals

    def _check_hands(self, table: Table) -> None:
        """KC-4, KC-17: what is left in the hands can be counted by everybody."""
        assert self.match is not None
        position = self.match.round
        for place, pile in zip(position.game.places(position.seats), table.piles, strict=True):
            if place.kind is PlaceKind.HAND:
                assert [table.faces[card] for card in pile] == [position.face[card] for card in pile]

    def compare_record(self) -> Match:
        """The record at the table holds the moves that were told, and leads to the same position. Answers its match."""
        assert self.match is not None
        replayed = from_record(self.controller.record_text())
        assert [move.text for move in replayed.moves] == [move.text for move in self.match.moves]
        assert position(replayed) == position(self.match)
        assert self.controller.view().moves == self.moves
        return replayed
