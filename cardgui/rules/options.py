"""Options of a game: typed structs, described once by their annotations, checked from there.

msgspec checks constraints in `convert` only; ours are checked here, since a limit may depend on the seats and
the answer has to name the field, the kind of fault and the limits.
"""

from __future__ import annotations

import typing
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import msgspec

from cardgui.rules.errors import OptionError, english, shorten

OptionValue = bool | int | str | None


class GameOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the options of each game. Fields are `bool`, `Annotated[int, Meta(ge=, le=)]` or `Literal` of texts."""

    def changed(self) -> dict[str, OptionValue]:
        """Those that differ from their defaults, as a record writes them."""
        defaults = type(self)()
        return {
            name: getattr(self, name)
            for name in self.__struct_fields__
            if getattr(self, name) != getattr(defaults, name)
        }


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """What an option can be. `choices` for a choice of texts, `low` and `high` for a number, neither for a switch.

    `by_seats`: the default is None, which stands for a number that the seats decide.
    """

    name: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    by_seats: bool = False

    @property
    def is_number(self) -> bool:
        return not self.choices and self.high > 0

    @property
    def is_switch(self) -> bool:
        return not self.choices and self.high == 0

    def expected(self) -> str:
        if self.choices:
            return english("one of {known}", known=", ".join(self.choices))
        if self.is_number:
            return english("a whole number from {low} to {high}", low=self.low, high=self.high)
        return english("true or false")

    def check(self, value: object) -> OptionValue:
        """The value if the option can have it. Raises OptionError (ALL-9)."""
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            code = "choice" if isinstance(value, str) else "type"
            raise OptionError(self.name, code, self.expected(), shorten(value))
        if self.is_number:
            if isinstance(value, int) and not isinstance(value, bool):
                if self.low <= value <= self.high:
                    return value
                raise OptionError(self.name, "range", self.expected(), shorten(value))
            raise OptionError(self.name, "type", self.expected(), shorten(value))
        if isinstance(value, bool):
            return value
        raise OptionError(self.name, "type", self.expected(), shorten(value))

    def parse(self, text: str) -> OptionValue:
        """The value that a command line writes as `text`. Raises OptionError."""
        if self.is_switch:
            words = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
            return self.check(words.get(text.lower(), text))
        if self.is_number:
            try:
                return self.check(int(text))
            except ValueError as error:
                if isinstance(error, OptionError):
                    raise
        return self.check(text)


def describe(kind: type[GameOptions]) -> tuple[OptionSpec, ...]:
    """The options of a game in the order of their declaration, with the limits that hold for any seats."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    hints = typing.get_type_hints(kind)
    return tuple(_spec(field, hints[field.name]) for field in info.fields)


def _spec(field: msgspec.inspect.Field, hint: object) -> OptionSpec:
    shape = field.type
    by_seats = isinstance(shape, msgspec.inspect.UnionType)
    if isinstance(shape, msgspec.inspect.UnionType):
        shape = next(part for part in shape.types if not isinstance(part, msgspec.inspect.NoneType))
    default = field.default
    assert default is None or isinstance(default, (bool, int, str))
    if isinstance(shape, msgspec.inspect.LiteralType):
        return OptionSpec(field.name, default, choices=tuple(_in_order(typing.get_args(hint), default)))
    if isinstance(shape, msgspec.inspect.IntType):
        return OptionSpec(field.name, default, low=shape.ge or 0, high=shape.le or 0, by_seats=by_seats)
    assert isinstance(shape, msgspec.inspect.BoolType)
    return OptionSpec(field.name, default)


def _in_order(values: Iterable[object], default: OptionValue) -> Iterable[str]:
    """Choices as they are declared, the default first; msgspec would sort them by the alphabet."""
    return sorted((str(value) for value in values), key=lambda value: value != default)


def checked(
    kind: type[GameOptions], specs: Iterable[OptionSpec], given: Mapping[str, object], game: str
) -> dict[str, OptionValue]:
    """`given` checked against `specs`. Raises OptionError for the first that is unknown or impossible."""
    known = {spec.name: spec for spec in specs}
    values: dict[str, OptionValue] = {}
    for name, value in given.items():
        spec = known.get(name)
        if spec is None:
            raise OptionError(
                str(name), "unknown", english("one of {known} for {game}", known=", ".join(known), game=game)
            )
        values[name] = spec.check(value)
    return values
