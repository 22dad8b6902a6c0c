"""packaging/translations.py on a small program of its own: finding, filling, checking."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

import catalogue_files
import translations
from catalogue_sources import Text, scan_code

CODE = """
from PySide6.QtCore import QCoreApplication
QCoreApplication.translate("Table", "%n card(s)", "on a pile", len([1, 2]) + 1)
QCoreApplication.translate("Table", "{name} draws…").format(name="x")
QCoreApplication.translate("Table", "&Undo", "menu")
painter.translate(3, 4), "text".translate({1: 2})
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    (tmp_path / "cardgui").mkdir()
    (tmp_path / "cardgui" / "table.py").write_text(CODE, encoding="utf-8")
    assert translations.update(tmp_path) == []
    return tmp_path


def catalogue(root: Path, language: str) -> catalogue_files.Catalogue:
    return catalogue_files.Catalogue(root / "translations" / f"cardgui_{language}.ts")


def words(root: Path, language: str, content: object) -> list[str]:
    file = root / "words.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return translations.fill(language, [file], root)


def test_texts_are_found_with_plural_forms_for_each_language(program: Path) -> None:
    for language, forms in {"sw": 2, "vi": 1, "ar": 6}.items():
        entries = {entry.key: entry for entry in catalogue(program, language).entries}
        assert set(entries) == {"%n card(s) || on a pile", "{name} draws…", "&Undo || menu"}
        assert len(entries["%n card(s) || on a pile"].forms) == forms
    assert [entry.key for entry in catalogue(program, "en").entries] == ["%n card(s) || on a pile"]


def test_updating_again_changes_no_byte(program: Path) -> None:
    words(program, "sw", {"Table": {"&Undo || menu": "&Tendua", "%n card(s) || on a pile": ["karata %n", "karata %n"]}})
    before = {path: path.read_bytes() for path in (program / "translations").iterdir()}
    assert translations.out_of_step(program) == []
    translations.update(program)
    assert {path: path.read_bytes() for path in (program / "translations").iterdir()} == before


def test_a_new_text_is_out_of_step_until_updated(program: Path) -> None:
    with (program / "cardgui" / "table.py").open("a", encoding="utf-8") as code:
        code.write('QCoreApplication.translate("Table", "Your turn")\n')
    assert translations.out_of_step(program) == ["cardgui_ar.ts", "cardgui_sw.ts", "cardgui_vi.ts"]
    assert "cardgui_sw.ts: Table: 'Your turn' is missing" in translations.check(program)
    translations.update(program)
    assert translations.out_of_step(program) == []


def test_a_removed_text_leaves_the_catalogues(program: Path) -> None:
    (program / "cardgui" / "table.py").write_text(CODE.replace('"&Undo"', '"&Redo"'), encoding="utf-8")
    translations.update(program)
    assert "&Undo || menu" not in [entry.key for entry in catalogue(program, "vi").entries]


def test_filled_translations_reach_the_program(program: Path, qapp: QApplication) -> None:
    forms = ["لا ورق", "ورقة واحدة", "ورقتان", "%n أوراق", "%n ورقة", "%n ورقة"]
    filled = {"Table": {"%n card(s) || on a pile": forms, "{name} draws…": "يسحب {name}…"}}
    assert words(program, "ar", filled) == []
    translations.compile_all(program / "compiled", program)
    translator = QTranslator()
    assert translator.load(str(program / "compiled" / "cardgui_ar.qm"))
    qapp.installTranslator(translator)
    try:
        texts = [QCoreApplication.translate("Table", "%n card(s)", "on a pile", n) for n in (0, 1, 2)]
        assert texts == ["لا ورق", "ورقة واحدة", "ورقتان"]
        assert QCoreApplication.translate("Table", "{name} draws…") == "يسحب {name}…"
    finally:
        qapp.removeTranslator(translator)


def test_what_is_untranslated_is_listed_as_the_json_that_fill_takes(program: Path) -> None:
    listed = json.loads(translations.todo("sw", program))
    assert listed["_forms"] == ["1", "0, 2, 3, ..."]
    assert listed["Table"] == {
        "%n card(s) || on a pile": ["", ""],
        "{name} draws…": "",
        "&Undo || menu": "",
    }
    assert words(program, "sw", listed) == []
    listed["Table"]["&Undo || menu"] = "&Tendua"
    assert words(program, "sw", listed) == []
    assert "&Undo || menu" not in json.loads(translations.todo("sw", program))["Table"]


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("&Undo || menu", "Tendua", "0 shortcuts (&), expected 1"),
        ("&Undo || menu", " &Tendua", "leading space differs"),
        ("&Undo || menu", "&Tendua.", "ends with '.', expected ''"),
        ("{name} draws…", "{jina} anavuta…", "placeholders ['jina'], expected ['name']"),
        ("{name} draws…", "{name} anavuta", "ends with '', expected '...'"),
        ("{name} draws…", "{name} {anavuta…", "a brace that belongs to no placeholder"),
        ("%n card(s) || on a pile", ["karata %n"], "has 1 plural forms, expected 2: 1; 0, 2, 3, ..."),
        ("%n card(s) || on a pile", ["karata moja", "karata"], "%Ln stands there 0 times, expected 1"),
        ("%n card(s) || on a pile", "karata %n", "expected a list of forms"),
        ("&Undo || menu", ["&Tendua"], "expected a text"),
        ("Undo", "Tendua", "there is no such text"),
    ],
)
def test_translations_that_do_not_fit_are_refused(program: Path, key: str, value: object, fault: str) -> None:
    before = (program / "translations" / "cardgui_sw.ts").read_bytes()
    answer = words(program, "sw", {"Table": {key: value}})
    assert len(answer) == 1
    assert answer[0].endswith(fault)
    assert (program / "translations" / "cardgui_sw.ts").read_bytes() == before


def test_check_names_unfinished_entries(program: Path) -> None:
    lines = translations.check(program)
    assert "cardgui_vi.ts: Table: '&Undo || menu': unfinished" in lines
    assert "cardgui_en.ts: Table: '%n card(s) || on a pile': unfinished" in lines


@pytest.mark.parametrize(
    ("call", "fault"),
    [
        ('QCoreApplication.translate("C", f"{x} cards")', "the text is no literal string"),
        ('QCoreApplication.translate("C", text)', "the text is no literal string"),
        ('QCoreApplication.translate(self.context, "t")', "the context is no literal string"),
        ('QCoreApplication.translate("C", "t", comment)', "the comment is no literal string"),
        ('QCoreApplication.translate("C", "%n card(s)", "", n=3)', "the argument 'n' by keyword"),
        ('QCoreApplication.translate("C", "%n card(s)")', "has %n, but no number is given"),
        ('QCoreApplication.translate("C", "%Ln card(s)", "", 1)', "write %n"),
        ('QCoreApplication.translate("C", "{} wins")', "placeholders have names"),
        ('QCoreApplication.translate("C", "{0} wins")', "placeholders have names"),
        ('QCoreApplication.translate("C", "")', "an empty text"),
        ('QtCore.QCoreApplication.translate("C", *texts)', "the text is no literal string"),
        ('self.tr("%n card(s)", "", 3)', "tr() loses plurals"),
        ('english(text, given="x")', "the template is no literal string"),
        ('english(f"{given} is no card")', "the template is no literal string"),
    ],
)
def test_calls_that_would_fail_silently_are_reported_with_their_line(call: str, fault: str) -> None:
    texts, faults = scan_code(f"\n{call}\n", "cardgui/x.py")
    assert texts == set()
    assert len(faults) == 1
    assert faults[0].startswith("cardgui/x.py:2: ")
    assert fault in faults[0]


def test_calls_in_order_are_no_faults() -> None:
    texts, faults = scan_code(CODE, "cardgui/table.py")
    assert faults == []
    assert texts == {
        Text("Table", "%n card(s)", "on a pile", True),
        Text("Table", "{name} draws…", "", False),
        Text("Table", "&Undo", "menu", False),
    }


def test_an_escape_that_lupdate_does_not_know_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "cardgui").mkdir()
    (tmp_path / "cardgui" / "x.py").write_text(
        'QCoreApplication.translate("C", "wait\\N{HORIZONTAL ELLIPSIS}")\n', encoding="utf-8"
    )
    translations.update(tmp_path)
    assert any(line.endswith("is missing") for line in translations.check(tmp_path))


def test_the_command_line_says_what_it_expects(capsys: pytest.CaptureFixture[str]) -> None:
    assert translations.main(["frobnicate"]) == 1
    assert translations.main(["todo", "xx"]) == 1
    errors = capsys.readouterr().err.splitlines()
    assert len(errors) == 2
    assert all("languages: en, sw, vi, ar" in line for line in errors)


def test_lines_of_english_are_texts_for_translators(program: Path) -> None:
    with (program / "cardgui" / "table.py").open("a", encoding="utf-8") as code:
        code.write('english("{given} is no card", given=1)\n')
    assert translations.update(program) == []
    assert "{given} is no card" in json.loads(translations.todo("vi", program))["Lines"]
    assert words(program, "vi", {"Lines": {"{given} is no card": "{given} không phải lá bài"}}) == []
    assert translations.out_of_step(program) == []
