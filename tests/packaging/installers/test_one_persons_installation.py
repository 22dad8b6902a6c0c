"""The scripts of the .run, with a program of two lines: homes with odd names, a second installation, and back."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from installers import desktop_files, product, self_extracting
from installers.product import APPLICATION_ID
from progress import Progress
from tests.packaging.installers.helpers import need

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="installations of Linux")

HOMES = ["ada", "Ada Lovelace's", 'a "b" $c `d`', "back\\slash & more|"]
ICON = "icons/hicolor/48x48/apps"


def unpacked(folder: Path, *icons: str) -> Path:
    """What the archive unpacks, with a program that prints its arguments."""
    program, share = folder / "program", folder / "share"
    shutil.rmtree(folder, ignore_errors=True)
    (program / "_internal").mkdir(parents=True)
    (program / "cardgui").write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n', encoding="utf-8")
    (program / "cardgui").chmod(0o755)
    for place, text in {
        f"applications/{APPLICATION_ID}.desktop": desktop_files.desktop_entry(product.texts()),
        f"mime/packages/{APPLICATION_ID}.xml": desktop_files.mime_package(product.texts()),
        **{f"{ICON}/{icon}.png": "" for icon in (APPLICATION_ID, *icons)},
    }.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        (share / place).write_text(text, encoding="utf-8")
    return self_extracting.lay_out(program, share, {}, folder)


def run(script: Path, home: Path, **environ: str) -> str:
    """Runs one as the person whose home that is; answers what it printed."""
    done = subprocess.run(
        ["sh", str(script)],
        cwd=script.parent,
        env={"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "C.UTF-8", **environ},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def files(home: Path) -> set[str]:
    return {str(path.relative_to(home)) for path in home.rglob("*") if not path.is_dir() or path.is_symlink()}


@pytest.mark.parametrize("name", HOMES)
def test_it_comes_and_goes(tmp_path: Path, name: str) -> None:
    home = tmp_path / name
    home.mkdir()
    library = home / ".local/lib/cardgui"
    archive = unpacked(tmp_path / "archive")
    for _ in range(2):
        said = run(archive / "install.sh", home)
        assert f"Start it from the menu, or with: {home}/.local/bin/cardgui\n" in said
    assert (home / ".local/bin/cardgui").resolve() == library / "cardgui"
    assert (home / ".local/share" / ICON / f"{APPLICATION_ID}.png").exists()
    # Its tools make more files there, where they are installed; all of it goes again.
    if shutil.which("update-mime-database"):
        assert (home / ".local/share/mime/mime.cache").exists()
    assert run(library / "uninstall.sh", home) == ""
    assert files(home) == set()
    assert not (home / ".local/bin").exists()


@pytest.mark.parametrize("name", HOMES)
def test_the_menu_entry_starts_it_from_any_home(tmp_path: Path, name: str) -> None:
    """As GLib reads menu entries, which most desktops do."""
    python = "/usr/bin/python3"
    gio = "import gi; gi.require_version('Gio', '2.0'); from gi.repository import Gio, GLib; "
    if subprocess.run([python, "-c", gio], capture_output=True, check=False).returncode:
        pytest.skip("needs python3-gi")
    home = tmp_path / name
    home.mkdir()
    run(unpacked(tmp_path / "archive") / "install.sh", home)
    entry = home / ".local/share/applications" / f"{APPLICATION_ID}.desktop"
    line = "line = Gio.DesktopAppInfo.new_from_filename(sys.argv[1]).get_commandline(); "
    code = f"import sys; {gio}{line}print(GLib.shell_parse_argv(line)[1])"
    read = subprocess.run([python, "-c", code, str(entry)], capture_output=True, text=True, check=False)
    assert read.stdout.strip() == str([f"{home}/.local/lib/cardgui/cardgui", "--desktop", "%f"]), read.stderr


def test_a_later_version_leaves_nothing_of_an_earlier_one(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    run(unpacked(tmp_path / "archive", "old") / "install.sh", home)
    assert (home / ".local/share" / ICON / "old.png").exists()
    run(unpacked(tmp_path / "archive") / "install.sh", home)
    assert not (home / ".local/share" / ICON / "old.png").exists()
    assert (home / ".local/share" / ICON / f"{APPLICATION_ID}.png").exists()


def test_what_others_have_there_stays(tmp_path: Path) -> None:
    home = tmp_path / "home"
    others = [".local/bin/cardgui", ".local/share/applications/b.desktop", f".local/share/{ICON}/b.png"]
    others += [".local/share/mime/packages/b.xml", ".local/share/cardgui/CardTable/cardtable.sqlite"]
    for other in others:
        (home / other).parent.mkdir(parents=True, exist_ok=True)
        (home / other).write_text("<mime-info xmlns='http://www.freedesktop.org/standards/shared-mime-info'/>")
    said = run(unpacked(tmp_path / "archive") / "install.sh", home)
    assert f"or with: {home}/.local/lib/cardgui/cardgui\n" in said
    run(home / ".local/lib/cardgui/uninstall.sh", home)
    assert set(others) <= files(home)
    assert not [file for file in files(home) if APPLICATION_ID in file]


def test_it_goes_from_where_it_was_put(tmp_path: Path) -> None:
    home, data = tmp_path / "home", tmp_path / "some data"
    home.mkdir()
    run(unpacked(tmp_path / "archive") / "install.sh", home, XDG_DATA_HOME=str(data))
    assert (data / "applications" / f"{APPLICATION_ID}.desktop").exists()
    run(home / ".local/lib/cardgui/uninstall.sh", home)
    assert files(home) | (files(data) if data.exists() else set()) == set()


def test_it_says_what_the_system_lacks(tmp_path: Path) -> None:
    if not shutil.which("ldconfig", path=f"{os.environ['PATH']}:/usr/sbin:/sbin"):
        pytest.skip("needs ldconfig")
    home = tmp_path / "home"
    home.mkdir()
    archive = unpacked(tmp_path / "archive")
    (archive / "libraries").write_text("libc.so.6 libc6\nlibnobody.so.1 libnobody1\n", encoding="utf-8")
    said = run(archive / "install.sh", home)
    assert "It will not start yet. This system lacks: libnobody.so.1\n" in said
    assert "sudo apt install libnobody1\n" in said


def test_the_archive_installs_from_a_folder_in_which_nothing_can_be_started(tmp_path: Path) -> None:
    need("makeself")
    home = tmp_path / "home"
    home.mkdir()
    archive = unpacked(tmp_path / "archive")
    (archive / "install.sh").chmod(0o644)
    file = self_extracting.build(archive, tmp_path, Progress(), quick=True)
    environ = {"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(["sh", str(file), "--quiet"], env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (home / ".local/lib/cardgui/cardgui").exists()
