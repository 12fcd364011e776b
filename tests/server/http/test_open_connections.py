"""`OpenConnections` with fake connections, and a server process with few open files."""

from __future__ import annotations

import asyncio
import resource
import sys
from pathlib import Path

import httpx
import pytest

from hedgemaze.server.http.open_connections import OpenConnections, max_connections
from hedgemaze.server.limits import Limits
from tests.server.helpers.attacks import LATE, hold_open
from tests.server.helpers.process import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class FakeConnection:
    """A connection that waits for its client, or is being served."""

    def __init__(self, address: str, *, is_waiting: bool = True) -> None:
        self.client: tuple[str, int] | None = (address, 1)
        self.is_aborted = False
        self._is_waiting = is_waiting

    def is_waiting(self) -> bool:
        return self._is_waiting

    def is_late(self, now: float, limits: Limits) -> bool:
        del now, limits
        return False

    def abort(self) -> None:
        self.is_aborted = True


def accepted(opened: OpenConnections, *addresses: str) -> list[bool]:
    """Opens a connection per address; returns which ones were accepted."""
    made = [FakeConnection(address) for address in addresses]
    for each in made:
        opened.enter(each)
    return [not each.is_aborted for each in made]


async def test_ipv6_networks_count_as_one_address_and_proxies_do_not_count() -> None:
    opened = OpenConnections(Limits(connections_at_once=2), ["10.0.0.0/8", "::1", "a name"], max_total=100)
    assert accepted(opened, *(f"2001:db8::{number}" for number in range(3))) == [True, True, False]
    assert accepted(opened, "2001:db8:0:1::1", "192.0.2.1") == [True, True]
    assert accepted(opened, *(f"10.0.0.{number}" for number in range(3)), "::1", "::1", "::1") == [True] * 6
    assert accepted(OpenConnections(Limits(connections_at_once=0), "*", max_total=9), "192.0.2.1") == [True]


async def test_a_full_server_drops_the_connection_that_has_waited_longest() -> None:
    opened = OpenConnections(Limits(), max_total=3)
    served, first, second, third = (
        FakeConnection("192.0.2.1", is_waiting=False),
        *(FakeConnection(f"192.0.2.{number}") for number in (2, 3, 4)),
    )
    for each in (served, first, second, third):
        opened.enter(each)
    assert [each.is_aborted for each in (served, first, second, third)] == [False, True, False, False]
    assert len(opened) == 3
    lost = opened.upgraded(second)
    assert lost is not None
    assert opened.upgraded(second) is None
    opened.leave(third)
    assert len(opened) == 2
    lost()
    assert len(opened) == 1


async def test_a_full_server_never_drops_a_request_in_progress() -> None:
    opened = OpenConnections(Limits(), max_total=1)
    served, late = FakeConnection("192.0.2.1", is_waiting=False), FakeConnection("192.0.2.2")
    opened.enter(served)
    opened.enter(late)
    assert (served.is_aborted, late.is_aborted) == (False, True)


def test_some_open_files_are_reserved() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1_024, before[1]))
        assert max_connections() == 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


async def test_the_server_works_with_few_open_files(folder: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as errors:
        server = ServerProcess(folder, "--log", "info", files=160, stderr=errors)
        async with server:
            live = []
            for _ in range(4):
                live += await hold_open(server.port, LATE["half the headers"], 100)
                async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
                    assert (await http.get("api/health")).status_code == 200
            for _, writer in live:
                writer.transport.abort()
    assert log.stat().st_size < 50_000


async def test_the_server_raises_its_limit_of_open_files(folder: Path) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("the limits of another process are read from /proc")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    async with ServerProcess(folder, files=500, is_hard=False) as server:
        text = await asyncio.to_thread(Path(f"/proc/{server.pid}/limits").read_text, "ascii")
    (line,) = [each for each in text.splitlines() if each.startswith("Max open files")]
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    assert int(line.split()[3]) == wanted > 500
