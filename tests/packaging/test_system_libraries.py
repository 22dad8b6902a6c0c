"""Which system libraries a command needs, and what is done about those that are missing."""

from __future__ import annotations

import dataclasses

import pytest

from system_libraries import (
    Library,
    Need,
    Plan,
    System,
    decide,
    loads,
    missing_for_sound,
    missing_libraries,
    need_of,
)

DEBIAN_ROOT = System(apt=True, root=True, packaged_python=True, python="3.11")
DEBIAN_PERSON = dataclasses.replace(DEBIAN_ROOT, root=False)
DOCKER_PYTHON = dataclasses.replace(DEBIAN_ROOT, packaged_python=False)
FEDORA_ROOT = dataclasses.replace(DEBIAN_ROOT, apt=False)

CURSOR = Library("libxcb-cursor.so.0", "libxcb-cursor0")
GLIB = Library("libglib-2.0.so.0", "libglib2.0-0")
GTHREAD = Library("libgthread-2.0.so.0", "libglib2.0-0")


@pytest.mark.parametrize(
    ("arguments", "environ", "need"),
    [
        ([], {}, Need.WINDOW),
        (["match.json"], {}, Need.WINDOW),
        (["--game", "skyjo"], {}, Need.WINDOW),
        ([], {"QT_QPA_PLATFORM": "xcb"}, Need.WINDOW),
        ([], {"QT_QPA_PLATFORM": "offscreen"}, Need.PICTURE),
        ([], {"QT_QPA_PLATFORM": "minimal:enable_fonts"}, Need.PICTURE),
        (["render", "match.json"], {}, Need.PICTURE),
        (["simulate", "skyjo"], {}, Need.TEXT),
        (["inspect", "match.json"], {}, Need.TEXT),
        (["worker"], {}, Need.TEXT),
        (["--version"], {}, Need.TEXT),
        (["render", "--help"], {}, Need.TEXT),
    ],
)
def test_what_a_command_needs(arguments: list[str], environ: dict[str, str], need: Need) -> None:
    assert need_of(arguments, environ) is need


def test_commands_without_a_window_ask_for_nothing_of_x11() -> None:
    def sonames(need: Need) -> set[str]:
        return {library.soname for library in missing_libraries(need, {}, load=lambda _: False, platform="linux")}

    assert "libglib-2.0.so.0" in sonames(Need.TEXT)
    assert "libEGL.so.1" not in sonames(Need.TEXT)
    assert {"libEGL.so.1", "libglib-2.0.so.0"} <= sonames(Need.PICTURE)
    assert not any("xcb" in soname for soname in sonames(Need.PICTURE))
    assert "libxcb-cursor.so.0" in sonames(Need.WINDOW)


def test_a_wayland_session_needs_no_x11() -> None:
    def has_no_x11(soname: str) -> bool:
        return "xcb" not in soname and "x11" not in soname

    wayland = {"WAYLAND_DISPLAY": "wayland-0"}
    assert missing_libraries(Need.WINDOW, wayland, load=has_no_x11, platform="linux") == []
    assert missing_libraries(Need.WINDOW, {}, load=has_no_x11, platform="linux") != []
    forced = {**wayland, "QT_QPA_PLATFORM": "xcb"}
    assert missing_libraries(Need.WINDOW, forced, load=has_no_x11, platform="linux") != []


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_only_linux_is_asked(platform: str) -> None:
    assert missing_libraries(Need.WINDOW, {}, load=lambda _: False, platform=platform) == []


def test_a_library_is_found_by_loading_it() -> None:
    assert not loads("libcard-table-has-no-such-library.so.1")


@pytest.mark.parametrize("system", [DEBIAN_ROOT, DEBIAN_PERSON, DOCKER_PYTHON, FEDORA_ROOT])
def test_nothing_missing_nothing_done(system: System) -> None:
    assert decide(system, []) == Plan()


def test_root_on_debian_installs_each_package_once() -> None:
    assert decide(DEBIAN_ROOT, [GTHREAD, GLIB, CURSOR]).packages == ("libglib2.0-0", "libxcb-cursor0")
    assert decide(DEBIAN_ROOT, [CURSOR], ensurepip=False).packages == ("libxcb-cursor0", "python3.11-venv")


def test_another_person_on_debian_gets_the_one_command() -> None:
    plan = decide(DEBIAN_PERSON, [CURSOR, GLIB], ensurepip=False)
    assert plan.packages == ()
    assert plan.message.endswith(
        "sudo apt-get install -y --no-install-recommends libglib2.0-0 libxcb-cursor0 python3.11-venv"
    )
    assert "\n" not in plan.message


def test_elsewhere_what_is_missing_is_named() -> None:
    plan = decide(FEDORA_ROOT, [CURSOR], ensurepip=False)
    assert plan.packages == ()
    assert "libxcb-cursor.so.0" in plan.message
    assert "module ensurepip" in plan.message
    assert "apt" not in plan.message


def test_no_package_completes_a_python_that_was_built_by_hand() -> None:
    plan = decide(DOCKER_PYTHON, [], ensurepip=False)
    assert plan.packages == ()
    assert "ensurepip" in plan.message
    assert decide(DOCKER_PYTHON, [CURSOR]).packages == ("libxcb-cursor0",)


def test_sound_is_wished_for_with_a_window_and_never_required() -> None:
    def missing(need: Need, platform: str = "linux") -> list[str]:
        return [library.package for library in missing_for_sound(need, load=lambda _: False, platform=platform)]

    assert missing(Need.WINDOW) == ["libpulse0"]
    assert missing(Need.PICTURE) == missing(Need.TEXT) == missing(Need.WINDOW, "darwin") == []
    assert missing_for_sound(Need.WINDOW, load=lambda _: True, platform="linux") == []
    required = missing_libraries(Need.WINDOW, {"QT_QPA_PLATFORM": "xcb"}, load=lambda _: False, platform="linux")
    assert "libpulse0" not in {library.package for library in required}
