"""Checks Card Table from a fresh copy of its source: ``python3 packaging/test.py [options] [pytest arguments]``.

Makes and updates the environment in .venv like packaging/play.py, with the test tools, then runs ruff, mypy,
import-linter and pytest. One line for each check, details of those that fail, and pytest's summary last.
"""

import sys

# Before anything that an older Python could not read.
if sys.version_info < (3, 11):
    sys.exit("Card Table needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

import argparse
import glob
import os
import shutil
import subprocess
from pathlib import Path

from environment import ROOT, Environment, SetUpFailed, missing_for
from system_libraries import Need, missing_for_sound

# More workers than this cost more to start than they save.
MOST_WORKERS = 8
# What a screen reader's view of the program needs: a file of each Debian package.
ASSISTIVE = {
    "/usr/bin/dbus-run-session": "dbus",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "/usr/lib/python3/dist-packages/gi": "python3-gi",
    "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib": "gir1.2-atspi-2.0",
}
# What the tests of menu entries and manual pages need: quick, so they run each time.
METADATA = {
    "/usr/bin/desktop-file-validate": "desktop-file-utils",
    "/usr/bin/appstreamcli": "appstream",
}
# What the tests of the build need, and the build itself.
INSTALLERS = {
    "/usr/bin/objdump": "binutils",
    "/usr/bin/makeself": "makeself",
    "/usr/bin/makensis": "nsis",
    "/usr/bin/lintian": "lintian",
    "/usr/bin/rpm": "rpm",
    "/usr/bin/xdotool": "xdotool",
    "/usr/sbin/debootstrap": "debootstrap",
}


def options(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Our own options, and what is left for pytest."""
    parser = argparse.ArgumentParser(
        prog="test.py",
        description="Set up .venv with the test tools and run the checks.",
        epilog="Everything else goes to pytest, which then runs alone: test.py tests/rules -k deal",
        allow_abbrev=False,
    )
    parser.add_argument("--soak", action="store_true", help="run the tests marked soak, and nothing else")
    parser.add_argument(
        "--installers", action="store_true", help="also build the program and its installers, and try them (minutes)"
    )
    parser.add_argument("--bench", action="store_true", help="run the benchmarks, and nothing else")
    parser.add_argument("--cover", action="store_true", help="also say which lines the tests do not reach")
    return parser.parse_known_args(arguments)


def optional_packages(installers: bool = False) -> list[str]:
    """Debian packages without which tests are skipped: of a real window, of sound, by a screen reader, of metadata,
    and of `installers` where these are asked for."""
    packages = {library.package for library in (*missing_for(Need.WINDOW), *missing_for_sound(Need.WINDOW))}
    if sys.platform == "linux" and not shutil.which("Xvfb"):
        packages.add("xvfb")
    if sys.platform == "linux":
        wanted = {**ASSISTIVE, **METADATA, **(INSTALLERS if installers else {})}
        packages.update(package for file, package in wanted.items() if not glob.glob(file))
    return sorted(packages)


class Checks:
    """Runs checks in the environment and remembers which of them failed."""

    def __init__(self, python: Path) -> None:
        self._python = python
        # Fixed, whatever the person's own settings are, so that the tests see the same everywhere.
        self._environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
        self.failed: list[str] = []

    def quiet(self, name: str, command: list[str]) -> None:
        """A check of which only the outcome is shown while it holds."""
        run = self._start(command, capture_output=True)
        print(f"{name}: {'failed' if run.returncode else 'ok'}", flush=True)
        if run.returncode:
            self.failed.append(name)
            print((run.stdout + run.stderr).strip(), flush=True)

    def pytest(self, arguments: list[str], *, cover: bool = False, parallel: bool = True) -> None:
        """The tests; while they hold and no terminal shows them, only their last line, and what was skipped where
        `arguments` ask for that."""
        command = ["pytest", "-q", "--no-header", *arguments]
        if parallel:
            command += ["-n", str(min(os.cpu_count() or 1, MOST_WORKERS)), "--dist", "loadgroup"]
        if cover:
            command = ["coverage", "run", "-m", *command]
        watched = sys.stdout.isatty()
        run = self._start(self.module(*command), capture_output=not watched)
        if run.returncode:
            self.failed.append("pytest")
        if cover:
            self._start(self.module("coverage", "combine", "-q"), capture_output=True)
            self._start(self.module("coverage", "report"))
        if not watched:
            lines = (run.stdout + run.stderr).strip().splitlines()
            told = [line for line in lines if line.startswith("SKIPPED")] + lines[-1:]
            print("\n".join(lines if run.returncode else ["pytest: ok", *told]), flush=True)

    def show(self, command: list[str]) -> int:
        """Runs a program whose output is what the person wants to see; gives its exit status."""
        return self._start(command).returncode

    def module(self, name: str, *arguments: str) -> list[str]:
        """The command for a module that can be run."""
        return [str(self._python), "-m", name, *arguments]

    def script(self, name: str, *arguments: str) -> list[str]:
        """The command for a script of the environment, where a tool has no such module."""
        suffix = ".exe" if sys.platform == "win32" else ""
        return [str(self._python.with_name(name + suffix)), *arguments]

    def _start(self, command: list[str], capture_output: bool = False) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=ROOT,
            env=self._environ,
            capture_output=capture_output,
            encoding="utf-8",
            errors="replace",
            check=False,
        )


def main(arguments: list[str]) -> int:
    """Sets up and checks; 0 when all checks held, 1 when one failed or the set-up did."""
    ours, for_pytest = options(arguments)
    try:
        groups = ["test", "build"] if ours.installers else ["test"]
        optional = optional_packages(ours.installers)
        python = Environment().prepare(groups, missing=missing_for(Need.PICTURE), optional=optional)
    except SetUpFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Interrupted. The next start begins the set-up anew.", file=sys.stderr)
        return 130
    checks = Checks(python)
    # Who asks for these wants to know which of them could not be tried here, and why.
    marks = ["-m", "not soak", "-rs"] if ours.installers else []
    try:
        if ours.bench:
            return checks.show(checks.module("tests.bench", *for_pytest))
        if ours.soak:
            checks.pytest(["-m", "soak", *for_pytest], cover=ours.cover)
        elif for_pytest:
            checks.pytest([*marks, *for_pytest], cover=ours.cover, parallel=False)
        else:
            checks.quiet("ruff", checks.module("ruff", "check", "--quiet", "."))
            checks.quiet("format", checks.module("ruff", "format", "--check", "--quiet", "."))
            checks.quiet("mypy", checks.module("mypy", "--no-error-summary"))
            checks.quiet("lint-imports", checks.script("lint-imports", "--no-logo"))
            checks.pytest(marks, cover=ours.cover)
    except KeyboardInterrupt:
        return 130
    if checks.failed:
        print(f"Failed: {', '.join(checks.failed)}", flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
