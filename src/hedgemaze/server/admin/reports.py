"""`Reports`: players report others to the hosts: a name, phrases, stalling, cheating."""

from __future__ import annotations

from collections import Counter

from hedgemaze.rooms import Presence
from hedgemaze.server.admin.schemas import NewReport
from hedgemaze.server.errors import ServerError
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import Accounts
from hedgemaze.server.storage.moderation.admin import row_id
from hedgemaze.server.storage.moderation.moderation import StoredReport

KEEP_MS = 180 * 86_400_000
"""How long a report stays after a host has handled it."""
KEEP_KEY_MS = 30 * 86_400_000
"""How long an open report keeps the key of its sender, which only finds repeated reports."""


class Reports:
    """Takes reports."""

    def __init__(self, service: Service, accounts: Accounts, limits: Limits) -> None:
        self._service = service
        self._accounts = accounts
        self.rate = Buckets(limits.reports)
        """Per address."""
        self.counts: Counter[str] = Counter()
        """New reports so far, by reason, for the metrics."""

    async def add(self, report: NewReport, reporter: bytes, account: str | None) -> bool:
        """Stores a report; False if the same player has reported the same before.

        Args:
            report: what the player has sent.
            reporter: the player's key.
            account: the player's account, if there is one.

        Raises:
            ServerError: there is no such player, or it is a computer.
        """
        name, accused = await (self._of_seat(report) if report.room else self._of_name(report.name))
        now_ms = self._service.clock.now_ms()
        stored = StoredReport(
            id=row_id(now_ms),
            at_ms=now_ms,
            reason=report.reason,
            room=report.room,
            seat=report.seat,
            account=accused,
            name=name,
            reporter_account=account,
        )
        is_new = await self._service.store.moderation.add_report(stored, reporter)
        self.counts[report.reason] += is_new
        return is_new

    async def _of_seat(self, report: NewReport) -> tuple[str, str | None]:
        """Returns name and account of the person at a seat."""
        live = await self._service.live_room(report.room)
        if not 1 <= report.seat <= len(live.room.seats):
            raise ServerError("admin.nobody_there", "there is no such seat", status=404, given=report.seat)
        seat = live.room.seat(report.seat)
        if seat.is_engine or seat.presence is Presence.EMPTY:
            raise ServerError("admin.nobody_there", "no person sits there", status=404, given=report.seat)
        return seat.name, seat.account

    async def _of_name(self, name: str) -> tuple[str, str | None]:
        """Returns name and id of an account."""
        found = await self._accounts.by_name(name) if name else None
        if found is None:
            raise ServerError("admin.nobody_there", "there is no such player", status=404, given=name)
        return found.name, found.id
