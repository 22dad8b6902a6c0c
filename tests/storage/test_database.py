"""Opening, setting aside, errors of the disk, and what is left after the power goes."""

from __future__ import annotations

import datetime
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgui.storage import database as database_module
from cardgui.storage import schema
from cardgui.storage.database import FILE_NAME, Database
from cardgui.storage.errors import StorageError
from cardgui.storage.matches import MatchStore
from cardgui.storage.people import PeopleStore, PersonalSettings

ROOT = Path(__file__).parents[2]
PROLOGUE = f"""
import datetime, os, sys
from pathlib import Path
sys.path.insert(0, {str(ROOT)!r})
from cardgui.storage.database import Database
from cardgui.storage.errors import StorageError
from cardgui.storage.matches import MatchStore
day = datetime.date(2026, 11, 30)
header = '{{"game": "skyjo", "deal": 7}}'
"""


def child(script: str, *arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PROLOGUE + script, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def output_of(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    return out.strip()


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def make_with_one_match(folder: Path, header: str, today: datetime.date) -> None:
    database = Database.open(folder, today)
    store = MatchStore(database)
    store.set_open(store.create(header, [], 1.0, moves=["draw"] * 2000))
    database.close()


def test_a_fresh_database_is_of_this_version_and_durable(database: Database) -> None:
    def value(name: str) -> object:
        return database.connection.execute(f"PRAGMA {name}").fetchone()[0]

    assert database.set_aside is None
    assert database.trouble is None
    assert value("user_version") == schema.VERSION
    assert value("application_id") == schema.APPLICATION_ID
    assert value("journal_mode") == "wal"
    assert value("foreign_keys") == 1
    assert value("synchronous") == 2
    assert value("busy_timeout") == 400


def test_what_was_saved_is_there_at_the_next_start(folder: Path, header: str, today: datetime.date) -> None:
    make_with_one_match(folder, header, today)
    database = Database.open(folder, today)
    assert database.set_aside is None
    assert MatchStore(database).open_match() == 1
    assert files(folder)[0] == FILE_NAME
    database.close()
    assert files(folder) == [FILE_NAME]


def _garbage(path: Path) -> None:
    path.write_bytes(b"no database at all, but long enough to hold a header of one hundred bytes" * 20)


def _short(path: Path) -> None:
    path.write_bytes(b"short")


def _cut_off(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def _torn_page(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(path.stat().st_size - 6000)
        file.write(b"\xff" * 5000)


def _foreign(path: Path) -> None:
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE bookmarks (url TEXT)")
    connection.commit()
    connection.close()


def _later(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()


def _table_gone(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE moves")
    connection.commit()
    connection.close()


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (_garbage, "damaged"),
        (_short, "damaged"),
        (_cut_off, "damaged"),
        (_torn_page, "damaged"),
        (_table_gone, "damaged"),
        (_foreign, "foreign"),
        (_folder, "foreign"),
    ],
)
def test_what_cannot_be_read_is_set_aside_and_told(
    folder: Path, header: str, today: datetime.date, spoil: Callable[[Path], None], reason: str
) -> None:
    make_with_one_match(folder, header, today)
    spoil(folder / FILE_NAME)
    before = (folder / FILE_NAME).read_bytes() if reason != "foreign" or (folder / FILE_NAME).is_file() else None
    (folder / "cardtable-unreadable-2026-11-30-1.sqlite").write_text("set aside earlier")

    database = Database.open(folder, today)
    assert database.set_aside is not None
    assert database.set_aside.path == folder / "cardtable-unreadable-2026-11-30-2.sqlite"
    assert database.set_aside.reason == reason
    assert (folder / "cardtable-unreadable-2026-11-30-1.sqlite").read_text() == "set aside earlier"
    if before is not None:
        assert database.set_aside.path.read_bytes() == before
    store = MatchStore(database)
    assert store.recent(9) == []
    store.create(header, [], 1.0)
    database.close()

    again = Database.open(folder, today)
    assert again.set_aside is None
    assert len(MatchStore(again).recent(9)) == 1
    again.close()


def test_one_of_a_later_version_is_left_alone(folder: Path, header: str, today: datetime.date) -> None:
    make_with_one_match(folder, header, today)
    _later(folder / FILE_NAME)
    before = (folder / FILE_NAME).read_bytes()
    with pytest.raises(StorageError, match="later version") as caught:
        Database.open(folder, today)
    assert caught.value.code == "later"
    memory = Database.open_or_memory(folder, today)
    assert memory.trouble is not None
    assert memory.trouble.code == "later"
    assert MatchStore(memory).recent(9) == []
    MatchStore(memory).create(header, [], 1.0)
    memory.close()
    assert [path.name for path in folder.iterdir()] == [FILE_NAME]
    assert (folder / FILE_NAME).read_bytes() == before


def test_companions_go_along(folder: Path, today: datetime.date) -> None:
    folder.mkdir()
    _garbage(folder / FILE_NAME)
    endings = ("-wal", "-shm", "-journal")
    for ending in endings:
        (folder / f"{FILE_NAME}{ending}").write_text(ending)
    database = Database.open(folder, today)
    assert database.set_aside is not None
    for ending in endings:
        assert Path(f"{database.set_aside.path}{ending}").read_text() == ending
    database.close()
    assert FILE_NAME + "-journal" not in files(folder)


def test_a_name_whose_companion_is_there_is_taken(folder: Path, today: datetime.date) -> None:
    folder.mkdir()
    _garbage(folder / FILE_NAME)
    stray = folder / "cardtable-unreadable-2026-11-30-1.sqlite-wal"
    stray.write_text("of a database that somebody moved")
    database = Database.open(folder, today)
    assert database.set_aside is not None
    assert database.set_aside.path.name == "cardtable-unreadable-2026-11-30-2.sqlite"
    assert stray.read_text() == "of a database that somebody moved"
    database.close()


def test_last_moves_without_their_database_are_kept(folder: Path, today: datetime.date) -> None:
    # SQLite alone would delete a -wal whose database is gone.
    folder.mkdir()
    (folder / f"{FILE_NAME}-wal").write_bytes(b"the last moves")
    database = Database.open(folder, today)
    assert database.set_aside is not None
    assert Path(f"{database.set_aside.path}-wal").read_bytes() == b"the last moves"
    database.close()


def test_an_empty_file_is_a_fresh_database(folder: Path, today: datetime.date) -> None:
    folder.mkdir()
    (folder / FILE_NAME).touch()
    database = Database.open(folder, today)
    assert database.set_aside is None
    database.close()


def test_migrations_run_in_order_and_keep_what_was_there(
    folder: Path, header: str, today: datetime.date, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_with_one_match(folder, header, today)
    steps = (
        *schema.MIGRATIONS,
        ("ALTER TABLE people ADD COLUMN handed TEXT",),
        ("UPDATE people SET handed = 'left'", "ALTER TABLE matches ADD COLUMN place TEXT"),
    )
    monkeypatch.setattr(database_module, "MIGRATIONS", steps)
    monkeypatch.setattr(database_module, "VERSION", len(steps))
    database = Database.open(folder, today)
    assert database.set_aside is None
    assert database.connection.execute("PRAGMA user_version").fetchone() == (len(steps),)
    assert database.connection.execute("SELECT place FROM matches").fetchall() == [(None,)]
    assert len(MatchStore(database).moves(1)) == 2000
    database.close()


@pytest.mark.parametrize("version", range(1, schema.VERSION))
def test_a_database_of_each_earlier_version_keeps_everything(
    folder: Path, header: str, today: datetime.date, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(database_module, "MIGRATIONS", schema.MIGRATIONS[:version])
        earlier.setattr(database_module, "VERSION", version)
        database = Database.open(folder, today)
        connection = database.connection
        connection.execute("INSERT INTO people (name, picture, birthday, created) VALUES ('Amina', 'fox', NULL, 1.0)")
        connection.execute(
            "INSERT INTO personal_settings (person_id, text_size, digits, colours, speed) "
            "VALUES (1, 140, 'western', 'night', 50)"
        )
        connection.execute("INSERT INTO matches (game, title, started, header) VALUES ('skyjo', '', 1.0, ?)", (header,))
        connection.execute(
            "INSERT INTO progress (match_id, cursor, revision, undos, last_played, summary) "
            "VALUES (1, 2, 2, 0, 1.0, '')"
        )
        connection.executemany("INSERT INTO moves VALUES (1, ?, ?, ?)", [(0, 0, "a"), (1, 1, "b")])
        connection.executemany("INSERT INTO seated VALUES (1, ?, -1, ?)", [(0, 1), (1, None)])
        database.close()
    database = Database.open(folder, today)
    assert database.set_aside is None
    assert database.connection.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
    people = PeopleStore(database)
    assert [person.name for person in people.all()] == ["Amina"]
    assert people.settings(1) == PersonalSettings(text_size=140, digits="western", colours="night", speed=50)
    assert people.pictures() == {}
    loaded = MatchStore(database).load(1)
    assert (loaded.seated, loaded.cursor) == ((1, None), 2)
    database.close()


def test_a_migration_that_fails_changes_nothing(
    folder: Path, header: str, today: datetime.date, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_with_one_match(folder, header, today)
    with monkeypatch.context() as patch:
        patch.setattr(
            database_module, "MIGRATIONS", (*schema.MIGRATIONS, ("DROP TABLE results", "UPDATE nothing SET a = 1"))
        )
        patch.setattr(database_module, "VERSION", schema.VERSION + 1)
        with pytest.raises(StorageError) as caught:
            Database.open(folder, today)
        assert caught.value.code == "failed"
    assert files(folder) == [FILE_NAME]
    database = Database.open(folder, today)
    assert database.set_aside is None
    assert MatchStore(database).open_match() == 1
    database.close()


def test_a_locked_database_is_an_error_and_nothing_is_renamed(
    folder: Path, header: str, today: datetime.date, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "_OPENING_ATTEMPTS", 1)
    other = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    store = MatchStore(database)
    with pytest.raises(StorageError) as caught:
        store.create(header, [], 1.0)
    assert caught.value.code == "locked"
    memory = Database.open_or_memory(folder, today)
    assert memory.trouble is not None
    assert memory.trouble.code == "locked"
    memory.close()
    other.execute("ROLLBACK")
    other.close()
    assert store.create(header, [], 1.0) == 1
    assert not [name for name in files(folder) if "unreadable" in name]


def test_a_full_disk_takes_back_the_whole_move(database: Database, store: MatchStore, header: str) -> None:
    match = store.create(header, [], 1.0, moves=["draw"])
    pages = database.connection.execute("PRAGMA page_count").fetchone()[0]
    database.connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StorageError) as caught:
        store.append(match, 1, ["drawn>grid.1"] * 2000, 2.0)
    assert caught.value.code == "full"
    assert "\n" not in str(caught.value)
    assert str(database.path) in str(caught.value)
    assert [move.text for move in store.moves(match)] == ["draw"]
    # Until all is saved again, no later move may be saved: one would be missing before it.
    with pytest.raises(StorageError) as caught:
        store.append(match, 1, ["draw"], 3.0)
    assert caught.value.code == "out_of_step"
    database.connection.execute("PRAGMA max_page_count = 100000")
    store.replace_moves(match, store.moves(match), 1, 4.0)
    store.append(match, 1, ["draw"], 5.0)
    assert store.cursor(match) == 2


def test_read_only_refuses_writing_with_one_line(database: Database) -> None:
    database.connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StorageError, match=r"nothing may be written there; expected") as caught:
        PeopleStore(database).add("Amina", "fox", 1.0)
    assert caught.value.code == "read_only"


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
@pytest.mark.parametrize("existing", [False, True])
def test_a_read_only_folder_means_playing_in_memory(header: str, today: datetime.date, existing: bool) -> None:
    # Not in tmp_path, whose parents another user may not enter; root may write anywhere, so become nobody.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if existing:
            make_with_one_match(folder, header, today)
            (folder / FILE_NAME).chmod(0o444)
        folder.chmod(0o555)
        script = """
if os.getuid() == 0:
    os.setuid(65534)
database = Database.open_or_memory(Path(sys.argv[1]), day)
print(database.trouble.code, database.path, MatchStore(database).create(header, [], 1.0))
"""
        assert output_of(child(script, folder)) in ("read_only None 1", "cannot_open None 1")
        assert files(folder) == ([FILE_NAME] if existing else [])
        folder.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
def test_a_disk_that_fails_in_mid_match(folder: Path) -> None:
    script = """
import resource
database = Database.open(Path(sys.argv[1]), day)
store = MatchStore(database)
match = store.create(header, [], 1.0, moves=["draw"])
size = os.path.getsize(f"{database.path}-wal")
resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
try:
    store.append(match, 1, ["drawn>grid.1"], 2.0)
except StorageError as error:
    print(error.code, [move.text for move in store.moves(match)])
"""
    assert output_of(child(script, folder)) in ("disk ['draw']", "full ['draw']")


def test_a_folder_that_cannot_be_made(tmp_path: Path, today: datetime.date) -> None:
    (tmp_path / "data").write_text("a file stands here")
    with pytest.raises(StorageError) as caught:
        Database.open(tmp_path / "data", today)
    assert caught.value.code == "cannot_open"
    assert "(EEXIST)" in str(caught.value)
    assert (tmp_path / "data").read_text() == "a file stands here"
    memory = Database.open_or_memory(tmp_path / "data", today)
    assert memory.path is None
    assert PeopleStore(memory).add("Amina", "fox", 1.0) == 1
    memory.close()


def test_all_committed_moves_survive_a_kill(folder: Path, today: datetime.date) -> None:
    script = """
store = MatchStore(Database.open(Path(sys.argv[1]), day))
match = store.create(header, [], 1.0)
store.set_open(match)
for number in range(1000000):
    store.append(match, number, [f"flip grid.{number % 12}"], 2.0 + number)
    print(number, flush=True)
"""
    process = child(script, folder)
    assert process.stdout is not None
    while process.stdout.readline().strip() != "150":
        assert process.poll() is None, process.stderr and process.stderr.read()
    process.kill()
    rest, _ = process.communicate(timeout=60)
    told = int((rest.rsplit("\n", 2)[-2:-1] or ["150"])[0])

    database = Database.open(folder, today)
    assert database.set_aside is None
    store = MatchStore(database)
    match = store.open_match()
    assert match is not None
    found = store.load(match)
    # What was told is there; one move more may have been saved before it could be told.
    assert found.cursor == len(found.moves)
    assert found.cursor >= told + 1
    assert [move.text for move in found.moves] == [f"flip grid.{number % 12}" for number in range(found.cursor)]
    store.append(match, found.cursor, ["draw"], 9.0)
    database.close()


def test_two_processes_share_the_database(folder: Path, today: datetime.date) -> None:
    # Both start at once on a folder that is not there, so that both want to make the file.
    script = """
store = MatchStore(Database.open(Path(sys.argv[1]), day))
match = store.create(header, [], 1.0)
number = 0
while number < 60:
    try:
        store.append(match, number, [sys.argv[2]], 2.0)
        number += 1
    except StorageError as error:
        if error.code not in ("locked", "out_of_step"):
            raise
        number = store.load(match).cursor
print(match)
"""
    processes = [child(script, folder, word) for word in ("draw", "end")]
    matches = [int(output_of(process)) for process in processes]
    database = Database.open(folder, today)
    assert database.set_aside is None
    store = MatchStore(database)
    assert [[move.text for move in store.moves(match)] for match in matches] == [["draw"] * 60, ["end"] * 60]
    database.close()


def test_nothing_of_a_failed_transaction_stays(database: Database) -> None:
    def add_and_fail() -> None:
        with database.transaction() as connection:
            connection.execute("INSERT INTO people (name, picture, created) VALUES ('Amina', 'fox', 1)")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        add_and_fail()
    assert PeopleStore(database).all() == []
    assert PeopleStore(database).add("Amina", "fox", 1.0) == 1


@pytest.mark.skipif(os.name != "posix", reason="a name that is no UTF-8 needs POSIX")
def test_a_folder_with_any_name(tmp_path: Path, today: datetime.date) -> None:
    for name in ("Bàn Bài #1?mode=ro", "طاولة الورق", os.fsdecode(b"\xff\xfe")):
        database = Database.open(tmp_path / name, today)
        database.close()
        assert files(tmp_path / name) == [FILE_NAME]
