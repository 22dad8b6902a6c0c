"""Two whole matches with explicit decks; every position here was worked out from the rules by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardgui.rules.positions import position
from cardgui.rules.records import from_record

GOLDEN = Path(__file__).parent / "golden"

SINGLE_ROUND: dict[int, dict[str, Any]] = {
    # KC-3: the king of hearts has left the east. KC-6: seat 1 has drawn the 4H.
    0: {
        "turn": 1,
        "p1.hand": "9S 8H 7S QH 2C 5D JC 4H",
        "p0.hand": "KD QS 10H 6H 3S 4C AD",
        "side.n": "10D",
        "side.e": "JS",
        "side.s": "6C",
        "side.w": "AH",
        "corner.ne": "KH",
        "legal_moves": "hand.0>side.n hand.5>side.s side.n>side.e",
    },
    # KC-10, KC-11: a whole pile has gone to the east, and the empty north takes anything.
    4: {
        "turn": 1,
        "side.n": "",
        "side.e": "JS 10D 9S 8H 7S",
        "legal_moves": "hand.0>side.n hand.1>side.n hand.2>side.n hand.3>side.n hand.4>side.n hand.2>side.s",
    },
    # KC-13: nothing of 2C 4H fits, so the turn has passed, and seat 0 has drawn the 3H.
    8: {
        "turn": 0,
        "side.n": "QH JS 10D 9S 8H 7S",
        "side.e": "JC",
        "p1.hand": "2C 4H",
        "p0.hand": "KD QS 10H 6H 3S 4C AD 3H",
        "legal_moves": "hand.0>corner.se hand.0>corner.sw hand.0>corner.nw hand.1>corner.ne hand.2>side.e "
        "hand.3>side.n hand.5>side.s",
    },
    14: {
        "turn": 1,
        "p0.hand": "3S AD",
        "p1.hand": "2C 4H 5S",
        "side.s": "6C 5D 4C 3H",
        "corner.se": "KD QS",
        "legal_moves": "hand.0>side.s hand.2>side.n",
    },
    # KC-15, KC-17: seat 1 is out.
    17: {
        "turn": None,
        "p1.hand": "",
        "legal_moves": "",
        "scores": [0, 1],
        "round_winners": [1],
        "over": True,
        "winners": [1],
    },
}
CHIPS: dict[int, dict[str, Any]] = {
    # KC-18: three chips in the pot. KC-6: seat 0 can do nothing and has not drawn.
    0: {
        "turn": 0,
        "p0.hand": "QH JS 10H 9S 8H 7S 2S",
        "chips": [19, 19, 19],
        "pot": 3,
        "totals": [19, 19, 19],
        "legal_moves": "draw",
    },
    # The 5C did not help: seat 0 has paid one and its turn is over.
    1: {"turn": 1, "p0.hand": "QH JS 10H 9S 8H 7S 2S 5C", "chips": [18, 19, 19], "pot": 4, "legal_moves": "draw"},
    # KC-8: seat 1 has drawn the king of spades.
    2: {"turn": 1, "legal_moves": "hand.7>corner.ne hand.7>corner.se hand.7>corner.sw hand.7>corner.nw"},
    # KC-6: it has laid a card, so with `must_play` off a turn may be ended.
    5: {"turn": 0, "corner.ne": "KD", "corner.sw": "KS QH", "legal_moves": "hand.0>corner.sw end"},
    15: {
        "turn": 0,
        "corner.sw": "KS QH JS 10H 9S 8H 7S 6D 5S 4H",
        "p2.hand": "4S 4D 5H 6C",
        "p0.hand": "2S 5C QS",
        "legal_moves": "hand.2>corner.ne",
    },
    # KC-10: two aces could complete the pile.
    18: {
        "turn": 1,
        "p1.hand": "2C 2D 3H 3C 4C",
        "legal_moves": "side.n>corner.sw side.s>corner.sw end",
    },
    # KC-12: it has gone back, its ace at the very bottom.
    20: {
        "turn": 1,
        "side.n": "",
        "corner.sw": "",
        "draw.bottom": "AS 2H 3S 4H 5S 6D 7S 8H 9S 10H JS QH KS",
        "legal_moves": "hand.0>side.n hand.1>side.n hand.2>side.n hand.3>side.n hand.4>side.n end",
    },
    # KC-18: seat 0 pays 2 and seat 2 pays 4 for cards; seat 1 takes the pot of ten.
    26: {
        "turn": None,
        "side.n": "4C 3H 2C AH",
        "side.e": "3C 2D",
        "p0.hand": "2S 5C",
        "p2.hand": "4S 4D 5H 6C",
        "scores": [-4, 9, -5],
        "round_winners": [1],
        "chips": [16, 29, 15],
        "pot": 0,
        "over": False,
    },
    # KC-20: seat 0 deals, seat 1 begins. Four pile moves have emptied all sides.
    30: {
        "round": 1,
        "dealer": 0,
        "turn": 1,
        "corner.ne": "KD QS JD 10S 9D",
        "side.n": "",
        "side.w": "",
        "p1.hand": "KC 8S 7D 6S 5D 4S 3D",
        "chips": [15, 28, 14],
        "pot": 3,
    },
    # KC-13: the king is held back.
    37: {"turn": 2, "p1.hand": "KC", "corner.ne": "KD QS JD 10S 9D 8S 7D 6S 5D 4S 3D"},
    40: {"turn": 2, "corner.ne": "", "draw.bottom": "AD 2S 3D 4S 5D 6S 7D 8S 9D 10S JD QS KD"},
    # KC-19: after the second round the match is over; most chips win.
    44: {
        "turn": None,
        "p0.hand": "6H 8H 10H QH 2H 4D",
        "p2.hand": "10C 9C 5C 3C 7C",
        "scores": [-7, 13, -6],
        "chips": [9, 42, 9],
        "totals": [9, 42, 9],
        "pot": 0,
        "over": True,
        "winners": [1],
    },
}
CASES = [("single-round", after, want) for after, want in SINGLE_ROUND.items()]
CASES += [("chips", after, want) for after, want in CHIPS.items()]


@pytest.mark.parametrize(("name", "after", "want"), CASES, ids=[f"{name}-{after}" for name, after, _ in CASES])
def test_a_golden_match(name: str, after: int, want: dict[str, Any]) -> None:
    """KC-2 to KC-20."""
    got = position(from_record((GOLDEN / f"{name}.cardgame").read_bytes(), after))
    for field, value in want.items():
        if field == "legal_moves":
            assert sorted(got[field]) == sorted(value.split())
        elif field == "draw.bottom":
            assert got["places"]["draw"][:13] == value.split()
        elif field in got["places"]:
            assert got["places"][field] == value.split(), field
        else:
            assert got[field] == value, field


@pytest.mark.parametrize(("name", "moves"), [("single-round", 17), ("chips", 44)])
def test_a_golden_match_is_whole(name: str, moves: int) -> None:
    of = from_record((GOLDEN / f"{name}.cardgame").read_bytes())
    assert len(of.moves) == moves
    assert of.over
