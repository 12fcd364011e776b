"""`SpectatorDelay`: shows rated rooms to spectators, later than to their players if one of them has chosen that."""

from __future__ import annotations

import asyncio

from hedgemaze.rooms import Room, Stage
from hedgemaze.server.live.live_room import LiveRoom, Subscriber
from hedgemaze.server.live.service import Service
from hedgemaze.server.socket.spectator_room import SpectatorRoom, read_past

DELAY_MS = 180_000
"""By how much the spectators of a delayed game are behind."""


class SpectatorDelay:
    """The rooms of one node that are shown through a `SpectatorRoom`."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._rooms: dict[str, SpectatorRoom] = {}
        self._watched: dict[Subscriber, SpectatorRoom] = {}
        self._opening = asyncio.Lock()

    async def enter(self, live: LiveRoom) -> SpectatorRoom | None:
        """Returns the room for spectators; None if everyone sees the same. Call `add` without waiting in between.

        Raises:
            HedgemazeError: it could not be read.
        """
        if not live.room.settings.is_rated:
            return None
        async with self._opening:
            found = self._rooms.get(live.id)
            if found is None:
                found = SpectatorRoom(self._service, live, self.delay_of)
                await found.start()
                self._rooms[live.id] = found
            return found

    def add(self, delayed: SpectatorRoom, subscriber: Subscriber) -> None:
        """Subscribes a spectator."""
        delayed.add(subscriber)
        self._watched[subscriber] = delayed

    def remove(self, subscriber: Subscriber) -> bool:
        """Unsubscribes a spectator; False if it is none of these rooms."""
        delayed = self._watched.pop(subscriber, None)
        if delayed is None:
            return False
        delayed.remove(subscriber)
        self.release(delayed)
        return True

    def release(self, delayed: SpectatorRoom) -> None:
        """Forgets a room that nobody watches."""
        if not delayed.audience and self._rooms.get(delayed.past.id) is delayed:
            del self._rooms[delayed.past.id]
            delayed.stop()

    async def seen_by(self, live: LiveRoom, player: bytes | None) -> LiveRoom:
        """Returns a room as a client may see it now: as it is for its players, delayed for others.

        Raises:
            HedgemazeError: it could not be read.
        """
        room = live.room
        if not room.settings.is_rated or room.stage is Stage.WAITING or live.seats_of((), player):
            return live
        delay_ms, now_ms = await self.delay_of(room), self._service.clock.now_ms()
        if room.at_ms <= now_ms - delay_ms:
            return live
        loaded = await self._service.store.rooms.load(live.id)
        if loaded is None:
            return live
        past, _, _ = await read_past(live.id, loaded, now_ms, self.delay_of)
        return past

    async def delay_of(self, room: Room) -> int:
        """Returns by how much the spectators of a room are behind: all are if one of its players has chosen it.

        Raises:
            StorageError: the database is down.
        """
        accounts = sorted({seat.account for seat in room.seats if seat.account is not None})
        if not room.settings.is_rated or not accounts:
            return 0
        wishes = await self._service.store.social.wishes(accounts)
        return DELAY_MS if any(each.is_delayed for each in wishes.values()) else 0
