"""The figures of the server: ``python -m bench.server [moves] [idle] [kills] [reconnect] [engines]``.

The client runs in a process of its own on the same machine; the server is `hedgemaze serve` with SQLite, with its real
rules, seat checks and flushed commits, without limits of rate. A move's time goes from just before its bytes are handed
to the client's socket until the opponent's socket has its bytes, as the client's event loop sees it: whatever the
client is late is in the figure. Moves are sent at random moments (exponential gaps), whether or not earlier ones have
arrived.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench import engine_pool
from bench.server_moves import play, seat_pairs
from bench.server_reconnect import reconnect_seconds
from tests.server.kill import kill_repeatedly
from tests.server.process import ServerProcess

__all__ = ["main"]


@dataclass(frozen=True)
class Row:
    """One figure."""

    what: str
    must: str
    measured: str
    is_met: bool | None = None
    """None for what is told beside."""


@contextlib.asynccontextmanager
async def running() -> AsyncIterator[ServerProcess]:
    """Starts a server with a new database, and ends it."""
    with tempfile.TemporaryDirectory() as folder:
        async with ServerProcess(Path(folder)) as server:
            yield server


def at(values: Sequence[float], share: float) -> float:
    """Returns a percentile."""
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


async def moves(options: argparse.Namespace) -> list[Row]:
    """Measures moves under load."""
    plies = int(options.rate * (options.seconds + options.warm) / (options.sockets / 2)) + 4
    async with running() as server:
        pairs = await seat_pairs(server, options.sockets // 2, plies)
        print(f"{options.sockets} sockets are seated", file=sys.stderr, flush=True)
        await play(pairs, options.rate, options.warm, seed=2)
        busy, own, began = server.cpu_seconds, time.process_time(), time.perf_counter()
        found = await play(pairs, options.rate, options.seconds)
        busy, own, took = server.cpu_seconds - busy, time.process_time() - own, time.perf_counter() - began
        memory = server.memory_bytes
        for pair in pairs:
            pair.close()
    ms = [1_000 * each for each in found.seconds]
    what = f"{options.sockets:,} sockets, {options.rate:,.0f} moves/s, one process: move to the opponent's socket"
    return [
        Row(f"{what}, p50", "≤ 5 ms", f"{at(ms, 0.5):.1f} ms", at(ms, 0.5) <= 5),
        Row(f"{what}, p99", "≤ 50 ms", f"{at(ms, 0.99):.1f} ms", at(ms, 0.99) <= 50),
        Row("the longest", "", f"{max(ms):.1f} ms"),
        Row("moves that arrived, a second", "", f"{len(ms) / took:,.0f}"),
        Row(
            "moves not acknowledged, refused, or skipped because the one before was under way",
            "0",
            f"{found.sent - found.acknowledged}, {len(found.refused)}, {found.skipped}",
            found.sent == found.acknowledged and not found.refused,
        ),
        Row("the server's processor time a move", "", f"{1_000 * busy / len(ms):.2f} ms"),
        Row("the client's processor time a move", "", f"{1_000 * own / len(ms):.2f} ms"),
        Row("how late the client was in sending, p99", "", f"{1_000 * at(found.late, 0.99):.1f} ms"),
        Row("the server's memory", "", f"{memory / 2**20:.0f} MB"),
    ]


async def idle(options: argparse.Namespace) -> list[Row]:
    """Measures what seats take that do nothing."""
    async with running() as server:
        empty = server.memory_bytes
        pairs = await seat_pairs(server, options.idle // 2, plies=1)
        await asyncio.sleep(options.warm)
        busy, began = server.cpu_seconds, time.perf_counter()
        await asyncio.sleep(12)  # everybody has been pinged
        share = (server.cpu_seconds - busy) / (time.perf_counter() - began)
        memory = server.memory_bytes
        for pair in pairs:
            pair.close()
    return [
        Row(f"{options.idle:,} idle seats connected", "≤ 500 MB", f"{memory / 2**20:.0f} MB", memory <= 500 * 10**6),
        Row("without any", "", f"{empty / 2**20:.0f} MB"),
        Row("a seat, its half of the room included", "", f"{(memory - empty) / options.idle / 1024:.1f} KB"),
        Row("share of a core, pings alone", "", f"{100 * share:.0f} %"),
    ]


async def kills(options: argparse.Namespace) -> list[Row]:
    """Kills the server again and again, under load."""
    report = await kill_repeatedly(options.kills, seed=options.seed)
    starts = report.restart_seconds
    return [
        Row(
            f"acknowledged moves lost in {report.kills} kills under load",
            "0",
            f"{len(report.lost)} of {report.acknowledged:,}",
            not report.lost,
        ),
        Row(
            "messages sent again after a kill, and how many had been stored",
            "",
            f"{report.sent_again}, {report.stored_before}",
        ),
        Row("start on the same folder, median and longest", "", f"{at(starts, 0.5):.2f} s, {max(starts):.2f} s"),
    ]


async def reconnect(options: argparse.Namespace) -> list[Row]:
    """Measures how soon clients are back."""
    draw = random.Random(options.seed)
    outages = [draw.uniform(0.5, 12.0) for _ in range(options.cuts)]
    async with running() as server:
        told = await reconnect_seconds(server, options.clients, outages, is_told=True)
        untold = await reconnect_seconds(server, options.clients, outages[: options.cuts // 2], is_told=False)
    what = f"reconnect of {options.clients} clients after the network returns"
    return [
        Row(f"{what}, p95", "≤ 1 s", f"{at(told, 0.95):.2f} s", at(told, 0.95) <= 1),
        Row("the longest", "", f"{max(told):.2f} s"),
        Row("p95 where no system tells that it has returned", "", f"{at(untold, 0.95):.2f} s"),
    ]


async def engines(options: argparse.Namespace) -> list[Row]:
    """Measures engine seats in many rooms; `bench.engine_pool` has more of it."""
    found = await engine_pool.measure(engine_pool.options([f"--rooms={options.rooms}"]), 4)
    share = 100 * found.in_time / len(found.taken)
    what = f"engine seats in {options.rooms} rooms at once, level 4: answers within the level's ceiling + 100 ms"
    return [
        Row(what, "≥ 99.9 %", f"{share:.2f} %", share >= 99.9),
        Row(
            "p99 of the answers, and of the loop's delay",
            "",
            f"{1_000 * at(found.taken, 0.99):.0f} ms, {1_000 * at(found.lags, 0.99):.0f} ms",
        ),
    ]


PARTS: dict[str, Callable[[argparse.Namespace], Coroutine[None, None, list[Row]]]] = {
    "moves": moves,
    "idle": idle,
    "kills": kills,
    "reconnect": reconnect,
    "engines": engines,
}


def main() -> int:
    """Prints the table; the status tells whether everything is met."""
    parser = argparse.ArgumentParser(description="The figures of the server.")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="all if none is named")
    parser.add_argument("--sockets", type=int, default=5_000)
    parser.add_argument("--rate", type=float, default=1_000.0, help="moves a second (default 1000)")
    parser.add_argument("--seconds", type=float, default=30.0, help="of the load that is measured (default 30)")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds of load before (default 3)")
    parser.add_argument("--idle", type=int, default=10_000, help="idle seats (default 10000)")
    parser.add_argument("--kills", type=int, default=100, help="kills under load (default 100)")
    parser.add_argument("--cuts", type=int, default=10, help="cuts of the network (default 10)")
    parser.add_argument("--clients", type=int, default=100, help="that reconnect (default 100)")
    parser.add_argument("--rooms", type=int, default=50, help="rooms with engines (default 50)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    least = max(options.sockets, options.idle) + 2_400  # of which the server keeps 2,200 free
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < least:
        print(f"open files are limited to {hard}; ulimit -n {least} is needed", file=sys.stderr)
        return 2
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, least), hard))
    is_met = True
    print("| what | must | measured |\n|---|---|---|")
    for part in options.parts or PARTS:
        for row in asyncio.run(PARTS[part](options)):
            is_met &= row.is_met is not False
            print(f"| {row.what} | {row.must} | {row.measured}{'' if row.is_met is not False else ' (not met)'} |")
        sys.stdout.flush()
    print(f"\nload of the machine: {' '.join(f'{each:.1f}' for each in os.getloadavg())} on {os.cpu_count()} cores")
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
