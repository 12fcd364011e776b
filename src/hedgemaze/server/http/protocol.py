"""`HttpProtocol`: uvicorn's HTTP protocol with an eye on clients that are slow.

It overrides of `H11Protocol`: ``connection_made``, ``connection_lost`` and ``handle_websocket_upgrade``; and reads its
``cycle`` (``response_complete``, ``more_body``), ``client`` and ``transport``.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from hedgemaze.server.http.open_connections import OpenConnections
from hedgemaze.server.limits import Limits
from hedgemaze.server.socket.websocket_protocol import SocketProtocol

__all__ = ["HttpProtocol"]


class HttpProtocol(H11Protocol):
    """The protocol of a connection; each server has a subclass of its own, with its `connections_open`."""

    connections_open: ClassVar[OpenConnections]

    _stage: tuple[object, bool, bool] | None = None
    """The request under way, whether its answer is complete, and whether its body is not."""
    _since = 0.0
    """When this stage was seen first."""
    _unread = 0
    """Bytes that waited for the reader when it was looked at last."""
    _unread_since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Takes the connection in."""
        super().connection_made(transport)
        self._since = self.loop.time()
        self.connections_open.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        self.connections_open.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:  # of h11, which is uvicorn's choice
        """Hands the connection to the protocol of sockets."""
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketProtocol):
            protocol.on_lost = self.connections_open.upgraded(self)

    def is_waiting(self) -> bool:
        """Tells whether it is the client that has to do something: no request is complete, or its answer is unread."""
        _, is_complete, has_more = self._now()
        return is_complete or has_more or bool(self._unread)

    def is_late(self, now: float, limits: Limits) -> bool:
        """Tells whether the client has taken longer than it may; asked again and again."""
        if unread := self.transport.get_write_buffer_size():
            if not self._unread or unread < self._unread:
                self._unread_since = now
            self._unread, self._since = unread, now
            return now - self._unread_since > limits.unread_seconds
        self._unread = 0
        stage = self._now()
        if stage != self._stage:
            self._since = self._since if self._stage is None else now
            self._stage = stage
        _, is_complete, has_more = stage
        if is_complete:
            return now - self._since > limits.head_seconds
        return has_more and now - self._since > limits.body_seconds

    def abort(self) -> None:
        """Ends the connection without waiting for its peer."""
        self.transport.abort()

    def _now(self) -> tuple[object, bool, bool]:
        cycle = cast("RequestResponseCycle | None", self.cycle)  # there is none before the first request
        if cycle is None:
            return None, True, False
        return cycle, cycle.response_complete, cycle.more_body
