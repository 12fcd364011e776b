"""`Outcome`: how a game ended. A reason, a result for every side and, in the fixed maze, PAC-MAN's rank."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from hedgemaze.rules.enums import Side
from hedgemaze.rules.modes.mode import Mode


class Reason(enum.Enum):
    """Why a game ended; the values are stable and go into records.

    >>> from hedgemaze.rules import Game
    >>> Game(Mode.named("classic2")).play_all(["e2", "e8", "e1", "e9"] * 2).outcome().reason
    <Reason.REPETITION: 'repetition'>
    """

    REACHED_GOAL = "reached_goal"
    """A pawn is on its goal line (A.1-19)."""
    ALL_PELLETS = "all_pellets"
    """PAC-MAN took the fourth pellet (A.3-24, C.1-1)."""
    NO_LIVES = "no_lives"
    """PAC-MAN was caught for the last time (A.3-24, C.1-2)."""
    NO_GHOSTS = "no_ghosts"
    """No ghost is left on the board (B26, C-y)."""
    REPETITION = "repetition"
    """The same position began a turn for the third time (B28, B42)."""
    NO_PROGRESS = "no_progress"
    """Too many rounds passed without progress (B28, C-za)."""
    MOVE_LIMIT = "move_limit"
    """`max_ply` actions have been played (B42)."""
    OTHERS_LEFT = "others_left"
    """All other sides have left the game."""
    RESIGNED = "resigned"
    FLAGGED = "flagged"
    AGREED = "agreed"
    """A draw by agreement."""


class Result(enum.Enum):
    """The result of a game for one side; the values are points.

    >>> Result.DRAW.value
    0.5
    """

    WIN = 1.0
    DRAW = 0.5
    LOSS = 0.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    >>> Outcome.of(Mode.named("classic2"), Reason.REACHED_GOAL, Side.NORTH).results[Side.SOUTH]
    <Result.LOSS: 0.0>
    """

    reason: Reason
    winner: Side | None
    """None for a draw."""
    sides: tuple[Side, ...]
    rank: int | None = None
    """Fixed maze: pellets eaten, 1 to 4, whichever side won; None for no pellet and in other modes (A.3-25)."""

    @classmethod
    def of(cls, mode: Mode, reason: Reason, winner: Side | None, rank: int | None = None) -> Outcome:
        """Makes the outcome of a game in that mode."""
        return cls(reason, winner, mode.sides, rank)

    @property
    def results(self) -> dict[Side, Result]:
        """The result of every side."""
        if self.winner is None:
            return dict.fromkeys(self.sides, Result.DRAW)
        return {side: Result.WIN if side is self.winner else Result.LOSS for side in self.sides}

    def __str__(self) -> str:
        """Returns the outcome as it ends a record: ``S-wins``, ``draw``."""
        return "draw" if self.winner is None else f"{self.winner.letter}-wins"
