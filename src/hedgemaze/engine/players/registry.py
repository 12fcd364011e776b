"""The built-in players by name.

``random`` and ``greedy`` need no search; ``reply`` is a best-reply search with distances alone; ``level-1`` to
``level-8`` are the levels; ``perfect`` is the level that plays by tables of exact values; ``best`` is the engine at
full strength, ``hand`` the same with the handcrafted evaluation.
"""

from __future__ import annotations

import re
from dataclasses import replace

from hedgemaze.engine.levels import PERFECT, levels
from hedgemaze.engine.networks import HAND
from hedgemaze.engine.players.baselines import GreedyPlayer, RandomPlayer, ReplyPlayer
from hedgemaze.engine.players.level_player import TimedLevelPlayer
from hedgemaze.engine.players.player import Player
from hedgemaze.engine.players.search_player import SearchOptions, SearchPlayer
from hedgemaze.errors import EngineError, no_such
from hedgemaze.rules import Mode

BUILTIN = ("random", "greedy", "reply", "hand", "best", "perfect", *(f"level-{number}" for number in range(1, 9)))
"""The names of the built-in players."""

_LEVEL = re.compile(r"level-([1-8])")


def is_builtin(name: str) -> bool:
    """Returns whether a built-in player has this name."""
    return name in BUILTIN


def check_level(name: str, mode: Mode) -> None:
    """Checks that some role of a mode has the level of this name; a role with fewer levels plays its highest.

    Raises:
        EngineError: no role of the mode has this level.
    """
    highest = max(len(levels(mode, side)) for side in mode.sides)
    if (level := _LEVEL.fullmatch(name)) and int(level[1]) > highest:
        names = [f"level-{number}" for number in range(1, highest + 1)]
        raise no_such(EngineError, "engine.no_such_level", f"level of {mode.name}", name, names)


def make_player(name: str, seed: int = 0, options: SearchOptions | None = None) -> Player:
    """Makes a built-in player.

    Raises:
        EngineError: no built-in player has this name.

    >>> make_player("greedy").name
    'greedy'
    """
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer()
    if name == "reply":
        return ReplyPlayer()
    if name in ("best", "hand"):
        chosen = options or SearchOptions(seed=seed)
        return SearchPlayer(chosen if name == "best" else replace(chosen, network=HAND), name)
    if name == "perfect":
        return TimedLevelPlayer(PERFECT, seed)
    if level := _LEVEL.fullmatch(name):
        return TimedLevelPlayer(int(level[1]), seed)
    raise no_such(EngineError, "engine.unknown_player", "player", name, BUILTIN)
