"""The part of the build that configuration cannot do: compiled translations go into the wheel."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[Any]):
    """Compiles translations/*.ts into a temporary folder and has the wheel carry the result."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """`version` is "standard" for a wheel, "editable" for an editable install, which needs nothing here."""
        if version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory(prefix="cardgui-translations-")
        # A process of its own: hatchling loads this file by its path, with no way to import its neighbours.
        compiler = Path(self.root, "packaging", "translations.py")
        run = subprocess.run([sys.executable, compiler, self._folder.name], capture_output=True, text=True, check=False)
        if run.returncode:
            raise RuntimeError(f"The translations could not be compiled. {run.stderr.strip()}")
        for compiled in Path(self._folder.name).glob("*.qm"):
            build_data["force_include"][str(compiled)] = f"cardgui/_bundled/translations/{compiled.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._folder.cleanup()
