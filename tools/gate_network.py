"""Decides by a sequential test whether a network may replace the shipped one of its mode.

``tools/gate_network.py NET MODE [small] [--nodes N] [--pairs N]`` plays pairs of games against the shipped network at
equal nodes, until the test decides, and writes the verdict beside NET, where ``tools/ship_network.py`` looks for it.
It is for modes of two sides; with three and four, ``selfplay match`` measures (docs/learning.md).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from hedgemaze.arena import Bounds, Match, TimeControl
from hedgemaze.core import Network
from hedgemaze.engine.networks import shipped_network
from hedgemaze.engine.players.player import Player
from hedgemaze.engine.players.search_player import SearchOptions, SearchPlayer
from hedgemaze.rules import Mode

NEW, SHIPPED = "new", "shipped"
ELO = 20.0
"""The test decides between no stronger and this much stronger."""
NETS = Path(__file__).resolve().parents[1] / "src" / "hedgemaze" / "engine" / "nets"


def verdict_file(network: Path) -> Path:
    """Returns where the verdict on a network is."""
    return network.with_suffix(network.suffix + ".gate.json")


def digest(data: bytes) -> str:
    """Returns the SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def shipped_file(mode: str, *, is_small: bool) -> Path:
    """Returns the file of the shipped network."""
    return NETS / f"{mode}{'-small' if is_small else ''}.net"


def has_passed(network: Path, shipped: Path) -> bool:
    """Returns whether a network may replace a shipped file: it has won the test against it, or there is none."""
    if not shipped.exists():
        return True
    try:
        verdict = json.loads(verdict_file(network).read_text("utf-8"))
    except (OSError, ValueError):
        return False
    found = verdict.get("network"), verdict.get("shipped"), verdict.get("decision")
    return found == (digest(network.read_bytes()), digest(shipped.read_bytes()), "elo1")


def play(new: Network, old: Network, mode: Mode, *, nodes: int, pairs: int, seed: int, elo: float) -> dict[str, Any]:
    """Plays until the test decides or all pairs are played; returns the verdict without the files' digests."""

    def player(name: str, network: Network) -> Player:
        return SearchPlayer(SearchOptions(network=network, memory_mb=32), name)

    players = {NEW: lambda _: player(NEW, new), SHIPPED: lambda _: player(SHIPPED, old)}
    match = Match(
        mode, players, rounds=pairs, seed=seed, control=TimeControl(nodes=nodes), concurrency=0, bounds=Bounds(0.0, elo)
    )
    for count, _ in enumerate(match.play(), 1):
        test = match.test()
        if test is not None and count % 2 == 0:
            print(f"{count} games, log-likelihood ratio {test.llr:.2f}", file=sys.stderr)
    test = match.test()
    assert test is not None
    points = match.standings().pairs(NEW, SHIPPED)
    verdict = {"decision": test.decision, "llr": round(test.llr, 3), "elo": elo}
    return verdict | {"pairs": list(points), "nodes": nodes, "seed": seed}


def main(arguments: list[str] | None = None) -> int:
    """Tests a network; returns 0 if it may be shipped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path)
    parser.add_argument("mode")
    parser.add_argument("small", nargs="?", choices=["small"])
    parser.add_argument("--nodes", type=int, default=800)
    parser.add_argument("--pairs", type=int, default=400, help="at most")
    parser.add_argument("--elo", type=float, default=ELO, help="how much stronger it should be")
    parser.add_argument("--seed", type=int, default=1, help="of the openings; take one that nothing was tuned on")
    options = parser.parse_args(arguments)
    mode, is_small = Mode.named(options.mode), options.small is not None
    if len(mode.sides) != 2:
        parser.error(f"{mode.name} has more than two sides: the sequential test is for two")
    data = options.network.read_bytes()
    old = shipped_network(mode, is_small=is_small)
    if old is None:
        parser.error(f"no network of {mode.name} is shipped: nothing to test against")
    limits = {"nodes": options.nodes, "pairs": options.pairs, "seed": options.seed, "elo": options.elo}
    found = play(Network(data), old, mode, **limits)
    shipped = shipped_file(mode.name, is_small=is_small)
    verdict = {"network": digest(data), "shipped": digest(shipped.read_bytes()), **found}
    verdict_file(options.network).write_text(json.dumps(verdict, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found))
    return 0 if found["decision"] == "elo1" else 1


if __name__ == "__main__":
    sys.exit(main())
