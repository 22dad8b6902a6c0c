"""Sampled worlds and the quick play in them."""

from __future__ import annotations

import random
from collections import Counter

from cardgui.ai.skip_bo.playouts import Playout, Rules
from cardgui.ai.skip_bo.worlds import World, Worlds
from cardgui.rules.cards import WILD
from cardgui.rules.observation import observe
from tests.ai.skip_bo.table import laid

NO_PILES: list[list[int]] = [[], [], [], []]


def table(
    stocks: list[list[int]], hand: list[int], heights: list[int], piles: list[list[int]] | None = None, sides: int = 2
) -> Playout:
    """Seat 0 is on turn with this hand; nobody else holds or draws anything."""
    seats = len(stocks)
    world = World(stocks, [[] for _ in stocks], [[] for _ in stocks])
    hands = [hand, *([] for _ in stocks[1:])]
    return Playout(
        Rules(seats, sides, False),
        world,
        heights,
        [len(stock) for stock in stocks],
        hands,
        [[list(pile) for pile in (piles if seat == 0 and piles else NO_PILES)] for seat in range(seats)],
    )


def test_a_world_holds_all_cards_and_agrees_with_what_is_seen() -> None:
    """ALL-2, SB-12: nothing is lost and nothing is made up, also of cards that will be shuffled."""
    position = laid(p0_stock="12 4", p0_hand="2 3 9 9 W", heights=(6, 2, 0, 0), p1_stock="5 7").round
    observation = observe(position, 0)
    worlds = Worlds(observation, random.Random(1))
    first, second = worlds.sample(), worlds.sample()
    assert first.streams != second.streams
    for world in (first, second):
        assert [stock[-1] for stock in world.stocks] == [4, 7]
        assert world.hands[0] == [position.face[card] for card in position.piles[7]]
        assert len(world.hands[1]) == len(position.piles[13])
        cards = Counter(face for part in (*world.stocks, *world.hands, *world.streams) for face in part)
        on_view = [card for place in (*range(8, 12), *range(14, 18)) for card in position.piles[place]]
        on_view += [position.piles[place][-1] for place in range(1, 5) if position.piles[place]]
        cards.update(position.face[card] for card in on_view)
        assert cards == Counter(position.face)


def test_kept_hands_hold_few_cards_that_fitted_and_more_wild_ones() -> None:
    observation = observe(laid(p0_hand="9 9 9 9 9", p1_hand="8 8 8 8").round, 0)
    worlds = Worlds(observation, random.Random(2))
    fitting = wild = cards = 0
    for _ in range(600):
        hand = worlds.sample().hands[1]
        cards += len(hand)
        fitting += hand.count(1)
        wild += hand.count(WILD)
    unseen = [face for pool in observation.table.hidden for face in pool]
    assert fitting / cards < unseen.count(1) / len(unseen) / 2
    assert wild / cards > unseen.count(WILD) / len(unseen) * 1.2


def test_a_turn_goes_the_way_to_the_stock_card_with_wild_cards_where_it_must() -> None:
    """SB-7, SB-8, SB-10."""
    played = table([[12, 12, 5], [12]], [3, WILD, 10, 10], [1, 8, 8, 8], [[4], [], [], []])
    played.turn(0)
    assert played.left == [2, 1]
    assert played.heights.count(5) == 1
    assert played.piles[0].count([]) == 3
    assert sorted(played.hands[0]) == [10]


def test_a_pile_that_is_full_is_free_again_and_an_empty_hand_draws() -> None:
    """SB-7, SB-9."""
    played = table([[9, 1], [5]], [12], [11, 6, 6, 6])
    played.world.streams[0] += [3, 3, 3, 3, 3, 4]
    played.turn(0)
    assert played.left == [1, 1]
    assert sorted(played.heights) == [1, 6, 6, 6]
    assert played.drawn == [5, 0]
    assert played.hands[0] == [3] * 4


def test_nothing_is_built_up_to_what_the_rival_waits_for_but_its_place_is_taken() -> None:
    held = table([[1], [7]], [6, 10], [5, 3, 3, 3])
    held.turn(0)
    assert held.heights == [5, 3, 3, 3]
    taken = table([[1], [7]], [WILD, 10], [6, 3, 3, 3])
    taken.turn(0)
    assert taken.heights == [7, 3, 3, 3]
    beyond = table([[1], [7]], [6, 7, 10], [5, 3, 3, 3])
    beyond.turn(0)
    assert beyond.heights == [7, 3, 3, 3]


def test_a_side_wins_with_the_last_stock_card_of_all_its_seats() -> None:
    """SB-18, SB-19."""
    played = table([[3], [12], [4], [12]], [9], [2, 6, 6, 6])
    played.turn(0)
    assert played.winner == 0
    assert played.standing(0, 1) > 3000
    assert played.standing(1, 1) < -3000
    alone = table([[3], [12], [4], [12]], [9], [2, 6, 6, 6], sides=4)
    alone.turn(0)
    assert alone.left == [0, 1, 1, 1]
    team = table([[3], [12], [5], [12]], [9], [2, 6, 6, 6])
    team.turn(0)
    assert team.winner == -1
    assert team.left == [0, 1, 1, 1]
