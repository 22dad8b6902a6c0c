"""How each person at the table likes the own hand to lie: kept with the person, for the next match too."""

from __future__ import annotations

from dataclasses import replace

from cardgui.controller.view import View
from cardgui.preferences import HAND_ORDERS, Preferences
from cardgui.storage.errors import StorageError
from cardgui.storage.people import PeopleStore


class HandOrders:
    """Remembers the orders of those who are known, and one for everybody else on this machine."""

    def __init__(self, people: PeopleStore | None, preferences: Preferences) -> None:
        self._people = people
        self._preferences = preferences
        self._read: dict[int, str | None] = {}

    def order(self, view: View) -> str:
        """The `Frame.hand_order` for whoever looks at a view."""
        person = self._person(view)
        own = None if person is None else self._of(person)
        return self._preferences.hand_order if own is None else own

    def keep(self, view: View, order: str) -> None:
        """Whoever looks at a view wants the hand to lie so from now on. Where it cannot be saved it holds until the
        program ends."""
        person = self._person(view)
        if person is None or self._people is None:
            self._preferences.hand_order = order
            return
        self._read[person] = order
        try:
            self._people.set_settings(person, replace(self._people.settings(person), hand_order=order))
        except StorageError:
            return

    def _of(self, person: int) -> str | None:
        if person not in self._read and self._people is not None:
            try:
                saved = self._people.settings(person).hand_order
            except StorageError:
                saved = None
            self._read[person] = saved if saved in HAND_ORDERS else None
        return self._read.get(person)

    @staticmethod
    def _person(view: View) -> int | None:
        return None if view.viewer is None else view.chairs[view.viewer].person
