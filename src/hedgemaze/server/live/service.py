"""`Service`: opens tables and carries out commands in rooms.

Every command takes the same path: `hedgemaze.rooms` judges it, its events are stored, and only then do they become the
room's state and are published. So an acknowledged command is never lost, and a room in memory never knows more than its
log.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Event, Holder, Presence, Room, Settings, Visibility, advance, open_room
from hedgemaze.rooms.commands import Command, Sit
from hedgemaze.server import wire
from hedgemaze.server.clock import SteadyClock, TimeSource
from hedgemaze.server.credentials import hashed, is_same, new_room_id, new_token
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.coordinator import Coordinator
from hedgemaze.server.live.expiry import RoomCleaner
from hedgemaze.server.live.flags import Flags
from hedgemaze.server.live.live_room import LiveRoom, PendingAppend, Subscriber
from hedgemaze.server.live.room_cache import MAX_RACES, RoomCache
from hedgemaze.server.storage import Holding, NewRoom, Store
from hedgemaze.server.telemetry import tracing
from hedgemaze.server.telemetry.histograms import Histogram

_T = TypeVar("_T")
SMALL_ROOM = 20
"""With at most this many subscribers, each of them is notified when a spectator comes or goes."""
_SWEEP_SECONDS = 10.0
_CLOCK_SECONDS = 0.25


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A new table, as its opener gets it."""

    room: str
    token: str
    """Token of the opener's seats."""
    seats: tuple[int, ...]
    """The seats at the opener's screen."""
    join: str | None
    """Token of the invitation; None if no seat is empty."""


class Service:
    """The rooms of one node; used by one event loop."""

    def __init__(
        self,
        store: Store,
        clock: TimeSource,
        coordinator: Coordinator,
        cache: RoomCache,
        cleaner: RoomCleaner,
        randbelow: Callable[[int], int],
    ) -> None:
        self.store = store
        self.clock = clock
        self.coordinator = coordinator
        self.cache = cache
        self.cleaner = cleaner
        self.tasks = cache.tasks
        self.flags = Flags(self)
        self.is_draining = False
        """Whether the node is about to stop, and should get no new clients."""
        self.executed = 0
        """Commands that changed a room."""
        self.ack_to_opponent = Histogram()
        """From when a command may be acknowledged until its events are written to all sockets of the room here."""
        self._randbelow = randbelow

    async def start(self, *, with_loops: bool = True) -> None:
        """Opens the database, joins the other nodes and starts the background loops.

        Args:
            with_loops: False for tests that call the loops' steps themselves.
        """
        await self.store.start()
        await self.coordinator.start()
        if not with_loops:
            return
        self.coordinator.uptime.watch_stalls()
        for loop in (self.flags.run, self._sweep, self._check_time, self.cleaner.run, *self.coordinator.background()):
            self.tasks.run_forever(loop)

    async def stop(self) -> None:
        """Ends the loops, finishes all writes, closes the sockets of rooms, hands jobs over and closes the database."""
        await self.tasks.stop()
        for live in self.cache.all():
            for subscriber in tuple(live.subscribers):
                subscriber.end(wire.Closing(reason="restart", retry_after_ms=1_000))
        with contextlib.suppress(StorageError):
            await self.coordinator.stop()
        await self.store.stop()

    @property
    def is_stopping(self) -> bool:
        """Whether the node stops."""
        return self.tasks.is_stopping

    def spawn(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Starts a task that `stop` waits for."""
        return self.tasks.spawn(work)

    # Commands.

    async def open_table(self, settings: Settings, player: bytes | None) -> OpenedTable:
        """Sets up a table; the opener holds the seats at the opener's screen.

        Raises:
            SettingsError: the settings are not valid.
        """
        self.tasks.require_running()
        now_ms = self.clock.now_ms()
        room, events = open_room(settings, now_ms, self._randbelow)
        mine = tuple(n for n, plan in enumerate(settings.seats, 1) if plan.holder is Holder.HERE)
        is_open = any(plan.holder is Holder.ELSEWHERE for plan in settings.seats)
        token, join = new_token(), new_token() if is_open else None
        new = NewRoom(
            id=new_room_id(),
            opened_ms=now_ms,
            is_listed=settings.visibility is Visibility.LISTED,
            join=None if join is None else hashed(join),
            is_rated=settings.is_rated,
        )
        holdings = [Holding(seat, hashed(token), player) for seat in mine]
        await self.tasks.shield(self.cache.open(new, room, events, holdings))
        return OpenedTable(new.id, token, mine, join)

    async def carry_out(self, room_id: str, command: Command) -> LiveRoom:
        """Carries out a command whose sender was checked; returns when its events are stored and published.

        Raises:
            HedgemazeError: the command is refused, or its events could not be stored.
        """
        return (await self.tasks.shield(self.execute(room_id, command)))[0]

    async def sit(
        self, room_id: str, command: Sit, player: bytes | None, token: str | None = None
    ) -> tuple[LiveRoom, str | None]:
        """Gives an empty seat to a player; returns the room and the seat's token.

        Args:
            room_id: the room.
            command: the command.
            player: hash of the player's cookie.
            token: token that the client has chosen; None for a new one. For a repeated message the token is returned
                only if it is the seat's.

        Raises:
            HedgemazeError: the command is refused, or its events could not be stored.
        """
        token = token or new_token()
        holding = Holding(command.seat, hashed(token), player)
        live, is_new = await self.tasks.shield(self.execute(room_id, command, holding))
        known = live.holdings.get(command.seat)
        is_proven = is_new or (known is not None and is_same(known.token, hashed(token)))
        return live, token if is_proven else None

    async def move_seats(self, room_id: str, seat: int, player: bytes | None) -> tuple[str, tuple[int, ...]]:
        """Gives a seat, and those held with the same token, a new token; the old token is void."""
        live = await self.latest(room_id)
        async with live.lock:
            old = live.holdings.get(seat)
            if old is None:
                raise ServerError("server.bad_code", "nobody holds this seat any more", status=404)
            token = new_token()
            moved = [Holding(n, hashed(token), player) for n, each in live.holdings.items() if each.token == old.token]
            await self.store.seats.move(room_id, moved)
            self.cache.reseat(live, (live.holdings | {each.seat: each for each in moved}).values())
            self.coordinator.sync.seats_moved(live)
        return token, tuple(sorted(each.seat for each in moved))

    def name_erased(self, live: LiveRoom) -> None:
        """Is called when a name was erased from a room's log: all nodes load the room again."""
        self.coordinator.sync.name_erased(live)
        self.cache.drop(live)

    # The path of a command: judge, store, publish.

    async def execute(self, room_id: str, command: Command, holding: Holding | None = None) -> tuple[LiveRoom, bool]:
        """Does what `carry_out` does, in a task that is never cancelled, such as one of `spawn`.

        Args:
            room_id: the room.
            command: a command whose sender was checked.
            holding: the new holder of a seat, for `Sit`.

        Returns:
            The room, and whether the command changed it.

        Raises:
            HedgemazeError: the command is refused, or its events could not be stored.
        """
        uptime = self.coordinator.uptime
        await uptime.require()
        for _ in range(MAX_RACES):
            live = await self.cache.get(room_id)
            async with live.lock:
                if not await self.is_ready(live):
                    continue
                # Step 1. Judge.
                try:
                    after, events = advance(live.room, command, self.clock.now_ms(), self._randbelow)
                except HedgemazeError as error:
                    if await self.coordinator.sync.refresh(live):
                        continue  # another node has changed the room: judge again
                    if uptime.is_storage_down and error.code == "room.time_over":  # a credit may change that
                        raise StorageError("storage.unavailable", "nothing can be stored now") from None
                    raise
                if not events:
                    return live, False
                freed = _freed(live.room, after)
                if await self.append(live, after, events, () if holding is None else (holding,), freed):
                    self.executed += 1
                    return live, True
        raise StorageError("storage.unavailable", "other nodes keep writing to this room", given=room_id)

    async def append(
        self,
        live: LiveRoom,
        after: Room,
        events: Sequence[Event],
        holdings: Sequence[Holding] = (),
        freed: Sequence[int] = (),
    ) -> bool:
        """Stores events of a room, whose lock is held, then applies and publishes them.

        Returns:
            False after a lost race; the room then has the state that is stored.
        """
        # Step 2. Store.
        pending = PendingAppend(after, events, live)
        lease = self.coordinator.leases.engine_lease(live.id, pending)
        try:
            summary = pending.summary if self.coordinator.sync.is_shared else pending.due_summary
            with tracing.span("store", events=len(events)):
                is_stored = await self.store.rooms.append(live.id, pending.stored, summary, holdings, freed, lease)
            if not is_stored:
                if not await self.cache.catch_up(live):
                    self.cache.drop(live)  # the room was deleted
                return False
        except StorageError:
            self.cache.write_failed(live.id)
            self.cache.drop(live)  # the events may be stored or not
            raise
        stored_at = time.perf_counter()
        live.stored_summary = summary or live.stored_summary
        self.cache.backoff.succeeded(live.id)
        # Step 3. Publish: to the other nodes, to the subscribers here, to the engines.
        if holdings or freed:
            kept = {seat: each for seat, each in live.holdings.items() if seat not in freed}
            live.holdings = kept | {each.seat: each for each in holdings}
        if after.rematch is not None and live.room.rematch is None:
            await self.cache.open_rematch(live, after)
        self.coordinator.sync.appended(live, pending, lease, seats_changed=bool(holdings or freed))
        live.apply_stored(pending)
        if live.subscribers:  # called after the writes that the subscribers have scheduled
            asyncio.get_running_loop().call_soon(self._published, stored_at)
        self.cache.changed(live)
        return True

    def _published(self, stored_at: float) -> None:
        self.ack_to_opponent.observe(time.perf_counter() - stored_at)

    async def is_ready(self, live: LiveRoom) -> bool:
        """Credits a room, whose lock is held, if an outage cost it time; False if it must be fetched again."""
        credit = self.cache.credit
        return not live.is_dropped and (not credit.is_owed(live) or await self.cache.settle_credit(live))

    # Rooms and their subscribers.

    async def live_room(self, room_id: str) -> LiveRoom:
        """Returns a room, from memory or from its log.

        Raises:
            ServerError: there is no such room.
        """
        return await self.cache.get(room_id)

    async def latest(self, room_id: str) -> LiveRoom:
        """Returns a room as it is stored, even if another node changed it last.

        Raises:
            ServerError: there is no such room.
        """
        return await self.cache.get_latest(room_id)

    def subscribe(self, live: LiveRoom, subscriber: Subscriber) -> None:
        """Sends a subscriber everything that happens in a room from now on."""
        subscriber.live = live
        live.subscribers.add(subscriber)
        self.cleaner.mark_seen((live,))
        if not subscriber.seats:
            subscriber.deliver(wire.encode(live.presence()))
        self.publish_presence(live, is_news=bool(subscriber.seats) or len(live.subscribers) <= SMALL_ROOM)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Unsubscribes a subscriber from its room."""
        live, subscriber.live = subscriber.live, None
        if live is None:
            return
        live.subscribers.discard(subscriber)
        live.last_used_ms = self.clock.now_ms()
        self.publish_presence(live, is_news=bool(subscriber.seats) or len(live.subscribers) <= SMALL_ROOM)

    def publish_presence(self, live: LiveRoom, *, is_news: bool = True) -> None:
        """Publishes who is connected to a room: to its subscribers here if `is_news`, and to the other nodes."""
        if is_news:
            live.publish(live.presence())
        self.coordinator.sync.presence_changed(live)

    # Background loops.

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.cache.sweep()
            self.cleaner.mark_seen([live for live in self.cache.all() if live.subscribers])

    async def _check_time(self) -> None:
        while True:
            await asyncio.sleep(_CLOCK_SECONDS)
            if isinstance(self.clock, SteadyClock):
                self.clock.align()
            await self.coordinator.uptime.check()


def _freed(before: Room, after: Room) -> tuple[int, ...]:
    """Returns the seats that have become empty."""
    if before.seats is after.seats:
        return ()
    pairs = enumerate(zip(before.seats, after.seats, strict=True), 1)
    return tuple(n for n, (old, new) in pairs if new.presence is Presence.EMPTY and old.presence is not Presence.EMPTY)
