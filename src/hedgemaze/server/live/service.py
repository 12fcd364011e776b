"""`Service`: rooms played by many people at once.

Every command goes the same way: judged by `rooms`, stored, and only then state, answer and news for everybody. So what
was acknowledged is never lost, and a room in memory never knows more than the log. A room is loaded by folding its log
and forgotten when nobody uses it; one that turns out not to be the truth (a lost race, a failed write) is dropped and
loaded anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import (
    Event,
    Holder,
    Presence,
    Room,
    Settings,
    Visibility,
    advance,
    apply,
    due,
    open_room,
)
from hedgemaze.rooms.commands import Command, Sit
from hedgemaze.server.clock import Clock, Heartbeat
from hedgemaze.server.credentials import hashed, is_same, new_room_id, new_token
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.expiry import EXPIRY, Expiry
from hedgemaze.server.live.live_room import Draft, Listener, LiveRoom
from hedgemaze.server.live.room_cache import MOST_RACES
from hedgemaze.server.live.time_credit import CreditingRoomCache
from hedgemaze.server.socket import messages as wire
from hedgemaze.server.storage import Holding, NewRoom, Store

__all__ = ["OpenedTable", "Service"]

_T = TypeVar("_T")
_log = logging.getLogger("hedgemaze.server")
FEW = 20
"""Where at most so many listen, everybody hears of spectators who come and go as well."""
_AT_ONCE = 100
"""Rooms whose flags fall together."""
_SWEEP_SECONDS = 10.0
_AWAY_SECONDS = 0.05
_EXPIRE_SECONDS = 600.0
SEEN_MS = 12 * 3_600_000
"""How often connections to a room are noted; rooms expire after days."""
_BEAT_SECONDS = 2.0
_ANEW_SECONDS = 1.0
_FAULT_MS = 60_000
"""When a room is looked at again whose flag could not fall by a fault of ours."""


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A table that was just set up."""

    room: str
    token: str
    """Of the seats at the opener's own screen."""
    seats: tuple[int, ...]
    """Those seats."""
    join: str | None
    """The invitation's token; None where no seat is empty."""


class Service(CreditingRoomCache):
    """Keeps rooms; one event loop uses it."""

    def __init__(
        self, store: Store, clock: Clock, *, draw: Callable[[int], int] = secrets.randbelow, node: str = "one"
    ) -> None:
        super().__init__(store, clock, draw, node)
        self.acted = 0
        """How many commands changed something."""
        self.expiry = Expiry()
        """When rooms that nobody uses are deleted."""
        self._loops: list[asyncio.Task[None]] = []

    # Life.

    async def start(self, *, is_alone: bool = False) -> None:
        """Notes how long nobody was there, and sets the alarms.

        Args:
            is_alone: without loops in the background: a test calls `wake` and `sweep` itself.
        """
        await self.store.start()
        await self._begin()
        if not is_alone:
            self.heartbeat = Heartbeat(self.clock, self._least_gap_ms)
            self._loops = [asyncio.create_task(self._keep_on(loop)) for loop in self._background()]

    async def stop(self) -> None:
        """Finishes what is being stored, tells everybody, and closes the storage."""
        self.is_stopping = True
        for loop in self._loops:
            loop.cancel()
        while self._work:
            await asyncio.wait(self._work)
        for live in tuple(self._held.values()):
            for listener in tuple(live.listeners):
                listener.end(wire.Closing(reason="restart", retry_after_ms=1_000))
        with contextlib.suppress(StorageError):
            await self._end()
        await self.store.stop()

    # Tables.

    async def open_table(self, settings: Settings, player: bytes | None) -> OpenedTable:
        """Sets up a table; the seats at the opener's screen are his.

        Raises:
            SettingsError: it cannot be set up so.
        """
        self._must_run()
        now_ms = self.clock.now_ms()
        room, events = open_room(settings, now_ms, self._draw)
        mine = tuple(n for n, plan in enumerate(settings.seats, 1) if plan.holder is Holder.HERE)
        is_open = any(plan.holder is Holder.ELSEWHERE for plan in settings.seats)
        token, join = new_token(), new_token() if is_open else None
        new = NewRoom(
            id=new_room_id(),
            opened_ms=now_ms,
            is_listed=settings.visibility is Visibility.LISTED,
            join=None if join is None else hashed(join),
        )
        holdings = [Holding(seat, hashed(token), player) for seat in mine]
        await self._shielded(self._open(new, room, events, holdings))
        return OpenedTable(new.id, token, mine, join)

    async def carry_out(self, id: str, command: Command) -> LiveRoom:  # noqa: A002
        """Carries out a command whose sender was checked; returns when it is stored and told.

        Raises:
            HedgemazeError: it is refused, or could not be stored.
        """
        return (await self._shielded(self._carry_out(id, command, None)))[0]

    async def sit(
        self,
        id: str,  # noqa: A002
        command: Sit,
        player: bytes | None,
        token: str | None = None,
    ) -> tuple[LiveRoom, str | None]:
        """Gives an empty seat away; returns its token.

        Args:
            id: of the room.
            command: what was asked.
            player: who asks, by the hash of the cookie.
            token: the secret that the asker has chosen; a new one if None. If the message came again, it is returned
                only where it is the seat's.

        Raises:
            HedgemazeError: it is refused, or could not be stored.
        """
        token = token or new_token()
        live, is_new = await self._shielded(self._carry_out(id, command, Holding(command.seat, hashed(token), player)))
        holding = live.holdings.get(command.seat)
        is_proven = is_new or (holding is not None and is_same(holding.token, hashed(token)))
        return live, token if is_proven else None

    async def move_seats(self, id: str, seat: int, player: bytes | None) -> tuple[str, tuple[int, ...]]:  # noqa: A002
        """Gives a seat, and those held with it, a new token; the old one is worth nothing any more."""
        live = await self.fresh(id)
        async with live.lock:
            old = live.holdings.get(seat)
            if old is None:
                raise ServerError("server.bad_code", "nobody holds this seat any more", status=404)
            token = new_token()
            moved = [Holding(n, hashed(token), player) for n, each in live.holdings.items() if each.token == old.token]
            await self.store.move_seats(id, moved)
            self._reseat(live, (live.holdings | {each.seat: each for each in moved}).values())
            self._moved(live)
        return token, tuple(sorted(each.seat for each in moved))

    def listen(self, live: LiveRoom, listener: Listener) -> None:
        """Lets somebody hear what happens in a room."""
        listener.live = live
        live.listeners.add(listener)
        self.mark_seen((live,))
        if not listener.seats:
            listener.deliver(wire.encode(live.presence()))
        self.tell_presence(live, is_news=bool(listener.seats) or len(live.listeners) <= FEW)

    def unlisten(self, listener: Listener) -> None:
        """Ends that."""
        live, listener.live = listener.live, None
        if live is None:
            return
        live.listeners.discard(listener)
        live.used_ms = self.clock.now_ms()
        self.tell_presence(live, is_news=bool(listener.seats) or len(live.listeners) <= FEW)

    def tell_presence(self, live: LiveRoom, *, is_news: bool = True) -> None:
        """Tells who is connected to a room, if that is of interest to everybody in it."""
        if is_news:
            live.tell(live.presence())

    def erased(self, live: LiveRoom) -> None:
        """Is called when a name was taken out of a room's log: it is read anew."""
        self.drop(live)

    # What happens by itself.

    async def wake(self) -> None:
        """Lets the flags fall that are due, and engines act whose turn it is.

        Not while nothing can be stored, and not before time is credited in which nobody could play.
        """
        await self._check_time()
        if self.is_away:
            await asyncio.sleep(_AWAY_SECONDS)
            return
        rooms = self.alarms.due(self.clock.now_ms())
        for begin in range(0, len(rooms), _AT_ONCE):  # so that they share a commit
            await asyncio.gather(*(self._wake(room) for room in rooms[begin : begin + _AT_ONCE]))

    async def _wake(self, room: str) -> None:
        try:
            await self._shielded(self._fall_due(room))
        except ServerError as error:
            _log.warning("an alarm of no room", extra={"room": room, "code": error.code})
        except HedgemazeError as error:  # the database is away: again a little later
            _log.warning("an alarm failed", extra={"room": room, "code": error.code})
            now_ms = self.clock.now_ms()
            self.alarms.set(room, self.backoff.earliest_ms(room, now_ms + 1_000))
        except Exception:  # a fault of ours in one room: the others' flags fall all the same
            _log.exception("an alarm failed", extra={"room": room})
            self.alarms.set(room, self.clock.now_ms() + _FAULT_MS)

    async def _begin(self) -> None:
        now_ms = self.clock.now_ms()
        await self.store.came_back(now_ms)
        await self.store.beat(self.node, now_ms)
        for at_ms, room in await self.store.alarms():
            self.alarms.set(room, at_ms or now_ms)

    async def _end(self) -> None:
        await self.store.beat(self.node, self.clock.now_ms())

    def _background(self) -> Sequence[Callable[[], Coroutine[Any, Any, None]]]:
        """Returns what goes on all the time."""
        return self._ring, self._beat, self._sweep, self._tick, self._expire

    async def _keep_on(self, loop: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begins what goes on all the time anew if it fails: a server without flags would be worse than a line more."""
        while True:
            try:
                await loop()
            except Exception:
                _log.exception("what should go on all the time has failed, and begins anew")
            await asyncio.sleep(_ANEW_SECONDS)

    async def _ring(self) -> None:
        while True:
            await self.wake()
            await self.alarms.wait(self.clock.now_ms())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(_BEAT_SECONDS)
            if self.alarms or self.is_away:
                await self.beat()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.sweep()
            self.mark_seen([live for live in self._held.values() if live.listeners])

    # Rooms that expire.

    def mark_seen(self, rooms: Sequence[LiveRoom]) -> None:
        """Notes connections to rooms in the database, twice per day and room, so that no server deletes them."""
        now_ms = self.clock.now_ms()
        old = [live for live in rooms if live.seen_ms + SEEN_MS < now_ms]
        if old and not self.is_away and not self.is_stopping:
            for live in old:
                live.seen_ms = now_ms
            self.spawn(self._mark_seen([live.id for live in old], now_ms))

    async def _mark_seen(self, rooms: Sequence[str], now_ms: int) -> None:
        with contextlib.suppress(StorageError):
            await self.store.seen(rooms, now_ms)

    async def _expire(self) -> None:
        while True:
            await asyncio.sleep(_EXPIRE_SECONDS)
            with contextlib.suppress(StorageError):
                await self.expire()

    async def expire(self) -> int:
        """Deletes rooms that nobody has used for long, little by little; returns how many.

        Raises:
            StorageError: the database is away; the rest is deleted later.
        """
        if self.is_away or not await self.leases.claim(EXPIRY, "rooms"):
            return 0
        try:
            return await self.expiry.run(self)
        finally:
            await self.leases.release(EXPIRY, "rooms")

    def forget_expired(self, id: str) -> None:  # noqa: A002
        """Forgets what is in memory of a room that was deleted."""
        self.alarms.set(id, None)
        live = self._held.get(id)
        if live is not None:
            self.drop(live)

    # One room.

    async def _carry_out(self, id: str, command: Command, holding: Holding | None) -> tuple[LiveRoom, bool]:  # noqa: A002
        """Returns the room, and whether something changed."""
        if self.is_away or (self.heartbeat is not None and self.heartbeat.is_late):
            await self._check_time()
            self._must_store()
        for _ in range(MOST_RACES):
            live = await self.live_room(id)
            async with live.lock:
                if live.is_dropped or (self._is_owed(live) and not await self._is_credited(live)):
                    continue
                try:
                    after, events = advance(live.room, command, self.clock.now_ms(), self._draw)
                except HedgemazeError as error:
                    if await self._is_behind(live):
                        continue
                    if self.is_away and error.code == "room.time_over":  # perhaps not, when it is credited
                        raise StorageError("storage.unavailable", "nothing can be stored now") from None
                    raise
                if not events:
                    return live, False
                freed = _freed(live.room, after)
                if await self._append(live, after, events, () if holding is None else (holding,), freed):
                    self.acted += 1
                    return live, True
        raise StorageError("storage.unavailable", "others write to this room all the time", given=id)

    async def _append(
        self,
        live: LiveRoom,
        after: Room,
        events: Sequence[Event],
        holdings: Sequence[Holding] = (),
        freed: Sequence[int] = (),
    ) -> bool:
        """Stores events, makes them the state and tells everybody; False after a lost race, with the room as it is."""
        draft = Draft(after, events, live)
        lease = self._engines_lease(live.id, draft)
        try:
            if not await self.store.append(live.id, draft.stored, draft.summary, holdings, freed, lease):
                if not await self._catch_up(live):
                    self.drop(live)  # it is gone
                return False
        except StorageError:
            self._write_failed(live.id)
            self.drop(live)  # whether it was written is not known
            raise
        self.backoff.succeeded(live.id)
        live.holdings |= {each.seat: each for each in holdings}
        for seat in freed:
            live.holdings.pop(seat, None)
        is_rematch = after.rematch is not None and live.room.rematch is None
        if is_rematch:
            await self._open_rematch(live, after)
        self._appended(live, draft, lease, is_seating=bool(holdings or freed))
        live.take(draft)
        self._changed(live)
        return True

    async def _fall_due(self, id: str) -> None:  # noqa: A002
        """Lets a room's flag fall, if it is time; sets its next alarm."""
        live = await self.fresh(id)
        async with live.lock:
            if live.is_dropped or (self._is_owed(live) and not await self._is_credited(live)):
                self.alarms.set(id, self.clock.now_ms())
                return
            events = due(live.room, self.clock.now_ms())
            if not events:
                self._changed(live)
                return
            if self.backoff.earliest_ms(id, 0) > self.clock.now_ms():  # the alarm was set before a write failed
                self._changed(live)
                return
            after = live.room
            for event in events:
                after = apply(after, event)
            if not await self._append(live, after, events):
                self.alarms.set(id, self.clock.now_ms())

    # What is different among several servers.

    def figures(self) -> dict[str, tuple[str, float]]:
        """Returns figures beside the usual ones: by name what it is, and how much."""
        return {"hedgemaze_database_away": ("Whether nothing can be stored.", self.is_away)}

    async def _is_behind(self, live: LiveRoom) -> bool:  # noqa: ARG002
        """Tells whether another server has changed a room; then it is as it is stored, and a command is judged anew."""
        return False

    def _moved(self, live: LiveRoom) -> None:
        """Is called when seats have changed hands without an event."""

    # Helpers.

    def _must_run(self) -> None:
        if self.is_stopping:
            raise ServerError("server.stopping", "the server stops", status=503, retry_after_ms=1_000)

    async def _shielded(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Awaits work that goes on to its end even if whoever awaits it goes away."""
        if self.is_stopping:
            work.close()
            self._must_run()
        if asyncio.current_task() in self._work:  # which nobody ends
            return await work
        return await asyncio.shield(self.spawn(work))


def _freed(before: Room, after: Room) -> tuple[int, ...]:
    pairs = enumerate(zip(before.seats, after.seats, strict=True), 1)
    return tuple(n for n, (old, new) in pairs if new.presence is Presence.EMPTY and old.presence is not Presence.EMPTY)
