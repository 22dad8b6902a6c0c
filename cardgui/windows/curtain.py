"""The curtain between two people's turns where hands are secret: who is next, and what the others did meanwhile."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEasingCurve, QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.language.bidi import isolate
from cardgui.scene.durations import CURTAIN_DOWN, CURTAIN_UP, Speed
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.avatars import paint_avatar
from cardgui.scene.look.curtain import ROD, curtain_pixmap
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.text import line_width, paint_line
from cardgui.scene.look.theme import CURTAIN_TRIM, color
from cardgui.windows.since import Deed
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import ROOM, Themed, px, ui_font

PRESSING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WIDTH = 580.0
_RADIUS = 36.0
_AVATAR = 88.0
_ROW = 56.0
_PAPER = "#FFF8EA"


@dataclass(frozen=True, slots=True)
class NextPerson:
    """seat: who is asked for.  name, picture: of the person, of a team chair the member who is on.

    team: the team's name, "" for a chair of one person.  where: the game and its round.  deeds: of the others.
    """

    seat: int
    name: str
    picture: str
    team: str = ""
    where: str = ""
    deeds: tuple[Deed, ...] = ()


class _HereButton(PushButton):
    """A key that is held down since the move before, or pressed while the curtain still falls, does not lift it."""

    def __init__(self, curtain: Curtain) -> None:
        super().__init__("", "primary", "right", 72, curtain)
        self._curtain = curtain

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSING and (event.isAutoRepeat() or self._curtain.moving):
            self._curtain.finish()
            return
        super().keyPressEvent(event)


class Curtain(Themed, QWidget):
    """Covers its parent and all in it. It falls and rises by moving as a whole; nothing hidden is ever behind it,
    since nobody is the viewer while it is down.

    Attributes:
        here: the button that lifts it.  menu: the button of the menu, which is covered otherwise.

    Signals:
        answered(int): the person of that seat says that they are there.
    """

    answered = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self._person: NextPerson | None = None
        self._shown: NextPerson | None = None
        self._panel = QRectF()
        self._rows = 0
        self._lines: dict[str, QRectF] = {}
        self._avatar = (QPointF(), 0.0)
        self.here = _HereButton(self)
        self.here.clicked.connect(self._answer)
        self.menu = PushButton("", "secondary", "menu", 44, self)
        self._fall = QVariantAnimation(self)
        self._fall.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._fall.valueChanged.connect(self._stand)
        self._fall.finished.connect(self._arrived)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.here)
        self.hide()
        self.follow_theme()

    # -- down and up

    @property
    def is_down(self) -> bool:
        """Whether somebody is being asked for, from the moment in which it begins to fall."""
        return self._person is not None

    @property
    def person(self) -> NextPerson | None:
        """Who is asked for."""
        return self._person

    @property
    def moving(self) -> bool:
        return self._fall.state() == QVariantAnimation.State.Running

    def ask_for(self, person: NextPerson, speed: Speed) -> None:
        """Fall, and ask for somebody; while it is down, ask for somebody else."""
        was_down = self.is_down
        if person == self._person:
            return
        self._person = self._shown = person
        self.retranslate()
        if was_down:
            return
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        start = self._height_shown() if not self.isHidden() else 0.0
        self.arrange()
        self.show()
        self.raise_()
        self.here.setFocus(Qt.FocusReason.OtherFocusReason)
        self._say()
        self._move(start, 1.0, speed.ms(CURTAIN_DOWN))

    def lift(self, speed: Speed) -> None:
        """Rise, where it is down. From now on the mouse reaches what is behind it."""
        if not self.is_down:
            return
        self._person = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._move(self._height_shown(), 0.0, speed.ms(CURTAIN_UP))

    def finish(self) -> None:
        """End its movement where it leads."""
        if self.moving:
            end = float(self._fall.endValue())
            self._fall.stop()
            self._stand(end)
            self._arrived()

    def stop(self) -> None:
        """Be away at once, as when the match is put away."""
        self._fall.stop()
        self._person = None
        self.hide()

    def _move(self, start: float, end: float, length: int) -> None:
        self._fall.stop()
        if length <= 0 or not self._page.isVisible():
            self._stand(end)
            self._arrived()
            return
        self._fall.setStartValue(start)
        self._fall.setEndValue(end)
        self._fall.setDuration(length)
        self._stand(start)
        self._fall.start()

    def _height_shown(self) -> float:
        """How much of it is down, 0 to 1."""
        return 1 + self.y() / max(1, self.height())

    def _stand(self, part: float) -> None:
        self.move(0, round((part - 1) * self.height()))

    def _arrived(self) -> None:
        if not self.is_down:
            self.hide()

    def _answer(self) -> None:
        if self._person is not None:
            self.answered.emit(self._person.seat)

    # -- words

    def retranslate(self) -> None:
        """Take the words of the present language."""
        person = self._person
        if person is None:
            return
        text = QCoreApplication.translate("Curtain", "I am {name}: show the table", "on a button")
        self.here.set_text(text.format(name=isolate(person.name)))
        told = [deed.text for deed in person.deeds]
        self.here.setAccessibleDescription(". ".join([self._look_away(), *told]))
        self.setAccessibleName(f"{self._next()}: {person.name}")
        self.arrange()

    @staticmethod
    def _next() -> str:
        return QCoreApplication.translate("Curtain", "Next at the table", "above the name of the next player")

    @staticmethod
    def _look_away() -> str:
        return QCoreApplication.translate("Curtain", "Everyone else, please look away.")

    @staticmethod
    def _by_key() -> str:
        return QCoreApplication.translate("Curtain", "or press the space bar", "under a button")

    def _say(self) -> None:
        if QAccessible.isActive():
            said = f"{self.accessibleName()}. {self.here.accessibleDescription()}"
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    # -- where things are

    def arrange(self) -> None:
        """Cover the parent; the panel in the middle of what the valance leaves free, smaller where room is short."""
        part = self._height_shown()
        self.resize(self._page.size())
        if not self.isHidden():
            self.raise_()
        if not self.moving:
            self._stand(1.0 if self.is_down else part)
        k = self.k
        side = self.menu.sizeHint().height()
        self.menu.resize(side, side)
        edge = px(12 - ROOM)
        x = edge if self.rtl else self.width() - edge - self.menu.width()
        self.menu.move(x, px(ROD + 8 - ROOM))
        person = self._shown
        if person is None:
            return
        columns = 2 if len(person.deeds) > 1 else 1
        rows = math.ceil(len(person.deeds) / columns)
        for avatar, shown, key, pill in (
            (_AVATAR, rows, True, True),
            (_AVATAR, rows, True, False),
            (66, min(rows, 2), True, False),
            (54, min(rows, 1), False, False),
            (44, 0, False, False),
        ):
            high = self._place(avatar * k, shown, key, pill)
            if high <= self.height():
                break
        self.update()

    def _place(self, avatar: float, rows: int, key: bool, pill: bool) -> float:
        """Place everything; answers the height that it takes, px. avatar: the picture's radius, px."""
        k, t = self.k, ui_font(100).pixelSize() / (100 * self.k)
        person = self._shown
        assert person is not None
        wide = min(_WIDTH * k * min(t, 1.15), self.width() - 40 * k)
        inner = wide - 80 * k
        lines: dict[str, tuple[float, float]] = {}
        y = 20 * k + avatar + 5 * k + 9 * k

        def line(name: str, high: float, after: float = 0.0) -> None:
            nonlocal y
            lines[name] = y, high
            y += high + after

        line("next", 32 * k * t)
        line("name", 62 * k * t)
        if person.team:
            line("team", 30 * k * t)
        line("away", 36 * k * t, 16 * k)
        self._rows = rows
        if rows:
            line("deeds", (rows * _ROW * max(1.0, t * 0.9) + 14) * k, 14 * k)
        button = self.here.sizeHint()
        line("here", button.height(), 2 * k)
        if key:
            line("key", 26 * k * t)
        y += 18 * k
        above = max(avatar - 20 * k + 9 * k, 0)
        low = 56 * k * t if pill else 12 * k
        top = 60 * k
        whole = top + above + y + low
        spare = max(0.0, self.height() - whole)
        panel = QRectF((self.width() - wide) / 2, top + above + spare * 0.55, wide, y)
        self._panel = panel
        self._avatar = QPointF(panel.center().x(), panel.top() + 20 * k), avatar
        self._lines = {
            name: QRectF(panel.x() + 40 * k, panel.y() + start, inner, high) for name, (start, high) in lines.items()
        }
        if pill:
            self._lines["pill"] = QRectF(
                panel.x(), panel.bottom() + (self.height() - panel.bottom()) / 2 - 17 * k * t, wide, 34 * k * t
            )
        room = self._lines["here"]
        width = min(max(button.width(), round(474 * k)), round(wide - 30 * k))
        self.here.setGeometry(round(room.center().x() - width / 2), round(room.y()), width, button.height())
        return whole

    def theme_changed(self) -> None:
        if hasattr(self, "_fall"):
            self.arrange()
        super().theme_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    # -- keys and mouse

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.arrange()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The keyboard stays before the curtain."""
        other = self.menu if QApplication.focusWidget() is self.here else self.here
        other.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSING:
            self.here.setFocus(Qt.FocusReason.OtherFocusReason)
            if not event.isAutoRepeat() and not self.moving:
                self.here.click()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    # -- looks

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme = self.k, self.theme
        painter.drawPixmap(0, 0, curtain_pixmap(theme, self.width(), self.height(), self.devicePixelRatioF(), k))
        person = self._shown
        if person is None:
            return
        day = theme.name == "day"
        panel, radius = self._panel, _RADIUS * k
        if not theme.high_contrast:
            paint_soft(painter, panel, radius, 26 * k, "#14040A", 0.60, dy=12 * k)
        drawing.fill_round(painter, panel, radius, QColor(_PAPER if day else theme.panel))
        trim = QColor(theme.turn if theme.high_contrast else CURTAIN_TRIM)
        inside = drawing.inset(panel, (3 if theme.high_contrast else 7) * k)
        drawing.line_round(
            painter, inside, radius - 7 * k, trim if theme.high_contrast else color("#C99A45", 0.75), 1.6 * k
        )
        middle, avatar = self._avatar
        paint_avatar(painter, middle, avatar, person.picture, _PAPER if day else theme.panel, 9 * k)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(trim, 4 * k))
        painter.drawEllipse(middle, avatar + 5 * k, avatar + 5 * k)
        self._paint_words(painter, person)
        if self._rows:
            self._paint_deeds(painter, person.deeds)
        if "pill" in self._lines and person.where:
            self._paint_pill(painter, person.where)

    def _paint_words(self, painter: QPainter, person: NextPerson) -> None:
        theme = self.theme
        for name, text, size, weight, ink in (
            ("next", self._next(), 19, fonts.SEMI_BOLD, theme.muted),
            ("name", person.name, 48, fonts.EXTRA_BOLD, theme.text),
            ("team", person.team, 20, fonts.SEMI_BOLD, theme.muted),
            ("away", self._look_away(), 20, fonts.REGULAR, theme.text),
            ("key", self._by_key(), 15.5, fonts.REGULAR, theme.muted),
        ):
            if name in self._lines:
                room = self._lines[name]
                font = _fitting(text, size, weight, room.width(), 26 if name == "name" else 14)
                paint_line(painter, room, text, font, ink, rtl=self.rtl)

    def _paint_deeds(self, painter: QPainter, deeds: Sequence[Deed]) -> None:
        k, theme, rtl = self.k, self.theme, self.rtl
        box = self._lines["deeds"]
        drawing.fill_round(painter, box, 18 * k, QColor("#F4EBDA" if theme.name == "day" else theme.panel_soft))
        if theme.high_contrast:
            drawing.line_round(painter, box, 18 * k, QColor(theme.line), 1.5 * k)
        columns = 2 if len(deeds) > 1 else 1
        wide, high = (box.width() - 24 * k) / columns, (box.height() - 14 * k) / self._rows
        shown = deeds[: self._rows * columns]
        longest = max((deed.text for deed in shown), key=lambda text: line_width(text, ui_font(17)))
        for number, deed in enumerate(shown):
            row, column = divmod(number, columns)
            if rtl:
                column = columns - 1 - column
            cell = QRectF(box.x() + 12 * k + column * wide, box.y() + 7 * k + row * high, wide, high)
            words = cell.width() - 62 * k
            font = _fitting(longest, 17, fonts.SEMI_BOLD, words, 13.5)
            start = 0.0
            if columns == 1:
                start = max(0.0, (words - line_width(deed.text, font)) / 2)
            at = QPointF(cell.right() - 30 * k - start if rtl else cell.x() + 30 * k + start, cell.center().y())
            paint_avatar(painter, at, 20 * k, deed.picture, "#FFFFFF", 2.5 * k)
            left = cell.x() + 2 * k if rtl else cell.x() + 60 * k + start
            room = QRectF(left, cell.y(), words - start, high)
            align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
            paint_line(painter, room, deed.text, font, theme.text, align, rtl)

    def _paint_pill(self, painter: QPainter, text: str) -> None:
        k, theme = self.k, self.theme
        room = self._lines["pill"]
        font = ui_font(16, fonts.SEMI_BOLD)
        wide = min(line_width(text, font) + 32 * k, room.width())
        pill = QRectF(room.center().x() - wide / 2, room.y(), wide, room.height())
        if theme.high_contrast:
            drawing.fill_round(painter, pill, pill.height() / 2, QColor("#000000"))
            drawing.line_round(painter, pill, pill.height() / 2, QColor("#FFFFFF"), 2 * k)
        else:
            drawing.fill_round(painter, pill, pill.height() / 2, color("#2A0D17", 0.72))
        paint_line(painter, drawing.inset(pill, 8 * k), text, font, "#FFFFFF", rtl=self.rtl)


def _fitting(text: str, size: float, weight: QFont.Weight, room: float, least: float) -> QFont:
    """The font of `size` px at scale 1, smaller where the text would not fit into `room` px, down to `least`."""
    font = ui_font(size, weight)
    wide = line_width(text, font)
    return font if wide <= room else ui_font(max(least, size * room / wide * 0.98), weight)
