"""The rules of Skyjo, SJ-1 to SJ-12, and the faults that other programs have had."""

from __future__ import annotations

from collections import Counter

import pytest

from cardgui.rules.errors import IllegalMove, OptionError, RecordError
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.positions import position
from cardgui.rules.records import from_record, to_record
from cardgui.rules.skyjo.options import SkyjoOptions
from cardgui.rules.skyjo.scoring import round_result
from cardgui.rules.start import Start
from cardgui.rules.steps import Closing, Moved, Steps, Turned
from tests.rules.tables import legal, people, place, play, skyjo

PLAIN = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
OTHER = ["12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]
OPEN_TWO = "flip grid.0, flip grid.1, flip grid.0, flip grid.1"


def opened(**options: object) -> Match:
    """Two seats after the opening: seat 1 with 12 and 11 begins; the discard pile shows 0, then come 5, 6, 7..."""
    draws = ["5", "6", "7", "8", "-1", "-1", "-2", "0", "0", "0", "0", "0"]
    return play(skyjo({0: PLAIN, 1: OTHER}, "0", draws, **options), OPEN_TWO)


def closing(grids: dict[int, list[str]], draws: list[str], seats: int = 2, **options: object) -> Match:
    """A table where seat 0 has one card face down, grid.11, and is on turn; the others have turned up two."""
    match = skyjo(grids, "0", draws, seats=seats, **options)
    play(match, ", ".join(["flip grid.0, flip grid.1"] * seats))
    for cell in range(2, 11):
        wait_for(match, 0)
        play(match, f"draw, drawn>discard, flip grid.{cell}")
    wait_for(match, 0)
    return match


def wait_for(match: Match, seat: int) -> None:
    """The others draw and discard until a seat is on turn."""
    while match.round.seat != seat:
        play(match, "draw, drawn>discard, end")


def test_sj_1_seats_and_deck() -> None:
    """SJ-1; trap: a deck with ten of every number."""
    game = GAMES["skyjo"]
    assert (game.low, game.high) == (2, 8)
    assert Counter(game.deck) == {-2: 5, -1: 10, 0: 15, **dict.fromkeys(range(1, 13), 10)}
    assert len(game.deck) == 150
    for seats in (1, 9):
        with pytest.raises(RecordError, match=r"^seats: a list of 2 to 8"):
            from_record(to_record(opened()).replace(*_seats_of(seats)))


def _seats_of(count: int) -> tuple[str, str]:
    two = '[{"kind":"person","name":"N0"},{"kind":"person","name":"N1"}]'
    return two, "[" + ",".join(f'{{"kind":"person","name":"N{i}"}}' for i in range(count)) + "]"


def test_sj_2_the_deal() -> None:
    """SJ-2: twelve cards face down, row by row, dealt from the dealer's left, and one turned up."""
    match = skyjo({0: PLAIN, 1: OTHER, 2: ["0"] * 12}, "5", ["6"], seats=3, dealer=1)
    assert [place(match, f"p0.grid.{cell}") for cell in range(12)] == [["?" + face] for face in PLAIN]
    assert place(match, "p2.grid.11") == ["?0"]
    assert place(match, "p0.grid.0", seen_by=0) == ["?"]
    assert place(match, "discard", seen_by=2) == ["5"]
    assert len(place(match, "draw")) == 150 - 36 - 1
    assert place(match, "draw")[-1] == "6"
    assert match.round.seat == 2


def test_sj_3_two_cards_and_the_highest_sum_begins() -> None:
    """SJ-3: each seat turns up two cards of its choice, in turn from the dealer's left."""
    match = skyjo({0: PLAIN, 1: OTHER})
    assert legal(match) == {f"flip grid.{cell}" for cell in range(12)}
    play(match, "flip grid.11, flip grid.10")
    assert match.round.seat == 1
    play(match, "flip grid.11")
    assert "flip grid.11" not in legal(match)
    play(match, "flip grid.10")
    assert match.round.seat == 0
    assert place(match, "p0.grid.11", seen_by=1) == ["12"]


def test_sj_3_a_tie_goes_to_the_first_from_the_dealers_left() -> None:
    match = skyjo({0: PLAIN, 1: PLAIN, 2: PLAIN}, seats=3, dealer=0)
    play(match, "flip grid.4, flip grid.5, flip grid.4, flip grid.5, flip grid.4, flip grid.5")
    assert match.round.seat == 1


def test_sj_4_the_winner_of_a_round_begins_the_next() -> None:
    """SJ-4; trap: the highest-sum rule applied again in every round."""
    match = _two_rounds(next_starter="round_winner")
    assert match.results[0].winners == (1,)
    play(match, OPEN_TWO)
    assert match.round.seat == 1


def test_sj_4_the_closer_begins_the_next() -> None:
    """SJ-4: with `closer`; the deal has passed to the left (ALL-6)."""
    match = _two_rounds(next_starter="closer")
    assert match.results[0].closer == 0
    assert match.round.dealer == 1
    match.next_round()
    assert match.round.dealer == 0
    play(match, OPEN_TWO)
    assert match.round.seat == 0


def test_sj_4_where_nobody_closed_the_winner_begins() -> None:
    """SJ-4, ALL-4: among equals the first from the new dealer's left."""
    game = GAMES["skyjo"]
    options = SkyjoOptions(next_starter="closer")
    result = round_result([7, 3, 3], None, options)
    assert game.following(options, 3, 1, None, result) == (2, 1)
    assert game.following(options, 3, 0, None, result) == (1, 2)


def _two_rounds(**options: object) -> Match:
    """Seat 0 has closed with far more than seat 1."""
    match = closing({0: PLAIN, 1: ["0"] * 2 + ["-1"] * 10}, [], target=300, columns=False, **options)
    play(match, "draw, drawn>discard, flip grid.11, draw, drawn>discard, end")
    assert match.waiting
    return match


def test_sj_5_a_turn_takes_one_of_two_cards() -> None:
    """SJ-5: the top of the discard pile or of the draw pile."""
    match = opened()
    assert match.round.seat == 1
    assert legal(match) == {"draw", *(f"discard>grid.{cell}" for cell in range(12))}


def test_sj_6_a_card_from_the_discard_pile_is_exchanged() -> None:
    """SJ-6: for any own card; what leaves goes face up on the discard pile, and is not looked at before."""
    match = opened()
    play(match, "discard>grid.7")
    assert place(match, "p1.grid.7", seen_by=0) == ["0"]
    assert place(match, "discard", seen_by=0) == ["5"]
    assert match.round.seat == 0
    with pytest.raises(IllegalMove):
        play(match, "discard>p1.grid.0")
    play(match, "discard>grid.0")
    assert place(match, "discard") == ["1"]


def test_sj_7_a_drawn_card_is_seen_by_everybody() -> None:
    """SJ-7: it is exchanged, or discarded; then one card may be turned up."""
    match = opened()
    play(match, "draw")
    assert place(match, "p1.drawn", seen_by=0) == ["5"]
    assert legal(match) == {"drawn>discard", *(f"drawn>grid.{cell}" for cell in range(12))}
    play(match, "drawn>discard")
    assert match.round.seat == 1
    assert legal(match) == {"end", *(f"flip grid.{cell}" for cell in range(2, 12))}
    play(match, "flip grid.4")
    assert place(match, "p1.grid.4", seen_by=0) == ["8"]
    assert match.round.seat == 0
    play(match, "draw, drawn>grid.3")
    assert place(match, "p0.grid.3") == ["6"]
    assert place(match, "discard")[-1] == "4"
    assert match.round.seat == 1
    play(match, "draw, drawn>discard, end")
    assert match.round.seat == 0


def test_sj_7_with_must_a_card_is_turned_up() -> None:
    match = play(opened(reveal_after_discard="must"), "draw, drawn>discard")
    assert legal(match) == {f"flip grid.{cell}" for cell in range(2, 12)}
    with pytest.raises(IllegalMove) as caught:
        play(match, "end")
    assert caught.value.reason == "turn_one_up"


COLUMN = ["7", "1", "2", "3", "4", "5", "6", "8", "9", "10", "11", "12"]


def test_sj_8_an_equal_column_goes_onto_the_discard_pile() -> None:
    """SJ-8: the exchanged card first, the column on top; traps: a column gone unseen, a place whose column is gone."""
    grid = ["7", "1", "2", "3", "7", "5", "6", "8", "9", "10", "11", "12"]
    match = play(skyjo({0: grid, 1: PLAIN}, "7"), "flip grid.0, flip grid.4, flip grid.0, flip grid.1")
    steps: Steps = []
    play(match, "discard>grid.8", steps)
    assert place(match, "discard") == ["9", "7", "7", "7"]
    assert [place(match, f"p0.grid.{cell}") for cell in (0, 4, 8)] == [[], [], []]
    arrived = next(i for i, step in enumerate(steps) if isinstance(step, Moved) and step.why == "exchange")
    left = [i for i, step in enumerate(steps) if isinstance(step, Moved) and step.why == "column"]
    assert len(left) == 3
    assert arrived < min(left)
    play(match, "draw, drawn>discard, end")
    assert not {"discard>grid.0", "discard>grid.4", "discard>grid.8"} & legal(match)
    with pytest.raises(IllegalMove) as caught:
        play(match, "discard>grid.4")
    assert caught.value.reason == "no_card_there"


def test_sj_8_a_card_turned_up_completes_a_column() -> None:
    grid = ["7", "1", "2", "3", "7", "5", "6", "8", "7", "10", "11", "12"]
    match = play(skyjo({0: grid, 1: PLAIN}, "0"), "flip grid.0, flip grid.4, flip grid.0, flip grid.1")
    play(match, "draw, drawn>discard, flip grid.8")
    assert place(match, "discard")[-3:] == ["7", "7", "7"]


def test_sj_8_the_columns_option_off() -> None:
    grid = ["7", "1", "2", "3", "7", "5", "6", "8", "7", "10", "11", "12"]
    match = play(skyjo({0: grid, 1: PLAIN}, columns=False), "flip grid.0, flip grid.4, flip grid.0, flip grid.1")
    play(match, "draw, drawn>discard, flip grid.8")
    assert place(match, "p0.grid.8") == ["7"]


def test_sj_9_every_other_seat_has_one_more_turn() -> None:
    """SJ-9; trap: a seat left out of the last lap."""
    match = closing({0: PLAIN, 1: OTHER, 2: OTHER}, [], seats=3)
    steps: Steps = []
    play(match, "draw, drawn>grid.11", steps)
    assert Closing(0) in steps
    assert position(match)["closer"] == 0
    assert match.round.seat == 1
    play(match, "draw, drawn>discard, end")
    assert match.round.seat == 2
    play(match, "draw, drawn>discard, end")
    assert match.round.over
    assert position(match)["turn"] is None
    assert all(not face.startswith("?") for cell in range(12) for face in place(match, f"p2.grid.{cell}"))


def test_sj_9_columns_that_become_equal_in_the_final_turning_up_are_taken_out() -> None:
    """SJ-9; trap: equal columns not taken out at the end. Each seat turns up all, then columns go left to right."""
    grid = ["7", "8", "2", "3", "7", "8", "6", "9", "7", "8", "11", "12"]
    match = closing({0: PLAIN, 1: grid}, [])
    steps: Steps = []
    play(match, "draw, drawn>grid.11, draw, drawn>discard, end", steps)
    assert match.round.result is not None
    assert match.round.result.counted[1] == 2 + 3 + 6 + 9 + 11 + 12
    assert place(match, "discard")[-6:] == ["7", "7", "7", "8", "8", "8"]
    counted = [i for i, step in enumerate(steps) if isinstance(step, Turned) and step.why == "count"]
    columns = [i for i, step in enumerate(steps) if isinstance(step, Moved) and step.why == "column"]
    assert max(counted) < min(columns)


@pytest.mark.parametrize(("dealer", "order"), [(0, [1, 2, 3]), (1, [2, 3, 1]), (2, [3, 1, 2]), (3, [1, 2, 3])])
def test_sj_9_the_final_turning_up_goes_from_the_dealers_left(dealer: int, order: list[int]) -> None:
    """SJ-9: each seat turns up all and then takes out its columns, before the next one does."""
    columns = {1: "2", 2: "8", 3: "4"}
    grids = {seat: [face, "1", "3", "5", face, "6", "7", "9", face, "10", "11", "12"] for seat, face in columns.items()}
    match = closing({0: PLAIN, **grids}, [], seats=4, dealer=dealer)
    steps: Steps = []
    play(match, "draw, drawn>grid.11" + ", draw, drawn>discard, end" * 3, steps)
    assert match.round.over
    turned = [step.actor for step in steps if isinstance(step, Turned) and step.why == "count"]
    assert turned == [seat for seat in order for _ in range(10)]
    assert place(match, "discard")[-9:] == [columns[seat] for seat in order for _ in range(3)]


def test_sj_9_without_columns_equal_ones_count() -> None:
    grid = ["7", "8", "2", "3", "7", "8", "6", "9", "7", "8", "11", "12"]
    match = closing({0: PLAIN, 1: grid}, [], columns=False)
    play(match, "draw, drawn>grid.11, draw, drawn>discard, end")
    assert match.round.result is not None
    assert match.round.result.counted[1] == sum(map(int, grid))


@pytest.mark.parametrize(
    ("counted", "options", "scores"),
    [
        ([10, 9], {}, (20, 9)),
        ([10, 11], {}, (10, 11)),
        ([10, 10], {}, (10, 10)),  # Trap: a tie with the closer treated against the option.
        ([10, 10], {"tie_doubles": True}, (20, 10)),
        ([-1, -2], {}, (-1, -2)),  # Trap: a negative score doubled.
        ([0, -2], {}, (0, -2)),
        ([-1, -2], {"double": "always"}, (-2, -2)),
        ([-1, -1], {"double": "always", "tie_doubles": True}, (-2, -1)),
        ([10, 9], {"double": "never"}, (10, 9)),
    ],
)
def test_sj_10_doubling(counted: list[int], options: dict[str, object], scores: tuple[int, ...]) -> None:
    """SJ-10: the closer, seat 0, doubles unless it has the lowest score."""
    given = GAMES["skyjo"].options(options, 2)
    assert isinstance(given, SkyjoOptions)
    result = round_result(counted, 0, given)
    assert result.scores == scores
    assert result.doubled == (0 if scores[0] != counted[0] else None)
    assert result.counted == tuple(counted)


def test_sj_10_winners_of_a_round_are_found_after_doubling() -> None:
    """SJ-4, SJ-10: and a round that the cap ended doubles nobody (ALL-4)."""
    assert round_result([-3, -2], 0, SkyjoOptions(double="always", tie_doubles=True)).winners == (0,)
    capped = round_result([10, 9], None, SkyjoOptions())
    assert capped.scores == (10, 9)
    assert capped.blocked


def test_sj_11_the_match_ends_after_the_round_that_reaches_the_target() -> None:
    """SJ-11; trap: the final round missing from the score sheet."""
    match = closing({0: PLAIN, 1: OTHER}, ["1"] * 6, target=20, columns=False)
    play(match, "discard>grid.11, draw, drawn>discard, end")
    assert match.over
    assert match.totals == list(match.results[-1].scores)
    assert max(match.totals) >= 20
    assert match.winners == [seat for seat in (0, 1) if match.totals[seat] == min(match.totals)]
    with pytest.raises(IllegalMove) as caught:
        match.play(GAMES["skyjo"].parse_move("draw", 0))
    assert caught.value.reason == "match_over"


@pytest.mark.parametrize(
    ("totals", "winners"), [([99, 99], []), ([100, 3], [1]), ([120, 100], [1]), ([100, 50, 50], [1, 2])]
)
def test_sj_11_the_lowest_total_wins(totals: list[int], winners: list[int]) -> None:
    """SJ-11: whoever reaches the target has lost, the lowest total wins, equals share."""
    result = round_result(totals, None, SkyjoOptions())
    assert GAMES["skyjo"].match_winners(SkyjoOptions(), totals, [result]) == winners


def test_sj_11_totals_add_up_over_rounds() -> None:
    match = _two_rounds()
    before = match.totals
    assert before == list(match.results[0].scores)
    play(match, OPEN_TWO)
    assert match.totals == before
    assert position(match)["scores"] is None
    assert match.round.number == 1


def test_sj_12_the_discard_pile_is_shuffled_into_a_new_draw_pile() -> None:
    """SJ-12, ALL-7: all but its top card, at the moment a card is needed."""
    match = skyjo({0: PLAIN, 1: OTHER}, "0")
    play(match, OPEN_TWO)
    while place(match, "draw"):
        play(match, "draw, drawn>discard, end")
    discard = place(match, "discard")
    assert len(discard) == 150 - 24
    play(match, "draw")
    assert place(match, "discard") == discard[-1:]
    assert len(place(match, "draw")) == len(discard) - 2
    assert sorted(place(match, "draw") + place(match, "p0.drawn") + place(match, "p1.drawn")) == sorted(discard[:-1])
    assert set(place(match, "draw", seen_by=0)) == {"?"}


def test_the_dealer_is_named_by_a_lot_and_skyjo_takes_no_first() -> None:
    """ALL-6."""
    dealers = {Match(GAMES["skyjo"], people(4), deal).round.dealer for deal in range(40)}
    assert dealers == {0, 1, 2, 3}
    with pytest.raises(RecordError, match=r"^start\.first: 1 is impossible, no first player was expected, since "):
        Match(GAMES["skyjo"], people(4), 1, start=Start(0, 1))


@pytest.mark.parametrize(
    ("name", "value"),
    [("target", 19), ("target", 301), ("target", "100"), ("columns", 1), ("double", "sometimes"), ("jokers", True)],
)
def test_an_impossible_option_is_refused_by_name(name: str, value: object) -> None:
    """ALL-9."""
    with pytest.raises(OptionError) as caught:
        Match(GAMES["skyjo"], people(2), 1, {name: value})
    assert caught.value.field == name


def test_the_cap_ends_a_round_without_doubling() -> None:
    """ALL-4: after 100 turns of every seat all cards are turned up and counted."""
    match = skyjo({0: PLAIN, 1: OTHER}, "0")
    play(match, OPEN_TWO)
    for _ in range(200):
        assert not match.round.over
        play(match, "draw, drawn>discard, end")
    assert match.round.over
    assert position(match)["closer"] is None
    assert position(match)["doubled"] is None
    assert position(match)["scores"] == [78, 78]


def test_a_last_lap_that_has_begun_is_played_to_its_end_at_the_cap() -> None:
    """ALL-4."""
    match = skyjo({0: PLAIN, 1: OTHER, 2: OTHER}, "0", seats=3)
    play(match, "flip grid.0, flip grid.1, flip grid.0, flip grid.1, flip grid.0, flip grid.1")
    assert match.round.seat == 1
    for turn in range(100):
        wait_for(match, 0)
        play(match, f"draw, drawn>discard, flip grid.{turn - 88}" if turn > 89 else "draw, drawn>discard, end")
    assert match.round.turns == [100, 101, 100]
    assert position(match)["closer"] == 0
    for _ in range(2):
        assert not match.round.over
        play(match, "draw, drawn>discard, end")
    assert match.round.over
