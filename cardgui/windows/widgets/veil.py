"""What lies under a dialog is not there for a screen reader, as it cannot be reached by mouse or keys."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid


class Veiled:
    """To be inherited by a widget, before the Qt class, that has nothing inside for the assistive layer while
    something lies over it that takes all input."""

    veil_role = QAccessible.Role.Client

    def is_covered(self) -> bool:
        """Whether something does."""
        return False

    def tell_covered(self) -> None:
        """Say that it is covered now, or is not any more."""
        if QAccessible.isActive() and isinstance(self, QWidget):
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectReorder))


class _Veil(QAccessibleWidget):
    """Only the number of children is answered differently. Whatever else is overridden hands interfaces to and fro
    between Python and C++, whose lifetimes do not agree (PySide6 6.11)."""

    def __init__(self, widget: QWidget, veiled: Veiled) -> None:
        super().__init__(widget, veiled.veil_role)
        self._veiled = veiled

    def childCount(self) -> int:
        return 0 if self._veiled.is_covered() else super().childCount()


_veils: list[_Veil] = []
"""Python's half of each that is in use: Qt keeps the other one alone."""


def _make(name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, QWidget) or not isinstance(thing, Veiled):
        return None
    _veils[:] = [veil for veil in _veils if isValid(veil)]
    _veils.append(_Veil(thing, thing))
    return _veils[-1]


# Not made and registered by each widget: the interface of a Python class is looked up by a meta-object that changes
# with the first signal connected to it, and then another one is made by Qt.
QAccessible.installFactory(_make)
