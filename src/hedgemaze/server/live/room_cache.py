"""`RoomCache`: rooms in memory while they are used.

A room is loaded by folding its log and removed when it is idle. A room that may differ from the log (after a lost race
or a failed write) is dropped and loaded again, also for its subscribers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from hedgemaze.rooms import Event, Room, open_rematch
from hedgemaze.server import wire
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.credentials import is_same, next_room_id
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.account_seats import AccountSeats
from hedgemaze.server.live.deadlines import Backoff, Deadlines
from hedgemaze.server.live.live_room import LiveRoom, PendingAppend
from hedgemaze.server.live.loading import RoomReader
from hedgemaze.server.live.time_credit import TimeCredit
from hedgemaze.server.storage import Holding, NewRoom, Store
from hedgemaze.server.tasks import BackgroundTasks

if TYPE_CHECKING:
    from hedgemaze.server.live.coordinator import Coordinator

_IDLE_MS = 60_000
_RETRY_SECONDS = 0.5
_DAY_MS = 86_400_000
MAX_RACES = 20
"""How often an operation is repeated after it has lost a race with another node."""


class RoomCache:
    """The rooms in memory, and when each of them needs attention."""

    def __init__(
        self,
        store: Store,
        clock: TimeSource,
        coordinator: Coordinator,
        credit: TimeCredit,
        tasks: BackgroundTasks,
        randbelow: Callable[[int], int],
    ) -> None:
        self.credit = credit
        self.tasks = tasks
        self.deadlines = Deadlines()
        """When a clock of a room runs out, as far as this node looks after it; also of rooms not in memory."""
        self.backoff = Backoff()
        self.on_change: list[Callable[[LiveRoom], None]] = []
        """Called after every change of a room, and when one is loaded; must not block."""
        self.account_seats = AccountSeats()
        self._store = store
        self._clock = clock
        self._coordinator = coordinator
        self._randbelow = randbelow
        self._reader = RoomReader(store, tasks)
        self._rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, room_id: str) -> bool:
        return room_id in self._rooms

    def peek(self, room_id: str) -> LiveRoom | None:
        """Returns a room if it is in memory."""
        return self._rooms.get(room_id)

    def all(self) -> tuple[LiveRoom, ...]:
        """Returns all rooms in memory."""
        return tuple(self._rooms.values())

    def loading(self) -> tuple[str, ...]:
        """Returns the ids of the rooms that are being loaded."""
        return tuple(self._loading)

    @property
    def subscribers(self) -> int:
        """The number of subscribers of all rooms."""
        return sum(len(live.subscribers) for live in self._rooms.values())

    async def get(self, room_id: str) -> LiveRoom:
        """Returns a room, from memory or from its log.

        Raises:
            ServerError: there is no such room.
        """
        found = self._rooms.get(room_id)
        while found is None or found.is_dropped:  # it may be dropped again before the waiting caller runs
            task = self._loading.get(room_id)
            if task is None or task.done():
                task = self._loading[room_id] = asyncio.create_task(self._load(room_id))
                task.add_done_callback(lambda done: self._loaded(room_id, done))
            found = await asyncio.shield(task)
            found = self._rooms.get(room_id, found)
        found.last_used_ms = self._clock.now_ms()
        return found

    async def get_latest(self, room_id: str) -> LiveRoom:
        """Returns a room as it is stored, even if another node changed it last.

        Raises:
            ServerError: there is no such room.
        """
        while True:
            is_fresh = not self._coordinator.sync.is_shared or room_id not in self._rooms
            live = await self.get(room_id)
            if is_fresh:
                return live
            async with live.lock:
                if not live.is_dropped:
                    await self._coordinator.sync.refresh(live)
                    return live

    async def _load(self, room_id: str) -> LiveRoom:
        for _ in range(MAX_RACES):
            live, outages = await self._reader.read(room_id)
            live.last_used_ms = self._clock.now_ms()
            if not await self.credit.give(live, outages) or self._coordinator.sync.was_overtaken(live):
                continue
            if live.room.rematch is not None and live.room.at_ms + _DAY_MS > live.last_used_ms:
                await self.open_rematch(live, live.room)  # in case of a crash before; later it may have expired
            self._rooms[room_id] = live
            self.changed(live)
            return live
        raise StorageError("storage.unavailable", "other nodes keep writing to this room", given=room_id)

    def _loaded(self, room_id: str, task: asyncio.Task[LiveRoom]) -> None:
        if self._loading.get(room_id) is task:
            del self._loading[room_id]

    def changed(self, live: LiveRoom) -> None:
        """Schedules a room's deadline and calls `on_change`; called after every change."""
        at_ms = live.deadline_ms
        if at_ms is not None and self._coordinator.leases.may_flag(live.id, at_ms):
            self.schedule(live.id, at_ms)
        else:
            self.deadlines.set(live.id, None)
        for callback in self.on_change:
            callback(live)

    def schedule(self, room_id: str, at_ms: int) -> None:
        """Sets a room's deadline, or a later one after failed writes."""
        self.deadlines.set(room_id, self.backoff.earliest_ms(room_id, at_ms))

    def write_failed(self, room_id: str | None) -> None:
        """Is called when events could not be stored, of a room or of a new one (None); never blocks."""
        if room_id is not None:
            self.backoff.failed(room_id, self._clock.now_ms())
        self._coordinator.uptime.write_failed()

    # Opening.

    async def open(self, new: NewRoom, room: Room, events: Sequence[Event], holdings: Sequence[Holding]) -> None:
        """Stores a new room; does nothing if it exists already.

        Raises:
            StorageError: it could not be stored.
        """
        pending = PendingAppend(room, events)
        lease = self._coordinator.leases.engine_lease(new.id, pending)
        try:
            if not await self._store.rooms.open(new, pending.stored, pending.summary, holdings, lease):
                return
        except StorageError:
            self.write_failed(None)
            raise
        live = LiveRoom(new.id, room, new.opened_ms, holdings, new.join, is_listed=new.is_listed)
        live.remember(pending)
        live.stored_summary = pending.summary
        live.last_used_ms = self._clock.now_ms()
        self._rooms[new.id] = live
        self._coordinator.sync.appended(live, pending, lease, seats_changed=True)
        self.changed(live)

    async def open_rematch(self, live: LiveRoom, room: Room) -> None:
        """Opens the room of an agreed rematch, once; all players keep their tokens."""
        assert room.rematch is not None
        now_ms = self._clock.now_ms()
        settings = room.rematch.settings
        ratings = await self.account_seats.rematch(settings.seats, settings.rules)
        after, events = open_rematch(room, now_ms, self._randbelow, ratings)
        holdings = [
            replace(old, seat=number)
            for number, seat in enumerate(room.rematch.seats, 1)
            if (old := live.holdings.get(seat)) is not None
        ]
        new = NewRoom(next_room_id(live.id), now_ms, live.is_listed, live.join, after.settings.is_rated)
        await self.open(new, after, events, holdings)

    # Keeping up with the log.

    async def catch_up(self, live: LiveRoom) -> bool:
        """Applies what other nodes have stored in a room, whose lock is held; False if there is nothing new."""
        missed = await self._store.rooms.events_after(live.id, live.room.version)
        self.reseat(live, missed.holdings)
        if not missed.log:
            return False
        remote = await self._reader.read_missing(live, [data.encode() for data in missed.log])
        if remote.room.rematch is not None and live.room.rematch is None:
            await self.open_rematch(live, remote.room)
        live.apply_remote(remote)
        self.changed(live)
        return True

    async def settle_credit(self, live: LiveRoom) -> bool:
        """Credits a room, whose lock is held, with outages since its last event; False after a lost race."""
        version = live.room.version
        if not await self.credit.give(live):
            await self.catch_up(live)
            return False
        if live.room.version != version:
            self.changed(live)
        return True

    def reseat(self, live: LiveRoom, holdings: Iterable[Holding]) -> None:
        """Replaces the holders of the seats; closes sockets whose seats have moved to another device.

        A device of an account that holds the seat keeps it, whatever its token is.
        """
        before, live.holdings = live.holdings, {holding.seat: holding for holding in holdings}
        moved = [new for seat, new in live.holdings.items() if seat in before and before[seat].token != new.token]
        for subscriber in tuple(live.subscribers):
            if any(new.seat in subscriber.seats and not is_same(new.player, subscriber.player) for new in moved):
                subscriber.seats = ()
                subscriber.end(wire.Closing(reason="moved"))

    # Removing.

    def sweep(self) -> None:
        """Removes idle rooms from memory; their logs and deadlines stay."""
        now_ms = self._clock.now_ms()
        self.backoff.sweep(now_ms - _IDLE_MS)
        for live in tuple(self._rooms.values()):
            is_idle = live.last_used_ms + _IDLE_MS < now_ms
            if is_idle and not live.subscribers and not live.lock.locked() and not live.engine_turns:
                self.drop(live)

    def drop(self, live: LiveRoom) -> None:
        """Removes a room from memory; it is loaded again when it is next used, for its subscribers at once."""
        live.is_dropped = True
        if self._rooms.get(live.id) is live:
            del self._rooms[live.id]
        if live.subscribers and not self.tasks.is_stopping:
            self.tasks.spawn(self._reload(live))

    async def _reload(self, dropped: LiveRoom) -> None:
        """Moves the subscribers of a dropped room to the room that is loaded instead, with a snapshot.

        After repeated failures it waits for the backoff, since each reload sends a snapshot to every subscriber.
        """
        now_ms = self._clock.now_ms()
        wait_s = (self.backoff.earliest_ms(dropped.id, now_ms) - now_ms) / 1_000
        is_repeated = self.backoff.failures(dropped.id) > 1
        while is_repeated and wait_s > 0 and self.backoff.failures(dropped.id):
            await asyncio.sleep(min(wait_s, _RETRY_SECONDS))
            wait_s -= _RETRY_SECONDS
            if self.tasks.is_stopping:
                return
        live: LiveRoom | None = None
        while live is None:
            try:
                live = await self.get(dropped.id)
            except StorageError:  # the database is down
                if self.tasks.is_stopping or not dropped.subscribers:
                    return
                await asyncio.sleep(_RETRY_SECONDS)
            except ServerError:  # the room has expired
                for subscriber in tuple(dropped.subscribers):
                    subscriber.end(wire.Closing(reason="refused"))
                return
        for subscriber in tuple(dropped.subscribers):
            if subscriber.live is None:
                continue  # it has unsubscribed meanwhile
            live.subscribers.add(subscriber)
            subscriber.live = live
            subscriber.deliver(wire.encode(live.welcome(subscriber.seats, 0, self._clock.now_ms())))
        dropped.subscribers.clear()
