"""Helpers: a pool in its own event loop, random games, processes."""

import asyncio
import os
import random
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from hedgemaze import core, rules
from hedgemaze.server.engines import EnginePool, game_text

START = "classic2 - Se1Ne9 10,10 - S - 0"
FAKE = Path(__file__).with_name("fake_worker.py")

T = TypeVar("T")


def fake(how: str) -> list[str]:
    """Returns the command of a fake worker that fails in a given way."""
    return [sys.executable, "-I", "-S", str(FAKE), how]


class Engines:
    """A pool in an event loop in a thread, so that one set of workers serves many tests."""

    def __init__(self, make: Callable[[], EnginePool]) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.pool = self.run(self._started(make))

    @staticmethod
    async def _started(make: Callable[[], EnginePool]) -> EnginePool:
        pool = make()
        await pool.start()
        return pool

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs a coroutine in the pool's loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(120)

    def close(self) -> None:
        """Stops the pool and the event loop."""
        self.run(self.pool.stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def random_game(mode: rules.Mode, seed: int, actions: int) -> rules.Game:
    """Returns an unfinished game of at most `actions` random actions."""
    rng = random.Random(seed)
    game = rules.Game(mode)
    for _ in range(actions):
        game.play(rng.choice(game.position.legal_actions()))
        if game.outcome():
            game.undo()
            break
    return game


def text_of(game: rules.Game) -> str:
    """Returns a game as text for the pool."""
    return game_text(game.start.text, map(str, game.entries))


def position_of(text: str) -> core.Position:
    """Returns the position of a text without actions."""
    return core.Position.parse(text)


def is_alive(pid: int) -> bool:
    """Returns whether a process runs; a zombie does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text("ascii", "replace").rpartition(")")[2].split()[0] == "Z")


def until(condition: Callable[[], bool], seconds: float = 20.0) -> bool:
    """Waits until a condition holds, or for `seconds`; returns whether it holds."""
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.01)
    return condition()


async def soon(condition: Callable[[], bool], seconds: float = 20.0) -> bool:
    """Like `until`, for an event loop."""
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        await asyncio.sleep(0.005)
    return condition()
