"""What the levels play, for the levels of the page to agree with: ``python -m tests.core.wasm_choices``."""

from __future__ import annotations

import json
import random

from hedgemaze import core
from hedgemaze.engine import LevelPlayer
from hedgemaze.rules import MODES, Mode


def choices() -> list[dict[str, object]]:
    """Levels 1 to 6 of every mode, one or two positions each."""
    rng = random.Random(6)
    found: list[dict[str, object]] = []
    for name in MODES:
        for level in range(1, 7):
            position = core.Position.start(Mode.named(name))
            for _ in range(rng.randrange(12)):
                after = position.play(rng.choice(position.legal_actions()))
                if after.outcome():
                    break
                position = after
            seed = rng.randrange(2**63)
            action = str(LevelPlayer(level, seed).choose(position, seconds=60))
            found.append({"position": position.text, "level": level, "seed": str(seed), "action": action})
    return found


if __name__ == "__main__":
    print(json.dumps(choices()))
