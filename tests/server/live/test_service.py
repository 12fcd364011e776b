"""The service with a fake clock: commit before acknowledgement, races, flags, restarts, rematches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Act, Answer, Leave, Offer, OfferKind, Resign, Say, SettingsError, Sit, Stage, Timing
from hedgemaze.server.credentials import hashed, next_room_id
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage import StoredEvent, open_store
from tests.server.helpers.fakes import FakeClock, FakeSubscriber, make_alone, table

pytestmark = pytest.mark.anyio

ADA, BOB = hashed("ada" * 10), hashed("bob" * 10)


async def begin(service: Service, **settings: Any) -> str:
    """Opens a table with Ada in seat 1 and Bob in seat 2."""
    opened = await service.open_table(table(**settings), ADA)
    await service.sit(opened.room, Sit(seat=2, id="sit", name="Bob"), BOB)
    return opened.room


async def refused(work: Any) -> str:
    with pytest.raises(HedgemazeError) as caught:
        await work
    return caught.value.code


def act(seat: int, *actions: str, id: str = "", version: int | None = None) -> Act:  # noqa: A002
    return Act(seat=seat, id=id, actions=actions, version=version)


async def test_events_are_published_after_they_are_stored(service: Service) -> None:
    room = await begin(service)
    live = await service.live_room(room)
    subscriber = FakeSubscriber(1)
    service.subscribe(live, subscriber)
    await service.carry_out(room, act(1, "e2", id="a"))
    loaded = await service.store.rooms.load(room)
    assert loaded is not None
    assert len(loaded.log) == 4
    assert subscriber.events() == ["acted"]
    assert subscriber.received[-1]["entries"] == {"keep": 0, "add": ["e2"]}
    assert subscriber.received[-1]["table"]["position"] == "classic2 - Se2Ne9 10,10 - N - 1"


async def test_a_repeated_id_changes_nothing(service: Service) -> None:
    room = await begin(service)
    live = await service.live_room(room)
    for _ in range(3):
        await service.carry_out(room, act(1, "e2", id="a"))
    assert live.room.version == 4
    both = [service.carry_out(room, act(2, "e8", id="b")) for _ in range(2)]
    await asyncio.gather(*both)
    assert live.room.version == 5


async def test_a_refused_command_changes_nothing(service: Service) -> None:
    room = await begin(service)
    assert await refused(service.carry_out(room, act(2, "e8"))) == "room.not_your_turn"
    assert await refused(service.carry_out(room, act(1, "e9"))) == "action.too_far"
    assert await refused(service.carry_out("nowhere", act(1, "e2"))) == "server.no_such_room"
    loaded = await service.store.rooms.load(room)
    assert loaded is not None
    assert len(loaded.log) == 3
    with pytest.raises(SettingsError):
        await service.open_table(table(mode="classic3"), ADA)


async def test_a_failed_write_is_not_acknowledged_and_the_room_is_loaded_again(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await begin(service)
    before = await service.live_room(room)
    subscriber = FakeSubscriber(1)
    service.subscribe(before, subscriber)

    def fail(*_: object) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        future.set_exception(StorageError("storage.unavailable", "as the test wants"))
        return future

    with monkeypatch.context() as broken:
        broken.setattr(service.store.rooms, "append", fail)
        assert await refused(service.carry_out(room, act(1, "e2", id="a"))) == "storage.unavailable"
    await service.carry_out(room, act(1, "e2", id="a"))
    after = await service.live_room(room)
    assert after is not before
    assert before.is_dropped
    assert after.subscribers == {subscriber}
    kinds = [message["type"] for message in subscriber.received]
    assert kinds[0] == "presence"
    assert "welcome" in kinds[1:]


async def test_after_a_lost_race_the_log_is_read_and_the_command_judged_again(service: Service, folder: Path) -> None:
    room = await begin(service)
    await service.live_room(room)
    other = make_alone(folder, service.clock, "two")
    await other.start(with_loops=False)
    await other.carry_out(room, act(1, "e2"))
    assert await refused(service.carry_out(room, act(1, "d1"))) == "room.not_your_turn"
    live = await service.carry_out(room, act(2, "e8"))
    assert live.room.play is not None
    assert live.room.play.entries == ("e2", "e8")
    await asyncio.gather(
        *(each.carry_out(room, Say(seat=1, phrase="hello")) for each in (service, other, service, other))
    )
    loaded = await service.store.rooms.load(room)
    assert loaded is not None
    assert len(loaded.log) == 9
    await other.stop()


async def test_a_command_finishes_although_its_caller_is_cancelled(service: Service) -> None:
    room = await begin(service)
    subscriber = FakeSubscriber(2)
    service.subscribe(await service.live_room(room), subscriber)
    task = asyncio.create_task(service.carry_out(room, act(1, "e2")))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await service.carry_out(room, act(2, "e8"))
    assert subscriber.events() == ["acted", "acted"]


async def test_a_flag_falls_on_time_without_a_command(service: Service, clock: FakeClock) -> None:
    room = await begin(service)
    live = await service.carry_out(room, act(1, "e2"))
    await service.carry_out(room, act(2, "e8"))
    subscriber = FakeSubscriber()
    service.subscribe(live, subscriber)
    clock.time_ms += 60_000 - 1
    await service.flags.run_due()
    assert subscriber.events() == []
    clock.time_ms += 1
    await service.flags.run_due()
    assert subscriber.events() == ["flagged", "ended"]
    assert live.room.stage is Stage.ENDED
    assert service.cache.deadlines.next_ms is None


async def test_flags_fall_in_rooms_that_are_not_in_memory(service: Service, clock: FakeClock) -> None:
    room = await begin(service)
    await service.carry_out(room, act(1, "e2"))
    clock.time_ms += 90_000
    service.cache.sweep()
    assert len(service.cache) == 0
    clock.time_ms += 60_000
    await service.flags.run_due()
    live = await service.live_room(room)
    assert live.room.outcome is not None
    assert live.room.outcome.reason.value == "flagged"


async def test_the_row_of_a_running_game_is_written_when_its_time_is_old_or_its_deadline_sooner(
    folder: Path, clock: FakeClock
) -> None:
    service = make_alone(folder, clock)
    await service.start(with_loops=False)
    room = await begin(service)
    await service.carry_out(room, act(1, "e2"))
    live = await service.carry_out(room, act(2, "e8"))

    async def is_stored() -> bool:
        return await service.store.room_index.deadlines() == [(live.deadline_ms, room)]

    assert await is_stored()
    clock.time_ms += 5_000
    await service.carry_out(room, act(1, "e3"))
    assert not await is_stored(), "a deadline may be too early in the database"
    clock.time_ms += 26_000
    await service.carry_out(room, act(2, "e7"))
    assert await is_stored(), "the stored time of the last event is old"
    await service.carry_out(room, act(1, "e4"))
    assert await is_stored(), "the deadline is sooner"
    await service.carry_out(room, Resign(seat=1))
    assert await service.store.room_index.deadlines() == [], "the stage has changed"
    await service.stop()


async def test_a_deadline_that_is_too_early_in_the_database_is_set_again_after_a_kill(
    folder: Path, clock: FakeClock
) -> None:
    first = make_alone(folder, clock)
    await first.start(with_loops=False)
    room = await begin(first)
    await first.carry_out(room, act(1, "e2"))
    await first.carry_out(room, act(2, "e8"))
    clock.time_ms += 20_000
    live = await first.carry_out(room, act(1, "e3"))
    await first.store.heartbeats.record("one", clock.time_ms)
    await first.store.stop()
    second = make_alone(folder, clock)
    await second.start(with_loops=False)
    [(stored_ms, _)] = await second.store.room_index.deadlines()
    assert live.deadline_ms is not None
    assert stored_ms < live.deadline_ms
    clock.time_ms = stored_ms
    await second.flags.run_due()
    assert second.cache.deadlines.next_ms == live.deadline_ms
    assert (await second.live_room(room)).room.stage is Stage.PLAYING
    clock.time_ms = live.deadline_ms
    await second.flags.run_due()
    assert (await second.live_room(room)).room.stage is Stage.ENDED
    await second.stop()


async def test_flags_that_fall_together_share_commits(service: Service, clock: FakeClock) -> None:
    rooms = [await begin(service) for _ in range(40)]
    commits, written = service.store.connections.commits
    clock.time_ms += 120_000
    await service.flags.run_due()
    assert all([(await service.live_room(room)).room.stage is Stage.ENDED for room in rooms])
    commits, written = (
        now - before for now, before in zip(service.store.connections.commits, (commits, written), strict=True)
    )
    assert written == 40
    assert commits < 20


async def test_a_fault_in_one_room_does_not_stop_the_flags_of_others(
    service: Service, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = [await begin(service) for _ in range(3)]
    for room in rooms:
        await service.carry_out(room, act(1, "e2"))
        await service.carry_out(room, act(2, "e8"))
    flag = service.flags.flag

    async def fail(room: str) -> None:
        if room == broken:
            raise ZeroDivisionError("oops")
        await flag(room)

    broken = rooms[1]
    clock.time_ms += 60_000
    with monkeypatch.context() as patch:
        patch.setattr(service.flags, "flag", fail)
        await service.flags.run_due()
    stages = [(await service.live_room(room)).room.stage for room in rooms]
    assert stages == [Stage.ENDED, Stage.PLAYING, Stage.ENDED]
    clock.time_ms += 60_000
    await service.flags.run_due()
    assert (await service.live_room(broken)).room.stage is Stage.ENDED, "it is tried again"


async def test_a_crashed_background_task_is_restarted(
    folder: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hedgemaze.server.tasks._RESTART_SECONDS", 0.001)
    monkeypatch.setattr("hedgemaze.server.live.service._SWEEP_SECONDS", 0.001)
    swept = asyncio.Event()
    sweeps = iter([ZeroDivisionError("oops"), None])

    def sweep() -> None:
        error = next(sweeps, None)
        if error is not None:
            raise error
        swept.set()

    service = make_alone(folder, clock)
    monkeypatch.setattr(service.cache, "sweep", sweep)
    await service.start()
    await asyncio.wait_for(swept.wait(), 20)
    await service.stop()


async def test_rooms_in_use_are_not_swept(service: Service, clock: FakeClock) -> None:
    room = await begin(service)
    subscriber = FakeSubscriber(1)
    service.subscribe(await service.live_room(room), subscriber)
    clock.time_ms += 1_000_000
    service.cache.sweep()
    assert len(service.cache) == 1
    service.unsubscribe(subscriber)
    clock.time_ms += 61_000
    service.cache.sweep()
    assert len(service.cache) == 0


@pytest.mark.parametrize("is_graceful", [True, False])
async def test_a_restart_credits_the_clocks_once(folder: Path, clock: FakeClock, is_graceful: bool) -> None:
    first = make_alone(folder, clock)
    await first.start(with_loops=False)
    room = await begin(first)
    await first.carry_out(room, act(1, "e2"))
    await first.carry_out(room, act(2, "e8"))
    clock.time_ms += 20_000
    if is_graceful:
        await first.stop()
    else:
        await first.store.heartbeats.record("one", clock.time_ms)
        await first.store.stop()
    clock.time_ms += 3_600_000
    second = make_alone(folder, clock)
    await second.start(with_loops=False)
    await second.flags.run_due()
    live = await second.live_room(room)
    assert live.room.stage is Stage.PLAYING
    assert live.room.remaining(clock.time_ms) == (40_000, 60_000)
    clock.time_ms += 61_000
    second.cache.sweep()
    live = await second.live_room(room)
    assert live.room.remaining(clock.time_ms) == (0, 60_000)
    await second.flags.run_due()
    assert live.room.stage.value == "ended"
    loaded = await second.store.rooms.load(room)
    assert loaded is not None
    assert sum('"credited"' in each for each in loaded.log) == 1
    await second.stop()


async def test_a_stopping_node_finishes_writes_closes_and_refuses(folder: Path, clock: FakeClock) -> None:
    service = make_alone(folder, clock)
    await service.start(with_loops=False)
    room = await begin(service)
    subscriber = FakeSubscriber(1)
    service.subscribe(await service.live_room(room), subscriber)
    last = asyncio.create_task(service.carry_out(room, act(1, "e2")))
    await asyncio.sleep(0)
    await service.stop()
    await last
    assert subscriber.received[-1] == {"type": "closing", "reason": "restart", "retry_after_ms": 1_000}
    assert subscriber.events() == ["acted"]
    with pytest.raises(ServerError, match="stops"):
        await service.carry_out(room, act(2, "e8"))
    again = open_store(folder)
    await again.start()
    loaded = await again.rooms.load(room)
    assert loaded is not None
    assert len(loaded.log) == 4
    await again.stop()


async def test_a_rematch_is_a_new_room_with_the_same_tokens(service: Service) -> None:
    room = await begin(service)
    subscriber = FakeSubscriber(1)
    service.subscribe(await service.live_room(room), subscriber)
    await service.carry_out(room, Resign(seat=1))
    live = await service.carry_out(room, Offer(seat=1, kind=OfferKind.REMATCH))
    await service.carry_out(room, Answer(seat=2, offer=live.room.offers[0].version, agree=True))
    after = await service.live_room(next_room_id(room))
    assert subscriber.received[-1]["table"]["next_room"] == after.id
    assert after.room.stage is Stage.PLAYING
    assert after.seats_of([], BOB) == live.seats_of([], BOB) == (2,)
    assert {seat: each.token for seat, each in after.holdings.items()} == {
        seat: each.token for seat, each in live.holdings.items()
    }


async def test_a_rematch_lost_in_a_crash_is_opened_when_the_room_is_loaded(
    service: Service, folder: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await begin(service)
    await service.carry_out(room, Resign(seat=1))
    live = await service.carry_out(room, Offer(seat=1, kind=OfferKind.REMATCH))

    async def crash(*_: object) -> None:
        raise StorageError("storage.unavailable", "as the test wants")

    monkeypatch.setattr(service.cache, "open_rematch", crash)
    assert await refused(service.carry_out(room, Answer(seat=2, offer=live.room.version, agree=True)))
    other = make_alone(folder, clock)
    await other.start(with_loops=False)
    await other.live_room(room)
    assert (await other.live_room(next_room_id(room))).room.stage is Stage.PLAYING
    await other.stop()


async def test_a_seat_left_before_the_start_is_free_again(service: Service) -> None:
    opened = await service.open_table(table(), ADA)
    live, token = await service.sit(opened.room, Sit(seat=2, id="s", name="Bob"), BOB)
    assert token is not None
    assert live.seats_of([hashed(token)], None) == live.seats_of([], BOB) == (2,)
    assert await refused(service.sit(opened.room, Sit(seat=2, id="t"), None)) == "room.seat_taken"


async def test_a_moved_seat_has_a_new_token(service: Service) -> None:
    opened = await service.open_table(table(), ADA)
    live = await service.live_room(opened.room)
    subscriber = FakeSubscriber(1)
    service.subscribe(live, subscriber)
    token, seats = await service.move_seats(opened.room, 1, BOB)
    assert seats == (1,)
    assert subscriber.seats == ()
    assert subscriber.received[-1] == {"type": "closing", "reason": "moved"}
    assert live.seats_of([hashed(opened.token)], ADA) == ()
    assert live.seats_of([hashed(token)], None) == (1,)
    assert await refused(service.move_seats(opened.room, 2, None)) == "server.bad_code"


async def test_missed_events_and_a_snapshot_lead_to_the_same_state(service: Service) -> None:
    room = await begin(service, timing=Timing())
    live = await service.live_room(room)
    for number, token in enumerate(["e2", "e8", "e3", "e7"]):
        await service.carry_out(room, act(number % 2 + 1, token))
    await service.carry_out(room, Offer(seat=1, kind=OfferKind.TAKE_BACK))
    await service.carry_out(room, Answer(seat=2, offer=live.room.version, agree=True))
    await service.carry_out(room, act(1, "d2"))
    entries = list(live.room.play.entries) if live.room.play is not None else []
    assert entries == ["e2", "e8", "d2"]
    known = {3: [], 4: ["e2"], 5: ["e2", "e8"], 6: ["e2", "e8", "e3"], 7: ["e2", "e8", "e3", "e7"]}
    for version, had in known.items():
        welcome = live.welcome((1,), version, 0)
        assert welcome.snapshot is None
        assert len(welcome.events) == live.room.version - version
        assert welcome.entries is not None
        assert [*had[: welcome.entries.keep], *welcome.entries.add] == entries
    whole = live.welcome((1,), 0, 0)
    assert whole.snapshot is not None
    assert list(whole.snapshot.entries) == entries
    assert live.welcome((1,), live.room.version, 0).entries is None
    assert live.welcome((1,), 10_000, 0).snapshot is not None
    service.cache.drop(live)
    again = await service.live_room(room)
    assert again.welcome((1,), 5, 0) == live.welcome((1,), 5, 0)


async def test_a_long_absence_gets_a_snapshot(service: Service, clock: FakeClock) -> None:
    room = await begin(service)
    live = await service.live_room(room)
    for _ in range(41):
        clock.time_ms += 20_000
        for _ in range(5):
            await service.carry_out(room, Say(seat=1, phrase="hello"))
    assert live.welcome((), 3, 0).snapshot is not None
    recent = live.welcome((), live.room.version - 200, 0)
    assert recent.snapshot is None
    assert len(recent.events) == 200


async def test_an_append_at_a_taken_version_is_a_lost_race(service: Service) -> None:
    """Even an append of the same events by another node is a lost race."""
    room = await begin(service)
    live = await service.live_room(room)
    assert not await service.store.rooms.append(room, [StoredEvent(3, 0, "{}")], None)
    assert await service.carry_out(room, Leave(seat=2)) is live
