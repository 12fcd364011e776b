"""`ModerationStore`: bans and mutes, reports from players, announcements."""

from __future__ import annotations

import asyncio
import json
from typing import NamedTuple

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.moderation.admin import (
    CONTAINS,
    LAST_ID,
    MAX_PAGE,
    ORDER,
    AdminStore,
    HostChange,
    pattern,
)

_SANCTION = "id, kind, account, network, reason, from_ms, until_ms, lifted_ms"
_REPORT = "id, at_ms, reason, room, seat, account, name, reporter_account, handled_ms, handled_by"
_ANNOUNCEMENT = "id, texts, from_ms, until_ms"
_NO_KEY = b""
"""Instead of the key of a report's sender, once the key is forgotten."""


class Sanction(NamedTuple):
    """A ban or a mute of an account or a network."""

    id: str
    kind: str
    """``ban`` or ``mute``."""
    account: str | None
    network: str | None
    """An address, or a network such as ``2001:db8:1:2::/64``."""
    reason: str
    from_ms: int
    until_ms: int | None
    """None until it is lifted."""
    lifted_ms: int | None = None


class StoredReport(NamedTuple):
    """A report from a player."""

    id: str
    at_ms: int
    reason: str
    room: str
    """Empty if it is not about a table."""
    seat: int
    account: str | None
    """The account that is reported."""
    name: str
    """The name that is reported, as it was shown."""
    reporter_account: str | None
    handled_ms: int | None = None
    handled_by: str | None = None


class Announcement(NamedTuple):
    """A text for everyone, for a time."""

    id: str
    texts: dict[str, str]
    """By language; ``*`` is for all others."""
    from_ms: int
    until_ms: int


class ModerationStore:
    """Reads and writes what hosts decide about people, and what people report."""

    def __init__(self, connections: Connections, admin: AdminStore) -> None:
        self._connections = connections
        self._admin = admin

    # Bans and mutes.

    def add_sanction(self, sanction: Sanction, change: HostChange) -> asyncio.Future[None]:
        """Adds a ban or a mute; an earlier one of the same kind and subject ends."""
        same = "kind = ? AND lifted_ms IS NULL AND COALESCE(account, '') = ? AND COALESCE(network, '') = ?"
        subject = (sanction.kind, sanction.account or "", sanction.network or "")

        def work(database: Database) -> tuple[None, object, object]:
            found = database.rows(f"SELECT {_SANCTION} FROM sanctions WHERE {same}", subject)
            database.execute(f"UPDATE sanctions SET lifted_ms = ? WHERE {same}", (change.at_ms, *subject))
            marks = ", ".join("?" * len(sanction))
            database.execute(f"INSERT INTO sanctions ({_SANCTION}) VALUES ({marks})", sanction)
            _mark_account(database, sanction.account, change.at_ms)
            return None, _shown(Sanction(*found[-1])) if found else None, _shown(sanction)

        return self._admin.audited(change, work)

    def lift_sanction(self, id: str, change: HostChange) -> asyncio.Future[Sanction | None]:  # noqa: A002  # the column
        """Ends a ban or a mute; None if there is none in force."""

        def work(database: Database) -> tuple[Sanction | None, object, object]:
            query = f"SELECT {_SANCTION} FROM sanctions WHERE id = ? AND lifted_ms IS NULL"
            found = database.rows(query, (id,))
            if not found:
                return None, None, None
            database.execute("UPDATE sanctions SET lifted_ms = ? WHERE id = ?", (change.at_ms, id))
            sanction = Sanction(*found[0])
            _mark_account(database, sanction.account, change.at_ms)
            return sanction, _shown(sanction), None

        return self._admin.audited(change, work)

    def end_sanctions(self, now_ms: int) -> asyncio.Future[None]:
        """Ends bans and mutes of accounts whose time is over."""
        over = "account IS NOT NULL AND lifted_ms IS NULL AND until_ms <= ?"

        def work(database: Database) -> None:
            found = database.rows(f"SELECT account FROM sanctions WHERE {over}", (now_ms,))
            database.execute(f"UPDATE sanctions SET lifted_ms = until_ms WHERE {over}", (now_ms,))
            for account in sorted({each for (each,) in found}):
                _mark_account(database, account, now_ms)

        return self._connections.write(work, ORDER)

    def sanctions_in_force(self, now_ms: int) -> asyncio.Future[list[Sanction]]:
        """Returns all bans and mutes that hold now or begin later."""
        query = f"SELECT {_SANCTION} FROM sanctions WHERE lifted_ms IS NULL AND (until_ms IS NULL OR until_ms > ?)"
        return self._connections.read(
            lambda database: [Sanction(*row) for row in database.rows(query, (now_ms,))],
        )

    def sanctions(self, before: str, wanted: str, limit: int) -> asyncio.Future[list[Sanction]]:
        """Returns one page of all bans and mutes, past ones too, the latest first."""
        query = (
            f"SELECT {_SANCTION} FROM sanctions WHERE id < ? AND (lower(COALESCE(account, '')) {CONTAINS}"
            f" OR lower(COALESCE(network, '')) {CONTAINS} OR lower(reason) {CONTAINS}"
            f" OR account IN (SELECT accounts.id FROM accounts WHERE lower(name) {CONTAINS})) ORDER BY id DESC LIMIT ?"
        )
        values = (before or LAST_ID, *(pattern(wanted),) * 4, min(limit, MAX_PAGE))
        return self._connections.read(lambda database: [Sanction(*row) for row in database.rows(query, values)])

    # Reports.

    def add_report(self, report: StoredReport, reporter: bytes) -> asyncio.Future[bool]:
        """Adds a report; False if the same player has reported the same before and it is not handled yet."""
        same = (
            "SELECT 1 FROM reports WHERE reporter = ? AND reason = ? AND room = ? AND seat = ? AND name = ?"
            " AND handled_ms IS NULL"
        )

        def work(database: Database) -> bool:
            if database.rows(same, (reporter, report.reason, report.room, report.seat, report.name)):
                return False
            marks = ", ".join("?" * (len(report) + 1))
            database.execute(f"INSERT INTO reports ({_REPORT}, reporter) VALUES ({marks})", (*report, reporter))
            return True

        return self._connections.write(work, ORDER)

    def reports(self, before: str, wanted: str, limit: int, *, is_open: bool) -> asyncio.Future[list[StoredReport]]:
        """Returns one page of reports, the latest first; `is_open` leaves out those that were handled."""
        query = (
            f"SELECT {_REPORT} FROM reports WHERE id < ?{' AND handled_ms IS NULL' if is_open else ''} AND"
            f" (lower(name) {CONTAINS} OR lower(room) {CONTAINS} OR lower(COALESCE(account, '')) {CONTAINS})"
            " ORDER BY id DESC LIMIT ?"
        )
        values = (before or LAST_ID, *(pattern(wanted),) * 3, min(limit, MAX_PAGE))
        return self._connections.read(lambda database: [StoredReport(*row) for row in database.rows(query, values)])

    def handle_report(self, id: str, change: HostChange) -> asyncio.Future[bool]:  # noqa: A002  # the column
        """Marks a report as handled, and forgets the key of its sender; False if there is no such open report."""
        statement = (
            "UPDATE reports SET handled_ms = ?, handled_by = ?, reporter = ? WHERE id = ? AND handled_ms IS NULL"
        )

        def work(database: Database) -> tuple[bool, object, object]:
            if not database.execute(statement, (change.at_ms, change.token, _NO_KEY, id)):
                return False, None, None
            return True, "open", "handled"

        return self._admin.audited(change, work)

    def count_open_reports(self) -> asyncio.Future[int]:
        """Returns how many reports wait for a host."""
        query = "SELECT count(*) FROM reports WHERE handled_ms IS NULL"
        return self._connections.read(lambda database: int(database.rows(query)[0][0]))

    def clean_reports(self, handled_before_ms: int, sent_before_ms: int) -> asyncio.Future[None]:
        """Deletes reports that were handled before a time, and forgets the keys of those sent before another."""

        def work(database: Database) -> None:
            database.execute("DELETE FROM reports WHERE handled_ms < ?", (handled_before_ms,))
            forget = "UPDATE reports SET reporter = ? WHERE at_ms < ? AND reporter <> ?"
            database.execute(forget, (_NO_KEY, sent_before_ms, _NO_KEY))

        return self._connections.write(work)

    def reports_of(self, reporter: bytes, account: str | None) -> asyncio.Future[list[StoredReport]]:
        """Returns the reports that have this player's key, or were sent by the account, for the player's export."""
        query = f"SELECT {_REPORT} FROM reports WHERE reporter = ? OR reporter_account = ? ORDER BY id"
        values = (reporter, account)
        return self._connections.read(lambda database: [StoredReport(*row) for row in database.rows(query, values)])

    def erase_reporter(self, reporter: bytes) -> asyncio.Future[None]:
        """Deletes the reports that still have this player's key."""

        def work(database: Database) -> None:
            database.execute("DELETE FROM reports WHERE reporter = ?", (reporter,))

        return self._connections.write(work, ORDER)

    def erase_account(self, account: str) -> asyncio.Future[None]:
        """Erases an account from reports: those that it has sent, and its name in those about it."""

        def work(database: Database) -> None:
            database.execute("DELETE FROM reports WHERE reporter_account = ?", (account,))
            database.execute("UPDATE reports SET name = '', account = NULL WHERE account = ?", (account,))

        return self._connections.write(work, ORDER)

    # Announcements.

    def put_announcement(self, announcement: Announcement, change: HostChange) -> asyncio.Future[None]:
        """Adds an announcement."""

        def work(database: Database) -> tuple[None, object, object]:
            texts = json.dumps(announcement.texts, ensure_ascii=False)
            row = (announcement.id, texts, announcement.from_ms, announcement.until_ms)
            database.execute(f"INSERT INTO announcements ({_ANNOUNCEMENT}) VALUES (?, ?, ?, ?)", row)
            return None, None, announcement._asdict()

        return self._admin.audited(change, work)

    def delete_announcement(self, id: str, change: HostChange) -> asyncio.Future[bool]:  # noqa: A002  # the column
        """Deletes an announcement; False if there is none."""

        def work(database: Database) -> tuple[bool, object, object]:
            found = database.rows(f"SELECT {_ANNOUNCEMENT} FROM announcements WHERE id = ?", (id,))
            if not found:
                return False, None, None
            database.execute("DELETE FROM announcements WHERE id = ?", (id,))
            return True, _to_announcement(*found[0])._asdict(), None

        return self._admin.audited(change, work)

    def announcements(self, now_ms: int = 0) -> asyncio.Future[list[Announcement]]:
        """Returns the announcements that are not over at a time, the latest first."""
        query = f"SELECT {_ANNOUNCEMENT} FROM announcements WHERE until_ms > ? ORDER BY id DESC LIMIT {MAX_PAGE}"
        return self._connections.read(
            lambda database: [_to_announcement(*row) for row in database.rows(query, (now_ms,))]
        )


def _mark_account(database: Database, account: str | None, now_ms: int) -> None:
    """Writes into an account whether it is muted and banned now."""
    holds = (
        "EXISTS (SELECT 1 FROM sanctions WHERE account = accounts.id AND kind = ? AND lifted_ms IS NULL"
        " AND (until_ms IS NULL OR until_ms > ?))"
    )
    if account is not None:
        statement = f"UPDATE accounts SET is_muted = {holds}, is_banned = {holds} WHERE id = ?"
        database.execute(statement, ("mute", now_ms, "ban", now_ms, account))


def _shown(sanction: Sanction) -> dict[str, object]:
    """Returns a ban or a mute for the audit log."""
    return {key: value for key, value in sanction._asdict().items() if value is not None}


def _to_announcement(id: str, texts: str, from_ms: int, until_ms: int) -> Announcement:  # noqa: A002  # the column
    return Announcement(id, json.loads(texts), from_ms, until_ms)
