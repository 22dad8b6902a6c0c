"""A Debian 12 with nothing but what dpkg needs, in a folder, and a person in it who plays."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.packaging.installers.helpers import moves, need, wait_until, x_server

SUITE = "bookworm"
PERSON = "ada"
DATA = f"home/{PERSON}/.local/share/cardgui/CardTable"
_QUIET = {"DEBIAN_FRONTEND": "noninteractive", "LANG": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
SOCKETS = Path("/tmp/.X11-unix")
FIRST_CARD = (636, 465)
SECOND_CARD = (726, 465)
"""Where the first two cards of one's own grid lie on a screen of 1280 x 800 px, in Skyjo with two seats."""


def mirror() -> str:
    """Where this machine has its Debian packages from; skips where that cannot be told."""
    need("apt-get", "debootstrap")
    if os.geteuid() != 0:
        pytest.skip("needs to be root, for debootstrap and chroot")
    command = ["apt-get", "indextargets", "--format", "$(ORIGIN) $(COMPONENT) $(SITE)", "Created-By: Packages"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    sites = [line.split()[2] for line in run.stdout.splitlines() if line.startswith("Debian main ")]
    if not sites:
        pytest.skip("needs a Debian whose package lists have been read (apt-get update)")
    return sites[0]


class BareDebian:
    """root: its folder.  home: where the person's saved matches go."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / DATA

    def run(self, *command: str) -> str:
        """Runs a program in it as root and answers what it printed.

        :raises AssertionError: it failed
        """
        run = subprocess.run(["chroot", str(self.root), *command], env=_QUIET, capture_output=True, text=True)
        assert run.returncode == 0, f"{' '.join(command)}\n{run.stdout[-3000:]}\n{run.stderr[-3000:]}"
        return run.stdout

    def as_person(self, display: str, *command: str) -> list[str]:
        """The command line that runs a program in it as the person."""
        variables = [f"HOME=/home/{PERSON}", f"DISPLAY={display}", "LANG=C.UTF-8", "PATH=/usr/bin:/bin:/usr/games"]
        chroot = shutil.which("chroot") or "/usr/sbin/chroot"
        return ["env", "-i", *variables, chroot, f"--userspec={PERSON}:{PERSON}", str(self.root), *command]

    def bring(self, file: Path) -> str:
        """Copies a file into it, and answers its place there."""
        shutil.copy(file, self.root / "tmp" / file.name)
        (self.root / "tmp" / file.name).chmod(0o755)
        return f"/tmp/{file.name}"

    def install(self, package: Path) -> None:
        """Installs a .deb with what it depends on, and nothing more."""
        self.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", self.bring(package))

    def traces(self) -> list[str]:
        """Files and folders that are named like the program, outside of the person's own and of apt's notes."""
        own = (f"home/{PERSON}/.local/share/cardgui", f"home/{PERSON}/.config/cardgui", "tmp", "proc", "dev", "var/log")
        skipped = {self.root / place for place in own}
        found = []
        for folder, folders, files in os.walk(self.root):
            folders[:] = [name for name in folders if Path(folder) / name not in skipped]
            found += [os.path.join(folder, name) for name in (*folders, *files) if _ours(name)]
        return sorted(str(Path(path).relative_to(self.root)) for path in found)


def _ours(name: str) -> bool:
    return "cardgui" in name.lower() or "cardtable" in name.lower()


@contextmanager
def bare_debian(folder: Path) -> Iterator[BareDebian]:
    """Makes one in `folder` and takes it apart afterwards; skips where that is not possible."""
    site = mirror()
    root = folder / "debian"
    run = subprocess.run(
        ["debootstrap", "--variant=minbase", SUITE, str(root), site], capture_output=True, text=True, check=False
    )
    if run.returncode:
        pytest.skip(f"debootstrap failed: {(run.stdout + run.stderr).strip().splitlines()[-1]}")
    mounts: list[Path] = []
    try:
        # The sockets of X servers: what they listen to besides may be taken by another server that is just ending.
        SOCKETS.mkdir(mode=0o1777, exist_ok=True)
        (root / "tmp" / SOCKETS.name).mkdir(mode=0o1777)
        for kind, source, place in (("-t", "proc", "proc"), ("--bind", str(SOCKETS), f"tmp/{SOCKETS.name}")):
            options = [kind, source, source] if kind == "-t" else [kind, source]
            if subprocess.run(["mount", *options, str(root / place)], capture_output=True, check=False).returncode:
                pytest.skip(f"needs the right to mount {source}")
            mounts.append(root / place)
        debian = BareDebian(root)
        debian.run("useradd", "--create-home", PERSON)
        yield debian
    finally:
        for place in mounts:
            subprocess.run(["umount", str(place)], capture_output=True, check=False)
        # Never through a mount into what is the machine's own.
        if not any(place.is_mount() for place in mounts):
            with suppress(OSError):
                shutil.rmtree(root)


class Table:
    """The program's window on an X server, with a hand on the mouse."""

    def __init__(self, debian: BareDebian, display: str, *command: str) -> None:
        self._debian = debian
        self._environ = {**os.environ, "DISPLAY": display}
        self._process = subprocess.Popen(
            debian.as_person(display, *command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self.window = ""
        wait_until(self._shown, "the window")

    def _xdotool(self, *arguments: str) -> str:
        run = subprocess.run(["xdotool", *arguments], env=self._environ, capture_output=True, text=True, check=False)
        return run.stdout.strip()

    def _shown(self) -> bool:
        assert self._process.poll() is None, self._process.communicate()[0]
        found = self._xdotool("search", "--onlyvisible", "--class", "CardTable").split()
        self.window = found[0] if found else ""
        return bool(found)

    def click_until_played(self, place: tuple[int, int]) -> None:
        """Clicks there until a move is saved: the first click may come while the cards are still being dealt."""
        before = moves(self._debian.home)

        def played() -> bool:
            self._xdotool("mousemove", str(place[0]), str(place[1]), "click", "1")
            time.sleep(0.5)
            return moves(self._debian.home) > before

        wait_until(played, "a move by mouse")

    def close(self) -> None:
        """Closes the window by its keys; nobody manages windows here, so it is given the keyboard first."""
        self._xdotool("windowfocus", "--sync", self.window)

        def closed() -> bool:
            self._xdotool("key", "ctrl+q")
            return self._process.poll() is not None

        wait_until(closed, "the end of the program")
        assert (self._process.returncode, self._process.communicate()[0]) == (0, "")

    def kill(self) -> None:
        """Ends it in any case."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()


@contextmanager
def table(debian: BareDebian, *command: str) -> Iterator[Table]:
    """Starts the program in its Debian, with a screen of its own, while inside."""
    with x_server() as display:
        made = Table(debian, display, *command)
        try:
            yield made
        finally:
            made.kill()
