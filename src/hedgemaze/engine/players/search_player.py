"""The engine at full strength: `SearchPlayer`, its options, and the reuse of the search tree from move to move."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from hedgemaze.core import Network
from hedgemaze.engine.limits import Limit
from hedgemaze.engine.networks import HAND, SHIPPED, NetworkChoice
from hedgemaze.engine.players.baselines import GreedyPlayer
from hedgemaze.engine.players.clock import Clock
from hedgemaze.engine.players.overhead import OverheadMeter
from hedgemaze.engine.search import Search
from hedgemaze.errors import HedgemazeError
from hedgemaze.rules import Action, Game


@dataclass(frozen=True, slots=True)
class SearchOptions:
    """Resources, seed and network of a search.

    >>> from hedgemaze.rules import Mode
    >>> search = make_search(Game(Mode.named("classic2")), SearchOptions(seed=7, memory_mb=16))
    >>> len(search.run(Limit(nodes=50)).candidates)
    131
    """

    threads: int = 1
    seed: int = 0
    memory_mb: int = 64
    network: NetworkChoice = SHIPPED
    """As in `Search`; a network is not used in modes that it is not for."""


def make_search(game: Game, options: SearchOptions) -> Search:
    """Returns a search at full strength for the current position of a game."""
    network = options.network
    if isinstance(network, Network) and not network.can_judge(game.mode):
        network = HAND
    return Search(game, threads=options.threads, seed=options.seed, memory_mb=options.memory_mb, network=network)


class TreeReuse:
    """Keeps the search of a game and advances it with the game, so that its tree is reused.

    Args:
        make: makes a search for a game whose tree cannot be reused.
    """

    def __init__(self, make: Callable[[Game], Search]) -> None:
        self._make = make
        self._search: Search | None = None
        self._known: tuple[object, tuple[Action, ...]] = (None, ())

    def search_for(self, game: Game) -> Search:
        """Returns a search whose root is the current position of a game."""
        start, actions = self._known
        now = game.actions
        search, self._search = self._search, None
        is_same_game = start == game.start and now[: len(actions)] == actions and len(game.entries) == len(now)
        if search is None or not is_same_game:
            search = self._make(game)
        else:
            try:
                for action in now[len(actions) :]:
                    search.advance(action)
            except HedgemazeError:
                search = self._make(game)
        self._search, self._known = search, (game.start, now)
        return search

    def clear(self) -> None:
        """Drops the search and its tree."""
        self._search = None


class SearchPlayer:
    """The engine at full strength as a `Player` in matches."""

    def __init__(self, options: SearchOptions, name: str = "best") -> None:
        self.name = name
        self._reuse = TreeReuse(lambda game: make_search(game, options))
        self._search: Search | None = None
        self._meter = OverheadMeter()

    def new_game(self, game: Game) -> None:  # noqa: ARG002  # the first `choose` makes the search
        """Drops the tree of the last game."""
        self.close()

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action:
        """Returns the best action found."""
        begin = time.monotonic()
        self._search = self._reuse.search_for(game)
        limit = self._meter.limit(game, clock, time.monotonic() - begin)
        if limit.seconds is None and limit.nodes is None:
            limit = Limit(seconds=min(1.0, allowed_s / 2))
        *_, last = self._search.stream(limit)
        self._meter.searched(last.seconds)
        if not last.candidates:  # the search was stopped before its first node
            return GreedyPlayer().choose(game, clock, allowed_s)
        return last.best.action

    def stop(self) -> None:
        """Ends a running search."""
        if self._search is not None:
            self._search.stop()

    def close(self) -> None:
        """Drops the search and its tree."""
        self._reuse.clear()
        self._search = None
