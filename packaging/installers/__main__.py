"""Makes what can be made on this system, into dist/: run by packaging/build.py in the environment that it keeps."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from installers import (
    app_dir,
    compiled_modules,
    frozen,
    linux_packages,
    macos_bundle,
    product,
    self_extracting,
    share_tree,
    windows_installer,
)
from installers.product import ROOT, version
from progress import CommandFailed, Progress


class Build:
    """One run. What is made lies in `dist`, what is only on the way there in `work`."""

    def __init__(
        self,
        dist: Path,
        progress: Progress,
        *,
        quick: bool = False,
        compiled: bool = False,
        identity: str = macos_bundle.AD_HOC,
    ) -> None:
        """identity: with what the .app of macOS is signed, see `macos_bundle.signing`."""
        self.dist = dist
        self.work = dist / "work"
        self.icons = self.work / "icons"
        self.share = self.work / "share"
        self.made: list[Path] = []
        self.skipped: list[str] = []
        self._progress = progress
        self._quick = quick
        self._compiled = compiled
        self._identity = identity
        self.program = dist / "cardgui"

    def run(self, systems: Sequence[Callable[[], None]]) -> None:
        """Makes the program, and then what the steps make of it."""
        self.work.mkdir(parents=True, exist_ok=True)
        self._progress.step("Drawing the icons")
        self._progress.run([sys.executable, "-m", "installers.icons", str(self.icons)])
        source = ROOT
        if self._compiled:
            self._progress.step("Compiling rules and computer players")
            source = compiled_modules.compile_copy(self.work / "compiled", self._progress)
        self._progress.step("Freezing the program")
        folder = frozen.freeze(source, self.work, self.icons, self._progress)
        shutil.rmtree(self.program, ignore_errors=True)
        folder.rename(self.program)
        self.made.append(self.program)
        for step in systems:
            step()

    def linux(self) -> None:
        """The .deb, the .rpm, the .run and the AppDir."""
        self._progress.step("Checking what it needs of the system")
        needs = frozen.check(self.program)
        share_tree.write_share(self.share, self.icons)
        documents = self.work / "documents"
        linux_packages.write_documents(documents)
        settings = linux_packages.configuration(self.program, self.share, documents, needs.packages, quick=self._quick)
        for kind in ("deb", "rpm"):
            self._progress.step(f"Packing the .{kind}")
            package = linux_packages.build(kind, settings, self.work, self.dist, self._progress, quick=self._quick)
            self.made.append(package)
        if shutil.which("makeself"):
            self._progress.step("Packing the .run")
            folder = self_extracting.lay_out(self.program, self.share, needs.libraries, self.work)
            self.made.append(self_extracting.build(folder, self.dist, self._progress, quick=self._quick))
        else:
            self.skipped.append("the .run: there is no makeself (Debian's package makeself)")
        self._progress.step("Laying out the AppDir")
        self.made.append(app_dir.build(self.program, self.share, self.dist))

    def windows(self) -> None:
        """The installer."""
        tool = windows_installer.makensis()
        if tool is None:
            self.skipped.append("the installer: there is no makensis (NSIS 3)")
            return
        self._progress.step("Packing the installer")
        self.made.append(windows_installer.build(tool, self.program, self.icons, self.work, self.dist, self._progress))

    def macos(self) -> None:
        """The disk image with the .app."""
        bundle = macos_bundle.place(self.work / "frozen", self.dist)
        self.made.append(bundle)
        self._progress.step("Packing the disk image")
        self.made.append(macos_bundle.disk_image(bundle, self.work, self.dist, self._progress, self._identity))


def size_of(path: Path) -> int:
    """Bytes of a file, or of all files below a folder."""
    if path.is_file():
        return path.stat().st_size
    return sum(file.stat().st_size for file in path.rglob("*") if file.is_file() and not file.is_symlink())


def summary(made: Sequence[Path], skipped: Sequence[str]) -> str:
    """What there is now, with its size in millions of bytes."""
    lines = [f"Card Table {version()}"]
    lines += [f"{size_of(path) / 1e6:8.1f} MB  {path.name}{'/' if path.is_dir() else ''}" for path in made]
    lines += [f"           not made: {reason}" for reason in skipped]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Builds; 0 when all that was tried was made, 1 when a step failed or, with --all, was left out."""
    parser = argparse.ArgumentParser(prog="build.py", description="Make the program and its installers.")
    parser.add_argument("--output", type=Path, default=ROOT / "dist", metavar="FOLDER", help="where to (dist)")
    parser.add_argument("--quick", action="store_true", help="compress little, as for tests")
    parser.add_argument("--compiled", action="store_true", help="compile rules and computer players with mypyc first")
    parser.add_argument("--only-program", action="store_true", help="make no installers")
    parser.add_argument("--all", action="store_true", help="fail where a tool is missing and an installer is not made")
    parser.add_argument(
        "--sign", metavar="NAME", default=macos_bundle.AD_HOC, help="sign the .app of macOS with this certificate"
    )
    parser.add_argument("--check-tag", metavar="TAG", help="only say whether this version can be released under a tag")
    options = parser.parse_args(arguments)
    if options.check_tag is not None:
        fault = product.tag_fault(options.check_tag, (ROOT / "CHANGELOG.md").read_text("utf-8"), version())
        print(fault or f"{options.check_tag} can be released", file=sys.stderr if fault else sys.stdout)
        return 1 if fault else 0
    progress, began = Progress(), time.monotonic()
    build = Build(
        options.output.resolve(), progress, quick=options.quick, compiled=options.compiled, identity=options.sign
    )
    system = {"linux": build.linux, "win32": build.windows, "darwin": build.macos}.get(sys.platform)
    try:
        build.run([system] if system and not options.only_program else [])
    except CommandFailed as error:
        progress.clear()
        print(f"{error}.\n{error.output.strip()[-4000:]}", file=sys.stderr)
        return 1
    except (frozen.BuildFailed, OSError, ValueError, subprocess.CalledProcessError) as error:
        progress.clear()
        print(f"{error}\n{getattr(error, 'stderr', '') or ''}".strip(), file=sys.stderr)
        return 1
    progress.clear()
    print(summary(build.made, build.skipped))
    print(f"           in {time.monotonic() - began:.0f} s, in {build.dist}")
    return 1 if options.all and build.skipped else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
