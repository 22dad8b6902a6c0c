"""The words for options, reasons, moves and steps."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from cardgui.language.locales import ENGLISH
from cardgui.language.phrases import PHRASES, phrases_of
from cardgui.language.phrases.common import any_reason, level_title, undo_reason, winners_title
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.errors import IllegalMove
from cardgui.rules.games import game_named
from cardgui.rules.matches import Match
from cardgui.rules.moves import END, Move
from cardgui.rules.seats import LEVELS, Seat
from cardgui.rules.skyjo.game import SKYJO
from cardgui.rules.steps import Closing, Moved, Steps, Turned, seen_by

NAMES = ("Amina", "Kito", "Zuri")
SKYJO_WORDS = phrases_of("skyjo")
TRIED = ("draw", "end", "flip grid.0", "flip grid.7", "discard>grid.3", "drawn>grid.9", "drawn>discard")


@pytest.mark.parametrize("name", PHRASES)
def test_every_option_and_choice_has_words(name: str) -> None:
    game, phrases = game_named(name), phrases_of(name)
    for seats in range(game.low, game.high + 1):
        for spec in game.option_specs(seats):
            assert phrases.option_title(spec.name)
            phrases.option_help(spec.name)
            words = [phrases.choice(spec.name, choice) for choice in spec.choices]
            assert all(words)
            assert len(set(words)) == len(words)
    assert phrases.title()
    assert phrases.pitch()


def test_every_level_has_a_name() -> None:
    assert all(level_title(level) for level in LEVELS)


def test_every_reason_of_skyjo_has_its_own_words() -> None:
    """ALL-5: whatever is refused in random positions is told in words that are not those for anything else."""
    chance = random.Random(5)
    seen: set[str] = set()
    for deal in range(12):
        options = {"reveal_after_discard": "must" if deal % 2 else "may", "target": 20}
        match = Match(SKYJO, [Seat("person", name) for name in NAMES], deal, options)
        while not match.over and len(match.moves) < 120:
            if match.waiting:
                match.next_round()
            for text in TRIED:
                move = SKYJO.parse_move(text, chance.randrange(3))
                seen |= _refusal(match, move)
            legal = list(match.legal_moves())
            match.play(legal[-1] if chance.random() < 0.5 else chance.choice(legal))
    assert len(seen) >= 7
    for code in (*seen, "match_over", "round_over", "own_grid_only"):
        assert SKYJO_WORDS.reason(code) != any_reason(), code


def _refusal(match: Match, move: Move) -> set[str]:
    if move in match.legal_moves():
        return set()
    with pytest.raises(IllegalMove) as refused:
        match.round.play(move)
    return {refused.value.reason}


def test_why_nothing_can_be_taken_back() -> None:
    assert undo_reason("") == ""
    assert len({undo_reason(code) for code in ("nothing", "never", "seen")}) == 3


def told(match: Match, text: str) -> list[str]:
    steps: Steps = []
    match.play(match.parse_move(text), steps)
    shown = seen_by(steps, match.round.eye(0))
    return [line.text for line in SKYJO_WORDS.happenings(shown, NAMES)]


def begun() -> Match:
    match = Match(SKYJO, [Seat("person", name) for name in NAMES], 4)
    for _ in NAMES:
        told(match, "flip grid.0")
        told(match, "flip grid.4")
    return match


def test_a_move_is_told_with_its_cards() -> None:
    match = begun()
    name = NAMES[match.round.seat]
    top = match.round.face[match.round.piles[1][-1]]
    gone = match.round.face[match.round.piles[SKYJO.place(f"p{match.round.seat}.grid.0")][0]]
    article = {8: "an", 11: "an"}
    shown, out = (f"{article.get(face, 'a')} {face}".replace("-", "−") for face in (top, gone))
    assert told(match, "discard>grid.0") == [f"{name} took {shown} and gave {out}"]
    drawn = told(match, "draw")
    assert len(drawn) == 1
    assert " drew a" in drawn[0]
    assert " discarded a" in told(match, "drawn>discard")[0]


def test_an_eight_has_its_own_article() -> None:
    step = Turned(1, (5,), 7, (8,), (15,), "flip")
    assert [line.text for line in SKYJO_WORDS.happenings([step], NAMES)] == ["Kito turned up an 8"]


def test_a_hidden_face_is_never_told() -> None:
    """ALL-2, C4972."""
    hidden = Moved(1, (5,), 0, 14, -1, (UNKNOWN,), (0,), "draw")
    assert SKYJO_WORDS.happenings([hidden], NAMES) == []


def test_a_whole_match_is_told_and_a_column_in_one_line() -> None:
    chance, columns, ends = random.Random(1), 0, 0
    for deal in range(40):
        match = Match(SKYJO, [Seat("person", name) for name in NAMES], deal)
        while not match.waiting and not match.over:
            steps: Steps = []
            move = chance.choice(list(match.legal_moves()))
            match.play(move, steps)
            lines = SKYJO_WORDS.happenings(seen_by(steps, match.round.eye(None)), NAMES)
            assert lines or move.verb == END
            assert all(line.text and "{" not in line.text for line in lines)
            taken = sum(isinstance(step, Moved) and step.why == "column" for step in steps)
            told_of = sum("column of three" in line.text for line in lines)
            assert told_of * 3 == taken
            columns += told_of
            ends += any(isinstance(step, Closing) for step in steps)
    assert columns
    assert ends


@pytest.fixture
def in_english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(ENGLISH.locale())
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("in_english")
def test_shared_wins_name_everybody() -> None:
    assert winners_title(["Amina"]) == "Amina wins!"
    assert winners_title(["Amina", "Kito"]) == "Amina and Kito win together!"
