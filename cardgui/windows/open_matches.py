"""All matches that can be gone on with, over the page: each is a row with its picture."""

from __future__ import annotations

import datetime
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardgui.language.lists import facts
from cardgui.scene.look import fonts
from cardgui.windows.avatar_row import AvatarRow
from cardgui.windows.giving_up import ask_to_give_up, give_up_text
from cardgui.windows.margins import close_lines, set_margins
from cardgui.windows.match_pictures import MatchPicture, MatchPictures
from cardgui.windows.saved_matches import SavedMatch, open_matches
from cardgui.windows.services import Services
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.panel import Panel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import px

_NARROW = 900.0
"""In a narrower window, px at scale 1, rows have no room for the players' pictures."""


class OpenMatches(DialogFrame):
    """Attributes: rows: one a match."""

    def __init__(
        self, host: QWidget, services: Services, pictures: MatchPictures, go_on: Callable[[int], object],
        given_up: Callable[[], object],
    ) -> None:  # fmt: skip
        """go_on: gets the id of the match that was chosen.  given_up: called when one was given up."""
        super().__init__(host, QCoreApplication.translate("OpenMatches", "Open matches"), width_px=860)
        self._services = services
        self._pictures = pictures
        self._go_on = go_on
        self._given_up = given_up
        self.rows: list[MatchRow] = []
        self._nothing = TextLabel("", 18, role="muted", wrap=True)
        self.body_layout.addWidget(self._nothing)
        self.refresh()

    def refresh(self) -> None:
        """Look again which matches are open; the one on the table is not among them."""
        controller = self._services.controller
        on_table = controller.match_id if controller.has_match else None
        for row in self.rows:
            self.body_layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        now = datetime.datetime.fromtimestamp(self._services.clock())
        self.rows = [MatchRow(self._pictures, match, now) for match in open_matches(self._services, on_table)]
        for row in self.rows:
            self.body_layout.addWidget(row)
            row.show()
            row.go_on_button.clicked.connect(lambda checked=False, match=row.match: self._choose(match.id))
            row.give_up_button.clicked.connect(lambda checked=False, row=row: self._ask(row))
        text = QCoreApplication.translate("OpenMatches", "%n match(es) can be gone on with", "", len(self.rows))
        if on_table is not None:
            other = QCoreApplication.translate("OpenMatches", "the one on the table stays saved")
            text = facts((text, other))
        self._nothing.setVisible(not self.rows)
        self._nothing.setText(QCoreApplication.translate("OpenMatches", "No other match is open."))
        self.set_title(QCoreApplication.translate("OpenMatches", "Open matches"), text if self.rows else "")
        if self.rows:
            self.set_first_focus(self.rows[0].go_on_button)

    def arrange(self) -> None:
        for row in getattr(self, "rows", ()):
            row.set_narrow(self._host.width() < _NARROW * self.k)
        super().arrange()

    def _choose(self, match_id: int) -> None:
        self.finish("go_on")
        self._go_on(match_id)

    def _ask(self, row: MatchRow) -> None:
        def give_up() -> None:
            if self._services.controller.give_up(row.match.id):
                self.refresh()
                stops = self.rows[0].go_on_button if self.rows else self._close
                stops.setFocus()
                self._given_up()

        ask_to_give_up(self, facts((row.match.title, *row.standing)), give_up)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        return super().event(event)


class MatchRow(Panel):
    """One match: its picture, what it is, who plays, and what can be done with it.

    standing: how far it is, in words.
    """

    def __init__(
        self, pictures: MatchPictures, match: SavedMatch, now: datetime.datetime, parent: QWidget | None = None
    ) -> None:
        """now: local time."""
        super().__init__(parent, radius=20, shadow=False)
        self.match = match
        self.standing = match.standing(now)
        self._picture = MatchPicture(pictures, 88, 14)
        self._picture.show_match(match)
        self._title = TextLabel(match.title, 20, fonts.EXTRA_BOLD)
        self._where = TextLabel(facts(self.standing), 15, role="muted", wrap=True)
        self._seats = AvatarRow(16)
        self._seats.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._seats.show_pictures([(chair.picture, chair.name) for chair in match.chairs])
        described = f"{match.title}. {facts(self.standing)}"
        self.give_up_button = PushButton("", "secondary", "flag", 44)
        self.give_up_button.setAccessibleName(f"{give_up_text()}: {match.title}")
        self.give_up_button.setAccessibleDescription(described)
        self.give_up_button.setToolTip(give_up_text())
        self.go_on_button = PushButton(go_on_text(), "gold", "right", 44)
        self.go_on_button.setAccessibleName(f"{go_on_text()}: {match.title}")
        self.go_on_button.setAccessibleDescription(described)
        self._line = QHBoxLayout(self)
        self._line.addWidget(self._picture)
        self._line.addLayout(close_lines(self._title, self._where), 1)
        self._line.addWidget(self._seats)
        self._line.addWidget(self.give_up_button)
        self._line.addWidget(self.go_on_button)
        self.theme_changed()

    def set_narrow(self, narrow: bool) -> None:
        """Leave out what there is no room for."""
        self._seats.setVisible(not narrow)

    def theme_changed(self) -> None:
        if hasattr(self, "_line"):
            set_margins(self._line, self.rtl, px(8), px(8), px(8), px(8))
            self._line.setSpacing(px(4))
            # Of many players the pictures overlap rather than take the words' room.
            self._seats.setMaximumWidth(px(150))
            self._where.setContentsMargins(px(10), 0, px(10), 0)
            self._title.setContentsMargins(px(10), 0, px(10), 0)
        super().theme_changed()


def go_on_text() -> str:
    """On buttons that put a match on the table."""
    return QCoreApplication.translate("Start", "Go on", "button: with the last match")
