"""The round table of the new-match page, with chairs that people are put on."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardgui.language.lists import all_of
from cardgui.language.phrases.common import level_title
from cardgui.rules.games import GAMES
from cardgui.rules.seats import LEVELS
from cardgui.scene.look import drawing
from cardgui.scene.look.card_pictures import CardFace, CardPictures
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.theme import color
from cardgui.scene.tables import table_of
from cardgui.windows.chair import Chair
from cardgui.windows.game_art import ART
from cardgui.windows.seating import Seating
from cardgui.windows.sides import side
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import Themed

_WIDE, _HIGH = 700.0, 492.0
_TABLE = (196.0, 118.0)
_REACH = (276.0, 176.0)
_LEAST = 0.56
_FILL = 69.0
"""How far below the middle of the table its button is."""
_PICTURES = CardPictures(limit=8 * 1024 * 1024)


class RoundTable(Themed, QWidget):
    """Chairs round a table, number 0 at the bottom and then clockwise, also in languages from right to left.

    Signals:
        clicked(int): a chair was chosen by mouse or key.
        emptied(int): a chair is to be empty: Delete, or its sitter was dropped beside the table.
        carried(int, int): who sits on the first chair was dropped on the second.

    Attributes: fill: the button on the cloth, while there are empty chairs.  sides: how many are shown.
    """

    clicked = Signal(int)
    emptied = Signal(int)
    carried = Signal(int, int)

    def __init__(self, game: str, chairs: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._lit: int | None = None
        self.sides = 0
        self.chairs = [Chair(number, self) for number in range(chairs)]
        for chair in self.chairs:
            chair.clicked.connect(lambda checked=False, number=chair.number: self.clicked.emit(number))
            chair.emptied.connect(self.emptied)
            chair.drag_moved.connect(self.light_up)
            chair.dropped.connect(lambda place, number=chair.number: self._dropped(number, place))
            chair.drag_cancelled.connect(self.light_none)
        self.fill = PushButton("", "secondary", "robot", 36, self)
        self.fill.hide()
        self.follow_theme()

    def show_seating(self, seating: Seating, sides: int = 0) -> None:
        """Show who sits where. sides: how many play, seats in turn belonging to one (SB-17); 0 for none."""
        self.sides = sides
        self.fill.set_text(QCoreApplication.translate("NewMatch", "Fill empty chairs…"))
        self.fill.setVisible(len(seating.taken) < len(self.chairs))
        for chair in self.chairs:
            sitter = seating.chairs[chair.number]
            team = side(seating.seat_of(chair.number) % sides) if sides and sitter is not None else None
            if sitter is None:
                chair.show_empty()
            elif sitter.level is None:
                person = QCoreApplication.translate("NewMatch", "Person", "under the name of who sits on a chair")
                if sitter.members:
                    person = QCoreApplication.translate(
                        "NewMatch", "%n people", "who share a chair; under their names", len(sitter.members)
                    )
                whole = all_of([member.name for member in sitter.members])
                chair.show_sitter(seating.picture(chair.number), sitter.name, person, None, team, whole)
            else:
                level = LEVELS.index(sitter.level) + 1
                title = level_title(sitter.level)
                chair.show_sitter(seating.picture(chair.number), sitter.name, title, level, team)
        self.arrange()

    # -- where things are

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDE * self.k), round(_HIGH * self.k))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_WIDE * _LEAST * self.k), round(_HIGH * _LEAST * self.k))

    @property
    def factor(self) -> float:
        """How much smaller than at scale 1, or larger, the table is drawn."""
        return max(_LEAST * self.k, min(self.width() / _WIDE, self.height() / _HIGH, 1.12 * self.k))

    def _middle(self) -> QPointF:
        return QPointF(self.width() / 2, self.height() / 2 - 10 * self.factor)

    def chair_point(self, number: int) -> tuple[QPointF, float]:
        """The middle of a chair, and how far it is turned clockwise in degrees; the back is away from the table."""
        count, f = len(self.chairs), self.factor
        angle = math.pi / 2 + number * 2 * math.pi / count
        across, down = math.cos(angle), math.sin(angle)
        # Flatter than an ellipse, so that chairs at the corners keep clear of their neighbours.
        flat = 0.80
        x = math.copysign(abs(across) ** flat, across) * _REACH[0] * f
        y = math.copysign(abs(down) ** flat, down) * _REACH[1] * f
        turn = math.degrees(math.atan2(y / _TABLE[1], x / _TABLE[0])) + 90
        return self._middle() + QPointF(x, y), turn

    def chair_at(self, place: QPoint) -> int | None:
        """The chair at a place in global coordinates."""
        local = self.mapFromGlobal(place)
        for chair in self.chairs:
            if chair.geometry().contains(local):
                return chair.number
        return None

    def holds(self, place: QPoint) -> bool:
        """Whether a place in global coordinates lies within the widget."""
        return self.rect().contains(self.mapFromGlobal(place))

    def arrange(self) -> None:
        """Put the chairs in their places."""
        for chair in self.chairs:
            point, turn = self.chair_point(chair.number)
            chair.place(point, turn, self.factor, QRect(self.rect()))
        f = self.factor
        room = round(2 * (_TABLE[0] - 40) * f + 14 * self.k)
        self.fill.set_icon("robot")
        if self.fill.sizeHint().width() > room:
            self.fill.set_icon("")
        wanted = self.fill.sizeHint()
        wide = min(wanted.width(), room)
        middle = self._middle() + QPointF(0, _FILL * f)
        self.fill.setGeometry(
            round(middle.x() - wide / 2), round(middle.y() - wanted.height() / 2), wide, wanted.height()
        )
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def theme_changed(self) -> None:
        self.arrange()
        super().theme_changed()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.arrange()

    # -- dragging

    def light_up(self, place: QPoint) -> None:
        """Light the chair under the mouse, in global coordinates."""
        self._set_lit(self.chair_at(place))

    def light_none(self) -> None:
        self._set_lit(None)

    def _set_lit(self, number: int | None) -> None:
        for chair in self.chairs:
            chair.set_lit(chair.number == number)

    def _dropped(self, number: int, place: QPoint) -> None:
        self.light_none()
        target = self.chair_at(place)
        if target is not None and target != number:
            self.carried.emit(number, target)
        elif target is None and not self._on_table(place):
            self.emptied.emit(number)

    def _on_table(self, place: QPoint) -> bool:
        """Whether a place lies on the table top, where letting go changes nothing."""
        local = QPointF(self.mapFromGlobal(place)) - self._middle()
        return abs(local.x()) < _TABLE[0] * self.factor and abs(local.y()) < _TABLE[1] * self.factor

    # -- looks

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        f, theme, middle = self.factor, self.theme, self._middle()
        rx, ry = _TABLE[0] * f, _TABLE[1] * f
        outer = QRectF(middle.x() - rx, middle.y() - ry, 2 * rx, 2 * ry)
        inner = drawing.inset(outer, 13 * f)
        if theme.high_contrast:
            drawing.line_round(painter, drawing.inset(outer, f), ry, QColor(theme.line), 2.5 * f)
            drawing.line_round(painter, inner, ry - 13 * f, QColor(theme.line), 1.5 * f)
        else:
            day = theme.name == "day"
            paint_soft(painter, outer, ry, 14 * f, "#3A2614" if day else "#000000", 0.34 if day else 0.6, dy=10 * f)
            wood = ("#DDB983", "#B98D52") if day else ("#6B4E36", "#46321F")
            drawing.fill_round(painter, outer, ry, drawing.vertical(outer, *wood))
            light = QRadialGradient(middle - QPointF(0, 10 * f), rx)
            light.setColorAt(0, QColor(theme.felt[0]))
            light.setColorAt(1, QColor(theme.felt[2]))
            drawing.fill_round(painter, inner, ry - 13 * f, QBrush(light))
            drawing.line_round(painter, inner, ry - 13 * f, color("#3A2614", 0.5), 1.5 * f)
        self._paint_cards(painter, middle, 50 * f)

    def _paint_cards(self, painter: QPainter, middle: QPointF, u: float) -> None:
        table, dpr = table_of(self._game), self.devicePixelRatioF()
        art = ART.get(self._game)
        shown = [GAMES[self._game].faces_by_text[text] for text in art.faces[1:4]] if art is not None else []
        faces: list[CardFace] = [table.back, *(table.card_face(face) for face in shown)]
        step = 1.2 * u
        left = middle.x() - (len(faces) * step - 0.2 * u) / 2
        for index, face in enumerate(faces):
            corner = QPointF(left + index * step, middle.y() - 0.7 * u) + CardPictures.offset(u, dpr)
            painter.drawPixmap(corner, _PICTURES.edges(12, u, dpr, self.theme))
            painter.drawPixmap(corner, _PICTURES.pixmap(face, u, dpr, self.theme, self.locale(), style=self.card_style))
