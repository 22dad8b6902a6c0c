"""What holds for all four games, ALL-1 to ALL-9; tests/harness checks the same in random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardgui.rules import chance
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.chance import SplitMix64
from cardgui.rules.errors import IllegalMove, OptionError, UnreadableMove
from cardgui.rules.games import GAMES, game_named
from cardgui.rules.matches import Match
from cardgui.rules.observation import imagine, observe
from cardgui.rules.positions import position
from cardgui.rules.records import from_record, to_record
from cardgui.rules.rounds import Round
from cardgui.rules.seats import Seat
from cardgui.rules.steps import Moved, Shuffled, Steps
from tests.harness import laws
from tests.harness.policy import choose
from tests.rules.tables import people, skip_bo, skyjo

NAMES = list(GAMES)
every_game = pytest.mark.parametrize("name", NAMES)


def some_moves(name: str, count: int, seats: int = 3, **options: Any) -> Match:
    match = Match(GAMES[name], people(seats), 11, options)
    rng = random.Random(name)
    for _ in range(count):
        if match.over:
            break
        if match.waiting:
            match.next_round()
        match.play(choose(match.round, rng))
    return match


def test_the_games() -> None:
    assert NAMES == ["skip_bo_junior", "skip_bo", "kings_corners", "skyjo"]
    with pytest.raises(ValueError, match="'canasta' is not a game, expected one of skip_bo_junior, skip_bo,"):
        game_named("canasta")


@every_game
def test_all_1_cards_are_conserved(name: str) -> None:
    """ALL-1."""
    for count in range(0, 60, 7):
        laws.cards_are_conserved(some_moves(name, count).round)


@every_game
def test_all_2_an_observation_knows_neither_the_deal_nor_hidden_faces(name: str) -> None:
    """ALL-2: the faces that a seat is told are those that it has seen."""
    match = some_moves(name, 20)
    for seat in (0, 1, 2, None):
        seen = match.observe(seat)
        assert not {"deal", "chance", "decks"} & set(seen.__struct_fields__)
        for card, face in enumerate(seen.table.faces):
            known = match.round.knows[card] >> match.round.eye(seat) & 1
            assert face == (match.round.face[card] if known else UNKNOWN)
    assert any(face == UNKNOWN for face in match.observe(0).table.faces)


@every_game
def test_all_2_a_position_shows_a_seat_its_own_moves_only(name: str) -> None:
    """NOTATION, Positions: another's moves would tell its hand."""
    match = some_moves(name, 10)
    for seat in range(3):
        shown = position(match, seat)
        assert shown["seen_by"] == seat
        assert bool(shown["legal_moves"]) == (seat == shown["turn"])
    assert sorted(position(match)["legal_moves"]) == sorted(move.text for move in match.legal_moves())  # type: ignore[type-var, arg-type]


@every_game
def test_all_3_the_same_match_everywhere(name: str) -> None:
    """ALL-3: from the deal number and the moves, through a record too."""
    match = some_moves(name, 150)
    again = from_record(to_record(match))
    assert position(again) == position(match)
    assert position(match.after(len(match.moves))) == position(match)
    assert position(some_moves(name, 0)) == position(match.after(0))
    other = Match(GAMES[name], people(3), 12)
    assert position(other)["places"] != position(match.after(0))["places"]


def test_all_3_chance_is_written_down() -> None:
    """NOTATION, Chance: the numbers of SplitMix64 from 0, and `pick` without bias."""
    stream = SplitMix64(0)
    assert [stream.next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert SplitMix64(0).pick(10) == 0xE220A8397B1DCDAF % 10
    one, two = SplitMix64(5), SplitMix64(5)
    cards = list(range(20))
    for i in range(19, 0, -1):
        j = two.pick(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    assert one.shuffled(range(20)) == cards[::-1]
    assert one.next() == two.next()
    assert SplitMix64(5).shuffled([]) == []
    assert SplitMix64(5).shuffled([7]) == [7]


def test_all_3_a_number_that_pick_refuses_shifts_all_later_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """NOTATION, `pick`: so seldom that it is provoked here, by limits that refuse every second number."""
    monkeypatch.setattr(chance, "LIMITS", (1 << 63,) * 257)
    monkeypatch.setattr(chance, "SURE", 1 << 63)
    for seed in range(20):
        one, two = SplitMix64(seed), SplitMix64(seed)
        cards = list(range(20))
        for i in range(19, 0, -1):
            z = two.next()
            while z >= 1 << 63:
                z = two.next()
            j = z % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        assert one.shuffled(range(20)) == cards[::-1]
        assert one.next() == two.next()


@every_game
def test_all_5_an_illegal_move_changes_nothing(name: str) -> None:
    """ALL-5: whatever was a move at other times."""
    match = some_moves(name, 25)
    legal = set(match.legal_moves())
    seen = {move for count in range(25) for move in some_moves(name, count).legal_moves()}
    assert seen - legal
    for move in seen - legal:
        laws.an_illegal_move_changes_nothing(match, move)


@every_game
@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "hand",
        "hand.0",
        "hand.0>",
        ">build.0",
        "build.0>>build.1",
        "HAND.0>build.0",
        "p0:",
        "p0.hand.0",
        "call talking p0",
        "p0:call p0",
        "flip",
        "flip 0",
        "é",
        "draw draw",
        "0",
        "p9:hand.0>build.0",
        "end end",
    ],
)
def test_what_is_no_move_at_all(name: str, text: str) -> None:
    """A move that cannot be read is another error than one that is not legal."""
    with pytest.raises(UnreadableMove, match=r"cannot be read as a move; expected "):
        GAMES[name].parse_move(text, 0)


@every_game
def test_a_move_is_one_object_and_its_text_is_read_back(name: str) -> None:
    match = some_moves(name, 40)
    for move in match.moves:
        assert GAMES[name].parse_move(str(move), move.actor) is move


@every_game
def test_all_6_the_deal_passes_to_the_left(name: str) -> None:
    """ALL-6; Junior: SBJ-3, the oldest deals in every round."""
    options = {"skip_bo_junior": {"rounds_to_win": 5}, "kings_corners": {"scoring": "penalty_points", "target": 200}}
    match = some_moves(name, 0, **options.get(name, {}))
    first = match.round.dealer
    rng = random.Random(1)
    while not match.round.over:
        match.play(choose(match.round, rng))
    assert match.waiting
    match.next_round()
    assert match.round.dealer == (first if name == "skip_bo_junior" else (first + 1) % 3)


def test_all_7_a_draw_pile_is_renewed_at_the_moment_a_card_is_needed() -> None:
    """ALL-7: not before. Skyjo: SJ-12, Junior: SBJ-12; the stock of Kings Corners is never renewed (KC-14)."""
    match = Match(GAMES["skip_bo"], people(2), 3, {"stock_size": 40})
    rng = random.Random(2)
    shuffles = 0
    while shuffles < 5:
        steps: Steps = []
        left = len(match.round.piles[0])
        match.play(choose(match.round, rng), steps)
        for i, step in enumerate(steps):
            if isinstance(step, Shuffled):
                drawn = sum(isinstance(one, Moved) and one.why == "draw" for one in steps[:i])
                assert drawn == left, "all that was left had been drawn"
                assert isinstance(steps[i + 1], Moved), "and another card was drawn"
                shuffles += 1
                break


def test_all_8_a_discard_and_a_forced_flip_are_never_made_by_themselves() -> None:
    """ALL-8: they are moves, also where there is only one; SB-10, SJ-7."""
    match = skip_bo({0: ["12"]}, ["9"] * 5)
    assert {move.text.split(">")[1][:7] for move in match.legal_moves()} == {"discard"}
    assert match.round.seat == 0
    grid = [str(number) for number in range(1, 13)]
    flips = skyjo({0: grid, 1: grid}, reveal_after_discard="must")
    for text in ("flip grid.0", "flip grid.1") * 2:
        flips.play(flips.parse_move(text))
    flips.play(flips.parse_move("draw"))
    flips.play(flips.parse_move("drawn>discard"))
    assert {move.verb for move in flips.legal_moves()} == {"flip"}


@every_game
def test_all_9_impossible_values_are_refused_by_name(name: str) -> None:
    """ALL-9: each option, each kind of fault; every value that is offered is accepted."""
    game = GAMES[name]
    for seats in range(game.low, game.high + 1):
        for spec in game.option_specs(seats):
            values: list[Any] = [True, False] if spec.is_switch else list(spec.choices) or [spec.low, spec.high]
            for value in values:
                game.options({spec.name: value}, seats)
            wrong: list[Any] = [None, [], 1.5, "perhaps"]
            wrong += [spec.low - 1, spec.high + 1, True] if spec.is_number else [0]
            for value in wrong:
                with pytest.raises(OptionError) as caught:
                    game.options({spec.name: value}, seats)
                assert caught.value.field == spec.name
                assert caught.value.limits in str(caught.value)
    with pytest.raises(OptionError, match=r"^jokers: there is no such option"):
        game.options({"jokers": 1}, game.low)


def test_all_9_an_option_without_effect_is_accepted() -> None:
    """ALL-9."""
    GAMES["skip_bo"].options({"target": 700, "scoring": "single_round"}, 2)
    GAMES["kings_corners"].options({"chips": 99, "target": 33}, 2)


@every_game
def test_options_are_read_from_a_command_line(name: str) -> None:
    for spec in GAMES[name].option_specs(2):
        if spec.is_switch:
            assert spec.parse("on") is True
            assert spec.parse("false") is False
        elif spec.is_number:
            assert spec.parse(str(spec.low)) == spec.low
        else:
            assert [spec.parse(choice) for choice in spec.choices] == list(spec.choices)
        with pytest.raises(OptionError):
            spec.parse("perhaps")


@every_game
def test_a_match_waits_between_rounds(name: str) -> None:
    """The next round is dealt when people are ready; a record needs no mark for that."""
    options: dict[str, Any] = {
        "skip_bo_junior": {"rounds_to_win": 3},
        "skip_bo": {"stock_size": 5},
        "kings_corners": {"scoring": "penalty_points", "target": 200},
    }.get(name, {"target": 300})
    match = Match(GAMES[name], people(2), 5, options)
    rng = random.Random(3)
    while not match.round.over:
        assert not match.waiting
        with pytest.raises(ValueError, match="the next round is dealt when one is over"):
            match.next_round()
        match.play(choose(match.round, rng))
    assert match.waiting
    assert match.round.number == 0
    assert position(match)["turn"] is None
    count = len(match.moves)
    match.next_round()
    assert match.round.number == 1
    match.play(choose(match.round, rng))
    again = from_record(to_record(match), count)
    assert again.waiting
    again.play(match.moves[-1])
    assert position(again) == position(match)


@every_game
def test_a_move_that_is_refused_leaves_a_finished_round(name: str) -> None:
    """ALL-5: also where the next round would have been dealt for it."""
    options: dict[str, Any] = {
        "skip_bo_junior": {"rounds_to_win": 3},
        "skip_bo": {"stock_size": 5},
        "kings_corners": {"scoring": "penalty_points", "target": 200},
    }.get(name, {"target": 300})
    match = Match(GAMES[name], people(2), 5, options)
    rng = random.Random(3)
    wrong = None
    while not match.round.over:
        wrong = choose(match.round, rng)
        match.play(wrong)
    before = position(match), laws.snapshot(match.round)
    match.next_round()
    unplayable = [move for move in match.moves if move not in match.legal_moves()]
    back = match.after(len(match.moves))
    steps: Steps = []
    with pytest.raises(IllegalMove):
        back.play(unplayable[0], steps)
    assert (position(back), laws.snapshot(back.round)) == before
    assert steps == []
    assert back.waiting


@every_game
def test_between_rounds_a_move_is_read_for_whoever_begins_the_next(name: str) -> None:
    """NOTATION, Moves: the own seat's prefix is left out, also of a move that deals the next round."""
    options: dict[str, Any] = {
        "skip_bo_junior": {"rounds_to_win": 3},
        "skip_bo": {"stock_size": 5},
        "kings_corners": {"scoring": "penalty_points", "target": 200},
    }.get(name, {"target": 300})
    beginners = set()
    for deal in range(8):
        match = Match(GAMES[name], people(3), deal, options)
        rng = random.Random(deal)
        while not match.round.over:
            match.play(choose(match.round, rng))
        assert match.waiting
        before = position(match), laws.snapshot(match.round)
        dealt = match.after(len(match.moves))
        dealt.next_round()
        move = dealt.legal_moves()[0]
        assert match.parse_move(move.text) is move
        assert (position(match), laws.snapshot(match.round)) == before
        match.play(match.parse_move(move.text))
        assert match.round.number == 1
        beginners.add(move.actor)
    assert len(beginners) > 1


@every_game
def test_team_chairs_take_turns(name: str) -> None:
    """NOTATION, `members`: the member on is the number of turns that the chair had begun, mod its members."""
    team = Seat("team", "T", None, ("A", "B", "C"))
    match = Match(GAMES[name], [team, team], 4)
    rng = random.Random(5)
    for _ in range(60):
        if match.round.over:
            break
        for seat in (0, 1):
            begun = match.round.turns[seat] - match.round.in_turn(seat)
            assert match.member(seat) == begun % 3
        match.play(choose(match.round, rng))


def imagined(name: str) -> tuple[Round, Round]:
    table = some_moves(name, 30).round
    return table, imagine(observe(table, table.seat), random.Random(1))


@every_game
def test_an_imagined_round_has_its_own_chance(name: str) -> None:
    """It can be played to its end, and the faces that its seat cannot see differ from the real ones."""
    table, guess = imagined(name)
    assert guess.face != table.face
    rng = random.Random(6)
    while not guess.over:
        guess.advance(choose(guess, rng))
    assert not table.over


@every_game
def test_places_have_the_same_number_whatever_the_seats(name: str) -> None:
    game = GAMES[name]
    most = game.places(game.high)
    for seats in range(game.low, game.high + 1):
        assert game.places(seats) == most[: len(game.places(seats))]
    assert [game.place(place.name) for place in most] == list(range(len(most)))
