"""Calls and moves out of turn at the table (SB-20 to SB-23)."""

from __future__ import annotations

import pytest

from cardgui.controller.setup import Setup
from cardgui.controller.table import TableController
from cardgui.rules.games import game_named
from cardgui.rules.moves import CAUGHT, DRAW, MOVE, TALKING, Move
from cardgui.rules.options import OptionValue
from cardgui.rules.places import PlaceKind
from cardgui.rules.seats import Seat
from cardgui.rules.start import Start
from tests.controller.conftest import MakeTable

SKIP_BO = game_named("skip_bo")


def skip_bo(*kinds: str, first: int = 0, deal: int = 7, **options: OptionValue) -> Setup:
    """`kinds` are "person" or levels. first: the seat that begins."""
    seats = tuple(
        Seat("person", f"Person {seat}") if kind == "person" else Seat("computer", f"Robot {seat}", kind)
        for seat, kind in enumerate(kinds)
    )
    return Setup(SKIP_BO, seats, options, deal, start=Start(first=first))


def calls(table: TableController, verb: str) -> list[Move]:
    return [move for move in table.view().calls if move.verb == verb]


def test_a_person_of_another_side_may_call_a_partner_who_talks(make_table: MakeTable) -> None:
    """SB-20."""
    table, _ = make_table()
    table.new_match(skip_bo("person", "person", "person", "easy", teams="two_sides"))
    assert not table.view().calls, "nobody calls while the next person is asked for"
    table.i_am_here(0)
    view = table.view()
    assert [move.text for move in view.calls] == ["p1:call talking p2"]
    assert not [move for move in view.legal if move.verb == TALKING]
    stock = SKIP_BO.place("p2.stock")
    before = len(view.observation.table.piles[stock])
    assert table.call(view.calls[0])
    after = table.view()
    assert len(after.observation.table.piles[stock]) == before + 2
    assert after.viewer == after.turn == 0
    assert not after.calls, "once a turn"
    assert table.undo()
    assert table.view().asked_for == 1, "whose call is taken back is asked for first"
    assert table.view().viewer is None
    assert not table.i_am_here(0)
    assert table.i_am_here(1)
    assert table.view().asked_for == 0, "then the one on turn"
    assert table.view().viewer is None
    assert table.i_am_here(0)
    assert table.view().calls == view.calls
    assert table.view().viewer == 0
    assert table.redo()
    assert table.view().asked_for is None


def test_nothing_goes_on_until_the_caller_has_said_so(make_table: MakeTable) -> None:
    """SB-20: nor does a computer seat, whose turn it is."""
    table, _ = make_table()
    table.pause(True)
    table.new_match(skip_bo("easy", "person", "person", "easy", teams="two_sides"))
    assert table.view().turn == 0
    assert table.call(calls(table, TALKING)[0])
    assert table.undo()
    table.pause(False)
    assert (table.view().asked_for, table.view().moves) == (1, 0)
    table.leave_seat(1)
    assert table.view().asked_for == 2, "who has left is not asked for, but the one who is alone now"
    assert table.i_am_here(2)
    assert table.view().moves > 0
    assert table.view().asked_for is None


def test_computer_players_are_not_called_for_talking(make_table: MakeTable) -> None:
    """SB-20: they keep silent."""
    table, _ = make_table()
    table.new_match(skip_bo("person", "person", "easy", "easy", teams="two_sides"))
    table.i_am_here(0)
    assert not table.view().calls
    alone, _ = make_table()
    alone.new_match(skip_bo("easy", "person", "easy", "easy", teams="two_sides"))
    assert not [move for move in alone.view().legal if move.verb == TALKING]


def test_people_play_out_of_turn_with_open_cards_and_are_caught(make_table: MakeTable) -> None:
    """SB-22, SB-23."""
    table, screen = make_table()
    table.new_match(skip_bo("person", "person", "person", free_table=True, stock_size=5, deal=3))
    table.i_am_here(0)
    assert calls(table, DRAW)
    places = SKIP_BO.places(3)
    for move in table.view().calls:
        assert move.actor in (1, 2)
        assert move.verb != MOVE or places[move.source].kind in (PlaceKind.STOCK, PlaceKind.OPEN)
    draw = next(move for move in calls(table, DRAW) if move.actor == 1)
    record = table.record_text()
    assert table.call(draw)
    assert {move.actor for move in calls(table, DRAW)} == {1}, "another is in doubt"
    assert [move.text for move in calls(table, CAUGHT)] == ["p2:caught p1"]
    own = [move for move in table.view().legal if move.verb == CAUGHT]
    assert [move.text for move in own] == ["p0:caught p1"], "the one on turn, too"
    assert table.call(calls(table, CAUGHT)[0])
    assert not calls(table, CAUGHT)
    assert not [move for move in calls(table, DRAW) if move.actor == 1], "caught before"
    assert screen.refused == []
    table.undo()
    table.undo()
    assert table.record_text() == record


def test_what_is_not_open_is_refused(make_table: MakeTable) -> None:
    table, screen = make_table()
    table.new_match(skip_bo("person", "person", "easy", free_table=True))
    table.i_am_here(0)
    match = table._table.match
    hidden = [move for move in match.round.others(1) if move not in table.view().calls]
    for move in (
        SKIP_BO.move(2, DRAW, out_of_turn=True),
        SKIP_BO.move(1, CAUGHT, target=0, out_of_turn=True),
        match.legal_moves()[0],
        *hidden,
    ):
        before = table.record_text()
        assert not table.call(move)
        assert table.record_text() == before
    assert [error.reason for error in screen.refused][:3] == ["not_your_turn", "nothing_to_catch", "not_your_turn"]


@pytest.mark.parametrize("kinds", [("person", "easy"), ("easy", "person")])
def test_a_free_table_takes_two_persons(make_table: MakeTable, kinds: tuple[str, str]) -> None:
    """SB-23."""
    table, _ = make_table()
    table.new_match(skip_bo(*kinds, free_table=True))
    view = table.view()
    assert not view.calls
    assert view.legal
    assert all(move.verb == MOVE and not move.out_of_turn for move in view.legal)


def test_a_computer_seat_leaves_people_two_seconds(make_table: MakeTable) -> None:
    """SB-23."""
    for free, people in ((True, 2), (True, 1), (False, 2)):
        table, _ = make_table()
        table.new_match(skip_bo("easy", "person", "person" if people == 2 else "easy", free_table=free))
        pause = table._questions._pause
        if free and people == 2:
            assert pause.isActive()
            assert pause.interval() == 2000
            assert table.view().moves == 0
            assert {move.actor for move in calls(table, DRAW)} == {1, 2}, "while everybody watches"
            table.step()
            assert table.view().moves == 1
        else:
            assert table.view().moves > 0
