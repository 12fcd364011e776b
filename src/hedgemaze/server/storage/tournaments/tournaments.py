"""`TournamentStore`: tournaments, their players and games.

Every change of a tournament is one transaction that first locks its row: `change` reads everything, asks the caller
what to write, and writes it together with the rooms of new games. So a game is paired and its room opened exactly once,
whichever node dies when.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import LAST, Database
from hedgemaze.server.storage.rooms import add_room
from hedgemaze.server.storage.tournaments.rows import (
    Changes,
    StoredGame,
    StoredPlayer,
    StoredTournament,
    TournamentState,
)

_TOURNAMENT = (
    "id, settings, host_hash, is_listed, stage, version, made_ms, starts_ms, started_ms, ends_ms, ended_ms, size"
)
_PLAYER = "number, name, player_hash, token_hash, account, level, is_bot, state, lot, seed, rating, joined_ms, seen_ms"
_GAME = "round, board, leg, first_player, second_player, room, result, cause, paired_ms, ended_ms"
_CHANGEABLE = frozenset({"stage", "starts_ms", "started_ms", "ends_ms", "ended_ms", "size"})
_ADD = f"INSERT INTO tournaments ({_TOURNAMENT}) VALUES ({', '.join('?' * 12)}) ON CONFLICT DO NOTHING"
_ADD_PLAYER = (
    f"INSERT INTO tournament_players (tournament, {_PLAYER}) VALUES ({', '.join('?' * 14)})"
    " ON CONFLICT (tournament, number) DO UPDATE SET name = excluded.name, token_hash = excluded.token_hash,"
    " account = excluded.account, is_bot = excluded.is_bot, rating = excluded.rating,"
    " state = excluded.state, seed = excluded.seed, seen_ms = excluded.seen_ms"
)
_ADD_GAME = f"INSERT INTO tournament_games (tournament, {_GAME}) VALUES ({', '.join('?' * 11)})"
_SET_RESULT = (
    "UPDATE tournament_games SET result = ?, cause = ?, ended_ms = ?"
    " WHERE tournament = ? AND round = ? AND board = ? AND leg = ?"
)
_GAMES = (
    f"SELECT {', '.join(f'games.{each}' for each in _GAME.split(', '))}, rooms.stage, rooms.about"
    " FROM tournament_games AS games LEFT JOIN rooms ON rooms.id = games.room AND games.result IS NULL"
    " WHERE tournament = ? ORDER BY round, board, leg"
)
_MAX_LISTED = 50

_T = TypeVar("_T")


class TournamentStore:
    """Reads and writes tournaments."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(self, row: StoredTournament, players: Sequence[StoredPlayer]) -> asyncio.Future[None]:
        """Adds a tournament."""

        def work(database: Database) -> None:
            if database.execute(_ADD, row) == 1:
                database.execute_many(_ADD_PLAYER, [(row.id, *player) for player in players])

        return self._connections.write(work, order_of(row.id))

    def read(self, tournament: str) -> asyncio.Future[TournamentState | None]:
        """Returns a tournament; None if there is none."""
        return self._connections.read(lambda database: _read(database, tournament))

    def change(
        self, tournament: str, plan: Callable[[TournamentState], tuple[Changes, _T]]
    ) -> asyncio.Future[_T | None]:
        """Changes a tournament in one transaction; returns what `plan` has returned, None without such a tournament.

        Args:
            tournament: its id.
            plan: returns what to write and a value for the caller; called in the thread of the database, perhaps again
                if the transaction is repeated. It must not raise.
        """
        return self._connections.write(
            lambda database: change_tournament(database, tournament, plan), order_of(tournament)
        )

    def due(self, now_ms: int) -> asyncio.Future[list[str]]:
        """Returns the tournaments that are being played, and those whose time to start has come."""
        query = "SELECT id FROM tournaments WHERE stage = 'playing' OR (stage = 'waiting' AND starts_ms <= ?)"
        return self._connections.read(lambda database: [str(id_) for (id_,) in database.rows(query, (now_ms,))])

    def versions(self, tournaments: Sequence[str]) -> asyncio.Future[dict[str, int]]:
        """Returns the versions of tournaments."""
        query = f"SELECT id, version FROM tournaments WHERE id IN ({', '.join('?' * len(tournaments))})"

        def work(database: Database) -> dict[str, int]:
            return {str(id_): int(version) for id_, version in database.rows(query, tuple(tournaments))}

        return self._connections.read(work)

    def listed(self) -> asyncio.Future[list[StoredTournament]]:
        """Returns tournaments that are open to everyone: those that are not over first, then the latest."""
        query = (
            f"SELECT {_TOURNAMENT} FROM tournaments WHERE is_listed AND stage <> 'cancelled'"
            " ORDER BY CASE stage WHEN 'ended' THEN 1 ELSE 0 END, made_ms DESC LIMIT ?"
        )
        return self._connections.read(
            lambda database: [_to_tournament(row) for row in database.rows(query, (_MAX_LISTED,))]
        )

    def of_player(self, player: bytes) -> asyncio.Future[list[StoredTournament]]:
        """Returns the tournaments that a player has made or joined, the latest first."""
        query = (
            f"SELECT {_TOURNAMENT} FROM tournaments WHERE host_hash = ? OR id IN"
            " (SELECT tournament FROM tournament_players WHERE player_hash = ?) ORDER BY made_ms DESC LIMIT ?"
        )
        return self._connections.read(
            lambda database: [_to_tournament(row) for row in database.rows(query, (player, player, _MAX_LISTED))]
        )

    def unfinished_of_host(self, host: bytes) -> asyncio.Future[int]:
        """Returns how many tournaments of a host are not over."""
        query = "SELECT count(*) FROM tournaments WHERE host_hash = ? AND stage IN ('waiting', 'playing')"
        return self._connections.read(lambda database: int(database.rows(query, (host,))[0][0]))

    def mark_seen(self, tournament: str, player: bytes, now_ms: int) -> asyncio.Future[None]:
        """Records that a player looks at a tournament."""
        statement = "UPDATE tournament_players SET seen_ms = ? WHERE tournament = ? AND player_hash = ?"

        def work(database: Database) -> None:
            database.execute(statement, (now_ms, tournament, player))

        return self._connections.write(work, order_of(tournament))

    def erase(self, player: bytes) -> asyncio.Future[int]:
        """Erases a player's name and key from all tournaments; returns from how many."""

        def work(database: Database) -> int:
            database.execute("UPDATE tournaments SET host_hash = NULL WHERE host_hash = ?", (player,))
            found = database.rows("SELECT tournament FROM tournament_players WHERE player_hash = ?", (player,))
            for (tournament,) in sorted(found):
                database.execute("UPDATE tournaments SET version = version + 1 WHERE id = ?", (tournament,))
            statement = (
                "UPDATE tournament_players SET name = '', player_hash = NULL, account = NULL,"
                " state = CASE state WHEN 'removed' THEN 'removed' ELSE 'left' END WHERE player_hash = ?"
            )
            return database.execute(statement, (player,))

        return self._connections.write(work, f"{LAST}tournament")

    def delete_unused(self, before_ms: int) -> asyncio.Future[int]:
        """Deletes tournaments that were made before a time and never started, or were cancelled.

        Those that begin later stay.
        """
        old = (
            "SELECT id FROM tournaments WHERE stage IN ('waiting', 'cancelled') AND made_ms < ?"
            " AND (stage = 'cancelled' OR COALESCE(starts_ms, made_ms) < ?)"
        )

        def work(database: Database) -> int:
            found = sorted(str(id_) for (id_,) in database.rows(old, (before_ms, before_ms)))
            for id_ in found:
                database.execute("DELETE FROM tournament_players WHERE tournament = ?", (id_,))
                database.execute("DELETE FROM tournament_games WHERE tournament = ?", (id_,))
                database.execute("DELETE FROM tournaments WHERE id = ?", (id_,))
            return len(found)

        return self._connections.write(work, f"{LAST}tournament")


def order_of(tournament: str) -> str:
    """Returns the sort key of a job that writes to a tournament."""
    return f"{LAST}tournament {tournament}"


def change_tournament(
    database: Database, tournament: str, plan: Callable[[TournamentState], tuple[Changes, _T]]
) -> _T | None:
    """Does what `TournamentStore.change` does, within a transaction."""
    database.execute("UPDATE tournaments SET version = version WHERE id = ?", (tournament,))  # locks the row
    state = _read(database, tournament)
    if state is None:
        return None
    changes, answer = plan(state)
    if not changes.is_empty:
        _write(database, tournament, changes)
    return answer


def move_player(database: Database, old: bytes, new: bytes) -> None:
    """Gives the tournaments of an anonymous player to the key of an account, in the transaction of a sign-in.

    Where both are players of one tournament, the anonymous one stays as it is.
    """
    database.execute("UPDATE tournaments SET host_hash = ? WHERE host_hash = ?", (new, old))
    statement = (
        "UPDATE tournament_players SET player_hash = ? WHERE player_hash = ? AND NOT EXISTS (SELECT 1 FROM"
        " tournament_players other WHERE other.tournament = tournament_players.tournament AND other.player_hash = ?)"
    )
    database.execute(statement, (new, old, new))


def _read(database: Database, tournament: str) -> TournamentState | None:
    found = database.rows(f"SELECT {_TOURNAMENT} FROM tournaments WHERE id = ?", (tournament,))
    if not found:
        return None
    query = f"SELECT {_PLAYER} FROM tournament_players WHERE tournament = ? ORDER BY number"
    players = tuple(_to_player(row) for row in database.rows(query, (tournament,)))
    games = tuple(StoredGame(*row) for row in database.rows(_GAMES, (tournament,)))
    return TournamentState(_to_tournament(found[0]), players, games)


def _write(database: Database, tournament: str, changes: Changes) -> None:
    assert _CHANGEABLE.issuperset(changes.columns)
    columns = "".join(f", {name} = ?" for name in changes.columns)
    statement = f"UPDATE tournaments SET version = version + 1{columns} WHERE id = ?"
    database.execute(statement, (*changes.columns.values(), tournament))
    for player in changes.players:
        database.execute(_ADD_PLAYER, (tournament, *player))
    for game in changes.results:
        key = (tournament, game.round, game.table, game.leg)
        database.execute(_SET_RESULT, (game.result, game.cause, game.ended_ms, *key))
    for game in changes.games:
        database.execute(_ADD_GAME, (tournament, *game[:10]))
    for new in changes.rooms:
        is_new = add_room(database, new.room, new.events, new.summary, new.holdings)
        assert is_new, "the row of the game has the primary key that the id of the room is made of"


def _to_tournament(row: Sequence[Any]) -> StoredTournament:
    found = StoredTournament(*row)
    return found._replace(host=None if found.host is None else bytes(found.host), is_listed=bool(found.is_listed))


def _to_player(row: Sequence[Any]) -> StoredPlayer:
    found = StoredPlayer(*row)
    player, token = (None if each is None else bytes(each) for each in (found.player, found.token))
    return found._replace(player=player, token=token, is_bot=bool(found.is_bot))
