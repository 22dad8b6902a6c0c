"""Moving whole piles, and complete ones that go back under the stock."""

from __future__ import annotations

from cardgui.rules.kings_corners.game import KINGS_CORNERS as GAME
from cardgui.rules.positions import position as as_text
from cardgui.rules.steps import Moved
from tests.rules.kings_corners.tables import BLACK_DOWN, RED_DOWN, legal, lying, match, play, round_of, table

CLOSED = ("AS", "AC", "AH", "AD")


def test_a_pile_moves_by_its_first_card_and_whole() -> None:
    """KC-10: a pile that ends in an ace moves too."""
    position = table("KC", "5C", sides=("9H", "8S 7H 6S 5H 4S 3H 2S AH", "AC", "AD"), must_play=False)
    assert [move for move in legal(position) if move.startswith("side")] == ["side.e>side.n"]
    taken = position.cards_of(GAME.parse_move("side.e>side.n", 0))
    assert len(taken) == 8
    play(position, "side.e>side.n")
    assert lying(position, "side.n") == "9H 8S 7H 6S 5H 4S 3H 2S AH"
    assert lying(position, "side.e") == ""


def test_the_first_card_must_fit_the_last_one() -> None:
    """KC-10: the other colour and one lower; what the moving pile ends in does not matter."""
    same_colour = table("KC", "5C", sides=("9H", "8D 7S", "AC", "AD"), must_play=False)
    not_one_lower = table("KC", "5C", sides=("9H", "7S", "AC", "AD"), must_play=False)
    by_its_last = table("KC", "5C", sides=("9H", "10D 8S", "AC", "AD"), must_play=False)
    for position in (same_colour, not_one_lower, by_its_last):
        assert not any(move.startswith("side") for move in legal(position))


def test_a_pile_moves_onto_a_corner_pile_but_none_headed_by_a_king_onto_another() -> None:
    """KC-10."""
    position = table("5C", "6C", sides=("QH JS", "AS", "AC", "AD"), corners=("KS", "KH QS", "", ""), must_play=False)
    assert {move for move in legal(position) if "hand" not in move} == {"side.n>corner.ne", "end"}
    play(position, "side.n>corner.ne")
    assert lying(position, "corner.ne") == "KS QH JS"


def test_a_pile_does_not_move_to_an_empty_side_nor_a_corner_pile_to_a_corner() -> None:
    """KC-11, and the trap of a computer seat that moves piles between empty sides for ever."""
    position = table("5C", "6C", sides=("9H", "", "", "KD"), corners=("KS", "", "", ""), must_play=False)
    shifts = {move for move in legal(position) if "hand" not in move}
    assert shifts == {"side.w>corner.se", "side.w>corner.sw", "side.w>corner.nw", "end"}


def test_a_turn_has_few_moves_of_piles() -> None:
    """The same trap: with nothing laid a turn ends after three moves of piles at most, whatever is chosen."""
    for deal in range(40):
        of = match(4, deal, must_play=False)
        moves = 0
        while not of.over:
            shifts = [move for move in of.legal_moves() if move.source in range(1, 9)]
            moves = moves + 1 if shifts else 0
            assert moves <= 8
            of.play(shifts[-1] if shifts else of.legal_moves()[0])


def test_a_complete_pile_goes_back_under_the_stock_turned_over() -> None:
    """KC-12: its king is drawn first and its ace last; the old stock is drawn before them."""
    position = table("KC", "6C", sides=CLOSED, corners=(BLACK_DOWN, "", "", ""), stock="9C 8C", must_play=False)
    assert "corner.ne>draw" in legal(position)
    play(position, "corner.ne>draw")
    assert lying(position, "draw") == " ".join(reversed(BLACK_DOWN.split())) + " 9C 8C"
    assert lying(position, "corner.ne") == ""
    assert "hand.0>corner.ne" in legal(position)


def test_also_from_a_side() -> None:
    """KC-12: its place is empty then and takes any card."""
    position = table("5C", "6C", sides=(RED_DOWN, *CLOSED[:3]), draw="end_of_turn")
    play(position, "side.n>draw")
    assert legal(position) == {"hand.0>side.n"}


def test_only_from_king_to_ace() -> None:
    """KC-12: with its ace the pile is complete, whether that is laid or moved."""
    nearly = BLACK_DOWN.removesuffix(" AS")
    position = table("AS 7C", "6C", sides=("AH", "AC", "AD", "9C"), corners=(nearly, "", "", ""), must_play=False)
    assert "corner.ne>draw" not in legal(position)
    laid, moved = position.clone(), position.clone()
    play(laid, "hand.0>corner.ne")
    play(moved, "side.e>corner.ne")
    assert "corner.ne>draw" in legal(laid) & legal(moved)


def test_drawing_resumes_and_what_was_seen_stays_known() -> None:
    """KC-12: the order is known to all, also when a card of it lies in a hand."""
    position = table("5C", "6C 4C", "7C", sides=CLOSED, corners=(BLACK_DOWN, "", "", ""), stock="")
    steps = play(position, "corner.ne>draw")
    back = next(step for step in steps if isinstance(step, Moved) and step.why == "back")
    assert (back.source, back.target, back.at) == (5, 0, 0)
    assert [GAME.face_text(face) for face in back.faces] == BLACK_DOWN.split()[::-1]
    assert lying(position, "p1.hand") == "6C 4C KS"
    for viewer in (0, 2, None):
        seen = position.table(viewer)
        assert [seen.faces[card] for card in seen.piles[GAME.place("p1.hand")]][2] == GAME.faces_by_text["KS"]
        assert seen.faces[seen.piles[0][0]] == GAME.faces_by_text["AS"]


def test_a_position_shows_them() -> None:
    """KC-12, NOTATION: a card is written with its face to whoever has seen it, wherever it lies."""
    of = match(2)
    of.round = table("5C", "6C 4C", sides=CLOSED, corners=(BLACK_DOWN, "", "", ""))
    play(round_of(of), "corner.ne>draw")
    places = as_text(of, 0)["places"]
    assert places["p1.hand"] == ["?", "?", "KS"]
    assert places["draw"] == BLACK_DOWN.split()[:0:-1]


def test_a_complete_pile_moved_to_a_corner_can_be_sent_back_from_there_alone() -> None:
    """KC-10, KC-12."""
    position = table("9S 2S", "KC 2C", sides=(RED_DOWN, *CLOSED[1:]), corners=("", "KS", "KC", "KD"))
    assert legal(position) >= {"side.n>corner.ne", "side.n>draw"}
    play(position, "side.n>corner.ne")
    assert "corner.ne>draw" in legal(position)
    assert "side.n>draw" not in legal(position)


def test_complete_piles_can_stay() -> None:
    """KC-12."""
    position = table("KC", "6C", sides=CLOSED, corners=(BLACK_DOWN, "", "", ""), complete_pile="stays", must_play=False)
    assert legal(position) == {"hand.0>corner.se", "hand.0>corner.sw", "hand.0>corner.nw", "end"}
