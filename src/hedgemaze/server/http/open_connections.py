"""`OpenConnections`: counts TCP connections, limits them per address, and closes slow ones.

A client that never finishes its request must not keep others out. So the number of HTTP connections per address is
limited; a client must send headers and body and read the response in time; and when the server is full, a new
connection replaces the one that has waited longest for its client. WebSockets count too; `socket` limits their time.
"""

from __future__ import annotations

import asyncio
import ipaddress
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol

from hedgemaze.server.limits import Limits, client_key

if sys.platform != "win32":
    import resource

_SWEEP_SECONDS = 1.0
_WANTED_FILES = 65_536
_BURST = 2_200
"""Files kept free: connections that asyncio accepts in one batch, the database, engines and the program itself."""


class HttpConnection(Protocol):
    """The part of an HTTP connection that `OpenConnections` uses."""

    client: tuple[str, int] | None

    def is_waiting(self) -> bool:
        """Returns whether the server waits for the client."""
        ...

    def is_late(self, now: float, limits: Limits) -> bool:
        """Returns whether the client has exceeded a time limit; called periodically."""
        ...

    def abort(self) -> None:
        """Closes the connection without waiting for the client."""


class OpenConnections:
    """The connections of one server."""

    def __init__(self, limits: Limits, trusted: Sequence[str] | str = (), max_total: int | None = None) -> None:
        """Starts without connections.

        Args:
            limits: time limits and connections per address.
            trusted: addresses and networks of reverse proxies, which have no limit per address.
            max_total: connections altogether; by default as many as the limit of open files allows.
        """
        self._limits = limits
        self._trusts_all, self._trusted = _networks(trusted)
        self._max_total = max_connections() if max_total is None else max_total
        self._http: dict[HttpConnection, str | None] = {}
        """Each connection with its `client_key`, the oldest first; None for a reverse proxy."""
        self._by_subscriber: Counter[str] = Counter()
        """Connections per `client_key`, without reverse proxies."""
        self._sockets = 0
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._http) + self._sockets

    def enter(self, connection: HttpConnection) -> None:
        """Adds a new connection, or aborts it where a limit is reached."""
        address = connection.client[0] if connection.client is not None else ""
        owner = None if self.is_trusted(address) else client_key(address)
        if len(self) >= self._max_total:
            oldest = next((each for each in self._http if each.is_waiting()), None)
            if oldest is not None:
                self._abort(oldest)
        is_over = owner is not None and self._by_subscriber[owner] >= self._limits.connections_at_once
        if is_over or len(self) >= self._max_total:
            connection.abort()
            return
        self._http[connection] = owner
        if owner is not None:
            self._by_subscriber[owner] += 1
        if self._timer is None:
            self._schedule_sweep()

    def leave(self, connection: HttpConnection) -> None:
        """Removes a closed connection."""
        if connection not in self._http:
            return
        owner = self._http.pop(connection)
        if owner is not None:
            self._by_subscriber[owner] -= 1
            if not self._by_subscriber[owner]:
                del self._by_subscriber[owner]

    def upgraded(self, connection: HttpConnection) -> Callable[[], None] | None:
        """Counts a connection as a WebSocket from now on; returns a callback for its end."""
        if connection not in self._http:
            return None
        self.leave(connection)
        self._sockets += 1
        return self._lose_socket

    def _lose_socket(self) -> None:
        self._sockets -= 1

    def _abort(self, connection: HttpConnection) -> None:
        connection.abort()
        self.leave(connection)

    def _schedule_sweep(self) -> None:
        limits = self._limits
        shortest = min(limits.head_seconds, limits.body_seconds, limits.unread_seconds)
        self._timer = asyncio.get_running_loop().call_later(min(_SWEEP_SECONDS, shortest / 4), self._sweep)

    def _sweep(self) -> None:
        """Aborts connections that have exceeded a time limit; repeats while there are connections."""
        self._timer = None
        now = asyncio.get_running_loop().time()
        for connection in tuple(self._http):
            if connection.is_late(now, self._limits):
                self._abort(connection)
        if self._http:
            self._schedule_sweep()

    def is_trusted(self, address: str) -> bool:
        """Returns whether an address is that of a reverse proxy."""
        if self._trusts_all:
            return True
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:  # a UNIX socket has no address
            return not address
        return any(found in network for network in self._trusted)


def max_connections() -> int:
    """Returns how many connections the limit of open files allows."""
    limit = _WANTED_FILES
    if sys.platform != "win32":  # which has no such limit
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        limit = limit if soft == resource.RLIM_INFINITY else soft
    return limit - min(_BURST, limit // 2)


def raise_file_limit() -> None:
    """Raises the soft limit of open files to the hard limit, at most 65,536."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, _WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _networks(trusted: Sequence[str] | str) -> tuple[bool, list[ipaddress.IPv4Network | ipaddress.IPv6Network]]:
    """Returns whether every address is trusted, and the trusted networks; same syntax as uvicorn's option."""
    given = [each.strip() for each in trusted.split(",")] if isinstance(trusted, str) else list(trusted)
    networks = []
    for each in given:
        try:
            networks.append(ipaddress.ip_network(each, strict=False))
        except ValueError:  # a host name: connections have addresses
            continue
    return "*" in given, networks
