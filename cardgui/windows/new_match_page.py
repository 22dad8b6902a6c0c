"""A new match: who sits where, and how it is played."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from cardgui.controller.setup import Setup, SetupError, new_deal, parse_deal
from cardgui.language.numbers import number
from cardgui.language.phrases import phrases_of
from cardgui.language.phrases.common import level_title
from cardgui.rules.chance import MAX_DEAL
from cardgui.rules.game import Game
from cardgui.rules.seats import LEVELS, USUAL_LEVEL
from cardgui.rules.skip_bo.options import SkipBoOptions
from cardgui.rules.skip_bo.scoring import sides_of
from cardgui.scene.look import fonts
from cardgui.scene.look.avatars import avatar_pixmap
from cardgui.storage.people import Person
from cardgui.windows.actions import Actions
from cardgui.windows.length_line import LengthLine
from cardgui.windows.margins import set_margins
from cardgui.windows.match_estimate import MatchEstimate
from cardgui.windows.menus import styled
from cardgui.windows.messages import tell_line
from cardgui.windows.options_panel import OptionsPanel
from cardgui.windows.own_presets import OwnPresets
from cardgui.windows.page import Page
from cardgui.windows.people_dialogs import shown_picture
from cardgui.windows.person_dialog import edit_person
from cardgui.windows.round_table import RoundTable
from cardgui.windows.seating import Seating, Sitter, guest_sitter
from cardgui.windows.services import Services
from cardgui.windows.team_menu import TeamMenu
from cardgui.windows.tray import ROBOT_OF, Tray
from cardgui.windows.usual_match import known_people, seat_as_before
from cardgui.windows.widgets.bar_button import BarButton
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import px

_NARROW = 1040
_ANY_WIDTH = 16777215  # QWIDGETSIZE_MAX


class NewMatchPage(Page):
    """Signals:

    back(): to the page before.
    begin(object): a Setup, complete and as the page shows it.
    """

    back = Signal()
    begin = Signal(object)

    def __init__(self, services: Services, actions: Actions, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.game = game
        self.seating = Seating(game)
        self._people: dict[int, Person] = {}
        self._second_step = False
        self._back = BarButton("left")
        self._back.clicked.connect(self._go_back)
        self.bar.add_leading(self._back)
        self.bar.add_trailing(actions.button("rules", self.bar))
        self.menu_button = actions.button("menu", self.bar)
        self.bar.add_trailing(self.menu_button)

        self._title = TextLabel("", 32, fonts.EXTRA_BOLD)
        self._guide = TextLabel("", 17, role="muted")
        self._length = LengthLine()
        self._estimate = MatchEstimate(services, game)
        self.table = RoundTable(game.name, game.high)
        self.table.clicked.connect(self._open_chair)
        self.table.emptied.connect(self._empty)
        self.table.carried.connect(self._carry)
        self.table.fill.clicked.connect(self._open_filling)
        self.tray = Tray()
        self.tray.can_add = services.people is not None
        self.tray.person_chosen.connect(self._toggle_person)
        self.tray.level_chosen.connect(self._seat_computer)
        self.tray.added.connect(lambda: self._add_person(None))
        self.tray.drag_moved.connect(self.table.light_up)
        self.tray.drag_ended.connect(self.table.light_none)
        self.tray.person_dropped.connect(self._drop_person)
        self.tray.level_dropped.connect(self._drop_computer)
        self.options = OptionsPanel(game, OwnPresets(services.preferences, game.name))
        self.options.changed.connect(self._options_changed)
        self.options.start.connect(self._start)
        self.options.back.connect(lambda: self._go_to_step(False))
        self._options_button = PushButton("", "secondary", "gear", 48)
        self._options_button.clicked.connect(lambda: self._go_to_step(True))
        self._start_button = PushButton("", "primary", "play", 48)
        self._start_button.clicked.connect(self._start)

        self._left = QWidget()
        self._steps = QHBoxLayout()
        self._steps.addWidget(self._options_button)
        self._steps.addWidget(self._start_button, 1)
        self._column = QVBoxLayout(self._left)
        self._column.addWidget(self._title)
        self._line = QHBoxLayout()
        self._line.addWidget(self._guide, 1)
        self._line.addWidget(self._length)
        self._column.addLayout(self._line)
        self._column.addWidget(self.table, 1)
        self._column.addWidget(self.tray)
        self._column.addLayout(self._steps)
        self._row = QHBoxLayout(self.content)
        self._row.addWidget(self._left, 1)
        self._aside = QVBoxLayout()
        self._aside.addWidget(self.options)
        self._row.addLayout(self._aside)
        self._load()
        self._retranslate()
        self.theme_changed()

    # -- the people and the set-up of last time

    def _load(self) -> None:
        self._read_people()
        before = self._services.preferences.set_up(self.game.name) or {}
        seat_as_before(self.seating, before.get("chairs"), self._people)
        self.options.set_company(self.seating.company)
        options, preset = before.get("options"), before.get("preset")
        if isinstance(options, dict):
            chosen = {name: value for name, value in options.items() if isinstance(value, (bool, int, str))}
            self.options.choose(chosen, preset if isinstance(preset, str) else None)
        self._show_seating()

    def _read_people(self) -> None:
        self._people = known_people(self._services)

    def _remember(self) -> None:
        kept: dict[str, object] = {
            "chairs": self.seating.remembered(),
            "options": self.options.options(),
            "preset": self.options.origin,
        }
        self._services.preferences.store_set_up(self.game.name, kept)

    def _show_seating(self) -> None:
        self.options.set_company(self.seating.company)
        self.table.show_seating(self.seating, self._sides())
        self.tray.show_people(list(self._people.values()), self.seating.known)
        missing = self.seating.missing
        self._tell_length()
        why = ""
        if missing:
            why = QCoreApplication.translate("NewMatch", "%n more must sit down", "", missing)
        self.options.set_can_start(not missing, why)
        self._start_button.setEnabled(not missing)
        self._start_button.setToolTip(why)

    def _options_changed(self) -> None:
        self._tell_length()
        if self._sides() != self.table.sides:
            self.table.show_seating(self.seating, self._sides())

    def _sides(self) -> int:
        """How many sides play, 0 where everybody plays alone."""
        seats = len(self.seating.taken)
        if self.seating.missing:
            return 0
        options = self.game.options(self.options.options(), seats)
        sides = sides_of(options, seats) if isinstance(options, SkipBoOptions) else seats
        return 0 if sides == seats else sides

    def _tell_length(self) -> None:
        """Say how long a match would take."""
        text = explained = ""
        if not self.seating.missing:
            levels = [sitter.level for sitter in self.seating.chairs if sitter is not None]
            text, explained = self._estimate.words(levels, self.options.options())
        for line in (self._length, self.options.length):
            line.say(text, explained)

    # -- seating people

    def _toggle_person(self, person: Person) -> None:
        here = self.seating.chair_of(person.id)
        if here is None:
            self.seating.put_person(person, shown_picture(person), self._guest_chair())
        elif self._is_team(here):
            self.seating.leave(here, person.id)
        else:
            self._leave(here)
        self._show_seating()

    def _is_team(self, chair: int) -> bool:
        sitter = self.seating.chairs[chair]
        return sitter is not None and bool(sitter.members)

    def _guest_chair(self) -> int | None:
        """The chair of the nameless person of the first start, who makes room for somebody known."""
        guests = [
            chair
            for chair, sitter in enumerate(self.seating.chairs)
            if sitter is not None and sitter.is_person and sitter.person is None and not sitter.members
        ]
        return guests[0] if len(guests) == 1 else None

    def _leave(self, chair: int) -> None:
        """Empty a chair; where too few would be left, a computer player sits down instead."""
        if self.seating.can_empty(chair):
            self.seating.empty(chair)
        else:
            self.seating.empty(chair)
            self.seating.put_computer(USUAL_LEVEL, chair)

    def _empty(self, chair: int) -> None:
        self._leave(chair)
        self._show_seating()

    def _carry(self, one: int, other: int) -> None:
        self.seating.swap(one, other)
        self._show_seating()
        self.table.chairs[other].setFocus(Qt.FocusReason.OtherFocusReason)

    def _seat_computer(self, level: str) -> None:
        self.seating.put_computer(level)
        self._show_seating()

    def _drop_person(self, person: Person, place: QPoint) -> None:
        chair = self.table.chair_at(place)
        if chair is not None:
            self.seating.put_person(person, shown_picture(person), chair)
        self._show_seating()

    def _drop_computer(self, level: str, place: QPoint) -> None:
        chair = self.table.chair_at(place)
        if chair is not None:
            self._put_computer(level, chair)

    def _put_computer(self, level: str, chair: int) -> None:
        self.seating.put_computer(level, chair)
        self._show_seating()

    def _add_person(self, chair: int | None) -> None:
        def done(person: Person | None) -> None:
            if person is None:
                return
            self._read_people()
            place = chair if chair is not None else self._guest_chair()
            self.seating.put_person(person, shown_picture(person), place)
            self._show_seating()

        edit_person(self, self._services, None, done)

    def _edit_person(self, person: Person) -> None:
        def done(saved: Person | None) -> None:
            self._read_people()
            self.seating.refresh_people(self._people, shown_picture)
            self._show_seating()

        edit_person(self, self._services, person, done)

    def _open_filling(self) -> None:
        menu = self.filling_menu()
        button = self.table.fill
        menu.popup(button.mapToGlobal(QPoint(button.width() // 2, button.height())))

    def filling_menu(self) -> QMenu:
        """The levels with which the empty chairs can be filled."""
        menu = styled(QMenu(self.window()))
        self._add_levels(menu, self._fill)
        return menu

    def _fill(self, level: str) -> None:
        self.seating.fill(level)
        self._show_seating()
        self.focus_first()

    def _add_levels(self, menu: QMenu, chosen: Callable[[str], None]) -> None:
        for level in LEVELS:
            text = QCoreApplication.translate("NewMatch", "Computer: {level}").format(level=level_title(level))
            action = menu.addAction(self._icon(ROBOT_OF[level]), text)
            action.triggered.connect(lambda checked=False, level=level: chosen(level))

    def _open_chair(self, number_of_chair: int) -> None:
        menu = self.chair_menu(number_of_chair)
        chair = self.table.chairs[number_of_chair]
        menu.popup(chair.mapToGlobal(QPoint(chair.width() // 2, chair.height() // 2)))

    def chair_menu(self, chair: int) -> QMenu:
        """Everything that can be done with a chair."""
        menu = styled(QMenu(self.window()))
        sitter = self.seating.chairs[chair]
        for person in self._people.values():
            if sitter is not None and sitter.person == person.id:
                continue
            action = menu.addAction(self._icon(shown_picture(person)), person.name)
            action.triggered.connect(lambda checked=False, person=person: self._put_person(person, chair))
        if self._services.people is not None:
            text = QCoreApplication.translate("NewMatch", "Somebody new…")
            if sitter is not None and sitter.is_person and sitter.person is None and not sitter.members:
                text = QCoreApplication.translate("NewMatch", "Give a name…")
            menu.addAction(text).triggered.connect(lambda: self._add_person(chair))
        team = TeamMenu(
            self.seating,
            chair,
            lambda person: self._share(chair, person),
            lambda: self._share_with(chair, guest_sitter(self._people_count() + 1, "frog")),
            self._show_seating,
        )
        everybody = list(self._people.values())
        can_add = self._services.people is not None
        team.add_to(menu, everybody, lambda person: self._icon(shown_picture(person)), can_add)
        menu.addSeparator()
        self._add_levels(menu, lambda level: self._put_computer(level, chair))
        if sitter is not None:
            menu.addSeparator()
            if sitter.person is not None and sitter.person in self._people:
                known = self._people[sitter.person]
                text = QCoreApplication.translate("NewMatch", "Change name, birthday or picture…")
                menu.addAction(text).triggered.connect(lambda: self._edit_person(known))
            text = QCoreApplication.translate("NewMatch", "Empty this chair")
            action = menu.addAction(text)
            action.setEnabled(self.seating.can_empty(chair))
            action.triggered.connect(lambda: self._empty(chair))
        return menu

    def _people_count(self) -> int:
        return sum(len(sitter.everybody) for sitter in self.seating.chairs if sitter is not None and sitter.is_person)

    def _share(self, chair: int, person: Person | None) -> None:
        """Somebody comes to a chair with people on it; None: somebody new, who is asked for the name."""

        def done(added: Person | None) -> None:
            if added is not None:
                self._read_people()
                self._share_with(chair, Sitter(added.name, None, added.id, shown_picture(added)))

        if person is None:
            edit_person(self, self._services, None, done)
        else:
            done(person)

    def _share_with(self, chair: int, sitter: Sitter) -> None:
        """Where too few chairs would be left, a computer player takes the one that is left."""
        before = None if sitter.person is None else self.seating.chair_of(sitter.person)
        self.seating.share(chair, sitter)
        if before is not None and self.seating.chairs[before] is None and self.seating.missing:
            self.seating.put_computer(USUAL_LEVEL, before)
        self._show_seating()

    def _put_person(self, person: Person, chair: int) -> None:
        self.seating.put_person(person, shown_picture(person), chair)
        self._show_seating()

    def _icon(self, picture: str) -> QIcon:
        return QIcon(avatar_pixmap(picture, px(24), self.devicePixelRatioF(), None))

    # -- beginning

    def setup(self) -> Setup:
        """The match as the page shows it. Raises SetupError for an impossible deal number."""
        typed = self.options.deal.text()
        deal = parse_deal(typed) if typed else new_deal()
        return Setup(self.game, self.seating.seats(), self.options.options(), deal, self.seating.people())

    def _start(self) -> None:
        if self.seating.missing:
            return
        try:
            setup = self.setup()
        except SetupError:
            text = QCoreApplication.translate("NewMatch", "The deal number can be a whole number from 0 to {most}.")
            tell_line(self, text.format(most=number(MAX_DEAL)))
            return
        self._remember()
        self.begin.emit(setup)

    def _go_back(self) -> None:
        if self._second_step and self._is_narrow():
            self._go_to_step(False)
        else:
            self.back.emit()

    # -- looks

    def _is_narrow(self) -> bool:
        return self.width() < _NARROW * self.k

    def _go_to_step(self, second: bool) -> None:
        self._second_step = second
        self.arrange()
        target = self.options.start_button if second else self._start_button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_first(self) -> None:
        """Give the focus to the button that begins."""
        target = self._start_button if self._is_narrow() else self.options.start_button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self) -> None:
        """Chairs and options side by side, or one after the other in a narrow window."""
        narrow = self._is_narrow()
        self._left.setVisible(not narrow or not self._second_step)
        self.options.setVisible(not narrow or self._second_step)
        self.options.set_narrow(narrow)
        self._length.setVisible(narrow)
        self.options.setMinimumWidth(0 if narrow else px(484))
        self.options.setMaximumWidth(_ANY_WIDTH if narrow else px(484))
        low = self.height() < 700 * self.k
        self._title.setVisible(not low)
        self._options_button.setVisible(narrow)
        self._start_button.setVisible(narrow)
        side, edge = px(40 if not narrow else 14), px(20 if not low else 10)
        # The column reaches to the window's edges, so that the tray's shadow is whole.
        gap = px(12) if not narrow else 0
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        inner = gap if not narrow else side
        set_margins(self._column, self.rtl, side, edge, inner, edge)
        if narrow and not self._second_step:
            self._aside.setContentsMargins(0, 0, 0, 0)
        else:
            set_margins(self._aside, self.rtl, inner, edge, side, edge)
        self._title.hold_height(px(46))
        self._guide.hold_height(px(28))
        self._column.setSpacing(0 if low else px(2))
        self._steps.setSpacing(0)

    def _retranslate(self) -> None:
        phrases = phrases_of(self.game.name)
        text = QCoreApplication.translate("NewMatch", "New match · {game}")
        self.bar.set_title(text.format(game=phrases.title()))
        back = QCoreApplication.translate("NewMatch", "Back")
        self._back.set_tooltip(back)
        self._title.setText(QCoreApplication.translate("NewMatch", "Who sits where?"))
        self._guide.setText(QCoreApplication.translate("NewMatch", "Drag players onto chairs, or click a chair."))
        self._options_button.set_text(QCoreApplication.translate("NewMatch", "How to play", "heading of the options"))
        self._start_button.set_text(QCoreApplication.translate("NewMatch", "Start to play"))
        self.seating.translate_names()
        self.tray.retranslate()
        self.options.retranslate()
        self._show_seating()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.LayoutDirectionChange:
            self.arrange()

    def theme_changed(self) -> None:
        if hasattr(self, "_row"):
            self.arrange()
        super().theme_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
