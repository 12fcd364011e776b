"""Bodies of the HTTP requests and responses of tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hedgemaze.server.tournaments.rules.model import TournamentKind

MAX_PLACES = 64
MIN_PLAYERS = 3
"""A tournament begins with at least this many players."""

Name = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]
TournamentStage = Literal["waiting", "playing", "ended", "cancelled"]
PlayerState = Literal["in", "paused", "left", "removed"]
ResultWord = Literal["first", "second", "draw", "none"]
CauseWord = Literal["played", "forfeit", "lot", "closed"]


class _Struct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class TournamentClock(_Struct, frozen=True, kw_only=True):
    """The clock of every game: a base for the whole game and an increment after each turn."""

    base_ms: Annotated[int, Meta(ge=10_000, le=3_600_000)]
    increment_ms: Annotated[int, Meta(ge=0, le=60_000)] = 0


class TournamentSettings(_Struct, frozen=True, kw_only=True):
    """What a host decides about a tournament."""

    kind: TournamentKind
    mode: Annotated[str, Meta(max_length=1_000)]
    """The text of a mode with two seats."""
    timing: TournamentClock
    title: Name = ""
    places: Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLACES)] = 16
    """The largest number of players."""
    minutes: Annotated[int, Meta(ge=1, le=240)] = 60
    """How long an arena lasts."""
    fill_level: Annotated[int, Meta(ge=0, le=8)] = 0
    """The level of the engines that take the empty places at the start; 0 for none."""
    is_rated: bool = False
    """Whether the games count for ratings: then everyone needs an account."""
    allows_bots: bool = False
    """Whether programs may join (docs/bots.md)."""
    is_listed: bool = False
    """Whether everyone finds it in the list; otherwise people need the link."""


class NewTournament(TournamentSettings, frozen=True, kw_only=True):
    """A request to make a tournament."""

    starts_ms: int | None = None
    """When it begins; None if the host begins it."""
    name: Name = ""
    """The host's name as a player."""
    plays: bool = True
    """Whether the host plays too."""


class JoinTournament(_Struct, frozen=True, kw_only=True):
    """A request to join."""

    name: Name = ""
    is_bot: bool = False
    token: Token | None = None
    """The token of the player's seats, chosen by the client; needed by programs that keep no cookies."""


class RemovePlayer(_Struct, frozen=True, kw_only=True):
    """A request of the host to remove a player."""

    number: Annotated[int, Meta(ge=1, le=10_000)]


class PausePlayer(_Struct, frozen=True, kw_only=True):
    """A request to pause or to resume being paired."""

    is_paused: bool


class MadeTournament(_Struct, frozen=True, kw_only=True):
    """A new tournament."""

    tournament: str


class TournamentPlayer(_Struct, frozen=True, kw_only=True):
    """A player."""

    number: int
    name: str = ""
    account: str | None = None
    level: int = 0
    """The level of an engine."""
    is_bot: bool = False
    state: PlayerState = "in"
    seed: int = 0
    """The place in the schedule or bracket; 0 before the start."""
    rating: int | None = None


class TournamentGame(_Struct, frozen=True, kw_only=True):
    """A game."""

    round: int
    table: int
    leg: int
    first: int
    """The number of the player who begins, with the first seat of the mode."""
    second: int
    room: str | None = None
    result: ResultWord | None = None
    """None while it is played."""
    cause: CauseWord | None = None


class TournamentMatch(_Struct, frozen=True, kw_only=True):
    """A place in a bracket."""

    players: tuple[int | None, int | None]
    """Numbers of players; 0 for a free place, null if it is not known yet."""
    winner: int | None = None
    """0 if both have left."""


class TournamentRow(_Struct, frozen=True, kw_only=True):
    """A row of the standings."""

    number: int
    place: int
    points: int
    played: int
    wins: int
    draws: int
    losses: int
    direct: int = 0
    sonneborn_berger: int = 0


class TournamentMe(_Struct, frozen=True, kw_only=True):
    """What a tournament means to the player who asks."""

    is_host: bool = False
    number: int = 0
    """The player's number; 0 if the player has not joined."""
    room: str | None = None
    """The room of the player's running game."""


class TournamentView(_Struct, frozen=True, kw_only=True):
    """A tournament."""

    id: str
    version: int
    settings: TournamentSettings
    stage: TournamentStage
    now_ms: int
    made_ms: int
    starts_ms: int | None = None
    started_ms: int | None = None
    ends_ms: int | None = None
    ended_ms: int | None = None
    rounds: int = 0
    """How many rounds there are; 0 before the start and in an arena."""
    players: list[TournamentPlayer] = []
    games: list[TournamentGame] = []
    """All games; of an arena those that are played and the latest ones."""
    bracket: list[list[TournamentMatch]] = []
    standings: list[TournamentRow] = []
    me: TournamentMe = TournamentMe()


class ListedTournament(_Struct, frozen=True, kw_only=True):
    """A tournament in a list."""

    id: str
    settings: TournamentSettings
    stage: TournamentStage
    made_ms: int
    players: int
    """How many have joined and not left."""
    starts_ms: int | None = None
    ended_ms: int | None = None


class TournamentLists(_Struct, frozen=True, kw_only=True):
    """The tournaments of the player who asks, and those that are open to everyone."""

    now_ms: int
    mine: list[ListedTournament] = []
    listed: list[ListedTournament] = []
