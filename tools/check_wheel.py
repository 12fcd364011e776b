"""Checks an installed Hedgemaze: ``python tools/check_wheel.py``. Each wheel must pass it where it was built.

It needs no package besides the wheel: the reference rules and the C++ core play the same random games in all modes.
"""

from __future__ import annotations

import random
import sys

import hedgemaze
from hedgemaze import core, rules


def check(mode: rules.Mode, rng: random.Random, games: int = 3, most: int = 120) -> int:
    """Plays random games with both; returns the number of positions compared."""
    compared = 0
    for _ in range(games):
        reference, fast = rules.Position.start(mode), core.Position.start(mode)
        for _ in range(most):
            actions = reference.legal_actions()
            if actions != fast.legal_actions() or reference.text != fast.text:
                raise SystemExit(f"the core and the rules differ: {reference.text}")
            compared += 1
            if not actions:
                break
            action = rng.choice(actions)
            reference, fast = reference.play(action), fast.play(action)
    return compared


def main() -> int:
    """Checks all modes."""
    rng = random.Random(1)
    compared = sum(check(rules.Mode.named(name), rng) for name in rules.MODES)
    print(f"hedgemaze {hedgemaze.__version__}, Python {sys.version.split()[0]} on {sys.platform}: {compared} positions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
