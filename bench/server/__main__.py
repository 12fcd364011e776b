"""Measures the server: ``python -m bench.server [moves] [idle] [kills] [reconnect] [engines]``.

The server is `hedgemaze serve` with SQLite, with flushed commits and all checks of rules and seats, but without rate
limits. The client is a separate process on the same machine. The time of a move runs from just before its bytes are
written to the sender's socket until they reach the opponent's socket, as seen by the client's event loop; so it
includes the delays of the client. Moves are sent at random moments (exponential gaps), whether or not earlier ones have
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
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path

from bench.server import engine_pool
from bench.server.busy_loops import busy_loops
from bench.server.moves import MoveFigures, median_of, percentile, play, seat_pairs
from bench.server.reconnect import reconnect_seconds
from tests.server.helpers.process import ServerProcess
from tests.server.kill import kill_repeatedly

__all__ = ["main"]


@dataclass(frozen=True)
class Row:
    """One row of the table."""

    what: str
    target: str
    measured: str
    is_met: bool | None = None
    """Whether the target is met; None without a target."""


@contextlib.asynccontextmanager
async def running() -> AsyncIterator[ServerProcess]:
    """Runs a server with a new database."""
    with tempfile.TemporaryDirectory() as folder:
        async with ServerProcess(Path(folder)) as server:
            yield server


async def moves(options: argparse.Namespace) -> list[Row]:
    """Measures moves under load; with several runs, prints their medians."""
    runs = []
    for number in range(options.repeat):
        runs.append(await _moves_once(options))
        figures = f"p50 {runs[-1].p50_ms:.1f} ms, p99 {runs[-1].p99_ms:.1f} ms"
        print(f"run {number + 1} of {options.repeat}: {figures}", file=sys.stderr, flush=True)
    return move_rows(median_of(runs), options)


async def _moves_once(options: argparse.Namespace) -> MoveFigures:
    plies = int(options.rate * (options.seconds + options.warm) / (options.sockets / 2)) + 4
    async with running() as server:
        pairs = await seat_pairs(server, options.sockets // 2, plies)
        print(f"{options.sockets} sockets are seated", file=sys.stderr, flush=True)
        await play(pairs, options.rate, options.warm, seed=2)
        with busy_loops(options.busy):
            server_before, client_before, began = server.cpu_seconds, time.process_time(), time.perf_counter()
            measured = await play(pairs, options.rate, options.seconds)
            seconds = time.perf_counter() - began
            server_seconds = server.cpu_seconds - server_before
            client_seconds = time.process_time() - client_before
        memory = server.memory_bytes
        for pair in pairs:
            pair.close()
    return MoveFigures.of(measured, seconds, server_seconds, client_seconds, memory)


def move_rows(figures: MoveFigures, options: argparse.Namespace) -> list[Row]:
    """Returns the rows of the part `moves`."""
    load = f"{options.sockets:,} sockets, {options.rate:,.0f} moves/s, one process"
    if options.busy:
        load += f", {options.busy} busy {'loop' if options.busy == 1 else 'loops'} beside it"
    what = f"{load}: move to the opponent's socket"
    note = "" if options.repeat == 1 else f" (median of {options.repeat} runs)"
    return [
        Row(f"{what}, p50", "≤ 5 ms", f"{figures.p50_ms:.1f} ms{note}", figures.p50_ms <= 5),
        Row(f"{what}, p99", "≤ 50 ms", f"{figures.p99_ms:.1f} ms{note}", figures.p99_ms <= 50),
        Row("the longest", "", f"{figures.longest_ms:.1f} ms"),
        Row("moves that arrived, per second", "", f"{figures.per_second:,.0f}"),
        Row(
            "moves not acknowledged, refused, or skipped because the previous one had not arrived",
            "0",
            f"{figures.unacknowledged}, {figures.refused}, {figures.skipped}",
            not figures.unacknowledged and not figures.refused,
        ),
        Row("the server's processor time per move", "", f"{figures.server_ms:.2f} ms"),
        Row("the client's processor time per move", "", f"{figures.client_ms:.2f} ms"),
        Row("delay of the client in sending, p99", "", f"{figures.late_p99_ms:.1f} ms"),
        Row("the server's memory", "", f"{figures.memory_mb:.0f} MB"),
    ]


async def idle(options: argparse.Namespace) -> list[Row]:
    """Measures memory and processor time of idle seats."""
    async with running() as server:
        empty = server.memory_bytes
        pairs = await seat_pairs(server, options.idle // 2, plies=1)
        await asyncio.sleep(options.warm)
        cpu_before, began = server.cpu_seconds, time.perf_counter()
        await asyncio.sleep(12)  # every client has been pinged
        share = (server.cpu_seconds - cpu_before) / (time.perf_counter() - began)
        memory = server.memory_bytes
        for pair in pairs:
            pair.close()
    return [
        Row(f"{options.idle:,} idle seats connected", "≤ 500 MB", f"{memory / 2**20:.0f} MB", memory <= 500 * 10**6),
        Row("the same without seats", "", f"{empty / 2**20:.0f} MB"),
        Row("memory per seat, including its half of the room", "", f"{(memory - empty) / options.idle / 1024:.1f} KB"),
        Row("share of a core, pings only", "", f"{100 * share:.0f} %"),
    ]


async def kills(options: argparse.Namespace) -> list[Row]:
    """Kills the server repeatedly under load."""
    report = await kill_repeatedly(options.kills, seed=options.seed)
    starts = report.restart_seconds
    return [
        Row(
            f"acknowledged moves lost in {report.kills} kills under load",
            "0",
            f"{len(report.lost)} of {report.acknowledged:,}",
            not report.lost,
        ),
        Row("messages sent again after a kill", "", str(report.sent_again)),
        Row(
            "start on the same folder, median and longest", "", f"{percentile(starts, 0.5):.2f} s, {max(starts):.2f} s"
        ),
    ]


async def reconnect(options: argparse.Namespace) -> list[Row]:
    """Measures how long clients need to reconnect."""
    rng = random.Random(options.seed)
    outages = [rng.uniform(0.5, 12.0) for _ in range(options.cuts)]
    async with running() as server:
        reported = await reconnect_seconds(server, options.clients, outages, is_reported=True)
        unreported = await reconnect_seconds(server, options.clients, outages[: options.cuts // 2], is_reported=False)
    what = f"reconnect of {options.clients} clients after the network returns"
    return [
        Row(f"{what}, p95", "≤ 1 s", f"{percentile(reported, 0.95):.2f} s", percentile(reported, 0.95) <= 1),
        Row("the longest", "", f"{max(reported):.2f} s"),
        Row(
            "p95 where the system does not report that the network is back", "", f"{percentile(unreported, 0.95):.2f} s"
        ),
    ]


async def engines(options: argparse.Namespace) -> list[Row]:
    """Measures engine seats in many rooms; `bench.server.engine_pool` shows more."""
    found = await engine_pool.measure(engine_pool.options([f"--rooms={options.rooms}"]), 4)
    share = 100 * found.in_time / len(found.taken)
    what = f"engine seats in {options.rooms} rooms at once, level 4: answers within the level's time limit + 100 ms"
    return [
        Row(what, "≥ 99.9 %", f"{share:.2f} %", share >= 99.9),
        Row(
            "p99 of the answers, and of the delay of the event loop",
            "",
            f"{1_000 * percentile(found.taken, 0.99):.0f} ms, {1_000 * percentile(found.lags, 0.99):.0f} ms",
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
    """Prints the table; the exit status is 1 if a target is missed."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="Measures the server.")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="default: all")
    parser.add_argument("--sockets", type=int, default=5_000, help="of the part moves (default 5000)")
    parser.add_argument("--rate", type=float, default=1_000.0, help="moves per second (default 1000)")
    parser.add_argument("--seconds", type=float, default=30.0, help="duration of the measured load (default 30)")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds of load before it (default 3)")
    parser.add_argument("--busy", type=int, default=0, help="busy loops beside the measured moves (default 0)")
    parser.add_argument("--repeat", type=int, default=1, help="runs of the part moves; prints medians (default 1)")
    parser.add_argument("--idle", type=int, default=10_000, help="idle seats (default 10000)")
    parser.add_argument("--kills", type=int, default=100, help="kills under load (default 100)")
    parser.add_argument("--cuts", type=int, default=10, help="cuts of the network (default 10)")
    parser.add_argument("--clients", type=int, default=100, help="clients that reconnect (default 100)")
    parser.add_argument("--rooms", type=int, default=50, help="rooms with engines (default 50)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.repeat < 1 or options.busy < 0:
        parser.error("--repeat is at least 1, --busy at least 0")
    least = max(options.sockets, options.idle) + 2_400  # the server keeps 2,200 free
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < least:
        print(f"open files are limited to {hard}; ulimit -n {least} is needed", file=sys.stderr)
        return 2
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, least), hard))
    is_met = True
    print("| what | target | measured |\n|---|---|---|")
    for part in options.parts or PARTS:
        for row in asyncio.run(PARTS[part](options)):
            is_met &= row.is_met is not False
            print(f"| {row.what} | {row.target} | {row.measured}{'' if row.is_met is not False else ' (not met)'} |")
        sys.stdout.flush()
    print(f"\nload of the machine: {' '.join(f'{each:.1f}' for each in os.getloadavg())} on {os.cpu_count()} cores")
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
