"""The widget that shows a board and hands it the mouse, the keys and the size of the window."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QLocale, QPoint, QPointF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cardgui.controller.table import TableController
from cardgui.controller.view import Change
from cardgui.scene.board import Board
from cardgui.scene.durations import Speed
from cardgui.scene.look.card_style import CardStyle
from cardgui.scene.look.theme import Theme
from cardgui.scene.look_through import LookThrough
from cardgui.scene.overlay import Overlay
from cardgui.scene.paintbox import Paintbox
from cardgui.scene.pointer import Pointer

LEAST_SIZE = QSize(800, 600)
"""px: the least window."""
LEAST_TABLE = QSize(560, 600)
"""px: the least room of a table, beside the log. A view that is not in its window yet is smaller, and nothing is laid
out for that."""
BURST_MS = 120
"""Resizes that follow each other faster than this are one drag of the window's edge."""


class BoardView(QGraphicsView):
    """The table of a controller's match, filling the page: the wooden bar at the top is part of its picture.

    Attributes: board: the scene.  overlay: the buttons for keyboard and screen reader.  looking: looks through piles.

    Signals:
        plate_chosen(int): the plate of that seat was clicked.
    """

    plate_chosen = Signal(int)

    def __init__(self, controller: TableController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.board = Board(Paintbox())
        self.setScene(self.board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        # The scene mirrors itself; a mirrored view would turn its coordinates round once more.
        self.viewport().setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.pointer = Pointer(self.board)
        self.looking = LookThrough(self.board, self)
        self.overlay = Overlay(self.board, self, self.viewport(), self.looking, self.plate_chosen.emit)
        self.board.chosen.connect(controller.play)
        self.board.settled.connect(controller.settled)
        controller.changed.connect(self._show)
        controller.mode_changed.connect(self._show_mode)
        self._stopped = False
        self._plate: int | None = None
        self._resized = QElapsedTimer()
        self._refit = QTimer(self)
        self._refit.setSingleShot(True)
        self._refit.setInterval(BURST_MS // 2)
        self._refit.timeout.connect(self.fit)
        self.fit()

    def _show_mode(self, mode: str) -> None:
        self.board.set_paused(mode == "paused")

    def set_look(self, theme: Theme) -> None:
        """Draw the table in another look."""
        self.board.set_look(theme)

    def set_text(self, factor: float) -> None:
        """How much larger than usual the words at the table are to be."""
        self.board.set_text(factor)

    def set_card_size(self, share: float) -> None:
        """How large cards are to be, as a share of the largest for which there is room."""
        self.board.set_card_size(share)

    def set_cards(self, style: CardStyle) -> None:
        """Draw the cards as people like them."""
        self.board.set_cards(style)

    def set_speed(self, factor: float) -> None:
        """How long animations take: 1 is normal, 0 lets everything happen at once."""
        self.board.speed = Speed(factor)

    def stop(self) -> None:
        """End everything that moves, as before the application goes: what happens from now on is not shown."""
        if not self._stopped:
            self._stopped = True
            self.controller.changed.disconnect(self._show)
        self._refit.stop()
        self.looking.stop()
        self.overlay.prompter.stop()
        self.board.stop()

    def _show(self, change: Change) -> None:
        self.pointer.forget()
        self.board.show(change)

    def fit(self) -> None:
        """Lay the table out for the size, resolution and language of now."""
        self._refit.stop()
        self._stretch(QTransform())
        size = self.size().expandedTo(LEAST_TABLE)
        self.board.paintbox.set(dpr=self.devicePixelRatioF(), locale=QLocale(), direction=self.layoutDirection())
        self.board.set_frame(QSizeF(size), self.layoutDirection())
        self.setSceneRect(self.board.sceneRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """While a window is dragged larger, the picture is stretched; it is drawn anew when the hand rests."""
        super().resizeEvent(event)
        burst = self._resized.isValid() and self._resized.elapsed() < BURST_MS and self.isVisible()
        if not burst:
            self.fit()
            # From here, so that drawing that takes longer does not make each of them a drag of its own.
            self._resized.start()
            return
        self._resized.start()
        drawn = self.board.frame.size
        self._stretch(QTransform.fromScale(self.width() / drawn.width(), self.height() / drawn.height()))
        self._refit.start()

    def _stretch(self, transform: QTransform) -> None:
        """Show the picture stretched; what is carried stays at the pointer."""
        held = self.board.held
        pointer = None if held is None or held.at is None else self.transform().map(held.at)
        self.setTransform(transform)
        if pointer is not None:
            self.board.drag_to(transform.inverted()[0].map(pointer))

    def changeEvent(self, event: QEvent) -> None:
        """Another language or reading direction is laid out at once."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LayoutDirectionChange, QEvent.Type.LocaleChange):
            self.viewport().setLayoutDirection(Qt.LayoutDirection.LeftToRight)
            self.fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return super().event(event)

    def _point(self, position: QPointF | QPoint) -> QPointF:
        point = position if isinstance(position, QPointF) else QPointF(position)
        return self.mapToScene(point.toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.overlay.keyboard = False
            point = self._point(event.position())
            self._plate = self.board.plate_at(point)
            self.pointer.press(point)
            self.looking.point_at(self.board.slot_at(point))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._point(event.position())
        self.pointer.move(point)
        self._show_hand(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            point = self._point(event.position())
            self.pointer.release(point)
            self._show_hand(point)
            plate, self._plate = self._plate, None
            if plate is not None and plate == self.board.plate_at(point):
                self.plate_chosen.emit(plate)
            self.overlay.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            finger = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
            self.pointer.double_click(self._point(event.position()), finger)

    def _show_hand(self, point: QPointF) -> None:
        """A hand over what can be used, a closed hand while a card is carried."""
        slot = self.board.slot_at(point)
        usable = (slot is not None and self.board.is_open(slot)) or self.board.fixtures.button.contains(point)
        usable = usable or self.board.sorter_at(point) is not None or self.board.plate_at(point) is not None
        held = self.board.held
        if held is not None and held.dragged:
            self.looking.hide()
        else:
            self.looking.point_at(slot)
        if held is not None and held.dragged:
            shape = Qt.CursorShape.ClosedHandCursor
        else:
            shape = Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looking.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The first arrow, Enter or Space takes the keyboard to the table's places; Escape puts a held card back."""
        keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Space)
        if event.key() in keys:
            self.overlay.keyboard = True
            self.overlay.focus_first()
        elif event.key() == Qt.Key.Key_Escape:
            self.overlay.escape()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.overlay.keyboard = True
            self.overlay.focus_first()
