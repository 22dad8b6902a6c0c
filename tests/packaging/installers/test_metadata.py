"""What desktops, software centres and package managers are told."""

from __future__ import annotations

import datetime
import gzip
import re
import subprocess
from dataclasses import fields
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import cardgui
from cardgui import preferences
from cardgui.language.locales import LANGUAGES
from cardgui.rules.games import GAMES
from installers import desktop_files, linux_packages, macos_bundle, product, share_tree, windows_installer
from installers.dependencies import Dependencies
from tests.packaging.installers.helpers import need

TEXTS = product.texts()
TODAY = datetime.date(2026, 1, 31)


def test_they_agree_with_the_program() -> None:
    assert preferences.APPLICATION_ID == product.APPLICATION_ID
    assert preferences.APPLICATION_NAME == product.WINDOW_CLASS
    assert tuple(language.code for language in LANGUAGES) == product.LANGUAGES
    assert len(product.GAMES) == len(GAMES)
    assert product.version() == cardgui.__version__


def test_every_text_is_there_in_every_language_and_translated() -> None:
    first = TEXTS[product.FIRST]
    for language, texts in TEXTS.items():
        assert len(texts.description) == len(first.description)
        for field in fields(texts):
            value = getattr(texts, field.name)
            assert value
            assert language == product.FIRST or value != getattr(first, field.name), (language, field.name)


def test_the_menu_entry(tmp_path: Path) -> None:
    need("desktop-file-validate")
    file = tmp_path / f"{product.APPLICATION_ID}.desktop"
    file.write_text(desktop_files.desktop_entry(TEXTS), encoding="utf-8")
    run = subprocess.run(["desktop-file-validate", str(file)], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout + run.stderr) == (0, "")
    lines = file.read_text("utf-8").splitlines()
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert [line for line in lines if line.startswith(f"{key}=")]
        assert len([line for line in lines if line.startswith(f"{key}[")]) == 3
    assert "Exec=cardgui --desktop %f" in lines


def test_the_software_centres_page(tmp_path: Path) -> None:
    need("appstreamcli")
    file = tmp_path / f"{product.APPLICATION_ID}.metainfo.xml"
    file.write_text(desktop_files.appstream(TEXTS, product.project_releases()), encoding="utf-8")
    run = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(file)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout
    assert not re.search(r"^[EW]:", run.stdout, re.MULTILINE), run.stdout


def test_the_file_type() -> None:
    root = ET.fromstring(desktop_files.mime_package(TEXTS))
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    assert [entry.get("pattern") for entry in root.findall(".//m:glob", space)] == ["*.cardgame"]
    assert len(root.findall(".//m:comment", space)) == 4
    assert [entry.get("name") for entry in root.findall(".//m:icon", space)] == [desktop_files.mime_icon()]


def test_the_manual_page_has_all_commands_and_no_warnings(tmp_path: Path) -> None:
    page = share_tree.manual()
    for word in ("simulate", "inspect", "render", "CARDGUI_HOME", "\nen (default)", r"\-\-language", r"\-\-after"):
        assert word in page
    need("man")
    (tmp_path / "cardgui.6").write_text(page, encoding="utf-8")
    command = ["man", "--warnings", "-E", "UTF-8", "-l", str(tmp_path / "cardgui.6")]
    run = subprocess.run(
        command, capture_output=True, text=True, check=False, env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}
    )
    assert (run.returncode, run.stderr) == (0, "")


CHANGELOG = """# Changes

## Unreleased

- One thing
  on two lines.

## 1.0.0 - 2025-12-24

- Another.
"""


def test_the_changelog_is_read() -> None:
    unreleased, first = product.releases(CHANGELOG, "1.1.0", TODAY)
    assert (unreleased.version, unreleased.date, unreleased.lines) == ("1.1.0", TODAY, ("One thing on two lines.",))
    assert (first.version, first.date, first.lines) == ("1.0.0", datetime.date(2025, 12, 24), ("Another.",))


@pytest.mark.parametrize("text", ["## 1.0.0 - 2025-12-24\n\n- A.\n", "# Changes\n", "## Soon\n\n- A.\n"])
def test_a_changelog_that_does_not_fit_the_version_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"CHANGELOG\.md"):
        product.releases(text, "2.0.0", TODAY)


@pytest.mark.parametrize(
    ("tag", "changelog", "fault"),
    [
        ("v1.0.0", "# Changes\n\n## 1.0.0 - 2025-12-24\n\n- A.\n", ""),
        ("v1.0.1", "# Changes\n\n## 1.0.0 - 2025-12-24\n\n- A.\n", "the tag is v1.0.1, expected v1.0.0"),
        ("v1.0.0", "# Changes\n\n## Unreleased\n\n- A.\n", "CHANGELOG.md begins with ['Unreleased']"),
        ("v1.0.0", "# Changes\n", "CHANGELOG.md begins with []"),
    ],
)
def test_a_release_needs_a_tag_and_a_heading_of_its_version(tag: str, changelog: str, fault: str) -> None:
    said = product.tag_fault(tag, changelog, "1.0.0")
    assert said.startswith(fault)
    assert bool(said) == bool(fault)


def test_the_packages_configuration(tmp_path: Path) -> None:
    depends = {"deb": Dependencies(("libc6",), ("libpulse0",)), "rpm": Dependencies(("libc.so.6()(64bit)",), ())}
    settings = linux_packages.configuration(tmp_path, tmp_path, tmp_path, depends)
    assert settings["version"] == cardgui.__version__
    assert "depends" not in settings
    assert settings["overrides"]["deb"] == {"depends": ["libc6"], "recommends": ["libpulse0"]}
    assert settings["overrides"]["rpm"] == {"depends": ["libc.so.6()(64bit)"], "recommends": []}
    places = {entry["dst"] for entry in settings["contents"]}
    assert {"/usr/lib/cardgui", "/usr/games/cardgui", "/usr/bin/cardgui", "/usr/share"} <= places


def test_the_documents_of_the_deb(tmp_path: Path) -> None:
    linux_packages.write_documents(tmp_path)
    rights = (tmp_path / "copyright").read_text("utf-8")
    assert rights.startswith("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n")
    assert "WITHOUT WARRANTY OF ANY KIND" in rights
    assert "GNU LGPL 3" in rights
    log = gzip.decompress((tmp_path / "changelog.gz").read_bytes()).decode()
    assert log.startswith(f"cardgui ({cardgui.__version__}) stable; urgency=low\n\n  * ")


def test_the_bundle_of_macos_says_what_it_is() -> None:
    plist = macos_bundle.info_plist(TEXTS, "1.2.3", "13.0")
    assert plist["CFBundleShortVersionString"] == "1.2.3"
    assert plist["LSMinimumSystemVersion"] == "13.0"
    assert plist["CFBundleLocalizations"] == ["en", "sw", "vi", "ar"]
    (exported,) = plist["UTExportedTypeDeclarations"]
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["cardgame"]
    assert plist["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]


def test_the_oldest_macos_is_that_of_qts_wheel() -> None:
    assert macos_bundle.minimum_system("Wheel-Version: 1.0\nTag: cp310-abi3-macosx_13_0_universal2\n") == "13.0"
    with pytest.raises(ValueError, match="macosx"):
        macos_bundle.minimum_system("Tag: cp310-abi3-win_amd64\n")


def test_only_a_certificate_makes_a_seal_for_the_notaries() -> None:
    bundle = Path("Card Table.app")
    assert macos_bundle.signing(bundle, "-")[-3:] == ["--sign", "-", "Card Table.app"]
    assert "runtime" not in macos_bundle.signing(bundle, "-")
    signed = macos_bundle.signing(bundle, "Developer ID Application: Ada")
    assert signed[-3:] == ["--sign", "Developer ID Application: Ada", "Card Table.app"]
    assert {"runtime", "--timestamp"} <= set(signed)


def test_the_names_in_finder(tmp_path: Path) -> None:
    macos_bundle.localised_names(tmp_path, TEXTS)
    assert 'CFBundleDisplayName = "Bàn Bài";' in (tmp_path / "vi.lproj" / "InfoPlist.strings").read_text("utf-8")


def test_the_windows_installers_texts() -> None:
    text = windows_installer.strings(TEXTS)
    for name in ("ENGLISH", "SWAHILI", "VIETNAMESE", "ARABIC"):
        assert text.count(f"${{LANG_{name}}}") == len(windows_installer.STRINGS)


def test_the_windows_uninstaller_deletes_what_was_installed_and_no_more(tmp_path: Path) -> None:
    (tmp_path / "_internal" / "deep").mkdir(parents=True)
    for name in ("cardgui.exe", "_internal/a.dll", "_internal/deep/b.txt"):
        (tmp_path / name).touch()
    assert windows_installer.uninstalled_files(tmp_path).splitlines() == [
        'Delete "$INSTDIR\\_internal\\a.dll"',
        'Delete "$INSTDIR\\_internal\\deep\\b.txt"',
        'Delete "$INSTDIR\\cardgui.exe"',
        'RMDir "$INSTDIR\\_internal\\deep"',
        'RMDir "$INSTDIR\\_internal"',
    ]
