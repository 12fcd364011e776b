"""`Store` on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage import (
    DATABASE,
    FinishedGame,
    Holding,
    NewRoom,
    PlayerSeat,
    RoomSummary,
    Store,
    StoredEvent,
    StoredRoom,
    open_store,
)
from hedgemaze.server.storage.database_thread import Database

pytestmark = pytest.mark.anyio

ADA, BOB = b"a" * 32, b"b" * 32


@pytest.fixture
async def store(where: Path | str) -> AsyncIterator[Store]:
    store = open_store(where)
    await store.start()
    yield store
    await store.stop()


def event(version: int, text: str = "{}") -> StoredEvent:
    return StoredEvent(version, 1_000 + version, text)


def summary(version: int = 1, stage: str = "playing", deadline_ms: int | None = None) -> RoomSummary:
    return RoomSummary(version, 1_000 + version, stage, deadline_ms, is_engines_turn=False, about='{"a":1}')


async def open_room(store: Store, room: str = "r", stage: str = "playing", *, is_listed: bool = True) -> bool:
    new = NewRoom(room, 1_000, is_listed, b"j" * 32)
    return await store.rooms.open(new, [event(1, '"opened"')], summary(1, stage), [Holding(1, b"t" * 32, ADA)])


async def test_load_returns_the_stored_room(store: Store) -> None:
    assert await open_room(store)
    assert await store.rooms.append("r", [event(2, '"b"'), event(3, '"c"')], summary(3), [Holding(2, b"u" * 32, None)])
    holdings = (Holding(1, b"t" * 32, ADA), Holding(2, b"u" * 32, None))
    assert await store.rooms.load("r") == StoredRoom(b"j" * 32, True, ('"opened"', '"b"', '"c"'), holdings, ())
    assert await store.rooms.load("s") is None


async def test_a_room_id_is_used_once(store: Store) -> None:
    assert await open_room(store)
    assert not await open_room(store)
    loaded = await store.rooms.load("r")
    assert loaded is not None
    assert len(loaded.log) == 1


async def test_of_two_appends_at_one_version_the_second_changes_nothing(store: Store) -> None:
    await open_room(store)
    both = [
        store.rooms.append(
            "r",
            [event(2, f'"{name.hex()}"'), event(3, f'"{name.hex()}"')],
            summary(3, deadline_ms=7),
            [Holding(2, name, None)],
        )
        for name in (b"1" * 32, b"2" * 32)
    ]
    assert await asyncio.gather(*both) == [True, False]
    loaded = await store.rooms.load("r")
    assert loaded is not None
    assert len(loaded.log) == 3
    assert loaded.log[1] == loaded.log[2]
    assert loaded.holdings[1].token == b"1" * 32


async def test_an_append_without_a_summary_leaves_the_row_and_needs_the_room(store: Store) -> None:
    await open_room(store)
    await store.rooms.append("r", [event(2)], summary(2, deadline_ms=7))
    assert await store.rooms.append("r", [event(3), event(4)], None)
    assert not await store.rooms.append("r", [event(4)], None), "the version exists"
    assert await store.room_index.deadlines() == [(7, "r")]
    assert not await store.rooms.append("s", [event(1)], None), "there is no such room"
    assert (await store.rooms.events_after("s", 0)).log == ()
    loaded = await store.rooms.load("r")
    assert loaded is not None
    assert len(loaded.log) == 4


async def test_concurrent_writers_append_each_version_once(where: Path | str) -> None:
    stores = [open_store(where), open_store(where)]
    for each in stores:
        await each.start()
    await open_room(stores[0])
    won = [0, 0]

    async def write(number: int) -> None:
        version = 1
        while version < 40:
            is_first = await stores[number].rooms.append("r", [event(version + 1, f'"{number}"')], summary(version + 1))
            won[number] += is_first
            version += 1

    await asyncio.gather(write(0), write(1))
    loaded = await stores[0].rooms.load("r")
    assert loaded is not None
    assert len(loaded.log) == 40
    assert sum(won) == 39
    assert [loaded.log.count('"0"'), loaded.log.count('"1"')] == won
    for each in stores:
        await each.stop()


async def test_many_rooms_share_a_commit(store: Store) -> None:
    await asyncio.gather(*(open_room(store, f"r{number}") for number in range(300)))
    commits, jobs = store.connections.commits
    assert jobs == 300
    assert commits < 100
    assert len(await store.room_index.listed("playing")) == 200


async def test_a_failed_job_does_not_affect_the_others(store: Store) -> None:
    def broken(database: Database) -> None:
        database.execute("INSERT INTO rooms (id) VALUES (?)", ("half",))

    good, bad, other = open_room(store, "a"), store.connections.write(broken), open_room(store, "b")
    results = await asyncio.gather(good, bad, other, return_exceptions=True)
    assert (results[0], results[2]) == (True, True)
    assert isinstance(results[1], StorageError)
    assert results[1].code == "storage.unavailable"
    assert await store.rooms.load("half") is None
    assert await open_room(store, "c")


async def test_deadlines_and_lists(store: Store) -> None:
    await open_room(store, "a")
    await open_room(store, "b", is_listed=False)
    await open_room(store, "c", stage="waiting")
    await store.rooms.append("a", [event(2)], summary(2, deadline_ms=77))
    engines = RoomSummary(2, 1_002, "playing", None, is_engines_turn=True, about="{}")
    await store.rooms.append("b", [event(2)], engines)
    assert await store.room_index.deadlines() == [(77, "a"), (0, "b")]
    assert [room.id for room in await store.room_index.listed("playing")] == ["a"]
    assert [room.id for room in await store.room_index.listed("waiting")] == ["c"]


async def test_pages_of_finished_games(store: Store) -> None:
    for room in "dbca":
        await open_room(store, room, stage="ended", is_listed=room != "c")
    first = await store.room_index.finished(0, "", 3, is_listed=False)
    assert first[0] == FinishedGame("a", 1_001, ('"opened"',))
    rest = await store.room_index.finished(first[-1].touched_ms, first[-1].room, 3, is_listed=False)
    assert [game.room for game in first + rest] == ["a", "b", "c", "d"]
    assert [game.room for game in await store.room_index.finished(0, "", 9, is_listed=True)] == ["a", "b", "d"]


async def test_seats_are_moved_and_freed(store: Store) -> None:
    await open_room(store)
    await store.seats.move("r", [Holding(1, b"n" * 32, BOB)])
    loaded = await store.rooms.load("r")
    assert loaded is not None
    assert loaded.holdings == (Holding(1, b"n" * 32, BOB),)
    await store.rooms.append("r", [event(2)], summary(2), freed=[1])
    loaded = await store.rooms.load("r")
    assert loaded is not None
    assert loaded.holdings == ()
    seat = PlayerSeat("r", 1, "playing", 1_002, '{"a":1}')
    assert (await store.seats.of_player(ADA), await store.seats.of_player(BOB)) == ([seat], [seat])


async def test_resume_codes_work_once_and_expire(store: Store) -> None:
    await store.seats.add_code(b"1" * 32, "r", 2, expires_ms=100, now_ms=0)
    assert await store.seats.take_code(b"1" * 32, 50) == ("r", 2)
    assert await store.seats.take_code(b"1" * 32, 50) is None
    await store.seats.add_code(b"2" * 32, "r", 2, expires_ms=100, now_ms=0)
    assert await store.seats.take_code(b"2" * 32, 100) is None
    await store.seats.add_code(b"3" * 32, "r", 2, expires_ms=100, now_ms=0)
    await store.seats.add_code(b"4" * 32, "r", 2, expires_ms=100, now_ms=0)
    assert await store.seats.take_code(b"3" * 32, 50) is None
    assert await store.seats.take_code(b"4" * 32, 50) == ("r", 2)


async def test_erasure_of_a_player(store: Store) -> None:
    await open_room(store)
    await store.rooms.rewrite("r", [(1, '"nobody"')], '{"a":2}')
    await store.seats.forget_player(ADA)
    loaded = await store.rooms.load("r")
    assert loaded is not None
    assert loaded.log == ('"nobody"',)
    assert loaded.holdings == (Holding(1, b"t" * 32, None),)
    assert await store.seats.of_player(ADA) == []


async def test_load_returns_the_outages_after_the_last_event(store: Store) -> None:
    assert await store.heartbeats.record_downtime(5_000) == 0
    await store.heartbeats.record("one", 900)
    await open_room(store)
    assert await store.heartbeats.record_downtime(1_500) == 600
    await store.heartbeats.record("one", 2_000)
    assert await store.heartbeats.record_downtime(2_400) == 400
    loaded = await store.rooms.load("r")
    assert loaded is not None
    assert loaded.outages == ((900, 1_500), (2_000, 2_400))
    await store.rooms.append("r", [StoredEvent(2, 2_000, "{}")], summary(2))
    loaded = await store.rooms.load("r")
    assert loaded is not None
    assert loaded.outages == ((2_000, 2_400),)


async def test_a_closed_store_raises(where: Path | str) -> None:
    store = open_store(where)
    with pytest.raises(StorageError, match="not open"):
        store.connections.check()
    await store.start()
    task = asyncio.ensure_future(open_room(store))
    await asyncio.sleep(0)
    await store.stop()
    assert await task
    with pytest.raises(StorageError, match="closed"):
        await store.connections.check()


async def test_sqlite_flushes_every_commit(folder: Path) -> None:
    from hedgemaze.server.storage.sqlite import SqliteDatabase  # noqa: PLC0415

    database = SqliteDatabase(folder / DATABASE)
    assert database.rows("PRAGMA synchronous") == [(2,)]
    assert database.rows("PRAGMA journal_mode") == [("wal",)]
    database.close()


async def test_a_failed_append_raises(folder: Path) -> None:
    store = open_store(folder)
    await store.start()
    await open_room(store)
    blocker = sqlite3.connect(folder / DATABASE, isolation_level=None)
    blocker.execute("DROP TABLE events")
    blocker.close()
    with pytest.raises(StorageError, match="database failed"):
        await store.rooms.append("r", [event(2)], summary(2))
    await store.stop()
