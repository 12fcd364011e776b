"""Several nodes on one database: which node drops flags and plays engines, and what happens when one dies."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hedgemaze.rooms import Act, Holder, Say, SeatPlan, Stage
from hedgemaze.server.cluster.leases import LEASE_MS
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.engine_seats import EngineSeats
from hedgemaze.server.storage import ENGINES, FLAG, Lease
from tests.sample import sample
from tests.server.cluster.kill_nodes import play_and_kill
from tests.server.cluster.nodes import FakeBus, Node, claim, cluster_of, until
from tests.server.cluster.test_room_sync import act, begin
from tests.server.helpers.fakes import FakeClock, FakeEngines, FakeSubscriber, table
from tests.server.helpers.postgres import Postgres

pytestmark = pytest.mark.anyio

ADA = SeatPlan(Holder.HERE, name="Ada")


async def test_a_flag_is_claimed_by_one_node_before_it_falls(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await one.carry_out(room, act(1, "e2"))
    await one.carry_out(room, act(2, "e8"))
    subscriber = FakeSubscriber(2)
    two.subscribe(await two.live_room(room), subscriber)
    await claim(one)
    assert len(one.cache.deadlines) == 0, "it is a minute away"
    clock.time_ms += 58_000
    await claim(two)
    await claim(one)
    assert (len(one.cache.deadlines), len(two.cache.deadlines)) == (0, 1)
    clock.time_ms += 2_000
    await one.flags.run_due()
    await two.flags.run_due()
    assert subscriber.events() == ["flagged", "ended"]
    assert (await one.live_room(room)).room.stage is Stage.ENDED


async def test_a_flag_falls_although_its_node_has_died(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await one.carry_out(room, act(1, "e2"))
    await one.carry_out(room, act(2, "e8"))
    clock.time_ms += 59_000
    await claim(one)
    assert one.coordinator.leases.has(FLAG, room)
    clock.time_ms += LEASE_MS - 1
    await claim(two)
    assert len(two.cache.deadlines) == 0
    clock.time_ms += 1
    await claim(two)
    await two.flags.run_due()
    assert (await two.live_room(room)).room.stage is Stage.ENDED


async def test_an_action_in_time_prevents_the_flag(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await one.carry_out(room, act(1, "e2"))
    await one.carry_out(room, act(2, "e8"))
    clock.time_ms += 59_000
    await claim(one)
    await two.carry_out(room, act(1, "e3"))
    clock.time_ms += 1_500
    await one.flags.run_due()
    live = await one.live_room(room)
    assert live.room.stage is Stage.PLAYING
    assert live.room.version == 6


async def test_a_flag_that_falls_soon_is_claimed_at_once(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one = nodes[0].service
    room = await begin(one)
    await one.carry_out(room, act(1, "e2"))
    await one.carry_out(room, act(2, "e8"))
    clock.time_ms += 58_000
    await one.carry_out(room, act(1, "e3"))
    assert not cluster_of(one).leases.claim_soon.is_set()
    clock.time_ms += 1_000
    await one.carry_out(room, act(2, "e7"))
    assert cluster_of(one).leases.claim_soon.is_set(), "south has two seconds left"


async def test_engines_are_played_by_one_node_and_taken_over_from_a_dead_one(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    one, two = nodes[0].service, nodes[1].service
    pools = FakeEngines(), FakeEngines()
    seats = [EngineSeats(service, pool) for service, pool in zip((one, two), pools, strict=True)]
    pools[0].gate.clear()
    opened = await one.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    live = await two.live_room(opened.room)
    two.subscribe(live, FakeSubscriber(1))
    await one.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    await until(lambda: bool(pools[0].asked))
    await claim(two)
    clock.time_ms += LEASE_MS - 1
    await claim(one)
    clock.time_ms += LEASE_MS - 1
    await claim(two)
    assert pools[1].asked == []
    nodes[0].bus.disconnect()
    clock.time_ms += 1
    await claim(two)
    await until(lambda: live.room.version == 4)
    assert len(pools[1].asked) == 1
    await claim(one)
    assert not one.coordinator.leases.has(ENGINES, opened.room)
    pools[0].gate.set()
    await asyncio.sleep(0.02)
    loaded = await one.store.rooms.load(opened.room)
    assert loaded is not None
    assert len(loaded.log) == 4, "the dead one's answer came too late"
    for each in seats:
        await each.stop()


async def test_a_node_without_engines_leaves_them_to_others(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    pool = FakeEngines()
    seats = EngineSeats(two, pool)
    opened = await one.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    live = await one.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    assert cluster_of(two).leases.claim_soon.is_set()
    await claim(two)
    await until(lambda: live.room.version == 4)
    await seats.stop()


async def test_the_node_that_stored_the_last_move_plays_the_engines(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    pools = FakeEngines(), FakeEngines()
    seats = [EngineSeats(service, pool) for service, pool in zip((one, two), pools, strict=True)]
    opened = await one.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    live = await one.live_room(opened.room)
    there = await two.live_room(opened.room)
    for number, service in enumerate((one, two, two, one)):
        assert live.room.play is not None
        token = str(live.room.play.position.legal_actions()[0])
        await service.carry_out(opened.room, Act(seat=1, actions=(token,)))
        await until(lambda: live.room.version == there.room.version == 4 + 2 * number)  # noqa: B023  # awaited here
    assert [len(pool.asked) for pool in pools] == [2, 2]
    for each in seats:
        await each.stop()


async def test_chat_at_another_node_leaves_the_engines_where_they_think(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    pools = FakeEngines(), FakeEngines()
    seats = [EngineSeats(service, pool) for service, pool in zip((one, two), pools, strict=True)]
    pools[0].gate.clear()
    opened = await one.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    there = await two.live_room(opened.room)
    await one.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    await until(lambda: bool(pools[0].asked))
    await two.carry_out(opened.room, Say(seat=1, phrase="hello"))
    await claim(two)
    await claim(one)
    assert one.coordinator.leases.has(ENGINES, opened.room)
    pools[0].gate.set()
    await until(lambda: there.room.version == 5)
    assert [len(pool.asked) for pool in pools] == [1, 0]
    for each in seats:
        await each.stop()


async def test_leases_of_other_jobs(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes[0].service, nodes[1].service
    assert await one.coordinator.leases.claim("analysis", "x")
    assert not await two.coordinator.leases.claim("analysis", "x")
    assert one.coordinator.leases.has("analysis", "x")
    clock.time_ms += LEASE_MS
    assert not one.coordinator.leases.has("analysis", "x")
    await claim(one)
    assert one.coordinator.leases.has("analysis", "x"), "renewed before anybody else came"
    await one.coordinator.leases.release("analysis", "x")
    assert await two.coordinator.leases.claim("analysis", "x")
    clock.time_ms += LEASE_MS
    assert await one.coordinator.leases.claim("analysis", "x")
    await claim(two)
    assert not two.coordinator.leases.has("analysis", "x")


async def test_a_stopping_node_releases_its_leases(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    assert await one.coordinator.leases.claim("analysis", "x")
    room = await begin(two)
    subscribers = FakeSubscriber(1), FakeSubscriber(2)
    for service, subscriber in zip((one, two), subscribers, strict=True):
        service.subscribe(await service.live_room(room), subscriber)
    await one.stop()
    assert subscribers[0].received[-1]["type"] == "closing"
    assert subscribers[1].received[-1] == {"type": "presence", "seats": [2]}
    assert await two.coordinator.leases.claim("analysis", "x")


async def test_a_restart_beside_another_node_credits_nothing(
    nodes: tuple[Node, Node], where: Path | str, clock: FakeClock
) -> None:
    room = await begin(nodes[0].service)
    clock.time_ms += 3_000
    await nodes[0].service.coordinator.uptime.beat()
    clock.time_ms += 1_000
    third = Node(where, clock, [], "three").service
    await third.start(with_loops=False)
    assert (await third.live_room(room)).room.version == 3
    await third.stop()


async def test_after_an_outage_of_the_database_clocks_are_credited_before_flags_fall(
    nodes: tuple[Node, Node], clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await one.carry_out(room, act(1, "e2"))
    await one.carry_out(room, act(2, "e8"))
    subscriber = FakeSubscriber(1)
    one.subscribe(await one.live_room(room), subscriber)
    clock.time_ms += 58_000
    await one.coordinator.uptime.beat()
    await two.coordinator.uptime.beat()
    await claim(one)
    assert len(one.cache.deadlines) == 1

    def fail(*_: object) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(StorageError("storage.unavailable", "as the test wants"))
        return future

    with monkeypatch.context() as broken:
        broken.setattr(one.store.heartbeats, "record", fail)
        broken.setattr(two.store.heartbeats, "record", fail)
        await one.coordinator.uptime.beat()
        await two.coordinator.uptime.beat()
    clock.time_ms += 30_000
    await one.flags.run_due()
    assert subscriber.events() == [], "not before it is known how long the database was away"
    await one.coordinator.uptime.beat()
    await two.coordinator.uptime.beat()
    await until(lambda: subscriber.received[-1]["type"] == "welcome")
    live = await one.live_room(room)
    assert live.room.remaining(clock.time_ms) == (2_000, 60_000)
    clock.time_ms += 2_000
    await claim(one)
    await one.flags.run_due()
    assert live.room.stage is Stage.ENDED
    loaded = await one.store.rooms.load(room)
    assert loaded is not None
    assert sum('"credited"' in each for each in loaded.log) == 1


async def test_old_leases_and_nodes_are_deleted(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    store = nodes[0].service.store
    await store.leases.claim(Lease("analysis", "old", "gone", clock.time_ms), clock.time_ms)
    await store.heartbeats.record("gone", clock.time_ms)
    clock.time_ms += 3_600_001
    await store.heartbeats.record("one", clock.time_ms)
    await store.leases.delete_expired(clock.time_ms)
    await store.heartbeats.delete_old(clock.time_ms)
    assert await store.leases.renew("gone", [("analysis", "old")], clock.time_ms) == [("analysis", "old")]
    assert await store.heartbeats.record_downtime(clock.time_ms + 10) == 10


@pytest.mark.slow
async def test_a_killed_database_is_used_again_when_it_is_back(clock: FakeClock) -> None:
    with Postgres() as server:
        buses: list[FakeBus] = []
        node = Node(server.new_database(), clock, buses, "one")
        service = node.service
        await service.start(with_loops=False)
        room = await begin(service)
        subscriber = FakeSubscriber(2)
        service.subscribe(await service.live_room(room), subscriber)
        server.kill()
        with pytest.raises(StorageError):
            await service.carry_out(room, act(1, "e2", id="a"))
        await service.coordinator.uptime.beat()
        clock.time_ms += 20_000
        server.start()
        await service.coordinator.uptime.beat()
        live = await service.carry_out(room, act(1, "e2", id="a"))
        assert live.room.play is not None
        assert live.room.play.entries == ("e2",)
        await until(
            lambda: any(message.get("table", {}).get("version") == live.room.version for message in subscriber.received)
        )
        await service.stop()


@pytest.mark.slow
@pytest.mark.parametrize("games", sample(40, of=[40, 200]))
def test_games_continue_and_nothing_is_lost_when_nodes_are_killed(games: int) -> None:
    report = asyncio.run(play_and_kill(games, kills=3, seed=5, at_once=24, think_seconds=0.03))
    assert report.faults == []
    assert len(report.kills) == 3
    assert report.games >= games
    assert report.sent_again > 0, "no kill came in between"
    assert sum(kill.rooms for kill in report.kills) > 0
