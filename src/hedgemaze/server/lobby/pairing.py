"""Quick pairing as pure functions: who of the people who wait sit down together, and in which seats.

No sockets, no database, no clock, no randomness: `lobby` passes all of it in.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

FIRST_RANGE = 100
"""Largest difference of ratings that a person accepts at once."""
RANGE_STEP, RANGE_STEP_MS = 50, 3_000
"""The range grows by this much, this often."""
ANYONE_MS = 45_000
"""After this time a person accepts everyone."""

Draw = Callable[[int], int]
"""Returns a random number below its argument, as `secrets.randbelow`."""


class Role(enum.Enum):
    """What a person wants to play, and what a seat is: in classic games both are `EITHER`."""

    PACMAN = "pacman"
    GHOSTS = "ghosts"
    EITHER = "either"


@dataclass(frozen=True, slots=True)
class Seeker:
    """One person who waits."""

    ticket: bytes
    """Identifies the entry."""
    role: Role
    since_ms: int
    """Since when the person waits."""
    rating: int | None = None
    """For a rated game."""
    account: str | None = None
    blocked: frozenset[str] = frozenset()
    """Accounts that this person does not want to meet."""


def accepted_range(waited_ms: int) -> int | None:
    """Returns the largest difference of ratings that a person accepts after some time; None for any.

    >>> accepted_range(0), accepted_range(9_500), accepted_range(45_000)
    (100, 250, None)
    """
    return None if waited_ms >= ANYONE_MS else FIRST_RANGE + RANGE_STEP * (max(0, waited_ms) // RANGE_STEP_MS)


def fits(one: Seeker, other: Seeker, now_ms: int) -> bool:
    """Returns whether two people may meet: neither blocks the other, and each accepts the other's rating.

    >>> ada, bob = Seeker(b"a", Role.EITHER, 0, 1500), Seeker(b"b", Role.EITHER, 3_000, 1640)
    >>> fits(ada, bob, 5_999), fits(ada, bob, 6_000)
    (False, True)
    """
    if one.account in other.blocked or other.account in one.blocked:
        return False
    if one.account is not None and one.account == other.account:
        return False
    if one.rating is None or other.rating is None:
        return True
    ranges = (accepted_range(now_ms - each.since_ms) for each in (one, other))
    return all(accepted is None or abs(one.rating - other.rating) <= accepted for accepted in ranges)


def pair(seats: Sequence[Role], waiting: Iterable[Seeker], draw: Draw, now_ms: int = 0) -> tuple[Seeker, ...] | None:
    """Returns who sits down, by seat; None if those who wait cannot fill all seats.

    The seats go to those who wait longest: each person in this order sits down if that leaves a way to fill the table
    with people who fit each other. So a table is filled whenever that is possible, and nobody is passed over for a
    person who came later, except where every seat of the wanted role is taken or the others do not fit.

    Args:
        seats: the role of each seat.
        waiting: people who wait for a table with these seats.
        draw: decides between seats that a person likes equally.
        now_ms: the time, by which the ranges of ratings widen.

    >>> ada, bob, eve = Seeker(b"a", Role.GHOSTS, 10), Seeker(b"b", Role.EITHER, 20), Seeker(b"e", Role.GHOSTS, 15)
    >>> [each.ticket for each in pair((Role.PACMAN, Role.GHOSTS), (ada, bob, eve), lambda count: 0)]
    [b'b', b'a']
    >>> pair((Role.PACMAN, Role.GHOSTS), (ada, eve), lambda count: 0) is None
    True
    """
    order = sorted(waiting, key=lambda each: (each.since_ms, each.ticket))
    chosen = _fill(seats, order, [], now_ms)
    return None if chosen is None else _seated(seats, chosen, draw)


def _fill(seats: Sequence[Role], order: Sequence[Seeker], chosen: list[Seeker], now_ms: int) -> list[Seeker] | None:
    """Returns the first people, in this order, who fill the table together with those who are chosen."""
    if len(chosen) == len(seats):
        return chosen
    for number, entry in enumerate(order):
        if len(chosen) + len(order) - number < len(seats):
            return None
        together = [*chosen, entry]
        if can_sit(seats, [each.role for each in together]):
            rest = [each for each in order[number + 1 :] if fits(entry, each, now_ms)]
            found = _fill(seats, rest, together, now_ms)
            if found is not None:
                return found
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


def _seated(seats: Sequence[Role], chosen: Sequence[Seeker], draw: Draw) -> tuple[Seeker, ...]:
    """Returns who gets which seat: first those who want one role, then the others; at random among equal seats."""
    by_seat: dict[int, Seeker] = {}
    for entry in sorted(chosen, key=lambda each: each.role is Role.EITHER):
        free = [seat for seat in range(len(seats)) if seat not in by_seat]
        if entry.role is not Role.EITHER:
            free = [seat for seat in free if seats[seat] is entry.role]
        by_seat[free[draw(len(free))]] = entry
    return tuple(by_seat[seat] for seat in range(len(seats)))
