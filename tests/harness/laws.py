"""What holds at every moment of every game. Each law raises AssertionError."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

import msgspec
import pytest

from cardgui.rules.cards import UNKNOWN
from cardgui.rules.errors import IllegalMove
from cardgui.rules.game import COMMON_REASONS
from cardgui.rules.matches import Match
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine, observe
from cardgui.rules.rounds import Round
from cardgui.rules.steps import Steps, seen_by
from cardgui.rules.table import Table, fold

encode = msgspec.json.Encoder(order="deterministic").encode
decode = msgspec.json.Decoder(Observation).decode


def viewers(position: Round) -> list[int | None]:
    return [*range(position.seats), None]


def snapshot(position: Round) -> bytes:
    """All that a round is, as bytes."""
    return encode([position.face, position.table(None), position.state(), position.result, position.number])


def cards_are_conserved(position: Round) -> None:
    """ALL-1: every card of the deck is on the table exactly once, ids and faces."""
    assert sorted(card for pile in position.piles for card in pile) == list(range(len(position.face)))
    assert tuple(sorted(position.face)) == position.game.deck


def somebody_can_move(position: Round) -> None:
    """No dead end: the seat on turn has a move for as long as the round is not over."""
    legal = position.legal_moves()
    assert bool(legal) != position.over
    assert len(set(legal)) == len(legal)
    assert all(move.actor == position.seat and not move.out_of_turn for move in legal)
    for seat in range(position.seats):
        others = position.others(seat)
        assert all(move.actor == seat and move.out_of_turn for move in others)
        assert not (position.over and others)


def a_clone_is_independent(position: Round, choose: Callable[[Round, random.Random], Move], rng: random.Random) -> None:
    """A clone is equal, goes on equally, and leaves the original alone."""
    before = snapshot(position)
    one, two = position.clone(), position.clone()
    assert snapshot(one) == before
    for _ in range(4):
        if one.over:
            break
        move = choose(one, rng)
        one.advance(move)
        two.play(move)
    assert snapshot(position) == before
    assert snapshot(one) == snapshot(two)


def an_imagined_round_looks_the_same(position: Round, seat: int | None, rng: random.Random) -> None:
    """`observe(imagine(o))` gives `o`, through JSON too, and what is imagined can be played."""
    seen = observe(position, seat)
    assert decode(encode(seen)) == seen
    imagined = imagine(seen, rng)
    assert observe(imagined, seat) == seen
    assert imagined.over == position.over
    if position.seat == seat:
        assert list(imagined.legal_moves()) == list(position.legal_moves())


def hidden_cards_do_not_show(position: Round, seat: int | None, rng: random.Random) -> None:
    """ALL-2: with the cards that a seat cannot see permuted, its observation is the same byte for byte."""
    other = position.clone()
    eye = 1 << position.eye(seat)
    pools: dict[int, list[int]] = {}
    for card, known in enumerate(position.knows):
        if not known & eye:
            pools.setdefault(position.pool[card], []).append(card)
    for cards in pools.values():
        faces = [position.face[card] for card in cards]
        rng.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            other.face[card] = face
    assert encode(observe(other, seat)) == encode(observe(position, seat))


def what_is_open_is_known(position: Round) -> None:
    """Nobody is told less than what lies open, and a face that is UNKNOWN is nobody's."""
    for seat in viewers(position):
        table = position.table(seat)
        shown = sum(face != UNKNOWN for face in table.faces)
        assert shown + sum(len(faces) for faces in table.hidden) == len(table.faces)


def members_take_turns(match: Match, before: Sequence[int]) -> None:
    """SBJ-16, NOTATION `members`. before: by seat, the turns that were begun in earlier rounds of the match."""
    for seat, chair in enumerate(match.seats):
        if chair.kind != "team":
            assert match.member(seat) is None
            continue
        begun = match.round.number
        if chair.change == "turn":
            begun = before[seat] + match.round.turns[seat] - match.round.in_turn(seat)
        assert match.member(seat) == begun % len(chair.members)


def folding_gives_the_table_after(before: Mapping[int | None, Table], steps: Steps, position: Round) -> None:
    """For each viewer: the steps, folded over the table before, give the table after."""
    for seat, table in before.items():
        shown = seen_by(steps, position.eye(seat))
        assert fold(table, shown) == position.table(seat), f"as seen by {seat}"


def an_illegal_move_changes_nothing(match: Match, move: Move) -> None:
    """ALL-5: it is answered with a reason of the game's list, in one line."""
    before = snapshot(match.round)
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    assert snapshot(match.round) == before
    assert caught.value.reason in (*COMMON_REASONS, *match.game.reasons)
    assert "\n" not in str(caught.value)
