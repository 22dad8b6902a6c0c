"""What the two Skip-Bo games share for the computer players: how likely a stock card is to find its building pile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardgui.rules.cards import UNKNOWN, WILD
from cardgui.rules.observation import Observation
from cardgui.rules.rounds import State
from cardgui.rules.skip_bo.places import BUILDS, COMPLETED, DRAW_PILE

SURE = 1000
"""Certainty: chances are thousandths."""
PERHAPS = 550
"""The chance that a card can be used that lies beneath another one."""
WILD_AT_HAND = 850
"""What a wild card in the hand counts for a number that is missing: it would rather be kept."""


def _nearest(full: int) -> list[int]:
    """By how many numbers are missing, the chance that this is so for the best of four piles of random heights."""
    piles = len(BUILDS)
    return [((full - gap) ** piles - (full - gap - 1) ** piles) * SURE // full**piles for gap in range(full)]


NEAREST = {full: _nearest(full) for full in (10, 12)}

Heights = tuple[int, ...]
"""The numbers on top of the building piles, in ascending order: equal ones are alike."""


class Odds:
    """How likely unseen cards are.  unseen: by face, how many have not been seen, stocks and hands of others included.

    has[number][draws]: the chance that one of so many unseen cards is that number or a wild card.
    """

    __slots__ = ("has", "total", "unseen")

    def __init__(self, observation: Observation, most_draws: int) -> None:
        self.unseen = [0] * (WILD + 1)
        for faces in observation.table.hidden:
            for face in faces:
                self.unseen[face] += 1
        self.total = max(1, sum(self.unseen))
        self.has = [self._at_least_one(count + self.unseen[WILD], most_draws) for count in self.unseen]

    def _at_least_one(self, count: int, most_draws: int) -> list[int]:
        missing = SURE
        chances = []
        for _ in range(most_draws + 1):
            chances.append(SURE - missing)
            missing = missing * (self.total - min(count, self.total)) // self.total
        return chances

    def reach(self, heights: Iterable[int], top: int, sure: int, perhaps: int, wilds: int, draws: int) -> int:
        """The chance that a stock card can be played in the next turn of its owner, if nobody else builds before.

        top: its face.  sure, perhaps: masks of the numbers (bit n for n) that the owner can play, or can when
        others are gone.  wilds: wild cards at hand.  draws: unseen cards that the owner holds or draws.
        """
        if top == WILD:
            return SURE
        best = 0
        for height in heights:
            if height >= top:
                continue
            chance, left, jokers = SURE, draws, wilds
            for number in range(height + 1, top):
                if sure >> number & 1:
                    continue
                if jokers:
                    jokers -= 1
                    chance = chance * WILD_AT_HAND // SURE
                    continue
                drawn = self.has[number][left]
                if perhaps >> number & 1:
                    drawn += (SURE - drawn) * PERHAPS // SURE
                chance = chance * drawn // SURE
                left -= left > 1
            best = max(best, chance)
        return best

    def reach_later(self, top: int, sure: int, wilds: int, draws: int, full: int) -> int:
        """The same when others have built so much meanwhile that the piles may have any heights.

        full: the number at which a pile is complete.
        """
        if top == WILD:
            return SURE
        chance, reached = SURE, 0
        for gap, weight in enumerate(NEAREST[full]):
            reached += chance * weight // SURE
            number = (top - 2 - gap) % full + 1
            if sure >> number & 1:
                continue
            if wilds:
                wilds -= 1
                chance = chance * WILD_AT_HAND // SURE
                continue
            chance = chance * self.has[number][draws] // SURE
            draws -= draws > 1
        return reached

    def reach_unknown(self, heights: Iterable[int], sure: int, perhaps: int, wilds: int, draws: int) -> int:
        """The same for a stock card that has not been seen yet: the mean over all faces that it may have."""
        levels = tuple(heights)
        chances = [
            count * self.reach(levels, face, sure, perhaps, wilds, draws)
            for face, count in enumerate(self.unseen)
            if count
        ]
        return sum(chances) // self.total


def built(heights: Heights, height: int, full: int) -> Heights:
    """The heights after a card was put on a pile of that height; a full pile leaves (SBJ-10, SB-7)."""
    after = list(heights)
    after.remove(height)
    after.append(0 if height + 1 == full else height + 1)
    after.sort()
    return tuple(after)


def takers(heights: Heights, face: int) -> Sequence[int]:
    """The different heights of the piles that take a card."""
    if face == WILD:
        return sorted(set(heights))
    return (face - 1,) if face - 1 in heights else ()


def seen_faces(observation: Observation, place: int) -> tuple[int, ...]:
    """The known faces of a pile from its top down, as far as they are known."""
    table = observation.table
    faces: list[int] = []
    for card in reversed(table.piles[place]):
        face = table.faces[card]
        if face == UNKNOWN:
            break
        faces.append(face)
    return tuple(faces)


def supply(observation: Observation) -> int:
    """How many cards can still be drawn from the draw pile and from what would be shuffled into it."""
    piles = observation.table.piles
    return len(piles[DRAW_PILE]) + len(piles[COMPLETED])


def covered(observation: Observation) -> int:
    """How many cards lie under the tops of the building piles (SB-12)."""
    return sum(max(0, len(observation.table.piles[place]) - 1) for place in BUILDS)


def heights_of(observation: Observation) -> list[int]:
    """By building pile."""
    return numbers(observation.state, "heights")


def numbers(state: State, name: str) -> list[int]:
    """A public fact that is a list of whole numbers."""
    value = state[name]
    assert isinstance(value, list)
    return [entry for entry in value if isinstance(entry, int)]


def mask_of(faces: Iterable[int]) -> int:
    """Faces as a mask, bit n for the number n."""
    mask = 0
    for face in faces:
        mask |= 1 << face
    return mask
