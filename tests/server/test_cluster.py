"""Several servers on one database: who lets flags fall, who plays engines, and what happens when one dies."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hedgemaze.rooms import Act, Holder, Say, SeatPlan, Stage
from hedgemaze.server.cluster.leases import LEASE_MS
from hedgemaze.server.cluster.service import ClusterService
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.engine_seats import EngineSeats
from hedgemaze.server.storage import ENGINES, FLAG, Lease, open_store
from tests.server.cluster import play_and_kill
from tests.server.fakes import Ear, FakeClock, FakeEngines, table
from tests.server.nodes import FakeAnnouncer, Node, until
from tests.server.postgres import Postgres
from tests.server.test_hearing import act, begin

pytestmark = pytest.mark.anyio

ADA = SeatPlan(Holder.HERE, name="Ada")


async def test_a_flag_is_claimed_by_one_before_it_falls(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await one.carry_out(room, act(1, "e2"))
    await one.carry_out(room, act(2, "e8"))
    ear = Ear(2)
    two.listen(await two.live_room(room), ear)
    await one.claim()
    assert len(one.alarms) == 0, "it is a minute away"
    clock.time_ms += 58_000
    await two.claim()
    await one.claim()
    assert (len(one.alarms), len(two.alarms)) == (0, 1)
    clock.time_ms += 2_000
    await one.wake()
    await two.wake()
    assert ear.events() == ["flagged", "ended"]
    assert (await one.live_room(room)).room.stage is Stage.ENDED


async def test_a_flag_falls_although_its_server_has_died(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await one.carry_out(room, act(1, "e2"))
    await one.carry_out(room, act(2, "e8"))
    clock.time_ms += 59_000
    await one.claim()
    assert one.leases.has(FLAG, room)
    clock.time_ms += LEASE_MS - 1
    await two.claim()
    assert len(two.alarms) == 0
    clock.time_ms += 1
    await two.claim()
    await two.wake()
    assert (await two.live_room(room)).room.stage is Stage.ENDED


async def test_an_action_in_time_turns_the_alarm_off(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await one.carry_out(room, act(1, "e2"))
    await one.carry_out(room, act(2, "e8"))
    clock.time_ms += 59_000
    await one.claim()
    await two.carry_out(room, act(1, "e3"))
    clock.time_ms += 1_500
    await one.wake()
    live = await one.live_room(room)
    assert live.room.stage is Stage.PLAYING
    assert live.room.version == 6


async def test_a_time_that_is_nearly_over_is_claimed_without_waiting(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    one = nodes[0].service
    room = await begin(one)
    await one.carry_out(room, act(1, "e2"))
    await one.carry_out(room, act(2, "e8"))
    clock.time_ms += 58_000
    await one.carry_out(room, act(1, "e3"))
    assert not one._claim_now.is_set()
    clock.time_ms += 1_000
    await one.carry_out(room, act(2, "e7"))
    assert one._claim_now.is_set(), "south has two seconds left"


async def test_engines_are_played_by_one_server_and_taken_over_from_a_dead_one(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    one, two = nodes[0].service, nodes[1].service
    pools = FakeEngines(), FakeEngines()
    seats = [EngineSeats(service, pool) for service, pool in zip((one, two), pools, strict=True)]
    pools[0].gate.clear()
    opened = await one.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    live = await two.live_room(opened.room)
    two.listen(live, Ear(1))
    await one.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    await until(lambda: bool(pools[0].asked))
    await two.claim()
    clock.time_ms += LEASE_MS - 1
    await one.claim()
    clock.time_ms += LEASE_MS - 1
    await two.claim()
    assert pools[1].asked == []
    nodes[0].announcer.cut()
    clock.time_ms += 1
    await two.claim()
    await until(lambda: live.room.version == 4)
    assert len(pools[1].asked) == 1
    await one.claim()
    assert not one.leases.has(ENGINES, opened.room)
    pools[0].gate.set()
    await asyncio.sleep(0.02)
    loaded = await one.store.load(opened.room)
    assert loaded is not None
    assert len(loaded.log) == 4, "the dead one's answer came too late"
    for each in seats:
        await each.stop()


async def test_a_server_without_engines_leaves_them_to_others(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    pool = FakeEngines()
    seats = EngineSeats(two, pool)
    opened = await one.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    live = await one.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    assert two._claim_now.is_set()
    await two.claim()
    await until(lambda: live.room.version == 4)
    await seats.stop()


async def test_who_moves_last_plays_the_engines(nodes: tuple[Node, Node]) -> None:
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


async def test_talk_at_another_server_leaves_the_engines_where_they_think(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    pools = FakeEngines(), FakeEngines()
    seats = [EngineSeats(service, pool) for service, pool in zip((one, two), pools, strict=True)]
    pools[0].gate.clear()
    opened = await one.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    there = await two.live_room(opened.room)
    await one.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    await until(lambda: bool(pools[0].asked))
    await two.carry_out(opened.room, Say(seat=1, phrase="hello"))
    await two.claim()
    await one.claim()
    assert one.leases.has(ENGINES, opened.room)
    pools[0].gate.set()
    await until(lambda: there.room.version == 5)
    assert [len(pool.asked) for pool in pools] == [1, 0]
    for each in seats:
        await each.stop()


async def test_leases_for_other_work(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes[0].service, nodes[1].service
    assert await one.leases.claim("analysis", "x")
    assert not await two.leases.claim("analysis", "x")
    assert one.leases.has("analysis", "x")
    clock.time_ms += LEASE_MS
    assert not one.leases.has("analysis", "x")
    await one.claim()
    assert one.leases.has("analysis", "x"), "renewed before anybody else came"
    await one.leases.release("analysis", "x")
    assert await two.leases.claim("analysis", "x")
    clock.time_ms += LEASE_MS
    assert await one.leases.claim("analysis", "x")
    await two.claim()
    assert not two.leases.has("analysis", "x")


async def test_a_server_that_stops_gives_everything_back(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    assert await one.leases.claim("analysis", "x")
    room = await begin(two)
    ears = Ear(1), Ear(2)
    for service, ear in zip((one, two), ears, strict=True):
        service.listen(await service.live_room(room), ear)
    await one.stop()
    assert ears[0].heard[-1]["type"] == "closing"
    assert ears[1].heard[-1] == {"type": "presence", "seats": [2]}
    assert await two.leases.claim("analysis", "x")


async def test_a_restart_beside_another_server_credits_nothing(
    nodes: tuple[Node, Node], where: Path | str, clock: FakeClock
) -> None:
    room = await begin(nodes[0].service)
    clock.time_ms += 3_000
    await nodes[0].service.beat()
    clock.time_ms += 1_000
    third = ClusterService(open_store(where), clock, FakeAnnouncer([]), node="three")
    await third.start(is_alone=True)
    assert (await third.live_room(room)).room.version == 3
    await third.stop()


async def test_when_the_database_was_away_clocks_are_credited_before_flags_fall(
    nodes: tuple[Node, Node], clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await one.carry_out(room, act(1, "e2"))
    await one.carry_out(room, act(2, "e8"))
    ear = Ear(1)
    one.listen(await one.live_room(room), ear)
    clock.time_ms += 58_000
    await one.beat()
    await two.beat()
    await one.claim()
    assert len(one.alarms) == 1

    def fail(*_: object) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(StorageError("storage.unavailable", "as told"))
        return future

    with monkeypatch.context() as broken:
        broken.setattr(one.store, "beat", fail)
        broken.setattr(two.store, "beat", fail)
        await one.beat()
        await two.beat()
    clock.time_ms += 30_000
    await one.wake()
    assert ear.events() == [], "not before it is known how long the database was away"
    await one.beat()
    await two.beat()
    await until(lambda: ear.heard[-1]["type"] == "welcome")
    live = await one.live_room(room)
    assert live.room.remaining(clock.time_ms) == (2_000, 60_000)
    clock.time_ms += 2_000
    await one.claim()
    await one.wake()
    assert live.room.stage is Stage.ENDED
    loaded = await one.store.load(room)
    assert loaded is not None
    assert sum('"credited"' in each for each in loaded.log) == 1


async def test_what_ran_out_long_ago_is_forgotten(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    store = nodes[0].service.store
    await store.claim(Lease("analysis", "old", "gone", clock.time_ms), clock.time_ms)
    await store.beat("gone", clock.time_ms)
    clock.time_ms += 3_600_001
    await store.beat("one", clock.time_ms)
    await store.tidy(clock.time_ms)
    assert await store.renew("gone", [("analysis", "old")], clock.time_ms) == [("analysis", "old")]
    assert await store.came_back(clock.time_ms + 10) == 10


@pytest.mark.slow
async def test_a_database_that_was_killed_and_is_back_is_used_again(clock: FakeClock) -> None:
    with Postgres() as server:
        line: list[FakeAnnouncer] = []
        node = Node(server.new_database(), clock, line, "one")
        service = node.service
        await service.start(is_alone=True)
        room = await begin(service)
        ear = Ear(2)
        service.listen(await service.live_room(room), ear)
        server.kill()
        with pytest.raises(StorageError):
            await service.carry_out(room, act(1, "e2", id="a"))
        await service.beat()
        clock.time_ms += 20_000
        server.start()
        await service.beat()
        live = await service.carry_out(room, act(1, "e2", id="a"))
        assert live.room.play is not None
        assert live.room.play.entries == ("e2",)
        await until(lambda: any(told.get("table", {}).get("version") == live.room.version for told in ear.heard))
        await service.stop()


@pytest.mark.slow
def test_games_go_on_and_nothing_is_lost_when_servers_are_killed() -> None:
    report = asyncio.run(play_and_kill(games=200, kills=3, seed=5, at_once=24, think_seconds=0.03))
    assert report.faults == []
    assert len(report.kills) == 3
    assert report.games >= 200
    assert report.sent_again > 0, "no kill came in between"
    assert sum(kill.rooms for kill in report.kills) > 0
