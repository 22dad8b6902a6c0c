"""Random play at a board, and whether the scene then equals the layout of the match."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest

from cardgui.scene.board_view import BoardView
from cardgui.scene.poses import Poses


def at_rest(view: BoardView) -> None:
    """The scene equals the layout of the match."""
    board, shown = view.board, view.board.view
    assert shown is not None
    assert board.layout is not None
    now = view.controller.view()
    assert shown.observation == now.observation
    table = now.observation.table
    poses = Poses.of(board.layout, now).all(table)
    assert set(poses) == set(board.items_by_card)
    standing_out = {table.piles[slot.place][slot.at] for slot in board.joining}
    for card, pose in poses.items():
        item = board.items_by_card[card]
        assert item.pose == pose
        assert item.isVisible() == pose.visible
        if card not in standing_out and (board.held is None or card not in board.held.cards):
            assert not item.lifted
            assert abs(item.x() - pose.x) <= 1
            assert abs(item.y() - pose.y) <= 1
            assert item.transform() == QTransform().rotate(pose.angle)


def play_at_random(
    view: BoardView, seed: int, turns: int, *others: tuple[float, Callable[[random.Random], object]]
) -> None:
    """Moves, undos, redos, new sizes and directions, most of them in the middle of an animation; every card ends where
    the layout says.

    others: what else hands do, each with how often, as a part of 1.
    """
    rng = random.Random(seed)
    controller = view.controller

    def move() -> None:
        legal = controller.view().legal
        plays = [one for one in legal if one.is_play]
        if legal:
            controller.play([rng.choice(plays or list(legal))])

    def resize() -> None:
        view.resize(rng.randrange(800, 1400), rng.randrange(600, 900))

    def turn_round() -> None:
        view.setLayoutDirection(rng.choice([Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight]))

    acts: list[tuple[float, Callable[[], object]]] = [
        (0.1, controller.undo),
        (0.1, controller.redo),
        (0.04, resize),
        (0.04, turn_round),
        *((part, lambda act=act: act(rng)) for part, act in others),
    ]
    acts.append((1 - sum(part for part, _ in acts), move))
    for turn in range(turns):
        if controller.view().waiting:
            controller.next_round()
        else:
            rng.choices([act for _, act in acts], [part for part, _ in acts])[0]()
        if rng.random() < 0.5:
            QTest.qWait(rng.choice((0, 5, 30)))
        if turn % 10 == 0 or turn == turns - 1:
            view.board.let_go()
            view.board.settling.finish()
            view.fit()
            at_rest(view)
