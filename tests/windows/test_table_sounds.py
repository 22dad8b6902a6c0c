"""What is heard at the table, counted by a player that plays nothing; how loud, and that it is kept."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.controller.setup import parse_setup
from cardgui.controller.table import TableController
from cardgui.windows.help_dialogs import show_keyboard_help
from cardgui.windows.main_window import MainWindow
from cardgui.windows.services import Services
from cardgui.windows.widgets.label import TextLabel
from tests.windows.conftest import OpenWindow


class CountingPlayer:
    """Notes what it is asked for, as a player does that is on; `use` is noted as it comes."""

    def __init__(self) -> None:
        self.used: list[tuple[bool, int]] = []
        self.warmed = 0
        self.played: list[str] = []

    @property
    def audible(self) -> bool:
        return bool(self.used) and self.used[-1][0]

    def use(self, on: bool, loudness: int) -> None:
        self.used.append((on, loudness))

    def warm_up(self) -> None:
        self.warmed += 1

    def play(self, name: str, strength: float = 1.0) -> bool:
        if self.audible:
            self.played.append(name)
        return self.audible

    def count(self) -> Counter[str]:
        """How often each was played since the last call."""
        counted = Counter(self.played)
        self.played.clear()
        return counted


@pytest.fixture
def player(services: Services) -> CountingPlayer:
    made = CountingPlayer()
    services.sound = made
    return made


@pytest.fixture
def window(player: CountingPlayer, open_window: OpenWindow) -> MainWindow:
    return open_window()


def begin(window: MainWindow, seats: str, game: str = "skyjo", options: tuple[str, ...] = ()) -> TableController:
    assert window.begin(parse_setup(game, seats, 11, options))
    return window.services.controller


def play_until(controller: TableController, done: Callable[[], bool]) -> None:
    """Make random legal moves for everybody who is asked."""
    rng = random.Random(4)
    for _ in range(3000):
        view = controller.view()
        if done():
            return
        if view.asked_for is not None:
            controller.i_am_here(view.asked_for)
        elif view.legal:
            controller.play([rng.choice(view.legal)])
        elif view.waiting:
            controller.next_round()
        else:
            QApplication.processEvents()
    raise AssertionError("it has not come to that")


def test_a_person_is_called_once_when_the_turn_comes_from_a_computer_player(
    window: MainWindow, player: CountingPlayer
) -> None:
    controller = begin(window, "person,easy,easy")
    calls = turns = 0
    player.count()
    for _ in range(24):
        view = controller.view()
        if not view.legal:
            break
        turn_of = view.turn
        moves = view.moves
        controller.play([view.legal[0]])
        QTest.qWait(1)
        for _ in range(200):
            if controller.view().legal or controller.view().turn is None:
                break
            QTest.qWait(1)
        after = controller.view()
        # Somebody else has moved in between, and it is the person's turn again.
        turns += after.turn == turn_of and after.moves > moves + 1
        calls += player.count()["your_turn"]
    assert turns > 3
    assert calls == turns


def test_with_a_curtain_the_next_person_is_called_once(window: MainWindow, player: CountingPlayer) -> None:
    controller = begin(window, "person,person", "skip_bo")
    assert controller.view().asked_for is not None
    assert player.count()["your_turn"] == 1
    for _ in range(4):
        asked = controller.view().asked_for
        assert asked is not None
        controller.i_am_here(asked)
        assert player.count()["your_turn"] == 0
        view = controller.view()
        controller.play([view.game.parse_move("hand.0>discard.0", asked)])
        assert player.count()["your_turn"] == 1


def test_a_round_and_a_match_are_heard_once(window: MainWindow, player: CountingPlayer) -> None:
    controller = begin(window, "person,person", options=("target=20",))
    ends = Counter[str]()
    controller.round_over.connect(lambda: ends.update(["round_won"]))
    controller.match_over.connect(lambda: ends.update(["match_won"]))
    play_until(controller, lambda: controller.view().over)
    heard = player.count()
    assert ends["match_won"] == 1
    assert (heard["round_won"], heard["match_won"]) == (ends["round_won"], ends["match_won"])
    # Looking back, and the way there and back, are no second victory.
    controller.undo()
    controller.redo()
    controller.look_at(0)
    controller.look_at(None)
    assert set(player.count()) == {"slide"}


def test_a_computer_player_that_wins_gets_no_more_than_for_a_round(
    window: MainWindow, player: CountingPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = begin(window, "person,easy", options=("target=20",))
    play_until(controller, lambda: controller.view().over)
    heard = player.count()
    people = any(controller.view().chairs[seat].is_person for seat in controller.view().winners)
    assert heard["match_won"] == people
    assert heard["round_won"] == len(controller.view().results) - people


def test_fast_forward_is_quiet(window: MainWindow, player: CountingPlayer) -> None:
    window.services.controller.set_speed(1)
    controller = begin(window, "easy,easy,easy", options=("target=20",))
    assert player.count() == {"deal": 1}
    controller.fast_forward(True)
    play_until(controller, lambda: controller.view().over)
    assert player.count() == {"match_won": 1}


def test_a_match_that_is_opened_again_is_silent(
    window: MainWindow, player: CountingPlayer, open_window: OpenWindow
) -> None:
    controller = begin(window, "person,person")
    controller.play([controller.view().legal[0]])
    window.show_start()
    player.count()
    controller.open_saved(1)
    window.show_table()
    assert not player.count()


def test_off_gives_none(window: MainWindow, player: CountingPlayer) -> None:
    window.registry["sound_0"].trigger()
    assert player.used[-1] == (False, 60)
    player.count()
    controller = begin(window, "person,person")
    for _ in range(5):
        controller.play([controller.view().legal[0]])
    assert not player.count()


@pytest.mark.parametrize("loudness", [30, 60, 100])
def test_how_loud_it_is_is_live_and_kept(window: MainWindow, player: CountingPlayer, loudness: int) -> None:
    preferences = window.services.preferences
    window.registry["sound_0"].trigger()
    assert window.registry["sound_0"].isChecked()
    assert window.registry["mute"].isChecked()
    player.count()
    window.registry[f"sound_{loudness}"].trigger()
    assert (preferences.sound, preferences.loudness) == (True, loudness)
    assert player.used[-1] == (True, loudness)
    # It is heard at once how loud that is.
    assert player.count()["place"] >= 1
    assert window.registry[f"sound_{loudness}"].isChecked()
    assert not window.registry["mute"].isChecked()


def test_one_key_switches_the_sounds_off_and_on_again_as_loud_as_before(
    window: MainWindow, player: CountingPlayer
) -> None:
    window.registry["sound_100"].trigger()
    begin(window, "person,person")
    QTest.keyClick(window, Qt.Key.Key_M)
    assert not window.services.preferences.sound
    assert window.registry["sound_0"].isChecked()
    assert player.used[-1] == (False, 100)
    QTest.keyClick(window, Qt.Key.Key_M)
    assert player.used[-1] == (True, 100)
    assert window.registry["sound_100"].isChecked()


def test_the_key_is_in_the_list_of_keys(window: MainWindow) -> None:
    frame = show_keyboard_help(window, window.registry)
    texts = {label.text() for label in frame.findChildren(TextLabel)}
    assert window.registry["mute"].text() in texts
    frame.finish("")
