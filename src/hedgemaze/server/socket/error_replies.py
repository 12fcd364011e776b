"""Replies to messages that a socket cannot carry out: unreadable, too many, refused, or a fault of the server."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable

import msgspec

from hedgemaze.errors import HedgemazeError
from hedgemaze.server import wire
from hedgemaze.server.errors import StorageError, public_message
from hedgemaze.server.socket.client_messages import ClientMessage, id_of

_log = logging.getLogger("hedgemaze.server")


def read(text: str | None, decode: Callable[[str], ClientMessage]) -> ClientMessage | wire.ErrorMessage:
    """Returns a message, or the reply to one that cannot be read; None is a message that is not text."""
    if text is None:
        return wire.ErrorMessage(code="server.unreadable", message="messages are text")
    try:
        return decode(text)
    except RecursionError:
        return wire.ErrorMessage(code="server.unreadable", message="it is nested too deeply")
    except msgspec.MsgspecError as error:
        return wire.ErrorMessage(code="server.unreadable", message=str(error)[:200], id=id_of(text))


def too_many(id: str | None, wait_ms: int) -> wire.ErrorMessage:  # noqa: A002  # the message's word for it
    """Returns the reply to a client that sends too much."""
    return wire.ErrorMessage(code="server.too_many", message="a little slower, please", id=id, retry_after_ms=wait_ms)


def of_error(error: Exception, id: str | None, *, socket: int, room: str | None) -> wire.ErrorMessage:  # noqa: A002
    """Returns the reply to a message that has raised an error, and writes to the log what the client does not see."""
    fault = secrets.token_hex(6)
    if not isinstance(error, HedgemazeError):
        where = {"request": fault, "socket": socket, "room": room}
        _log.error("a message was not answered", extra=where, exc_info=error)
        return wire.ErrorMessage(code="server.fault", message=f"this is a fault of ours ({fault})", id=id)
    shown, retry = public_message(error, request=fault, socket=socket, room=room)
    if isinstance(error, StorageError):
        shown = f"{shown} ({fault})"  # as X-Request-Id: it finds the entry in the log
    return wire.ErrorMessage(code=error.code, message=shown, id=id, retry_after_ms=retry)
