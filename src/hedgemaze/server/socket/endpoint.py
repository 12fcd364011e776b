"""The WebSocket endpoint: one socket carries one room.

A client sends `hello`, gets `welcome`, and from then on receives every event. Its commands are carried out in order
and acknowledged after the commit. A client that reads too slowly is dropped, so that it delays no one else. The server
measures the lag of each connection itself.
"""

from __future__ import annotations

import asyncio
import functools
import time
from collections import Counter
from collections.abc import Callable

from starlette.types import Receive, Scope, Send

from hedgemaze import rooms
from hedgemaze.rooms import RoomError
from hedgemaze.server import wire
from hedgemaze.server.credentials import hashed
from hedgemaze.server.errors import ServerError
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.service import Service
from hedgemaze.server.socket import error_replies
from hedgemaze.server.socket.bot_seats import BotSeats
from hedgemaze.server.socket.client_messages import (
    ClientMessage,
    CommandMessage,
    Hello,
    Ping,
    Pong,
    decode,
    id_of,
)
from hedgemaze.server.socket.connection import Connection
from hedgemaze.server.socket.open_sockets import OpenSockets
from hedgemaze.server.socket.spectator_delay import SpectatorDelay
from hedgemaze.server.socket.websocket_protocol import Channel
from hedgemaze.server.telemetry import tracing
from hedgemaze.server.telemetry.histograms import Histogram
from hedgemaze.server.telemetry.logs import request_id

HELLO_SECONDS = 10.0
MAX_WAITING = 16
"""Unanswered messages per socket at which reading pauses."""


class SocketEndpoint:
    """All sockets of a server."""

    def __init__(self, service: Service, limits: Limits) -> None:
        self._service = service
        self._limits = limits
        self.open = OpenSockets(limits)
        self._seats = Buckets(limits.messages)
        self._bot_messages = Buckets(limits.bot_messages)
        self._bots = BotSeats(limits.bots_at_once, service.cache.peek)
        self.spectator_delay = SpectatorDelay(service)
        self.received = 0
        """The number of messages so far, for the metrics."""
        self.errors: Counter[str] = Counter()
        """By code: how many messages were refused."""
        self.is_muted: Callable[[Connection], bool] = lambda _: False
        """Whether a client may neither use phrases nor change its name; set by `admin`."""
        self.move_to_ack = Histogram()
        """From the arrival of a move until its acknowledgement is written to the socket."""

    @property
    def seats(self) -> int:
        """The number of seats that open sockets hold; a seat with two sockets counts twice."""
        return sum(len(each.seats) for each in self.open)

    async def serve(
        self, scope: Scope, receive: Receive, send: Send, player: bytes, headers: list[tuple[bytes, bytes]]
    ) -> None:
        """Serves one client from its first message to its last; the caller has checked the handshake.

        Args:
            scope: ASGI's scope of the connection.
            receive: ASGI's receive function.
            send: ASGI's send function.
            player: the player's key.
            headers: for the answer to the handshake.
        """
        message = await receive()
        if message["type"] != "websocket.connect":
            return
        request: str = scope["state"]["request"]
        await send({"type": "websocket.accept", "headers": [*headers, (b"x-request-id", request.encode())]})
        connection = Connection.of(scope, send, player, self._limits)
        connection.request = request
        hello_timeout = asyncio.get_running_loop().call_later(HELLO_SECONDS, self._end_without_hello, connection)
        try:
            if wait_ms := self.open.add(connection, self._service.clock.now_ms()):
                self._refuse(connection, error_replies.too_many(None, wait_ms))
                await connection.close(wire.Closing(reason="refused", retry_after_ms=wait_ms))
                return
            channel: Channel = scope["state"]["channel"]
            channel.on_flood = functools.partial(connection.cut, wire.Closing(reason="flood"))
            channel.on_message = functools.partial(self.on_message, connection)
            while (message := await receive())["type"] != "websocket.disconnect":
                channel.on_message(message.get("text"))  # a message that came together with the handshake
        finally:
            hello_timeout.cancel()
            self.open.remove(connection)
            if not self.spectator_delay.remove(connection):
                self._service.unsubscribe(connection)

    @staticmethod
    def _end_without_hello(connection: Connection) -> None:
        """Closes a socket whose client has not sent `hello`."""
        if connection.live is None:
            connection.end(wire.Closing(reason="refused"))

    def on_message(self, connection: Connection, text: str | None) -> None:
        """Queues one message of a client; messages are answered in order. None is a message that is not text."""
        if connection.is_closed:
            return
        self.received += 1
        connection.received_at = asyncio.get_running_loop().time()
        if wait_ms := self._wait_ms(connection):
            connection.refused += 1
            if connection.refused > self._limits.patience:
                connection.cut(wire.Closing(reason="flood"))
            else:
                self._refuse(connection, error_replies.too_many(id_of(text), wait_ms))
            return
        connection.refused = 0
        message = error_replies.read(text, decode)
        if isinstance(message, Pong) and connection.live is not None:
            connection.pong(message.number)
            return
        connection.waiting.append((message, time.perf_counter()))
        if connection.worker is None:
            connection.worker = self._service.spawn(self._answer_all(connection))
        elif len(connection.waiting) >= MAX_WAITING:
            connection.pause()

    def _wait_ms(self, connection: Connection) -> int:
        """Returns how long a socket must wait before it may send again; 0 if it need not.

        The rate of a seat counts all sockets that hold it.
        """
        now_ms = self._service.clock.now_ms()
        wait_ms = connection.bucket.take("", now_ms)
        if not wait_ms and connection.seats and connection.live is not None:
            buckets = self._bot_messages if connection.is_bot else self._seats
            wait_ms = buckets.take(f"{connection.live.id} {connection.seats[0]}", now_ms)
        return wait_ms

    async def _answer_all(self, connection: Connection) -> None:
        """Answers the queued messages of a socket, one after another."""
        request_id.set(connection.request)
        while connection.waiting and not connection.is_closed:
            await self._answer(connection, *connection.waiting.popleft())
            if connection.closing is not None:
                await connection.close(connection.closing)
        connection.worker = None
        connection.resume()

    async def _answer(self, connection: Connection, message: ClientMessage | wire.ErrorMessage, arrived: float) -> None:
        """Answers one message; an `ErrorMessage` is the answer to one that could not be read."""
        id: str | None = getattr(message, "id", None)  # noqa: A001  # the message's word for it
        try:
            if isinstance(message, CommandMessage):
                with tracing.span("command", type=message.command_type.__name__, request_id=connection.request):
                    ack = await self._carry_out(connection, message)
                connection.send(ack)
                if message.command_type is rooms.Act:  # called after the write that `send` has scheduled
                    asyncio.get_running_loop().call_soon(self._acknowledged, arrived)
            elif isinstance(message, Hello):
                await self._hello(connection, message)
            elif isinstance(message, Ping):
                now_ms = self._service.clock.now_ms()
                connection.send(wire.ServerPong(id=message.id, now_ms=now_ms, lag_ms=connection.lag_ms))
            elif isinstance(message, wire.ErrorMessage):
                self._refuse(connection, message)
        except Exception as error:
            answer = error_replies.of_error(error, id, socket=connection.number, room=_room(connection))
            self._refuse(connection, answer)
        if connection.live is None:
            connection.closing = wire.Closing(reason="refused")

    def _refuse(self, connection: Connection, error: wire.ErrorMessage) -> None:
        """Sends an error and counts it."""
        self.errors[error.code] += 1
        connection.send(error)

    def _acknowledged(self, arrived: float) -> None:
        self.move_to_ack.observe(time.perf_counter() - arrived)

    async def _hello(self, connection: Connection, message: Hello) -> None:
        if connection.live is not None:
            raise ServerError("server.hello_twice", "one socket carries one room")
        live = await self._service.latest(message.room)
        connection.is_watching = message.watch
        if message.watch:
            connection.player = None
        elif message.token:
            connection.tokens.append(hashed(message.token))
        _update_seats(connection, live)
        is_playing_bot = connection.is_bot and live.room.stage is not rooms.Stage.ENDED
        for seat in connection.seats if is_playing_bot else ():
            self._bots.take(connection.address, live.id, seat)
            self._bots.settle(connection.address, live.id, seat)
        may_sit = not message.watch and live.may_sit(connection.tokens)
        delayed = None if connection.seats else await self.spectator_delay.enter(live)
        shown, now_ms = live if delayed is None else delayed.past, self._service.clock.now_ms()
        connection.send(shown.welcome(connection.seats, message.version, now_ms, may_sit=may_sit))
        if delayed is None:
            self._service.subscribe(live, connection)
        elif connection.is_closed:
            self.spectator_delay.release(delayed)
        else:
            self.spectator_delay.add(delayed, connection)
        connection.ping()

    async def _carry_out(self, connection: Connection, message: CommandMessage) -> wire.Ack:
        """Carries out the command of a message."""
        live = connection.live
        if live is None:
            raise ServerError("server.no_hello", "the first message is hello")
        if live.is_dropped:
            live = await self._reloaded(connection, live.id)
        if connection.holdings is not live.holdings:
            _update_seats(connection, live)
        if message.command_type in (rooms.Say, rooms.Dress) and self.is_muted(connection):
            raise ServerError("people.muted", "a host has muted this player", status=403)
        if message.command_type is rooms.Sit:
            return await self._sit(connection, live, message)
        host: dict[str, int] = {"seat": _seat(connection, message)}
        if message.command_type is rooms.Act:
            host["lag_ms"] = connection.lag_ms
        command = message.command(**host)
        if isinstance(command, rooms.Dress):
            await self._service.cache.account_seats.dressing(live.room, command)
        self._service.tasks.require_running()
        live, _ = await self._service.execute(live.id, command)
        if message.command_type is rooms.Leave:
            _update_seats(connection, live)
            self._service.publish_presence(live)
            return wire.Ack(id=message.id, version=live.room.version, seats=connection.seats)
        return wire.Ack(id=message.id, version=live.room.version)

    async def _sit(self, connection: Connection, live: LiveRoom, message: CommandMessage) -> wire.Ack:
        if connection.is_watching:
            raise RoomError("room.spectator", "spectators watch")
        if not live.may_sit(connection.tokens) and message.seat not in connection.seats:
            raise ServerError("server.not_invited", "only invited players may sit here", status=403)
        command = message.command()
        assert isinstance(command, rooms.Sit)
        await self._require_welcome(connection, live)
        command = await self._service.cache.account_seats.sitting(live.room, command, connection.account)
        if command.is_bot:
            self._bots.take(connection.address, live.id, message.seat)
        try:
            live, token = await self._service.sit(live.id, command, connection.player, command.token or None)
        finally:
            self._bots.settle(connection.address, live.id, message.seat)
        if token is not None and hashed(token) not in connection.tokens:
            connection.tokens.append(hashed(token))
        _update_seats(connection, live)
        if message.seat not in connection.seats:  # another client's id, or the same client without a proof
            raise RoomError("room.seat_taken", "this seat is taken", given=message.seat)
        if self.spectator_delay.remove(connection):  # from now on it sees what players see
            connection.send(live.welcome(connection.seats, 0, self._service.clock.now_ms()))
            self._service.subscribe(live, connection)
        self._service.publish_presence(live)
        return wire.Ack(id=message.id, version=live.room.version, seats=connection.seats, token=token)

    async def _require_welcome(self, connection: Connection, live: LiveRoom) -> None:
        """Refuses a person whom someone at the table blocks.

        Raises:
            ServerError: the person is blocked.
        """
        person = connection.account
        seated = [seat.account for seat in live.room.seats if seat.account is not None]
        if person is None or not seated or person.id in seated:
            return
        blocks = await self._service.store.social.blocks_among([person.id, *seated])
        if any(other == person.id for _, other in blocks):
            raise ServerError("people.not_welcome", "someone at this table does not want to play with you", status=403)

    async def _reloaded(self, connection: Connection, room_id: str) -> LiveRoom:
        """Loads a room that was dropped from the cache again, and subscribes the socket."""
        live = connection.live = await self._service.live_room(room_id)
        live.subscribers.add(connection)
        return live


def _update_seats(connection: Connection, live: LiveRoom) -> None:
    connection.seats = live.seats_of(connection.tokens, connection.player)
    connection.holdings = live.holdings
    connection.is_bot = any(live.room.seat(seat).is_bot for seat in connection.seats)


def _room(connection: Connection) -> str | None:
    return None if connection.live is None else connection.live.id


def _seat(connection: Connection, message: CommandMessage) -> int:
    """Returns the seat of a command, which must be the sender's."""
    if message.seat:
        if message.seat not in connection.seats:
            raise ServerError("server.not_your_seat", "this seat is not yours", status=403, given=message.seat)
        return message.seat
    if len(connection.seats) > 1 and message.command_type is not rooms.Flag:
        raise ServerError("server.which_seat", "more than one seat is yours; say which")
    return connection.seats[0] if connection.seats else 0
