"""Which of the files that PyInstaller collects are left out."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from installers import trimming


@pytest.mark.parametrize(
    ("place", "stays"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so", True),
        ("PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/imageformats/libqwebp.so", True),
        ("PySide6/Qt/plugins/imageformats/libqtiff.so", False),
        ("PySide6/Qt/translations/qtbase_ar.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("cardgui/_bundled/translations/cardgui_sw.qm", True),
        ("libstdc++.so.6", False),
        ("libexpat.so.1", False),
    ],
)
def test_places(place: str, stays: bool) -> None:
    assert trimming.wanted(place) is stays


def test_a_library_stays_while_something_that_stays_needs_it() -> None:
    needs = {
        "QtCore.abi3.so": ["libQt6Core.so.6"],
        "libQt6Core.so.6": ["libicuuc.so.73"],
        "libqgtk3.so": ["libgdk.so.0"],
        "libgdk.so.0": ["libpango.so.0"],
    }
    entries = [
        ("PySide6/QtCore.abi3.so", "QtCore.abi3.so", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "libQt6Core.so.6", "BINARY"),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("PySide6/Qt/lib/libicuuc.so.73", "libicuuc.so.73", "BINARY"),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "libqgtk3.so", "BINARY"),
        ("libgdk.so.0", "libgdk.so.0", "BINARY"),
        ("libpango.so.0", "libpango.so.0", "BINARY"),
        ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK"),
        ("libpython3.11.so.1.0", "libpython3.11.so.1.0", "BINARY"),
    ]

    def imports(file: str) -> Iterable[str]:
        return needs.get(file, [])

    assert [entry[0] for entry in trimming.trim(entries, imports)] == [
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "libQt6Core.so.6",
        "PySide6/Qt/lib/libicuuc.so.73",
        "libpython3.11.so.1.0",
    ]
