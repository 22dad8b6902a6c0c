"""What a new match is made from, and the same read from a command line. Imports no Qt unless names are needed."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from cardgui.controller.computer_names import computer_name
from cardgui.rules.chance import MAX_DEAL
from cardgui.rules.errors import OptionError, RulesError, english, shorten
from cardgui.rules.game import Game
from cardgui.rules.games import game_named
from cardgui.rules.names import can_be_seen
from cardgui.rules.options import OptionValue
from cardgui.rules.seats import LEVELS, USUAL_LEVEL, Seat
from cardgui.rules.start import Start
from cardgui.storage.match_rows import Sitting

DEALS = 1_000_000
"""Deal numbers that the program picks are below this, so that they can be said across a table."""


class SetupError(RulesError):
    """An argument that cannot be understood. `argument` is its name, such as "--seats"; one line as always."""

    def __init__(self, argument: str, problem: str) -> None:
        self.argument = argument
        super().__init__(english("{where}: {problem}", where=argument, problem=problem))


@dataclass(frozen=True, slots=True)
class Setup:
    """A match to be begun. Checked by `TableController.new_match`.

    game: an entry of `games.GAMES`.  seats: `game.low` to `game.high` of them, clockwise.
    options: those that differ from the defaults.  deal: 0 to 2^53 - 1, see `new_deal`.
    people: by seat the id of the person in storage, None for a computer player or somebody unknown, a tuple with one
        of these a member for a team chair; () when nobody is known.
    start: who deals and begins, where people settled it.
    """

    game: Game
    seats: tuple[Seat, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    deal: int = 0
    people: tuple[Sitting, ...] = ()
    start: Start = field(default_factory=Start)


def _seats(count: int) -> str:
    return english("1 seat") if count == 1 else english("{count} seats", count=count)


def check_setup(setup: Setup) -> None:
    """Raises RulesError where a match cannot be begun so; the options and the start are left to `Match`."""
    game, seats = setup.game, setup.seats
    _check_count(game, len(seats), "seats")
    for number, seat in enumerate(seats):
        if seat.kind == "computer":
            checked_level(seat.level or "")
        for key, name in (("name", seat.name), *((f"members[{i}]", name) for i, name in enumerate(seat.members))):
            if not can_be_seen(name):
                raise SetupError(
                    f"seats[{number}].{key}", english("{given}, expected a name that can be seen", given=shorten(name))
                )
        if seat.kind == "team" and len(seat.members) < 2:
            raise SetupError(f"seats[{number}].members", english("two names or more were expected"))
    if len(setup.people) not in (0, len(seats)):
        raise SetupError(
            "people",
            english(
                "{count} entries, expected one for each of {seats} seats", count=len(setup.people), seats=len(seats)
            ),
        )
    if not 0 <= setup.deal <= MAX_DEAL:
        raise SetupError(
            "deal", english("{deal}, expected a whole number from 0 to {most}", deal=setup.deal, most=MAX_DEAL)
        )


def checked_level(level: str) -> str:
    """`level` if there is such a level. Raises SetupError."""
    if level not in LEVELS:
        raise SetupError(
            "level", english("{given}, expected one of {known}", given=shorten(level), known=", ".join(LEVELS))
        )
    return level


def _check_count(game: Game, count: int, where: str) -> None:
    """where: what is told of an impossible number of seats."""
    if not game.low <= count <= game.high:
        raise SetupError(
            where,
            english(
                "{seats}, expected {low} to {high} for {name}",
                seats=_seats(count),
                low=game.low,
                high=game.high,
                name=game.name,
            ),
        )


def new_deal() -> int:
    """A deal number that nobody has chosen, from 1 to DEALS - 1."""
    return random.SystemRandom().randrange(1, DEALS)


def parse_setup(
    game: str,
    seats: str | None = None,
    deal: int | str | None = None,
    options: Sequence[str] = (),
) -> Setup:
    """The match that `--game G --seats person,skilled,... --deal N --option k=v` asks for.

    seats: see `parse_seats`; None is one person and as many skilled computer seats as make a table of four, or
        what the game allows.  deal: None picks one.  options: texts `name=value`.
    Raises SetupError or another RulesError: one line that says what, where and what was expected.
    """
    try:
        chosen = game_named(game)
    except RulesError as error:
        raise SetupError("--game", str(error)) from None
    if seats is None:
        seats = ",".join(["person"] + [USUAL_LEVEL] * (max(chosen.low, min(chosen.high, 4)) - 1))
    chairs = parse_seats(chosen, seats)
    return Setup(
        chosen, chairs, parse_options(chosen, len(chairs), options), new_deal() if deal is None else parse_deal(deal)
    )


def parse_seats(game: Game, text: str) -> tuple[Seat, ...]:
    """Chairs from words between commas: `person` or a level (`easy`, `skilled`), each with `:Name` behind it if liked.

    Raises SetupError.
    """
    words = [word.strip() for word in text.split(",")]
    _check_count(game, len(words), "--seats")
    named = [_word_and_name(word) for word in words]
    taken = [name for _, name in named if name]
    seats = []
    for number, (kind, given) in enumerate(named, 1):
        if kind == "person":
            seats.append(Seat("person", given) if given else nameless(number))
        else:
            name = given or computer_name(taken)
            taken.append(name)
            seats.append(Seat("computer", name, kind))
    return tuple(seats)


def _word_and_name(word: str) -> tuple[str, str]:
    kind, colon, name = (part.strip() for part in word.partition(":"))
    if kind != "person" and kind not in LEVELS:
        raise SetupError(
            "--seats",
            english(
                "{given} is no seat, expected person or one of {known}", given=shorten(kind), known=", ".join(LEVELS)
            ),
        )
    if colon and not can_be_seen(name):
        raise SetupError(
            "--seats", english("{given} has no name behind the colon, expected one, or no colon", given=shorten(word))
        )
    if len(name) > 40:
        raise SetupError(
            "--seats", english("{given} is too long, expected a name of at most 40 characters", given=shorten(name))
        )
    return kind, name


def nameless(number: int) -> Seat:
    """A person who gave no name. number: see `person_name`."""
    return Seat("person", person_name(number), guest=number)


def person_name(number: int) -> str:
    """What a person without a name is called, in the language at the table. number: of the chair, from 1."""
    from PySide6.QtCore import QCoreApplication

    from cardgui.language.numbers import number as digits

    text = QCoreApplication.translate("Controller", "Player {number}", "a person at the table who gave no name")
    return text.format(number=digits(number))


def parse_deal(text: int | str) -> int:
    """A deal number. Raises SetupError."""
    try:
        deal = int(text)
    except ValueError:
        deal = -1
    if not 0 <= deal <= MAX_DEAL:
        raise SetupError(
            "--deal",
            english(
                "{given} is no deal, expected a whole number from 0 to {most}",
                given=shorten(text),
                most=MAX_DEAL,
            ),
        )
    return deal


def parse_options(game: Game, seats: int, texts: Iterable[str]) -> dict[str, OptionValue]:
    """Options from texts `name=value`, the later one counting. Raises SetupError."""
    specs = {spec.name: spec for spec in game.option_specs(seats)}
    values: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise SetupError("--option", english("{given} is no option, expected name=value", given=shorten(text)))
        if name not in specs:
            raise SetupError(
                "--option",
                english("{name}: there is no such option, expected one of {known}", name=name, known=", ".join(specs)),
            )
        try:
            values[name] = specs[name].parse(value)
        except OptionError as error:
            raise SetupError("--option", str(error)) from None
    return values
