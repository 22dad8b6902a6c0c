"""The SQLite file that holds everything saved: opened, brought up to date, or set aside when it cannot be read."""

from __future__ import annotations

import datetime
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardgui.storage.errors import StorageError, os_error, primary_code, storage_error
from cardgui.storage.header_facts import score_measure, score_scale, search_words, strongest_opponent
from cardgui.storage.new_names import set_file_aside
from cardgui.storage.schema import APPLICATION_ID, MIGRATIONS, VERSION

FILE_NAME: Final = "cardtable.sqlite"
LOCK_TIMEOUT: Final = 0.4
"""Seconds that a save waits for another process: short, since the window waits with it."""
_OPENING_ATTEMPTS: Final = 5
"""Opening may wait longer: two programs that start together both want to make the file."""

_MAGIC: Final = b"SQLite format 3\0"
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT)


@dataclass(frozen=True, slots=True)
class SetAside:
    """A database that could not be read and was renamed. `path` is its new name; `reason` is "damaged" or "foreign"
    (made by another program)."""

    path: Path
    reason: str


class Database:
    """One connection to the saved matches, people and statistics, for use in the thread that made it.

    Attributes:
        path: the file, or None in memory.
        folder: the data folder, where what is set aside goes.
        set_aside: the file that was found and could not be read, if there was one: to be said to the people.
        trouble: why the data is only in memory and will not be kept, if it is: to be said to the people.
        connection: for the stores of this package only.
    """

    def __init__(
        self, connection: sqlite3.Connection, path: Path | None, folder: Path, set_aside: SetAside | None = None
    ) -> None:
        self.connection = connection
        self.path = path
        self.folder = folder
        self.set_aside = set_aside
        self.trouble: StorageError | None = None

    @classmethod
    def open(cls, folder: Path, today: datetime.date) -> Database:
        """Open the database in `folder`, made with the folder where missing, and bring it up to this version.

        One that is damaged or foreign is renamed with its `-wal` and `-shm`, never
        overwritten, and a fresh one is made; `set_aside` tells its new name, in which `today` stands.
        One of a later version stays where that version looks for it: under another name all that is in it would be
        missing there, and so would here what is played from then on.
        Raises StorageError for that, and when the file is locked, or the disk is full, read-only or failing; then
        nothing was renamed.
        """
        path = folder / FILE_NAME
        try:
            folder.mkdir(parents=True, exist_ok=True)
            set_aside = _set_orphan_aside(path, today)
        except OSError as error:
            raise os_error(error, folder) from error
        for attempt in range(_OPENING_ATTEMPTS):
            identity = _identity(path)
            try:
                return cls(_connect(path), path, folder, set_aside)
            except _Later as later:
                raise StorageError("later", path) from later
            except _Unreadable as unreadable:
                # Another process that found the same fault may have put a fresh file here meanwhile.
                if _identity(path) == identity:
                    try:
                        set_aside = SetAside(set_file_aside(path, today), unreadable.reason)
                    except FileNotFoundError:
                        continue
                    except OSError as error:
                        raise os_error(error, path) from error
            except sqlite3.Error as error:
                trouble = storage_error(error, path)
                if trouble.code != "locked" or attempt == _OPENING_ATTEMPTS - 1:
                    raise trouble from error
                time.sleep(0.05 * (attempt + 1))
        raise StorageError("damaged", path)

    @classmethod
    def in_memory(cls, folder: Path) -> Database:
        """An empty database that is gone with the process; `folder` is still where matches are set aside."""
        connection = sqlite3.connect(":memory:", isolation_level=None)
        _prepare(connection)
        _migrate(connection)
        return cls(connection, None, folder)

    @classmethod
    def open_or_memory(cls, folder: Path, today: datetime.date) -> Database:
        """As `open`, but where that fails a database in memory whose `trouble` says why, so that people can play."""
        try:
            return cls.open(folder, today)
        except StorageError as trouble:
            database = cls.in_memory(folder)
            database.trouble = trouble
            return database

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """One transaction that writes: all of it is on the disk at the end, or nothing. Not to be nested.

        Raises StorageError for what SQLite refuses; whatever is raised inside takes everything back.
        """
        with self._begun("BEGIN IMMEDIATE") as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """One transaction that reads: all its queries see the same moment. Raises StorageError."""
        with self._begun("BEGIN") as connection:
            yield connection

    @contextmanager
    def _begun(self, begin: str) -> Iterator[sqlite3.Connection]:
        connection = self.connection
        try:
            connection.execute(begin)
            yield connection
            connection.execute("COMMIT")
        except sqlite3.ProgrammingError:
            self._roll_back()
            raise
        except sqlite3.Error as error:
            self._roll_back()
            raise storage_error(error, self.path) from error
        except BaseException:
            self._roll_back()
            raise

    def _roll_back(self) -> None:
        if self.connection.in_transaction:
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")

    def close(self) -> None:
        """Let go of the file. Nothing is lost without it: every change is on the disk already."""
        with suppress(sqlite3.Error):
            self.connection.close()


class _Unreadable(Exception):
    """`reason` as in `SetAside`."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class _Later(Exception):
    """Made by a later version of the program."""


def _connect(path: Path) -> sqlite3.Connection:
    """A connection to a sound, current database. Raises _Unreadable, _Later, or sqlite3.Error for what may pass."""
    if path.is_dir():
        raise _Unreadable("foreign")
    # Seen here and not by SQLite, which would delete the -wal of a file that is no database.
    with suppress(OSError), path.open("rb") as file:
        if file.read(len(_MAGIC)) not in (b"", _MAGIC):
            raise _Unreadable("damaged")
    connection = sqlite3.connect(path, timeout=LOCK_TIMEOUT, isolation_level=None)
    try:
        try:
            _probe(connection)
            _prepare(connection)
            _migrate(connection)
            if not _schema() <= _columns(connection):
                raise _Unreadable("damaged")
        except sqlite3.Error as error:
            if primary_code(error) in _DAMAGED:
                raise _Unreadable("damaged") from error
            raise
    except BaseException:
        with suppress(sqlite3.Error):
            connection.close()
        raise
    return connection


def _probe(connection: sqlite3.Connection) -> None:
    """Only reads, so that a foreign file is left exactly as it was."""
    application_id = _number(connection, "PRAGMA application_id")
    version = _number(connection, "PRAGMA user_version")
    entries = _number(connection, "SELECT count(*) FROM sqlite_master")
    if application_id == 0 and version == 0 and entries == 0:
        return  # a new or empty file
    if application_id != APPLICATION_ID:
        raise _Unreadable("foreign")
    if version > VERSION:
        raise _Later
    if version < 1:
        raise _Unreadable("damaged")
    # 40 ms for 13 MB, which is a thousand matches.
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise _Unreadable("damaged")


def _prepare(connection: sqlite3.Connection) -> None:
    # A damaged text is read as it is, so that it can be told of and exported, and spoils no other row.
    connection.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA foreign_keys = ON")
    # With NORMAL, the last moves are lost when the plug is pulled; FULL costs one sync a move.
    connection.execute("PRAGMA synchronous = FULL")


def _migrate(connection: sqlite3.Connection) -> None:
    """Run the steps that are missing, all in one transaction. It is begun in any case: so a file that cannot be
    written to is found now and not at the first move."""
    for function, arguments in (
        (search_words, 1),
        (score_scale, 1),
        (score_measure, 1),
        (strongest_opponent, 3),
    ):
        connection.create_function(function.__name__, arguments, function, deterministic=True)
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = _number(connection, "PRAGMA user_version")
        for step in MIGRATIONS[version:]:
            for statement in step:
                connection.execute(statement)
        if version < VERSION:
            connection.execute(f"PRAGMA user_version = {VERSION}")
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        raise


def _columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """All (table, column)."""
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {
        (table, row[1])
        for table in tables
        for row in connection.execute('PRAGMA table_info("{}")'.format(str(table).replace('"', '""')))
    }


def _schema() -> set[tuple[str, str]]:
    model = sqlite3.connect(":memory:", isolation_level=None)
    try:
        _migrate(model)
        return _columns(model)
    finally:
        model.close()


def _number(connection: sqlite3.Connection, query: str) -> int:
    value = connection.execute(query).fetchone()[0]
    return value if isinstance(value, int) else 0


def _set_orphan_aside(path: Path, today: datetime.date) -> SetAside | None:
    """SQLite deletes a `-wal` whose database is gone or empty; it may hold the last moves, so it is kept."""
    wal = Path(f"{path}-wal")
    empty = not os.path.lexists(path) or (path.is_file() and path.stat().st_size == 0)
    if empty and wal.is_file() and wal.stat().st_size > 0:
        return SetAside(set_file_aside(path, today), "damaged")
    return None


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
