"""`SeatStore`: who holds the seats of rooms, resume codes, and the seats of a player."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.rows import Holding, PlayerSeat

_PUT_HOLDING = (
    "INSERT INTO seats (room, seat, token_hash, player_hash) VALUES (?, ?, ?, ?) ON CONFLICT (room, seat)"
    " DO UPDATE SET token_hash = excluded.token_hash, player_hash = excluded.player_hash"
)
_ADD_PLAYER_SEAT = "INSERT INTO visits (player_hash, room, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"


class SeatStore:
    """Reads and writes seats."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def move(self, room: str, holdings: Sequence[Holding]) -> asyncio.Future[None]:
        """Gives seats to another token."""
        return self._connections.write(lambda database: put_holdings(database, room, holdings), room)

    def add_code(self, code: bytes, room: str, seat: int, expires_ms: int, now_ms: int) -> asyncio.Future[None]:
        """Adds a resume code; deletes earlier codes of the seat, and expired codes."""

        def work(database: Database) -> None:
            delete = "DELETE FROM codes WHERE expires_ms <= ? OR (room = ? AND seat = ?)"
            database.execute(delete, (now_ms, room, seat))
            row = (code, room, seat, expires_ms)
            database.execute("INSERT INTO codes (code_hash, room, seat, expires_ms) VALUES (?, ?, ?, ?)", row)

        return self._connections.write(work)

    def take_code(self, code: bytes, now_ms: int) -> asyncio.Future[tuple[str, int] | None]:
        """Deletes a resume code; returns its room and seat, or None if it does not exist or has expired."""

        def work(database: Database) -> tuple[str, int] | None:
            found = database.rows("SELECT room, seat, expires_ms FROM codes WHERE code_hash = ?", (code,))
            if not found or not database.execute("DELETE FROM codes WHERE code_hash = ?", (code,)):
                return None
            room, seat, expires_ms = found[0]
            return (room, seat) if now_ms < expires_ms else None

        return self._connections.write(work)

    def of_player(self, player: bytes) -> asyncio.Future[list[PlayerSeat]]:
        """Returns the seats that a player has or had, the latest first."""
        query = (
            "SELECT visits.room, seat, stage, touched_ms, about FROM visits JOIN rooms ON rooms.id = visits.room"
            " WHERE player_hash = ? ORDER BY touched_ms DESC, visits.room, seat"
        )

        def work(database: Database) -> list[PlayerSeat]:
            return [PlayerSeat(*row) for row in database.rows(query, (player,))]

        return self._connections.read(work)

    def forget_holder(self, room: str, player: bytes) -> asyncio.Future[None]:
        """Deletes the key of a player from the seats of a room; `of_player` still finds the room."""
        statement = "UPDATE seats SET player_hash = NULL WHERE room = ? AND player_hash = ?"

        def work(database: Database) -> None:
            database.execute(statement, (room, player))

        return self._connections.write(work, room)

    def forget_player(self, player: bytes) -> asyncio.Future[None]:
        """Deletes the link between a player and the player's seats."""

        def work(database: Database) -> None:
            database.execute("DELETE FROM visits WHERE player_hash = ?", (player,))
            database.execute("UPDATE seats SET player_hash = NULL WHERE player_hash = ?", (player,))

        return self._connections.write(work)


def put_holdings(database: Database, room: str, holdings: Sequence[Holding]) -> None:
    """Writes new holders of seats."""
    for each in holdings:
        database.execute(_PUT_HOLDING, (room, each.seat, each.token, each.player))
        if each.player is not None:
            database.execute(_ADD_PLAYER_SEAT, (each.player, room, each.seat))


def read_holdings(database: Database, room: str) -> tuple[Holding, ...]:
    """Returns the holders of a room's seats."""
    query = "SELECT seat, token_hash, player_hash FROM seats WHERE room = ? ORDER BY seat"
    return tuple(to_holding(*row) for row in database.rows(query, (room,)))


def to_holding(seat: int, token: bytes, player: bytes | None) -> Holding:
    """Returns a row of the table `seats` as a value."""
    return Holding(seat, bytes(token), None if player is None else bytes(player))
