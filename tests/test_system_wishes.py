"""Motion and contrast follow the system's wish until a person chooses."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cardgui import system_wishes
from cardgui.preferences import Preferences
from cardgui.system_wishes import ContrastWish, MotionWish
from tests.accessibility.conftest import SYSTEM_PYTHON

PORTAL = Path(__file__).parent / "accessibility" / "settings_portal.py"


@pytest.fixture
def wished(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, bool]:
    """What the system answers."""
    monkeypatch.setenv("CARDGUI_HOME", str(tmp_path))
    wish = {"less": True}
    monkeypatch.setattr(system_wishes, "ask_for_less_motion", lambda answer: answer(wish["less"]))
    return wish


def test_nothing_moves_where_the_system_wants_that(qapp: QApplication, wished: dict[str, bool]) -> None:
    preferences = Preferences()
    told: list[str] = []
    preferences.changed.connect(told.append)
    wish = MotionWish(qapp, preferences)
    assert preferences.animation_speed == 0
    wished["less"] = False
    wish._woken(Qt.ApplicationState.ApplicationActive)
    assert preferences.animation_speed == 100
    assert told == ["animation_speed"] * 2
    wish.deleteLater()


def test_who_has_chosen_a_speed_has_it(qapp: QApplication, wished: dict[str, bool]) -> None:
    preferences = Preferences()
    wish = MotionWish(qapp, preferences)
    preferences.animation_speed = 200
    wish.follow()
    assert preferences.animation_speed == 200
    preferences.save()
    assert Preferences().animation_speed == 200
    wish.deleteLater()


def test_the_wish_is_not_written_down(qapp: QApplication, wished: dict[str, bool]) -> None:
    preferences = Preferences()
    MotionWish(qapp, preferences).deleteLater()
    preferences.save()
    assert Preferences().animation_speed == 100


@pytest.mark.parametrize("wanted", [True, False])
def test_high_contrast_is_as_the_system_wants_it(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, wanted: bool
) -> None:
    monkeypatch.setenv("CARDGUI_HOME", str(tmp_path))
    wish = {"high": wanted}
    monkeypatch.setattr(system_wishes, "ask_for_high_contrast", lambda answer: answer(wish["high"]))
    preferences = Preferences()
    told: list[bool] = []
    preferences.system_contrast_changed.connect(lambda: told.append(preferences.system_contrast))
    following = ContrastWish(qapp, preferences)
    assert preferences.system_contrast is wanted
    wish["high"] = not wanted
    following._woken(Qt.ApplicationState.ApplicationActive)
    following._woken(Qt.ApplicationState.ApplicationActive)
    assert told == ([True, False] if wanted else [True])
    following.deleteLater()


def asked_at_a_desktop(setting: str, question: str) -> str:
    """What a program prints where the desktop's portal has one setting. question: `a` is the application, `w` the
    module."""
    if not shutil.which("dbus-run-session"):
        pytest.skip("needs dbus")
    if subprocess.run([SYSTEM_PYTHON, "-c", "from gi.repository import Gio"], capture_output=True).returncode:
        pytest.skip("needs python3-gi")
    code = "from PySide6.QtGui import QGuiApplication as A; a = A([]); from cardgui import system_wishes as w; "
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, str(PORTAL), setting, sys.executable, "-c", code + question]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path(__file__).parents[1])}
    run = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks a desktop's portal")
@pytest.mark.parametrize(
    ("setting", "wants"),
    [
        ("org.freedesktop.appearance reduced-motion 1", True),
        ("org.freedesktop.appearance reduced-motion 0", False),
        ("org.gnome.desktop.interface enable-animations false", True),
        ("org.gnome.desktop.interface enable-animations true", False),
        ("org.freedesktop.appearance contrast 1", True),
        ("org.freedesktop.appearance contrast 0", False),
        ("org.gnome.desktop.a11y.interface high-contrast true", True),
        ("org.gnome.desktop.a11y.interface high-contrast false", False),
        ("", False),
    ],
)
def test_a_desktop_is_asked(setting: str, wants: bool) -> None:
    name = "LESS_MOTION" if "motion" in setting or "animations" in setting else "HIGH_CONTRAST"
    question = f"w._ask_desktop(w.{name}, lambda wanted: (print(wanted), a.exit())); a.exec()"
    assert asked_at_a_desktop(setting, question) == str(wants)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks a desktop's portal")
def test_nobody_waits_for_the_desktop_s_answer() -> None:
    question = "told = []; w._ask_desktop(w.LESS_MOTION, told.append); print(told)"
    assert asked_at_a_desktop("org.freedesktop.appearance reduced-motion 1", question) == "[]"
