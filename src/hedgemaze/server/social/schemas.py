"""Bodies of requests and responses about people."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

ChallengeMode = Literal["classic2", "pacman", "advanced"]
"""Modes that two people can play."""
MAX_SOLVED = 2_000
"""Puzzles that an account has solved; there are fewer."""
ChallengeState = Literal["open", "accepted", "declined", "cancelled"]


class _Struct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class ListedGame(_Struct, frozen=True, kw_only=True):
    """A game in a list."""

    room: str
    opened_ms: int
    touched_ms: int
    about: dict[str, Any]
    """Mode, timing, seats, outcome, as in the list of tables."""
    position: str | None = None
    """The text of the position, for a picture; only of games that this node has in memory."""


class Profile(_Struct, frozen=True, kw_only=True):
    """What everyone may know about a player."""

    name: str
    account: str
    """The public id of the account."""
    made_ms: int
    is_here: bool = False
    playing: list[ListedGame] = []
    """Running games that everyone may watch."""
    games: list[ListedGame] = []
    """Finished games, the latest first; for others only those that everyone may see."""
    relation: Literal["follow", "block", ""] = ""
    """Whether the caller follows or blocks the player."""
    is_own: bool = False


class KnownPlayer(_Struct, frozen=True, kw_only=True):
    """A player in a list of people."""

    name: str
    is_here: bool = False
    room: str | None = None
    """A running game that everyone may watch."""


class PeopleList(_Struct, frozen=True, kw_only=True):
    """Whom the caller follows and blocks."""

    followed: list[KnownPlayer] = []
    """Those who are here first."""
    blocked: list[KnownPlayer] = []


class Relation(_Struct, frozen=True, kw_only=True):
    """Whether the caller follows or blocks a player."""

    relation: Literal["follow", "block", ""]


class WishesBody(_Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player's privacy settings."""

    is_hidden: bool = False
    """Others do not see that the player is here."""
    is_delayed: bool = False
    """Spectators see the player's rated games three minutes later."""


class NewChallenge(_Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A challenge to another player."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]
    """Of the player who is challenged."""
    mode: ChallengeMode
    base_ms: Annotated[int, Meta(ge=0, le=10_800_000)] = 0
    increment_ms: Annotated[int, Meta(ge=0, le=180_000)] = 0
    days: Annotated[int, Meta(ge=0, le=14)] = 0
    is_rated: bool = False
    role: Literal["either", "pacman", "ghosts"] = "either"
    """What the challenger wants to play, in the PAC-MAN modes."""


class Challenge(_Struct, frozen=True, kw_only=True):
    """A challenge as one of its two players sees it."""

    id: str
    name: str
    """Of the other player."""
    is_own: bool
    """Whether the caller has sent it."""
    mode: str
    base_ms: int = 0
    increment_ms: int = 0
    days: int = 0
    is_rated: bool = False
    role: str = "either"
    """What the challenger wants to play."""
    state: ChallengeState
    made_ms: int
    expires_ms: int
    room: str | None = None
    """The room of an accepted one."""


class OfferedRematch(_Struct, frozen=True, kw_only=True):
    """A rematch that someone offers at the end of a game of the caller."""

    room: str
    seat: int
    """The caller's."""
    names: list[str]
    """Of the others at the table."""
    mode: str
    touched_ms: int


class Challenges(_Struct, frozen=True, kw_only=True):
    """What waits for the caller."""

    now_ms: int
    challenges: list[Challenge] = []
    """Open ones, and those that were answered a moment ago; the latest first."""
    rematches: list[OfferedRematch] = []


class Accepted(_Struct, frozen=True, kw_only=True):
    """The table of an accepted challenge."""

    room: str
    seat: int
    """The caller's; the account holds it, on all devices."""


class Watching(_Struct, frozen=True, kw_only=True):
    """Games to watch, those of the players with the highest ratings first."""

    now_ms: int
    games: list[ListedGame]


class CountedGame(_Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game, from the view of the side that the caller played."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    """The id of the game on its device, or of its room."""
    at_ms: Annotated[int, Meta(ge=0, le=100_000_000_000_000)]
    mode: Literal["classic2", "classic3", "classic4", "pacman", "advanced"]
    side: Literal["S", "N", "W", "E", "P", "G"]
    result: Literal["won", "lost", "drawn"]
    level: Annotated[int, Meta(ge=1, le=99)] | None = None
    """Of the computer; null against people, or if the levels differ."""
    opening: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=4)] = []
    """The first actions."""
    accuracy: Annotated[float, Meta(ge=0, le=1)] | None = None
    """Null until the game was reviewed."""


class PuzzleProgress(_Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which puzzles were solved, and in which streaks."""

    solved: Annotated[list[Annotated[str, Meta(min_length=1, max_length=32)]], Meta(max_length=MAX_SOLVED)] = []
    """Ids."""
    streak: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """Puzzles solved in a row without a wrong try or help."""
    best: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """The longest streak."""
    day: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """The last day whose puzzle was solved, as days from 1970."""
    days: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """Days in a row up to it."""
    changed_ms: Annotated[int, Meta(ge=0, le=100_000_000_000_000)] = 0


class OwnResults(_Struct, frozen=True, kw_only=True):
    """The results of the caller's account, from all its devices."""

    games: list[CountedGame]
    """The latest first."""
    puzzles: PuzzleProgress


class NewResults(_Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a device has counted."""

    games: Annotated[list[CountedGame], Meta(max_length=100)] = []
    puzzles: PuzzleProgress
