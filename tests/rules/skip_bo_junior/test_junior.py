"""The rules of Skip-Bo Junior, SBJ-1 to SBJ-17."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from cardgui.rules.chance import SplitMix64
from cardgui.rules.errors import IllegalMove, OptionError
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.positions import position
from cardgui.rules.seats import Seat
from cardgui.rules.start import Start
from cardgui.rules.steps import Moved, Steps, TurnPassed
from tests.rules.tables import arrange, filled, junior, legal, people, place, play

GAME = GAMES["skip_bo_junior"]
UP_TO_9 = [str(n) for n in range(1, 10)]


def laid(places: Mapping[str, Sequence[str]], rest: str = "draw", **options: object) -> Match:
    """A table with these cards; seat 0 is on turn. What is to be hidden under the rest of the cards lies on `rest`."""
    match = junior({0: ["1"]}, **options)
    stocks = {f"p{seat}.stock": ["10"] for seat in range(match.round.seats)}
    return arrange(match, {**stocks, **places}, rest)


def test_sbj_1_sbj_2_seats_and_deck() -> None:
    """SBJ-1, SBJ-2."""
    assert (GAME.low, GAME.high) == (2, 4)
    assert Counter(map(GAME.face_text, GAME.deck)) == {"W": 16, **{str(n): 8 for n in range(1, 11)}}


def test_sbj_3_the_same_dealer_and_beginner_in_every_round() -> None:
    """SBJ-3, ALL-6: lots name the dealer, then the first, and only those that are needed."""
    for deal in range(20):
        stream = SplitMix64(deal)
        match = Match(GAME, people(3), deal)
        assert match.round.dealer == stream.pick(3)
        first = stream.pick(3)
        assert TurnPassed(first, -1) in _deal_steps(deal, Start())
        assert TurnPassed(2, -1) in _deal_steps(deal, Start(first=2))
        assert TurnPassed(SplitMix64(deal).pick(3), -1) in _deal_steps(deal, Start(dealer=1))
    match = junior({0: ["1"]}, rounds_to_win=2)
    arrange(match, {"p0.hand.0": ["9"], "p0.stock": ["1"], "p1.stock": ["10"]}, "draw")
    play(match, "stock>build.0")
    assert match.waiting
    steps: Steps = []
    match.next_round(steps)
    assert match.round.dealer == 1
    assert TurnPassed(0, -1) in steps


def _deal_steps(deal: int, start: Start) -> Steps:
    steps: Steps = []
    Match(GAME, people(3), deal, start=start, tell=steps)
    return steps


def test_sbj_4_stocks() -> None:
    """SBJ-4."""
    match = junior({0: ["4", "1"]})
    assert [len(place(match, f"p{seat}.stock")) for seat in (0, 1)] == [10, 10]
    assert place(match, "p0.stock", seen_by=0)[-2:] == ["?", "1"]


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize(("dealer", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_sbj_4_stocks_are_dealt_from_the_dealers_left(dealer: int, order: list[int], first: int) -> None:
    """SBJ-4: whoever plays first (SBJ-3); the last card is the top, and turned up (NOTATION, Records)."""
    deck = filled("skip_bo_junior", ["5", "6", "7", *[None] * 3, "1", "W", "2"])
    match = Match(GAME, people(3), 1, {"stock_size": 3, "must_play": False}, Start(dealer, first), [deck])
    assert [place(match, f"p{seat}.stock")[0] for seat in order] == ["5", "6", "7"]
    assert [place(match, f"p{seat}.stock", seen_by=0)[-1] for seat in order] == ["1", "W", "2"]


@pytest.mark.parametrize(("seats", "most"), [(2, 20), (3, 15), (4, 12)])
def test_sbj_4_the_limits_of_stock_size_depend_on_the_seats(seats: int, most: int) -> None:
    for size in (3, most):
        assert len(place(Match(GAME, people(seats), 4, {"stock_size": size}), "p0.stock")) == size
    for size in (2, most + 1):
        with pytest.raises(OptionError, match=f"from 3 to {most}"):
            Match(GAME, people(seats), 1, {"stock_size": size})


def test_sbj_5_three_cards_onto_the_hand_piles() -> None:
    """SBJ-5: face up, one onto each, at the start of each turn; SBJ-6: they cover what was left there."""
    match = junior({0: ["9", "1"], 1: ["1"]}, ["8", "9", "10", "2", "3", "W", "7", "6", "5"])
    assert [place(match, f"p0.hand.{pile}", seen_by=1) for pile in range(3)] == [["8"], ["9"], ["10"]]
    play(match, "stock>build.0")
    assert match.round.seat == 1
    assert [place(match, f"p1.hand.{pile}") for pile in range(3)] == [["2"], ["3"], ["W"]]


def test_sbj_6_only_the_top_card_of_a_hand_pile_can_be_played() -> None:
    """SBJ-6: playing it uncovers the card beneath, which can then be played in the same turn."""
    match = laid({"p0.hand.0": ["2", "1"], "p0.hand.1": ["1", "9"]})
    assert legal(match) == {f"hand.0>build.{pile}" for pile in range(4)}
    play(match, "hand.0>build.0")
    assert legal(match) == {"hand.0>build.0"}


def test_sbj_7_sbj_8_building() -> None:
    """SBJ-7: from 1 or a wild card up by one; SBJ-8: a wild card stands for whatever is needed."""
    match = laid({"p0.hand.0": ["3", "W", "W"], "p0.hand.1": ["1"], "p0.hand.2": ["2"]})
    assert {text for text in legal(match) if text.startswith("hand.2")} == set()
    play(match, "hand.0>build.3")
    assert place(match, "build.3") == ["W1"]
    play(match, "hand.0>build.3")
    assert place(match, "build.3") == ["W1", "W2"]
    assert "hand.0>build.3" in legal(match)


def test_sbj_9_the_next_stock_card_is_turned_up() -> None:
    """SBJ-9: stock and hand piles, without limit."""
    match = laid({"p0.stock": ["9", "2", "1"], "p0.hand.0": ["3"]})
    play(match, "stock>build.0")
    assert place(match, "p0.stock", seen_by=1) == ["?", "2"]
    play(match, "stock>build.0, hand.0>build.0")
    assert place(match, "build.0") == ["1", "2", "3"]


@pytest.mark.parametrize("last", ["10", "W"])
def test_sbj_10_a_pile_that_reaches_10_leaves(last: str) -> None:
    """SBJ-10."""
    match = laid({"p0.hand.0": ["1", last], "build.2": UP_TO_9})
    play(match, "hand.0>build.2")
    assert place(match, "build.2") == []
    assert place(match, "completed") == [*UP_TO_9, last]
    assert "hand.0>build.2" in legal(match)


def test_sbj_11_the_turn_ends_when_nothing_can_be_played() -> None:
    """SBJ-11, ALL-8: by itself, and visibly; a seat that can play nothing at all passes."""
    match = laid({"p0.hand.0": ["1"], "draw": ["9", "9", "9", "2", "8", "8"]}, "p1.hand.2")
    steps: Steps = []
    assert "end" not in legal(match)
    with pytest.raises(IllegalMove) as caught:
        play(match, "end")
    assert caught.value.reason == "must_play"
    play(match, "hand.0>build.0", steps)
    assert TurnPassed(1, 0, "stuck") in steps
    assert match.round.seat == 1
    assert legal(match) == {"hand.2>build.0"}


def test_sbj_11_must_play_off_lets_a_player_stop() -> None:
    match = laid({"p0.hand.0": ["2", "1"], "p1.stock": ["10", "1"]}, must_play=False)
    assert "end" in legal(match)
    play(match, "end")
    assert match.round.seat == 1


def test_sbj_12_completed_piles_become_the_draw_pile() -> None:
    """SBJ-12, ALL-7: what was left of the old draw pile is dealt first; wild cards are wild again."""
    done = ["W", *UP_TO_9[1:], "10"]
    order = [GAME.faces_by_text[text] for text in ["W", *UP_TO_9[1:], "10"]]
    match = junior({0: ["1"]}, decks=[order])
    arrange(
        match,
        {
            "p0.stock": ["10"],
            "p1.stock": ["10"],
            "p0.hand.0": ["1"],
            "draw": ["4", "5"],
            "completed": done,
            "p0.hand.2": ["10"],
        },
        "p0.hand.2",
    )
    play(match, "hand.0>build.0")
    assert [place(match, f"p1.hand.{pile}")[-1:] for pile in range(3)] == [["5"], ["4"], ["W"]]
    assert place(match, "completed") == []
    assert len(place(match, "draw")) == 9


def test_sbj_12_three_cards_are_enough() -> None:
    match = junior({0: ["1"]})
    arrange(
        match,
        {
            "p0.stock": ["10"],
            "p1.stock": ["10"],
            "p0.hand.0": ["1"],
            "draw": ["2", "4", "5"],
            "completed": ["1"] * 2,
            "p0.hand.2": ["10"],
        },
        "p0.hand.2",
    )
    play(match, "hand.0>build.0")
    assert match.round.shuffles == 1
    assert legal(match) == {"hand.2>build.0"}


def test_sbj_13_short_hands() -> None:
    """SBJ-13: no new cards in mid-turn; and where there are too few, what there is, left to right."""
    match = laid({"p0.hand.0": ["1"], "p0.hand.1": ["2"], "draw": ["4", "3"], "p1.hand.2": ["9"]}, "p0.hand.2")
    play(match, "hand.0>build.0")
    assert match.round.seat == 0
    steps: Steps = []
    play(match, "hand.1>build.0", steps)
    assert place(match, "p0.hand.0") == []
    assert [place(match, f"p1.hand.{pile}") for pile in range(3)] == [["3"], ["4"], ["9"]]
    assert match.round.seat == 1
    drawn = [step.target for step in steps if isinstance(step, Moved) and step.why == "draw"]
    assert drawn == [GAME.place("p1.hand.0"), GAME.place("p1.hand.1")]


def test_sbj_14_the_last_stock_card_wins_at_once() -> None:
    """SBJ-14."""
    match = laid({"p0.stock": ["1"], "p0.hand.0": ["2"]})
    play(match, "stock>build.0")
    assert match.round.over
    assert match.winners == [0]
    assert position(match)["scores"] == [1, 0]


def test_sbj_15_a_blocked_round() -> None:
    """SBJ-15: the fewest stock cards win, equal fewest share."""
    match = laid({"p0.hand.0": ["1"], "p1.stock": ["10", "10"], "p0.hand.2": ["10"]}, "p0.hand.2")
    play(match, "hand.0>build.0")
    assert match.round.over
    assert match.results[0].blocked
    assert match.winners == [0]


def test_sbj_15_shared() -> None:
    match = laid({"p0.hand.0": ["1"], "p0.hand.2": ["10"]}, "p0.hand.2", rounds_to_win=2)
    play(match, "hand.0>build.0")
    assert position(match)["round_winners"] == [0, 1]
    assert match.totals == [1, 1]
    assert not match.over


def test_sbj_15_a_card_dealt_or_played_does_not_block() -> None:
    match = laid({"p0.hand.0": ["1"], "p0.hand.2": ["10"], "draw": ["9", "9"]}, "p0.hand.2")
    play(match, "hand.0>build.0")
    assert match.round.turns == [2, 2], "seat 1 was dealt two cards, then nobody any"
    assert match.results[0].blocked


def test_sbj_15_a_turn_with_a_play_does_not_block() -> None:
    """SBJ-15: seat 0 is dealt no card and plays one, though it stops then."""
    hands = {"p0.hand.0": ["1"], "p0.hand.1": ["1"], "p1.hand.0": ["2"], "p0.hand.2": ["10"]}
    match = laid(hands, "p0.hand.2", must_play=False)
    play(match, "end")
    assert match.round.turns == [2, 1], "seat 1 could do nothing"
    play(match, "hand.0>build.0, end")
    assert not match.round.over
    assert legal(match) == {"hand.0>build.0", "end"}


def test_sbj_16_a_team_chair_changes_its_player() -> None:
    """SBJ-16: each turn."""
    team = Seat("team", "T", None, ("A", "B", "C"))
    match = Match(GAME, [team, Seat("person", "P")], 3, {"must_play": False, "rounds_to_win": 3}, Start(1, 0))
    members = []
    while match.round.turns[0] < 5 and not match.round.over:
        if match.round.seat == 0:
            members.append((match.round.turns[0], match.member(0)))
        play(match, "end")
    assert members
    assert all(member == (turn - 1) % 3 for turn, member in members)
    assert match.member(1) is None


def test_sbj_16_or_each_round() -> None:
    """SBJ-16: with `change` `round` one member plays the whole round, and the next one the next."""
    team = Seat("team", "T", None, ("A", "B", "C"), "round")
    match = Match(GAME, [team, Seat("person", "P")], 3, {"must_play": False, "rounds_to_win": 10}, Start(1, 0))
    for number, member in enumerate([0, 1, 2, 0, 1]):
        assert match.round.number == number
        stocks = {f"p{seat}.stock": ["10", "1"] for seat in (0, 1)}
        arrange(match, stocks, "draw")
        for _ in range(4):
            assert match.member(0) == member
            play(match, "end")
        assert min(match.round.turns) > 1
        arrange(match, {**stocks, f"p{match.round.seat}.stock": ["1"]}, "draw")
        play(match, "stock>build.0")
        assert match.waiting
        assert match.member(0) == member
        match.next_round()


def test_sbj_17_rounds_to_win() -> None:
    """SBJ-17: several at once share the match."""
    options = GAME.options({"rounds_to_win": 3}, 3)
    results = junior({0: ["1"]}).results
    assert GAME.match_winners(options, [2, 2, 0], results) == []
    assert GAME.match_winners(options, [3, 2, 3], results) == [0, 2]
    for value in (0, 11):
        with pytest.raises(OptionError, match=r"^rounds_to_win: "):
            junior(rounds_to_win=value)


def test_the_cap_ends_a_round_as_blocked() -> None:
    """ALL-4: 100 turns a seat."""
    match = laid({"p0.hand.0": ["1"], "p1.stock": ["10", "10"]}, must_play=False)
    facts = match.round.state()
    facts["turns"] = [100, 100]
    match.round.restore(facts)
    play(match, "end")
    assert match.round.over
    assert match.round.turns == [100, 100]
    assert match.winners == [0]


def test_the_cap_waits_until_every_seat_has_had_its_turns() -> None:
    """ALL-4."""
    match = laid({"p0.stock": ["1"], "p1.stock": ["10", "1"]}, must_play=False)
    facts = match.round.state()
    facts["turns"] = [100, 99]
    match.round.restore(facts)
    play(match, "end")
    assert not match.round.over
    assert match.round.turns == [100, 100]
    play(match, "end")
    assert match.results[0].blocked
    assert match.round.turns == [100, 100]
    assert match.winners == [0]


def test_a_round_that_ends_without_a_move_is_followed_by_the_next_at_once() -> None:
    """NOTATION, `moves`: here nobody can play a card, whatever is dealt."""
    faces = GAME.faces_by_text
    low = [text for text in map(GAME.face_text, GAME.deck) if text in ("1", "W")]
    high = [text for text in map(GAME.face_text, GAME.deck) if text not in ("1", "W")]
    slots = [low.pop() if low and lap < 11 else high.pop() for lap in range(12) for _ in range(4)]
    deck = [faces[text] for text in [*slots, *high]]
    match = Match(GAME, people(4), 5, {"stock_size": 12, "rounds_to_win": 2}, Start(1, 0), [deck])
    assert match.moves == []
    assert match.results[0].blocked
    assert match.results[0].winners == (0, 1, 2, 3)
    assert match.round.number == 1
    assert match.totals == [1, 1, 1, 1]
    assert not match.round.over
