"""What goes into the database and comes out of it, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = [
    "Finished",
    "Gap",
    "Glance",
    "Holding",
    "Lease",
    "Listing",
    "Loaded",
    "NewRoom",
    "StoredAnalysis",
    "StoredEvent",
    "StoredSnapshot",
    "Summary",
    "Visit",
]


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One event of a log."""

    version: int
    at_ms: int
    data: str
    """`rooms.event_to_data`, as JSON."""


@dataclass(frozen=True, slots=True)
class NewRoom:
    """What does not change about a room."""

    id: str
    opened_ms: int
    is_listed: bool
    join: bytes | None
    """The hash of the invitation's token; None where nobody is invited."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What must be known about a room without folding its log."""

    version: int
    touched_ms: int
    stage: str
    deadline_ms: int | None
    """When a flag falls if nobody does anything."""
    is_engines_turn: bool
    about: str | None
    """What a list of tables shows, as JSON; None if that is as it was."""


@dataclass(frozen=True, slots=True)
class Holding:
    """Who holds a seat."""

    seat: int
    token: bytes
    """The hash of the seat's token."""
    player: bytes | None
    """The hash of the player's cookie."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """Everything about one room."""

    join: bytes | None
    is_listed: bool
    log: tuple[str, ...]
    holdings: tuple[Holding, ...]
    outages: tuple[tuple[int, int], ...]
    """When the server was away since the last event, from and until."""
    snapshot: str | None = field(default=None, compare=False)
    """The fold of the events before those in `log`; None if the log is whole."""
    rewrites: int = field(default=0, compare=False)
    """How often names had been taken out of the log."""
    about: str = field(default="", compare=False)
    """What a list of tables shows."""


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    """The fold of the beginning of a log."""

    room: str
    version: int
    rewrites: int
    """How often names had been taken out of the log that was folded."""
    data: str
    """The room and what else is needed, as JSON."""


@dataclass(frozen=True, slots=True)
class Gap:
    """What somebody lacks who knows the beginning of a log."""

    log: tuple[str, ...]
    holdings: tuple[Holding, ...]


@dataclass(frozen=True, slots=True)
class Glance:
    """How far a room is."""

    version: int
    about: str
    holdings: tuple[Holding, ...]


@dataclass(frozen=True, slots=True)
class Lease:
    """Who of several servers does something."""

    kind: str
    job: str
    """Of that kind: a room, an analysis."""
    node: str
    until_ms: int
    """When another may take it."""


@dataclass(frozen=True, slots=True)
class StoredAnalysis:
    """An analysis that any of several servers may go on with."""

    job: str
    """The hash of its id."""
    wish: str
    """What was asked for, as JSON."""
    asker: str
    """Who shares a place in the queue: the hash of a player's cookie, or empty."""
    is_over: bool
    state: str
    """How far it is, as JSON."""
    touched_ms: int


@dataclass(frozen=True, slots=True)
class Listing:
    """A room as a list shows it."""

    id: str
    stage: str
    opened_ms: int
    touched_ms: int
    about: str


@dataclass(frozen=True, slots=True)
class Visit:
    """A seat that a player has, or once had."""

    room: str
    seat: int
    stage: str
    touched_ms: int
    about: str


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over."""

    room: str
    touched_ms: int
    log: tuple[str, ...]
