"""The words of Kings Corners."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QCoreApplication

from cardgui.language import numbers
from cardgui.language.lists import all_of
from cardgui.language.phrases import common
from cardgui.language.phrases.game_phrases import Happening
from cardgui.language.phrases.playing_cards import playing_card
from cardgui.language.phrases.turns import END, FOLLOWS, MOVE, TurnTeller, rounds_unit
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, SIDES, STOCK
from cardgui.rules.kings_corners.scoring import KING_POINTS
from cardgui.rules.options import GameOptions, OptionSpec, OptionValue
from cardgui.rules.rounds import NOBODY
from cardgui.rules.steps import Moved, Paid, Step, Turned


def the_place(place: int) -> str:
    """A side or a corner as a place to lay cards on, to be put into a sentence: `the north side`."""
    return (
        QCoreApplication.translate("KingsCorners", "the north side", "put into 'Kito laid the 5 of hearts on {place}'"),
        QCoreApplication.translate("KingsCorners", "the east side", "put into 'Kito laid the 5 of hearts on {place}'"),
        QCoreApplication.translate("KingsCorners", "the south side", "put into 'Kito laid the 5 of hearts on {place}'"),
        QCoreApplication.translate("KingsCorners", "the west side", "put into 'Kito laid the 5 of hearts on {place}'"),
        QCoreApplication.translate("KingsCorners", "the north-east corner", "put into 'Kito laid ... on {place}'"),
        QCoreApplication.translate("KingsCorners", "the south-east corner", "put into 'Kito laid ... on {place}'"),
        QCoreApplication.translate("KingsCorners", "the south-west corner", "put into 'Kito laid ... on {place}'"),
        QCoreApplication.translate("KingsCorners", "the north-west corner", "put into 'Kito laid ... on {place}'"),
    )[place - SIDES[0]]


def the_pile(place: int) -> str:
    """What lies at a side, or at a corner, to be put into a sentence about moving piles: `the south pile`."""
    if place in CORNERS:
        return the_place(place)
    return (
        QCoreApplication.translate("KingsCorners", "the north pile", "put into 'Kito moved {pile} to {target}'"),
        QCoreApplication.translate("KingsCorners", "the east pile", "put into 'Kito moved {pile} to {target}'"),
        QCoreApplication.translate("KingsCorners", "the south pile", "put into 'Kito moved {pile} to {target}'"),
        QCoreApplication.translate("KingsCorners", "the west pile", "put into 'Kito moved {pile} to {target}'"),
    )[place - SIDES[0]]


def chips_unit(count: int) -> str:
    """`50 chips`."""
    return QCoreApplication.translate("KingsCorners", "%n chip(s)", "a number of chips", count)


class KingsCornersPhrases:
    """Implements `GamePhrases`."""

    def title(self) -> str:
        return QCoreApplication.translate("KingsCorners", "Kings Corners", "the game's name")

    def pitch(self) -> str:
        return QCoreApplication.translate(
            "KingsCorners", "Kings in the corners, red on black.", "on the start page; red and black cards alternate"
        )

    def subtitle(self, number: int, options: GameOptions) -> str:
        assert isinstance(options, KingsCornersOptions)
        if options.scoring == "single_round":
            return QCoreApplication.translate(
                "KingsCorners", "First to lay all cards wins", "at the table, beside the game's name"
            )
        if options.scoring == "penalty_points":
            text = QCoreApplication.translate(
                "KingsCorners", "{round} · to {points}", "at the table: Round 4 · to 25 points"
            )
            return text.format(round=common.round_title(number), points=common.points(options.target))
        if options.rounds == 0:
            text = QCoreApplication.translate(
                "KingsCorners", "{round} · for chips", "at the table: Round 4 · for chips"
            )
            return text.format(round=common.round_title(number))
        text = QCoreApplication.translate("KingsCorners", "Round {number} of {last} · for chips", "at the table")
        return text.format(number=numbers.number(number + 1), last=numbers.number(options.rounds))

    def goal(self, options: GameOptions) -> str:
        assert isinstance(options, KingsCornersOptions)
        if options.scoring == "single_round":
            return QCoreApplication.translate("KingsCorners", "the first to lay all cards wins", "on the score sheet")
        if options.scoring == "penalty_points":
            text = QCoreApplication.translate(
                "KingsCorners", "the fewest points win · ends at {target}", "on the score sheet"
            )
            return text.format(target=numbers.number(options.target))
        if options.rounds == 0:
            return QCoreApplication.translate(
                "KingsCorners", "the most chips win · ends when somebody has none", "on the score sheet"
            )
        text = QCoreApplication.translate(
            "KingsCorners", "the most chips win · ends after {rounds}", "on the score sheet: ends after 10 rounds"
        )
        return text.format(rounds=rounds_unit(options.rounds))

    # -- options

    def option_title(self, name: str) -> str:
        return {
            "first_player": QCoreApplication.translate("KingsCornersOptions", "Who begins"),
            "draw": QCoreApplication.translate("KingsCornersOptions", "Drawing a card", "an option: when it is done"),
            "complete_pile": QCoreApplication.translate("KingsCornersOptions", "Piles from king to ace"),
            "must_play": QCoreApplication.translate("KingsCornersOptions", "Play all that fits"),
            "scoring": QCoreApplication.translate("KingsCornersOptions", "Scoring", "an option: what is played for"),
            "target": QCoreApplication.translate("KingsCornersOptions", "Points that end the match"),
            "chips": QCoreApplication.translate("KingsCornersOptions", "Chips at the start"),
            "chips_for_cards": QCoreApplication.translate("KingsCornersOptions", "Pay for cards left in hand"),
            "rounds": QCoreApplication.translate(
                "KingsCornersOptions", "Rounds for chips", "how many rounds are played"
            ),
        }[name]

    def option_help(self, name: str) -> str:
        return {
            "first_player": QCoreApplication.translate("KingsCornersOptions", "In the first round"),
            "draw": QCoreApplication.translate("KingsCornersOptions", "When stuck: only if nothing can be played"),
            "complete_pile": QCoreApplication.translate(
                "KingsCornersOptions", "They may go back under the stock, or they stay"
            ),
            "must_play": QCoreApplication.translate("KingsCornersOptions", "Off: cards can be held back"),
            "target": QCoreApplication.translate("KingsCornersOptions", "With penalty points; the fewest win"),
            "chips": QCoreApplication.translate("KingsCornersOptions", "For each player"),
            "chips_for_cards": QCoreApplication.translate(
                "KingsCornersOptions", "{king} chips for a king, {other} for any other card", "more than two for a king"
            ).format(king=numbers.number(KING_POINTS), other=numbers.number(1)),
            "rounds": QCoreApplication.translate(
                "KingsCornersOptions", "{none}: until somebody has no chips left", "{none} is the number 0"
            ).format(none=numbers.number(0)),
        }.get(name, "")

    def choice(self, name: str, value: str) -> str:
        return {
            ("first_player", "left_of_dealer"): QCoreApplication.translate(
                "KingsCornersOptions", "Left of dealer", "who begins: the player to the left of the dealer"
            ),
            ("first_player", "oldest"): QCoreApplication.translate(
                "KingsCornersOptions", "Oldest", "who begins: the player"
            ),
            ("first_player", "youngest"): QCoreApplication.translate(
                "KingsCornersOptions", "Youngest", "who begins: the player"
            ),
            ("first_player", "latest_birthday"): QCoreApplication.translate(
                "KingsCornersOptions", "Latest birthday", "who begins: whose birthday was last celebrated"
            ),
            ("first_player", "straws"): QCoreApplication.translate(
                "KingsCornersOptions", "Straws", "who begins: all draw straws, a lot decides"
            ),
            ("first_player", "rock_paper_scissors"): QCoreApplication.translate(
                "KingsCornersOptions", "Rock, paper, scissors", "who begins: the game played with hands"
            ),
            ("draw", "every_turn"): QCoreApplication.translate(
                "KingsCornersOptions", "Each turn", "a card is drawn at the start of each turn"
            ),
            ("draw", "when_stuck"): QCoreApplication.translate(
                "KingsCornersOptions", "When stuck", "a card is drawn only when none can be played"
            ),
            ("draw", "end_of_turn"): QCoreApplication.translate(
                "KingsCornersOptions", "At the end", "a card is drawn at the end of each turn"
            ),
            ("complete_pile", "returns"): QCoreApplication.translate(
                "KingsCornersOptions", "May go back", "complete piles may be put under the stock"
            ),
            ("complete_pile", "stays"): QCoreApplication.translate(
                "KingsCornersOptions", "Stay", "complete piles lie on the table to the end"
            ),
            ("scoring", "single_round"): QCoreApplication.translate(
                "KingsCornersOptions", "One round", "one round decides the match"
            ),
            ("scoring", "penalty_points"): QCoreApplication.translate(
                "KingsCornersOptions", "Penalty points", "cards left in hand count against their holder"
            ),
            ("scoring", "chips"): QCoreApplication.translate(
                "KingsCornersOptions", "Chips", "they are paid into a pot"
            ),
        }[name, value]

    def unit(self, spec: OptionSpec, value: OptionValue) -> str:
        if not isinstance(value, int):
            return ""
        if spec.name == "rounds" and value == 0:
            return QCoreApplication.translate("KingsCornersOptions", "no limit", "of rounds")
        return {"rounds": rounds_unit, "chips": chips_unit}.get(spec.name, common.points)(value)

    # -- refusals

    def reason(self, code: str) -> str:
        return (
            common.common_reason(code)
            or {
                "complete_piles_stay": QCoreApplication.translate(
                    "KingsCornersReasons", "Complete piles stay on the table in this match."
                ),
                "corner_piles_stay": QCoreApplication.translate("KingsCornersReasons", "Piles in corners do not move."),
                "does_not_fit": QCoreApplication.translate(
                    "KingsCornersReasons", "That does not fit: it must be one lower and of the other colour."
                ),
                "draw_first": QCoreApplication.translate("KingsCornersReasons", "Nothing fits: draw a card first."),
                "draw_not_due": QCoreApplication.translate(
                    "KingsCornersReasons", "You draw only when nothing can be played, and once a turn."
                ),
                "drawn_by_itself": QCoreApplication.translate(
                    "KingsCornersReasons", "You need not draw: your card comes by itself."
                ),
                "kings_only": QCoreApplication.translate(
                    "KingsCornersReasons", "Only a king can go to an empty corner."
                ),
                "must_lay": QCoreApplication.translate(
                    "KingsCornersReasons", "One of your cards fits: lay it before you end your turn."
                ),
                "must_play": QCoreApplication.translate("KingsCornersReasons", "Something still fits: play on."),
                "no_card_there": QCoreApplication.translate("KingsCornersReasons", "There is no card in that place."),
                "not_complete": QCoreApplication.translate(
                    "KingsCornersReasons", "Only a pile from king to ace can go back under the stock."
                ),
                "not_there": QCoreApplication.translate("KingsCornersReasons", "Cards cannot go there."),
                "not_your_cards": QCoreApplication.translate("KingsCornersReasons", "You can only lay your own cards."),
                "nothing_to_draw": QCoreApplication.translate("KingsCornersReasons", "The stock is empty."),
                "piles_not_to_empty_sides": QCoreApplication.translate(
                    "KingsCornersReasons", "An empty side is filled from the hand, not with a pile."
                ),
            }.get(code)
            or common.any_reason()
        )

    # -- what happened

    def happenings(self, steps: Sequence[Step], names: Sequence[str]) -> list[Happening]:
        return _Teller(names).tell(steps)


class _Teller(TurnTeller):
    def group_key(self, step: Step) -> Hashable:
        if isinstance(step, Paid) and step.why == "start":
            return step.why
        if isinstance(step, Moved) and step.actor == NOBODY:
            return step.why
        if isinstance(step, Moved) and step.why == "play" and step.source >= FIRST_HAND:
            return step.why, step.source, step.target
        return super().group_key(step)

    def told(self, group: Sequence[Step]) -> None:
        first = group[0]
        if isinstance(first, Paid):
            self._paid(first)
        elif isinstance(first, Moved):
            moved = [step for step in group if isinstance(step, Moved)]
            if first.actor == NOBODY:
                self._dealt(moved)
            else:
                self._moved(moved)
        elif isinstance(first, Turned):
            self._laid_open(first)

    def blocked(self, winners: Sequence[str]) -> str:
        if len(winners) == 1:
            text = QCoreApplication.translate(
                "KingsCorners", "Round blocked: {name} wins with the least in hand", "nobody could end the round"
            )
            return text.format(name=all_of(winners))
        text = QCoreApplication.translate(
            "KingsCorners", "Round blocked: {names} win with the least in hand", "two or more players"
        )
        return text.format(names=all_of(winners))

    def _dealt(self, group: Sequence[Moved]) -> None:
        """KC-3: kings that go to corners, and what lies at the four sides in the end."""
        sides: dict[int, int] = {}
        for step in group:
            if step.target in CORNERS:
                text = QCoreApplication.translate(
                    "KingsCorners", "The {card} goes to {place}", "in the deal: a king and an empty corner"
                )
                self.say(None, text.format(card=playing_card(step.faces[0]), place=the_place(step.target)), FOLLOWS)
            elif step.target in SIDES:
                sides[step.target] = step.faces[0]
        text = QCoreApplication.translate(
            "KingsCorners", "On the four sides: {cards}", "from the north: east, south, west"
        )
        cards = all_of([playing_card(sides[side]) for side in SIDES])
        self.say(None, text.format(cards=cards), FOLLOWS)

    def _laid_open(self, step: Turned) -> None:
        """KC-17: the cards that are counted."""
        text = QCoreApplication.translate(
            "KingsCorners", "Left in the hand of {name}: {cards}", "the round is over, all hands are shown"
        )
        name = self.name(step.place - FIRST_HAND)
        self.say(None, text.format(name=name, cards=all_of([playing_card(face) for face in step.faces])), FOLLOWS)

    def _moved(self, group: Sequence[Moved]) -> None:
        first = group[0]
        name = self.name(first.actor)
        if first.why == "play":
            self.acted = True
            self.say(first.actor, self._played(group))
        elif first.why == "back":
            self.acted = True
            text = QCoreApplication.translate(
                "KingsCorners", "{name} sent the complete pile back", "from king to ace: it goes back under the stock"
            )
            self.say(first.actor, text.format(name=name), END)
        elif first.why == "draw" and first.source == STOCK:
            self._drew(first)

    def _played(self, group: Sequence[Moved]) -> str:
        first = group[0]
        name = self.name(first.actor)
        if first.source < FIRST_HAND:
            text = QCoreApplication.translate(
                "KingsCorners", "{name} moved {pile} to {target}", "Kito moved the south pile to the east pile"
            )
            return text.format(name=name, pile=the_pile(first.source), target=the_pile(first.target))
        cards = [playing_card(step.faces[0]) for step in group]
        if len(cards) == 1:
            text = QCoreApplication.translate(
                "KingsCorners", "{name} laid the {card} on {place}", "Kito laid the 5 of hearts on the north side"
            )
            return text.format(name=name, card=cards[0], place=the_place(first.target))
        text = QCoreApplication.translate(
            "KingsCorners", "{name} laid on {place}: {cards}", "several cards, one after the other"
        )
        return text.format(name=name, cards=all_of(cards), place=the_place(first.target))

    def _drew(self, step: Moved) -> None:
        """A card that everybody knows, from a pile that was sent back, can be named (KC-12)."""
        name = self.name(step.actor)
        if step.knows[0] == self.everyone:
            text = QCoreApplication.translate(
                "KingsCorners", "{name} drew the {card}", "from the stock; everybody knows this card"
            )
            text = text.format(name=name, card=playing_card(step.faces[0]))
        else:
            text = QCoreApplication.translate("KingsCorners", "{name} drew a card", "from the stock").format(name=name)
        self.say(step.actor, text, FOLLOWS)

    def _paid(self, step: Paid) -> None:
        """KC-18."""
        if step.why == "start":
            text = QCoreApplication.translate(
                "KingsCorners", "Each player puts %n chip(s) in the pot", "at the start of a round", step.chips
            )
            self.say(None, text, FOLLOWS)
            return
        weight = FOLLOWS
        if step.why == "no_card":
            self.excused = True
            weight = MOVE
            text = QCoreApplication.translate(
                "KingsCorners", "{name} could lay no card and paid %n chip(s)", "into the pot", step.chips
            )
        elif step.why == "cards":
            text = QCoreApplication.translate(
                "KingsCorners", "{name} paid %n chip(s) for the cards left in hand", "into the pot", step.chips
            )
        else:
            text = QCoreApplication.translate(
                "KingsCorners", "{name} took %n chip(s) from the pot", "the winner of the round", -step.chips
            )
        self.say(step.seat, text.format(name=self.name(step.seat)), weight)
