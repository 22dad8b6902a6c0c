"""Whole matches with explicit decks; the positions here were worked out from the rules by hand."""

from __future__ import annotations

from typing import Any

import pytest

from cardgui.rules.positions import position
from cardgui.rules.records import from_record
from tests.records.comparing import DATA

GOLDEN = DATA.parent / "golden"
Moments = dict[int, dict[str, Any]]

JUNIOR_SINGLE: Moments = {
    0: {"turn": 0, "p0.stock": "10 7 2", "p1.stock": "W 1 4", "p0.hand.0": "1", "p0.hand.2": "W"},
    # SBJ-8, SBJ-11: nothing fits on the wild card as 4, so seat 1 is on and has 5, 6, 8 (SBJ-5).
    4: {"turn": 1, "build.0": "1 2 3 W4", "p0.stock": "10 7", "p1.hand.1": "6", "legal_moves": "hand.0>build.0"},
    # SBJ-6: the 9 covers the 8.
    8: {
        "turn": 1,
        "build.0": "1 2 3 W4 5 6 7",
        "build.1": "1",
        "p1.hand.2": "8 9",
        "legal_moves": "hand.0>build.1",
    },
    # SBJ-9: after the 1 the last stock card, a wild one, is open.
    12: {
        "p1.stock": "W",
        "legal_moves": "stock>build.0 stock>build.1 stock>build.2 stock>build.3",
    },
    # SBJ-14: seat 1 has played its last stock card.
    13: {"turn": None, "build.0": "1 2 3 W4 5 6 7 W8", "scores": [0, 1], "over": True, "winners": [1]},
}
JUNIOR_TWO_ROUNDS: Moments = {
    0: {"turn": 0, "legal_moves": "end stock>build.0 stock>build.1 stock>build.2 stock>build.3"},
    # ALL-8: with a 5 and three 9 seat 0 can do nothing but end its turn.
    2: {"turn": 1, "member": 0, "legal_moves": "end stock>build.0"},
    5: {"turn": None, "build.0": "1 2 3 4 W5", "scores": [0, 1, 0], "totals": [0, 1, 0], "over": False},
    # SBJ-3: the same dealer, the same seat begins. SBJ-11: it stops although the 2 would fit.
    6: {"round": 1, "dealer": 2, "turn": 0, "build.0": "W1", "legal_moves": "end hand.1>build.0"},
    # SBJ-16: the other one of the twins.
    7: {"turn": 1, "member": 1},
    # SBJ-17: two rounds won.
    11: {"turn": None, "round": 1, "totals": [0, 2, 0], "over": True, "winners": [1]},
}
SKIP_BO_SINGLE: Moments = {
    0: {"turn": 0, "p0.hand": "1 2 W 4 9", "p0.stock": "1 12 11 10 8"},
    # SB-10, SB-6: the discard has ended the turn, and seat 1 has drawn.
    4: {"turn": 1, "build.0": "1 2 W3", "p0.discard.2": "9", "p0.hand": "4", "p1.hand": "6 6 6 6 7"},
    5: {"turn": 0, "p0.hand": "4 5 6 7 12", "p1.discard.0": "7"},
    # SB-8, SB-11: from the stock, and the 9 from the discard pile.
    11: {"turn": 0, "build.0": "1 2 W3 4 5 6 7 8 9", "p0.stock": "1 12 11 10", "p0.discard.2": ""},
    # SB-7: the pile has reached 12 and is gone; the wild card is a W again.
    14: {"build.0": "", "completed": "1 2 W 4 5 6 7 8 9 10 11 12", "p0.stock": "1"},
    # SB-14, SB-15.
    15: {"turn": None, "scores": [1, 0], "over": True, "winners": [0]},
}
SKIP_BO_TEAMS: Moments = {
    0: {"turn": 0, "others": "p1:call talking p2 p3:call talking p2", "p2.stock": "10 9 8 7 6"},
    # SB-20: the next two cards of the draw pile, 11 and 12, one after the other at the very bottom.
    1: {"turn": 0, "others": "", "p2.stock": "12 11 10 9 8 7 6"},
    # SB-18: the own stock is used up, the partner's is not.
    6: {"p0.stock": "", "build.0": "1 2 3 4 5", "turn": 0},
    # SB-19, SB-15: 25 and 5 for each of ten cards, for both.
    13: {
        "turn": None,
        "build.0": "",
        "round_winners": [0, 2],
        "scores": [75, 0, 75, 0],
        "totals": [75, 0, 75, 0],
        "over": False,
    },
    # ALL-6, SB-5: seat 0 deals, seat 1 has begun and discarded.
    14: {"round": 1, "dealer": 0, "turn": 2, "p2.hand": "W 9 9 9 9", "p1.discard.3": "7"},
    24: {
        "turn": None,
        "build.3": "1 2 W3 4 5 6 7 8 9 10",
        "totals": [150, 0, 150, 0],
        "over": True,
        "winners": [0, 2],
    },
}
SKYJO_COLUMNS: Moments = {
    # SJ-3: 12 and 11 are more than 5 and 5.
    4: {"turn": 1, "discard": "-2"},
    # SJ-6: the 1 has left.
    5: {"turn": 0, "p1.grid.11": "-2", "discard": "1"},
    # SJ-8: the column of 5 lies on the drawn card.
    8: {"turn": 1, "discard": "1 0 5 5 5", "p0.grid.0": "", "p0.grid.4": "", "p0.grid.8": ""},
    62: {"turn": 1, "closer": 0},
    # SJ-9, SJ-10: 1, 2 and 2 are left; 78 without the 1 and the 10, with -2 and -1. SJ-11: the target is 20.
    64: {
        "turn": None,
        "scores": [5, 64],
        "doubled": None,
        "over": True,
        "winners": [0],
    },
}
SKYJO_DOUBLED: Moments = {
    6: {"turn": 2, "round": 0},
    # SJ-9, SJ-10: 1 to 12 make 78, doubled; three -1; 78 with a 9 for the 1. The columns of lo stay, by the option.
    98: {
        "turn": None,
        "closer": 0,
        "doubled": 0,
        "scores": [156, -3, 86],
        "round_winners": [1],
        "over": False,
    },
    # SJ-4: the closer begins, not the highest sum.
    104: {"round": 1, "dealer": 0, "turn": 0, "totals": [156, -3, 86]},
    197: {
        "turn": None,
        "closer": 1,
        "doubled": None,
        "scores": [78, -3, 78],
        "totals": [234, -6, 164],
        "winners": [1],
    },
}
MATCHES = {
    "junior-single": JUNIOR_SINGLE,
    "junior-two-rounds": JUNIOR_TWO_ROUNDS,
    "skip-bo-single": SKIP_BO_SINGLE,
    "skip-bo-teams": SKIP_BO_TEAMS,
    "skyjo-columns": SKYJO_COLUMNS,
    "skyjo-doubled": SKYJO_DOUBLED,
}
CASES = [(name, after, want) for name, moments in MATCHES.items() for after, want in moments.items()]


@pytest.mark.parametrize(("name", "after", "want"), CASES, ids=[f"{name}-{after}" for name, after, _ in CASES])
def test_a_golden_match(name: str, after: int, want: dict[str, Any]) -> None:
    got: dict[str, Any] = position(from_record((GOLDEN / f"{name}.cardgame").read_bytes(), after))
    for field, value in want.items():
        if field == "others":
            assert " ".join(sorted(got[field])) == value
        elif field == "legal_moves":
            assert sorted(got[field]) == sorted(value.split())
        elif field in got["places"]:
            assert got["places"][field] == value.split(), field
        else:
            assert got[field] == value, field


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_is_whole(name: str) -> None:
    match = from_record((GOLDEN / f"{name}.cardgame").read_bytes())
    assert match.over
    assert len(match.moves) == max(MATCHES[name])
