"""`/live` and `/ready`: what an orchestrator and a proxy ask."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from hedgemaze.server.http import probes
from hedgemaze.server.limits import Limits, Rate
from hedgemaze.server.storage.database_thread import Database
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio


async def status(running: Running, path: str) -> tuple[int, str]:
    answer = await running.http.get(path)
    is_error = answer.headers["content-type"] == "application/json"
    return answer.status_code, answer.json()["code"] if is_error else answer.text


async def test_a_node_is_live_and_ready(alone: Running) -> None:
    assert await status(alone, "live") == await status(alone, "ready") == (200, "ok\n")
    assert (await alone.http.head("ready")).status_code == 200
    assert (await alone.http.post("ready")).status_code == 405


async def test_a_node_without_its_database_is_live_but_not_ready(
    alone: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hedgemaze.server.storage.connections._CHECK_SECONDS", 0.0)
    connections = alone.server.service.store.connections

    def rename(old: str, new: str) -> None:
        connections.write(lambda database: database.execute(f"ALTER TABLE {old} RENAME TO {new}"))

    rename("probes", "hidden")
    assert await status(alone, "ready") == (503, "storage.unavailable")
    assert await status(alone, "live") == (200, "ok\n")
    rename("hidden", "probes")
    assert await status(alone, "ready") == (200, "ok\n")


async def test_a_database_that_does_not_answer_is_not_waited_for(
    alone: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probes, "_DATABASE_SECONDS", 0.01)
    hung = asyncio.Event()
    loop = asyncio.get_running_loop()

    def wait(_: Database) -> None:
        asyncio.run_coroutine_threadsafe(hung.wait(), loop).result(30)

    waiting = alone.server.service.store.connections.write(wait)
    assert await status(alone, "ready") == (503, "storage.unavailable")
    assert await status(alone, "live") == (200, "ok\n")
    hung.set()
    await waiting


async def test_a_draining_node_plays_on_and_is_not_ready(alone: Running) -> None:
    opened = await alone.open_table()
    alone._uvicorn._drain_seconds = 60.0
    async with alone.client(opened["room"], token=opened["token"]) as ada, alone.client(opened["room"]) as eve:
        alone._uvicorn.should_exit = True
        async with asyncio.timeout(20):
            while (await status(alone, "ready"))[0] == 200:
                await asyncio.sleep(0.01)
        assert await status(alone, "ready") == (503, "server.stopping")
        assert await status(alone, "live") == (200, "ok\n")
        assert "\nhedgemaze_draining 1.0\n" in (await alone.http.get("metrics")).text
        assert (await ada.ask("say", "c1", phrase="hello"))["type"] == "ack", "commands are carried out"
        await eve.wait_version(ada.version)
        async with alone.client(opened["room"]):
            pass  # clients that the proxy still sends are served
        alone._uvicorn._drain_seconds = 0.0
        alone._uvicorn.force_exit = True  # as a second Ctrl-C
        assert (await ada.wait_for("closing"))["reason"] == "restart"


async def test_probes_come_by_any_name_and_as_often_as_they_like(folder: Path) -> None:
    async with Running(folder, Limits(requests=Rate(2, 0.001))) as running:
        for _ in range(5):
            for path in ("live", "ready"):
                assert (await running.http.get(path, headers={"Host": "10.1.2.3:8000"})).status_code == 200
        assert (await running.http.get("api/health", headers={"Host": "10.1.2.3:8000"})).status_code == 403
        statuses = [(await running.http.get("api/mazes")).status_code for _ in range(3)]
    assert statuses == [200, 429, 429]


async def test_probes_are_logged_only_at_debug_level(alone: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "hedgemaze.access")
    await alone.http.get("live")
    await alone.http.get("api/mazes")
    levels = {vars(record)["path"]: record.levelname for record in caplog.records}
    assert levels == {"/live": "DEBUG", "/api/mazes": "INFO"}
