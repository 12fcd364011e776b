"""Time in which nobody could play: a process that stood still, a wall clock that was set, a disk that was full."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Holder, Say, SeatPlan, Stage, Timing
from hedgemaze.server.clock import Heartbeat, SteadyClock
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.engine_seats import EngineSeats
from hedgemaze.server.live.outages import lost_ms, running_since
from hedgemaze.server.live.service import Service
from hedgemaze.server.live.time_credit import STALL_MS
from hedgemaze.server.storage import Store, open_store
from tests.server.client import Client
from tests.server.fakes import Ear, FakeClock, FakeEngines, table
from tests.server.nodes import Node, until
from tests.server.process import ServerProcess
from tests.server.running import Running
from tests.server.test_service import act, begin, refused

pytestmark = pytest.mark.anyio

SECOND = 1_000_000_000


class Clocks:
    """A wall clock and a monotonic one, in nanoseconds."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000 * SECOND
        self.steady = 77 * SECOND

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.steady)

    def pass_ns(self, ns: int) -> None:
        self.wall += ns
        self.steady += ns


def test_a_wall_clock_that_is_set_back_is_followed_slowly() -> None:
    clocks = Clocks()
    clock = clocks.clock()
    begun = clock.now_ms()
    clocks.wall -= 3_600 * SECOND
    for _ in range(400):
        clocks.pass_ns(SECOND // 4)
        clock.align()
    assert 99_000 - 10 <= clock.now_ms() - begun <= 99_000 + 10


def test_a_wall_clock_that_is_set_forward_is_seen_as_a_gap() -> None:
    clocks = Clocks()
    clock = clocks.clock()
    heartbeat = Heartbeat(clock, STALL_MS)
    begun = clock.now_ms()
    clocks.wall += 3_600 * SECOND
    assert clock.now_ms() == begun, "not before it is looked at"
    clock.align()
    assert heartbeat.beat() == (begun, begun + 3_600_000)
    assert heartbeat.beat() is None


def test_a_small_difference_is_caught_up() -> None:
    clocks = Clocks()
    clock = clocks.clock()
    heartbeat = Heartbeat(clock, STALL_MS)
    clocks.wall += SECOND
    for _ in range(450):
        clocks.pass_ns(SECOND // 4)
        clock.align()
        assert heartbeat.beat() is None
    assert clock.now_ms() == clocks.wall // 1_000_000


STEPS = st.tuples(st.integers(0, 10 * SECOND), st.integers(-100_000 * SECOND, 100_000 * SECOND), st.booleans())


@given(st.lists(STEPS))
def test_time_never_goes_back(steps: list[tuple[int, int, bool]]) -> None:
    clocks = Clocks()
    clock = clocks.clock()
    before = clock.now_ms()
    for passed, jump, is_aligned in steps:
        clocks.pass_ns(passed)
        clocks.wall += jump
        if is_aligned:
            clock.align()
        assert clock.now_ms() >= before
        before = clock.now_ms()


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60))), st.integers(0, 60))
def test_overlapping_outages_count_once(pairs: list[tuple[int, int]], since: int) -> None:
    outages = [(min(pair), max(pair)) for pair in pairs]
    covered = {ms for start, end in outages for ms in range(start, end)}
    assert lost_ms(since, outages) == sum(ms >= since for ms in covered)


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60))), st.integers(1, 100))
def test_time_that_is_wanted_lies_in_no_outage(pairs: list[tuple[int, int]], wanted: int) -> None:
    outages = [(min(pair), max(pair)) for pair in pairs]
    since = running_since(60, wanted, outages)
    covered = {ms for start, end in outages for ms in range(start, end)}
    assert sum(ms not in covered for ms in range(since, 60)) == wanted


async def in_play(service: Service, **settings: Any) -> str:
    room = await begin(service, **settings)
    await service.carry_out(room, act(1, "e2"))
    await service.carry_out(room, act(2, "e8"))
    return room


async def settle(service: Service) -> None:
    async with asyncio.timeout(30):
        while service._work:
            await next(iter(service._work))


async def credited(service: Service, room: str) -> int:
    loaded = await service.store.load(room)
    assert loaded is not None
    return sum('"credited"' in each for each in loaded.log)


async def test_a_server_that_stood_still_credits_the_running_clock_once(service: Service, clock: FakeClock) -> None:
    room, other = await in_play(service), await in_play(service)
    ear = Ear(1)
    service.listen(await service.live_room(room), ear)
    service.drop(await service.live_room(other))
    service.heartbeat = Heartbeat(clock, STALL_MS)
    clock.time_ms += 1_000
    await service.wake()
    clock.time_ms += 90_000
    await service.wake()
    await settle(service)
    assert ear.events() == ["credited"], "without being asked, and no flag fell"
    for each in (room, other):
        live = await service.live_room(each)
        assert live.room.stage is Stage.PLAYING
        assert live.room.remaining(clock.time_ms) == (59_000, 60_000)
        await service.carry_out(each, act(1, "e3"))
        service.drop(live)
        assert (await service.live_room(each)).room.remaining(clock.time_ms) == (59_000, 60_000)
        assert await credited(service, each) == 1


async def test_a_move_that_comes_first_after_a_pause_is_in_time(service: Service, clock: FakeClock) -> None:
    room = await in_play(service)
    service.heartbeat = Heartbeat(clock, STALL_MS)
    clock.time_ms += 3_600_000
    live = await service.carry_out(room, act(1, "e3"))
    assert live.room.remaining(clock.time_ms) == (60_000, 60_000)
    await settle(service)
    assert await credited(service, room) == 1


async def test_time_that_people_had_is_not_credited(service: Service, clock: FakeClock) -> None:
    room = await in_play(service)
    service.heartbeat = Heartbeat(clock, STALL_MS)
    for _ in range(60):
        clock.time_ms += 1_000
        await service.wake()
    assert (await service.live_room(room)).room.stage is Stage.ENDED


async def test_days_for_a_turn_are_credited_too(service: Service, clock: FakeClock) -> None:
    room = await begin(service, timing=Timing(days=1))
    service.heartbeat = Heartbeat(clock, STALL_MS)
    clock.time_ms += 600_000
    await service.wake()
    await settle(service)
    assert (await service.live_room(room)).room.remaining(clock.time_ms) == (86_400_000, 86_400_000)


async def test_a_whole_cluster_that_stood_still_credits_the_clocks(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await in_play(one)
    for service in (one, two):
        await service.beat()
        service.heartbeat = Heartbeat(clock, 5_000)
    clock.time_ms += 90_000
    await two.beat()
    await one.wake()
    for service in (one, two):
        await service.claim()
        await service.wake()
        live = await service.live_room(room)
        assert live.room.stage is Stage.PLAYING
        assert live.room.remaining(clock.time_ms) == (60_000, 60_000)
    assert await credited(one, room) == 1


async def test_a_move_that_comes_first_after_the_pause_of_a_cluster_is_in_time(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await in_play(one)
    for service in (one, two):
        await service.beat()
        service.heartbeat = Heartbeat(clock, 5_000)
    clock.time_ms += 90_000
    await asyncio.gather(one.beat(), one.carry_out(room, act(1, "e3")))
    live = await two.carry_out(room, act(2, "e7"))
    assert live.room.remaining(clock.time_ms) == (60_000, 60_000)


async def test_one_node_that_stood_still_credits_nothing_and_flags_nobody_wrongly(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await in_play(one)
    one.heartbeat = Heartbeat(clock, 5_000)
    for _ in range(10):
        clock.time_ms += 1_000
        await two.beat()
    await two.carry_out(room, act(1, "e3"))
    live = await one.carry_out(room, act(2, "e7"))
    assert live.room.remaining(clock.time_ms) == (50_000, 60_000)
    assert await credited(one, room) == 0


@pytest.mark.slow
@pytest.mark.parametrize("pause_s", [5.0])
async def test_a_stopped_process_flags_nobody(tmp_path: Path, pause_s: float) -> None:
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
        told = (await http.get(f"api/rooms/{opened['room']}")).json()
        assert told["table"]["stage"] == "playing"


# A disk that is full.


async def fill(store: Store, *, is_full: bool = True) -> None:
    """Sets SQLite's quota to what the file has now, or takes it away."""

    def work(database: Any) -> None:
        ((pages,),) = database.rows("PRAGMA page_count")
        database.rows(f"PRAGMA max_page_count = {pages if is_full else 1_000_000}")

    await store._write(work)


async def fill_up(service: Service, clock: FakeClock) -> None:
    """Talks in a room of its own until nothing can be stored any more."""
    room = await begin(service, timing=Timing())
    await fill(service.store)
    with contextlib.suppress(StorageError):
        for _ in range(2_000):
            for seat in (1, 2):
                await service.carry_out(room, Say(seat=seat, id="x" * 64, phrase="good_game"))
                await service.carry_out(room, Say(seat=seat, id="y" * 64, phrase="good_game"))
            room = await begin(service, timing=Timing())
    await settle(service)
    assert service.is_away
    del clock


async def test_on_a_full_disk_no_flag_falls_and_the_time_is_credited(service: Service, clock: FakeClock) -> None:
    room = await in_play(service)
    ear = Ear(1)
    service.listen(await service.live_room(room), ear)
    clock.time_ms += 10_000
    await fill_up(service, clock)
    for _ in range(10):  # she tries again and again, as her client does
        assert await refused(service.carry_out(room, act(1, "e3", id="a"))) == "storage.unavailable"
        clock.time_ms += 20_000
        await service.wake()
        await service.beat()
    assert service.is_away
    await fill(service.store, is_full=False)
    await service.beat()
    assert not service.is_away
    await settle(service)
    live = await service.live_room(room)
    assert live.room.stage is Stage.PLAYING
    assert live.room.remaining(clock.time_ms) == (50_000, 60_000)
    await service.carry_out(room, act(1, "e3", id="a"))
    assert await credited(service, room) == 1
    clock.time_ms += 61_000
    await service.wake()
    assert (await service.live_room(room)).room.stage is Stage.ENDED, "flags fall again"


async def test_nothing_is_stored_before_the_time_is_credited(service: Service, clock: FakeClock) -> None:
    room = await in_play(service)
    await fill_up(service, clock)
    clock.time_ms += 20_000
    await fill(service.store, is_full=False)
    assert await refused(service.carry_out(room, act(1, "e3", id="a"))) == "storage.unavailable"
    await service.beat()
    live = await service.carry_out(room, act(1, "e3", id="a"))
    assert live.room.remaining(clock.time_ms) == (60_000, 60_000)


async def test_an_alarm_that_fails_does_not_spin(
    service: Service, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, other = await in_play(service), await in_play(service)
    ears = [Ear(1) for _ in range(3)]
    for ear in ears:
        service.listen(await service.live_room(room), ear)
    append, tried = service.store.append, 0

    def fail(id: str, *rest: Any) -> asyncio.Future[bool]:  # noqa: A002
        nonlocal tried
        if id != room:
            return append(id, *rest)
        tried += 1
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        future.set_exception(StorageError("storage.unavailable", "as told"))
        return future

    clock.time_ms += 59_900
    with monkeypatch.context() as broken:
        broken.setattr(service.store, "append", fail)
        for _ in range(700):  # seven seconds
            clock.time_ms += 10
            await service.wake()
            await asyncio.sleep(0)
            assert service.alarms.next_ms is None or service.alarms.next_ms > clock.time_ms, "it would ring at once"
    assert 2 <= tried <= 4, "after one second, two and four"
    assert not service.is_away, "the storage works but for one room"
    assert (await service.live_room(other)).room.stage is Stage.ENDED
    for ear in ears:
        assert sum(told["type"] == "welcome" for told in ear.heard) <= 3
    clock.time_ms += 8_000
    await service.wake()
    assert (await service.live_room(room)).room.stage is Stage.ENDED


async def test_engines_wait_until_things_can_be_stored(service: Service, clock: FakeClock) -> None:
    engines = FakeEngines()
    seats = EngineSeats(service, engines)
    plan = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ENGINE, level=1))
    opened = await service.open_table(table(*plan, timing=Timing()), None)
    ear = Ear(1)
    service.listen(await service.live_room(opened.room), ear)
    engines.gate.clear()
    await service.carry_out(opened.room, act(1, "e2"))
    await until(lambda: len(engines.asked) == 1)
    await fill_up(service, clock)
    engines.gate.set()
    for _ in range(50):
        await asyncio.sleep(0.001)
    assert len(engines.asked) <= 3
    await fill(service.store, is_full=False)
    await service.beat()
    await settle(service)
    await until(lambda: any(told.get("table", {}).get("version") == 4 for told in ear.heard))
    await seats.stop()


async def health(running: Running) -> tuple[int, str]:
    answer = await running.http.get("api/health")
    return answer.status_code, answer.json().get("code", "")


async def test_health_tells_of_a_full_disk_and_of_its_end(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgemaze.server.storage.store_base._CHECK_SECONDS", 0.0)
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
async def test_health_tells_of_a_database_that_takes_no_writes(
    one_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hedgemaze.server.storage.store_base._CHECK_SECONDS", 0.0)
    store = open_store(one_postgres)
    await store.start()
    await store.check()

    def read_only(state: str) -> Any:
        return lambda database: database.execute(f"SET default_transaction_read_only = {state}")

    await store._write(read_only("on"))
    with pytest.raises(StorageError) as caught:
        await store.check()
    assert caught.value.code == "storage.read_only"
    await store._write(read_only("off"))
    await store.check()
    await store.stop()


async def test_health_writes_once_per_second_however_often_it_is_asked(service: Service) -> None:
    await service.store.check()
    commits = service.store.commits
    await asyncio.gather(*(service.store.check() for _ in range(100)))
    assert service.store.commits[0] <= commits[0] + 1
