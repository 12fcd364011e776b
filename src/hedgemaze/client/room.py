"""`RoomClient`: a client of one room: it plays or watches, and reconnects after a lost connection.

Every command has an id and is sent until the server has answered it: after a reconnect with the same id again, so that
an acknowledged action is never lost and none is played twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hedgemaze.client import messages
from hedgemaze.client.errors import ENDINGS, BadMessageError, ClientError, ConnectionLostError, RefusedError
from hedgemaze.client.links import RoomLink
from hedgemaze.client.messages import Ack, Closing, ErrorMessage, Events, PresenceMessage, TableView, Welcome
from hedgemaze.core import Position

_SILENT_SECONDS = 25.0
"""The server pings more often: a connection that is silent for longer is lost."""
_FIRST_DELAY, _LONGEST_DELAY = 0.4, 5.0
_LARGEST = 8_000_000
"""Largest message in bytes; the snapshot of the longest game is far smaller."""

OnEvent = Callable[[dict[str, Any]], None]


class RoomClient:
    """One client of a room, used as ``async with RoomClient(link) as room:``.

    Args:
        link: the room, with the token of a seat or of the invitation.
        is_watching: watch only.
        patience_s: how long it tries to reconnect before it gives up.
        on_event: is called with every event, in order; after a long break a snapshot replaces them.

    >>> async def watch(link: str) -> None:
    ...     async with RoomClient(RoomLink.parse(link), is_watching=True) as room:
    ...         await room.wait_for(lambda: room.table.stage == "ended")
    ...         print(room.entries)
    """

    def __init__(
        self, link: RoomLink, *, is_watching: bool = False, patience_s: float = 120.0, on_event: OnEvent | None = None
    ) -> None:
        self.link = link
        """After `sit`, with the token of the seat: it resumes the seat, in another process too."""
        self.seats: tuple[int, ...] = ()
        """The seats that this client holds."""
        self.entries: list[str] = []
        """All entries of the game, as records write them."""
        self.settings: messages.Settings = {}
        """The settings of the table when the client connected."""
        self.start: str | None = None
        """The text of the start position, once the game has begun."""
        self.present: tuple[int, ...] = ()
        """The seats that are connected."""
        self.ahead_ms = 0.0
        """How far the server's clock is ahead of this machine's."""
        self.sent_again = 0
        """Commands that were sent again after a lost connection."""
        self._is_watching, self._patience_s = is_watching, patience_s
        self._on_event = on_event or (lambda _: None)
        self._table: TableView | None = None
        self._pending: dict[str, tuple[bytes, asyncio.Future[Ack | ErrorMessage]]] = {}
        """By id: commands without an answer."""
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._failure: ClientError | None = None
        self._wait_ms = 0
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        try:
            await self.wait_for(lambda: self._table is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the connection; the seats stay taken."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._fail(ConnectionLostError("client.closed", "the client is closed"))

    # What is known.

    @property
    def table(self) -> TableView:
        """The state of the table."""
        assert self._table is not None, "use the client with `async with`"
        return self._table

    @property
    def position(self) -> Position | None:
        """The position; None before the start."""
        return None if self.table.position is None else Position.parse(self.table.position)

    async def wait_for(self, condition: Callable[[], bool]) -> TableView:
        """Waits until a condition holds, which is checked after every message, and returns the table.

        Raises:
            ClientError: the connection has ended for good.
        """
        async with self._changed:
            await self._changed.wait_for(lambda: self._failure is not None or condition())
        if self._failure is not None and not condition():
            raise self._failure
        return self.table

    async def updates(self) -> AsyncIterator[TableView]:
        """Yields the table now and after every change, without end; changes in quick succession may be merged.

        Raises:
            ClientError: the connection has ended for good.
        """
        version = -1
        while True:
            table = await self.wait_for(lambda: self.table.version > version)  # noqa: B023  # called in this round only
            version = table.version
            yield table

    # Commands; each returns when the server has stored it.

    async def sit(self, seat: int = 0, name: str = "", *, character: str | None = None, is_bot: bool = False) -> int:
        """Takes an empty seat, by default the invitation's or the first one, and returns its number."""
        free = next((number for number, each in enumerate(self.table.seats, 1) if each.presence == "empty"), 0)
        if not (seat := seat or self.link.seat or free):
            raise RefusedError("room.seat_taken", "all seats are taken")
        token = self.link.token if self.seats else secrets.token_urlsafe(20)  # one token for all seats of a client
        await self.command("sit", seat=seat, name=name, character=character, is_bot=is_bot, token=token)
        self.link = replace(self.link, token=token, seat=0)
        return seat

    async def act(self, *actions: str, seat: int = 0) -> None:
        """Plays actions of one turn, all or none."""
        await self.command("act", seat=seat, version=self.table.version, actions=actions)

    async def offer(self, kind: str, seat: int = 0) -> None:
        """Offers a ``draw``, a ``take_back`` or a ``rematch``."""
        await self.command("offer", seat=seat, version=self.table.version, kind=kind)

    async def answer(self, offer: int, *, agree: bool, seat: int = 0) -> None:
        """Accepts or declines an offer, given by its version."""
        await self.command("answer", seat=seat, offer=offer, agree=agree)

    async def resign(self, seat: int = 0) -> None:
        """Gives the game up."""
        await self.command("resign", seat=seat)

    async def leave(self, seat: int = 0) -> None:
        """Leaves the table; in a running game that gives it up."""
        await self.command("leave", seat=seat)

    async def command(self, kind: str, /, **fields: Any) -> Ack:
        """Sends any command of the protocol until it is answered.

        Raises:
            RefusedError: the server refuses it; nothing has changed.
            ConnectionLostError: the connection has ended for good; the command may have been carried out.
        """
        id_ = secrets.token_hex(8)
        data = msgspec.json.encode({"type": kind, "id": id_, **fields})
        try:
            while self._failure is None:
                _, future = self._pending[id_] = data, asyncio.Future()
                await self._send(data)
                answer = await future
                if isinstance(answer, Ack):
                    return answer
                if answer.retry_after_ms is None:
                    raise RefusedError(answer.code, answer.message)
                await asyncio.sleep(answer.retry_after_ms / 1_000)
            raise self._failure
        finally:
            self._pending.pop(id_, None)

    # The connection.

    async def _run(self) -> None:
        """Reconnects until the client is closed, or an error occurs that a new connection cannot fix."""
        delay, lost_at = 0.0, time.monotonic()
        while self._failure is None:
            try:
                url = self.link.api("socket").replace("http", "ws", 1)
                async with connect(url, compression=None, ping_interval=None, max_size=_LARGEST) as socket:
                    await self._talk(socket)
            except ClientError as error:
                await self._fail(error)
            except (OSError, ValueError, WebSocketException) as error:
                if self._socket is not None:
                    delay, lost_at = 0.0, time.monotonic()
                if self._table is None or time.monotonic() - lost_at > self._patience_s:
                    await self._fail(ConnectionLostError.unreachable(self.link.server, error))
            self._socket = None
            await asyncio.sleep(max(delay * random.uniform(0.5, 1.0), self._wait_ms / 1_000))
            delay, self._wait_ms = min(max(2 * delay, _FIRST_DELAY), _LONGEST_DELAY), 0

    async def _talk(self, socket: ClientConnection) -> None:
        """Reads one connection to its end; always raises."""
        who = {"watch": True} if self._is_watching else {"token": self.link.token}
        # Before the first action it asks for a snapshot, which has the start.
        hello = {"type": "hello", "room": self.link.room, "version": self.table.version if self.entries else 0, **who}
        await self._send(msgspec.json.encode(hello), socket)
        while True:
            async with asyncio.timeout(_SILENT_SECONDS):
                data = await socket.recv()
            try:
                message = messages.decoder.decode(data)
            except msgspec.MsgspecError as error:
                raise BadMessageError("client.bad_message", f"a message cannot be read ({error})", given=data) from None
            if isinstance(message, messages.ServerPing):
                await self._send(msgspec.json.encode({"type": "pong", "number": message.number}), socket)
                continue
            async with self._changed:
                self._take(message)
                self._changed.notify_all()
            if isinstance(message, Welcome):
                self._socket = socket
                for unanswered, _ in tuple(self._pending.values()):
                    self.sent_again += 1
                    await self._send(unanswered, socket)

    def _take(self, message: object) -> None:
        match message:
            case Welcome() | Events():
                self._update(message)
            case PresenceMessage():
                self.present = message.seats
            case Ack() | ErrorMessage(id=str()):
                if isinstance(message, Ack) and message.seats is not None:
                    self.seats = message.seats
                _, future = self._pending.get(message.id or "", (b"", None))
                if future is not None and not future.done():
                    future.set_result(message)
            case ErrorMessage() if self._socket is None and message.retry_after_ms is None:
                raise RefusedError(message.code, message.message)
            case ErrorMessage():
                self._wait_ms = message.retry_after_ms or 0
            case Closing():
                if message.reason in ENDINGS:
                    raise ConnectionLostError(*ENDINGS[message.reason])
                self._wait_ms = message.retry_after_ms or self._wait_ms

    def _update(self, message: Welcome | Events) -> None:
        if isinstance(message, Welcome):
            self.seats = message.seats
            self.ahead_ms = message.now_ms - 1_000 * time.time()
            if message.snapshot is not None:
                self.settings, self.start = message.snapshot.settings, message.snapshot.start
                self.entries = list(message.snapshot.entries)
        if message.entries is not None:
            self.entries[message.entries.keep :] = message.entries.add
        if not self.entries:
            self.start = message.table.position
        elif any(event.get("event") in ("started", "dealt") for event in message.events):
            self.entries.clear()
            raise ConnectionResetError("the start of the game is not known: a snapshot is needed")
        self._table = message.table
        try:
            for event in message.events:
                self._on_event(event)
        except Exception as error:  # otherwise the reader would end silently
            raise ClientError("client.callback_failed", f"on_event failed ({error!r})") from error

    async def _send(self, data: bytes, socket: ClientConnection | None = None) -> None:
        """Sends a message; one that cannot be sent now is sent again after the next `welcome`."""
        if (socket := socket or self._socket) is not None:
            with contextlib.suppress(WebSocketException):
                await socket.send(data, text=True)

    async def _fail(self, error: ClientError) -> None:
        """Ends the client: all waiting calls raise the error."""
        async with self._changed:
            self._failure = self._failure or error
            for _, future in self._pending.values():
                if not future.done():
                    future.set_exception(self._failure)
            self._changed.notify_all()
