"""What the command line asks the window to open with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardgui.rules.options import OptionValue


@dataclass(frozen=True, slots=True)
class WindowRequest:
    """All of it has been checked, unless `desktop` says otherwise.

    file: a record to open, which could be read, None for none.  game: of a new match to start at once, None for none.
    seats: words such as `person`, `easy` and `person:Ada`, () for what `controller.setup.parse_setup` chooses.
    deal: None for one by lot.  options: those that were named.
    language: a tag of a language that the program speaks, None for the one that it chooses.
    desktop: a file was opened from the desktop, where nobody reads what is printed; it has not been checked.
    """

    file: str | None = None
    game: str | None = None
    seats: tuple[str, ...] = ()
    deal: int | None = None
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    language: str | None = None
    desktop: bool = False
