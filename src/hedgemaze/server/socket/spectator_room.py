"""`SpectatorRoom`: a rated room as its spectators see it, later than its players if one of them has chosen that.

It subscribes to the room and keeps what has happened until it is old enough. What happened before the game began is
never held back. Presence is not delayed: it reveals nothing about the game.
"""

from __future__ import annotations

import asyncio
import bisect
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import msgspec

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Room, Stage
from hedgemaze.server import wire
from hedgemaze.server.errors import ServerError
from hedgemaze.server.live.live_room import LiveRoom, RemoteAppend, Subscriber
from hedgemaze.server.live.loading import fold
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage import StoredRoom

FindDelay = Callable[[Room], Awaitable[int]]
"""Returns by how many milliseconds the spectators of a room are behind."""
_RETRY_SECONDS = 1.0


class _Stamp(msgspec.Struct, frozen=True):
    """The part of an event that says when it happened."""

    event: str
    version: int
    at_ms: int


class _Message(msgspec.Struct, frozen=True):
    """The part of a message to subscribers that is read here."""

    type: str
    events: tuple[msgspec.Raw, ...] = ()


@dataclass(frozen=True, slots=True)
class _Held:
    stamp: _Stamp
    data: bytes


class SpectatorRoom:
    """One room for all its spectators at this node; a `Subscriber` of the live room."""

    seats: tuple[int, ...] = ()
    player: bytes | None = None

    def __init__(self, service: Service, live: LiveRoom, find_delay: FindDelay) -> None:
        """Prepares the room; `start` subscribes it."""
        self.live: LiveRoom | None = None
        self._service = service
        self._source = live
        self._find_delay = find_delay
        self._arrived: list[bytes] = []
        """Events of the live room, in the order in which they came."""
        self._held: deque[_Held] = deque()
        """Events after those of the past room."""
        self._is_stale = False
        """Whether the log must be read again before anything is released."""
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None
        self._delay_ms: int | None = None
        """None until it is needed: before the game begins nobody knows who plays."""
        self.past: LiveRoom
        """The room as spectators see it; their sockets subscribe to it."""

    @property
    def audience(self) -> int:
        """The number of spectators."""
        return len(self.past.subscribers)

    async def start(self) -> None:
        """Reads the log and follows the room from now on.

        Raises:
            HedgemazeError: the room, or the privacy settings of its players, could not be read.
        """
        await self._read()
        self._service.subscribe(self._source, self)
        self._is_stale = self._last_version() < self._source.room.version  # it went on while the log was read
        self.advance()

    def stop(self) -> None:
        """Stops following the room; called when the last spectator has left."""
        if self._timer is not None:
            self._timer.cancel()
        self._service.unsubscribe(self)

    def add(self, subscriber: Subscriber) -> None:
        """Shows the room to one more spectator from now on; the caller has sent the welcome."""
        subscriber.live = self.past
        self.past.subscribers.add(subscriber)
        if self.live is not None:
            subscriber.deliver(wire.encode(self.live.presence()))
            self._service.publish_presence(self.live)

    def remove(self, subscriber: Subscriber) -> None:
        """Is called when a spectator leaves."""
        subscriber.live = None
        self.past.subscribers.discard(subscriber)
        if self.live is not None:
            self._service.publish_presence(self.live)

    # The side of the live room.

    def deliver(self, data: bytes) -> None:
        """Takes a message of the live room."""
        message = msgspec.json.decode(data, type=_Message)
        if message.type == "events":
            self._arrived += [bytes(event) for event in message.events]
            self.advance()
        elif message.type == "welcome":  # the room was loaded again: names may have been erased from its log
            self._is_stale = True
            self.advance()
        else:
            for subscriber in tuple(self.past.subscribers):
                subscriber.deliver(data)

    def end(self, closing: wire.Closing) -> None:
        """Ends the sockets of all spectators."""
        for subscriber in tuple(self.past.subscribers):
            subscriber.end(closing)

    # Time.

    def advance(self) -> None:
        """Releases what is old enough, and schedules the next time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._take_arrived()
        while self._held and not self._needs_reading():
            if count := self._due():
                log = [self._held.popleft().data for _ in range(count)]
                self.past.apply_remote(RemoteAppend(self.past, log))
                continue
            wait_ms = self._held[0].stamp.at_ms + (self._delay_ms or 0) - self._service.clock.now_ms()
            self._timer = asyncio.get_running_loop().call_later(max(1, wait_ms) / 1_000, self.advance)
            break
        if self._needs_reading() and (self._work is None or self._work.done()):
            self._work = self._service.spawn(self._catch_up())

    def _due(self) -> int:
        """Returns how many of the events that are held may be released."""
        if self.past.room.stage is Stage.WAITING:
            return 1
        until_ms = self._service.clock.now_ms() - (self._delay_ms or 0)
        return bisect.bisect_right(self._held, until_ms, key=lambda held: held.stamp.at_ms)

    def _take_arrived(self) -> None:
        """Appends the events that have arrived to those that are held."""
        arrived, self._arrived = self._arrived, []
        known = self._last_version()
        for data in arrived:
            stamp = msgspec.json.decode(data, type=_Stamp)
            if stamp.version == known + 1:
                self._held.append(_Held(stamp, data))
                known += 1
            elif stamp.version > known:
                self._is_stale = True  # some are missing

    def _last_version(self) -> int:
        return self._held[-1].stamp.version if self._held else self.past.room.version

    # The database.

    def _needs_reading(self) -> bool:
        is_unknown = self._delay_ms is None and self.past.room.stage is not Stage.WAITING
        return self._is_stale or (is_unknown and bool(self._held))

    async def _catch_up(self) -> None:
        """Reads what is missing: the delay, or the log."""
        while self._needs_reading() and self.live is not None and not self._service.is_stopping:
            try:
                if self._is_stale:
                    await self._read_again()
                else:
                    self._set_delay(await self._find_delay(self.past.room))
            except HedgemazeError:
                await asyncio.sleep(_RETRY_SECONDS)
            self.advance()

    async def _read_again(self) -> None:
        old = self.past
        self._is_stale = False
        try:
            await self._read()
        except HedgemazeError:
            self._is_stale = True
            raise
        for subscriber in tuple(old.subscribers):
            self.past.subscribers.add(subscriber)
            subscriber.live = self.past
            subscriber.deliver(wire.encode(self.past.welcome((), 0, self._service.clock.now_ms())))
        if self.past is not old:
            old.subscribers.clear()

    async def _read(self) -> None:
        """Makes the past room from the log."""
        loaded = await self._service.store.rooms.load(self._source.id)
        if loaded is None:
            raise ServerError("server.no_such_room", "there is no such room", status=404, given=self._source.id)
        past, held, delay_ms = await read_past(self._source.id, loaded, self._service.clock.now_ms(), self._find_delay)
        self.past, self._held = past, deque(held)
        self._set_delay(delay_ms)

    def _set_delay(self, delay_ms: int | None) -> None:
        self._delay_ms, self.past.delay_ms = delay_ms, delay_ms or 0


async def read_past(
    room: str, loaded: StoredRoom, now_ms: int, find_delay: FindDelay
) -> tuple[LiveRoom, list[_Held], int | None]:
    """Returns a room as its spectators see it now, the events that they may not see yet, and the delay if it is known.

    Args:
        room: the id.
        loaded: the whole log.
        now_ms: the time.
        find_delay: is asked once the game has begun.
    """
    stamps = [msgspec.json.decode(data, type=_Stamp) for data in loaded.log]
    shown = next((number for number, stamp in enumerate(stamps, 1) if stamp.event == "started"), len(stamps))
    past, delay_ms = await asyncio.to_thread(_fold, room, loaded, shown), None
    if past.room.stage is not Stage.WAITING:
        delay_ms = await find_delay(past.room)
        old = bisect.bisect_right(stamps, now_ms - delay_ms, key=lambda stamp: stamp.at_ms)
        if old > shown:
            past, shown = await asyncio.to_thread(_fold, room, loaded, old), old
        past.delay_ms = delay_ms
    rest = zip(stamps[shown:], loaded.log[shown:], strict=True)
    return past, [_Held(stamp, data.encode()) for stamp, data in rest], delay_ms


def _fold(room: str, loaded: StoredRoom, count: int) -> LiveRoom:
    """Returns a room after the first events of its log."""
    folded = fold(room, replace(loaded, log=loaded.log[:count], snapshot=None))
    assert folded is not None, "a whole log has no snapshot"
    return folded[0]
