"""What PyInstaller collects for Qt and this program does not use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]
"""Of a list of PyInstaller's: where a file goes in the program's folder, where it comes from, and its type."""

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


def trim(binaries: Sequence[Entry], imports: Imports) -> list[Entry]:
    """The shared libraries and plugins that stay: what is wanted, less the libraries that nothing wanted needs.

    A Python module or a Qt plugin is needed for itself, a library only where one of these asks for it, directly or
    through others.
    """
    candidates = [entry for entry in binaries if wanted(_posix(entry[0]))]
    files = [entry for entry in candidates if entry[2] != "SYMLINK"]
    by_name: dict[str, list[Entry]] = {}
    for entry in files:
        by_name.setdefault(_name(entry[0]), []).append(entry)
    kept: set[str] = set()
    waiting = [entry for entry in files if _for_itself(entry)]
    while waiting:
        place, source, _ = waiting.pop()
        if place in kept:
            continue
        kept.add(place)
        for name in imports(source):
            waiting += by_name.get(_name(name), [])
    # A link stands at the top for a library that lies in a folder of Qt's.
    linked = {str(_beside(entry)) for entry in candidates if entry[2] == "SYMLINK" and str(_beside(entry)) in kept}
    return [
        entry for entry in candidates if entry[0] in kept or (entry[2] == "SYMLINK" and str(_beside(entry)) in linked)
    ]


def _for_itself(entry: Entry) -> bool:
    place, _, kind = entry
    # The interpreter is opened by the program's first lines, which name no library.
    return kind == "EXTENSION" or "/plugins/" in _posix(place) or "python3" in _name(place)


def _beside(entry: Entry) -> Path:
    """What a symbolic link points at, as a place in the program's folder."""
    return Path(entry[0]).parent / entry[1]


def _posix(place: str) -> str:
    return place.replace("\\", "/")


def _name(place: str) -> str:
    return PurePosixPath(_posix(place)).name.lower()
