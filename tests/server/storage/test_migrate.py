from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import hedgemaze.server.storage
from hedgemaze.server.storage import DATABASE, open_store
from hedgemaze.server.storage.migrate import HEAD, upgrade
from hedgemaze.server.storage.schema import metadata
from hedgemaze.server.storage.sqlite import prepare
from tests.server.postgres import Postgres


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{request.getfixturevalue('folder') / DATABASE}"
        return
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    made = server.new_database()
    open_store(made)
    open_store(made)
    yield made.replace("postgresql://", "postgresql+psycopg://", 1)


def test_the_migrations_make_the_tables_of_the_schema(url: str) -> None:
    engine = sqlalchemy.create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_new_file_is_made_at_once_as_all_steps_would_make_it(tmp_path: Path) -> None:
    upgrade(f"sqlite:///{tmp_path / 'steps.db'}")
    with contextlib.closing(sqlite3.connect(tmp_path / "steps.db")) as database:
        made = [sql for (sql,) in database.execute("SELECT sql FROM sqlite_master WHERE sql NOT NULL ORDER BY rowid")]
    stamp = f"INSERT INTO alembic_version (version_num) VALUES ('{HEAD}')"
    script = ";\n\n".join(["BEGIN", *made, stamp, "COMMIT"]) + ";\n"
    script = "\n".join(line.rstrip() for line in script.splitlines()) + "\n"
    kept = Path(hedgemaze.server.storage.__file__).with_name("schema.sql")
    assert kept.read_text("utf-8") == script, f"write this into {kept.name}:\n{script}"
    prepare(tmp_path / "new.db")
    prepare(tmp_path / "new.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "new.db")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]


def test_the_last_step_is_known() -> None:
    folder = Path(hedgemaze.server.storage.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_heads() == [HEAD]


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def test_rooms_of_an_older_version_are_there_afterwards(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: Path | str = tmp_path if kind == "sqlite" else request.getfixturevalue("postgres").new_database()
    with monkeypatch.context() as older:
        older.setattr("hedgemaze.server.storage.migrate.HEAD", "0003")
        if isinstance(where, str):
            open_store(where)
        else:
            upgrade(f"sqlite:///{where / DATABASE}")
    url = where.replace("postgresql://", "postgresql+psycopg://", 1) if isinstance(where, str) else ""
    engine = sqlalchemy.create_engine(url or f"sqlite:///{tmp_path / DATABASE}")
    with engine.begin() as connection:
        columns = "id, opened_ms, is_listed, version, touched_ms, stage, is_engines_turn, about"
        connection.execute(
            sqlalchemy.text(f"INSERT INTO rooms ({columns}) VALUES ('r', 1, true, 1, 1, 'waiting', false, '{{}}')")
        )
        connection.execute(
            sqlalchemy.text("INSERT INTO events (room, version, at_ms, data) VALUES ('r', 1, 1, 'opened')")
        )
    engine.dispose()
    store = open_store(where)
    await store.start()
    for is_whole in (True, False):
        loaded = await store.load("r", is_whole=is_whole)
        assert loaded is not None
        assert (loaded.log, loaded.snapshot, loaded.rewrites) == (("opened",), None, 0)
    await store.stop()
