"""`NoticeStore`: the notices that wait to be sent.

A notice is a row with a primary key (subject, number, kind, subscription), so it is made once, whichever node makes it.
A node takes a notice by moving its time: if the node dies, the notice is due again a minute later.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.notices.subscriptions import (
    COLUMNS,
    IS_VALID,
    ORDER,
    Subscription,
    delete_subscription,
    to_subscription,
)

_ADD = (
    "INSERT INTO notices (subject, number, kind, subscription, seat, data, due_ms, expires_ms, attempts)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING"
)
_DUE = (
    f"SELECT subject, number, kind, subscription, seat, data, due_ms, expires_ms, attempts,"
    f" {', '.join(f's.{name}' for name in COLUMNS.split(', '))}"
    f" FROM notices JOIN push_subscriptions s ON s.id = notices.subscription AND {IS_VALID}"
    " WHERE due_ms <= ? ORDER BY due_ms LIMIT ?"
)
_ONE = "WHERE subject = ? AND number = ? AND kind = ? AND subscription = ? AND due_ms = ?"
_MOVE = f"UPDATE notices SET due_ms = ?, attempts = attempts + ? {_ONE}"
_SETTLE = f"UPDATE notices SET due_ms = ?, attempts = attempts + ?, data = '{{}}' {_ONE}"
"""A settled notice has no facts: they name people."""
_FACTS = "SELECT DISTINCT data FROM notices WHERE subject = ? AND kind IN ('turn', 'reminder')"
_NAMES = ("name", "others")
"""Facts of a turn that name its players."""
_UNCHECKED = (
    "SELECT DISTINCT rooms.id FROM rooms JOIN seats ON seats.room = rooms.id"
    " JOIN push_subscriptions s ON s.player_hash = seats.player_hash"
    " LEFT JOIN notice_checks c ON c.room = rooms.id"
    " WHERE stage = 'playing' AND touched_ms >= ?"
    " AND (SELECT max(events.version) FROM events WHERE events.room = rooms.id) > coalesce(c.version, 0) LIMIT ?"
)
_CHECKED = (
    "INSERT INTO notice_checks (room, version) VALUES (?, ?) ON CONFLICT (room)"
    " DO UPDATE SET version = excluded.version WHERE notice_checks.version < excluded.version"
)


@dataclass(frozen=True, slots=True)
class NewNotice:
    """A notice for all subscriptions of a player that want its kind."""

    subject: str
    """The room, or the id of a challenge."""
    number: int
    """The version of the room at which the turn began; 0 where a subject has one notice of a kind."""
    kind: str
    """``turn``, ``reminder``, ``challenge`` or ``pairing``."""
    player: bytes
    seat: int
    data: str
    """Facts for the text, as JSON."""
    due_ms: int
    expires_ms: int
    """A later delivery is useless."""
    since_ms: int
    """When its cause happened; a browser that subscribed later gets reminders only."""
    is_days: bool = False
    """Whether it is about a game with days for each turn."""


@dataclass(frozen=True, slots=True)
class DueNotice:
    """A notice for one subscription that is due."""

    subject: str
    number: int
    kind: str
    seat: int
    data: str
    due_ms: int
    expires_ms: int
    attempts: int
    subscription: Subscription


class NoticeStore:
    """Reads and writes notices."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(self, notices: Sequence[NewNotice], checked: Sequence[tuple[str, int]] = ()) -> asyncio.Future[int]:
        """Adds notices for the subscriptions that want them; returns how many are new.

        A notice of a turn replaces those of earlier turns of its room.

        Args:
            notices: the notices; `turn` and `reminder` for games without days only go to those who want all games.
            checked: rooms, with the version up to which their turns are reported now.
        """

        def work(database: Database) -> int:
            count = 0
            for room, version in sorted(checked):
                database.execute(_CHECKED, (room, version))
            for each in sorted(notices, key=lambda notice: (notice.subject, notice.number, notice.kind)):
                if each.kind == "turn":
                    old = "DELETE FROM notices WHERE subject = ? AND number < ? AND kind IN ('turn', 'reminder')"
                    database.execute(old, (each.subject, each.number))
                for subscription in _wanting(database, each):
                    key = (each.subject, each.number, each.kind, subscription)
                    count += database.execute(_ADD, (*key, each.seat, each.data, each.due_ms, each.expires_ms))
            return count

        return self._connections.write(work, ORDER)

    def due(self, until_ms: int, limit: int) -> asyncio.Future[list[DueNotice]]:
        """Returns notices that are due until a time, the earliest first."""

        def work(database: Database) -> list[DueNotice]:
            return [_to_due(*row) for row in database.rows(_DUE, (until_ms, limit))]

        return self._connections.read(work)

    def move(self, notice: DueNotice, due_ms: int | None, attempts: int = 0) -> asyncio.Future[bool]:
        """Moves the time of a notice; None if it is settled. False if another node was faster."""
        key = (notice.subject, notice.number, notice.kind, notice.subscription.id)
        values = (due_ms, attempts, *key, notice.due_ms)
        statement = _SETTLE if due_ms is None else _MOVE
        return self._connections.write(lambda database: database.execute(statement, values) == 1, ORDER)

    def erase_names(self, room: str) -> asyncio.Future[None]:
        """Erases the names of players from the notices of a room's turns."""
        update = "UPDATE notices SET data = ? WHERE subject = ? AND kind IN ('turn', 'reminder') AND data = ?"

        def work(database: Database) -> None:
            for (data,) in database.rows(_FACTS, (room,)):
                facts = {key: value for key, value in json.loads(data).items() if key not in _NAMES}
                database.execute(update, (json.dumps(facts), room, data))

        return self._connections.write(work, ORDER)

    def unchecked(self, since_ms: int, limit: int) -> asyncio.Future[list[str]]:
        """Returns rooms changed since a time where a subscriber plays and whose last events were not looked at."""

        def work(database: Database) -> list[str]:
            return [str(room) for (room,) in database.rows(_UNCHECKED, (since_ms, limit))]

        return self._connections.read(work)

    def delete_old(self, before_ms: int) -> asyncio.Future[bool]:
        """Deletes notices that were useless before a time, and subscriptions whose session has ended.

        Returns:
            Whether rows are left that may have to be deleted later.
        """

        def work(database: Database) -> bool:
            database.execute("DELETE FROM notices WHERE expires_ms < ?", (before_ms,))
            database.execute(
                "DELETE FROM notice_checks WHERE NOT EXISTS"
                " (SELECT 1 FROM rooms WHERE rooms.id = notice_checks.room AND stage = 'playing')"
            )
            for (id_,) in database.rows(f"SELECT id FROM push_subscriptions s WHERE NOT {IS_VALID}"):
                delete_subscription(database, id_)
            bound = "SELECT 1 FROM push_subscriptions WHERE session_hash IS NOT NULL LIMIT 1"
            return bool(database.rows("SELECT 1 FROM notices LIMIT 1") or database.rows(bound))

        return self._connections.write(work, ORDER)


def _wanting(database: Database, notice: NewNotice) -> list[str]:
    """Returns the subscriptions of a notice's player that want it."""
    wish = "wants_invitations" if notice.kind in ("challenge", "pairing") else "games"
    where = f"player_hash = ? AND made_ms <= ? AND {IS_VALID}"
    query = f"SELECT id, {wish} FROM push_subscriptions s WHERE {where} ORDER BY id"
    since_ms = notice.expires_ms if notice.kind == "reminder" else notice.since_ms
    found = database.rows(query, (notice.player, since_ms))
    if wish == "wants_invitations":
        return [id_ for id_, is_wanted in found if is_wanted]
    return [id_ for id_, games in found if notice.is_days or games == "all"]


def _to_due(
    subject: str,
    number: int,
    kind: str,
    _subscription: str,
    seat: int,
    data: str,
    due_ms: int,
    expires_ms: int,
    attempts: int,
    *row: Any,
) -> DueNotice:
    subscription = to_subscription(*row)
    return DueNotice(subject, number, kind, seat, data, int(due_ms), int(expires_ms), attempts, subscription)
