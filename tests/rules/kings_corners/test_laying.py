"""Which card may be laid where."""

from __future__ import annotations

import pytest

from cardgui.rules.kings_corners.game import KINGS_CORNERS as GAME
from cardgui.rules.moves import MOVE
from tests.rules.kings_corners.tables import BLACK_DOWN, legal, lying, play, reason, table

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
CARDS = [rank + suit for suit in "SHDC" for rank in RANKS]
CLOSED = ("AS", "AC", "AH", "AD")
FULL_CORNERS = ("KS QH JS 10H 9S 8H 7S 6H 5S 4H 3S 2H AS",) * 4


def fits(card: str, below: str) -> bool:
    red = (card[-1] in "HD") != (below[-1] in "HD")
    return red and RANKS.index(card[:-1]) + 1 == RANKS.index(below[:-1])


@pytest.mark.parametrize("below", CARDS)
def test_the_other_colour_and_one_higher(below: str) -> None:
    """KC-7, and the trap of a colour check that is always true: every card on every card."""
    sides = (below, *CLOSED[:3])
    for card in CARDS:
        if card == below:
            continue
        position = table(f"{card} 3C", "3C", sides=sides, corners=FULL_CORNERS, must_play=False)
        assert ("hand.0>side.n" in legal(position)) == fits(card, below), card


def test_nothing_on_an_ace() -> None:
    """KC-7: a king neither."""
    position = table("KS KH 2H QD", "3C", sides=("2S", *CLOSED[1:]), corners=("KD", "", "", ""))
    assert not any(move.endswith((">side.e", ">side.s", ">side.w")) for move in legal(position))
    assert reason(position, "hand.0>side.e") == "does_not_fit"


def test_a_king_starts_a_corner_and_no_other_card_does() -> None:
    """KC-8."""
    position = table("KS QH", "3C", sides=CLOSED)
    assert legal(position) == {f"hand.0>corner.{corner}" for corner in ("ne", "se", "sw", "nw")}
    assert reason(position, "hand.1>corner.ne") == "kings_only"
    play(position, "hand.0>corner.sw")
    assert lying(position, "corner.sw") == "KS"


def test_a_king_does_not_go_on_another_pile() -> None:
    """KC-8: nothing is higher than a king."""
    position = table("KS KH", "3C", sides=CLOSED, corners=("KC", "KD", "QS", "QH"), must_play=False)
    assert not any("hand" in move for move in legal(position))


def test_any_card_fills_an_empty_side() -> None:
    """KC-11: kings and aces too."""
    position = table("KS QH AD 7C", "3C", sides=("AS", "", "AH", "AC"), corners=("KC", "KD", "KH", "5S"))
    fill = {f"hand.{at}>side.e" for at in range(4)}
    assert {move for move in legal(position) if move.endswith("side.e")} == fill


def test_a_run_is_laid_card_by_card() -> None:
    """KC-11: cards that fit each other in order, on the side that was emptied in the same turn."""
    position = table("9S 8H 7S 2C", "3C", sides=("QS", "JH", "AH", "AC"))
    play(position, "side.e>side.n", "hand.0>side.e", "hand.0>side.e", "hand.0>side.e")
    assert lying(position, "side.e") == "9S 8H 7S"


def test_any_seat_may_fill_it_in_a_later_turn() -> None:
    """KC-11."""
    position = table("9S 8H", "3C 5C", sides=("QS", "JH", "AH", "AC"), must_play=False)
    play(position, "side.e>side.n", "end", "hand.0>side.e")
    assert lying(position, "side.e") == "3C"


def test_a_king_on_a_side_goes_to_a_corner_later_as_a_whole_pile() -> None:
    """KC-11."""
    position = table("KS QH JS 4S", "3C", sides=("", "AS", "AH", "AC"), must_play=False)
    play(position, "hand.0>side.n", "hand.0>side.n", "hand.0>side.n", "side.n>corner.nw")
    assert lying(position, "corner.nw") == "KS QH JS"
    assert lying(position, "side.n") == ""


def test_a_hand_is_a_list() -> None:
    """NOTATION: the later ones move down, and each move takes the card that it names."""
    position = table("9S 5C 8H 2C", "3C", sides=("10H", "AS", "AH", "AC"))
    move = GAME.parse_move("hand.0>side.n", 0)
    assert [GAME.face_text(card) for card in position.cards_of(move)] == ["9S"]
    play(position, "hand.0>side.n")
    assert lying(position, "p0.hand") == "5C 8H 2C"
    assert legal(position) == {"hand.1>side.n"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hand.7>side.n", "no_card_there"),
        ("hand.0>draw", "not_there"),
        ("draw>side.n", "drawn_by_itself"),
        ("draw", "drawn_by_itself"),
        ("side.e>side.n", "no_card_there"),
        ("side.n>side.e", "piles_not_to_empty_sides"),
        ("side.n>side.n", "not_there"),
        ("side.n>corner.se", "kings_only"),
        ("side.n>side.s", "does_not_fit"),
        ("corner.ne>corner.se", "corner_piles_stay"),
        ("side.n>draw", "not_complete"),
        ("corner.ne>draw", "complete_piles_stay"),
        ("end", "must_play"),
    ],
)
def test_why_a_move_is_illegal(text: str, why: str) -> None:
    """ALL-5: the reason is one that the game lists."""
    position = table("9S", "3C", sides=("10S", "", "AH", "AC"), corners=(BLACK_DOWN, "", "", ""), complete_pile="stays")
    assert text not in legal(position)
    assert reason(position, text) == why
    assert why in GAME.reasons


def test_another_hand_is_not_played_from() -> None:
    """KC-4, ALL-5."""
    position = table("9S", "9C", sides=("10H", "AS", "AH", "AC"))
    move = GAME.move(0, MOVE, GAME.place("p1.hand"), 0, GAME.place("side.n"))
    assert move not in position.legal_moves()
    assert position.why_not(move) == "not_your_cards"
