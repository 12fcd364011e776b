"""Workers that crash, send malformed messages, hang or use too much memory are replaced; moves are answered."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.errors import EngineError
from hedgemaze.server.engines import EnginePool
from tests.server.engines.helpers import START, Engines, fake, is_alive, position_of, soon, until

pytestmark = pytest.mark.slow  # starts processes


async def hint(pool: EnginePool) -> str:
    return str((await pool.hint(START, 0.3))["best"])


@pytest.mark.parametrize("kind", ["move", pytest.param("hint", marks=pytest.mark.slow)])
def test_a_worker_killed_during_a_search_is_replaced(engines: Engines, kind: str) -> None:
    pool = engines.pool

    async def ask() -> tuple[str, int, int]:
        assert await soon(lambda: len(pool.pids) == 2)
        retried, fallbacks = pool.stats.retried, pool.stats.fallbacks
        if kind == "move":
            task = asyncio.create_task(pool.choose(START, 8, None, 3.0, seed=0))
        else:
            task = asyncio.create_task(hint(pool))
        assert await soon(lambda: pool.stats.running == 1)
        (pid,) = [worker.pid for worker in pool._dispatcher.workers if worker.jobs]
        os.kill(pid, signal.SIGKILL)
        token = await task
        assert await soon(lambda: len(pool.pids) == 2)
        assert pid not in pool.pids
        return token, pool.stats.retried - retried, pool.stats.fallbacks - fallbacks

    token, retried, fallbacks = engines.run(ask())
    assert position_of(START).why_illegal(token) is None
    assert (retried, fallbacks) == (1, 0), "another worker answered"


@pytest.mark.parametrize("how", ["garbage", "endless", "wrong job", "crash", "illegal action"])
def test_a_move_is_answered_if_every_worker_fails(how: str) -> None:
    async def ask() -> tuple[str, Any]:
        pool = EnginePool(2, command=fake(how))
        await pool.start()
        here = position_of(START)
        token = await pool.choose(START, 8, None, 3.0, seed=0, position=here)
        stats = pool.stats
        if how != "illegal action":
            assert await soon(lambda: len(pool.pids) == 2), "replaced"
            assert stats.crashed == 2
        await pool.stop()
        return token, (stats.moves, stats.fallbacks, stats.retried)

    token, counts = asyncio.run(ask())
    assert position_of(START).why_illegal(token) is None
    assert counts == (1, 1, 1), "two attempts, then the fallback"


def test_an_analysis_fails_after_two_crashes() -> None:
    async def ask() -> str:
        pool = EnginePool(1, command=fake("crash"))
        await pool.start()
        with pytest.raises(EngineError) as refused:
            await pool.hint(START, 1.0)
        await pool.stop()
        return refused.value.code

    assert asyncio.run(ask()) == "engine.crashed"


def test_a_hung_worker_is_replaced() -> None:
    async def ask() -> tuple[str, int]:
        pool = EnginePool(1, command=fake("hangs"))
        await pool.start()
        before = pool.pids
        token = await pool.choose(START, 1, None, 0.05, seed=0)
        assert await soon(lambda: len(pool.pids) == 1 and pool.pids != before)
        assert not any(map(is_alive, before))
        hung = pool.stats.hung
        await pool.stop()
        return token, hung

    token, hung = asyncio.run(ask())
    assert position_of(START).why_illegal(token) is None
    assert hung == 1


def test_a_worker_that_ignores_a_cancel_is_replaced() -> None:
    async def ask() -> bool:
        pool = EnginePool(1, command=fake("hangs"))
        await pool.start()
        before = pool.pids
        task = asyncio.create_task(pool.hint(START, 60.0))
        assert await soon(lambda: pool.stats.running == 1)
        task.cancel()
        is_replaced = await soon(lambda: len(pool.pids) == 1 and pool.pids != before)
        await pool.stop()
        return is_replaced

    assert asyncio.run(ask())


@pytest.mark.slow
def test_a_worker_that_uses_too_much_memory_is_replaced() -> None:
    async def ask() -> tuple[str, int]:
        pool = EnginePool(1, command=fake("uses memory"), memory_mb=200)
        await pool.start()
        token = await pool.choose(START, 8, None, 3.0, seed=0)
        over_memory = pool.stats.over_memory
        await pool.stop()
        return token, over_memory

    token, over_memory = asyncio.run(ask())
    assert position_of(START).why_illegal(token) is None
    assert (over_memory > 0) == Path("/proc/self/statm").exists(), "where /proc shows the memory of a process"


def test_moves_are_answered_without_workers() -> None:
    async def ask() -> tuple[str, int]:
        pool = EnginePool(1, command=fake("exits at start"))
        starting = asyncio.create_task(pool.start())
        await asyncio.sleep(0)
        token = await pool.choose(START, 4, None, 0.1, seed=0)
        fallbacks = pool.stats.fallbacks
        await pool.stop()
        await starting
        return token, fallbacks

    token, fallbacks = asyncio.run(ask())
    assert position_of(START).why_illegal(token) is None
    assert fallbacks == 1


def test_a_long_search_is_shortened_for_a_waiting_move() -> None:
    """The fake worker `sleeper` uses all its time: it answers d1 if it was stopped, else e2."""

    async def ask() -> tuple[str, str, int]:
        pool = EnginePool(1, command=fake("sleeper"))
        await pool.start()
        slow = asyncio.create_task(pool.choose(START, 8, None, 60.0, seed=0, room="slow"))
        assert await soon(lambda: pool.stats.running == 1)
        quick = await pool.choose(START, 1, None, 60.0, seed=0, room="quick")
        was_done, shortened = slow.done(), pool.stats.shortened
        found = await slow
        await pool.stop()
        return found, "in time" if was_done and quick else "late", shortened

    assert asyncio.run(ask()) == ("d1", "in time", 1)


PARENT = f"""if True:
    import asyncio
    from hedgemaze.server.engines import EnginePool

    async def main():
        pool = EnginePool(2)
        await pool.start()
        while len(pool.pids) < 2:
            await asyncio.sleep(0.01)
        searching = asyncio.create_task(pool.hint({START!r}, 600.0))
        while not pool.stats.running:
            await asyncio.sleep(0.01)
        print(*pool.pids, flush=True)
        await searching

    asyncio.run(main())
"""


def test_workers_end_when_the_server_is_killed() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, encoding="ascii")
    assert parent.stdout is not None
    with parent:
        pids = [int(word) for word in parent.stdout.readline().split()]
        assert len(pids) == 2
        assert all(map(is_alive, pids))
        parent.kill()
    assert until(lambda: not any(map(is_alive, pids)))
