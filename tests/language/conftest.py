"""Compiled catalogues, and an application whose language can be switched and is English again afterwards."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from cardgui.language.translators import Translators

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import translations  # noqa: E402


@pytest.fixture(scope="session")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program's catalogues as they are now, compiled."""
    folder = tmp_path_factory.mktemp("catalogues")
    translations.compile_all(folder)
    return folder


@pytest.fixture
def translators(qapp: QApplication, catalogues: Path) -> Iterator[Translators]:
    """What switches the language, with the compiled catalogues; everything is as before after the test."""
    default = QLocale()
    switch = Translators(qapp, catalogues=catalogues)
    yield switch
    switch.remove()
    QLocale.setDefault(default)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
