"""Single rounds, penalty points, chips, and who wins the match."""

from __future__ import annotations

from typing import Any

import pytest

from cardgui.rules.dealing import Dealing
from cardgui.rules.errors import OptionError
from cardgui.rules.kings_corners.chips import pay, share_pot
from cardgui.rules.kings_corners.game import KINGS_CORNERS as GAME
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.kings_corners.round import KingsCornersRound
from cardgui.rules.kings_corners.scoring import hand_points, match_winners
from cardgui.rules.positions import position as as_text
from cardgui.rules.results import RoundResult
from cardgui.rules.steps import Paid, Steps
from tests.rules.kings_corners.tables import faces, match, play, round_of, table

OPEN_TEN = ("10H", "AC", "AH", "AD")
HELD = {"sides": ("10H", "9S", "AH", "AD"), "must_play": False, "turns": 5}
SOME = RoundResult((0, 0), (0,))


def scores(position: KingsCornersRound) -> tuple[int, ...]:
    assert position.result is not None
    return position.result.scores


def test_a_king_counts_ten_and_any_other_card_one() -> None:
    """KC-17."""
    assert hand_points(faces("KS KD")) == 20
    assert hand_points(faces("AS QD 10C")) == 3
    assert hand_points([]) == 0


def test_a_single_round_decides() -> None:
    """KC-17: the default; the winner gets 1."""
    position = table("9S", "KC 2C", "3C", sides=OPEN_TEN)
    play(position, "hand.0>side.n")
    assert scores(position) == (1, 0, 0)
    options = KingsCornersOptions()
    assert match_winners(options, [0, 1], [RoundResult((0, 1), (1,))]) == [1]
    assert match_winners(options, [1, 1], [RoundResult((1, 1), (0, 1), True)]) == [0, 1]


def test_penalty_points_count_what_is_left() -> None:
    """KC-17."""
    position = table("9S", "KC 2C", "3C 4C", sides=OPEN_TEN, scoring="penalty_points")
    play(position, "hand.0>side.n")
    assert scores(position) == (0, 11, 2)
    assert GAME.fewest_win(position.options)


def test_the_match_ends_when_somebody_reaches_the_target() -> None:
    """KC-17: the fewest points win, equals share."""
    options = KingsCornersOptions(scoring="penalty_points", target=50)
    assert match_winners(options, [49, 10, 20], [SOME]) == []
    assert match_winners(options, [50, 10, 20], [SOME]) == [1]
    assert match_winners(options, [70, 20, 20], [SOME]) == [1, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_add_up_over_rounds(seats: int) -> None:
    """KC-17, and the trap of a round's end that is counted twice."""
    of = match(seats, 5, scoring="penalty_points", target=60)
    rounds = 0
    while not of.over:
        before = list(of.totals)
        while not of.round.over:
            of.play(of.legal_moves()[-1])
        rounds += 1
        assert len(of.results) == rounds
        assert of.totals == [was + got for was, got in zip(before, of.results[-1].scores, strict=True)]
        assert of.over == (max(of.totals) >= 60)
        if not of.over:
            of.next_round()
            assert of.totals == of.round.standing()
            assert len(of.results) == rounds
    assert of.winners == [seat for seat in range(seats) if of.totals[seat] == min(of.totals)]


# -- chips


def chip_table(*hands: str, chips: tuple[int, ...], pot: int, **more: Any) -> KingsCornersRound:
    return table(*hands, totals=[chip + 1 for chip in chips], chips=chips, pot=pot, scoring="chips", **more)


def test_each_seat_puts_a_chip_in_the_pot() -> None:
    """KC-18."""
    of = match(3, scoring="chips", chips=20, draw="when_stuck")
    assert round_of(of).chips == [19, 19, 19]
    assert round_of(of).pot == 3
    assert of.totals == [19, 19, 19]


def test_a_position_shows_them() -> None:
    """KC-18, NOTATION: `chips` and `pot` with chips only."""
    shown = as_text(match(2, scoring="chips", draw="when_stuck"))
    assert (shown["chips"], shown["pot"], shown["totals"]) == ([49, 49], 2, [49, 49])
    assert not {"chips", "pot"} & set(as_text(match(2)))


def test_a_seat_that_has_laid_nothing_and_can_lay_nothing_pays() -> None:
    """KC-18: whether it ends its turn or that ends by itself."""
    position = chip_table("9S 2S", "2C", "KC 3C", chips=(10, 10, 10), pot=3, sides=OPEN_TEN)
    steps = play(position, "hand.0>side.n")
    assert [step for step in steps if isinstance(step, Paid)] == [Paid(1, 1, 4, "no_card")]
    assert (position.chips, position.pot) == ([10, 9, 10], 4)
    held = chip_table("2S 3S", "2C 3C", chips=(10, 10), pot=2, stock="4C", draw="end_of_turn", **HELD)
    play(held, "end")
    assert (held.chips, held.pot) == ([9, 10], 3)


def test_a_seat_that_could_lay_a_card_or_has_laid_one_does_not_pay() -> None:
    """KC-18: moving a pile is no card laid."""
    position = chip_table("8D 3S", "2C 3C", chips=(10, 10), pot=2, stock="4C", **HELD)
    play(position, "end")
    assert position.chips == [10, 10]
    position = chip_table("8D 3S", "2C 3C", chips=(10, 10), pot=2, stock="4C", **HELD)
    play(position, "hand.0>side.e", "end")
    assert position.chips == [10, 10]


def test_it_pays_before_the_draw_of_end_of_turn() -> None:
    """KC-18: the card that it draws then would fit."""
    held = chip_table("2S 3S", "2C 3C", chips=(10, 10), pot=2, stock="8D", draw="end_of_turn", **HELD)
    play(held, "end")
    assert held.chips == [9, 10]


def test_the_winner_takes_the_pot() -> None:
    """KC-18: after all payments; the scores are what each seat's chips changed by."""
    position = chip_table("9S", "KC 2C", chips=(5, 30), pot=7, sides=OPEN_TEN)
    play(position, "hand.0>side.n")
    assert (position.chips, position.pot) == ([12, 30], 0)
    assert scores(position) == (6, -1)
    assert position.standing() == [12, 30]


def test_cards_left_can_cost_chips() -> None:
    """KC-18: 10 for each king, 1 for each other card, from each seat that has not won."""
    position = chip_table("9S", "KC 2C", "3C 4C", chips=(5, 30, 9), pot=3, sides=OPEN_TEN, chips_for_cards=True)
    steps = play(position, "hand.0>side.n")
    assert position.chips == [5 + 3 + 11 + 2, 19, 7]
    assert [step for step in steps if isinstance(step, Paid)] == [
        Paid(1, 11, 14, "cards"),
        Paid(2, 2, 16, "cards"),
        Paid(0, -16, 0, "pot"),
    ]


def test_the_winners_of_a_blocked_round_do_not_pay_for_cards() -> None:
    """KC-18, KC-19."""
    hands = ("2S 2C", "2H 3H", "KC")
    position = chip_table(
        *hands, chips=(20, 20, 20), pot=3, corners=("QH", "QD", "JS", "JC"), chips_for_cards=True, **HELD
    )
    steps = play(position, "end", "end", "end")
    assert [step.seat for step in steps if isinstance(step, Paid) and step.why == "cards"] == [2]
    assert position.chips == [19 + 8, 19 + 8, 9]


def test_a_seat_pays_no_more_than_it_has() -> None:
    """KC-19."""
    position = chip_table("9S", "KC 2C", chips=(5, 4), pot=2, sides=OPEN_TEN, chips_for_cards=True)
    play(position, "hand.0>side.n")
    assert position.chips == [11, 0]
    steps: Steps = []
    chips = [0, 3]
    assert pay(chips, 4, 0, 1, "no_card", steps) == 4
    assert (chips, steps) == ([0, 3], [])


def test_the_pot_of_a_blocked_round_is_split() -> None:
    """KC-19: among those with the lowest count; odd chips stay in the pot."""
    position = chip_table("2S 2C", "2H 3H", "KC", chips=(10, 10, 10), pot=4, corners=("QH", "QD", "JS", "JC"), **HELD)
    play(position, "end", "end", "end")
    assert (position.chips, position.pot) == ([12, 12, 9], 1)
    assert position.result is not None
    assert position.result.pot == 1
    chips = [0, 0, 0]
    assert share_pot(chips, 8, [0, 1, 2], None) == 2
    assert chips == [2, 2, 2]


def test_odd_chips_wait_for_the_next_round() -> None:
    """KC-19: and those left at the end count for nobody."""
    options = GAME.options({"scoring": "chips", "chips": 20}, 3)
    last = RoundResult((1, 1, -3), (0, 1), True, pot=1)
    chance = match().round.chance
    following = GAME.new_round(options, Dealing(3, 1, 0, 1, [21, 21, 17], chance, last))
    assert following.round_facts()["pot"] in (4, 5, 6, 7)
    assert sum(following.standing()) + following.round_facts()["pot"] == 60
    assert match_winners(KingsCornersOptions(scoring="chips", rounds=2), [21, 21, 17], [last, last]) == [0, 1]


def test_when_a_match_for_chips_ends() -> None:
    """KC-19: when a seat has none left, or after `rounds` rounds; most chips win."""
    options = KingsCornersOptions(scoring="chips", rounds=3)
    assert match_winners(options, [40, 1, 9], [SOME] * 2) == []
    assert match_winners(options, [40, 1, 9], [SOME] * 3) == [0]
    assert match_winners(options, [40, 0, 40], [SOME]) == [0, 2]
    unlimited = KingsCornersOptions(scoring="chips", rounds=0)
    assert match_winners(unlimited, [40, 1, 9], [SOME] * 500) == []


@pytest.mark.parametrize("cards", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_chip_is_lost(seats: int, cards: bool) -> None:
    """KC-18, KC-19: at every moment of a whole match."""
    of = match(seats, 8, scoring="chips", chips=12, rounds=0, chips_for_cards=cards, must_play=False)
    moves = 0
    while not of.over:
        if of.waiting:
            of.next_round()
        now = round_of(of)
        assert sum(now.chips) + now.pot == 12 * seats
        assert min(now.chips) >= 0
        moves += 1
        of.play(now.legal_moves()[moves % 3 % len(now.legal_moves())])
    assert min(of.totals) == 0
    assert of.winners == [seat for seat in range(seats) if of.totals[seat] == max(of.totals)]


# -- options


@pytest.mark.parametrize(("name", "low", "high"), [("target", 10, 200), ("chips", 10, 200), ("rounds", 0, 50)])
def test_limits_of_options(name: str, low: int, high: int) -> None:
    """KC-17, KC-18, KC-19, ALL-9: an impossible value is refused by name, one without effect is accepted."""
    for value in (low, high):
        assert getattr(GAME.options({name: value}, 2), name) == value
    for value in (low - 1, high + 1, True, "10"):
        with pytest.raises(OptionError, match=f"^{name}: "):
            GAME.options({name: value}, 2)


def test_defaults() -> None:
    """KC-5, KC-6, KC-12, KC-13, KC-17 to KC-19."""
    assert {spec.name: spec.default for spec in GAME.specs} == {
        "first_player": "left_of_dealer",
        "draw": "every_turn",
        "complete_pile": "returns",
        "must_play": True,
        "scoring": "single_round",
        "target": 25,
        "chips": 50,
        "chips_for_cards": False,
        "rounds": 10,
    }


def test_options_without_effect_are_accepted() -> None:
    """ALL-9."""
    plain = match(2, 4)
    more = match(2, 4, target=50, chips=20, chips_for_cards=True, rounds=3)
    assert as_text(plain)["places"] == as_text(more)["places"]
    assert as_text(plain)["totals"] == as_text(more)["totals"] == [0, 0]
