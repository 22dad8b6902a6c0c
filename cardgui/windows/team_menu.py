"""The menu of a chair that several people share, so that more can play than there are chairs (SBJ-16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QActionGroup, QIcon
from PySide6.QtWidgets import QMenu

from cardgui.language.bidi import isolate
from cardgui.storage.people import Person
from cardgui.windows.menus import styled
from cardgui.windows.seating import Seating


class TeamMenu:
    """Fills a submenu of a chair's menu. The callables do it and show it.

    share: a person of the house comes to the chair, None for somebody new.  guest: somebody without a name comes.
    changed: the seating has been changed.
    """

    def __init__(
        self,
        seating: Seating,
        chair: int,
        share: Callable[[Person | None], None],
        guest: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        self._seating = seating
        self._chair = chair
        self._share = share
        self._guest = guest
        self._changed = changed

    def add_to(self, menu: QMenu, people: Sequence[Person], icon: Callable[[Person], QIcon], new: bool) -> None:
        """people: who can come.  new: whether somebody new can be added."""
        sitter = self._seating.chairs[self._chair]
        if sitter is None or not sitter.is_person:
            return
        title = QCoreApplication.translate("NewMatch", "Share this chair", "several people take turns on it")
        submenu = styled(QMenu(title, menu))
        here = {member.person for member in sitter.everybody}
        for person in people:
            if person.id not in here:
                action = submenu.addAction(icon(person), person.name)
                action.triggered.connect(lambda checked=False, person=person: self._share(person))
        if new:
            text = QCoreApplication.translate("NewMatch", "Somebody new…")
            submenu.addAction(text).triggered.connect(lambda: self._share(None))
        text = QCoreApplication.translate("NewMatch", "A guest", "somebody who is not of the family")
        submenu.addAction(text).triggered.connect(self._guest)
        if sitter.members:
            self._add_changes(submenu, sitter.by_round)
            submenu.addSeparator()
            text = QCoreApplication.translate("NewMatch", "Without {name}", "who leaves a team")
            for index, member in enumerate(sitter.members):
                action = submenu.addAction(text.format(name=isolate(member.name)))
                action.triggered.connect(lambda checked=False, index=index: self._part(index))
        menu.addSeparator()
        menu.addMenu(submenu)

    def _add_changes(self, submenu: QMenu, by_round: bool) -> None:
        submenu.addSeparator()
        group = QActionGroup(submenu)
        for text, value in (
            (QCoreApplication.translate("NewMatch", "Change each turn", "the members of a team"), False),
            (QCoreApplication.translate("NewMatch", "Change each round", "the members of a team"), True),
        ):
            action = submenu.addAction(text)
            action.setCheckable(True)
            action.setChecked(value == by_round)
            group.addAction(action)
            action.triggered.connect(lambda checked=False, value=value: self._change(value))

    def _part(self, index: int) -> None:
        self._seating.part(self._chair, index)
        self._changed()

    def _change(self, by_round: bool) -> None:
        self._seating.change_by(self._chair, by_round)
        self._changed()
