"""Skip-Bo Junior at the table: large cards and few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardgui.controller.view import View
from cardgui.language.bidi import isolate
from cardgui.language.numbers import number
from cardgui.rules.skip_bo.options import JuniorOptions
from cardgui.scene.choices import Slot
from cardgui.scene.games.building_table import BuildingTable
from cardgui.scene.games.skip_bo_junior_layout import junior_layout, own_places
from cardgui.scene.layout import Frame, Layout
from cardgui.scene.look.plates import Fact, PillContent


class SkipBoJuniorTable(BuildingTable):
    """Implements `TableGame`."""

    name = "skip_bo_junior"
    lit_when_idle = True
    own_places = staticmethod(own_places)
    pill_size = 16.0

    def layout(self, frame: Frame, view: View) -> Layout:
        return junior_layout(frame, view.seats, view.bottom, not _options(view).must_play)

    def stock_pill(self, count: int) -> PillContent:
        left = QCoreApplication.translate("SkipBoTable", "%n left", "cards in the own stock", count)
        return PillContent(left, size=16.5)

    def standing(self, view: View, seat: int) -> list[Fact]:
        if _options(view).rounds_to_win == 1:
            return []
        return [Fact(QCoreApplication.translate("SkipBoTable", "%n round(s) won", "", view.totals[seat]))]

    def prompt(self, view: View, held: bool) -> str:
        if not view.legal or view.viewer is None:
            return ""
        if held:
            return QCoreApplication.translate("SkipBoTable", "Where does it go?", "a card that is held")
        if self.end_button(view) is not None:
            return QCoreApplication.translate("SkipBoTable", "Play on, or stop")
        chair = view.chairs[view.viewer]
        name = chair.name if chair.member is None else chair.members[chair.member]
        return QCoreApplication.translate("SkipBoTable", "Your turn, {name}!").format(name=isolate(name))

    def own_name(self, view: View, name: str, slot: Slot, own: int) -> str:
        cards = self.cards_name(view, view.observation.table.piles[slot.place])
        text = QCoreApplication.translate("SkipBoTable", "{name}, hand pile {number}: {cards}")
        return text.format(name=name, number=number(own), cards=cards)


def _options(view: View) -> JuniorOptions:
    options = view.game.options(view.observation.options, view.seats)
    assert isinstance(options, JuniorOptions)
    return options
