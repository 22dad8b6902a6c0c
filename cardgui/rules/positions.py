"""A position as NOTATION writes it, whole or as one seat sees it."""

from __future__ import annotations

from cardgui.rules.cards import HIDDEN
from cardgui.rules.matches import Match
from cardgui.rules.places import PlaceKind
from cardgui.rules.rounds import NOBODY, Round


def cards_shown(table: Round, seat: int | None) -> dict[str, list[str]]:
    """The cards of each place, by its name, from the lowest up. seat: to whom they are shown; None shows all."""
    shown: dict[str, list[str]] = {}
    for place, pile in zip(table.game.places(table.seats), table.piles, strict=True):
        cards = []
        for index, card in enumerate(pile):
            text = table.card_text(len(shown), index)
            if seat is not None and not table.knows[card] >> seat & 1:
                text = HIDDEN
            elif place.kind is PlaceKind.GRID and table.knows[card] != table.everyone:
                text = HIDDEN + text
            cards.append(text)
        shown[place.name] = cards
    return shown


def legal_shown(table: Round, seat: int | None) -> list[str]:
    """The moves of whoever is on turn, where `seat` is to see them; None sees all."""
    return [move.text for move in table.legal_moves()] if seat in (None, table.seat) else []


def others_shown(table: Round, seat: int | None) -> list[str]:
    """The calls and moves out of turn that `seat` is to see; None sees all."""
    return [move.text for other in range(table.seats) if seat in (None, other) for move in table.others(other)]


def position(match: Match, seat: int | None = None) -> dict[str, object]:
    """The position as an object of NOTATION. seat: to whom it is shown; None shows everything."""
    table = match.round
    turn = None if table.seat == NOBODY else table.seat
    shown: dict[str, object] = {
        "game": match.game.name,
        "options": match.option_values(),
        "round": table.number,
        "dealer": table.dealer,
        "turn": turn,
        "member": None if turn is None else match.member(turn),
        "places": cards_shown(table, seat),
        "legal_moves": legal_shown(table, seat),
        "others": others_shown(table, seat),
        "scores": list(table.result.scores) if table.result is not None else None,
        "round_winners": list(table.result.winners) if table.result is not None else [],
        "totals": table.standing(),
        "over": match.over,
        "winners": list(match.winners),
    }
    shown.update(table.round_facts())
    shown["seen_by"] = seat
    return shown
