"""What is counted at the table keeps up with the cards, and chips travel between a seat and the pot."""

from __future__ import annotations

import random

import pytest

from cardgui.controller.view import Change
from cardgui.rules.skyjo.grid import DRAW_PILE, grid_start
from cardgui.rules.steps import Paid
from cardgui.scene.board_view import BoardView
from cardgui.scene.games.kings_corners_layout import chips_of, pot_of
from cardgui.scene.look.plates import PillContent, PlateContent
from cardgui.scene.settling import Mark
from cardgui.scene.tables import TABLES
from tests.scene.conftest import MakeBoard
from tests.scene.random_play import at_rest


def pill(view: BoardView, name: str) -> str:
    content = view.board.fixtures._signs._keys[f"pill {name}"][0]  # type: ignore[index]
    assert isinstance(content, PillContent)
    return content.text


def plate(view: BoardView, seat: int) -> PlateContent:
    content = view.board.fixtures._signs._keys[f"plate {seat}"][0]  # type: ignore[index]
    assert isinstance(content, PlateContent)
    return content


def at(view: BoardView, time: float) -> None:
    """Let the time line stand at `time`, ms."""
    animation = view.board.settling.time_line
    animation.pause()
    animation.setCurrentTime(round(time))


def heaps(view: BoardView) -> list[str]:
    return view.board.fixtures._heaps.names()


@pytest.mark.parametrize("game", list(TABLES))
def test_the_last_that_is_shown_is_the_table_after_the_steps(make_board: MakeBoard, game: str) -> None:
    """From the deal on, whatever overlaps on the time line."""
    options = ("scoring=chips", "chips_for_cards=true") if game == "kings_corners" else ()
    view = make_board("person,easy,easy", 5, game=game, options=options, speed=1)
    board, rng = view.board, random.Random(3)
    compared = 0
    for _ in range(150):
        table = view.controller.view()
        if board.meanwhile._view is not None:
            at(view, board.settling.time_line.duration() - 1)
            board.meanwhile.advance(board.settling.time_line.duration())
            shown = board.meanwhile._view
            assert shown is not None
            assert [sorted(pile) for pile in shown.observation.table.piles] == [
                sorted(pile) for pile in table.observation.table.piles
            ]
            assert shown.observation.table.faces == table.observation.table.faces
            assert chips_of(shown) == chips_of(table)
            assert pot_of(shown) == pot_of(table)
            compared += 1
        board.settling.finish()
        table = view.controller.view()
        if table.waiting or table.over:
            break
        if table.legal and not board.settling.running:
            view.controller.play([rng.choice([move for move in table.legal if move.is_play] or list(table.legal))])
    assert compared > 20
    while board.settling.running:
        board.settling.finish()
    assert board.meanwhile._view is None
    at_rest(view)


def test_a_pile_is_counted_down_when_its_card_leaves(make_board: MakeBoard) -> None:
    view = make_board(speed=1)
    view.board.settling.finish()
    while not any(move.text == "draw" for move in view.controller.view().legal):
        view.controller.play(view.controller.view().legal[:1])
        view.board.settling.finish()
    left = len(view.controller.view().observation.table.piles[DRAW_PILE])
    view.controller.play([next(move for move in view.controller.view().legal if move.text == "draw")])
    assert pill(view, "draw") == str(left)
    at(view, 1)
    assert pill(view, "draw") == str(left - 1)


def test_a_sum_is_told_when_the_card_has_turned_over(make_board: MakeBoard) -> None:
    view = make_board("person,person", 4, speed=1)
    view.board.settling.finish()
    move = view.controller.view().legal[0]
    assert move.source == grid_start(move.actor)
    before = plate(view, move.actor).second
    view.controller.play([move])
    table = view.controller.view().observation.table
    face = table.faces[table.piles[move.source][0]]
    assert face != 0
    at(view, view.board.settling.time_line.duration() - 20)
    assert plate(view, move.actor).second == before
    view.board.settling.finish()
    assert plate(view, move.actor).second != before
    assert str(abs(face)) in plate(view, move.actor).second


def test_a_hand_is_counted_card_by_card_in_a_deal(make_board: MakeBoard) -> None:
    view = make_board("person,easy", game="skip_bo", speed=1)
    counts = []
    for part in (0.0, 0.3, 0.6, 0.999):
        at(view, part * view.board.settling.time_line.duration())
        counts.append(int(plate(view, 1).score or 0))
    assert counts == sorted(counts)
    assert counts[0] == 0
    assert 0 < counts[1] < counts[2] < counts[3] == 30


def paying(make_board: MakeBoard, why: str) -> tuple[BoardView, Mark, Change]:
    """A board at which a payment has been told and nothing moves yet."""
    for deal in range(40):
        options = ("scoring=chips", "chips_for_cards=true", "draw=end_of_turn")
        view = make_board("person,person", deal, game="kings_corners", options=options, speed=1)
        changes: list[Change] = []
        view.controller.changed.connect(changes.append)
        rng = random.Random(deal)
        for _ in range(200):
            view.board.settling.finish()
            table = view.controller.view()
            if table.asked_for is not None:
                view.controller.i_am_here(table.asked_for)
            table = view.controller.view()
            if table.turn is None:
                break
            changes.clear()
            view.controller.play([rng.choice([move for move in table.legal if move.is_play] or list(table.legal))])
            events = view.board.meanwhile._events
            for begin, step, arrived in events:
                if isinstance(step, Paid) and step.why == why and not arrived:
                    end = next(time for time, other, there in events if other is step and there)
                    return view, Mark(step, begin, end), next(one for one in changes if one.kind == "move")
    raise AssertionError(f"nobody has paid for {why}")


@pytest.mark.parametrize("why", ["no_card", "pot"])
def test_chips_travel_and_are_counted_at_either_end(make_board: MakeBoard, why: str) -> None:
    """KC-18: what a seat pays is missing there at once and in the pot when it has come, and the other way round."""
    view, mark, change = paying(make_board, why)
    step = mark.step
    assert isinstance(step, Paid)
    assert change.before is not None
    chips, pot = chips_of(change.before), pot_of(change.before)
    seat = f"chips {step.seat}"
    names = ("pot", seat) if why == "pot" else (seat, "pot")
    at(view, mark.begin - 1)
    start, end = (pill(view, name) for name in names)
    assert not [name for name in heaps(view) if name.endswith(" 0")] or why == "pot"
    at(view, (mark.begin + mark.end) / 2)
    assert heaps(view)
    assert pill(view, names[0]) != start, "it is counted down where it sets out"
    assert pill(view, names[1]) == end, "and is not there yet"
    layout = view.board.layout
    assert layout is not None
    heap = view.board.fixtures._heaps._items[heaps(view)[-1]]
    ends = [layout.stands[name] for name in names]
    assert not any(room.contains(heap.pos()) for room in ends)
    assert ends[0].united(ends[1]).adjusted(-5, -5, 5, 5).contains(heap.pos())
    view.board.settling.finish()
    assert not heaps(view)
    now = change.after
    if why == "no_card":
        assert chips_of(now)[step.seat] < chips[step.seat]
        assert pot_of(now) > pot
    assert pill(view, seat).startswith(str(chips_of(now)[step.seat]))
    assert pill(view, "pot") == f"Pot {pot_of(now)}"


def test_undo_in_mid_flight_takes_the_chips_back(make_board: MakeBoard) -> None:
    view, mark, change = paying(make_board, "no_card")
    assert change.before is not None
    at(view, (mark.begin + mark.end) / 2)
    assert heaps(view)
    assert view.controller.undo()
    assert not heaps(view)
    view.board.settling.finish()
    assert pill(view, "pot") == f"Pot {pot_of(view.controller.view())}"
    assert not heaps(view)
    at_rest(view)


def test_at_speed_0_no_chip_is_on_its_way(make_board: MakeBoard) -> None:
    view = make_board("person,easy", 3, game="kings_corners", options=("scoring=chips",))
    assert not heaps(view)
    assert view.board.meanwhile._view is None
    assert pill(view, "pot") == "Pot 2"
