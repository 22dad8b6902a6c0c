"""Cards to choose from and to look at: backs, and a few faces as they are drawn now."""

from __future__ import annotations

import math

from PySide6.QtCore import QLocale, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from cardgui.scene.look import drawing
from cardgui.scene.look.card_pictures import CardFace, CardPictures
from cardgui.scene.look.card_style import BACKS, PLAIN
from cardgui.scene.look.icons import paint_icon
from cardgui.windows.setting_words import back_names
from cardgui.windows.widgets.painted_button import press_on_return
from cardgui.windows.widgets.themed import ROOM, Themed, paint_focus_ring

_PICTURES = CardPictures(limit=16 * 1024 * 1024)
_SAMPLES = (
    CardFace("playing", "QH"),
    CardFace("playing", "10C"),
    CardFace("playing", "7D"),
    CardFace("number", "8"),
    CardFace("number", "W12"),
    CardFace("skyjo", "-2"),
    CardFace("skyjo", "9"),
)
_SAMPLE_WIDTH, _BACK_WIDTH = 62.0, 46.0


class CardSamples(Themed, QWidget):
    """A few faces on felt, as they are drawn now; as many as there is room for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(round(400 * self.k), math.ceil((_SAMPLE_WIDTH * 1.4 + 26) * self.k))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        theme, k, dpr = self.theme, self.k, self.devicePixelRatioF()
        rect = QRectF(self.rect()).adjusted(ROOM * k, 0, -ROOM * k, 0)
        painter.fillPath(drawing.round_path(rect, 16 * k), QColor(theme.felt[1]))
        if theme.high_contrast:
            drawing.line_round(painter, drawing.inset(rect, k), 15 * k, QColor(theme.line), 2 * k)
        u, step = _SAMPLE_WIDTH * k, _SAMPLE_WIDTH * 1.17 * k
        count = min(len(_SAMPLES), int((rect.width() - 20 * k) / step))
        left = rect.center().x() - (count * step - 0.17 * u) / 2
        for index, face in enumerate(_SAMPLES[:count]):
            place = QPointF(left + index * step, rect.center().y() - 0.7 * u)
            picture = _PICTURES.pixmap(face, u, dpr, theme, QLocale(), style=self.card_style)
            painter.drawPixmap(place + CardPictures.offset(u, dpr), picture)


class _Back(Themed, QRadioButton):
    def __init__(self, word: str, name: str) -> None:
        super().__init__()
        self.word = word
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def _kinds(self) -> tuple[str, ...]:
        return (BACKS[self.word],) if self.word else ("back_clay", "back_blue")

    def _wide(self) -> float:
        return _BACK_WIDTH * (1.0 + 0.42 * (len(self._kinds()) - 1))

    def sizeHint(self) -> QSize:
        room = 2 * (ROOM + 6)
        return QSize(math.ceil((self._wide() + room) * self.k), math.ceil((_BACK_WIDTH * 1.4 + room) * self.k))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_on_return(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        theme, k, dpr = self.theme, self.k, self.devicePixelRatioF()
        u = _BACK_WIDTH * k
        room = drawing.inset(self.visible_rect(), k)
        chosen = self.isChecked()
        if chosen or self.underMouse():
            width = (3.0 if chosen else 1.5) * k
            drawing.line_round(painter, room, 10 * k, QColor(theme.button if chosen else theme.line), width)
        kinds = self._kinds()
        for index, kind in enumerate(kinds):
            x = self.width() / 2 - self._wide() * k / 2 + index * 0.42 * u
            picture = _PICTURES.pixmap(CardFace(kind), u, dpr, theme, QLocale(), style=PLAIN)
            painter.drawPixmap(QPointF(x, self.height() / 2 - 0.7 * u) + CardPictures.offset(u, dpr), picture)
        if chosen:
            self._paint_check(painter, QPointF(room.left() if self.rtl else room.right(), room.bottom()))
        if self.hasFocus():
            paint_focus_ring(painter, room, 10 * k)

    def _paint_check(self, painter: QPainter, corner: QPointF) -> None:
        """A mark, so that the colour of the frame is not needed."""
        k, theme = self.k, self.theme
        size = 9 * k
        middle = corner + QPointF(size * 0.9 if self.rtl else -size * 0.9, -size * 0.9)
        painter.setPen(QPen(QColor(theme.panel), 2 * k))
        painter.setBrush(QColor(theme.button))
        painter.drawEllipse(middle, size, size)
        mark = QRectF(middle.x() - size * 0.68, middle.y() - size * 0.68, size * 1.36, size * 1.36)
        paint_icon(painter, "check", mark, theme.button_text, 3.4)


class BackChoice(QWidget):
    """One card back out of all.

    Signals:
        chosen(str): a word of `preferences.CARD_BACKS`.
    """

    chosen = Signal(str)

    def __init__(self, current: str, name: str, parent: QWidget | None = None) -> None:
        """`name` says to a screen reader what is chosen."""
        super().__init__(parent)
        self.setAccessibleName(name)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        self._group = QButtonGroup(self)
        self._backs = [_Back(word, text) for word, text in back_names().items()]
        for back in self._backs:
            back.setChecked(back.word == current)
            self._group.addButton(back)
            line.addWidget(back)
        line.addStretch(1)
        self._group.buttonToggled.connect(self._toggled)

    def set_current(self, word: str) -> None:
        """Take the back of that word."""
        for back in self._backs:
            if back.word == word:
                back.setChecked(True)

    def _toggled(self, button: _Back, checked: bool) -> None:
        if checked:
            self.chosen.emit(button.word)
