"""`OpenConnections`: how many TCP connections there are, whose they are, and which have waited too long.

A client that never finishes its request must not keep others out. So the HTTP connections per address are limited, each
must send its headers and body and read its answer in time, and when all places are taken a new connection gets the
place of the one that has waited longest. A connection that became a WebSocket takes a place; `socket` limits its time.
"""

from __future__ import annotations

import asyncio
import ipaddress
import resource
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol

from hedgemaze.server.limits import Limits, subscriber

__all__ = ["HttpConnection", "OpenConnections", "most_connections", "raise_file_limit"]

_SWEEP_SECONDS = 1.0
_WANTED_FILES = 65_536
_BURST = 2_200
"""Connections that asyncio accepts in one go, and the files of the database, the engines and the program itself."""


class HttpConnection(Protocol):
    """What is asked of an HTTP connection."""

    client: tuple[str, int] | None

    def is_waiting(self) -> bool:
        """Tells whether it is the client that has to do something."""
        ...

    def is_late(self, now: float, limits: Limits) -> bool:
        """Tells whether the client has taken longer than it may; asked again and again."""
        ...

    def abort(self) -> None:
        """Ends the connection without waiting for its peer."""


class OpenConnections:
    """The connections of one server."""

    def __init__(self, limits: Limits, trusted: Sequence[str] | str = (), most: int | None = None) -> None:
        """Makes an empty one.

        Args:
            limits: the figures.
            trusted: addresses and networks of proxies, which may have as many connections as they like.
            most: connections altogether; as many as the process may open files for, if None.
        """
        self._limits = limits
        self._trusts_all, self._trusted = _networks(trusted)
        self._most = most_connections() if most is None else most
        self._http: dict[HttpConnection, str | None] = {}
        """Each with whom it counts for, the oldest first; None for a proxy's."""
        self._by_subscriber: Counter[str] = Counter()
        """Of those that are no proxy's."""
        self._sockets = 0
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._http) + self._sockets

    def enter(self, connection: HttpConnection) -> None:
        """Takes a new connection in, or ends it."""
        address = connection.client[0] if connection.client is not None else ""
        whose = None if self._is_trusted(address) else subscriber(address)
        if len(self) >= self._most:
            oldest = next((each for each in self._http if each.is_waiting()), None)
            if oldest is not None:
                self._end(oldest)
        is_over = whose is not None and self._by_subscriber[whose] >= self._limits.connections_at_once
        if is_over or len(self) >= self._most:
            connection.abort()
            return
        self._http[connection] = whose
        if whose is not None:
            self._by_subscriber[whose] += 1
        if self._timer is None:
            self._wait()

    def leave(self, connection: HttpConnection) -> None:
        """Forgets a connection that is lost."""
        if connection not in self._http:
            return
        whose = self._http.pop(connection)
        if whose is not None:
            self._by_subscriber[whose] -= 1
            if not self._by_subscriber[whose]:
                del self._by_subscriber[whose]

    def upgraded(self, connection: HttpConnection) -> Callable[[], None] | None:
        """Counts a connection as a socket from now on; returns what is called when it is lost."""
        if connection not in self._http:
            return None
        self.leave(connection)
        self._sockets += 1
        return self._lose_socket

    def _lose_socket(self) -> None:
        self._sockets -= 1

    def _end(self, connection: HttpConnection) -> None:
        connection.abort()
        self.leave(connection)

    def _wait(self) -> None:
        limits = self._limits
        shortest = min(limits.head_seconds, limits.body_seconds, limits.unread_seconds)
        self._timer = asyncio.get_running_loop().call_later(min(_SWEEP_SECONDS, shortest / 4), self._sweep)

    def _sweep(self) -> None:
        """Ends the connections that have waited too long; goes on as long as there are any."""
        self._timer = None
        now = asyncio.get_running_loop().time()
        for connection in tuple(self._http):
            if connection.is_late(now, self._limits):
                self._end(connection)
        if self._http:
            self._wait()

    def _is_trusted(self, address: str) -> bool:
        if self._trusts_all:
            return True
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:  # a socket of the file system has no address
            return not address
        return any(found in network for network in self._trusted)


def most_connections() -> int:
    """Returns how many connections fit into the files that the process may open."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = _WANTED_FILES if soft == resource.RLIM_INFINITY else soft
    return limit - min(_BURST, limit // 2)


def raise_file_limit() -> None:
    """Lets the process open as many files as it may, up to some ten thousands."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, _WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _networks(trusted: Sequence[str] | str) -> tuple[bool, list[ipaddress.IPv4Network | ipaddress.IPv6Network]]:
    """Returns whether everybody is trusted, and else whose addresses; as uvicorn reads them."""
    given = [each.strip() for each in trusted.split(",")] if isinstance(trusted, str) else list(trusted)
    networks = []
    for each in given:
        try:
            networks.append(ipaddress.ip_network(each, strict=False))
        except ValueError:  # a name: no connection comes from one
            continue
    return "*" in given, networks
