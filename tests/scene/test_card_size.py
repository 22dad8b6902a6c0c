"""Cards as small as somebody likes them: nothing leaves its place on the table, and nothing gets in another's way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from cardgui.controller.setup import parse_setup
from cardgui.controller.table import TableController
from cardgui.rules.games import GAMES
from cardgui.scene.layout import LEAST_CARD, Frame, Layout
from cardgui.scene.tables import table_of

pytestmark = pytest.mark.usefixtures("qapp")


def laid_out(controller: TableController, frame: Frame) -> Layout:
    view = controller.view()
    return table_of(view.game.name).layout(frame, view)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1600)])
@pytest.mark.parametrize("game", list(GAMES))
def test_smaller_cards_have_room_too(game: str, size: tuple[int, int]) -> None:
    rules = GAMES[game]
    for seats in (rules.low, rules.high):
        controller = TableController(None, speed=0)
        controller.new_match(parse_setup(game, ",".join(["person"] + ["easy"] * (seats - 1)), 5))
        largest = laid_out(controller, Frame(QSizeF(*size)))
        before = largest
        for share in (0.9, 0.8, 0.6):
            layout = laid_out(controller, Frame(QSizeF(*size), cards=share))
            frame = layout.frame
            own = max(spot.u for spot in layout.spots.values())
            most = max(spot.u for spot in largest.spots.values())
            assert own == pytest.approx(max(most * share, min(most, LEAST_CARD)), abs=1.5)
            assert own <= max(spot.u for spot in before.spots.values())
            before = layout
            whole = frame.felt.adjusted(-1, -1, 1, 1)
            for spot in layout.spots.values():
                assert whole.contains(spot.rect), (share, spot)
            mats = [mat.rect for mat in layout.mats if mat.seat is not None]
            for index, mat in enumerate(mats):
                assert not any(mat.adjusted(1, 1, -1, -1).intersects(other) for other in mats[:index])
        controller.close()
