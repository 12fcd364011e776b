"""The messages of a server's rooms, for clients; `docs/protocols.md` has an example of each.

Structs have the names and fields of the server's types, as far as a client needs them; a test compares them.
"""

from __future__ import annotations

from typing import Any, TypedDict

import msgspec

from hedgemaze.rules import Reason, Side


class SeatPlan(TypedDict, total=False):
    """One seat in the settings of a table; the holder is ``here``, ``elsewhere`` or ``engine``.

    >>> SeatPlan(holder="engine", level=3)
    {'holder': 'engine', 'level': 3}
    """

    holder: str
    level: int
    name: str
    character: str | None
    is_bot: bool


class Settings(TypedDict, total=False):
    """The settings of a table; `docs/rooms.md` explains them. `mode` and `seats` are required.

    >>> Settings(mode="classic2", seats=[SeatPlan(holder="elsewhere"), SeatPlan(holder="engine", level=3)])["mode"]
    'classic2'
    """

    mode: str
    seats: list[SeatPlan]
    timing: dict[str, int]
    start: str | None
    first: str
    first_side: str | None
    visibility: str
    stand_in: int
    allows_bots: bool
    is_rated: bool


class NewTable(msgspec.Struct, frozen=True):
    """A new table: its room, the token of the opener's seats, and the token of the invitation.

    >>> msgspec.json.decode(b'{"room": "abc", "token": "secret", "seats": [1]}', type=NewTable).seats
    (1,)
    """

    room: str
    token: str
    seats: tuple[int, ...]
    join: str | None = None


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of an HTTP error."""

    code: str
    message: str


class SeatView(msgspec.Struct, frozen=True):
    """A seat; `presence` is ``empty``, ``taken`` or ``gone``, and `hand` has the letters of its pieces.

    >>> SeatView("engine", "taken", Side.NORTH, "N", level=3).level
    3
    """

    holder: str
    presence: str
    side: Side
    hand: str
    level: int = 0
    name: str = ""
    character: str | None = None
    is_bot: bool = False


class OfferView(msgspec.Struct, frozen=True):
    """An open offer: a ``draw``, ``take_back``, ``resign`` or ``rematch``. Its `version` identifies it.

    >>> OfferView("draw", seat=1, version=7, asked=(2,)).kind
    'draw'
    """

    kind: str
    seat: int
    version: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()


class ClocksView(msgspec.Struct, frozen=True):
    """The clocks at the server's time `at_ms`, by side in turn order."""

    at_ms: int
    left_ms: tuple[int, ...]
    running: Side | None = None
    is_free: bool = False


class OutcomeView(msgspec.Struct, frozen=True):
    """How the game ended."""

    reason: Reason
    winner: Side | None = None
    rank: int | None = None


class TableView(msgspec.Struct, frozen=True):
    """The state of a table; `stage` is ``waiting``, ``playing`` or ``ended``.

    >>> TableView(version=3, stage="playing", mode="classic2", seats=()).stage
    'playing'
    """

    version: int
    stage: str
    mode: str
    seats: tuple[SeatView, ...]
    position: str | None = None
    offers: tuple[OfferView, ...] = ()
    clocks: ClocksView | None = None
    outcome: OutcomeView | None = None
    next_room: str | None = None


class Entries(msgspec.Struct, frozen=True):
    """A change of the list of entries: keep the first `keep`, then append `add`."""

    keep: int
    add: tuple[str, ...] = ()


class Snapshot(msgspec.Struct, frozen=True):
    """What a new client needs besides the table."""

    settings: Settings
    start: str | None = None
    entries: tuple[str, ...] = ()


class _Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """The base of all messages from the server."""


class Welcome(_Message, frozen=True):
    """The answer to `hello`: the client's seats, and either a snapshot or the events that it missed."""

    seats: tuple[int, ...]
    now_ms: int
    table: TableView
    snapshot: Snapshot | None = None
    events: tuple[dict[str, Any], ...] = ()
    entries: Entries | None = None


class Events(_Message, frozen=True):
    """New events, and the table after them."""

    events: tuple[dict[str, Any], ...]
    table: TableView
    entries: Entries | None = None


class PresenceMessage(_Message, frozen=True, tag="presence"):
    """The seats that are connected."""

    seats: tuple[int, ...]


class Ack(_Message, frozen=True):
    """A command was carried out and stored; `seats` are the client's, after a change of them."""

    id: str
    version: int
    seats: tuple[int, ...] | None = None


class ErrorMessage(_Message, frozen=True, tag="error"):
    """A message was refused."""

    code: str
    message: str
    id: str | None = None
    retry_after_ms: int | None = None


class ServerPing(_Message, frozen=True, tag="ping"):
    """Asks for an immediate `pong`."""

    number: int


class Closing(_Message, frozen=True):
    """The last message of a socket that the server closes."""

    reason: str
    retry_after_ms: int | None = None


decoder = msgspec.json.Decoder(Welcome | Events | PresenceMessage | Ack | ErrorMessage | ServerPing | Closing)
"""Reads a message of the server."""
