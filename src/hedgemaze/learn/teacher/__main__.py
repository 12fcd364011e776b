"""Measures self-play with a residual network: evaluations per second.

python -m hedgemaze.learn.teacher --selfplay build/selfplay/selfplay --blocks 10 --channels 128 --threads 15
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch

from hedgemaze.learn.network.encoding import MODES
from hedgemaze.learn.selfplay.players import SelfPlayTask
from hedgemaze.learn.teacher.batches import MAX_ROWS, evaluate, play_batches
from hedgemaze.learn.teacher.residual import ResidualNet


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        prog="python -m hedgemaze.learn.teacher", description="Measures a teacher's speed."
    )
    add = parser.add_argument
    add("--selfplay", type=Path, default=Path("build/selfplay/selfplay"))
    add("--mode", choices=list(MODES), default="classic2")
    add("--blocks", type=int, default=10)
    add("--channels", type=int, default=128)
    for name, number in (("threads", 15), ("at-once", 16), ("leaves", 8), ("nodes", 400)):
        add(f"--{name}", type=int, default=number)
    add("--seconds", type=float, default=20)
    options = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    encoding = MODES[options.mode]
    torch.manual_seed(1)
    model = ResidualNet(encoding, options.channels, options.blocks).to(device).eval()
    rng = np.random.default_rng(1)
    for rows in (512, MAX_ROWS):
        inputs = rng.integers(0, encoding.inputs, (rows, encoding.width), dtype=np.uint16)
        evaluate(model, inputs, device)
        begin, count = time.monotonic(), 0
        while (seconds := time.monotonic() - begin) < min(2, options.seconds):
            evaluate(model, inputs, device)
            count += rows
        print(f"network alone, {rows} rows: {count / seconds:.0f} evaluations/s", flush=True)
    words = ["--mode", options.mode, "--seconds", str(10 * options.seconds)]
    for name in ("threads", "at_once", "leaves", "nodes"):
        words += [f"--{name.replace('_', '-')}", str(getattr(options, name))]
    begin = time.monotonic()
    task = SelfPlayTask(tuple(words), None, None, 1)
    counts = play_batches(str(options.selfplay), task, model, device, begin + options.seconds).counts
    print(f"self-play on {device.type}: {counts['evaluations'] / (time.monotonic() - begin):.0f} evaluations/s")


if __name__ == "__main__":
    main()
