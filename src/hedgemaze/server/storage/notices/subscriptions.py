"""`SubscriptionStore`: the browsers that want notices, and the key that signs what is sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import LAST, Database

MAX_SUBSCRIPTIONS = 20
"""Subscriptions per player; a new one replaces the oldest."""

_BATCH = 100
"""Players per query of `subscribed`."""
ORDER = f"{LAST}notices"
"""Lock order of subscriptions and notices: after rooms and leases."""
COLUMNS = "id, player_hash, endpoint, p256dh, auth, language, games, wants_invitations, made_ms, session_hash"
"""The columns of `Subscription`."""
_PUT = (
    f"INSERT INTO push_subscriptions ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
    " player_hash = excluded.player_hash, endpoint = excluded.endpoint, p256dh = excluded.p256dh,"
    " auth = excluded.auth, language = excluded.language, games = excluded.games,"
    " wants_invitations = excluded.wants_invitations, session_hash = excluded.session_hash"
)
_MOVE_NOTICES = (
    "UPDATE notices SET subscription = ? WHERE subscription = ? AND NOT EXISTS"
    " (SELECT 1 FROM notices n WHERE n.subject = notices.subject AND n.number = notices.number"
    " AND n.kind = notices.kind AND n.subscription = ?)"
)
"""Gives the notices of one subscription to another, settled ones too, unless it has the same notice."""
_OF_PLAYER = f"SELECT {COLUMNS} FROM push_subscriptions WHERE player_hash = ? ORDER BY made_ms DESC, id"
IS_VALID = "(s.session_hash IS NULL OR EXISTS (SELECT 1 FROM sessions WHERE secret_hash = s.session_hash))"
"""SQL: whether the session of a subscription `s` exists, if it was made by one."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that wants notices."""

    id: str
    """Derived from the endpoint, so that a browser has one subscription."""
    player: bytes
    endpoint: str
    """The address at the browser's push service."""
    p256dh: str
    """The browser's public key, base64url."""
    auth: str
    """The secret shared with the browser, base64url."""
    language: str
    games: str
    """``days`` for games with days per turn, ``all`` for all."""
    wants_invitations: bool
    """Whether challenges and pairings of tournaments are reported."""
    made_ms: int
    session: bytes | None = None
    """Hash of the session that made it, if the player was signed in; it ends with the session."""

    def to_export(self) -> dict[str, object]:
        """Returns what is stored about the browser, for its user."""
        return {
            "endpoint": self.endpoint,
            "keys": {"p256dh": self.p256dh, "auth": self.auth},
            "language": self.language,
            "games": self.games,
            "wants_invitations": self.wants_invitations,
            "made_ms": self.made_ms,
        }


class SubscriptionStore:
    """Reads and writes subscriptions."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def key(self, fresh: bytes, now_ms: int) -> asyncio.Future[bytes]:
        """Returns the private key of this database; stores a fresh one if there is none."""

        def work(database: Database) -> bytes:
            add = "INSERT INTO push_keys (id, private_key, made_ms) VALUES (1, ?, ?) ON CONFLICT DO NOTHING"
            database.execute(add, (fresh, now_ms))
            return bytes(database.rows("SELECT private_key FROM push_keys WHERE id = 1")[0][0])

        return self._connections.write(work, ORDER)

    # Subscriptions.

    def subscribe(self, subscription: Subscription, replaced: str = "") -> asyncio.Future[Subscription]:
        """Adds or replaces a subscription; deletes the oldest ones of a player with too many.

        Args:
            subscription: the new one.
            replaced: the id of an earlier one of the same player; it is deleted, and the new one has its choices
                and its notices.

        Returns:
            The subscription as it is stored.
        """

        def work(database: Database) -> Subscription:
            stored = subscription
            found = database.rows(_OF_PLAYER, (subscription.player,))
            for old in (to_subscription(*row) for row in found if row[0] == replaced != subscription.id):
                stored = replace(
                    subscription,
                    language=old.language,
                    games=old.games,
                    wants_invitations=old.wants_invitations,
                    made_ms=old.made_ms,
                )
                database.execute(_MOVE_NOTICES, (stored.id, old.id, stored.id))
                delete_subscription(database, old.id)
            database.execute(_PUT, _to_row(stored))
            for row in database.rows(_OF_PLAYER, (subscription.player,))[MAX_SUBSCRIPTIONS:]:
                delete_subscription(database, row[0])
            return stored

        return self._connections.write(work, ORDER)

    def of_player(self, player: bytes) -> asyncio.Future[list[Subscription]]:
        """Returns the subscriptions of a player, the latest first."""

        def work(database: Database) -> list[Subscription]:
            return [to_subscription(*row) for row in database.rows(_OF_PLAYER, (player,))]

        return self._connections.read(work)

    def unsubscribe(self, id: str, player: bytes | None = None) -> asyncio.Future[bool]:  # noqa: A002  # the field
        """Deletes a subscription, if it is a player's own; returns whether there was one."""

        def work(database: Database) -> bool:
            found = database.rows("SELECT player_hash FROM push_subscriptions WHERE id = ?", (id,))
            if not found or (player is not None and bytes(found[0][0]) != player):
                return False
            delete_subscription(database, id)
            return True

        return self._connections.write(work, ORDER)

    def forget_player(self, player: bytes) -> asyncio.Future[int]:
        """Deletes all subscriptions of a player with their notices; returns their number."""

        def work(database: Database) -> int:
            found = database.rows("SELECT id FROM push_subscriptions WHERE player_hash = ?", (player,))
            for (id_,) in found:
                delete_subscription(database, id_)
            return len(found)

        return self._connections.write(work, ORDER)

    def move_player(self, player: bytes, account: bytes, session: bytes) -> asyncio.Future[None]:
        """Gives the subscriptions of an anonymous player to the account that the player has signed in to."""
        statement = "UPDATE push_subscriptions SET player_hash = ?, session_hash = ? WHERE player_hash = ?"

        def work(database: Database) -> None:
            database.execute(statement, (account, session, player))

        return self._connections.write(work, ORDER)

    def subscribed(self, players: Sequence[bytes]) -> asyncio.Future[frozenset[bytes]]:
        """Returns which of some players have subscriptions."""
        # Always the same number of values: so the database prepares one statement and not a hundred.
        marks = ", ".join("?" * _BATCH)
        query = f"SELECT DISTINCT player_hash FROM push_subscriptions WHERE player_hash IN ({marks})"

        def work(database: Database) -> frozenset[bytes]:
            found: set[bytes] = set()
            for begin in range(0, len(players), _BATCH):
                part = players[begin : begin + _BATCH]
                wanted = [*part, *[part[-1]] * (_BATCH - len(part))]
                found.update(bytes(player) for (player,) in database.rows(query, wanted))
            return frozenset(found)

        return self._connections.read(work)


def delete_subscription(database: Database, subscription: str) -> None:
    """Deletes a subscription with its notices."""
    database.execute("DELETE FROM push_subscriptions WHERE id = ?", (subscription,))
    database.execute("DELETE FROM notices WHERE subscription = ?", (subscription,))


def _to_row(each: Subscription) -> tuple[object, ...]:
    keys = (each.id, each.player, each.endpoint, each.p256dh, each.auth)
    return (*keys, each.language, each.games, each.wants_invitations, each.made_ms, each.session)


def to_subscription(
    id_: str,
    player: bytes,
    endpoint: str,
    p256dh: str,
    auth: str,
    language: str,
    games: str,
    wants_invitations: object,
    made_ms: int,
    session: bytes | None,
) -> Subscription:
    """Returns a row of `COLUMNS` as a value."""
    hash_ = None if session is None else bytes(session)
    is_wanted = bool(wants_invitations)
    return Subscription(id_, bytes(player), endpoint, p256dh, auth, language, games, is_wanted, int(made_ms), hash_)
