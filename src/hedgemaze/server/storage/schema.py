"""Creates the tables of `schema.sql` in a new database and checks the schema version of an existing one.

`schema.sql` always describes the current version. When it changes, `VERSION` grows by one, `_ADDED` gets the names of
new tables, and `_CHANGES` the other statements that lead there from the version before.
"""

from __future__ import annotations

import re
from importlib.resources import files

from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage.database_thread import Database

VERSION = 4
"""The schema version that this server needs."""

_ADDED: dict[int, tuple[str, ...]] = {
    2: ("locks", "rooms_listed"),
    3: (
        "seeks",
        "ratings",
        "rated_games",
        "rating_history",
        "fair_play",
        "rooms_rated",
        "tournaments",
        "tournament_players",
        "tournament_games",
        "relations",
        "wishes",
        "presences",
        "game_challenges",
        "push_keys",
        "push_subscriptions",
        "notices",
        "notice_checks",
        "accounts",
        "passkeys",
        "sessions",
        "challenges",
        "name_filters",
        "admin_tokens",
        "audit",
        "sanctions",
        "reports",
        "announcements",
        "limit_usage",
    ),
    4: ("results", "puzzle_progress"),
}
"""New tables, which bring their indexes, and new indexes of older tables; `schema.sql` has the statements."""

_CHANGES: dict[int, tuple[str, ...]] = {
    3: (
        "DROP TABLE IF EXISTS seeks",
        "ALTER TABLE rooms ADD COLUMN is_rated BOOLEAN NOT NULL DEFAULT FALSE",
    ),
}
"""Other statements by the version that they lead to, with the placeholders of `schema.sql`; they run first."""

_ALEMBIC_LAST = "0004"
"""The last revision of databases made before 2026-11-16; its tables are those of version 1."""


def upgrade(database: Database) -> None:
    """Brings a database to the current schema, in one transaction.

    Raises:
        StorageError: the database has a newer schema, or one of a development version.
    """
    database.begin()
    try:
        for statement in _pending(database):
            database.execute(statement)
        database.commit()
    finally:
        database.rollback()


def _pending(database: Database) -> list[str]:
    """Returns the statements that lead to the current schema."""
    if database.has_table("schema_version"):
        [(found,)] = database.rows("SELECT version FROM schema_version")
        if found > VERSION:
            message = f"the database was made by a newer version (schema {found}, this server has {VERSION})"
            raise StorageError("storage.unavailable", message)
        steps = _migrate(database, found)
        return [*steps, f"UPDATE schema_version SET version = {VERSION}"] if steps else []
    statements = _statements(database)
    if not database.has_table("alembic_version"):
        return statements
    if database.rows("SELECT version_num FROM alembic_version") != [(_ALEMBIC_LAST,)]:
        raise StorageError("storage.unavailable", "the database was made by a development version of the server")
    return [statements[0], *_migrate(database, 1), statements[-1], "DROP TABLE alembic_version"]


def _migrate(database: Database, version: int) -> list[str]:
    """Returns the statements that lead from a version to the current one."""
    return [statement for step in range(version + 1, VERSION + 1) for statement in _step(database, step)]


def _step(database: Database, version: int) -> list[str]:
    """Returns the statements that lead to a version from the one before."""
    added = _ADDED.get(version, ())
    created = [each for each in _statements(database) if not set(added).isdisjoint(_created(each))]
    return [*(_fill(database, statement) for statement in _CHANGES.get(version, ())), *created]


def _created(statement: str) -> tuple[str, ...]:
    """Returns the table that a statement creates, or the index and its table."""
    found = re.match(r"CREATE (?:UNIQUE )?(?:TABLE (\w+)|INDEX (\w+) ON (\w+))", statement)
    return () if found is None else tuple(name for name in found.groups() if name is not None)


def _statements(database: Database) -> list[str]:
    """Returns the statements of `schema.sql`."""
    script = files("hedgemaze.server.storage").joinpath("schema.sql").read_text("utf-8")
    text = "\n".join(line for line in script.splitlines() if not line.startswith("--"))
    return [statement.strip() for statement in _fill(database, text).split(";") if statement.strip()]


def _fill(database: Database, text: str) -> str:
    """Returns SQL with the placeholders replaced."""
    placeholders = {"{version}": str(VERSION), "{blob}": database.blob, "{without_rowid}": database.without_rowid}
    for placeholder, value in placeholders.items():
        text = text.replace(placeholder, value)
    return text
