"""The queue of tables: one at a time, each once, bounded; failures are remembered; a stop ends the solver."""

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hedgemaze.rules import HouseRules, Mode
from hedgemaze.rules.modes.mode import parse_deal
from hedgemaze.server.errors import ServerError
from hedgemaze.server.schemas import TableMaking
from hedgemaze.server.solving import SolvePlan, TableMaker
from tests.server.engines.helpers import is_alive, soon
from tests.server.helpers.fakes import FakeClock

pytestmark = [pytest.mark.anyio, pytest.mark.slow]  # starts processes

FAKE = Path(__file__).with_name("fake_solver.py")
LIVES = [Mode.named("pacman", house=HouseRules(lives=lives)) for lives in (1, 2, 3)]


class Makers:
    """Makers with fake solvers, which are stopped after the test."""

    def __init__(self, folder: Path, clock: FakeClock) -> None:
        self._log = folder / "log"
        self._clock = clock
        self.made: list[TableMaker] = []

    def make(self, how: str) -> TableMaker:
        command = (sys.executable, "-I", "-S", str(FAKE), how, str(self._log))
        self.made.append(TableMaker(SolvePlan(command=command), self._clock))
        return self.made[-1]

    @property
    def started(self) -> list[tuple[int, str]]:
        """The process id and the mode of each process that was started."""
        text = self._log.read_text() if self._log.exists() else ""
        return [(pid, mode) for pid, mode in map(json.loads, text.splitlines())]


@pytest.fixture
async def makers(tmp_path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Makers]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    found = Makers(tmp_path, clock)
    yield found
    for maker in found.made:
        await maker.stop()


def mazes(count: int) -> list[Mode]:
    """Returns different modes; no table of one is that of another."""
    limits = range(30, 30 + count)
    return [Mode.named("pacman", house=HouseRules(no_progress_limit=limit, lives=1)) for limit in limits]


def state_of(maker: TableMaker, mode: Mode) -> str | None:
    found = maker.state(mode)
    return None if found is None else found.state


async def test_one_table_is_made_at_a_time_and_says_how_far_it_is(makers: Makers) -> None:
    maker = makers.make("works")
    first, second = mazes(2)
    assert maker.state(first) is None
    assert maker.add(first) == TableMaking(state="waiting", progress=0.0)
    assert maker.add(second).state == "waiting"
    assert await soon(lambda: maker.state(first) == TableMaking(state="running", progress=0.4))
    assert maker.state(second) == TableMaking(state="waiting", progress=0.0)
    assert len(makers.started) == 1


async def test_a_table_is_the_same_for_every_deal(makers: Makers) -> None:
    maker = makers.make("works")
    maker.add(Mode.named("pacman"))
    assert state_of(maker, Mode.named("pacman", deal=parse_deal("P.BK.IC"))) == "waiting"
    assert await soon(lambda: state_of(maker, Mode.named("pacman", players=5)) == "running")
    assert maker.state(LIVES[0]) is None


async def test_the_queue_is_bounded(makers: Makers, clock: FakeClock) -> None:
    maker = makers.make("works")
    running, *waiting, another = mazes(10)
    maker.add(running)
    assert await soon(lambda: state_of(maker, running) == "running")
    for mode in waiting:
        maker.add(mode)
    with pytest.raises(ServerError) as refused:
        maker.add(another)
    assert (refused.value.code, refused.value.status) == ("server.too_many_tables", 503)
    assert refused.value.retry_after_ms == 30_000
    clock.time_ms += 119_000
    assert state_of(maker, waiting[3]) == "waiting"
    clock.time_ms += 2_000  # only one of them was asked about in the last two minutes
    maker.add(another)
    assert [state_of(maker, mode) for mode in waiting] == [None, None, None, "waiting", None, None, None, None]
    assert state_of(maker, running) == "running", "what is being made is made to the end"


async def test_finished_tables_make_room_for_the_next(makers: Makers) -> None:
    maker = makers.make("quick")
    for mode in mazes(3):
        maker.add(mode)
    states: list[list[float]] = []
    for mode in mazes(3):
        progress: list[float] = []
        while (state := maker.state(mode)) is not None:
            progress.append(state.progress)
            await asyncio.sleep(0.01)
        states.append(progress)
    assert [progress[-1] for progress in states] == [1.0, 1.0, 1.0], "who asks again would have found it"
    assert [text.partition("limit=")[2][:2] for _, text in makers.started] == ["30", "31", "32"]


@pytest.mark.parametrize("how", ["crash", "garbage"])
async def test_a_crash_is_reported_once_and_not_repeated(
    makers: Makers, clock: FakeClock, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    maker = makers.make(how)
    (mode,) = mazes(1)
    maker.add(mode)
    failed = TableMaking(state="failed", progress=0.0, code="engine.crashed")
    assert await soon(lambda: maker.state(mode) == failed)
    clock.time_ms += 3_600_000
    assert maker.state(mode) == failed
    assert len(makers.started) == 1
    assert [record.levelname for record in caplog.records if record.name.startswith("hedgemaze")] == ["WARNING"]
    assert not is_alive(makers.started[0][0])


async def test_a_command_that_does_not_exist_is_a_crash(clock: FakeClock) -> None:
    maker = TableMaker(SolvePlan(command=["/no/such/program"]), clock)
    (mode,) = mazes(1)
    maker.add(mode)
    assert await soon(lambda: maker.state(mode) == TableMaking(state="failed", progress=0.0, code="engine.crashed"))


async def test_a_lack_of_memory_passes(makers: Makers, clock: FakeClock) -> None:
    maker, never = makers.make("short of memory"), makers.make("too long")
    (mode,) = mazes(1)
    maker.add(mode)
    never.add(mode)
    assert await soon(lambda: [state_of(each, mode) for each in (maker, never)] == ["failed", "failed"])
    assert maker.state(mode) == TableMaking(state="failed", progress=0.0, code="solve.memory")
    assert never.state(mode) == TableMaking(state="failed", progress=0.0, code="solve.too_long")
    clock.time_ms += 600_000
    assert maker.state(mode) is None
    assert state_of(never, mode) == "failed"


@pytest.mark.parametrize("how", ["works", "deaf"])
async def test_a_stop_ends_the_solver_at_once(makers: Makers, how: str) -> None:
    maker = makers.make(how)
    first, second = mazes(2)
    maker.add(first)
    maker.add(second)
    assert await soon(lambda: (found := maker.state(first)) is not None and found.progress > 0)
    begun = time.monotonic()
    await maker.stop()
    assert time.monotonic() - begun < 5
    assert not is_alive(makers.started[0][0])
    with pytest.raises(ServerError, match="stops"):
        maker.add(second)
    assert len(makers.started) == 1
