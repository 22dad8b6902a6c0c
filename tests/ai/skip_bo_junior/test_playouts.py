"""The fast rounds of the expert keep the rules, and its reckoning is sound."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardgui.ai.skip_bo_junior.chances import LARGEST, SURE, chance_of, missing, race
from cardgui.ai.skip_bo_junior.playouts import Playout
from cardgui.ai.skip_bo_junior.sight import Sight
from cardgui.ai.skip_bo_junior.worlds import Worlds
from cardgui.rules.cards import WILD
from cardgui.rules.games import GAMES
from cardgui.rules.moves import MOVE
from cardgui.rules.observation import observe
from cardgui.rules.rounds import Round
from cardgui.rules.skip_bo.places import BUILDS, FIRST_OWN, JUNIOR_OWN
from tests.harness.play import new_match
from tests.harness.policy import choose

GAME = GAMES["skip_bo_junior"]


def world_of(position: Round, seed: int = 1) -> Playout:
    observation = observe(position, position.seat)
    return Worlds(observation, Sight(observation)).sample(random.Random(seed))


def cards(world: Playout) -> Counter[int]:
    """All cards of a playout but those under wild cards: the building piles by their heights."""
    found = Counter(world.draw + world.completed)
    for own in world.stacks:
        for stack in own:
            found.update(stack)
    for height, jokers in zip(world.heights, world.jokers):
        found.update(WILD if jokers >> number & 1 else number for number in range(1, height + 1))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_world_holds_the_deck_and_keeps_it_through_the_round(seats: int) -> None:
    """SBJ-2, SBJ-12."""
    rng = random.Random(seats)
    for deal in range(5):
        match = new_match(GAME, seats, deal, {"stock_size": 12})
        while not match.round.over:
            if match.round.played % 20 == 19:
                world = world_of(match.round)
                assert cards(world) == Counter(GAME.deck)
                world.finish(1000)
                assert cards(world) == Counter(GAME.deck)
            match.play(choose(match.round, rng))


def test_a_playout_follows_the_rules_of_the_round() -> None:
    """Play by play the same as the real round, dealing included (SBJ-5, SBJ-6, SBJ-8, SBJ-10)."""
    rng = random.Random(4)
    for deal in range(20):
        position = new_match(GAME, 2, deal, {}).round
        world = world_of(position)
        # The world's hidden cards become those of the real round.
        world.draw = [position.face[card] for card in position.piles[0]]
        for seat in range(2):
            world.stacks[seat][0] = [position.face[card] for card in position.piles[FIRST_OWN + JUNIOR_OWN * seat]]
        while not position.over and position.shuffles == 1:
            while world.seat != position.seat or world.turns != position.turns:
                world.deal()
            move = choose(position, rng)
            assert move.verb == MOVE
            stock = FIRST_OWN + JUNIOR_OWN * world.seat
            world.play(move.source - stock, move.target - BUILDS[0])
            position.play(move)
            state = position.state()
            assert world.heights == state["heights"]
            if position.shuffles == 1 and not position.over:
                left = [len(position.piles[FIRST_OWN + JUNIOR_OWN * seat]) for seat in range(2)]
                assert [len(own[0]) for own in world.stacks] == left
        if position.over and position.shuffles == 1:
            assert position.result is not None
            assert (world.winner,) == position.result.winners


def test_worlds_agree_with_all_that_is_seen() -> None:
    match = new_match(GAME, 3, 9, {})
    rng = random.Random(2)
    for _ in range(25):
        match.play(choose(match.round, rng))
    position = match.round
    drawn = set()
    for seed in range(5):
        world = world_of(position, seed)
        for seat in range(3):
            start = FIRST_OWN + JUNIOR_OWN * seat
            assert world.stacks[seat][0][-1] == position.face[position.piles[start][-1]]
            for index in (1, 2, 3):
                assert world.stacks[seat][index] == [position.face[card] for card in position.piles[start + index]]
        drawn.add(tuple(world.draw))
    assert len(drawn) == 5


def test_the_race_is_fair_and_fewer_cards_are_better() -> None:
    table = race()
    for own in range(1, LARGEST + 1):
        assert SURE // 2 < table[own][own] < SURE
        for other in range(1, LARGEST):
            assert table[own][other] <= table[own][other + 1]
            assert table[other][own] >= table[other + 1][own]
        assert table[own][1] < table[own][LARGEST]


def test_chances_of_all_seats_are_shared_out() -> None:
    heights, tops = [5, 2, 0, 8], [6, 3, WILD, 1]
    for seats in (2, 3, 4):
        left = [4, 6, 3, 5][:seats]
        chances = [chance_of(seat, 1, heights, left, tops[:seats]) for seat in range(seats)]
        assert SURE - seats < sum(chances) <= SURE


def test_what_is_missing_under_a_stock_card() -> None:
    assert missing([5, 2, 0, 8], 6) == 0
    assert missing([5, 2, 0, 8], 8) == 2
    assert missing([5, 5, 8, 8], 3) == -1
    assert missing([5, 5, 8, 8], WILD) == 0
