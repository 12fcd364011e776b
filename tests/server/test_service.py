"""Rooms kept by the service, with a clock that stands still: commit before ack, races, flags, restarts, rematches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Act, Answer, Kind, Leave, Propose, Resign, Say, SettingsError, Sit, Stage, Timing
from hedgemaze.server.credentials import hashed, next_room_id
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage import StoredEvent, open_store
from tests.server.fakes import Ear, FakeClock, table

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


async def test_everybody_hears_what_was_done_once_it_is_stored(service: Service) -> None:
    room = await begin(service)
    live = await service.live_room(room)
    ear = Ear(1)
    service.listen(live, ear)
    await service.carry_out(room, act(1, "e2", id="a"))
    loaded = await service.store.load(room)
    assert loaded is not None
    assert len(loaded.log) == 4
    assert ear.events() == ["acted"]
    assert ear.heard[-1]["entries"] == {"keep": 0, "add": ["e2"]}
    assert ear.heard[-1]["table"]["position"] == "classic2 - Se2Ne9 10,10 - N - 1"


async def test_the_same_id_again_changes_nothing(service: Service) -> None:
    room = await begin(service)
    live = await service.live_room(room)
    for _ in range(3):
        await service.carry_out(room, act(1, "e2", id="a"))
    assert live.room.version == 4
    both = [service.carry_out(room, act(2, "e8", id="b")) for _ in range(2)]
    await asyncio.gather(*both)
    assert live.room.version == 5


async def test_what_is_refused_changes_nothing(service: Service) -> None:
    room = await begin(service)
    assert await refused(service.carry_out(room, act(2, "e8"))) == "room.not_your_turn"
    assert await refused(service.carry_out(room, act(1, "e9"))) == "action.too_far"
    assert await refused(service.carry_out("nowhere", act(1, "e2"))) == "server.no_such_room"
    loaded = await service.store.load(room)
    assert loaded is not None
    assert len(loaded.log) == 3
    with pytest.raises(SettingsError):
        await service.open_table(table(mode="classic3"), ADA)


async def test_a_failed_write_is_not_acknowledged_and_the_room_is_read_again(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await begin(service)
    before = await service.live_room(room)
    ear = Ear(1)
    service.listen(before, ear)

    def fail(*_: object) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        future.set_exception(StorageError("storage.unavailable", "as told"))
        return future

    with monkeypatch.context() as broken:
        broken.setattr(service.store, "append", fail)
        assert await refused(service.carry_out(room, act(1, "e2", id="a"))) == "storage.unavailable"
    await service.carry_out(room, act(1, "e2", id="a"))
    after = await service.live_room(room)
    assert after is not before
    assert before.is_dropped
    assert after.listeners == {ear}
    kinds = [message["type"] for message in ear.heard]
    assert kinds[0] == "presence"
    assert "welcome" in kinds[1:]


async def test_who_loses_a_race_reads_the_log_again_and_judges_anew(service: Service, folder: Path) -> None:
    room = await begin(service)
    await service.live_room(room)
    other = Service(open_store(folder), service.clock, node="two")
    await other.start(is_alone=True)
    await other.carry_out(room, act(1, "e2"))
    assert await refused(service.carry_out(room, act(1, "d1"))) == "room.not_your_turn"
    live = await service.carry_out(room, act(2, "e8"))
    assert live.room.play is not None
    assert live.room.play.entries == ("e2", "e8")
    await asyncio.gather(
        *(each.carry_out(room, Say(seat=1, phrase="hello")) for each in (service, other, service, other))
    )
    loaded = await service.store.load(room)
    assert loaded is not None
    assert len(loaded.log) == 9
    await other.stop()


async def test_work_goes_on_when_whoever_asked_goes_away(service: Service) -> None:
    room = await begin(service)
    ear = Ear(2)
    service.listen(await service.live_room(room), ear)
    task = asyncio.create_task(service.carry_out(room, act(1, "e2")))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await service.carry_out(room, act(2, "e8"))
    assert ear.events() == ["acted", "acted"]


async def test_a_flag_falls_by_itself_at_its_time(service: Service, clock: FakeClock) -> None:
    room = await begin(service)
    live = await service.carry_out(room, act(1, "e2"))
    await service.carry_out(room, act(2, "e8"))
    ear = Ear()
    service.listen(live, ear)
    clock.time_ms += 60_000 - 1
    await service.wake()
    assert ear.events() == []
    clock.time_ms += 1
    await service.wake()
    assert ear.events() == ["flagged", "ended"]
    assert live.room.stage is Stage.ENDED
    assert service.alarms.next_ms is None


async def test_flags_fall_in_rooms_that_are_not_in_memory(service: Service, clock: FakeClock) -> None:
    room = await begin(service)
    await service.carry_out(room, act(1, "e2"))
    clock.time_ms += 90_000
    service.sweep()
    assert service.rooms == 0
    clock.time_ms += 60_000
    await service.wake()
    live = await service.live_room(room)
    assert live.room.outcome is not None
    assert live.room.outcome.reason.value == "flagged"


async def test_flags_that_fall_together_share_commits(service: Service, clock: FakeClock) -> None:
    rooms = [await begin(service) for _ in range(40)]
    commits, written = service.store.commits
    clock.time_ms += 120_000
    await service.wake()
    assert all([(await service.live_room(room)).room.stage is Stage.ENDED for room in rooms])
    commits, written = (now - before for now, before in zip(service.store.commits, (commits, written), strict=True))
    assert written == 40
    assert commits < 20


async def test_a_fault_in_one_room_leaves_the_others_flags(
    service: Service, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = [await begin(service) for _ in range(3)]
    for room in rooms:
        await service.carry_out(room, act(1, "e2"))
        await service.carry_out(room, act(2, "e8"))
    fall = service._fall_due

    async def fail(room: str) -> None:
        if room == broken:
            raise ZeroDivisionError("oops")
        await fall(room)

    broken = rooms[1]
    clock.time_ms += 60_000
    with monkeypatch.context() as patch:
        patch.setattr(service, "_fall_due", fail)
        await service.wake()
    stages = [(await service.live_room(room)).room.stage for room in rooms]
    assert stages == [Stage.ENDED, Stage.PLAYING, Stage.ENDED]
    clock.time_ms += 60_000
    await service.wake()
    assert (await service.live_room(broken)).room.stage is Stage.ENDED, "it is tried again"


async def test_what_goes_on_all_the_time_goes_on_after_a_fault(
    folder: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hedgemaze.server.live.service._ANEW_SECONDS", 0.001)
    monkeypatch.setattr("hedgemaze.server.live.service._SWEEP_SECONDS", 0.001)
    swept = asyncio.Event()
    sweeps = iter([ZeroDivisionError("oops"), None])

    def sweep() -> None:
        error = next(sweeps, None)
        if error is not None:
            raise error
        swept.set()

    service = Service(open_store(folder), clock)
    monkeypatch.setattr(service, "sweep", sweep)
    await service.start()
    await asyncio.wait_for(swept.wait(), 20)
    await service.stop()


async def test_rooms_in_use_are_not_swept(service: Service, clock: FakeClock) -> None:
    room = await begin(service)
    ear = Ear(1)
    service.listen(await service.live_room(room), ear)
    clock.time_ms += 1_000_000
    service.sweep()
    assert service.rooms == 1
    service.unlisten(ear)
    clock.time_ms += 61_000
    service.sweep()
    assert service.rooms == 0


@pytest.mark.parametrize("is_graceful", [True, False])
async def test_a_restart_credits_the_clocks_once(folder: Path, clock: FakeClock, is_graceful: bool) -> None:
    first = Service(open_store(folder), clock, draw=lambda _: 0)
    await first.start(is_alone=True)
    room = await begin(first)
    await first.carry_out(room, act(1, "e2"))
    await first.carry_out(room, act(2, "e8"))
    clock.time_ms += 20_000
    if is_graceful:
        await first.stop()
    else:
        await first.store.beat("one", clock.time_ms)
        await first.store.stop()
    clock.time_ms += 3_600_000
    second = Service(open_store(folder), clock)
    await second.start(is_alone=True)
    await second.wake()
    live = await second.live_room(room)
    assert live.room.stage is Stage.PLAYING
    assert live.room.remaining(clock.time_ms) == (40_000, 60_000)
    clock.time_ms += 61_000
    second.sweep()
    live = await second.live_room(room)
    assert live.room.remaining(clock.time_ms) == (0, 60_000)
    await second.wake()
    assert live.room.stage.value == "ended"
    loaded = await second.store.load(room)
    assert loaded is not None
    assert sum('"credited"' in each for each in loaded.log) == 1
    await second.stop()


async def test_a_stopping_server_finishes_tells_and_refuses(folder: Path, clock: FakeClock) -> None:
    service = Service(open_store(folder), clock, draw=lambda _: 0)
    await service.start(is_alone=True)
    room = await begin(service)
    ear = Ear(1)
    service.listen(await service.live_room(room), ear)
    last = asyncio.create_task(service.carry_out(room, act(1, "e2")))
    await asyncio.sleep(0)
    await service.stop()
    await last
    assert ear.heard[-1] == {"type": "closing", "reason": "restart", "retry_after_ms": 1_000}
    assert ear.events() == ["acted"]
    with pytest.raises(ServerError, match="stops"):
        await service.carry_out(room, act(2, "e8"))
    again = open_store(folder)
    await again.start()
    loaded = await again.load(room)
    assert loaded is not None
    assert len(loaded.log) == 4
    await again.stop()


async def test_a_rematch_is_a_new_room_where_everybody_keeps_his_token(service: Service) -> None:
    room = await begin(service)
    ear = Ear(1)
    service.listen(await service.live_room(room), ear)
    await service.carry_out(room, Resign(seat=1))
    live = await service.carry_out(room, Propose(seat=1, kind=Kind.REMATCH))
    await service.carry_out(room, Answer(seat=2, offer=live.room.offers[0].version, agree=True))
    after = await service.live_room(next_room_id(room))
    assert ear.heard[-1]["table"]["next_room"] == after.id
    assert after.room.stage is Stage.PLAYING
    assert after.seats_of([], BOB) == live.seats_of([], BOB) == (2,)
    assert {seat: each.token for seat, each in after.holdings.items()} == {
        seat: each.token for seat, each in live.holdings.items()
    }


async def test_a_rematch_that_a_crash_came_before_is_opened_when_the_room_is_read(
    service: Service, folder: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await begin(service)
    await service.carry_out(room, Resign(seat=1))
    live = await service.carry_out(room, Propose(seat=1, kind=Kind.REMATCH))

    async def crash(*_: object) -> None:
        raise StorageError("storage.unavailable", "as told")

    monkeypatch.setattr(service, "_open_rematch", crash)
    assert await refused(service.carry_out(room, Answer(seat=2, offer=live.room.version, agree=True)))
    other = Service(open_store(folder), clock)
    await other.start(is_alone=True)
    await other.live_room(room)
    assert (await other.live_room(next_room_id(room))).room.stage is Stage.PLAYING
    await other.stop()


async def test_a_seat_left_before_the_start_is_free_again(service: Service) -> None:
    opened = await service.open_table(table(), ADA)
    live, token = await service.sit(opened.room, Sit(seat=2, id="s", name="Bob"), BOB)
    assert token is not None
    assert live.seats_of([hashed(token)], None) == live.seats_of([], BOB) == (2,)
    assert await refused(service.sit(opened.room, Sit(seat=2, id="t"), None)) == "room.seat_taken"


async def test_a_moved_seat_forgets_its_old_token(service: Service) -> None:
    opened = await service.open_table(table(), ADA)
    live = await service.live_room(opened.room)
    ear = Ear(1)
    service.listen(live, ear)
    token, seats = await service.move_seats(opened.room, 1, BOB)
    assert seats == (1,)
    assert ear.seats == ()
    assert ear.heard[-1] == {"type": "closing", "reason": "moved"}
    assert live.seats_of([hashed(opened.token)], ADA) == ()
    assert live.seats_of([hashed(token)], None) == (1,)
    assert await refused(service.move_seats(opened.room, 2, None)) == "server.bad_code"


async def test_gap_and_snapshot_bring_a_client_to_the_same_place(service: Service) -> None:
    room = await begin(service, timing=Timing())
    live = await service.live_room(room)
    for number, token in enumerate(["e2", "e8", "e3", "e7"]):
        await service.carry_out(room, act(number % 2 + 1, token))
    await service.carry_out(room, Propose(seat=1, kind=Kind.TAKE_BACK))
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
    service.drop(live)
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


async def test_the_log_alone_knows_the_event(service: Service) -> None:
    """An append by somebody else at our version is a lost race even if it is ours in all but name."""
    room = await begin(service)
    live = await service.live_room(room)
    assert not await service.store.append(room, [StoredEvent(3, 0, "{}")], None)  # type: ignore[arg-type]  # not used
    assert await service.carry_out(room, Leave(seat=2)) is live
