"""Sounds go with the cards: few, in time, and one at least for each move."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from cardgui.controller.setup import parse_setup
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.steps import Moved, RoundOver, Step, Turned
from cardgui.scene.board_view import BoardView
from cardgui.scene.cues import Cue, cues_of
from cardgui.scene.settling import Mark
from cardgui.sound.names import SOUNDS
from tests.scene.conftest import MakeBoard


class Heard:
    """What a board asks for, by name."""

    def __init__(self, view: BoardView) -> None:
        self.sounds: list[tuple[str, float]] = []
        view.board.sounded.connect(lambda name, strength: self.sounds.append((name, strength)))

    def names(self) -> list[str]:
        """Since the last call."""
        names = [name for name, _ in self.sounds]
        self.sounds.clear()
        return names


def moved(why: str, card: int = 1) -> Moved:
    return Moved(0, (card,), 0, 1, -1, (UNKNOWN,), (0,), why)


def test_a_card_slides_and_is_placed_and_one_turned_over_is_heard_as_that() -> None:
    flip = Turned(0, (3,), 5, (7,), (3,), "flip")
    assert cues_of([Mark(moved("play"), 0, 300), Mark(flip, 400, 620)]) == [
        Cue(0, "slide"),
        Cue(300, "place"),
        Cue(400, "turn"),
    ]


@pytest.mark.parametrize("why", ["column", "complete"])
def test_a_complete_pile_is_heard_once_however_many_cards_leave(why: str) -> None:
    cues = cues_of(Mark(moved(why, card), 500 + 90 * card, 900 + 90 * card) for card in range(3))
    assert cues == [Cue(500, "complete")]


def test_a_deal_is_a_series_that_never_becomes_noise() -> None:
    cues = cues_of(Mark(moved("deal", card), 24 * card, 24 * card + 300) for card in range(150))
    assert {cue.sound for cue in cues} == {"deal"}
    assert 30 <= len(cues) <= 3600 / SOUNDS["deal"].apart + 1
    times = [cue.at for cue in cues]
    assert all(later - earlier >= SOUNDS["deal"].apart for earlier, later in pairwise(times))


def test_what_nobody_sees_is_not_heard() -> None:
    assert cues_of([Mark(RoundOver((0,), (1, 2)), 0, 0)]) == []


def play_legal(view: BoardView, rng: random.Random | None = None) -> list[Step]:
    """Make the first legal move, or any one; its steps."""
    steps: list[Step] = []

    def note(change: object) -> None:
        steps.extend(getattr(change, "steps", ()))

    view.controller.changed.connect(note)
    legal = list(view.controller.view().legal)
    view.controller.play([legal[0] if rng is None else rng.choice(legal)])
    view.controller.changed.disconnect(note)
    return steps


def test_without_movement_each_move_makes_one_sound(make_board: MakeBoard) -> None:
    view = make_board("person,person", speed=0)
    heard = Heard(view)
    for _ in range(12):
        controller = view.controller
        if not controller.view().legal:
            break
        steps = play_legal(view)
        shown = any(isinstance(step, (Moved, Turned)) for step in steps)
        assert len(heard.names()) == shown


def test_without_movement_a_deal_makes_one_sound(make_board: MakeBoard) -> None:
    view = make_board("person,person", speed=0)
    heard = Heard(view)
    view.controller.new_match(parse_setup("skip_bo", "person,person", 3))
    assert heard.names() == ["deal"]


def test_taking_back_slides_softly_and_other_changes_are_silent(make_board: MakeBoard) -> None:
    view = make_board("person,person", speed=0)
    heard = Heard(view)
    controller = view.controller
    play_legal(view)
    heard.names()
    assert controller.undo()
    assert controller.redo()
    assert [(name, strength < 1) for name, strength in heard.sounds] == [("slide", True)] * 2
    heard.names()
    controller.look_at(0)
    controller.look_at(None)
    view.board.relayout()
    view.board.sort_hand("rank")
    assert heard.names() == []


def test_with_movement_the_sounds_come_as_the_cards_do(make_board: MakeBoard, qtbot: QtBot) -> None:
    view = make_board("person,person", speed=0.2)
    heard = Heard(view)
    qtbot.waitUntil(lambda: not view.board.settling.running, timeout=30_000)
    dealt = Counter(heard.names())
    assert dealt["deal"] > 1
    play_legal(view)
    assert view.board.settling.running
    qtbot.waitUntil(lambda: not view.board.settling.running, timeout=30_000)
    assert heard.names() == ["turn"]


def test_a_series_that_is_cut_short_does_not_go_on(make_board: MakeBoard) -> None:
    view = make_board("person,person", speed=1)
    heard = Heard(view)
    assert view.board.settling.running
    view.board.settling.finish()
    assert heard.names() == []
    view.board.cues.advance(100_000)
    assert heard.names() == []


def test_a_complete_pile_of_a_game_is_heard(make_board: MakeBoard) -> None:
    view = make_board("person,person", game="skip_bo_junior")
    heard = Heard(view)
    rng = random.Random(5)
    for _ in range(2000):
        now = view.controller.view()
        if now.asked_for is not None:
            view.controller.i_am_here(now.asked_for)
        elif now.waiting:
            view.controller.next_round()
        else:
            steps = play_legal(view, rng)
            names = heard.names()
            if any(isinstance(step, Moved) and step.why == "complete" for step in steps):
                assert names == ["complete"]
                return
    raise AssertionError("no complete pile")
