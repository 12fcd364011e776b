"""Bodies of HTTP requests and responses, as structs; `openapi` and `typescript` generate schemas from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hedgemaze.server.wire import Snapshot, TableView


class _Struct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class ErrorBody(_Struct, frozen=True, kw_only=True):
    """The body of an error response."""

    code: str
    """Stable; docs/formats.md lists the codes."""
    message: str
    reasons: list[str] = []
    """All faults of refused table settings."""
    retry_after_ms: int | None = None


class NewTable(_Struct, frozen=True, kw_only=True):
    """A new table."""

    room: str
    token: str
    """The secret of the seats on the opener's device."""
    seats: list[int]
    """The seats on the opener's device."""
    join: str | None = None
    """The secret of the invitation."""


class Listed(_Struct, frozen=True, kw_only=True):
    """A table in a list."""

    room: str
    stage: str
    opened_ms: int
    touched_ms: int
    about: dict[str, Any]
    """Mode, timing, seats, outcome."""


class Rooms(_Struct, frozen=True, kw_only=True):
    """Listed tables."""

    rooms: list[Listed]


class RoomInfo(_Struct, frozen=True, kw_only=True):
    """One room."""

    room: str
    table: TableView
    snapshot: Snapshot


class CodeRequest(_Struct, frozen=True, kw_only=True):
    """A request for a resume code; without a token the cookie identifies the player."""

    token: Annotated[str, Meta(max_length=64)] = ""
    seat: Annotated[int, Meta(ge=0, le=5)] = 0


class Code(_Struct, frozen=True, kw_only=True):
    """A resume code."""

    code: str
    expires_ms: int


class ResumeRequest(_Struct, frozen=True, kw_only=True):
    """A resume code as the player typed it."""

    code: Annotated[str, Meta(max_length=32)]


class SeatedHere(_Struct, frozen=True, kw_only=True):
    """The seats that a resume code moved here."""

    room: str
    token: str
    seats: list[int]


class Mazes(_Struct, frozen=True, kw_only=True):
    """The shipped mazes, as maze files have them."""

    mazes: list[dict[str, Any]]


class OwnGame(_Struct, frozen=True, kw_only=True):
    """A game of the player."""

    room: str
    seats: list[int]
    stage: str
    touched_ms: int
    about: dict[str, Any]


class Games(_Struct, frozen=True, kw_only=True):
    """The player's games, the latest first."""

    games: list[OwnGame]


class Erased(_Struct, frozen=True, kw_only=True):
    """The result of an erasure."""

    games: int
    """Games from which the name was erased."""


class Health(_Struct, frozen=True, kw_only=True):
    """The state of a healthy server."""

    status: str
    rooms: int
    """Rooms in memory."""
    sockets: int


class AnalysisRequest(_Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for an analysis."""

    position: Annotated[str, Meta(max_length=4_000)] = ""
    """The text of a position; either this or a record."""
    moves: Annotated[list[Annotated[str, Meta(min_length=1, max_length=16)]], Meta(max_length=10_000)] = []
    """Actions played since the position."""
    record: Annotated[str, Meta(max_length=60_000)] = ""
    """A whole game: its last position is analysed, or all of it reviewed."""
    kind: Literal["analysis", "review"] = "analysis"
    """An analysis finds the best actions now; a review judges every action of the record."""
    seconds: Annotated[float, Meta(gt=0, le=60)] = 5.0
    """Time limit of the search."""
    nodes: Annotated[int, Meta(ge=1, le=10_000_000)] | None = None
    """Node limit of the search; a review has none."""
    lines: Annotated[int, Meta(ge=1, le=20)] = 5
    """Number of best actions in a report."""


class AnalysisState(_Struct, frozen=True, kw_only=True):
    """The state of an analysis."""

    id: str
    """Secret: a client that knows it may poll and cancel."""
    kind: str
    status: Literal["waiting", "running", "done", "cancelled", "failed"]
    number: int
    """Grows with every change; the client sends it as `seen` in the next request."""
    progress: float
    """From 0 to 1."""
    report: dict[str, Any] | None = None
    """The latest report, as `hedgemaze analyse --json`; of a review its progress, then its result."""
    error: ErrorBody | None = None
    """Why it failed."""


class ExactRequest(_Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question to the tables of exact values."""

    position: Annotated[str, Meta(max_length=4_000)]
    """The text of a position."""
    make: bool = False
    """Whether the server should make the table for it, if it makes tables and has none."""


class ExactValue(_Struct, frozen=True, kw_only=True):
    """What a table of exact values says about a position; docs/solving.md says what is counted."""

    of: Literal["game", "life"]
    """Whether it is about the whole game, or about PAC-MAN's life."""
    value: Literal["pacman", "ghosts", "open"]
    """Who can force the result."""
    distance: int | None
    """Rounds until the result; null if it is open."""
    best: list[str]
    """All best actions."""


class TableMaking(_Struct, frozen=True, kw_only=True):
    """Whether the server makes the table for a position."""

    state: Literal["possible", "waiting", "running", "failed"]
    """`possible`: it does if a request has `make`; `failed`: it cannot."""
    progress: float
    """From 0 to 1."""
    code: str = ""
    """Why it failed."""


class ExactAnswer(_Struct, frozen=True, kw_only=True):
    """The answer of the tables."""

    exact: ExactValue | None
    """Null if no table of the server has the position."""
    making: TableMaking | None = None
    """Only if the server makes tables and has none that knows the whole game from this position."""
