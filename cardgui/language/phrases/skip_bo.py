"""The words of Skip-Bo."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardgui.language.numbers import number
from cardgui.language.phrases import building, common
from cardgui.language.phrases.game_phrases import Happening
from cardgui.language.phrases.turns import END, cards_unit
from cardgui.rules.moves import CAUGHT
from cardgui.rules.options import GameOptions, OptionSpec, OptionValue
from cardgui.rules.skip_bo.options import STOCKS, SkipBoOptions
from cardgui.rules.skip_bo.places import DRAW_PILE, OWN
from cardgui.rules.skip_bo.round import SkipBoRound
from cardgui.rules.skip_bo.scoring import CARD_POINTS, ROUND_POINTS
from cardgui.rules.steps import Called, Moved, Shuffled, Step, TakenBack


class SkipBoPhrases:
    """Implements `GamePhrases`."""

    def title(self) -> str:
        return QCoreApplication.translate("SkipBo", "Skip-Bo", "the game's name")

    def pitch(self) -> str:
        text = QCoreApplication.translate(
            "SkipBo",
            "Build from {first} to {last} and empty your stock.",
            "on the start page; the stock: one's own pile",
        )
        return building.pile_of(text, SkipBoRound.FULL_HEIGHT)

    def subtitle(self, number: int, options: GameOptions) -> str:
        assert isinstance(options, SkipBoOptions)
        if options.scoring == "single_round":
            return building.stock_empty_wins()
        text = QCoreApplication.translate(
            "SkipBo", "{round} · first to {points}", "at the table: Round 2 · first to 500 points"
        )
        return text.format(round=common.round_title(number), points=common.points(options.target))

    def goal(self, options: GameOptions) -> str:
        assert isinstance(options, SkipBoOptions)
        if options.scoring == "single_round":
            return building.stock_empty_goal()
        text = QCoreApplication.translate("SkipBo", "the first to {target} points wins", "on the score sheet")
        return text.format(target=number(options.target))

    # -- options

    def option_title(self, name: str) -> str:
        return {
            "stock_size": building.stock_size_title(),
            "scoring": QCoreApplication.translate("SkipBoOptions", "Scoring", "an option: how points are counted"),
            "target": QCoreApplication.translate("SkipBoOptions", "Points to win the match"),
            "teams": QCoreApplication.translate("SkipBoOptions", "Teams"),
            "free_table": QCoreApplication.translate(
                "SkipBoOptions", "Free table", "an option: people can break some rules, others catch them"
            ),
            "discard_wild": QCoreApplication.translate("SkipBoOptions", "Wild cards may be discarded"),
            "must_play": QCoreApplication.translate("SkipBoOptions", "Play all that fits"),
            "first_dealer": QCoreApplication.translate("SkipBoOptions", "Who deals first"),
        }[name]

    def option_help(self, name: str) -> str:
        return {
            "stock_size": QCoreApplication.translate(
                "SkipBoOptions", "Usual: {many}, with more than {seats} players {few}", "cards in a stock: 30, or 20"
            ).format(many=number(STOCKS[4]), seats=number(4), few=number(STOCKS[5])),
            "scoring": QCoreApplication.translate(
                "SkipBoOptions", "{round} for the winner, {card} for each card left in the other stocks", "points"
            ).format(round=number(ROUND_POINTS), card=number(CARD_POINTS)),
            "target": QCoreApplication.translate("SkipBoOptions", "Whoever gets there first has won"),
            "teams": QCoreApplication.translate(
                "SkipBoOptions", "For {four} or {six} players; partners sit apart", "counts of players"
            ).format(four=number(4), six=number(6)),
            "free_table": QCoreApplication.translate("SkipBoOptions", "People can play out of turn, and be caught"),
            "discard_wild": QCoreApplication.translate("SkipBoOptions", "Off: only if you hold nothing else"),
            "must_play": QCoreApplication.translate("SkipBoOptions", "Discard only when no card can be played"),
            "first_dealer": QCoreApplication.translate("SkipBoOptions", "In the first round; then the deal goes round"),
        }[name]

    def choice(self, name: str, value: str) -> str:
        return {
            ("scoring", "winner_takes"): QCoreApplication.translate(
                "SkipBoOptions", "Winner counts", "scoring: the winner writes down the points for all cards"
            ),
            ("scoring", "each_counts"): QCoreApplication.translate(
                "SkipBoOptions", "Each counts", "scoring: each player writes down the own cards for the winner"
            ),
            ("scoring", "single_round"): QCoreApplication.translate(
                "SkipBoOptions", "No points", "scoring: one round decides the match"
            ),
            ("teams", "off"): QCoreApplication.translate("SkipBoOptions", "None", "no teams: everybody plays alone"),
            ("teams", "two_sides"): QCoreApplication.translate("SkipBoOptions", "Two teams"),
            ("teams", "three_sides"): QCoreApplication.translate("SkipBoOptions", "Three teams"),
            ("first_dealer", "highest_draw"): QCoreApplication.translate(
                "SkipBoOptions", "Highest card", "who deals first: all draw a card, the highest deals"
            ),
            ("first_dealer", "youngest_starts"): QCoreApplication.translate(
                "SkipBoOptions", "Youngest begins", "the youngest player plays first, so the one at the right deals"
            ),
        }[name, value]

    def unit(self, spec: OptionSpec, value: OptionValue) -> str:
        if not isinstance(value, int):
            return ""
        return cards_unit(value) if spec.name == "stock_size" else common.points(value)

    # -- refusals

    def reason(self, code: str) -> str:
        return (
            common.common_reason(code)
            or {
                "another_is_in_doubt": QCoreApplication.translate(
                    "SkipBoReasons", "Somebody else is playing out of turn just now."
                ),
                "called_often_enough": QCoreApplication.translate(
                    "SkipBoReasons", "A player can be called for talking once a turn and three times a round."
                ),
                "cannot_be_called": QCoreApplication.translate(
                    "SkipBoReasons", "Only partners of the player on turn can be called for talking, by another team."
                ),
                "caught_before": QCoreApplication.translate("SkipBoReasons", "You were caught: wait for your turn."),
                "caught_no_draw": QCoreApplication.translate(
                    "SkipBoReasons", "You were caught: you may not draw in this turn."
                ),
                "discard_from_hand": QCoreApplication.translate(
                    "SkipBoReasons", "Only a card from your hand can be discarded."
                ),
                "discard_to_end": QCoreApplication.translate(
                    "SkipBoReasons", "To end your turn, discard a card from your hand."
                ),
                "does_not_fit": building.does_not_fit(SkipBoRound.FULL_HEIGHT),
                "drawn_by_itself": QCoreApplication.translate(
                    "SkipBoReasons", "You need not draw: your cards come by themselves."
                ),
                "five_at_most": QCoreApplication.translate(
                    "SkipBoReasons", "After five moves out of turn, wait for the player on turn."
                ),
                "leaves_no_play": QCoreApplication.translate(
                    "SkipBoReasons", "That would leave the player on turn without any play."
                ),
                "moves_in_doubt": QCoreApplication.translate(
                    "SkipBoReasons", "Somebody has played out of turn: that comes first."
                ),
                "must_play": QCoreApplication.translate(
                    "SkipBoReasons", "A card still fits: play it before you discard."
                ),
                "no_card_there": QCoreApplication.translate("SkipBoReasons", "There is no card in that place."),
                "not_out_of_turn": QCoreApplication.translate(
                    "SkipBoReasons", "It is not your turn: you can draw or play a card, but not discard."
                ),
                "not_there": QCoreApplication.translate("SkipBoReasons", "A card cannot go there."),
                "not_your_cards": QCoreApplication.translate("SkipBoReasons", "You cannot play those cards."),
                "nothing_to_catch": QCoreApplication.translate("SkipBoReasons", "There is nothing to catch any more."),
                "nothing_to_draw": QCoreApplication.translate("SkipBoReasons", "There is no card left to draw."),
                "own_discard_piles_only": QCoreApplication.translate(
                    "SkipBoReasons", "You can only discard onto your own discard piles."
                ),
                "wild_may_not_be_discarded": QCoreApplication.translate(
                    "SkipBoReasons", "A wild card can be discarded only if you hold nothing else."
                ),
            }.get(code)
            or common.any_reason()
        )

    # -- what happened

    def happenings(self, steps: Sequence[Step], names: Sequence[str]) -> list[Happening]:
        return _Teller(names).tell(steps)


class _Teller(building.BuildingTeller):
    own = OWN

    def told(self, group: Sequence[Step]) -> None:
        first = group[0]
        if isinstance(first, Called):
            self._called(first)
        elif isinstance(first, TakenBack):
            text = QCoreApplication.translate(
                "SkipBo",
                "{name}'s moves are taken back: no drawing in the next turn",
                "the penalty for playing out of turn",
            )
            self.say(first.seat, text.format(name=self.name(first.seat)), END)
        else:
            super().told(group)

    def moved(self, group: Sequence[Moved]) -> None:
        first = group[0]
        name = self.name(first.actor)
        if first.why == "discard":
            self.excused = True
            text = QCoreApplication.translate("SkipBo", "{name} discarded {a_card}", "Kito discarded a 4")
            self.say(first.actor, text.format(name=name, a_card=building.a_card(first.faces[0])))
        elif first.why == "penalty":
            text = QCoreApplication.translate(
                "SkipBo",
                "{name} gets %n card(s) under the stock",
                "the penalty for talking; under the own stock",
                len(group),
            )
            self.say(first.actor, text.format(name=name))
        else:
            super().moved(group)

    def played(self, step: Moved) -> str:
        """SB-8, SB-18: also from an own discard pile, and from a partner's stock or discard pile."""
        seat, own = self.owner(step.source)
        if seat == step.actor and own < 2:
            return super().played(step)
        if seat == step.actor:
            text = QCoreApplication.translate(
                "SkipBo", "{name} played {a_card} from a discard pile", "Kito played a 5; one of the own piles"
            )
        elif own == building.STOCK:
            text = QCoreApplication.translate(
                "SkipBo", "{name} played {a_card} from {partner}'s stock", "of the same team"
            )
        else:
            text = QCoreApplication.translate(
                "SkipBo", "{name} played {a_card} from {partner}'s discard pile", "of the same team"
            )
        card = building.a_card(step.faces[0], step.number)
        return text.format(name=self.name(step.actor), a_card=card, partner=self.name(seat))

    def drew(self, seat: int, faces: Sequence[int]) -> str:
        """Only how many: a hand is secret."""
        text = QCoreApplication.translate("SkipBo", "{name} drew %n card(s)", "from the draw pile", len(faces))
        return text.format(name=self.name(seat))

    def shuffled(self, step: Shuffled) -> None:
        if step.target == DRAW_PILE:
            super().shuffled(step)
            return
        seat, _ = self.owner(step.target)
        text = QCoreApplication.translate(
            "SkipBo", "{name} drew too many: the card goes into the stock", "shuffled into the own stock, a penalty"
        )
        self.say(seat, text.format(name=self.name(seat)), END)

    def _called(self, step: Called) -> None:
        if step.verb == CAUGHT:
            text = QCoreApplication.translate(
                "SkipBo", "{name} caught {other} playing out of turn", "a call: Kito caught Mai"
            )
        else:
            text = QCoreApplication.translate(
                "SkipBo", "{name} called {other} for talking", "a call: Mai has given her partner advice"
            )
        self.say(step.actor, text.format(name=self.name(step.actor), other=self.name(step.seat)), END)
