"""`SocialStore`: whom an account follows and blocks, its privacy settings, and who is online."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import LAST, Database

FOLLOW = "follow"
BLOCK = "block"

_SET_RELATION = (
    "INSERT INTO relations (account, other, kind, made_ms) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (account, other) DO UPDATE SET kind = excluded.kind, made_ms = excluded.made_ms"
)
_SET_WISHES = (
    "INSERT INTO wishes (account, is_hidden, is_delayed) VALUES (?, ?, ?)"
    " ON CONFLICT (account) DO UPDATE SET is_hidden = excluded.is_hidden, is_delayed = excluded.is_delayed"
)
_SET_PRESENCE = (
    "INSERT INTO presences (account, node, until_ms) VALUES (?, ?, ?)"
    " ON CONFLICT (account, node) DO UPDATE SET until_ms = excluded.until_ms"
)


class Wishes(NamedTuple):
    """The privacy settings of an account, in the order of the columns."""

    is_hidden: bool = False
    """Whether others do not see that it is here."""
    is_delayed: bool = False
    """Whether spectators see its rated games later."""


class SocialStore:
    """Reads and writes relations, privacy settings and presences; accounts are given by their ids."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def set_relation(self, account: str, other: str, kind: str, now_ms: int, limit: int) -> asyncio.Future[bool]:
        """Lets an account follow or block another one, which ends the opposite; False if it has too many already."""
        count = "SELECT count(*) FROM relations WHERE account = ? AND kind = ? AND other <> ?"

        def work(database: Database) -> bool:
            [(known,)] = database.rows(count, (account, kind, other))
            if known >= limit:
                return False
            database.execute(_SET_RELATION, (account, other, kind, now_ms))
            return True

        return self._connections.write(work)

    def delete_relation(self, account: str, other: str, kind: str) -> asyncio.Future[bool]:
        """Ends following or blocking; False if there was none."""
        statement = "DELETE FROM relations WHERE account = ? AND other = ? AND kind = ?"
        return self._connections.write(lambda database: database.execute(statement, (account, other, kind)) == 1)

    def relations(self, account: str) -> asyncio.Future[dict[str, str]]:
        """Returns whom an account follows or blocks: the kind by the other account, the latest first."""
        query = "SELECT other, kind FROM relations WHERE account = ? ORDER BY made_ms DESC, other"
        return self._connections.read(
            lambda database: {str(other): str(kind) for other, kind in database.rows(query, (account,))}
        )

    def blocks_among(self, accounts: Sequence[str]) -> asyncio.Future[set[tuple[str, str]]]:
        """Returns which of some accounts block which others of them, as (who blocks, who is blocked)."""
        return self._connections.read(lambda database: blocks_among(database, accounts))

    def wishes(self, accounts: Sequence[str]) -> asyncio.Future[dict[str, Wishes]]:
        """Returns the privacy settings of those accounts that have any."""
        query = f"SELECT account, is_hidden, is_delayed FROM wishes WHERE account IN ({_marks(accounts)})"

        def work(database: Database) -> dict[str, Wishes]:
            found = database.rows(query, accounts) if accounts else []
            return {str(account): Wishes(bool(hidden), bool(delayed)) for account, hidden, delayed in found}

        return self._connections.read(work)

    def set_wishes(self, account: str, wishes: Wishes) -> asyncio.Future[None]:
        """Stores the privacy settings of an account."""

        def work(database: Database) -> None:
            database.execute(_SET_WISHES, (account, *wishes))

        return self._connections.write(work)

    def mark_present(self, until_ms: Mapping[str, int], left: Sequence[str], node: str) -> asyncio.Future[None]:
        """Records which accounts are connected to a node and until when that holds, and which no longer are."""

        def work(database: Database) -> None:
            for account in sorted(until_ms):
                database.execute(_SET_PRESENCE, (account, node, until_ms[account]))
            for account in sorted(left):
                database.execute("DELETE FROM presences WHERE account = ? AND node = ?", (account, node))

        return self._connections.write(work, LAST)

    def delete_presences(self, before_ms: int) -> asyncio.Future[None]:
        """Deletes what nodes have left behind that do not run any more."""

        def work(database: Database) -> None:
            database.execute("DELETE FROM presences WHERE until_ms < ?", (before_ms,))

        return self._connections.write(work, LAST)

    def present(self, accounts: Sequence[str], now_ms: int) -> asyncio.Future[set[str]]:
        """Returns which of some accounts are here and let others see it."""
        query = (
            "SELECT DISTINCT account FROM presences WHERE until_ms > ?"
            " AND account NOT IN (SELECT account FROM wishes WHERE is_hidden)"
            f" AND account IN ({_marks(accounts)})"
        )

        def work(database: Database) -> set[str]:
            found = database.rows(query, (now_ms, *accounts)) if accounts else []
            return {str(account) for (account,) in found}

        return self._connections.read(work)

    def exported(self, account: str) -> asyncio.Future[dict[str, Any]]:
        """Returns what an account has stored here, and the challenges that it has sent."""

        def work(database: Database) -> dict[str, Any]:
            relations = database.rows("SELECT other, kind, made_ms FROM relations WHERE account = ?", (account,))
            wishes = database.rows("SELECT is_hidden, is_delayed FROM wishes WHERE account = ?", (account,))
            sent = database.rows("SELECT other, wanted, made_ms FROM game_challenges WHERE account = ?", (account,))
            return {
                "relations": [{"account": other, "kind": kind, "made_ms": at_ms} for other, kind, at_ms in relations],
                "wishes": [{"is_hidden": bool(hidden), "is_delayed": bool(delayed)} for hidden, delayed in wishes],
                "challenges": [{"account": other, "wanted": wanted, "made_ms": at_ms} for other, wanted, at_ms in sent],
            }

        return self._connections.read(work)

    def erase(self, account: str) -> asyncio.Future[None]:
        """Deletes everything that is stored here about an account, also what others have stored about it."""

        def work(database: Database) -> None:
            database.execute("DELETE FROM relations WHERE account = ? OR other = ?", (account, account))
            database.execute("DELETE FROM wishes WHERE account = ?", (account,))
            sent = "SELECT id FROM game_challenges WHERE account = ?"
            database.execute(f"DELETE FROM notices WHERE kind = 'challenge' AND subject IN ({sent})", (account,))
            database.execute("DELETE FROM game_challenges WHERE account = ? OR other = ?", (account, account))
            database.execute("DELETE FROM presences WHERE account = ?", (account,))

        return self._connections.write(work, LAST)


def blocks_among(database: Database, accounts: Sequence[str]) -> set[tuple[str, str]]:
    """Does what `SocialStore.blocks_among` does, within a transaction."""
    if not accounts:
        return set()
    marks = _marks(accounts)
    query = f"SELECT account, other FROM relations WHERE kind = ? AND account IN ({marks}) AND other IN ({marks})"
    return {(str(one), str(other)) for one, other in database.rows(query, (BLOCK, *accounts, *accounts))}


def _marks(values: Sequence[str]) -> str:
    return ", ".join("?" for _ in values)
