"""The window: start page, new-match page and table, and what the actions do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QWidget

from cardgui.controller.setup import Setup
from cardgui.controller.view import Change, Mode
from cardgui.language.bidi import without_marks
from cardgui.language.phrases import phrases_of
from cardgui.rules.errors import RulesError, system_line
from cardgui.rules.game import Game
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.storage.errors import StorageError
from cardgui.storage.records_files import SUFFIX
from cardgui.windows.about import show_about
from cardgui.windows.actions import AT_TABLE, CHOICES, Actions
from cardgui.windows.appearance import theme_of, use_theme
from cardgui.windows.file_dialog import record_dialog
from cardgui.windows.help_dialogs import show_keyboard_help
from cardgui.windows.history_page import HistoryPage
from cardgui.windows.holding import hold_while_open
from cardgui.windows.language_page import LanguagePage
from cardgui.windows.live_settings import LiveSettings
from cardgui.windows.match_commands import MatchCommands
from cardgui.windows.menus import open_main_menu
from cardgui.windows.messages import tell_line, with_exact_line
from cardgui.windows.new_match_page import NewMatchPage
from cardgui.windows.openings import settle_start
from cardgui.windows.rule_books.typesetting import Choices
from cardgui.windows.rule_books.window import show_rules
from cardgui.windows.saved_matches import last_game
from cardgui.windows.services import Services, offered_games
from cardgui.windows.settings_dialog import SettingsDialog
from cardgui.windows.start_page import StartPage
from cardgui.windows.table_page import TablePage
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.themed import current_theme
from cardgui.windows.widgets.veil import Veiled

LEAST_SIZE = QSize(800, 600)
USUAL_SIZE = QSize(1280, 800)
_UNDER_DIALOGS = ("mute", "full_screen", "quit")
_AFTER_MATCH = ("again", "same_deal")
"""What can be done under the score sheet of a match that is over."""
_WITHOUT_LANGUAGE = (*CHOICES["language"], *_UNDER_DIALOGS)
"""What can be done before a language was chosen."""
_BEHIND_CURTAIN = (
    "hint", "log", "past_start", "past_play", "past_back", "past_forward", "now", "continue_here", "call",
)  # fmt: skip
"""What nobody can do while the next person is asked for, or could not see."""


class _Pages(Veiled, QStackedWidget):
    def is_covered(self) -> bool:
        return bool(DialogFrame.open_over(self.window()))


class MainWindow(QMainWindow):
    """Attributes:

    registry: all actions.
    start_page, table_page: pages that are always there; new_match_page, history_page, language_page: while open, else
        None.
    menu: the main menu while it is open.
    settings: what holds, for whoever looks at the table.
    matches: what leads from one match to another.
    """

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.menu: QMenu | None = None
        self._before_new_match: QWidget | None = None
        self._mode_before: Mode = "paused"
        self.setMinimumSize(LEAST_SIZE)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        use_theme(theme_of(services.preferences.colours, services.preferences.system_contrast))
        current_theme.set_text_scale(services.preferences.text_size / 100)
        self.registry = Actions(self, self._allows)
        self.registry.chosen.connect(self._do)
        for name in ("history", "open_matches"):
            self.registry[name].setVisible(services.database is not None)
        self.matches = MatchCommands(self)
        self.start_page = StartPage(services, self.registry)
        self.table_page = TablePage(services, self.registry)
        self.new_match_page: NewMatchPage | None = None
        self.history_page: HistoryPage | None = None
        self.language_page: LanguagePage | None = None
        self._pages = _Pages()
        self._pages.addWidget(self.start_page)
        self._pages.addWidget(self.table_page)
        self.setCentralWidget(self._pages)
        self.start_page.play.connect(lambda name: self.open_new_match(GAMES[name]))
        self.start_page.go_on.connect(self.open_saved)
        self.start_page.give_up.connect(self.matches.give_up_saved)
        self.start_page.all_matches.connect(self.matches.show_open)
        self.table_page.new_match.connect(lambda: self.open_new_match(None))
        self.table_page.again.connect(self.matches.play_again)
        self.table_page.same_deal.connect(self.matches.play_same_deal)
        self.table_page.save.connect(self._save_record)
        self.table_page.why.connect(lambda: self._show_rules())
        services.controller.failed.connect(self._tell)
        # Here and wherever the sender outlives the receiver: a method, since a lambda would keep the receiver for good.
        services.controller.changed.connect(self._table_changed)
        services.preferences.wait_unseen_changed.connect(self._see)
        self.settings = LiveSettings(self, services, self.registry, self.table_page)
        self._restore_geometry()
        self._retitle()
        self._show(self.start_page)

    # -- pages

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        page = self._pages.currentWidget()
        assert page is not None
        return page

    def show_start(self) -> None:
        """The start page; a match on the table is put away, and stays saved."""
        if self.services.controller.has_match:
            self.services.controller.put_away()
        self._show(self.start_page)

    def show_table(self) -> None:
        """The table with the match that is on it."""
        self._show(self.table_page)

    def open_new_match(self, game: Game | None) -> None:
        """The page on which a match is set up. None: the game that is most likely meant."""
        if game is None:
            game = self._likely_game()
        if self.page is self.table_page:
            self._hold()
        if self.page not in (self.new_match_page, self.history_page):
            self._before_new_match = self.page
        page = NewMatchPage(self.services, self.registry, game)
        page.back.connect(self._leave_new_match)
        page.begin.connect(self.settle_and_begin)
        page.options.explain.connect(lambda option: self._show_rules(f"option:{option}"))
        self._drop_new_match()
        self.new_match_page = page
        self._pages.addWidget(page)
        self._show(page)

    def _hold(self) -> None:
        """Let the table wait while another page is shown."""
        self.table_page.replay.stop()
        self._mode_before = self.services.controller.mode
        self.services.controller.pause(True)

    def _leave_page(self) -> None:
        """Back to the table that waits, or to the start page."""
        if self._before_new_match is self.table_page and self.services.controller.has_match:
            self.show_table()
            if self._mode_before == "fast":
                self.services.controller.fast_forward(True)
            elif self._mode_before == "playing":
                self.services.controller.pause(False)
        else:
            self.show_start()

    def _leave_new_match(self) -> None:
        self._leave_page()
        self._drop_new_match()

    def open_history(self) -> None:
        """The page with all matches of the past."""
        database = self.services.database
        if database is None or (self.history_page is not None and self.page is self.history_page):
            return
        if self.page is self.table_page:
            self._hold()
        if self.page is not self.new_match_page:
            self._before_new_match = self.page
        page = HistoryPage(self.services, database, self.registry)
        controller = self.services.controller
        page.back.connect(self._leave_page)
        page.watch.connect(lambda match: self._open_from_history(controller.open_saved(match, past=0)))
        page.go_on.connect(lambda match: self._open_from_history(controller.open_saved(match)))
        page.anew.connect(lambda match: self._open_from_history(controller.continue_from(0, match)))
        page.deleting.connect(self._let_go_of)
        self._pages.addWidget(page)
        self._show(page)
        self.history_page = page
        self._drop_new_match()

    def _let_go_of(self, match_id: int) -> None:
        """A saved match is about to be deleted."""
        if self.services.controller.match_id == match_id:
            self.services.controller.put_away()

    def _open_from_history(self, opened: bool) -> None:
        if opened:
            self.show_table()
        elif self.history_page is not None:
            self.history_page.refresh()

    def _drop_new_match(self) -> None:
        page, self.new_match_page = self.new_match_page, None
        if page is not None:
            self._pages.removeWidget(page)
            page.deleteLater()

    def settle_and_begin(self, setup: Setup) -> None:
        """Let people settle who deals and begins, where that is theirs, then deal."""

        def deal(settled: Setup, found: str) -> None:
            if self.begin(settled) and found:
                self.table_page.toast.say(found, "people")

        try:
            everybody = self.services.people.all() if self.services.people is not None else []
        except StorageError:
            everybody = []
        people = {person.id: person for person in everybody}
        speed = self.table_page.board.board.speed
        try:
            settle_start(self, setup, people, self.services.clock(), speed, deal)
        except RulesError:
            # The same words as for a match that is refused when it is dealt.
            self.begin(setup)

    def begin(self, setup: Setup) -> bool:
        """Deal a new match and show it. Answers whether the rules allow it; otherwise says why not."""
        before = self.page
        self.show_table()
        try:
            self.services.controller.new_match(setup)
        except RulesError as error:
            self._show(before)
            text = QCoreApplication.translate("Window", "The rules do not allow this match.")
            tell_line(self, with_exact_line(text, error))
            return False
        if self.new_match_page is not None:
            self.services.controller.pause(False)
        self._drop_new_match()
        return True

    def open_match(self, match: Match) -> None:
        """Show a match that was read from a record."""
        self.show_table()
        self.services.controller.open_match(match)

    def resume(self, ask_language: bool = False) -> None:
        """The match that was on the table last, or the start page; before that one the choice of a language, if nobody
        knows it yet."""
        if self.services.controller.resume():
            self.show_table()
        elif ask_language:
            self._ask_language()
        else:
            self._show(self.start_page)

    def _ask_language(self) -> None:
        page = LanguagePage(self.services.translators)
        page.chosen.connect(lambda code: self.registry[f"language_{code}"].trigger())
        self._pages.addWidget(page)
        self.language_page = page
        self._show(page)

    def _language_chosen(self) -> None:
        if self.language_page is not None:
            self._show(self.start_page)

    def _show(self, page: QWidget) -> None:
        at_table = page is self.table_page
        self._drop_old(page)
        if not at_table:
            self.table_page.close_sheet()
        for name in AT_TABLE:
            self.registry[name].setVisible(at_table)
            self.registry[name].setEnabled(at_table)
        away = page not in (self.start_page, self.language_page)
        self.registry["home"].setVisible(away)
        self.registry["home"].setEnabled(away)
        self.registry["usual_match"].setVisible(page is self.start_page)
        self.registry["usual_match"].setEnabled(page is self.start_page)
        if page is self.start_page:
            self.start_page.refresh()
        if at_table:
            self.table_page.update_actions()
        self._pages.setCurrentWidget(page)
        self.settings.at_table(at_table)
        if isinstance(page, (StartPage, NewMatchPage, HistoryPage, LanguagePage)):
            page.focus_first()
        else:
            self.table_page.setFocus()
        self._retitle()

    def _drop_old(self, page: QWidget) -> None:
        """Pages that are made anew each time go when another one comes."""
        history, self.history_page = self.history_page, None
        language = self.language_page
        if language is not page:
            self.language_page = None
        for old in (history, language):
            if old is not None and old is not page:
                self._pages.removeWidget(old)
                old.deleteLater()

    # -- actions

    def _allows(self, name: str) -> bool:
        """Nothing works under a dialog but what leads out of it, and nothing of the table elsewhere."""
        dialogs = DialogFrame.open_over(self)
        if dialogs:
            scored = dialogs == [self.table_page.sheet] and name in _AFTER_MATCH
            return scored or name in _UNDER_DIALOGS
        if self.language_page is not None:
            return name in _WITHOUT_LANGUAGE
        if self.page is self.table_page and self.table_page.curtain.is_down and name in _BEHIND_CURTAIN:
            return False
        return self.page is self.table_page or name not in AT_TABLE or name == "home"

    def _do(self, name: str) -> None:
        command = self._commands().get(name)
        if command is not None:
            command()
            return
        self.settings.choose(name)
        if name in CHOICES["language"]:
            self._language_chosen()

    def _commands(self) -> dict[str, Callable[[], object]]:
        controller = self.services.controller
        checked = self.registry
        return {
            "home": self.show_start,
            "new_match": lambda: self.open_new_match(None),
            "usual_match": self.matches.play_usual,
            "again": self.matches.play_again,
            "same_deal": self.matches.play_same_deal,
            "give_up": self.matches.give_up_here,
            "open_matches": self.matches.show_open,
            "history": self.open_history,
            "open_record": self._open_record,
            "save_record": self._save_record,
            "undo": controller.undo,
            "redo": controller.redo,
            "hint": self.table_page.ask_hint,
            "call": self.table_page.open_calls,
            "chairs": self.table_page.open_chairs,
            "log": self.table_page.log.toggle,
            "past_back": lambda: self.table_page.log.step(-1),
            "past_forward": lambda: self.table_page.log.step(1),
            "now": self.table_page.log.to_now,
            "past_start": self.table_page.log.to_start,
            "past_play": self.table_page.replay.toggle,
            "continue_here": self.table_page.continue_here,
            "pause": lambda: controller.pause(checked["pause"].isChecked()),
            "step": controller.step,
            "fast_forward": lambda: controller.fast_forward(checked["fast_forward"].isChecked()),
            "next_round": controller.next_round,
            "score_sheet": self.table_page.open_sheet,
            "rules": self._show_rules,
            "keyboard": lambda: self.wait_for(show_keyboard_help(self, self.registry)),
            "about": lambda: self.wait_for(show_about(self)),
            "mute": self.settings.toggle_sound,
            "full_screen": self.settings.toggle_full_screen,
            "settings": self.open_settings,
            "menu": self._open_menu,
            "quit": self.close,
        }

    def _open_menu(self) -> None:
        page = self.page
        assert isinstance(page, (StartPage, NewMatchPage, HistoryPage, TablePage))
        self.menu = open_main_menu(self.registry, page.menu_button)

    def wait_for(self, frame: DialogFrame) -> None:
        """Computer players wait for whoever reads at the table."""
        if self.page is self.table_page and self.services.controller.has_match:
            hold_while_open(frame, self.services.controller)

    def open_settings(self) -> None:
        """Show all settings."""
        dialog = SettingsDialog(self, self.services, self.settings)
        self.wait_for(dialog)
        dialog.open()

    def _show_rules(self, target: str = "") -> None:
        """Show the rule book of the game in sight, where it fits the moment. target: where else to open it."""
        game, page, controller = self._game_in_sight(), self.page, self.services.controller
        others: list[str] = []
        choices = None
        if page is self.start_page:
            others = [other.name for other in offered_games()]
        elif self.new_match_page is not None and page is self.new_match_page:
            setup = self.new_match_page
            choices = Choices(len(setup.seating.taken), dict(setup.options.options()))
            option = setup.options.list.option_in_focus
            target = target or (f"option:{option}" if option else "")
        elif page is self.table_page and controller.has_match:
            view = controller.view()
            choices = Choices(view.seats, dict(view.observation.options))
            target = target or self.table_page.rule_in_question
        try:
            language = self.services.translators.language.code
            self.wait_for(show_rules(self, game.name, language, others, target, choices))
        except OSError as error:
            text = QCoreApplication.translate(
                "Window", "The rule book is missing. Install the program again to have it."
            )
            tell_line(self, with_exact_line(text, system_line(error)))

    def _likely_game(self) -> Game:
        """The game in sight; on the start page the one played last, else the one whose card has the focus."""
        if self.page is self.start_page:
            found = last_game(self.services) or self.start_page.game_in_focus()
            if found is not None:
                return found
        return self._game_in_sight()

    def _game_in_sight(self) -> Game:
        if self.new_match_page is not None and self.page is self.new_match_page:
            return self.new_match_page.game
        controller = self.services.controller
        if self.page is self.table_page and controller.has_match:
            return controller.view().game
        return offered_games()[0]

    def _open_record(self) -> None:
        dialog = record_dialog(self, QCoreApplication.translate("Window", "Open a record"), save=False)
        dialog.fileSelected.connect(lambda name: self.open_record(Path(name)))
        dialog.open()

    def open_record(self, path: Path) -> bool:
        """Go on with the match of a record file; one that cannot be read is told of, and the table stays as it is."""
        if not self.services.controller.open_record(path):
            return False
        self.show_table()
        self._drop_new_match()
        return True

    def open_saved(self, match_id: int) -> None:
        """Put a saved match on the table; the one that is there stays saved, and stays there if it cannot be read."""
        if self.services.controller.open_saved(match_id):
            self.show_table()
        else:
            self.start_page.refresh()

    def _save_record(self) -> None:
        dialog = record_dialog(self, QCoreApplication.translate("Window", "Save as file"), save=True)
        view = self.services.controller.view()
        dialog.selectFile(without_marks(f"{phrases_of(view.game.name).title()}-{view.deal}{SUFFIX}"))
        dialog.fileSelected.connect(lambda name: self.services.controller.save_record(Path(name)))
        dialog.open()

    def _tell(self, line: str) -> None:
        tell_line(self, line)

    # -- the window

    def _restore_geometry(self) -> None:
        saved = self.services.preferences.window_geometry
        if saved and self.restoreGeometry(saved):
            return
        screen = self.screen().availableGeometry()
        size = USUAL_SIZE.boundedTo(screen.size()).expandedTo(LEAST_SIZE)
        self.resize(size)
        self.move(screen.center() - self.rect().center())

    def open(self) -> None:
        """Show the window as it was when it was closed."""
        if self.services.preferences.full_screen:
            self.showFullScreen()
        else:
            self.show()
        if self.services.sound is not None:
            self.services.sound.warm_up()

    def _table_changed(self, change: Change) -> None:
        if change.kind in ("open", "deal"):
            self._retitle()

    def _retitle(self) -> None:
        name = QCoreApplication.translate("Start", "Card Table", "the program's name")
        controller = self.services.controller
        if self.page is self.table_page and controller.has_match:
            text = QCoreApplication.translate("Window", "{game} – {program}", "the window's title")
            name = text.format(game=phrases_of(controller.view().game.name).title(), program=name)
        self.setWindowTitle(name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        current_theme.fit(self.size())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_pages"):
            self.registry.retranslate()
            self._retitle()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._see()
            if self.isVisible() and not self.isMinimized():
                # The desktop can take a window out of full screen, too.
                self.services.preferences.full_screen = self.isFullScreen()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._see()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._see()

    def _see(self) -> None:
        """Computer seats wait for the window to be in sight, if people wish so."""
        unseen = self.isMinimized() or not self.isVisible()
        self.services.controller.wait_unseen(unseen and self.services.preferences.wait_unseen)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.isFullScreen():
            self.services.preferences.window_geometry = bytes(self.saveGeometry().data())
        self.table_page.stop()
        super().closeEvent(event)
