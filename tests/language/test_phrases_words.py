"""Every game has words for all its options and refusals, and its numbers are in the reader's digits."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from cardgui import rules
from cardgui.language.phrases import PHRASES
from cardgui.language.phrases.common import any_reason, common_reason
from cardgui.rules.errors import IllegalMove
from cardgui.rules.game import COMMON_REASONS, Game
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.moves import CAUGHT, DRAW, END, MOVE, TALKING, TOP, Move
from cardgui.rules.options import OptionSpec, OptionValue
from cardgui.rules.places import PlaceKind
from tests.harness.play import new_match, random_options
from tests.harness.policy import choose, choose_aside

# The screen offers no seat or place that is not at the table.
WORDLESS = {"no_such_seat"}
CODE = re.compile(r"[a-z]+(_[a-z]+)+")
ANSWERS = re.compile("why_|^_refusal$")
games = pytest.mark.parametrize("name", GAMES)
written = pytest.mark.parametrize("name", [name for name in GAMES if name != "skyjo"])


@pytest.fixture
def arabic_digits() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("ar_EG"))
    yield
    QLocale.setDefault(before)


def values(spec: OptionSpec) -> list[OptionValue]:
    if spec.is_number:
        return [*([None] if spec.by_seats else []), spec.low, spec.high]
    return list(spec.choices) if spec.choices else [False, True]


def combinations(game: Game) -> Iterator[dict[str, OptionValue]]:
    """Each value of each option, beside the defaults and beside each choice of how points are counted."""
    specs = game.option_specs(game.high)
    ways: list[dict[str, OptionValue]] = [{}]
    ways += [{"scoring": way} for spec in specs if spec.name == "scoring" for way in spec.choices]
    for way in ways:
        for spec in specs:
            for value in values(spec):
                yield {**way, spec.name: value} if value is not None else way


def test_every_game_has_words() -> None:
    assert list(PHRASES) == list(GAMES)


@games
def test_options_and_their_values(name: str) -> None:
    """Every option has a title of its own, every choice words of its own, every number a unit."""
    game, phrases = GAMES[name], PHRASES[name]
    titles = [phrases.option_title(spec.name) for spec in game.specs]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    for spec in game.specs:
        choices = [phrases.choice(spec.name, choice) for choice in spec.choices]
        assert all(choices)
        assert len(set(choices)) == len(choices)
        if spec.is_number:
            assert phrases.unit(spec, spec.high)
            assert phrases.unit(spec, None) == ""
    with pytest.raises(KeyError):
        phrases.option_title("nonsense")
    with pytest.raises(KeyError):
        phrases.choice("nonsense", "nonsense")


@games
def test_the_bar_and_the_score_sheet_with_all_options(name: str) -> None:
    """Nothing is left in braces, whatever the options."""
    game, phrases = GAMES[name], PHRASES[name]
    texts = [phrases.title(), phrases.pitch(), *(phrases.option_help(spec.name) for spec in game.specs)]
    for given in combinations(game):
        options = game.options(given, game.high)
        texts += [phrases.subtitle(2, options), phrases.goal(options)]
        assert all(texts[-2:])
    assert not [text for text in texts if "{" in text]


@written
@pytest.mark.usefixtures("arabic_digits")
def test_numbers_are_in_the_digits_of_the_reader(name: str) -> None:
    """No digit is written into a text; those of `%n` come with the translation."""
    game, phrases = GAMES[name], PHRASES[name]
    texts = [phrases.pitch(), *(phrases.option_help(spec.name) for spec in game.specs)]
    texts += [phrases.choice(spec.name, choice) for spec in game.specs for choice in spec.choices]
    texts += [phrases.reason(code) for code in game.reasons]
    assert any(re.search("[٠-٩]", text) for text in texts)
    assert not [text for text in texts if re.search("[0-9]", text)]


# -- refusals


def codes_in_the_source() -> set[str]:
    """Every code in the functions of the rules that answer one; what is compared there is no answer."""
    found: set[str] = set()
    for file in Path(rules.__path__[0]).rglob("*.py"):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef) or not ANSWERS.search(function.name):
                continue
            parts = list(ast.walk(function))
            compared = {part for one in parts if isinstance(one, ast.Compare) for part in ast.walk(one)}
            texts = (part.value for part in parts if isinstance(part, ast.Constant) and part not in compared)
            found |= {text for text in texts if isinstance(text, str) and CODE.fullmatch(text)}
    return found


@games
def test_every_reason_has_words(name: str) -> None:
    """ALL-5: the codes that the game declares have sentences of their own."""
    phrases = PHRASES[name]
    told = {code: phrases.reason(code) for code in (*COMMON_REASONS, *GAMES[name].reasons) if code not in WORDLESS}
    assert any_reason() not in told.values()
    assert len(set(told.values())) == len(told)
    assert all(text.endswith(".") and "{" not in text for text in told.values())
    assert phrases.reason("nonsense") == any_reason()


def test_the_codes_in_the_source_are_declared() -> None:
    """What `why_not` can answer, read from the source, is what the games declare."""
    declared = {code for game in GAMES.values() for code in game.reasons} | set(COMMON_REASONS)
    found = codes_in_the_source()
    assert len(found) > 30
    assert found <= declared
    assert all(common_reason(code) for code in COMMON_REASONS if code not in WORDLESS)


def any_move(match: Match, rng: random.Random) -> Move:
    """A move that somebody might try, hardly ever a legal one."""
    game, seats = match.game, match.round.seats
    actor = rng.choice([match.round.seat, rng.randrange(seats)])
    aside = rng.random() < 0.4
    verb = rng.choice([MOVE] * 6 + [DRAW, END, TALKING, CAUGHT])
    if verb in (TALKING, CAUGHT):
        return game.move(actor, verb, target=rng.randrange(seats), out_of_turn=True)
    if verb != MOVE:
        return game.move(actor, verb, out_of_turn=aside)
    places = game.places(seats)
    own = [number for number, place in enumerate(places) if place.seat == actor]
    source = rng.choice(own if rng.random() < 0.7 else range(len(places)))
    at = rng.randrange(8) if places[source].kind is PlaceKind.HAND else TOP
    return game.move(actor, MOVE, source, at, rng.randrange(len(places)), aside)


REACHED = {"skip_bo_junior": 5, "skip_bo": 15, "kings_corners": 12}


@written
def test_random_illegal_moves_are_answered_in_words(name: str) -> None:
    """ALL-5: what the rules refuse in random positions is told, not only that it is refused."""
    game, phrases = GAMES[name], PHRASES[name]
    reached: set[str] = set()
    for seed in range(40):
        rng = random.Random(f"{name} {seed}")
        seats = rng.randint(game.low, game.high)
        options = random_options(game, seats, rng)
        if name == "skip_bo":
            options["free_table"] = seed % 4 > 0
        match = new_match(game, seats, seed, options)
        for _ in range(60):
            if match.round.over:
                break
            for _ in range(8):
                move = any_move(match, rng)
                if move in match.round.legal_moves() or (move.out_of_turn and move in match.round.others(move.actor)):
                    continue
                with pytest.raises(IllegalMove) as refused:
                    match.round.play(move)
                reached.add(refused.value.reason)
            aside = choose_aside(match.round, rng) if rng.random() < 0.4 else None
            match.play(aside or choose(match.round, rng))
    assert len(reached - set(COMMON_REASONS)) >= REACHED[name], sorted(reached)
    assert not [code for code in reached - WORDLESS if phrases.reason(code) == any_reason()]
