"""Errors of the client, each with a stable code; `docs/formats.md` has the table."""

from __future__ import annotations

from typing import Self
from urllib.error import URLError

from hedgemaze.errors import HedgemazeError, system_reason

ENDINGS = {
    "moved": ("client.moved", "the seat was moved to another device"),
    "flood": ("client.flood", "the server received too many messages"),
}
"""By the reason of a `closing`: code and message of the `ConnectionLostError` after which no client reconnects."""


class ClientError(HedgemazeError):
    """Something that a client of a server cannot do; the base of the errors below.

    >>> ClientError("client.bad_link", "a link to a table is expected", given="x").code
    'client.bad_link'
    """


class RefusedError(ClientError):
    """The server refused a request; `code` is the server's own code, such as ``room.seat_taken``.

    >>> RefusedError("room.seat_taken", "the seat is taken").code
    'room.seat_taken'
    """


class ConnectionLostError(ClientError, ConnectionError):
    """The server cannot be reached, or has ended the connection for good.

    >>> isinstance(ConnectionLostError("client.unreachable", "the server cannot be reached"), ConnectionError)
    True
    """

    @classmethod
    def unreachable(cls, server: str, error: Exception) -> Self:
        """Returns the error after a failed connection."""
        message = f"the server cannot be reached ({str(error) or type(error).__name__})"
        cause = error.reason if isinstance(error, URLError) and isinstance(error.reason, Exception) else error
        return cls("client.unreachable", message, given=server, reason=system_reason(cause))


class BadMessageError(ClientError):
    """The server sent something that is no message of the protocol.

    >>> BadMessageError("client.bad_message", "the server's answer cannot be read").code
    'client.bad_message'
    """
