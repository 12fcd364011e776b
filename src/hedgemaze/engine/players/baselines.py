"""Two players that need no search: one at random, and one that looks a single action ahead.

They are opponents to test matches and to measure levels against, not opponents for people.
"""

from __future__ import annotations

import random

from hedgemaze import core
from hedgemaze.engine.players.clock import Clock
from hedgemaze.rules import Action, Family, Game, Piece, Place, Position, Side, Stop
from hedgemaze.rules.board.paths import distance

__all__ = ["GreedyPlayer", "RandomPlayer", "greedy_scores"]


class RandomPlayer:
    """Plays any legal action, each with the same chance."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def new_game(self, game: Game) -> None:
        """Nothing to prepare."""

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action:  # noqa: ARG002  # it needs no time
        """Returns a legal action; the same one if it is asked again."""
        position = core.Position.from_rules(game.position)
        dice = random.Random(core.stream_seed(self._seed, position.ply))
        return dice.choice(position.legal_actions())

    def stop(self) -> None:
        """It never takes long."""

    def close(self) -> None:
        """Nothing runs."""


class GreedyPlayer:
    """Plays the action that looks best at once; of equal ones that with the lowest number."""

    name = "greedy"

    def new_game(self, game: Game) -> None:
        """Nothing to prepare."""

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action:  # noqa: ARG002  # it needs no time
        """Returns the best-looking action."""
        scores = greedy_scores(game.position)
        return max(scores, key=lambda action: scores[action])

    def stop(self) -> None:
        """It never takes long."""

    def close(self) -> None:
        """Nothing runs."""


def greedy_scores(position: Position) -> dict[Action, float]:
    """Returns how good each legal action looks to the side to move, by number; more is better."""
    if position.mode.family is Family.CLASSIC:
        root = core.Position.from_rules(position)
        side = position.side
        return {action: _lead(root.play_unchecked(action), side) for action in root.legal_actions()}
    actions = position.legal_actions()
    quick = [action for action in actions if not isinstance(action, Place)] or actions
    scorer = _pacman_score if position.side is Side.PACMAN else _ghost_score
    return {action: scorer(position, action) for action in quick}


def _lead(position: core.Position, side: Side) -> float:
    """Classic: how many steps nearer to the goal a side is than its nearest rival; a win beats everything."""
    outcome = position.outcome()
    if outcome is not None:
        return 1000.0 if outcome.winner is side else 0.0
    rivals = [position.distance(other) or 0 for other in position.mode.sides if other is not side]
    return float(min(rivals) - (position.distance(side) or 0))


def _pacman_score(position: Position, action: Action) -> float:
    after = position.play_unchecked(action)
    here = after.square_of(Piece.PACMAN)
    score = 100.0 * (after.taken - position.taken) - 60.0 * (position.lives - after.lives)
    score += 20.0 * (len(position.ghosts) - len(after.ghosts)) - isinstance(action, Stop)
    if here is None or not after.pellets:
        return score
    way = distance(after.fences, here, after.pellets)
    score -= 81 if way is None else way
    near = [
        distance(after.fences, here, at.bit) for ghost in after.ghosts if (at := after.square_of(ghost)) is not None
    ]
    return score - 3.0 * sum(1 for steps in near if steps is not None and steps <= 2)


def _ghost_score(position: Position, action: Action) -> float:
    after = position.play_unchecked(action)
    score = 1000.0 * (position.lives - after.lives) - 2 * isinstance(action, Stop)
    target = after.square_of(Piece.PACMAN)
    if target is None or after.lives < position.lives:
        return score
    for ghost in after.ghosts:
        square = after.square_of(ghost)
        way = None if square is None else distance(after.fences, square, target.bit)
        score -= 20 if way is None else way
    return score
