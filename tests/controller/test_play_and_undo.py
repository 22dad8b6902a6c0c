"""Gestures, undo and redo: what changes, what is told, and what stays."""

from __future__ import annotations

import pytest

from cardgui.controller.table import TableController
from cardgui.rules.moves import DRAW, Move
from cardgui.rules.places import PlaceKind
from cardgui.rules.positions import position
from cardgui.rules.records import from_record
from cardgui.rules.skyjo.grid import DISCARD_PILE, grid_start
from tests.controller.conftest import MakeTable
from tests.controller.screen import SKYJO, Screen, check_table, setup_of


def play_first(table: TableController, times: int = 1) -> None:
    for _ in range(times):
        assert table.play(table.view().legal[:1])


def open_both(table: TableController) -> None:
    """Play until the opening is over and a person is on turn."""
    while sum(table._table.match.round.turns) == 0:
        play_first(table)


def play_round(table: TableController, choose: int = 0) -> None:
    """Play the round on the table to its end, by the first legal move or the last."""
    while not (table.view().waiting or table.view().over):
        legal = table.view().legal
        assert table.play([legal[-1 if choose else 0]])


def test_a_move_is_made_at_once_and_the_screen_follows(make_table: MakeTable) -> None:
    table, screen = make_table(settles=False)
    table.new_match(setup_of("person", "person"))
    move = table.view().legal[0]
    assert table.play([move])
    assert table._table.match.moves == [move]
    change = screen.last
    assert change.kind == "move"
    assert change.before is not None
    assert (change.before.moves, change.after.moves) == (0, 1)
    assert change.after.last is not None
    assert (change.after.last.actor, change.after.last.place) == (move.actor, move.source)


def test_all_5_an_illegal_move_changes_nothing(make_table: MakeTable) -> None:
    table, screen = make_table()
    table.new_match(setup_of("person", "person"))
    view = table.view()
    assert view.turn is not None
    assert not table.play([SKYJO.move(view.turn, DRAW)])
    assert [error.reason for error in screen.refused] == ["turn_up_two"]
    assert not table.play([SKYJO.move(1 - view.turn, DRAW)])
    assert screen.refused[-1].reason == "not_your_turn"
    assert table.view() == view
    assert screen.told == ["deal", "viewer", "refused", "refused"] or screen.told == ["deal", "refused", "refused"]


def test_nobody_moves_for_a_computer_seat(make_table: MakeTable) -> None:
    table, screen = make_table()
    table.pause(True)
    table.new_match(setup_of("easy", "person", deal=3))
    assert table.view().turn == 0
    assert not table.view().legal
    record = table.record_text()
    assert not table.play(list(table._table.match.legal_moves())[:1])
    assert screen.refused[-1].reason == "not_your_turn"
    assert table.record_text() == record


def test_a_gesture_is_played_whole_or_not_at_all(make_table: MakeTable) -> None:
    table, screen = make_table()
    table.new_match(setup_of("person", "person"))
    open_both(table)
    view = table.view()
    assert view.turn is not None
    seat = view.turn
    draw = SKYJO.move(seat, DRAW)
    record, changes = table.record_text(), len(screen.changes)
    assert not table.play([draw, draw])
    assert screen.refused[-1].reason == "place_the_drawn_card"
    assert (table.record_text(), len(screen.changes)) == (record, changes)

    held = SKYJO.place(f"p{seat}.drawn")
    place = SKYJO.move(seat, "move", held, target=grid_start(seat) + 5)
    assert table.play([draw, place])
    assert len([change for change in screen.changes[changes:] if change.kind == "move"]) == 1
    assert screen.changes[changes].moves == (draw, place)
    assert table.undo()
    assert table.record_text() == record
    assert table.redo()
    assert [move.text for move in table._table.match.moves[-2:]] == ["draw", "drawn>grid.5"]
    check_table(table)


def test_undo_goes_back_to_a_person_across_computer_turns(make_table: MakeTable) -> None:
    table, screen = make_table()
    table.new_match(setup_of("person", "easy", "skilled", "easy", deal=5))
    positions: list[object] = []
    for _ in range(12):
        positions.append(position(table._table.match))
        play_first(table)
    asked = len(screen.told)
    for expected in reversed(positions):
        assert table.view().can_undo
        assert table.undo()
        assert screen.last.kind == "undo"
        assert position(table._table.match) == expected
        assert table.view().turn == 0
    assert not table.view().can_undo
    assert table.view().undo_reason == "nothing"
    assert not table.undo()
    for expected in positions[1:]:
        assert table.redo()
        assert position(table._table.match) == expected
    assert "move" not in screen.told[asked:]


def test_a_new_move_cuts_off_what_was_taken_back(make_table: MakeTable) -> None:
    table, _ = make_table()
    table.new_match(setup_of("person", "person"))
    play_first(table, 3)
    table.undo()
    table.undo()
    assert table.view().can_redo
    assert table.play(table.view().legal[-1:])
    assert not table.view().can_redo
    assert not table.redo()
    check_table(table)


def test_commands_do_not_wait_for_the_screen(make_table: MakeTable) -> None:
    """Undo during an animation, twice, redo, and on: `settled` is never said."""
    table, screen = make_table(settles=False)
    table.new_match(setup_of("person", "person"))
    for _ in range(7):
        assert table.play(list(table._table.match.legal_moves())[:1])
    record = table.record_text()
    assert table.undo()
    assert table.undo()
    assert table.redo()
    assert table.redo()
    assert table.record_text() == record
    assert table.play(list(table._table.match.legal_moves())[-1:])
    check_table(table)
    assert screen.changes[-1].after.moves == 8


def test_a_command_given_while_a_change_is_told_comes_after_it(make_table: MakeTable) -> None:
    table, screen = make_table()
    told: list[tuple[str, int]] = []
    played: list[Move] = []

    def eager(change: object) -> None:
        if not played:
            played.append(table._table.match.legal_moves()[0])
            assert table.play(played)
            assert table.undo()

    table.changed.connect(eager)
    table.changed.connect(lambda change: told.append((change.kind, change.after.moves)))
    table.new_match(setup_of("person", "person"))
    kept = [change for change in told if change[0] != "viewer"]
    assert kept == [("deal", 0), ("move", 1), ("undo", 0)]
    assert [(change.kind, change.after.moves) for change in screen.changes] == told


def test_undo_across_the_end_of_a_round_and_of_the_match(make_table: MakeTable) -> None:
    table, screen = make_table()
    table.new_match(setup_of("person", "person", target=20))
    ends: list[str] = []
    while not table.view().over:
        play_round(table, choose=1 if ends else 0)
        ends.append(table.record_text())
        check_table(table)
        if not table.view().over:
            assert table.next_round()
            assert table.view().round == len(ends)
    assert screen.told.count("match_over") == 1
    assert table.view().winners
    record = table.record_text()
    while table.undo():
        check_table(table)
    assert table.view().moves == 0
    seen: list[str] = []
    while table.redo():
        check_table(table)
        if table.view().waiting or table.view().over:
            seen.append(table.record_text())
    assert seen == ends
    assert table.record_text() == record
    assert screen.told.count("match_over") == 2
    assert screen.told.count("round_over") == 2 * (len(ends) - 1)


def test_undo_of_the_first_move_of_a_round_leads_to_its_deal(make_table: MakeTable) -> None:
    table, _ = make_table()
    table.new_match(setup_of("person", "person", target=300))
    play_round(table)
    assert not table.play(list(table._table.match.round.legal_moves())[:1])
    table.next_round()
    dealt = position(table._table.match)
    play_first(table)
    assert table.undo()
    assert position(table._table.match) == dealt
    assert table.view().round == 1
    assert table.undo()
    assert table.view().round == 0
    assert table.view().turn is not None


def test_a_finished_round_takes_no_moves(make_table: MakeTable) -> None:
    table, screen = make_table()
    table.new_match(setup_of("person", "person", target=20))
    move = table.view().legal[0]
    play_round(table)
    while not table.view().over:
        assert not table.view().legal
        assert not table.play([move])
        assert screen.refused[-1].reason == "round_over"
        table.next_round()
        play_round(table, 1)
    assert not table.play([move])
    assert screen.refused[-1].reason == "match_over"
    assert not table.next_round()


def test_undo_in_the_middle_of_a_computer_s_turn(make_table: MakeTable) -> None:
    """It has drawn and not yet placed."""
    table, _ = make_table()
    table.new_match(setup_of("person", "easy", deal=3))
    open_both(table)
    for _ in range(60):
        table.pause(True)
        while table.view().turn == 0:
            play_first(table)
        table.step()
        if table._table.match.moves[-1].verb == DRAW:
            break
        table.pause(False)
    match = table._table.match
    assert match.round.seat == 1
    record = table.record_text()
    assert table.undo()
    assert table.view().turn == 0
    check_table(table)
    assert table.redo()
    assert table.record_text() == record
    table.pause(False)
    check_table(table)
    assert table.view().turn == 0
    assert from_record(table.record_text()).moves[: len(from_record(record).moves)] == from_record(record).moves


def test_a_table_of_computers_takes_back_one_move_and_pauses(make_table: MakeTable) -> None:
    table, screen = make_table()
    table.pause(True)
    table.new_match(setup_of("easy", "skilled", deal=3))
    for _ in range(9):
        table.step()
    assert table.view().moves == 9
    record = table.record_text()
    table.pause(False)
    final = table.record_text()
    while table.view().moves > 9:
        assert table.undo()
        assert table.mode == "paused"
    assert table.record_text() == record
    assert table.redo()
    assert table.view().moves == 10
    table.pause(False)
    assert table.record_text() == final
    assert screen.told[-1] == "match_over"


@pytest.mark.parametrize(("policy", "reason"), [("any", ""), ("never", "never"), ("until_seen", "seen")])
def test_when_undo_is_possible(make_table: MakeTable, policy: str, reason: str) -> None:
    """A card was turned up since."""
    table, _ = make_table(undo_policy=policy)
    table.new_match(setup_of("person", "person"))
    assert table.view().undo_reason == "nothing"
    play_first(table)
    assert table.view().undo_reason == reason
    assert table.view().can_undo == (reason == "")
    assert table.undo() == (reason == "")


def test_undo_as_long_as_nothing_new_was_seen(make_table: MakeTable) -> None:
    table, _ = make_table(undo_policy="until_seen")
    table.new_match(setup_of("person", "person"))
    open_both(table)
    view = table.view()
    assert view.turn is not None
    start = grid_start(view.turn)
    knows = view.observation.table.knows
    piles = view.observation.table.piles
    cells = range(start, start + 12)
    face_up = next(cell for cell in cells if knows[piles[cell][0]])
    face_down = next(cell for cell in cells if not knows[piles[cell][0]])

    assert table.play([SKYJO.move(view.turn, "move", DISCARD_PILE, target=face_up)])
    assert table.view().can_undo
    assert table.undo()
    assert table.play([SKYJO.move(view.turn, "move", DISCARD_PILE, target=face_down)])
    assert table.view().undo_reason == "seen"
    table.set_undo_policy("any")
    assert table.undo()
    assert position(table._table.match) == position(from_record(table.record_text()))


def test_the_last_move_is_marked(make_table: MakeTable) -> None:
    table, screen = make_table()
    table.new_match(setup_of("person", "person"))
    assert table.view().last is None
    open_both(table)
    view = table.view()
    assert view.turn is not None
    discard = view.observation.table.piles[DISCARD_PILE][-1]
    target = grid_start(view.turn) + 4
    table.play([SKYJO.move(view.turn, "move", DISCARD_PILE, target=target)])
    last = table.view().last
    assert last is not None
    assert (last.actor, last.place, last.card) == (view.turn, target, discard)
    table.undo()
    table.redo()
    assert table.view().last == last
    table.undo()
    assert table.view().last == view.last
    for change in screen.changes:
        mark = change.after.last
        if mark is not None:
            assert SKYJO.places(2)[mark.place].kind is not PlaceKind.DRAW
            assert mark.card in change.after.observation.table.piles[mark.place]


def test_round_over_waits_for_the_screen_and_is_said_once(make_table: MakeTable) -> None:
    table, screen = make_table(settles=False)
    table.new_match(setup_of("person", "person", target=300))
    while not table.view().waiting:
        table.play(list(table._table.match.legal_moves())[:1])
    assert "round_over" not in screen.told
    table.settled()
    table.settled()
    assert screen.told.count("round_over") == 1
    table.undo()
    table.redo()
    assert screen.told.count("round_over") == 1
    table.settled()
    assert screen.told.count("round_over") == 2


def test_computer_seats_wait_for_the_screen(make_table: MakeTable) -> None:
    table, screen = make_table(settles=False)
    table.new_match(setup_of("easy", "person", deal=3))
    assert screen.told == ["deal"]
    table.settled()
    assert screen.told == ["deal", "move"]
    table.settled()
    assert screen.told == ["deal", "move", "move"]
    table.settled()
    table.settled()
    assert screen.told == ["deal", "move", "move"]
    assert table.view().legal


def test_pauses_of_computer_seats(make_table: MakeTable) -> None:
    table, screen = make_table(speed=100)
    table.new_match(setup_of("easy", "person", deal=3))
    assert table.view().moves == 0
    assert table._questions._pause.interval() == 600
    table.set_speed(200)
    table.pause(True)
    assert not table._questions._pause.isActive()
    table.step()
    assert table.view().moves == 1
    assert table.view().mode == "paused"
    table.pause(False)
    assert table._questions._pause.interval() == 300
    table.fast_forward(True)
    assert table.view().moves == 2
    assert table.view().turn == 1
    assert screen.told[-2:] == ["fast", "playing"] or screen.told[-1] == "playing"
    assert table.mode == "playing"


def test_a_screen_that_listens_last_hears_all_in_order(make_table: MakeTable) -> None:
    table, _ = make_table()
    late = Screen(table, settles=False)
    table.new_match(setup_of("easy", "person", "easy", deal=3))
    play_first(table, 2)
    moves = [change.after.moves for change in late.changes if change.kind == "move"]
    assert moves == list(range(1, len(moves) + 1))
