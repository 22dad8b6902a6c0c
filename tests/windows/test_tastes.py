"""Own settings of people come and go with their turn; and computer seats wait for a window that is out of sight."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from cardgui.controller.setup import parse_setup
from cardgui.rules.start import Start
from cardgui.scene.look.card_style import CardStyle
from cardgui.storage.errors import StorageError
from cardgui.storage.people import PersonalSettings
from cardgui.windows.main_window import MainWindow
from cardgui.windows.tastes import PERSONAL
from cardgui.windows.widgets.themed import current_theme
from tests.windows.conftest import OpenWindow

OWN = {
    "text_size": 140,
    "card_size": 80,
    "digits": "western",
    "colours": "night",
    "animation_speed": 200,
    "four_colours": True,
    "large_print": True,
}


def two(window: MainWindow) -> tuple[int, int]:
    """Ana, with an own setting of everything, and Bo with none."""
    people, tastes = window.services.people, window.services.tastes
    assert people is not None
    ana, bo = people.add("Ana", "fox", 1.0), people.add("Bo", "lion", 1.0)
    for key, value in OWN.items():
        tastes.set_own(ana, key, value)
    return ana, bo


def begin(window: MainWindow, people: tuple[int | None, ...], game: str = "skyjo") -> None:
    setup = replace(parse_setup(game, "person:Ana,person:Bo", 3), people=people)
    if game == "kings_corners":
        setup = replace(setup, start=Start(first=0))
    assert window.begin(setup)


def holds(window: MainWindow) -> dict[str, object]:
    """What really holds, where it does."""
    board = window.table_page.board.board
    assert board.paintbox.style == current_theme.cards
    assert board.paintbox.theme.name == current_theme.theme.name
    factor = board.speed.factor
    return {
        "text_size": round(current_theme.text_scale * 100),
        "card_size": round(board.frame.cards * 100),
        "digits": window.services.translators.digits.value,
        "colours": current_theme.theme.name,
        "animation_speed": round(100 / factor) if factor else 0,
        "four_colours": board.paintbox.style.four_colours,
        "large_print": board.paintbox.style.large_print,
    }


MACHINE = {
    "text_size": 100,
    "card_size": 100,
    "digits": "automatic",
    "colours": "day",
    "animation_speed": 0,
    "four_colours": False,
    "large_print": False,
}


def test_there_is_an_own_setting_of_everything_that_a_person_can_have() -> None:
    assert {field for _, field in PERSONAL.values()} | {"hand_order"} == set(PersonalSettings.__dataclass_fields__)
    assert set(OWN) == set(PERSONAL)


def test_the_table_is_as_whoever_looks_likes_it(window: MainWindow) -> None:
    window.services.preferences.colours = "day"
    begin(window, two(window))
    assert window.services.controller.view().viewer == 0
    assert holds(window) == OWN
    controller = window.services.controller
    controller.play([controller.view().legal[0]])
    window.table_page.board.board.settling.finish()
    controller.play([controller.view().legal[0]])
    window.table_page.board.board.settling.finish()
    assert controller.view().viewer == 1
    assert holds(window) == MACHINE
    assert window.registry["look_day"].isChecked()
    controller.undo()
    assert controller.view().viewer == 0
    assert holds(window) == OWN
    assert window.registry["look_night"].isChecked()


def test_away_from_the_table_the_machine_s_settings_hold(window: MainWindow) -> None:
    window.services.preferences.colours = "day"
    begin(window, two(window))
    match = window.services.controller.match_id
    assert match is not None
    window.registry["home"].trigger()
    assert holds(window) == MACHINE
    window.start_page.go_on.emit(match)
    assert holds(window) == OWN


def test_who_is_asked_for_has_them_on_the_curtain_already(window: MainWindow) -> None:
    window.services.preferences.colours = "day"
    begin(window, two(window), "kings_corners")
    view = window.services.controller.view()
    assert (view.viewer, view.asked_for) == (None, 0)
    assert holds(window) == OWN


def test_somebody_unknown_has_those_of_the_machine(window: MainWindow) -> None:
    window.services.preferences.colours = "day"
    two(window)
    begin(window, (None, None))
    assert holds(window) == MACHINE


def test_own_settings_are_there_at_the_next_start(open_window: OpenWindow) -> None:
    window = open_window()
    begin(window, two(window))
    window = open_window()
    assert holds(window) == OWN


def test_what_is_chosen_is_seen(window: MainWindow) -> None:
    """Of what Ana has of her own, her own changes; of what Bo has not, the machine's."""
    preferences, people = window.services.preferences, window.services.people
    preferences.colours = "day"
    ana, bo = two(window)
    begin(window, (ana, bo))
    window.registry["look_high_contrast"].trigger()
    assert current_theme.theme.name == "high_contrast"
    assert people is not None
    assert people.settings(ana).colours == "high_contrast"
    assert preferences.colours == "day"
    window.services.tastes.set_own(ana, "colours", None)
    assert current_theme.theme.name == "day"
    window.registry["look_night"].trigger()
    assert preferences.colours == "night"
    assert people.settings(ana).colours is None
    assert people.settings(bo) == PersonalSettings()


def test_the_order_of_the_hand_is_kept_besides(window: MainWindow) -> None:
    people = window.services.people
    assert people is not None
    ana = people.add("Ana", "fox", 1.0)
    window.services.tastes.set_own(ana, "text_size", 120)
    people.set_settings(ana, replace(people.settings(ana), hand_order="suit"))
    window.services.tastes.set_own(ana, "large_print", True)
    assert people.settings(ana) == PersonalSettings(text_size=120, hand_order="suit", large_print=True)


def test_what_cannot_be_understood_is_as_the_program_has_it(window: MainWindow) -> None:
    people = window.services.people
    assert people is not None
    ana = people.add("Ana", "fox", 1.0)
    people.set_settings(ana, PersonalSettings(text_size=9000, colours="plaid", digits="roman", speed=-1))
    window.services.preferences.colours = "day"
    begin(window, (ana, None))
    assert holds(window) == MACHINE
    with pytest.raises(ValueError, match="expected"):
        window.services.tastes.set_own(ana, "colours", "plaid")


def test_what_cannot_be_saved_holds_all_the_same(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    people = window.services.people
    assert people is not None
    ana = people.add("Ana", "fox", 1.0)
    begin(window, (ana, None))

    def fail(*arguments: object) -> None:
        raise StorageError("full", None)

    monkeypatch.setattr(people, "set_settings", fail)
    window.services.tastes.set_own(ana, "large_print", True)
    assert current_theme.cards == CardStyle(large_print=True)


def test_digits_change_with_the_turn(window: MainWindow) -> None:
    window.services.preferences.language = "ar"
    begin(window, two(window))
    assert QLocale().zeroDigit() == "0"
    controller = window.services.controller
    for _ in range(2):
        controller.play([controller.view().legal[0]])
        window.table_page.board.board.settling.finish()
    assert controller.view().viewer == 1
    assert QLocale().zeroDigit() == "٠"


@pytest.mark.parametrize("wish", [True, False])
def test_computer_seats_wait_for_a_window_that_is_out_of_sight(window: MainWindow, wish: bool) -> None:
    controller, preferences = window.services.controller, window.services.preferences
    preferences.wait_unseen = wish
    controller.pause(True)
    assert window.begin(parse_setup("skyjo", "easy,easy", 3, ("target=20",)))
    controller.pause(True)
    window.showMinimized()
    QApplication.processEvents()
    before = controller.view().moves
    controller.pause(False)
    QApplication.processEvents()
    assert (controller.view().moves == before) is wish
    window.showNormal()
    QApplication.processEvents()
    assert controller.view().moves > before
    assert controller.view().over


def test_switching_the_wish_off_lets_them_go_on(window: MainWindow) -> None:
    controller = window.services.controller
    controller.wait_unseen(True)
    assert window.begin(parse_setup("skyjo", "easy,easy", 3, ("target=20",)))
    assert not controller.view().over
    window.services.preferences.wait_unseen = False
    assert controller.view().over


def test_without_hints_there_is_no_button_and_no_key(window: MainWindow) -> None:
    assert window.begin(parse_setup("skyjo", "person,easy", 3))
    hint = window.registry["hint"]
    assert hint.isVisible()
    assert hint.isEnabled()
    window.services.preferences.hints = False
    assert not hint.isVisible()
    assert not hint.isEnabled()
    controller = window.services.controller
    controller.play([controller.view().legal[0]])
    assert not hint.isEnabled()
    window.services.preferences.hints = True
    assert hint.isVisible()
