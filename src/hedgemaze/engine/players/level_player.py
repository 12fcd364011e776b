"""`LevelPlayer`: plays one level; `TimedLevelPlayer`: the same as a `Player` in matches, with a clock."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from hedgemaze import core, rules
from hedgemaze.engine.knowledge import catching_action, winning_action
from hedgemaze.engine.levels import PERFECT, Level, level_of
from hedgemaze.engine.limits import Limit
from hedgemaze.engine.networks import HAND, SMALL
from hedgemaze.engine.players.clock import Clock
from hedgemaze.engine.players.perfect import perfect_action
from hedgemaze.engine.search import Search
from hedgemaze.engine.search_root import Root, position_of, recent_squares_of
from hedgemaze.rules import Action, Game, Piece
from hedgemaze.solve import find_exact

_MEMORY_MB = 16
_SEED_MASK = (1 << 64) - 1
_LONGEST_S = 60.0


class LevelPlayer:
    """Plays one level, in any mode and role. The same seed gives the same game.

    Give each seat of a game its own seed (`core.stream_seed`): two seats with the same level and seed overlook the same
    actions in the same position.

    >>> game = rules.Game(rules.Mode.named("classic2"))
    >>> LevelPlayer(1, seed=3).choose(game) in game.position.legal_actions()
    True
    """

    def __init__(self, number: int | Level, seed: int = 0) -> None:
        self._number = number
        self._seed = seed & _SEED_MASK
        self._search: Search | None = None
        self._is_stopped = False

    def level(self, game: Root) -> Level:
        """Returns the level that the player uses in a game, for the side to move."""
        if isinstance(self._number, Level):
            return self._number
        position = game.position if isinstance(game, rules.Game | core.Game) else game
        return level_of(position.mode, position.side, self._number)

    def choose(self, game: Root, *, seconds: float | None = None, pieces: Iterable[Piece] | None = None) -> Action:
        """Returns the action that the level plays.

        Args:
            game: a game, whose repetitions count, or a position alone.
            seconds: time limit; the level's own limit applies too.
            pieces: the pieces that the player may move, for a seat with some of the ghosts; None for all.

        Raises:
            GameOverError: the game is over.
            EngineError: none of the pieces can act.
        """
        return self._choose(game, self.level(game), seconds, pieces)[0]

    def choose_complete(self, game: Root, *, seconds: float, pieces: Iterable[Piece] | None = None) -> Action | None:
        """Returns the action that the level plays with all its nodes; None if `seconds` or `stop` ended the search.

        The level's own time limit does not apply, so that a slow machine finds in advance what a fast one plays.

        Raises:
            GameOverError, EngineError: as `choose`.

        >>> game = rules.Game(rules.Mode.named("classic2"))
        >>> LevelPlayer(4).choose_complete(game, seconds=60.0) == LevelPlayer(4).choose(game)
        True
        """
        level = replace(self.level(game), seconds=seconds)
        try:
            action, is_complete = self._choose(game, level, None, pieces)
        except IndexError:  # stopped before the first node
            return None
        return action if is_complete else None

    def _choose(
        self, game: Root, level: Level, seconds: float | None, pieces: Iterable[Piece] | None
    ) -> tuple[Action, bool]:
        """Returns the action of a level, and whether the search was complete."""
        position = position_of(game)
        movable = None if pieces is None else frozenset(pieces)
        exact = find_exact(position) if level.is_perfect else None
        if exact is not None and (action := perfect_action(game, position, exact, movable)) is not None:
            return action, True
        if level.is_alert:
            forced = winning_action(position, movable) or catching_action(position, movable)
            if forced is not None:
                return forced, True
        network = SMALL if level.has_network else HAND
        search = Search(
            game, memory_mb=_MEMORY_MB, seed=self._seed, allowed=movable, skill=level.skill, network=network
        )
        self._search = search
        if self._is_stopped:
            search.stop()
        limit_s = level.seconds if seconds is None else min(level.seconds, max(seconds, 0.001))
        report = search.run(Limit(seconds=limit_s))
        self._search, self._is_stopped = None, False
        index = search.chosen(recent_squares_of(game) if level.skill.looseness else ())
        return report.candidates[index].action, search.is_finished

    def stop(self) -> None:
        """Makes a running `choose` return at once; may be called from any thread."""
        self._is_stopped = True
        if self._search is not None:
            self._search.stop()


class TimedLevelPlayer:
    """A level as a `Player` in matches: it takes its time from the clock."""

    def __init__(self, number: int, seed: int) -> None:
        self.name = "perfect" if number == PERFECT else f"level-{number}"
        self._player = LevelPlayer(number, seed)

    def new_game(self, game: Game) -> None:
        """Does nothing: a level keeps no state between games."""

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action:
        """Returns the action that the level plays within its share of the clock."""
        budget = clock.budget(game.position)
        seconds = _LONGEST_S if budget is None else budget.soft_s
        return self._player.choose(game, seconds=min(seconds, allowed_s))

    def stop(self) -> None:
        """Makes a running `choose` return at once."""
        self._player.stop()

    def close(self) -> None:
        """Does nothing: the player holds no resources."""
