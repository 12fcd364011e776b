"""`SessionStore`: the devices that are signed in to accounts, and the seats that move from a player to an account."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.tournaments.tournaments import move_player

_UNFINISHED = (
    "SELECT seats.room, seats.seat FROM visits JOIN rooms ON rooms.id = visits.room AND rooms.stage <> 'ended'"
    " JOIN seats ON seats.room = visits.room AND seats.seat = visits.seat AND seats.player_hash = visits.player_hash"
    " WHERE visits.player_hash = ?"
)
"""The seats of a player in games that are not over."""
_COLUMNS = "secret_hash, id, account, device, made_ms, used_ms"


class StoredSession(NamedTuple):
    """A session, in the order of its columns."""

    secret: bytes
    """Hash of the cookie."""
    id: str
    """Its public name in requests."""
    account: str
    device: str
    """Browser and system, for the owner to recognise it."""
    made_ms: int
    used_ms: int


class EndedSessions(NamedTuple):
    """What has changed when devices were signed out."""

    secrets: tuple[bytes, ...]
    """Hashes of their cookies."""
    rooms: tuple[str, ...]
    """Rooms whose seats have new tokens."""


class SessionStore:
    """Reads and writes sessions."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def sessions(self, account: str) -> asyncio.Future[list[StoredSession]]:
        """Returns the sessions of an account, the latest first."""
        query = f"SELECT {_COLUMNS} FROM sessions WHERE account = ? ORDER BY used_ms DESC, id"
        return self._connections.read(
            lambda database: [StoredSession(bytes(row[0]), *row[1:]) for row in database.rows(query, (account,))]
        )

    def existing(self, hashes: Sequence[bytes]) -> asyncio.Future[set[bytes]]:
        """Returns which of some sessions still exist, by the hashes of their secrets."""
        marks = ", ".join("?" for _ in hashes)
        query = f"SELECT secret_hash FROM sessions WHERE secret_hash IN ({marks})"
        return self._connections.read(lambda database: {bytes(each) for (each,) in database.rows(query, hashes)})

    def used(self, secret: bytes, now_ms: int) -> asyncio.Future[None]:
        """Records that a session is used."""

        def work(database: Database) -> None:
            database.execute("UPDATE sessions SET used_ms = ? WHERE secret_hash = ?", (now_ms, secret))

        return self._connections.write(work)

    def end(self, account: str, ids: Sequence[str] | None, player: bytes) -> asyncio.Future[EndedSessions]:
        """Deletes sessions, and makes the tokens void that their devices may know, in one transaction.

        Args:
            account: the account.
            ids: which sessions; None for all.
            player: the account's key: its seats in games that are not over get new tokens, which nobody knows.
        """

        def work(database: Database) -> EndedSessions:
            found = database.rows("SELECT id, secret_hash FROM sessions WHERE account = ?", (account,))
            gone = [bytes(secret) for id_, secret in found if ids is None or id_ in ids]
            if not gone:
                return EndedSessions((), ())
            database.execute_many("DELETE FROM sessions WHERE secret_hash = ?", [(secret,) for secret in gone])
            seats = database.rows(_UNFINISHED, (player,))
            rows = [(secrets.token_bytes(32), room, seat) for room, seat in sorted(seats)]
            database.execute_many("UPDATE seats SET token_hash = ? WHERE room = ? AND seat = ?", rows)
            return EndedSessions(tuple(gone), tuple(dict.fromkeys(room for _, room, _ in rows)))

        return self._connections.write(work)

    def delete_unused(self, before_ms: int) -> asyncio.Future[None]:
        """Deletes sessions that were last used before a time."""

        def work(database: Database) -> None:
            database.execute("DELETE FROM sessions WHERE used_ms < ?", (before_ms,))

        return self._connections.write(work)


@dataclass(frozen=True, slots=True)
class PlayerMove:
    """Gives what an anonymous player has to an account: seats, past seats, the entry in the lobby, reports it sent."""

    player: bytes | None
    """The anonymous player's key; None if the browser has no cookie."""
    account: bytes
    """The account's key."""

    def run(self, database: Database) -> list[str]:
        """Moves everything, within a transaction; returns the rooms whose seats have moved."""
        if self.player is None:
            return []
        found = database.rows("SELECT DISTINCT room FROM visits WHERE player_hash = ?", (self.player,))
        database.execute(
            "INSERT INTO visits (player_hash, room, seat) SELECT ?, room, seat FROM visits WHERE player_hash = ?"
            " ON CONFLICT DO NOTHING",
            (self.account, self.player),
        )
        database.execute(
            "UPDATE seats SET player_hash = ? WHERE player_hash = ?"
            " AND room IN (SELECT room FROM visits WHERE player_hash = ?)",
            (self.account, self.player, self.player),
        )
        database.execute("DELETE FROM visits WHERE player_hash = ?", (self.player,))
        waiting = "UPDATE seeks SET player_hash = ? WHERE player_hash = ? AND room IS NULL"
        database.execute(waiting, (self.account, self.player))
        sent = "UPDATE reports SET reporter = ? WHERE reporter = ? AND handled_ms IS NULL"
        database.execute(sent, (self.account, self.player))
        move_player(database, self.player, self.account)  # tournaments
        return [str(room) for (room,) in found]


def add_session(database: Database, session: StoredSession) -> None:
    """Adds a session, in the transaction of a sign-in."""
    database.execute(f"INSERT INTO sessions ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)", session)
