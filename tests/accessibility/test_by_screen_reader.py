"""Somebody who sees nothing plays: whole rounds in the real program, through the assistive layer alone."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.accessibility.conftest import SYSTEM_PYTHON

PLAYER = Path(__file__).with_name("blind_player.py")
LONGEST = 600
"""Seconds."""


@dataclass
class Played:
    """pressed: names of buttons, in order.  heard: announcements, in order.  sheet: names on the screen at the end.

    pages: names on each page on the way.
    """

    pressed: list[str]
    heard: list[str]
    sheet: list[str]
    pages: list[list[str]]


def play(environment: dict[str, str], game: str, *options: str) -> Played:
    """game: "start" for the start page, "read" for a table that `options` name and that is only read."""
    program = [sys.executable, "-m", "cardgui"]
    if game not in ("start", "read"):
        program += ["--game", game, "--seats", "person:Ada,easy", "--deal", "3"]
    program += options
    run = subprocess.run(
        ["dbus-run-session", "--", SYSTEM_PYTHON, str(PLAYER), game, *program],
        capture_output=True,
        text=True,
        env=environment,
        timeout=LONGEST,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return Played(**json.loads(run.stdout.splitlines()[-1]))


@pytest.mark.display
def test_from_the_start_page_to_the_table(assistive_environment: dict[str, str]) -> None:
    played = play(assistive_environment, "start")
    start, rules, again, new_match, table = played.pages
    # Nobody gets behind a dialog that lies over the page.
    assert not any(name.startswith(("Play: ", "Menu", "Family")) for name in rules)
    assert again == start
    assert {"Play: Skyjo", "Play: Skip-Bo", "Rules", "Menu", "Family"} <= set(start)
    assert {"Back", "Deal number", "Start to play"} <= set(new_match)
    assert any(name.startswith("Draw pile") for name in table)


@pytest.mark.display
def test_a_round_of_skyjo(assistive_environment: dict[str, str]) -> None:
    played = play(assistive_environment, "skyjo")
    assert sum(name.startswith("Draw pile") for name in played.pressed) >= 5
    for said in ("Ada turned up", "Ada drew", "Baraka ", "Take one of these", "The round is over"):
        assert any(said in heard for heard in played.heard), said
    assert "Score sheet" in played.sheet
    assert not any(name.startswith(("Draw pile", "Ada, row", "Menu")) for name in played.sheet)
    assert any(name.startswith("Ada: ") and "Baraka: " in name for name in played.sheet)
    # Nothing is heard of a card before it was turned up: a covered one has no number.
    assert all(name.endswith("face down") or ": " not in name or name[-1].isdigit() for name in played.pressed)


@pytest.mark.display
def test_a_round_of_skip_bo(assistive_environment: dict[str, str]) -> None:
    played = play(assistive_environment, "skip_bo", "--option", "stock_size=5")
    for place in ("Ada, stock: ", "Ada, hand card ", "Ada, discard pile ", "Building pile "):
        assert any(name.startswith(place) for name in played.pressed), place
    for said in ("Ada played", "Ada discarded", "Baraka ", "Build, or discard a card"):
        assert any(said in heard for heard in played.heard), said
    assert any(name.startswith("Ada: ") and "Baraka: " in name for name in played.sheet)
    # Of a computer's hand only cards that it lays on the table are heard of.
    assert not [name for name in played.sheet if name.startswith("Baraka, hand card")]


@pytest.mark.display
@pytest.mark.parametrize("game", ["skyjo", "kings_corners"])
def test_all_names_on_an_arabic_table_are_arabic(assistive_environment: dict[str, str], game: str) -> None:
    seats = "person:زينب,easy:كيتو"
    read = play(
        assistive_environment, "read", "--game", game, "--seats", seats, "--deal", "3", "--language", "ar"
    ).sheet
    # Keys stand in brackets, and the first name is that of the program for the bus.
    latin = [name for name in read[1:] if re.search("[A-Za-z0-9]", re.sub(r"\(.*?\)", "", name))]
    assert not latin
    # The places of both with the digits of the language, and a plural as Arabic has it.
    assert any("زينب" in name for name in read)
    assert any(re.search("[٠-٩]", name) for name in read)
    assert any("كومة السحب" in name or "المخزون" in name for name in read)
