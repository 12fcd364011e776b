"""Bodies of the requests and responses of hosts, and of reports and announcements."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Text = Annotated[str, Meta(max_length=300)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Time = Annotated[int, Meta(ge=0, le=2**53)]
ReportReason = Literal["name", "phrases", "stalling", "cheating", "other"]
"""What a player reports."""


class _Struct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class _Body(_Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


# For everyone.


class NewReport(_Body, frozen=True, kw_only=True):
    """A report about the player of a seat, or about an account by its name."""

    reason: ReportReason
    room: Annotated[str, Meta(max_length=64)] = ""
    seat: Annotated[int, Meta(ge=0, le=5)] = 0
    name: Annotated[str, Meta(max_length=64)] = ""


class Reported(_Struct, frozen=True, kw_only=True):
    """The answer to a report."""

    is_new: bool
    """False if this player has reported the same before."""


class AnnouncementText(_Struct, frozen=True, kw_only=True):
    """An announcement that is shown now."""

    id: str
    texts: dict[str, str]
    """By language; `*` is for all others."""
    until_ms: int


class CurrentAnnouncements(_Struct, frozen=True, kw_only=True):
    """The announcements of now, the latest first."""

    announcements: list[AnnouncementText]


# For hosts.


class NodeInfo(_Struct, frozen=True, kw_only=True):
    """A node that has sent a heartbeat within the last hour."""

    node: str
    beat_ms: int
    is_this: bool = False


class SlowQuery(_Struct, frozen=True, kw_only=True):
    """A slow job of this node's database threads."""

    kind: Literal["write", "read"]
    name: str
    ms: float
    at_ms: int


class AdminStatus(_Struct, frozen=True, kw_only=True):
    """The state of the server."""

    token: str
    """The label of the token of this request."""
    version: str
    now_ms: int
    started_ms: int
    database: Literal["sqlite", "postgresql"]
    nodes: list[NodeInfo]
    rooms: int
    """Rooms in the memory of this node."""
    sockets: int
    lobby: int
    """Sockets in the lobby of this node."""
    waiting: int
    """People of this node who wait for a partner."""
    accounts: int
    sessions: int
    open_reports: int
    bans: int
    mutes: int
    slow: list[SlowQuery]
    """The slowest jobs of the last day, the slowest first."""


class TokenInfo(_Struct, frozen=True, kw_only=True):
    """An admin token, without its secret."""

    label: str
    made_ms: int
    used_ms: int | None = None
    revoked_ms: int | None = None


class Tokens(_Struct, frozen=True, kw_only=True):
    """All admin tokens."""

    tokens: list[TokenInfo]


class NewToken(_Body, frozen=True, kw_only=True):
    """A request for another admin token."""

    label: Annotated[str, Meta(max_length=32)]


class MadeToken(_Struct, frozen=True, kw_only=True):
    """A new admin token; it is shown once."""

    label: str
    token: str


class AuditItem(_Struct, frozen=True, kw_only=True):
    """A row of the audit log."""

    id: str
    at_ms: int
    token: str
    action: str
    subject: str
    old: Any
    new: Any


class Audit(_Struct, frozen=True, kw_only=True):
    """One page of the audit log, the latest first."""

    items: list[AuditItem]


class AdminRoom(_Struct, frozen=True, kw_only=True):
    """A room in a list."""

    room: str
    stage: str
    opened_ms: int
    touched_ms: int
    about: dict[str, Any]


class AdminRooms(_Struct, frozen=True, kw_only=True):
    """One page of rooms, the latest first."""

    rooms: list[AdminRoom]


class Connected(_Struct, frozen=True, kw_only=True):
    """A client that is connected to a room at this node."""

    seats: list[int]
    """Empty for a spectator."""
    network: str
    account: str | None = None


class AdminRoomInfo(_Struct, frozen=True, kw_only=True):
    """One room."""

    room: AdminRoom
    connected: list[Connected]
    """Clients at the node that has answered."""


class CloseRoom(_Body, frozen=True, kw_only=True):
    """Closes a room; its players see the reason."""

    reason: Literal["unkind", "unfair", "technical", "other"]


class FairPlayFigure(_Struct, frozen=True, kw_only=True):
    """How close rated games are to the engine: a figure to look at, not a proof."""

    games: int
    agreement: int
    """Percentage of the actions that the engine found best."""


class AdminPlayer(_Struct, frozen=True, kw_only=True):
    """An account."""

    account: str
    name: str
    made_ms: int
    sessions: int
    used_ms: int | None = None
    is_muted: bool = False
    is_banned: bool = False
    ratings: dict[str, int] = {}
    """By pool."""
    fair_play: FairPlayFigure | None = None
    """Null if no rated game was compared with the engine."""


class AdminPlayers(_Struct, frozen=True, kw_only=True):
    """One page of accounts, the newest first."""

    players: list[AdminPlayer]


class NewSanction(_Body, frozen=True, kw_only=True):
    """A ban or a mute of an account or a network."""

    kind: Literal["ban", "mute"]
    account: Annotated[str, Meta(max_length=64)] = ""
    network: Annotated[str, Meta(max_length=64)] = ""
    reason: Text = ""
    """For the hosts."""
    until_ms: Time | None = None


class SanctionInfo(_Struct, frozen=True, kw_only=True):
    """A ban or a mute."""

    id: str
    kind: str
    account: str | None = None
    name: str = ""
    """Of the account now."""
    network: str | None = None
    reason: str
    from_ms: int
    until_ms: int | None = None
    lifted_ms: int | None = None


class SanctionList(_Struct, frozen=True, kw_only=True):
    """One page of bans and mutes, the latest first."""

    sanctions: list[SanctionInfo]


class ReportInfo(_Struct, frozen=True, kw_only=True):
    """A report from a player."""

    id: str
    at_ms: int
    reason: str
    room: str
    seat: int
    name: str
    account: str | None = None
    reporter: str = ""
    """The name of the account that has sent it, if any."""
    handled_ms: int | None = None
    handled_by: str | None = None


class ReportList(_Struct, frozen=True, kw_only=True):
    """One page of reports, the latest first."""

    reports: list[ReportInfo]


class FilterWord(_Struct, frozen=True, kw_only=True):
    """A word that no name may contain."""

    word: Annotated[str, Meta(min_length=2, max_length=32)]
    made_ms: int = 0


class FilterWords(_Struct, frozen=True, kw_only=True):
    """The filter list of names."""

    words: list[FilterWord]


class NewAnnouncement(_Body, frozen=True, kw_only=True):
    """A text for everyone."""

    texts: Annotated[dict[Annotated[str, Meta(max_length=16)], Text], Meta(max_length=40)]
    """By language; `*` is for all others and is required."""
    from_ms: Time = 0
    until_ms: Time


class AnnouncementInfo(_Struct, frozen=True, kw_only=True):
    """An announcement."""

    id: str
    texts: dict[str, str]
    from_ms: int
    until_ms: int


class AnnouncementList(_Struct, frozen=True, kw_only=True):
    """All announcements that are not over, the latest first."""

    announcements: list[AnnouncementInfo]


class BackupInfo(_Struct, frozen=True, kw_only=True):
    """A backup."""

    name: str
    made_ms: int
    bytes: int


class BackupList(_Struct, frozen=True, kw_only=True):
    """The backups, the latest first."""

    state: Literal["on", "off", "elsewhere"]
    """`off` without a folder for backups; `elsewhere` if PostgreSQL's own tools make them."""
    every_seconds: float = 0
    keep: int = 0
    last_error: str = ""
    backups: list[BackupInfo] = []


class Done(_Struct, frozen=True, kw_only=True):
    """The answer to a change."""

    is_done: bool
