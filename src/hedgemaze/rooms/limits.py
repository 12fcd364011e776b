"""Limits of a room's log, for everything that is not the game itself.

A game ends after `game.LONGEST_GAME` entries, which limits its moves. Names, phrases, deals, given time and take backs
have a budget per seat, and none of them is accepted once the log is full. So a log has at most `FULL_LOG` events, two
for each entry of the longest game, and a few for the end.
"""

from __future__ import annotations

from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.room import Room

FULL_LOG = 20_000
"""A log of this many events accepts moves, answers, resignations and departures only."""
MAX_EXTRAS = 300
"""Events per seat that are not part of the game: names, characters, deals, phrases, given time."""
MAX_CHANGES = 10
"""Changes of name, character or deal per seat within `CHANGES_WITHIN_MS`."""
CHANGES_WITHIN_MS = 10_000


def check_not_full(room: Room) -> None:
    """Checks that a log accepts events that are not part of the game.

    Raises:
        RoomError: it is full.
    """
    if room.version >= FULL_LOG:
        raise RoomError("room.log_full", "the log of this room is full", given=room.version)


def check_budget(room: Room, seat: int, most: int = MAX_EXTRAS) -> None:
    """Checks that a seat may add another event that is not part of the game.

    Raises:
        RoomError: its budget is spent, or the log is full.
    """
    check_not_full(room)
    if room.extras[seat - 1] >= most:
        raise RoomError("room.log_full", "this seat has said and changed enough here", given=seat)


def check_pace(times_ms: tuple[int, ...], now_ms: int, most: int, within_ms: int) -> None:
    """Checks that fewer than `most` of these times are within the last `within_ms`.

    Raises:
        RoomError: there are too many.
    """
    if sum(each > now_ms - within_ms for each in times_ms) >= most:
        raise RoomError("room.too_many_phrases", "a little slower, please")
