"""A typed client of a server's rooms, for bots and tests (extra ``client``).

- ``errors``: `ClientError` and its kinds;
- ``messages``: the settings of a table and the messages of the server;
- ``links``: links to rooms, and requests over HTTP;
- ``room``: `RoomClient`, which plays or watches and reconnects after a lost connection.

`hedgemaze.bot` lets a player of `hedgemaze.engine` or an outside engine play at a table.

>>> import asyncio
>>> from hedgemaze.client import RoomClient, RoomLink
>>> async def play(link: str) -> None:
...     async with RoomClient(RoomLink.parse(link)) as room:
...         await room.sit(name="Ada")
...         await room.wait_for(lambda: room.table.stage == "playing")
...         await room.act("e2")
"""

from hedgemaze.client.errors import BadMessageError, ClientError, ConnectionLostError, RefusedError
from hedgemaze.errors import MissingPackageError

try:
    from hedgemaze.client.links import RoomLink, create, record
    from hedgemaze.client.messages import NewTable, OfferView, SeatPlan, SeatView, Settings, TableView
    from hedgemaze.client.room import RoomClient
except ModuleNotFoundError as error:
    message = "pip install 'hedgemaze[client]' first"
    raise MissingPackageError("client.not_installed", message, given=error.name) from None

__all__ = [
    "BadMessageError",
    "ClientError",
    "ConnectionLostError",
    "NewTable",
    "OfferView",
    "RefusedError",
    "RoomClient",
    "RoomLink",
    "SeatPlan",
    "SeatView",
    "Settings",
    "TableView",
    "create",
    "record",
]
