"""Values that go into the database and come out of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple


class StoredEvent(NamedTuple):
    """One event of a log, in the order of its columns."""

    version: int
    at_ms: int
    data: str
    """`rooms.event_to_data`, as JSON."""


@dataclass(frozen=True, slots=True)
class NewRoom:
    """The constant part of a room."""

    id: str
    opened_ms: int
    is_listed: bool
    join: bytes | None
    """Hash of the invitation's token; None without an invitation."""
    is_rated: bool = False


class RoomSummary(NamedTuple):
    """The facts about a room that queries need without its log, in the order of the statements that store them."""

    version: int
    touched_ms: int
    """Time of the last event."""
    stage: str
    deadline_ms: int | None
    """When a flag falls; None if no clock runs."""
    is_engines_turn: bool
    about: str | None
    """The row of a list of tables, as JSON; None if it has not changed."""


@dataclass(frozen=True, slots=True)
class Holding:
    """The holder of a seat."""

    seat: int
    token: bytes
    """Hash of the seat's token."""
    player: bytes | None
    """Hash of the player's cookie."""


@dataclass(frozen=True, slots=True)
class StoredRoom:
    """One room as it is stored."""

    join: bytes | None
    is_listed: bool
    log: tuple[str, ...]
    holdings: tuple[Holding, ...]
    outages: tuple[tuple[int, int], ...]
    """Outages since the last event, as (from, until)."""
    snapshot: str | None = field(default=None, compare=False)
    """The state before the events in `log`; None if the log is whole."""
    rewrites: int = field(default=0, compare=False)
    """How often names were erased from the log."""
    about: str = field(default="", compare=False)
    """The row of a list of tables, as JSON."""


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    """The state of a room after the first events of its log."""

    room: str
    version: int
    rewrites: int
    """How often names were erased from the log that it was made from."""
    data: str
    """The state, as JSON."""


@dataclass(frozen=True, slots=True)
class EventsAfter:
    """The events of a log after a version, and the current holders of the seats."""

    log: tuple[str, ...]
    holdings: tuple[Holding, ...]


@dataclass(frozen=True, slots=True)
class RoomVersion:
    """The version of a room, its row of a list and its seat holders, without the log."""

    version: int
    about: str
    holdings: tuple[Holding, ...]


@dataclass(frozen=True, slots=True)
class Lease:
    """The right of one node to do a job."""

    kind: str
    job: str
    """Which job of that kind: the id of a room or an analysis."""
    node: str
    until_ms: int
    """When it expires, unless the node renews it."""


@dataclass(frozen=True, slots=True)
class StoredAnalysis:
    """An analysis that any node may take over."""

    job: str
    """Hash of its id."""
    request: str
    """The body of the request, as JSON."""
    owner: str
    """Key for fair queueing: hash of the player's cookie, or empty."""
    is_over: bool
    state: str
    """Progress and result, as JSON."""
    touched_ms: int


@dataclass(frozen=True, slots=True)
class ListedRoom:
    """A room in the list of tables."""

    id: str
    stage: str
    opened_ms: int
    touched_ms: int
    about: str


@dataclass(frozen=True, slots=True)
class PlayerSeat:
    """A seat that a player has or had."""

    room: str
    seat: int
    stage: str
    touched_ms: int
    about: str


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game with its log."""

    room: str
    touched_ms: int
    log: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StoredSeek:
    """A person who waits for a partner."""

    ticket: bytes
    """Hash of the secret that the client has chosen; the token of the seat later."""
    preset: str
    """The game that the person wants."""
    role: str
    name: str
    player: bytes | None
    """Hash of the player's cookie."""
    node: str
    """The node that has the person's socket."""
    since_ms: int
    account: str | None = None
    """The person's account, by its public id."""
    rating: int | None = None
    """The rating by which others fit, for a rated game."""
    ratings: str = "{}"
    """By pool: the person's rating and whether it is provisional, as JSON."""


@dataclass(frozen=True, slots=True)
class Paired:
    """A person who was paired."""

    ticket: bytes
    room: str
    seat: int
    node: str
    """The node that had the person's socket."""


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A table whose people are seated before it opens: they were paired, or have accepted a challenge."""

    room: NewRoom
    events: Sequence[StoredEvent]
    summary: RoomSummary
    holdings: Sequence[Holding]
    people: Sequence[Paired]


@dataclass(frozen=True, slots=True)
class SeekResult:
    """The result of asking for a partner."""

    since_ms: int
    """Since when the person waits."""
    own: Paired | None
    """The person's own pairing; None while nobody fits."""
    paired: tuple[Paired, ...] = ()
    """Everyone who was paired at this moment."""
    replaced: tuple[tuple[bytes, str], ...] = ()
    """Tickets and nodes of earlier entries of the same player, which were deleted."""
