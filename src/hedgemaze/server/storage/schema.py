"""Creates the tables of `schema.sql` in a new database and checks the schema version of an existing one.

`schema.sql` always describes the current version. When it changes, `VERSION` grows by one, and `_MIGRATIONS` gets the
statements that lead there from the version before.
"""

from __future__ import annotations

from importlib.resources import files

from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage.database_thread import Database

VERSION = 2
"""The schema version that this server needs."""

_MIGRATIONS: dict[int, tuple[str, ...]] = {
    2: (
        (
            "CREATE TABLE seeks (ticket {blob} PRIMARY KEY, preset TEXT NOT NULL, role TEXT NOT NULL,"
            " name TEXT NOT NULL, player_hash {blob}, node TEXT NOT NULL, since_ms BIGINT NOT NULL, room TEXT,"
            " seat INTEGER, paired_ms BIGINT)"
        ),
        "CREATE INDEX seeks_waiting ON seeks (preset, role, since_ms) WHERE room IS NULL",
        "CREATE INDEX seeks_by_player ON seeks (player_hash) WHERE room IS NULL",
        "CREATE INDEX seeks_by_node ON seeks (node, paired_ms)",
        "CREATE TABLE locks (name TEXT PRIMARY KEY, taken BIGINT NOT NULL)",
        "CREATE INDEX rooms_listed ON rooms (stage, touched_ms) WHERE is_listed",
    ),
}
"""Statements by the version that they lead to, with the placeholders of `schema.sql`."""

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
    script = files("hedgemaze.server.storage").joinpath("schema.sql").read_text("utf-8")
    text = "\n".join(line for line in script.splitlines() if not line.startswith("--"))
    statements = [statement.strip() for statement in _fill(database, text).split(";") if statement.strip()]
    if not database.has_table("alembic_version"):
        return statements
    if database.rows("SELECT version_num FROM alembic_version") != [(_ALEMBIC_LAST,)]:
        raise StorageError("storage.unavailable", "the database was made by a development version of the server")
    return [statements[0], *_migrate(database, 1), statements[-1], "DROP TABLE alembic_version"]


def _migrate(database: Database, version: int) -> list[str]:
    """Returns the statements that lead from a version to the current one."""
    steps = range(version + 1, VERSION + 1)
    return [_fill(database, statement) for step in steps for statement in _MIGRATIONS[step]]


def _fill(database: Database, text: str) -> str:
    """Returns SQL with the placeholders replaced."""
    placeholders = {"{version}": str(VERSION), "{blob}": database.blob, "{without_rowid}": database.without_rowid}
    for placeholder, value in placeholders.items():
        text = text.replace(placeholder, value)
    return text
