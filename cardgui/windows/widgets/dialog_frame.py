"""Dialogs inside the window: the page is dimmed and a rounded panel stands in the middle."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QHBoxLayout,
    QLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.theme import color
from cardgui.windows.widgets.keys import key_sequences
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.painted_button import PaintedButton
from cardgui.windows.widgets.push_button import ButtonKind, PushButton
from cardgui.windows.widgets.scroll import ScrollArea
from cardgui.windows.widgets.themed import ROOM, FixedSize, Themed, gap_between, paint_focus_ring, px
from cardgui.windows.widgets.veil import Veiled

_RADIUS = 28.0
_TITLE, _LEAST_TITLE = 30.0, 20.0
_DIM = ("#140E0A", 0.60)
# Shortcuts of the window that still work under a dialog.
_PASSED = ("M", "F11", "Ctrl+Q")


class _CloseButton(FixedSize, PaintedButton):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(px(54), px(54))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        rect, k, theme = self.visible_rect(), self.k, self.theme
        strength = 0.20 if self.isDown() else (0.13 if self.underMouse() else 0.07)
        drawing.fill_round(painter, rect, 12 * k, color(theme.text, strength))
        if theme.high_contrast:
            drawing.line_round(painter, drawing.inset(rect, k), 12 * k, QColor(theme.text), 2 * k)
        side = 22 * k
        middle = rect.center()
        paint_icon(painter, "close", QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), theme.text)
        if self.hasFocus():
            paint_focus_ring(painter, rect, 12 * k)


class _Sheet(Themed, QWidget):
    """The panel itself; its shadow is painted by the frame."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.follow_theme()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        rect, k, theme = QRectF(self.rect()), self.k, self.theme
        top = drawing.mix(theme.panel, theme.page, 0.3)
        ground = drawing.vertical(rect, top, theme.page if theme.name == "day" else theme.panel)
        drawing.fill_round(painter, rect, _RADIUS * k, ground)
        if theme.name != "day":
            width = (2.5 if theme.high_contrast else 1.0) * k
            edge = drawing.inset(rect, width / 2)
            drawing.line_round(painter, edge, _RADIUS * k - width / 2, QColor(theme.line), width)


def _invalidate(layout: QLayout) -> None:
    """Have a layout and all within it ask for sizes anew: by itself Qt does so only when it gets to the inner ones."""
    layout.invalidate()
    for index in range(layout.count()):
        item = layout.itemAt(index)
        inner = None if item is None else item.layout()
        if inner is not None:
            _invalidate(inner)


class DialogFrame(Themed, Veiled, QWidget):
    """A dialog over `host`, which it covers and dims. It never blocks: `finished` says when it is over.

    Put the contents into `body_layout`; they scroll where the window is too small. Escape and the close button finish
    it with "", and buttons of the row with their key. The focus is kept inside, and returned to where it was. While it
    is open no shortcut of the window works, but for silence, full screen and leaving the program.

    Attributes:
        body: the widget of the contents.
        body_layout: its vertical layout, no margins, spacing 10 px at scale 1.

    Signals:
        finished(str): the key of the button pressed, "" for none. The frame deletes itself afterwards.
    """

    finished = Signal(str)
    veil_role = QAccessible.Role.Dialog

    def __init__(
        self, host: QWidget, title: str, subtitle: str = "", width_px: float = 560, closable: bool = True
    ) -> None:
        """`width_px` is the panel's width at scale 1, less where the window is narrower.

        `closable` False leaves out the close button and Escape: one of the buttons must be pressed.
        """
        super().__init__(host)
        self._host = host
        self._width = width_px
        self._closable = closable
        self._over = False
        self._before: QWidget | None = None
        self._first: QWidget | None = None
        self._passed: tuple[str, ...] = _PASSED
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(title)
        self.setAccessibleDescription(subtitle)
        self.hide()

        self._sheet = _Sheet(self)
        self._title = TextLabel(title, _TITLE, fonts.EXTRA_BOLD, wrap=True, parent=self._sheet)
        self._subtitle = TextLabel(subtitle, 16.5, role="muted", wrap=True, parent=self._sheet)
        if not subtitle:
            self._subtitle.hide()
        self._close = _CloseButton(self._sheet)
        self._close.setVisible(closable)
        self._close.clicked.connect(lambda: self.finish(""))
        self.body = QWidget()
        self.body_layout = QVBoxLayout(self.body)
        self.body_layout.setContentsMargins(0, 0, 0, 0)
        self._scroll = ScrollArea(self.body)
        self._above = QVBoxLayout()
        self._below = QVBoxLayout()
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        self._note: QWidget | None = None
        self._buttons: list[PushButton] = []

        self._words = QVBoxLayout()
        self._words.addWidget(self._title)
        self._words.addWidget(self._subtitle)
        self._head = QHBoxLayout()
        self._head.addLayout(self._words, 1)
        self._head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._whole = QVBoxLayout(self._sheet)
        self._whole.addLayout(self._head)
        self._whole.addLayout(self._above)
        self._whole.addWidget(self._scroll, 1)
        self._whole.addLayout(self._below)
        self._whole.addLayout(self._row)
        host.installEventFilter(self)
        self.body.installEventFilter(self)
        self._translate()
        self.follow_theme()

    def _translate(self) -> None:
        text = QCoreApplication.translate("Dialogs", "Close")
        self._close.setAccessibleName(text)
        self._close.setToolTip(text)

    def set_title(self, title: str, subtitle: str = "") -> None:
        """Change the words at the top."""
        self._title.setText(title)
        self._subtitle.setText(subtitle)
        self._subtitle.setVisible(bool(subtitle))
        self.setAccessibleName(title)
        self.setAccessibleDescription(subtitle)
        self.arrange()

    def add_button(
        self,
        key: str,
        text: str,
        kind: ButtonKind = "secondary",
        icon: str = "",
        height_px: float = 48,
        finishes: bool = True,
    ) -> PushButton:
        """Add a button to the row at the bottom, after those that are there.

        It finishes the dialog with `key`; with `finishes` False it does not, and its `clicked` is yours.
        """
        button = PushButton(text, kind, icon, height_px, self._sheet)
        if finishes:
            button.clicked.connect(lambda: self.finish(key))
        self._row.addWidget(button)
        self._buttons.append(button)
        self.arrange()
        return button

    def add_above(self, widget: QWidget) -> None:
        """Show a widget between the title and the contents, with which it does not scroll."""
        self._above.addWidget(widget)
        self.arrange()

    def add_below(self, widget: QWidget) -> None:
        """Show a widget between the contents, with which it does not scroll, and the buttons."""
        self._below.addWidget(widget)
        self.arrange()

    def set_note(self, widget: QWidget) -> None:
        """Show a widget at the beginning of the button row, for example a legend."""
        self._row.insertWidget(0, widget)
        self._note = widget
        self.arrange()

    def set_first_focus(self, widget: QWidget) -> None:
        """The widget that has the focus at first; otherwise the last button, or the first thing that can have it."""
        self._first = widget

    def let_pass(self, *keys: str) -> None:
        """Let these shortcuts of the window work while it is open too."""
        self._passed = (*self._passed, *keys)

    def open(self) -> None:
        """Show it over the host and take the focus."""
        self._before = QApplication.focusWidget()
        self.arrange()
        self.show()
        self.raise_()
        self.arrange()
        self._tell_those_below()
        stops = self._stops()
        chosen = self._first or (self._buttons[-1] if self._buttons else (stops[0] if stops else None))
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self, key: str = "") -> None:
        """Close it, give the focus back and emit `finished`; further calls do nothing."""
        if self._over:
            return
        self._over = True
        self._host.removeEventFilter(self)
        before = self._before
        self.hide()
        self._tell_those_below()
        if before is not None and shiboken6.isValid(before) and before.isVisible() and before.isEnabled():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.finished.emit(key)
        self.deleteLater()

    def is_covered(self) -> bool:
        frames = self.open_over(self._host)
        return self in frames and self is not frames[-1]

    def _tell_those_below(self) -> None:
        """What lies below is out of reach for a screen reader now, or within it again."""
        for child in self._host.children():
            if isinstance(child, Veiled):
                child.tell_covered()

    @staticmethod
    def open_over(host: QWidget) -> list[DialogFrame]:
        """The dialogs that are open over that widget, the topmost last."""
        found = [child for child in host.children() if isinstance(child, DialogFrame)]
        return [frame for frame in found if not frame.isHidden()]

    def theme_changed(self) -> None:
        # Buttons carry their own room, words do not.
        start, end = px(40), px(40 - ROOM)
        left, right = (end, start) if self.rtl else (start, end)
        self._whole.setContentsMargins(left, px(22), right, px(19))
        self._whole.setSpacing(px(12))
        self._words.setContentsMargins(0, px(4), 0, 0)
        self._words.setSpacing(0)
        self._head.setSpacing(px(10))
        self._row.setSpacing(gap_between(16))
        self._above.setSpacing(px(4))
        self._below.setSpacing(px(4))
        self.body_layout.setSpacing(px(10))
        self.arrange()
        super().theme_changed()

    def arrange(self) -> None:
        """Cover the host and put the panel in its middle."""
        self.setGeometry(self._host.rect())
        edge = px(24)
        wide = min(px(self._width), self.width() - edge)
        self._fit_title(wide - px(80 + 64))
        layout = self._whole
        _invalidate(layout)
        margins = layout.contentsMargins()
        inner = wide - margins.left() - margins.right()
        body = self.body_layout
        _invalidate(body)
        tall = body.heightForWidth(inner) if body.hasHeightForWidth() else body.sizeHint().height()
        self._scroll.setMinimumHeight(0 if tall <= 0 else min(tall, px(60)))
        self._scroll.setVisible(body.count() > 0)
        head = self._head.heightForWidth(inner) if self._head.hasHeightForWidth() else self._head.sizeHint().height()
        row = self._row.sizeHint().height() if self._row.count() > 1 else 0
        below = (
            self._below.heightForWidth(inner) if self._below.hasHeightForWidth() else self._below.sizeHint().height()
        )
        above = (
            self._above.heightForWidth(inner) if self._above.hasHeightForWidth() else self._above.sizeHint().height()
        )
        gaps = layout.spacing() * (
            (1 if row else 0) + (1 if above > 0 else 0) + (1 if body.count() else 0) + (1 if below > 0 else 0)
        )
        wanted = head + max(0, tall) + max(0, above) + max(0, below) + row + gaps + margins.top() + margins.bottom()
        high = min(wanted, self.height() - edge)
        self._sheet.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)
        self.update()

    def _fit_title(self, room: int) -> None:
        """Let a long title be smaller, so that it has two lines at most. room: its width, px."""
        size = _TITLE
        self._title.set_size(size)
        while size > _LEAST_TITLE:
            lines = self._title.heightForWidth(room) / self._title.fontMetrics().lineSpacing()
            if lines < 2.5:
                break
            size -= 1
            self._title.set_size(size)

    def sheet_rect(self) -> QRect:
        """Where the panel stands, in the frame's coordinates."""
        return self._sheet.geometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        grown = watched is self._host and event.type() == QEvent.Type.Resize
        if grown or (watched is self.body and event.type() == QEvent.Type.LayoutRequest):
            self.arrange()
        return False

    def _stops(self) -> list[QWidget]:
        """What can have the focus inside: the contents in the order they were added, the buttons, the close button.

        Qt's own chain is not asked: in PySide6 `nextInFocusChain()` makes the widget it returns a child, to Python,
        of the one before, and the garbage collector then takes living widgets for dead (6.11).
        """
        inside = self._sheet.findChildren(QWidget)
        above = [item.widget() for item in map(self._above.itemAt, range(self._above.count())) if item is not None]
        order = [widget for widget in inside if any(top.isAncestorOf(widget) for top in above if top is not None)]
        order += [widget for widget in inside if self.body.isAncestorOf(widget)]
        order += [widget for widget in inside if widget not in order and widget is not self._close]
        return [widget for widget in [*order, self._close] if self._takes_focus(widget)]

    @staticmethod
    def _takes_focus(widget: QWidget) -> bool:
        if not widget.focusPolicy() & Qt.FocusPolicy.TabFocus or not widget.isEnabled() or not widget.isVisible():
            return False
        if isinstance(widget.parentWidget(), QAbstractSpinBox):
            return False
        if isinstance(widget, QRadioButton) and widget.autoExclusive() and not widget.isChecked():
            group = widget.parentWidget()
            return group is None or not any(other.isChecked() for other in group.findChildren(QRadioButton))
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        stops = self._stops()
        if not stops:
            return True
        now = QApplication.focusWidget()
        if now is not None and now not in stops and now.parentWidget() in stops:
            now = now.parentWidget()
        at = stops.index(now) if now in stops else (-1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        chosen = stops[(at + (1 if forward else -1)) % len(stops)]
        chosen.setFocus(reason)
        if self.body.isAncestorOf(chosen):
            self._scroll.ensureWidgetVisible(chosen, px(10), px(10))
        return True

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            pressed = QKeySequence(event.keyCombination())
            if pressed not in key_sequences(self._passed):
                event.accept()
                return True
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.theme_changed()
        elif event.type() == QEvent.Type.LanguageChange:
            self._translate()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._closable:
            self.finish("")
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(*_DIM))
        if not self.theme.high_contrast:
            k = self.k
            paint_soft(painter, QRectF(self._sheet.geometry()), _RADIUS * k, 24 * k, "#020A08", 0.6, dy=10 * k)
