"""Nothing that a chair is given tells a face that it may not see (ALL-2, KC-4).

Each test compares two matches that are alike to one viewer: the same moves from decks in which only faces that the
viewer has not seen lie elsewhere. Whatever is on the screen, what a screen reader finds there, and the log must be the
same in both, to the last pixel. The first of them is gone through once before, so that nothing older is left.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from cardgui.ai.simple import simple_move
from cardgui.commands.render import table_image
from cardgui.controller.view import View
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.errors import RulesError
from cardgui.rules.games import game_named
from cardgui.rules.matches import Match
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation
from cardgui.rules.places import PlaceKind
from cardgui.rules.seats import Seat
from cardgui.rules.start import Start
from cardgui.windows.main_window import MainWindow

GAMES = ("skip_bo", "kings_corners")
PEOPLE = [Seat("person", "Ana"), Seat("person", "Bo")]
OPTIONS: dict[str, dict[str, object]] = {"skip_bo": {"stock_size": 8}, "kings_corners": {"must_play": False}}


def usual(observation: Observation) -> Move:
    return simple_move(observation, random.Random(1))


def played(game: str, deal: int, deck: list[int] | None, moves: list[str]) -> Match:
    """A match of two people from a deck. Raises RulesError where a move is not legal."""
    decks = [] if deck is None else [deck]
    match = Match(game_named(game), PEOPLE, deal, OPTIONS[game], Start(first=0), decks)
    for text in moves:
        match.play(match.parse_move(text))
    return match


def alike(game: str, viewer: int | None, turns: int) -> tuple[Match, Match]:
    """Two matches in their turn number `turns`, alike to the viewer; no seat holds the same hand in both but the
    viewer's."""
    for deal in range(11, 99):
        first = played(game, deal, None, [])
        while sum(first.round.turns) < turns and not first.round.over:
            first.play(usual(first.observe(first.round.seat)))
        if not first.round.over and all(hands(first, viewer)):
            break
    deck, moves = list(first.round.face), [move.text for move in first.moves]
    first = played(game, deal, deck, moves)
    seen = first.observe(viewer)
    hidden = [card for card, face in enumerate(seen.table.faces) if face == UNKNOWN]
    chance = random.Random(3)
    for _ in range(2000):
        other = list(deck)
        faces = [deck[card] for card in hidden]
        chance.shuffle(faces)
        for card, face in zip(hidden, faces, strict=True):
            other[card] = face
        try:
            second = played(game, deal, other, moves)
        except RulesError:
            continue
        if second.observe(viewer) == seen and hands(second, viewer) != hands(first, viewer):
            return first, second
    raise AssertionError("no other deck is alike to this viewer")


def hands(match: Match, but: int | None) -> list[list[int]]:
    """The hands of all seats but one."""
    places = match.game.places(2)
    table = match.round
    return [
        sorted(table.face[card] for card in pile)
        for place, pile in zip(places, table.piles, strict=True)
        if place.kind is PlaceKind.HAND and place.seat != but
    ]


@dataclass
class Shown:
    """Everything that can be seen, heard or read at one moment."""

    view: object
    faces: list[tuple[int, int]]
    words: list[str]
    log: object
    picture: QImage


def known(view: View) -> set[int]:
    return {card for card, face in enumerate(view.observation.table.faces) if face != UNKNOWN}


def look(window: MainWindow, may: set[int]) -> Shown:
    """may: the cards that may lie open on the screen."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    page = window.table_page
    board = page.board.board
    faces = [(card, item._shown[0]) for card, item in board.items_by_card.items() if item._shown is not None]
    for card, face in faces:
        assert face == UNKNOWN or card in may, f"card {card} lies open"
    words = []
    for widget in window.findChildren(QWidget):
        words += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel):
            words.append(widget.text())
    words += [item.toolTip() for item in board.items()]
    model = page.log.list.model()
    words += [str(model.data(model.index(row, 0))) for row in range(model.rowCount())]
    words += [page.log.pill.line, page.toast.text, window.windowTitle()]
    controller = window.services.controller
    view = controller.view()
    seen = (view.observation, view.legal, view.calls, view.last, view.viewer, view.asked_for)
    return Shown(seen, faces, sorted(words), controller.log(), window.grab().toImage())


def same(first: list[Shown], second: list[Shown]) -> None:
    assert len(first) == len(second)
    for number, (one, two) in enumerate(zip(first, second, strict=True)):
        assert one.view == two.view, number
        assert one.faces == two.faces, number
        assert one.words == two.words, number
        assert one.log == two.log, number
        assert one.picture == two.picture, number


def moving(window: MainWindow, may: set[int]) -> list[Shown]:
    """Moments of an animation that is running, and the rest after it."""
    board = window.table_page.board.board
    shown = []
    animation = board.settling.time_line
    if board.settling.running:
        assert board.settling._tracks, "nothing is on its way"
        animation.pause()
        for part in (0.0, 0.2, 0.4, 0.5, 0.6, 0.8, 0.95):
            animation.setCurrentTime(int(animation.duration() * part))
            shown.append(look(window, may))
        board.settling.finish()
    return shown


def falling(window: MainWindow, may: set[int]) -> list[Shown]:
    """Moments of the curtain's way, and where that leads."""
    curtain = window.table_page.curtain.curtain
    shown = []
    if curtain.moving:
        curtain._fall.pause()
        for part in (0.0, 0.3, 0.7):
            curtain._fall.setCurrentTime(int(curtain._fall.duration() * part))
            shown.append(look(window, may))
        curtain._fall.resume()
        curtain.finish()
    return [*shown, look(window, may)]


def open_anew(window: MainWindow, match: Match) -> None:
    """As a match that was never opened before."""
    store, known_as = window.services.matches, window.services.controller.match_id
    assert store is not None
    if known_as is not None:
        store.delete(known_as)
    window.open_match(match)


def turn_of(window: MainWindow, seat: int) -> list[Shown]:
    """The person of a seat comes, reads the log, plays a turn and is taken back to its beginning and on again."""
    controller = window.services.controller
    page = window.table_page
    shown = []
    assert controller.i_am_here(seat)
    may = known(controller.view())
    shown += falling(window, may)
    page.log.toggle()
    shown.append(look(window, may))
    page.log.toggle()
    while controller.view().viewer == seat:
        controller.play([usual(controller.view().observation)])
        may |= known(controller.view())
        shown += moving(window, may)
        may = known(controller.view())
    assert page.curtain.is_down
    shown += falling(window, may)
    controller.undo()
    assert page.curtain.is_down
    shown += moving(window, may | known(controller.view()))
    shown += falling(window, known(controller.view()))
    controller.redo()
    shown += falling(window, known(controller.view()))
    return shown


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("turns", [3, 4])
def test_whoever_sits_at_the_screen_sees_no_more_than_the_own_cards(window: MainWindow, game: str, turns: int) -> None:
    viewer = (turns - 1) % 2
    told = []
    window.registry["animation_100"].trigger()
    one, two = alike(game, viewer, turns)
    for match in (one, one, two):
        open_anew(window, match)
        told.append([look(window, known(window.services.controller.view())), *turn_of(window, viewer)])
        window.table_page.log.fold()
    same(told[1], told[2])
    assert len(told[1]) > 10


@pytest.mark.parametrize("game", GAMES)
def test_the_curtain_the_opened_record_and_the_undo_show_nobody_s_cards(window: MainWindow, game: str) -> None:
    told = []
    window.registry["animation_100"].trigger()
    controller = window.services.controller
    one, two = alike(game, None, 3)
    for match in (one, one, two):
        open_anew(window, match)
        may = known(controller.view())
        assert controller.view().viewer is None
        shown = falling(window, may)
        for _ in range(3):
            assert controller.undo()
            assert controller.view().viewer is None
            shown += moving(window, may | known(controller.view()))
            may = known(controller.view())
            shown += falling(window, known(controller.view()))
        told.append(shown)
    same(told[1], told[2])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("direction", ["en", "ar"])
def test_a_rendered_picture_is_the_same_whatever_the_hidden_cards_are(
    window: MainWindow, game: str, viewer: int | None, direction: str
) -> None:
    window.registry[f"language_{direction}"].trigger()
    one, two = alike(game, viewer, 4)
    size = QSize(1000, 700)
    assert table_image(one, viewer, size, "day") == table_image(two, viewer, size, "day")
    if viewer is not None:
        other = 1 - viewer
        assert table_image(one, other, size, "day") != table_image(two, other, size, "day"), "they do differ"


@pytest.mark.parametrize("game", GAMES)
def test_the_start_page_tells_nothing_of_a_saved_match(window: MainWindow, game: str) -> None:
    told = []
    matches = window.services.matches
    assert matches is not None
    for match in alike(game, None, 3):
        window.open_match(match)
        window.registry["home"].trigger()
        told.append(matches.recent(1)[0].summary)
    assert told[0] == told[1]
