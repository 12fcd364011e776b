"""Speed of the WebAssembly core compared with the native one, in the same run: ``python -m bench.wasm``.

Both cores do the same work in turns, on one thread each. Times are CPU seconds, and every figure is the best of several
rounds; on a noisy machine the ratio says more than the figures. ``tools/web.py bench`` builds what this needs and calls
it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from hedgemaze import core
from hedgemaze.rules import Mode

WEB = Path(__file__).resolve().parents[1] / "web"


def native(work: dict[str, Any]) -> tuple[int, float]:
    """Runs one benchmark with the native core; returns the amount of work and the seconds."""
    position = core.Position.start(Mode.named(work["mode"]))
    start = time.process_time()
    if work["games"]:
        amount = core.random_games(position, work["games"], 324, 1).actions
    else:
        amount = core.perft(position, work["depth"])
    return amount, time.process_time() - start


def main() -> int:
    """Prints the table; the exit status is 1 if the two cores disagree on any result."""
    parser = argparse.ArgumentParser(description="The WebAssembly core beside the native one.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each takes its turn (5)")
    parser.add_argument("--node", default=os.environ.get("NODE", "node"), help="the Node to run")
    options = parser.parse_args()
    # Two rounds: Node is still compiling in the first one.
    command = [options.node, str(WEB / "build" / "core" / "bench.js"), "--rounds", "2", "--json"]
    bests: dict[str, list[float]] = {}
    agrees = True
    for turn in range(options.rounds):
        print(f"  round {turn + 1} of {options.rounds} ...", file=sys.stderr)
        told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        agrees &= int(told["signature"]) == core.bench_signature()
        for work in told["results"]:
            amount, seconds = min((native(work) for _ in range(2)), key=lambda done: done[1])
            agrees &= amount == work["amount"]
            name = f"{work['mode']}, {'random actions' if work['games'] else 'perft ' + str(work['depth'])}"
            best = bests.setdefault(name, [0.0, 0.0])
            best[0] = max(best[0], amount / seconds / 1e6)
            best[1] = max(best[1], work["amount"] / work["seconds"] / 1e6)
    print(f"{'millions per second':28}{'native':>10}{'wasm':>10}{'ratio':>8}")
    for name, (ours, theirs) in bests.items():
        print(f"{name:28}{ours:10.2f}{theirs:10.2f}{theirs / ours:8.0%}")
    print("all counts and the signature agree" if agrees else "THE COUNTS DO NOT AGREE")
    return 0 if agrees else 1


if __name__ == "__main__":
    sys.exit(main())
