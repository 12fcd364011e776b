"""`Channel`: uvicorn's WebSocket protocol with a short way for messages.

ASGI costs a queue, a task switch and two calls to the kernel for every message that comes, and a frame made for every
reader of one that goes. Here a message is handed to its listener as soon as its last byte is there, and what is
sent goes to the transport as it is. The handshake and closing take uvicorn's way.

Frames are counted, whatever they are: empty pieces of messages, pings and pongs cost as much as messages and say
nothing. What comes is parsed in slices, so that a flood is seen before much of it has been read; a flooded socket reads
nothing more.

It overrides of `WebSocketsSansIOProtocol`: ``run_asgi``, ``connection_lost``, ``data_received``, ``handle_events`` and
``send_receive_event_to_app``; uses its ``conn`` (``events``, ``state``, ``send_close``, ``data_to_send``), ``queue``,
``scope``, ``loop``, ``transport``, ``frames`` and ``curr_msg_data_type``; and reads and sets ``close_sent``,
``close_timer``, ``read_paused`` and ``disconnected``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from hedgemaze.server.limits import Buckets, Rate

__all__ = ["Channel", "SocketProtocol", "frame_head"]


_NO_TEXT = 1007
"""The code with which a socket is closed that sends what is no UTF-8."""
_SLICE = 4_096
"""Bytes that are parsed before frames are counted."""
_FAREWELL_SECONDS = 1.0
"""For which a socket that is cut off may still be read by its peer, which else would not know why."""
_CLOSE_SECONDS = 5.0
"""For which a peer may take to close, after that to read what is left for it."""


class Channel(Protocol):
    """What a connection needs of its socket."""

    hear: Callable[[str | None], None] | None
    """Called with every message: its text, or None where it was none."""
    on_flood: Callable[[], None] | None
    """Called when more frames came than may."""

    def write(self, data: bytes) -> None:
        """Sends frames; never waits."""

    def backlog(self) -> int:
        """Returns how many bytes wait for the reader."""
        ...

    def pause(self) -> None:
        """Hears nothing more for a while."""

    def resume(self) -> None:
        """Hears again."""

    def cut(self, code: int) -> None:
        """Reads nothing more from now on, sends a close frame, and ends the socket a moment later."""

    def abort(self) -> None:
        """Ends the socket without waiting for its peer."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """The protocol of a socket; the application finds it in its scope's state, as ``line``."""

    rate: ClassVar[Rate] = Rate(0, 0)
    """Of frames; each server has a subclass of its own, with its rate."""

    hear: Callable[[str | None], None] | None = None
    on_flood: Callable[[], None] | None = None
    on_lost: Callable[[], None] | None = None
    """Called when the connection is lost."""
    is_cut = False
    """Whether what comes is not looked at any more."""
    _frames: Buckets | None = None
    _ending: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        """Runs the application."""
        self.scope.setdefault("state", {})["line"] = self
        try:
            await super().run_asgi()
        finally:
            self.hear = self.on_flood = None
            if not self.disconnected:  # closing waits for the peer to read, which it may never do
                self._ending = self.loop.call_later(_CLOSE_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        super().connection_lost(exc)
        if self._ending is not None:
            self._ending.cancel()
        if self.on_lost is not None:
            self.on_lost()

    def write(self, data: bytes) -> None:
        """Sends frames; a socket that is closing or lost takes none."""
        if not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(data)

    def backlog(self) -> int:
        """Returns how many bytes wait for the reader."""
        return self.transport.get_write_buffer_size()

    def pause(self) -> None:
        """Hears nothing more for a while."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Hears again."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def cut(self, code: int) -> None:
        """Reads nothing more from now on, sends a close frame, and ends the socket a moment later."""
        if self.is_cut or self.disconnected:
            return
        self.is_cut = True
        self.read_paused = False  # so that nobody resumes it
        if self.transport.is_closing():
            self.transport.abort()
            return
        self.transport.pause_reading()
        if self.conn.state is State.OPEN and not self.close_sent:
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(_FAREWELL_SECONDS, self.transport.abort)

    def abort(self) -> None:
        """Ends the socket without waiting for its peer."""
        self.is_cut = True
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Takes bytes, a slice after another, until the socket is cut off."""
        if len(data) <= _SLICE and not self.is_cut:
            super().data_received(data)
            return
        for begin in range(0, len(data), _SLICE):
            if self.is_cut or self.transport.is_closing():
                return
            super().data_received(data[begin : begin + _SLICE])

    def handle_events(self) -> None:
        """Counts frames before anything is done with them."""
        count = len(self.conn.events)
        if count and self.rate.burst:
            if self._frames is None:
                self._frames = Buckets(self.rate)
            if count > self.rate.burst or self._frames.take("", int(self.loop.time() * 1_000), count):
                self._flooded()
                return
        super().handle_events()

    def _flooded(self) -> None:
        self.conn.events_received()
        self.frames = []
        if self.on_flood is not None and not self.close_sent:
            self.on_flood()
        if not self.is_cut:
            self.abort()

    def send_receive_event_to_app(self) -> None:
        """Hands a whole message on."""
        if self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        text = None
        if self.curr_msg_data_type == "text":
            try:
                text = str(data, "utf-8")
            except UnicodeDecodeError:  # uvicorn would write a trace into the log, for everybody who wants to fill it
                self.frames = []
                if self.conn.state is State.OPEN:  # not closing already
                    self.conn.send_close(_NO_TEXT)
                    self.handle_parser_exception()
                return
        if self.hear is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.hear(text)


def frame_head(size: int) -> bytes:
    """Returns what stands before a text of so many bytes, from server to client."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
