"""The tables of the database, as the list of steps that lead to them."""

from __future__ import annotations

from typing import Final

APPLICATION_ID: Final = 0x43475542
"""SQLite's `application_id` of our files, by which a foreign database is told."""

# A move writes to `moves` and `progress` only, whose rows are small, so that saving costs the same however long
# the header (explicit decks) or the match is. Headers stand last in their row: a list of matches never reads them.
# `results` keeps no reference to `matches`: a match may be deleted, its result still counts. AUTOINCREMENT keeps
# the number of a deleted match from being given again.
_FIRST: Final = (
    """
    CREATE TABLE people (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        picture TEXT NOT NULL,
        birthday TEXT,
        created REAL NOT NULL
    )
    """,
    """
    CREATE TABLE personal_settings (
        person_id INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
        text_size INTEGER,
        digits TEXT,
        colours TEXT,
        speed INTEGER
    )
    """,
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        title TEXT NOT NULL,
        started REAL NOT NULL,
        set_aside TEXT,
        header TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE progress (
        match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        cursor INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        undos INTEGER NOT NULL,
        last_played REAL NOT NULL,
        finished_at INTEGER,
        summary TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE moves (
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        gesture INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (match_id, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE seated (
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        member INTEGER NOT NULL,
        person_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
        PRIMARY KEY (match_id, seat, member)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX seated_person ON seated (person_id)",
    """
    CREATE TABLE at_table (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE
    )
    """,
    """
    CREATE TABLE results (
        match_id INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        game TEXT NOT NULL,
        won INTEGER NOT NULL,
        score INTEGER,
        undos INTEGER NOT NULL,
        ended REAL NOT NULL,
        PRIMARY KEY (match_id, seat, person_id)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX results_person ON results (person_id, game)",
)

_HAND_ORDER: Final = ("ALTER TABLE personal_settings ADD COLUMN hand_order TEXT",)

# The functions are those of `header_facts`. Each fact is NULL where the match is gone or its header damaged.
_HISTORY: Final = (
    "ALTER TABLE matches ADD COLUMN words TEXT NOT NULL DEFAULT ''",
    "UPDATE matches SET words = search_words(CAST(header AS BLOB))",
    "CREATE INDEX progress_last_played ON progress (last_played, match_id)",
    "ALTER TABLE results ADD COLUMN scale TEXT",
    "ALTER TABLE results ADD COLUMN opponents TEXT",
    "ALTER TABLE results ADD COLUMN moves INTEGER",
    "UPDATE results SET moves = (SELECT finished_at FROM progress WHERE progress.match_id = results.match_id)",
    """
    UPDATE results SET
        scale = (SELECT score_scale(CAST(header AS BLOB)) FROM matches WHERE id = match_id),
        opponents = (SELECT strongest_opponent(CAST(header AS BLOB), seat, moves) FROM matches WHERE id = match_id)
    """,
)

# A picture's name is made of its bytes, so it never comes to mean another picture.
_OWN_PICTURES: Final = (
    "ALTER TABLE personal_settings ADD COLUMN four_colours INTEGER",
    "ALTER TABLE personal_settings ADD COLUMN large_print INTEGER",
    """
    CREATE TABLE pictures (
        name TEXT PRIMARY KEY,
        png BLOB NOT NULL
    )
    """,
)

# A total is the best of those of its like, so a result keeps what the match was played for instead of the scale alone.
_LIKE_WITH_LIKE: Final = (
    "ALTER TABLE results RENAME COLUMN scale TO measure",
    "UPDATE results SET measure = (SELECT score_measure(CAST(header AS BLOB)) FROM matches WHERE id = match_id)",
)

# When a match was thrown away, seconds since 1970; it is kept until somebody wants it gone for good.
_THROWN_AWAY: Final = ("ALTER TABLE progress ADD COLUMN thrown_away REAL",)

# Of a match that was given up each person has a row in `results` too, neither won nor with a score.
_GIVEN_UP: Final = (
    "ALTER TABLE progress ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE results ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0",
)

_CARD_SIZE: Final = ("ALTER TABLE personal_settings ADD COLUMN card_size INTEGER",)

# `header_facts.folded` takes more Arabic letters for the same.
_WORDS_AGAIN: Final = ("UPDATE matches SET words = search_words(CAST(header AS BLOB))",)

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    _FIRST, _HAND_ORDER, _HISTORY, _OWN_PICTURES, _LIKE_WITH_LIKE, _THROWN_AWAY, _GIVEN_UP, _CARD_SIZE,
    _WORDS_AGAIN,
)  # fmt: skip
"""Step i holds the statements that lead from version i (`user_version`) to version i + 1. Steps are only added:
one that has been in a release is never changed."""

VERSION: Final = len(MIGRATIONS)
"""The version that this program writes. A database of a later one counts as unreadable."""
