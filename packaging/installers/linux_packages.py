"""The .deb and the .rpm, made by nfpm from one configuration."""

from __future__ import annotations

import gzip
import json
import platform
import shutil
import sys
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from installers import deb_archive
from installers.dependencies import Dependencies
from installers.product import (
    COMMAND,
    CONTACT,
    COPYRIGHT,
    FIRST,
    GAMES,
    LICENCE,
    MAKER,
    ROOT,
    Release,
    Texts,
    build_date,
    project_releases,
    texts,
    version,
)
from progress import Progress

LIBRARY = f"/usr/lib/{COMMAND}"
"""Where the program's folder goes."""
_ARCHITECTURES = {"x86_64": "amd64", "AMD64": "amd64", "aarch64": "arm64", "arm64": "arm64"}


def architecture() -> str:
    """This machine's, in Debian's and nfpm's word."""
    return _ARCHITECTURES.get(platform.machine(), platform.machine())


def configuration(
    program: Path, share: Path, documents: Path, depends: Mapping[str, Dependencies], *, quick: bool = False
) -> dict[str, Any]:
    """nfpm's configuration. Names of packages stand under `overrides`, since deb and rpm have other ones.

    program: the frozen folder.  share: what goes below /usr/share.  documents: as `write_documents` writes them.
    quick: compress little, for tests.
    """
    first = texts()[FIRST]
    contents: list[dict[str, Any]] = [
        {"src": str(program), "dst": LIBRARY, "type": "tree"},
        # Debian has a folder of its own for games.
        {"src": f"../lib/{COMMAND}/{COMMAND}", "dst": f"/usr/games/{COMMAND}", "type": "symlink", "packager": "deb"},
        {"src": f"../lib/{COMMAND}/{COMMAND}", "dst": f"/usr/bin/{COMMAND}", "type": "symlink", "packager": "rpm"},
        {"src": str(share), "dst": "/usr/share", "type": "tree"},
    ]
    deb = [
        ("copyright", f"/usr/share/doc/{COMMAND}/copyright"),
        ("changelog.gz", f"/usr/share/doc/{COMMAND}/changelog.gz"),
    ]
    deb.append(("lintian-overrides", f"/usr/share/lintian/overrides/{COMMAND}"))
    contents += [{"src": str(documents / name), "dst": place, "packager": "deb"} for name, place in deb]
    for name in ("LICENSE", "THIRD_PARTY_LICENCES.md"):
        contents.append({"src": str(ROOT / name), "dst": f"/usr/share/licenses/{COMMAND}/{name}", "packager": "rpm"})
    for entry in contents:
        if entry.get("type") != "symlink":
            entry["file_info"] = {"mtime": f"{build_date()}T00:00:00Z"}
    return {
        "name": COMMAND,
        "arch": architecture(),
        "platform": "linux",
        "version": version(),
        "section": "games",
        "priority": "optional",
        "maintainer": CONTACT,
        "vendor": MAKER,
        "license": LICENCE,
        "description": _description(first),
        "mtime": f"{build_date()}T00:00:00Z",
        "contents": contents,
        "overrides": {
            kind: {"depends": list(it.depends), "recommends": list(it.recommends)} for kind, it in depends.items()
        },
        "deb": {"compression": "none", "fields": {"Multi-Arch": "foreign"}},
        "rpm": {"summary": first.summary, "group": "Amusements/Games", "compression": "gzip:1" if quick else "zstd:19"},
    }


def _description(texts: Texts) -> str:
    paragraphs = [*texts.description, f"{texts.games} {', '.join(GAMES)}."]
    return f"{texts.summary}\n" + "\n\n".join(textwrap.fill(paragraph, 76) for paragraph in paragraphs)


def write_documents(folder: Path) -> None:
    """Writes what Debian wants in a package's documents: copyright, changelog, and lintian's remarks explained."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "copyright").write_text(debian_copyright(), encoding="utf-8")
    log = debian_changelog(project_releases())
    (folder / "changelog.gz").write_bytes(gzip.compress(log.encode(), 9, mtime=0))
    shutil.copy(Path(__file__).parent / "linux" / "lintian-overrides", folder / "lintian-overrides")


def debian_copyright() -> str:
    """In Debian's machine-readable form."""
    licence = (ROOT / "LICENSE").read_text("utf-8").split("\n\n", 2)[2]
    body = "\n".join(f" {line}" if line.strip() else " ." for line in licence.splitlines())
    others = (ROOT / "THIRD_PARTY_LICENCES.md").read_text("utf-8").splitlines()
    comment = "\n".join(f" {line}" if line.strip() else " ." for line in others)
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: Card Table\nComment:\n{comment}\n\n"
        f"Files: *\nCopyright: {COPYRIGHT}\nLicense: Expat\n\nLicense: Expat\n{body}\n"
    )


def debian_changelog(releases: Sequence[Release]) -> str:
    """The versions as a Debian changelog."""
    entries = []
    for release in releases:
        lines = [textwrap.fill(line, 78, initial_indent="  * ", subsequent_indent="    ") for line in release.lines]
        stamp = release.date.strftime("%a, %d %b %Y 00:00:00 +0000")
        entries.append(
            f"{COMMAND} ({release.version}) stable; urgency=low\n\n"
            + "\n".join(lines)
            + f"\n\n -- {CONTACT}  {stamp}\n"
        )
    return "\n".join(entries)


def nfpm() -> str:
    """The program of the package nfpm, beside this interpreter."""
    return str(Path(sys.executable).with_name("nfpm"))


def build(
    kind: str, settings: Mapping[str, Any], work: Path, target: Path, progress: Progress, *, quick: bool = False
) -> Path:
    """Makes the package of one kind, "deb" or "rpm", in the folder `target`, and answers the file.

    quick: compress little, for tests.
    """
    # YAML reads JSON.
    file = work / "nfpm.yaml"
    file.write_text(json.dumps(settings, indent=1), encoding="utf-8")
    name = file_name(kind)
    progress.run([nfpm(), "package", "--config", str(file), "--packager", kind, "--target", str(target / name)])
    if kind == "deb":
        deb_archive.pack(target / name, 0 if quick else 6)
    return target / name


def file_name(kind: str) -> str:
    """As distributions name their files."""
    if kind == "deb":
        return f"{COMMAND}_{version()}_{architecture()}.deb"
    return f"{COMMAND}-{version()}-1.{platform.machine()}.rpm"
