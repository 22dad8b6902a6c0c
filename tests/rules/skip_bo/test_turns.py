"""A turn of Skip-Bo: SB-1 to SB-14, SB-25 and SB-26, and the faults that other programs have had."""

from __future__ import annotations

from collections import Counter

import pytest

from cardgui.rules.cards import UNKNOWN
from cardgui.rules.errors import IllegalMove, OptionError
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.positions import position
from cardgui.rules.start import Start
from cardgui.rules.steps import Moved, Steps, TurnPassed, seen_by
from tests.rules.tables import arrange, filled, legal, people, place, play, skip_bo

DISCARDS = {f"hand.{card}>discard.{pile}" for card in range(5) for pile in range(4)}
UP_TO_11 = [str(n) for n in range(1, 12)]


def test_sb_1_seats_and_deck() -> None:
    """SB-1."""
    game = GAMES["skip_bo"]
    assert (game.low, game.high) == (2, 6)
    counted = Counter(map(game.face_text, game.deck))
    assert counted == {"W": 18, **{str(n): 12 for n in range(1, 13)}}


@pytest.mark.parametrize(("seats", "stock"), [(2, 30), (3, 30), (4, 30), (5, 20), (6, 20)])
def test_sb_3_stocks(seats: int, stock: int) -> None:
    """SB-3, SB-4: the top is open; under it nobody looks, the owner included."""
    match = skip_bo({0: ["3", "7"]}, seats=seats)
    assert [len(place(match, f"p{seat}.stock")) for seat in range(seats)] == [stock] * seats
    for viewer in range(seats):
        assert place(match, "p0.stock", seen_by=viewer)[-2:] == ["?", "7"]
    names = set(position(match)["places"])
    assert {"draw", "completed", *(f"build.{i}" for i in range(4)), *(f"p0.discard.{i}" for i in range(4))} < names
    assert len(place(match, "draw")) == 162 - seats * stock - 5


@pytest.mark.parametrize(("dealer", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_sb_4_stocks_are_dealt_from_the_dealers_left(dealer: int, order: list[int]) -> None:
    """SB-3, SB-4: one card at a time, clockwise; the last card is the top (NOTATION, Records)."""
    deck = filled("skip_bo", ["1", "2", "3", *[None] * 12, "4", "5", "6"])
    match = Match(GAMES["skip_bo"], people(3), 1, {"stock_size": 6}, Start(dealer), [deck])
    assert [place(match, f"p{seat}.stock")[0] for seat in order] == ["1", "2", "3"]
    assert [place(match, f"p{seat}.stock", seen_by=0)[-1] for seat in order] == ["4", "5", "6"]


@pytest.mark.parametrize(("seats", "most"), [(2, 40), (3, 40), (4, 32), (5, 25), (6, 21)])
def test_sb_3_the_limits_of_stock_size_depend_on_the_seats(seats: int, most: int) -> None:
    for size in (5, most):
        match = skip_bo(seats=seats, stock_size=size)
        assert len(place(match, "p1.stock")) == size
    for size in (4, most + 1):
        with pytest.raises(OptionError, match=f"from 5 to {most}") as caught:
            Match(GAMES["skip_bo"], people(seats), 1, {"stock_size": size})
        assert caught.value.field == "stock_size"


def test_sb_5_sb_6_the_first_turn() -> None:
    """SB-5: the seat to the dealer's left; SB-6: it draws until it holds five cards, which only it sees (ALL-2)."""
    match = skip_bo(draws=["3", "4", "5", "6", "7", "8"])
    assert match.round.dealer == 1
    assert match.round.seat == 0
    assert place(match, "p0.hand") == ["3", "4", "5", "6", "7"]
    assert place(match, "p0.hand", seen_by=0) == ["3", "4", "5", "6", "7"]
    assert place(match, "p0.hand", seen_by=1) == ["?"] * 5
    assert place(match, "p1.hand") == []


def test_sb_6_drawing_up_to_five_at_the_next_turn() -> None:
    match = skip_bo({0: ["12"], 1: ["12"]}, ["1", "2", "9", "9", "9", "8", "8", "8", "8", "8", "7", "6", "5"])
    play(match, "hand.0>build.0, hand.0>build.0, hand.0>discard.0, hand.0>discard.0")
    assert place(match, "p0.hand") == ["9", "9", "7", "6", "5"]


def test_sb_7_a_pile_starts_with_a_1_or_a_wild_card_and_goes_up_by_one() -> None:
    """SB-7."""
    match = skip_bo({0: ["12"]}, ["1", "W", "3", "2", "5"])
    plays = {text for text in legal(match) if "build" in text}
    assert plays == {f"hand.{card}>build.{pile}" for card in (0, 1) for pile in range(4)}
    play(match, "hand.1>build.2")
    assert place(match, "build.2") == ["W1"]
    assert "hand.2>build.2" in legal(match)
    with pytest.raises(IllegalMove) as caught:
        play(match, "hand.1>build.2")
    assert caught.value.reason == "does_not_fit"
    play(match, "hand.2>build.2, hand.1>build.2")
    assert place(match, "build.2") == ["W1", "2", "3"]


def test_sb_7_a_pile_that_reaches_12_is_taken_away() -> None:
    for last in ("12", "W"):
        match = arrange(skip_bo(), {"p0.hand": [last, "1"], "build.1": [*UP_TO_11[:4], "W", *UP_TO_11[5:]]}, "draw")
        assert place(match, "build.1")[4] == "W5"
        play(match, "hand.0>build.1")
        assert place(match, "build.1") == []
        assert place(match, "completed") == [*UP_TO_11[:4], "W", *UP_TO_11[5:], last]
        assert "hand.0>build.1" in legal(match)


def test_sb_8_from_hand_stock_and_discard_piles() -> None:
    """SB-8: only top cards, only one's own; the next stock card is turned up at once."""
    stocks = {"p0.stock": ["9", "2"], "p1.stock": ["5", "3"]}
    own = {"p0.hand": ["3"], "p0.discard.3": ["1", "3"]}
    match = arrange(skip_bo(), {**stocks, **own, "build.0": ["1", "2"]}, "draw")
    assert {text for text in legal(match) if "build" in text} == {"hand.0>build.0", "discard.3>build.0"}
    play(match, "discard.3>build.0")
    assert {"discard.3>build.1", "discard.3>build.2"} < legal(match)
    play(match, "discard.3>build.1")
    assert place(match, "p0.stock", seen_by=1) == ["?", "2"]
    play(match, "stock>build.1")
    assert place(match, "p0.stock", seen_by=1) == ["9"]
    with pytest.raises(IllegalMove) as caught:
        play(match, "p1.stock>build.1")
    assert caught.value.reason == "not_your_cards"


def test_sb_9_a_hand_played_empty_is_drawn_anew() -> None:
    """SB-9, as often as it happens; trap: no new cards in mid-turn after the fifth hand card was played."""
    match = skip_bo({0: ["12"]}, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "1", "1", "1", "1", "1"])
    play(match, ", ".join(["hand.0>build.0"] * 5))
    assert match.round.seat == 0
    assert place(match, "p0.hand") == ["6", "7", "8", "9", "10"]
    play(match, ", ".join(["hand.0>build.0"] * 5))
    assert place(match, "p0.hand") == ["1"] * 5


def test_sb_10_a_discard_ends_the_turn() -> None:
    """SB-10: at any time, any card on any pile; trap: a discard that does not end the turn."""
    match = skip_bo({0: ["12"], 1: ["12"]}, ["1", "2", "3", "4", "5", *"67896"])
    assert legal(match) > DISCARDS
    steps: Steps = []
    play(match, "hand.2>discard.1", steps)
    assert place(match, "p0.discard.1", seen_by=1) == ["3"]
    assert match.round.seat == 1
    assert TurnPassed(1, 0) in steps
    play(match, "hand.0>discard.0, hand.0>discard.1, hand.0>discard.0, hand.0>discard.1")
    assert place(match, "p0.discard.1") == ["3", "1", "2"]


def test_sb_10_the_last_hand_card_can_be_discarded() -> None:
    """Trap: new cards drawn when the last hand card was discarded."""
    match = arrange(skip_bo(), {"p0.hand": ["9"], "p0.stock": ["12"], "p1.stock": ["12"]}, "draw")
    play(match, "hand.0>discard.0")
    assert place(match, "p0.hand") == []
    assert match.round.seat == 1


def test_sb_11_discard_piles_can_be_played_from_in_a_later_turn() -> None:
    """SB-11."""
    match = skip_bo({0: ["12"], 1: ["12"]}, ["1", "9", "9", "9", "9", *"88888", "1"])
    play(match, "hand.0>discard.2, hand.0>discard.0")
    assert {f"discard.2>build.{pile}" for pile in range(4)} < legal(match)


def test_sb_12_completed_piles_become_the_draw_pile() -> None:
    """SB-12, ALL-7: in the middle of drawing; trap: a wild card that comes back as the number it was played as."""
    done = ["W", *UP_TO_11[1:], "12"]
    deck = filled_from(done, ["W", "2", "3"])
    match = arrange(
        skip_bo(decks=[deck]),
        {"p0.hand": ["9"], "p0.stock": ["12"], "p1.stock": ["12"], "draw": ["7", "8"], "completed": done},
        "p1.discard.0",
    )
    play(match, "hand.0>discard.0")
    assert place(match, "p1.hand") == ["8", "7", "W", "2", "3"]
    assert place(match, "completed") == []
    assert Counter(place(match, "draw")) == Counter(done) - Counter(["W", "2", "3"])
    assert {f"hand.2>build.{pile}" for pile in range(4)} < legal(match)
    play(match, "hand.2>build.0")
    assert place(match, "build.0") == ["W1"]


def filled_from(cards: list[str], first: list[str]) -> list[int]:
    """A shuffle of `cards` with `first` first."""
    faces = GAMES["skip_bo"].faces_by_text
    rest = Counter(cards) - Counter(first)
    return [faces[text] for text in (*first, *rest.elements())]


def test_sb_12_what_building_piles_cover_comes_next() -> None:
    """SB-12: the tops stay and keep their number."""
    covered = ["1", "W", "1", "2", "3"]
    match = arrange(
        skip_bo(decks=[filled_from(covered, ["W", "1"])]),
        {
            "p0.hand": ["9"],
            "p0.stock": ["12"],
            "p1.stock": ["12"],
            "p1.hand": ["12", "12", "12"],
            "build.0": ["1", "W", "3"],
            "build.1": ["1", "2", "3", "W"],
            "build.2": ["1"],
        },
        "p1.discard.0",
    )
    assert place(match, "build.1") == ["1", "2", "3", "W4"]
    play(match, "hand.0>discard.0")
    assert [place(match, f"build.{pile}") for pile in range(4)] == [["3"], ["W4"], ["1"], []]
    assert place(match, "p1.hand") == ["12", "12", "12", "W", "1"]
    assert len(place(match, "draw")) == 3
    play(match, "hand.3>build.1")
    assert place(match, "build.1") == ["W4", "W5"]


def nothing_to_draw(places: dict[str, list[str]], seats: int = 2, **options: object) -> Match:
    """No draw pile, nothing completed, nothing covered; all other cards lie on the last seat's fourth discard pile."""
    stocks = {f"p{seat}.stock": ["12"] for seat in range(seats)}
    wanted = {**stocks, **places, f"p{seats - 1}.discard.3": ["12"]}
    return arrange(skip_bo(seats=seats, **options), wanted, f"p{seats - 1}.discard.3")


def test_sb_13_a_seat_plays_on_with_what_it_holds() -> None:
    """SB-13: with an empty hand and nothing to draw it must play, and then its turn ends by itself."""
    match = nothing_to_draw({"p0.hand": ["9"], "p1.stock": ["9", "5", "1"], "p1.discard.0": ["W"]})
    play(match, "hand.0>discard.0")
    assert match.round.seat == 1
    assert place(match, "p1.hand") == []
    assert legal(match) == {f"{source}>build.{pile}" for source in ("stock", "discard.0") for pile in range(4)}


def test_sb_13_a_turn_without_cards_ends_by_itself() -> None:
    """SB-13, ALL-8: visibly, and without a discard."""
    match = nothing_to_draw({"p0.hand": ["9", "9"], "p1.stock": ["9", "5", "1"]})
    play(match, "hand.0>discard.0")
    steps: Steps = []
    play(match, "stock>build.0", steps)
    assert match.round.seat == 0
    assert TurnPassed(0, 1, "stuck") in steps
    assert place(match, "p1.hand") == []


def test_sb_13_it_draws_after_the_first_play_that_leaves_something_to_draw() -> None:
    """SB-13: from whatever place; up to five cards."""
    hands = {"p0.hand": ["9"], "p0.stock": ["12"], "p1.stock": ["9", "5", "3"], "p1.discard.0": ["10", "4"]}
    match = arrange(skip_bo(), {**hands, "build.0": ["2"]}, "p0.discard.3", [2, 0, 0, 0])
    play(match, "hand.0>discard.0")
    steps: Steps = []
    play(match, "stock>build.0", steps)
    assert match.round.seat == 1
    assert place(match, "build.0") == ["3"]
    assert place(match, "p1.hand") == ["2"]
    assert [step.why for step in steps if isinstance(step, Moved)] == ["play", "draw"]


def test_sb_14_the_round_ends_with_the_last_stock_card() -> None:
    """SB-14, and the match with `single_round` (SB-15)."""
    match = arrange(skip_bo(scoring="single_round"), {"p0.hand": ["1"], "p0.stock": ["2"], "p1.stock": ["5"]}, "draw")
    play(match, "hand.0>build.0")
    assert not match.round.over
    play(match, "stock>build.0")
    assert match.round.over
    assert match.over
    assert match.winners == [0]
    assert position(match)["scores"] == [1, 0]
    assert position(match)["turn"] is None
    assert list(match.legal_moves()) == []


def test_sb_25_a_wild_card_may_be_discarded_unless_the_option_forbids_it() -> None:
    """SB-25: `discard_wild` off forbids it while the hand holds a card that is not wild."""
    draws = ["W", "9", "W", "9", "9"]
    assert legal(skip_bo({0: ["12"]}, draws)) > DISCARDS
    match = skip_bo({0: ["12"]}, draws, discard_wild=False)
    assert {text for text in legal(match) if "discard" in text} == {
        f"hand.{card}>discard.{pile}" for card in (1, 3, 4) for pile in range(4)
    }
    with pytest.raises(IllegalMove) as caught:
        play(match, "hand.0>discard.0")
    assert caught.value.reason == "wild_may_not_be_discarded"
    assert legal(skip_bo({0: ["12"]}, ["W"] * 5, discard_wild=False)) > DISCARDS


def test_sb_26_must_play() -> None:
    """SB-26: the turn can be ended only when no card can be played."""
    match = skip_bo({0: ["12"]}, ["1", "9", "9", "9", "9"], must_play=True)
    assert legal(match) == {f"hand.0>build.{pile}" for pile in range(4)}
    with pytest.raises(IllegalMove) as caught:
        play(match, "hand.1>discard.0")
    assert caught.value.reason == "must_play"
    play(match, "hand.0>build.0")
    assert legal(match) == {f"hand.{card}>discard.{pile}" for card in range(4) for pile in range(4)}


def test_sb_26_must_play_counts_partners_cards() -> None:
    match = skip_bo({0: ["12"], 2: ["1"]}, ["9"] * 5, seats=4, teams="two_sides", must_play=True)
    assert legal(match) == {f"p2.stock>build.{pile}" for pile in range(4)}


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("hand.7>build.0", "no_card_there"),
        ("discard.0>build.0", "no_card_there"),
        ("hand.0>build.0", "does_not_fit"),
        ("p1.stock>build.0", "not_your_cards"),
        ("build.0>build.1", "not_your_cards"),
        ("hand.0>p1.discard.0", "own_discard_piles_only"),
        ("hand.0>stock", "own_discard_piles_only"),
        ("hand.0>completed", "not_there"),
        ("stock>discard.0", "discard_from_hand"),
        ("hand.6>discard.0", "no_card_there"),
        ("draw", "drawn_by_itself"),
        ("end", "discard_to_end"),
        ("p1:hand.0>build.0", "not_your_turn"),
        ("p5:draw", "no_such_seat"),
        ("p5.stock>build.0", "no_such_seat"),
        ("p1:caught p0", "nothing_to_catch"),
        ("p1:call talking p0", "cannot_be_called"),
    ],
)
def test_an_illegal_move_is_answered_with_the_reason(move: str, reason: str) -> None:
    """ALL-5."""
    match = skip_bo({0: ["12"]}, ["9"] * 5)
    before = position(match)
    with pytest.raises(IllegalMove) as caught:
        play(match, move)
    assert caught.value.reason == reason
    assert position(match) == before


def test_another_seats_draw_is_hidden_in_the_steps_of_a_move() -> None:
    """ALL-2: what the next seat draws is told to that seat alone."""
    match = skip_bo({0: ["12"], 1: ["12"]}, ["9"] * 5 + ["8"] * 5)
    steps: Steps = []
    play(match, "hand.0>discard.0", steps)
    for viewer, face in ((0, UNKNOWN), (1, 8), (2, UNKNOWN)):
        draws = [step for step in seen_by(steps, viewer) if isinstance(step, Moved) and step.why == "draw"]
        assert [step.faces for step in draws] == [(face,)] * 5
        assert {step.actor for step in draws} == {1}


def test_the_first_deck_holds_the_whole_deck() -> None:
    assert sorted(filled("skip_bo", [])) == list(GAMES["skip_bo"].deck)
