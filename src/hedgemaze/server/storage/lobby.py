"""`LobbyStore`: people who wait for a partner, and the tables that are open to everyone.

A pairing and its room are written in one transaction, so a person is paired exactly once, whichever node dies when.
Every transaction that changes entries first takes one lock, so that two nodes never pair at the same time, and none
misses the entry that the other is adding.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import LAST, Database
from hedgemaze.server.storage.locks import Lock, take_lock
from hedgemaze.server.storage.nodes.leases import put_lease
from hedgemaze.server.storage.rooms import add_room
from hedgemaze.server.storage.rows import Lease, ListedRoom, Paired, SeatedTable, SeekResult, StoredSeek
from hedgemaze.server.storage.social.relations import blocks_among

RATED = ":rated"
"""The end of the name of a preset whose games are rated."""
TABLE = "table"
"""Kind of lease: a person is connected to a listed table, at the node that holds it."""

_ORDER = f"{LAST}lobby"
"""Lock order: after rooms and leases."""
_COLUMNS = "ticket, preset, role, name, player_hash, node, since_ms, account, rating, ratings"
_ADD = f"INSERT INTO seeks ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_KNOWN = (
    "SELECT ticket, node, since_ms, room, seat FROM seeks WHERE ticket = ?"
    " UNION ALL SELECT ticket, node, since_ms, room, seat FROM seeks"
    " WHERE player_hash = ? AND ticket <> ? AND room IS NULL"
)
"""The entry of a ticket, and other waiting entries of the same player."""
_SET_PAIRED = "UPDATE seeks SET room = ?, seat = ?, paired_ms = ?, name = '' WHERE ticket = ? AND room IS NULL"
_COUNTS = (
    "SELECT preset, count(*) FROM seeks JOIN beats ON beats.node = seeks.node AND beats.at_ms >= ? WHERE room IS NULL"
    " GROUP BY preset"
)
_COUNTS_ALONE = "SELECT preset, count(*) FROM seeks WHERE room IS NULL GROUP BY preset"
_OPEN_TABLES = (
    "SELECT id, stage, opened_ms, touched_ms, about,"
    " EXISTS (SELECT 1 FROM leases WHERE kind = ? AND job = rooms.id AND until_ms > ?)"
    " FROM rooms WHERE is_listed AND stage = 'waiting' ORDER BY touched_ms DESC LIMIT ?"
)
_DELETE_DEAD = "DELETE FROM seeks WHERE room IS NULL AND node NOT IN (SELECT node FROM beats WHERE at_ms >= ?)"
_DELETE_OLD = "DELETE FROM seeks WHERE paired_ms < ?"

MAX_CASUAL, MAX_RATED = 12, 100
"""People of each role who are considered for a table, those who wait longest.

More than one table needs: some may block each other, and ratings may be too far from each other.
"""
MAX_LATEST = 12
"""As many who came last are considered, too, if none of those can sit down: a crowd may block itself."""

TablePlanner = Callable[[list[StoredSeek], set[tuple[str, str]]], SeatedTable | None]
"""Returns the table for people who can sit down together now, given some who wait and which accounts block which."""


class LobbyStore:
    """Reads and writes the lobby."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def seek(
        self, seek: StoredSeek, roles: Sequence[str], alive_since_ms: int | None, plan: TablePlanner
    ) -> asyncio.Future[SeekResult]:
        """Adds an entry, or finds it by its ticket, and pairs it if that is possible.

        Other waiting entries of the same player are deleted.

        Args:
            seek: the entry.
            roles: the roles that people who wait for this game may have.
            alive_since_ms: entries of nodes without a heartbeat since then are not paired; None on a single node.
            plan: decides who sits down; called in the thread of the database.
        """

        def work(database: Database) -> SeekResult:
            take_lock(database, Lock.LOBBY)
            since_ms, replaced = seek.since_ms, []
            is_known = False
            for ticket, node, at_ms, room, seat in database.rows(_KNOWN, (seek.ticket, seek.player, seek.ticket)):
                if bytes(ticket) != seek.ticket:
                    replaced.append((bytes(ticket), str(node)))
                elif room is not None:
                    return SeekResult(int(at_ms), Paired(seek.ticket, room, int(seat), seek.node))
                else:
                    is_known, since_ms = True, int(at_ms)
            for ticket, _ in replaced:
                database.execute("DELETE FROM seeks WHERE ticket = ?", (ticket,))
            if is_known:  # the client has come back, perhaps to another node
                database.execute("UPDATE seeks SET node = ? WHERE ticket = ?", (seek.node, seek.ticket))
            else:
                row = (seek.ticket, seek.preset, seek.role, seek.name, seek.player, seek.node, seek.since_ms)
                database.execute(_ADD, (*row, seek.account, seek.rating, seek.ratings))
            paired = _pair(database, seek.preset, roles, alive_since_ms, plan)
            own = next((each for each in paired if each.ticket == seek.ticket), None)
            return SeekResult(since_ms, own, tuple(paired), tuple(replaced))

        return self._connections.write(work, _ORDER)

    def pair(
        self, preset: str, roles: Sequence[str], alive_since_ms: int | None, plan: TablePlanner
    ) -> asyncio.Future[list[Paired]]:
        """Pairs people who wait already, if that is possible; the arguments are those of `seek`."""

        def work(database: Database) -> list[Paired]:
            take_lock(database, Lock.LOBBY)
            return _pair(database, preset, roles, alive_since_ms, plan)

        return self._connections.write(work, _ORDER)

    def cancel(self, ticket: bytes, node: str) -> asyncio.Future[Paired | None]:
        """Deletes a waiting entry of a node; returns the pairing if it was paired before."""

        def work(database: Database) -> Paired | None:
            take_lock(database, Lock.LOBBY)
            if database.execute("DELETE FROM seeks WHERE ticket = ? AND node = ? AND room IS NULL", (ticket, node)):
                return None
            found = database.rows("SELECT room, seat FROM seeks WHERE ticket = ? AND room IS NOT NULL", (ticket,))
            return Paired(ticket, found[0][0], int(found[0][1]), node) if found else None

        return self._connections.write(work, _ORDER)

    def forget_player(self, player: bytes) -> asyncio.Future[None]:
        """Deletes the entries of a player, also those that were paired a few minutes ago."""

        def work(database: Database) -> None:
            take_lock(database, Lock.LOBBY)
            database.execute("DELETE FROM seeks WHERE player_hash = ?", (player,))

        return self._connections.write(work, _ORDER)

    def cancel_all(self, node: str) -> asyncio.Future[None]:
        """Deletes all waiting entries of a node."""

        def work(database: Database) -> None:
            take_lock(database, Lock.LOBBY)
            database.execute("DELETE FROM seeks WHERE node = ? AND room IS NULL", (node,))

        return self._connections.write(work, _ORDER)

    def delete_old(self, dead_ms: int | None, paired_ms: int) -> asyncio.Future[bool]:
        """Deletes entries paired before a time, and waiting ones of nodes without a heartbeat since `dead_ms`.

        Returns:
            Whether entries are left.
        """

        def work(database: Database) -> bool:
            take_lock(database, Lock.LOBBY)
            database.execute(_DELETE_OLD, (paired_ms,))
            if dead_ms is not None:
                database.execute(_DELETE_DEAD, (dead_ms,))
            return bool(database.rows("SELECT 1 FROM seeks LIMIT 1"))

        return self._connections.write(work, _ORDER)

    def of_node(self, node: str, since_ms: int) -> asyncio.Future[tuple[list[Paired], set[bytes]]]:
        """Returns a node's entries that were paired since a time, and the tickets of those that wait."""

        def work(database: Database) -> tuple[list[Paired], set[bytes]]:
            # First those that wait: an entry that is paired between the two queries is then in both, not in neither.
            waiting = database.rows("SELECT ticket FROM seeks WHERE node = ? AND room IS NULL", (node,))
            query = "SELECT ticket, room, seat FROM seeks WHERE node = ? AND paired_ms >= ?"
            paired = [
                Paired(bytes(row[0]), row[1], int(row[2]), node) for row in database.rows(query, (node, since_ms))
            ]
            return paired, {bytes(ticket) for (ticket,) in waiting}

        return self._connections.read(work)

    def counts(self, alive_since_ms: int | None) -> asyncio.Future[dict[str, int]]:
        """Returns how many people wait, by preset."""

        def work(database: Database) -> dict[str, int]:
            found = (
                database.rows(_COUNTS_ALONE) if alive_since_ms is None else database.rows(_COUNTS, (alive_since_ms,))
            )
            return {preset: int(count) for preset, count in found}

        return self._connections.read(work)

    def open_tables(self, now_ms: int, limit: int) -> asyncio.Future[list[tuple[ListedRoom, bool]]]:
        """Returns listed tables that wait for players, the latest first, and whether a person is connected to each."""

        def work(database: Database) -> list[tuple[ListedRoom, bool]]:
            found = database.rows(_OPEN_TABLES, (TABLE, now_ms, limit))
            return [(ListedRoom(*row), bool(is_present)) for *row, is_present in found]

        return self._connections.read(work)

    def mark_tables(self, present: Sequence[Lease], left: Sequence[str], node: str) -> asyncio.Future[None]:
        """Records at which open tables people are connected to a node, and at which no longer."""

        def work(database: Database) -> None:
            for lease in sorted(present, key=lambda each: each.job):
                put_lease(database, lease)
            for room in sorted(left):
                database.execute("DELETE FROM leases WHERE kind = ? AND job = ? AND node = ?", (TABLE, room, node))

        return self._connections.write(work, LAST)


def _pair(
    database: Database, preset: str, roles: Sequence[str], alive_since_ms: int | None, plan: TablePlanner
) -> list[Paired]:
    """Pairs people who wait for a preset, and writes their room; the lock is held."""
    most = MAX_RATED if preset.endswith(RATED) else MAX_CASUAL
    by_role = [_waiting(database, preset, role, alive_since_ms, most) for role in roles]
    table = _planned(database, plan, by_role)
    if table is None and any(len(people) == most for people in by_role):
        by_role += [_waiting(database, preset, role, alive_since_ms, MAX_LATEST, is_latest=True) for role in roles]
        table = _planned(database, plan, by_role)
    if table is None:
        return []
    is_new = add_room(database, table.room, table.events, table.summary, table.holdings)
    assert is_new, "the id of a new room is random"
    for each in table.people:
        changed = database.execute(_SET_PAIRED, (each.room, each.seat, table.room.opened_ms, each.ticket))
        assert changed == 1, "the lock is held"
    return list(table.people)


def _planned(database: Database, plan: TablePlanner, by_role: Sequence[Sequence[StoredSeek]]) -> SeatedTable | None:
    """Returns the table of some of these people; None if they cannot sit down together."""
    waiting = {each.ticket: each for people in by_role for each in people}
    accounts = sorted({each.account for each in waiting.values() if each.account is not None})
    return plan(list(waiting.values()), blocks_among(database, accounts))


def _waiting(
    database: Database, preset: str, role: str, alive_since_ms: int | None, limit: int, *, is_latest: bool = False
) -> list[StoredSeek]:
    """Returns the people of a role who wait longest, or those who came last."""
    alive = "" if alive_since_ms is None else " AND node IN (SELECT node FROM beats WHERE at_ms >= ?)"
    more = () if alive_since_ms is None else (alive_since_ms,)
    order = "since_ms DESC, ticket DESC" if is_latest else "since_ms, ticket"
    where = f"preset = ? AND role = ? AND room IS NULL{alive}"
    query = f"SELECT {_COLUMNS} FROM seeks WHERE {where} ORDER BY {order} LIMIT {limit}"
    return [_to_seek(row) for row in database.rows(query, (preset, role, *more))]


def _to_seek(row: Sequence[Any]) -> StoredSeek:
    ticket, preset, role, name, player, node, since_ms, account, rating, ratings = row
    key = None if player is None else bytes(player)
    return StoredSeek(bytes(ticket), preset, role, name, key, node, int(since_ms), account, rating, ratings)
