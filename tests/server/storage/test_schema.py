from __future__ import annotations

import contextlib
import re
import sqlite3
from pathlib import Path

import psycopg
import pytest

from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage import DATABASE, open_store, schema
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.postgres import PostgresDatabase
from hedgemaze.server.storage.sqlite import SqliteDatabase

ROOM = (
    "INSERT INTO rooms (id, opened_ms, is_listed, version, touched_ms, stage, is_engines_turn, about)"
    " VALUES ('r', 1, true, 1, 1, 'waiting', false, '{}')"
)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def own(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """The place of a database for one test; it does not exist yet, or is empty."""
    if request.param == "sqlite":
        return tmp_path
    url = request.getfixturevalue("postgres").new_database()
    assert isinstance(url, str)
    return url


def connect(where: Path | str) -> Database:
    return PostgresDatabase(where) if isinstance(where, str) else SqliteDatabase(where / DATABASE)


def version(where: Path | str) -> list[tuple[object, ...]]:
    with contextlib.closing(connect(where)) as database:
        return database.rows("SELECT version FROM schema_version")


def make_version_1(database: Database) -> None:
    """Takes away what later versions have added to the tables of version 1."""
    for name in (name for added in schema._ADDED.values() for name in added):
        kind = "TABLE" if database.has_table(name) else "INDEX"
        database.execute(f"DROP {kind} {name}")
    for statement in (statement for changes in schema._CHANGES.values() for statement in changes):
        if added := re.match(r"ALTER TABLE (\w+) ADD COLUMN (\w+)", statement):
            database.execute(f"ALTER TABLE {added[1]} DROP COLUMN {added[2]}")
    database.execute("UPDATE schema_version SET version = 1")


def shape(where: Path | str) -> set[tuple[object, ...]]:
    """Returns the columns and the indexes of a database."""
    is_shared = isinstance(where, str)
    columns = "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
    columns += " WHERE table_schema = 'public'"
    indexes = "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'"
    if not is_shared:
        columns = 'SELECT m.name, c.name, c.type, c."notnull" FROM sqlite_master m, pragma_table_info(m.name) c'
        indexes = "SELECT name, sql FROM sqlite_master WHERE type = 'index'"
    with contextlib.closing(connect(where)) as database:
        return {*database.rows(columns), *database.rows(indexes)}


def test_an_old_database_becomes_as_a_new_one(own: Path | str) -> None:
    open_store(own)
    new = shape(own)
    with contextlib.closing(connect(own)) as database:
        make_version_1(database)
        database.execute(ROOM)
    assert shape(own) < new
    open_store(own)
    assert shape(own) == new
    assert version(own) == [(schema.VERSION,)]


def test_opening_twice_changes_nothing(own: Path | str) -> None:
    open_store(own)
    with contextlib.closing(connect(own)) as database:
        database.execute(ROOM)
    open_store(own)
    assert version(own) == [(schema.VERSION,)]
    with contextlib.closing(connect(own)) as database:
        assert database.rows("SELECT id, rewrites, seen_ms FROM rooms") == [("r", 0, None)]


def test_migrations_run_in_order_and_once(own: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    open_store(own)
    steps = {
        schema.VERSION + 1: ("CREATE TABLE extra (a INTEGER)",),
        schema.VERSION + 2: ("ALTER TABLE extra ADD COLUMN b INTEGER", "INSERT INTO extra VALUES (1, 2)"),
    }
    monkeypatch.setattr(schema, "_CHANGES", steps)
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 2)
    open_store(own)
    open_store(own)
    assert version(own) == [(schema.VERSION,)]
    with contextlib.closing(connect(own)) as database:
        assert database.rows("SELECT a, b FROM extra") == [(1, 2)]


def test_a_failed_migration_is_rolled_back(own: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    open_store(own)
    before = schema.VERSION
    monkeypatch.setattr(schema, "_CHANGES", {before + 1: ("CREATE TABLE extra (a INTEGER)", "no SQL")})
    monkeypatch.setattr(schema, "VERSION", before + 1)
    with pytest.raises(StorageError, match="cannot be used"):
        open_store(own)
    assert version(own) == [(before,)]
    with contextlib.closing(connect(own)) as database:
        assert not database.has_table("extra")


def test_a_newer_schema_is_refused(own: Path | str) -> None:
    open_store(own)
    with contextlib.closing(connect(own)) as database:
        database.execute("UPDATE schema_version SET version = 99")
    with pytest.raises(StorageError, match=rf"newer version \(schema 99, this server has {schema.VERSION}\)"):
        open_store(own)


@pytest.mark.parametrize("revision", ["0004", "0003"])
def test_databases_made_by_alembic(own: Path | str, revision: str) -> None:
    open_store(own)
    with contextlib.closing(connect(own)) as database:
        make_version_1(database)
        database.execute("DROP TABLE schema_version")
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
        database.execute(ROOM)
    if revision == "0003":
        with pytest.raises(StorageError, match="development version"):
            open_store(own)
        return
    open_store(own)
    assert version(own) == [(schema.VERSION,)]
    with contextlib.closing(connect(own)) as database:
        assert database.rows("SELECT id FROM rooms") == [("r",)]
        assert database.has_table("seeks")
        assert not database.has_table("alembic_version")


@pytest.mark.slow
def test_both_databases_have_the_same_columns(postgres: object, one_postgres: str, folder: Path) -> None:
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as database:
        query = "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"
        here = set(database.execute(query))
    with psycopg.connect(one_postgres) as connection:
        query = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        there = set(connection.execute(query))
    assert here == there
    assert ("events", "data") in here
