"""Whether all words on the screen can be read: whole, within what holds them, and not over one another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QTextBrowser,
    QWidget,
)

from cardgui.scene.look import painted_lines
from cardgui.scene.look.painted_lines import PaintedLine
from cardgui.windows.curtain import Curtain
from cardgui.windows.text_field import TextField
from cardgui.windows.toast import Toast
from cardgui.windows.widgets.dialog_frame import DialogFrame

_MARGIN = 16
"""px that a page of a text may be wider than what shows it: its margin, and the space at the end of a line."""
_HAIR = 1.5
"""Px that letters may stand out by: advances are a little wider than what is seen."""
_LAYERS = (DialogFrame, Curtain, Toast, QMenu, QGraphicsView)
"""What lies over other things on purpose."""


T = TypeVar("T", bound=QWidget)


@dataclass(frozen=True, slots=True)
class Words:
    """A text that is seen: its widget, and where, in px of the widget."""

    text: str
    widget: QWidget
    seen: QRectF


@contextmanager
def watching() -> Iterator[list[PaintedLine]]:
    """The lines that are painted inside."""
    lines: list[PaintedLine] = []
    painted_lines.watchers.append(lines.append)
    try:
        yield lines
    finally:
        painted_lines.watchers.remove(lines.append)


def faults(top: QWidget) -> list[str]:
    """What cannot be read in a window, one line each."""
    top = _foremost(top)
    found: list[str] = []
    with watching() as lines:
        top.grab()
        for area in _visible(top, QScrollArea):
            inner = area.widget()
            if inner is not None:
                inner.grab()
    painted: dict[tuple[str, int, tuple[float, ...]], Words] = {}
    for line in lines:
        if line.shown != line.text:
            found.append(f"{_name(line.device)}: cut short: {line.text!r} to {line.shown!r}")
        if isinstance(line.device, QWidget) and line.text.strip():
            seen = line.seen
            key = (line.text, id(line.device), (round(seen.x()), round(seen.y())))
            painted[key] = Words(line.text, line.device, seen)
    words = [*painted.values(), *(_label_words(label) for label in _visible(top, QLabel) if label.text())]
    found += [fault for label in _visible(top, QLabel) if label.text() for fault in _label_faults(label)]
    found += [fault for field in _visible(top, QLineEdit) for fault in _field_faults(field)]
    found += [fault for area in _visible(top, QAbstractScrollArea) for fault in _area_faults(area)]
    for part in words:
        found += _outside(part, top)
    found += [fault for widget in _visible(top, QWidget) for fault in _squashed(widget)]
    found += _overlaps(words, top)
    if isinstance(top, QMenu):
        found += _menu_faults(top)
    return list(dict.fromkeys(found))


def _foremost(top: QWidget) -> QWidget:
    """The dialog that dims the rest of a window, or the whole."""
    frames = [frame for frame in top.findChildren(DialogFrame) if frame.isVisible()]
    return frames[-1] if frames else top


def _visible(top: QWidget, kind: type[T]) -> list[T]:
    window = top.window()
    found = [widget for widget in top.findChildren(kind) if widget.isVisibleTo(top) and widget.window() is window]
    return [*found, top] if isinstance(top, kind) else found


def _name(device: object) -> str:
    if not isinstance(device, QWidget):
        return "a picture"
    name = device.objectName() or device.accessibleName()
    return f"{type(device).__name__} {name}".strip()


# -- labels and fields


def _label_words(label: QLabel) -> Words:
    metrics = label.fontMetrics()
    flags = int(label.alignment()) | (int(Qt.TextFlag.TextWordWrap) if label.wordWrap() else 0)
    inside = label.contentsRect()
    if label.indent() > 0:
        inside.adjust(label.indent(), 0, 0, 0)
    bounds = metrics.boundingRect(inside, flags, label.text())
    if label.wordWrap():
        # The space at which a line is broken counts, and may stand beyond the edge.
        bounds = bounds.intersected(QRect(inside.left(), bounds.top(), inside.width(), bounds.height()))
    # The line box is higher than the letters.
    spare = metrics.lineSpacing() - metrics.capHeight()
    return Words(label.text(), label, QRectF(bounds).adjusted(0, spare * 0.4, 0, -spare * 0.4))


def _label_faults(label: QLabel) -> Iterator[str]:
    inside, metrics = label.contentsRect(), label.fontMetrics()
    text = label.text()
    if label.wordWrap():
        flags = int(label.alignment()) | int(Qt.TextFlag.TextWordWrap)
        needed = metrics.boundingRect(QRect(0, 0, inside.width(), 100_000), flags, text)
        if needed.width() > inside.width() + _HAIR:
            yield f"{_name(label)}: a word is too wide: {text!r}"
        if needed.height() > inside.height() + metrics.descent():
            yield f"{_name(label)}: {needed.height()} px high in {inside.height()}: {text!r}"
    elif (wide := max(metrics.horizontalAdvance(line) for line in text.split("\n"))) > inside.width() + _HAIR:
        yield f"{_name(label)}: {wide} px wide in {inside.width()}: {text!r}"
    elif metrics.capHeight() + metrics.descent() > inside.height():
        yield f"{_name(label)}: lower than its letters: {text!r}"


def _field_faults(field: QLineEdit) -> Iterator[str]:
    margins = field.textMargins()
    room = field.width() - margins.left() - margins.right()
    if isinstance(field.parentWidget(), QAbstractSpinBox):
        texts = [field.text()]
    else:
        texts = [] if field.text() or isinstance(field, TextField) else [field.placeholderText()]
    for text in texts:
        if field.fontMetrics().horizontalAdvance(text) > room + _HAIR:
            yield f"{_name(field)}: no room for {text!r}"


def _area_faults(area: QAbstractScrollArea) -> Iterator[str]:
    if isinstance(area, QScrollArea):
        inner = area.widget()
        if inner is not None and inner.width() > area.viewport().width() + 1:
            yield f"{_name(inner)} is {inner.width()} px wide in an area of {area.viewport().width()}"
    elif isinstance(area, QTextBrowser) and area.document().idealWidth() > area.viewport().width() + _MARGIN:
        yield f"{_name(area)}: must be moved sideways"


def _menu_faults(menu: QMenu) -> Iterator[str]:
    parent = menu.parentWidget()
    window = parent.window() if parent is not None else menu
    while isinstance(window, QMenu) and window.parentWidget() is not None:
        window = window.parentWidget().window()
    if menu.width() > window.width() or menu.height() > window.height():
        yield f"menu is {menu.width()} x {menu.height()} px"
    for action in menu.actions():
        words = action.isVisible() and not action.isSeparator()
        if words and not menu.rect().contains(menu.actionGeometry(action)):
            yield f"menu: out of sight: {action.text()!r}"


def _squashed(widget: QWidget) -> Iterator[str]:
    """Lower than it must be."""
    fixed = widget.sizePolicy().verticalPolicy() == QSizePolicy.Policy.Fixed
    least = widget.minimumSizeHint().height()
    if fixed and 0 < widget.height() < least - 4:
        yield f"{_name(widget)} is {widget.height()} px high and should be {least}"


# -- where words are


def _outside(words: Words, top: QWidget) -> Iterator[str]:
    """Beyond what holds them; what scrolls may be above or below."""
    rect, widget = QRectF(words.seen), words.widget
    while True:
        inside = QRectF(widget.rect()).adjusted(-_HAIR, -_HAIR, _HAIR, _HAIR)
        parent = widget.parentWidget()
        viewport = isinstance(parent, QAbstractScrollArea)
        if viewport:
            # With room for what adding and taking away of fractions leaves.
            inside.setTop(min(inside.top(), rect.top() - _HAIR))
            inside.setBottom(max(inside.bottom(), rect.bottom() + _HAIR))
        if not inside.contains(rect):
            yield f"{_name(words.widget)}: {words.text!r} reaches out of {_name(widget)}"
            return
        if widget is top or parent is None or viewport:
            return
        rect.translate(widget.pos())
        widget = parent


def _layer(widget: QWidget, top: QWidget) -> QWidget:
    """What a widget's words can collide in: the nearest thing that scrolls or lies over others."""
    while widget is not top:
        parent = widget.parentWidget()
        if parent is None or isinstance(widget, _LAYERS) or isinstance(parent.parentWidget(), QAbstractScrollArea):
            return widget
        widget = parent
    return top


def _overlaps(words: Iterable[Words], top: QWidget) -> Iterator[str]:
    layers: dict[QWidget, list[tuple[Words, QRectF]]] = {}
    for part in words:
        layer = _layer(part.widget, top)
        if not _covered(part, layer, top):
            place = QRectF(part.seen)
            place.translate(part.widget.mapTo(layer, QPoint(0, 0)) if part.widget is not layer else QPoint(0, 0))
            layers.setdefault(layer, []).append((part, place.adjusted(_HAIR, _HAIR, -_HAIR, -_HAIR)))
    for parts in layers.values():
        for index, (one, place) in enumerate(parts):
            for other, beside in parts[index + 1 :]:
                if place.intersects(beside) and (one.text != other.text or one.widget is not other.widget):
                    yield f"{_name(one.widget)} {one.text!r} lies over {_name(other.widget)} {other.text!r}"


def _covered(words: Words, layer: QWidget, top: QWidget) -> bool:
    """Whether something else is seen in the place of the words, as under a list that has been unfolded."""
    if layer is not top:
        return False
    middle = words.widget.mapTo(top, words.seen.center().toPoint()) if words.widget is not top else QPoint()
    seen = top.childAt(middle)
    return (
        seen is not None
        and seen is not words.widget
        and not words.widget.isAncestorOf(seen)
        and not (seen.isAncestorOf(words.widget))
    )
