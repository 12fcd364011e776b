"""`LevelPlayer`: plays a level; `best_search`: the engine at full strength."""

from __future__ import annotations

from collections.abc import Iterable

from hedgemaze import rules
from hedgemaze.engine.knowledge import catching_action, winning_action
from hedgemaze.engine.levels import Level, level_of
from hedgemaze.engine.limits import Limit
from hedgemaze.engine.search import Search
from hedgemaze.engine.search_root import Played, Root, position_of, trodden_of
from hedgemaze.rules import Action, Piece

__all__ = ["LevelPlayer", "best_search"]

_MEMORY_MB = 16
_WORD = (1 << 64) - 1


def best_search(
    game: Root, *, threads: int = 1, memory_mb: int = 64, seed: int = 0, allowed: Iterable[Piece] | None = None
) -> Search:
    """Returns a search at full strength for a game."""
    return Search(game, threads=threads, memory_mb=memory_mb, seed=seed, allowed=allowed)


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
