"""Prints checksums of the small networks' integers, for the page's tests: ``python -m tests.core.wasm_logits``."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

from hedgemaze import core
from hedgemaze.engine.networks import MODES, shipped_network
from hedgemaze.rules import Mode

POSITIONS = 1_000
"""Per mode, in random games; `web/core/tests/network.test.ts` plays the same ones."""


def checksum(
    name: str, positions: int = POSITIONS, logits: Callable[[core.Position], Iterable[int]] | None = None
) -> int:
    """Returns the checksum of all integers of a mode's network, or of what another function computes."""
    network = shipped_network(Mode.named(name), is_small=True)
    assert network is not None
    start = position = core.Position.start(Mode.named(name))
    random, found = 1, 2_166_136_261
    for _ in range(positions):
        own = (*network.value_logits(position), *network.policy_logits(position).values()) if logits is None else ()
        for logit in own if logits is None else logits(position):
            found = (found ^ (logit & 0xFFFFFFFF)) * 16_777_619 & 0xFFFFFFFF
        random = (random * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        legal = position.legal_actions()
        position = position.play(legal[(random >> 8) % len(legal)])
        if position.outcome():
            position = start
    return found


if __name__ == "__main__":
    print(json.dumps({name: checksum(name) for name in MODES}))
