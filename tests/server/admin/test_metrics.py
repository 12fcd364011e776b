"""Metrics of the lobby and of hosts, and the slowest jobs of the database."""

from __future__ import annotations

import pytest

from hedgemaze.server.storage.database_thread import JobStats
from tests.server.admin.hosts import Host
from tests.server.helpers.running import Running
from tests.server.lobby.lobby_client import LobbyClient
from tests.server.test_metrics import key, samples

pytestmark = pytest.mark.anyio


async def test_the_lobby_is_counted(alone: Running) -> None:
    async with LobbyClient(alone.address) as ada, LobbyClient(alone.address) as bob, LobbyClient(alone.address) as eve:
        assert (await ada.seek())["type"] == "seeking"
        found = await samples(alone)
        assert (found[key("lobby_sockets")], found[key("lobby_waiting")]) == (3, 1)
        assert (await bob.seek())["type"] == "found"
        assert (await eve.seek(preset="classic4-5+5"))["type"] == "seeking"
        assert (await eve.ask("cancel", "c"))["type"] == "cancelled"
        assert (await eve.ask("cancel", "d"))["code"] == "lobby.not_waiting"
        found = await samples(alone)
    results = {result: found[key("lobby_seeks_total", result=result)] for result in ("waiting", "paired", "cancelled")}
    assert results == {"waiting": 2, "paired": 1, "cancelled": 1}
    assert found[key("lobby_pairings_total")] == 1
    assert found[key("lobby_waiting")] == 0
    assert found[key("errors_total", where="lobby", code="lobby.not_waiting")] == 1


async def test_hosts_are_counted(alone: Running, host: Host) -> None:
    opened = await alone.open_table()
    await alone.http.post("api/reports", json={"room": opened["room"], "seat": 1, "reason": "name"})
    await host.ban(network="192.0.2.7")
    assert (await alone.http.get("api/admin/status")).status_code == 401
    await host.get("status")
    found = await samples(alone)
    assert found[key("reports_open")] == found[key("reports_total", reason="name")] == 1
    assert (found[key("sanctions", kind="ban")], found[key("sanctions", kind="mute")]) == (1, 0)
    assert found[key("admin_refused_total")] == 1
    assert found[key("job_seconds_count", kind="read")] > 0


def test_the_slowest_jobs_are_kept() -> None:
    stats = JobStats()

    def job() -> None:
        pass

    for number in range(100):
        stats.add(job, ((number * 37) % 100) / 1_000)
    assert [each.seconds for each in stats.slowest] == [number / 1_000 for number in range(99, 79, -1)]
    assert {each.name for each in stats.slowest} == {"test_the_slowest_jobs_are_kept"}
    assert stats.seconds.count == 100
