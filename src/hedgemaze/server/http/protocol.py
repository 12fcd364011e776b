"""`HttpProtocol`: uvicorn's HTTP protocol, extended to detect slow clients.

It overrides ``connection_made``, ``connection_lost`` and ``handle_websocket_upgrade`` of `H11Protocol`, and reads its
``cycle`` (``response_complete``, ``more_body``), ``client`` and ``transport``. It adds to ``app_state``, which uvicorn
copies into the state of every scope, also that of a WebSocket.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from hedgemaze.server.http.open_connections import OpenConnections
from hedgemaze.server.limits import Limits
from hedgemaze.server.socket.websocket_protocol import SocketProtocol


class HttpProtocol(H11Protocol):
    """One connection; each server makes a subclass with its own `open_connections`."""

    open_connections: ClassVar[OpenConnections]

    _stage: tuple[object, bool, bool] | None = None
    """The current request, whether its response is complete, and whether its body is incomplete."""
    _since = 0.0
    """When this stage was first seen."""
    _unread = 0
    """Bytes of the response in the send buffer at the last check."""
    _unread_since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Counts the connection."""
        super().connection_made(transport)
        self._since = self.loop.time()
        if self.client is not None and self.open_connections.is_trusted(self.client[0]):
            self.app_state = self.app_state | {"is_proxy": True}  # copied into the scope of each request
        self.open_connections.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops counting the connection."""
        self.open_connections.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:  # an event of h11, a dependency of uvicorn
        """Hands the connection over to the WebSocket protocol."""
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketProtocol):
            protocol.on_lost = self.open_connections.upgraded(self)

    def is_waiting(self) -> bool:
        """Returns whether the server waits for the client: its request is incomplete, or its response unread."""
        _, is_complete, has_more = self._current_stage()
        return is_complete or has_more or bool(self._unread)

    def is_late(self, now: float, limits: Limits) -> bool:
        """Returns whether the client has exceeded a time limit; called periodically."""
        if unread := self.transport.get_write_buffer_size():
            if not self._unread or unread < self._unread:
                self._unread_since = now
            self._unread, self._since = unread, now
            return now - self._unread_since > limits.unread_seconds
        self._unread = 0
        stage = self._current_stage()
        if stage != self._stage:
            self._since = self._since if self._stage is None else now
            self._stage = stage
        _, is_complete, has_more = stage
        if is_complete:
            return now - self._since > limits.head_seconds
        return has_more and now - self._since > limits.body_seconds

    def abort(self) -> None:
        """Closes the connection without waiting for the client."""
        self.transport.abort()

    def _current_stage(self) -> tuple[object, bool, bool]:
        cycle = cast("RequestResponseCycle | None", self.cycle)  # there is none before the first request
        if cycle is None:
            return None, True, False
        return cycle, cycle.response_complete, cycle.more_body
