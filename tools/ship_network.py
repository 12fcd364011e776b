"""Packs a network into the package, as `docs/learning.md` specifies: ``tools/ship_network.py NET MODE [small]``."""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

from hedgemaze.core import Network
from hedgemaze.engine.networks import packed
from hedgemaze.rules import Mode

FOLDER = Path(__file__).resolve().parents[1] / "src" / "hedgemaze" / "engine" / "nets"


def main(source: str, mode: str, *small: str) -> None:
    """Checks that the file is a network of the mode, writes it and prints its size."""
    data = Path(source).read_bytes()
    if not Network(data).can_judge(Mode.named(mode)):
        raise SystemExit(f"{source} is not for {mode}")
    target = FOLDER / f"{'-'.join((mode, *small))}.net"
    target.write_bytes(gzip.compress(packed(data), 9, mtime=0))
    print(f"{target.name}: {target.stat().st_size:,} bytes; {Network(data).provenance}")


if __name__ == "__main__":
    main(*sys.argv[1:])
