"""The draw for the deal, as everybody sees it (SB-2)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cardgui.language.bidi import isolate
from cardgui.rules.skip_bo.dealers_draw import DealersDraw
from cardgui.scene.durations import DRAWN_APART, Speed
from cardgui.scene.look.card_pictures import CardPictures
from cardgui.scene.tables import table_of
from cardgui.windows.seat_cards import SeatRow, Sitting, paint_waiting
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel

DEAL = "deal"
_U = 62.0
_PICTURES = CardPictures(limit=4 * 1024 * 1024)


class DealersDrawDialog(DialogFrame):
    """Cards are turned up one after the other; those who tie draw again below. Finishes with DEAL, or "" to go back.

    Attributes: shown: how many cards lie open.
    """

    def __init__(self, parent: QWidget, draw: DealersDraw, seats: Sequence[Sitting], speed: Speed) -> None:
        super().__init__(
            parent.window(),
            QCoreApplication.translate("Openings", "Who deals?"),
            QCoreApplication.translate("Openings", "The highest card deals; a wild card counts as nothing."),
            width_px=max(520, 90 * len(seats) + 80),
        )
        self._draw = draw
        self._names = [sitting.name for sitting in seats]
        self._order = [
            (lap, seat) for lap, drawn in enumerate(draw.laps) for seat, face in enumerate(drawn) if face is not None
        ]
        self.shown = 0
        self.row = SeatRow(seats, self._paint_card, (_U, _U * 1.4))
        self.body_layout.addWidget(self.row)
        self.words = TextLabel("", 19, wrap=True)
        self.body_layout.addWidget(self.words)
        button = self.add_button(DEAL, QCoreApplication.translate("Openings", "Deal the cards"), "primary", "right")
        self.set_first_focus(button)
        self._turning = QVariantAnimation(self)
        self._turning.setStartValue(0)
        self._turning.setEndValue(len(self._order))
        self._turning.setDuration(speed.ms(DRAWN_APART * len(self._order)))
        self._turning.valueChanged.connect(self._show)
        if speed.factor > 0:
            self._show(0)
            self._turning.start()
        else:
            self._show(len(self._order))

    def _show(self, shown: int) -> None:
        self.shown = shown
        over = shown >= len(self._order)
        lap = self._order[min(shown, len(self._order) - 1)][0]
        out = [seat for seat, face in enumerate(self._draw.laps[lap]) if face is None]
        dealer = self._draw.dealer
        self.row.show_state(lap + 1, dealer if over else None, () if over else out)
        if over:
            text = QCoreApplication.translate("Openings", "{dealer} has the highest card and deals. {first} begins.")
            first = self._names[(dealer + 1) % len(self._names)]
            text = text.format(dealer=isolate(self._names[dealer]), first=isolate(first))
        elif lap:
            text = QCoreApplication.translate("Openings", "Equal: those draw again.")
        else:
            text = QCoreApplication.translate("Openings", "Everybody draws a card.")
        self.words.setText(text)

    def _paint_card(self, painter: QPainter, room: QRectF, seat: int, lap: int) -> None:
        face = self._draw.laps[lap][seat]
        if face is None:
            return
        if self._order.index((lap, seat)) >= self.shown:
            paint_waiting(painter, room, self.theme.text, self.k)
            return
        u, dpr = room.width(), self.devicePixelRatioF()
        picture = table_of("skip_bo").card_face(face)
        painter.drawPixmap(
            room.topLeft() + QPointF(CardPictures.offset(u, dpr)),
            _PICTURES.pixmap(picture, u, dpr, self.theme, self.locale(), style=self.card_style),
        )

    def finish(self, key: str = "") -> None:
        self._turning.stop()
        super().finish(key)
