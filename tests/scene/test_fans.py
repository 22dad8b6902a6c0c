"""How hands lie: read from the side from which the language is read, every index in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF, Qt

from cardgui.controller.still import still_view
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.places import PlaceKind
from cardgui.rules.seats import Seat
from cardgui.scene.layout import Frame
from cardgui.scene.poses import Pose, Poses
from cardgui.scene.tables import table_of


def hand(game: str, direction: Qt.LayoutDirection) -> list[Pose]:
    """The own cards from left to right."""
    rules = GAMES[game]
    match = Match(rules, [Seat("person", "Amina"), Seat("computer", "Kito", "easy")], 7, {})
    seat = match.round.seat
    assert seat is not None
    view = still_view(match, seat)
    layout = table_of(game).layout(Frame(QSizeF(1280, 800), direction), view)
    place = next(
        n for n, place in enumerate(rules.places(2)) if place.kind is PlaceKind.HAND and place.seat == view.bottom
    )
    poses = Poses.of(layout, view).of_place(view.observation.table, place)
    return sorted(poses.values(), key=lambda pose: pose.x)


@pytest.mark.parametrize("game", ["kings_corners", "skip_bo"])
def test_a_hand_is_read_from_where_the_language_is_read(game: str) -> None:
    usual = [pose.face for pose in hand(game, Qt.LayoutDirection.LeftToRight)]
    mirrored = [pose.face for pose in hand(game, Qt.LayoutDirection.RightToLeft)]
    assert len(usual) > 2
    assert mirrored == usual[::-1]


@pytest.mark.parametrize("direction", Qt.LayoutDirection)
@pytest.mark.parametrize("game", ["kings_corners", "skip_bo"])
def test_the_index_at_the_left_of_a_card_is_never_covered(game: str, direction: Qt.LayoutDirection) -> None:
    if direction != Qt.LayoutDirection.LayoutDirectionAuto:
        orders = [pose.order for pose in hand(game, direction)]
        assert orders == sorted(orders)
