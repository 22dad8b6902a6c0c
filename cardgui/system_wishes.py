"""What people have told their system that holds for all programs: that as little as possible shall move, and that
contrast shall be high.

Qt knows of motion from 6.12 on (`QAccessibilityHints.motionPreference`). Before that the desktop is asked on Linux
(org.freedesktop.portal.Settings) and the system on Windows (SPI_GETCLIENTAREAANIMATION); on macOS nobody is.
Qt knows of contrast from 6.10 on, on Windows, macOS and GNOME; other desktops are asked.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from cardgui.preferences import Preferences

_PORTAL = "org.freedesktop.portal.Desktop"
_PORTAL_PATH = "/org/freedesktop/portal/desktop"
_PORTAL_SETTINGS = "org.freedesktop.portal.Settings"
Questions = Sequence[tuple[str, str, Callable[[object], bool]]]
"""Namespace and name of a desktop's setting, and whether its value is such a wish; one of them is enough."""
LESS_MOTION: Questions = (
    ("org.freedesktop.appearance", "reduced-motion", lambda value: value == 1),
    ("org.gnome.desktop.interface", "enable-animations", lambda value: value is False),
)
HIGH_CONTRAST: Questions = (
    ("org.freedesktop.appearance", "contrast", lambda value: value == 1),
    ("org.gnome.desktop.a11y.interface", "high-contrast", lambda value: value is True),
)
_PATIENCE_MS = 5000
_SPI_GETCLIENTAREAANIMATION = 0x1042


def ask_for_less_motion(answer: Callable[[bool], None]) -> None:
    """Tell `answer` whether the system was told so, False where that cannot be known: at once, or when a desktop has
    answered, which nobody waits for."""
    style = QGuiApplication.styleHints()
    hints = style.accessibility()
    if hasattr(hints, "motionPreference"):
        # The oldest Qt that is supported has it not, and its stubs neither.
        answer(bool(hints.motionPreference() == Qt.MotionPreference.ReducedMotion))  # type: ignore[attr-defined]
    elif sys.platform.startswith("linux"):
        _ask_desktop(LESS_MOTION, answer)
    else:
        answer(_windows_wants())


def ask_for_high_contrast(answer: Callable[[bool], None]) -> None:
    """The same for high contrast."""
    style = QGuiApplication.styleHints()
    if style.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        answer(True)
    elif sys.platform.startswith("linux"):
        _ask_desktop(HIGH_CONTRAST, answer)
    else:
        answer(False)


def _windows_wants() -> bool:
    system = getattr(ctypes, "windll", None)
    if system is None:
        return False
    animated = ctypes.c_int(1)
    asked = system.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
    return bool(asked) and not animated.value


def _ask_desktop(wished: Questions, answer: Callable[[bool], None]) -> None:
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        answer(False)
        return
    questions = iter(wished)

    def ask() -> None:
        namespace, name, wishes = next(questions, ("", "", None))
        if wishes is None:
            answer(False)
            return
        question = QDBusMessage.createMethodCall(_PORTAL, _PORTAL_PATH, _PORTAL_SETTINGS, "Read")
        question.setArguments([namespace, name])
        watcher = QDBusPendingCallWatcher(bus.asyncCall(question, _PATIENCE_MS), QGuiApplication.instance())
        watcher.finished.connect(lambda: hear(watcher, wishes))

    def hear(watcher: QDBusPendingCallWatcher, wishes: Callable[[object], bool]) -> None:
        reply = watcher.reply()
        watcher.deleteLater()
        value: object = None
        if reply.type() == QDBusMessage.MessageType.ReplyMessage:
            value = (reply.arguments() or [None])[0]
        while isinstance(value, QDBusVariant):
            value = value.variant()
        if wishes(value):
            answer(True)
        else:
            ask()

    ask()


class _Wish(QObject):
    """Follows one wish of the system, also where it is changed while the program runs."""

    def __init__(self, application: QGuiApplication, changes: str, follow: Callable[[], None]) -> None:
        """changes: the name of Qt's signal, where it has one.  follow: asks the system again."""
        super().__init__(application)
        self._follow = follow
        # It may be changed in another window, and not every desktop tells Qt of it.
        application.applicationStateChanged.connect(self._woken)
        self._style = QGuiApplication.styleHints()
        hints = self._style.accessibility()
        if hasattr(hints, changes):
            getattr(hints, changes).connect(follow)
        follow()

    def _woken(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._follow()


class MotionWish(_Wish):
    """Keeps the default speed of animations at none while the system wants less motion. Who has chosen a speed has it
    all the same."""

    def __init__(self, application: QGuiApplication, preferences: Preferences) -> None:
        self._preferences = preferences
        super().__init__(application, "motionPreferenceChanged", self.follow)

    def follow(self) -> None:
        """Ask the system again."""
        ask_for_less_motion(self._use)

    def _use(self, less: bool) -> None:
        usual = Preferences.animation_speed.default
        self._preferences.set_default(Preferences.animation_speed, 0 if less else usual)


class ContrastWish(_Wish):
    """Keeps `Preferences.system_contrast` as the system wants it. Who has chosen a look has it all the same."""

    def __init__(self, application: QGuiApplication, preferences: Preferences) -> None:
        self._preferences = preferences
        super().__init__(application, "contrastPreferenceChanged", self.follow)

    def follow(self) -> None:
        """Ask the system again."""
        ask_for_high_contrast(self._preferences.set_system_contrast)
