"""How a match is played: a row for each option of the game, and the deal number."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.language.phrases import phrases_of
from cardgui.rules.game import Game
from cardgui.rules.options import OptionSpec, OptionValue
from cardgui.scene.look import fonts
from cardgui.windows.margins import set_margins
from cardgui.windows.option_row import OptionRow
from cardgui.windows.text_field import TextField
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.panel import Panel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.scroll import ScrollArea
from cardgui.windows.widgets.segments import Segments
from cardgui.windows.widgets.stepper import Stepper
from cardgui.windows.widgets.themed import ROOM, px
from cardgui.windows.widgets.toggle import Toggle

_DIGITS = "[0-9\u0660-\u0669]{0,16}"
_BIG_STEP_FROM = 100


class OptionsPanel(Panel):
    """Signals:

    start(): the match is to begin.
    back(): in a narrow window, back to the chairs.
    """

    start = Signal()
    back = Signal()

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._specs: tuple[OptionSpec, ...] = ()
        self._controls: dict[str, Stepper | Segments | Toggle] = {}
        self._title = TextLabel("", 26, fonts.EXTRA_BOLD)
        self._reset = PushButton("", "secondary", "again", 36)
        self._reset.clicked.connect(self.reset)
        self._back = PushButton("", "secondary", "people", 48)
        self._back.clicked.connect(self.back)
        self._back.hide()
        self.start_button = PushButton("", "primary", "play", 60)
        self.start_button.clicked.connect(self.start)
        self.deal = TextField("", width_px=158)
        self.deal.setValidator(QRegularExpressionValidator(QRegularExpression(_DIGITS), self.deal))
        self.deal.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        inner = QWidget()
        inner.setLayout(self._rows)
        self._scroll = ScrollArea(inner)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self._reset)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._back)
        self._foot.addWidget(self.start_button, 1)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(self._head)
        self._whole.addWidget(self._scroll, 1)
        self._whole.addLayout(self._foot)
        self.theme_changed()

    # -- what is chosen

    def show_options(self, seats: int, chosen: Mapping[str, OptionValue]) -> None:
        """Rows for a number of seats; options that are not chosen, or cannot be, stand at their default."""
        self._specs = tuple(self._game.option_specs(seats))
        phrases = phrases_of(self._game.name)
        typed = self.deal.text()
        self._clear()
        for spec in self._specs:
            value = chosen.get(spec.name, spec.default)
            title, explained = phrases.option_title(spec.name), phrases.option_help(spec.name)
            control = self._control(spec, value, title)
            control.setAccessibleDescription(explained)
            self._controls[spec.name] = control
            below = isinstance(control, Segments)
            self._rows.addWidget(OptionRow(title, explained, control, below))
        title = QCoreApplication.translate("NewMatch", "Deal number")
        explained = QCoreApplication.translate("NewMatch", "The same number, the same cards")
        self.deal.setAccessibleName(title)
        self.deal.setAccessibleDescription(explained)
        self.deal.setPlaceholderText(QCoreApplication.translate("NewMatch", "any", "deal number, left to chance"))
        self.deal.setText(typed)
        self._rows.addWidget(OptionRow(title, explained, self.deal, False, last=True))
        self._rows.addStretch(1)
        self._retranslate()
        self._changed()

    def set_seats(self, seats: int) -> None:
        """Take another number of seats over, which may change what options there are and their limits."""
        if tuple(self._game.option_specs(seats)) != self._specs:
            self.show_options(seats, self.options())

    def options(self) -> dict[str, OptionValue]:
        """Those that differ from their defaults."""
        values = {spec.name: self._value(spec) for spec in self._specs}
        return {spec.name: values[spec.name] for spec in self._specs if values[spec.name] != spec.default}

    def reset(self) -> None:
        """All options at their defaults, and any deal."""
        for spec in self._specs:
            control = self._controls[spec.name]
            if isinstance(control, Segments):
                control.set_current(str(spec.default))
            elif isinstance(control, Toggle):
                control.setChecked(bool(spec.default))
            else:
                control.setValue(_shown_number(spec, spec.default))
        self.deal.clear()
        self._changed()

    def _value(self, spec: OptionSpec) -> OptionValue:
        control = self._controls[spec.name]
        if isinstance(control, Segments):
            return control.current()
        if isinstance(control, Toggle):
            return control.isChecked()
        if spec.by_seats and control.value() == control.minimum():
            return None
        return control.value()

    def _control(self, spec: OptionSpec, value: OptionValue, title: str) -> Stepper | Segments | Toggle:
        if spec.choices:
            phrases = phrases_of(self._game.name)
            choices = [(choice, phrases.choice(spec.name, choice)) for choice in spec.choices]
            segments = Segments(choices, str(value), title)
            segments.chosen.connect(self._changed)
            return segments
        if spec.is_switch:
            toggle = Toggle(title, bool(value))
            toggle.toggled.connect(self._changed)
            return toggle
        low = spec.low - 1 if spec.by_seats else spec.low
        step = 10 if spec.high >= _BIG_STEP_FROM else 1
        stepper = Stepper(low, spec.high, _shown_number(spec, value), title, step)
        if spec.by_seats:
            usual = QCoreApplication.translate("NewMatch", "usual", "a number that the seats decide")
            stepper.setSpecialValueText(usual)
        stepper.valueChanged.connect(self._changed)
        return stepper

    def _changed(self) -> None:
        self._reset.setEnabled(bool(self.options()) or bool(self.deal.text()))

    def _clear(self) -> None:
        self._controls = {}
        self.deal.setParent(self)
        while self._rows.count():
            item = self._rows.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    # -- looks

    def set_narrow(self, narrow: bool) -> None:
        """In a narrow window the panel is a step of its own, with a way back."""
        self._back.setVisible(narrow)

    def set_can_start(self, can: bool, why_not: str) -> None:
        self.start_button.setEnabled(can)
        self.start_button.setToolTip(why_not)

    def _retranslate(self) -> None:
        self._title.setText(QCoreApplication.translate("NewMatch", "How to play", "heading of the options"))
        self._reset.set_text(QCoreApplication.translate("NewMatch", "Reset"))
        self._reset.setToolTip(QCoreApplication.translate("NewMatch", "All options as usual"))
        self._back.set_text(QCoreApplication.translate("NewMatch", "Chairs"))
        self.start_button.set_text(QCoreApplication.translate("NewMatch", "Start to play"))

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
            set_margins(self._head, self.rtl, side, 0, side - room, 0)
            self._rows.setContentsMargins(side - room, 0, side - room, 0)
            self._foot.setContentsMargins(side - room, 0, side - room, 0)
            self._foot.setSpacing(0)
        super().theme_changed()


def _shown_number(spec: OptionSpec, value: OptionValue) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return min(spec.high, max(spec.low, value))
    return spec.low - 1 if spec.by_seats else spec.low
