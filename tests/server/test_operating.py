"""What operators run: `hedgemaze migrate`, and `hedgemaze serve` with `--drain` and `--tracing`, as processes."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from pathlib import Path

import httpx
import pytest

from hedgemaze.server.storage.schema import VERSION
from hedgemaze.server.storage.sqlite import lock_folder
from tests.cli.helpers import refused, run
from tests.server.helpers.process import ServerProcess


def test_migrate_creates_the_tables_and_may_be_repeated(tmp_path: Path) -> None:
    for _ in range(2):
        assert run("migrate", "--data", str(tmp_path)).out == f"The database has schema version {VERSION}.\n"
    database = sqlite3.connect(tmp_path / "hedgemaze.db")
    assert database.execute("SELECT version FROM schema_version").fetchall() == [(VERSION,)]
    database.execute("UPDATE schema_version SET version = 999")
    database.commit()
    database.close()
    assert "made by a newer version" in refused("migrate", "--data", str(tmp_path))


def test_migrate_leaves_the_database_of_a_running_server_alone(tmp_path: Path) -> None:
    lock = lock_folder(tmp_path)
    assert "another server uses this folder" in refused("migrate", "--data", str(tmp_path))
    assert not (tmp_path / "hedgemaze.db").exists()
    os.close(lock)


def test_migrate_refuses_what_is_no_database() -> None:
    assert "postgresql://HOST/NAME" in refused("migrate", "--database", "mysql://elsewhere/x")


def test_tracing_without_its_packages_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    assert "hedgemaze[tracing]" in refused("serve", "--tracing", "--data", str(tmp_path))


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_server_that_drains_answers_until_it_stops(folder: Path) -> None:
    async with ServerProcess(folder, "--drain", "3") as server, httpx.AsyncClient(base_url=server.address) as http:
        assert (await http.get("ready")).status_code == 200
        stopping = asyncio.create_task(server.end(signal.SIGTERM))
        async with asyncio.timeout(20):
            while (await http.get("ready")).status_code == 200:
                await asyncio.sleep(0.01)
        assert (await http.get("ready")).json()["code"] == "server.stopping"
        async with httpx.AsyncClient(base_url=server.address) as another:
            assert (await another.get("live")).status_code == 200, "new connections are accepted"
        await stopping
        await server.start()
