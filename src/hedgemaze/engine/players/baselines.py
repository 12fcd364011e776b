"""Baseline players: `RandomPlayer`; `GreedyPlayer`, which looks one action ahead; `ReplyPlayer`, a best-reply search.

They serve to test matches and to measure levels, not as opponents for people.
"""

from __future__ import annotations

import random

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.engine.players.clock import Clock
from hedgemaze.rules import Action, Family, Game, Piece, Place, Position, Side, Stop, from_number
from hedgemaze.rules.board.paths import distance

_REPLY_S = 1.0
"""Seconds of a best-reply search without a clock."""


class RandomPlayer:
    """Plays legal actions uniformly at random."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def new_game(self, game: Game) -> None:
        """Does nothing: the player has no state."""

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action:  # noqa: ARG002  # it ignores the time
        """Returns a legal action: the same for the same seed and ply."""
        position = core.Position.from_rules(game.position)
        rng = random.Random(core.stream_seed(self._seed, position.ply))
        return rng.choice(position.legal_actions())

    def stop(self) -> None:
        """Does nothing: `choose` never takes long."""

    def close(self) -> None:
        """Does nothing: the player holds no resources."""


class GreedyPlayer:
    """Plays the action with the highest score one action ahead; the lowest action number breaks ties."""

    name = "greedy"

    def new_game(self, game: Game) -> None:
        """Does nothing: the player has no state."""

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action:  # noqa: ARG002  # it ignores the time
        """Returns the action with the highest score."""
        scores = greedy_scores(game.position)
        return max(scores, key=lambda action: scores[action])

    def stop(self) -> None:
        """Does nothing: `choose` never takes long."""

    def close(self) -> None:
        """Does nothing: the player holds no resources."""


class ReplyPlayer:
    """Classic: alpha-beta with distances and stocks alone, in which one opponent answers each action; elsewhere greedy.

    Args:
        depth: actions of look-ahead at most.
    """

    name = "reply"

    def __init__(self, depth: int = 5) -> None:
        self._depth = depth

    def new_game(self, game: Game) -> None:
        """Does nothing: the player has no state."""

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action:
        """Returns the best action found; the answer to a shallow search if the time is short."""
        if game.mode.family is not Family.CLASSIC:
            return GreedyPlayer().choose(game, clock, allowed_s)
        budget = clock.budget(game.position)
        seconds = min(_REPLY_S if budget is None else budget.soft_s, allowed_s)
        number = native.best_reply(core.Position.from_rules(game.position)._native, self._depth, seconds)
        return from_number(number, game.mode.family, game.mode.size)

    def stop(self) -> None:
        """Does nothing: `choose` ends with its time."""

    def close(self) -> None:
        """Does nothing: the player holds no resources."""


def greedy_scores(position: Position) -> dict[Action, float]:
    """Returns a score of each legal action for the side to move, in the order of action numbers; higher is better."""
    if position.mode.family is Family.CLASSIC:
        root = core.Position.from_rules(position)
        side = position.side
        return {action: _lead(root.play_unchecked(action), side) for action in root.legal_actions()}
    actions = position.legal_actions()
    quick = [action for action in actions if not isinstance(action, Place)] or actions
    scorer = _pacman_score if position.side is Side.PACMAN else _ghost_score
    return {action: scorer(position, action) for action in quick}


def _lead(position: core.Position, side: Side) -> float:
    """Classic: the distance of the nearest rival minus that of the side; 1000 for a win."""
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
    steps = distance(after.fences, here, after.pellets)
    score -= 81 if steps is None else steps
    near = [
        distance(after.fences, here, at.bit) for ghost in after.ghosts if (at := after.square_of(ghost)) is not None
    ]
    return score - 3.0 * sum(1 for each in near if each is not None and each <= 2)


def _ghost_score(position: Position, action: Action) -> float:
    after = position.play_unchecked(action)
    score = 1000.0 * (position.lives - after.lives) - 2 * isinstance(action, Stop)
    target = after.square_of(Piece.PACMAN)
    if target is None or after.lives < position.lives:
        return score
    for ghost in after.ghosts:
        square = after.square_of(ghost)
        steps = None if square is None else distance(after.fences, square, target.bit)
        score -= 20 if steps is None else steps
    return score
