"""Keeps the environment in .venv in step with pyproject.toml, for packaging/play.py and packaging/test.py.

Standard library only. ``.venv/card-table.json`` says what is installed. Without it the environment is not ours;
while an installation is under way its "project" is null, so that an interrupted one is never taken for whole.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import system_libraries
import translations
from progress import CommandFailed, Progress
from system_libraries import Library, Need, loads

ROOT = Path(__file__).resolve().parent.parent


class SetUpFailed(Exception):
    """The set-up cannot go on; the text says why and what to do (and ends with a failed program's words)."""


@dataclass(frozen=True)
class Installed:
    """What an environment holds, as its card-table.json says."""

    interpreter: str
    """Which Python it was made with, and for which folder."""
    project: str | None
    """Digest of the files that say what is to be installed; None while an installation is under way."""
    groups: tuple[str, ...] = ()
    """The dependency groups of pyproject.toml that are installed besides."""
    translations: str = ""
    """Digest of the catalogues that were compiled last."""


class Environment:
    """The environment of one checkout.

    :param root: the checkout
    :param progress: shows what is done and runs the programs
    """

    def __init__(self, root: Path = ROOT, progress: Progress | None = None) -> None:
        self.root = root
        self.folder = root / ".venv"
        self._progress = progress or Progress()
        self._lock: list[int] = []

    @property
    def python(self) -> Path:
        """The environment's interpreter, whether or not it is there yet."""
        return self.folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    def prepare(
        self, groups: Sequence[str] = (), *, missing: Sequence[Library] = (), optional: Sequence[str] = ()
    ) -> Path:
        """Brings the environment up to date; prints nothing when it is.

        :param groups: dependency groups that are wanted besides the program itself
        :param missing: shared libraries that have to be installed first
        :param optional: Debian packages that are installed if that is possible without asking
        :return: the environment's interpreter
        :raises SetUpFailed: with a text for the person
        """
        current = self._current(groups)
        if missing or not current:
            self._system(missing, making=not self._read_project())
        try:
            if not current:
                with self._locked():
                    if not self._current(groups):
                        self._install(groups, optional)
            self._translate()
        except OSError as error:
            raise SetUpFailed(f"{error.filename or self.root}: {error.strerror or error}") from error
        finally:
            self._progress.clear()
        return self.python

    # What there is and what there should be

    def _read(self) -> Installed | None:
        try:
            data = json.loads((self.folder / "card-table.json").read_text(encoding="utf-8"))
            return Installed(**{**data, "groups": tuple(data["groups"])})
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def _read_project(self) -> str | None:
        installed = self._read()
        return installed.project if installed else None

    def _write(self, installed: Installed) -> None:
        target = self.folder / "card-table.json"
        partial = self.folder / "card-table.json.part"
        partial.write_text(json.dumps(asdict(installed)), encoding="utf-8")
        os.replace(partial, target)

    def _interpreter(self) -> str:
        base = getattr(sys, "_base_executable", sys.executable)
        return " ".join((sys.version, os.path.realpath(base), str(self.root)))

    def _project(self) -> str:
        sha = hashlib.sha256()
        for name in ("pyproject.toml", "packaging/build_hook.py", "packaging/environment.py"):
            content = (self.root / name).read_bytes()
            sha.update(f"{name} {len(content)}\n".encode())
            sha.update(content)
        return sha.hexdigest()

    def _current(self, groups: Sequence[str]) -> bool:
        installed = self._read()
        return (
            installed is not None
            and installed.project == self._project()
            and installed.interpreter == self._interpreter()
            and set(groups) <= set(installed.groups)
            and self.python.exists()
        )

    # Changing it

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """One process at a time sets up; the programs that it starts hold the lock too, should it be killed."""
        with open(self.root / ".venv.lock", "w") as file:
            if not _try_lock(file.fileno()):
                self._progress.step("Waiting for another set-up of this folder to end")
                _lock(file.fileno())
            self._lock = [file.fileno()]
            try:
                yield
            finally:
                self._lock = []

    def _install(self, groups: Sequence[str], optional: Sequence[str]) -> None:
        before = self._read()
        interpreter = self._interpreter()
        whole = before is not None and before.project is not None and self.python.exists()
        if before is not None and whole and before.interpreter == interpreter:
            self._progress.say("Card Table: bringing .venv up to date")
        else:
            self._progress.say("Card Table: making .venv (a download of some 260 MB, unless pip still has it)")
            before = Installed(interpreter, None)
            self._clear()
            self.folder.mkdir()
            self._write(before)
            self._progress.step("Making the environment")
            self._run([sys.executable, "-m", "venv", str(self.folder)], "The environment could not be made")
        if optional:
            self._install_optional(optional)
        kept = tuple(sorted({*groups, *before.groups}))
        self._write(replace(before, project=None, groups=kept))
        self._progress.step("Looking up the packages")
        self._pip(
            requirements(self.root / "pyproject.toml", kept),
            "The packages could not be installed (is there a connection to the network?)",
        )
        self._progress.step("Installing Card Table")
        self._pip(
            ["--no-deps", "--no-build-isolation", "--editable", str(self.root)],
            "Card Table itself could not be installed",
        )
        self._write(replace(before, project=self._project(), groups=kept))

    def _clear(self) -> None:
        """Makes room for a new environment; one that this script did not make is moved aside, not deleted."""
        if not self.folder.is_dir() or self.folder.is_symlink():
            self.folder.unlink(missing_ok=True)
        elif (self.folder / "card-table.json").exists() or not any(self.folder.iterdir()):
            shutil.rmtree(self.folder)
        else:
            number = 1
            while (aside := self.root / f".venv-set-aside-{number}").exists():
                number += 1
            self.folder.rename(aside)
            self._progress.say(f"There was a .venv that these scripts did not make; it is now {aside.name}")

    def _translate(self) -> None:
        installed, digest = self._read(), translations.digest(self.root)
        compiled = self.root / "translations" / "compiled"
        wanted = [compiled / f"{source.stem}.qm" for source in translations.sources(self.root)]
        if installed is None or (installed.translations == digest and all(file.exists() for file in wanted)):
            return
        if wanted or compiled.exists():
            self._progress.step("Compiling the translations")
            compiler = str(self.root / "packaging" / "translations.py")
            self._run([str(self.python), compiler, str(compiled)], "The translations could not be compiled")
        self._write(replace(installed, translations=digest))

    # Programs

    def _run(
        self,
        command: Sequence[str],
        failure: str,
        environ: Mapping[str, str] | None = None,
        describe: Callable[[str], str | None] = lambda line: None,
    ) -> None:
        try:
            self._progress.run(command, environ=environ, describe=describe, keep_open=self._lock)
        except CommandFailed as error:
            raise SetUpFailed(f"{failure}.\n{_tail(error.output)}") from error

    def _pip(self, arguments: Sequence[str], failure: str) -> None:
        environ = {
            name: value
            for name, value in os.environ.items()
            # What would send the packages elsewhere.
            if name not in ("PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT")
        }
        environ.update(PIP_USER="0", PYTHONUTF8="1")
        command = [str(self.python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
        command += ["--no-warn-script-location", "--progress-bar=off", *arguments]
        self._run(command, failure, environ, describe_pip if "--editable" not in arguments else lambda line: None)

    def _system(self, missing: Sequence[Library], *, making: bool) -> None:
        """Sees to it that the system has what it must have; starts this script anew after installing packages."""
        ensurepip = not making or system_libraries.has_ensurepip()
        plan = system_libraries.decide(system_libraries.System.here(), missing, ensurepip)
        if plan.message:
            raise SetUpFailed(plan.message)
        if plan.packages:
            self._progress.say(f"Card Table: installing system packages: {' '.join(plan.packages)}")
            try:
                self._apt(plan.packages)
            except CommandFailed as error:
                command = system_libraries.apt_command(plan.packages)
                raise SetUpFailed(f"This failed: {command}\n{_tail(error.output)}") from error
            finally:
                self._progress.clear()
            importlib.invalidate_caches()
            ensurepip = not making or system_libraries.has_ensurepip()
            if lacking := system_libraries.lacking([it for it in missing if not loads(it.soname)], ensurepip):
                raise SetUpFailed(f"After installing {' '.join(plan.packages)} there is still no {', '.join(lacking)}.")
            # The package of ensurepip brings along the newest Python of its series; this one is then gone.
            os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])

    def _install_optional(self, packages: Sequence[str]) -> None:
        system = system_libraries.System.here()
        if system.apt and system.root:
            try:
                self._apt(packages)
            except CommandFailed:
                self._progress.say(f"Not installed; what needs it is left out: {' '.join(packages)}")

    def _apt(self, packages: Sequence[str]) -> None:
        environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        self._progress.step("Reading the lists of system packages")
        # One source of several may be out of reach; whether the lists suffice shows in a moment.
        with suppress(CommandFailed):
            self._progress.run(["apt-get", "update"], environ=environ)
        self._progress.step("Installing system packages")
        command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
        self._progress.run(command, environ=environ)


def requirements(pyproject: Path, groups: Sequence[str] = ()) -> list[str]:
    """What pip has to install before the project itself: its dependencies, its build tools, the named groups.

    :raises SetUpFailed: pyproject.toml is not TOML or lacks a table
    """
    try:
        data: dict[str, Any] = tomllib.loads(pyproject.read_text(encoding="utf-8"))
        found: list[str] = [*data["project"]["dependencies"], *data["build-system"]["requires"]]
        for group in groups:
            found += data["dependency-groups"][group]
    except tomllib.TOMLDecodeError as error:
        raise SetUpFailed(f"{pyproject}: {error}; expected TOML") from error
    except KeyError as error:
        raise SetUpFailed(f"{pyproject}: the key {error} is missing") from error
    return list(dict.fromkeys(found))


def describe_pip(line: str) -> str | None:
    """The step that a line of pip's output begins; None for those that say nothing new to a person."""
    if found := re.match(r"Downloading (?:\S*/)?([A-Za-z0-9_.]+)-\S+ \((.+ [MG]B)\)", line):
        return f"Downloading {found[1]} ({found[2]})"
    if line.startswith("Installing collected packages:"):
        return "Installing the packages"
    return None


def _tail(output: str) -> str:
    """The lines of a program's output that tell what went wrong."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"ERROR:|E:|error:|[\w.]*(Error|Exception):", line)]
    return "\n".join((errors or lines)[-6:])


if sys.platform == "win32":
    import msvcrt
    import time

    def _try_lock(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _lock(file: int) -> None:
        while not _try_lock(file):
            time.sleep(0.2)

else:
    import fcntl

    def _try_lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


def missing_for(need: Need) -> list[Library]:
    """The shared libraries that this machine lacks for such a use of Qt."""
    return system_libraries.missing_libraries(need, os.environ)
