"""Fixtures of the server's tests: databases, a fake clock, nodes and running servers."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

from hedgemaze.server.live.service import Service
from hedgemaze.server.storage import DATABASE, open_store
from tests.server.cluster.nodes import FakeBus, Node
from tests.server.helpers.fakes import FakeClock, make_alone
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.running import Running


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The event loop that `hedgemaze serve` uses."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without rooms; each test copies it."""
    folder = tmp_path_factory.mktemp("empty")
    open_store(folder)
    return folder / DATABASE


@pytest.fixture
def folder(tmp_path: Path, empty_database: Path) -> Path:
    shutil.copy(empty_database, tmp_path / DATABASE)
    return tmp_path


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def service(folder: Path, clock: FakeClock) -> AsyncIterator[Service]:
    service = make_alone(folder, clock)
    await service.start(with_loops=False)
    yield service
    await service.stop()


@pytest.fixture(scope="session")
def one_postgres(postgres: Postgres) -> str:
    """A PostgreSQL database that tests share one after another, because it is slow to create."""
    url = postgres.new_database()
    open_store(url)
    return url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def where(request: pytest.FixtureRequest) -> Path | str:
    """A database without rooms, of either kind."""
    if request.param == "sqlite":
        folder = request.getfixturevalue("folder")
        assert isinstance(folder, Path)
        return folder
    url = request.getfixturevalue("one_postgres")
    assert isinstance(url, str)
    with psycopg.connect(url, autocommit=True) as connection:
        query = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        tables = [name for (name,) in connection.execute(query) if name != "schema_version"]
        connection.execute(f"TRUNCATE {', '.join(tables)}".encode())
    return url


@pytest.fixture
async def nodes(where: Path | str, clock: FakeClock) -> AsyncIterator[tuple[Node, Node]]:
    """Two nodes on one database that receive each other's messages."""
    buses: list[FakeBus] = []
    one, two = Node(where, clock, buses, "one"), Node(where, clock, buses, "two")
    for node in (one, two):
        await node.service.start(with_loops=False)
    yield one, two
    for node in (one, two):
        if not node.service.is_stopping:
            await node.service.stop()


@pytest.fixture
async def alone(folder: Path) -> AsyncIterator[Running]:
    """A running server for one test."""
    async with Running(folder) as running:
        yield running


@pytest.fixture(scope="module")
async def shared(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    folder = tmp_path_factory.mktemp("shared")
    shutil.copy(empty_database, folder / DATABASE)
    async with Running(folder) as running:
        yield running


@pytest.fixture
async def running(shared: Running) -> AsyncIterator[Running]:
    """A running server shared by the tests of a module, each with its own rooms, and an HTTP client without cookies."""
    shared.http = httpx.AsyncClient(base_url=shared.address)
    yield shared
    await shared.http.aclose()
