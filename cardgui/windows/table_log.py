"""The log at the table: the pill with the newest line, the list that unfolds from it, and the bar of the past."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardgui.controller.table import TableController
from cardgui.controller.view import Change, View
from cardgui.language.phrases import phrases_of
from cardgui.windows.actions import Actions
from cardgui.windows.log_lines import Teller, dealt, newest, spoken, weightiest
from cardgui.windows.log_list import LogList
from cardgui.windows.log_pill import LogPill
from cardgui.windows.past_bar import PastBar
from cardgui.windows.widgets.panel import Panel
from cardgui.windows.widgets.themed import px

_WIDTH = 340
"""px at scale 1."""
_NARROW, _SHARE = 240, 0.27
"""px, and of the page's width: as much the list takes in narrower pages. The table keeps `LEAST_TABLE` at least."""
_RAIL = 9
"""px at scale 1: the wood round the list where it stands beside the table."""
_KEPT = ("viewer", "chairs", "past")
"""After these changes the pill says what it said."""


class TableLog(QObject):
    """Attributes:

    pill: in the bar.  panel: unfolded beside the table.  list: the lines in it.  past_bar: over the bar, in the past.

    Signals:
        turned: the list was unfolded or folded away; the page may have to lay its table out anew.
    """

    turned = Signal()

    def __init__(self, page: QWidget, controller: TableController, actions: Actions) -> None:
        """page: the table, which gets panel and past bar as children; the pill is to be put into its bar."""
        super().__init__(page)
        self._page = page
        self._controller = controller
        self._actions = actions
        self._teller: Teller | None = None
        self._told = 0
        self._line: tuple[str, str] = ("", "")
        self.pill = LogPill()
        self.panel = Panel(page, radius=22)
        self.list = LogList()
        self._column = QVBoxLayout(self.panel)
        self._column.addWidget(self.list)
        self.panel.hide()
        self.past_bar = PastBar(actions, page)
        self.pill.clicked.connect(actions["log"].trigger)
        self.list.chosen.connect(self._controller.look_at)
        self.list.left.connect(self._escape)
        self.past_bar.wanted.connect(lambda name: actions[name].trigger())
        self.retranslate()

    # -- what is told

    def show(self, change: Change) -> None:
        """Tell what has changed."""
        view = change.after
        if change.kind not in _KEPT:
            self._say(change)
        self._show_past(view)
        if not self.unfolded:
            self._teller = None
        elif change.kind in ("move", "deal") and change.before is not None and self._teller is not None:
            self._more()
        elif change.kind == "past":
            self.list.mark(view.past)
        else:
            self._list_all(view)
        self.arrange()

    def _say(self, change: Change) -> None:
        view = change.after
        if change.kind == "move":
            names = [chair.name for chair in view.chairs]
            told = phrases_of(view.game.name).happenings(change.steps, names)
            happening = weightiest(told)
            if happening is not None:
                picture = "" if happening.seat is None else view.chairs[happening.seat].picture
                self.pill.say(happening.text, picture, spoken=spoken(told))
        elif change.kind == "deal":
            self.pill.say(dealt())
        elif change.kind == "undo":
            self.pill.say(QCoreApplication.translate("Table", "Taken back"))
        elif change.kind == "redo":
            self.pill.say(QCoreApplication.translate("Table", "Played again"))
        else:
            self._say_newest(view)

    def _say_newest(self, view: View) -> None:
        text, picture = newest(view.game.name, self._controller.log())
        self.pill.say(text, picture, aloud=False)

    def _show_past(self, view: View) -> None:
        """Show the bar of the past, or take it away."""
        past = view.past
        if past is None:
            had_focus = self.past_bar.isAncestorOf(self._page.focusWidget() or self._page)
            self.past_bar.hide()
            if had_focus:
                self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.past_bar.show_moment(past, self._controller.moments)

    def update_actions(self, view: View) -> None:
        """Which moments can be gone to."""
        past = view.past
        self._actions["past_back"].setEnabled(self._controller.moments > 1 if past is None else past > 0)
        self._actions["past_forward"].setEnabled(past is not None)
        for name in ("now", "continue_here"):
            self._actions[name].setEnabled(past is not None)
        self._actions["past_start"].setEnabled(self._controller.moments > 1 and past != 0)
        self._actions["past_play"].setEnabled(self._controller.moments > 1)

    def _list_all(self, view: View) -> None:
        moments = self._controller.log()
        self._teller = Teller(view.game.name)
        self._told = len(moments)
        self.list.put(self._teller.lines(moments))
        if view.past is not None:
            self.list.mark(view.past)

    def _more(self) -> None:
        assert self._teller is not None
        moments = self._controller.log(self._told)
        self._told += len(moments)
        self.list.add(self._teller.lines(moments))

    def retranslate(self) -> None:
        """Say everything anew in the present language."""
        self.past_bar.retranslate()
        self.pill.set_hint(self._actions["log"].toolTip())
        self.list.setAccessibleName(QCoreApplication.translate("Log", "What has happened", "the list of all moves"))
        if not self._controller.has_match:
            self.pill.clear()
            return
        view = self._controller.view()
        self._say_newest(view)
        self._show_past(view)
        if self.unfolded:
            self._list_all(view)
            self.arrange()

    # -- what a person does

    @property
    def unfolded(self) -> bool:
        return not self.panel.isHidden()

    def toggle(self) -> None:
        """Unfold the list, or fold it away. By key it takes the keyboard's focus, and gives it back."""
        if self.unfolded:
            self.fold()
            return
        if not self._controller.has_match:
            return
        by_mouse = self.pill.underMouse() and not self.pill.hasFocus()
        self.panel.show()
        self.panel.raise_()
        self.pill.setChecked(True)
        self._actions.check("log", True)
        self._list_all(self._controller.view())
        self.turned.emit()
        if not by_mouse:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def fold(self) -> None:
        """Fold the list away."""
        if not self.unfolded:
            return
        had_focus = self.list.hasFocus()
        self.panel.hide()
        self.pill.setChecked(False)
        self._actions.check("log", False)
        self._teller = None
        self.turned.emit()
        if had_focus:
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _escape(self) -> None:
        if not self.to_now():
            self.fold()

    def step(self, by: int) -> None:
        """Show the moment `by` after the one that is shown; before now there is the one before the last."""
        past = self._controller.view().past
        count = self._controller.moments
        target = (count - 1 if past is None else past) + by
        if 0 <= target < count:
            self._controller.look_at(target)

    def to_start(self) -> None:
        """Show the first deal."""
        if self._controller.moments > 1:
            self._controller.look_at(0)

    def to_now(self) -> bool:
        """Show the present; False where it is shown already."""
        return self._controller.look_at(None)

    # -- where things are

    @property
    def beside(self) -> int:
        """How much of the page's width, where reading ends, is the list's alone, px; 0 while it is folded away."""
        return min(px(_WIDTH), max(_NARROW, round(_SHARE * self._page.width()))) if self.unfolded else 0

    def arrange(self) -> None:
        """The panel beside the table, where reading ends. The bar of the past over the wooden one."""
        page, bar = self._page.rect(), self._page.height() and px(50)
        # Over the felt a little where large letters make its buttons higher than the bar.
        self.past_bar.setGeometry(QRect(0, 0, page.width(), max(bar, self.past_bar.minimumSizeHint().height())))
        if not self.unfolded:
            return
        rtl = self.panel.layoutDirection() == Qt.LayoutDirection.RightToLeft
        margin, rail = px(8), px(_RAIL)
        self._column.setContentsMargins(margin, margin, margin, margin)
        x = rail if rtl else page.width() - self.beside
        self.panel.setGeometry(x, bar, self.beside - rail, page.height() - bar - rail)
        if not self.past_bar.isHidden():
            self.past_bar.raise_()
