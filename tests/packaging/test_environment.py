"""The environment in .venv: made once, made again when it cannot be trusted, left alone otherwise."""

from __future__ import annotations

import io
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import translations
from environment import Environment, SetUpFailed, describe_pip, requirements
from progress import CommandFailed, Progress
from system_libraries import Library, System


class FakeProgress(Progress):
    """Records the programs that are asked for; acts like venv and lrelease, and fails at one word if told to."""

    def __init__(self) -> None:
        self.printed = io.StringIO()
        super().__init__(self.printed)
        self.commands: list[list[str]] = []
        self.fail_at = ""

    def run(self, command: Sequence[str], **_: object) -> str:
        self.commands.append(list(command))
        if "venv" in command:
            python = Path(command[-1]) / "bin" / "python"
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
            (python.parents[1] / "Scripts").mkdir(exist_ok=True)
            (python.parents[1] / "Scripts" / "python.exe").touch()
        if self.fail_at and self.fail_at in command:
            raise CommandFailed(command, "Collecting msgspec\nERROR: No matching distribution found\n")
        if command[1].endswith("translations.py"):
            folder = Path(command[2])
            folder.mkdir(exist_ok=True)
            for source in translations.sources(folder.parents[1]):
                (folder / f"{source.stem}.qm").write_bytes(source.read_bytes())
        return ""

    def kinds(self) -> list[str]:
        """What was run since the last call: venv, packages, project, translations."""
        kinds = []
        for command in self.commands:
            if "venv" in command:
                kinds.append("venv")
            elif "pip" in command:
                kinds.append("project" if "--editable" in command else "packages")
            else:
                kinds.append("translations")
        self.commands.clear()
        return kinds


@pytest.fixture
def checkout(tmp_path: Path, root: Path) -> Path:
    """A folder with the files that the set-up reads."""
    (tmp_path / "packaging").mkdir()
    (tmp_path / "translations").mkdir()
    for name in ("pyproject.toml", "packaging/build_hook.py", "packaging/environment.py"):
        shutil.copy(root / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def progress() -> FakeProgress:
    return FakeProgress()


@pytest.fixture
def environment(checkout: Path, progress: FakeProgress) -> Environment:
    """An environment that is up to date, with nothing recorded yet."""
    environment = Environment(checkout, progress)
    environment.prepare()
    assert progress.kinds() == ["venv", "packages", "project"]
    progress.printed.truncate(0)
    return environment


def test_nothing_is_run_or_printed_when_nothing_changed(environment: Environment, progress: FakeProgress) -> None:
    environment.prepare()
    assert progress.kinds() == []
    assert progress.printed.getvalue() == ""


def test_a_changed_pyproject_is_picked_up_in_place(
    environment: Environment, progress: FakeProgress, checkout: Path
) -> None:
    pyproject = checkout / "pyproject.toml"
    changed = pyproject.read_text(encoding="utf-8").replace('"msgspec>=', '"attrs>=25", "msgspec>=')
    pyproject.write_text(changed, encoding="utf-8")
    environment.prepare()
    assert "attrs>=25" in progress.commands[0]
    assert progress.kinds() == ["packages", "project"]
    environment.prepare()
    assert progress.kinds() == []


def test_a_changed_build_hook_is_picked_up(environment: Environment, progress: FakeProgress, checkout: Path) -> None:
    (checkout / "packaging" / "build_hook.py").write_text("# changed", encoding="utf-8")
    environment.prepare()
    assert progress.kinds() == ["packages", "project"]


@pytest.mark.parametrize("fail_at", ["venv", "--no-input", "--editable"])
def test_an_interrupted_set_up_is_done_again_from_the_start(
    checkout: Path, progress: FakeProgress, fail_at: str
) -> None:
    progress.fail_at = fail_at
    environment = Environment(checkout, progress)
    with pytest.raises(SetUpFailed, match="ERROR: No matching distribution found"):
        environment.prepare()
    (environment.folder / "half").touch()
    progress.kinds()
    progress.fail_at = ""
    environment.prepare()
    assert progress.kinds() == ["venv", "packages", "project"]
    assert not (environment.folder / "half").exists()


def test_an_interrupted_update_is_done_again_from_the_start(
    environment: Environment, progress: FakeProgress, checkout: Path
) -> None:
    with (checkout / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    progress.fail_at = "--editable"
    with pytest.raises(SetUpFailed):
        environment.prepare()
    progress.kinds()
    progress.fail_at = ""
    environment.prepare()
    assert progress.kinds() == ["venv", "packages", "project"]


def test_another_python_or_another_place_makes_it_anew(environment: Environment, progress: FakeProgress) -> None:
    record = environment.folder / "card-table.json"
    data = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(json.dumps({**data, "interpreter": "3.10"}), encoding="utf-8")
    environment.prepare()
    assert progress.kinds() == ["venv", "packages", "project"]


def test_a_vanished_interpreter_makes_it_anew(environment: Environment, progress: FakeProgress) -> None:
    environment.python.unlink()
    environment.prepare()
    assert progress.kinds() == ["venv", "packages", "project"]


def test_a_strange_environment_is_moved_aside_and_said_so(checkout: Path, progress: FakeProgress) -> None:
    (checkout / ".venv").mkdir()
    (checkout / ".venv" / "mine").touch()
    Environment(checkout, progress).prepare()
    assert (checkout / ".venv-set-aside-1" / "mine").exists()
    assert ".venv-set-aside-1" in progress.printed.getvalue()


def test_a_group_is_added_once_and_kept(environment: Environment, progress: FakeProgress, checkout: Path) -> None:
    environment.prepare(["test"])
    assert any(requirement.startswith("pytest-qt") for requirement in progress.commands[0])
    assert progress.kinds() == ["packages", "project"]
    environment.prepare()
    environment.prepare(["test"])
    assert progress.kinds() == []
    with (checkout / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    environment.prepare()
    assert any(requirement.startswith("pytest-qt") for requirement in progress.commands[0])


def test_changed_catalogues_are_compiled_without_an_installation(
    environment: Environment, progress: FakeProgress, checkout: Path
) -> None:
    source = checkout / "translations" / "cardgui_sw.ts"
    compiled = checkout / "translations" / "compiled" / "cardgui_sw.qm"
    for change in (
        lambda: source.write_text("one", encoding="utf-8"),
        lambda: source.write_text("two", encoding="utf-8"),
        lambda: compiled.unlink(),
    ):
        change()
        environment.prepare()
        assert progress.kinds() == ["translations"]
        assert compiled.read_bytes() == source.read_bytes()
    environment.prepare()
    assert progress.kinds() == []


def test_a_pyproject_that_cannot_be_read_is_named(checkout: Path, progress: FakeProgress) -> None:
    (checkout / "pyproject.toml").write_text("[project", encoding="utf-8")
    with pytest.raises(SetUpFailed, match=r"pyproject\.toml: .*; expected TOML"):
        Environment(checkout, progress).prepare()
    (checkout / "pyproject.toml").write_text("[project]", encoding="utf-8")
    with pytest.raises(SetUpFailed, match="the key 'dependencies' is missing"):
        requirements(checkout / "pyproject.toml")


@pytest.fixture
def debian_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if this were Debian, and we root."""
    system = System(apt=True, root=True, packaged_python=True, python="3.11")
    monkeypatch.setattr(System, "here", lambda: system)


@pytest.mark.usefixtures("debian_root")
def test_installed_system_packages_are_followed_by_a_new_start(
    checkout: Path, progress: FakeProgress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Since they may have brought another Python, which the record in .venv would not be true of."""
    started: list[list[str]] = []

    def execv(program: str, arguments: list[str]) -> None:
        started.append(arguments)
        raise SystemExit

    monkeypatch.setattr("os.execv", execv)
    monkeypatch.setattr("environment.loads", lambda soname: True)
    with pytest.raises(SystemExit):
        Environment(checkout, progress).prepare(missing=[Library("libxcb-cursor.so.0", "libxcb-cursor0")])
    assert [command[:2] for command in progress.commands] == [["apt-get", "update"], ["apt-get", "install"]]
    assert progress.commands[1][-1] == "libxcb-cursor0"
    assert started == [[sys.executable, *sys.orig_argv[1:]]]
    assert not (checkout / ".venv").exists()


@pytest.mark.usefixtures("debian_root")
def test_a_library_that_no_package_brought_ends_the_set_up(checkout: Path, progress: FakeProgress) -> None:
    missing = [Library("libcard-table-has-no-such-library.so.1", "libsomething")]
    with pytest.raises(SetUpFailed, match=r"still no libcard-table-has-no-such-library\.so\.1"):
        Environment(checkout, progress).prepare(missing=missing)


@pytest.mark.usefixtures("debian_root")
def test_what_is_only_wished_for_is_tried_and_may_fail(checkout: Path, progress: FakeProgress) -> None:
    """Sound: its library is no reason not to play."""
    progress.fail_at = "libpulse0"
    Environment(checkout, progress).prepare(optional=["libpulse0"])
    assert [command[0] for command in progress.commands][1:3] == ["apt-get", "apt-get"]
    assert "Not installed; what needs it is left out: libpulse0" in progress.printed.getvalue()
    assert Environment(checkout, progress)._current(())


def test_pip_is_retold_in_words_for_people() -> None:
    line = "Downloading pyside6_essentials-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl (77.2 MB)"
    assert describe_pip(line) == "Downloading pyside6_essentials (77.2 MB)"
    assert describe_pip("Downloading pluggy-1.6.0-py3-none-any.whl (20 kB)") is None
    assert describe_pip("Installing collected packages: shiboken6, msgspec") == "Installing the packages"
    assert describe_pip("WARNING: something") is None
