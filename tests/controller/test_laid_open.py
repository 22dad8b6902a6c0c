"""When a round of Kings Corners is over all hands are laid open, so that everybody can count them (KC-4, KC-17)."""

from __future__ import annotations

import pytest

from cardgui.controller.setup import Setup
from cardgui.controller.table import TableController
from cardgui.language.phrases import phrases_of
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.games import game_named
from cardgui.rules.kings_corners.places import FIRST_HAND
from cardgui.rules.kings_corners.scoring import hand_points
from cardgui.rules.options import OptionValue
from cardgui.rules.seats import Seat
from cardgui.rules.steps import Paid, RoundOver, Turned
from tests.controller.conftest import MakeTable


def setup_of(game: str, *kinds: str, **options: OptionValue) -> Setup:
    seats = tuple(
        Seat("person", f"Person {seat}") if kind == "person" else Seat("computer", f"Robot {seat}", kind)
        for seat, kind in enumerate(kinds)
    )
    return Setup(game_named(game), seats, options, 7)


def hidden_in_hands(table: TableController) -> int:
    """How many cards of hands the screen shows the backs of."""
    view = table.view()
    places = [n for n, place in enumerate(view.game.places(view.seats)) if place.name.endswith(".hand")]
    return sum(
        view.observation.table.faces[card] == UNKNOWN for n in places for card in view.observation.table.piles[n]
    )


def play_round(table: TableController) -> None:
    """To the end of the round; as long as it goes on, hands are hidden."""
    while table.view().turn is not None:
        view = table.view()
        if view.asked_for is not None:
            table.i_am_here(view.asked_for)
        else:
            assert hidden_in_hands(table) > 0
            table.play([view.legal[0]])


@pytest.mark.parametrize("people", [1, 2, 3])
@pytest.mark.parametrize("scoring", ["penalty_points", "chips", "single_round"])
def test_all_hands_are_open_once_the_round_is_over(make_table: MakeTable, people: int, scoring: str) -> None:
    """KC-17: what counts can be counted by all. That the steps lead there is checked by the screen."""
    table, screen = make_table()
    kinds = ["person"] * people + ["easy"] * (3 - people)
    table.new_match(setup_of("kings_corners", *kinds, scoring=scoring))
    play_round(table)
    assert hidden_in_hands(table) == 0
    view = table.view()
    seen = view.observation.table
    left = [[seen.faces[card] for card in seen.piles[FIRST_HAND + seat]] for seat in range(3)]
    if scoring == "penalty_points":
        assert [hand_points(hand) for hand in left] == list(view.results[-1].scores)
    steps = next(change for change in reversed(screen.changes) if change.kind == "move").steps
    turned = [number for number, step in enumerate(steps) if isinstance(step, Turned)]
    assert len(turned) == sum(bool(hand) for hand in left)
    paid = [n for n, step in enumerate(steps) if isinstance(step, Paid) and step.why in ("cards", "pot")]
    over = next(n for n, step in enumerate(steps) if isinstance(step, RoundOver))
    assert max(turned) < min([*paid, over])
    told = phrases_of("kings_corners").happenings(table.log()[-1].steps, ["Ana", "Ben", "Cleo"])
    lines = [line.text for line in told if "Left in the hand of" in line.text]
    assert len(lines) == len(turned)


def test_they_are_hidden_again_when_the_end_is_taken_back(make_table: MakeTable) -> None:
    table, _ = make_table()
    table.new_match(setup_of("kings_corners", "person", "easy", "easy"))
    play_round(table)
    assert table.undo()
    assert hidden_in_hands(table) > 0
    assert table.redo()
    assert table.view().turn is not None or hidden_in_hands(table) == 0


def test_cards_that_were_shown_at_the_end_have_been_seen(make_table: MakeTable) -> None:
    """Who may take back only until an unseen card was seen cannot look at the hands and play on."""
    for deal in range(1, 40):
        table, _ = make_table(undo_policy="until_seen")
        table.new_match(
            Setup(game_named("kings_corners"), (Seat("person", "Ana"), Seat("computer", "Ben", "easy")), {}, deal)
        )
        while table.view().turn is not None:
            last = table.view()
            table.play([last.legal[0]])
        if last.turn == 0 and table.view().winners == (0,):
            assert table.view().undo_reason == "seen"
            return
    pytest.fail("Ana never won")


def test_hands_stay_hidden_where_they_do_not_count(make_table: MakeTable) -> None:
    """SB-15 counts stocks."""
    table, _ = make_table()
    table.new_match(setup_of("skip_bo", "person", "easy", stock_size=5))
    play_round(table)
    assert hidden_in_hands(table) > 0


def test_the_record_does_not_tell_of_it(make_table: MakeTable) -> None:
    table, _ = make_table()
    table.new_match(setup_of("kings_corners", "person", "easy"))
    play_round(table)
    assert UNKNOWN in table._table.match.observe(0).table.faces
