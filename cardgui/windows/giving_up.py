"""The question whether a match is really to be given up: the same at the table, on the start page and in History."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.message import Answer, ask

GIVE_UP = "give_up"


def ask_to_give_up(parent: QWidget, match: str, give_up: Callable[[], object]) -> DialogFrame:
    """Call `give_up` if people wish so. match: which one it is, in a few words."""

    def answered(key: str) -> None:
        if key == GIVE_UP:
            give_up()

    text = QCoreApplication.translate(
        "GiveUp",
        "{match}. It then counts neither as won nor as lost. In the history it can be watched, and taken up again.",
        "game and time",
    )
    return ask(
        parent,
        QCoreApplication.translate("GiveUp", "Give this match up?"),
        text.format(match=match),
        [
            Answer(
                "keep", QCoreApplication.translate("GiveUp", "Keep it", "button: not give up a match"), default=True
            ),
            Answer(GIVE_UP, give_up_text(), "danger", "flag"),
        ],
        answered,
    )


def give_up_text() -> str:
    """On buttons that lead to the question, and on its answer."""
    return QCoreApplication.translate("GiveUp", "Give up", "button: a match")


def given_up_text() -> str:
    """What is said when it is done."""
    return QCoreApplication.translate("GiveUp", "Given up. It can be taken up again in the history.")
