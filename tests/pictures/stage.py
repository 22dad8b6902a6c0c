"""The real program, without a display, in a folder of its own, with a family and some matches of the past."""

from __future__ import annotations

import datetime
import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from cardgui.ai.players import choose
from cardgui.ai.simple import simple_move
from cardgui.controller.setup import Setup, parse_setup
from cardgui.controller.table import TableController
from cardgui.controller.view import View
from cardgui.language.locales import by_code
from cardgui.language.translators import Translators
from cardgui.preferences import Preferences
from cardgui.storage.database import Database
from cardgui.windows.main_window import MainWindow
from cardgui.windows.services import Services
from cardgui.windows.widgets.dialog_frame import DialogFrame

NOW = 1_800_000_000.0
"""Seconds since 1970, UTC, at which all pictures are taken: they are the same each time."""
PEOPLE = (("Amina", "fox", (2016, 5, 4)), ("Bibi Zawadi", "owl", None), ("عمر", "lion", (1984, 2, 29)),
          ("Bà Nguyễn Thị Linh", "panda", None))  # fmt: skip
_PAST = (
    ("skyjo", "person,easy,expert", ("target=40",), (0,)),
    ("skyjo", "person,person,person", ("target=20",), (0, 1, 2)),
    ("kings_corners", "person,steady", ("scoring=chips", "rounds=2"), (0,)),
    ("kings_corners", "person,person,easy", (), (1, 0)),
    ("skip_bo_junior", "person,skilled", (), (0,)),
    ("skip_bo", "person,easy,expert,person", ("stock_size=5", "target=50", "teams=two_sides"), (0, 3)),
)


class Stage:
    """Attributes:

    window: the program's.  people: ids of the family, in the order of `PEOPLE`.
    """

    def __init__(self, application: QApplication, folder: Path, family: bool) -> None:
        """family: with people and matches; otherwise as at the very first start."""
        self._database = Database.open(folder, datetime.date(2027, 1, 15))
        self.controller = TableController(self._database, players=choose, speed=0, clock=lambda: NOW)
        self._translators = Translators(application)
        self.preferences = Preferences()
        self.preferences.animation_speed = 0
        self.preferences.computer_pace = 0
        services = Services(self.controller, self.preferences, self._translators, self._database, lambda: NOW)
        self.people: list[int] = []
        if family:
            assert services.people is not None
            for name, picture, birthday in PEOPLE:
                born = None if birthday is None else datetime.date(*birthday)
                self.people.append(services.people.add(name, picture, NOW, born))
        self.window = MainWindow(services)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        if family:
            for number, (game, seats, options, who) in enumerate(_PAST):
                self._play_in_the_past(game, seats, options, [self.people[index] for index in who], number)
            self.table("kings_corners", "person:Amina,steady", moves=8)
            self.window.show_start()

    # -- matches

    def _play_in_the_past(
        self, game: str, seats: str, options: tuple[str, ...], people: list[int], number: int
    ) -> None:
        setup = parse_setup(game, seats, number, options)
        ids = iter(people)
        sitting = tuple(next(ids, None) if chair.kind == "person" else None for chair in setup.seats)
        when = NOW - (9 - number) * 86_000.0
        table = TableController(self._database, players=choose, speed=0, clock=lambda: when)
        table.changed.connect(lambda change: table.settled())
        table.new_match(Setup(setup.game, setup.seats, setup.options, setup.deal, sitting))
        rng = random.Random(number)
        while not table.view().over:
            view = table.view()
            if view.asked_for is not None:
                table.i_am_here(view.asked_for)
            elif view.waiting:
                table.next_round()
            else:
                table.play([simple_move(view.observation, rng)])
        table.put_away()
        table.close()

    def table(
        self,
        game: str,
        seats: str,
        deal: int = 5,
        options: tuple[str, ...] = (),
        moves: int = 0,
        until: Callable[[View], bool] | None = None,
    ) -> None:
        """Deal a match and play it on by itself. until: stop where this holds, or at the end of the match."""
        self.clear()
        # Without a pause computer players alone would play the match to its end at once.
        self.preferences.computer_pace = 600
        assert self.window.begin(parse_setup(game, seats, deal, options))
        if self.controller.view().computers_only:
            self.controller.pause(True)
        self.preferences.computer_pace = 0
        for _ in range(4000):
            view = self.controller.view()
            if view.over or (until is not None and until(view)) or (until is None and view.moves >= moves):
                break
            if view.asked_for is not None:
                self.controller.i_am_here(view.asked_for)
            elif view.waiting:
                self.window.table_page.close_sheet()
                self.controller.next_round()
            elif view.legal:
                self.controller.play([choose(view.observation, "steady", view.moves)])
            elif view.mode == "paused":
                self.controller.step()
            else:
                self.settle(1)
        self.settle()

    # -- looks

    def dress(self, language: str, look: str, size: tuple[int, int], text: int) -> None:
        """Everything as it looks in a language, with colours, at a size in px, and with text of so many percent."""
        self.preferences.colours = look
        self.preferences.text_size = text
        self.preferences.language = language
        self._translators.use(by_code(language))
        self.window.resize(QSize(*size))
        self.settle()

    def settle(self, milliseconds: int = 20) -> None:
        """Let all that is due happen, and what comes of it: one layout may lead to the next."""
        QTest.qWait(milliseconds)
        for _ in range(4):
            QApplication.processEvents()

    def clear(self) -> None:
        """Close what lies over the page."""
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QMenu) and widget.isVisible():
                widget.close()
        for frame in reversed(DialogFrame.open_over(self.window)):
            frame.finish("")
        self.window.table_page.log.fold()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def picture(self) -> QPixmap:
        """The window with the menus that are open over it."""
        self.settle(60)
        picture = self.window.grab()
        painter = QPainter(picture)
        corner = self.window.mapToGlobal(QPoint(0, 0))
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QMenu) and widget.isVisible():
                painter.drawPixmap(widget.pos() - corner, widget.grab())
        painter.end()
        return picture

    def press(self, widget: QWidget | None) -> None:
        """Click on a thing of the window."""
        assert widget is not None
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def close(self) -> None:
        self.clear()
        self.controller.close()
        self.window.table_page.stop()
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._translators.remove()
        self._database.close()
        QLocale.setDefault(QLocale.c())
