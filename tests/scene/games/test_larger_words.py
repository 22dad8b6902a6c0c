"""Larger words at every table: plates and labels grow as far as there is room, and nothing overlaps for it."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF, Qt

from cardgui.controller.still import still_view
from cardgui.controller.view import View
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.seats import Seat
from cardgui.scene.layout import KEPT, Frame, Layout, with_words
from cardgui.scene.look.plates import PLATE_HEIGHT
from cardgui.scene.tables import table_of

SIZES = [(560, 600), (800, 600), (1280, 800), (2560, 1600)]
TABLES = [(name, seats) for name, game in GAMES.items() for seats in range(game.low, game.high + 1)]


def table(game: str, seats: int) -> View:
    return still_view(Match(GAMES[game], [Seat("person", "Amina")] * seats, 5), 0)


def laid(view: View, frame: Frame) -> Layout:
    game = table_of(view.game.name)
    return with_words(frame, lambda tried: game.layout(tried, view))


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("text", [1.2, 1.4, 1.6, 2.0])
@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_and_cards_keep_their_size(
    size: tuple[int, int], game: str, seats: int, text: float, direction: Qt.LayoutDirection
) -> None:
    view = table(game, seats)
    frame = Frame(QSizeF(*size), direction, text=text)
    usual, layout = laid(view, Frame(QSizeF(*size), direction)), laid(view, frame)
    assert all(layout.spots[place].u >= KEPT * spot.u for place, spot in usual.spots.items())
    seated = {mat.seat: mat.rect for mat in layout.mats if mat.seat is not None}
    for one, two in combinations(seated, 2):
        assert not seated[one].intersects(seated[two]), (one, two)
    piles = view.observation.table.piles
    for seat, plate in layout.plates.items():
        assert frame.felt.contains(plate), seat
        assert frame.felt.contains(seated[seat]), seat
        assert plate.height() >= PLATE_HEIGHT * frame.k - 0.01
        assert plate.height() <= PLATE_HEIGHT * frame.sign + 0.01
        assert not any(plate.intersects(spot.pile_rect(len(piles[place]))) for place, spot in layout.spots.items())
        assert not any(plate.intersects(mat) for other, mat in seated.items() if other != seat)
    for one, two in combinations(layout.plates.values(), 2):
        assert not one.intersects(two)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_words_are_larger_where_there_is_room(game: str, seats: int) -> None:
    view = table(game, seats)
    usual, larger = (laid(view, Frame(QSizeF(1280, 800), text=text)) for text in (1.0, 1.4))
    assert larger.frame.sign >= 1.1 * usual.frame.sign
    assert larger.plates[0].height() == pytest.approx(PLATE_HEIGHT * larger.frame.sign)
