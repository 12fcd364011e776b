"""Rate limits that hold for all nodes together."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hedgemaze.server.cluster.limit_sharing import LimitSharing
from hedgemaze.server.limits import Buckets, Limits, Rate
from hedgemaze.server.storage import open_store
from tests.server.cluster.nodes import Node
from tests.server.helpers.fakes import FakeClock
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio

RATE = Rate(burst=10, per_second=1)
SHARED = {"rooms", "codes", "seeks", "sign_ins", "recoveries", "challenges", "social", "subscriptions", "tournaments"}
SHARED |= {"reports", "admin", "tables"}
"""The limits that docs/admin.md lists."""


def share(node: Node, clock: FakeClock, name: str) -> tuple[Buckets, LimitSharing]:
    buckets, sharing = Buckets(RATE), LimitSharing(node.service.store, clock, name)
    sharing.add("rooms", buckets)
    return buckets, sharing


async def test_what_one_node_gives_out_counts_on_the_other(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    (first, one), (second, two) = (share(node, clock, name) for node, name in zip(nodes, "ab", strict=True))
    for _ in range(7):
        assert first.take("ada", clock.now_ms()) == 0
    await one.exchange()
    await two.exchange()
    await two.exchange()
    taken = sum(second.take("ada", clock.now_ms()) == 0 for _ in range(10))
    assert taken == 3, "once, not twice"
    assert second.take("bob", clock.now_ms()) == 0
    # Both give out more than there is before they hear of each other: then both wait until it is paid back.
    await two.exchange()
    await one.exchange()
    for _ in range(2):
        assert first.take("ada", clock.now_ms()) == 1_000
    clock.time_ms += 1_000
    assert (first.take("ada", clock.now_ms()), second.take("ada", clock.now_ms())) == (0, 0), "each before it hears"
    await one.exchange()
    await two.exchange()
    await one.exchange()
    assert first.take("ada", clock.now_ms()) == second.take("ada", clock.now_ms()) == 2_000, "they owe one"


async def test_the_long_run_is_the_rate_of_one_node(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    shared = [share(node, clock, name) for node, name in zip(nodes, "ab", strict=True)]
    given_out, seconds = 0, 60
    for _ in range(seconds):
        for buckets, _sharing in shared:
            given_out += sum(buckets.take("ada", clock.now_ms()) == 0 for _ in range(20))
        for _buckets, sharing in shared:
            await sharing.exchange()
        clock.time_ms += 1_000
    most = RATE.burst + RATE.per_second * seconds + (RATE.burst + 2 * RATE.per_second)
    assert RATE.per_second * seconds <= given_out <= most


async def test_old_usage_is_deleted_and_a_new_node_begins_with_the_latest(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    buckets, sharing = share(nodes[0], clock, "a")
    buckets.take("ada", clock.now_ms(), 4)
    await sharing.exchange()
    later, late = share(nodes[1], clock, "b")
    await late.exchange()
    assert sum(later.take("ada", clock.now_ms()) == 0 for _ in range(10)) == 6
    clock.time_ms += 61_000
    for _ in range(30):
        await sharing.exchange()
    assert await nodes[0].service.store.usage.of_others("x", 0) == []


async def test_addresses_are_not_stored(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    buckets, sharing = share(nodes[0], clock, "a")
    buckets.take("192.0.2.7", clock.now_ms())
    await sharing.exchange()
    ((_, _, data),) = await nodes[0].service.store.usage.of_others("x", 0)
    assert "192" not in data.split(":")[1]


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, 3_000), st.integers(0, 12)), max_size=40))
def test_a_shared_bucket_alone_is_a_bucket(steps: list[tuple[int, int]]) -> None:
    plain, shared, now_ms = Buckets(RATE), Buckets(RATE), 0
    shared.share()
    for wait_ms, count in steps:
        now_ms += wait_ms
        assert shared.wait_ms("a", now_ms) == plain.wait_ms("a", now_ms)
        assert shared.take("a", now_ms, count) == plain.take("a", now_ms, count)
        assert plain.drain() == {}
        assert sum(shared.drain().values()) <= RATE.burst


def test_a_single_node_shares_nothing(folder: Path) -> None:
    async def made() -> Running:
        return Running(folder)

    assert asyncio.run(made()).server.limit_sharing is None


@pytest.mark.slow
async def test_two_servers_share_the_limit_of_new_tables(postgres: Postgres) -> None:
    url: Any = postgres.new_database()
    open_store(url)
    limits = Limits(rooms=Rate(4, 0.001))
    body = {"mode": "classic2", "seats": [{"holder": "here", "name": "Ada"}, {"holder": "elsewhere"}]}
    async with Running(url, limits) as one, Running(url, limits) as two:
        assert one.server.limit_sharing is not None
        assert set(one.server.limit_sharing._buckets) == SHARED
        for _ in range(4):
            assert (await one.http.post("api/rooms", json=body)).status_code == 201
        await asyncio.sleep(2.5)
        answer = await two.http.post("api/rooms", json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "server.too_many")
