"""Pictures of the rule books: each position is one of the rules, and shows what its caption says."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cardgui.rules.errors import IllegalMove
from cardgui.rules.games import GAMES
from cardgui.rules.kings_corners.scoring import hand_points
from cardgui.rules.places import PlaceKind
from cardgui.rules.rounds import Round
from cardgui.scene.look.card_style import CardStyle
from cardgui.scene.look.theme import THEMES
from cardgui.windows.rule_books.book import read_book
from cardgui.windows.rule_books.examples import BACK, examples, played, position_of
from cardgui.windows.rule_books.pictures import picture
from cardgui.windows.widgets.themed import current_theme
from tests.harness.laws import an_imagined_round_looks_the_same, cards_are_conserved, somebody_can_move

ALL = [(game, name) for game in GAMES for name in examples(game)]
POSITIONS = [(game, name) for game, name in ALL if not examples(game)[name].cards]


def before(game: str, name: str) -> Round:
    return position_of(game, examples(game)[name])


def after(game: str, name: str) -> Round:
    return played(before(game, name), examples(game)[name])


def lie(table: Round, place: str) -> list[str]:
    """The cards of a place, as NOTATION writes them."""
    number = table.game.place(place)
    return [table.card_text(number, at) for at in range(len(table.piles[number]))]


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_it_is_a_position_of_the_rules(game: str, name: str) -> None:
    """Every card once, somebody can move, and it looks like nothing else to those who sit there; after its moves too,
    of which each is legal."""
    for table in (before(game, name), after(game, name)):
        cards_are_conserved(table)
        somebody_can_move(table)
        for seat in (*range(table.seats), None):
            an_imagined_round_looks_the_same(table, seat, random.Random(1))


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_its_piles_could_have_been_built(game: str, name: str) -> None:
    """Building piles go up by one from 1, piles of Kings Corners down by one in colours that take turns; only kings
    start corners."""
    table = before(game, name)
    for number, place in enumerate(table.game.places(table.seats)):
        cards = lie(table, place.name)
        if place.kind is PlaceKind.BUILD:
            assert [int(card.removeprefix("W")) for card in cards] == list(range(1, len(cards) + 1))
        elif place.kind is PlaceKind.SPREAD:
            ranks = ["A23456789TJQK".index(card[0].replace("1", "T")) for card in cards]
            assert ranks == list(range(ranks[0], ranks[0] - len(ranks), -1)) if ranks else True
            reds = [card[-1] in "HD" for card in cards]
            assert all(one != two for one, two in pairwise(reds))
            if place.name.startswith("corner") and cards:
                assert cards[0].startswith("K"), number


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_refused_moves_are_refused(game: str, name: str) -> None:
    table = before(game, name)
    for text, reason in examples(game)[name].refused.items():
        with pytest.raises(IllegalMove) as refused:
            table.play(table.game.parse_move(text, table.seat))
        assert refused.value.reason == reason


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_caption_speaks_of_what_is_shown(game: str, name: str) -> None:
    """Each number in the words is on a card of the picture, or is how many cards or points there are."""
    caption = next(block.plain for block in read_book(game, "en").blocks if block.name == name)
    told = set(re.findall(r"−?[0-9]+", caption))
    example = examples(game)[name]
    seen = {str(card) for card in example.cards}
    if not example.cards:
        for table in (before(game, name), after(game, name)):
            for place in table.game.places(table.seats):
                seen |= {text.lstrip("W") for text in lie(table, place.name)}
            seen |= {text[:-1] for text in seen}
    counted = {("kings_corners", "count"): {"22", "10", "1"}, ("skyjo", "double"): {"16", "13", "32"}}
    seen = {text.replace("-", "−") for text in seen}
    assert told <= seen | counted.get((game, name), set())


# -- what the captions say


@pytest.mark.parametrize("game", ["skip_bo_junior", "skip_bo"])
def test_wild_card(game: str) -> None:
    """SBJ-8, SB-7: it stands for what the pile needs."""
    number = {"skip_bo_junior": 4, "skip_bo": 5}[game]
    assert lie(after(game, "wild"), "build.0")[-1] == f"W{number}"


@pytest.mark.parametrize("game", ["skip_bo_junior", "skip_bo"])
def test_full_pile_and_next_stock_card(game: str) -> None:
    """SBJ-9, SBJ-10, SB-7, SB-8."""
    full = after(game, "full")
    assert lie(full, "build.0") == []
    assert len(lie(full, "completed")) == {"skip_bo_junior": 10, "skip_bo": 12}[game]
    stock = after(game, "stock")
    assert lie(stock, "p0.stock")[-1] == "8"
    assert stock.knows[stock.piles[stock.game.place("p0.stock")][-1]] == stock.everyone


def test_junior_pile_beneath_is_free() -> None:
    """SBJ-6."""
    table = after("skip_bo_junior", "hand_piles")
    assert lie(table, "p0.hand.1") == ["4"]
    assert "hand.1>build.0" in {move.text for move in table.legal_moves()}


@pytest.mark.parametrize("game", ["skip_bo_junior", "skip_bo"])
def test_framed_cards_can_be_played(game: str) -> None:
    """What the caption lists is what the rules allow onto building piles."""
    table = before(game, "playable")
    playable = set()
    for move in table.legal_moves():
        if table.game.places(table.seats)[move.target].kind is PlaceKind.BUILD:
            playable.add(table.card_text(move.source, move.at))
    assert playable == {"skip_bo_junior": {"4", "7", "1"}, "skip_bo": {"5", "W", "9", "1"}}[game]


def test_skip_bo_hand_discard_partner() -> None:
    """SB-9, SB-10, SB-11, SB-18."""
    assert len(lie(after("skip_bo", "five_more"), "p0.hand")) == 5
    discarded = after("skip_bo", "discard")
    assert lie(discarded, "p0.discard.0")[-1] == "8"
    assert discarded.seat == 1
    beneath = after("skip_bo", "from_discard")
    assert "discard.0>build.0" in {move.text for move in beneath.legal_moves()}
    assert lie(after("skip_bo", "partner"), "p2.stock")[-1] == "6"


def test_kings_corners_piles() -> None:
    """KC-8, KC-10, KC-11, KC-12."""
    moved = after("kings_corners", "pile")
    assert lie(moved, "side.n") == ["9S", "8H", "7S"]
    assert lie(moved, "side.e") == []
    assert lie(after("kings_corners", "fill"), "side.e") == ["6S", "5H"]
    assert lie(after("kings_corners", "king"), "corner.ne") == ["KC"]
    assert lie(after("kings_corners", "king_later"), "corner.sw") == ["KS", "QH"]
    stock = lie(after("kings_corners", "complete"), "draw")
    assert (stock[0], stock[12]) == ("AS", "KC")


def test_kings_corners_count() -> None:
    """KC-17."""
    game = GAMES["kings_corners"]
    assert hand_points([game.faces_by_text[card] for card in examples("kings_corners")["count"].cards]) == 22


def test_skyjo_exchanges() -> None:
    """SJ-6, SJ-7, SJ-8, SJ-9."""
    assert lie(after("skyjo", "from_discard"), "discard")[-1] == "11"
    assert lie(after("skyjo", "drawn"), "discard")[-1] == "10"
    assert lie(after("skyjo", "turn_up"), "p0.grid.8") == ["3"]
    column = after("skyjo", "column")
    assert lie(column, "discard")[-4:] == ["10", "7", "7", "7"]
    assert lie(column, "p0.grid.1") == lie(column, "p0.grid.5") == lie(column, "p0.grid.9") == []
    closed = after("skyjo", "close")
    assert closed.state()["closer"] == 0
    assert lie(closed, "discard")[-1] == "9"


def test_skyjo_doubled() -> None:
    """SJ-10."""
    table = after("skyjo", "double")
    assert table.result is not None
    assert table.result.scores == (32, 13)
    assert (table.shown_points(0), table.shown_points(1)) == (16, 13)


# -- how they are drawn


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    locale = QLocale()
    yield
    QLocale.setDefault(locale)
    current_theme.cards = CardStyle()


def drawn(game: str, name: str, room: float = 560, dpr: float = 1.0, zoom: float = 1.0) -> QImage:
    return picture(game, name, room, dpr, zoom)


@pytest.mark.parametrize(("game", "name"), ALL)
@pytest.mark.parametrize("room", [300, 480, 640])
def test_it_fits(qapp: QApplication, game: str, name: str, room: int) -> None:
    """Whatever the room and the size of letters, it is never wider than the page."""
    for zoom in (1.0, 2.0):
        image = drawn(game, name, room, zoom=zoom)
        assert image.deviceIndependentSize().width() <= room + 1
        assert image.height() > 60


def test_it_is_sharp_on_dense_screens(qapp: QApplication) -> None:
    one, two = drawn("skyjo", "column"), drawn("skyjo", "column", dpr=2.0)
    assert two.devicePixelRatio() == 2.0
    assert abs(two.width() - 2 * one.width()) <= 4
    small = two.scaled(one.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    doubled = small.scaled(two.size(), Qt.AspectRatioMode.IgnoreAspectRatio)
    assert doubled != two


def test_it_follows_look_language_and_taste(qapp: QApplication) -> None:
    """Another look, other digits, the reading direction, backs, four colours and large print give other pictures."""
    pictures = {bytes(drawn("skyjo", "start").constBits()), bytes(drawn("kings_corners", "cards").constBits())}

    def other(game: str, name: str) -> None:
        image = bytes(drawn(game, name).constBits())
        assert image not in pictures
        pictures.add(image)

    for theme in ("night", "high_contrast"):
        current_theme.theme = THEMES[theme]
        other("skyjo", "start")
    current_theme.theme = THEMES["day"]
    for style in (CardStyle(back="waves"), CardStyle(four_colours=True), CardStyle(large_print=True)):
        current_theme.cards = style
        other("kings_corners", "cards")
    current_theme.cards = CardStyle()
    QLocale.setDefault(QLocale("ar_AE"))
    other("skyjo", "start")
    QLocale.setDefault(QLocale("ar_EG"))
    other("skyjo", "start")


def test_rows_of_cards_name_real_faces() -> None:
    for game in GAMES:
        for example in examples(game).values():
            assert all(card == BACK or card in GAMES[game].faces_by_text for card in example.cards)
            assert bool(example.cards) != bool(example.show)
