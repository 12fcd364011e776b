"""Analyses of several servers: asked for at one, followed and cancelled at another, carried on when one dies."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from hedgemaze.server.analysis.analyses import KEEP_MS, job_of
from hedgemaze.server.analysis.shared import SharedAnalyses
from hedgemaze.server.cluster.leases import LEASE_MS
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.http.schemas import AnalysisState, AnalysisWish
from hedgemaze.server.limits import Limits
from hedgemaze.server.storage import ANALYSIS
from tests.server.cluster import Cluster
from tests.server.fakes import FakeClock, FakeEngines
from tests.server.nodes import Node, until

pytestmark = pytest.mark.anyio

START = "classic2 - Se1Ne9 10,10 - S - 0"


@dataclass
class WorkerJobs:
    """A server, its engines and its analyses."""

    node: Node
    engines: FakeEngines
    analyses: SharedAnalyses

    async def begin(self) -> AnalysisState:
        return await self.analyses.begin(AnalysisWish(position=START, moves=["e2"], nodes=70), b"ada", "here")

    async def over(self, id: str) -> AnalysisState:  # noqa: A002
        """Waits for the end."""
        return await self.analyses.look(id, 10**9, 20_000)


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgemaze.server.analysis.shared._LOOK_SECONDS", 0.005)
    monkeypatch.setattr("hedgemaze.server.analysis.shared._WRITE_SECONDS", 0.005)


@pytest.fixture
async def desks(nodes: tuple[Node, Node]) -> AsyncIterator[tuple[WorkerJobs, WorkerJobs]]:
    both = []
    for node in nodes:
        engines = FakeEngines()
        engines.gate.clear()
        both.append(WorkerJobs(node, engines, SharedAnalyses(engines, Limits(), node.service)))
    yield both[0], both[1]
    for desk in both:
        await desk.analyses.stop()


async def row(desk: WorkerJobs, id: str) -> Any:  # noqa: A002
    return await desk.node.service.store.read_analysis(job_of(id))


async def written(desk: WorkerJobs, id: str) -> None:  # noqa: A002
    """Waits until the first report is in the database: while a row is being written nobody can claim it."""
    async with asyncio.timeout(20):
        while '"number":0' in (await row(desk, id)).state:
            await asyncio.sleep(0.001)


async def test_what_one_works_on_is_followed_at_another(desks: tuple[WorkerJobs, WorkerJobs]) -> None:
    one, two = desks
    begun = await one.begin()
    assert (begun.status, len(one.analyses)) == ("waiting", 1)
    running = await two.analyses.look(begun.id, 0, 20_000)
    assert (running.id, running.status, running.progress) == (begun.id, "running", 0.5)
    await two.node.service.claim()
    assert len(two.analyses) == 0, "it is the other's"
    one.engines.gate.set()
    last = await two.over(begun.id)
    assert (last.status, last.progress) == ("done", 1.0)
    assert last.report == (await one.over(begun.id)).report
    assert last.report is not None
    assert (last.report["game"], last.report["nodes"]) == (f"{START} moves e2", 70)
    assert begun.id not in repr(await row(one, begun.id)), "the id is a secret"
    await until(lambda: len(one.analyses) == 0)
    assert await two.node.service.leases.claim(ANALYSIS, job_of(begun.id)), "nobody holds it"


async def test_another_goes_on_when_one_dies(desks: tuple[WorkerJobs, WorkerJobs], clock: FakeClock) -> None:
    one, two = desks
    begun = await one.begin()
    seen = await one.analyses.look(begun.id, 0, 20_000)
    followed = asyncio.create_task(two.over(begun.id))
    await written(one, begun.id)
    clock.time_ms += LEASE_MS - 1
    await two.node.service.claim()
    assert len(two.analyses) == 0
    clock.time_ms += 1
    await two.node.service.claim()
    assert len(two.analyses) == 1
    two.engines.gate.set()
    last = await followed
    assert last.status == "done"
    assert last.number > seen.number
    await until(lambda: len(two.analyses) == 0)  # its end is stored
    one.engines.gate.set()
    await until(lambda: one.analyses._kept[job_of(begun.id)].number == last.number)
    assert await one.over(begun.id) == last, "the dead one was not dead, and takes what the other has found"


async def test_one_that_lost_its_lease_stops_working(desks: tuple[WorkerJobs, WorkerJobs], clock: FakeClock) -> None:
    one, two = desks
    begun = await one.begin()
    await written(one, begun.id)
    clock.time_ms += LEASE_MS
    await two.node.service.claim()
    await one.node.service.claim()
    assert (len(one.analyses), len(two.analyses)) == (0, 1)
    two.engines.gate.set()
    assert (await one.over(begun.id)).status == "done"


async def test_it_is_cancelled_at_another(desks: tuple[WorkerJobs, WorkerJobs]) -> None:
    one, two = desks
    begun = await one.begin()
    assert (await two.analyses.cancel(begun.id)).status == "cancelled"
    await one.node.service.claim()
    assert len(one.analyses) == 0
    assert (await one.over(begun.id)).status == "cancelled"
    await two.node.service.claim()
    assert len(two.analyses) == 0, "nobody takes it"


async def test_what_is_over_is_not_cancelled(desks: tuple[WorkerJobs, WorkerJobs]) -> None:
    one, two = desks
    begun = await one.begin()
    await two.analyses.look(begun.id, 0, 20_000)
    one.engines.gate.set()
    await until(lambda: len(one.analyses) == 0)
    assert (await two.analyses.cancel(begun.id)).status == "done"
    assert (await one.analyses.cancel(begun.id)).status == "done"


async def test_a_server_without_engines_leaves_it_to_another(desks: tuple[WorkerJobs, WorkerJobs]) -> None:
    one, two = desks
    idle = SharedAnalyses(None, Limits(), one.node.service)
    begun = await idle.begin(AnalysisWish(position=START), None, "here")
    await one.node.service.claim()  # of the one with engines
    assert len(one.analyses) == 1
    one.engines.gate.set()
    assert (await idle.look(begun.id, 10**9, 20_000)).status == "done"
    assert (await two.over(begun.id)).status == "done"
    await idle.stop()


async def test_where_no_server_has_engines_it_fails(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    idle = [SharedAnalyses(None, Limits(), node.service) for node in nodes]
    begun = await idle[0].begin(AnalysisWish(position=START), None, "here")
    await nodes[1].service.claim()
    assert (await idle[1].look(begun.id, 0, 20)).status == "waiting"
    clock.time_ms += 30_000
    for each in idle:
        last = await each.look(begun.id, 10**9, 20_000)
        assert (last.status, last.error and last.error.code) == ("failed", "engine.unavailable")
        await each.stop()


async def test_a_server_that_stops_hands_over_at_once(desks: tuple[WorkerJobs, WorkerJobs]) -> None:
    one, two = desks
    begun = await one.begin()
    await written(one, begun.id)
    await one.analyses.stop()
    await one.node.service.stop()
    await two.node.service.claim()
    two.engines.gate.set()
    assert (await two.over(begun.id)).status == "done"


async def test_results_are_forgotten_everywhere(desks: tuple[WorkerJobs, WorkerJobs], clock: FakeClock) -> None:
    one, two = desks
    one.engines.gate.set()
    begun = await one.begin()
    await one.over(begun.id)
    await until(lambda: len(one.analyses) == 0)
    clock.time_ms += KEEP_MS
    assert (await two.analyses.look(begun.id, 0, 0)).status == "done"
    clock.time_ms += 1
    for desk in desks:
        with pytest.raises(ServerError) as caught:
            await desk.analyses.look(begun.id, 0, 0)
        assert caught.value.code == "server.no_such_analysis"
    assert await row(one, begun.id) is not None
    await one.analyses.tidy()
    assert await row(one, begun.id) is None


async def test_a_result_that_could_not_be_stored_is_stored_later(
    desks: tuple[WorkerJobs, WorkerJobs], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = desks
    begun = await one.begin()
    await one.analyses.look(begun.id, 0, 20_000)
    failed: list[object] = []

    def fail(*given: object, **_: object) -> asyncio.Future[bool]:
        failed.append(given)
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        future.set_exception(StorageError("storage.unavailable", "as told"))
        return future

    with monkeypatch.context() as broken:
        broken.setattr(one.node.service.store, "tell_analysis", fail)
        one.engines.gate.set()
        assert (await one.over(begun.id)).status == "done"
        await until(lambda: len(failed) > 1)
        assert not (await row(one, begun.id)).is_over
    assert (await two.over(begun.id)).status == "done"


@pytest.mark.slow
def test_an_analysis_goes_on_when_its_server_is_killed() -> None:
    async def play() -> tuple[str, dict[str, Any]]:
        async with Cluster() as cluster, httpx.AsyncClient(timeout=30) as http:
            body = {"position": START, "seconds": 3.0, "lines": 2}
            begun = (await http.post(f"{cluster.nodes[0].address}api/analyses", json=body)).json()
            await cluster.end(0, signal.SIGKILL)
            state, end = begun, time.monotonic() + 120
            while state["status"] in ("waiting", "running") and time.monotonic() < end:
                query = {"seen": state["number"], "wait_ms": 5_000}
                address = cluster.nodes[1 + state["number"] % 2].address
                state = (await http.get(f"{address}api/analyses/{begun['id']}", params=query)).json()
            return begun["id"], state

    id, state = asyncio.run(play())  # noqa: A001
    assert (state["id"], state["status"], state["progress"]) == (id, "done", 1.0)
    assert len(state["report"]["lines"]) == 2
