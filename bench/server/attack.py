"""Latency of honest players' moves while one client attacks: ``python -m bench.server.attack [--seconds 10]``.

The server is `hedgemaze serve` with SQLite and its default limits, a new one per attack. The attacker is a separate
process and repeats its attack (`tests.server.helpers.attacks`) until the time is over. Moves are measured as in
`bench.server`. The target, a p99 below 100 ms, is for an otherwise idle machine; the exit status does not depend on it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
import time
from pathlib import Path

from websockets.exceptions import WebSocketException

from bench.server.light_client import post_json
from bench.server.moves import Measured, percentile, play, seat_pairs
from tests.server.helpers.attacks import ATTACKS
from tests.server.helpers.process import ServerProcess

__all__ = ["main"]

_TARGET_MS = 100
_PAIRS = 4
_TABLE = {"mode": "classic2", "seats": [{"holder": "here"}, {"holder": "here"}]}


async def attack(name: str, address: str, room: str, seconds: float) -> None:
    """Repeats an attack; the server is expected to refuse it."""
    end = time.monotonic() + seconds
    rounds = 0
    while time.monotonic() < end:
        with contextlib.suppress(OSError, WebSocketException, EOFError, TimeoutError):
            async with asyncio.timeout(max(0.1, end - time.monotonic())):
                await ATTACKS[name](address, room)
        rounds += 1
        await asyncio.sleep(0.01)
    print(f"{name}: {rounds} rounds", file=sys.stderr)


async def measure(name: str | None, options: argparse.Namespace) -> tuple[Measured, float]:
    """Plays during an attack, or without one; returns the results and the server's share of a core."""
    plies = int(options.rate * (options.seconds + 2) / _PAIRS * 1.5) + 4
    with tempfile.TemporaryDirectory() as folder:
        async with ServerProcess(Path(folder), "--limits") as server:
            pairs = await seat_pairs(server, _PAIRS, plies)
            (opened,) = await post_json(server.port, "/api/rooms", [_TABLE])
            attacker: asyncio.subprocess.Process | None = None
            if name is not None:
                arguments = "--attack", name, "--address", server.address, "--room", opened["room"]
                attacker = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "bench.server.attack", *arguments, "--seconds", str(options.seconds + 3)
                )
                await asyncio.sleep(2.0)  # until the attack has begun
            cpu_before, began = server.cpu_seconds, time.perf_counter()
            found = await play(pairs, options.rate, options.seconds)
            share = (server.cpu_seconds - cpu_before) / (time.perf_counter() - began)
            if attacker is not None:
                await attacker.wait()
            for pair in pairs:
                pair.close()
    return found, share


def main() -> int:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Latency of honest players' moves while one client attacks.")
    parser.add_argument("--seconds", type=float, default=10.0, help="duration of each attack (default 10)")
    parser.add_argument("--rate", type=float, default=20.0, help="honest moves per second (default 20)")
    parser.add_argument("--only", choices=list(ATTACKS), help="one attack (default all)")
    parser.add_argument("--attack", choices=list(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--address", help=argparse.SUPPRESS)
    parser.add_argument("--room", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        asyncio.run(attack(options.attack, options.address, options.room, options.seconds))
        return 0
    print("| attack by one client | moves | p50 | p99 | longest | the server's share of a core |")
    print("|---|---|---|---|---|---|")
    for name in [options.only] if options.only else [None, *ATTACKS]:
        found, share = asyncio.run(measure(name, options))
        ms = [1_000 * each for each in found.seconds]
        p50, p99 = percentile(ms, 0.5), percentile(ms, 0.99)
        note = "" if p99 < _TARGET_MS else f" (target {_TARGET_MS} ms not met)"
        row = f"{found.acknowledged} of {found.sent} | {p50:.1f} ms | {p99:.1f} ms{note} | {max(ms):.1f} ms"
        print(f"| {name or 'none'} | {row} | {100 * share:.0f} % |", flush=True)
    print(f"\nload of the machine: {' '.join(f'{each:.1f}' for each in os.getloadavg())} on {os.cpu_count()} cores")
    return 0


if __name__ == "__main__":
    sys.exit(main())
