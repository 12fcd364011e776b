"""The WebSocket endpoint of the lobby: a socket sees the lobby and may wait for one partner at a time."""

from __future__ import annotations

import asyncio
import functools
from collections import Counter, deque

from starlette.types import Receive, Scope, Send

from hedgemaze.server import wire
from hedgemaze.server.errors import ServerError
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.lobby import Lobby
from hedgemaze.server.lobby.lobby_messages import Cancel, Seek, decode
from hedgemaze.server.socket import error_replies
from hedgemaze.server.socket.client_messages import ClientMessage, Ping, Pong, id_of
from hedgemaze.server.socket.connection import Connection
from hedgemaze.server.socket.open_sockets import OpenSockets
from hedgemaze.server.socket.websocket_protocol import Channel

_MAX_WAITING = 16
"""Unanswered messages per socket at which reading pauses."""


class _Client(Connection):
    """One socket of the lobby."""

    __slots__ = ("messages",)

    def __init__(self, channel: Channel, send: Send, limits: Limits) -> None:
        super().__init__(channel, send, limits)
        self.messages: deque[ClientMessage | wire.ErrorMessage] = deque()
        """Messages that are not answered yet."""


class LobbyEndpoint:
    """All sockets of the lobby."""

    def __init__(self, lobby: Lobby, service: Service, limits: Limits) -> None:
        self.lobby = lobby
        self._service = service
        self._limits = limits
        self.open = OpenSockets(limits)
        self.seeks = Buckets(limits.seeks)
        """Requests for a partner per address."""
        self.errors: Counter[str] = Counter()
        """By code: how many messages were refused, for the metrics."""

    async def serve(
        self, scope: Scope, receive: Receive, send: Send, player: bytes, headers: list[tuple[bytes, bytes]]
    ) -> None:
        """Serves one client; the caller has checked the handshake.

        Args:
            scope: ASGI's scope of the connection.
            receive: ASGI's receive function.
            send: ASGI's send function.
            player: the player's key.
            headers: for the answer to the handshake.
        """
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept", "headers": headers})
        connection = _Client.of(scope, send, player, self._limits)
        try:
            if wait_ms := self.open.add(connection, self._service.clock.now_ms()):
                connection.send(error_replies.too_many(None, wait_ms))
                await connection.close(wire.Closing(reason="refused", retry_after_ms=wait_ms))
                return
            await self.lobby.enter(connection)
            connection.ping()
            channel: Channel = scope["state"]["channel"]
            channel.on_flood = functools.partial(connection.cut, wire.Closing(reason="flood"))
            channel.on_message = functools.partial(self.on_message, connection)
            while (message := await receive())["type"] != "websocket.disconnect":
                channel.on_message(message.get("text"))  # a message that came before this line
        finally:
            self.open.remove(connection)
            self.lobby.leave(connection)

    def on_message(self, connection: _Client, text: str | None) -> None:
        """Queues one message of a client; messages are answered in order. None is a message that is not text."""
        if connection.is_closed:
            return
        connection.received_at = asyncio.get_running_loop().time()
        if wait_ms := connection.bucket.take("", self._service.clock.now_ms()):
            connection.refused += 1
            if connection.refused > self._limits.patience:
                connection.cut(wire.Closing(reason="flood"))
            else:
                connection.send(error_replies.too_many(id_of(text), wait_ms))
            return
        connection.refused = 0
        message = error_replies.read(text, decode)
        if isinstance(message, Pong):
            connection.pong(message.number)
            return
        connection.messages.append(message)
        if connection.worker is None:
            connection.worker = self._service.spawn(self._answer_all(connection))
        elif len(connection.messages) >= _MAX_WAITING:
            connection.pause()

    async def _answer_all(self, connection: _Client) -> None:
        """Answers the queued messages of a socket, one after another."""
        while connection.messages and not connection.is_closed:
            await self._answer(connection, connection.messages.popleft())
        connection.worker = None
        connection.resume()

    async def _answer(self, connection: Connection, message: ClientMessage | wire.ErrorMessage) -> None:
        """Answers one message; an `ErrorMessage` is the answer to one that could not be read."""
        id: str | None = getattr(message, "id", None)  # noqa: A001  # the message's word for it
        try:
            answer = message if isinstance(message, wire.ErrorMessage) else await self._respond(connection, message)
        except Exception as error:
            answer = error_replies.of_error(error, id, socket=connection.number, room=None)
        if isinstance(answer, wire.ErrorMessage):
            self.errors[answer.code] += 1
        if answer is not None:
            connection.send(answer)

    async def _respond(self, connection: Connection, message: ClientMessage) -> wire.ServerMessage | None:
        """Returns the answer to a message; None if it was sent already."""
        seekers, now_ms = self.lobby.seekers, self._service.clock.now_ms()
        match message:
            case Seek():
                self._service.tasks.require_running()
                if wait_ms := self.seeks.take(connection.address, now_ms):
                    raise _refusal(wait_ms)
                return await seekers.seek(connection, message)
            case Cancel():
                return await seekers.cancel(connection, message.id)
            case Ping():
                return wire.ServerPong(id=message.id, now_ms=now_ms, lag_ms=connection.lag_ms)
        raise AssertionError(f"{type(message).__name__} is no message of the lobby")


def _refusal(wait_ms: int) -> ServerError:
    return ServerError("server.too_many", "a little slower, please", status=429, retry_after_ms=wait_ms)
