"""The WebSocket endpoint: one socket carries one room.

A socket waits for `hello`, gets `welcome`, and from then on hears every event; what it wishes is carried out one after
another and acknowledged after the commit. A reader that is too slow for what it is sent is dropped, and hurts nobody
else. The lag of each seat is measured by the server itself.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from hedgemaze import rooms
from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import RoomError
from hedgemaze.server.credentials import hashed
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.http.responses import public_message
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.service import Service
from hedgemaze.server.socket import messages as wire
from hedgemaze.server.socket.connection import Connection, Send
from hedgemaze.server.socket.websocket_protocol import Channel

__all__ = ["SocketEndpoint"]

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

HELLO_SECONDS = 10.0
PING_SECONDS = 10.0
MOST_WAITING = 16
"""Messages of one socket that wait for their answer before no more are read."""
_FULL_MS = 5_000
"""When an address may try again that has as many sockets as it may."""
_log = logging.getLogger("hedgemaze.server")


class SocketEndpoint:
    """All sockets of a server."""

    def __init__(self, service: Service, limits: Limits) -> None:
        self._service = service
        self._limits = limits
        self._opened = Buckets(limits.sockets)
        self._open: Counter[str] = Counter()
        """By address."""
        self._seats = Buckets(limits.messages)
        self._connections: set[Connection] = set()
        self._pinger: asyncio.Task[None] | None = None
        self.received = 0
        """Messages so far."""

    def __len__(self) -> int:
        return len(self._connections)

    async def start(self) -> None:
        """Begins to measure lags."""
        self._pinger = asyncio.create_task(self._ping())

    async def stop(self) -> None:
        """Closes all sockets, after telling them."""
        if self._pinger is not None:
            self._pinger.cancel()
        closing = wire.Closing(reason="restart", retry_after_ms=1_000)
        await asyncio.gather(*(each.close(closing) for each in tuple(self._connections)))

    async def _ping(self) -> None:
        """Pings everybody in turn, spread over the interval."""
        while True:
            waiting = tuple(self._connections)
            if not waiting:
                await asyncio.sleep(1.0)
                continue
            step = max(1, len(waiting) // 100)
            for begin in range(0, len(waiting), step):
                for each in waiting[begin : begin + step]:
                    if not each.is_closed:
                        each.ping()
                await asyncio.sleep(PING_SECONDS * step / max(len(waiting), step))

    async def serve(
        self, scope: Scope, receive: Receive, send: Send, player: str | None, headers: list[tuple[bytes, bytes]]
    ) -> None:
        """Talks to one client from its first message to its last; the handshake was judged before.

        Args:
            scope: of ASGI.
            receive: of ASGI.
            send: of ASGI.
            player: the secret of the player's cookie.
            headers: for the answer to the handshake.
        """
        message = await receive()
        if message["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept", "headers": headers})
        line: Channel = scope["state"]["line"]
        connection = Connection(line, send, self._limits)
        connection.player = None if player is None else hashed(player)
        self._connections.add(connection)
        loop = asyncio.get_running_loop()
        patience = loop.call_later(HELLO_SECONDS, self._tire, connection)
        address: str = scope["state"]["subscriber"]
        self._open[address] += 1
        try:
            wait_ms = self._opened.take(address, self._service.clock.now_ms())
            if self._open[address] > self._limits.sockets_at_once:
                wait_ms = _FULL_MS
            if wait_ms:
                connection.tell(_too_many(None, wait_ms))
                await connection.close(wire.Closing(reason="refused", retry_after_ms=wait_ms))
                return
            line.on_flood = functools.partial(connection.cut, wire.Closing(reason="flood"))
            line.hear = functools.partial(self.hear, connection)
            while (message := await receive())["type"] != "websocket.disconnect":
                line.hear(message.get("text"))  # it came together with the handshake
        finally:
            patience.cancel()
            connection.is_closed = True
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
            self._connections.discard(connection)
            self._service.unsubscribe(connection)

    @staticmethod
    def _tire(connection: Connection) -> None:
        """Ends a socket that has not said hello."""
        if connection.live is None:
            connection.end(wire.Closing(reason="refused"))

    def hear(self, connection: Connection, text: str | None) -> None:
        """Takes one message; it is answered after those before it."""
        if connection.is_closed:
            return
        self.received += 1
        connection.heard = asyncio.get_running_loop().time()
        if wait_ms := self._wait_ms(connection):
            connection.refused += 1
            if connection.refused > self._limits.patience:
                connection.cut(wire.Closing(reason="flood"))
            else:
                connection.tell(_too_many(_id_of(text), wait_ms))
            return
        connection.refused = 0
        message = _read(text)
        if isinstance(message, wire.Pong) and connection.live is not None:
            connection.pong(message.number)
            return
        connection.waiting.append(message)
        if connection.worker is None:
            connection.worker = self._service.spawn(self._work_off(connection))
        elif len(connection.waiting) >= MOST_WAITING:
            connection.pause()

    def _wait_ms(self, connection: Connection) -> int:
        """Returns how long a socket has to wait before it, or its seat by way of others, may send again; mostly 0."""
        now_ms = self._service.clock.now_ms()
        wait_ms = connection.bucket.take("", now_ms)
        if not wait_ms and connection.seats and connection.live is not None:
            wait_ms = self._seats.take(f"{connection.live.id} {connection.seats[0]}", now_ms)
        return wait_ms

    async def _work_off(self, connection: Connection) -> None:
        """Answers what waits, one after another."""
        while connection.waiting and not connection.is_closed:
            await self._answer(connection, connection.waiting.popleft())
            if connection.closing is not None:
                await connection.close(connection.closing)
        connection.worker = None
        connection.resume()

    async def _answer(self, connection: Connection, message: wire.ClientMessage | wire.Error) -> None:
        """Does what a message wants."""
        id: str | None = getattr(message, "id", None)  # noqa: A001  # the message's word for it
        try:
            if isinstance(message, wire.Command):
                connection.tell(await self._wish(connection, message))
            elif isinstance(message, wire.Hello):
                await self._hello(connection, message)
            elif isinstance(message, wire.Ping):
                now_ms = self._service.clock.now_ms()
                connection.tell(wire.ServerPong(id=message.id, now_ms=now_ms, lag_ms=connection.lag_ms))
            elif isinstance(message, wire.Error):
                connection.tell(message)
        except HedgemazeError as error:
            fault = secrets.token_hex(6)
            shown, retry = public_message(error, request=fault, socket=connection.number, room=_room(connection))
            if isinstance(error, StorageError):
                shown = f"{shown} ({fault})"  # as X-Request-Id: who reads the log finds it
            connection.tell(wire.Error(code=error.code, message=shown, id=id, retry_after_ms=retry))
        except Exception:
            fault = secrets.token_hex(6)
            where = {"request": fault, "socket": connection.number, "room": _room(connection)}
            _log.exception("a message was not understood by us", extra=where)
            connection.tell(wire.Error(code="server.fault", message=f"this is a fault of ours ({fault})", id=id))
        if connection.live is None:
            connection.closing = wire.Closing(reason="refused")

    async def _hello(self, connection: Connection, message: wire.Hello) -> None:
        if connection.live is not None:
            raise ServerError("server.hello_twice", "one socket carries one room")
        live = await self._service.latest(message.room)
        connection.is_watching = message.watch
        if message.watch:
            connection.player = None
        elif message.token:
            connection.tokens.append(hashed(message.token))
        connection.seats = live.seats_of(connection.tokens, connection.player)
        may_sit = not message.watch and live.may_sit(connection.tokens)
        now_ms = self._service.clock.now_ms()
        connection.tell(live.welcome(connection.seats, message.version, now_ms, may_sit=may_sit))
        self._service.subscribe(live, connection)
        connection.ping()

    async def _wish(self, connection: Connection, message: wire.Command) -> wire.Ack:
        if connection.live is None:
            raise ServerError("server.no_hello", "the first message is hello")
        live = await self._current(connection)
        connection.seats = live.seats_of(connection.tokens, connection.player)
        if isinstance(message, wire.Sit):
            return await self._sit(connection, live, message)
        seat = _seat(connection, message)
        base: dict[str, Any] = {"seat": seat, "id": message.id, "version": message.version}
        if isinstance(message, wire.Act):
            base["lag_ms"] = connection.lag_ms
        command = _COMMANDS[type(message)](message, base)
        live = await self._service.carry_out(live.id, command)
        if isinstance(message, wire.Leave):
            connection.seats = live.seats_of(connection.tokens, connection.player)
            self._service.publish_presence(live)
            return wire.Ack(id=message.id, version=live.room.version, seats=connection.seats)
        return wire.Ack(id=message.id, version=live.room.version)

    async def _sit(self, connection: Connection, live: LiveRoom, message: wire.Sit) -> wire.Ack:
        if connection.is_watching:
            raise RoomError("room.spectator", "spectators watch")
        if not live.may_sit(connection.tokens) and message.seat not in connection.seats:
            raise ServerError("server.not_invited", "whoever wants to sit here must be invited", status=403)
        command = rooms.Sit(
            seat=message.seat,
            id=message.id,
            version=message.version,
            name=message.name,
            character=message.character,
        )
        live, token = await self._service.sit(live.id, command, connection.player, message.token or None)
        if token is not None and hashed(token) not in connection.tokens:
            connection.tokens.append(hashed(token))
        connection.seats = live.seats_of(connection.tokens, connection.player)
        if message.seat not in connection.seats:  # another client's id, or the same client without a proof
            raise RoomError("room.seat_taken", "this seat is taken", given=message.seat)
        self._service.publish_presence(live)
        return wire.Ack(id=message.id, version=live.room.version, seats=connection.seats, token=token)

    async def _current(self, connection: Connection) -> LiveRoom:
        """Returns the socket's room; a dropped one is replaced, and the socket listens there."""
        live = connection.live
        assert live is not None
        if live.is_dropped:
            live = connection.live = await self._service.live_room(live.id)
            live.subscribers.add(connection)
        return live


def _read(text: str | None) -> wire.ClientMessage | wire.Error:
    """Returns a message, or what is wrong with it."""
    if text is None:
        return wire.Error(code="server.unreadable", message="messages are text")
    try:
        return wire.decode(text)
    except RecursionError:
        return wire.Error(code="server.unreadable", message="it is nested too deeply")
    except msgspec.MsgspecError as error:
        return wire.Error(code="server.unreadable", message=str(error)[:200], id=_id_of(text))


def _room(connection: Connection) -> str | None:
    return None if connection.live is None else connection.live.id


def _seat(connection: Connection, message: wire.Command) -> int:
    """Returns the seat that a message is for; it must be the sender's."""
    if message.seat:
        if message.seat not in connection.seats:
            raise ServerError("server.not_your_seat", "this seat is not yours", status=403, given=message.seat)
        return message.seat
    if len(connection.seats) > 1 and not isinstance(message, wire.Flag):
        raise ServerError("server.which_seat", "more than one seat is yours; say which")
    return connection.seats[0] if connection.seats else 0


def _too_many(id: str | None, wait_ms: int) -> wire.Error:  # noqa: A002
    return wire.Error(code="server.too_many", message="a little slower, please", id=id, retry_after_ms=wait_ms)


class _Bare(msgspec.Struct):
    id: str | None = None


def _id_of(text: str | None) -> str | None:
    """Returns the id of a message that cannot be read otherwise."""
    try:
        found = msgspec.json.decode(text or "", type=_Bare).id
    except (msgspec.MsgspecError, RecursionError):
        return None
    return None if found is None else found[:64]


# The table is read by the type of the message, which a type checker cannot follow.
_COMMANDS: dict[type[wire.Command], Callable[[Any, dict[str, Any]], rooms.Command]] = {
    wire.Dress: lambda message, base: rooms.Dress(**base, name=message.name, character=message.character),
    wire.Deal: lambda message, base: rooms.Deal(**base, deal=message.deal),
    wire.Leave: lambda _, base: rooms.Leave(**base),
    wire.Act: lambda message, base: rooms.Act(**base, actions=message.actions),
    wire.Offer: lambda message, base: rooms.Propose(**base, kind=message.kind),
    wire.Answer: lambda message, base: rooms.Answer(**base, offer=message.offer, agree=message.agree),
    wire.Resign: lambda _, base: rooms.Resign(**base),
    wire.Undo: lambda _, base: rooms.Undo(**base),
    wire.Hint: lambda _, base: rooms.Hint(**base),
    wire.GiveTime: lambda message, base: rooms.GiveTime(**base, side=message.side),
    wire.Say: lambda message, base: rooms.Say(**base, phrase=message.phrase),
    wire.Flag: lambda _, base: rooms.Flag(**base),
}
