"""What packaging/build.py answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from installers import __main__ as build


@pytest.mark.parametrize(("arguments", "status"), [([], 0), (["--all"], 1)])
def test_an_installer_that_cannot_be_made_is_told_of_and_fails_a_release(
    arguments: list[str],
    status: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(build.Build, "run", lambda self, systems: self.skipped.append("the .run: there is no makeself"))
    assert build.main(["--output", str(tmp_path), *arguments]) == status
    assert "not made: the .run: there is no makeself" in capsys.readouterr().out
