"""A short message that goes by itself, and may offer one thing to do."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.text import line_width, paint_line
from cardgui.scene.look.theme import SHADOW
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import Themed, ui_font

SHOWN_MS = 3600
OFFERED_MS = 15_000
"""So long there is time to do what is offered."""
_HEIGHT, _ROOM = 46.0, 16.0


class Toast(Themed, QWidget):
    """Lies over the lower part of its parent and takes no focus; a click takes it away.

    A new message takes the place of the one before.

    Attributes:
        offer: the button of what can be done, hidden where nothing is offered. Tab leads to it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._icon = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go)
        self.offer = PushButton("", "secondary", "", 36, self)
        self.offer.clicked.connect(self._take_offer)
        self.offer.hide()
        self._do: Callable[[], object] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        parent.installEventFilter(self)
        self.follow_theme()
        self.hide()

    @property
    def text(self) -> str:
        return self._text

    def say(self, text: str, icon: str = "info", offer: str = "", do: Callable[[], object] | None = None) -> None:
        """Show one line for a while and have it read aloud. offer: what can be done about it, by calling `do`."""
        self._text, self._icon, self._do = text, icon, do
        self.offer.set_text(offer)
        self.offer.setVisible(bool(offer))
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()
        self.update()
        self._timer.start(OFFERED_MS if offer else SHOWN_MS)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _go(self) -> None:
        """Nothing goes from under a hand that is about to press it."""
        if self.offer.hasFocus() or (not self.offer.isHidden() and self.underMouse()):
            self._timer.start(SHOWN_MS)
        else:
            self.hide()

    def _take_offer(self) -> None:
        do, self._do = self._do, None
        self.hide()
        if do is not None:
            do()

    def _place(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        k = self.k
        button = self.offer.sizeHint()
        wide = line_width(self._text, ui_font(17, fonts.SEMI_BOLD)) + (34 + 44 + 2 * _ROOM) * k + self._offered()
        wide = min(math.ceil(wide), parent.width())
        high = math.ceil((_HEIGHT + 2 * _ROOM) * k)
        self.resize(wide, high)
        self.move(QPoint((parent.width() - wide) // 2, parent.height() - high - round(18 * k)))
        edge = round((_ROOM + 5) * k)
        x = edge if self.rtl else wide - edge - button.width()
        self.offer.setGeometry(x, (high - button.height()) // 2, button.width(), button.height())

    def _offered(self) -> float:
        """The width that the button takes, px."""
        return 0.0 if self.offer.isHidden() else self.offer.sizeHint().width() - 6 * self.k

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return False

    def changeEvent(self, event: QEvent) -> None:
        # What was said is in the language of before; what is offered can be done elsewhere too.
        if event.type() == QEvent.Type.LanguageChange:
            self.hide()
        super().changeEvent(event)

    def theme_changed(self) -> None:
        if self._text:
            self._place()
        super().theme_changed()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme, rtl = self.k, self.theme, self.rtl
        rect = drawing.inset(QRectF(self.rect()), _ROOM * k)
        radius = rect.height() / 2
        if not theme.high_contrast:
            paint_soft(painter, rect, radius, 5 * k, SHADOW, 0.45, dy=3 * k)
        drawing.fill_round(painter, rect, radius, QColor(theme.active_plate))
        drawing.line_round(painter, drawing.inset(rect, k), radius - k, QColor(theme.turn), 2 * k)
        side = 24 * k
        x = rect.right() - 14 * k - side if rtl else rect.left() + 14 * k
        paint_icon(painter, self._icon, QRectF(x, rect.center().y() - side / 2, side, side), theme.active_text, rtl=rtl)
        end = 20 * k + self._offered()
        room = rect.adjusted(end, 0, -46 * k, 0) if rtl else rect.adjusted(46 * k, 0, -end, 0)
        paint_line(painter, room, self._text, ui_font(17, fonts.SEMI_BOLD), theme.active_text, rtl=rtl)
