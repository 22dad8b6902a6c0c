"""How a match is played: house rules by name, a row for each option of the game, the deal number, how long it takes."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.language.phrases.presets import options_text, own_choice, preset_title
from cardgui.rules.conflicts import Company
from cardgui.rules.game import Game
from cardgui.rules.options import OptionValue
from cardgui.rules.presets import PRESETS, Preset, matching
from cardgui.scene.look import fonts
from cardgui.windows.length_line import LengthLine
from cardgui.windows.margins import set_margins
from cardgui.windows.option_list import OptionList
from cardgui.windows.option_row import OptionRow
from cardgui.windows.own_presets import OwnPresets
from cardgui.windows.preset_button import PresetButton
from cardgui.windows.presets_dialog import OWN, PresetsDialog
from cardgui.windows.text_field import TextField
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.panel import Panel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.scroll import ScrollArea
from cardgui.windows.widgets.themed import ROOM, px

_DIGITS = "[0-9\u0660-\u0669]{0,16}"


class OptionsPanel(Panel):
    """Attributes:

    list: the options.  presets: opens the choice of house rules.  length: says how long the match will take.

    Signals:
        start(): the match is to begin.
        back(): in a narrow window, back to the chairs.
        changed(): other options are in effect.
        explain(str): the rule book is to be opened where it speaks of an option.
    """

    start = Signal()
    back = Signal()
    changed = Signal()
    explain = Signal(str)

    def __init__(self, game: Game, own: OwnPresets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._own = own
        self._origin = PRESETS[game.name][0].key
        self._title = TextLabel("", 26, fonts.EXTRA_BOLD)
        self.presets = PresetButton(True)
        self.presets.clicked.connect(self.open_presets)
        self._back = PushButton("", "secondary", "people", 48)
        self._back.clicked.connect(self.back)
        self._back.hide()
        self.start_button = PushButton("", "primary", "play", 60)
        self.start_button.clicked.connect(self.start)
        self.deal = TextField("", width_px=158)
        self.deal.setValidator(QRegularExpressionValidator(QRegularExpression(_DIGITS), self.deal))
        self.deal.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._deal_row: OptionRow | None = None
        self.list = OptionList(game)
        self._scroll = ScrollArea(self.list)
        self.length = LengthLine()
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._back)
        self._foot.addWidget(self.start_button, 1)
        self._whole = QVBoxLayout(self)
        self._head = QVBoxLayout()
        self._head.setSpacing(0)
        self._head.addWidget(self._title)
        self._head.addWidget(self.presets)
        self._whole.addLayout(self._head)
        self._whole.addWidget(self._scroll, 1)
        self._whole.addWidget(self.length)
        self._whole.addLayout(self._foot)
        self._add_deal()
        self.list.rows.addStretch(1)
        self.list.changed.connect(self._changed)
        self.list.explain.connect(self.explain)
        self.retranslate()
        self.theme_changed()

    # -- what is chosen

    def options(self) -> dict[str, OptionValue]:
        """What is in effect, as those that differ from their defaults."""
        return self.list.values()

    def choose(self, options: Mapping[str, OptionValue], origin: str | None = None) -> None:
        """All options. origin: the key of the preset that they come from."""
        if origin is not None:
            self._origin = origin
        self.list.choose(options)

    def set_company(self, company: Company) -> None:
        """Who sits at the table, which may change what can be chosen."""
        self.list.set_company(company)

    def reset(self) -> None:
        """The first of the presets, and any deal."""
        first = PRESETS[self._game.name][0]
        self.choose(first.options, first.key)
        self.deal.clear()

    # -- house rules under a name

    @property
    def origin(self) -> str:
        """The key of the preset that was chosen last, whatever was changed since."""
        return self._origin

    def preset(self) -> str:
        """The key of the preset that the options are, "" for an own choice. Where it is several, the one chosen."""
        found = matching(self._game, self._offered(), self.options(), self.list.company)
        if self._origin in found:
            return self._origin
        return found[0] if found else ""

    def _offered(self) -> list[Preset]:
        own = [Preset(OWN + preset.name, preset.options) for preset in self._own.all()]
        return [*PRESETS[self._game.name], *own]

    def open_presets(self) -> PresetsDialog:
        """Let house rules be chosen, saved, renamed and removed."""
        dialog = PresetsDialog(self.window(), self._game, self._own, self.preset(), self._origin, self.options())
        dialog.preset_chosen.connect(self.choose_preset)
        dialog.saved.connect(self._saved)
        dialog.renamed.connect(self._renamed)
        dialog.finished.connect(lambda key: self._show_preset())
        dialog.open()
        return dialog

    def choose_preset(self, key: str) -> None:
        """Set all options as in a preset."""
        for preset in self._offered():
            if preset.key == key:
                self.choose(preset.options, key)

    def _saved(self, key: str) -> None:
        self._origin = key
        self._show_preset()

    def _renamed(self, before: str, now: str) -> None:
        if self._origin == before:
            self._origin = now
        self._show_preset()

    def _show_preset(self) -> None:
        key = self.preset()
        title = own_choice()
        if key:
            title = key.removeprefix(OWN) if key.startswith(OWN) else preset_title(key)
        spoken = QCoreApplication.translate("Presets", "House rules")
        self.presets.show_preset(title, options_text(self._game, self.options()), spoken)

    def _changed(self) -> None:
        self._show_preset()
        self.changed.emit()

    # -- looks

    def _add_deal(self) -> None:
        title = QCoreApplication.translate("NewMatch", "Deal number")
        explained = QCoreApplication.translate("NewMatch", "The same number, the same cards")
        self.deal.setAccessibleName(title)
        self.deal.setAccessibleDescription(explained)
        self.deal.setPlaceholderText(QCoreApplication.translate("NewMatch", "any", "deal number, left to chance"))
        typed, old = self.deal.text(), self._deal_row
        self.deal.setParent(self)
        self._deal_row = OptionRow(title, explained, self.deal, False, last=True)
        self.deal.setText(typed)
        self.list.rows.insertWidget(len(self.list.controls), self._deal_row)
        if old is not None:
            old.hide()
            old.deleteLater()

    def set_narrow(self, narrow: bool) -> None:
        """In a narrow window the panel is a step of its own, with a way back."""
        self._back.setVisible(narrow)

    def set_can_start(self, can: bool, why_not: str) -> None:
        self.start_button.setEnabled(can)
        self.start_button.setToolTip(why_not)

    def retranslate(self) -> None:
        """Take the words of the present language."""
        self.list.retranslate()
        self._add_deal()
        self._title.setText(QCoreApplication.translate("NewMatch", "How to play", "heading of the options"))
        self._back.set_text(QCoreApplication.translate("NewMatch", "Chairs"))
        self.start_button.set_text(QCoreApplication.translate("NewMatch", "Start to play"))
        self._show_preset()

    def sizeHint(self) -> QSize:
        return QSize(px(484), px(640))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.theme_changed()

    def theme_changed(self) -> None:
        if hasattr(self, "_whole"):
            room = px(ROOM)
            side = px(28)
            # Room for the scroll bar, which may be at either side.
            beside = px(5)
            side -= beside
            self._whole.setContentsMargins(beside, px(12), beside, px(14))
            self._whole.setSpacing(px(2))
            set_margins(self._head, self.rtl, side - room, 0, side - room, 0)
            self._title.setContentsMargins(room, 0, room, 0)
            self.list.rows.setContentsMargins(side - room, 0, side - room, 0)
            self.length.setContentsMargins(side, 0, side, 0)
            self._foot.setContentsMargins(side - room, 0, side - room, 0)
            self._foot.setSpacing(0)
        super().theme_changed()
