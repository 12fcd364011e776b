"""Workers that die, lie, hang or grow: the game goes on, and a new worker stands."""

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


async def hinted(pool: EnginePool) -> str:
    return str((await pool.hint(START, 0.3))["best"])


@pytest.mark.parametrize("kind", ["move", pytest.param("hint", marks=pytest.mark.slow)])
def test_a_worker_killed_in_mid_search_is_replaced_and_the_answer_comes(engines: Engines, kind: str) -> None:
    pool = engines.pool

    async def ask() -> tuple[str, int, int]:
        assert await soon(lambda: len(pool.pids) == 2)
        retried, stopgaps = pool.tally.retried, pool.tally.stopgaps
        if kind == "move":
            task = asyncio.create_task(pool.choose(START, 8, None, 3.0, seed=0))
        else:
            task = asyncio.create_task(hinted(pool))
        assert await soon(lambda: pool.tally.running == 1)
        (pid,) = [worker.pid for worker in pool._dispatch.workers if worker.jobs]
        os.kill(pid, signal.SIGKILL)
        token = await task
        assert await soon(lambda: len(pool.pids) == 2)
        assert pid not in pool.pids
        return token, pool.tally.retried - retried, pool.tally.stopgaps - stopgaps

    token, retried, stopgaps = engines.run(ask())
    assert position_of(START).why_illegal(token) is None
    assert (retried, stopgaps) == (1, 0), "another worker has answered"


@pytest.mark.parametrize("how", ["garbage", "endless", "stranger", "crash", "cheat"])
def test_a_move_is_answered_though_every_worker_fails(how: str) -> None:
    async def ask() -> tuple[str, Any]:
        pool = EnginePool(2, command=fake(how))
        await pool.start()
        here = position_of(START)
        token = await pool.choose(START, 8, None, 3.0, seed=0, position=here)
        tally = pool.tally
        if how != "cheat":
            assert await soon(lambda: len(pool.pids) == 2), "replaced"
            assert tally.crashed == 2
        await pool.stop()
        return token, (tally.moves, tally.stopgaps, tally.retried)

    token, counts = asyncio.run(ask())
    assert position_of(START).why_illegal(token) is None
    assert counts == (1, 1, 1), "tried twice, then answered by the parent"


def test_an_analysis_fails_after_two_crashes() -> None:
    async def ask() -> str:
        pool = EnginePool(1, command=fake("crash"))
        await pool.start()
        with pytest.raises(EngineError) as refused:
            await pool.hint(START, 1.0)
        await pool.stop()
        return refused.value.code

    assert asyncio.run(ask()) == "engine.crashed"


def test_a_worker_that_ignores_everything_is_replaced() -> None:
    async def ask() -> tuple[str, int]:
        pool = EnginePool(1, command=fake("deaf"))
        await pool.start()
        before = pool.pids
        token = await pool.choose(START, 1, None, 0.05, seed=0)
        assert await soon(lambda: len(pool.pids) == 1 and pool.pids != before)
        assert not any(map(is_alive, before))
        hung = pool.tally.hung
        await pool.stop()
        return token, hung

    token, hung = asyncio.run(ask())
    assert position_of(START).why_illegal(token) is None
    assert hung == 1


def test_a_worker_that_ignores_a_cancel_is_replaced() -> None:
    async def ask() -> bool:
        pool = EnginePool(1, command=fake("deaf"))
        await pool.start()
        before = pool.pids
        task = asyncio.create_task(pool.hint(START, 60.0))
        assert await soon(lambda: pool.tally.running == 1)
        task.cancel()
        is_replaced = await soon(lambda: len(pool.pids) == 1 and pool.pids != before)
        await pool.stop()
        return is_replaced

    assert asyncio.run(ask())


@pytest.mark.slow
def test_a_worker_that_grows_is_replaced() -> None:
    async def ask() -> tuple[str, int]:
        pool = EnginePool(1, command=fake("fat"), memory_mb=200)
        await pool.start()
        token = await pool.choose(START, 8, None, 3.0, seed=0)
        bloated = pool.tally.bloated
        await pool.stop()
        return token, bloated

    token, bloated = asyncio.run(ask())
    assert position_of(START).why_illegal(token) is None
    assert (bloated > 0) == Path("/proc/self/statm").exists(), "where the system tells the memory of a process"


def test_without_any_worker_games_go_on() -> None:
    async def ask() -> tuple[str, int]:
        pool = EnginePool(1, command=fake("stillborn"))
        starting = asyncio.create_task(pool.start())
        await asyncio.sleep(0)
        token = await pool.choose(START, 4, None, 0.1, seed=0)
        stopgaps = pool.tally.stopgaps
        await pool.stop()
        await starting
        return token, stopgaps

    token, stopgaps = asyncio.run(ask())
    assert position_of(START).why_illegal(token) is None
    assert stopgaps == 1


def test_a_long_search_is_cut_short_for_a_move_that_cannot_wait() -> None:
    """The sleeper thinks for as long as it may: it says d1 if it was stopped before, else e2."""

    async def ask() -> tuple[str, str, int]:
        pool = EnginePool(1, command=fake("sleeper"))
        await pool.start()
        slow = asyncio.create_task(pool.choose(START, 8, None, 60.0, seed=0, room="slow"))
        assert await soon(lambda: pool.tally.running == 1)
        quick = await pool.choose(START, 1, None, 60.0, seed=0, room="quick")
        was_done, shortened = slow.done(), pool.tally.shortened
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
        while not pool.tally.running:
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
