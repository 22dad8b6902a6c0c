"""The bar that lies over the wooden one while the past is looked at."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QWidget

from cardgui.language.numbers import number
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.lettering import LEAST_TEXT
from cardgui.scene.look.text import line_width, paint_line
from cardgui.windows.action_texts import action_texts
from cardgui.windows.actions import Actions
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import Themed, px, ui_font

GROUND = ("#6E2A3C", "#4A1A2B")
TRIM = "#E9B95A"
_NARROW = 1000.0
INK, SOFT_INK = "#FFF6E0", "#F0D9C4"


class PastBar(Themed, QWidget):
    """Says that this is the past and which moment of how many, and leads to the others and back to now.

    Signals:
        wanted(str): the name of an action.
    """

    wanted = Signal(str)

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._actions = actions
        self._where = ""
        self.play = PushButton("", "secondary", "play", 36, self)
        self.back = PushButton("", "secondary", "left", 36, self)
        self.forward = PushButton("", "secondary", "right", 36, self)
        self.onward = PushButton("", "secondary", "plus", 36, self)
        self.now = PushButton("", "gold", "right", 36, self)
        self._row = QHBoxLayout(self)
        # What is painted before the buttons: they get narrower before its words are cut off.
        self._said = QSpacerItem(0, 0, QSizePolicy.Policy.MinimumExpanding)
        self._row.addItem(self._said)
        for button, name in (
            (self.back, "past_back"),
            (self.play, "past_play"),
            (self.forward, "past_forward"),
            (self.onward, "continue_here"),
            (self.now, "now"),
        ):
            button.setObjectName(f"bar_{name}")
            button.clicked.connect(lambda checked=False, name=name: self.wanted.emit(name))
            self._row.addWidget(button)
        self.hide()
        self.retranslate()
        self.follow_theme()

    @property
    def title(self) -> str:
        return QCoreApplication.translate("Log", "This is the past")

    def retranslate(self) -> None:
        """Take the words of the present language."""
        for button, name in (
            (self.back, "past_back"),
            (self.play, "past_play"),
            (self.forward, "past_forward"),
            (self.onward, "continue_here"),
        ):
            button.setToolTip(self._actions[name].toolTip())
            button.setAccessibleName(self._actions[name].text())
        self._fit()
        self.now.set_text(QCoreApplication.translate("Log", "Back to now", "button: from the past to the present"))
        self.now.setToolTip(self._actions["now"].toolTip())
        self.update()

    def _fit(self) -> None:
        """Where there is little room the button for going on from here has no words."""
        narrow = self.width() < _NARROW * self.k
        self.onward.setText("" if narrow else action_texts()["continue_here"].word)
        self.onward.updateGeometry()
        least = fonts.font(LEAST_TEXT, fonts.EXTRA_BOLD)
        words = max(line_width(text, least) for text in (self.title, self._where))
        self._said.changeSize(round(words + 66 * self.k), 0, QSizePolicy.Policy.MinimumExpanding)
        self._row.invalidate()

    def show_playing(self, on: bool) -> None:
        """Whether the past goes on by itself."""
        self.play.set_icon("pause" if on else "play")
        self.play.setAccessibleDescription(self._actions["past_play"].toolTip())

    def show_moment(self, moment: int, count: int) -> None:
        """moment: from 0.  count: of all moments."""
        text = QCoreApplication.translate("Log", "moment {number} of {count}", "of the match; in the past")
        self._where = text.format(number=number(moment + 1), count=number(count))
        self._fit()
        self.back.setEnabled(moment > 0)
        self.setAccessibleName(f"{self.title}: {self._where}")
        was_hidden = self.isHidden()
        self.show()
        self.raise_()
        self.update()
        if QAccessible.isActive():
            said = self.accessibleName() if was_hidden else self._where
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def theme_changed(self) -> None:
        if hasattr(self, "_row"):
            self._row.setContentsMargins(0, 0, px(5), 0)
            self._row.setSpacing(0)
            self._fit()
        super().theme_changed()

    def sizeHint(self) -> QSize:
        return QSize(px(800), px(50))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, rtl, rect = self.k, self.rtl, QRectF(self.rect())
        if self.theme.high_contrast:
            painter.fillRect(rect, QColor("#000000"))
            trim = QColor(self.theme.turn)
        else:
            painter.fillRect(rect, drawing.vertical(rect, *GROUND))
            trim = QColor(TRIM)
        line = 3 * k
        painter.fillRect(QRectF(0, rect.bottom() - line, rect.width(), line), trim)
        side = 24 * k
        x = rect.right() - 16 * k - side if rtl else 16 * k
        paint_icon(painter, "clock", QRectF(x, rect.center().y() - side / 2, side, side), trim, rtl=rtl)
        ends = self.back.x() if not rtl else rect.width() - self.back.geometry().right()
        start, room = 52 * k, ends - 12 * k

        heading, small = ui_font(19, fonts.EXTRA_BOLD), ui_font(15)
        align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        high, gap = rect.height() - line, 16 * k
        first = line_width(self.title, heading)
        beside = first + gap + line_width(self._where, small) <= room - start

        def put(text: str, font: QFont, ink: str, away: float, top: float, tall: float) -> None:
            wide = max(0.0, room - away)
            place = QRectF(rect.width() - room if rtl else away, top, wide, tall)
            paint_line(painter, place, text, font, ink, align, rtl)

        if beside:
            put(self.title, heading, INK, start, 0, high)
            put(self._where, small, SOFT_INK, start + first + gap, 0, high)
        else:
            heading.setPixelSize(min(heading.pixelSize(), round(high * 0.42)))
            small.setPixelSize(min(small.pixelSize(), round(high * 0.34)))
            put(self.title, heading, INK, start, high * 0.06, high * 0.48)
            put(self._where, small, SOFT_INK, start, high * 0.54, high * 0.4)
