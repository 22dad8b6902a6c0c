"""A whole round of each game with each number of seats on the real window: by clicks, by drags and by keys alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication

from cardgui.controller.setup import parse_setup
from cardgui.controller.view import View
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.games import GAMES
from cardgui.rules.moves import END, MOVE, Move
from cardgui.windows.main_window import MainWindow
from tests.scene.random_play import at_rest
from tests.windows.hands import Clicks, Drags, Hand, Keys
from tests.windows.referee import Referee

OPTIONS: dict[str, tuple[tuple[str, ...], ...]] = {
    "skip_bo": (("stock_size=5",),),
    "skip_bo_junior": (("stock_size=6",),),
    "kings_corners": (
        ("draw=end_of_turn", "scoring=chips", "chips_for_cards=true"),
        ("must_play=false", "scoring=penalty_points"),
        ("draw=when_stuck", "scoring=chips"),
        (),
    ),
    "skyjo": ((),),
}
ROUNDS = [
    (name, seats, way)
    for name, game in GAMES.items()
    for seats in range(game.low, game.high + 1)
    for way in (Clicks, Keys, *([Drags] if seats == game.low else []))
]
MOST_MOVES = 400


def chairs(seats: int) -> str:
    """A person on every third chair."""
    return ",".join("person" if seat % 3 == 0 else "easy" for seat in range(seats))


def begin(window: MainWindow, name: str, seats: int, way: int) -> Referee:
    """Deal a round. way: another one gets other options and another deal."""
    if seats == 3:
        window.registry["language_ar"].trigger()
    referee = Referee(window.services.controller)
    options = OPTIONS[name][(seats + way) % len(OPTIONS[name])]
    assert window.begin(parse_setup(name, chairs(seats), 10 * seats + way + 1, options))
    QApplication.processEvents()
    return referee


@pytest.mark.parametrize(("name", "seats", "way"), ROUNDS)
def test_a_whole_round(window: MainWindow, name: str, seats: int, way: type[Clicks | Drags | Keys]) -> None:
    """Moves of the people, rather those that bring the round nearer to its end, up to the score sheet and, where the
    match goes on, into the next round."""
    referee = begin(window, name, seats, [Clicks, Drags, Keys].index(way))
    hand: Hand = way(window)
    controller, page = window.services.controller, window.table_page
    rng = random.Random(f"{name} {seats}")
    actors = set()
    for count in range(MOST_MOVES):
        table = controller.view()
        if page.curtain.is_down:
            asked = table.asked_for
            hand.lift_curtain()
            assert controller.view().viewer == asked
            continue
        if table.turn is None:
            break
        assert table.legal
        move = choose(table, rng)
        actors.add(move.actor)
        hand.play(move)
        made = referee.match.moves[table.moves] if referee.match is not None else None
        assert made is move
        if count % 10 == 0:
            at_rest(page.board)
    view = controller.view()
    assert view.turn is None, "the round is over"
    people = {seat for seat, chair in enumerate(view.chairs) if chair.is_person}
    # Elsewhere a round may end before everybody has had a turn.
    assert actors == people if name == "skyjo" else actors and actors <= people
    replayed = referee.compare_record()
    assert replayed.round.result == view.results[0]
    at_rest(page.board)
    assert page.sheet is not None
    assert len(page.sheet.view.results) == 1
    if view.waiting:
        hand.go_on()
        assert controller.view().round == 1
        assert page.sheet is None


def choose(view: View, rng: random.Random) -> Move:
    """One that brings the end nearer: it plays a card, in Skyjo onto a hidden one, or else does not end the turn."""
    table = view.observation.table
    plays = [move for move in view.legal if move.is_play and move.verb == MOVE]
    hidden = [move for move in plays if UNKNOWN in [table.faces[card] for card in table.piles[move.target]]]
    return rng.choice(hidden or plays or [move for move in view.legal if move.verb != END] or list(view.legal))
