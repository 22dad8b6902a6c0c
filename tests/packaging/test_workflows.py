"""The workflows of .github, as far as they can be tried without running them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def run(root: Path, tool: str, *arguments: str) -> None:
    """Runs a linter of this environment over all workflows."""
    program = Path(sys.executable).with_name(tool + (".exe" if sys.platform == "win32" else ""))
    files = sorted(str(file) for file in (root / ".github" / "workflows").glob("*.yml"))
    assert len(files) == 2
    result = subprocess.run([str(program), *arguments, *files], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_they_are_what_their_schema_says(root: Path) -> None:
    run(root, "check-jsonschema", "--builtin-schema", "vendor.github-workflows")


def test_nothing_in_them_is_risky(root: Path) -> None:
    run(root, "zizmor", "--offline", "--no-progress", "--config", str(root / ".github" / "zizmor.yml"))
