"""Which words at a table are cut short, or left out, for want of room."""

from __future__ import annotations

from cardgui.controller.view import View
from cardgui.scene.fixtures import LEAST_LINE, Fixtures
from cardgui.scene.layout import Frame, Layout, with_words
from cardgui.scene.look.lettering import words_fit
from cardgui.scene.look.plates import PillContent, PlateContent, pill_least, plate_width
from cardgui.scene.signs import fitting_scale
from cardgui.scene.table_game import TableGame
from cardgui.scene.tables import table_of

WORD, WORD_ROOM = 0.15, 0.86
"""How high a word on an empty place is, and how wide the room for it, in u."""


def losses(view: View, frame: Frame) -> set[str]:
    """What the table of a view does not say in a frame that it would with more room."""
    game = table_of(view.game.name)
    layout = with_words(frame, lambda tried: game.layout(tried, view))
    return _on_plates(game, view, layout) | _on_labels(game, view, layout) | _on_places(game, view, layout)


def _on_plates(game: TableGame, view: View, layout: Layout) -> set[str]:
    whole = {seat: game.plate(view, seat) for seat in layout.plates}
    lost = set()
    for seat, (shown, scale) in Fixtures.fitted_plates(whole, view.bottom, layout).items():
        whose = "own" if seat == view.bottom else "other"
        room = layout.plates[seat]
        if plate_width(shown, scale, room.height()) > room.width():
            lost.add(f"{whose}: name cut")
        lost |= {f"{whose}: no {what}" for what in _parts(whole[seat]) - _parts(shown)}
    return lost


def _parts(content: PlateContent) -> set[str]:
    parts = {f"{fact.weight.name.lower()} fact" for fact in content.facts}
    if content.score is not None and content.score_label:
        parts.add("word under the number")
    return parts if content.level is None else parts | {"level"}


def _on_labels(game: TableGame, view: View, layout: Layout) -> set[str]:
    whole = game.pills(view)
    shown, k = Fixtures.fitting_pills(whole, layout)
    lost = set()
    for name, pill in shown.items():
        if pill_least(pill, k) > layout.pill_widths.get(name, float("inf")):
            lost.add("label cut")
        # A number alone is a loss where no picture says of what; "next" says as much as "start".
        if pill.shorter is None and whole[name].shorter is not None and not pill.icon:
            lost.add("label without a word")
    for held in (False, True):
        line = PillContent(game.prompt(view, held), kind="prompt")
        k = fitting_scale([(line, layout.prompt_width)], LEAST_LINE * layout.frame.k, layout.frame.sign)
        if line.text and pill_least(line, k) > layout.prompt_width:
            lost.add("line cut")
    return lost


def _on_places(game: TableGame, view: View, layout: Layout) -> set[str]:
    lost = set()
    for place, spot in layout.spots.items():
        mark = None if view.observation.table.piles[place] else game.empty_place(view, place, layout.frame.mirrored)
        if mark is not None and mark.word and not words_fit(mark.word, WORD * spot.u, WORD_ROOM * spot.u):
            lost.add("place without its word")
    return lost
