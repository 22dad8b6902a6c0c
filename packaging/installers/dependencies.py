"""Which packages of a distribution bring the shared libraries that are not bundled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from installers.elf import Version

NEEDED = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Libraries without which no window opens, and their packages in Debian and Ubuntu."""

USEFUL = {
    # For a window under Wayland without XWayland.
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    # For sound.
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libpulse.so.0": "libpulse0",
}
"""Libraries without which the program does with less."""

DATA = {"deb": ("xkb-data",), "rpm": ("xkeyboard-config",)}
"""Packages with files that a bundled library reads: the keyboards that libxkbcommon knows."""

_OF_GLIBC = {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libdl.so.2", "libm.so.6"}
_OF_GLIBC |= {"libpthread.so.0", "libresolv.so.2", "librt.so.1", "libutil.so.1"}

MOST_GLIBC: Version = (2, 35)
"""That of Ubuntu 22.04; nothing that is bundled may ask for a later one."""


class UnknownLibrary(Exception):
    """A library is neither bundled nor in the tables here."""


@dataclass(frozen=True)
class Dependencies:
    """Of one kind of package."""

    depends: tuple[str, ...]
    recommends: tuple[str, ...]


@dataclass(frozen=True)
class Needs:
    """What a program asks of the system.

    packages: what a `deb` and an `rpm` name.  libraries: those without which no window opens, each with the package
    that has it in Debian and Ubuntu.
    """

    packages: Mapping[str, Dependencies]
    libraries: Mapping[str, str]


def needs(unmet: Iterable[str], glibc: Version) -> Needs:
    """What follows from the libraries that the system must bring, and from the oldest glibc.

    :raises UnknownLibrary: one of them is in no table
    """
    outside = sorted(set(unmet) - _OF_GLIBC)
    if unknown := [name for name in outside if name not in NEEDED and name not in USEFUL]:
        raise UnknownLibrary(
            f"{', '.join(unknown)}: bundle it, or name its package in packaging/installers/dependencies.py"
        )
    needed = [name for name in outside if name in NEEDED]
    useful = [name for name in outside if name in USEFUL]
    version = ".".join(str(part) for part in glibc)
    packages = {
        "deb": Dependencies(
            (f"libc6 (>= {version})", *sorted({NEEDED[name] for name in needed} | set(DATA["deb"]))),
            tuple(sorted({USEFUL[name] for name in useful})),
        ),
        # The names of libraries mean the same to all distributions with RPM; those of packages do not.
        "rpm": Dependencies(
            (f"libc.so.6(GLIBC_{version})(64bit)", *(f"{name}()(64bit)" for name in needed), *DATA["rpm"]),
            tuple(f"{name}()(64bit)" for name in useful),
        ),
    }
    return Needs(packages, {name: NEEDED[name] for name in needed})
