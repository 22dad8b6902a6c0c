"""Kings Corners on the board: runs, whole piles, sorting, and secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from cardgui.controller.view import View
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, LAST_CORNER, SIDES, STOCK
from cardgui.rules.moves import DRAW, END, MOVE, Move
from cardgui.scene.board_view import BoardView
from cardgui.scene.choices import Slot
from cardgui.scene.games.kings_corners import KingsCornersTable
from cardgui.scene.held import run_table
from cardgui.scene.overlay import SORTERS
from cardgui.scene.poses import Poses
from cardgui.scene.settling import tracks_of
from tests.scene.conftest import MakeBoard
from tests.scene.random_play import at_rest, play_at_random
from tests.scene.test_board import drag

LEFT = Qt.MouseButton.LeftButton


def board(make_board: MakeBoard, seats: int = 2, deal: int = 3, **wishes: object) -> BoardView:
    return make_board(",".join(["person"] + ["easy"] * (seats - 1)), deal, game="kings_corners", **wishes)


def touch(view: BoardView, slot: Slot) -> QPoint:
    """A point of a slot's card that no later card covers."""
    room = view.board.room_of(slot)
    return QPointF(room.left() + 0.12 * room.width(), room.top() + 0.2 * room.height()).toPoint()


def middle(view: BoardView, place: int) -> QPoint:
    return view.board.room_of(Slot(place)).center().toPoint()


def press(view: BoardView, point: QPoint) -> None:
    QTest.mouseClick(view.viewport(), LEFT, pos=point)


def moments(view: BoardView, count: int, seed: int = 1) -> Iterator[View]:
    """The first `count` moments at which the person is asked, each left by a random move."""
    rng = random.Random(seed)
    for _ in range(count):
        table = view.controller.view()
        if table.waiting:
            view.controller.next_round()
        elif table.over:
            return
        else:
            yield table
            if view.controller.view() == table:
                view.controller.play([rng.choice(list(table.legal))])


def runs(table: View) -> list[tuple[Move, list[Slot]]]:
    """Runs of two cards that can begin a pile, with the move of the first."""
    game, found = KingsCornersTable(), []
    for move in table.legal:
        if move.verb == MOVE and move.source >= FIRST_HAND and not table.observation.table.piles[move.target]:
            for at in range(len(table.observation.table.piles[move.source])):
                run = game.joined(table, [Slot(move.source, move.at)], Slot(move.source, at))
                if run is not None and run[0].at == move.at:
                    found.append((move, run))
    return found


def with_run(make_board: MakeBoard, **wishes: object) -> tuple[BoardView, Move, list[Slot]]:
    """A table at which a run can be laid on an empty side."""
    for deal in range(20):
        view = board(make_board, deal=deal, **wishes)
        for table in moments(view, 60, deal):
            found = [(move, run) for move, run in runs(table) if move.target in SIDES]
            if found:
                return view, *found[0]
    raise AssertionError("no run found")


@pytest.mark.parametrize("seats", [2, 4])
def test_every_card_ends_where_the_layout_says(make_board: MakeBoard, seats: int) -> None:
    """Hands are sorted, and a card is held, meanwhile."""
    view = board(make_board, seats, speed=0.2, options=("scoring=chips",))

    def take(rng: random.Random) -> None:
        legal = view.controller.view().legal
        if legal:
            view.board.take(Slot(legal[0].source, legal[0].at))

    play_at_random(view, 9, 90, (0.1, lambda rng: view.board.sort_hand(rng.choice(("rank", "suit")))), (0.12, take))


@pytest.mark.parametrize("carried", [True, False])
def test_a_run_is_laid_in_one_gesture_and_undone_as_one(make_board: MakeBoard, carried: bool) -> None:
    """KC-11: a run of hand cards into an empty side."""
    view, move, run = with_run(make_board)
    before = view.controller.view()
    cards = [before.observation.table.piles[move.source][slot.at] for slot in run]
    press(view, touch(view, run[0]))
    press(view, touch(view, run[1]))
    held = view.board.held
    assert held is not None
    assert held.cards == cards
    if carried:
        drag(view, touch(view, run[1]), middle(view, move.target))
    else:
        press(view, middle(view, move.target))
    assert view.controller.view().moves >= before.moves + 2
    record = view.controller.record_text()
    moves = KingsCornersTable().run_moves(before, run, move)
    assert ",".join(f'"{one.text}"' for one in moves) in record
    assert view.controller.undo()
    assert view.controller.view().moves == before.moves
    assert view.controller.view().observation == before.observation
    at_rest(view)


def test_a_card_that_joins_stands_out_and_can_be_put_back(make_board: MakeBoard) -> None:
    view, _, run = with_run(make_board)
    pile = view.controller.view().observation.table.piles[FIRST_HAND]
    second = view.board.items_by_card[pile[run[1].at]]
    assert second.pose is not None
    level = second.pose.y
    press(view, touch(view, run[0]))
    assert second.y() < level - 3
    at_rest(view)
    press(view, touch(view, run[1]))
    press(view, touch(view, run[1]))
    assert view.board.held is not None
    assert view.board.held.run == run[:1]
    press(view, touch(view, run[0]))
    assert view.board.held is None
    at_rest(view)


def test_a_held_run_outlives_a_new_size(make_board: MakeBoard) -> None:
    view, _, run = with_run(make_board)
    press(view, touch(view, run[0]))
    press(view, touch(view, run[1]))
    view.resize(1000, 720)
    view.fit()
    assert view.board.held is not None
    assert view.board.held.run == run


def test_cards_that_fit_are_no_run_where_no_place_is_empty(make_board: MakeBoard) -> None:
    """Each of them is laid by itself there."""
    game = run_table(KingsCornersTable())
    assert game is not None
    view = board(make_board, 3)
    for table in moments(view, 40):
        piles = table.observation.table.piles
        if any(not piles[place] for place in SIDES):
            continue
        hand = range(len(piles[FIRST_HAND]))
        for at in hand:
            king = table.observation.table.faces[piles[FIRST_HAND][at]] % 13 == 12
            joined = [game.joined(table, [Slot(FIRST_HAND, at)], Slot(FIRST_HAND, other)) for other in hand]
            heads = {run[0].at for run in joined if run is not None}
            kings = {slot for slot in hand if table.observation.table.faces[piles[FIRST_HAND][slot]] % 13 == 12}
            assert heads <= kings
            assert king or heads <= kings - {at}


def test_a_whole_pile_follows_the_card_that_was_touched(make_board: MakeBoard) -> None:
    """KC-10: dragged as one, without a jump."""
    for deal in range(20):
        view = board(make_board, deal=deal)
        for table in moments(view, 60, deal):
            piles = table.observation.table.piles
            move = next((m for m in table.legal if m.source in SIDES and len(piles[m.source]) > 2), None)
            if move is None:
                continue
            first, last = piles[move.source][0], piles[move.source][-1]
            target = list(piles[move.target])
            room = view.board.layout.spots[move.source].card_rect(0, len(piles[move.source]))  # type: ignore[union-attr]
            start = QPointF(room.left() + 0.12 * room.width(), room.center().y()).toPoint()
            items = view.board.items_by_card
            gap = items[last].x() - items[first].x()
            drag(view, start, middle(view, move.target), release=False)
            assert abs(items[first].x() - middle(view, move.target).x()) < 2
            assert abs(items[last].x() - items[first].x() - gap) < 2
            QTest.mouseRelease(view.viewport(), LEFT, pos=middle(view, move.target))
            after = view.controller.record_text()
            assert f'"{move.text}"' in after
            assert view.controller.undo()
            assert view.controller.view().observation.table.piles[move.target] == target
            return
    raise AssertionError("no pile to move")


def test_a_complete_pile_goes_home(make_board: MakeBoard) -> None:
    """KC-12: onto the stock, by drag, in which its cards lie lowest, the king to be drawn first."""
    for deal in range(30):
        view = board(make_board, deal=deal)
        for table in moments(view, 200, deal):
            move = next((m for m in table.legal if m.target == STOCK), None)
            if move is None:
                continue
            pile = list(table.observation.table.piles[move.source])
            drag(view, touch(view, Slot(move.source)), middle(view, STOCK))
            assert f'"{move.text}"' in view.controller.record_text()
            view.controller.undo()
            view.controller.play([move])
            stock = view.board.view.observation.table.piles[STOCK]  # type: ignore[union-attr]
            assert stock[: len(pile)] == pile[::-1]
            at_rest(view)
            return
    raise AssertionError("no complete pile")


def test_the_stock_lights_up_when_a_draw_is_due(make_board: MakeBoard) -> None:
    """KC-6: and only then, while nothing is held."""
    view = board(make_board, 3, options=("draw=when_stuck",))
    seen = set()
    for table in moments(view, 120):
        due = any(move.verb == DRAW for move in table.legal)
        lit = {int(name.split()[1]) for name in view.board.lights._targets.names()}
        assert lit == ({STOCK} if due else set())
        seen.add(due)
    assert seen == {True, False}


def test_only_legal_places_light_up(make_board: MakeBoard) -> None:
    view = board(make_board, 3)
    for table in moments(view, 30):
        slot = Slot(table.legal[0].source, table.legal[0].at)
        if not view.board.take(slot):
            continue
        lit = {int(name.split()[1]) for name in view.board.lights._targets.names()}
        assert lit == {move.target for move in table.legal if (move.source, move.at) == slot and move.verb == MOVE}
        view.board.let_go()


@pytest.mark.parametrize("order", ["rank", "suit"])
def test_sorting_is_for_the_eye_alone(make_board: MakeBoard, order: str) -> None:
    """The hand lies in another order, a drawn card goes to its place in it, and moves keep the rules' indices."""
    view = board(make_board)
    before = view.controller.record_text()
    if view.board.frame.hand_order != order:
        view.board.sort_hand(order)
    assert view.controller.record_text() == before
    for table in moments(view, 25):
        pile, faces = table.observation.table.piles[FIRST_HAND], table.observation.table.faces
        cards = sorted(pile, key=lambda card: view.board.items_by_card[card].x())
        shown = [faces[card] for card in cards]
        by_suit = {face: ((0, 1, 3, 2)[face // 13], face) for face in shown}
        assert shown == sorted(shown, key=lambda face: face % 13 if order == "rank" else by_suit[face])
        heights = [view.board.items_by_card[card].zValue() for card in cards]
        assert heights == sorted(heights)
        at = len(pile) - 1
        slot = view.board.slot_at(QPointF(touch(view, Slot(FIRST_HAND, at))))
        assert slot == Slot(FIRST_HAND, at)


def test_sorting_buttons_by_mouse_and_keys(make_board: MakeBoard) -> None:
    view = board(make_board)
    layout = view.board.layout
    assert layout is not None
    suit = next(sorter for sorter in layout.sorters if sorter.order == "suit")
    press(view, suit.rect.center().toPoint())
    assert view.board.frame.hand_order == "suit"
    press(view, suit.rect.center().toPoint())
    assert view.board.frame.hand_order == "", "a second click: as the cards came"
    pile = view.controller.view().observation.table.piles[FIRST_HAND]
    assert sorted(pile, key=lambda card: view.board.items_by_card[card].x()) == pile
    button = view.overlay.buttons[Slot(SORTERS)]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert view.board.frame.hand_order == "rank"
    assert button.accessibleName() == "Stop sorting the hand by rank"
    assert view.overlay.buttons[Slot(SORTERS - 1)].accessibleName() == "Sort the hand by suit"


# Said by the offscreen platform when a tooltip opens.
@pytest.mark.qt_log_ignore("does not support raise")
def test_sorting_buttons_say_what_they_do(make_board: MakeBoard) -> None:
    view = board(make_board)
    layout = view.board.layout
    assert layout is not None
    for sorter, said in zip(layout.sorters, ("Stop sorting the hand by rank", "Sort the hand by suit"), strict=True):
        at = sorter.rect.center().toPoint()
        QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at)))
        assert QToolTip.text() == said
    QToolTip.hideText()


def test_a_covering_card_is_meant_itself(make_board: MakeBoard) -> None:
    """A card of the hand that cannot be played is touched where it covers one that can: nothing is lifted."""
    view = board(make_board)
    found = 0
    for table in moments(view, 40):
        open_at = {move.at for move in table.legal if move.source == FIRST_HAND}
        for at in range(len(table.observation.table.piles[FIRST_HAND])):
            slot = view.board.slot_at(QPointF(touch(view, Slot(FIRST_HAND, at))))
            assert slot == Slot(FIRST_HAND, at)
            found += at not in open_at
    assert found


def test_double_click_prefers_a_pile_to_an_empty_side(make_board: MakeBoard) -> None:
    for deal in range(30):
        view = board(make_board, deal=deal)
        for table in moments(view, 60, deal):
            piles = table.observation.table.piles
            for move in table.legal:
                others = [m for m in table.legal if (m.source, m.at) == (move.source, move.at)]
                empty = {m.target for m in others if m.target in SIDES and not piles[m.target]}
                if move.source == FIRST_HAND and empty and any(piles[m.target] for m in others):
                    QTest.mouseDClick(view.viewport(), LEFT, pos=touch(view, Slot(move.source, move.at)))
                    now = view.controller.record_text()
                    assert any(f'"{m.text}"' in now for m in others if piles[m.target])
                    assert not any(
                        len(view.controller.view().observation.table.piles[place]) == 1
                        and view.controller.view().observation.table.piles[place][0] == piles[FIRST_HAND][move.at]
                        for place in empty
                    )
                    return
    raise AssertionError("no such card")


def test_other_hands_show_backs_and_their_names_nothing_hidden(make_board: MakeBoard) -> None:
    """KC-4, ALL-2: at every moment of a round."""
    view = board(make_board, 4, options=("scoring=chips",))
    words = {"spades", "hearts", "diamonds", "clubs"}
    for table in moments(view, 25):
        for seat in range(1, 4):
            place = FIRST_HAND + seat
            for card in table.observation.table.piles[place]:
                pose = view.board.items_by_card[card].pose
                assert pose is not None
                assert pose.face == UNKNOWN
            slots = [slot for slot in view.overlay.buttons if slot.place == place]
            assert slots in ([Slot(place)], [])
            for slot in slots:
                name = view.overlay.buttons[slot].accessibleName()
                assert table.chairs[seat].name in name
                assert not words & set(name.replace(",", " ").split())
        for card in table.observation.table.piles[STOCK]:
            pose = view.board.items_by_card[card].pose
            assert pose is not None
            assert pose.face == UNKNOWN
        names = [button.accessibleName() for button in view.overlay.buttons.values()]
        assert len(set(names)) == len(names)
        assert all(names)


def test_behind_the_curtain_all_hands_are_face_down(make_board: MakeBoard) -> None:
    view = make_board("person,person", 3, game="kings_corners")
    table = view.controller.view()
    assert table.viewer is None
    for place in (FIRST_HAND, FIRST_HAND + 1):
        for card in table.observation.table.piles[place]:
            pose = view.board.items_by_card[card].pose
            assert pose is not None
            assert pose.face == UNKNOWN
    assert view.board.layout is not None
    assert not view.board.layout.sorters
    assert table.asked_for is not None
    view.controller.i_am_here(table.asked_for)
    hand = view.controller.view().observation.table.piles[FIRST_HAND + table.asked_for]
    poses = [view.board.items_by_card[card].pose for card in hand]
    assert all(pose is not None and pose.face != UNKNOWN for pose in poses)
    at_rest(view)


def test_what_the_prompt_says_can_be_done(make_board: MakeBoard) -> None:
    game = KingsCornersTable()
    view = board(make_board, 2, options=("draw=when_stuck", "must_play=false"))
    said = set()
    for table in moments(view, 200):
        words = game.prompt(table, False)
        said.add(words)
        hand = any(move.source >= FIRST_HAND for move in table.legal)
        pile = any(STOCK < move.source <= LAST_CORNER and move.target != STOCK for move in table.legal)
        draw = any(move.verb == DRAW for move in table.legal)
        expected = {
            (True, True): "Lay a card, or move a pile",
            (True, False): "Lay a card",
            (False, True): "Move a pile",
        }.get((hand, pile))
        if draw:
            expected = "No card fits: draw one"
        assert expected is None or words == expected
        assert (game.end_button(table) is not None) == any(move.verb == END for move in table.legal)
    assert len(said) >= 3


def test_a_pile_that_grows_and_shrinks_keeps_to_its_bay(make_board: MakeBoard) -> None:
    """However a pile has come about, all of its cards lie where one fan would put them."""
    view = board(make_board, 3)
    longest = 0
    for table in moments(view, 120):
        assert view.board.layout is not None
        for place in (*SIDES, *CORNERS):
            pile = table.observation.table.piles[place]
            longest = max(longest, len(pile))
            xs = [view.board.items_by_card[card].x() for card in pile]
            assert xs == sorted(xs)
            assert len({view.board.items_by_card[card].pose.u for card in pile}) <= 1  # type: ignore[union-attr]
    assert longest >= 8


def test_the_cards_of_a_run_set_out_together_and_lie_in_order(make_board: MakeBoard) -> None:
    """While the first one is still on its way, the second one is above it."""
    view, move, run = with_run(make_board)
    before = view.controller.view()
    cards = [before.observation.table.piles[move.source][slot.at] for slot in run]
    changes = []
    view.controller.changed.connect(changes.append)
    view.set_speed(1)
    view.controller.play(KingsCornersTable().run_moves(before, run, move))
    layout = view.board.layout
    assert layout is not None
    poses = Poses.of(layout, before)
    table = before.observation.table.copy()
    tracks = tracks_of(changes[0].steps, table, poses, poses.all(table), view.board.speed)
    first, second = (next(track for track in tracks if track.card == card) for card in cards)
    assert 0 <= second.begin - first.begin < first.duration
    assert second.duration > 0.6 * first.duration
    animation = view.board.settling.time_line
    animation.pause()
    for time in range(second.begin + 1, animation.duration(), 10):
        animation.setCurrentTime(time)
        items = view.board.items_by_card
        assert items[cards[0]].zValue() < items[cards[1]].zValue()
    while view.board.settling.running:  # Computer seats play on when all has come to rest.
        view.board.settling.finish()
    at_rest(view)


def test_hands_turn_up_at_the_end_of_a_round(make_board: MakeBoard) -> None:
    """KC-17: the cards that are counted are seen; they turn over with the last move."""
    view = board(make_board, seats=3)
    while view.controller.view().turn is not None:
        assert not faces_seen(view, [1, 2])
        view.controller.play([view.controller.view().legal[0]])
    assert view.board.view is not None
    over = view.board.view.observation.table
    assert faces_seen(view, [1, 2]) == sum(len(over.piles[FIRST_HAND + seat]) for seat in (1, 2)) > 0
    view.controller.undo()
    assert not faces_seen(view, [1, 2])


def faces_seen(view: BoardView, seats: list[int]) -> int:
    """How many cards of those seats' hands show their faces."""
    items, shown = view.board.items_by_card, view.board.view
    assert shown is not None
    cards = [card for seat in seats for card in shown.observation.table.piles[FIRST_HAND + seat]]
    return sum(pose.face != UNKNOWN for card in cards if (pose := items[card].pose) is not None)
