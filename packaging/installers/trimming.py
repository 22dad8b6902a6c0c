"""What PyInstaller collects for Qt and this program does not use."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import PurePosixPath

Entry = tuple[str, str, str]
"""Of a list of PyInstaller's: where a file goes in the program's folder, where it comes from, and its type. Of a
symbolic link the second is what it points at, as a path from the link's own folder."""
BINARY_TYPES = ("BINARY", "EXTENSION")
"""The types of shared libraries; all others are data, links among them."""

UNWANTED = (
    # Platforms for screens without a window system, and for viewers over the network.
    "*/plugins/platforms/*eglfs*",
    "*/plugins/platforms/*linuxfb*",
    "*/plugins/platforms/*minimal*",
    "*/plugins/platforms/*vkkhrdisplay*",
    "*/plugins/platforms/*vnc*",
    "*/plugins/egldeviceintegrations/*",
    "*/plugins/generic/*",
    # Nothing is drawn with OpenGL, and the window's own decoration under Wayland is the small one.
    "*/plugins/xcbglintegrations/*",
    "*/plugins/wayland-graphics-integration-client/*",
    "*/plugins/wayland-decoration-client/libadwaita.so",
    "*/plugins/wayland-shell-integration/libfullscreen-shell*",
    "*/plugins/wayland-shell-integration/libivi-shell*",
    "*/plugins/wayland-shell-integration/libqt-shell*",
    "*opengl32sw.dll",
    "*d3dcompiler_*.dll",
    # Brings GTK 3 and all that it needs. Its file dialog comes through the desktop portal as well.
    "*/plugins/platformthemes/*gtk3*",
    # An on-screen keyboard in QML. IBus and Compose stay: people type Vietnamese with them.
    "*/plugins/platforminputcontexts/*virtualkeyboard*",
    # Nothing goes over the network; QtNetwork itself is there since QtMultimedia is linked with it.
    "*/plugins/tls/*",
    "*/plugins/networkinformation/*",
    # Only sound effects are played, which QtMultimedia does itself: no films, no FFmpeg.
    "*/plugins/multimedia/*",
    # Drawings are read by QtSvg itself; people's pictures are PNG, JPEG, WebP, BMP or GIF.
    "*/plugins/iconengines/*",
    "*/plugins/imageformats/*icns*",
    "*/plugins/imageformats/*ico*",
    "*/plugins/imageformats/*pdf*",
    "*/plugins/imageformats/*svg*",
    "*/plugins/imageformats/*tga*",
    "*/plugins/imageformats/*tiff*",
    "*/plugins/imageformats/*wbmp*",
    "*/plugins/styles/*modernwindows*",
    "*/qml/*",
    # The C++ library has to fit the graphics drivers that are loaded beside it.
    "libstdc++.so*",
    "libgcc_s.so*",
    # These go with files, caches and servers of the system, and every desktop has them: fonts, the message bus, the
    # X server's own library, which libGL needs anyway.
    "libexpat.so*",
    "libfontconfig.so*",
    "libfreetype.so*",
    "libdbus-1.so*",
    "libX11.so*",
    "libX11-xcb.so*",
    "libglib-2.0.so*",
    "libgthread-2.0.so*",
    "libz.so*",
    "libzstd.so*",
    # For sound alone: QtNetwork, which QtMultimedia is linked with, and the sound server's library. Without them the
    # program is silent.
    "libgssapi_krb5.so*",
    "libbrotli*.so*",
    "*libpulse*.so*",
    # The build tools' own words about the packages.
    "*.dist-info/*",
)
"""Patterns over the places in the program's folder."""

_QT_CATALOGUES = "*PySide6*/translations/*.qm"
_KEPT_CATALOGUE = "*/translations/qtbase_ar.qm"
"""The one catalogue of Qt's that the program reads; its own have Swahili and Vietnamese."""

Imports = Callable[[str], Iterable[str]]
"""The names of the shared libraries that a file asks the loader for."""


def wanted(place: str) -> bool:
    """Whether a file with this place in the program's folder, written with /, may stay."""
    if fnmatchcase(place, _QT_CATALOGUES):
        return fnmatchcase(place, _KEPT_CATALOGUE)
    return not any(fnmatchcase(place, pattern) for pattern in UNWANTED)


def trim(entries: Sequence[Entry], imports: Imports) -> list[Entry]:
    """Of all that PyInstaller collected, binaries and data, what stays: what is wanted, less the libraries that nothing
    wanted needs, and with a library what belongs to it: the links to it, and the rest of its framework on macOS.

    A Python module or a Qt plugin is needed for itself, a library only where one of these asks for it, directly or
    through others.
    """
    candidates = [entry for entry in entries if wanted(_posix(entry[0]))]
    libraries = [entry for entry in candidates if entry[2] in BINARY_TYPES]
    by_name: dict[str, list[Entry]] = {}
    for entry in libraries:
        by_name.setdefault(_name(entry[0]), []).append(entry)
    kept: set[str] = set()
    waiting = [entry for entry in libraries if _for_itself(entry)]
    while waiting:
        place, source, _ = waiting.pop()
        if place in kept:
            continue
        kept.add(place)
        for name in imports(source):
            waiting += by_name.get(_name(name), [])
    frameworks = {framework for place in kept if (framework := _framework(place))}

    def stays(entry: Entry) -> bool:
        place, target, kind = entry
        if kind in BINARY_TYPES:
            return place in kept
        if framework := _framework(place):
            return framework in frameworks
        # A link stands at the top for a library that lies in a folder of Qt's.
        return kind != "SYMLINK" or posixpath.normpath(posixpath.join(posixpath.dirname(place), target)) in kept

    return [entry for entry in candidates if stays(entry)]


def _for_itself(entry: Entry) -> bool:
    place, _, kind = entry
    # The interpreter is opened by the program's first lines, which name no library; in a framework it has no number.
    return (
        kind == "EXTENSION" or "/plugins/" in _posix(place) or re.search(r"python3|^python$", _name(place)) is not None
    )


def _framework(place: str) -> str:
    """The folder of the framework that a file of macOS belongs to, "" for any other file."""
    found = re.match(r".*?\.framework(?=/)", place)
    return found[0] if found else ""


def _posix(place: str) -> str:
    return place.replace("\\", "/")


def _name(place: str) -> str:
    return PurePosixPath(_posix(place)).name.lower()
