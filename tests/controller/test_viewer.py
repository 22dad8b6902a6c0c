"""Whose eyes the screen has, and who sits at its bottom."""

from __future__ import annotations

import pytest

from cardgui.ai.players import choose
from cardgui.controller.setup import parse_setup
from cardgui.controller.viewer import Sight, sight
from cardgui.rules.skyjo.game import Skyjo
from tests.controller.conftest import MakeTable
from tests.controller.screen import setup_of


@pytest.mark.parametrize("secret", [False, True])
def test_one_person_always_looks_and_computers_alone_show_the_table_as_it_is(secret: bool) -> None:
    for turn in (None, 0, 1, 2):
        assert sight([2], turn, secret, Sight()) == Sight(2, 2)
        assert sight([], turn, secret, Sight(1, 1)) == Sight(None, 0)


def test_the_table_turns_to_the_person_on_turn() -> None:
    now = sight([0, 2], 1, False, Sight())
    assert now == Sight(2, 2)
    assert sight([0, 2], 3, False, now) == now
    assert sight([0, 2], 0, False, now) == Sight(0, 0)
    assert sight([0, 2], None, False, now) == now
    assert sight([0, 1], None, False, now) == Sight(0, 0)


def test_nobody_looks_between_two_persons_with_secret_hands() -> None:
    asked = sight([0, 2], 0, True, Sight())
    assert asked == Sight(None, 0, 0)
    here = Sight(0, 0)
    assert sight([0, 2], 0, True, here) == here
    assert sight([0, 2], 1, True, here) == Sight(None, 0)
    assert sight([0, 2], 2, True, here) == Sight(None, 2, 2)
    assert sight([0, 2], None, True, here) == here


def test_the_view_turns_after_the_screen_has_settled(make_table: MakeTable) -> None:
    table, screen = make_table(settles=False)
    table.new_match(setup_of("person", "person"))
    first = table.view().viewer
    assert first == table.view().turn == table.view().bottom
    table.settled()
    for _ in range(2):
        table.play(table.view().legal[:1])
    assert screen.last.kind == "move"
    assert screen.last.after.viewer == first
    assert table.view().legal == ()
    table.settled()
    assert screen.last.kind == "viewer"
    assert screen.last.after.viewer == screen.last.after.bottom == 1 - first
    assert table.view().legal


def test_a_move_of_the_next_person_turns_the_view_first(make_table: MakeTable) -> None:
    table, screen = make_table(settles=False)
    table.new_match(setup_of("person", "person"))
    for _ in range(3):
        assert table.play(list(table._table.match.legal_moves())[:1])
    assert screen.told == ["deal", "move", "move", "viewer", "move"]


def test_undo_into_another_person_s_decision_turns_to_that_person(make_table: MakeTable) -> None:
    table, screen = make_table()
    table.new_match(setup_of("person", "person"))
    first = table.view().viewer
    for _ in range(2):
        table.play(table.view().legal[:1])
    assert table.view().viewer != first
    table.undo()
    assert screen.last.kind == "undo"
    assert screen.last.after.viewer == first
    assert screen.last.after.asked_for is None


def test_the_curtain(make_table: MakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a game with secret hands: nobody looks until somebody says that they are there."""
    monkeypatch.setattr(Skyjo, "secret_hands", True)
    table, screen = make_table()
    table.new_match(setup_of("person", "person", deal=7))
    view = table.view()
    assert view.viewer is None
    assert view.asked_for == view.turn == view.bottom
    assert view.turn is not None
    assert not view.legal
    assert view.observation.seat is None
    assert not table.play(list(table._table.match.legal_moves())[:1])
    assert screen.refused[-1].reason == "not_your_turn"
    assert not table.i_am_here(1 - view.turn)
    assert table.i_am_here(view.turn)
    assert screen.last.kind == "viewer"
    assert table.view().viewer == view.turn
    for _ in range(2):
        assert table.play(table.view().legal[:1])
    other = table.view()
    assert other.viewer is None
    assert other.asked_for == 1 - view.turn
    assert table.undo()
    assert table.view().asked_for == view.turn
    assert table.view().viewer is None
    assert table.i_am_here(view.turn)
    assert table.view().legal
    assert table.undo()
    assert table.view().viewer == view.turn, "one's own decision needs no curtain"


def test_a_hand_is_not_shown_because_the_other_person_left(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Skyjo, "secret_hands", True)
    table, screen = make_table()
    table.new_match(setup_of("person", "person", deal=7))
    first = table.view().turn
    assert first is not None
    assert table.i_am_here(first)
    table.leave_seat(first)
    view = table.view()
    assert (view.viewer, view.asked_for) == (None, 1 - first)
    assert all(change.after.viewer is None for change in screen.changes if change.kind == "chairs")
    assert table.i_am_here(1 - first)
    assert table.view().viewer == 1 - first
    table.take_seat(first)
    table.leave_seat(first)
    assert table.view().viewer == 1 - first, "who looks already need not be asked"


def test_a_new_deal_is_behind_the_curtain(make_table: MakeTable) -> None:
    """Also for the person who ended the round and begins the next one: everybody was looking at the scores."""
    table, screen = make_table()
    table.new_match(parse_setup("kings_corners", "person,person", 1, ["scoring=penalty_points"]))
    seen = 0
    while seen < 4 and not table.view().over:
        view = table.view()
        if view.asked_for is not None:
            table.i_am_here(view.asked_for)
        elif view.waiting:
            seen += 1
            table.next_round()
            assert table.view().viewer is None
            assert table.view().asked_for == table.view().turn
            assert screen.last.after.observation.seat is None
        else:
            table.play([choose(view.observation, "easy", view.moves)])
    assert seen == 4


def test_computer_seats_play_before_the_curtain(make_table: MakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Skyjo, "secret_hands", True)
    table, screen = make_table()
    table.new_match(setup_of("person", "easy", "person", deal=7))
    for _ in range(8):
        asked = table.view().asked_for
        assert asked is not None
        table.i_am_here(asked)
        while table.view().viewer == asked:
            table.play(table.view().legal[:1])
    by_computer = [change for change in screen.changes if change.moves and change.moves[0].actor == 1]
    assert by_computer
    assert all(change.after.viewer is None and change.after.asked_for is None for change in by_computer)
