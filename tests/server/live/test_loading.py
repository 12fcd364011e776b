"""Long logs: snapshot and rest give the room that the whole log gives, and no long log is folded in the event loop."""

from __future__ import annotations

import dataclasses
import json
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hedgemaze.rooms import (
    Act,
    Dress,
    Event,
    Leave,
    Room,
    RoomError,
    Say,
    Sit,
    Timing,
    event_to_data,
    replay,
    room_to_data,
)
from hedgemaze.server.credentials import hashed
from hedgemaze.server.live import loading, views
from hedgemaze.server.live.live_room import PendingAppend
from hedgemaze.server.live.loading import FORMAT, fold
from hedgemaze.server.live.service import Service
from hedgemaze.server.people.people import People
from hedgemaze.server.player_data.player_data import PlayerData
from hedgemaze.server.storage import StoredEvent, StoredRoom, StoredSnapshot
from tests.rooms.test_model import run
from tests.server.helpers.fakes import FakeClock, FakeSubscriber, make_alone, settle, table

pytestmark = pytest.mark.anyio

ADA, BOB = hashed("ada" * 10), hashed("bob" * 10)
LONG = 900


def stored(log: list[Event], version: int = 0) -> StoredRoom:
    """Returns a log as it is loaded, with a snapshot of its beginning up to a version, if there is one."""
    room = replay(log)
    assert room is not None
    texts = tuple(json.dumps(event_to_data(event)) for event in log[version:])
    snapshot = snapshot_of(log[:version]) if version else None
    return StoredRoom(None, True, texts, (), (), snapshot, 0, views.about(room))


def snapshot_of(log: list[Event]) -> str:
    room = replay(log)
    assert room is not None
    data = {"format": FORMAT, "opened_ms": log[0].at_ms, "room": room_to_data(room)}
    return json.dumps(data)


@given(seed=st.integers(0, 10_000), length=st.integers(5, 60), data=st.data())
@settings(max_examples=12, deadline=None)
def test_a_snapshot_and_the_events_after_it_give_the_room_of_the_whole_log(
    seed: int, length: int, data: st.DataObject
) -> None:
    log = run(seed, length).host.log
    assume(len(log) > 1)
    version = data.draw(st.integers(1, len(log) - 1))
    whole = fold("r", stored(log))
    part = fold("r", stored(log, version))
    assert whole is not None
    assert part is not None
    assert part[0].room == whole[0].room
    assert part[0].opened_ms == whole[0].opened_ms
    assert part[0].welcome((), 0, 0) == whole[0].welcome((), 0, 0)
    for seen in range(version + 1, len(log) + 1):
        assert part[0].welcome((), seen, 0) == whole[0].welcome((), seen, 0), "a client gets the same"


@pytest.fixture
async def service(where: Path | str, clock: FakeClock) -> AsyncIterator[Service]:
    service = make_alone(where, clock)
    await service.start(with_loops=False)
    yield service
    await service.stop()


async def long_room(service: Service, clock: FakeClock, length: int = LONG) -> str:
    """Opens a room with a long log, as one of an older version may have it: only chat, then a game."""
    opened = await service.open_table(table(timing=Timing()), ADA)
    await service.sit(opened.room, Sit(seat=2, id="sit", name="Bob"), BOB)
    live = await service.live_room(opened.room)
    service.cache.drop(live)
    said = {"event": "said", "at_ms": clock.time_ms, "seat": 1, "phrase": "hello"}
    events = [
        StoredEvent(version, clock.time_ms, json.dumps(said | {"version": version})) for version in range(4, 4 + length)
    ]
    summary = PendingAppend(live.room, ()).summary._replace(version=3 + length)
    assert await service.store.rooms.append(opened.room, events, summary)
    return opened.room


async def test_a_long_log_is_folded_once_and_then_from_its_snapshot(
    service: Service, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await long_room(service, clock)
    lengths: list[int] = []

    def seen(id: str, loaded: StoredRoom) -> Any:  # noqa: A002
        lengths.append(len(loaded.log))
        return fold(id, loaded)

    monkeypatch.setattr(loading, "fold", seen)
    first = await service.live_room(room)
    await settle(service)
    await service.carry_out(room, Act(seat=1, actions=("e2",)))
    service.cache.drop(first)
    second = await service.live_room(room)
    assert lengths == [LONG + 3, 200 + 1]
    assert second.room == first.room
    whole = await service.store.rooms.load(room)
    assert whole is not None
    folded = fold(room, whole)
    assert folded is not None
    assert folded[0].room == second.room
    version = second.room.version
    for back in (0, 1, 150, 200):
        assert second.welcome((1,), version - back, 0) == folded[0].welcome((1,), version - back, 0)


async def test_long_logs_are_folded_in_a_thread(
    service: Service, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[tuple[int, threading.Thread]] = []

    def seen(id: str, loaded: StoredRoom) -> Any:  # noqa: A002
        threads.append((len(loaded.log), threading.current_thread()))
        return fold(id, loaded)

    monkeypatch.setattr(loading, "fold", seen)
    here = threading.current_thread()
    for length in (297, 300, LONG):
        await service.live_room(await long_room(service, clock, length))
    assert [(length, thread is here) for length, thread in threads] == [
        (300, True),
        (303, False),
        (LONG + 3, False),
    ]


@pytest.mark.parametrize("broken", ["{}", "no JSON", '{"format":0,"opened_ms":0,"room":{}}', '{"format":1,"room":3}'])
async def test_a_snapshot_that_cannot_be_read_is_replaced(service: Service, clock: FakeClock, broken: str) -> None:
    room = await long_room(service, clock)
    assert await service.store.rooms.save_snapshot(StoredSnapshot(room, 500, 0, broken))
    live = await service.live_room(room)
    assert live.room.version == LONG + 3
    await settle(service)
    loaded = await service.store.rooms.load(room, is_whole=False)
    assert loaded is not None
    assert loaded.snapshot not in (None, broken)
    assert len(loaded.log) == 200


async def test_an_erased_name_is_in_no_snapshot(service: Service, clock: FakeClock) -> None:
    room = await long_room(service, clock)
    await service.live_room(room)
    await settle(service)
    old = await service.store.rooms.load(room, is_whole=False)
    assert old is not None
    assert old.snapshot is not None
    assert '"Bob"' in old.snapshot
    assert await PlayerData(service, People(service)).erase(BOB) == 1
    late = StoredSnapshot(room, 500, 0, old.snapshot)  # from a node that had read the log before
    assert not await service.store.rooms.save_snapshot(late)
    loaded = await service.store.rooms.load(room, is_whole=False)
    assert loaded is not None
    assert loaded.snapshot is None
    assert (await service.live_room(room)).room.seat(2).name == ""
    await settle(service)
    again = await service.store.rooms.load(room, is_whole=False)
    assert again is not None
    assert again.snapshot is not None
    assert "Bob" not in again.snapshot


async def test_a_name_erased_by_an_older_version_is_noticed(service: Service, clock: FakeClock) -> None:
    room = await long_room(service, clock)
    live = await service.live_room(room)
    await settle(service)
    service.cache.drop(live)
    nameless = views.about(live.room).replace("Bob", "")
    whole = await service.store.rooms.load(room)
    assert whole is not None
    data = json.loads(whole.log[1]) | {"name": ""}

    def work(database: Any) -> None:  # what `Store.rewrite` did before there were snapshots
        database.execute("UPDATE events SET data = ? WHERE room = ? AND version = 2", (json.dumps(data), room))
        database.execute("UPDATE rooms SET about = ? WHERE id = ?", (nameless, room))

    await service.store.connections.write(work, room)
    assert (await service.live_room(room)).room.seat(2).name == ""


async def test_a_flood_of_small_changes_stays_small_and_loads_quickly(service: Service, clock: FakeClock) -> None:
    """The attack: endless events, then all clients wait while the room is loaded again."""
    opened = await service.open_table(table(), ADA)
    subscriber = FakeSubscriber(1)
    service.subscribe(await service.live_room(opened.room), subscriber)
    refused = []
    for number in range(330):
        clock.time_ms += 1_100
        try:
            await service.carry_out(opened.room, Dress(seat=1, id=str(number), name=f"Ada {number}"))
        except RoomError as error:
            refused.append(error.code)
    live = await service.live_room(opened.room)
    assert live.room.version == 301
    assert refused == ["room.log_full"] * 30
    await service.sit(opened.room, Sit(seat=2, id="sit", name="Bob"), BOB)
    await service.carry_out(opened.room, Say(seat=2, phrase="hello"))
    await service.carry_out(opened.room, Leave(seat=1))


def test_changed_fields_of_a_room_change_the_format() -> None:
    """A snapshot with other fields would be misread: raise `FORMAT` and write the new fields here."""
    shape: dict[str, list[str]] = {}

    def look(kind: Any) -> None:
        for inner in get_args(kind):
            look(inner)
        if dataclasses.is_dataclass(kind) and isinstance(kind, type) and kind.__name__ not in shape:
            hints = get_type_hints(kind)
            shape[kind.__name__] = [field.name for field in dataclasses.fields(kind)]
            for name in shape[kind.__name__]:
                look(hints[name])

    look(Room)
    del shape["Settings"], shape["SeatPlan"], shape["Timing"]  # they are in every log's first event
    assert (loading.FORMAT, {name: " ".join(fields) for name, fields in shape.items()}) == (
        4,
        {
            "Room": "version at_ms settings stage seats recent said dressed extras offers refusals first play clocks"
            " outcome rematch closed",
            "SeatState": "holder level name character presence hand is_bot account rating is_provisional",
            "OpenOffer": "kind seat version asked agreed turn",
            "Refusal": "kind seat turns",
            "GameState": "start position entries stamps turns hashes floor lifter changed turn_version",
            "TurnStart": "entries side left_ms lag_ms turned",
            "GameClocks": "timing left_ms lag_ms lag_full_ms turned running since_ms has_begun",
            "Outcome": "reason winner sides rank",
            "Rematch": "settings seats",
        },
    )
