"""A row for each option of a game; what cannot be chosen says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from cardgui.language.phrases import phrases_of
from cardgui.language.phrases.conflicts import conflict_reason, most_reason
from cardgui.rules.conflicts import Company, Conflict
from cardgui.rules.game import Game
from cardgui.rules.options import OptionSpec, OptionValue
from cardgui.rules.presets import in_effect
from cardgui.windows.option_row import OptionRow
from cardgui.windows.rule_books.rule_button import RuleButton
from cardgui.windows.widgets.segments import Segments
from cardgui.windows.widgets.stepper import Stepper
from cardgui.windows.widgets.toggle import Toggle

_BIG_STEP_FROM = 100

Control = Stepper | Segments | Toggle


class OptionList(QWidget):
    """What was chosen stays in mind while something else rules it out, and comes back with it.

    Attributes:
        rows: the layout, to which other rows can be added.
        controls: by option.

    Signals:
        changed(): other options are in effect, by hand or by the table.
        explain(str): the rule book is to be opened where it speaks of an option.
    """

    changed = Signal()
    explain = Signal(str)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._company = Company(game.high, 1)
        self._wished: dict[str, OptionValue] = {}
        self._reasons: dict[str, str] = {}
        self._rows: dict[str, OptionRow] = {}
        self.controls: dict[str, Control] = {}
        self.rows = QVBoxLayout(self)
        self.rows.setSpacing(0)
        self.retranslate()

    # -- what is chosen

    def values(self) -> dict[str, OptionValue]:
        """What is in effect of it, as the options that differ from their defaults."""
        return in_effect(self._game, self._wished, self._company)

    def choose(self, options: Mapping[str, OptionValue]) -> None:
        """All options: those named so, the others at their defaults."""
        self._wished = dict(options)
        self._refresh()

    def set_company(self, company: Company) -> None:
        """Others sit at the table, which may change what can be chosen."""
        if company != self._company:
            self._company = company
            self._refresh()

    @property
    def company(self) -> Company:
        return self._company

    def reason(self, name: str) -> str:
        """Why something of an option cannot be chosen now, "" where everything can."""
        return self._reasons.get(name, "")

    @property
    def option_in_focus(self) -> str:
        """The option whose row has the keyboard's focus, "" for none."""
        focused = QApplication.focusWidget()
        return next((name for name, row in self._rows.items() if focused is not None and row.isAncestorOf(focused)), "")

    def _take(self, name: str, value: OptionValue) -> None:
        self._wished[name] = value
        self._refresh()

    # -- controls

    def retranslate(self) -> None:
        """Build the rows in the language of the moment."""
        for old in self._rows.values():
            old.hide()
            old.deleteLater()
        self._rows, self.controls = {}, {}
        phrases = phrases_of(self._game.name)
        for index, spec in enumerate(self._game.specs):
            control = self._control(spec, phrases.option_title(spec.name))
            row = OptionRow(phrases.option_title(spec.name), "", control, isinstance(control, Segments))
            row.add_beside_title(self._rule_button(spec.name))
            self.controls[spec.name], self._rows[spec.name] = control, row
            self.rows.insertWidget(index, row)
        self._refresh()

    def _rule_button(self, option: str) -> RuleButton:
        button = RuleButton(phrases_of(self._game.name).option_title(option))
        button.clicked.connect(lambda: self.explain.emit(option))
        return button

    def _control(self, spec: OptionSpec, title: str) -> Control:
        name = spec.name
        if spec.choices:
            phrases = phrases_of(self._game.name)
            choices = [(choice, phrases.choice(name, choice)) for choice in spec.choices]
            segments = Segments(choices, str(spec.default), title)
            segments.chosen.connect(lambda choice: self._take(name, choice))
            return segments
        if spec.is_switch:
            toggle = Toggle(title, bool(spec.default))
            toggle.toggled.connect(lambda on: self._take(name, on))
            return toggle
        step = 10 if spec.high >= _BIG_STEP_FROM else 1
        stepper = Stepper(_lowest(spec), spec.high, _number(spec, spec.default), title, step)
        if spec.by_seats:
            usual = QCoreApplication.translate("NewMatch", "usual", "a number that the seats decide")
            stepper.setSpecialValueText(usual)
        stepper.valueChanged.connect(lambda number: self._take(name, self._meant(name, number)))
        return stepper

    def _meant(self, name: str, number: int) -> OptionValue:
        spec = next(spec for spec in self._game.specs if spec.name == name)
        return None if spec.by_seats and number == _lowest(spec) else number

    # -- what goes together

    def _refresh(self) -> None:
        """Show what is in effect, and why the rest cannot be chosen."""
        values = self.values()
        conflicts = self._game.conflicts(values, self._company)
        limits = {spec.name: spec for spec in self._game.option_specs(self._company.seats)}
        self._reasons = {}
        for spec in self._game.specs:
            found = [conflict for conflict in conflicts if conflict.field == spec.name]
            self._show(spec, limits[spec.name], values, found)
        self.changed.emit()

    def _show(
        self, spec: OptionSpec, limit: OptionSpec, values: Mapping[str, OptionValue], found: Sequence[Conflict]
    ) -> None:
        name, control = spec.name, self.controls[spec.name]
        idle = any(conflict.value is None for conflict in found)
        wished = self._wished.get(name, spec.default)
        value = wished if idle else values.get(name, spec.default)
        codes = dict.fromkeys(conflict.code for conflict in found)
        reasons = [conflict_reason(code) for code in codes]
        with QSignalBlocker(control):
            if isinstance(control, Segments):
                ruled_out = {conflict.value for conflict in found}
                for choice in spec.choices:
                    control.set_segment_enabled(choice, not idle and choice not in ruled_out)
                control.set_current(str(value))
                control.setEnabled(not idle)
            elif isinstance(control, Toggle):
                control.setChecked(bool(value))
                control.setEnabled(not found)
            else:
                control.setRange(_lowest(spec), limit.high)
                control.setValue(_number(limit, value))
                control.setEnabled(not idle)
                if limit.high < spec.high and control.value() == limit.high:
                    reasons.append(most_reason(self._company.seats, limit.high))
        lost = not idle and bool(reasons) and wished != value
        self._reasons[name] = " ".join(reasons)
        text = self._reasons[name] or phrases_of(self._game.name).option_help(name)
        self._rows[name].explain(text, "warning" if lost else "muted")
        control.setAccessibleDescription(text)


def _lowest(spec: OptionSpec) -> int:
    """The least number of a stepper; one below the limit stands for what the seats decide."""
    return spec.low - 1 if spec.by_seats else spec.low


def _number(spec: OptionSpec, value: OptionValue) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return min(spec.high, max(spec.low, value))
    return _lowest(spec)
