"""Values of tournaments that go into the database and come out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hedgemaze.server.storage.rows import Holding, NewRoom, RoomSummary, StoredEvent


class StoredTournament(NamedTuple):
    """The row of a tournament, in the order of its columns."""

    id: str
    settings: str
    """JSON."""
    host: bytes | None
    """The key of the player who has made it."""
    is_listed: bool
    stage: str
    """`waiting`, `playing`, `ended` or `cancelled`."""
    version: int
    made_ms: int
    starts_ms: int | None
    started_ms: int | None
    ends_ms: int | None
    """When an arena ends."""
    ended_ms: int | None
    size: int
    """The number of players who have not left."""


class StoredPlayer(NamedTuple):
    """A player, in the order of its columns."""

    number: int
    name: str
    player: bytes | None
    """The key of the player; None for an engine, and after erasure."""
    token: bytes | None
    """Hash of the token of this player's seats; None for an engine."""
    account: str | None
    level: int
    """The level of an engine; 0 for a person."""
    is_bot: bool
    state: str
    """`in`, `paused`, `left` or `removed`."""
    lot: int
    seed: int
    rating: int | None
    joined_ms: int
    seen_ms: int


class StoredGame(NamedTuple):
    """A game, in the order of its columns; the last two fields are those of its room while there is no result."""

    round: int
    table: int
    leg: int
    first: int
    second: int
    room: str | None
    """None if it is not played."""
    result: str | None
    cause: str | None
    paired_ms: int
    ended_ms: int | None
    stage: str | None = None
    about: str | None = None


@dataclass(frozen=True, slots=True)
class TournamentState:
    """Everything about a tournament."""

    row: StoredTournament
    players: tuple[StoredPlayer, ...] = ()
    games: tuple[StoredGame, ...] = ()


class NewGameRoom(NamedTuple):
    """The room of a new game."""

    room: NewRoom
    events: Sequence[StoredEvent]
    summary: RoomSummary
    holdings: Sequence[Holding]


@dataclass(frozen=True, slots=True)
class Changes:
    """What a transaction writes."""

    columns: Mapping[str, object] = field(default_factory=dict)
    """New values of the tournament's row."""
    players: Sequence[StoredPlayer] = ()
    """New or changed players, by number."""
    results: Sequence[StoredGame] = ()
    """Games that are over."""
    games: Sequence[StoredGame] = ()
    """New games."""
    rooms: Sequence[NewGameRoom] = ()
    """The rooms of new games."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is written."""
        return not (self.columns or self.players or self.results or self.games)
