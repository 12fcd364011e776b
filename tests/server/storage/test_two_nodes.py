"""Two nodes on one database: events of the other node, leases, and concurrent writes to the same rooms."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hedgemaze.server.storage import (
    ENGINES,
    EventsAfter,
    Holding,
    Lease,
    NewRoom,
    RoomSummary,
    RoomVersion,
    Store,
    StoredAnalysis,
    StoredEvent,
    open_store,
)
from hedgemaze.server.storage.database_thread import DatabaseThread
from hedgemaze.server.storage.nodes import analyses, leases

pytestmark = pytest.mark.anyio


@pytest.fixture
async def stores(where: Path | str) -> AsyncIterator[tuple[Store, Store]]:
    pair = open_store(where), open_store(where)
    for store in pair:
        await store.start()
    yield pair
    for store in pair:
        await store.stop()


def event(version: int, text: str = "{}") -> StoredEvent:
    return StoredEvent(version, 1_000 + version, text)


def summary(version: int, deadline_ms: int | None = None, *, is_engines_turn: bool = False) -> RoomSummary:
    return RoomSummary(version, 1_000 + version, "playing", deadline_ms, is_engines_turn, f"about {version}")


async def open_room(store: Store, room: str, deadline_ms: int | None = None, *, is_engines_turn: bool = False) -> None:
    new = NewRoom(room, 1_000, is_listed=False, join=None)
    first = summary(1, deadline_ms, is_engines_turn=is_engines_turn)
    assert await store.rooms.open(new, [event(1, '"opened"')], first, [Holding(1, b"t" * 32, None)])


async def test_events_after_a_version(stores: tuple[Store, Store]) -> None:
    one, two = stores
    await open_room(one, "r")
    await one.rooms.append("r", [event(2, '"b"'), event(3, '"c"')], summary(3), [Holding(2, b"u" * 32, b"p" * 32)])
    holdings = (Holding(1, b"t" * 32, None), Holding(2, b"u" * 32, b"p" * 32))
    assert await two.rooms.events_after("r", 1) == EventsAfter(('"b"', '"c"'), holdings)
    assert await two.rooms.events_after("r", 3) == EventsAfter((), holdings)


async def test_versions_of_rooms(stores: tuple[Store, Store]) -> None:
    one, two = stores
    for room in ("r", "s", "t"):
        await open_room(one, room)
    await one.rooms.append("s", [event(2)], summary(2), freed=[1])
    await one.rooms.append("t", [event(2)], RoomSummary(2, 1_002, "playing", None, is_engines_turn=False, about=None))
    seat = Holding(1, b"t" * 32, None)
    assert await two.room_index.versions(["r", "s", "t", "nowhere"]) == {
        "r": RoomVersion(1, "about 1", (seat,)),
        "s": RoomVersion(2, "about 2", ()),
        "t": RoomVersion(2, "about 1", (seat,)),
    }


async def test_a_flag_is_leased_to_one_node(stores: tuple[Store, Store]) -> None:
    one, two = stores
    for number in range(5):
        await open_room(one, f"r{number}", 10_000 + 1_000 * number)
    claims = await asyncio.gather(
        one.leases.claim_flags("one", 9_000, 12_000, 14_000), two.leases.claim_flags("two", 9_000, 12_000, 14_000)
    )
    assert sorted(claims[0] + claims[1]) == [(10_000, "r0"), (11_000, "r1"), (12_000, "r2")]
    again = await asyncio.gather(
        one.leases.claim_flags("one", 9_000, 12_000, 14_000), two.leases.claim_flags("two", 9_000, 12_000, 14_000)
    )
    assert [sorted(each) for each in again] == [sorted(each) for each in claims], "each node finds its own again"
    assert len(await two.leases.claim_flags("two", 14_000, 12_000, 19_000)) == 3, "all leases have expired"


async def test_a_room_that_a_query_finds_free_too_late_stays_with_its_node(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node's lease is committed while the query runs, so the query does not see it."""
    one, two = stores
    await open_room(one, "r", 10_000, is_engines_turn=True)
    assert await one.leases.claim_flags("one", 9_000, 12_000, 14_000) == [(10_000, "r")]
    assert await one.leases.claim_engines("one", 9_000, 14_000, 10) == ["r"]
    analysis = StoredAnalysis("a", "{}", "", is_over=False, state="{}", touched_ms=0)
    await one.analyses.add(analysis, Lease("analysis", "a", "one", 14_000))
    for module in (leases, analyses):
        blind = module._IS_FREE.replace("until_ms > ?", "until_ms > ? + 1000000")
        assert blind != module._IS_FREE
        monkeypatch.setattr(module, "_IS_FREE", blind)
    assert await two.leases.claim_flags("two", 9_000, 12_000, 14_000) == []
    assert await two.leases.claim_engines("two", 9_000, 14_000, 10) == []
    assert await two.analyses.claim("two", 9_000, 14_000, 10) == []
    assert len(await two.analyses.claim("two", 14_000, 19_000, 10)) == 1, "the lease has expired"


async def test_engines_are_leased_to_the_last_writer_or_first_claimant(stores: tuple[Store, Store]) -> None:
    one, two = stores
    for room in ("r", "s", "t"):
        await open_room(one, room, is_engines_turn=room != "t")
    lease = Lease(ENGINES, "r", "one", 14_000)
    await one.rooms.append("r", [event(2)], summary(2, is_engines_turn=True), lease=lease)
    assert await two.leases.claim_engines("two", 9_000, 14_000, 10) == ["s"]
    assert sorted(await one.leases.claim_engines("one", 9_000, 14_000, 10)) == ["r"]
    await two.rooms.append("r", [event(3)], summary(3, is_engines_turn=True), lease=Lease(ENGINES, "r", "two", 15_000))
    assert await one.leases.renew("one", [(ENGINES, "r")], 20_000) == [(ENGINES, "r")]
    assert await two.leases.renew("two", [(ENGINES, "r"), (ENGINES, "s")], 20_000) == []
    assert await one.leases.claim_engines("one", 19_999, 30_000, 10) == []
    await two.leases.release("two", (ENGINES, "s"))
    assert await one.leases.claim_engines("one", 19_999, 30_000, 1) == ["s"]
    await two.leases.release("two")
    assert sorted(await one.leases.claim_engines("one", 19_999, 30_000, 10)) == ["r", "s"]


async def test_a_job_has_one_holder(stores: tuple[Store, Store]) -> None:
    one, two = stores
    claims = [
        store.leases.claim(Lease("analysis", f"{number}", node, 2_000), 1_000)
        for number in range(20)
        for store, node in ((one, "one"), (two, "two"))
    ]
    answers = await asyncio.gather(*claims)
    assert all(answers[number] != answers[number + 1] for number in range(0, 40, 2))
    assert await two.leases.claim(Lease("analysis", "0", "two", 9_000), 2_000)


async def test_nodes_that_write_to_the_same_rooms_do_not_deadlock(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = stores
    failed, recover = [], DatabaseThread._recover

    def note(thread: DatabaseThread) -> None:
        failed.append(thread)
        recover(thread)

    monkeypatch.setattr(DatabaseThread, "_recover", note)
    rooms = [f"r{number:02}" for number in range(30)]
    for room in rooms:
        await open_room(one, room)
    for version in range(2, 12):
        jobs = [one.rooms.append(room, [event(version, '"one"')], summary(version)) for room in rooms]
        jobs += [two.rooms.append(room, [event(version, '"two"')], summary(version)) for room in reversed(rooms)]
        answers = await asyncio.gather(*jobs)
        firsts, seconds = answers[: len(rooms)], answers[len(rooms) :][::-1]
        assert all(first != second for first, second in zip(firsts, seconds, strict=True)), (
            "exactly one append succeeds"
        )
    assert failed == []
    for store in stores:
        commits, written = store.connections.commits
        assert written > commits, "jobs share transactions"
