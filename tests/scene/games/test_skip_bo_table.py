"""Skip-Bo and Skip-Bo Junior on the board: secrets, sides and words."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.controller.still import still_view
from cardgui.controller.view import View
from cardgui.rules.cards import UNKNOWN, WILD
from cardgui.rules.games import game_named
from cardgui.rules.matches import Match
from cardgui.rules.moves import Move
from cardgui.rules.places import PlaceKind
from cardgui.rules.seats import Seat
from cardgui.rules.skip_bo.places import BUILDS, COMPLETED, DRAW_PILE, FIRST_OWN, OWN
from cardgui.rules.steps import Moved
from cardgui.scene.board_view import BoardView
from cardgui.scene.choices import Slot
from cardgui.scene.durations import Speed
from cardgui.scene.games.skip_bo import SkipBoTable
from cardgui.scene.games.skip_bo_junior import SkipBoJuniorTable
from cardgui.scene.layout import Frame
from cardgui.scene.poses import NARROW, STANDS_FOR, Poses, heights_of
from cardgui.scene.settling import TUCKING, tracks_of
from tests.scene.conftest import MakeBoard
from tests.scene.random_play import at_rest, play_at_random
from tests.scene.test_board import drag

OWN_HAND = FIRST_OWN + 1


def touch(view: BoardView, slot: Slot) -> QPoint:
    """A point of a slot's card that no later card covers."""
    room = view.board.room_of(slot)
    return QPointF(room.left() + 0.15 * room.width(), room.bottom() - 0.2 * room.height()).toPoint()


def press(view: BoardView, point: QPoint) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def make_by_drag(view: BoardView, move: Move) -> None:
    drag(view, touch(view, Slot(move.source, move.at)), view.board.room_of(Slot(move.target)).center().toPoint())


@pytest.mark.parametrize(("game", "seats"), [("skip_bo", 2), ("skip_bo", 4), ("skip_bo", 6), ("skip_bo_junior", 3)])
def test_every_card_ends_where_the_layout_says(make_board: MakeBoard, game: str, seats: int) -> None:
    view = make_board(",".join(["person"] + ["easy"] * (seats - 1)), speed=0.2, game=game)
    play_at_random(view, 7, 50)


def playable(view: View) -> list[Move]:
    return [move for move in view.legal if move.is_play]


def test_double_click_builds_and_else_puts_away(make_board: MakeBoard) -> None:
    view = make_board(game="skip_bo", deal=4)
    view.show()
    for _ in range(12):
        table = view.controller.view()
        if table.waiting or not table.legal:
            break
        fits = {move.at for move in table.legal if move.source == OWN_HAND and move.target in BUILDS}
        at = min(fits) if fits else 0
        held = table.observation.table.piles[OWN_HAND][at]
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=touch(view, Slot(OWN_HAND, at)))
        record = view.controller.record_text()
        assert held not in view.controller.view().observation.table.piles[OWN_HAND]
        assert (f'"hand.{at}>build.' if fits else f'"hand.{at}>discard.') in record
    at_rest(view)


def test_only_legal_places_light_up_and_the_gap_in_the_hand_is_marked(make_board: MakeBoard) -> None:
    view = make_board(game="skip_bo")
    board = view.board
    assert not board.lights._targets.names(), "with a hand nothing is lit before a card is held"
    press(view, touch(view, Slot(OWN_HAND, 1)))
    assert board.held is not None
    lit = {int(name.split()[1]) for name in board.lights._targets.names()}
    legal = view.controller.view().legal
    assert lit == {move.target for move in legal if (move.source, move.at) == (OWN_HAND, 1)}
    assert board.fixtures._ghosts.names() == ["ghost 0"]
    press(view, touch(view, Slot(OWN_HAND, 1)))
    assert board.held is None
    assert board.fixtures._ghosts.names() == []


def test_junior_lights_what_can_be_played(make_board: MakeBoard) -> None:
    view = make_board(game="skip_bo_junior")
    table = view.controller.view()
    lit = {int(name.split()[1]) for name in view.board.lights._targets.names()}
    assert lit == {move.source for move in table.legal}


def test_a_partners_pile_is_played_from_by_drag(make_board: MakeBoard) -> None:
    """SB-18: the tops of a partner's stock and discard piles, whenever the rules offer them."""
    view = make_board("person,easy,easy,easy", game="skip_bo", options=("teams=two_sides",))
    partner = range(FIRST_OWN + 2 * OWN, FIRST_OWN + 3 * OWN)
    for _ in range(300):
        table = view.controller.view()
        offered = [move for move in table.legal if move.source in partner]
        if offered:
            make_by_drag(view, offered[0])
            assert f'"{offered[0].text}"' in view.controller.record_text()
            assert offered[0].text.startswith("p2.")
            at_rest(view)
            return
        if table.waiting:
            view.controller.next_round()
            continue
        discards = [move for move in table.legal if not move.is_play]
        view.controller.play([discards[0] if discards else table.legal[0]])
    pytest.fail("no partner's card could be played in 300 moves")


def test_sides_are_told_apart_by_signs_words_and_lines() -> None:
    """SB-17: not by colour alone."""
    match = Match(game_named("skip_bo"), [Seat("person", name) for name in "abcdef"], 5, {"teams": "three_sides"})
    view = still_view(match, 1)
    table = SkipBoTable()
    plates = [table.plate(view, seat) for seat in range(6)]
    assert [plate.badge for plate in plates] == ["sun", "moon", "star"] * 2
    assert "Partner" in plates[4].second
    assert not any("Partner" in plates[seat].second for seat in (0, 2, 3, 5))
    layout = table.layout(Frame(QSizeF(1280, 800)), view)
    assert {mat.seat for mat in layout.mats if mat.brass} == {1, 4}


# -- secrets


def faces(view: BoardView, places: Iterable[int]) -> list[int]:
    """What the cards of places show."""
    items = view.board.items_by_card.values()
    return [item.pose.face for item in items if item.pose is not None and item.pose.place in set(places)]


def test_hands_of_others_show_backs_whatever_is_known_of_them(make_board: MakeBoard) -> None:
    """Also a card that the viewer has seen before and could remember."""
    view = make_board("person,easy,easy", game="skip_bo")
    table = view.controller.view()
    assert faces(view, [OWN_HAND]).count(UNKNOWN) == 0
    assert set(faces(view, [OWN_HAND + OWN, OWN_HAND + 2 * OWN, DRAW_PILE])) == {UNKNOWN}
    match = Match(game_named("skip_bo"), [Seat("person", name) for name in "abc"], 5)
    for seat in (0, 1, 2, None):
        shown = still_view(match, seat)
        shown.observation.table.faces[:] = [1] * len(shown.observation.table.faces)
        layout = SkipBoTable().layout(Frame(QSizeF(1280, 800)), shown)
        poses = Poses.of(layout, shown).all(shown.observation.table)
        for pose in poses.values():
            kind = table.game.places(3)[pose.place].kind
            if kind is PlaceKind.HAND:
                assert (pose.face != UNKNOWN) == (pose.place == OWN_HAND + OWN * seat if seat is not None else False)


def test_names_tell_nothing_hidden(make_board: MakeBoard) -> None:
    view = make_board("person,easy,easy", game="skip_bo")
    names = {slot: button.accessibleName() for slot, button in view.overlay.buttons.items()}
    assert len(set(names.values())) == len(names)
    hand = names[Slot(OWN_HAND + OWN)]
    assert hand.endswith(f"{len(view.controller.view().observation.table.piles[OWN_HAND + OWN])} card(s) in hand")
    assert not any(slot.place == OWN_HAND + OWN and slot.at >= 0 for slot in names)
    table = view.controller.view().observation.table
    for at, card in enumerate(table.piles[OWN_HAND]):
        face = table.faces[card]
        assert names[Slot(OWN_HAND, at)].endswith("wild card" if face == WILD else f": {face}")


def test_every_card_of_an_open_pile_is_read_out() -> None:
    match = Match(game_named("skip_bo_junior"), [Seat("person", name) for name in "ab"], 5)
    rng = random.Random(2)
    while max(len(match.round.piles[place]) for place in range(FIRST_OWN + 1, FIRST_OWN + 4)) < 3:
        match.play(rng.choice(match.legal_moves()))
    view = still_view(match, 0)
    piles = view.observation.table.piles
    place = max(range(FIRST_OWN + 1, FIRST_OWN + 4), key=lambda place: len(piles[place]))
    name = SkipBoJuniorTable().place_name(view, Slot(place))
    cards = [view.observation.table.faces[card] for card in piles[place]]
    for face in cards:
        assert ("wild" if face == WILD else str(face)) in name


# -- building piles


def test_a_wild_card_shows_what_it_stands_for(make_board: MakeBoard) -> None:
    """SB-7; and it is only a wild card again when it is shuffled."""
    view = make_board("person,easy", deal=1, game="skip_bo")
    rng = random.Random(1)
    seen = 0
    for _ in range(60):
        table = view.controller.view()
        if table.waiting:
            view.controller.next_round()
            continue
        view.controller.play([rng.choice(playable(table) or list(table.legal))])
        now = view.controller.view()
        heights = heights_of(now)
        for place in BUILDS:
            pile = now.observation.table.piles[place]
            for depth, card in enumerate(reversed(pile)):
                item = view.board.items_by_card[card]
                if item.isVisible() and now.observation.table.faces[card] == WILD and item.pose is not None:
                    assert item.pose.face == WILD + STANDS_FOR * (heights[place] - depth)
                    seen += 1
    assert seen > 5
    assert SkipBoTable().card_face(WILD + 7 * STANDS_FOR).text == "W7"
    assert SkipBoTable().card_face(WILD).text == "W"
    assert SkipBoTable().card_face(12).text == "12"


def test_labels_say_what_comes_next() -> None:
    match = Match(game_named("skip_bo"), [Seat("person", name) for name in "ab"], 5)
    rng = random.Random(1)
    for _ in range(40):
        moves = match.legal_moves()
        match.play(rng.choice([move for move in moves if move.is_play] or moves))
    view = still_view(match, 0)
    pills = SkipBoTable().pills(view)
    for pile, height in enumerate(heights_of(view).values()):
        assert pills[f"build {pile}"].text == (f"next: {height + 1}" if height else "start: 1")
        told, said = pills[f"build {pile}"], []
        while (told := told.shorter) is not None:  # type: ignore[assignment]
            said.append(told.text)
        assert said == ([str(height + 1)] if height else ["next: 1", "1"])


def test_a_full_pile_is_seen_before_it_slides_beneath_the_draw_pile(make_board: MakeBoard) -> None:
    view = make_board("person,easy", deal=1, game="skip_bo_junior")
    seen = []
    view.controller.changed.connect(seen.append)
    for _ in range(300):
        table = view.controller.view()
        if table.waiting:
            view.controller.next_round()
        elif table.over:
            view.controller.undo()
        elif table.legal:
            view.controller.play([table.legal[0]])
        full = [change for change in seen if any(_is_full(step) for step in change.steps)]
        if full:
            break
        seen.clear()
    change = full[0]
    layout = view.board.layout
    assert layout is not None
    poses = Poses.of(layout, change.before)
    table = change.before.observation.table.copy()
    tracks = tracks_of(change.steps, table, poses, poses.all(table), Speed(1))
    step = next(step for step in change.steps if _is_full(step))
    leaving = [track for track in tracks if track.end.place == COMPLETED]
    assert {track.card for track in leaving} == set(step.cards)
    played = max(track.begin + track.duration for track in tracks if track.begin < leaving[0].begin)
    assert leaving[0].begin > played
    assert all(track.end.tucked and track.end.face == UNKNOWN for track in leaving)
    highest_at_rest = max(pose.order for pose in poses.all(table).values() if pose.place != DRAW_PILE)
    draw = next(pose.order for pose in poses.all(table).values() if pose.place == DRAW_PILE)
    assert highest_at_rest < TUCKING < draw


def _is_full(step: object) -> bool:
    return isinstance(step, Moved) and step.why == "complete"


def test_cards_on_their_way_to_a_hand_have_one_track_each(make_board: MakeBoard) -> None:
    """A hand moves together while it fills up: no card is sent two ways at the same time."""
    view = make_board("person,easy", game="skip_bo", speed=1)
    tracks = view.board.settling._tracks
    for one in tracks:
        for two in tracks:
            if one is not two and one.card == two.card:
                assert one.begin + one.duration <= two.begin or two.begin + two.duration <= one.begin
    while view.board.settling.running:
        view.board.settling.finish()
    at_rest(view)


# -- looking through a pile


def test_a_pile_that_cannot_be_read_is_looked_through(make_board: MakeBoard) -> None:
    view = make_board("person,easy", game="skip_bo_junior", size=(800, 600), options=("stock_size=20",))
    rng = random.Random(3)
    place = FIRST_OWN + 1
    for _ in range(300):
        table = view.controller.view()
        close = [p for p in range(FIRST_OWN + 1, FIRST_OWN + 4) if view.looking.is_close(Slot(p))]
        if close and table.legal:
            place = close[0]
            break
        if table.waiting:
            view.controller.next_round()
        elif table.legal:
            view.controller.play([rng.choice(list(table.legal))])
    pile = view.controller.view().observation.table.piles[place]
    QTest.mouseMove(view.viewport(), touch(view, Slot(place)))
    QTest.qWait(600)
    assert view.looking.slot == Slot(place)
    assert len(view.looking._sprites.names()) == len(pile) + 1
    QTest.mouseMove(view.viewport(), touch(view, Slot(BUILDS[3])))
    assert view.looking.slot is None
    view.looking.show(Slot(place))
    view.controller.undo()
    assert view.looking.slot is None, "what has changed is shown on the table itself"


def test_no_hidden_card_is_looked_through(make_board: MakeBoard) -> None:
    view = make_board("person,easy", game="skip_bo")
    for slot in view.board.slots():
        view.looking.show(slot)
        assert view.looking.slot is None


def test_the_keyboard_gets_to_hand_and_piles(make_board: MakeBoard) -> None:
    view = make_board(game="skip_bo")
    view.activateWindow()
    assert QTest.qWaitForWindowActive(view)
    button = view.overlay.buttons[Slot(OWN_HAND, 1)]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is view.overlay.buttons[Slot(OWN_HAND, 2)]
    QTest.keyClick(view.overlay.buttons[Slot(OWN_HAND, 2)], Qt.Key.Key_Space)
    assert view.board.held is not None
    focused = QApplication.focusWidget()
    for _ in range(3):
        QTest.keyClick(focused, Qt.Key.Key_Right)
        focused = QApplication.focusWidget()
    assert focused is view.overlay.buttons[Slot(OWN_HAND + 1)]
    assert OWN_HAND + 1 in view.board.held.targets
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert view.board.held is None


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1600)])
def test_every_number_of_a_long_discard_pile_can_be_read(make_board: MakeBoard, size: tuple[int, int]) -> None:
    """Each covered card has its number within what is seen of it, also in the other seat's smaller piles."""
    view = make_board("person,easy", game="skip_bo")
    view.resize(*size)
    view.fit()
    shown = view.board.view
    assert shown is not None
    assert view.board.layout is not None
    table = shown.observation.table.copy()
    for seat in (0, 1):
        pile = FIRST_OWN + OWN * seat + 2
        for count in (2, 6, 13):
            while len(table.piles[pile]) < count:
                table.piles[pile].append(table.piles[DRAW_PILE].pop())
            poses = Poses.of(view.board.layout, shown).of_place(table, pile)
            cards = [poses[card] for card in table.piles[pile]]
            assert cards[-1].strip == 0
            for pose, above in pairwise(cards):
                seen = (above.y - pose.y) / pose.u
                assert 0 < pose.strip <= seen + 0.021 or (pose.strip == 0 and seen >= NARROW)
