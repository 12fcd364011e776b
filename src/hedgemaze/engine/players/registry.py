"""The players and searches that come with Hedgemaze, by name: the one place where the arena meets the engine.

``random`` and ``greedy`` are always there; ``level-1`` to ``level-8`` are the engine's levels; ``best`` is its full
strength within the time that is given.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from hedgemaze.engine import LevelPlayer as EnginePlayer
from hedgemaze.engine import Limit, Report, best_search, levels
from hedgemaze.engine.players.baselines import GreedyPlayer, RandomPlayer
from hedgemaze.engine.players.clock import Clock
from hedgemaze.engine.players.overhead import OverheadMeter
from hedgemaze.engine.players.player import Player
from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.rules import Action, Game, Mode

__all__ = ["BUILTIN", "SearchOptions", "Searching", "Trail", "check_level", "is_builtin", "make_player", "make_search"]

BUILTIN = ("random", "greedy", "best", *(f"level-{number}" for number in range(1, 9)))
"""The names of the built-in players."""

_LEVEL = re.compile(r"level-([1-8])")
_LONGEST_S = 60.0


class Searching(Protocol):
    """What the arena asks of a search: the engine's is of this shape."""

    def stream(self, limit: Limit, every: float = 0.1) -> Iterator[Report]:
        """Yields a report every so many seconds, and a final one."""
        ...

    def stop(self) -> None:
        """Ends the search at once, from another thread."""
        ...


@dataclass(frozen=True, slots=True)
class SearchOptions:
    """What a search may use."""

    threads: int = 1
    seed: int = 0
    memory_mb: int = 64


def is_builtin(name: str) -> bool:
    """Tells whether a name is that of a built-in player."""
    return name in BUILTIN


def check_level(name: str, mode: Mode) -> None:
    """Refuses the name of a level that no role of a mode has; a role with fewer levels plays its highest.

    Raises:
        EngineError: there is no such level.
    """
    highest = max(len(levels(mode, side)) for side in mode.sides)
    if (level := _LEVEL.fullmatch(name)) and int(level[1]) > highest:
        raise EngineError("engine.no_such_level", f"levels of {mode.name} are 1 to {highest}", given=name)


def make_player(name: str, seed: int = 0, options: SearchOptions | None = None) -> Player:
    """Makes a built-in player.

    Raises:
        EngineError: there is none of that name.

    >>> make_player("greedy").name
    'greedy'
    """
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer()
    if name == "best":
        return SearchPlayer(options or SearchOptions(seed=seed))
    if level := _LEVEL.fullmatch(name):
        return LevelPlayer(int(level[1]), seed)
    raise EngineError("engine.unknown_player", f"no such player; there are {', '.join(BUILTIN)}", given=name)


# Where the engine plugs in: its search and its levels are named here and nowhere else in the arena.


def make_search(game: Game, options: SearchOptions) -> Searching:
    """Makes a search at full strength for a game as it stands."""
    return best_search(game, threads=options.threads, seed=options.seed, memory_mb=options.memory_mb)


class Trail:
    """The search of a game, led on from move to move, so that what it has found out is not lost."""

    def __init__(self, make: Callable[[Game], Searching]) -> None:
        self._make = make
        self._search: Searching | None = None
        self._known: tuple[object, tuple[Action, ...]] = (None, ())

    def at(self, game: Game) -> Searching:
        """Returns a search that stands where the game stands."""
        start, actions = self._known
        now = game.actions
        search, self._search = self._search, None
        is_the_same = start == game.start and now[: len(actions)] == actions and len(game.entries) == len(now)
        advance = getattr(search, "advance", None)
        if search is None or advance is None or not is_the_same:
            search = self._make(game)
        else:
            try:
                for action in now[len(actions) :]:
                    advance(action)
            except HedgemazeError:
                search = self._make(game)
        self._search, self._known = search, (game.start, now)
        return search

    def forget(self) -> None:
        """Begins anew at the next move."""
        self._search = None


class LevelPlayer:
    """One of the engine's levels."""

    def __init__(self, number: int, seed: int) -> None:
        self.name = f"level-{number}"
        self._player = EnginePlayer(number, seed)

    def new_game(self, game: Game) -> None:
        """Nothing is kept from one game to the next."""

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action:
        """Returns what the level plays."""
        budget = clock.budget(game.position)
        seconds = _LONGEST_S if budget is None else budget.soft_s
        return self._player.choose(game, seconds=min(seconds, allowed_s))

    def stop(self) -> None:
        """Asks for an answer at once."""
        self._player.stop()

    def close(self) -> None:
        """Nothing is held."""


class SearchPlayer:
    """The engine at full strength, within the time that is given."""

    name = "best"

    def __init__(self, options: SearchOptions) -> None:
        self._trail = Trail(lambda game: make_search(game, options))
        self._search: Searching | None = None
        self._meter = OverheadMeter()

    def new_game(self, game: Game) -> None:  # noqa: ARG002  # the first move makes the search
        """Forgets the last game."""
        self.close()

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action:
        """Returns the best action found."""
        begin = time.monotonic()
        self._search = self._trail.at(game)
        limit = self._meter.limit(game, clock, time.monotonic() - begin)
        if limit.seconds is None and limit.nodes is None:
            limit = Limit(seconds=min(1.0, allowed_s / 2))
        *_, last = self._search.stream(limit)
        self._meter.searched(last.seconds)
        if not last.candidates:  # there was no time to look at anything
            return GreedyPlayer().choose(game, clock, allowed_s)
        return last.best.action

    def stop(self) -> None:
        """Ends the search."""
        if self._search is not None:
            self._search.stop()

    def close(self) -> None:
        """Forgets the search."""
        self._trail.forget()
        self._search = None
