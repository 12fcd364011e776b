"""`ChallengeStore`: challenges from one account to another, and the games of an account that others may see.

A challenge is accepted in the transaction that writes its room, so it becomes one game or none.
"""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.rooms import add_room
from hedgemaze.server.storage.rows import ListedRoom, SeatedTable

OPEN = "open"
ACCEPTED = "accepted"

_COLUMNS = "id, account, other, wanted, made_ms, expires_ms, state, room"
_ADD = f"INSERT INTO game_challenges ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, 'open', NULL) ON CONFLICT DO NOTHING"
_REPLACE = "UPDATE game_challenges SET state = 'cancelled' WHERE account = ? AND other = ? AND state = 'open'"
_COUNT = "SELECT count(*) FROM game_challenges WHERE account = ? AND other <> ? AND state = 'open' AND expires_ms > ?"
_CLOSE = "UPDATE game_challenges SET state = ?, room = ? WHERE id = ? AND state = 'open' AND expires_ms > ?"
_SHOWN = "(state = 'open' AND expires_ms > ?) OR (state <> 'open' AND expires_ms > ?)"
_ROOM = "rooms.id, rooms.stage, rooms.opened_ms, rooms.touched_ms, rooms.about"
_MAX_WATCHED = 1_000
_REMATCH = '%"rematch":%'
"""Rows of lists with an offered rematch (`views.about`)."""


class StoredChallenge(NamedTuple):
    """A challenge, in the order of the columns."""

    id: str
    account: str
    """Who has sent it."""
    other: str
    """Who may accept it."""
    wanted: str
    """The game, as JSON."""
    made_ms: int
    expires_ms: int
    state: str = OPEN
    """`open`, `accepted`, `declined` or `cancelled`."""
    room: str | None = None
    """The room of an accepted one."""


class ChallengeStore:
    """Reads and writes challenges."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(self, challenge: StoredChallenge, limit: int) -> asyncio.Future[bool]:
        """Adds an open challenge in place of an earlier one to the same account; False if too many are open."""

        def work(database: Database) -> bool:
            [(known,)] = database.rows(_COUNT, (challenge.account, challenge.other, challenge.made_ms))
            if known >= limit:
                return False
            database.execute(_REPLACE, (challenge.account, challenge.other))
            return database.execute(_ADD, challenge[:6]) == 1

        return self._connections.write(work)

    def find(self, challenge: str) -> asyncio.Future[StoredChallenge | None]:
        """Returns a challenge, open or not."""
        query = f"SELECT {_COLUMNS} FROM game_challenges WHERE id = ?"

        def work(database: Database) -> StoredChallenge | None:
            found = database.rows(query, (challenge,))
            return StoredChallenge(*found[0]) if found else None

        return self._connections.read(work)

    def of_account(self, account: str, now_ms: int, recent_ms: int) -> asyncio.Future[list[StoredChallenge]]:
        """Returns the challenges from and to an account, the latest first.

        Args:
            account: the account.
            now_ms: open ones that have expired by then are left out.
            recent_ms: answered ones that expired before this are left out.
        """
        query = (
            f"SELECT {_COLUMNS} FROM game_challenges WHERE (account = ? OR other = ?) AND ({_SHOWN})"
            " ORDER BY made_ms DESC, id"
        )
        return self._connections.read(
            lambda database: [
                StoredChallenge(*row) for row in database.rows(query, (account, account, now_ms, recent_ms))
            ]
        )

    def close(self, challenge: str, state: str, now_ms: int) -> asyncio.Future[bool]:
        """Declines or cancels a challenge; False if it is not open any more."""
        return self._connections.write(lambda database: database.execute(_CLOSE, (state, None, challenge, now_ms)) == 1)

    def accept(self, challenge: str, table: SeatedTable, now_ms: int) -> asyncio.Future[bool]:
        """Accepts a challenge and writes its room; False if it is not open any more."""

        def work(database: Database) -> bool:
            if database.execute(_CLOSE, (ACCEPTED, table.room.id, challenge, now_ms)) != 1:
                return False
            is_new = add_room(database, table.room, table.events, table.summary, table.holdings)
            assert is_new, "the id of a new room is random"
            return True

        return self._connections.write(work, table.room.id)

    def delete_old(self, before_ms: int) -> asyncio.Future[None]:
        """Deletes challenges that expired before a given time."""

        def work(database: Database) -> None:
            database.execute("DELETE FROM game_challenges WHERE expires_ms < ?", (before_ms,))

        return self._connections.write(work)

    # Games.

    def finished(self, player: bytes, limit: int, *, is_public: bool) -> asyncio.Future[list[ListedRoom]]:
        """Returns the finished games of a player, the latest first; public ones are rated or of listed tables."""
        return self._games(player, "ended", limit, is_public=is_public)

    def running(self, player: bytes, limit: int, *, is_public: bool) -> asyncio.Future[list[ListedRoom]]:
        """Returns the running games of a player, the latest first."""
        return self._games(player, "playing", limit, is_public=is_public)

    def rematches(self, player: bytes, since_ms: int, limit: int) -> asyncio.Future[list[tuple[ListedRoom, int]]]:
        """Returns recent games of a player in which someone offers a rematch, with the player's seat."""
        query = (
            f"SELECT {_ROOM}, visits.seat FROM visits JOIN rooms ON rooms.id = visits.room"
            " WHERE visits.player_hash = ? AND rooms.stage = 'ended' AND rooms.touched_ms > ?"
            " AND rooms.about LIKE ? ORDER BY rooms.touched_ms DESC LIMIT ?"
        )

        def work(database: Database) -> list[tuple[ListedRoom, int]]:
            found = database.rows(query, (player, since_ms, _REMATCH, limit))
            return [(ListedRoom(*row), int(seat)) for *row, seat in found]

        return self._connections.read(work)

    def watched(self) -> asyncio.Future[list[ListedRoom]]:
        """Returns running games that everyone may watch: rated ones and those of listed tables, the latest first."""
        query = (
            f"SELECT {_ROOM} FROM rooms WHERE stage = 'playing' AND (is_rated OR is_listed)"
            " ORDER BY touched_ms DESC LIMIT ?"
        )
        return self._connections.read(
            lambda database: [ListedRoom(*row) for row in database.rows(query, (_MAX_WATCHED,))]
        )

    def _games(self, player: bytes, stage: str, limit: int, *, is_public: bool) -> asyncio.Future[list[ListedRoom]]:
        public = " AND (rooms.is_rated OR rooms.is_listed)" if is_public else ""
        query = (
            f"SELECT DISTINCT {_ROOM} FROM visits JOIN rooms ON rooms.id = visits.room"
            f" WHERE visits.player_hash = ? AND rooms.stage = ?{public} ORDER BY rooms.touched_ms DESC LIMIT ?"
        )
        values: tuple[Any, ...] = (player, stage, limit)
        return self._connections.read(lambda database: [ListedRoom(*row) for row in database.rows(query, values)])
