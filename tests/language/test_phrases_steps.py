"""What happened, in words, and nothing that a viewer may not know (ALL-2)."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from cardgui.language.phrases import PHRASES, Happening
from cardgui.language.phrases.building import a_card
from cardgui.language.phrases.playing_cards import playing_card
from cardgui.rules.cards import UNKNOWN, WILD
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.moves import TALKING
from cardgui.rules.rounds import NOBODY
from cardgui.rules.steps import Moved, Paid, RoundOver, Shuffled, Steps, Turned, TurnPassed, seen_by
from tests.harness.play import new_match, random_options
from tests.harness.policy import choose, choose_aside
from tests.rules import tables
from tests.rules.kings_corners import tables as kings

NAMES = ("Amina", "Kito", "Zuri", "Mai", "Baraka", "Linh")
WRITTEN = ("skip_bo_junior", "skip_bo", "kings_corners")
AT_TABLES = [(name, seats) for name in WRITTEN for seats in range(GAMES[name].low, GAMES[name].high + 1)]
each_table = pytest.mark.parametrize(("name", "seats"), AT_TABLES, ids=[f"{name}-{seats}" for name, seats in AT_TABLES])


def lines(name: str, steps: Steps, seats: int, viewer: int | None = None) -> list[Happening]:
    return PHRASES[name].happenings(seen_by(steps, seats if viewer is None else viewer), NAMES[:seats])


def told(match: Match, moves: str, viewer: int | None = None) -> list[str]:
    """The lines of some moves with a comma between them."""
    steps: Steps = []
    tables.play(match, moves, steps)
    return texts(lines(match.game.name, steps, match.round.seats, viewer))


def texts(happenings: list[Happening]) -> list[str]:
    return [line.text for line in happenings]


# -- Skip-Bo and Skip-Bo Junior


def test_a_play_a_full_pile_and_the_next_stock_card() -> None:
    """SB-7, SB-8: a wild card is named with the number that it stands for."""
    match = tables.skip_bo({0: ("5", "W")}, draws=["1", "8", "8", "8", "8"])
    assert told(match, "hand.0>build.0") == ["Amina played a 1"]
    assert told(match, "stock>build.0") == ["Amina played a wild card as 2 from the stock", "Amina's stock shows a 5"]
    assert told(match, "hand.0>discard.0")[0] == "Amina discarded an 8"
    full = tables.arrange(
        tables.skip_bo(), {"build.0": [str(n) for n in range(1, 12)], "p0.hand": ["12", "W"], "p0.stock": ["3"]}, "draw"
    )
    assert told(full, "hand.0>build.0") == ["Amina played a 12", "Amina completed a pile: it is taken away"]
    assert told(full, "hand.0>discard.2")[0] == "Amina discarded a wild card"


def test_draws_of_a_hand_say_only_how_many() -> None:
    """SB-6, ALL-2: to the one who draws as well, since the next person may read it."""
    for viewer in (0, 1, None):
        match = tables.skip_bo(draws=["1", "8", "8", "8", "8", "2", "3", "4", "5", "6"])
        assert told(match, "hand.1>discard.0", viewer) == ["Amina discarded an 8", "Kito drew 5 card(s)"]


def test_cards_from_discard_piles_and_from_partners() -> None:
    """SB-8, SB-18."""
    match = tables.arrange(
        tables.skip_bo(seats=4, teams="two_sides"),
        {
            "p0.hand": ["9"],
            "p0.stock": ["9", "9"],
            "p0.discard.1": ["1"],
            "p2.stock": ["4", "2"],
            "p2.discard.0": ["3"],
            "p1.stock": ["9"],
            "p3.stock": ["9"],
        },
        "draw",
    )
    assert told(match, "discard.1>build.0") == ["Amina played a 1 from a discard pile"]
    assert told(match, "p2.stock>build.0") == ["Amina played a 2 from Zuri's stock", "Zuri's stock shows a 4"]
    assert told(match, "p2.discard.0>build.0") == ["Amina played a 3 from Zuri's discard pile"]


def test_calls_and_their_consequences() -> None:
    """SB-20 to SB-22."""
    team = tables.skip_bo(seats=4, teams="two_sides")
    assert told(team, "p1:call talking p2") == ["Kito called Zuri for talking", "Zuri gets 2 card(s) under the stock"]
    match = tables.skip_bo(seats=3, free_table=True)
    assert told(match, "draw") == ["Amina drew too many: the card goes into the stock"]
    assert told(match, "p2:draw", viewer=2) == ["Zuri drew 1 card(s)"]
    assert told(match, "p1:caught p2") == [
        "Kito caught Zuri playing out of turn",
        "Zuri's moves are taken back: no drawing in the next turn",
    ]


def test_both_ways_to_a_new_draw_pile() -> None:
    """SB-12, SBJ-12."""
    steps: Steps = [Shuffled((3,), (5,), 0, 1), Shuffled((3,), (1, 3), 0, 1)]
    assert texts(lines("skip_bo", steps, 2)) == [
        "The completed piles were shuffled into the draw pile",
        "The building piles were shuffled into the draw pile, all but their top cards",
    ]
    assert texts(lines("skip_bo_junior", steps[:1], 2)) == ["The completed piles were shuffled into the draw pile"]


def test_junior_hands_are_open_and_turns_end_visibly() -> None:
    """SBJ-5, SBJ-11, ALL-8."""
    match = tables.junior({0: ("9", "9"), 1: ("9", "9")}, draws=["1", "9", "9", "5", "8", "W"])
    assert told(match, "hand.0>build.0") == [
        "Amina played a 1",
        "Amina has nothing more to play",
        "Kito is dealt a 5, an 8, a wild card",
    ]
    stuck = tables.junior({0: ("9", "9"), 1: ("9", "9")}, draws=["1", "9", "9", "5", "8", "8", "3", "3", "2"])
    last = told(stuck, "hand.0>build.0")
    assert last[-2:] == ["Kito cannot play and passes", "Amina is dealt a 3, a 3, a 2"]
    free = tables.junior({0: ("9", "9")}, draws=["1", "9", "9"], must_play=False)
    assert told(free, "end")[0] == "Amina ended the turn"


def test_the_line_that_is_shown_is_the_one_that_counts() -> None:
    """A pass is seen, a turn that was simply played out gives way to the last play."""
    stuck = tables.junior({0: ("9", "9"), 1: ("9", "9")}, draws=["1", "9", "9", "5", "8", "8", "3", "3", "2"])
    steps: Steps = []
    tables.play(stuck, "hand.0>build.0", steps)
    weights = {line.text: line.weight for line in lines("skip_bo_junior", steps, 2)}
    assert weights["Amina played a 1"] == 1
    assert weights["Amina has nothing more to play"] == 0
    assert weights["Kito cannot play and passes"] == 1
    assert weights["Kito is dealt a 5, an 8, an 8"] == 0


def test_ends_of_rounds() -> None:
    """SB-14, SB-24, KC-16: an ordinary end and a blocked one, with one winner and with several."""
    won, shared = RoundOver((0,), (1, 0)), RoundOver((0, 1), (1, 1))
    blocked = [RoundOver(over.winners, over.scores, True) for over in (won, shared)]
    for name in WRITTEN:
        ends = [*lines(name, [won], 2), *lines(name, [shared], 2)]
        assert texts(ends) == ["Round over: Amina wins", "Round over: Amina, Kito win"]
        assert [(line.seat, line.weight) for line in ends] == [(0, 2), (None, 2)]
    for name, why in (("skip_bo", "with the fewest stock cards"), ("kings_corners", "with the least in hand")):
        assert texts(lines(name, [blocked[0]], 2)) == [f"Round blocked: Amina wins {why}"]
        assert texts(lines(name, [blocked[1]], 2)) == [f"Round blocked: Amina, Kito win {why}"]


# -- Kings Corners


def kings_told(position: kings.KingsCornersRound, *moves: str, viewer: int | None = None) -> list[str]:
    return texts(lines("kings_corners", kings.play(position, *moves), position.seats, viewer))


def test_cards_that_are_laid_and_piles_that_are_moved() -> None:
    """KC-7, KC-8, KC-10: with the places' names."""
    position = kings.table("QD KS 2H", "4H 5H", sides=("KC", "9D", "10S", "5C"), stock="4C 5S 6S", must_play=False)
    assert kings_told(position, "hand.0>side.n") == ["Amina laid the queen of diamonds on the north side"]
    assert kings_told(position, "hand.0>corner.sw") == ["Amina laid the king of spades on the south-west corner"]
    assert kings_told(position, "side.e>side.s") == ["Amina moved the east pile to the south pile"]
    assert kings_told(position, "side.n>corner.ne") == ["Amina moved the north pile to the north-east corner"]
    assert kings_told(position, "end") == ["Amina ended the turn", "Kito drew a card"]


def test_a_run_is_one_line() -> None:
    """KC-11: several cards laid in one gesture."""
    position = kings.table("10S 9H 8S 2H", "4H", sides=("", "9D", "6D", "5C"), must_play=False)
    assert kings_told(position, "hand.0>side.n", "hand.0>side.n", "hand.0>side.n") == [
        "Amina laid on the north side: 10 of spades, 9 of hearts, 8 of spades"
    ]


def test_a_complete_pile_goes_home_and_its_king_is_known_then() -> None:
    """KC-12: the order of what goes home is known to all, so all read what is drawn from it; other draws are secret."""
    position = kings.table(
        "2H 3H", "4H 6H", corners=(kings.BLACK_DOWN, "", "", ""), sides=("9D", "9H", "KD", "KH"), must_play=False
    )
    assert kings_told(position, "corner.ne>draw") == ["Amina sent the complete pile back"]
    assert kings_told(position, "end", viewer=0) == ["Amina ended the turn", "Kito drew the king of spades"]
    other = kings.table("2H 3H", "4H 6H", sides=("9D", "9H", "KD", "KH"), stock="2S 7S", must_play=False)
    for viewer in (0, 1, None):
        assert kings_told(other.clone(), "end", viewer=viewer) == ["Amina ended the turn", "Kito drew a card"]


def test_chips_that_are_paid() -> None:
    """KC-18: at the start for all in one line; who paid, how much and why."""
    steps: Steps = [Paid(0, 1, 1, "start"), Paid(1, 1, 2, "start")]
    assert texts(lines("kings_corners", steps, 2)) == ["Each player puts 1 chip(s) in the pot"]
    steps = [Paid(1, 1, 3, "no_card"), TurnPassed(0, 1, "stuck")]
    paid, passed = lines("kings_corners", steps, 2)
    assert paid.text == "Kito could lay no card and paid 1 chip(s)"
    assert passed.text == "Kito cannot play and passes"
    assert (paid.weight, passed.weight) == (1, 0)
    steps = [Paid(1, 12, 15, "cards"), Paid(0, -15, 0, "pot")]
    assert texts(lines("kings_corners", steps, 2)) == [
        "Kito paid 12 chip(s) for the cards left in hand",
        "Amina took 15 chip(s) from the pot",
    ]


def test_the_deal() -> None:
    """KC-3: kings go to corners, and the four sides are named; the hands are not."""
    steps: Steps = []
    deck = kings.faces("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC 2D 3D 4D KS 5S 6S 7S 8S 9S")
    rest = [face for face in GAMES["kings_corners"].deck if face not in deck]
    Match(GAMES["kings_corners"], tables.people(2), 1, decks=[deck + rest], tell=steps)
    first, *shown = texts(lines("kings_corners", steps, 2, viewer=0))
    assert re.fullmatch("Round 1: (Amina|Kito) deals", first)
    assert shown[:2] == [
        "The king of spades goes to the north-east corner",
        "On the four sides: 5 of spades, 6 of spades, 7 of spades, 8 of spades",
    ]
    assert re.fullmatch("(Amina|Kito) begins", shown[2])
    assert re.fullmatch("(Amina|Kito) drew a card", shown[3])


# -- all of them


def happened(name: str, seats: int, rounds: int) -> Iterator[tuple[Match, Steps]]:
    """Random rounds, move by move, with the deals, calls and moves out of turn."""
    game = GAMES[name]
    for seed in range(rounds):
        rng = random.Random(f"{name} {seats} {seed}")
        options = random_options(game, seats, rng)
        if name == "skip_bo":
            options.update(stock_size=5, free_table=seed % 2 == 0)
        steps: Steps = []
        match = new_match(game, seats, seed, options, steps)
        yield match, steps
        while not match.round.over:
            steps = []
            aside = choose_aside(match.round, rng) if rng.random() < 0.1 else None
            match.play(aside or choose(match.round, rng), steps)
            yield match, steps


CARDS = {
    "kings_corners": {playing_card(face): face for face in range(52)},
    "skip_bo": {a_card(face): face for face in range(1, WILD + 1)},
}
CARDS["skip_bo_junior"] = CARDS["skip_bo"]
WORDS = {name: re.compile(r"\b(?:" + "|".join(cards) + r")\b") for name, cards in CARDS.items()}


@each_table
def test_nothing_is_said_that_is_not_open_to_all(name: str, seats: int) -> None:
    """ALL-2: every viewer reads the same, and each card that is named was seen by everybody in these steps."""
    named = 0
    for match, steps in happened(name, seats, 4):
        public = lines(name, steps, seats)
        everyone = match.round.everyone
        open_faces = {
            face
            for step in steps
            if isinstance(step, (Moved, Turned))
            for face, known in zip(step.faces, step.knows)
            if known == everyone
        }
        for line in public:
            found = {CARDS[name][word] for word in WORDS[name].findall(line.text)}
            assert found <= open_faces, line.text
            named += len(found)
        for viewer in range(seats):
            assert lines(name, steps, seats, viewer) == public
    assert named > 20


@each_table
def test_every_move_is_told(name: str, seats: int) -> None:
    """Each move has a line, by whoever made it where it is a play; nothing is left in braces, no face is unknown."""
    rounds = 0
    for _, steps in happened(name, seats, 3):
        happenings = lines(name, steps, seats, viewer=0)
        assert happenings
        for line in happenings:
            assert "{" not in line.text
            assert str(UNKNOWN) not in line.text
            assert line.seat is None or NAMES[line.seat] in line.text
        for step in steps:
            if isinstance(step, Moved) and step.actor != NOBODY:
                assert any(line.seat == step.actor for line in happenings), step
            if isinstance(step, RoundOver):
                assert happenings[-1].weight == 2
                rounds += 1
    assert rounds == 3


def test_names_of_players_cannot_disturb_a_sentence() -> None:
    """A name with braces or a sign for numbers in it, and one of the other direction, stays what it is."""
    steps: Steps = [Moved(0, (1,), 0, 7, -1, (UNKNOWN,), (0,), "draw"), TurnPassed(1, 0, "stuck")]
    for name in ("{card}", "%n", "%1"):
        shown = PHRASES["skip_bo"].happenings(steps, [name, "Kito"])
        assert [line.text.startswith(f"{name} ") for line in shown] == [True, True]
    (first, _) = PHRASES["skip_bo"].happenings(steps, ["ليلى", "Kito"])
    assert first.text.startswith("\u2068ليلى\u2069 ")


def test_the_two_calls_have_different_words() -> None:
    """SB-20, SB-22."""
    match = tables.skip_bo(seats=4, teams="two_sides")
    talking = match.game.move(1, TALKING, target=2, out_of_turn=True)
    assert talking in match.round.others(1)
    assert "talking" in told(match, str(talking))[0]
