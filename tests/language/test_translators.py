"""Switching the language while windows are open."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, Qt, QTranslator
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardgui.language.locales import LANGUAGES, Digits, by_code
from cardgui.language.translators import Translators


class Label(QLabel):
    """Counts how often it is told of a new language."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.told += 1
            self.setText(QCoreApplication.translate("QPlatformTheme", "Cancel"))
        super().changeEvent(event)


def cancel() -> str:
    return QCoreApplication.translate("QPlatformTheme", "Cancel")


@pytest.mark.parametrize(("code", "word"), [("en", "Cancel"), ("sw", "Ghairi"), ("vi", "Hủy"), ("ar", "إلغاء")])
def test_every_language_has_its_catalogue(translators: Translators, code: str, word: str) -> None:
    translators.use(by_code(code))
    assert cancel() == word


def test_switching_leaves_nothing_of_the_language_before(qapp: QApplication, translators: Translators) -> None:
    for code in ("ar", "vi", "sw", "en", "ar", "en"):
        translators.use(by_code(code))
        arabic = code == "ar"
        assert (qapp.layoutDirection() == Qt.LayoutDirection.RightToLeft) == arabic
        assert QLocale().name() == by_code(code).locale().name()
    assert cancel() == "Cancel"
    # A text that only Qt's own Arabic catalogue has.
    assert QCoreApplication.translate("QErrorMessage", "Warning:") == "Warning:"
    translators.use(by_code("ar"))
    assert QCoreApplication.translate("QErrorMessage", "Warning:") == "تحذير:"


def test_an_open_window_is_told_once_a_switch(qtbot: QtBot, translators: Translators) -> None:
    label = Label()
    qtbot.addWidget(label)
    for told, (code, word) in enumerate([("ar", "إلغاء"), ("vi", "Hủy"), ("en", "Cancel")], start=1):
        translators.use(by_code(code))
        qtbot.waitUntil(lambda told=told: label.told == told)
        assert label.text() == word


def test_changed_comes_when_everything_is_in_place(translators: Translators) -> None:
    seen: list[tuple[str, str]] = []
    translators.changed.connect(lambda: seen.append((cancel(), QLocale().name())))
    translators.use(by_code("ar"), Digits.WESTERN)
    assert seen == [("إلغاء", "ar_AE")]


def test_standard_buttons_and_spin_boxes_of_an_open_window_follow(qtbot: QtBot, translators: Translators) -> None:
    window = QWidget()
    buttons = QDialogButtonBox(
        QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, parent=window
    )
    spin = QSpinBox(window)
    spin.setValue(12)
    layout = QVBoxLayout(window)
    layout.addWidget(spin)
    layout.addWidget(buttons)
    qtbot.addWidget(window)
    button = buttons.button(QDialogButtonBox.StandardButton.Cancel)
    for code, digits, word, number in [
        ("sw", Digits.NATIVE, "Ghairi", "12"),
        ("ar", Digits.NATIVE, "إلغاء", "١٢"),
        ("ar", Digits.WESTERN, "إلغاء", "12"),
        ("vi", Digits.NATIVE, "Hủy", "12"),
    ]:
        translators.use(by_code(code), digits)
        qtbot.waitUntil(lambda word=word: button.text() == word)
        assert spin.text() == number
        assert window.isRightToLeft() == (code == "ar")


def test_other_digits_alone_are_told_too(qtbot: QtBot, translators: Translators) -> None:
    translators.use(by_code("ar"))
    label = Label()
    qtbot.addWidget(label)
    QCoreApplication.sendPostedEvents()
    before = label.told
    translators.use(by_code("ar"), Digits.WESTERN)
    qtbot.waitUntil(lambda: label.told == before + 1)


def test_without_catalogues_the_program_speaks_english_and_changes_direction(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, translators: Translators
) -> None:
    translators.remove()
    bare = Translators(qapp, catalogues=tmp_path / "none", qt_catalogues=tmp_path / "none")
    label = Label()
    qtbot.addWidget(label)
    bare.use(by_code("ar"))
    qtbot.waitUntil(lambda: label.told == 1)
    assert label.text() == "Cancel"
    assert qapp.layoutDirection() == Qt.LayoutDirection.RightToLeft


def test_a_damaged_catalogue_counts_as_none(qapp: QApplication, tmp_path: Path, translators: Translators) -> None:
    translators.remove()
    (tmp_path / "cardgui_sw.qm").write_bytes(b"no catalogue")
    bare = Translators(qapp, catalogues=tmp_path, qt_catalogues=tmp_path)
    bare.use(by_code("sw"))
    assert cancel() == "Cancel"


def test_a_hundred_switches_leave_no_translators_behind(translators: Translators) -> None:
    for turn in range(100):
        translators.use(LANGUAGES[turn % len(LANGUAGES)])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(translators.findChildren(QObject)) <= 2


def test_a_text_field_of_qt_speaks_the_languages_qt_does_not_know(qtbot: QtBot, translators: Translators) -> None:
    field = QLineEdit("x")
    qtbot.addWidget(field)
    for code, word in [("vi", "Chọn tất cả"), ("sw", "Chagua zote"), ("ar", "تحديد الكل")]:
        translators.use(by_code(code))
        menu = field.createStandardContextMenu()
        assert word in [action.text().split("\t")[0] for action in menu.actions()]
        menu.deleteLater()


@pytest.mark.parametrize("code", ["sw", "vi", "ar"])
def test_no_menu_of_a_text_field_has_a_word_of_english(qtbot: QtBot, translators: Translators, code: str) -> None:
    field, text = QLineEdit("x"), QTextEdit("x")
    qtbot.addWidget(field)
    qtbot.addWidget(text)
    translators.use(by_code("en"))
    menus = [field.createStandardContextMenu(), text.createStandardContextMenu()]
    english = {action.text().split("\t")[0] for menu in menus for action in menu.actions() if action.text()}
    assert len(english) >= 7
    translators.use(by_code(code))
    menus += [field.createStandardContextMenu(), text.createStandardContextMenu()]
    spoken = {action.text().split("\t")[0] for menu in menus[2:] for action in menu.actions() if action.text()}
    assert not spoken & english
    for menu in menus:
        menu.deleteLater()


@pytest.mark.parametrize("code", ["sw", "vi", "ar"])
def test_no_standard_button_has_a_word_of_english(qtbot: QtBot, translators: Translators, code: str) -> None:
    buttons = QDialogButtonBox()
    qtbot.addWidget(buttons)
    for standard in QDialogButtonBox.StandardButton:
        if standard != QDialogButtonBox.StandardButton.NoButton:
            buttons.addButton(standard)
    translators.use(by_code("en"))
    QApplication.processEvents()
    before = [button.text() for button in buttons.buttons()]
    translators.use(by_code(code))
    QApplication.processEvents()
    after = [button.text() for button in buttons.buttons()]
    assert len(before) >= 18
    # Vietnamese says OK too.
    same = {word for word, now in zip(before, after, strict=True) if word == now}
    assert same <= ({"OK"} if code == "vi" else set())


def test_switching_deletes_no_translator(translators: Translators) -> None:
    translators.use(by_code("ar"))
    before = translators.findChildren(QTranslator)
    gone: list[bool] = []

    def count(*_: object) -> None:
        gone.append(True)

    for translator in before:
        translator.destroyed.connect(count)
    for code in ("vi", "en", "sw", "ar"):
        translators.use(by_code(code))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert translators.findChildren(QTranslator) == before
    assert not gone
