"""The words of Skip-Bo Junior."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardgui.language.lists import all_of
from cardgui.language.phrases import building, common
from cardgui.language.phrases.game_phrases import Happening
from cardgui.language.phrases.turns import cards_unit, rounds_unit
from cardgui.rules.options import GameOptions, OptionSpec, OptionValue
from cardgui.rules.skip_bo.junior_round import JuniorRound
from cardgui.rules.skip_bo.options import JuniorOptions
from cardgui.rules.skip_bo.places import JUNIOR_OWN
from cardgui.rules.steps import Step


class SkipBoJuniorPhrases:
    """Implements `GamePhrases`."""

    def title(self) -> str:
        return QCoreApplication.translate("SkipBoJunior", "Skip-Bo Junior", "the game's name")

    def pitch(self) -> str:
        text = QCoreApplication.translate(
            "SkipBoJunior", "Build from {first} to {last}. Easy for children too.", "on the start page"
        )
        return building.pile_of(text, JuniorRound.FULL_HEIGHT)

    def subtitle(self, number: int, options: GameOptions) -> str:
        assert isinstance(options, JuniorOptions)
        if options.rounds_to_win == 1:
            return building.stock_empty_wins()
        text = QCoreApplication.translate(
            "SkipBoJunior",
            "{round} · first to win %n round(s)",
            "at the table: Round 2 · first to win 3 rounds",
            options.rounds_to_win,
        )
        return text.format(round=common.round_title(number))

    def goal(self, options: GameOptions) -> str:
        assert isinstance(options, JuniorOptions)
        if options.rounds_to_win == 1:
            return building.stock_empty_goal()
        return QCoreApplication.translate(
            "SkipBoJunior", "the first to win %n round(s) wins", "on the score sheet", options.rounds_to_win
        )

    # -- options

    def option_title(self, name: str) -> str:
        return {
            "stock_size": building.stock_size_title(),
            "must_play": QCoreApplication.translate("SkipBoJuniorOptions", "Play all that fits"),
            "rounds_to_win": QCoreApplication.translate("SkipBoJuniorOptions", "Rounds to win the match"),
        }[name]

    def option_help(self, name: str) -> str:
        return {
            "stock_size": QCoreApplication.translate("SkipBoJuniorOptions", "Fewer cards make a shorter game"),
            "must_play": QCoreApplication.translate("SkipBoJuniorOptions", "Off: a player may stop before that"),
            "rounds_to_win": QCoreApplication.translate("SkipBoJuniorOptions", "The first to win this many"),
        }[name]

    def choice(self, name: str, value: str) -> str:
        """No option of this game is a choice."""
        raise KeyError((name, value))

    def unit(self, spec: OptionSpec, value: OptionValue) -> str:
        if not isinstance(value, int):
            return ""
        return cards_unit(value) if spec.name == "stock_size" else rounds_unit(value)

    # -- refusals

    def reason(self, code: str) -> str:
        return (
            common.common_reason(code)
            or {
                "does_not_fit": building.does_not_fit(JuniorRound.FULL_HEIGHT),
                "must_play": QCoreApplication.translate("SkipBoJuniorReasons", "A card of yours still fits: play it."),
                "no_card_there": QCoreApplication.translate("SkipBoJuniorReasons", "There is no card in that place."),
                "not_there": QCoreApplication.translate(
                    "SkipBoJuniorReasons", "Cards go only on the four building piles in the middle."
                ),
                "not_your_cards": QCoreApplication.translate(
                    "SkipBoJuniorReasons", "You can only play your own cards."
                ),
            }.get(code)
            or common.any_reason()
        )

    # -- what happened

    def happenings(self, steps: Sequence[Step], names: Sequence[str]) -> list[Happening]:
        return _Teller(names).tell(steps)


class _Teller(building.BuildingTeller):
    own = JUNIOR_OWN

    def drew(self, seat: int, faces: Sequence[int]) -> str:
        """SBJ-5: the cards of a hand lie open."""
        cards = all_of([building.a_card(face) for face in faces])
        text = QCoreApplication.translate(
            "SkipBoJunior", "{name} is dealt {cards}", "at the start of a turn: Kito is dealt a 3, a 7 and a wild card"
        )
        return text.format(name=self.name(seat), cards=cards)
