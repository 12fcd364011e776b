"""Engine seats ponder while people are to act: hits, misses, take backs, resignations, the end of games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from hedgemaze.rooms import Act, Holder, Resign, Say, SeatPlan, Stage, Timing, Undo
from hedgemaze.server.live import pondering
from hedgemaze.server.live.engine_seats import EngineSeats
from hedgemaze.server.live.service import Service
from tests.server.helpers.fakes import FakeEngines, table

pytestmark = pytest.mark.anyio

ADA = SeatPlan(Holder.HERE, name="Ada")
TOP = SeatPlan(Holder.ENGINE, level=8)
START = "classic2 - Se1Ne9 10,10 - S - 0"


@pytest.fixture
async def seats(service: Service, engines: FakeEngines) -> AsyncIterator[EngineSeats]:
    seats = EngineSeats(service, engines)
    yield seats
    await seats.stop()


@pytest.fixture
def engines() -> FakeEngines:
    return FakeEngines()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.001)


@pytest.mark.usefixtures("seats")
async def test_an_expected_action_is_answered_without_a_search(service: Service, engines: FakeEngines) -> None:
    engines.answers = {"e2": "e8", "d1": "d9"}
    opened = await service.open_table(table(ADA, TOP), None)
    await until(lambda: engines.pondering == [(START, 8, "N", None)])
    live = await service.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    await until(lambda: live.room.play is not None and live.room.play.entries == ("e2", "e8"))
    assert engines.asked == []
    assert engines.stats.ponder_hits == 1
    await until(lambda: engines.ended == 1 and len(engines.pondering) == 2)
    assert engines.pondering[1][0] == f"{START} moves e2 e8"


@pytest.mark.usefixtures("seats")
async def test_an_unexpected_action_is_searched(service: Service, engines: FakeEngines) -> None:
    engines.answers = {"e2": "e8"}
    opened = await service.open_table(table(ADA, TOP), None)
    await until(lambda: bool(engines.pondering))
    live = await service.carry_out(opened.room, Act(seat=1, actions=("d1",)))
    await until(lambda: live.room.play is not None and len(live.room.play.entries) == 2)
    assert [text for text, _, _ in engines.asked] == [f"{START} moves d1"]
    assert engines.stats.ponder_hits == 0
    assert engines.ended >= 1, "its pondering has ended before the search"


@pytest.mark.usefixtures("seats")
async def test_an_answer_to_an_action_that_was_taken_back_is_not_played(service: Service, engines: FakeEngines) -> None:
    opened = await service.open_table(table(ADA, TOP), None)
    live = await service.live_room(opened.room)
    await service.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    await until(lambda: live.room.play is not None and len(live.room.play.entries) == 2)
    engines.answers = {"e3": "a5h", "e2": "b5h"}
    await service.carry_out(opened.room, Undo(seat=1))
    await until(lambda: live.room.play is not None and live.room.play.entries == ())
    await until(lambda: engines.pondering[-1][0] == START)
    await service.carry_out(opened.room, Act(seat=1, actions=("d1",)))
    await until(lambda: live.room.play is not None and len(live.room.play.entries) == 2)
    assert live.room.play is not None
    assert live.room.play.entries[1] not in ("a5h", "b5h")
    assert engines.stats.ponder_hits == 0


@pytest.mark.usefixtures("seats")
async def test_an_illegal_answer_is_not_played(service: Service, engines: FakeEngines) -> None:
    engines.answers = {"e2": "e5"}
    opened = await service.open_table(table(ADA, TOP), None)
    await until(lambda: bool(engines.pondering))
    live = await service.carry_out(opened.room, Act(seat=1, actions=("e2",)))
    await until(lambda: live.room.play is not None and len(live.room.play.entries) == 2)
    assert len(engines.asked) == 1


@pytest.mark.usefixtures("seats")
async def test_chat_does_not_disturb_and_resignation_ends_it(service: Service, engines: FakeEngines) -> None:
    opened = await service.open_table(table(ADA, TOP), None)
    await until(lambda: bool(engines.pondering))
    await service.carry_out(opened.room, Say(seat=1, phrase="hello"))
    await asyncio.sleep(0.02)
    assert (len(engines.pondering), engines.ended) == (1, 0)
    live = await service.carry_out(opened.room, Resign(seat=1))
    assert live.room.stage is Stage.ENDED
    await until(lambda: engines.ended == 1)
    assert len(engines.pondering) == 1


async def test_stopping_ends_all_pondering(service: Service, engines: FakeEngines, seats: EngineSeats) -> None:
    for _ in range(3):
        await service.open_table(table(ADA, TOP), None)
    await until(lambda: len(engines.pondering) == 3)
    await seats.stop()
    assert engines.ended == 3


@pytest.mark.usefixtures("seats")
async def test_only_strong_levels_on_peoples_turns_ponder(service: Service, engines: FakeEngines) -> None:
    await service.open_table(table(ADA, SeatPlan(Holder.ENGINE, level=7)), None)
    await service.open_table(table(ADA, ADA), None)
    engines.gate.clear()
    await service.open_table(table(TOP, ADA), None)
    await until(lambda: len(engines.asked) == 1)
    await asyncio.sleep(0.02)
    assert engines.pondering == []
    engines.gate.set()
    await until(lambda: len(engines.pondering) == 1)


@pytest.mark.usefixtures("seats")
async def test_the_ghosts_of_one_seat_ponder_and_those_of_two_do_not(service: Service, engines: FakeEngines) -> None:
    ghosts = SeatPlan(Holder.ENGINE, level=5)
    await service.open_table(table(ADA, ghosts, mode="pacman", timing=Timing()), None)
    await until(lambda: len(engines.pondering) == 1)
    assert engines.pondering[0][1:] == (5, "G", ("B", "K", "I", "C"))
    await service.open_table(table(ADA, ghosts, ghosts, mode="pacman;deal=P.BK.IC", timing=Timing()), None)
    await asyncio.sleep(0.02)
    assert len(engines.pondering) == 1


@pytest.mark.usefixtures("seats")
async def test_a_forgotten_room_costs_no_memory(
    service: Service, engines: FakeEngines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pondering, "_MAX_ROOMS", 2)
    for _ in range(5):
        await service.open_table(table(ADA, TOP), None)
    await until(lambda: engines.ended == 3 and len(engines.pondering) == 5)
