"""Prints searches by the evaluations without a network; those of the page must equal them.

Use: ``python -m tests.core.wasm_searches``.
"""

from __future__ import annotations

import json
from pathlib import Path
from unittest import mock

from hedgemaze.engine import Limit, Search, networks
from hedgemaze.engine.networks import HAND, SHIPPED
from hedgemaze.rules import Game, Mode, Position, Side

NODES = 400
_TEXTS = (
    "classic4 d3hf6vb5hg7h Se4Wc5Ng6Eh5 3,1,0,2 - S - 60",
    "classic4 - Se4Wd5Ne6Ef5 5,5,5,5 - N - 14",
    "classic4;size=5;fences=2 - Sc1Wa3Nc5Ee3 2,2,2,2 - S - 0",
)


def searches() -> list[dict[str, object]]:
    """Returns positions of classic with four players and what a search finds by each evaluation, without the files."""
    networks._loaded.cache_clear()
    with mock.patch.object(networks, "files", return_value=Path("no-such-folder")):
        found = _searches()
    networks._loaded.cache_clear()
    return found


def _searches() -> list[dict[str, object]]:
    left = Game(Mode.named("classic4"))
    left.leave(Side.NORTH, "resigned")
    found: list[dict[str, object]] = []
    for position in [left.position, *map(Position.parse, _TEXTS)]:
        for network in (SHIPPED, HAND):
            report = Search(position, network=network).run(Limit(nodes=NODES))
            visits = [f"{each.action} {each.visits}" for each in report.candidates]
            known = {"values": list(report.values.values()), "visits": visits}
            found.append({"position": position.text, "isHand": network == HAND, "nodes": NODES, **known})
    return found


if __name__ == "__main__":
    print(json.dumps(searches()))
