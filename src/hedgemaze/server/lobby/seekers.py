"""`Seekers`: the people of this node who wait for a partner.

The entries are rows of the database that any node may pair. This class knows which socket each entry belongs to.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from hedgemaze.errors import HedgemazeError
from hedgemaze.server.credentials import hashed
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.game_tables import plan_table
from hedgemaze.server.lobby.lobby_messages import Cancelled, Found, Seek, Seeking
from hedgemaze.server.lobby.presets import QUEUES, Preset
from hedgemaze.server.lobby.requests import checked, with_ratings
from hedgemaze.server.socket.connection import Connection
from hedgemaze.server.storage import Paired, SeatedTable, StoredSeek

ALIVE_MS = 5_000
"""People are paired only while the node of their socket has sent a heartbeat this recently."""
_DEAD_MS = 60_000
"""Entries of nodes without a heartbeat for this long are deleted."""
KEEP_MS = 600_000
"""For this long a client can ask again what has become of its ticket."""
_RECENT_MS = 30_000
"""How far back a node looks for pairings that other nodes have made."""


@dataclass(slots=True)
class _Seeker:
    connection: Connection
    is_stored: bool = False
    """Whether the entry is in the database, as far as this node knows."""


class Seekers:
    """The waiting people of one node.

    Args:
        service: the rooms.
        randbelow: the source of random numbers, as `secrets.randbelow`.
        on_change: called when the number of waiting people has changed; must not block.
    """

    def __init__(self, service: Service, randbelow: Callable[[int], int], on_change: Callable[[], None]) -> None:
        self._service = service
        self._store = service.store.lobby
        self._coordinator = service.coordinator
        self._randbelow = randbelow
        self._on_change = on_change
        self._seekers: dict[bytes, _Seeker] = {}
        """By ticket."""
        self._tickets: dict[Connection, bytes] = {}
        self.results: Counter[str] = Counter()
        """Requests for a partner by result, for the metrics: paired or waiting at first, cancelled later."""
        self.pairings = 0
        """Tables that this node has opened for waiting people."""
        self.has_rows = True
        """Whether there may be rows to delete; an idle server should not write to the disk."""

    def __len__(self) -> int:
        return len(self._seekers)

    # Messages of clients.

    async def seek(self, connection: Connection, message: Seek) -> Seeking | Found | None:
        """Lets a person wait, or seats them with others who wait; returns the answer, None if it was sent before.

        Raises:
            HedgemazeError: the request is refused, or could not be stored.
        """
        if connection.account is None:
            await self._service.cache.account_seats.check_name(message.name)
            if connection.is_closed:
                return None
        preset, name = checked(message, connection.account)
        ticket = hashed(message.ticket)
        if self._tickets.get(connection, ticket) != ticket:
            raise ServerError("lobby.already_waiting", "you wait for another game already", status=409)
        known = self._seekers.get(ticket)
        if known is not None and known.connection is not connection:  # the client has a new socket
            self._tickets.pop(known.connection, None)
        self._seekers[ticket] = seeker = _Seeker(connection)
        self._tickets[connection] = ticket
        self.has_rows = True
        node, now_ms = self._coordinator.node, self._service.clock.now_ms()
        seek = StoredSeek(ticket, preset.id, message.role.value, name, connection.player, node, now_ms)
        if connection.account is not None:
            rating_of = self._service.cache.account_seats.rating_of
            seek = await with_ratings(seek, preset, message.role, connection.account.id, rating_of)
            if self._seekers.get(ticket) is not seeker:  # the socket is closed, or the client has a new one
                return None
        result = await self._store.seek(seek, preset.roles, self._alive_since(), self._plan(preset))
        for replaced, _ in result.replaced:
            self._end(replaced)
        self._settle(result.paired, is_remote=any(each != node for _, each in result.replaced), own=ticket)
        self._on_change()
        if self._seekers.get(ticket) is not seeker:  # `poll` was faster, or the socket is closed
            return None
        if result.own is not None:
            self._forget(ticket)
            self.results["paired"] += 1
            return Found(id=message.id, room=result.own.room, seat=result.own.seat)
        seeker.is_stored = True
        self.results["waiting"] += 1
        return Seeking(id=message.id, since_ms=result.since_ms, rating=seek.rating)

    async def cancel(self, connection: Connection, id: str) -> Cancelled | Found:  # noqa: A002  # the message's word
        """Stops waiting; if a table was found at the same moment, returns that.

        Raises:
            ServerError: the client does not wait.
            StorageError: it could not be stored; the client waits on.
        """
        ticket = self._tickets.get(connection)
        if ticket is None:
            raise ServerError("lobby.not_waiting", "you do not wait for a game", status=409)
        paired = await self._store.cancel(ticket, self._coordinator.node)
        self._forget(ticket)
        self._on_change()
        self.results["cancelled" if paired is None else "paired"] += 1
        return Cancelled(id=id) if paired is None else Found(id=id, room=paired.room, seat=paired.seat)

    def left(self, connection: Connection) -> None:
        """Deletes the entry of a socket that is closed; never blocks."""
        ticket = self._tickets.pop(connection, None)
        if ticket is not None:
            self._seekers.pop(ticket, None)
            self._cancel_soon((ticket,))

    # Pairings.

    async def poll(self) -> None:
        """Delivers what other nodes have paired, and removes differences between the sockets here and the database.

        Raises:
            StorageError: the database is down.
        """
        stored = {ticket for ticket, seeker in self._seekers.items() if seeker.is_stored}
        since_ms = self._service.clock.now_ms() - _RECENT_MS
        paired, waiting = await self._store.of_node(self._coordinator.node, since_ms)
        for each in paired:
            self._deliver(each)
        for ticket in stored - waiting:
            self._end(ticket)
        self._cancel_soon(waiting - self._seekers.keys())

    async def pair_waiting(self, counts: dict[str, int], *, is_rated: bool) -> None:
        """Pairs people who could not be paired when they came.

        The node of one of them stood still, or their ratings were too far apart for the time that they had waited.

        Raises:
            StorageError: the database is down.
        """
        for name, count in counts.items():
            preset = QUEUES.get(name)
            if preset is None or preset.is_rated != is_rated:
                continue
            while count >= len(preset.seats):
                paired = await self._store.pair(name, preset.roles, self._alive_since(), self._plan(preset))
                self._settle(paired)
                count = count - len(paired) if paired else 0  # noqa: PLW2901  # the rest of this queue

    async def clean(self) -> None:
        """Deletes old rows.

        Raises:
            StorageError: the database is down.
        """
        now_ms = self._service.clock.now_ms()
        dead_ms = now_ms - _DEAD_MS if self._is_shared else None
        self.has_rows = await self._store.delete_old(dead_ms, now_ms - KEEP_MS)

    async def counts(self) -> dict[str, int]:
        """Returns how many people wait, on all nodes, by preset.

        Raises:
            StorageError: the database is down.
        """
        return await self._store.counts(self._alive_since())

    @property
    def _is_shared(self) -> bool:
        return self._coordinator.sync.is_shared

    def _alive_since(self) -> int | None:
        return self._service.clock.now_ms() - ALIVE_MS if self._is_shared else None

    def _plan(self, preset: Preset) -> Callable[[list[StoredSeek], set[tuple[str, str]]], SeatedTable | None]:
        now_ms = self._service.clock.now_ms()
        return lambda waiting, blocks: plan_table(preset, waiting, blocks, now_ms, self._randbelow)

    def _settle(self, paired: Iterable[Paired], *, is_remote: bool = False, own: bytes = b"") -> None:
        """Notifies people that this node has paired them, except the one who gets an answer; loads their rooms."""
        for room in {each.room for each in paired}:
            self.pairings += 1
            self._service.spawn(self._load(room))
        for each in paired:
            is_remote |= each.node != self._coordinator.node
            if each.ticket != own:
                self._deliver(each)
        if is_remote:
            self._coordinator.lobby_changed()

    def _deliver(self, paired: Paired) -> None:
        connection = self._forget(paired.ticket)
        if connection is not None:
            connection.send(Found(room=paired.room, seat=paired.seat))

    def _end(self, ticket: bytes) -> None:
        connection = self._forget(ticket)
        if connection is not None:
            connection.send(Cancelled(reason="replaced"))

    def _forget(self, ticket: bytes) -> Connection | None:
        seeker = self._seekers.pop(ticket, None)
        if seeker is None:
            return None
        self._tickets.pop(seeker.connection, None)
        return seeker.connection

    def _cancel_soon(self, tickets: Iterable[bytes]) -> None:
        if not self._service.is_stopping:
            for ticket in tickets:
                self._service.spawn(self._cancel(ticket))

    async def _cancel(self, ticket: bytes) -> None:
        with contextlib.suppress(StorageError):  # the next `poll` tries again
            await self._store.cancel(ticket, self._coordinator.node)
            self._on_change()

    async def _load(self, room: str) -> None:
        """Loads a new room: its players come in a moment, and its clock runs."""
        with contextlib.suppress(HedgemazeError):
            await self._service.live_room(room)
