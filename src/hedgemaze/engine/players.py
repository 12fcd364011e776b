"""`LevelPlayer`: plays a level; `best_search`: the search that is the strongest in a mode."""

from __future__ import annotations

from collections.abc import Iterable

from hedgemaze import core, rules
from hedgemaze.engine.knowledge import catching_action, winning_action
from hedgemaze.engine.levels import Level, level_of
from hedgemaze.engine.limits import Limit
from hedgemaze.engine.roots import Played, position_of, trodden_of
from hedgemaze.engine.search import Search
from hedgemaze.engine.searching import Root
from hedgemaze.rules import GHOSTS, Action, Piece, Position

__all__ = ["LevelPlayer", "best_search", "must_wait"]

_MEMORY_MB = 16
_WORD = (1 << 64) - 1


def best_search(
    game: Root, *, threads: int = 1, memory_mb: int = 64, seed: int = 0, allowed: Iterable[Piece] | None = None
) -> Search:
    """Returns the strongest search for a game: in every mode the best-first one (docs/levels.md has the matches)."""
    return Search(game, threads=threads, memory_mb=memory_mb, seed=seed, allowed=allowed)


def must_wait(position: Position | core.Position, pieces: Iterable[Piece]) -> bool:
    """Tells whether an engine that holds only these ghosts should let the people's ghosts go first.

    It waits while another ghost may still begin, unless it can catch PAC-MAN now.
    """
    mine = set(pieces)
    here = position if isinstance(position, core.Position) else core.Position.from_rules(position)
    if not mine & set(GHOSTS) or catching_action(here, mine) is not None:
        return False
    movable = {getattr(action, "piece", None) for action in here.legal_actions()}
    return bool(movable & (set(GHOSTS) - mine))


class LevelPlayer:
    """An opponent of one level, in any mode and role; the same seed gives the same game.

    The seed is that of a seat in a game: give each its own (`core.stream_seed`), or two seats of one level that look
    at the same position overlook the same.

    >>> game = rules.Game(rules.Mode.named("classic2"))
    >>> LevelPlayer(1, seed=3).choose(game) in game.position.legal_actions()
    True
    """

    def __init__(self, number: int | Level, seed: int = 0) -> None:
        self._number = number
        self._seed = seed & _WORD
        self._search: Search | None = None
        self._is_stopped = False

    def level(self, game: Root) -> Level:
        """Returns the level that is played in a game, for the side to move."""
        if isinstance(self._number, Level):
            return self._number
        position = game.position if isinstance(game, rules.Game | Played) else game
        return level_of(position.mode, position.side, self._number)

    def choose(self, game: Root, *, seconds: float | None = None, pieces: Iterable[Piece] | None = None) -> Action:
        """Returns what the level plays now, within its own ceiling and the seconds given.

        Args:
            game: a game, whose repetitions count, or a position alone.
            seconds: the time that is left for it.
            pieces: the ghosts that its seat holds; None for all.

        Raises:
            GameOverError: the game has ended.
            EngineError: none of its pieces can act.
        """
        level = self.level(game)
        position = position_of(game)
        held = None if pieces is None else frozenset(pieces)
        if level.is_alert:
            action = winning_action(position, held) or catching_action(position, held)
            if action is not None:
                return action
        search = Search(game, memory_mb=_MEMORY_MB, seed=self._seed, allowed=held, skill=level.skill)
        self._search = search
        if self._is_stopped:
            search.stop()
        ceiling = level.seconds if seconds is None else min(level.seconds, max(seconds, 0.001))
        report = search.run(Limit(seconds=ceiling))
        self._search, self._is_stopped = None, False
        return report.candidates[search.chosen(trodden_of(game) if level.skill.looseness else ())].action

    def stop(self) -> None:
        """Makes `choose` answer at once, from any thread."""
        self._is_stopped = True
        if self._search is not None:
            self._search.stop()
