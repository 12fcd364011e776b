"""`SocketProtocol`: uvicorn's WebSocket protocol with a fast path for messages; `Channel` is its interface.

ASGI costs a queue, a task switch and two system calls per incoming message, and one encoded frame per reader of an
outgoing one. Here a message is passed to a callback as soon as its last byte is there, and encoded frames go to the
transport as they are. The handshake and closing go through uvicorn.

Clients usually send one message in one frame, which arrives in one piece, alone or with others; `whole_texts` reads it.
With the first input that is anything else, the socket leaves this path for good and the general parser reads
everything. So the parser is never bypassed in the middle of a frame or of a fragmented message.

Frames of every kind count towards the rate: empty fragments, pings and pongs cost as much as messages. Input is parsed
in slices, so that a flood is detected before much of it has been read; then the socket reads nothing more.

Of `WebSocketsSansIOProtocol` it overrides ``run_asgi``, ``connection_lost``, ``data_received``, ``handle_events`` and
``send_receive_event_to_app``; uses its ``conn`` (``events``, ``state``, ``send_close``, ``data_to_send``), ``queue``,
``scope``, ``loop``, ``transport``, ``frames``, ``handshake_initiated`` and ``curr_msg_data_type``; and reads and sets
``close_sent``, ``close_timer``, ``read_paused`` and ``disconnected``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from hedgemaze.server.limits import Buckets, Rate

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without compiled websockets
    from websockets.utils import apply_mask


_NOT_UTF8 = 1007
"""The close code for text that is not UTF-8."""
_SLICE = 4_096
"""Bytes that are parsed at once, before their frames are counted."""
_CUT_SECONDS = 1.0
"""How long a socket that is cut off stays open for writing, so that the client can read why."""
_CLOSE_SECONDS = 5.0
"""How long a client may take to close, and to read what is left for it."""


class Channel(Protocol):
    """The interface of a socket that a `Connection` uses."""

    on_message: Callable[[str | None], None] | None
    """Called with every message: its text, or None if it is binary."""
    on_flood: Callable[[], None] | None
    """Called when frames exceed the rate."""

    def write(self, data: bytes) -> None:
        """Sends frames; never waits."""

    def backlog(self) -> int:
        """Returns the number of bytes that the client has not read yet."""
        ...

    def pause(self) -> None:
        """Stops reading until `resume`."""

    def resume(self) -> None:
        """Reads again."""

    def cut(self, code: int) -> None:
        """Stops reading for good, sends a close frame, and aborts the connection a second later."""

    def abort(self) -> None:
        """Closes the connection without waiting for the client."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """The protocol of a socket; the application finds it in its scope's state, as ``channel``."""

    rate: ClassVar[Rate] = Rate(0, 0)
    """The allowed rate of frames; each server makes a subclass with its rate."""

    on_message: Callable[[str | None], None] | None = None
    on_flood: Callable[[], None] | None = None
    on_lost: Callable[[], None] | None = None
    """Called when the connection is lost."""
    is_cut = False
    """Whether input is ignored."""
    _is_plain = False
    """Whether all input since the handshake was read by `whole_texts`."""
    _frames: Buckets | None = None
    _ending: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        """Runs the application."""
        self.scope.setdefault("state", {})["channel"] = self
        try:
            await super().run_asgi()
        finally:
            self.on_message = self.on_flood = None
            if not self.disconnected:  # closing waits for the client to read, which it may never do
                self._ending = self.loop.call_later(_CLOSE_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Calls `on_lost`."""
        super().connection_lost(exc)
        if self._ending is not None:
            self._ending.cancel()
        if self.on_lost is not None:
            self.on_lost()

    def write(self, data: bytes) -> None:
        """Sends frames, unless the socket is closing or lost."""
        if not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(data)

    def backlog(self) -> int:
        """Returns the number of bytes that the client has not read yet."""
        return self.transport.get_write_buffer_size()

    def pause(self) -> None:
        """Stops reading until `resume`."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Reads again."""
        if self.read_paused:
            self.read_paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def cut(self, code: int) -> None:
        """Stops reading for good, sends a close frame, and aborts the connection a second later."""
        if self.is_cut or self.disconnected:
            return
        self.is_cut = True
        self.read_paused = False  # so that it is not resumed
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
        self.close_timer = self.loop.call_later(_CUT_SECONDS, self.transport.abort)

    def abort(self) -> None:
        """Closes the connection without waiting for the client."""
        self.is_cut = True
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Passes whole messages to `on_message`; parses other input slice by slice, until the socket is cut off."""
        if not self.handshake_initiated:
            self._is_plain = data.find(b"\r\n\r\n") == len(data) - 4  # nothing comes after the request
            super().data_received(data)
            return
        if self._is_plain and self.on_message is not None and not self.close_sent and not self.is_cut:
            texts, on_message = whole_texts(data), self.on_message
            if self._is_flood(len(texts)):
                self._flooded()
                return
            for text in texts:
                on_message(text)
            if texts:
                return
        self._is_plain = False
        for begin in range(0, len(data), _SLICE):
            if self.is_cut or self.transport.is_closing():
                return
            super().data_received(data[begin : begin + _SLICE])

    def handle_events(self) -> None:
        """Counts frames before they are handled."""
        if self._is_flood(len(self.conn.events)):
            self._flooded()
        else:
            super().handle_events()

    def _is_flood(self, count: int) -> bool:
        """Counts frames; returns whether they exceed the rate."""
        if not count or not self.rate.burst:
            return False
        if self._frames is None:
            self._frames = Buckets(self.rate)
        return count > self.rate.burst or bool(self._frames.take("", int(self.loop.time() * 1_000), count))

    def _flooded(self) -> None:
        self.conn.events_received()
        self.frames = []
        if self.on_flood is not None and not self.close_sent:
            self.on_flood()
        if not self.is_cut:
            self.abort()

    def send_receive_event_to_app(self) -> None:
        """Passes a whole message to `on_message`."""
        if self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        text = None
        if self.curr_msg_data_type == "text":
            try:
                text = str(data, "utf-8")
            except UnicodeDecodeError:  # uvicorn would log a traceback: a client could fill the log
                self.frames = []
                if self.conn.state is State.OPEN:  # not closing already
                    self.conn.send_close(_NOT_UTF8)
                    self.handle_parser_exception()
                return
        if self.on_message is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.on_message(text)


def frame_head(size: int) -> bytes:
    """Returns the header of an unmasked text frame with this many bytes of payload."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def whole_texts(data: bytes) -> list[str]:
    """Returns the texts of a client's messages if the input is nothing but whole text frames; else an empty list.

    The input must be of moderate size.

    >>> frame = bytes.fromhex("81 82 00 00 00 00") + b"hi"
    >>> whole_texts(frame), whole_texts(frame + frame), whole_texts(frame[:-1])
    (['hi'], ['hi', 'hi'], [])
    """
    texts: list[str] = []
    begin, end = 0, len(data)
    while begin < end <= _SLICE:
        if end - begin < 6 or data[begin] != 0x81:  # final, text, no extension
            return []
        size, mask = data[begin + 1] - 0x80, begin + 2
        if not 0 <= size <= 126:  # no mask, or a length of eight bytes
            return []
        if size == 126:
            size, mask = int.from_bytes(data[mask : mask + 2], "big"), mask + 2
            if size < 126:  # a longer length than needed
                return []
        payload = mask + 4
        begin = payload + size
        if begin > end:
            return []
        try:
            texts.append(str(apply_mask(data[payload:begin], data[mask:payload]), "utf-8"))
        except UnicodeDecodeError:
            return []
    return texts
