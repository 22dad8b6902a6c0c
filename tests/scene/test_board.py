"""The board: every card ends where the layout says, and the pointer and the keys reach every move."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.controller.setup import parse_setup
from cardgui.controller.view import Change, View
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.errors import IllegalMove
from cardgui.rules.matches import Match
from cardgui.rules.moves import MOVE
from cardgui.rules.seats import Seat
from cardgui.rules.skyjo.game import SKYJO
from cardgui.rules.skyjo.grid import DISCARD_PILE, DRAW_PILE, drawn_place, grid_start
from cardgui.rules.skyjo.round import CHOOSING
from cardgui.rules.start import Start
from cardgui.rules.steps import Moved
from cardgui.scene import durations
from cardgui.scene.board_view import BoardView
from cardgui.scene.choices import Slot
from cardgui.scene.durations import Speed
from cardgui.scene.poses import Pose, Poses
from cardgui.scene.settling import MOVE as GLIDE
from cardgui.scene.settling import Track, tracks_of
from cardgui.scene.tables import TABLES
from tests.scene.conftest import MakeBoard
from tests.scene.random_play import at_rest, play_at_random


def click(view: BoardView, place: int) -> None:
    assert view.board.layout is not None
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.board.layout.spots[place].centre.toPoint())


def drag(view: BoardView, start: QPoint, end: QPoint, *, release: bool = True) -> None:
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(view.viewport(), start + (end - start) * step / 5)
    if release:
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)


def open_two(view: BoardView) -> View:
    """Turn up the two cards of the start, and go on until the person chooses a pile."""
    while view.controller.view().observation.state["phase"] != CHOOSING or not view.controller.view().legal:
        view.controller.play([view.controller.view().legal[0]])
    return view.controller.view()


def middle(view: BoardView, place: int) -> QPoint:
    assert view.board.layout is not None
    return view.board.layout.spots[place].centre.toPoint()


@pytest.mark.parametrize("seats", ["person,easy", "person,easy,easy", ",".join(["person"] + ["easy"] * 7)])
def test_every_card_ends_where_the_layout_says(make_board: MakeBoard, seats: str) -> None:
    play_at_random(make_board(seats, speed=0.2), 5, 120)


def test_a_press_during_an_animation_is_carried_out(make_board: MakeBoard) -> None:
    """Cards that still move come to rest at once, and the press means what it says (P576)."""
    view = make_board(speed=1)
    assert view.board.settling.running
    before = view.controller.view().moves
    click(view, grid_start(0) + 3)
    assert view.controller.view().moves == before + 1


def test_drag_plays_on_the_place_it_overlaps_most(make_board: MakeBoard) -> None:
    view = make_board()
    open_two(view)
    target = grid_start(0) + 5
    drag(view, middle(view, DISCARD_PILE), middle(view, target) + QPoint(12, 9))
    move = view.controller.view().last
    record = view.controller.record_text()
    assert "discard>grid.5" in record
    assert move is not None
    at_rest(view)


def test_drag_to_nowhere_glides_back(make_board: MakeBoard) -> None:
    view = make_board(speed=1)
    open_two(view)
    view.board.settling.finish()
    before = view.controller.view().moves
    drag(view, middle(view, DISCARD_PILE), QPoint(640, 120))
    assert view.controller.view().moves == before
    assert view.board.settling.running
    view.board.settling.finish()
    at_rest(view)


def test_the_card_is_lifted_on_the_press_itself(make_board: MakeBoard) -> None:
    view = make_board(speed=1)
    open_two(view)
    view.board.settling.finish()
    card = view.controller.view().observation.table.piles[DISCARD_PILE][-1]
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, DISCARD_PILE))
    assert view.board.items_by_card[card].lifted
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, DISCARD_PILE))


def test_a_drag_from_the_draw_pile_draws_and_goes_on(make_board: MakeBoard) -> None:
    view = make_board()
    open_two(view)
    target = grid_start(0) + 8
    drag(view, middle(view, DRAW_PILE), middle(view, target))
    record = view.controller.record_text()
    assert '"draw","drawn>grid.8"' in record
    at_rest(view)


def test_click_and_click(make_board: MakeBoard) -> None:
    view = make_board()
    open_two(view)
    click(view, DISCARD_PILE)
    assert view.board.held is not None
    assert set(view.board.held.targets) == {grid_start(0) + cell for cell in range(12)}
    click(view, DISCARD_PILE)
    assert view.board.held is None, "a second click puts it back"
    click(view, DISCARD_PILE)
    click(view, grid_start(0) + 2)
    assert '"discard>grid.2"' in view.controller.record_text()


def test_a_drawn_card_is_in_the_hand_at_once(make_board: MakeBoard) -> None:
    view = make_board()
    open_two(view)
    click(view, DRAW_PILE)
    assert view.board.held is not None
    assert view.board.held.slot.place == drawn_place(0)
    click(view, grid_start(0) + 1)
    assert '"drawn>grid.1"' in view.controller.record_text()


def test_double_click_plays_to_the_best_place(make_board: MakeBoard) -> None:
    view = make_board()
    open_two(view)
    before = view.controller.view().moves
    view.show()
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, DISCARD_PILE))
    assert view.controller.view().moves > before
    assert '"discard>grid.' in view.controller.record_text()


def test_nothing_begins_to_move_after_the_end(make_board: MakeBoard) -> None:
    """A computer seat may still move while the window goes: cards would be on their way when their buttons are gone."""
    view = make_board(speed=1)
    view.board.settling.finish()
    view.stop()
    view.controller.play([view.controller.view().legal[0]])
    assert not view.board.settling.running
    view.stop()


def test_only_legal_places_light_up(make_board: MakeBoard) -> None:
    view = make_board()
    shown = open_two(view)
    lit = {int(name.split()[1]) for name in view.board.lights._targets.names()}
    assert lit == {DRAW_PILE, DISCARD_PILE}
    click(view, DISCARD_PILE)
    lit = {int(name.split()[1]) for name in view.board.lights._targets.names()}
    assert lit == {move.target for move in shown.legal if move.verb == MOVE}


def test_keys_alone_reach_draw_and_place(make_board: MakeBoard) -> None:
    view = make_board()
    view.activateWindow()
    assert QTest.qWaitForWindowActive(view)
    view.setFocus()
    open_two(view)
    QTest.keyClick(view, Qt.Key.Key_Right)
    focused = QApplication.focusWidget()
    assert focused is view.overlay.buttons[Slot(DRAW_PILE)]
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert view.board.held is not None
    view.overlay.buttons[Slot(grid_start(0))].setFocus()
    QTest.keyClick(view.overlay.buttons[Slot(grid_start(0))], Qt.Key.Key_Down)
    focused = QApplication.focusWidget()
    assert focused is view.overlay.buttons[Slot(grid_start(0) + 4)]
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert '"draw","drawn>grid.4"' in view.controller.record_text()


def test_every_place_with_a_card_has_a_named_button(make_board: MakeBoard) -> None:
    view = make_board("person,easy,easy")
    shown = view.controller.view()
    for place, pile in enumerate(shown.observation.table.piles):
        if pile:
            assert view.overlay.buttons[Slot(place)].accessibleName()
    table = view.controller.view().observation.table
    covered = next(p for p in range(grid_start(1), drawn_place(1)) if table.faces[table.piles[p][0]] == UNKNOWN)
    assert "face down" in view.overlay.buttons[Slot(covered)].accessibleName()
    assert len({button.accessibleName() for button in view.overlay.buttons.values()}) == len(view.overlay.buttons)


def column_to_be() -> Match:
    """Seat 0 shows a 5 in rows 1 and 2 of its first column, is on turn, and a 5 lies on the discard pile."""
    rest = list(SKYJO.deck)
    deck: list[int] = []
    wanted = {0: 5, 8: 5, 24: 5, 1: 0, 3: 0}
    for face in wanted.values():
        rest.remove(face)
    for number in range(150):
        deck.append(wanted[number] if number in wanted else rest.pop())
    match = Match(SKYJO, [Seat("person", "One"), Seat("person", "Two")], 1, start=Start(dealer=1), decks=[deck])
    for text in ("flip grid.0", "flip grid.4", "flip grid.0", "flip grid.1"):
        match.play(match.parse_move(text))
    return match


def column_completed(make_board: MakeBoard) -> tuple[Change, list[Track]]:
    """The move that completes a column, and how its cards go."""
    view = make_board()
    changes: list[Change] = []
    view.controller.changed.connect(changes.append)
    view.controller.open_match(column_to_be())
    drag(view, middle(view, DISCARD_PILE), middle(view, grid_start(0) + 8))
    change = next(change for change in changes if change.kind == "move")
    layout = view.board.layout
    assert layout is not None
    assert change.before is not None
    poses = Poses.of(layout, change.before)
    table = change.before.observation.table.copy()
    return change, tracks_of(change.steps, table, poses, poses.all(table), Speed(1))


def test_a_column_is_seen_complete_before_it_leaves(make_board: MakeBoard) -> None:
    """The three cards lie open together for COLUMN_REST before the first of them sets out (trap: a column gone
    before anybody saw its last card)."""
    change, tracks = column_completed(make_board)
    leaving = [step.cards[0] for step in change.steps if isinstance(step, Moved) and step.why == "column"]
    assert len(leaving) == 3
    begins = [track.begin for track in tracks if track.card in leaving and track.end.place == DISCARD_PILE]
    placed = max(track.begin + track.duration for track in tracks if track.begin < min(begins))
    assert min(begins) - placed >= durations.COLUMN_REST


def test_a_still_table_paints_nothing(make_board: MakeBoard) -> None:
    view = make_board()
    open_two(view)
    QTest.qWait(50)
    painted = []
    original = view.board.drawBackground
    view.board.drawBackground = lambda *args: (painted.append(1), original(*args))  # type: ignore[method-assign]
    QTest.qWait(200)
    assert not painted


def test_faces_are_drawn_once_a_size(make_board: MakeBoard) -> None:
    view = make_board("person,easy,easy,easy")
    open_two(view)
    for _ in range(6):
        view.controller.play([view.controller.view().legal[0]])
    made = view.board.paintbox.cards.cache.made
    view.board.relayout()
    for _ in range(4):
        view.controller.undo()
    assert view.board.paintbox.cards.cache.made == made


def test_touching_an_opponents_card_does_nothing(make_board: MakeBoard) -> None:
    view = make_board()
    open_two(view)
    before = view.controller.view().moves
    click(view, grid_start(1) + 3)
    view.pointer.press(QPointF(3, 300))
    view.pointer.release(QPointF(3, 300))
    assert view.controller.view().moves == before
    assert view.board.held is None


def test_the_discard_pile_is_never_blank_while_a_column_flies_to_it(make_board: MakeBoard) -> None:
    """A card that gets covered is seen until the covering card has landed on it."""
    _, tracks = column_completed(make_board)
    hidden = [track for track in tracks if track.start.visible and not track.end.visible and track.duration == 0]
    assert hidden
    for track in hidden:
        covering = [
            other.begin + other.duration
            for other in tracks
            if other.duration and other.end.place == track.end.place and other.begin <= track.begin
        ]
        assert covering
        assert track.begin in covering


@pytest.mark.parametrize(
    ("game", "reason"), [("skyjo", "take_a_card_first"), ("skip_bo", "does_not_fit"), ("kings_corners", "does_not_fit")]
)
def test_a_click_in_vain_is_answered_with_the_reason(make_board: MakeBoard, game: str, reason: str) -> None:
    """ALL-5: nothing changes, and the person is told why."""
    view = make_board(game=game)
    refused: list[IllegalMove] = []
    view.controller.refused.connect(refused.append)
    if game == "skyjo":
        open_two(view)
    before = view.controller.view()
    board = view.board
    own = [slot for slot in board.slots() if view.controller.view().game.places(2)[slot.place].seat == before.viewer]
    idle = [slot for slot in own if not board.is_open(slot) and before.observation.table.piles[slot.place]]
    for slot in idle:
        board.click(slot)
    assert view.controller.view().observation == before.observation
    if idle:
        assert {error.reason for error in refused} == {reason}
    elif game == "skyjo":
        raise AssertionError("the own grid cannot be played from yet")


def test_the_last_lap_is_said_to_those_who_still_play(make_board: MakeBoard) -> None:
    view = make_board()
    rng = random.Random(1)
    controller = view.controller
    for _ in range(400):
        shown = controller.view()
        if shown.legal and shown.observation.state["closer"] != -1 and shown.observation.state["phase"] == CHOOSING:
            break
        if shown.waiting:
            controller.next_round()
        elif shown.over:
            controller.new_match(parse_setup("skyjo", "person,easy", rng.randrange(1000)))
        elif shown.legal:
            controller.play([rng.choice(list(shown.legal))])
    game = view.board.paintbox.game
    assert game is not None
    assert "Last turn" in game.prompt(controller.view(), False)
    assert game.plate(controller.view(), 1).second.startswith("closed")


def test_cards_that_make_room_in_a_hand_stay_beneath_its_label() -> None:
    """Only a card that comes from elsewhere flies over everything."""
    hand = Pose(100, 100, 50, 3, place=4, order=7)
    assert Track(0, hand, replace(hand, x=112), 0, 100, GLIDE).shifts
    assert not Track(0, hand, replace(hand, x=170), 0, 100, GLIDE).shifts
    assert not Track(0, hand, replace(hand, x=112, place=5), 0, 100, GLIDE).shifts
    assert not Track(0, hand, replace(hand, face=4), 0, 100, GLIDE).shifts


@pytest.mark.parametrize("game", list(TABLES))
def test_every_animation_shows_its_way_however_long_the_last_one_was(make_board: MakeBoard, game: str) -> None:
    """Each runs to its own end before the next begins, the deal of a second match too."""
    view = make_board("person,easy", 3, game=game, speed=1)
    board, settling, rng = view.board, view.board.settling, random.Random(1)
    lengths = set()
    for turn in range(40):
        if settling.running:
            length = settling.time_line.duration()
            lengths.add(length)
            for track in settling._tracks:
                item = board.items_by_card[track.card]
                if track.begin == 0 and not track.still:
                    assert (item.x(), item.y()) == pytest.approx((track.start.x, track.start.y), abs=1.5)
            assert any(track.end != track.start for track in settling._tracks), "nothing is seen to move"
            settling.time_line.setCurrentTime(length)
            continue
        table = view.controller.view()
        if turn == 20:
            view.controller.new_match(parse_setup(game, "person,easy", 8))
        elif table.waiting:
            view.controller.next_round()
        elif table.legal:
            view.controller.play([rng.choice(list(table.legal))])
        else:
            QTest.qWait(5)
    assert len(lengths) > 3
