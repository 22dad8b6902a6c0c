"""Who deals and who begins the first round of Kings Corners (KC-5, ALL-6)."""

from __future__ import annotations

from cardgui.rules.chance import lots
from cardgui.rules.errors import RecordError, english
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.kings_corners.throws import winner
from cardgui.rules.start import Start


def opening(options: KingsCornersOptions, seats: int, deal: int, start: Start) -> tuple[int, int]:
    """The dealer and the beginner, who sits to the dealer's left. Where `start` says nothing, a lot decides.

    Raises RecordError for throws without `rock_paper_scissors`, and for seats that contradict them or each other.
    """
    first = start.first
    if start.how is not None:
        first = _thrown(options, seats, start, start.how)
    if first is None:
        first = _from_dealer(options, seats, deal, start.dealer)
    dealer = (first - 1) % seats
    if start.dealer not in (None, dealer):
        if start.how is None:
            left = (first + (start.dealer or 0) - dealer) % seats
            raise RecordError(
                "start.first",
                english(
                    "{first} is impossible, {left}, to the left of the dealer, was expected", first=first, left=left
                ),
            )
        limits = english("{dealer}, to the right of the first player, was expected", dealer=dealer)
        raise RecordError(
            "start.dealer", english("{dealer} is impossible, {limits}", dealer=start.dealer, limits=limits)
        )
    return dealer, first


def _thrown(options: KingsCornersOptions, seats: int, start: Start, how: list[list[str]]) -> int:
    if options.first_player != "rock_paper_scissors":
        raise RecordError("start.how", english("no throws were expected without rock_paper_scissors"))
    won = winner(how, seats)
    if start.first not in (None, won):
        raise RecordError(
            "start.first",
            english("{first} is impossible, {won}, who won the throws, was expected", first=start.first, won=won),
        )
    return won


def _from_dealer(options: KingsCornersOptions, seats: int, deal: int, dealer: int | None) -> int:
    if dealer is None:
        lot = lots(deal).pick(seats)
        if options.first_player != "left_of_dealer":
            return lot
        dealer = lot
    return (dealer + 1) % seats
