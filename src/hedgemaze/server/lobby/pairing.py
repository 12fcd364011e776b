"""Quick pairing as pure functions: who of the people who wait sit down together, and in which seats.

No sockets, no database, no clock, no randomness: `lobby` passes all of it in.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

Draw = Callable[[int], int]
"""Returns a random number below its argument, as `secrets.randbelow`."""


class Role(enum.Enum):
    """What a person wants to play, and what a seat is: in classic games both are `EITHER`."""

    PACMAN = "pacman"
    GHOSTS = "ghosts"
    EITHER = "either"


@dataclass(frozen=True, slots=True)
class Entry:
    """One person who waits."""

    ticket: bytes
    """Identifies the entry."""
    role: Role
    since_ms: int
    """Since when the person waits."""


def pair(seats: Sequence[Role], waiting: Iterable[Entry], draw: Draw) -> tuple[Entry, ...] | None:
    """Returns who sits down, by seat; None if those who wait cannot fill all seats.

    The seats go to those who wait longest: each person in this order sits down if the others who already sit still
    find a seat that they want. So a table is filled whenever that is possible, and nobody is passed over for a person
    who came later, except where every seat of the wanted role is taken.

    Args:
        seats: the role of each seat.
        waiting: people who wait for a table with these seats.
        draw: decides between seats that a person likes equally.

    >>> ada, bob, eve = Entry(b"a", Role.GHOSTS, 10), Entry(b"b", Role.EITHER, 20), Entry(b"e", Role.GHOSTS, 15)
    >>> [each.ticket for each in pair((Role.PACMAN, Role.GHOSTS), (ada, bob, eve), lambda count: 0)]
    [b'b', b'a']
    >>> pair((Role.PACMAN, Role.GHOSTS), (ada, eve), lambda count: 0) is None
    True
    """
    chosen: list[Entry] = []
    for entry in sorted(waiting, key=lambda each: (each.since_ms, each.ticket)):
        if can_sit(seats, [*(each.role for each in chosen), entry.role]):
            chosen.append(entry)
        if len(chosen) == len(seats):
            return _seated(seats, chosen, draw)
    return None


def can_sit(seats: Sequence[Role], roles: Sequence[Role]) -> bool:
    """Returns whether people with these roles can sit at one table.

    >>> can_sit((Role.PACMAN, Role.GHOSTS, Role.GHOSTS), (Role.GHOSTS, Role.EITHER, Role.GHOSTS))
    True
    >>> can_sit((Role.PACMAN, Role.GHOSTS, Role.GHOSTS), (Role.PACMAN, Role.PACMAN))
    False
    """
    if len(roles) > len(seats):
        return False
    return all(roles.count(role) <= seats.count(role) for role in (Role.PACMAN, Role.GHOSTS))


def _seated(seats: Sequence[Role], chosen: Sequence[Entry], draw: Draw) -> tuple[Entry, ...]:
    """Returns who gets which seat: first those who want one role, then the others; at random among equal seats."""
    by_seat: dict[int, Entry] = {}
    for entry in sorted(chosen, key=lambda each: each.role is Role.EITHER):
        free = [seat for seat in range(len(seats)) if seat not in by_seat]
        if entry.role is not Role.EITHER:
            free = [seat for seat in free if seats[seat] is entry.role]
        by_seat[free[draw(len(free))]] = entry
    return tuple(by_seat[seat] for seat in range(len(seats)))
