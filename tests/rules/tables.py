"""Tables with the cards where a test wants them, by explicit decks."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.places import PlaceKind
from cardgui.rules.positions import position
from cardgui.rules.seats import Seat
from cardgui.rules.start import Start
from cardgui.rules.steps import Steps

Faces = Sequence[str]


def people(count: int) -> list[Seat]:
    return [Seat("person", f"N{i}") for i in range(count)]


def filled(game: str, slots: Sequence[str | None], last: bool = False) -> list[int]:
    """A whole deck: the cards wanted in their slots, the first to be dealt first, others anywhere else.

    last: the slots are the last to be dealt, not the first.
    """
    faces = GAMES[game].faces_by_text
    wanted = [None if text is None else faces[text] for text in slots]
    rest = list(GAMES[game].deck)
    for face in wanted:
        if face is not None:
            rest.remove(face)
    random.Random(1).shuffle(rest)
    gap = [None] * (len(GAMES[game].deck) - len(wanted))
    order = [*gap, *wanted] if last else [*wanted, *gap]
    return [rest.pop() if face is None else face for face in order]


def play(match: Match, moves: str, tell: Steps | None = None) -> Match:
    """Play moves written with a comma between them."""
    for text in filter(None, (part.strip() for part in moves.split(","))):
        if match.waiting:
            match.next_round(tell)
        match.play(match.parse_move(text), tell)
    return match


def legal(match: Match) -> set[str]:
    return {move.text for move in match.legal_moves()}


def others(match: Match, seat: int) -> set[str]:
    return {move.text for move in match.round.others(seat)}


def place(match: Match, name: str, seen_by: int | None = None) -> list[str]:
    """The cards of a place as NOTATION writes them."""
    places = position(match, seen_by)["places"]
    assert isinstance(places, dict)
    return list(places[name])


def skyjo(
    grids: Mapping[int, Faces] = {},
    discard: str | None = None,
    draws: Faces = (),
    *,
    seats: int = 2,
    dealer: int | None = None,
    **options: object,
) -> Match:
    """A match of Skyjo before its first card is turned up; the last seat deals, so seat 0 comes first.

    grids: twelve faces of a seat, row by row.  draws: the top of the draw pile first.
    """
    return Match(
        GAMES["skyjo"],
        people(seats),
        1,
        options,
        Start(seats - 1 if dealer is None else dealer),
        [skyjo_deck(grids, discard, draws, seats, seats - 1 if dealer is None else dealer)],
    )


def skyjo_deck(grids: Mapping[int, Faces], discard: str | None, draws: Faces, seats: int, dealer: int) -> list[int]:
    slots: list[str | None] = []
    for cell in range(12):
        for i in range(seats):
            grid = grids.get((dealer + 1 + i) % seats)
            slots.append(None if grid is None else grid[cell])
    return filled("skyjo", [*slots, discard, *draws])


def stocked(game: str, stocks: Mapping[int, Faces], draws: Faces, seats: int, size: int, dealer: int) -> list[int]:
    """A deck of a Skip-Bo game. stocks: by seat, the top cards, the topmost last.  draws: the first drawn first."""
    slots: list[str | None] = []
    for lap in range(size):
        for i in range(seats):
            stock = stocks.get((dealer + 1 + i) % seats, ())
            slots.append(stock[lap - size] if size - lap <= len(stock) else None)
    return filled(game, [*slots, *draws])


def skip_bo(
    stocks: Mapping[int, Faces] = {},
    draws: Faces = (),
    *,
    seats: int = 2,
    decks: Sequence[Sequence[int]] = (),
    deal: int = 1,
    **options: object,
) -> Match:
    """A match of Skip-Bo with seat 0 on turn, which has drawn the first five of `draws`. decks: further shuffles."""
    size = options.get("stock_size") or {5: 20, 6: 20}.get(seats, 30)
    assert isinstance(size, int)
    deck = stocked("skip_bo", stocks, draws, seats, size, seats - 1)
    return Match(GAMES["skip_bo"], people(seats), deal, options, Start(seats - 1), [deck, *decks])


def junior(
    stocks: Mapping[int, Faces] = {},
    draws: Faces = (),
    *,
    seats: int = 2,
    decks: Sequence[Sequence[int]] = (),
    **options: object,
) -> Match:
    """A match of Skip-Bo Junior with seat 0 first, to which the first three of `draws` are dealt."""
    size = options.get("stock_size", 10)
    assert isinstance(size, int)
    deck = stocked("skip_bo_junior", stocks, draws, seats, size, seats - 1)
    return Match(GAMES["skip_bo_junior"], people(seats), 1, options, Start(seats - 1, 0), [deck, *decks])


def arrange(match: Match, places: Mapping[str, Faces], rest: str, heights: Sequence[int] | None = None) -> Match:
    """Lay the cards of a Skip-Bo game as wanted, bottom to top; all others lie on `rest`, under what is wanted there.

    heights: what the tops of the building piles stand for; by default as many as there are cards.
    """
    table = match.round
    game = match.game
    left: dict[str, list[int]] = {}
    for card, face in enumerate(table.face):
        left.setdefault(game.face_text(face), []).append(card)
    piles = [[left[face].pop() for face in places.get(one.name, ())] for one in game.places(table.seats)]
    piles[game.place(rest)][0:0] = sorted(card for cards in left.values() for card in cards)
    for one, pile in zip(game.places(table.seats), piles, strict=True):
        for index, card in enumerate(pile):
            hidden = one.kind is PlaceKind.DRAW or (one.kind is PlaceKind.STOCK and index < len(pile) - 1)
            seen = 1 << one.seat if one.kind is PlaceKind.HAND else table.everyone
            table.knows[card] = 0 if hidden else seen
    table.piles = piles
    builds = [piles[game.place(f"build.{i}")] for i in range(4)]
    facts = table.state()
    facts["heights"] = list(heights) if heights is not None else [len(pile) for pile in builds]
    table.restore(facts)
    return match
