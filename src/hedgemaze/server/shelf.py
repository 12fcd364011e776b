"""`Shelf`: rooms in memory while they are used, loaded by folding their logs, forgotten when nobody uses them.

A room that turns out not to be the truth (a lost race, a failed write) is dropped and loaded anew, also for those who
listen. Nobody changes a room here; that is `service`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from hedgemaze.rooms import Cause, Credit, Event, Room, Stage, advance, next_deadline, open_rematch
from hedgemaze.server import messages as wire
from hedgemaze.server.alarms import Alarms
from hedgemaze.server.clock import Clock
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.held import Draft, Held
from hedgemaze.server.seats import next_room_id
from hedgemaze.server.storage import Holding, NewRoom, Store

__all__ = ["MOST_RACES", "Shelf"]

_T = TypeVar("_T")
_IDLE_MS = 60_000
MOST_RACES = 20
"""How often a lost race is run again."""


class Shelf:
    """Where rooms are while they are used."""

    def __init__(self, store: Store, clock: Clock, draw: Callable[[int], int]) -> None:
        self.store = store
        self.clock = clock
        self.alarms = Alarms()
        self.is_stopping = False
        self.on_change: list[Callable[[Held], None]] = []
        """Called after every change of a room, and when one is loaded; must not wait."""
        self._draw = draw
        self._held: dict[str, Held] = {}
        self._loading: dict[str, asyncio.Task[Held]] = {}
        self._work: set[asyncio.Task[Any]] = set()

    @property
    def rooms(self) -> int:
        """How many rooms are in memory."""
        return len(self._held)

    @property
    def listeners(self) -> int:
        """How many sockets listen."""
        return sum(len(held.listeners) for held in self._held.values())

    async def held(self, id: str) -> Held:  # noqa: A002  # the room's word for it
        """Returns a room, from memory or from its log.

        Raises:
            ServerError: there is none.
        """
        found = self._held.get(id)
        if found is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            found = await asyncio.shield(task)
        found.used_ms = self.clock.now_ms()
        return found

    def sweep(self) -> None:
        """Forgets rooms that nobody uses; their logs and alarms stay."""
        now_ms = self.clock.now_ms()
        for held in tuple(self._held.values()):
            if not held.listeners and not held.lock.locked() and held.used_ms + _IDLE_MS < now_ms and not held.turns:
                self.drop(held)

    def drop(self, held: Held) -> None:
        """Forgets what is in memory of a room; it is loaded anew when it is next used, for its listeners at once."""
        held.is_dropped = True
        if self._held.get(held.id) is held:
            del self._held[held.id]
        if held.listeners and not self.is_stopping:
            self._spawn(self._reload(held))

    async def _reload(self, dropped: Held) -> None:
        """Gives those who listened to a dropped room the one that was loaded instead, with a snapshot."""
        held = await self.held(dropped.id)
        for listener in tuple(dropped.listeners):
            held.listeners.add(listener)
            listener.held = held
            listener.deliver(wire.encode(held.welcome(listener.seats, 0, self.clock.now_ms())))
        dropped.listeners.clear()

    def _changed(self, held: Held) -> None:
        room = held.room
        self.alarms.set(held.id, next_deadline(room) if room.stage is Stage.PLAYING else None)
        for hook in self.on_change:
            hook(held)

    async def _open(self, new: NewRoom, room: Room, events: Sequence[Event], holdings: Sequence[Holding]) -> None:
        draft = Draft(room, events)
        if not await self.store.open(new, draft.stored, draft.summary, holdings):
            return
        held = Held(new.id, room, new.opened_ms, holdings, new.join, is_listed=new.is_listed)
        held.fill_tail(draft)
        held.used_ms = self.clock.now_ms()
        self._held[new.id] = held
        self._changed(held)

    async def _open_rematch(self, held: Held, room: Room) -> None:
        """Opens the room of an agreed rematch, once; everybody keeps his token."""
        assert room.rematch is not None
        now_ms = self.clock.now_ms()
        after, events = open_rematch(room, now_ms, self._draw)
        holdings = [
            replace(old, seat=number)
            for number, seat in enumerate(room.rematch.seats, 1)
            if (old := held.holdings.get(seat)) is not None
        ]
        new = NewRoom(next_room_id(held.id), now_ms, held.is_listed, held.join)
        await self._open(new, after, events, holdings)

    async def _load(self, id: str) -> Held:  # noqa: A002
        for _ in range(MOST_RACES):
            loaded = await self.store.load(id)
            if loaded is None:
                raise ServerError("server.no_such_room", "there is no such room", status=404, given=id)
            held = Held.folded(id, loaded)
            held.used_ms = self.clock.now_ms()
            if not await self._credit(held, loaded.outages):
                continue
            if held.room.rematch is not None:
                await self._open_rematch(held, held.room)
            self._held[id] = held
            self._changed(held)
            return held
        raise StorageError("storage.unavailable", "others write to this room all the time", given=id)

    async def _credit(self, held: Held, outages: Sequence[tuple[int, int]]) -> bool:
        """Spares the running side the time that nobody was there; False after a lost race."""
        ms = sum(until - max(start, held.room.at_ms) for start, until in outages)
        if not ms:
            return True
        after, events = advance(held.room, Credit(ms=ms, cause=Cause.RESTART), self.clock.now_ms(), self._draw)
        if not events:
            return True
        draft = Draft(after, events)
        if not await self.store.append(held.id, draft.stored, draft.summary):
            return False
        held.take(draft)
        return True

    def _spawn(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task
