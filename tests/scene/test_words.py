"""In the smallest window all words are whole, and all that a table has to say is said, but for an agreed list."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import QSizeF

from cardgui.controller.setup import parse_options
from cardgui.controller.still import still_view
from cardgui.controller.view import View
from cardgui.language.locales import by_code
from cardgui.language.translators import Translators
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.seats import Seat
from cardgui.scene.layout import Frame
from tests.language.conftest import catalogues, translators  # noqa: F401
from tests.scene.words import losses

NAMES = {
    "en": ("Christopher", "Anna Maria K", "Bartholomew", "Wilhelmina", "Alessandra", "Montgomery", "Josephine"),
    "sw": ("Mwanaidi Ali", "Kipchumba", "Zawadi Juma", "Mzee Baraka", "Bibi Neema", "Mama Amina", "Rehema"),
    "vi": ("Bà Ngọc Lan", "Minh Phương", "Thanh Hương", "Ông Nguyễn", "Quỳnh Giang", "Hoàng Long", "Khánh Linh"),
    "ar": ("عبد الرحمن", "فاطمة الزهر", "جدّتي هدى", "مصطفى كمال", "نور الدين", "أمّ كلثوم", "سيف الإسلام"),
}
"""As long as names at a table usually are: up to twelve letters."""

TABLES: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "junior 2": ("skip_bo_junior", 2, ("rounds_to_win=3",)),
    "junior 4": ("skip_bo_junior", 4, ("rounds_to_win=3", "must_play=false")),
    "skip-bo 2": ("skip_bo", 2, ()),
    "skip-bo 6": ("skip_bo", 6, ()),
    "two sides": ("skip_bo", 4, ("teams=two_sides",)),
    "three sides": ("skip_bo", 6, ("teams=three_sides",)),
    "kings corners 2": ("kings_corners", 2, ()),
    "kings corners 4": ("kings_corners", 4, ("scoring=penalty_points",)),
    "chips 2": ("kings_corners", 2, ("scoring=chips",)),
    "chips 4": ("kings_corners", 4, ("scoring=chips",)),
    "skyjo 2": ("skyjo", 2, ()),
    "skyjo 4": ("skyjo", 4, ()),
    "skyjo 8": ("skyjo", 8, ()),
}

LEVEL_NAME = "other: no aside fact"
"""Its bars show it too."""
YOU = "own: no aside fact"
UNIT = "other: no word under the number"
TOTAL = "other: no usual fact"
"""The score sheet has it too; that somebody is a partner comes before it."""
AGREED: dict[str, tuple[set[str], set[str]]] = {
    "junior 2": ({UNIT}, {YOU}),
    "junior 4": (set(), {TOTAL}),
    "skip-bo 6": ({UNIT, TOTAL}, {UNIT, TOTAL}),
    "two sides": ({UNIT, TOTAL}, {UNIT, TOTAL}),
    "three sides": ({UNIT, TOTAL}, {UNIT, TOTAL, "other: no level"}),
    "kings corners 4": ({LEVEL_NAME}, {LEVEL_NAME}),
    "chips 4": (set(), {LEVEL_NAME}),
    "skyjo 4": ({UNIT}, {UNIT}),
    "skyjo 8": ({UNIT}, {UNIT, YOU}),
}
"""What is left out in some language, by table, with the usual and with larger words."""
SIZES = (1.0, 1.5)
AGREED_AT_USUAL_SIZE = {"kings corners 4": {LEVEL_NAME}, "three sides": {UNIT}}


def moments(table: str, code: str) -> Iterator[View]:
    """A match seen now and then by its only person."""
    name, count, options = TABLES[table]
    game = GAMES[name]
    others = [Seat("computer", NAMES[code][number], "easy" if number % 2 else "skilled") for number in range(count - 1)]
    match = Match(game, [Seat("person", "Amina"), *others], 5, parse_options(game, count, options))
    rng = random.Random(3)
    for turn in range(90):
        if match.over:
            return
        if match.waiting:
            match.next_round()
        if turn % 6 == 0:
            yield still_view(match, 0)
        moves = match.legal_moves()
        match.play(rng.choice([move for move in moves if move.is_play] or moves))


def lost_in(
    translators: Translators,  # noqa: F811
    code: str,
    views: Iterable[View],
    size: QSizeF,
    text: float = 1.0,
) -> set[str]:
    """What any of these views leaves out in a language, on a table of a size in px."""
    language = by_code(code)
    translators.use(language)
    frame = Frame(size, language.direction, text=text)
    return {loss for view in views for loss in losses(view, frame)}


@pytest.mark.parametrize("text", SIZES)
@pytest.mark.parametrize("table", TABLES)
def test_words_are_lost_only_where_it_is_agreed(
    translators: Translators,  # noqa: F811
    table: str,
    text: float,
) -> None:
    lost: dict[str, set[str]] = {}
    for code in NAMES:
        for loss in lost_in(translators, code, moments(table, code), QSizeF(800, 600), text):
            lost.setdefault(loss, set()).add(code)
    agreed = AGREED.get(table, (set(), set()))[SIZES.index(text)]
    assert set(lost) == agreed, lost


@pytest.mark.parametrize("text", SIZES)
@pytest.mark.parametrize("table", TABLES)
def test_no_label_is_cut_beside_the_log(
    translators: Translators,  # noqa: F811
    table: str,
    text: float,
) -> None:
    """In the smallest window, of which the table then has 555 px."""
    for code in NAMES:
        views = list(moments(table, code))[::5]
        assert "label cut" not in lost_in(translators, code, views, QSizeF(555, 600), text), code


@pytest.mark.parametrize("code", NAMES)
@pytest.mark.parametrize("table", TABLES)
def test_at_the_usual_size_nothing_is_lost(
    translators: Translators,  # noqa: F811
    table: str,
    code: str,
) -> None:
    lost = lost_in(translators, code, moments(table, code), QSizeF(1280, 800))
    assert lost <= AGREED_AT_USUAL_SIZE.get(table, set())
