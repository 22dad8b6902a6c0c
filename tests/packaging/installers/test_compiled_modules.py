"""Which modules a faster build compiles, and what PyInstaller is told of them."""

from __future__ import annotations

from pathlib import Path

from installers import compiled_modules
from tests.packaging.installers.helpers import ROOT


def test_every_module_is_there_and_holds_no_class_that_msgspec_checks() -> None:
    for name in compiled_modules.files():
        assert "msgspec" not in (ROOT / name).read_text("utf-8"), name


def test_a_checkout_hides_nothing() -> None:
    assert compiled_modules.hidden_imports(ROOT) == []


def test_a_compiled_copy_hides_the_shared_module_and_what_the_others_import(tmp_path: Path) -> None:
    for name in compiled_modules.files():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("import heapq\nfrom cardgui.rules.moves import Move\n", encoding="utf-8")
    (tmp_path / "0123abcd__mypyc.cpython-311-x86_64-linux-gnu.so").touch()
    assert compiled_modules.hidden_imports(tmp_path) == ["0123abcd__mypyc", "cardgui.rules.moves", "heapq"]
