"""Analyses of a single node, with fake engines where waiting matters, and with real ones over HTTP."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.server.analysis.analyses import KEEP_MS, Analyses, LocalJobs
from hedgemaze.server.analysis.runner import AnalysisRunner
from hedgemaze.server.engines import EnginePool
from hedgemaze.server.errors import ServerError
from hedgemaze.server.limits import Limits, Rate
from hedgemaze.server.schemas import AnalysisRequest, AnalysisState
from tests.server.helpers.fakes import FakeClock, FakeEngines
from tests.server.helpers.running import Running
from tests.server.socket.test_protocols_page import PAGE, is_like

pytestmark = pytest.mark.anyio

START = "classic2 - Se1Ne9 10,10 - S - 0"
OVER = '[Mode "classic2;size=3;fences=0"] b2 b1'


@pytest.fixture
async def engines() -> FakeEngines:
    return FakeEngines()


@pytest.fixture
async def analyses(engines: FakeEngines, clock: FakeClock) -> AsyncIterator[Analyses]:
    running = Analyses(LocalJobs(AnalysisRunner(engines, clock)), Limits(), clock)
    yield running
    await running.stop()


async def begin(
    analyses: Analyses, player: bytes | None = b"ada", address: str = "here", **fields: Any
) -> AnalysisState:
    return await analyses.begin(AnalysisRequest(**({"position": START} | fields)), player, address)


async def refused(analyses: Analyses, **more: Any) -> str:
    with pytest.raises(ServerError) as caught:
        await begin(analyses, **more)
    return caught.value.code


async def test_an_analysis_is_polled_to_its_end(analyses: Analyses, engines: FakeEngines) -> None:
    engines.gate.clear()
    begun = await begin(analyses, moves=["e2", "e8"], seconds=2.0, nodes=500, lines=3)
    assert (begun.status, begun.number, begun.progress, begun.report) == ("waiting", 0, 0.0, None)
    first = await analyses.poll(begun.id, 0, 20_000)
    assert (first.status, first.number, first.progress) == ("running", 1, 0.5)
    assert await analyses.poll(begun.id, 1, 1) == first, "nothing new within a millisecond"
    waiting = asyncio.create_task(analyses.poll(begun.id, 1, 20_000))
    await asyncio.sleep(0)
    engines.gate.set()
    assert (await waiting).number > 1
    last = await analyses.poll(begun.id, 99, 20_000)
    assert last.status == "done"
    assert last.report == {
        "game": f"{START} moves e2 e8",
        "seconds": 2.0,
        "nodes": 500,
        "lines": 3,
        "progress": 1.0,
    }
    assert await analyses.cancel(begun.id) == last, "what is done stays done"


async def test_an_analysis_is_cancelled_and_waiting_clients_are_notified(
    analyses: Analyses, engines: FakeEngines
) -> None:
    engines.gate.clear()
    begun = await begin(analyses)
    await analyses.poll(begun.id, 0, 20_000)
    waiting = asyncio.create_task(analyses.poll(begun.id, 1, 20_000))
    await asyncio.sleep(0)
    assert (await analyses.cancel(begun.id)).status == "cancelled"
    assert (await waiting).status == "cancelled"
    assert len(analyses) == 0


async def test_a_failure_has_its_code(analyses: Analyses, engines: FakeEngines) -> None:
    engines.failures = 1
    begun = await begin(analyses)
    last = await analyses.poll(begun.id, 9, 20_000)
    assert last.status == "failed"
    assert last.error is not None
    assert last.error.code == "engine.crashed"


async def test_analyses_are_limited_per_player_and_per_address(analyses: Analyses, engines: FakeEngines) -> None:
    engines.gate.clear()
    limits = Limits()
    mine = [await begin(analyses) for _ in range(limits.analyses)]
    assert await refused(analyses) == "server.too_many_analyses"
    await analyses.cancel(mine[0].id)
    await begin(analyses)
    for number in range(limits.analyses_of_address - limits.analyses):
        await begin(analyses, player=b"%d" % number)
    assert await refused(analyses, player=b"bob") == "server.too_many_analyses"
    await begin(analyses, player=b"bob", address="elsewhere")
    assert len(analyses) == limits.analyses_of_address + 1


async def test_results_are_forgotten_after_a_while(analyses: Analyses, clock: FakeClock) -> None:
    begun = await begin(analyses)
    await analyses.poll(begun.id, 9, 20_000)
    clock.time_ms += KEEP_MS
    assert (await analyses.poll(begun.id, 0, 0)).status == "done"
    clock.time_ms += 1
    with pytest.raises(ServerError) as caught:
        await analyses.poll(begun.id, 0, 0)
    assert (caught.value.code, caught.value.status) == ("server.no_such_analysis", 404)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "server.bad_analysis"),
        ({"position": START, "record": OVER}, "server.bad_analysis"),
        ({"record": OVER, "moves": ["b2"]}, "server.bad_analysis"),
        ({"position": START, "moves": ["e2 e8"]}, "server.bad_analysis"),
        ({"position": "classic2"}, "position.unreadable"),
        ({"position": START, "moves": ["e5"]}, "action.too_far"),
        ({"record": OVER}, "action.game_over"),
        ({"position": START, "seconds": 61}, "server.unreadable"),
        ({"position": START, "second": 1}, "server.unreadable"),
    ],
)
async def test_invalid_requests_are_refused(body: dict[str, Any], code: str, pooled: Running) -> None:
    answer = await pooled.http.post("api/analyses", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, code), answer.text


@pytest.fixture(scope="module")
async def pooled(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server with real engines."""
    folder = tmp_path_factory.mktemp("pooled")
    (folder / empty_database.name).write_bytes(empty_database.read_bytes())
    async with Running(folder, engines=EnginePool(1)) as running:
        yield running


async def finished(running: Running, body: dict[str, Any]) -> dict[str, Any]:
    state = (await running.http.post("api/analyses", json=body)).json()
    while state["status"] in ("waiting", "running"):
        query = {"seen": state["number"], "wait_ms": 5_000}
        state = (await running.http.get(f"api/analyses/{state['id']}", params=query)).json()
    return dict(state)


async def test_real_engines_analyse_and_review(pooled: Running) -> None:
    answer = await finished(pooled, {"position": START, "moves": ["e2"], "nodes": 300, "lines": 2})
    assert (answer["status"], answer["progress"], len(answer["report"]["lines"])) == ("done", 1.0, 2)
    assert answer["report"]["best"] == answer["report"]["lines"][0]["action"]
    answer = await finished(pooled, {"record": OVER, "kind": "review", "seconds": 0.1})
    assert [each["action"] for each in answer["report"]["judged"]] == ["b2", "b1"]


async def test_the_documented_examples_are_true(pooled: Running) -> None:
    blocks = re.findall(r"^```http\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    asked = [line.split(" ", 3)[1:] for line in lines if line.startswith("> ")]
    assert {method for method, *_ in asked} == {"POST", "GET", "DELETE"}
    ids: dict[str, str] = {}
    for (method, path, *body), expected in zip(asked, [line for line in lines if line.startswith("< ")], strict=True):
        for name, value in ids.items():
            path = path.replace(name, value)  # noqa: PLW2901
        answer = await pooled.http.request(method, path, json=json.loads(body[0]) if body else None)
        status, wanted = expected[2:].split(" ", 1)
        assert answer.status_code == int(status), answer.text
        assert is_like(answer.json(), json.loads(wanted)), answer.text
        if method == "POST" and status == "201":
            ids["ID"] = answer.json()["id"]


async def test_without_engines_there_is_no_analysis(running: Running) -> None:
    answer = await running.http.post("api/analyses", json={"position": START})
    assert (answer.status_code, answer.json()["code"]) == (503, "engine.unavailable")


async def test_too_many_requests_get_a_retry_time(folder: Path, engines: FakeEngines) -> None:
    limits = Limits(begun_analyses=Rate(1, 0.1))
    async with Running(folder, limits, engines) as running:
        answers = [await running.http.post("api/analyses", json={"position": START}) for _ in range(2)]
    assert [each.status_code for each in answers] == [201, 429]
    assert answers[1].json()["retry_after_ms"] > 1_000
