"""What people have told their system that holds for all programs: that as little as possible shall move.

Qt knows from 6.12 on (`QAccessibilityHints.motionPreference`). Before that the desktop is asked on Linux
(org.freedesktop.portal.Settings) and the system on Windows (SPI_GETCLIENTAREAANIMATION); on macOS nobody is.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from cardgui.preferences import Preferences

_PORTAL = "org.freedesktop.portal.Desktop"
_PORTAL_PATH = "/org/freedesktop/portal/desktop"
_PORTAL_SETTINGS = "org.freedesktop.portal.Settings"
_WISHES: tuple[tuple[str, str, Callable[[object], bool]], ...] = (
    ("org.freedesktop.appearance", "reduced-motion", lambda value: value == 1),
    ("org.gnome.desktop.interface", "enable-animations", lambda value: value is False),
)
"""Namespace and name of a desktop's setting, and whether its value is a wish for less motion."""
_PATIENCE_MS = 250
_SPI_GETCLIENTAREAANIMATION = 0x1042


def wants_less_motion() -> bool:
    """Whether the system was told so; False where that cannot be known."""
    hints = QGuiApplication.styleHints().accessibility()
    if hasattr(hints, "motionPreference"):
        return bool(hints.motionPreference() == Qt.MotionPreference.ReducedMotion)  # type: ignore[attr-defined]
    return _windows_wants() or (sys.platform.startswith("linux") and _desktop_wants())


def _windows_wants() -> bool:
    system = getattr(ctypes, "windll", None)
    if system is None:
        return False
    animated = ctypes.c_int(1)
    asked = system.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
    return bool(asked) and not animated.value


def _desktop_wants() -> bool:
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    for namespace, name, wishes in _WISHES:
        question = QDBusMessage.createMethodCall(_PORTAL, _PORTAL_PATH, _PORTAL_SETTINGS, "Read")
        question.setArguments([namespace, name])
        answer = bus.call(question, QDBus.CallMode.Block, _PATIENCE_MS)
        if answer.type() == QDBusMessage.MessageType.ErrorMessage:
            if answer.errorName() == "org.freedesktop.DBus.Error.ServiceUnknown":
                return False
            continue
        value: object = (answer.arguments() or [None])[0]
        while isinstance(value, QDBusVariant):
            value = value.variant()
        if wishes(value):
            return True
    return False


class MotionWish(QObject):
    """Keeps the default speed of animations at none while the system wants less motion. Who has chosen a speed has it
    all the same."""

    def __init__(self, application: QGuiApplication, preferences: Preferences) -> None:
        super().__init__(application)
        self._preferences = preferences
        hints = QGuiApplication.styleHints().accessibility()
        if hasattr(hints, "motionPreferenceChanged"):
            hints.motionPreferenceChanged.connect(self.follow)
        else:
            # It is changed in another window.
            application.applicationStateChanged.connect(self._woken)
        self.follow()

    def follow(self) -> None:
        """Ask the system again."""
        usual = Preferences.animation_speed.default
        self._preferences.set_default(Preferences.animation_speed, 0 if wants_less_motion() else usual)

    def _woken(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.follow()
