"""Rounds of Skip-Bo Junior played out fast, on lists of faces: everybody plays by one simple plan.

A plan in order: the stock card; what leads to it, with the fewest wild cards; numbers that fit; wild cards.
"""

from __future__ import annotations

from cardgui.ai.skip_bo_junior.chances import SURE, chance_of
from cardgui.rules.cards import WILD
from cardgui.rules.skip_bo.junior_round import HAND_PILES, TURN_CAP

FULL = 10
PILES = 4
STOCK = 0
"""The first of a seat's stacks; its hand piles follow."""

HELPS = (-15, 40, 20, 13)
"""What a wild card does for the next seat, by how far below its stock card it is; in its place it is in the way."""
SERVES = (0, 20, 10, 6)
"""The same for the own stock card."""
FOLLOWED = 6
"""A card in a hand pile fits on it."""
COMPLETES = 5

Play = tuple[int, int]
"""A stack of the seat on turn, and a building pile."""


class Playout:
    """A round in which all cards are known.

    heights: by building pile.  jokers: by building pile, a mask of the numbers that wild cards stand for.
    stacks: by seat, its stock and hand piles, faces from the bottom up.  draw: the draw pile, from the bottom up.
    completed: the faces of the completed piles.  seat: on turn.  turns: by seat, how many it has begun.
    winner: the seat that has played out its stock, else -1.  dice: the last number of the generator that shuffles.
    """

    __slots__ = (
        "acted",
        "completed",
        "dice",
        "draw",
        "heights",
        "jokers",
        "must_play",
        "seat",
        "seats",
        "stacks",
        "turns",
        "winner",
    )

    def __init__(
        self,
        heights: list[int],
        jokers: list[int],
        stacks: list[list[list[int]]],
        draw: list[int],
        completed: list[int],
        seat: int,
        turns: list[int],
        must_play: bool,
        dice: int,
    ) -> None:
        self.heights = heights
        self.jokers = jokers
        self.stacks = stacks
        self.draw = draw
        self.completed = completed
        self.seat = seat
        self.seats = len(stacks)
        self.turns = turns
        self.must_play = must_play
        self.winner = -1
        self.acted = False
        self.dice = dice

    def copy(self) -> Playout:
        return Playout(
            self.heights[:],
            self.jokers[:],
            [[stack[:] for stack in own] for own in self.stacks],
            self.draw[:],
            self.completed[:],
            self.seat,
            self.turns[:],
            self.must_play,
            self.dice,
        )

    # -- moves

    def play(self, index: int, pile: int) -> None:
        """The top card of a stack of the seat on turn goes on a building pile."""
        stack = self.stacks[self.seat][index]
        face = stack.pop()
        height = self.heights[pile] + 1
        if face == WILD:
            self.jokers[pile] |= 1 << height
        if height == FULL:
            jokers = self.jokers[pile]
            for number in range(1, FULL + 1):
                self.completed.append(WILD if jokers >> number & 1 else number)
            self.heights[pile] = self.jokers[pile] = 0
        else:
            self.heights[pile] = height
        self.acted = True
        if index == STOCK and not stack:
            self.winner = self.seat

    def deal(self) -> bool:
        """The turn passes to the next seat, which is dealt a hand (SBJ-5, SBJ-12, SBJ-13). False: no card was left."""
        self.seat = seat = (self.seat + 1) % self.seats
        self.turns[seat] += 1
        self.acted = False
        draw = self.draw
        if len(draw) < HAND_PILES and self.completed:
            cards = self.completed
            self.completed = []
            dice = self.dice
            for last in range(len(cards) - 1, 0, -1):
                dice = (dice * 1103515245 + 12345) & 0x7FFFFFFF
                other = (dice >> 8) % (last + 1)
                cards[last], cards[other] = cards[other], cards[last]
            self.dice = dice
            draw = self.draw = cards + draw
        if not draw:
            return False
        own = self.stacks[seat]
        for index in range(1, 1 + min(HAND_PILES, len(draw))):
            own[index].append(draw.pop())
        return True

    def finish(self, most_turns: int) -> None:
        """Play this turn and so many after it, or to the end of the round."""
        idle = 0
        while True:
            self.play_turn()
            if self.winner >= 0 or most_turns <= 0 or self.turns[self.seat] >= TURN_CAP:
                return
            most_turns -= 1
            acted = self.acted
            idle = 0 if self.deal() or acted else idle + 1
            if idle > self.seats:
                return

    def chance(self, seat: int) -> int:
        """The chance that a seat wins, after a turn."""
        if self.winner >= 0:
            return SURE if self.winner == seat else 0
        left = [len(own[STOCK]) for own in self.stacks]
        tops = [own[STOCK][-1] for own in self.stacks]
        return chance_of(seat, (self.seat + 1) % self.seats, self.heights, left, tops)

    def play_turn(self) -> None:
        """What is left of a turn, by the plan."""
        own = self.stacks[self.seat]
        heights = self.heights
        stock, first, second, third = own
        at_hand = jokers = 0
        for stack in (first, second, third):
            for face in stack:
                if face == WILD:
                    jokers += 1
                else:
                    at_hand |= 1 << face
        while stock:
            top = stock[-1]
            if top == WILD:
                self.play(STOCK, self._for_wild(0))
                continue
            if top - 1 in heights:
                self.play(STOCK, heights.index(top - 1))
                continue
            path = self._path(top, at_hand, jokers)
            if path:
                for index, pile in path:
                    self.play(index, pile)
                continue
            joker = 0
            for index in (1, 2, 3):
                stack = own[index]
                if stack:
                    face = stack[-1]
                    if face == WILD:
                        joker = index
                    elif face - 1 in heights:
                        self.play(index, heights.index(face - 1))
                        break
            else:
                if not joker or not self.must_play:
                    return
                self.play(joker, self._for_wild(top))

    def _path(self, top: int, at_hand: int, jokers: int) -> list[Play]:
        """The plays that make room for a stock card, with the fewest wild cards; empty if there are none.

        at_hand, jokers: a mask of the numbers, and how many wild cards, there were in the hand piles.
        """
        own = self.stacks[self.seat]
        best: list[Play] = []
        least = 100
        below_top = (1 << top) - 1
        for pile, height in enumerate(self.heights):
            if height >= top:
                continue
            wanted = (below_top >> (height + 1) << (height + 1)) & ~at_hand
            if wanted and wanted.bit_count() > jokers:
                continue
            at = [0, len(own[1]) - 1, len(own[2]) - 1, len(own[3]) - 1]
            plays: list[Play] = []
            cost = top - height
            for number in range(height + 1, top):
                found = joker = 0
                for index in (1, 2, 3):
                    if at[index] >= 0:
                        face = own[index][at[index]]
                        if face == number:
                            found = index
                            break
                        if face == WILD:
                            joker = index
                if not found:
                    if not joker:
                        cost = 100
                        break
                    found = joker
                    cost += 10
                at[found] -= 1
                plays.append((found, pile))
            if cost < least:
                least = cost
                best = plays
        return best

    def _for_wild(self, top: int) -> int:
        """Where to put a wild card: towards the own stock card, and not towards the next seat's.

        top: the own stock card, 0 while it is the wild card.
        """
        heights = self.heights
        own = self.stacks[self.seat]
        wanted = self.stacks[(self.seat + 1) % self.seats][STOCK][-1]
        best, chosen = -1000, 0
        for pile in range(PILES):
            number = heights[pile] + 1
            worth = COMPLETES if number == FULL else 0
            gap = wanted - number
            if wanted != WILD and 0 <= gap < 4:
                worth -= HELPS[gap]
            gap = top - number
            if 0 < gap < 4:
                worth += SERVES[gap]
            for index in (1, 2, 3):
                stack = own[index]
                if stack and stack[-1] == number + 1:
                    worth += FOLLOWED
            if worth > best:
                best, chosen = worth, pile
        return chosen
