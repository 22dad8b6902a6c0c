"""Who deals and who begins, settled by people before the first deal (ALL-6)."""

from __future__ import annotations

import dataclasses
import datetime
import json
import random
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardgui.controller.setup import Setup
from cardgui.rules.chance import lots
from cardgui.rules.games import game_named
from cardgui.rules.kings_corners.throws import winner
from cardgui.rules.seats import Seat
from cardgui.rules.skip_bo.dealers_draw import dealers_draw
from cardgui.rules.start import Start
from cardgui.scene.durations import Speed
from cardgui.storage.people import Person
from cardgui.windows import openings
from cardgui.windows.ask_who_dialog import LOTS, AskWhoDialog
from cardgui.windows.dealers_draw_dialog import DealersDrawDialog
from cardgui.windows.main_window import MainWindow
from cardgui.windows.person_dialog import edit_person
from cardgui.windows.straws_dialog import StrawsDialog
from cardgui.windows.text_field import TextField
from cardgui.windows.throwing_dialog import ThrowingDialog
from cardgui.windows.widgets.dialog_frame import DialogFrame
from tests.pages.program import NOW

ANA, BO, CY = Seat("person", "Ana"), Seat("person", "Bo"), Seat("person", "Cy")
KITO = Seat("computer", "Kito", "easy")


def born(number: int, year: int | None, month: int = 6, day: int = 1) -> Person:
    return Person(number, f"P{number}", "owl", datetime.date(year, month, day) if year else None, 0.0)


class Opening:
    """Settles a start over a window. settled, said: what came of it, as long as nobody is asked."""

    def __init__(
        self,
        window: MainWindow,
        game: str,
        seats: Sequence[Seat],
        people: Sequence[Person | None] = (),
        speed: float = 0,
        deal: int = 5,
        seed: int = 1,
        **options: str,
    ) -> None:
        self.window = window
        self.settled: Setup | None = None
        self.said = ""
        ids = tuple(None if person is None else person.id for person in people)
        known = {person.id: person for person in people if person is not None}
        setup = Setup(game_named(game), tuple(seats), options, deal, ids)
        openings.settle_start(window, setup, known, NOW, Speed(speed), self._done, random.Random(seed))

    def _done(self, setup: Setup, said: str) -> None:
        assert self.settled is None
        self.settled, self.said = setup, said

    @property
    def start(self) -> Start | None:
        return None if self.settled is None else self.settled.start

    def dialog(self) -> DialogFrame:
        assert self.settled is None
        (frame,) = DialogFrame.open_over(self.window)
        return frame


# -- by birthdays


@pytest.mark.parametrize(("trait", "first"), [("oldest", 1), ("youngest", 3), ("latest_birthday", 0)])
def test_birthdays_of_the_profiles_settle_it(window: MainWindow, trait: str, first: int) -> None:
    """KC-5; computer players are passed over. The day of the match is 15 January 2027."""
    people = [born(1, 1980, 1, 15), born(2, 1950, 1, 16), None, born(3, 2018, 5, 5)]
    opening = Opening(window, "kings_corners", [ANA, BO, KITO, CY], people, first_player=trait)
    assert opening.start == Start(first=first)
    assert opening.said.startswith(["Ana", "Bo", "", "Cy"][first])
    assert opening.said.endswith("begins")


def test_people_are_asked_where_a_birthday_is_not_known(window: MainWindow) -> None:
    people = [born(1, 1980), born(2, None), None, born(3, 2018)]
    opening = Opening(window, "kings_corners", [ANA, BO, KITO, CY], people, first_player="youngest")
    frame = opening.dialog()
    assert isinstance(frame, AskWhoDialog)
    assert frame.accessibleName() == "Who is the youngest?"
    assert list(frame.buttons) == [0, 1, 3], "no computer player"
    frame.buttons[3].click()
    assert opening.start == Start(first=3)
    assert opening.said == ""


def test_only_equals_are_asked_and_lots_fall_among_them(window: MainWindow) -> None:
    people = [born(1, 1980), born(2, 1950), born(3, 1950)]
    found = set()
    for seed in range(12):
        opening = Opening(window, "kings_corners", [ANA, BO, CY], people, seed=seed, first_player="oldest")
        frame = opening.dialog()
        assert isinstance(frame, AskWhoDialog)
        assert list(frame.buttons) == [1, 2]
        frame.finish(LOTS)
        assert opening.start is not None
        found.add(opening.start.first)
    assert found == {1, 2}


def test_who_goes_back_settles_nothing(window: MainWindow) -> None:
    opening = Opening(window, "kings_corners", [ANA, BO], first_player="oldest")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert opening.settled is None
    assert not DialogFrame.open_over(window)


def test_in_junior_the_oldest_deals_and_the_youngest_begins(window: MainWindow) -> None:
    """SBJ-3."""
    people = [born(1, 2019), born(2, 1950), born(3, 1980)]
    opening = Opening(window, "skip_bo_junior", [ANA, BO, CY], people)
    assert opening.start == Start(dealer=1, first=0)
    asked = Opening(window, "skip_bo_junior", [ANA, BO, CY])
    frame = asked.dialog()
    assert isinstance(frame, AskWhoDialog)
    frame.buttons[2].click()
    frame = asked.dialog()
    assert isinstance(frame, AskWhoDialog)
    assert frame.accessibleName() == "Who is the oldest?"
    assert list(frame.buttons) == [0, 1], "the youngest of three is not the oldest"
    frame.buttons[0].click()
    assert asked.start == Start(dealer=0, first=2)


def test_of_two_the_other_one_is_the_oldest_and_one_alone_is_both(window: MainWindow) -> None:
    opening = Opening(window, "skip_bo_junior", [ANA, KITO, BO])
    frame = opening.dialog()
    assert isinstance(frame, AskWhoDialog)
    frame.buttons[0].click()
    assert opening.start == Start(dealer=2, first=0)
    assert Opening(window, "skip_bo_junior", [KITO, ANA]).start == Start(dealer=1, first=1)
    assert Opening(window, "skip_bo_junior", [KITO, KITO]).start == Start()


def test_a_team_counts_by_the_member_that_fits_best(window: MainWindow) -> None:
    """ALL-6."""
    team = Seat("team", "Us", None, ("Mai", "Tom"))
    known = {person.id: person for person in (born(1, 1990), born(2, 1940), born(3, 2019))}
    done: list[Setup] = []
    setup = Setup(game_named("skip_bo_junior"), (ANA, team), {}, 5, (1, (2, 3)))
    openings.settle_start(window, setup, known, NOW, Speed(0), lambda setup, said: done.append(setup))
    assert done[0].start == Start(dealer=1, first=1)


# -- Skip-Bo


def test_the_draw_for_the_deal_is_shown_as_the_rules_have_it(window: MainWindow) -> None:
    """SB-2: ties draw again; the deal number decides, and the record says nothing."""
    game = game_named("skip_bo")
    deal = next(deal for deal in range(100) if len(dealers_draw(deal, 3, game.deck).laps) > 1)
    draw = dealers_draw(deal, 3, game.deck)
    opening = Opening(window, "skip_bo", [ANA, KITO, BO], deal=deal)
    frame = opening.dialog()
    assert isinstance(frame, DealersDrawDialog)
    assert frame.row.rows == len(draw.laps)
    assert frame.row.chosen == draw.dealer
    names = ["Ana", "Kito", "Bo"]
    assert frame.words.text().startswith(f"{names[draw.dealer]} has the highest card and deals.")
    assert f"{names[(draw.dealer + 1) % 3]} begins" in frame.words.text()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert opening.start == Start()
    assert window.begin(dataclasses.replace(opening.settled, people=()))  # type: ignore[type-var]
    assert window.services.controller.view().observation.state["dealer"] == draw.dealer


def test_cards_of_the_draw_are_turned_up_one_after_the_other(window: MainWindow) -> None:
    opening = Opening(window, "skip_bo", [ANA, BO], speed=1, deal=5)
    frame = opening.dialog()
    assert isinstance(frame, DealersDrawDialog)
    assert frame.shown == 0
    assert frame.row.chosen is None
    frame._turning.setCurrentTime(frame._turning.duration() * 3 // 4)
    assert frame.shown >= 1
    frame.finish("")
    assert opening.settled is None


def test_the_youngest_starts_and_the_right_neighbour_deals(window: MainWindow) -> None:
    """SB-27."""
    people = [born(1, 1980), born(2, 2018), born(3, 1950)]
    opening = Opening(window, "skip_bo", [ANA, BO, CY], people, first_dealer="youngest_starts")
    assert opening.start == Start(first=1)
    assert opening.settled is not None
    assert window.begin(dataclasses.replace(opening.settled, people=()))
    assert window.services.controller.view().observation.state["dealer"] == 0
    assert window.services.controller.view().turn == 1


# -- Kings Corners: played for


def test_throws_stay_hidden_until_all_have_thrown(window: MainWindow) -> None:
    """KC-5: nothing on the screen and nothing that a screen reader finds tells a throw."""
    pictures, names = [], []
    for kind in ("rock", "paper", "scissors"):
        opening = Opening(window, "kings_corners", [ANA, KITO, BO], first_player="rock_paper_scissors", seed=4)
        frame = opening.dialog()
        assert isinstance(frame, ThrowingDialog)
        assert frame.asked == 0
        frame.here.click()
        next(button for button in frame.throws if button.kind == kind).click()
        assert frame.asked == 2
        window.repaint()
        pictures.append(frame.grab().toImage())
        names.append([(widget.accessibleName(), widget.toolTip()) for widget in frame.findChildren(QWidget)])
        assert frame.how == []
        frame.finish("")
    assert pictures[0] == pictures[1] == pictures[2]
    assert names[0] == names[1] == names[2]


def test_each_person_takes_the_screen_over_before_they_throw(window: MainWindow) -> None:
    """KC-5: as at the curtain, by key or click, and nobody throws for the next one."""
    opening = Opening(window, "kings_corners", [ANA, KITO, BO], first_player="rock_paper_scissors", seed=4)
    frame = opening.dialog()
    assert isinstance(frame, ThrowingDialog)
    for seat, name in ((0, "Ana"), (2, "Bo")):
        assert (frame.asked, frame.passing) == (seat, True)
        assert frame.who.name == name
        assert name in frame.here.text()
        assert frame.here.isVisible()
        assert frame.here.hasFocus()
        assert not any(button.isVisible() for button in frame.throws)
        frame.throws[0].click()
        assert frame.asked == seat
        QTest.keyClick(frame.here, Qt.Key.Key_Space)
        assert not frame.passing
        assert frame.throws[0].hasFocus()
        assert all(button.isVisible() for button in frame.throws)
        assert not frame.here.isVisible()
        frame.throws[0].click()
    assert frame.asked is None
    assert len(frame.how) == 1
    frame.finish("")


def test_throws_go_into_the_record(window: MainWindow) -> None:
    """KC-5, NOTATION `how`."""
    opening = Opening(window, "kings_corners", [ANA, BO, CY], first_player="rock_paper_scissors")
    frame = opening.dialog()
    assert isinstance(frame, ThrowingDialog)

    def throw(*kinds: str) -> None:
        for kind in kinds:
            frame.here.click()
            next(button for button in frame.throws if button.kind == kind).click()

    throw("rock", "paper", "scissors")
    assert frame.left == [0, 1, 2], "all three show: again"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    throw("rock", "paper", "paper")
    assert frame.left == [1, 2]
    assert frame.words.text().endswith("throw again.")
    frame.again.click()
    assert frame.asked == 1, "Ana is out"
    throw("scissors", "rock")
    assert frame.row.chosen == 2
    assert frame.again.text() == "Deal the cards"
    assert not frame.lots.isVisible()
    frame.again.click()
    how = [["rock", "paper", "scissors"], ["rock", "paper", "paper"], ["-", "scissors", "rock"]]
    assert opening.start == Start(first=2, how=how)
    assert winner(how, 3) == 2
    assert opening.settled is not None
    assert window.begin(opening.settled)
    record = json.loads(window.services.controller.record_text())
    assert record["start"] == {"first": 2, "how": how}


def test_computer_players_throw_at_random(window: MainWindow) -> None:
    thrown = set()
    for seed in range(20):
        opening = Opening(window, "kings_corners", [ANA, KITO], first_player="rock_paper_scissors", seed=seed)
        frame = opening.dialog()
        assert isinstance(frame, ThrowingDialog)
        frame.throws[0].click()
        thrown.add(frame.how[0][1])
        frame.finish("")
    assert thrown == {"rock", "paper", "scissors"}


@pytest.mark.parametrize("wanted", ["straws", "rock_paper_scissors"])
def test_lots_instead(window: MainWindow, wanted: str) -> None:
    opening = Opening(window, "kings_corners", [ANA, BO, CY], first_player=wanted)
    frame = opening.dialog()
    assert isinstance(frame, StrawsDialog | ThrowingDialog)
    frame.lots.click()
    assert opening.start == Start()
    assert opening.settled is not None
    assert window.begin(opening.settled)
    assert window.services.controller.view().turn == lots(5).pick(3)


def test_straws_look_alike_until_everybody_has_one(window: MainWindow) -> None:
    """KC-5."""
    firsts = set()
    for seed in range(20):
        opening = Opening(window, "kings_corners", [ANA, KITO, BO], first_player="straws", seed=seed)
        frame = opening.dialog()
        assert isinstance(frame, StrawsDialog)
        assert frame.asked == 0
        frame.straws[1].click()
        assert frame.asked == 2
        assert [straw.length for straw in frame.straws] == [None, None, None]
        assert sum(straw.taker is not None for straw in frame.straws) == 2, "the computer player has one too"
        next(straw for straw in frame.straws if straw.taker is None).click()
        assert len({straw.length for straw in frame.straws}) == 2
        short = min(frame.straws, key=lambda straw: straw.length or 0)
        assert short.taker is not None
        assert frame.first == ["Ana", "Kito", "Bo"].index(short.taker.name)
        firsts.add(frame.first)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        assert opening.start == Start(first=frame.first)
    assert firsts == {0, 1, 2}


@pytest.mark.parametrize("wanted", ["left_of_dealer", "straws", "rock_paper_scissors", "oldest"])
def test_nobody_is_asked_where_no_people_play(window: MainWindow, wanted: str) -> None:
    opening = Opening(window, "kings_corners", [KITO, KITO], first_player=wanted)
    assert opening.start == Start()


def test_skyjo_is_dealt_at_once(window: MainWindow) -> None:
    assert Opening(window, "skyjo", [ANA, BO]).start == Start()


def test_the_window_settles_it_before_it_deals(window: MainWindow) -> None:
    setup = Setup(game_named("kings_corners"), (ANA, BO), {"first_player": "straws"}, 5)
    window.settle_and_begin(setup)
    assert not window.services.controller.has_match
    (frame,) = DialogFrame.open_over(window)
    assert isinstance(frame, StrawsDialog)
    frame.straws[0].click()
    frame.straws[1].click()
    frame.deal.click()
    assert window.services.controller.view().turn == frame.first
    assert window.page is window.table_page


# -- birthdays


def test_a_birthday_is_written_into_the_profile(window: MainWindow) -> None:
    people = window.services.people
    assert people is not None
    saved: list[Person | None] = []
    frame = edit_person(window, window.services, None, saved.append)
    assert frame is not None
    name, birthday = frame.findChildren(TextField)
    name.setText("Mai")
    birthday.setText("31/2/2015")
    QTest.keyClick(birthday, Qt.Key.Key_Return)
    assert people.all() == [], "no such day"
    birthday.setText("25/3/2015")
    QTest.keyClick(birthday, Qt.Key.Key_Return)
    (mai,) = people.all()
    assert mai.birthday == datetime.date(2015, 3, 25)
    assert saved == [mai]
    frame = edit_person(window, window.services, mai, saved.append)
    assert frame is not None
    name, birthday = frame.findChildren(TextField)
    assert birthday.text() == "25/3/2015"
    birthday.clear()
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert people.all()[0].birthday is None


def test_a_dialog_is_as_high_as_its_contents_at_every_size(window: MainWindow) -> None:
    opening = Opening(window, "kings_corners", [ANA, KITO, BO], first_player="rock_paper_scissors", seed=4)
    frame = opening.dialog()
    for size in ((800, 600), (1280, 800), (800, 600), (1280, 800)):
        window.resize(*size)
        QTest.qWait(30)
        assert frame._scroll.verticalScrollBar().maximum() == 0
        assert frame._scroll.height() == frame.body_layout.sizeHint().height()
    frame.finish("")
