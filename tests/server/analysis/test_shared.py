"""Analyses of several nodes: requested at one, polled and cancelled at another, continued when one dies."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from hedgemaze.server.analysis.analyses import KEEP_MS, Analyses
from hedgemaze.server.analysis.analysis import job_of
from hedgemaze.server.analysis.runner import AnalysisRunner
from hedgemaze.server.analysis.shared import SharedJobs
from hedgemaze.server.cluster.leases import LEASE_MS
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.limits import Limits
from hedgemaze.server.schemas import AnalysisRequest, AnalysisState
from hedgemaze.server.storage import ANALYSIS
from tests.server.cluster.kill_nodes import Cluster
from tests.server.cluster.nodes import Node, claim, until
from tests.server.helpers.fakes import FakeClock, FakeEngines

pytestmark = pytest.mark.anyio

START = "classic2 - Se1Ne9 10,10 - S - 0"


@dataclass
class AnalysisNode:
    """A node, its engines and its analyses."""

    node: Node
    engines: FakeEngines
    jobs: SharedJobs
    analyses: Analyses

    async def begin(self) -> AnalysisState:
        return await self.analyses.begin(AnalysisRequest(position=START, moves=["e2"], nodes=70), b"ada", "here")

    async def over(self, id: str) -> AnalysisState:  # noqa: A002
        """Waits for the end."""
        return await self.analyses.poll(id, 10**9, 20_000)


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgemaze.server.analysis.shared._POLL_SECONDS", 0.005)
    monkeypatch.setattr("hedgemaze.server.analysis.shared._WRITE_SECONDS", 0.005)


def share(node: Node, engines: FakeEngines | None) -> tuple[SharedJobs, Analyses]:
    """Returns the analyses of a node, which share their work with the other nodes."""
    service = node.service
    jobs = SharedJobs(AnalysisRunner(engines, service.clock), service.store, service.clock, node.cluster.leases)
    node.cluster.claims.sources.append(jobs)
    return jobs, Analyses(jobs, Limits(), service.clock)


@pytest.fixture
async def pair(nodes: tuple[Node, Node]) -> AsyncIterator[tuple[AnalysisNode, AnalysisNode]]:
    both = []
    for node in nodes:
        engines = FakeEngines()
        engines.gate.clear()
        jobs, analyses = share(node, engines)
        both.append(AnalysisNode(node, engines, jobs, analyses))
    yield both[0], both[1]
    for each in both:
        await each.analyses.stop()


async def row(each: AnalysisNode, id: str) -> Any:  # noqa: A002
    return await each.node.service.store.analyses.read(job_of(id))


async def written(each: AnalysisNode, id: str) -> None:  # noqa: A002
    """Waits until the first report is in the database: a row that is being written cannot be claimed."""
    async with asyncio.timeout(20):
        while '"number":0' in (await row(each, id)).state:
            await asyncio.sleep(0.001)


async def test_an_analysis_of_one_node_is_polled_at_another(pair: tuple[AnalysisNode, AnalysisNode]) -> None:
    one, two = pair
    begun = await one.begin()
    assert (begun.status, len(one.analyses)) == ("waiting", 1)
    running = await two.analyses.poll(begun.id, 0, 20_000)
    assert (running.id, running.status, running.progress) == (begun.id, "running", 0.5)
    await claim(two.node.service)
    assert len(two.analyses) == 0, "the other node holds the lease"
    one.engines.gate.set()
    last = await two.over(begun.id)
    assert (last.status, last.progress) == ("done", 1.0)
    assert last.report == (await one.over(begun.id)).report
    assert last.report is not None
    assert (last.report["game"], last.report["nodes"]) == (f"{START} moves e2", 70)
    assert begun.id not in repr(await row(one, begun.id)), "the id is a secret"
    await until(lambda: len(one.analyses) == 0)
    assert await two.node.cluster.leases.claim(ANALYSIS, job_of(begun.id)), "no node holds it"


async def test_another_node_continues_when_one_dies(pair: tuple[AnalysisNode, AnalysisNode], clock: FakeClock) -> None:
    one, two = pair
    begun = await one.begin()
    seen = await one.analyses.poll(begun.id, 0, 20_000)
    followed = asyncio.create_task(two.over(begun.id))
    await written(one, begun.id)
    clock.time_ms += LEASE_MS - 1
    await claim(two.node.service)
    assert len(two.analyses) == 0
    clock.time_ms += 1
    await claim(two.node.service)
    assert len(two.analyses) == 1
    two.engines.gate.set()
    last = await followed
    assert last.status == "done"
    assert last.number > seen.number
    await until(lambda: len(two.analyses) == 0)  # its end is stored
    one.engines.gate.set()
    await until(lambda: one.jobs.known[job_of(begun.id)].number == last.number)
    assert await one.over(begun.id) == last, "the first node was alive, and adopts the result of the other"


async def test_a_node_that_lost_its_lease_stops_working(
    pair: tuple[AnalysisNode, AnalysisNode], clock: FakeClock
) -> None:
    one, two = pair
    begun = await one.begin()
    await written(one, begun.id)
    clock.time_ms += LEASE_MS
    await claim(two.node.service)
    await claim(one.node.service)
    assert (len(one.analyses), len(two.analyses)) == (0, 1)
    two.engines.gate.set()
    assert (await one.over(begun.id)).status == "done"


async def test_an_analysis_is_cancelled_at_another_node(pair: tuple[AnalysisNode, AnalysisNode]) -> None:
    one, two = pair
    begun = await one.begin()
    assert (await two.analyses.cancel(begun.id)).status == "cancelled"
    await claim(one.node.service)
    assert len(one.analyses) == 0
    assert (await one.over(begun.id)).status == "cancelled"
    await claim(two.node.service)
    assert len(two.analyses) == 0, "no node claims it"


async def test_a_finished_analysis_is_not_cancelled(pair: tuple[AnalysisNode, AnalysisNode]) -> None:
    one, two = pair
    begun = await one.begin()
    await two.analyses.poll(begun.id, 0, 20_000)
    one.engines.gate.set()
    await until(lambda: len(one.analyses) == 0)
    assert (await two.analyses.cancel(begun.id)).status == "done"
    assert (await one.analyses.cancel(begun.id)).status == "done"


async def test_a_node_without_engines_leaves_analyses_to_another(pair: tuple[AnalysisNode, AnalysisNode]) -> None:
    one, two = pair
    _, idle = share(one.node, None)
    begun = await idle.begin(AnalysisRequest(position=START), None, "here")
    await claim(one.node.service)  # the node has one board with engines and one without
    assert len(one.analyses) == 1
    one.engines.gate.set()
    assert (await idle.poll(begun.id, 10**9, 20_000)).status == "done"
    assert (await two.over(begun.id)).status == "done"
    await idle.stop()


async def test_an_analysis_fails_if_no_node_has_engines(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    idle = [share(node, None)[1] for node in nodes]
    begun = await idle[0].begin(AnalysisRequest(position=START), None, "here")
    await claim(nodes[1].service)
    assert (await idle[1].poll(begun.id, 0, 20)).status == "waiting"
    clock.time_ms += 30_000
    for each in idle:
        last = await each.poll(begun.id, 10**9, 20_000)
        assert (last.status, last.error and last.error.code) == ("failed", "engine.unavailable")
        await each.stop()


async def test_a_stopping_node_hands_over_at_once(pair: tuple[AnalysisNode, AnalysisNode]) -> None:
    one, two = pair
    begun = await one.begin()
    await written(one, begun.id)
    await one.analyses.stop()
    await one.node.service.stop()
    await claim(two.node.service)
    two.engines.gate.set()
    assert (await two.over(begun.id)).status == "done"


async def test_results_are_forgotten_on_all_nodes(pair: tuple[AnalysisNode, AnalysisNode], clock: FakeClock) -> None:
    one, two = pair
    one.engines.gate.set()
    begun = await one.begin()
    await one.over(begun.id)
    await until(lambda: len(one.analyses) == 0)
    clock.time_ms += KEEP_MS
    assert (await two.analyses.poll(begun.id, 0, 0)).status == "done"
    clock.time_ms += 1
    for each in pair:
        with pytest.raises(ServerError) as caught:
            await each.analyses.poll(begun.id, 0, 0)
        assert caught.value.code == "server.no_such_analysis"
    assert await row(one, begun.id) is not None
    await one.jobs.delete_old_jobs()
    assert await row(one, begun.id) is None


async def test_a_result_that_could_not_be_stored_is_stored_later(
    pair: tuple[AnalysisNode, AnalysisNode], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    begun = await one.begin()
    await one.analyses.poll(begun.id, 0, 20_000)
    failed: list[object] = []

    def fail(*given: object, **_: object) -> asyncio.Future[bool]:
        failed.append(given)
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        future.set_exception(StorageError("storage.unavailable", "as the test wants"))
        return future

    with monkeypatch.context() as broken:
        broken.setattr(one.node.service.store.analyses, "update", fail)
        one.engines.gate.set()
        assert (await one.over(begun.id)).status == "done"
        await until(lambda: len(failed) > 1)
        assert not (await row(one, begun.id)).is_over
    assert (await two.over(begun.id)).status == "done"


@pytest.mark.full
def test_an_analysis_continues_when_its_node_is_killed() -> None:
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
