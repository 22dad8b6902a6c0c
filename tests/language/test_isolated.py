"""No name is put into a sentence as it is: a sentence of the other direction would be read in the wrong order."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMES = {"name", "names", "_names", "members", "left"}
"""How what people are called is called in the code."""


def is_bare(value: ast.expr) -> bool:
    """Whether an expression is somebody's name, straight from where it is kept."""
    while isinstance(value, ast.Subscript):
        value = value.value
        if isinstance(value, ast.Name) and value.id in NAMES:
            return True
    return isinstance(value, ast.Attribute) and value.attr in NAMES


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def bare_names(source: str) -> list[int]:
    """The lines in which `.format(...)` is given a bare name, or a variable that was one."""
    found = []
    for function in functions(ast.parse(source)):
        kept = {
            target.id: node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "format":
                values = [kept.get(v.id, v) if isinstance(v, ast.Name) else v for v in (k.value for k in node.keywords)]
                if any(is_bare(value) for value in values):
                    found.append(node.lineno)
    return found


def test_it_is_found() -> None:
    bare = "def f(self):\n    return text.format(name=self.seats[0].name)"
    kept = "def f(self):\n    name = names[seat]\n    return text.format(name=name)"
    assert bare_names(bare) == [2]
    assert bare_names(kept) == [3]
    assert bare_names(bare.replace("self.seats[0].name", "isolate(self.seats[0].name)")) == []


def test_every_name_in_a_sentence_is_isolated() -> None:
    faults = []
    for folder in ("scene", "windows", "controller", "language"):
        for path in sorted((ROOT / "cardgui" / folder).rglob("*.py")):
            faults += [f"{path.relative_to(ROOT)}:{line}" for line in bare_names(path.read_text(encoding="utf-8"))]
    assert faults == []
