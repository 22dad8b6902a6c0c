"""The dialog for one person: name, birthday, picture, own settings; and how one is removed."""

from __future__ import annotations

import dataclasses
import datetime
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QWidget

from cardgui.language.bidi import isolate
from cardgui.language.birthdays import birthday_text, read_birthday
from cardgui.scene.look import own_pictures
from cardgui.scene.look.avatars import ANIMALS, avatar_title, is_avatar
from cardgui.storage.errors import StorageError
from cardgui.storage.people import PeopleStore, Person, name_key
from cardgui.windows.file_dialog import picture_dialog
from cardgui.windows.messages import tell_storage_error
from cardgui.windows.name_note import NameNote
from cardgui.windows.own_settings import OwnSettingsDialog
from cardgui.windows.picture_files import PictureError
from cardgui.windows.picture_reader import PictureReader
from cardgui.windows.services import Services
from cardgui.windows.text_field import TextField
from cardgui.windows.widgets.avatar_button import AvatarButton
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel, TextRole
from cardgui.windows.widgets.message import Answer, ask
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import px

_COLUMNS = 8


def free_picture(people: list[Person]) -> str:
    """A picture that nobody has yet, where there is one."""
    taken = {person.picture for person in people}
    return next((animal for animal in ANIMALS if animal not in taken), ANIMALS[len(people) % len(ANIMALS)])


def edit_person(
    parent: QWidget,
    services: Services,
    person: Person | None = None,
    done: Callable[[Person | None], None] | None = None,
) -> PersonDialog | None:
    """Ask for a person's name, birthday and picture and save them. None adds somebody.

    done: called with the person as saved, with None for one who was removed, and not at all when cancelled.
    Answers None where nothing can be saved.
    """
    store = services.people
    if store is None:
        return None
    try:
        everybody = store.all()
    except StorageError as error:
        tell_storage_error(parent, error)
        return None
    chosen = person.picture if person is not None and is_avatar(person.picture) else free_picture(everybody)
    dialog = PersonDialog(parent, services, store, person, chosen, done, everybody)
    dialog.open()
    dialog.field.selectAll()
    return dialog


class PersonDialog(DialogFrame):
    """A picture file can be dropped anywhere on it.

    Attributes:
        field: of the name.
    """

    def __init__(
        self,
        parent: QWidget,
        services: Services,
        store: PeopleStore,
        person: Person | None,
        picture: str,
        done: Callable[[Person | None], None] | None,
        everybody: Sequence[Person],
    ) -> None:
        """person, done: see `edit_person`.  picture: the one that is chosen at first.  everybody: of the family."""
        title = (
            QCoreApplication.translate("People", "Who joins the family?")
            if person is None
            else QCoreApplication.translate("People", "Name, birthday and picture")
        )
        super().__init__(parent.window(), title, width_px=660)
        self._parent = parent
        self._services = services
        self._store = store
        self._person = person
        self._done = done
        self._everybody = everybody
        self._today = datetime.datetime.fromtimestamp(services.clock()).date()
        self.setAcceptDrops(True)
        self._reader = PictureReader(self)
        self._reader.taken.connect(self._picture_taken)
        self._reader.refused.connect(self._picture_refused)
        self._add_fields()
        self._add_pictures(picture)
        if person is not None:
            remove = self.add_button("remove", QCoreApplication.translate("People", "Remove…"), "secondary", "trash")
            remove.setToolTip(QCoreApplication.translate("People", "Take this person out of the family"))
        save = QCoreApplication.translate("People", "Save")
        self._save = self.add_button("save", save, "primary", "check", finishes=False)
        self._save.clicked.connect(self._submit)
        self.finished.connect(self._closed)
        self.set_first_focus(self.field)
        self._check()

    def _add_fields(self) -> None:
        person = self._person
        name = QCoreApplication.translate("People", "Name")
        self.field = TextField(name, person.name if person else "", name, 420)
        self._name_note = NameNote(self.field, self.arrange, self._same_name)
        example = birthday_text(datetime.date(self._today.year - 8, 3, 25))
        self._birthday = TextField(
            QCoreApplication.translate("People", "Birthday: day, month, year"),
            birthday_text(person.birthday) if person is not None and person.birthday is not None else "",
            QCoreApplication.translate("People", "Birthday, such as {date}", "day, month and year").format(
                date=example
            ),
            420,
        )
        self._birthday.setToolTip(
            QCoreApplication.translate("People", "For games in which the youngest or oldest begins; it can stay empty")
        )
        text = QCoreApplication.translate("People", "Please write day, month and year, such as {date}.")
        self._wrong_day = TextLabel(text.format(date=example), 15.5, role="warning", wrap=True)
        self._wrong_day.hide()
        for widget in (self.field, self._name_note, self._birthday, self._wrong_day):
            self.body_layout.addWidget(widget)
        self._birthday.textChanged.connect(self._wrong_day.hide)
        for field in (self.field, self._birthday):
            field.returnPressed.connect(self._submit)

    def _add_pictures(self, chosen: str) -> None:
        self.body_layout.addWidget(TextLabel(QCoreApplication.translate("People", "Picture"), 15.5, role="muted"))
        pictures = QGridLayout()
        pictures.setSpacing(px(2))
        self._group = QButtonGroup(self)
        own = chosen if own_pictures.is_own(chosen) else ANIMALS[0]
        self._buttons_of_pictures = [AvatarButton(animal, "", 26) for animal in (*ANIMALS, own)]
        for index, button in enumerate(self._buttons_of_pictures):
            button.setCheckable(True)
            button.setToolTip(avatar_title(button.who))
            self._group.addButton(button, index)
            pictures.addWidget(button, index // _COLUMNS, index % _COLUMNS, Qt.AlignmentFlag.AlignCenter)
        self._own = self._buttons_of_pictures[-1]
        if own != chosen or not own_pictures.is_own(own):
            self._own.hide()
        taken = self._own if own_pictures.is_own(chosen) else self._buttons_of_pictures[ANIMALS.index(chosen)]
        taken.setChecked(True)
        self.body_layout.addLayout(pictures)
        self._refused = TextLabel("", 15.5, role="warning", wrap=True)
        self._refused.hide()
        self.body_layout.addWidget(self._refused)
        line = QHBoxLayout()
        line.setSpacing(0)
        self._browse_button = PushButton(
            QCoreApplication.translate("People", "Your own picture…"), "secondary", "open", 36
        )
        self._browse_button.setToolTip(QCoreApplication.translate("People", "Choose a picture file, or drop one here"))
        self._browse_button.clicked.connect(self._browse)
        line.addWidget(self._browse_button)
        if self._person is not None:
            settings = PushButton(QCoreApplication.translate("People", "Personal settings…"), "secondary", "gear", 36)
            settings.setToolTip(
                QCoreApplication.translate("People", "Text, colours and cards as this person likes them")
            )
            settings.clicked.connect(self._open_settings)
            line.addWidget(settings)
        line.addStretch(1)
        self.body_layout.addLayout(line)

    # -- the picture

    def _browse(self) -> None:
        dialog = picture_dialog(self.window(), QCoreApplication.translate("People", "Choose a picture"))
        dialog.fileSelected.connect(lambda name: self.take_picture(Path(name)))
        dialog.open()

    def take_picture(self, path: Path) -> None:
        """Take a picture file, or say why not, as soon as it is read."""
        self._say_of_picture(QCoreApplication.translate("People", "The picture is being read…"), "muted")
        self._reader.read(path)
        self._check()

    @property
    def reading(self) -> bool:
        """Whether a picture is being read just now; nothing can be saved then."""
        return self._reader.busy

    def _say_of_picture(self, text: str, role: TextRole) -> None:
        self._refused.set_role(role)
        self._refused.setText(text)
        self._refused.setVisible(bool(text))

    def _picture_refused(self, error: PictureError) -> None:
        self._say_of_picture(error.sentence(), "warning")
        self._check()

    def _picture_taken(self, png: bytes) -> None:
        self._check()
        try:
            name = self._store.keep_picture(png)
        except StorageError as error:
            self._refused.hide()
            tell_storage_error(self._parent, error)
            return
        self._refused.hide()
        if own_pictures.keep(name, png):
            self._own.set_player(name, "")
            self._own.setToolTip(avatar_title(name))
            self._own.show()
            self._own.setChecked(True)
            self._own.setFocus(Qt.FocusReason.OtherFocusReason)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = self._dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.take_picture(path)

    @staticmethod
    def _dropped(event: QDropEvent) -> Path | None:
        """The one file that is carried."""
        urls = event.mimeData().urls()
        return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None

    # -- own settings

    def _open_settings(self) -> None:
        assert self._person is not None
        OwnSettingsDialog(self.window(), self._services.tastes, self._person).open()

    # -- saving

    def _same_name(self, text: str) -> str:
        """Two of a family may be called alike; whoever writes the name shall know."""
        own = None if self._person is None else self._person.id
        if name_key(text) in {name_key(other.name) for other in self._everybody if other.id != own}:
            return QCoreApplication.translate(
                "People", "Somebody of the family has this name already. Both can have it, with different pictures."
            )
        return ""

    def _check(self) -> None:
        self._save.setEnabled(not self.reading)

    def _submit(self) -> None:
        if self.reading:
            self.field.setFocus()
            return
        name = self._name_note.name()
        if name is None:
            return
        try:
            born = read_birthday(self._birthday.text(), self._today)
        except ValueError:
            self._wrong_day.show()
            self._birthday.setFocus()
            return
        picture = self._buttons_of_pictures[self._group.checkedId()].who
        try:
            if self._person is None:
                number = self._store.add(name, picture, self._services.clock(), born)
                saved = self._store.get(number)
            else:
                saved = dataclasses.replace(self._person, name=name, picture=picture, birthday=born)
                self._store.change(saved)
        except StorageError as error:
            tell_storage_error(self._parent, error)
            return
        self.finish("save")
        self._services.controller.people_changed()
        if self._done is not None and saved is not None:
            self._done(saved)

    # -- removing

    def _closed(self, key: str) -> None:
        if key == "remove" and self._person is not None:
            _ask_to_remove(self._parent, self._services, self._person, self._done)


def _ask_to_remove(
    parent: QWidget, services: Services, person: Person, done: Callable[[Person | None], None] | None
) -> None:
    def answered(key: str) -> None:
        if key != "remove" or services.people is None:
            return
        try:
            services.people.remove(person.id)
        except StorageError as error:
            tell_storage_error(parent, error)
            return
        services.controller.people_changed()
        if done is not None:
            done(None)

    ask(
        parent,
        QCoreApplication.translate("People", "Remove {name}?").format(name=isolate(person.name)),
        QCoreApplication.translate("People", "Matches stay, but the name's results are gone for good."),
        [
            Answer("keep", QCoreApplication.translate("People", "Keep"), "secondary", default=True),
            Answer("remove", QCoreApplication.translate("People", "Remove"), "danger", "trash"),
        ],
        answered,
    )
