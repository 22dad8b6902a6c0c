"""Installed, played, closed, opened again, upgraded and removed, on a Debian 12 that has nothing but the package."""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from installers import linux_packages
from installers.product import APPLICATION_ID
from progress import Progress
from tests.packaging.installers.bare_debian import FIRST_CARD, PERSON, SECOND_CARD, BareDebian, bare_debian, table
from tests.packaging.installers.helpers import ROOT, moves, need, saved

pytestmark = pytest.mark.installers

COMMAND = "/usr/games/cardgui"
MATCH = ("--game", "skyjo", "--seats", "person,easy", "--deal", "7")
OPEN = "SELECT game FROM at_table JOIN matches ON matches.id = match_id"


@pytest.fixture(scope="module")
def debian(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BareDebian]:
    with bare_debian(tmp_path_factory.mktemp("bare")) as made:
        yield made


@pytest.fixture(scope="module")
def later_package(dist: Path) -> Path:
    """The same program as a package of the version that follows."""
    settings = json.loads((dist / "work" / "nfpm.yaml").read_text("utf-8"))
    settings["version"] += ".1"
    file = dist / "work" / "later.deb"
    configuration = dist / "work" / "later.yaml"
    configuration.write_text(json.dumps(settings), encoding="utf-8")
    Progress().run(
        [linux_packages.nfpm(), "package", "--config", str(configuration), "--packager", "deb", "--target", str(file)]
    )
    return file


def test_the_deb_from_the_first_move_to_the_last_trace(debian: BareDebian, dist: Path, later_package: Path) -> None:
    before = debian.traces()
    assert before == []
    debian.install(dist / linux_packages.file_name("deb"))
    assert debian.run(COMMAND, "--version").startswith("cardgui ")
    with table(debian, COMMAND, *MATCH) as window:
        window.click_until_played(FIRST_CARD)
        window.close()
    played = moves(debian.home)
    # A later version takes over what the earlier one saved, and the match is on the table again.
    debian.install(later_package)
    with table(debian, COMMAND) as window:
        assert saved(debian.home, OPEN) == [("skyjo",)]
        window.click_until_played(SECOND_CARD)
        window.close()
    assert moves(debian.home) > played

    # As a desktop does on a double click.
    entry = (debian.root / "usr/share/applications" / f"{APPLICATION_ID}.desktop").read_text("utf-8")
    line = next(line for line in entry.splitlines() if line.startswith("Exec=")).removeprefix("Exec=")
    record = debian.bring(ROOT / "tests" / "records" / "golden" / "skip-bo-single.cardgame")
    with table(debian, *shlex.split(line.replace("%f", record))) as window:
        window.close()
    assert saved(debian.home, OPEN) == [("skip_bo",)]

    debian.run("apt-get", "autoremove", "--purge", "-y", "-qq", "cardgui")
    assert debian.traces() == []
    assert moves(debian.home) > played


def test_the_run_for_one_person_without_root(debian: BareDebian, dist: Path) -> None:
    home = debian.root / "home" / PERSON
    kept = moves(debian.home)
    archive = debian.bring(next(dist.glob("*.run")))
    command = debian.as_person("", archive, "--quiet")
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "Card Table is installed" in run.stdout
    # Nothing has brought what the window needs, and one line says how to get it.
    _, _, told = run.stdout.partition("sudo ")
    debian.run(*told.splitlines()[0].split(), "-y", "-qq", "--no-install-recommends")
    installed = home / ".local"
    entry = (installed / "share/applications" / f"{APPLICATION_ID}.desktop").read_text("utf-8")
    assert f'Exec="/home/{PERSON}/.local/lib/cardgui/cardgui" --desktop %f' in entry
    with table(debian, f"/home/{PERSON}/.local/bin/cardgui", *MATCH) as window:
        window.click_until_played(FIRST_CARD)
        window.close()
    assert moves(debian.home) > kept

    run = subprocess.run(
        debian.as_person("", f"/home/{PERSON}/.local/lib/cardgui/uninstall.sh"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert debian.traces() == []
    assert moves(debian.home) > kept


def test_lintian_has_nothing_to_say_that_is_not_explained(dist: Path) -> None:
    need("lintian")
    package = dist / linux_packages.file_name("deb")
    run = subprocess.run(["lintian", "--allow-root", str(package)], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (0, ""), run.stdout


def test_the_app_dir_starts_by_its_app_run(dist: Path, tmp_path: Path) -> None:
    run = subprocess.run(
        [str(dist / "CardTable.AppDir" / "AppRun"), "--version"], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("cardgui ")
    top = {path.name for path in (dist / "CardTable.AppDir").iterdir()}
    assert {"AppRun", ".DirIcon", f"{APPLICATION_ID}.desktop", f"{APPLICATION_ID}.png", "usr"} == top


def test_the_rpm_names_libraries_and_no_packages_of_debian(dist: Path) -> None:
    need("rpm")
    package = str(dist / linux_packages.file_name("rpm"))
    needed = subprocess.run(["rpm", "-qpR", package], capture_output=True, text=True, check=True).stdout.split("\n")
    assert "libxcb.so.1()(64bit)" in needed
    assert "libc.so.6(GLIBC_2.35)(64bit)" in needed
    assert not [line for line in needed if line.startswith(("libxcb1", "libc6", "libgl1"))]
    files = subprocess.run(["rpm", "-qpl", package], capture_output=True, text=True, check=True).stdout.split("\n")
    assert "/usr/bin/cardgui" in files
    assert f"/usr/share/applications/{APPLICATION_ID}.desktop" in files
