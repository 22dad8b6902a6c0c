"""What is pictured: each page, dialog and table once. A new one is a line here."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from cardgui.controller.setup import Setup, parse_setup
from cardgui.rules.games import GAMES
from cardgui.rules.start import Start
from cardgui.scene.durations import Speed
from cardgui.storage.people import Person
from cardgui.windows.history_page import MATCHES, STATISTICS, THROWN_AWAY, HistoryPage
from cardgui.windows.openings import settle_start
from cardgui.windows.own_settings import OwnSettingsDialog
from cardgui.windows.people_dialogs import show_family
from cardgui.windows.person_dialog import edit_person
from cardgui.windows.settings_dialog import GROUPS, SettingsDialog
from cardgui.windows.straws_dialog import StrawsDialog
from cardgui.windows.throwing_dialog import ThrowingDialog
from cardgui.windows.widgets.dialog_frame import DialogFrame
from tests.pictures.stage import NOW, Stage

Act = Callable[[Stage], object]


def _nothing(stage: Stage) -> None:
    """All is there already."""


@dataclass(frozen=True, slots=True)
class Scene:
    """name: of its files.  title: for people.  prepare: done once.  show: done for each picture.
    after: done after each picture, besides closing what lies over the page.

    family: in a house with people and matches, else as at the very first start.
    """

    name: str
    title: str
    show: Act = _nothing
    prepare: Act = _nothing
    after: Act = _nothing
    family: bool = True


def _action(name: str) -> Act:
    return lambda stage: stage.window.registry[name].trigger()


def _start(stage: Stage) -> None:
    stage.window.show_start()


def _new_match(game: str) -> Act:
    return lambda stage: stage.window.open_new_match(GAMES[game])


def _table(game: str, seats: str, moves: int, *options: str, deal: int = 5) -> Act:
    return lambda stage: stage.table(game, seats, deal, options, moves)


def _seats(count: int, *people: str) -> str:
    levels = ("steady", "easy", "expert", "beginner", "skilled", "easy", "steady")
    who = [f"person:{name}" for name in people or ("Amina",)]
    return ",".join([*who, *levels[: count - len(who)]])


def _curtain(game: str) -> Act:
    def prepare(stage: Stage) -> None:
        stage.table(
            game,
            "person:Amina,person:Bà Linh,easy",
            until=lambda view: view.asked_for is not None and view.moves > 20,
        )

    return prepare


def _end_of_round(game: str, seats: str, *options: str) -> Act:
    def prepare(stage: Stage) -> None:
        stage.table(game, seats, 5, options, until=lambda view: view.waiting)

    return prepare


def _sheet(stage: Stage) -> None:
    stage.window.table_page.open_sheet()


def _hint(stage: Stage) -> None:
    stage.controller.ask_hint()


def _choose_card(stage: Stage) -> None:
    board = stage.window.table_page.board.board
    board.put_back()
    most = max(board.slots(), key=lambda slot: len(board.choices.targets(slot) or ()))
    board.take(most)


def _put_back(stage: Stage) -> None:
    stage.window.table_page.board.board.put_back()


def _past(stage: Stage) -> None:
    stage.window.table_page.log.toggle()
    stage.controller.look_at(max(0, stage.controller.moments - 8))


def _menu(stage: Stage) -> None:
    stage.window.registry["menu"].trigger()


def _settings(group: str) -> Act:
    def show(stage: Stage) -> None:
        stage.window.open_settings()
        dialog = DialogFrame.open_over(stage.window)[-1]
        assert isinstance(dialog, SettingsDialog)
        dialog.show_group(group)

    return show


def _person(stage: Stage, index: int) -> Person:
    people = stage.window.services.people
    assert people is not None
    found = people.get(stage.people[index])
    assert found is not None
    return found


def _own_settings(stage: Stage) -> None:
    OwnSettingsDialog(stage.window, stage.window.services.tastes, _person(stage, 0)).open()


def _history(stage: Stage) -> HistoryPage:
    if stage.window.history_page is None:
        stage.window.open_history()
    page = stage.window.history_page
    assert page is not None
    return page


def _history_part(part: str, search: str = "", row: int = 0) -> Act:
    def show(stage: Stage) -> None:
        page = _history(stage)
        page.parts.set_current(part)
        page.search.setText(search)
        if part != STATISTICS:
            page.list.choose(row)

    return show


def _throw_away(stage: Stage) -> None:
    page = _history(stage)
    page.parts.set_current(MATCHES)
    page.search.clear()
    page.list.choose(len(page.model.rows) - 1)
    match = page.chosen
    assert match is not None
    page.throw_away(match.match.id)


def _take_back(stage: Stage) -> None:
    page = _history(stage)
    page.take_last_back()


def _deleted_for_good(stage: Stage) -> None:
    _history_part(THROWN_AWAY)(stage)
    _history(stage).details.delete.emit()


def _opening(game: str, seats: str, *options: str, then: Act = _nothing) -> Act:
    def show(stage: Stage) -> None:
        setup = parse_setup(game, seats, 5, options)
        people = {1: Person(1, "Amina", "fox", None, NOW), 2: Person(2, "Juma", "lion", date(1990, 2, 3), NOW)}
        settled: list[Setup] = []
        settle_start(
            stage.window, setup, people, NOW, Speed(0), lambda found, said: settled.append(found), random.Random(1)
        )
        then(stage)

    return show


def _one_straw(stage: Stage) -> None:
    dialog = DialogFrame.open_over(stage.window)[-1]
    assert isinstance(dialog, StrawsDialog)
    stage.press(dialog.straws[1])


def _here(stage: Stage) -> None:
    dialog = DialogFrame.open_over(stage.window)[-1]
    assert isinstance(dialog, ThrowingDialog)
    if dialog.passing:
        stage.press(dialog.here)


def _open_bad_record(stage: Stage) -> None:
    stage.window.open_record(Path("/") / "no such match.cardgame")


def _partners(stage: Stage) -> None:
    seats = "person:Amina,person:Juma,person:Bibi,easy"
    setup = parse_setup("skip_bo", seats, 7, ("teams=two_sides",))
    stage.clear()
    assert stage.window.begin(Setup(setup.game, setup.seats, setup.options, setup.deal, start=Start(first=0)))
    stage.controller.i_am_here(0)


def _tables(game: str, name: str, counts: range, moves: int, each: int = 0, deal: int = 5) -> list[Scene]:
    """A game with so many seats, after `moves` moves and `each` more for each seat."""
    made = []
    for count in counts:
        play = _table(game, _seats(count), moves + each * count, deal=deal)
        made.append(Scene(f"{name}-{count}", f"{game}, {count} seats", prepare=play))
    return made


_PAGES = (
    Scene("start-first", "Start page, at the very first start", prepare=_start, family=False),
    Scene("start", "Start page", prepare=_start),
    *(Scene(f"new-{name}", f"New match: {name}", _new_match(name)) for name in GAMES),
    Scene("new-first", "New match, at the very first start", _new_match("skyjo"), family=False),
    Scene("history", "History: a match that is over", _history_part(MATCHES, row=1)),
    Scene("history-going", "History: a match that is not over", _history_part(MATCHES)),
    Scene("history-nothing", "History: nothing found", _history_part(MATCHES, "zzz")),
    Scene("history-take-back", "History: just deleted", _throw_away, after=_take_back),
    Scene("history-deleted", "History: deleted matches", _history_part(THROWN_AWAY), _throw_away),
    Scene("history-for-good", "History: delete for good", _deleted_for_good, _throw_away),
    Scene("history-first", "History, at the very first start", _history_part(MATCHES), family=False),
    Scene("statistics", "Statistics", _history_part(STATISTICS)),
    Scene("statistics-first", "Statistics, at the very first start", _history_part(STATISTICS), family=False),
)
_DIALOGS = (
    *(Scene(f"settings-{group}", f"Settings: {group}", _settings(group), _start) for group in GROUPS),
    Scene("own-settings", "Own settings of a person", _own_settings, _start),
    Scene("family", "Family", lambda stage: show_family(stage.window, stage.window.services, lambda: None), _start),
    Scene("person-new", "A new person", lambda stage: edit_person(stage.window, stage.window.services), _start),
    Scene(
        "person",
        "A person",
        lambda stage: edit_person(stage.window, stage.window.services, _person(stage, 0)),
        _start,
    ),
    *(Scene(f"rules-{name}", f"Rules of {name}", _action("rules"), _table(name, _seats(2), 0)) for name in GAMES),
    Scene("keyboard", "Keys", _action("keyboard"), _start),
    Scene("about", "About", _action("about"), _start),
    Scene("bad-record", "A file that cannot be opened", _open_bad_record, _start),
    Scene("menu-start", "Menu on the start page", _menu, _start),
    Scene("menu-table", "Menu at the table", _menu, _table("skyjo", _seats(4), 20)),
    Scene("chairs", "Who sits where", _action("chairs"), _table("skyjo", _seats(6, "Amina", "Bà Linh"), 20)),
    Scene("calls", "Calls", _action("call"), _partners),
    Scene("straws", "Straws", _opening("kings_corners", _seats(4), "first_player=straws", then=_one_straw), _start),
    Scene(
        "throwing",
        "Rock, paper, scissors",
        _opening("kings_corners", _seats(3, "Amina", "Juma"), "first_player=rock_paper_scissors", then=_here),
        _start,
    ),
    Scene("who-deals", "Draw for the deal", _opening("skip_bo", _seats(5)), _start),
    Scene(
        "who-is-oldest",
        "Who is it",
        _opening("kings_corners", _seats(4, "Amina", "Juma", "Bibi"), "first_player=oldest"),
        _start,
    ),
)


_TABLES = (
    *_tables("skyjo", "skyjo", range(2, 9), 0, 15),
    *_tables("skip_bo", "skip-bo", range(2, 7), 0, 18),
    Scene("skip-bo-teams", "Skip-Bo in teams", prepare=_table("skip_bo", _seats(4), 60, "teams=two_sides")),
    *_tables("skip_bo_junior", "junior", range(2, 5), 25),
    *_tables("kings_corners", "kings", range(2, 5), 9, deal=12),
    Scene("kings-chips", "Chips", prepare=_table("kings_corners", _seats(4), 25, "scoring=chips")),
    Scene("watching", "Computer players alone", prepare=_table("skip_bo", "easy:Kito,steady,expert", 40)),
    Scene("curtain-skip-bo", "The next person is asked for", prepare=_curtain("skip_bo")),
    Scene("curtain-kings", "The next person is asked for", prepare=_curtain("kings_corners")),
    Scene("hint", "A hint", _hint, _table("skyjo", _seats(4), 40)),
    Scene("chosen", "A card is chosen", _choose_card, _table("kings_corners", _seats(3), 13, deal=12), _put_back),
    Scene("past", "The past, with the log", _past, _table("skip_bo", _seats(3), 40)),
    Scene("sheet-skyjo", "Score sheet", _sheet, _end_of_round("skyjo", _seats(8))),
    Scene("sheet-skip-bo", "Score sheet", _sheet, _end_of_round("skip_bo", _seats(4), "scoring=each_counts")),
    Scene("sheet-junior", "End of a match", _sheet, _end_of_round("skip_bo_junior", _seats(2))),
    Scene("sheet-chips", "Score sheet", _sheet, _end_of_round("kings_corners", _seats(4), "scoring=chips")),
    Scene("sheet-end", "End of a match", _sheet, _end_of_round("skyjo", _seats(4), "target=20")),
)
SCENES: tuple[Scene, ...] = (*_PAGES, *_DIALOGS, *_TABLES)
