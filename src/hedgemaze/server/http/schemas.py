"""What goes through HTTP, as typed structs; `openapi` makes the document's schemas out of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hedgemaze.server.socket.messages import Snapshot, TableView

__all__ = [
    "AnalysisState",
    "AnalysisWish",
    "Code",
    "CodeWish",
    "Erased",
    "Fault",
    "Game",
    "Games",
    "Health",
    "Listed",
    "Mazes",
    "NewTable",
    "Resume",
    "RoomInfo",
    "Rooms",
    "Seated",
]


class _Struct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class Fault(_Struct, frozen=True, kw_only=True):
    """Why a request was not carried out."""

    code: str
    """Stable; docs/formats.md has the table."""
    message: str
    reasons: list[str] = []
    """All faults of a table that cannot be set up."""
    retry_after_ms: int | None = None


class NewTable(_Struct, frozen=True, kw_only=True):
    """A table that was set up."""

    room: str
    token: str
    """The secret of the seats at the opener's screen."""
    seats: list[int]
    """Those seats."""
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


class CodeWish(_Struct, frozen=True, kw_only=True):
    """Who asks for a resume code; without a token the cookie tells."""

    token: Annotated[str, Meta(max_length=64)] = ""
    seat: Annotated[int, Meta(ge=0, le=5)] = 0


class Code(_Struct, frozen=True, kw_only=True):
    """A resume code."""

    code: str
    expires_ms: int


class Resume(_Struct, frozen=True, kw_only=True):
    """A resume code as somebody typed it."""

    code: Annotated[str, Meta(max_length=32)]


class Seated(_Struct, frozen=True, kw_only=True):
    """The seats that a resume code moved here."""

    room: str
    token: str
    seats: list[int]


class Mazes(_Struct, frozen=True, kw_only=True):
    """The shipped mazes, as maze files have them."""

    mazes: list[dict[str, Any]]


class Game(_Struct, frozen=True, kw_only=True):
    """A game of one's own."""

    room: str
    seats: list[int]
    stage: str
    touched_ms: int
    about: dict[str, Any]


class Games(_Struct, frozen=True, kw_only=True):
    """One's own games, the latest first."""

    games: list[Game]


class Erased(_Struct, frozen=True, kw_only=True):
    """What was forgotten."""

    games: int


class Health(_Struct, frozen=True, kw_only=True):
    """How the server is."""

    status: str
    rooms: int
    """In memory."""
    sockets: int


class AnalysisWish(_Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be analysed, and for how long."""

    position: Annotated[str, Meta(max_length=4_000)] = ""
    """The text of a position; either this or a record."""
    moves: Annotated[list[Annotated[str, Meta(min_length=1, max_length=16)]], Meta(max_length=10_000)] = []
    """What was played since the position."""
    record: Annotated[str, Meta(max_length=60_000)] = ""
    """A whole game, analysed where it stands, or reviewed."""
    kind: Literal["analysis", "review"] = "analysis"
    """What is best now, or what was good and bad of everything played."""
    seconds: Annotated[float, Meta(gt=0, le=60)] = 5.0
    """Of thinking, at most."""
    nodes: Annotated[int, Meta(ge=1, le=10_000_000)] | None = None
    """Positions to be looked at, at most; a review has no such limit."""
    lines: Annotated[int, Meta(ge=1, le=20)] = 5
    """How many of the best actions are told about."""


class AnalysisState(_Struct, frozen=True, kw_only=True):
    """How an analysis stands."""

    id: str
    """Secret: who knows it may look and cancel."""
    kind: str
    status: Literal["waiting", "running", "done", "cancelled", "failed"]
    number: int
    """Counts what there was to tell; `seen` of the next request."""
    progress: float
    """From 0 to 1."""
    report: dict[str, Any] | None = None
    """What is known so far: as `hedgemaze analyse --json`, or of a review how far it is, then its result."""
    error: Fault | None = None
    """Why it failed."""
