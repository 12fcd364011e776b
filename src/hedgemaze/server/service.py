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
from hedgemaze.server import messages as wire
from hedgemaze.server.clock import Clock
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.held import Draft, Held, Listener
from hedgemaze.server.seats import hashed, new_room_id, new_token
from hedgemaze.server.shelf import MOST_RACES, Shelf
from hedgemaze.server.storage import Holding, NewRoom, Store

__all__ = ["OpenedTable", "Service"]

_T = TypeVar("_T")
_log = logging.getLogger("hedgemaze.server")
_SWEEP_SECONDS = 10.0
_BEAT_SECONDS = 2.0


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


class Service(Shelf):
    """Keeps rooms; one event loop uses it."""

    def __init__(
        self, store: Store, clock: Clock, *, draw: Callable[[int], int] = secrets.randbelow, node: str = "one"
    ) -> None:
        super().__init__(store, clock, draw)
        self.acted = 0
        """How many commands changed something."""
        self._node = node
        self._loops: list[asyncio.Task[None]] = []

    # Life.

    async def start(self, *, is_alone: bool = False) -> None:
        """Notes how long nobody was there, and sets the alarms.

        Args:
            is_alone: without loops in the background: a test calls `wake` and `sweep` itself.
        """
        await self.store.start()
        now_ms = self.clock.now_ms()
        await self.store.came_back(now_ms)
        await self.store.beat(self._node, now_ms)
        for at_ms, room in await self.store.alarms():
            self.alarms.set(room, at_ms or now_ms)
        if not is_alone:
            self._loops = [asyncio.create_task(loop()) for loop in (self._ring, self._beat, self._sweep)]

    async def stop(self) -> None:
        """Finishes what is being stored, tells everybody, and closes the storage."""
        self.is_stopping = True
        for loop in self._loops:
            loop.cancel()
        while self._work:
            await asyncio.wait(self._work)
        for held in tuple(self._held.values()):
            for listener in tuple(held.listeners):
                listener.end(wire.Closing(reason="restart", retry_after_ms=1_000))
        with contextlib.suppress(StorageError):
            await self.store.beat(self._node, self.clock.now_ms())
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

    async def carry_out(self, id: str, command: Command) -> Held:  # noqa: A002
        """Carries out a command whose sender was checked; returns when it is stored and told.

        Raises:
            HedgemazeError: it is refused, or could not be stored.
        """
        return (await self._shielded(self._carry_out(id, command, None)))[0]

    async def sit(self, id: str, command: Sit, player: bytes | None) -> tuple[Held, str | None]:  # noqa: A002
        """Gives an empty seat away; returns its new token, None if the message came again.

        Raises:
            HedgemazeError: it is refused, or could not be stored.
        """
        token = new_token()
        held, is_new = await self._shielded(self._carry_out(id, command, Holding(command.seat, hashed(token), player)))
        return held, token if is_new else None

    async def move_seats(self, id: str, seat: int, player: bytes | None) -> tuple[str, tuple[int, ...]]:  # noqa: A002
        """Gives a seat, and those held with it, a new token; the old one is worth nothing any more."""
        held = await self.held(id)
        async with held.lock:
            old = held.holdings.get(seat)
            if old is None:
                raise ServerError("server.bad_code", "nobody holds this seat any more", status=404)
            token = new_token()
            moved = [Holding(n, hashed(token), player) for n, each in held.holdings.items() if each.token == old.token]
            await self.store.move_seats(id, moved)
            held.holdings |= {each.seat: each for each in moved}
            for listener in tuple(held.listeners):
                if set(listener.seats) & {each.seat for each in moved}:
                    listener.seats = ()
                    listener.end(wire.Closing(reason="moved"))
        return token, tuple(sorted(each.seat for each in moved))

    def listen(self, held: Held, listener: Listener) -> None:
        """Lets somebody hear what happens in a room."""
        listener.held = held
        held.listeners.add(listener)
        if listener.seats:
            held.tell(held.presence())
        else:
            listener.deliver(wire.encode(held.presence()))

    def unlisten(self, listener: Listener) -> None:
        """Ends that."""
        held, listener.held = listener.held, None
        if held is None:
            return
        held.listeners.discard(listener)
        held.used_ms = self.clock.now_ms()
        if listener.seats:
            held.tell(held.presence())

    # What happens by itself.

    async def wake(self) -> None:
        """Lets the flags fall that are due, and engines act whose turn it is."""
        for room in self.alarms.due(self.clock.now_ms()):
            try:
                await self._shielded(self._fall_due(room))
            except ServerError as error:
                _log.warning("an alarm of no room", extra={"room": room, "code": error.code})
            except HedgemazeError as error:  # the database is away: again a little later
                _log.warning("an alarm failed", extra={"room": room, "code": error.code})
                self.alarms.set(room, self.clock.now_ms() + 1_000)

    async def _ring(self) -> None:
        while True:
            await self.wake()
            await self.alarms.wait(self.clock.now_ms())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(_BEAT_SECONDS)
            if self.alarms:
                with contextlib.suppress(StorageError):
                    await self.store.beat(self._node, self.clock.now_ms())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.sweep()

    # One room.

    async def _carry_out(self, id: str, command: Command, holding: Holding | None) -> tuple[Held, bool]:  # noqa: A002
        """Returns the room, and whether something changed."""
        for _ in range(MOST_RACES):
            held = await self.held(id)
            async with held.lock:
                if held.is_dropped:
                    continue
                after, events = advance(held.room, command, self.clock.now_ms(), self._draw)
                if not events:
                    return held, False
                freed = _freed(held.room, after)
                if await self._append(held, after, events, () if holding is None else (holding,), freed):
                    self.acted += 1
                    return held, True
        raise StorageError("storage.unavailable", "others write to this room all the time", given=id)

    async def _append(
        self,
        held: Held,
        after: Room,
        events: Sequence[Event],
        holdings: Sequence[Holding] = (),
        freed: Sequence[int] = (),
    ) -> bool:
        """Stores events, makes them the state and tells everybody; False after a lost race, with the room dropped."""
        draft = Draft(after, events, held)
        try:
            is_first = await self.store.append(held.id, draft.stored, draft.summary, holdings, freed)
        except StorageError:
            self.drop(held)  # whether it was written is not known
            raise
        if not is_first:
            self.drop(held)
            return False
        held.holdings |= {each.seat: each for each in holdings}
        for seat in freed:
            held.holdings.pop(seat, None)
        is_rematch = after.rematch is not None and held.room.rematch is None
        if is_rematch:
            await self._open_rematch(held, after)
        held.take(draft)
        self._changed(held)
        return True

    async def _fall_due(self, id: str) -> None:  # noqa: A002
        """Lets a room's flag fall, if it is time; sets its next alarm."""
        held = await self.held(id)
        async with held.lock:
            if held.is_dropped:
                self.alarms.set(id, self.clock.now_ms())
                return
            events = due(held.room, self.clock.now_ms())
            if not events:
                self._changed(held)
                return
            after = held.room
            for event in events:
                after = apply(after, event)
            if not await self._append(held, after, events):
                self.alarms.set(id, self.clock.now_ms())

    # Helpers.

    def _must_run(self) -> None:
        if self.is_stopping:
            raise ServerError("server.stopping", "the server stops", status=503, retry_after_ms=1_000)

    async def _shielded(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Awaits work that goes on to its end even if whoever awaits it goes away."""
        if self.is_stopping:
            work.close()
            self._must_run()
        return await asyncio.shield(self._spawn(work))


def _freed(before: Room, after: Room) -> tuple[int, ...]:
    pairs = enumerate(zip(before.seats, after.seats, strict=True), 1)
    return tuple(n for n, (old, new) in pairs if new.presence is Presence.EMPTY and old.presence is not Presence.EMPTY)
