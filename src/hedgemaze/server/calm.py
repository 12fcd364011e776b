"""Settings of the interpreter for a server: thousands of rooms that stay, and a thread that writes beside the loop."""

from __future__ import annotations

import gc
import sys

__all__ = ["calm_down"]

_COLLECT_AFTER = (10_000, 10, 20)
"""A full collection looks at every object, and nobody is answered meanwhile: two million new ones are worth it."""
_SWITCH_SECONDS = 0.001
"""The writer waits at most so long for its turn to run Python while the loop is busy."""


def calm_down() -> None:
    """Sets the interpreter so that it seldom pauses; called once, by a program that serves, when all is loaded."""
    gc.freeze()  # what is there now stays
    gc.set_threshold(*_COLLECT_AFTER)
    sys.setswitchinterval(_SWITCH_SECONDS)
