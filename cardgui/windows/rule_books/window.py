"""The rule book of a game, over the page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardgui.language.phrases import phrases_of
from cardgui.windows.rule_books.book import rule_book
from cardgui.windows.rule_books.panel import RuleBookPanel
from cardgui.windows.rule_books.typesetting import Choices
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.segments import Segments

_WIDTH = 1080.0


def show_rules(
    parent: QWidget,
    game: str,
    language: str,
    others: Sequence[str] = (),
    target: str = "",
    choices: Choices | None = None,
) -> DialogFrame:
    """Show the rules of a game; those of `others` can be chosen too.

    target: where it is opened, see `Book.find`.  choices: of the match that it is read for.
    Raises OSError when the program was installed without them.
    """

    def title_of(name: str) -> str:
        return QCoreApplication.translate("Rules", "Rules · {game}").format(game=phrases_of(name).title())

    def turn_to(name: str) -> None:
        frame.set_title(title_of(name))
        panel.show_book(name, title_of(name), choices if name == game else None)

    def segments() -> list[tuple[str, str]]:
        return [(name, phrases_of(name).title()) for name in names]

    def translate() -> None:
        title = title_of(panel.game)
        frame.set_title(title)
        panel.reader.setAccessibleName(title)
        if choice is not None:
            choice.set_segments(segments(), panel.game)
            choice.setAccessibleName(QCoreApplication.translate("Rules", "Game"))

    panel = RuleBookPanel(language)
    panel.show_book(game, title_of(game), choices, target)
    panel.translated.connect(translate)
    frame = DialogFrame(parent.window(), title_of(game), width_px=_WIDTH)
    names = [name for name in others if rule_book(name, language).is_file()]
    choice: Segments | None = None
    if game in names and len(names) > 1:
        choice = Segments(segments(), game, QCoreApplication.translate("Rules", "Game"))
        choice.chosen.connect(turn_to)
        frame.add_above(choice)
    frame.body_layout.addWidget(panel, 1)
    frame.set_first_focus(panel.reader)
    frame.open()
    return frame
