"""What Card Table needs from the system besides Python: the shared libraries of Qt and the module ensurepip.

Standard library only. What is there is found out by loading it, on Linux alone; elsewhere Qt brings everything along.
Run as a program it prints the Debian packages that packaging/test.py would install.
"""

from __future__ import annotations

import ctypes
import enum
import importlib.util
import os
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Need(enum.IntEnum):
    """How much of Qt a command uses; each includes those before it."""

    TEXT = 0
    """QtCore: simulate, inspect, worker, --version; and lrelease."""
    PICTURE = 1
    """Drawing without a display: render, and the tests."""
    WINDOW = 2
    """A window on an X11 or Wayland display."""


class Library(NamedTuple):
    """A shared library by the name that the loader knows it by, and the Debian package that has it."""

    soname: str
    package: str


# What the libraries of PySide6-Essentials name as NEEDED, less what every Linux has (libc, libstdc++, libz).
_TEXT = (
    Library("libglib-2.0.so.0", "libglib2.0-0"),
    Library("libgthread-2.0.so.0", "libglib2.0-0"),
    Library("libzstd.so.1", "libzstd1"),
    # lrelease is linked with Qt's network library.
    Library("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
    Library("libbrotlidec.so.1", "libbrotli1"),
)
_PICTURE = (
    Library("libGL.so.1", "libgl1"),
    Library("libEGL.so.1", "libegl1"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libfreetype.so.6", "libfreetype6"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libX11.so.6", "libx11-6"),
)
_X11 = (
    Library("libX11-xcb.so.1", "libx11-xcb1"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-image.so.0", "libxcb-image0"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-randr.so.0", "libxcb-randr0"),
    Library("libxcb-render.so.0", "libxcb-render0"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libxcb-shm.so.0", "libxcb-shm0"),
    Library("libxcb-sync.so.1", "libxcb-sync1"),
    Library("libxcb-util.so.1", "libxcb-util1"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
_WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0"),
)
# Of PySide6-Addons, for sound alone: without them the program is silent.
_SOUND = (Library("libpulse.so.0", "libpulse0"),)


def loads(soname: str) -> bool:
    """Whether the loader finds this shared library with all that it needs itself."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def has_ensurepip() -> bool:
    """Whether this Python can put pip into a new environment; Debian keeps that in a package of its own."""
    return importlib.util.find_spec("ensurepip") is not None


def need_of(arguments: Sequence[str], environ: Mapping[str, str]) -> Need:
    """What ``cardgui`` with these arguments will use of Qt."""
    if {"--version", "--help", "-h"} & set(arguments):
        return Need.TEXT
    if arguments and arguments[0] in ("simulate", "inspect", "worker"):
        return Need.TEXT
    platform = environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if (arguments and arguments[0] == "render") or platform in ("offscreen", "minimal", "vnc"):
        return Need.PICTURE
    return Need.WINDOW


def missing_libraries(
    need: Need,
    environ: Mapping[str, str],
    *,
    load: Callable[[str], bool] = loads,
    platform: str = sys.platform,
) -> list[Library]:
    """The libraries that are wanted and cannot be loaded.

    In a Wayland session the libraries of Wayland are enough for a window; where they are missing, those of X11
    are asked for, which such a session serves too.
    """
    if platform != "linux":
        return []
    wanted = list(_TEXT)
    if need >= Need.PICTURE:
        wanted += _PICTURE
    if need >= Need.WINDOW:
        chosen = environ.get("QT_QPA_PLATFORM", "wayland" if "WAYLAND_DISPLAY" in environ else "xcb")
        if chosen.startswith("xcb") or not all(load(library.soname) for library in _WAYLAND):
            wanted += _X11
    return [library for library in wanted if not load(library.soname)]


def missing_for_sound(
    need: Need, *, load: Callable[[str], bool] = loads, platform: str = sys.platform
) -> list[Library]:
    """The libraries without which a window is silent; none for what is no window."""
    if platform != "linux" or need < Need.WINDOW:
        return []
    return [library for library in _SOUND if not load(library.soname)]


@dataclass(frozen=True)
class System:
    """What decides how a missing thing can be had."""

    apt: bool
    """Debian, Ubuntu or one of their kin: there is apt-get."""
    root: bool
    """Packages may be installed as we are."""
    packaged_python: bool
    """This Python came as a package of the system, so that another package can complete it."""
    python: str
    """Its version as packages have it, such as "3.11"."""

    @classmethod
    def here(cls) -> System:
        """This machine and this Python."""
        debian = sys.platform == "linux" and os.path.exists("/etc/debian_version")
        return cls(
            apt=debian and shutil.which("apt-get") is not None,
            root=hasattr(os, "geteuid") and os.geteuid() == 0,
            packaged_python=sys.base_prefix == "/usr",
            python=f"{sys.version_info.major}.{sys.version_info.minor}",
        )


@dataclass(frozen=True)
class Plan:
    """What to do about missing things; with neither packages nor a message there is nothing to do."""

    packages: tuple[str, ...] = ()
    """To be installed by apt-get."""
    message: str = ""
    """For the person: the command that they have to give, or the names of what is missing."""


def decide(system: System, missing: Sequence[Library], ensurepip: bool = True) -> Plan:
    """How the missing libraries, and ensurepip where `ensurepip` is False, are to be had on this system."""
    if ensurepip and not missing:
        return Plan()
    packages = {library.package for library in missing}
    if not ensurepip and system.packaged_python:
        packages.add(f"python{system.python}-venv")
    if not system.apt or (not ensurepip and not system.packaged_python):
        return Plan(message=f"Card Table needs what this system lacks: {', '.join(lacking(missing, ensurepip))}.")
    if system.root:
        return Plan(packages=tuple(sorted(packages)))
    return Plan(message=f"Card Table needs some system packages. Please run: {apt_command(sorted(packages))}")


def lacking(missing: Sequence[Library], ensurepip: bool) -> list[str]:
    """The names of what is missing, for people."""
    names = [library.soname for library in missing]
    return names if ensurepip else ["module ensurepip of this Python", *names]


def apt_command(packages: Sequence[str]) -> str:
    """The one command by which a person installs these packages."""
    return f"sudo apt-get install -y --no-install-recommends {' '.join(packages)}"


if __name__ == "__main__":
    missing = missing_libraries(Need.WINDOW, {"QT_QPA_PLATFORM": "xcb"}) + missing_for_sound(Need.WINDOW)
    names = {library.package for library in missing}
    print(*sorted(names if shutil.which("Xvfb") else names | {"xvfb"}))
