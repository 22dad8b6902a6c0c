"""The log and the past: nothing of the match is changed, and nobody learns more than they could see then."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardgui.controller.laid_open import with_open_hands
from cardgui.controller.setup import Setup, parse_setup
from cardgui.controller.table import TableController
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.games import GAMES
from cardgui.rules.observation import observe, observe_open_hands
from cardgui.rules.places import PlaceKind
from cardgui.rules.records import from_record
from cardgui.rules.rounds import Round
from cardgui.rules.steps import Moved, NewDeal, Turned
from cardgui.rules.table import Table, fold
from tests.controller.playing import play_on, quick_player
from tests.controller.screen import Screen, check_table, setup_of


def table_with(setup: Setup) -> tuple[TableController, Screen]:
    table = TableController(players=quick_player, speed=0)
    screen = Screen(table)
    table.new_match(setup)
    return table, screen


SETUPS = [
    ("skyjo", "person,easy,person", ()),
    ("skip_bo_junior", "person,easy", ()),
    ("skip_bo", "person,easy,person", ("stock_size=5",)),
    ("kings_corners", "person,easy,person", ("scoring=penalty_points",)),
]


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_the_log_says_what_the_viewer_of_now_may_know(
    qapp: object, game: str, seats: str, options: tuple[str, ...]
) -> None:
    """ALL-2: whatever the log shows of hidden cards, the viewer has seen; its steps lead from deal to now."""
    table, _ = table_with(parse_setup(game, seats, 5, options))
    for _ in range(12):
        play_on(table, 5)
        view = table.view()
        log = table.log()
        assert [moment.number for moment in log] == list(range(table.moments))
        folded = Table.fresh(view.game.deck, len(view.game.places(view.seats)))
        for moment in log:
            steps = moment.steps
            deals = [index for index, step in enumerate(steps) if isinstance(step, NewDeal)]
            if deals:
                folded = Table.fresh(view.game.deck, len(folded.piles))
                steps = steps[deals[-1] :]
            folded = fold(folded, steps)
        assert folded == view.observation.table
        eye = len(view.chairs) if view.viewer is None else view.viewer
        for moment in log:
            for step in moment.steps:
                if isinstance(step, (Moved, Turned)):
                    for face, known in zip(step.faces, step.knows, strict=True):
                        assert face == UNKNOWN or known >> eye & 1
        if view.over:
            break
    table.close()


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_each_moment_is_shown_as_it_was(qapp: object, game: str, seats: str, options: tuple[str, ...]) -> None:
    """What is shown of the past is what the viewer's chair could see then, and nothing can be played there."""
    table, screen = table_with(parse_setup(game, seats, 5, options))
    play_on(table, 40)
    if table.view().asked_for is not None:
        assert not table.look_at(0)
        table.i_am_here(table.view().asked_for or 0)
    record, now = table.record_text(), table.view()
    match = from_record(record)
    for number in (table.moments - 2, 0, table.moments // 2, 1):
        assert table.look_at(number)
        view = table.view()
        assert view.past == number
        assert screen.last.kind == "past"
        assert view.legal == ()
        assert not view.waiting
        assert view.viewer == now.viewer
        then = match.after(view.moves)
        if then.waiting and view.round > then.round.number:
            then.next_round()
        assert view.observation == then.observe(now.viewer)
        assert view.totals == tuple(then.totals)
        assert not table.ask_hint()
        assert table.record_text() == record
    assert table.look_at(None)
    assert not table.look_at(None)
    back = table.view()
    assert (back.past, back.observation, back.legal) == (None, now.observation, now.legal)
    check_table(table)
    table.close()


def test_the_last_moment_is_now(qapp: object) -> None:
    table, _ = table_with(setup_of("person", "easy"))
    play_on(table, 6)
    assert not table.look_at(table.moments - 1)
    assert table.view().past is None
    assert table.look_at(2)
    assert table.look_at(table.moments - 1)
    assert table.view().past is None
    with pytest.raises(IndexError):
        table.look_at(table.moments)
    table.close()


def test_a_move_an_undo_or_a_redo_lead_back_to_now(qapp: object) -> None:
    table, screen = table_with(setup_of("person", "person"))
    play_on(table, 6)
    legal = table.view().legal
    table.look_at(1)
    assert table.undo()
    assert table.view().past is None
    assert table.view().moves == 6
    table.look_at(1)
    table.redo()
    assert table.view().moves == 6
    table.look_at(1)
    assert table.play([legal[0]])
    assert screen.told[-3:-1] == ["past", "move"]
    assert (table.view().past, table.view().moves) == (None, 7)
    check_table(table)
    table.close()


def test_computer_seats_wait_while_the_past_is_looked_at(qapp: object) -> None:
    table = TableController(players=quick_player, speed=0)
    screen = Screen(table, settles=False)
    table.new_match(setup_of("easy", "easy"))
    table.settled()
    table.pause(True)
    while table.view().moves < 4:
        table.step()
        table.settled()
    table.look_at(1)
    table.pause(True)
    table.settled()
    assert table.view().moves == 1
    moments = table.moments
    screen.settles = True
    table.step()
    assert table.view().past is None
    assert table.moments == moments + 1
    table.look_at(2)
    table.pause(False)
    assert table.view().past is None
    assert table.view().over
    table.close()


def test_undo_and_redo_rewrite_the_log(qapp: object) -> None:
    table, _ = table_with(setup_of("person", "person"))
    play_on(table, 30)
    whole = table.log()
    table.undo()
    assert table.log() == whole[:-1]
    table.redo()
    assert table.log() == whole
    for _ in range(3):
        table.undo()
    table.play([table.view().legal[-1]])
    assert len(table.log()) == len(whole) - 2
    assert table.log()[: len(whole) - 3] == whole[:-3]
    table.close()


def test_a_saved_match_and_a_record_have_the_same_log(qapp: object, tmp_path: Path) -> None:
    table, _ = table_with(parse_setup("kings_corners", "person,easy", 5, ("scoring=penalty_points",)))
    play_on(table, 60)
    log = table.log()
    path = tmp_path / "match.cardgame"
    assert table.save_record(path)
    other, _ = table_with(setup_of("person", "easy"))
    assert other.open_record(path)
    assert [moment.steps for moment in other.log()][: len(log)] == [moment.steps for moment in log]
    table.close()
    other.close()


def test_who_left_is_named_where_they_played(qapp: object) -> None:
    table, _ = table_with(setup_of("person", "person"))
    play_on(table, 10)
    told = table.moments
    table.leave_seat(0)
    play_on(table, 6)
    log = table.log()
    assert log[told - 1].names[0] == "Person 0"
    assert log[told - 1].pictures[0] == "fox"
    assert log[-1].names[0] != "Person 0"
    assert log[-1].pictures[0] == "robot-0"
    table.close()


def raw(table: TableController) -> Round:
    return table._table.match.round


@pytest.mark.parametrize("game", list(GAMES))
def test_all_hands_are_open_where_computers_sit_alone(qapp: object, game: str) -> None:
    table, screen = table_with(parse_setup(game, "easy,easy", 5))
    view = table.view()
    assert view.hands_open
    assert view.computers_only
    assert view.observation == with_open_hands(observe_open_hands(raw(table)), raw(table))
    moved = [change for change in screen.changes if change.kind == "move"]
    assert moved
    hands = [number for number, place in enumerate(view.game.places(2)) if place.kind is PlaceKind.HAND]
    for change in moved[:40]:
        faces = change.after.observation.table.faces
        for hand in hands:
            assert all(faces[card] != UNKNOWN for card in change.after.observation.table.piles[hand])
    table.close()


def test_hands_are_closed_once_a_person_sits_or_sat_there(qapp: object) -> None:
    """ALL-2: who leaves may come back, and must not have seen the others' cards meanwhile."""
    table = TableController(players=quick_player, speed=0)
    Screen(table, settles=False)
    table.new_match(parse_setup("skip_bo", "person,easy,easy", 5))
    table.pause(True)
    assert not table.view().hands_open
    table.leave_seat(0)
    view = table.view()
    assert view.computers_only
    assert not view.hands_open
    assert view.observation == observe(raw(table), None)
    assert view.observation != observe_open_hands(raw(table))
    table.take_seat(0)
    assert table.view().observation == observe(raw(table), 0)
    table.close()
