"""Functions on many positions at once, without the GIL; most return NumPy arrays (extra ``numpy``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING

from hedgemaze.core._choose import native
from hedgemaze.core.position import Position, check_position
from hedgemaze.errors import MissingPackageError, ModeError
from hedgemaze.rules import Action, Side

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Playouts:
    """Results of random games, one entry per game.

    >>> from hedgemaze.rules import Mode
    >>> games = playouts([Position.start(Mode.named("classic2"))] * 3, seed=7)
    >>> games.actions.shape, games.winners.dtype
    ((3,), dtype('int8'))
    """

    actions: NDArray[np.uint32]
    """Number of actions played: ``[B]``."""
    choices: NDArray[np.uint64]
    """Sum of the numbers of legal actions over all positions: ``[B]``."""
    winners: NDArray[np.int8]
    """Index of the winning side in the mode, -1 for none: ``[B]``."""
    reasons: NDArray[np.uint8]
    """Number of the reason why the game ended; 0 if it was cut short: ``[B]``."""


def check_numpy() -> None:
    """Checks that NumPy is installed.

    Raises:
        MissingPackageError: it is not.
    """
    if find_spec("numpy") is None:
        message = "this function answers with NumPy arrays; pip install 'hedgemaze[numpy]', or pip install numpy"
        raise MissingPackageError("numpy.not_installed", message)


def _natives(positions: Sequence[Position]) -> list[native.Position]:
    """Returns the core's positions, which must all be of one family and size; checks that NumPy is installed."""
    check_numpy()
    for position in positions:
        check_position(position)
    kinds = {(position.mode.family, position.mode.size, len(position.mode.sides)) for position in positions}
    if len(kinds) > 1:
        raise ModeError("mode.mixed", "positions of one batch are of one family, one size and one number of sides")
    return [position._native for position in positions]


def playouts(positions: Sequence[Position], most_actions: int = 324, seed: int = 0) -> Playouts:
    """Plays one random game from each position, each with its own random stream; reproducible by the seed.

    >>> from hedgemaze.rules import Mode
    >>> start = Position.start(Mode.named("pacman"))
    >>> (playouts([start, start], seed=1).actions == playouts([start, start], seed=1).actions).all().item()
    True
    """
    return Playouts(*native.playouts(_natives(positions), most_actions, seed))


@dataclass(frozen=True, slots=True)
class RandomGames:
    """Totals of many random games from one position.

    >>> RandomGames(games=10, actions=800, choices=9_000, unfinished=1, wins={Side.SOUTH: 5, Side.NORTH: 3}).draws
    1
    """

    games: int
    actions: int
    choices: int
    """Sum of the numbers of legal actions over all positions."""
    unfinished: int
    """Games that were cut short."""
    wins: dict[Side, int]

    @property
    def draws(self) -> int:
        """Games that ended without a winner."""
        return self.games - self.unfinished - sum(self.wins.values())


def random_games(position: Position, games: int, most_actions: int = 324, seed: int = 0) -> RandomGames:
    """Plays random games from one position and returns the totals; needs no NumPy.

    >>> from hedgemaze.rules import Mode
    >>> totals = random_games(Position.start(Mode.named("classic2")), games=20)
    >>> totals.games == totals.draws + totals.unfinished + sum(totals.wins.values())
    True
    """
    check_position(position)
    actions, choices, unfinished, wins = native.random_games(position._native, games, most_actions, seed)
    by_side = dict(zip(position.mode.sides, wins, strict=True))
    return RandomGames(games, actions, choices, unfinished, by_side)


def bench_signature() -> int:
    """Returns the number of leaves below fixed positions of all modes; every build of the core returns the same.

    >>> bench_signature()
    7868423
    """
    return native.bench_signature()


def search_signature() -> int:
    """Returns a hash of search trees of all modes; every build of the core returns the same.

    >>> search_signature() == search_signature()  # a change of the search changes the number
    True
    """
    return native.search_signature()


def perft(position: Position, depth: int) -> int:
    """Returns the number of action sequences of that length; a finished game has no children.

    >>> from hedgemaze.rules import Mode
    >>> perft(Position.start(Mode.named("classic2")), 3)
    2062264
    """
    check_position(position)
    return position._native.perft(depth)


def divide(position: Position, depth: int) -> dict[Action, int]:
    """Returns the perft count below each action, to find where two programs disagree.

    >>> from hedgemaze.rules import Mode
    >>> counts = divide(Position.start(Mode.named("classic2")), 2)
    >>> len(counts), sum(counts.values())
    (131, 16677)
    """
    check_position(position)
    return {action: perft(position.play_unchecked(action), depth - 1) for action in position.legal_actions()}


def perfts(positions: Sequence[Position], depth: int) -> NDArray[np.uint64]:
    """Returns the perft count of each position: ``[B]``.

    >>> from hedgemaze.rules import Mode
    >>> start = Position.start(Mode.named("classic2"))
    >>> perfts([start, start.play("e2")], 2).tolist()
    [16677, 16804]
    """
    return native.perfts(_natives(positions), depth)


def legal_masks(positions: Sequence[Position]) -> NDArray[np.uint8]:
    """Returns 1 for each legal action number, else 0: ``[B, actions]``.

    >>> from hedgemaze.rules import Mode
    >>> mask = legal_masks([Position.start(Mode.named("classic2"))])
    >>> mask.shape, mask.sum().item()
    ((1, 210), 131)
    """
    return native.legal_masks(_natives(positions))


def distances(positions: Sequence[Position]) -> NDArray[np.int16]:
    """Returns the distance of every side to its goal, -1 without a path (classic): ``[B, sides]``.

    >>> from hedgemaze.rules import Mode
    >>> start = Position.start(Mode.named("classic2"))
    >>> distances([start, start.play("e2")]).tolist()
    [[8, 8], [7, 8]]
    """
    return native.distances(_natives(positions))


def distance_fields(positions: Sequence[Position]) -> NDArray[np.int16]:
    """Returns the distance of every square to the goal of each side (classic): ``[B, sides, size, size]``.

    It is -1 without a path.

    >>> from hedgemaze.rules import Mode
    >>> distance_fields([Position.start(Mode.named("classic2", size=5))])[0, :, 0].tolist()  # row 1: South, North
    [[4, 4, 4, 4, 4], [0, 0, 0, 0, 0]]
    """
    return native.distance_fields(_natives(positions))


def planes(positions: Sequence[Position]) -> NDArray[np.float32]:
    """Returns the planes of ``docs/encoding.md`` in the absolute view: ``[B, planes, size, size]``.

    They are those of `hedgemaze.env.observe`. A position knows no history: ``repetition`` counts one occurrence.

    >>> from hedgemaze.rules import Mode
    >>> planes([Position.start(Mode.named("classic2"))]).shape
    (1, 15, 9, 9)
    """
    return native.planes(_natives(positions))
