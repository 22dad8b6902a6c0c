"""House rules that people have saved under a name of their own; without widgets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cardgui.preferences import Preferences
from cardgui.rules.options import OptionValue
from cardgui.storage.people import clean_name, name_key

MOST = 40
"""How many there can be for a game."""


@dataclass(frozen=True, slots=True)
class OwnPreset:
    """name: as `clean_name` makes it.  options: as they were saved; the rules may not know all of them any more."""

    name: str
    options: Mapping[str, OptionValue]


class NameTaken(ValueError):
    """Another one has that name already."""


class OwnPresets:
    """Those of one game. Names that differ in capitals alone are the same name."""

    def __init__(self, preferences: Preferences, game: str) -> None:
        self._preferences = preferences
        self._game = game

    def all(self) -> list[OwnPreset]:
        """In the order in which they were saved; what cannot be understood is passed over."""
        found: list[OwnPreset] = []
        for entry in self._preferences.presets(self._game):
            preset = _read(entry)
            if preset is not None and _find(found, preset.name) is None:
                found.append(preset)
        return found[:MOST]

    def named(self, name: str) -> OwnPreset | None:
        """The one of that name, None where there is none."""
        found = self.all()
        index = _find(found, name)
        return None if index is None else found[index]

    def save(self, name: str, options: Mapping[str, OptionValue]) -> OwnPreset:
        """Save options under a name, in place of those that it stood for before.

        Raises ValueError for a name that `clean_name` refuses, and where there are `MOST` already.
        """
        saved = OwnPreset(clean_name(name), dict(options))
        found = self.all()
        index = _find(found, saved.name)
        if index is not None:
            found[index] = saved
        elif len(found) < MOST:
            found.append(saved)
        else:
            raise ValueError(f"presets: expected at most {MOST}")
        self._store(found)
        return saved

    def rename(self, name: str, new: str) -> OwnPreset:
        """Raises NameTaken, ValueError for a name that `clean_name` refuses, KeyError where there is no such one."""
        found = self.all()
        index = _find(found, name)
        if index is None:
            raise KeyError(name)
        renamed = replace(found[index], name=clean_name(new))
        if _find(found, renamed.name) not in (None, index):
            raise NameTaken(renamed.name)
        found[index] = renamed
        self._store(found)
        return renamed

    def remove(self, name: str) -> tuple[int, OwnPreset] | None:
        """Take one away, and answer what `put_back` needs; None where there is none."""
        found = self.all()
        index = _find(found, name)
        if index is None:
            return None
        removed = found.pop(index)
        self._store(found)
        return index, removed

    def put_back(self, index: int, preset: OwnPreset) -> None:
        """Bring back one that was removed; one that has its name by now stays."""
        found = self.all()
        if _find(found, preset.name) is None:
            found.insert(index, preset)
            self._store(found)

    def _store(self, presets: list[OwnPreset]) -> None:
        stored: list[object] = [{"name": preset.name, "options": dict(preset.options)} for preset in presets]
        self._preferences.store_presets(self._game, stored)


def _find(presets: list[OwnPreset], name: str) -> int | None:
    wanted = name_key(name)
    return next((index for index, preset in enumerate(presets) if name_key(preset.name) == wanted), None)


def _read(entry: object) -> OwnPreset | None:
    if not isinstance(entry, dict):
        return None
    name, options = entry.get("name"), entry.get("options")
    if not isinstance(name, str) or not isinstance(options, dict):
        return None
    try:
        clean = clean_name(name)
    except ValueError:
        return None
    kept = {key: value for key, value in options.items() if value is None or isinstance(value, (bool, int, str))}
    return OwnPreset(clean, kept)
