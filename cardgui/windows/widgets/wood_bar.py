"""The wooden bar at the top of every page."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.scene.look import drawing
from cardgui.scene.look.theme import color
from cardgui.scene.look.title import paint_title, title_widths
from cardgui.scene.look.wood import wood_pixmap
from cardgui.windows.widgets.bar_button import BarButton
from cardgui.windows.widgets.themed import Themed, current_theme

BAR_HEIGHT = 50.0
_END = 8.5  # what is seen of a bar button then begins 12 px from the window's edge


def _hint(widget: QWidget) -> QSize:
    return widget.sizeHint().expandedTo(widget.minimumSize())


def _least(widget: QWidget) -> int:
    return widget.minimumSizeHint().expandedTo(widget.minimumSize()).width()


class WoodBar(Themed, QWidget):
    """Buttons at both ends, a title and a smaller text after the leading ones, and perhaps a widget in the middle.

    When it gets narrow, first the buttons lose their words, then a shorter text takes the smaller one's place, or none
    does, then the title is elided. The
    middle widget keeps to the middle of the window while it fits, and moves or shrinks to its minimum otherwise.
    """

    def __init__(self, title: str = "", subtitle: str = "", parent: QWidget | None = None, wood: bool = True) -> None:
        """`wood` False leaves the ground out, for a bar over a picture that has it."""
        super().__init__(parent)
        self._wood = wood
        self._title = title
        self._subtitle = subtitle
        self._shorter = ""
        self._leading: list[QWidget] = []
        self._trailing: list[QWidget] = []
        self._middle: QWidget | None = None
        self._title_room = QRectF()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(title)
        self.follow_theme()

    def set_title(self, title: str, subtitle: str = "", shorter: str = "") -> None:
        """Change the words. shorter: stands there instead of a subtitle that there is no room for."""
        self._title, self._subtitle, self._shorter = title, subtitle, shorter
        self.setAccessibleName(title)
        self.arrange()
        self.update()

    def set_wood(self, on: bool) -> None:
        """Paint the ground, or leave it out."""
        if on != self._wood:
            self._wood = on
            self.update()

    def add_leading(self, widget: QWidget) -> None:
        """Add a widget before the title."""
        self._add(self._leading, widget)

    def add_trailing(self, widget: QWidget) -> None:
        """Add a widget at the other end; the one added last stands outermost."""
        self._add(self._trailing, widget)

    def set_middle(self, widget: QWidget) -> None:
        """Show a widget in the middle, as wide as its size hint where there is room."""
        widget.setParent(self)
        widget.show()
        widget.installEventFilter(self)
        self._middle = widget
        self.arrange()

    def _add(self, group: list[QWidget], widget: QWidget) -> None:
        widget.setParent(self)
        widget.installEventFilter(self)
        group.append(widget)
        widget.show()
        self.arrange()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() in (
            QEvent.Type.LayoutRequest,
            QEvent.Type.ShowToParent,
            QEvent.Type.HideToParent,
        ):
            self.arrange()
        return False

    def sizeHint(self) -> QSize:
        return QSize(round(800 * self.k), round(BAR_HEIGHT * self.k))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(300 * self.k), round(BAR_HEIGHT * self.k))

    def theme_changed(self) -> None:
        self.arrange()
        super().theme_changed()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange):
            self.arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def _title_widths(self) -> tuple[float, float]:
        return title_widths(self._title, self._subtitle, self.k, current_theme.text_scale)

    @property
    def shown_subtitle(self) -> str:
        """The smaller text that there is room for: whole, or the shorter one, or none."""
        for text in (self._subtitle, self._shorter):
            title, small = title_widths(self._title, text, self.k, current_theme.text_scale)
            if title + small <= self._title_room.width():
                return text
        return ""

    def arrange(self) -> None:
        """Put everything in its place for the present width."""
        width = self.width()
        leading = [widget for widget in self._leading if not widget.isHidden()]
        trailing = [widget for widget in self._trailing if not widget.isHidden()]
        buttons = [widget for widget in leading + trailing if isinstance(widget, BarButton)]
        title, sub = self._title_widths()
        middle = self._middle if self._middle is not None and not self._middle.isHidden() else None
        middle_room = _least(middle) + 16 * self.k if middle is not None else 0.0
        # Asked, not tried: a button that changes its words asks for a new layout.
        wordy = sum(
            widget.width_for(False) if isinstance(widget, BarButton) else _hint(widget).width()
            for widget in leading + trailing
        )
        compact = wordy + title + sub + middle_room + (2 * _END + 24) * self.k > width
        for button in buttons:
            button.set_compact(compact)
        self._place(leading, trailing, middle, title + sub)

    def _place(self, leading: list[QWidget], trailing: list[QWidget], middle: QWidget | None, words: float) -> None:
        k, width, height = self.k, self.width(), self.height()

        def put(widget: QWidget, start: float, wide: float) -> None:
            tall = min(_hint(widget).height(), height)
            left = width - start - wide if self.rtl else start
            widget.setGeometry(round(left), round((height - tall) / 2), math.ceil(wide), tall)

        start = _END * k
        for widget in leading:
            wide = float(_hint(widget).width())
            put(widget, start, wide)
            start += wide
        end = width - _END * k
        for widget in reversed(trailing):
            wide = float(_hint(widget).width())
            end -= wide
            put(widget, end, wide)
        first = start + (8.5 if leading else 15.5) * k
        room = end - first - 8 * k
        if middle is not None:
            least = _least(middle)
            words = min(words, max(0.0, room - least - 12 * k))
            low = first + words + (12 * k if words else 0)
            wide = min(float(_hint(middle).width()), end - low - 4 * k)
            put(middle, min(max(low, width / 2 - wide / 2), end - wide - 4 * k), wide)
            room = words
        self._title_room = QRectF(first, 0, max(0.0, room), height)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        if self._wood:
            self._paint_wood(painter)
        room = self._title_room
        if self.rtl:
            room = QRectF(self.width() - room.right(), room.top(), room.width(), room.height())
        if room.width() > 0:
            words = self._title, self.shown_subtitle
            paint_title(painter, room, *words, self.theme, self.k, self.rtl, current_theme.text_scale)

    def _paint_wood(self, painter: QPainter) -> None:
        k, theme = self.k, self.theme
        width, height = self.width(), self.height()
        painter.drawPixmap(0, 0, wood_pixmap(theme, width, height, self.devicePixelRatioF(), k))
        line = max(1.0, 1.5 * k)
        if not theme.high_contrast:
            painter.fillRect(QRectF(0, 0, width, line), color("#FFFFFF", 0.35 if theme.name == "day" else 0.10))
        painter.fillRect(QRectF(0, height - line, width, line), QColor(theme.wood_line))
