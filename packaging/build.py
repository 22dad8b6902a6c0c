"""Builds the program and the installers that can be made on this system: ``python3 packaging/build.py [options]``.

Makes and updates the environment in .venv like packaging/play.py, with the tools of the build, and puts into dist/:
on Linux the one-folder program, a .deb, an .rpm, a .run and an AppDir; on Windows the program and an installer; on
macOS the .app and a .dmg. ``--help`` says more.
"""

import sys

# Before anything that an older Python could not read.
if sys.version_info < (3, 11):
    sys.exit("Card Table needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

import os
import shutil
import subprocess

from environment import ROOT, Environment, SetUpFailed, missing_for
from system_libraries import Need, missing_for_sound

TOOLS = {
    # strip and objdump, with which PyInstaller and the checks read libraries.
    "objdump": "binutils",
    "makeself": "makeself",
}
"""Programs that a build on Linux runs, and their Debian packages."""


def optional_packages() -> list[str]:
    """Debian packages that the build wants: tools, and the libraries that it bundles."""
    if sys.platform != "linux":
        return []
    libraries = {library.package for library in (*missing_for(Need.WINDOW), *missing_for_sound(Need.WINDOW))}
    return sorted(libraries | {package for tool, package in TOOLS.items() if not shutil.which(tool)})


def main(arguments: list[str]) -> int:
    """Sets up and builds; the exit status is 0 when all that was tried was made."""
    groups = ["build", "test"] if "--compiled" in arguments else ["build"]
    try:
        python = Environment().prepare(groups, missing=missing_for(Need.PICTURE), optional=optional_packages())
    except SetUpFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Interrupted. The next start begins the set-up anew.", file=sys.stderr)
        return 130
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "packaging"), "PYTHONUTF8": "1"}
    try:
        return subprocess.run([str(python), "-m", "installers", *arguments], env=environ, check=False).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
