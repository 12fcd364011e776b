"""`BotSeats`: how many seats the bots of each address hold; decision 0018 has the reasons."""

from __future__ import annotations

from collections.abc import Callable

from hedgemaze.rooms import Stage
from hedgemaze.server.errors import ServerError
from hedgemaze.server.live.live_room import LiveRoom

_MAX_ADDRESSES = 1_000
"""Beyond this many addresses, those whose games are over are forgotten."""


class BotSeats:
    """The seats of bots in games that are not over, in the rooms that this node has in memory.

    Args:
        limit: most seats per address.
        find: returns a room in memory.
    """

    def __init__(self, limit: int, find: Callable[[str], LiveRoom | None]) -> None:
        self._limit = limit
        self._find = find
        self._seats: dict[str, dict[tuple[str, int], bool]] = {}
        """By address: its seats, and whether the seat is only about to be taken."""

    def take(self, address: str, room: str, seat: int) -> None:
        """Reserves a seat for a bot; `settle` must follow.

        Raises:
            ServerError: the bots of the address hold too many seats.
        """
        held = self._seats_of(address)
        if (room, seat) not in held and len(held) >= self._limit:
            message = "the bots of this address hold enough seats"
            raise ServerError("server.too_many_bots", message, status=429, given=self._limit)
        self._seats[address] = held | {(room, seat): True}
        if len(self._seats) > _MAX_ADDRESSES:
            self._seats = {each: held for each in self._seats if (held := self._seats_of(each))}

    def settle(self, address: str, room: str, seat: int) -> None:
        """Ends a reservation: the seat counts as long as a bot holds it in a game that is not over."""
        if (room, seat) in self._seats.get(address, {}):
            self._seats[address][room, seat] = False

    def _seats_of(self, address: str) -> dict[tuple[str, int], bool]:
        """Returns the seats of an address without those that are free again."""
        seats = self._seats.get(address, {})
        return {key: is_pending for key, is_pending in seats.items() if is_pending or self._is_held(*key)}

    def _is_held(self, room: str, seat: int) -> bool:
        live = self._find(room)
        if live is None or live.room.stage is Stage.ENDED or not 1 <= seat <= len(live.room.seats):
            return False
        return live.room.seat(seat).is_bot
