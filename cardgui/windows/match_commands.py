"""From one match to another: the usual one, once more, the same cards again, another open one, none of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgui.language.lists import facts
from cardgui.language.phrases import phrases_of
from cardgui.language.phrases.common import round_title
from cardgui.windows.giving_up import ask_to_give_up, given_up_text
from cardgui.windows.open_matches import OpenMatches
from cardgui.windows.saved_matches import SavedMatch

if TYPE_CHECKING:
    from cardgui.windows.main_window import MainWindow


class MatchCommands:
    """What the window does about matches. Whichever is on the table stays saved as it is, unless it is given up."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def play_usual(self) -> None:
        """Begin the usual match at once."""
        self._window.settle_and_begin(self._window.start_page.usual.setup())

    def play_again(self) -> None:
        """A new match with the people and options of the one on the table, once that is over."""
        controller = self._window.services.controller
        if controller.has_match and controller.view().over:
            self._window.settle_and_begin(controller.setup_again())

    def play_same_deal(self) -> None:
        """The match on the table from its first deal, once it is over: a new match with the same cards."""
        controller = self._window.services.controller
        if controller.has_match and controller.view().over:
            controller.continue_from(0)

    def show_open(self) -> None:
        """The list of all open matches, from which one can be put on the table."""
        window = self._window
        start = window.start_page
        dialog = OpenMatches(window, window.services, start.pictures, window.open_saved, start.refresh)
        dialog.finished.connect(lambda key: self._list_closed())
        window.wait_for(dialog)
        dialog.open()

    def _list_closed(self) -> None:
        if self._window.page is not self._window.start_page:
            self._window.start_page.pictures.stop()

    def give_up_here(self) -> None:
        """Ask whether the match on the table is to be given up, and go to the start page then."""
        controller = self._window.services.controller
        if not controller.has_match or controller.view().over:
            return
        view = controller.view()

        def give_up() -> None:
            if controller.give_up():
                self._window.show_start()
                self._window.start_page.toast.say(given_up_text(), "flag")

        words = facts((phrases_of(view.game.name).title(), round_title(view.round)))
        self._window.wait_for(ask_to_give_up(self._window, words, give_up))

    def give_up_saved(self, match: SavedMatch) -> None:
        """Ask the same of a match that the start page shows."""
        start = self._window.start_page

        def give_up() -> None:
            if self._window.services.controller.give_up(match.id):
                start.refresh()
                start.focus_first()
                start.toast.say(given_up_text(), "flag")

        ask_to_give_up(self._window, facts((match.title, *start.standing(match))), give_up)
