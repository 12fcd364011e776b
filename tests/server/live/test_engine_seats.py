"""Engines play their seats through the service, as clients do; a slow search delays no move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from hedgemaze.rooms import Act, GiveTime, Holder, Offer, OfferKind, Say, SeatPlan, Stage, Timing, Undo
from hedgemaze.rules import Side
from hedgemaze.server.live.engine_seats import EngineSeats
from hedgemaze.server.live.service import Service
from tests.server.helpers.fakes import FakeClock, FakeEngines, FakeSubscriber, table

pytestmark = pytest.mark.anyio

ADA = SeatPlan(Holder.HERE, name="Ada")


@pytest.fixture
async def engines(service: Service) -> AsyncIterator[FakeEngines]:
    engines = FakeEngines()
    seats = EngineSeats(service, engines)
    yield engines
    await seats.stop()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.001)


async def test_an_engine_answers(service: Service, engines: FakeEngines) -> None:
    opened = await service.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    live = await service.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    await until(lambda: live.room.version == 4)
    assert live.room.play is not None
    assert len(live.room.play.entries) == 2
    assert engines.asked == [("classic2 - Se1Ne9 10,10 - S - 0 moves e2", 4, None)]


async def test_engine_ghosts_move_one_after_another_until_it_is_a_persons_turn(
    service: Service, engines: FakeEngines
) -> None:
    seats = (ADA, SeatPlan(Holder.ENGINE, level=2), SeatPlan(Holder.ENGINE, level=3))
    opened = await service.open_table(table(*seats, mode="pacman;deal=P.BK.IC", timing=Timing()), None)
    live = await service.live_room(opened.room)
    while live.room.play is not None and live.room.play.position.side.letter == "P":
        token = next(str(each) for each in live.room.play.position.legal_actions())
        live = await service.carry_out(opened.room, Act(seat=1, actions=(token,)))
    await until(lambda: live.room.play is not None and live.room.play.position.side.letter == "P")
    assert {level for _, level, _ in engines.asked} == {2, 3}
    assert {pieces for _, level, pieces in engines.asked if level == 3} <= {("I",), ("C",), ("I", "C")}


async def test_every_seat_of_every_room_has_a_random_stream_of_its_own(service: Service, engines: FakeEngines) -> None:
    seats = (ADA, SeatPlan(Holder.ENGINE, level=1), SeatPlan(Holder.ENGINE, level=1))
    for _ in range(2):
        opened = await service.open_table(table(*seats, mode="classic3", timing=Timing()), None)
        live = await service.live_room(opened.room)
        for turn in range(2):
            done = len(engines.seeds)
            token = str(live.room.play.position.legal_actions()[0]) if live.room.play else ""
            await service.carry_out(opened.room, Act(seat=1, actions=(token,)))
            await until(lambda: live.room.play is not None and len(live.room.play.entries) == 3 * turn + 3)  # noqa: B023
            assert len(engines.seeds) == done + 2
    first, second = engines.seeds[:4], engines.seeds[4:]
    assert first[:2] == first[2:], "the same in all turns: the level makes a stream of it for each ply"
    assert len({*first, *second}) == 4
    assert max(engines.seeds) >= 2**32


async def test_a_slow_search_delays_no_move_and_its_outdated_answer_is_dropped(
    service: Service, engines: FakeEngines
) -> None:
    opened = await service.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    subscriber = FakeSubscriber(1)
    live = await service.live_room(opened.room)
    service.subscribe(live, subscriber)
    engines.gate.clear()
    await service.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    await until(lambda: bool(engines.asked))
    await service.carry_out(opened.room, Say(seat=1, phrase="hello"))
    await service.carry_out(opened.room, Undo(seat=1))
    assert subscriber.events() == ["acted", "said", "tookback"]
    engines.gate.set()
    await asyncio.sleep(0.05)
    assert live.room.version == 5
    assert live.room.play is not None
    assert live.room.play.entries == ()


async def test_chat_does_not_restart_a_search(service: Service, engines: FakeEngines) -> None:
    opened = await service.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    live = await service.live_room(opened.room)
    engines.gate.clear()
    await service.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    await until(lambda: bool(engines.asked))
    await service.carry_out(opened.room, Say(seat=1, phrase="hello"))
    await service.carry_out(opened.room, GiveTime(seat=1, side=Side.NORTH))
    await service.carry_out(opened.room, Offer(seat=1, kind=OfferKind.DRAW))
    await asyncio.sleep(0.02)
    engines.gate.set()
    await until(lambda: live.room.play is not None and len(live.room.play.entries) == 2)
    assert len(engines.asked) == 1


async def test_an_engine_is_not_charged_for_waiting_until_it_may_think(
    service: Service, engines: FakeEngines, clock: FakeClock
) -> None:
    opened = await service.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    live = await service.live_room(opened.room)
    subscriber = FakeSubscriber(1)
    service.subscribe(live, subscriber)

    async def move() -> None:
        assert live.room.play is not None
        done = len(live.room.play.entries)
        token = str(live.room.play.position.legal_actions()[0])
        await service.carry_out(opened.room, Act(seat=1, actions=(token,)))
        await until(lambda: len(engines.asked) == done // 2 + 1)

    await move()  # the first turn is free
    await until(lambda: live.room.version == 4)
    engines.queue.clear()
    engines.gate.clear()
    await move()
    clock.time_ms += 7_000
    engines.queue.set()
    await asyncio.sleep(0.01)
    clock.time_ms += 2_000
    engines.gate.set()
    await until(lambda: "credited" in subscriber.events())
    assert subscriber.events()[-2:] == ["credited", "acted"], "both at once"
    assert live.room.remaining(clock.time_ms) == (60_000, 58_000), "two seconds of nine were its own"
    engines.gate.clear()
    await move()
    clock.time_ms += 40
    engines.gate.set()
    await until(lambda: live.room.version == 9)
    assert subscriber.events().count("credited") == 1, "nothing to speak of"


async def test_a_failed_search_is_retried(
    service: Service, engines: FakeEngines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hedgemaze.server.live.engine_seats._RETRY_SECONDS", 0.001)
    engines.failures = 2
    opened = await service.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    live = await service.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    await until(lambda: live.room.version == 4)
    assert len(engines.asked) == 3


async def test_engines_continue_after_a_restart(service: Service, engines: FakeEngines) -> None:
    engines.gate.clear()
    opened = await service.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    live = await service.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    assert (0, opened.room) in await service.store.room_index.deadlines()
    service.cache.drop(live)
    engines.gate.set()
    service.cache.deadlines.set(opened.room, 1)
    await service.flags.run_due()
    live = await service.live_room(opened.room)
    await until(lambda: live.room.version == 4)


@pytest.mark.parametrize(("value", "stage"), [(0.1, Stage.ENDED), (0.9, Stage.PLAYING)])
async def test_an_engine_judges_a_draw_offer(
    service: Service, engines: FakeEngines, value: float, stage: Stage
) -> None:
    engines.value = value
    opened = await service.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=4)), None)
    live = await service.carry_out(opened.room, Offer(seat=1, kind=OfferKind.DRAW))
    await until(lambda: live.room.stage is stage)
    await asyncio.sleep(0.02)
    assert live.room.stage is stage
