"""What the server's tests share: a loop, a database that is made once, a clock that stands still."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from hedgemaze.server.service import Service
from hedgemaze.server.storage import DATABASE, open_store
from tests.server.fakes import FakeClock
from tests.server.postgres import Postgres
from tests.server.running import Running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without rooms; Alembic is slow, so it runs once."""
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
    service = Service(open_store(folder), clock, draw=lambda _: 0)
    await service.start(is_alone=True)
    yield service
    await service.stop()


@pytest.fixture
async def alone(folder: Path) -> AsyncIterator[Running]:
    """A server of the test's own."""
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
    """A server that other tests use as well, each in rooms of its own, seen by a browser without cookies."""
    shared.http = httpx.AsyncClient(base_url=shared.address)
    yield shared
    await shared.http.aclose()
