"""`RoomLink`: the address of a room and the token that opens it; requests over HTTP: `create`, `record`."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from hedgemaze.client.errors import BadMessageError, ClientError, ConnectionLostError, RefusedError
from hedgemaze.client.messages import ErrorBody, NewTable, Settings

_SECONDS = 30.0
_LINK = re.compile(
    r"(https?://(?:\[[\w:.]+\]|[^][\s/?#:]+)(?::[1-9]\d{0,4})?)(/[^?#]*)?(?:\?[^#]*)?"  # the server
    r"#/?(?:table|watch)/([^/]+)(?:/([^/]*)(?:/([0-5]?))?)?"  # room, token, seat
)


@dataclass(frozen=True, slots=True)
class RoomLink:
    """A room of a server, as the page's links have it; the token is of a seat or of the invitation.

    >>> RoomLink.parse("http://127.0.0.1:8000/#/table/abc/secret/2")
    RoomLink(server='http://127.0.0.1:8000/', room='abc', token='secret', seat=2)
    """

    server: str
    room: str
    token: str = ""
    seat: int = 0
    """The seat that an invitation offers; 0 for any."""

    @classmethod
    def parse(cls, text: str) -> RoomLink:
        """Reads a link to a table or for spectators.

        Raises:
            ClientError: it is no such link.
        """
        found = _LINK.fullmatch(text.strip())
        if found is None:
            raise ClientError("client.bad_link", "a link to a table is expected, as the page shows it", given=text)
        return cls(found[1] + (found[2] or "/"), found[3], found[4] or "", int(found[5] or 0))

    def api(self, path: str) -> str:
        """Returns the address of a path of the server's API."""
        return f"{self.server.rstrip('/')}/api/{path}"

    def __str__(self) -> str:
        return f"{self.server}#/table/" + "/".join([self.room, *filter(None, [self.token, str(self.seat or "")])])


async def create(server: str, settings: Settings) -> NewTable:
    """Sets up a table; `server` is the address of the page.

    Raises:
        RefusedError: the server refuses the settings.
        ConnectionLostError: the server cannot be reached.

    >>> settings = Settings(mode="classic2", seats=[{"holder": "elsewhere"}, {"holder": "elsewhere"}])
    >>> async def invite(server: str) -> str:
    ...     table = await create(server, settings)
    ...     return str(RoomLink(server, table.room, table.join or ""))
    """
    body = await asyncio.to_thread(_request, RoomLink(server, "").api("rooms"), msgspec.json.encode(settings))
    try:
        return msgspec.json.decode(body, type=NewTable)
    except msgspec.MsgspecError as error:
        raise BadMessageError("client.bad_message", f"the server's answer cannot be read ({error})") from None


async def record(link: RoomLink) -> str:
    """Returns the game of a room as a record.

    Raises:
        RefusedError: there is no such room, or its game has not begun.
        ConnectionLostError: the server cannot be reached.

    >>> async def save(link: RoomLink) -> None:
    ...     print(await record(link))
    """
    return await asyncio.to_thread(_request, link.api(f"rooms/{link.room}/record"), None)


def _request(url: str, body: bytes | None) -> str:
    if not url.startswith(("http://", "https://")):  # urlopen would open files, too
        message, forms = "the address of a server begins with http:// or https://", ("http://", "https://")
        raise ClientError("client.bad_link", message, given=url, allowed=forms)
    try:
        with urlopen(Request(url, body, {"Content-Type": "application/json"}), timeout=_SECONDS) as answer:
            return str(answer.read(), "utf-8")
    except HTTPError as error:
        try:
            found = msgspec.json.decode(error.read(), type=ErrorBody)
        except msgspec.MsgspecError:
            raise BadMessageError("client.bad_message", f"the server answers with status {error.code}") from None
        raise RefusedError(found.code, found.message) from None
    except (OSError, ValueError, HTTPException) as error:
        raise ConnectionLostError.unreachable(url, error) from None
