"""Everybody of the house: see them all, change one, add one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from cardgui.scene.look.avatars import known_picture
from cardgui.storage.errors import StorageError
from cardgui.storage.people import Person
from cardgui.windows.messages import tell_storage_error
from cardgui.windows.person_dialog import edit_person
from cardgui.windows.services import Services
from cardgui.windows.widgets.avatar_button import AvatarButton
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.themed import px


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
