"""Compiles the modules in which the computer players think with mypyc, for a build that wants them faster.

Plain Python keeps the time limits; compiled, the same moves come in about a third of the time.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
from pathlib import Path

from installers.product import ROOT
from progress import Progress

MODULES = {
    "ai": "building halving turn_search",
    "ai/kings_corners": "deals expert monte_carlo planned plays restraint rollouts sight skilled steady turn worth",
    "ai/skip_bo": "discards expert planner playouts sight skilled steady worlds",
    "ai/skip_bo_junior": "chances expert planner playouts sight skilled steady worlds",
}
"""By folder of the package. Classes of options stay out: msgspec checks nothing in compiled ones."""


def files() -> list[str]:
    """The files to be compiled, as paths below a checkout."""
    return [f"cardgui/{folder}/{name}.py" for folder, names in MODULES.items() for name in names.split()]


def hidden_imports(folder: Path) -> list[str]:
    """The modules that PyInstaller cannot see in a compiled copy, none for a checkout: mypyc's own, which holds the
    code of all, and what the compiled ones import.

    folder: as `compile_copy` answers it.
    """
    shared = sorted(file.name.partition(".")[0] for file in folder.glob("*__mypyc.*") if file.is_file())
    if not shared:
        return []
    found = set()
    for name in files():
        for node in ast.walk(ast.parse((folder / name).read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    return [*shared, *sorted(found)]


def compile_copy(folder: Path, progress: Progress) -> Path:
    """Copies the package below `folder`, compiles it there and answers `folder`.

    The copy stands without pyproject.toml, whose settings for mypy are those of a checkout.

    :raises CommandFailed: mypyc failed
    """
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "cardgui", folder / "cardgui", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    # mypyc's own command does no more than run this from the folder that it is in, and Progress has no such setting.
    script = folder / "compile.py"
    script.write_text(
        "import os, subprocess, sys\n"
        "os.chdir(os.path.dirname(os.path.abspath(__file__)))\n"
        f"sys.exit(subprocess.call([sys.executable, '-m', 'mypyc', '--ignore-missing-imports', *{files()!r}]))\n",
        encoding="utf-8",
    )
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    progress.run([sys.executable, str(script)], environ=environ)
    return folder
