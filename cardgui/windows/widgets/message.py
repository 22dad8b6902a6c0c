"""Messages and questions inside the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.theme import color
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.push_button import ButtonKind
from cardgui.windows.widgets.themed import FixedSize, px

MessageSign = Literal["", "info", "question", "warning"]


@dataclass(frozen=True, slots=True)
class Answer:
    """One of the buttons of a question: the key it answers with, its words, kind and icon.

    The last answer has the focus at first, unless another has `default`.
    """

    key: str
    text: str
    kind: ButtonKind = "secondary"
    icon: str = ""
    default: bool = False


class _Sign(FixedSize, QWidget):
    def __init__(self, name: MessageSign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(px(52), px(52))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.theme.warning if self._name == "warning" else self.theme.button
        rect = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ink, 0.13))
        painter.drawEllipse(rect)
        side = rect.width() * 0.58
        middle = rect.center()
        place = QRectF(middle.x() - side / 2, middle.y() - side / 2 - self.k, side, side)
        paint_icon(painter, self._name, place, ink, rtl=self.rtl)


def ask(
    parent: QWidget,
    title: str,
    text: str,
    buttons: Sequence[Answer],
    answered: Callable[[str], None] | None = None,
    sign: MessageSign = "question",
    closable: bool = True,
) -> DialogFrame:
    """Ask something over the window of `parent`, without waiting for the answer.

    `answered` is called with the key of the button, "" when closed without one; the returned frame's `finished`
    says the same.
    """
    frame = DialogFrame(parent.window(), title, width_px=520, closable=closable)
    line = QHBoxLayout()
    line.setSpacing(px(18))
    if sign:
        line.addWidget(_Sign(sign), 0, Qt.AlignmentFlag.AlignTop)
    line.addWidget(TextLabel(text, 18, wrap=True), 1)
    frame.body_layout.addLayout(line)
    frame.body_layout.addSpacing(px(8))
    for answer in buttons:
        button = frame.add_button(answer.key, answer.text, answer.kind, answer.icon)
        if answer.default:
            frame.set_first_focus(button)
    if answered is not None:
        frame.finished.connect(answered)
    frame.open()
    return frame


def tell(
    parent: QWidget,
    title: str,
    text: str,
    done: Callable[[], None] | None = None,
    sign: MessageSign = "info",
) -> DialogFrame:
    """Tell something over the window of `parent`; `done` is called when it was read and closed."""
    words = QCoreApplication.translate("Dialogs", "OK")
    frame = ask(parent, title, text, [Answer("ok", words, "primary")], None, sign)
    if done is not None:
        frame.finished.connect(lambda key: done())
    return frame
