"""Reads requests: body, player, room, address, numbers of the query."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request

from hedgemaze.server.errors import ServerError
from hedgemaze.server.people.accounts import Account

_T = TypeVar("_T")


async def read_body(request: Request, kind: type[_T], max_bytes: int) -> _T:
    """Reads and decodes the JSON body.

    Raises:
        ServerError: the body is too large, or does not match the type.
    """
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > max_bytes:
            raise ServerError("server.too_large", "the request is too large", status=413)
    try:
        return msgspec.json.decode(bytes(content), type=kind)
    except RecursionError:
        raise ServerError("server.unreadable", "it is nested too deeply") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ServerError("server.unreadable", str(error)[:200]) from None


def player_hash(request: Request) -> bytes | None:
    """Returns the player's key: the account's, or the hash of the anonymous player's cookie; None without both."""
    key: bytes | None = request.scope["state"].get("player_key")
    return key


def account_of(request: Request) -> Account | None:
    """Returns the account that the player is signed in to, or None."""
    account: Account | None = request.scope["state"].get("account")
    return account


def require_account(request: Request) -> Account:
    """Returns the account that the player is signed in to.

    Raises:
        ServerError: the player is anonymous, or a host has banned the account.
    """
    account = account_of(request)
    if account is None:
        raise ServerError("people.sign_in_first", "this needs an account", status=401)
    if account.is_banned:
        raise ServerError("people.banned", "a host has shut this account out", status=403)
    return account


def room_of(request: Request) -> str:
    """Returns the id of the room in the path, cut to a length that an id may have."""
    return str(request.path_params["room"])[:64]


def address_of(request: Request) -> str:
    """Returns the key for rate limits: the client's address or network."""
    return str(request.scope["state"]["client_key"])


def number_of(query: Any, name: str, default: int, maximum: int) -> int:
    """Returns a number of the query.

    Raises:
        ServerError: it is not an integer from 0 to the maximum.
    """
    text = query.get(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) < 17 and int(text) <= maximum):
        raise ServerError("server.bad_query", f"{name} is a number from 0 to {maximum}", given=text)
    return int(text)
