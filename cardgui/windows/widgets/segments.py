"""One choice out of a few, side by side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.text import line_width, paint_line
from cardgui.scene.look.theme import color
from cardgui.windows.widgets.themed import ROOM, Themed, off_ink, paint_focus_ring, ui_font

_ROW = 42.0
_TEXT = 15.0


@dataclass(frozen=True, slots=True)
class Segment:
    """One of the choices: its key, its words, and perhaps a tooltip and the name of an icon."""

    key: str
    text: str
    tooltip: str = ""
    icon: str = ""


class _SegmentButton(Themed, QRadioButton):
    def __init__(self, segment: Segment, parent: Segments) -> None:
        super().__init__(parent)
        self.segment = segment
        self._frame = parent
        self.setText(segment.text)
        self.setAccessibleName(segment.text)
        self.setToolTip(segment.tooltip)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def wanted_width(self) -> float:
        font = ui_font(_TEXT, fonts.SEMI_BOLD)
        icon = font.pixelSize() * 1.6 if self.segment.icon else 0.0
        return line_width(self.segment.text, font) + icon + 22 * self.k

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        if self.rtl and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = -step
        self._frame.move_choice(step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._frame.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._frame.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme = self.k, self.theme
        rect = drawing.inset(QRectF(self.rect()), 3 * k)
        radius = rect.height() / 2
        ink = QColor(theme.text)
        if not self.isEnabled():
            ink = off_ink(theme.text, theme.panel_soft)
            if self.isChecked():
                drawing.fill_round(painter, rect, radius, color(theme.text, 0.16))
                ink = QColor(theme.text)
        elif self.isChecked():
            drawing.fill_round(painter, rect, radius, QColor(theme.button))
            ink = QColor(theme.button_text)
        elif self.underMouse():
            ground = QColor(theme.text)
            ground.setAlphaF(0.16 if self.isDown() else 0.07)
            drawing.fill_round(painter, rect, radius, ground)
        font = ui_font(_TEXT, fonts.SEMI_BOLD)
        words = rect.adjusted(8 * k, 0, -8 * k, 0)
        if self.segment.icon:
            side = font.pixelSize() * 1.3
            gap = font.pixelSize() * 0.3
            wide = min(line_width(self.text(), font), words.width() - side - gap)
            start = words.center().x() - (side + gap + wide) / 2
            left = start + wide + gap if self.rtl else start
            place = QRectF(left, words.center().y() - side / 2, side, side)
            paint_icon(painter, self.segment.icon, place, ink, rtl=self.rtl)
            words = QRectF(start if self.rtl else start + side + gap, words.top(), wide, words.height())
        paint_line(painter, words, self.text(), font, ink, rtl=self.rtl)


class Segments(Themed, QWidget):
    """A choice out of a few, one always taken; arrow keys move it, and so does a click.

    Where the words do not fit side by side, they go into as many rows as they need, in columns of equal width.

    Signals:
        chosen: the key of the segment taken, when it changes by hand or by `set_current`.
    """

    chosen = Signal(str)

    def __init__(
        self, segments: Sequence[Segment | tuple[str, str]], current: str, name: str, parent: QWidget | None = None
    ) -> None:
        """`current` is the key of the one taken at first; `name` says to a screen reader what is chosen."""
        super().__init__(parent)
        self._buttons: list[_SegmentButton] = []
        self._group = QButtonGroup(self)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._shown_rows = 1
        self._group.buttonToggled.connect(self._toggled)
        self.set_segments(segments, current)
        self.follow_theme()

    def set_segments(self, segments: Sequence[Segment | tuple[str, str]], current: str) -> None:
        """Offer other choices, without a signal; ValueError when `current` is not among them."""
        offered = [part if isinstance(part, Segment) else Segment(*part) for part in segments]
        if current not in [segment.key for segment in offered]:
            raise ValueError(f"no segment {current!r}; there are {', '.join(part.key for part in offered)}")
        for button in self._buttons:
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self._buttons = [_SegmentButton(segment, self) for segment in offered]
        self._group.blockSignals(True)
        for button in self._buttons:
            self._group.addButton(button)
            button.setChecked(button.segment.key == current)
            button.setVisible(True)
        self._group.blockSignals(False)
        self._place()
        self.updateGeometry()

    def offered(self) -> tuple[str, ...]:
        """The keys of all segments, in order."""
        return tuple(button.segment.key for button in self._buttons)

    def current(self) -> str:
        """The key of the segment taken."""
        return next(button.segment.key for button in self._buttons if button.isChecked())

    def taken_button(self) -> QWidget:
        """The part of it that stands for the segment taken and can have the focus."""
        return next(button for button in self._buttons if button.isChecked())

    def set_current(self, key: str) -> None:
        """Take the segment of that key; ValueError when there is none."""
        for button in self._buttons:
            if button.segment.key == key:
                button.setChecked(True)
                return
        raise ValueError(f"no segment {key!r}; there are {', '.join(b.segment.key for b in self._buttons)}")

    def set_segment_enabled(self, key: str, enabled: bool, tooltip: str = "") -> None:
        """Offer or withhold one of the choices; `tooltip` may say why."""
        for button in self._buttons:
            if button.segment.key == key:
                button.setEnabled(enabled)
                button.setToolTip(tooltip or button.segment.tooltip)

    def move_choice(self, step: int) -> None:
        """Take and focus the next (1) or previous (-1) segment that is enabled, round the end."""
        usable = [button for button in self._buttons if button.isEnabled()]
        taken = [index for index, button in enumerate(usable) if button.isChecked()]
        button = usable[((taken[0] if taken else 0) + step) % len(usable)]
        button.setChecked(True)
        button.setFocus(Qt.FocusReason.TabFocusReason)

    def _toggled(self, button: _SegmentButton, checked: bool) -> None:
        if checked:
            self.chosen.emit(button.segment.key)

    def _columns(self, width: float) -> int:
        count = len(self._buttons)
        widest = max(button.wanted_width() for button in self._buttons)
        if sum(button.wanted_width() for button in self._buttons) <= width:
            return count
        for rows in range(2, count + 1):
            columns = math.ceil(count / rows)
            if widest * columns <= width:
                return columns
        return 1

    def rows(self) -> int:
        """In how many rows the segments stand now."""
        return math.ceil(len(self._buttons) / self._columns(self.visible_rect().width()))

    def _row_height(self) -> float:
        return max(_ROW * self.k, ui_font(_TEXT).pixelSize() * 2.4)

    def sizeHint(self) -> QSize:
        room = 2 * ROOM * self.k
        wide = sum(button.wanted_width() for button in self._buttons)
        return QSize(math.ceil(wide + room), math.ceil(self._shown_rows * self._row_height() + room))

    def minimumSizeHint(self) -> QSize:
        widest = max(button.wanted_width() for button in self._buttons)
        return QSize(math.ceil(min(widest, 160 * self.k) + 2 * ROOM * self.k), self.sizeHint().height())

    def theme_changed(self) -> None:
        self._place()
        super().theme_changed()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        if not self._buttons:
            return
        rect = self.visible_rect()
        columns = self._columns(rect.width())
        if self.rows() != self._shown_rows:
            self._shown_rows = self.rows()
            self.updateGeometry()
        height = self._row_height()
        widths = [rect.width() / columns] * columns
        if columns == len(self._buttons):
            wanted = [button.wanted_width() for button in self._buttons]
            if max(wanted) > widths[0]:
                spare = (rect.width() - sum(wanted)) / columns
                widths = [width + spare for width in wanted]
        for index, button in enumerate(self._buttons):
            row, column = divmod(index, columns)
            left = rect.left() + sum(widths[:column])
            if self.rtl:
                left = rect.right() - sum(widths[: column + 1])
            place = QRectF(left, rect.top() + row * height, widths[column], height)
            button.setGeometry(QRect(place.toRect()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        rect, k, theme = self.visible_rect(), self.k, self.theme
        radius = self._row_height() / 2
        drawing.fill_round(painter, rect, radius, QColor(theme.panel_soft))
        width = (2.0 if theme.high_contrast else 1.0) * k
        drawing.line_round(painter, drawing.inset(rect, width / 2), radius - width / 2, QColor(theme.line), width)
        if any(button.hasFocus() for button in self._buttons):
            paint_focus_ring(painter, rect, radius)
