"""What a request says: its body, who asks and from where, the numbers in its query."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request

from hedgemaze.server.credentials import hashed
from hedgemaze.server.errors import ServerError

__all__ = ["address_of", "number_of", "player_hash", "read_body"]

_T = TypeVar("_T")


async def read_body(request: Request, kind: type[_T], most: int) -> _T:
    """Reads what was sent, up to so many bytes.

    Raises:
        ServerError: it is too large, or not of that kind.
    """
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > most:
            raise ServerError("server.too_large", "the request is too large", status=413)
    try:
        return msgspec.json.decode(bytes(content), type=kind)
    except RecursionError:
        raise ServerError("server.unreadable", "it is nested too deeply") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ServerError("server.unreadable", str(error)[:200]) from None


def player_hash(request: Request) -> bytes | None:
    """Returns the hash of a player's cookie; None for who has none."""
    secret = request.scope["state"].get("player")
    return None if secret is None else hashed(secret)


def address_of(request: Request) -> str:
    """Returns whom a request counts for."""
    return str(request.scope["state"]["subscriber"])


def number_of(query: Any, name: str, default: int, most: int) -> int:
    """Returns a number of a query.

    Raises:
        ServerError: it is none from 0 to the most.
    """
    text = query.get(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) < 17 and int(text) <= most):
        raise ServerError("server.bad_query", f"{name} is a number from 0 to {most}", given=text)
    return int(text)
