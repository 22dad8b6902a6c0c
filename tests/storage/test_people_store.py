"""People and what belongs to each of them."""

from __future__ import annotations

import datetime
from dataclasses import replace

import pytest

from cardgui.storage.database import Database
from cardgui.storage.errors import StorageError
from cardgui.storage.matches import MatchStore
from cardgui.storage.people import LARGEST_PICTURE, NAME_LENGTH, PeopleStore, Person, PersonalSettings, clean_name


@pytest.fixture
def people(database: Database) -> PeopleStore:
    return PeopleStore(database)


def test_people_are_added_changed_and_removed(people: PeopleStore) -> None:
    birthday = datetime.date(2016, 2, 29)
    amina = people.add("  Amina \n Juma ", "fox", 5.5, birthday)
    linh = people.add("Linh", "owl", 6.5)
    assert people.all() == [
        Person(amina, "Amina Juma", "fox", birthday, 5.5),
        Person(linh, "Linh", "owl", None, 6.5),
    ]
    people.rename(amina, "طاولة")
    people.change(replace(people.all()[1], picture="lion", birthday=birthday, created=0.0))
    assert people.get(amina) == Person(amina, "طاولة", "fox", birthday, 5.5)
    assert people.get(linh) == Person(linh, "Linh", "lion", birthday, 6.5)
    people.remove(amina)
    people.remove(amina)
    assert people.get(amina) is None
    assert people.add("Amina", "fox", 7.0) != amina


def test_changing_somebody_who_is_gone_is_told(people: PeopleStore) -> None:
    for change in (
        lambda: people.rename(9, "Linh"),
        lambda: people.change(Person(9, "Linh", "owl", None, 1.0)),
        lambda: people.set_settings(9, PersonalSettings()),
    ):
        with pytest.raises(StorageError) as caught:
            change()
        assert caught.value.code == "refused"


def test_a_removed_persons_matches_stay(database: Database, people: PeopleStore, header: str) -> None:
    person, other = people.add("Amina", "fox", 1.0), people.add("Linh", "owl", 1.0)
    store = MatchStore(database)
    match = store.create(header, [person, (person, other)], 1.0, moves=["a"])
    people.remove(person)
    assert store.load(match).seated == (None, (None, other))
    assert store.load(match).cursor == 1


def test_settings_belong_to_a_person(people: PeopleStore) -> None:
    amina, linh = people.add("Amina", "fox", 1.0), people.add("Linh", "owl", 1.0)
    assert people.settings(amina) == PersonalSettings()
    mine = PersonalSettings(
        text_size=150,
        digits="western",
        colours="high_contrast",
        speed=0,
        hand_order="",
        four_colours=False,
        large_print=True,
        card_size=80,
    )
    people.set_settings(amina, mine)
    assert people.settings(amina) == mine
    assert people.settings(linh) == PersonalSettings()
    people.set_settings(amina, PersonalSettings(speed=200))
    assert people.settings(amina) == PersonalSettings(speed=200)


def test_an_own_picture_stays_as_long_as_somebody_has_it(people: PeopleStore) -> None:
    name = people.keep_picture(b"png 1")
    assert people.keep_picture(b"png 1") == name
    amina, linh = people.add("Amina", name, 1.0), people.add("Linh", name, 1.0)
    assert people.pictures() == {name: b"png 1"}
    other = people.keep_picture(b"png 2")
    assert other != name
    person = people.get(amina)
    assert person is not None
    people.change(replace(person, picture=other))
    assert people.pictures() == {name: b"png 1", other: b"png 2"}
    people.remove(linh)
    assert people.pictures() == {other: b"png 2"}
    people.change(replace(person, picture="fox"))
    assert people.pictures() == {}


@pytest.mark.parametrize("png", [b"", b"x" * (LARGEST_PICTURE + 1)])
def test_a_picture_of_no_possible_size_is_refused(people: PeopleStore, png: bytes) -> None:
    with pytest.raises(ValueError, match="picture: expected 1 to"):
        people.keep_picture(png)
    assert people.pictures() == {}


def test_damaged_rows_are_shown_as_far_as_they_go(database: Database, people: PeopleStore) -> None:
    damaged, sound = people.add("Amina", "fox", 1.0), people.add("Linh", "owl", 1.0)
    people.set_settings(damaged, PersonalSettings(speed=50))
    database.connection.execute(
        "UPDATE people SET name = x'00', picture = CAST(x'666f78ff' AS TEXT), birthday = '2016-02-31', created = 'x' "
        "WHERE id = ?",
        (damaged,),
    )
    database.connection.execute(
        "UPDATE personal_settings SET text_size = 'big', digits = x'00', hand_order = x'00', "
        "four_colours = 2, large_print = 'yes', card_size = x'00'"
    )
    assert people.all()[0] == Person(damaged, f"#{damaged}", "fox?", None, 0.0)
    assert people.all()[1].id == sound
    assert people.settings(damaged) == PersonalSettings(speed=50)


@pytest.mark.parametrize(
    ("text", "name"),
    [("Bê", "Bê"), ("a\x00b\x1b", "ab"), ("\tx \u00a0 y\n", "x y"), ("x" * NAME_LENGTH, "x" * NAME_LENGTH)],
)
def test_names_are_tidied(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", "  \n", "\x00", "\ud800", "\u200f \u200d", "\u3164", "x" * (NAME_LENGTH + 1)])
def test_a_name_has_one_to_forty_characters(people: PeopleStore, text: str) -> None:
    with pytest.raises(ValueError, match="expected 1 to 40 characters"):
        people.add(text, "fox", 1.0)
    assert people.all() == []
