"""The table: the board over the whole page, the bar's buttons on top of it, the score sheet when it is due."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardgui.controller.table import TableController
from cardgui.controller.view import Change
from cardgui.language.lists import facts
from cardgui.language.phrases import phrases_of
from cardgui.language.phrases.common import round_title, undo_reason
from cardgui.rules.errors import IllegalMove
from cardgui.rules.moves import Move
from cardgui.rules.steps import Called
from cardgui.scene.board_view import BoardView
from cardgui.scene.look.theme import Theme
from cardgui.scene.look.wood import wood_pixmap
from cardgui.windows.action_texts import action_texts
from cardgui.windows.actions import Actions
from cardgui.windows.call_dialog import CallDialog, open_calls
from cardgui.windows.chairs_dialog import ChairsDialog
from cardgui.windows.hand_orders import HandOrders
from cardgui.windows.holding import hold_while_open
from cardgui.windows.replay import Replay
from cardgui.windows.rule_books.moments import rule_of_moment, rule_of_reason
from cardgui.windows.score_sheet import AGAIN, NEW_MATCH, NEXT_ROUND, SAME_DEAL, SAVE, ScoreSheet
from cardgui.windows.services import Services
from cardgui.windows.table_curtain import TableCurtain
from cardgui.windows.table_log import TableLog
from cardgui.windows.table_sounds import TableSounds
from cardgui.windows.toast import Toast
from cardgui.windows.waiting_button import WaitingButton
from cardgui.windows.widgets.themed import Themed, px, scale_for
from cardgui.windows.widgets.wood_bar import BAR_HEIGHT, WoodBar

_LONGEST_TOLD = 70
"""Characters of a message at the table; of a longer one only what came first is said, and the log has the rest."""

LOOK_MS = 1600
"""How long the cards of a round that is over are looked at before the score sheet comes, ms at speed 1."""


class TablePage(Themed, QWidget):
    """Attributes:

    board: the table itself.  bar: title, what happened last, buttons.  sheet: the score sheet while it is open.
    curtain: between two people's turns, where hands are secret.

    Signals:
        again(), same_deal(), new_match(): asked for on the score sheet of a match that is over: another one like it,
            the same cards once more, one that is set up.
        save(): asked for on the score sheet.
        why(): the rule book is to be opened where it says why a move was refused.
    """

    again = Signal()
    same_deal = Signal()
    new_match = Signal()
    save = Signal()
    why = Signal()

    def __init__(self, services: Services, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._ways_on = {AGAIN: self.again, SAME_DEAL: self.same_deal, NEW_MATCH: self.new_match}
        self._controller: TableController = services.controller
        self._actions = actions
        self.sheet: ScoreSheet | None = None
        sounds = None
        if services.sound is not None:
            sounds = TableSounds(self, services.controller, services.preferences, services.sound)
        self.board = BoardView(services.controller, self)
        if sounds is not None:
            sounds.listen(self.board.board)
        self.board.plate_chosen.connect(self.open_chairs)
        self._hand_orders = HandOrders(services.people, services.preferences)
        self.board.board.hand_order = self._hand_orders.order
        self.board.board.hand_sorted.connect(self._keep_hand_order)
        self.bar = WoodBar(parent=self, wood=False)
        self._untold: Change | None = None
        self.board.board.settled.connect(self._tell_log)
        self.log = TableLog(self, services.controller, actions)
        self.log.turned.connect(self._make_room)
        self.pill = self.log.pill
        self.replay = Replay(services.controller, self)
        self.replay.changed.connect(self._show_replay)
        self.bar.add_leading(actions.button("home"))
        self.bar.set_middle(self.pill)
        self.pill.hide()
        for name in ("undo", "redo", "hint", "call", "pause", "step", "fast_forward"):
            self.bar.add_trailing(actions.button(name))
        self._menu_button = actions.button("menu")
        self.bar.add_trailing(self._menu_button)
        self.toast = Toast(self.board)
        self._refused_by = ""
        self._waiting = WaitingButton(self.board)
        self._waiting.clicked.connect(self._go_on)
        controller = services.controller
        controller.changed.connect(self._show)
        controller.refused.connect(self._refuse)
        self._look_first = QTimer(self)
        self._look_first.setSingleShot(True)
        self._look_first.timeout.connect(self._open_due_sheet)
        controller.round_over.connect(self._end_of_round)
        controller.match_over.connect(self._end_of_round)
        controller.mode_changed.connect(self._mode_changed)
        controller.hint.connect(self._hint)
        controller.known.connect(self._tell_known)
        self.setFocusProxy(self.board)
        self.curtain = TableCurtain(self, self.board, controller, actions)
        self.follow_theme()

    @property
    def menu_button(self) -> QWidget:
        """The button of the menu that can be seen."""
        return self.curtain.curtain.menu if self.curtain.is_down else self._menu_button

    # -- what is shown

    def _show(self, change: Change) -> None:
        self.toast.hide()
        self._refused_by = ""
        if change.kind not in ("viewer", "chairs"):
            self._waiting.hide()
            self.close_sheet()
        self.update_actions()
        self._tell_log()
        self._untold = change
        seen_first = change.kind in ("move", "deal") and change.before is not None
        if not seen_first or not self.board.board.settling.running:
            self._tell_log()
        if change.kind == "past" and change.after.past is None:
            self._offer_to_go_on()
        self.curtain.show(change)
        self._tell_call(change)

    def _tell_known(self) -> None:
        self.toast.say(
            QCoreApplication.translate("Table", "This match was there already. Nothing was added.")
            if self._controller.view().past is None
            else QCoreApplication.translate("Table", "This match was there already, and has gone on since.")
        )

    def _tell_log(self) -> None:
        """What has happened is said when the cards have come to rest: it is to be seen first."""
        change, self._untold = self._untold, None
        if change is not None:
            self.log.show(change)

    def _tell_call(self, change: Change) -> None:
        """A call and what comes of it, so that everybody hears it."""
        if any(isinstance(step, Called) for step in change.steps):
            names = [chair.name for chair in change.after.chairs]
            told = phrases_of(change.after.game.name).happenings(change.steps, names)
            said = facts(line.text for line in told if line.weight)
            self.toast.say(said if len(said) <= _LONGEST_TOLD else told[0].text, "sound")

    def _refuse(self, refused: IllegalMove) -> None:
        view = self._controller.view()
        self._refused_by = rule_of_reason(view.game.name, refused.reason)
        why = QCoreApplication.translate("Table", "Why?", "on a message that a move is not allowed: opens the rules")
        self.toast.say(phrases_of(view.game.name).reason(refused.reason), "info", why, self.why.emit)

    @property
    def rule_in_question(self) -> str:
        """Where the rule book is to be opened now: why the last move was refused, else what fits the moment."""
        return self._refused_by or rule_of_moment(self._controller.view())

    # -- actions

    def _keep_hand_order(self, order: str) -> None:
        self._hand_orders.keep(self._controller.view(), order)

    def ask_hint(self) -> None:
        """Look for a hint, or say why there is none."""
        if self._controller.ask_hint():
            return
        view = self._controller.view()
        if view.past is not None:
            self.toast.say(QCoreApplication.translate("Table", "No hint in the past: go back to now first."))
        elif view.turn is None:
            self.toast.say(QCoreApplication.translate("Table", "No hint: the round is over."))
        else:
            self.toast.say(QCoreApplication.translate("Table", "No hint: it is not your turn."))

    def _hint(self, move: Move) -> None:
        self.toast.hide()
        board = self.board.board
        if not board.hint.show(move, board.speed):
            self.toast.say(QCoreApplication.translate("Table", "There is no hint for this."))
        elif QAccessible.isActive():
            text = QCoreApplication.translate("Table", "Hint: {card}", "a card and where it may go, read aloud")
            said = text.format(card=". ".join(board.hint.words(move)))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def open_calls(self) -> None:
        """Let people at the table call, or do something out of turn."""
        if self._controller.has_match and open_calls(self._controller.view()):
            CallDialog(self, self._controller).open()

    def open_chairs(self, seat: int | None = None) -> None:
        """Show who sits where, for leaving and sitting down. seat: whose line has the keyboard's focus at first."""
        if self._controller.has_match:
            ChairsDialog(self, self._services, seat).open()

    def _show_replay(self, on: bool) -> None:
        self._actions.check("past_play", on)
        self.log.past_bar.show_playing(on)

    def continue_here(self) -> None:
        """Play on from the moment of the past that is looked at, as a new match."""
        past = self._controller.view().past if self._controller.has_match else None
        if past is not None and self._controller.continue_from(past):
            text = QCoreApplication.translate("Table", "This is a new match now; the other one stays as it was.")
            self.toast.say(text, "plus")

    def _mode_changed(self, mode: str) -> None:
        self.update_actions()

    def update_actions(self) -> None:
        """What can be done now, and why not."""
        controller, actions = self._controller, self._actions
        if not controller.has_match:
            return
        view = controller.view()
        self.log.update_actions(view)
        texts = action_texts()
        computers = any(not chair.is_person for chair in view.chairs)
        past = view.past is not None
        actions["undo"].setEnabled(view.can_undo or past)
        why = "" if view.can_undo else undo_reason(view.undo_reason)
        actions.set_tooltip("undo", texts["now"].tooltip if past else why or texts["undo"].tooltip)
        actions["redo"].setEnabled(view.can_redo)
        hints = self._services.preferences.hints
        actions["hint"].setVisible(hints)
        actions["hint"].setEnabled(hints and bool(view.legal))
        actions["call"].setVisible(bool(open_calls(view)))
        actions["call"].setEnabled(actions["call"].isVisible())
        for name in ("pause", "fast_forward"):
            actions[name].setVisible(computers)
        actions["step"].setVisible(computers and view.mode == "paused")
        actions.check("pause", view.mode == "paused")
        actions.check("fast_forward", view.mode == "fast")
        actions["next_round"].setEnabled(view.waiting)
        for name, possible in (("again", view.over), ("same_deal", view.over), ("give_up", not view.over)):
            actions[name].setVisible(possible)
            actions[name].setEnabled(possible)
        options = view.game.options(view.observation.options, view.seats)
        phrases = phrases_of(view.game.name)
        subtitle, number = phrases.subtitle(view.round, options), round_title(view.round)
        # Where a match is one round its number is not said at all.
        self.bar.set_title(phrases.title(), subtitle, number if subtitle.startswith(number) else "")

    def _end_of_round(self) -> None:
        """Show the score sheet when everybody has had a look at the cards; at once where nothing moves."""
        pause = self.board.board.speed.ms(LOOK_MS)
        if pause:
            self._look_first.start(pause)
        else:
            self.open_sheet()

    def _open_due_sheet(self) -> None:
        if self._controller.has_match:
            view = self._controller.view()
            if (view.waiting or view.over) and view.past is None and self.sheet is None:
                self.open_sheet()

    def open_sheet(self) -> None:
        """Show the score sheet as it stands."""
        self.close_sheet()
        self._waiting.hide()
        view = self._controller.view()
        self.sheet = ScoreSheet(self.window(), view)
        if view.turn is not None:
            hold_while_open(self.sheet, self._controller)
        self.sheet.finished.connect(self._sheet_closed)
        self.sheet.open()

    def _sheet_closed(self, key: str) -> None:
        if self.sheet is None:
            return
        self.sheet = None
        if key == NEXT_ROUND:
            self._controller.next_round()
        elif key in self._ways_on:
            self._ways_on[key].emit()
        elif key == SAVE:
            self._offer_to_go_on()
            self.save.emit()
        else:
            self._offer_to_go_on()
        self.setFocus()

    def _offer_to_go_on(self) -> None:
        """Keep the way on in sight when the sheet was closed without taking it."""
        if not self._controller.has_match:
            return
        view = self._controller.view()
        if view.waiting or view.over:
            self._place_waiting()
            self._waiting.offer(view.over)

    def _go_on(self) -> None:
        self._waiting.hide()
        if self._controller.view().over:
            self.again.emit()
        else:
            self._controller.next_round()

    def close_sheet(self) -> None:
        """Take the sheet away without any answer, as when another page comes, or a round that nobody waited for."""
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.finish("")

    # -- looks

    def set_look(self, theme: Theme) -> None:
        self.board.set_look(theme)

    def stop(self) -> None:
        """End everything that moves."""
        self.replay.stop()
        self._look_first.stop()
        self.toast.hide()
        self.curtain.stop()
        self.board.stop()

    def arrange(self) -> None:
        """The board over the whole page, the bar on its top strip; a list beside the board narrows it."""
        high, beside = self.bar.sizeHint().height(), self.log.beside
        room = QRect(beside if self.rtl else 0, 0, self.width() - beside, self.height())
        # A narrower board has a lower bar: its cloth begins where the bar of the page ends all the same.
        room.setTop(max(0, high - round(BAR_HEIGHT * scale_for(room.width(), room.height()))))
        self.board.setGeometry(room)
        self.bar.set_wood(beside > 0)
        self.bar.setGeometry(0, 0, self.width(), high)
        self.bar.raise_()
        self.log.arrange()
        self._place_waiting()
        self.curtain.arrange()

    def _make_room(self) -> None:
        """The list came or went: the table is laid out for the room that it has now, at once."""
        self.arrange()
        self.board.fit()
        self._place_waiting()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Seen round the list only.
        wide = self.log.beside
        if wide:
            wood = wood_pixmap(self.theme, wide, self.height(), self.devicePixelRatioF(), self.k)
            QPainter(self).drawPixmap(0 if self.rtl else self.width() - wide, 0, wood)

    def _place_waiting(self) -> None:
        """The button stands where the line with what to do is at other times."""
        layout = self.board.board.layout
        middle, others = QPointF(self.rect().center()), list[QRectF]()
        if layout is not None:
            middle = layout.prompt if layout.button.isNull() else layout.button.center()
            others = [*layout.plates.values(), *(mat.rect for mat in layout.mats if mat.seat is not None)]
        # It is higher than that line and must not reach the cards below it. The layout's own point stays as it is.
        self._waiting.place((middle - QPointF(0, px(12))).toPoint(), others)

    def theme_changed(self) -> None:
        if hasattr(self, "_waiting"):
            self.arrange()
        super().theme_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.arrange()
        if event.type() == QEvent.Type.LanguageChange:
            self.toast.hide()
            self.update_actions()
            self.log.retranslate()
            self.curtain.retranslate()
            if self.sheet is not None:
                self.open_sheet()
