"""Small pictures of a table: they give nothing away, and show what everybody sees."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cardgui.ai.simple import simple_move
from cardgui.controller.open_match import OpenMatch
from cardgui.controller.setup import parse_setup
from cardgui.controller.still import onlooker_view
from cardgui.rules.matches import Match
from cardgui.rules.observation import imagine
from cardgui.scene.look.card_style import PLAIN
from cardgui.scene.look.theme import DAY
from cardgui.scene.miniature import table_miniature

TABLES = [("skyjo", "person,easy"), ("skip_bo", "person,person,easy"), ("kings_corners", "easy,person"),
          ("skip_bo_junior", "person,easy"), ("skip_bo", "easy,easy")]  # fmt: skip


def played(game: str, seats: str, moves: int) -> OpenMatch:
    setup = parse_setup(game, seats, 5)
    match = Match(setup.game, setup.seats, setup.deal)
    for number in range(moves):
        match.play(simple_move(match.observe(match.round.seat), random.Random(number)))
    return OpenMatch(match)


def picture(table: OpenMatch, direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight) -> QImage:
    return table_miniature(onlooker_view(table), 180, 1.0, DAY, QLocale(), direction, PLAIN).toImage()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_is_the_same_whatever_is_hidden(qapp: QApplication, game: str, seats: str) -> None:
    table = played(game, seats, 12)
    before, faces = picture(table), list(table.match.round.face)
    others = 0
    for seed in range(3):
        table.match.round = imagine(table.match.observe(None), random.Random(seed))
        others += list(table.match.round.face) != faces
        assert picture(table) == before
    assert others == 3, "the hidden cards were others"


def test_it_is_another_one_after_a_move(qapp: QApplication) -> None:
    assert picture(played("skyjo", "person,easy", 5)) != picture(played("skyjo", "person,easy", 6))


def test_it_is_mirrored_as_the_table_is(qapp: QApplication) -> None:
    table = played("skyjo", "person,easy", 5)
    assert picture(table, Qt.LayoutDirection.RightToLeft) != picture(table)


def test_the_first_of_the_people_is_at_the_bottom(qapp: QApplication) -> None:
    assert onlooker_view(played("kings_corners", "easy,person", 2)).bottom == 1
    assert onlooker_view(played("skyjo", "easy,easy", 2)).bottom == 0
