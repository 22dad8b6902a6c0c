"""Which rule fits the moment at the table, and which one a refused move is refused by: ids, or targets of a book."""

from __future__ import annotations

from collections.abc import Callable

from cardgui.controller.view import View
from cardgui.rules.cards import UNKNOWN, WILD
from cardgui.rules.kings_corners.cards import KIND, KINGS
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, SIDES, STOCK
from cardgui.rules.moves import DRAW, MOVE
from cardgui.rules.rounds import NOBODY
from cardgui.rules.skip_bo.places import BUILDS, DRAW_PILE, FIRST_OWN, JUNIOR_OWN, OWN
from cardgui.rules.skyjo.grid import DRAW_PILE as SKYJO_DRAW_PILE
from cardgui.rules.skyjo.round import CHOOSING, OPENING

COMMON_PLACES = {
    "match_over": "#match_end",
    "round_over": "#round_end",
    "no_such_seat": "#turn",
    "not_your_turn": "#turn",
}
PLACES_OF_REASONS = {
    "skip_bo_junior": {
        "does_not_fit": "SBJ-7",
        "must_play": "SBJ-11",
        "no_card_there": "SBJ-9",
        "not_there": "SBJ-7",
        "not_your_cards": "SBJ-9",
    },
    "skip_bo": {
        "another_is_in_doubt": "SB-22",
        "called_often_enough": "SB-20",
        "cannot_be_called": "SB-20",
        "caught_before": "SB-22",
        "caught_no_draw": "SB-22",
        "discard_from_hand": "SB-10",
        "discard_to_end": "SB-10",
        "does_not_fit": "SB-7",
        "drawn_by_itself": "SB-6",
        "five_at_most": "SB-22",
        "leaves_no_play": "SB-22",
        "match_over": "SB-16",
        "moves_in_doubt": "SB-22",
        "must_play": "SB-26",
        "no_card_there": "SB-8",
        "not_out_of_turn": "SB-22",
        "not_there": "SB-7",
        "not_your_cards": "SB-8",
        "nothing_to_catch": "SB-22",
        "nothing_to_draw": "SB-12",
        "own_discard_piles_only": "SB-10",
        "wild_may_not_be_discarded": "option:discard_wild",
    },
    "kings_corners": {
        "complete_piles_stay": "option:complete_pile",
        "corner_piles_stay": "KC-10",
        "does_not_fit": "KC-7",
        "draw_first": "option:draw",
        "draw_not_due": "option:draw",
        "drawn_by_itself": "KC-6",
        "kings_only": "KC-8",
        "must_lay": "option:draw",
        "must_play": "option:must_play",
        "no_card_there": "#turn",
        "not_complete": "KC-12",
        "not_there": "KC-7",
        "not_your_cards": "KC-7",
        "nothing_to_draw": "KC-14",
        "piles_not_to_empty_sides": "KC-11",
    },
    "skyjo": {
        "already_face_up": "SJ-7",
        "no_card_there": "SJ-8",
        "own_grid_only": "SJ-6",
        "place_the_drawn_card": "SJ-7",
        "take_a_card_first": "SJ-5",
        "turn_one_up": "option:reveal_after_discard",
        "turn_one_up_or_end": "option:reveal_after_discard",
        "turn_up_two": "SJ-3",
    },
}


def rule_of_reason(game: str, reason: str) -> str:
    """Where a book explains why a move is refused with that code: at turns, for one that has no place of its own."""
    return PLACES_OF_REASONS[game].get(reason) or COMMON_PLACES.get(reason, "#turn")


def rule_of_moment(view: View) -> str:
    """Where a book speaks of what is going on at the table, for whoever looks at it."""
    if view.over:
        return "#match_end" if view.game.name != "skip_bo" else "SB-15"
    return _MOMENTS[view.game.name](view)


def _junior(view: View) -> str:
    piles, faces = view.observation.table.piles, view.observation.table.faces
    if view.turn is None:
        return "SBJ-14"
    start = FIRST_OWN + JUNIOR_OWN * view.turn
    tops = [faces[pile[-1]] for pile in piles[start : start + JUNIOR_OWN] if pile]
    if WILD in tops:
        return "SBJ-8"
    if len(piles[DRAW_PILE]) < JUNIOR_OWN - 1:
        return "SBJ-12"
    if not any(piles[start + 1 : start + JUNIOR_OWN]):
        return "SBJ-13"
    return "SBJ-7"


def _skip_bo(view: View) -> str:
    piles, faces = view.observation.table.piles, view.observation.table.faces
    if view.turn is None:
        return "SB-15"
    if view.observation.state.get("offender", NOBODY) != NOBODY:
        return "SB-22"
    hand = piles[FIRST_OWN + OWN * view.turn + 1]
    plays = [move for move in view.legal if move.verb == MOVE and move.target in BUILDS]
    if view.legal and not plays:
        return "SB-10"
    if any(faces[card] == WILD for card in hand):
        return "SB-7"
    if not piles[DRAW_PILE]:
        return "SB-13" if not hand else "SB-12"
    return "SB-8"


def _kings_corners(view: View) -> str:
    piles, faces = view.observation.table.piles, view.observation.table.faces
    if view.turn is None:
        return "KC-15"
    if any(move.verb == DRAW for move in view.legal):
        return "option:draw"
    if any(move.target == STOCK for move in view.legal):
        return "KC-12"
    if not piles[STOCK]:
        return "KC-14"
    hand = [faces[card] for card in piles[FIRST_HAND + view.turn] if faces[card] != UNKNOWN]
    if any(KIND[face] in KINGS for face in hand) and not all(piles[corner] for corner in CORNERS):
        return "KC-8"
    if hand and not all(piles[side] for side in SIDES):
        return "KC-11"
    if view.legal and all(move.source < FIRST_HAND for move in view.legal if move.verb == MOVE):
        return "KC-10"
    return "KC-7"


def _skyjo(view: View) -> str:
    state = view.observation.state
    if view.turn is None:
        return "SJ-10"
    if state["phase"] == OPENING:
        return "SJ-3"
    if state["closer"] != NOBODY:
        return "SJ-9"
    if state["phase"] != CHOOSING:
        return "SJ-7"
    return "SJ-12" if not view.observation.table.piles[SKYJO_DRAW_PILE] else "SJ-5"


_MOMENTS: dict[str, Callable[[View], str]] = {
    "skip_bo_junior": _junior,
    "skip_bo": _skip_bo,
    "kings_corners": _kings_corners,
    "skyjo": _skyjo,
}
