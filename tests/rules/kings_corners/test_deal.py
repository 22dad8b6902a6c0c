"""Seats, deck and deal."""

from __future__ import annotations

import pytest

from cardgui.rules.cards import UNKNOWN
from cardgui.rules.errors import RecordError
from cardgui.rules.kings_corners.game import KINGS_CORNERS as GAME
from cardgui.rules.observation import observe
from cardgui.rules.places import PlaceKind
from cardgui.rules.positions import position
from cardgui.rules.records import from_record
from cardgui.rules.start import Start
from tests.rules.kings_corners.tables import faces, lying, match, play, round_of, stock_size, table

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SPADES = "AS 2S 3S 4S 5S 6S 7S"
HEARTS = "AH 2H 3H 4H 5H 6H 7H"


def dealt(one: str, two: str) -> str:
    """Two hands dealt one card at a time."""
    return " ".join(card for pair in zip(one.split(), two.split(), strict=True) for card in pair)


def test_two_to_four_seats_and_one_deck_without_jokers() -> None:
    """KC-1."""
    assert (GAME.low, GAME.high) == (2, 4)
    assert sorted(GAME.face_text(face) for face in GAME.deck) == sorted(
        rank + suit for rank in RANKS for suit in "SHDC"
    )


@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_of_seats(seats: int) -> None:
    """KC-1."""
    chairs = ", ".join(['{"kind": "person", "name": "N"}'] * seats)
    record = f'{{"cardgame": 1, "game": "kings_corners", "seats": [{chairs}], "deal": 1, "moves": []}}'
    with pytest.raises(RecordError, match=r"^seats: a list of 2 to 4 seats"):
        from_record(record)


def test_seven_cards_each_from_the_dealers_left() -> None:
    """KC-2: one at a time, clockwise."""
    begun = match(deck=dealt(HEARTS, SPADES) + " 9C 9D 9H 9S 10C", start=Start(dealer=0), draw="when_stuck")
    assert lying(round_of(begun), "p1.hand") == HEARTS
    assert lying(round_of(begun), "p0.hand") == SPADES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_left_is_the_stock(seats: int) -> None:
    """KC-2, KC-3: 52 cards less seven a seat and four on the sides."""
    for deal in range(30):
        of = round_of(match(seats, deal, draw="when_stuck"))
        kings = sum(bool(of.piles[place]) for place in range(5, 9))
        assert stock_size(of) == 52 - 7 * seats - 4 - kings
        assert [len(of.hand(seat)) for seat in range(seats)] == [7] * seats


def test_four_cards_lie_round_the_stock() -> None:
    """KC-3: north, east, south and west in this order."""
    of = round_of(match(deck=dealt(HEARTS, SPADES) + " 9C 9D 9H 9S"))
    assert [lying(of, f"side.{side}") for side in "nesw"] == ["9C", "9D", "9H", "9S"]
    assert [lying(of, f"corner.{corner}") for corner in ("ne", "se", "sw", "nw")] == [""] * 4


def test_a_king_among_them_moves_to_a_corner_and_the_gap_is_filled_before_the_next_side() -> None:
    """KC-3: corners in the order ne, se, sw, nw; as often as needed."""
    of = round_of(match(deck=dealt(HEARTS, SPADES) + " 9C KD KS 9D 9H KH KC 9S"))
    assert [lying(of, f"side.{side}") for side in "nesw"] == ["9C", "9D", "9H", "9S"]
    assert [lying(of, f"corner.{corner}") for corner in ("ne", "se", "sw", "nw")] == ["KD", "KS", "KH", "KC"]


def test_hands_are_hidden_from_the_others() -> None:
    """KC-4, ALL-2: in positions, in observations, and from an onlooker."""
    begun = match(3)
    assert position(begun, 0)["places"]["p1.hand"] == ["?"] * len(round_of(begun).hand(1))
    assert "?" not in position(begun, 1)["places"]["p1.hand"]
    for viewer in (0, 2, None):
        seen = observe(begun.round, viewer).table
        assert {seen.faces[card] for card in seen.piles[GAME.place("p1.hand")]} == {UNKNOWN}


def test_every_card_of_a_pile_can_be_seen() -> None:
    """KC-9: sides and corners are spread, and all their cards are known to all."""
    spread = {place.name for place in GAME.places(2) if place.kind is PlaceKind.SPREAD}
    assert spread == {"side.n", "side.e", "side.s", "side.w", "corner.ne", "corner.se", "corner.sw", "corner.nw"}
    of = table("QH 2C", "3C", sides=("9S 8H 7S", "", "", ""), corners=("KS", "", "", ""), must_play=False)
    play(of, "hand.0>corner.ne")
    for viewer in (0, 1, None):
        seen = of.table(viewer)
        cards = seen.piles[GAME.place("side.n")] + seen.piles[GAME.place("corner.ne")]
        assert [seen.faces[card] for card in cards] == faces("9S 8H 7S KS QH")
