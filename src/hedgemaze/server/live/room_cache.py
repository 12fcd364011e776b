"""`RoomCache`: rooms in memory while they are used, loaded by folding their logs, forgotten when nobody uses them.

A room that turns out not to be the truth (a lost race, a failed write) is dropped and loaded anew, also for those who
listen. Nobody changes a room here; that is `service`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from hedgemaze.rooms import Cause, Credit, Event, Room, Stage, advance, next_deadline, open_rematch
from hedgemaze.server.clock import Clock
from hedgemaze.server.cluster.leases import LeaseBook, LocalLeases
from hedgemaze.server.credentials import next_room_id
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.alarms import Alarms
from hedgemaze.server.live.live_room import Draft, LiveRoom, RemoteAppend
from hedgemaze.server.live.loading import LONG_LOG, fold
from hedgemaze.server.live.outages import Backoff, Outages, lost_ms
from hedgemaze.server.socket import messages as wire
from hedgemaze.server.storage import Holding, Lease, NewRoom, Store, StoredSnapshot

__all__ = ["MOST_RACES", "RoomCache"]

_T = TypeVar("_T")
_IDLE_MS = 60_000
_AGAIN_SECONDS = 0.5
_DAY_MS = 86_400_000
MOST_RACES = 20
"""How often a lost race is run again."""


class RoomCache:
    """Where rooms are while they are used."""

    def __init__(self, store: Store, clock: Clock, draw: Callable[[int], int]) -> None:
        self.store = store
        self.clock = clock
        self.alarms = Alarms()
        self.leases: LeaseBook = LocalLeases()
        """What this server does, of the work that one of several is enough for."""
        self.has_engines = False
        """Whether engines can be played here."""
        self.is_stopping = False
        self.on_change: list[Callable[[LiveRoom], None]] = []
        """Called after every change of a room, and when one is loaded; must not wait."""
        self.is_away = False
        """Whether nothing can be stored now: no flag falls, and no engine thinks."""
        self.outages = Outages()
        self.backoff = Backoff()
        self._draw = draw
        self._held: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._folding = asyncio.Semaphore(1)
        """Folds one long log at a time beside the event loop, so that moves need not wait for many."""
        self._work: set[asyncio.Task[Any]] = set()

    def in_memory(self, id: str) -> LiveRoom | None:  # noqa: A002
        """Returns a room if it is in memory."""
        return self._held.get(id)

    def all_in_memory(self) -> tuple[LiveRoom, ...]:
        """Returns all rooms in memory."""
        return tuple(self._held.values())

    @property
    def rooms(self) -> int:
        """How many rooms are in memory."""
        return len(self._held)

    @property
    def listeners(self) -> int:
        """How many sockets listen."""
        return sum(len(live.listeners) for live in self._held.values())

    async def live_room(self, id: str) -> LiveRoom:  # noqa: A002  # the room's word for it
        """Returns a room, from memory or from its log.

        Raises:
            ServerError: there is none.
        """
        found = self._held.get(id)
        while found is None or found.is_dropped:  # also one that was dropped before whoever waited could go on
            task = self._loading.get(id)
            if task is None or task.done():
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda done: self._loaded(id, done))
            found = await asyncio.shield(task)
            found = self._held.get(id, found)
        found.used_ms = self.clock.now_ms()
        return found

    def _loaded(self, id: str, task: asyncio.Task[LiveRoom]) -> None:  # noqa: A002
        if self._loading.get(id) is task:
            del self._loading[id]

    async def fresh(self, id: str) -> LiveRoom:  # noqa: A002
        """Returns a room as it is stored, also if another server was the last to change it.

        Raises:
            ServerError: there is none.
        """
        return await self.live_room(id)

    def sweep(self) -> None:
        """Forgets rooms that nobody uses; their logs and alarms stay."""
        now_ms = self.clock.now_ms()
        self.backoff.sweep(now_ms - _IDLE_MS)
        for live in tuple(self._held.values()):
            if not live.listeners and not live.lock.locked() and live.used_ms + _IDLE_MS < now_ms and not live.turns:
                self.drop(live)

    def drop(self, live: LiveRoom) -> None:
        """Forgets what is in memory of a room; it is loaded anew when it is next used, for its listeners at once."""
        live.is_dropped = True
        if self._held.get(live.id) is live:
            del self._held[live.id]
        if live.listeners and not self.is_stopping:
            self.spawn(self._reload(live))

    async def _reload(self, dropped: LiveRoom) -> None:
        """Gives those who listened to a dropped room the one that was loaded instead, with a snapshot.

        Where writes fail again and again it rests in between: everybody would get a snapshot each time.
        """
        now_ms = self.clock.now_ms()
        wait_s = (self.backoff.earliest_ms(dropped.id, now_ms) - now_ms) / 1_000
        is_again = self.backoff.tries(dropped.id) > 1
        while is_again and wait_s > 0 and self.backoff.tries(dropped.id):
            await asyncio.sleep(min(wait_s, _AGAIN_SECONDS))
            wait_s -= _AGAIN_SECONDS
            if self._has_stopped():
                return
        live: LiveRoom | None = None
        while live is None:
            try:
                live = await self.live_room(dropped.id)
            except StorageError:  # the database is away
                if self._has_stopped() or not dropped.listeners:
                    return
                await asyncio.sleep(_AGAIN_SECONDS)
            except ServerError:  # it has expired
                for listener in tuple(dropped.listeners):
                    listener.end(wire.Closing(reason="refused"))
                return
        for listener in tuple(dropped.listeners):
            if listener.live is None:
                continue  # gone meanwhile
            live.listeners.add(listener)
            listener.live = live
            listener.deliver(wire.encode(live.welcome(listener.seats, 0, self.clock.now_ms())))
        dropped.listeners.clear()

    def _changed(self, live: LiveRoom) -> None:
        room = live.room
        self._set_alarm(live.id, next_deadline(room) if room.stage is Stage.PLAYING else None)
        for hook in self.on_change:
            hook(live)

    async def _open(self, new: NewRoom, room: Room, events: Sequence[Event], holdings: Sequence[Holding]) -> None:
        draft = Draft(room, events)
        lease = self._engines_lease(new.id, draft)
        try:
            if not await self.store.open(new, draft.stored, draft.summary, holdings, lease):
                return
        except StorageError:
            self._write_failed(None)
            raise
        live = LiveRoom(new.id, room, new.opened_ms, holdings, new.join, is_listed=new.is_listed)
        live.fill_tail(draft)
        live.used_ms = self.clock.now_ms()
        self._held[new.id] = live
        self._appended(live, draft, lease, is_seating=True)
        self._changed(live)

    async def _open_rematch(self, live: LiveRoom, room: Room) -> None:
        """Opens the room of an agreed rematch, once; everybody keeps his token."""
        assert room.rematch is not None
        now_ms = self.clock.now_ms()
        after, events = open_rematch(room, now_ms, self._draw)
        holdings = [
            replace(old, seat=number)
            for number, seat in enumerate(room.rematch.seats, 1)
            if (old := live.holdings.get(seat)) is not None
        ]
        new = NewRoom(next_room_id(live.id), now_ms, live.is_listed, live.join)
        await self._open(new, after, events, holdings)

    async def _catch_up(self, live: LiveRoom) -> bool:
        """Takes in what others have stored, under the room's lock; False if there is nothing new."""
        gap = await self.store.gap(live.id, live.room.version)
        self._reseat(live, gap.holdings)
        if not gap.log:
            return False
        log = [data.encode() for data in gap.log]
        if len(log) > LONG_LOG:
            async with self._folding:
                heard = await asyncio.to_thread(RemoteAppend, live, log)
        else:
            heard = RemoteAppend(live, log)
        if heard.room.rematch is not None and live.room.rematch is None:
            await self._open_rematch(live, heard.room)
        live.take_heard(heard)
        self._changed(live)
        return True

    def _reseat(self, live: LiveRoom, holdings: Iterable[Holding]) -> None:
        """Takes in who holds the seats; sockets of seats that were moved to another device are closed."""
        before, live.holdings = live.holdings, {holding.seat: holding for holding in holdings}
        moved = {seat for seat, new in live.holdings.items() if seat in before and before[seat].token != new.token}
        self._end_moved(live, moved)

    def _end_moved(self, live: LiveRoom, moved: set[int]) -> None:
        for listener in tuple(live.listeners):
            if moved.intersection(listener.seats):
                listener.seats = ()
                listener.end(wire.Closing(reason="moved"))

    async def _load(self, id: str) -> LiveRoom:  # noqa: A002
        for _ in range(MOST_RACES):
            live, away = await self._read(id)
            live.used_ms = self.clock.now_ms()
            if not await self._credit(live, away) or self._is_overtaken(live):
                continue
            if live.room.rematch is not None and live.room.at_ms + _DAY_MS > live.used_ms:
                await self._open_rematch(live, live.room)  # a crash may have come before; not one that has expired
            self._held[id] = live
            self._changed(live)
            return live
        raise StorageError("storage.unavailable", "others write to this room all the time", given=id)

    async def _read(self, id: str) -> tuple[LiveRoom, Sequence[tuple[int, int]]]:  # noqa: A002
        """Returns a room as it is stored, and the outages since its last event."""
        for is_whole in (False, True):
            loaded = await self.store.load(id, is_whole=is_whole)
            if loaded is None:
                raise ServerError("server.no_such_room", "there is no such room", status=404, given=id)
            if loaded.snapshot is None and len(loaded.log) <= LONG_LOG:
                folded = fold(id, loaded)
            else:
                async with self._folding:
                    folded = await asyncio.to_thread(fold, id, loaded)
            if folded is not None:
                live, snapshot = folded
                if snapshot is not None:
                    self.spawn(self._keep(snapshot))
                return live, loaded.outages
        raise AssertionError("a whole log has no snapshot that could be of no use")

    async def _keep(self, snapshot: StoredSnapshot) -> None:
        """Keeps a snapshot; without it the next load takes longer."""
        with contextlib.suppress(StorageError):
            await self.store.keep_snapshot(snapshot)

    # What is different among several servers.

    def _set_alarm(self, id: str, at_ms: int | None) -> None:  # noqa: A002
        """Sets a room's alarm, or turns it off."""
        self.alarms.set(id, None if at_ms is None else self.backoff.earliest_ms(id, at_ms))

    def _write_failed(self, id: str | None) -> None:  # noqa: A002
        """Is called when events could not be stored, of a room or of a new one (None); must not wait."""
        if id is not None:
            self.backoff.failed(id, self.clock.now_ms())

    def _is_overtaken(self, live: LiveRoom) -> bool:  # noqa: ARG002
        """Tells whether a room that is being read was changed by another server meanwhile."""
        return False

    def _engines_lease(self, id: str, draft: Draft) -> Lease | None:  # noqa: A002, ARG002
        """Returns the lease that is written with a draft, where engines should act after it."""
        return None

    def _appended(self, live: LiveRoom, draft: Draft, lease: Lease | None, *, is_seating: bool) -> None:
        """Is called when this server has stored something, before anybody is told."""

    # Helpers.

    async def _credit(self, live: LiveRoom, outages: Sequence[tuple[int, int]] = ()) -> bool:
        """Spares the running side the time in which nobody could play; False after a lost race."""
        since_ms = live.room.at_ms
        ms = lost_ms(since_ms, {*outages, *self.outages.since(since_ms)})
        if not ms:
            return True
        after, events = advance(live.room, Credit(ms=ms, cause=Cause.RESTART), self.clock.now_ms(), self._draw)
        if not events:
            return True
        draft = Draft(after, events, live)
        lease = self._engines_lease(live.id, draft)
        if not await self.store.append(live.id, draft.stored, draft.summary, lease=lease):
            return False
        self._appended(live, draft, lease, is_seating=False)
        live.take(draft)
        return True

    def _has_stopped(self) -> bool:
        """Tells whether the server stops; a method, because it may begin to while a task sleeps."""
        return self.is_stopping

    def spawn(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Begins work that goes on to its end, also when the server stops."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task
