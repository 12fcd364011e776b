"""`Line`: uvicorn's WebSocket protocol with a short way for messages.

ASGI costs a queue, a task switch and two calls to the kernel for every message that comes, and a frame made anew for
every reader of one that goes. Here a message is handed to whoever hears the line as soon as its last byte is there, and
what is to be sent goes to the transport as it is. The handshake and closing take uvicorn's way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

__all__ = ["Line", "SocketProtocol", "frame_head"]


_NO_TEXT = 1007
"""The code with which a socket is closed that sends what is no UTF-8."""


class Line(Protocol):
    """What a connection needs of its socket."""

    hear: Callable[[str | None], None] | None
    """Called with every message: its text, or None where it was none."""

    def write(self, data: bytes) -> None:
        """Sends frames; never waits."""

    def backlog(self) -> int:
        """Returns how many bytes wait for the reader."""
        ...

    def pause(self) -> None:
        """Hears nothing more for a while."""

    def resume(self) -> None:
        """Hears again."""

    def abort(self) -> None:
        """Ends the socket without waiting for its peer."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """The protocol of a socket; the application finds it in its scope's state, as ``line``."""

    hear: Callable[[str | None], None] | None = None

    async def run_asgi(self) -> None:
        """Runs the application."""
        self.scope.setdefault("state", {})["line"] = self
        try:
            await super().run_asgi()
        finally:
            self.hear = None

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

    def abort(self) -> None:
        """Ends the socket without waiting for its peer."""
        self.transport.abort()

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
