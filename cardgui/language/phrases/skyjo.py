"""The words of Skyjo."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardgui.language import numbers
from cardgui.language.bidi import isolate
from cardgui.language.phrases import common
from cardgui.language.phrases.game_phrases import Happening
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.options import GameOptions, OptionSpec, OptionValue
from cardgui.rules.rounds import NOBODY
from cardgui.rules.skyjo.grid import CELLS, DISCARD_PILE, WIDTH, grid_start
from cardgui.rules.skyjo.options import SkyjoOptions
from cardgui.rules.steps import Closing, Moved, RoundOver, Shuffled, Step, Turned, TurnPassed


class SkyjoPhrases:
    """Implements `GamePhrases`."""

    def title(self) -> str:
        return QCoreApplication.translate("Skyjo", "Skyjo", "the game's name")

    def pitch(self) -> str:
        return QCoreApplication.translate(
            "Skyjo", "Swap your high cards away: the fewest points win.", "on the start page"
        )

    def subtitle(self, number: int, options: GameOptions) -> str:
        assert isinstance(options, SkyjoOptions)
        text = QCoreApplication.translate("Skyjo", "{round} · to {points}", "at the table: Round 4 · to 100 points")
        return text.format(round=common.round_title(number), points=common.points(options.target))

    def goal(self, options: GameOptions) -> str:
        assert isinstance(options, SkyjoOptions)
        text = QCoreApplication.translate("Skyjo", "the fewest points win · ends at {target}", "on the score sheet")
        return text.format(target=numbers.number(options.target))

    # -- options

    def option_title(self, name: str) -> str:
        return {
            "target": QCoreApplication.translate("SkyjoOptions", "Points that end the match"),
            "columns": QCoreApplication.translate("SkyjoOptions", "Columns of three alike go"),
            "next_starter": QCoreApplication.translate("SkyjoOptions", "Who begins the next round"),
            "reveal_after_discard": QCoreApplication.translate("SkyjoOptions", "After discarding the drawn card"),
            "double": QCoreApplication.translate("SkyjoOptions", "Closed without the lowest score"),
            "tie_doubles": QCoreApplication.translate("SkyjoOptions", "Double in a tie too"),
        }[name]

    def option_help(self, name: str) -> str:
        return {
            "target": QCoreApplication.translate("SkyjoOptions", "Then the match ends; the fewest points win"),
            "columns": QCoreApplication.translate("SkyjoOptions", "They are taken out and count nothing"),
            "tie_doubles": QCoreApplication.translate("SkyjoOptions", "When somebody else has just as few points"),
        }.get(name, "")

    def choice(self, name: str, value: str) -> str:
        return {
            ("next_starter", "round_winner"): QCoreApplication.translate("SkyjoOptions", "Fewest points"),
            ("next_starter", "closer"): QCoreApplication.translate("SkyjoOptions", "Whoever closed it"),
            ("reveal_after_discard", "may"): QCoreApplication.translate("SkyjoOptions", "May turn one up"),
            ("reveal_after_discard", "must"): QCoreApplication.translate("SkyjoOptions", "Must turn one up"),
            ("double", "if_positive"): QCoreApplication.translate(
                "SkyjoOptions", "Double if above 0", "points are doubled if there are more than zero"
            ),
            ("double", "always"): QCoreApplication.translate("SkyjoOptions", "Always double"),
            ("double", "never"): QCoreApplication.translate("SkyjoOptions", "Never double"),
        }[name, value]

    def unit(self, spec: OptionSpec, value: OptionValue) -> str:
        return common.points(value) if isinstance(value, int) else ""

    # -- refusals

    def reason(self, code: str) -> str:
        return (
            common.common_reason(code)
            or {
                "already_face_up": QCoreApplication.translate("SkyjoReasons", "That card is face up already."),
                "turn_up_two": QCoreApplication.translate("SkyjoReasons", "First turn up two of your own cards."),
                "no_card_there": QCoreApplication.translate("SkyjoReasons", "There is no card left in that place."),
                "turn_one_up": QCoreApplication.translate("SkyjoReasons", "Now turn up one of your own cards."),
                "turn_one_up_or_end": QCoreApplication.translate(
                    "SkyjoReasons", "Now turn up one of your own cards, or end your turn."
                ),
                "own_grid_only": QCoreApplication.translate("SkyjoReasons", "You can only exchange your own cards."),
                "take_a_card_first": QCoreApplication.translate(
                    "SkyjoReasons", "First take a card from one of the piles."
                ),
                "place_the_drawn_card": QCoreApplication.translate(
                    "SkyjoReasons", "First exchange the card you drew, or discard it."
                ),
            }.get(code)
            or common.any_reason()
        )

    # -- what happened

    def happenings(self, steps: Sequence[Step], names: Sequence[str]) -> list[Happening]:
        lines: list[Happening] = []
        counted: set[int] = set()
        for index, step in enumerate(steps):
            if isinstance(step, Moved):
                following = steps[index + 1] if index + 1 < len(steps) else None
                lines += self._moved(step, following, names)
            elif isinstance(step, Turned):
                if step.why == "count" and step.actor in counted:
                    continue
                lines += self._turned(step, names)
                counted.add(step.actor)
            elif isinstance(step, Shuffled):
                lines.append(Happening(None, common.shuffled(), 0))
            elif isinstance(step, Closing):
                text = QCoreApplication.translate("Skyjo", "{name} closed the round: one more turn for everybody else")
                lines.append(Happening(step.seat, text.format(name=isolate(names[step.seat])), 2))
            elif isinstance(step, RoundOver):
                lines.append(common.round_won(names, step.winners, step.blocked))
        passed = next((step for step in steps if isinstance(step, TurnPassed)), None)
        if not lines and passed is not None and passed.before != NOBODY:
            lines.append(Happening(passed.before, common.ended_turn(isolate(names[passed.before]))))
        return lines

    def _moved(self, step: Moved, following: Step | None, names: Sequence[str]) -> list[Happening]:
        face = step.faces[0] if step.faces else UNKNOWN
        if step.actor < 0 or face == UNKNOWN:
            return []
        name = isolate(names[step.actor])
        if step.why == "draw":
            text = QCoreApplication.translate("Skyjo", "{name} drew {a_card}", "from the draw pile: Kito drew a 5")
        elif step.why == "exchange":
            gone = following.faces[0] if isinstance(following, Moved) and following.why == "discard" else UNKNOWN
            if step.source == DISCARD_PILE:
                text = QCoreApplication.translate(
                    "Skyjo",
                    "{name} took {a_card} and gave {gone}",
                    "from the discard pile, in exchange: Kito took an 8 and gave a 12",
                )
            else:
                text = QCoreApplication.translate(
                    "Skyjo",
                    "{name} swapped {a_card} in and {gone} out",
                    "the drawn card for one of the grid: Kito swapped a 6 in and a 12 out",
                )
            return [Happening(step.actor, text.format(name=name, a_card=common.a_card(face), gone=common.a_card(gone)))]
        elif step.why == "discard" and not self._from_grid(step):
            text = QCoreApplication.translate("Skyjo", "{name} discarded {a_card}", "the card just drawn")
        elif step.why == "column":
            return self._column(step, following, name)
        else:
            return []
        return [Happening(step.actor, text.format(name=name, a_card=common.a_card(face)))]

    def _column(self, step: Moved, following: Step | None, name: str) -> list[Happening]:
        """Three steps, one line: said with the last of them."""
        if isinstance(following, Moved) and following.why == "column" and following.source > step.source:
            same_column = (following.source - step.source) % WIDTH == 0
            if same_column:
                return []
        text = QCoreApplication.translate(
            "Skyjo", "{name} has a column of three alike: it goes", "a column is taken out"
        )
        return [Happening(step.actor, text.format(name=name), 2)]

    @staticmethod
    def _from_grid(step: Moved) -> bool:
        """The card that leaves the grid in an exchange; it was told of with the exchange."""
        return (step.source - grid_start(0)) % (CELLS + 1) != CELLS

    @staticmethod
    def _turned(step: Turned, names: Sequence[str]) -> list[Happening]:
        name = isolate(names[step.actor]) if step.actor >= 0 else ""
        if not name:
            return []
        if step.why == "count":
            text = QCoreApplication.translate("Skyjo", "{name} turns up the rest", "at the end of a Skyjo round")
            return [Happening(step.actor, text.format(name=name), 0)]
        face = step.faces[0]
        if face == UNKNOWN:
            return []
        text = QCoreApplication.translate(
            "Skyjo", "{name} turned up {a_card}", "one of the own cards: Kito turned up a 5"
        )
        return [Happening(step.actor, text.format(name=name, a_card=common.a_card(face)))]
