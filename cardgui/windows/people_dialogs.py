"""Dialogs about the people of the house: add one, give another name or picture, remove one, see them all."""

from __future__ import annotations

import dataclasses
import datetime
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from cardgui.language.bidi import isolate
from cardgui.language.birthdays import birthday_text, read_birthday
from cardgui.scene.look.avatars import ANIMALS, avatar_title, is_avatar, known_picture
from cardgui.storage.errors import StorageError
from cardgui.storage.people import NAME_LENGTH, Person, clean_name
from cardgui.windows.messages import tell_storage_error
from cardgui.windows.services import Services
from cardgui.windows.text_field import TextField
from cardgui.windows.widgets.avatar_button import AvatarButton
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.message import Answer, ask
from cardgui.windows.widgets.themed import px

_COLUMNS = 4


def free_picture(people: list[Person]) -> str:
    """A picture that nobody has yet, where there is one."""
    taken = {person.picture for person in people}
    return next((animal for animal in ANIMALS if animal not in taken), ANIMALS[len(people) % len(ANIMALS)])


def edit_person(
    parent: QWidget,
    services: Services,
    person: Person | None = None,
    done: Callable[[Person | None], None] | None = None,
) -> DialogFrame | None:
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
    title = (
        QCoreApplication.translate("People", "Who joins the family?")
        if person is None
        else QCoreApplication.translate("People", "Name, birthday and picture")
    )
    frame = DialogFrame(parent.window(), title, width_px=520)
    field_name = QCoreApplication.translate("People", "Name")
    field = TextField(field_name, person.name if person else "", field_name, 420)
    field.setMaxLength(NAME_LENGTH)
    frame.body_layout.addWidget(field)
    today = datetime.datetime.fromtimestamp(services.clock()).date()
    example = birthday_text(datetime.date(today.year - 8, 3, 25))
    birthday_name = QCoreApplication.translate("People", "Birthday: day, month, year")
    birthday = TextField(
        birthday_name,
        birthday_text(person.birthday) if person is not None and person.birthday is not None else "",
        QCoreApplication.translate("People", "Birthday, such as {date}", "day, month and year").format(date=example),
        420,
    )
    birthday.setToolTip(
        QCoreApplication.translate("People", "For games in which the youngest or oldest begins; it can stay empty")
    )
    frame.body_layout.addWidget(birthday)
    wrong = TextLabel(
        QCoreApplication.translate("People", "Please write day, month and year, such as {date}.").format(date=example),
        15.5,
        role="warning",
        wrap=True,
    )
    wrong.hide()
    frame.body_layout.addWidget(wrong)
    frame.body_layout.addWidget(TextLabel(QCoreApplication.translate("People", "Picture"), 15.5, role="muted"))
    pictures = QGridLayout()
    pictures.setSpacing(px(2))
    group = QButtonGroup(frame)
    chosen = person.picture if person is not None and is_avatar(person.picture) else free_picture(everybody)
    for index, animal in enumerate(ANIMALS):
        button = AvatarButton(animal, "", 34)
        button.setCheckable(True)
        button.setChecked(animal == chosen)
        button.setToolTip(avatar_title(animal))
        group.addButton(button, index)
        pictures.addWidget(button, index // _COLUMNS, index % _COLUMNS, Qt.AlignmentFlag.AlignCenter)
    frame.body_layout.addLayout(pictures)
    if person is not None:
        remove = frame.add_button("remove", QCoreApplication.translate("People", "Remove…"), "secondary", "trash")
        remove.setToolTip(QCoreApplication.translate("People", "Take this person out of the family"))
    save = frame.add_button("save", QCoreApplication.translate("People", "Save"), "primary", "check", finishes=False)

    def name_or_none() -> str | None:
        try:
            return clean_name(field.text())
        except ValueError:
            return None

    def submit() -> None:
        name = name_or_none()
        if name is None:
            field.setFocus()
            return
        try:
            born = read_birthday(birthday.text(), today)
        except ValueError:
            wrong.show()
            birthday.setFocus()
            return
        picture = ANIMALS[group.checkedId()]
        try:
            if person is None:
                number = store.add(name, picture, services.clock(), born)
                saved = store.get(number)
            else:
                saved = dataclasses.replace(person, name=name, picture=picture, birthday=born)
                store.change(saved)
        except StorageError as error:
            tell_storage_error(parent, error)
            return
        frame.finish("save")
        if done is not None and saved is not None:
            done(saved)

    def closed(key: str) -> None:
        if key == "remove" and person is not None:
            _ask_to_remove(parent, services, person, done)

    def check() -> None:
        save.setEnabled(name_or_none() is not None)

    field.textChanged.connect(check)
    field.returnPressed.connect(submit)
    birthday.textChanged.connect(wrong.hide)
    birthday.returnPressed.connect(submit)
    save.clicked.connect(submit)
    frame.finished.connect(closed)
    frame.set_first_focus(field)
    check()
    frame.open()
    field.selectAll()
    return frame


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


def show_family(parent: QWidget, services: Services, changed: Callable[[], None]) -> DialogFrame | None:
    """Everybody who is known; a click changes one, the plus adds one. changed: called after each change."""
    store = services.people
    if store is None:
        return None
    try:
        everybody = store.all()
    except StorageError as error:
        tell_storage_error(parent, error)
        return None
    frame = DialogFrame(
        parent.window(),
        QCoreApplication.translate("People", "Family"),
        QCoreApplication.translate("People", "Choose somebody to change name, birthday or picture."),
        width_px=640,
    )
    grid = QGridLayout()
    grid.setSpacing(px(4))

    def edit(person: Person | None) -> None:
        def done(saved: Person | None) -> None:
            changed()
            show_family(parent, services, changed)

        frame.finish("")
        edit_person(parent, services, person, done)

    buttons = [AvatarButton(shown_picture(person), person.name, 34) for person in everybody]
    for button, person in zip(buttons, everybody):
        button.clicked.connect(lambda checked=False, person=person: edit(person))
    adding = AvatarButton("", QCoreApplication.translate("People", "Add", "somebody to the family"), 34)
    adding.clicked.connect(lambda: edit(None))
    buttons.append(adding)
    columns = 5
    for index, button in enumerate(buttons):
        grid.addWidget(button, index // columns, index % columns)
    for column in range(columns):
        grid.setColumnStretch(column, 1)
    frame.body_layout.addLayout(grid)
    frame.set_first_focus(buttons[0])
    frame.open()
    return frame


def shown_picture(person: Person) -> str:
    """The person's picture; another one where it is not known any more."""
    return known_picture(person.picture)
