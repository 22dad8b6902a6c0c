"""Pictures of every page, dialog and table, and one page that shows them all.

    python -m tests.pictures FOLDER [--place REGEX] [--every] [--language en ar] [--look day] [--size 800x600]

Writes FOLDER/index.html and the pictures beside it. Without choices each place is taken in the four languages by day,
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
from pathlib import Path

from cardgui.commands.arguments import LOOKS
from tests.pictures.dress import CODES, Dress, dresses


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--place", default="", metavar="REGEX", help="only places whose name or file has this")
    parser.add_argument("--every", action="store_true", help="all languages in all looks, sizes and text sizes")
    parser.add_argument("--language", nargs="+", choices=CODES)
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
        taken = take(given.folder, re.compile(given.place), dresses(given), Path(home))
    if not taken:
        print(f"no place has {given.place!r} in its name", file=sys.stderr)
        return 2
    print(given.folder / "index.html")
    return 0


def _tell(kind: object, context: object, text: str) -> None:
    """What Qt complains of, but for what cannot be done without a display, such as raising a window."""
    if not text.startswith("This plugin does not support"):
        print(text, file=sys.stderr)


def take(folder: Path, wanted: re.Pattern[str], dress: Sequence[Dress], home: Path) -> int:
    """Take the pictures and write the page; answers how many places there are."""
    from PySide6.QtCore import qInstallMessageHandler

    from cardgui.app import make_application
    from tests.pages.places import EVERYWHERE, FIRST_START
    from tests.pages.walk import visit
    from tests.pictures.index import page
    from tests.pictures.stage import Stage

    qInstallMessageHandler(_tell)
    application = make_application()
    folder.mkdir(parents=True, exist_ok=True)
    places = [place for place in EVERYWHERE if wanted.search(place.name) or wanted.search(place.file)]
    for language, family in itertools.product(dict.fromkeys(one.language for one in dress), (False, True)):
        some = [place for place in places if (place not in FIRST_START) is family]
        if not some:
            continue
        os.environ["CARDGUI_HOME"] = str(home / f"{language}-{family}")
        stage = Stage(application, Path(os.environ["CARDGUI_HOME"]), language, family)
        for place in some:
            for one in dress:
                if one.language == language:
                    stage.dress(one)
                    with visit(stage.house, place):
                        stage.picture().save(str(folder / one.file(place.file)))
            print(language, place.file, flush=True)
        stage.close()
    titles = {place.file: place.name for place in places}
    (folder / "index.html").write_text(page(titles, list(dress)), encoding="utf-8")
    return len(places)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main())
