"""Pictures of every page, dialog and table, and one page that shows them all.

    python -m tests.pictures FOLDER [--scene REGEX] [--every] [--language en ar] [--look day] [--size 800x600]

Writes FOLDER/index.html and the pictures beside it. Without choices each scene is taken in the four languages by day,
in English and Arabic also by night and in high contrast, and with large text; in a small and a usual window.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

LANGUAGES = ("en", "sw", "vi", "ar")
LOOKS = ("day", "night", "high_contrast")
SIZES = ("800x600", "1280x800")
TEXTS = (100, 150)


@dataclass(frozen=True, slots=True)
class Dress:
    """How a scene looks in one picture."""

    language: str
    look: str
    size: str
    text: int

    def file(self, scene: str) -> str:
        return f"{scene}.{self.language}.{self.look}.{self.size}.{self.text}.png"


def dresses(arguments: argparse.Namespace) -> list[Dress]:
    """In which dress each scene is pictured."""
    chosen = [
        Dress(*parts)
        for parts in itertools.product(
            arguments.language or LANGUAGES,
            arguments.look or LOOKS,
            arguments.size or SIZES,
            arguments.text or TEXTS,
        )
    ]
    if arguments.every or arguments.language or arguments.look or arguments.size or arguments.text:
        return chosen
    return [dress for dress in chosen if _usual(dress)]


def _usual(dress: Dress) -> bool:
    plain = dress.look == "day" and dress.text == 100
    both_ways = dress.language in ("en", "ar") and (dress.look == "day" or dress.text == 100)
    return plain or both_ways


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scene", default="", metavar="REGEX", help="only scenes whose name has this")
    parser.add_argument("--every", action="store_true", help="all languages in all looks, sizes and text sizes")
    parser.add_argument("--language", nargs="+", choices=LANGUAGES)
    parser.add_argument("--look", nargs="+", choices=LOOKS)
    parser.add_argument("--size", nargs="+", metavar="WIDTHxHEIGHT", help="px, 800x600 at the least")
    parser.add_argument("--text", nargs="+", type=int, metavar="PERCENT", help="size of the text, 75 to 200")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    given = options(arguments)
    with tempfile.TemporaryDirectory(prefix="cardgui-pictures-") as home:
        # A menu keeps to the screen, so that has to be larger than any window.
        screen = Path(home) / "screen.json"
        screen.write_text(json.dumps({"screens": [{"name": "one", "width": 3840, "height": 2400}]}), encoding="utf-8")
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screen}"
        os.environ["CARDGUI_HOME"] = home
        taken = take(given.folder, re.compile(given.scene), dresses(given), Path(home))
    if not taken:
        print(f"no scene has {given.scene!r} in its name", file=sys.stderr)
        return 2
    print(given.folder / "index.html")
    return 0


def _tell(kind: object, context: object, text: str) -> None:
    """What Qt complains of, but for what cannot be done without a display, such as raising a window."""
    if not text.startswith("This plugin does not support"):
        print(text, file=sys.stderr)


def take(folder: Path, wanted: re.Pattern[str], dress: Sequence[Dress], home: Path) -> int:
    """Take the pictures and write the page; answers how many scenes there are."""
    from PySide6.QtCore import qInstallMessageHandler

    from cardgui.app import make_application
    from tests.pictures.index import page
    from tests.pictures.scenes import SCENES
    from tests.pictures.stage import Stage

    qInstallMessageHandler(_tell)
    application = make_application()
    folder.mkdir(parents=True, exist_ok=True)
    scenes = [scene for scene in SCENES if wanted.search(scene.name)]
    for family in (False, True):
        some = [scene for scene in scenes if scene.family is family]
        if not some:
            continue
        os.environ["CARDGUI_HOME"] = str(home / ("family" if family else "first"))
        stage = Stage(application, Path(os.environ["CARDGUI_HOME"]), family)
        for scene in some:
            stage.dress("en", "day", (1280, 800), 100)
            scene.prepare(stage)
            for one in dress:
                width, high = map(int, one.size.split("x"))
                stage.dress(one.language, one.look, (width, high), one.text)
                scene.show(stage)
                stage.picture().save(str(folder / one.file(scene.name)))
                scene.after(stage)
                stage.clear()
            print(scene.name, flush=True)
        stage.close()
    titles = {scene.name: scene.title for scene in scenes}
    (folder / "index.html").write_text(page(titles, list(dress)), encoding="utf-8")
    return len(scenes)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main())
