"""The house rules of a game that have a name: choose some, save, rename and remove one's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.language.bidi import isolate
from cardgui.language.phrases.presets import options_text, preset_title
from cardgui.rules.game import Game
from cardgui.rules.options import OptionValue
from cardgui.rules.presets import PRESETS
from cardgui.scene.look import fonts
from cardgui.storage.people import clean_name
from cardgui.windows.name_note import NameNote
from cardgui.windows.own_presets import NameTaken, OwnPreset, OwnPresets
from cardgui.windows.preset_button import PresetButton
from cardgui.windows.text_field import TextField
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.scroll import bring_in_sight
from cardgui.windows.widgets.themed import ROOM, px

OWN = "own:"
"""What the key of an own preset begins with; its name follows."""


class PresetsDialog(DialogFrame):
    """Attributes:

    buttons: those that choose, by the key of the preset.  name: of what is to be saved.

    Signals:
        preset_chosen(str): a key.
        saved(str): the present rules have a name now, or what is under it is another now: its key.
        renamed(str, str): the key of before and the one of now.
    """

    preset_chosen = Signal(str)
    saved = Signal(str)
    renamed = Signal(str, str)

    def __init__(
        self,
        host: QWidget,
        game: Game,
        own: OwnPresets,
        current: str,
        origin: str,
        options: Mapping[str, OptionValue],
    ) -> None:
        """current: the key of what the options are, "" for an own choice.  origin: what they were made from."""
        title = QCoreApplication.translate("Presets", "Which rules?", "house rules with a name are chosen from")
        super().__init__(host, title, width_px=680)
        self._game = game
        self._own = own
        self._current = current
        self._options = dict(options)
        self._renaming = ""
        self._removed: tuple[int, OwnPreset] | None = None
        self.buttons: dict[str, PresetButton] = {}
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.body_layout.addLayout(self._list)
        self._add_saving(origin)
        self._fill()
        chosen = self.buttons.get(current)
        self.set_first_focus(chosen if chosen is not None else self.name)

    # -- the list

    def _fill(self) -> None:
        self._clear(self._list)
        self.buttons = {}
        for preset in PRESETS[self._game.name]:
            self._list.addWidget(self._button(preset.key, preset_title(preset.key), preset.options))
        own = self._own.all()
        heading = QCoreApplication.translate("Presets", "Your own", "house rules that people saved under a name")
        if own or self._removed is not None:
            self._list.addSpacing(px(8))
            self._list.addWidget(self._note_words(heading, fonts.SEMI_BOLD))
        for index, mine in enumerate(own):
            self._add_removed(index)
            if mine.name == self._renaming:
                self._add_renaming(mine)
            else:
                self._list.addLayout(self._own_row(mine))
        self._add_removed(len(own), last=True)
        self._tell_name()
        self.arrange()

    def _clear(self, layout: QVBoxLayout | QHBoxLayout) -> None:
        while layout.count():
            item = layout.takeAt(0)
            if item is None:
                continue
            inner, widget = item.layout(), item.widget()
            if isinstance(inner, QHBoxLayout):
                self._clear(inner)
            elif widget is not None:
                widget.hide()
                widget.deleteLater()

    def _button(self, key: str, title: str, options: Mapping[str, OptionValue]) -> PresetButton:
        button = PresetButton(False)
        button.show_preset(title, options_text(self._game, options))
        button.setChecked(key == self._current)
        button.clicked.connect(lambda: self._choose(key))
        self.buttons[key] = button
        return button

    def _choose(self, key: str) -> None:
        self.preset_chosen.emit(key)
        self.finish(key)

    def _own_row(self, preset: OwnPreset) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._button(OWN + preset.name, preset.name, preset.options), 1)
        name = isolate(preset.name)
        rename = QCoreApplication.translate("Presets", "Rename {name}", "house rules").format(name=name)
        remove = QCoreApplication.translate("Presets", "Remove {name}", "house rules").format(name=name)
        for icon, tip, act in (
            ("pencil", rename, lambda: self._rename(preset.name)),
            ("trash", remove, lambda: self._remove(preset.name)),
        ):
            row.addWidget(self._small_button(icon, tip, act))
        return row

    @staticmethod
    def _small_button(icon: str, tip: str, act: Callable[[], None]) -> PushButton:
        button = PushButton("", "secondary", icon, 44)
        button.setAccessibleName(tip)
        button.setToolTip(tip)
        button.clicked.connect(lambda: act())
        return button

    # -- another name

    def _rename(self, name: str) -> None:
        self._renaming = name
        self._fill()

    def _add_renaming(self, preset: OwnPreset) -> None:
        row = QHBoxLayout()
        row.setSpacing(0)
        title = QCoreApplication.translate("Presets", "New name", "of house rules")
        field = TextField(title, preset.name, title, 300)
        note = NameNote(field, self.arrange)
        field.selectAll()
        row.addWidget(field, 1)
        done = self._small_button("check", QCoreApplication.translate("Presets", "Keep this name"), lambda: rename())

        def rename() -> None:
            name = note.name()
            if name is None:
                return
            try:
                renamed = self._own.rename(preset.name, name)
            except NameTaken:
                note.refuse(QCoreApplication.translate("Presets", "Other rules have this name already."))
                return
            except KeyError:
                note.refuse(QCoreApplication.translate("Presets", "These rules were removed in another window."))
                return
            self._renaming = ""
            before, now = OWN + preset.name, OWN + renamed.name
            if self._current == before:
                self._current = now
            self.renamed.emit(before, now)
            self._fill()
            self.buttons[now].setFocus(Qt.FocusReason.OtherFocusReason)

        field.returnPressed.connect(rename)
        row.addWidget(done)
        self._list.addLayout(row)
        self._list.addWidget(note)
        QTimer.singleShot(0, field, lambda: self._begin_renaming(field))

    def _begin_renaming(self, field: TextField) -> None:
        """When the list has its room: the field may be scrolled away."""
        field.setFocus()
        bring_in_sight(field)

    # -- away, and back

    def _remove(self, name: str) -> None:
        self._removed = self._own.remove(name)
        self._fill()
        self._undo.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_removed(self, index: int, last: bool = False) -> None:
        """Where one was removed stands how to get it back."""
        if self._removed is None or (index != self._removed[0] and not (last and self._removed[0] > index)):
            return
        row = QHBoxLayout()
        row.setSpacing(0)
        text = QCoreApplication.translate("Presets", "{name} was removed.", "house rules")
        row.addSpacing(px(16))
        row.addWidget(TextLabel(text.format(name=isolate(self._removed[1].name)), 16, role="muted", wrap=True), 1)
        self._undo = PushButton(
            QCoreApplication.translate("Presets", "Take back", "a removal"), "secondary", "undo", 44
        )
        self._undo.clicked.connect(self._put_back)
        row.addWidget(self._undo)
        self._list.addLayout(row)

    def _put_back(self) -> None:
        if self._removed is None:
            return
        index, preset = self._removed
        self._own.put_back(index, preset)
        self._removed = None
        self._fill()
        self.buttons[OWN + preset.name].setFocus(Qt.FocusReason.OtherFocusReason)

    # -- saving

    def _add_saving(self, origin: str) -> None:
        below = QWidget()
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        heading = QCoreApplication.translate("Presets", "Save the present rules under a name")
        column.addWidget(self._note_words(heading, fonts.SEMI_BOLD))
        column.addWidget(self._note_words(options_text(self._game, self._options)))
        line = QHBoxLayout()
        line.setSpacing(0)
        name = QCoreApplication.translate("Presets", "Name, such as Sunday rules", "of house rules")
        before = origin.removeprefix(OWN) if origin.startswith(OWN) else ""
        self.name = TextField(heading, before, name, 300)
        self._name_note = NameNote(self.name, self.arrange)
        self._save = PushButton("", "primary", "save", 44)
        self.name.textChanged.connect(self._tell_name)
        self.name.returnPressed.connect(self._submit)
        self._save.clicked.connect(self._submit)
        line.addWidget(self.name, 1)
        line.addWidget(self._save)
        column.addLayout(line)
        column.addWidget(self._name_note)
        self.add_below(below)

    @staticmethod
    def _note_words(text: str, weight: QFont.Weight = fonts.REGULAR) -> TextLabel:
        """Words set in by as much as what is seen of the fields and buttons beneath them."""
        label = TextLabel(text, 15, weight, "muted", wrap=True)
        label.setContentsMargins(px(ROOM), 0, px(ROOM), 0)
        return label

    def _tell_name(self) -> None:
        """The button says whether there are rules of that name, in whose place these would come."""
        try:
            name = clean_name(self.name.text())
        except ValueError:
            name = ""
        there = bool(name) and self._own.named(name) is not None
        text = QCoreApplication.translate("Presets", "Overwrite", "house rules of that name")
        self._save.set_text(text if there else QCoreApplication.translate("Presets", "Save", "house rules"))

    def _submit(self) -> None:
        name = self._name_note.name()
        if name is None:
            return
        try:
            saved = self._own.save(name, self._options)
        except ValueError:
            self._name_note.refuse(
                QCoreApplication.translate("Presets", "There are too many house rules of your own. Remove some first.")
            )
            return
        key = OWN + saved.name
        self.saved.emit(key)
        self.finish(key)
