"""Packs a network into the package, as `docs/learning.md` specifies: ``tools/ship_network.py NET MODE [small]``.

The input weights of a small one are rounded as coarsely as the page's limit demands. A network replaces a shipped one
only if it has won the sequential test of ``tools/gate_network.py``. With three and four players there is no such test;
``--measured`` says that matches were played.
"""

from __future__ import annotations

import gzip
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

from hedgemaze.core import Network
from hedgemaze.engine.networks import packed
from hedgemaze.learn.network.network_file import network_bytes, read_network
from hedgemaze.rules import Mode

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.gate_network import has_passed

FOLDER = Path(__file__).resolve().parents[1] / "src" / "hedgemaze" / "engine" / "nets"
MAX_SMALL_BYTES = 500_000


def rounded(data: bytes, step: int) -> bytes:
    """Returns the network with input weights that are multiples of a step."""
    network, provenance = read_network(data)
    weights = np.rint(network.input / step).astype(np.int16) * np.int16(step)
    return network_bytes(replace(network, input=weights), provenance)


def compressed(data: bytes) -> bytes:
    """Returns the file that the package holds."""
    return gzip.compress(packed(data), 9, mtime=0)


def main(source: str, mode: str, *words: str) -> None:
    """Checks that the file is a network of the mode and may be shipped, writes it and prints its size."""
    small = [word for word in words if word == "small"]
    target = FOLDER / f"{'-'.join((mode, *small))}.net"
    is_measured = "--measured" in words and len(Mode.named(mode).sides) > 2
    if not is_measured and not has_passed(Path(source), target):
        raise SystemExit(f"{source} has not won the test against {target.name}: run tools/gate_network.py first")
    data = Path(source).read_bytes()
    if not Network(data).can_judge(Mode.named(mode)):
        raise SystemExit(f"{source} is not for {mode}")
    step, file = 1, compressed(data)
    while small and len(file) > MAX_SMALL_BYTES:
        step += 1
        file = compressed(rounded(data, step))
    target.write_bytes(file)
    print(f"{target.name}: {len(file):,} bytes; input weights are multiples of {step}; {Network(data).provenance}")


if __name__ == "__main__":
    main(*sys.argv[1:])
