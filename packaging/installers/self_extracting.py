"""The .run: a self-extracting archive that installs for one person, without root (makeself)."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from installers.app_dir import link_or_copy
from installers.linux_packages import architecture
from installers.product import FIRST, project_releases, texts, version
from progress import Progress

SCRIPTS = Path(__file__).parent / "linux"


def lay_out(program: Path, share: Path, libraries: Mapping[str, str], work: Path) -> Path:
    """Makes the folder that the archive unpacks again, and answers it.

    program, share: what goes into the person's folders.  libraries: what the system must have, and the packages that
    bring it in Debian and Ubuntu; the installation says which of them are missing.
    """
    folder = work / "run"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(program, folder / "program", symlinks=True, copy_function=link_or_copy)
    shutil.copytree(share, folder / "share")
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy(SCRIPTS / script, folder / script)
    lines = [f"{library} {package}\n" for library, package in libraries.items()]
    (folder / "libraries").write_text("".join(lines), encoding="utf-8")
    return folder


def build(folder: Path, target: Path, progress: Progress, *, quick: bool = False) -> Path:
    """Packs what `lay_out` made into the folder `target`, and answers the file. quick: compress little, for tests.

    :raises CommandFailed: makeself failed
    """
    file = target / f"CardTable-{version()}-{architecture()}.run"
    # Every system has gzip, and not every one xz.
    compression = ["--gzip", "--complevel", "1" if quick else "9"]
    date = project_releases()[0].date
    options = ["--quiet", "--nox11", "--tar-quietly", *compression, "--packaging-date", str(date), "--tar-extra"]
    options += ["--owner=0 --group=0 --numeric-owner --sort=name"]
    # Started by sh: a folder for temporary files may be one from which nothing can be started.
    progress.run(["makeself", *options, str(folder), str(file), texts()[FIRST].name, "sh", "./install.sh"])
    return file
