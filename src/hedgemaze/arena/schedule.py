"""The schedule of a match: each opening is played with every rotation of the players over the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from hedgemaze.errors import EngineError

SCHEDULES = ("round_robin", "gauntlet")
"""All players against each other, or the first player against each of the others."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    number: int
    """Index of the game; stable, because more rounds only append games."""
    opening: int
    pair: int
    """Number of the group of games with the same opening and players, and seats exchanged."""
    seats: tuple[str, ...]
    """The name of each side's player, in the mode's order of sides."""


def seating_groups(players: Sequence[str], seats: int, schedule: str = "round_robin") -> list[list[tuple[str, ...]]]:
    """Returns the groups of seatings for each opening; a group has the same players.

    Raises:
        EngineError: fewer than two players, or no such schedule.

    >>> seating_groups(["a", "b"], 2)
    [[('a', 'b'), ('b', 'a')]]
    >>> seating_groups(["a", "b"], 4, "gauntlet")[0][:2]
    [('a', 'b', 'b', 'b'), ('b', 'a', 'b', 'b')]
    """
    if schedule not in SCHEDULES:
        message = f"schedules are {', '.join(SCHEDULES)}"
        raise EngineError("match.bad_schedule", message, given=schedule, allowed=SCHEDULES)
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
    """Returns the distinct rotations of a seating."""
    return list(dict.fromkeys(group[-turn:] + group[:-turn] if turn else group for turn in range(len(group))))


def rounds_for(games: int, players: Sequence[str], seats: int, schedule: str = "round_robin") -> int:
    """Returns the number of rounds with at least this number of games.

    >>> rounds_for(20, ["a", "b"], 2)
    10
    >>> rounds_for(20, ["a", "b", "c"], 2)
    4
    """
    return -(-games // sum(map(len, seating_groups(players, seats, schedule))))


def fixtures(players: Sequence[str], seats: int, rounds: int, schedule: str = "round_robin") -> Iterator[Fixture]:
    """Yields the games of a match, one opening after the other."""
    number = pair = 0
    groups = seating_groups(players, seats, schedule)
    for opening in range(rounds):
        for seatings in groups:
            for seating in seatings:
                yield Fixture(number, opening, pair, seating)
                number += 1
            pair += 1
