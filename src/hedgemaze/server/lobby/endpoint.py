"""The WebSocket endpoint of the lobby: a socket sees the lobby and may wait for one partner at a time."""

from __future__ import annotations

import asyncio
import functools
import logging
import secrets
from collections import Counter, deque

import msgspec
from starlette.types import Receive, Scope, Send

from hedgemaze.errors import HedgemazeError
from hedgemaze.server import wire
from hedgemaze.server.credentials import hashed
from hedgemaze.server.errors import ServerError, StorageError, public_message
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.lobby import Lobby
from hedgemaze.server.lobby.messages import Cancel, Seek, decode
from hedgemaze.server.socket.client_messages import ClientMessage, Ping, Pong, id_of
from hedgemaze.server.socket.connection import Connection
from hedgemaze.server.socket.websocket_protocol import Channel

_CHECK_SECONDS = 4.0
"""How often each socket is checked for a ping that is due."""
_CHECK_SLICES = 20
_MAX_WAITING = 16
"""Unanswered messages per socket at which reading pauses."""
_FULL_MS = 5_000
"""When an address that has all its sockets open may try again."""
_log = logging.getLogger("hedgemaze.server")


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
        self._lobby = lobby
        self._service = service
        self._limits = limits
        self._opened = Buckets(limits.sockets)
        self._seeks = Buckets(limits.seeks)
        self._open: Counter[str] = Counter()
        """By address: its open sockets."""
        self._connections: set[_Client] = set()
        self._checker: asyncio.Task[None] | None = None

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

    async def serve(
        self, scope: Scope, receive: Receive, send: Send, player: str, headers: list[tuple[bytes, bytes]]
    ) -> None:
        """Serves one client; the caller has checked the handshake.

        Args:
            scope: ASGI's scope of the connection.
            receive: ASGI's receive function.
            send: ASGI's send function.
            player: the secret in the player's cookie.
            headers: for the answer to the handshake.
        """
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept", "headers": headers})
        channel: Channel = scope["state"]["channel"]
        connection = _Client(channel, send, self._limits)
        connection.player = hashed(player)
        connection.address = address = str(scope["state"]["client_key"])
        self._connections.add(connection)
        self._open[address] += 1
        try:
            wait_ms = self._opened.take(address, self._service.clock.now_ms())
            if self._open[address] > self._limits.sockets_at_once:
                wait_ms = _FULL_MS
            if wait_ms:
                connection.send(_too_many(None, wait_ms))
                await connection.close(wire.Closing(reason="refused", retry_after_ms=wait_ms))
                return
            await self._lobby.enter(connection)
            connection.ping()
            channel.on_flood = functools.partial(connection.cut, wire.Closing(reason="flood"))
            channel.on_message = functools.partial(self.on_message, connection)
            while (message := await receive())["type"] != "websocket.disconnect":
                channel.on_message(message.get("text"))  # a message that came before this line
        finally:
            connection.is_closed = True
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
            self._connections.discard(connection)
            self._lobby.leave(connection)

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
                connection.send(_too_many(id_of(text), wait_ms))
            return
        connection.refused = 0
        message = _read(text)
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
        fault = secrets.token_hex(6)
        try:
            answer = message if isinstance(message, wire.ErrorMessage) else await self._respond(connection, message)
        except HedgemazeError as error:
            shown, retry = public_message(error, request=fault, socket=connection.number)
            if isinstance(error, StorageError):
                shown = f"{shown} ({fault})"  # as X-Request-Id: it finds the entry in the log
            answer = wire.ErrorMessage(code=error.code, message=shown, id=id, retry_after_ms=retry)
        except Exception:
            _log.exception("a message was not answered", extra={"request": fault, "socket": connection.number})
            answer = wire.ErrorMessage(code="server.fault", message=f"this is a fault of ours ({fault})", id=id)
        if answer is not None:
            connection.send(answer)

    async def _respond(self, connection: Connection, message: ClientMessage) -> wire.ServerMessage | None:
        """Returns the answer to a message; None if it was sent already."""
        seekers, now_ms = self._lobby.seekers, self._service.clock.now_ms()
        match message:
            case Seek():
                self._service.tasks.require_running()
                if wait_ms := self._seeks.take(connection.address, now_ms):
                    raise _refusal(wait_ms)
                return await seekers.seek(connection, message)
            case Cancel():
                return await seekers.cancel(connection, message.id)
            case Ping():
                return wire.ServerPong(id=message.id, now_ms=now_ms, lag_ms=connection.lag_ms)
        raise AssertionError(f"{type(message).__name__} is no message of the lobby")


def _read(text: str | None) -> ClientMessage | wire.ErrorMessage:
    """Returns a message, or the answer to one that cannot be read."""
    if text is None:
        return wire.ErrorMessage(code="server.unreadable", message="messages are text")
    try:
        return decode(text)
    except RecursionError:
        return wire.ErrorMessage(code="server.unreadable", message="it is nested too deeply")
    except msgspec.MsgspecError as error:
        return wire.ErrorMessage(code="server.unreadable", message=str(error)[:200], id=id_of(text))


def _refusal(wait_ms: int) -> ServerError:
    return ServerError("server.too_many", "a little slower, please", status=429, retry_after_ms=wait_ms)


def _too_many(id: str | None, wait_ms: int) -> wire.ErrorMessage:  # noqa: A002  # the message's word for it
    return wire.ErrorMessage(code="server.too_many", message="a little slower, please", id=id, retry_after_ms=wait_ms)
