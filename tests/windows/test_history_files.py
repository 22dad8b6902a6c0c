"""Matches of the past go out into files and come in from them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from cardgui.rules.records import from_record
from cardgui.windows.history_files import take_in, write_out
from cardgui.windows.main_window import MainWindow
from tests.windows.history import click, dialog, finished, listed, opened, store_of


def test_records_go_out_and_come_in_and_a_bad_one_costs_a_line(window: MainWindow, tmp_path: Path) -> None:
    match_id = finished(window)
    page = opened(window)
    good, bad = tmp_path / "good.cardgame", tmp_path / "bad.cardgame"
    assert write_out(page, page._library, match_id, good)
    store_of(window).delete(match_id)
    page.refresh()
    bad.write_text('{"cardgame": 1, "game": "chess"}')
    taken = take_in(page, page._library, [bad, good, tmp_path / "none.cardgame", good])
    assert len(taken.added) == len(taken.known) == 1
    words = " ".join(label.text() for label in dialog(window).findChildren(type(page.found)))
    assert "bad.cardgame" in words
    assert "none.cardgame" in words
    dialog(window).finish("ok")
    page._taken_in(taken)
    assert listed(page) == taken.added == taken.known
    assert page.toast.text in ("1 match added · 1 match known already", "1 match(es) added · 1 match(es) known already")
    assert page.chosen is not None
    match_id = taken.added[0]
    assert page.chosen.match.id == match_id
    # Also one that was thrown away is recognised, and there again.
    page.throw_away(match_id)
    page._taken_in(take_in(page, page._library, [good]))
    assert listed(page) == [match_id]
    assert from_record(good.read_text()).over
    assert not write_out(page, page._library, match_id, tmp_path / "missing" / "x.cardgame")
    dialog(window).finish("ok")


def test_several_files_can_be_chosen(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    match_id = finished(window)
    page = opened(window)
    page.list.choose(listed(page).index(match_id))
    click(page.details.save_button)
    (saving,) = page.findChildren(QFileDialog)
    saving.selectFile(str(tmp_path / "one.cardgame"))
    saving.findChildren(QLineEdit)[0].setText(str(tmp_path / "one.cardgame"))
    saving.accept()
    assert (tmp_path / "one.cardgame").is_file()
    QTest.qWait(10)
    click(page.import_button)
    adding = next(found for found in page.findChildren(QFileDialog) if found.isVisible())
    assert adding.fileMode() == QFileDialog.FileMode.ExistingFiles
    adding.filesSelected.emit([str(tmp_path / "one.cardgame")])
    adding.close()
    assert listed(page) == [match_id]
    assert page.toast.text in ("1 match(es) known already", "1 match known already")
