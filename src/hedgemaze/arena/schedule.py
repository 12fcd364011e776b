"""Who sits where in which game: every opening is played as often as it takes to let everybody sit everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from hedgemaze.errors import EngineError

__all__ = ["SCHEDULES", "Fixture", "fixtures", "rounds_for", "tables"]

SCHEDULES = ("round_robin", "gauntlet")
"""Everybody against everybody, or the first player against each of the others."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    number: int
    """Stable: more rounds only add games at the end."""
    opening: int
    pair: int
    """Games of one pair share the opening and the players, with seats exchanged."""
    seats: tuple[str, ...]
    """The name of each side's player, in the mode's order of sides."""


def tables(players: Sequence[str], seats: int, schedule: str = "round_robin") -> list[list[tuple[str, ...]]]:
    """Returns the groups of seatings that are played with each opening.

    Raises:
        EngineError: fewer than two players, or no such schedule.

    >>> tables(["a", "b"], 2)
    [[('a', 'b'), ('b', 'a')]]
    >>> tables(["a", "b"], 4, "gauntlet")[0][:2]
    [('a', 'b', 'b', 'b'), ('b', 'a', 'b', 'b')]
    """
    if schedule not in SCHEDULES:
        raise EngineError("match.bad_schedule", f"schedules are {', '.join(SCHEDULES)}", given=schedule)
    if len(players) < 2:
        raise EngineError("match.too_few_players", "a match needs two players", given=", ".join(players))
    if schedule == "gauntlet":
        groups = [(players[0], *(other,) * (seats - 1)) for other in players[1:]]
    elif len(players) >= seats:
        groups = list(combinations(players, seats))
    else:
        groups = [tuple(players[number % len(players)] for number in range(seats))]
    return [_rotations(group) for group in groups]


def _rotations(group: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Returns every way to turn a table, each once."""
    return list(dict.fromkeys(group[-turn:] + group[:-turn] if turn else group for turn in range(len(group))))


def rounds_for(games: int, players: Sequence[str], seats: int, schedule: str = "round_robin") -> int:
    """Returns how many rounds hold at least that many games.

    >>> rounds_for(20, ["a", "b"], 2)
    10
    >>> rounds_for(20, ["a", "b", "c"], 2)
    4
    """
    return -(-games // sum(map(len, tables(players, seats, schedule))))


def fixtures(players: Sequence[str], seats: int, rounds: int, schedule: str = "round_robin") -> Iterator[Fixture]:
    """Yields the games of a match, one opening after the other."""
    number = pair = 0
    groups = tables(players, seats, schedule)
    for opening in range(rounds):
        for seatings in groups:
            for seating in seatings:
                yield Fixture(number, opening, pair, seating)
                number += 1
            pair += 1
