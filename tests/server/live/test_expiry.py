"""Rooms that have not been used for long are deleted; all others stay."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.rooms import Act, Resign, Say, Timing
from hedgemaze.server.clock import StallDetector
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live import expiry
from hedgemaze.server.live.expiry import EXPIRY, SEEN_MS, Expiry
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage import Store, StoredSnapshot
from tests.server.cluster.nodes import Node
from tests.server.helpers.fakes import FakeClock, FakeSubscriber, make_alone, settle, table
from tests.server.live.test_service import ADA, begin, refused

pytestmark = pytest.mark.anyio

DAY_MS = 86_400_000


@pytest.fixture
async def service(where: Path | str, clock: FakeClock) -> AsyncIterator[Service]:
    service = make_alone(where, clock)
    await service.start(with_loops=False)
    yield service
    await service.stop()


async def rows(store: Store, room: str) -> int:
    """Counts the rows of a room."""

    def work(database: Any) -> int:
        kept = [("rooms", "id"), *((name, "room") for name in ("events", "seats", "visits", "codes", "snapshots"))]
        return sum(database.rows(f"SELECT count(*) FROM {name} WHERE {key} = ?", (room,))[0][0] for name, key in kept)

    return int(await store.connections.read(work))


async def rooms_of_all_kinds(service: Service) -> dict[str, str]:
    waiting = (await service.open_table(table(), ADA)).room
    playing = await begin(service, timing=Timing())
    await service.carry_out(playing, Act(seat=1, actions=("e2",)))
    timed = await begin(service, timing=Timing(days=14))
    ended = await begin(service)
    await service.carry_out(ended, Resign(seat=1))
    for room in (waiting, playing, timed, ended):
        await service.store.seats.add_code(room.encode(), room, 1, 2**60, 0)
        await service.store.rooms.save_snapshot(StoredSnapshot(room, 1, 0, "{}"))
    return {"waiting": waiting, "playing": playing, "timed": timed, "ended": ended}


async def left(service: Service, rooms: dict[str, str]) -> set[str]:
    return {name for name, room in rooms.items() if await rows(service.store, room)}


async def test_unfinished_games_expire_and_finished_ones_stay(service: Service, clock: FakeClock) -> None:
    rooms = await rooms_of_all_kinds(service)
    clock.time_ms += 90 * DAY_MS
    assert await service.cleaner.clean() == 0, "not before"
    clock.time_ms += 1
    assert await service.cleaner.clean() == 2
    assert await left(service, rooms) == {"timed", "ended"}, "a game whose flag can fall ends by itself"
    assert await refused(service.live_room(rooms["waiting"])) == "server.no_such_room"
    assert await service.store.seats.of_player(ADA) != []


async def test_finished_games_expire_if_the_host_configures_it(service: Service, clock: FakeClock) -> None:
    rooms = await rooms_of_all_kinds(service)
    service.cleaner.expiry = Expiry(0, 30)
    clock.time_ms += 31 * DAY_MS
    assert await service.cleaner.clean() == 1
    assert await left(service, rooms) == {"waiting", "playing", "timed"}
    service.cleaner.expiry = Expiry(0, 0)
    clock.time_ms += 1_000 * DAY_MS
    assert await service.cleaner.clean() == 0


@pytest.mark.parametrize("is_a_jump", [False, True])
async def test_days_on_which_no_node_ran_do_not_count(where: Path | str, clock: FakeClock, is_a_jump: bool) -> None:
    first = make_alone(where, clock)
    await first.start(with_loops=False)
    rooms = await rooms_of_all_kinds(first)
    if is_a_jump:
        first.coordinator.uptime.stalls = StallDetector(clock, 2_000)
        clock.time_ms += 300 * DAY_MS
        await first.flags.run_due()
        await settle(first)
        second = first
    else:
        await first.stop()
        clock.time_ms += 300 * DAY_MS
        second = make_alone(where, clock)
        await second.start(with_loops=False)
    clock.time_ms += 89 * DAY_MS
    assert await second.cleaner.clean() == 0
    assert await left(second, rooms) == set(rooms)
    clock.time_ms += 2 * DAY_MS
    assert await second.cleaner.clean() == 2
    await second.stop()


async def test_rooms_with_a_spectator_stay(service: Service, clock: FakeClock) -> None:
    rooms = await rooms_of_all_kinds(service)
    subscriber = FakeSubscriber()
    service.subscribe(await service.live_room(rooms["waiting"]), subscriber)
    clock.time_ms += 100 * DAY_MS
    assert await service.cleaner.clean() == 1
    assert await left(service, rooms) == {"waiting", "timed", "ended"}
    service.unsubscribe(subscriber)
    assert await service.cleaner.clean() == 1


async def test_rooms_in_use_at_another_node_stay(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = (await one.open_table(table(), ADA)).room
    subscriber = FakeSubscriber()
    clock.time_ms += 89 * DAY_MS
    two.subscribe(await two.live_room(room), subscriber)
    await settle(two)
    clock.time_ms += 2 * DAY_MS
    assert await one.cleaner.clean() == 0, "a client was connected two days ago"
    for _ in range(200):
        clock.time_ms += SEEN_MS + 1
        two.cleaner.mark_seen(two.cache.all())
        await settle(two)
    assert await one.cleaner.clean() == 0, "and still is"
    two.unsubscribe(subscriber)
    clock.time_ms += 91 * DAY_MS
    assert await one.cleaner.clean() == 1


async def test_one_node_deletes_at_a_time(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = (await one.open_table(table(), ADA)).room
    clock.time_ms += 91 * DAY_MS
    assert await one.coordinator.leases.claim(EXPIRY, "rooms")
    assert await two.cleaner.clean() == 0
    await one.coordinator.leases.release(EXPIRY, "rooms")
    assert await two.cleaner.clean() == 1
    assert await rows(one.store, room) == 0


async def test_a_deleted_room_in_the_memory_of_another_node_is_not_written_to(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one, timing=Timing())
    live = await two.live_room(room)
    clock.time_ms += 91 * DAY_MS
    assert await one.cleaner.clean() == 1
    assert await refused(two.carry_out(room, Say(seat=1, phrase="hello"))) == "server.no_such_room"
    assert live.is_dropped
    assert await rows(one.store, room) == 0, "no event without a room"


async def test_subscribers_of_a_deleted_room_are_closed(service: Service) -> None:
    room = await begin(service)
    subscriber = FakeSubscriber(1)
    live = await service.live_room(room)
    service.subscribe(live, subscriber)
    assert await service.store.room_index.expire("playing", 2**60, 5) == [], "its flag can fall"
    await service.store.connections.write(lambda database: database.execute("DELETE FROM rooms"))
    service.cache.drop(live)
    await settle(service)
    assert subscriber.received[-1] == {"type": "closing", "reason": "refused"}


async def test_a_long_log_is_deleted_in_batches_and_the_rest_after_a_crash(
    service: Service, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "_EVENTS_PER_BATCH", 3)
    room = await begin(service, timing=Timing())
    for number in range(5):
        clock.time_ms += 10_000
        await service.carry_out(room, Say(seat=1, id=str(number), phrase="hello"))
    clock.time_ms += 91 * DAY_MS
    delete, count = service.store.room_index.delete_expired_events, 0

    def crash(most: int) -> asyncio.Future[bool]:
        nonlocal count
        count += 1
        if count == 2:
            raise StorageError("storage.unavailable", "as the test wants")
        return delete(most)

    with monkeypatch.context() as broken:
        broken.setattr(service.store.room_index, "delete_expired_events", crash)
        with pytest.raises(StorageError):
            await service.cleaner.clean()
    assert await rows(service.store, room) == 5, "three of eight events are gone, and all else"
    assert await refused(service.live_room(room)) == "server.no_such_room"
    assert await service.cleaner.clean() == 0
    assert await rows(service.store, room) == 0
