"""Simple players for tests: any evaluation function with one or two actions of look-ahead."""

from __future__ import annotations

import random
from collections.abc import Callable

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.rules import Mode

Player = Callable[[core.Board, random.Random], int]
Judge = Callable[[native.Position, int], float]
"""Returns the value of a position for the side with this index."""

LONGEST_GAME = 400
WIDTH = 16
"""Number of actions that the two-action player considers, by the core's priors."""


def by_knowledge(position: native.Position, side: int) -> float:
    """Evaluates with the core's evaluator."""
    return native.values(position)[side]


def by_distance(position: native.Position, side: int) -> float:
    """Evaluates classic for two: the rival's distance minus the side's own; a win or loss outweighs both."""
    ended = position.outcome()
    if ended is not None:
        return 0.0 if ended[1] is None else 100.0 if ended[1] == side else -100.0
    return position.distance(1 - side) - position.distance(side)


def random_player(board: core.Board, rng: random.Random) -> int:
    """Plays a random legal action."""
    numbers = board.legal_numbers()
    return numbers[rng.randrange(len(numbers))]


def one_ahead(judge: Judge) -> Player:
    """Returns a player of the action with the best resulting position; ties are broken at random."""

    def player(board: core.Board, rng: random.Random) -> int:
        side, here = board.side_index, board.handle()
        return max(board.legal_numbers(), key=lambda number: (judge(here.play_unchecked(number), side), rng.random()))

    return player


def likely(position: native.Position) -> list[int]:
    """Returns the actions with the highest priors."""
    ranked = sorted(zip(native.priors(position), position.legal_numbers(), strict=True), reverse=True)
    return [number for _, number in ranked[:WIDTH]]


def two_ahead(judge: Judge) -> Player:
    """Returns a player for classic for two: the action with the best position after the rival's best answer."""

    def player(board: core.Board, rng: random.Random) -> int:
        side, here = board.side_index, board.handle()

        def worth(number: int) -> tuple[float, float]:
            after = here.play_unchecked(number)
            answers = likely(after)  # empty if the game is over
            least = min((judge(after.play_unchecked(answer), side) for answer in answers), default=judge(after, side))
            return least, rng.random()

        return max(likely(here), key=worth)

    return player


def play_game(mode: Mode, players: list[Player], rng: random.Random, opening: int = 2) -> list[float]:
    """Plays a game, the first few actions at random; returns the shares of the sides, equal ones if it is too long."""
    board = core.Board(core.Position.start(mode))
    for number in range(LONGEST_GAME):
        if board.is_over():
            return native.values(board.handle())
        player = players[board.side_index] if number >= opening else random_player
        board.play_unchecked(player(board, rng))
    return [1 / len(mode.sides)] * len(mode.sides)


def mean_share(mode: Mode, mine: Player, theirs: Player, side: int, games: int, seed: int) -> float:
    """Returns the average share of a player with one side against another player on all other sides."""
    players = [theirs] * len(mode.sides)
    players[side] = mine
    rng = random.Random(seed)
    return sum(play_game(mode, players, rng)[side] for _ in range(games)) / games
