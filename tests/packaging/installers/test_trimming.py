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


def test_the_rest_of_a_framework_goes_with_its_library() -> None:
    """A framework of macOS with links and no library is one that codesign refuses to seal."""

    def framework(folder: str, name: str, version: str) -> list[trimming.Entry]:
        root = f"{folder}{name}.framework"
        return [
            (f"{root}/Versions/{version}/{name}", f"/{name}", "BINARY"),
            (f"{root}/Versions/{version}/Resources/Info.plist", f"/{name}.plist", "DATA"),
            (f"{root}/Versions/Current", version, "SYMLINK"),
            (f"{root}/{name}", f"Versions/Current/{name}", "SYMLINK"),
            (f"{root}/Resources", "Versions/Current/Resources", "SYMLINK"),
            (name, f"{root}/Versions/{version}/{name}", "SYMLINK"),
        ]

    wanted = [
        ("PySide6/QtCore.abi3.so", "QtCore.abi3.so", "EXTENSION"),
        ("cardgui/table.bin", "/table.bin", "DATA"),
        *framework("PySide6/Qt/lib/", "QtCore", "A"),
        # Opened by the program's first lines; no module names it.
        *framework("", "Python", "3.12"),
    ]
    unwanted = framework("PySide6/Qt/lib/", "QtQml", "A")
    needs = {"QtCore.abi3.so": ["@rpath/QtCore.framework/Versions/A/QtCore"]}
    assert trimming.trim([*unwanted, *wanted], lambda file: needs.get(file, [])) == wanted
