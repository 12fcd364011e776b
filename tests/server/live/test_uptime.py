"""Outages, on one node and on several: a stalled process, a full disk; the clocks of games are credited."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Holder, Say, SeatPlan, Stage, Timing
from hedgemaze.server.clock import StallDetector
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.engine_seats import EngineSeats
from hedgemaze.server.live.service import Service
from hedgemaze.server.live.uptime import STALL_MS
from hedgemaze.server.storage import Store, open_store
from tests.server.cluster.nodes import Node, claim, until
from tests.server.helpers.client import Client
from tests.server.helpers.fakes import FakeClock, FakeEngines, FakeSubscriber, settle, table
from tests.server.helpers.process import ServerProcess
from tests.server.helpers.running import Running
from tests.server.live.test_service import act, begin, refused

pytestmark = pytest.mark.anyio


async def in_play(service: Service, **settings: Any) -> str:
    room = await begin(service, **settings)
    await service.carry_out(room, act(1, "e2"))
    await service.carry_out(room, act(2, "e8"))
    return room


async def credited(service: Service, room: str) -> int:
    loaded = await service.store.rooms.load(room)
    assert loaded is not None
    return sum('"credited"' in each for each in loaded.log)


async def test_a_stall_credits_the_running_clock_once(service: Service, clock: FakeClock) -> None:
    room, other = await in_play(service), await in_play(service)
    subscriber = FakeSubscriber(1)
    service.subscribe(await service.live_room(room), subscriber)
    service.cache.drop(await service.live_room(other))
    service.coordinator.uptime.stalls = StallDetector(clock, STALL_MS)
    clock.time_ms += 1_000
    await service.flags.run_due()
    clock.time_ms += 90_000
    await service.flags.run_due()
    await settle(service)
    assert subscriber.events() == ["credited"], "without being asked, and no flag fell"
    for each in (room, other):
        live = await service.live_room(each)
        assert live.room.stage is Stage.PLAYING
        assert live.room.remaining(clock.time_ms) == (59_000, 60_000)
        await service.carry_out(each, act(1, "e3"))
        service.cache.drop(live)
        assert (await service.live_room(each)).room.remaining(clock.time_ms) == (59_000, 60_000)
        assert await credited(service, each) == 1


async def test_the_first_move_after_a_stall_is_in_time(service: Service, clock: FakeClock) -> None:
    room = await in_play(service)
    service.coordinator.uptime.stalls = StallDetector(clock, STALL_MS)
    clock.time_ms += 3_600_000
    live = await service.carry_out(room, act(1, "e3"))
    assert live.room.remaining(clock.time_ms) == (60_000, 60_000)
    await settle(service)
    assert await credited(service, room) == 1


async def test_time_without_an_outage_is_not_credited(service: Service, clock: FakeClock) -> None:
    room = await in_play(service)
    service.coordinator.uptime.stalls = StallDetector(clock, STALL_MS)
    for _ in range(60):
        clock.time_ms += 1_000
        await service.flags.run_due()
    assert (await service.live_room(room)).room.stage is Stage.ENDED


async def test_clocks_of_days_are_credited_too(service: Service, clock: FakeClock) -> None:
    room = await begin(service, timing=Timing(days=1))
    service.coordinator.uptime.stalls = StallDetector(clock, STALL_MS)
    clock.time_ms += 600_000
    await service.flags.run_due()
    await settle(service)
    assert (await service.live_room(room)).room.remaining(clock.time_ms) == (86_400_000, 86_400_000)


async def test_a_stall_of_the_whole_cluster_credits_the_clocks(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await in_play(one)
    for service in (one, two):
        await service.coordinator.uptime.beat()
        service.coordinator.uptime.stalls = StallDetector(clock, 5_000)
    clock.time_ms += 90_000
    await two.coordinator.uptime.beat()
    await one.flags.run_due()
    for service in (one, two):
        await claim(service)
        await service.flags.run_due()
        live = await service.live_room(room)
        assert live.room.stage is Stage.PLAYING
        assert live.room.remaining(clock.time_ms) == (60_000, 60_000)
    assert await credited(one, room) == 1


async def test_the_first_move_after_a_stall_of_the_whole_cluster_is_in_time(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await in_play(one)
    for service in (one, two):
        await service.coordinator.uptime.beat()
        service.coordinator.uptime.stalls = StallDetector(clock, 5_000)
    clock.time_ms += 90_000
    await asyncio.gather(one.coordinator.uptime.beat(), one.carry_out(room, act(1, "e3")))
    live = await two.carry_out(room, act(2, "e7"))
    assert live.room.remaining(clock.time_ms) == (60_000, 60_000)


async def test_a_stall_of_one_node_credits_nothing_and_drops_no_flag(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await in_play(one)
    one.coordinator.uptime.stalls = StallDetector(clock, 5_000)
    for _ in range(10):
        clock.time_ms += 1_000
        await two.coordinator.uptime.beat()
    await two.carry_out(room, act(1, "e3"))
    live = await one.carry_out(room, act(2, "e7"))
    assert live.room.remaining(clock.time_ms) == (50_000, 60_000)
    assert await credited(one, room) == 0


@pytest.mark.slow
@pytest.mark.parametrize("pause_s", [5.0])
async def test_no_flag_falls_because_of_a_stopped_process(tmp_path: Path, pause_s: float) -> None:
    async with ServerProcess(tmp_path) as server, httpx.AsyncClient(base_url=server.address) as http:
        body = {
            "mode": "classic2",
            "seats": [{"holder": "here"}, {"holder": "here"}],
            "timing": {"base_ms": 4_000},
            "first": "chosen",
            "first_side": "S",
        }
        opened = (await http.post("api/rooms", json=body)).json()
        async with Client(server.address, opened["room"], token=opened["token"]) as client:
            for number, (seat, token) in enumerate([(1, "e2"), (2, "e8")]):
                assert (await client.ask("act", str(number), seat=seat, actions=[token]))["type"] == "ack"
            os.kill(server.pid, signal.SIGSTOP)
            try:
                await asyncio.sleep(pause_s)
            finally:
                os.kill(server.pid, signal.SIGCONT)
            answer = await client.ask("act", "after", seat=1, actions=["e3"])
            assert answer["type"] == "ack", answer
        message = (await http.get(f"api/rooms/{opened['room']}")).json()
        assert message["table"]["stage"] == "playing"


# A disk that is full.


async def fill(store: Store, *, is_full: bool = True) -> None:
    """Limits SQLite's file to its present size, or removes the limit."""

    def work(database: Any) -> None:
        ((pages,),) = database.rows("PRAGMA page_count")
        database.rows(f"PRAGMA max_page_count = {pages if is_full else 1_000_000}")

    await store.connections.write(work)


async def fill_up(service: Service, clock: FakeClock) -> None:
    """Chats in new rooms until nothing can be stored any more."""
    room = await begin(service, timing=Timing())
    await fill(service.store)
    with contextlib.suppress(StorageError):
        for _ in range(2_000):
            for seat in (1, 2):
                await service.carry_out(room, Say(seat=seat, id="x" * 64, phrase="good_game"))
                await service.carry_out(room, Say(seat=seat, id="y" * 64, phrase="good_game"))
            room = await begin(service, timing=Timing())
    await settle(service)
    assert service.coordinator.uptime.is_storage_down
    del clock


async def test_on_a_full_disk_no_flag_falls_and_the_time_is_credited(service: Service, clock: FakeClock) -> None:
    room = await in_play(service)
    subscriber = FakeSubscriber(1)
    service.subscribe(await service.live_room(room), subscriber)
    clock.time_ms += 10_000
    await fill_up(service, clock)
    for _ in range(10):  # a client retries
        assert await refused(service.carry_out(room, act(1, "e3", id="a"))) == "storage.unavailable"
        clock.time_ms += 20_000
        await service.flags.run_due()
        await service.coordinator.uptime.beat()
    assert service.coordinator.uptime.is_storage_down
    await fill(service.store, is_full=False)
    await service.coordinator.uptime.beat()
    assert not service.coordinator.uptime.is_storage_down
    await settle(service)
    live = await service.live_room(room)
    assert live.room.stage is Stage.PLAYING
    assert live.room.remaining(clock.time_ms) == (50_000, 60_000)
    await service.carry_out(room, act(1, "e3", id="a"))
    assert await credited(service, room) == 1
    clock.time_ms += 61_000
    await service.flags.run_due()
    assert (await service.live_room(room)).room.stage is Stage.ENDED, "flags fall again"


async def test_nothing_is_stored_before_the_time_is_credited(service: Service, clock: FakeClock) -> None:
    room = await in_play(service)
    await fill_up(service, clock)
    clock.time_ms += 20_000
    await fill(service.store, is_full=False)
    assert await refused(service.carry_out(room, act(1, "e3", id="a"))) == "storage.unavailable"
    await service.coordinator.uptime.beat()
    live = await service.carry_out(room, act(1, "e3", id="a"))
    assert live.room.remaining(clock.time_ms) == (60_000, 60_000)


async def test_a_failing_deadline_is_retried_with_backoff(
    service: Service, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, other = await in_play(service), await in_play(service)
    subscribers = [FakeSubscriber(1) for _ in range(3)]
    for subscriber in subscribers:
        service.subscribe(await service.live_room(room), subscriber)
    append, tried = service.store.rooms.append, 0

    def fail(id: str, *rest: Any) -> asyncio.Future[bool]:  # noqa: A002
        nonlocal tried
        if id != room:
            return append(id, *rest)
        tried += 1
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        future.set_exception(StorageError("storage.unavailable", "as the test wants"))
        return future

    clock.time_ms += 59_900
    with monkeypatch.context() as broken:
        broken.setattr(service.store.rooms, "append", fail)
        for _ in range(700):  # seven seconds
            clock.time_ms += 10
            await service.flags.run_due()
            await asyncio.sleep(0)
            assert service.cache.deadlines.next_ms is None or service.cache.deadlines.next_ms > clock.time_ms, (
                "it would be due at once"
            )
    assert 2 <= tried <= 4, "after one second, two and four"
    assert not service.coordinator.uptime.is_storage_down, "the storage works but for one room"
    assert (await service.live_room(other)).room.stage is Stage.ENDED
    for subscriber in subscribers:
        assert sum(message["type"] == "welcome" for message in subscriber.received) <= 3
    clock.time_ms += 8_000
    await service.flags.run_due()
    assert (await service.live_room(room)).room.stage is Stage.ENDED


async def test_engines_wait_until_events_can_be_stored(service: Service, clock: FakeClock) -> None:
    engines = FakeEngines()
    seats = EngineSeats(service, engines)
    plan = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ENGINE, level=1))
    opened = await service.open_table(table(*plan, timing=Timing()), None)
    subscriber = FakeSubscriber(1)
    service.subscribe(await service.live_room(opened.room), subscriber)
    engines.gate.clear()
    await service.carry_out(opened.room, act(1, "e2"))
    await until(lambda: len(engines.asked) == 1)
    await fill_up(service, clock)
    engines.gate.set()
    for _ in range(50):
        await asyncio.sleep(0.001)
    assert len(engines.asked) <= 3
    await fill(service.store, is_full=False)
    await service.coordinator.uptime.beat()
    await settle(service)
    await until(lambda: any(message.get("table", {}).get("version") == 4 for message in subscriber.received))
    await seats.stop()


async def health(running: Running) -> tuple[int, str]:
    answer = await running.http.get("api/health")
    return answer.status_code, answer.json().get("code", "")


async def test_health_reports_a_full_disk_until_it_is_over(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgemaze.server.storage.connections._CHECK_SECONDS", 0.0)
    service = alone.server.service
    assert await health(alone) == (200, "")
    await fill(service.store)

    async def fill_all() -> None:
        for _ in range(5_000):
            await service.open_table(table(), None)

    with pytest.raises(HedgemazeError):
        await fill_all()
    assert await health(alone) == (503, "storage.full")
    assert await health(alone) == (503, "storage.full"), "until something could be written"
    await fill(service.store, is_full=False)
    assert await health(alone) == (200, "")


@pytest.mark.slow
async def test_health_reports_a_read_only_database(one_postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgemaze.server.storage.connections._CHECK_SECONDS", 0.0)
    store = open_store(one_postgres)
    await store.start()
    await store.connections.check()

    def read_only(state: str) -> Any:
        return lambda database: database.execute(f"SET default_transaction_read_only = {state}")

    await store.connections.write(read_only("on"))
    with pytest.raises(StorageError) as caught:
        await store.connections.check()
    assert caught.value.code == "storage.read_only"
    await store.connections.write(read_only("off"))
    await store.connections.check()
    await store.stop()


async def test_health_writes_at_most_once_per_second(service: Service) -> None:
    await service.store.connections.check()
    commits = service.store.connections.commits
    await asyncio.gather(*(service.store.connections.check() for _ in range(100)))
    assert service.store.connections.commits[0] <= commits[0] + 1
