"""`OpenSockets`: the open sockets of an endpoint, their limits per address, and the pings of silent ones."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator

from hedgemaze.server import wire
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.people.sessions import Sessions, SignedIn
from hedgemaze.server.socket.connection import Connection

_CHECK_SECONDS = 4.0
"""How often each socket is checked for a ping that is due."""
_CHECK_SLICES = 20
_FULL_MS = 5_000
"""When an address that has all its sockets open may try again."""


class OpenSockets:
    """All open sockets of an endpoint."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._opened = Buckets(limits.sockets)
        self._by_address: Counter[str] = Counter()
        self._connections: set[Connection] = set()
        self._checker: asyncio.Task[None] | None = None
        self._sessions: Sessions | None = None

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def follow(self, sessions: Sessions) -> None:
        """Keeps the accounts of open sockets up to date; called once, before the first socket."""
        self._sessions = sessions
        sessions.on_sign_in.append(self._signed_in)
        sessions.on_end.append(self._signed_out)

    async def start(self) -> None:
        """Starts the task that pings silent clients."""
        self._checker = asyncio.create_task(self._check())

    async def stop(self) -> None:
        """Closes all sockets, with a last message that says why."""
        if self._checker is not None:
            self._checker.cancel()
        closing = wire.Closing(reason="restart", retry_after_ms=1_000)
        await asyncio.gather(*(each.close(closing) for each in tuple(self._connections)))

    async def _check(self) -> None:
        """Checks all sockets in a loop, spread over the interval."""
        while True:
            connections = tuple(self._connections)
            for part in range(_CHECK_SLICES):
                for each in connections[part::_CHECK_SLICES]:
                    if not each.is_closed:
                        each.check()
                await asyncio.sleep(_CHECK_SECONDS / _CHECK_SLICES)

    def add(self, connection: Connection, now_ms: int) -> int:
        """Adds a socket; returns after how many milliseconds its address may try again, 0 if it is admitted."""
        self._connections.add(connection)
        if self._sessions is not None and not self._sessions.opened(connection.session):
            _sign_out(connection)
        self._by_address[connection.address] += 1
        wait_ms = self._opened.take(connection.address, now_ms)
        is_full = self._by_address[connection.address] > self._limits.sockets_at_once
        return _FULL_MS if is_full else wait_ms

    def remove(self, connection: Connection) -> None:
        """Removes a socket that is closed, admitted or not."""
        connection.is_closed = True
        self._connections.discard(connection)
        if self._sessions is not None:
            self._sessions.closed(connection.session)
        self._by_address[connection.address] -= 1
        if not self._by_address[connection.address]:
            del self._by_address[connection.address]

    def _signed_in(self, change: SignedIn) -> None:
        """Gives the sockets of a browser that has signed in their account."""
        assert self._sessions is not None
        for each in self._connections:
            if change.player is not None and each.player == change.player:
                self._sessions.closed(each.session)
                each.player, each.account, each.session = change.account.key, change.account, change.session
                self._sessions.opened(each.session)

    def _signed_out(self, sessions: frozenset[bytes]) -> None:
        """Closes the sockets of devices that were signed out."""
        for each in tuple(self._connections):
            if each.session in sessions:
                _sign_out(each)


def _sign_out(connection: Connection) -> None:
    """Closes a socket, which has no seats from now on."""
    connection.player, connection.account, connection.seats, connection.holdings = None, None, (), None
    connection.tokens.clear()
    connection.end(wire.Closing(reason="moved"))
