from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import hedgemaze.server.storage
from hedgemaze.server.storage import DATABASE, open_store
from hedgemaze.server.storage.migrate import HEAD
from hedgemaze.server.storage.schema import metadata
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


def test_the_last_step_is_known() -> None:
    folder = Path(hedgemaze.server.storage.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_heads() == [HEAD]
