"""Keeps the catalogues translations/*.ts in step with the code, checks, fills and compiles them.

Standard library only. Run with the Python whose PySide6 is to be used, which brings lupdate and lrelease:

    translations.py compile [FOLDER]       writes .qm files, by default into translations/compiled, where a checkout
                                           looks for them; so does an absolute FOLDER alone
    translations.py update                 takes the texts of the code over into the catalogues
    translations.py check                  says what is unfinished, does not fit its source or is out of step
    translations.py todo LANGUAGE          prints the untranslated texts as JSON: {context: {"text || comment": ...}}
    translations.py fill LANGUAGE FILE...  takes translations over from such JSON
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from catalogue_files import FORMS, PLURALS_ONLY, Catalogue
from catalogue_sources import LIST, scan, write_sources

ROOT = Path(__file__).resolve().parent.parent


def sources(root: Path = ROOT) -> list[Path]:
    """The catalogues of a checkout, in a fixed order; none while there is no translation."""
    return sorted((root / "translations").glob("*.ts"))


def digest(root: Path = ROOT) -> str:
    """Changes exactly when a catalogue is added, removed, renamed or changed."""
    sha = hashlib.sha256()
    for source in sources(root):
        content = source.read_bytes()
        sha.update(f"{source.name} {len(content)}\n".encode())
        sha.update(content)
    return sha.hexdigest()


def tool(name: str) -> Path:
    """The program lrelease or lupdate itself; the script ``pyside6-...`` needs an environment's bin folder on the path.

    :raises FileNotFoundError: PySide6 is not installed, or came without its tools
    """
    found = importlib.util.find_spec("PySide6")
    for folder in (found.submodule_search_locations or []) if found else []:
        program = Path(folder) / (f"{name}.exe" if sys.platform == "win32" else name)
        if program.is_file():
            return program
    raise FileNotFoundError(f"{name}: expected in this Python's PySide6, which PySide6-Essentials installs")


def compile_all(folder: Path, root: Path = ROOT) -> list[Path]:
    """Compiles every catalogue of the checkout into `folder` and removes .qm files without a catalogue.

    Each file is replaced in one go, so that a program which starts meanwhile reads an old one or a new one.

    :raises subprocess.CalledProcessError: lrelease could not read a catalogue; its words are in `stderr`
    """
    written = []
    for source in sources(root):
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / f"{source.stem}.qm"
        unfinished = folder / f"{source.stem}.qm.part"
        subprocess.run(
            [tool("lrelease"), "-silent", source, "-qm", unfinished], check=True, capture_output=True, text=True
        )
        os.replace(unfinished, target)
        written.append(target)
    for leftover in set(folder.glob("*.qm")) - set(written):
        leftover.unlink()
    return written


def update(root: Path = ROOT) -> list[str]:
    """Takes the texts of the code over into all catalogues; answers one line for each text that cannot be found.

    :raises subprocess.CalledProcessError: lupdate failed; its words are in `stderr`
    """
    findings = write_sources(root)
    for language in FORMS:
        command = [str(tool("lupdate")), "-silent", f"@{LIST.as_posix()}", "-locations", "none", "-no-obsolete"]
        command += ["-source-language", "en", "-target-language", language]
        if language == PLURALS_ONLY:
            command.append("-pluralonly")
        command += ["-ts", f"translations/cardgui_{language}.ts"]
        subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    return findings.faults


def out_of_step(root: Path = ROOT) -> list[str]:
    """Names of the files in translations/ that `update` would change; nothing is changed."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("cardgui", "translations"):
            shutil.copytree(root / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "compiled"))
        update(copy)
        updated = {path.name: path.read_bytes() for path in (copy / "translations").iterdir()}
    return sorted(
        name
        for name, content in updated.items()
        if not (root / "translations" / name).is_file() or (root / "translations" / name).read_bytes() != content
    )


def check(root: Path = ROOT) -> list[str]:
    """One line for each fault: calls that lupdate cannot read, texts that it missed, entries that are not in order."""
    findings = scan(root)
    lines = list(findings.faults)
    lines += [f"{name}: out of step with the code; run packaging/translations.py update" for name in out_of_step(root)]
    for language in FORMS:
        path = root / "translations" / f"cardgui_{language}.ts"
        if not path.is_file():
            lines.append(f"{path.name}: missing")
            continue
        catalogue = Catalogue(path)
        there = {entry.text for entry in catalogue.entries}
        wanted = {text for text in findings.texts if text.plural or language != PLURALS_ONLY}
        lines += [f"{path.name}: {text.context}: '{text.source}' is missing" for text in sorted(wanted - there)]
        lines += catalogue.faults()
    return lines


def todo(language: str, root: Path = ROOT) -> str:
    """The untranslated texts of a language as JSON; "_forms" says which numbers the forms of a plural are for."""
    catalogue = Catalogue(root / "translations" / f"cardgui_{language}.ts")
    answer = {"_forms": list(FORMS[language]), **catalogue.untranslated()}
    return json.dumps(answer, ensure_ascii=False, indent=1)


def fill(language: str, files: list[Path], root: Path = ROOT) -> list[str]:
    """Takes over translations from JSON files as `todo` prints them; answers one line for each that does not fit.

    :raises ValueError: a file is not JSON
    """
    catalogue = Catalogue(root / "translations" / f"cardgui_{language}.ts")
    lines = []
    for file in files:
        words = json.loads(file.read_text(encoding="utf-8"))
        lines += [f"{file.name}: {line}" for line in catalogue.fill(words)]
    catalogue.write()
    update(root)
    return lines


def _run(arguments: list[str]) -> list[str]:
    """Carries out a command line; answers the faults found."""
    match arguments:
        case ["update"]:
            return update()
        case ["check"]:
            return check()
        case ["todo", language] if language in FORMS:
            print(todo(language))
        case ["fill", language, *files] if language in FORMS and files:
            return fill(language, [Path(file) for file in files])
        case [] | ["compile"]:
            compile_all(ROOT / "translations" / "compiled")
        case ["compile", folder]:
            compile_all(Path(folder))
        case [folder] if Path(folder).is_absolute():
            compile_all(Path(folder))
        case _:
            commands = "compile, update, check, todo LANGUAGE, fill LANGUAGE FILE..."
            return [f"expected one of {commands}; languages: {', '.join(FORMS)}"]
    return []


def main(arguments: list[str]) -> int:
    try:
        faults = _run(arguments)
    except (OSError, ValueError) as error:
        faults = [str(error)]
    except subprocess.CalledProcessError as error:
        faults = [f"{Path(error.cmd[0]).stem}: {(error.stderr or error.stdout).strip()}"]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
