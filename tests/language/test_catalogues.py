"""The program's own catalogues: complete, in step with the code, and every text findable."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import catalogue_sources
import translations
from catalogue_files import FORMS, Catalogue
from translations import ROOT


def test_every_text_can_be_found_by_lupdate() -> None:
    findings = catalogue_sources.scan(ROOT)
    assert findings.faults == []
    assert len(findings.texts) > 80


def test_check_has_nothing_to_say() -> None:
    assert translations.check() == []


@pytest.mark.parametrize("language", [code for code in FORMS if code != "en"])
def test_plain_lupdate_changes_no_file(tmp_path: Path, language: str) -> None:
    shutil.copytree(ROOT / "cardgui", tmp_path / "cardgui")
    shutil.copytree(ROOT / "translations", tmp_path / "translations")
    name = f"translations/cardgui_{language}.ts"
    command = [str(translations.tool("lupdate")), "@translations/list.lst", "-locations", "none", "-no-obsolete", "-ts"]
    subprocess.run([*command, name], cwd=tmp_path, check=True, capture_output=True)
    assert (tmp_path / name).read_bytes() == (ROOT / name).read_bytes()


@pytest.mark.parametrize("language", FORMS)
def test_all_entries_are_finished_with_all_forms(language: str) -> None:
    catalogue = Catalogue(ROOT / "translations" / f"cardgui_{language}.ts")
    assert catalogue.faults() == []
    assert all(len(entry.forms) == len(FORMS[language]) for entry in catalogue.entries if entry.text.plural)
