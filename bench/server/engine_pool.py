"""Engine seats in many rooms at once: ``python -m bench.server.engine_pool``.

Engines play in every room. All rooms start a turn at the same moment, after the last answer of the turn before: the
worst case for a queue. An answer is in time within the level's time limit plus 100 ms, counted from the start of the
turn. The delay of the event loop is measured as well.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import time
from dataclasses import dataclass, field

from hedgemaze import core
from hedgemaze.engine import level_of
from hedgemaze.errors import GameOverError
from hedgemaze.rules import MODES, Mode
from hedgemaze.server.engines import EnginePool, PoolStats, game_text
from tests.server.engines.helpers import fake

_GRACE_S = 0.1
_TICK_S = 0.005


@dataclass
class Table:
    """A room where only engines play."""

    name: str
    start: core.Position
    position: core.Position
    entries: list[str] = field(default_factory=list)

    @classmethod
    def opened(cls, number: int, played: int) -> Table:
        """Returns a room in one of the modes, after `played` random actions."""
        rng = random.Random(number)
        mode = Mode.named(MODES[number % len(MODES)])
        while True:
            start = core.Position.start(mode)
            table = cls(f"room {number}", start, start)
            while len(table.entries) < played and not table.position.outcome():
                table.play(str(rng.choice(table.position.legal_actions())))
            if not table.position.outcome():
                return table

    def play(self, token: str) -> None:
        """Plays an action; restarts a finished game."""
        self.position = self.position.play(token)
        self.entries.append(token)
        if self.position.outcome() or len(self.entries) > 300:
            self.position, self.entries = self.start, []

    @property
    def text(self) -> str:
        """The game as text for the pool."""
        return game_text(self.start.text, self.entries)


@dataclass
class Measured:
    """The results of one level."""

    taken: list[float] = field(default_factory=list)
    """Seconds of each answer."""
    in_time: int = 0
    lags: list[float] = field(default_factory=list)
    """Seconds of each delay of the event loop."""
    seconds: float = 0.0
    """Duration of the run."""
    stats: PoolStats = field(default_factory=PoolStats)


async def turn(pool: EnginePool, table: Table, level: int, seed: int, measured: Measured, *, is_sleeping: bool) -> None:
    """Requests and plays one action."""
    limit = level_of(table.position.mode, table.position.side, level).seconds
    begun = asyncio.get_running_loop().time()
    try:
        token = await pool.choose(
            table.text,
            level,
            None,
            limit,
            seed=seed,
            room=table.name,
            started=begun,
            position=None if is_sleeping else table.position,
        )
    except GameOverError:  # by repetition, which a position cannot show
        table.position, table.entries = table.start, []
        return
    taken = asyncio.get_running_loop().time() - begun
    measured.taken.append(taken)
    measured.in_time += taken <= limit + _GRACE_S
    if not is_sleeping:
        table.play(token)


async def measure_lag(measured: Measured) -> None:
    """Measures the delay of the event loop."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(_TICK_S)
        measured.lags.append(time.perf_counter() - before - _TICK_S)


async def analyse(pool: EnginePool, table: Table) -> None:
    """Runs one analysis after another."""
    while True:
        async for _ in pool.analyse(table.start.text, 60.0, room=table.name):
            pass


async def kill(pool: EnginePool, every: float) -> None:
    """Kills a worker every `every` seconds."""
    while True:
        await asyncio.sleep(every)
        if pool.pids:
            os.kill(random.choice(pool.pids), signal.SIGKILL)


def at(values: list[float], share: float) -> str:
    """Returns a percentile in milliseconds."""
    return f"{1000 * sorted(values)[min(int(share * len(values)), len(values) - 1)]:.1f}"


async def measure(chosen: argparse.Namespace, level: int) -> Measured:
    """Plays in all rooms at one level."""
    tables = [Table.opened(number, chosen.played) for number in range(chosen.rooms)]
    measured = Measured()
    pool = EnginePool(chosen.workers, command=fake("sleeper") if chosen.asleep else None)
    await pool.start()
    background = [asyncio.create_task(measure_lag(measured))]
    background += [asyncio.create_task(analyse(pool, tables[number])) for number in range(chosen.analyses)]
    if chosen.kills:
        background.append(asyncio.create_task(kill(pool, chosen.kills)))
    begun = time.perf_counter()
    for round_number in range(chosen.rounds):
        await asyncio.gather(
            *(turn(pool, table, level, round_number, measured, is_sleeping=chosen.asleep) for table in tables)
        )
    measured.seconds = time.perf_counter() - begun
    measured.stats = pool.stats
    for task in background:
        task.cancel()
    await asyncio.gather(*background, return_exceptions=True)
    await pool.stop()
    return measured


def row(level: int, measured: Measured) -> str:
    """Returns one row of the table."""
    taken, stats = measured.taken, measured.stats
    return (
        f"{level:>5} {len(taken):>7} {len(taken) / measured.seconds:>8.0f} {at(taken, 0.5):>8} {at(taken, 0.99):>8}"
        f" {at(taken, 0.999):>8} {at(taken, 1.0):>8} {100 * measured.in_time / len(taken):>9.3f} {stats.shortened:>10}"
        f" {stats.fallbacks:>9} {at(measured.lags, 0.99):>13} {at(measured.lags, 1.0):>8}"
    )


def options(arguments: list[str] | None = None) -> argparse.Namespace:
    """Reads the options."""
    parser = argparse.ArgumentParser(description="Engine seats in many rooms at once.")
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=40, help="turns per room (default 40)")
    parser.add_argument("--played", type=int, default=40, help="random actions before the first turn (default 40)")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--levels", type=int, nargs="+", default=[4, 8])
    parser.add_argument("--analyses", type=int, default=0, help="analyses in the background (default 0)")
    parser.add_argument(
        "--kills", type=float, default=0.0, help="seconds between kills of a worker (default: no kills)"
    )
    parser.add_argument("--asleep", action="store_true", help="use fake workers that only sleep for their whole time")
    return parser.parse_args(arguments)


def main() -> None:
    """Prints the table."""
    chosen = options()
    print(
        f"{'level':>5} {'answers':>7} {'per s':>8} {'p50, ms':>8} {'p99':>8} {'p99.9':>8} {'longest':>8}"
        f" {'in time %':>9} {'shortened':>10} {'fallbacks':>9} {'loop p99, ms':>13} {'longest':>8}"
    )
    for level in chosen.levels:
        print(row(level, asyncio.run(measure(chosen, level))))


if __name__ == "__main__":
    main()
