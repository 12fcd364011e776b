"""Questions to the tables of exact values, and tables that the server makes for them."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.rules import HouseRules, Mode, Position
from hedgemaze.server.limits import Limits, Rate
from hedgemaze.server.solving import SolvePlan
from hedgemaze.solve import default_path, solve
from tests.server.engines.helpers import is_alive
from tests.server.helpers.running import Running
from tests.server.solving.test_table_maker import FAKE

pytestmark = pytest.mark.anyio

LAST = "pacman d3hg5hb7hg2vc4ve7v Pc1Be9K*I*C* - a1/0/3/1 P - 0/1/1"
"""One ghost and one life are left, and PAC-MAN wins at once."""
POSSIBLE = {"exact": None, "making": {"state": "possible", "progress": 0.0}}
WAITING = {"exact": None, "making": {"state": "waiting", "progress": 0.0}}


@pytest.fixture(autouse=True)
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "hedgemaze" / "tables"


@pytest.fixture
async def solving(folder: Path) -> AsyncIterator[Running]:
    """A server that makes tables of one ghost."""
    async with Running(folder, solving=SolvePlan(ghosts=1)) as running:
        yield running


def fake(how: str, folder: Path) -> SolvePlan:
    return SolvePlan(command=(sys.executable, "-I", "-S", str(FAKE), how, str(folder / "log")))


async def ask(running: Running, position: str, *, make: bool = False) -> dict[str, Any]:
    body = {"position": position, **({"make": True} if make else {})}
    return dict((await running.http.post("api/exact", json=body)).json())


def starts(count: int) -> list[str]:
    """Returns the start positions of different games."""
    modes = (Mode.named("pacman", house=HouseRules(no_progress_limit=limit)) for limit in range(30, 30 + count))
    return [Position.start(mode).text for mode in modes]


async def test_tables_of_the_server_answer(running: Running) -> None:
    assert await ask(running, LAST) == {"exact": None}
    assert await ask(running, LAST, make=True) == {"exact": None}, "this server makes none"
    mode = Mode.named("pacman", house=HouseRules(lives=1))
    solve(mode, ghosts=1, path=default_path(mode, 1))
    wanted = {"of": "game", "value": "pacman", "distance": 1, "best": ["Pb1"]}
    assert await ask(running, LAST) == {"exact": wanted}
    unreadable = await running.http.post("api/exact", json={"position": "nonsense"})
    assert unreadable.status_code == 400
    assert unreadable.json()["code"].startswith(("mode.", "position."))


@pytest.mark.slow
async def test_a_missing_table_is_made_if_the_client_wants_it(solving: Running, tables: Path) -> None:
    assert await ask(solving, LAST) == POSSIBLE
    assert not tables.exists()
    assert await ask(solving, LAST, make=True) == WAITING
    async with asyncio.timeout(60):
        while (answer := await ask(solving, LAST))["exact"] is None:
            assert answer["making"]["state"] in ("waiting", "running")
            await asyncio.sleep(0.05)
    assert answer == {"exact": {"of": "game", "value": "pacman", "distance": 1, "best": ["Pb1"]}}
    assert [path.suffix for path in sorted(tables.iterdir())] == [".hmtable", ".lock"]


@pytest.mark.slow
async def test_the_answer_says_how_far_the_table_is(folder: Path) -> None:
    async with Running(folder, solving=fake("works", folder)) as running:
        first, second = starts(2)
        await ask(running, first, make=True)
        async with asyncio.timeout(20):
            while (answer := await ask(running, first, make=True))["making"]["progress"] == 0:
                await asyncio.sleep(0.01)
        assert answer == {"exact": None, "making": {"state": "running", "progress": 0.4}}
        assert await ask(running, second, make=True) == WAITING
        ((pid, _),) = map(json.loads, (folder / "log").read_text().splitlines())
        assert is_alive(pid)
    assert not is_alive(pid), "the solver ends with the server"


async def test_no_table_is_made_of_what_cannot_be_solved(solving: Running) -> None:
    classic = Position.start(Mode.named("classic2")).text
    unsupported = Position.start(Mode.named("pacman", house=HouseRules(ghost_stack="free"))).text
    advanced = Position.start(Mode.named("advanced")).text
    for position in (classic, advanced, unsupported):
        assert await ask(solving, position, make=True) == {"exact": None}
    assert str((await ask(solving, "nonsense", make=True))["code"]).startswith(("mode.", "position."))


@pytest.mark.slow
async def test_a_full_queue_and_a_greedy_client_are_refused(folder: Path) -> None:
    async with Running(folder, solving=fake("works", folder)) as running:
        first, *others, last = starts(10)
        await ask(running, first, make=True)
        async with asyncio.timeout(20):
            while (await ask(running, first))["making"]["state"] != "running":
                await asyncio.sleep(0.01)
        for position in others:
            assert await ask(running, position, make=True) == WAITING
        assert (await ask(running, last, make=True))["code"] == "server.too_many_tables"
        assert await ask(running, last) == POSSIBLE
    limits = Limits(tables=Rate(2, 1 / 300))
    async with Running(folder, limits, solving=fake("works", folder)) as running:
        first, second, third = starts(3)
        for position in (first, second):
            assert await ask(running, position, make=True) == WAITING
        refused = await running.http.post("api/exact", json={"position": third, "make": True})
        assert (refused.status_code, refused.json()["code"]) == (429, "server.too_many")
        assert 0 < refused.json()["retry_after_ms"] <= 300_000
        assert (await ask(running, second, make=True))["making"]["state"] == "waiting", "this one is in the queue"


@pytest.mark.slow
async def test_a_failure_is_answered_with_its_code(folder: Path) -> None:
    async with Running(folder, solving=fake("crash", folder)) as running:
        (position,) = starts(1)
        await ask(running, position, make=True)
        async with asyncio.timeout(20):
            while (answer := await ask(running, position, make=True))["making"]["state"] != "failed":
                await asyncio.sleep(0.01)
        assert answer["making"] == {"state": "failed", "progress": 0.0, "code": "engine.crashed"}
        assert await ask(running, position, make=True) == answer
    assert len((folder / "log").read_text().splitlines()) == 1
