"""The people of this household, and the settings that belong to each of them."""

from __future__ import annotations

import datetime
import hashlib
import unicodedata
from dataclasses import dataclass
from typing import Final

from cardgui.rules.errors import english
from cardgui.rules.names import can_be_seen
from cardgui.storage.database import Database
from cardgui.storage.errors import StorageError

NAME_LENGTH: Final = 40
"""The longest name, in characters."""
LARGEST_PICTURE: Final = 512 * 1024
"""The largest picture that is kept, in bytes: 256 x 256 pixels as PNG are never more."""
_SETTINGS: Final = ("text_size", "digits", "colours", "speed", "hand_order", "four_colours", "large_print", "card_size")
_DROP_UNUSED_PICTURES: Final = "DELETE FROM pictures WHERE name NOT IN (SELECT picture FROM people)"


@dataclass(frozen=True, slots=True)
class Person:
    """One person. picture: the name of an animal, such as "fox", or of one in `PeopleStore.pictures`.
    birthday: who is the youngest begins.  created: seconds since 1970, UTC."""

    id: int
    name: str
    picture: str
    birthday: datetime.date | None
    created: float


@dataclass(frozen=True, slots=True)
class PersonalSettings:
    """How one person likes the table; None: as this machine has it (`cardgui.preferences`).

    text_size, card_size: percent.  digits, colours: the words that the preferences of the same name have.
    speed: percent of the usual speed of animations, 0 for none.
    hand_order: the word for how the own hand is sorted, "" as the cards came.
    four_colours: each suit in a colour of its own.  large_print: cards with larger numerals.
    """

    text_size: int | None = None
    digits: str | None = None
    colours: str | None = None
    speed: int | None = None
    hand_order: str | None = None
    four_colours: bool | None = None
    large_print: bool | None = None
    card_size: int | None = None


class PeopleStore:
    """The people. All methods raise StorageError; with code "refused" when there is no such person to change."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, name: str, picture: str, now: float, birthday: datetime.date | None = None) -> int:
        """Save a new person and answer the id. `now` in seconds since 1970, UTC.

        Raises ValueError for a name that `clean_name` refuses.
        """
        name = clean_name(name)
        with self._database.transaction() as connection:
            person = connection.execute(
                "INSERT INTO people (name, picture, birthday, created) VALUES (?, ?, ?, ?)",
                (name, picture, birthday and birthday.isoformat(), now),
            ).lastrowid
        assert person is not None
        return person

    def all(self) -> list[Person]:
        """Everybody, in the order in which they were added."""
        with self._database.reading() as connection:
            rows = connection.execute("SELECT id, name, picture, birthday, created FROM people ORDER BY id").fetchall()
        return [_person(row) for row in rows]

    def get(self, person: int) -> Person | None:
        """The person with this id, None when there is none."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT id, name, picture, birthday, created FROM people WHERE id = ?", (person,)
            ).fetchone()
        return None if row is None else _person(row)

    def rename(self, person: int, name: str) -> None:
        """Raises ValueError for a name that `clean_name` refuses."""
        self._update("UPDATE people SET name = ? WHERE id = ?", (clean_name(name), person))

    def change(self, person: Person) -> None:
        """Save name, picture and birthday; an own picture that nobody has any more goes.

        Raises ValueError for a name that `clean_name` refuses.
        """
        self._update(
            "UPDATE people SET name = ?, picture = ?, birthday = ? WHERE id = ?",
            (clean_name(person.name), person.picture, person.birthday and person.birthday.isoformat(), person.id),
        )
        with self._database.transaction() as connection:
            connection.execute(_DROP_UNUSED_PICTURES)

    def remove(self, person: int) -> None:
        """Remove a person with settings, statistics and own picture. Matches stay, the chair is then nobody's; the
        others keep their results. One who is gone already is no error."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM people WHERE id = ?", (person,))
            connection.execute(_DROP_UNUSED_PICTURES)

    def keep_picture(self, png: bytes) -> str:
        """Save a picture and answer its name, for `Person.picture`. It stays as long as somebody has it, and at least
        until people are changed the next time.

        Raises ValueError for one of more than `LARGEST_PICTURE` bytes.
        """
        if not 0 < len(png) <= LARGEST_PICTURE:
            raise ValueError(f"picture: expected 1 to {LARGEST_PICTURE} bytes, got {len(png)}")
        name = f"own-{hashlib.sha256(png).hexdigest()[:32]}"
        with self._database.transaction() as connection:
            connection.execute("INSERT OR IGNORE INTO pictures (name, png) VALUES (?, ?)", (name, png))
        return name

    def pictures(self) -> dict[str, bytes]:
        """All own pictures, as PNG by name."""
        with self._database.reading() as connection:
            rows = connection.execute("SELECT name, png FROM pictures").fetchall()
        return {name: png for name, png in rows if isinstance(name, str) and isinstance(png, bytes)}

    def settings(self, person: int) -> PersonalSettings:
        """What this person has set; what cannot be understood counts as not set."""
        with self._database.reading() as connection:
            row = connection.execute(
                f"SELECT {', '.join(_SETTINGS)} FROM personal_settings WHERE person_id = ?", (person,)
            ).fetchone()
        if row is None:
            return PersonalSettings()
        text_size, digits, colours, speed, hand_order, four_colours, large_print, card_size = row
        return PersonalSettings(
            text_size=text_size if isinstance(text_size, int) else None,
            digits=digits if isinstance(digits, str) else None,
            colours=colours if isinstance(colours, str) else None,
            speed=speed if isinstance(speed, int) else None,
            hand_order=hand_order if isinstance(hand_order, str) else None,
            four_colours=bool(four_colours) if four_colours in (0, 1) else None,
            large_print=bool(large_print) if large_print in (0, 1) else None,
            card_size=card_size if isinstance(card_size, int) else None,
        )

    def set_settings(self, person: int, settings: PersonalSettings) -> None:
        """Save all settings of one person."""
        with self._database.transaction() as connection:
            connection.execute(
                f"INSERT OR REPLACE INTO personal_settings (person_id, {', '.join(_SETTINGS)}) "
                f"VALUES (?{', ?' * len(_SETTINGS)})",
                (person, *(getattr(settings, name) for name in _SETTINGS)),
            )

    def _update(self, statement: str, values: tuple[object, ...]) -> None:
        with self._database.transaction() as connection:
            if connection.execute(statement, values).rowcount == 0:
                raise StorageError("refused", self._database.path, english("there is no such person"))


def clean_name(text: str) -> str:
    """`text` as a name: composed characters, single spaces, no control characters.

    Raises ValueError for a name of which nothing can be seen and one of more than `NAME_LENGTH` characters.
    """
    visible = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or unicodedata.category(character) not in ("Cc", "Cs")
    )
    name = " ".join(visible.split())
    if not can_be_seen(name):
        raise ValueError(f"name: expected 1 to {NAME_LENGTH} characters, nothing can be seen of this one")
    if len(name) > NAME_LENGTH:
        raise ValueError(f"name: expected 1 to {NAME_LENGTH} characters, got {len(name)}")
    return name


def name_key(name: str) -> str:
    """The same for names that people take for the same: spaces and capitals do not tell them apart. Accents do; in a
    search they do not, see `header_facts.folded`."""
    return unicodedata.normalize("NFC", " ".join(name.split()).casefold())


def _person(row: tuple[object, ...]) -> Person:
    """A damaged entry is shown as far as it goes, so that the others can still be chosen."""
    number, name, picture, birthday, created = row
    assert isinstance(number, int)
    try:
        day = datetime.date.fromisoformat(birthday) if isinstance(birthday, str) else None
    except ValueError:
        day = None
    return Person(
        id=number,
        name=_whole(name) or f"#{number}",
        picture=_whole(picture),
        birthday=day,
        created=created if isinstance(created, float) else 0.0,
    )


def _whole(value: object) -> str:
    """A text without what came from bytes that are no UTF-8."""
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else ""
