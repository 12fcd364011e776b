"""The values that the rules of tournaments work on: players, games, pairings; no database, clock or random numbers."""

from __future__ import annotations

import enum
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

NOBODY = 0
"""The number of no player: a free place in a bracket, or both players of a match have left."""


class TournamentKind(enum.Enum):
    """How a tournament pairs its players."""

    ROUND_ROBIN = "round_robin"
    """Everyone plays everyone."""
    KNOCK_OUT = "knock_out"
    """The loser of a match is out."""
    ARENA = "arena"
    """Players who are free are paired again, until the time is over."""


class PairingResult(enum.Enum):
    """The result of a game between a first and a second player."""

    FIRST = "first"
    SECOND = "second"
    DRAW = "draw"
    NONE = "none"
    """Neither has won: both have left, or the table was closed."""


class ResultCause(enum.Enum):
    """Where a result comes from."""

    PLAYED = "played"
    FORFEIT = "forfeit"
    """A player had left the tournament before."""
    LOT = "lot"
    """The stored random draw has decided a match."""
    CLOSED = "closed"
    """A host of the server has closed the table: the game does not count and is played again."""


@dataclass(frozen=True, slots=True)
class Participant:
    """A player of a tournament."""

    number: int
    """From 1, in the order of joining."""
    seed: int
    """From 1, fixed at the start: the place in the schedule or in the bracket."""
    lot: int
    """A number drawn once; of two players who are equal in everything else, the lower one is ahead."""
    is_out: bool = False
    """Whether the player has left or was removed."""


@dataclass(frozen=True, slots=True)
class PairedGame:
    """A game of a tournament, over or not."""

    round: int
    table: int
    leg: int
    """From 1: which game of a match between the same two players."""
    first: int
    """The number of the player with seat 1, who begins."""
    second: int
    result: PairingResult | None = None
    cause: ResultCause | None = None

    @property
    def players(self) -> tuple[int, int]:
        """The numbers of both players."""
        return self.first, self.second

    @property
    def is_void(self) -> bool:
        """Whether the game does not count."""
        return self.cause is ResultCause.CLOSED

    @property
    def winner(self) -> int | None:
        """The number of the winner; None after a draw and while nobody has won."""
        if self.result is PairingResult.FIRST:
            return self.first
        return self.second if self.result is PairingResult.SECOND else None


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game that is due; with a result if it need not be played."""

    round: int
    table: int
    leg: int
    first: int
    second: int
    is_short: bool = False
    """Whether each side has half the time: the second replay of a match."""
    result: PairingResult | None = None
    cause: ResultCause | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """What a tournament does now: games to open, or its end."""

    pairings: tuple[Pairing, ...] = ()
    is_over: bool = False


def forfeit(first: int, second: int, out: Collection[int]) -> PairingResult | None:
    """Returns the result of a game that cannot be played because a player has left; None if it can."""
    if first in out:
        return PairingResult.NONE if second in out else PairingResult.SECOND
    return PairingResult.FIRST if second in out else None


def first_and_second(one: Participant, other: Participant, games: Iterable[PairedGame]) -> tuple[int, int]:
    """Returns two players so that the one who has begun less often is first; the random draw decides between equals."""
    begun = {one.number: 0, other.number: 0}
    for game in games:
        if game.is_void:
            continue
        if game.first in begun:
            begun[game.first] += 1
        if game.second in begun:
            begun[game.second] -= 1
    first, second = sorted((one, other), key=lambda each: (begun[each.number], each.lot, each.number))
    return first.number, second.number


def left_players(players: Sequence[Participant]) -> frozenset[int]:
    """Returns the numbers of those who have left."""
    return frozenset(player.number for player in players if player.is_out)
