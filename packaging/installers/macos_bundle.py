"""The .app of macOS, and the disk image that carries it. Not yet tried on macOS.

A seal that Apple's notaries take needs the maker's certificate, and notarising the maker's account; README.md has both
steps.
"""

from __future__ import annotations

import platform
import re
import shutil
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path
from typing import Any

from installers.product import APPLICATION_ID, COPYRIGHT, FIRST, MIME_TYPE, SUFFIX, Texts, texts, version
from progress import Progress

BUNDLE = "Card Table.app"
RECORD_TYPE = f"{APPLICATION_ID}.match"
AD_HOC = "-"
"""For codesign, in the place of a certificate: a seal without one, which Apple's processors ask of any program."""


def info_plist(texts: Mapping[str, Texts], version: str, minimum: str) -> dict[str, Any]:
    """The bundle's Info.plist (Apple's Information Property List). minimum: the oldest macOS it starts on."""
    first = texts[FIRST]
    return {
        "CFBundleName": first.name,
        "CFBundleDisplayName": first.name,
        "CFBundleIdentifier": APPLICATION_ID,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": FIRST,
        "CFBundleLocalizations": list(texts),
        "CFBundleIconFile": "cardgui.icns",
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": minimum,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSPrincipalClass": "NSApplication",
        # Off, the window follows the system's dark look like any other.
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": first.record,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "record.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": first.record,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": "record.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }


def plist() -> dict[str, Any]:
    """That of this checkout and the PySide6 that is installed."""
    wheel = metadata.distribution("PySide6-Essentials").read_text("WHEEL") or ""
    return info_plist(texts(), version(), minimum_system(wheel))


def minimum_system(wheel: str) -> str:
    """The macOS that a wheel asks for. wheel: the text of its WHEEL file.

    :raises ValueError: it is no wheel for macOS
    """
    found = re.search(r"^Tag: \S+-macosx_(\d+)_(\d+)_", wheel, re.MULTILINE)
    if found is None:
        raise ValueError("PySide6-Essentials: its WHEEL names no macosx tag")
    return f"{found[1]}.{found[2]}"


def localised_names(resources: Path, texts: Mapping[str, Texts]) -> None:
    """Writes the program's name in each language where Finder looks for it. resources: Contents/Resources."""
    for language, text in texts.items():
        folder = resources / f"{language}.lproj"
        folder.mkdir(exist_ok=True)
        lines = [f'{key} = "{text.name}";' for key in ("CFBundleName", "CFBundleDisplayName")]
        (folder / "InfoPlist.strings").write_text("\n".join(lines) + "\n", encoding="utf-8")


def place(frozen: Path, target: Path) -> Path:
    """Moves the bundle that PyInstaller made in `frozen` into `target`, completed, and answers it."""
    bundle = target / BUNDLE
    shutil.rmtree(bundle, ignore_errors=True)
    (frozen / BUNDLE).rename(bundle)
    localised_names(bundle / "Contents" / "Resources", texts())
    return bundle


def signing(bundle: Path, identity: str) -> list[str]:
    """The command that seals the bundle; what was added to it after PyInstaller's own seal has broken that one.

    identity: the name of a certificate, or `AD_HOC`. With a certificate the seal is such as Apple's notaries want it:
    with a time stamp, and with the hardened run time.
    """
    options = [] if identity == AD_HOC else ["--options", "runtime", "--timestamp"]
    return ["codesign", "--force", "--deep", *options, "--sign", identity, str(bundle)]


def disk_image(bundle: Path, work: Path, target: Path, progress: Progress, identity: str) -> Path:
    """Makes the .dmg, in which the bundle lies beside a link to the folder of programs, and answers it. identity: as
    `signing` takes it."""
    progress.run(signing(bundle, identity))
    folder = work / "image"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(bundle, folder / BUNDLE, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    file = target / f"CardTable-{version()}-{platform.machine()}.dmg"
    name = texts()[FIRST].name
    options = ["-volname", name, "-srcfolder", str(folder), "-format", "ULFO", "-ov"]
    progress.run(["hdiutil", "create", *options, str(file)])
    return file
