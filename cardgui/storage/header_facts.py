"""What lists and statistics need to know of a match, read from the header of its record.

These are called for what lies on the disk: a header that is not what it should be leads to no fact and no error.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from cardgui.rules.errors import RulesError
from cardgui.rules.games import GAMES
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.options import GameOptions
from cardgui.rules.seats import LEVELS
from cardgui.rules.skip_bo.options import JuniorOptions, SkipBoOptions
from cardgui.rules.skip_bo.scoring import sides_of
from cardgui.rules.skyjo.options import SkyjoOptions

SCALES: Final = ("low", "high", "chips", "wins")
"""How the totals of a match are to be read: few points are good, many are, chips that are owned, rounds that were
won."""
PEOPLE_ALONE: Final = ""
"""The level of opponents of whom none is a computer player."""


class Measure(msgspec.Struct, frozen=True):
    """What the totals of a match are measured by: only those with the same measure can be compared.

    Attributes:
        scale: one of `SCALES`.
        target: the total that ends the match; with chips, how many each seat begins with.
        rounds: with chips, the rounds after which the match ends, 0 for no limit.
        variant: "teams" where totals are those of sides (SB-17), "house" where points are counted by other rules than
            usual (SJ-8, SJ-10, KC-18), else "".
    """

    scale: Literal["low", "high", "chips"]
    target: int
    rounds: int = 0
    variant: Literal["", "house", "teams"] = ""


_ALIKE = {"đ": "d", "ة": "ه", "ى": "ي", "\u0640": ""}
"""Letters that people write for each other, and the stroke that only makes an Arabic word longer."""


def folded(text: str) -> str:
    """`text` for searching: small letters without accents, digits as 0 to 9."""
    letters = []
    for letter in unicodedata.normalize("NFKD", text.casefold()):
        if unicodedata.category(letter) in ("Mn", "Cf"):
            continue
        digit = unicodedata.digit(letter, None)
        letters.append(_ALIKE.get(letter, letter) if digit is None else str(digit))
    return " ".join("".join(letters).split())


def search_words(header: str | bytes) -> str:
    """The names of all who ever sat at a match, folded, one a line."""
    fields = _fields(header)
    names: list[object] = []
    for entry in (*_entries(fields.get("seats")), *_entries(fields.get("changes"))):
        names.append(entry.get("name"))
        members = entry.get("members")
        names += members if isinstance(members, list) else []
    return "\n".join(dict.fromkeys(folded(name) for name in names if isinstance(name, str)))


def score_scale(header: str | bytes) -> str | None:
    """How its totals are to be read, one of `SCALES`; None where nobody can say."""
    fields = _fields(header)
    options = _options(fields)
    if options is None:
        return None
    if isinstance(options, KingsCornersOptions) and options.scoring == "chips":
        return "chips"
    one_round = isinstance(options, (SkipBoOptions, KingsCornersOptions)) and options.scoring == "single_round"
    if one_round or isinstance(options, JuniorOptions):
        return "wins"
    return "low" if GAMES[str(fields["game"])].fewest_win(options) else "high"


def score_measure(header: str | bytes) -> str | None:
    """What its totals are measured by, a `Measure` as JSON; None where points say nothing, or nobody can say."""
    measure, scale = None, score_scale(header)
    options = _options(_fields(header))
    if isinstance(options, SkyjoOptions) and scale == "low":
        usual = SkyjoOptions()
        counted = ("columns", "double", "tie_doubles")
        same = all(getattr(options, name) == getattr(usual, name) for name in counted)
        measure = Measure("low", options.target, variant="" if same else "house")
    elif isinstance(options, SkipBoOptions) and scale == "high":
        measure = Measure("high", options.target, variant="" if options.teams == "off" else "teams")
    elif isinstance(options, KingsCornersOptions) and scale == "low":
        measure = Measure("low", options.target)
    elif isinstance(options, KingsCornersOptions) and scale == "chips":
        variant: Literal["", "house"] = "house" if options.chips_for_cards else ""
        measure = Measure("chips", options.chips, options.rounds, variant)
    return None if measure is None else msgspec.json.encode(measure).decode()


def read_measure(text: object) -> Measure | None:
    """What `score_measure` answered; None for anything else."""
    try:
        return msgspec.json.decode(text, type=Measure) if isinstance(text, str) else None
    except msgspec.MsgspecError:
        return None


def strongest_opponent(header: str | bytes, seat: int, moves: int | None) -> str | None:
    """The highest level of the computer players that seat `seat` had against it after `moves` moves.

    moves: None for the end of the match, however many it had.
    `PEOPLE_ALONE` when it had none; None where nobody can say. Those on its own side (SB-17) are no opponents.
    """
    fields = _fields(header)
    levels: dict[int, object] = {
        number: entry.get("level") if entry.get("kind") == "computer" else None
        for number, entry in enumerate(_entries(fields.get("seats")))
    }
    for change in _entries(fields.get("changes")):
        at, chair = change.get("at"), change.get("seat")
        if isinstance(at, int) and isinstance(chair, int) and chair in levels and (moves is None or at <= moves):
            levels[chair] = change.get("level") if change.get("kind") == "computer" else None
    if seat not in levels:
        return None
    options = _options(fields)
    sides = sides_of(options, len(levels)) if isinstance(options, SkipBoOptions) else len(levels)
    against = [
        LEVELS.index(level) for chair, level in levels.items() if chair % sides != seat % sides and level in LEVELS
    ]
    return LEVELS[max(against)] if against else PEOPLE_ALONE


def _fields(header: str | bytes) -> dict[str, object]:
    try:
        value = json.loads(header.decode("utf-8", "replace") if isinstance(header, bytes) else header)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _entries(value: object) -> list[dict[str, object]]:
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []


def _options(fields: Mapping[str, object]) -> GameOptions | None:
    name, given = fields.get("game"), fields.get("options", {})
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None or not isinstance(given, dict):
        return None
    try:
        return game.options(given, len(_entries(fields.get("seats"))) or game.low)
    except RulesError:
        return None
