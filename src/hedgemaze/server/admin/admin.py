"""`Admin`: the parts for hosts of one node, and the loop that keeps them up to date."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from pathlib import Path

from hedgemaze.rooms import Close, CloseReason
from hedgemaze.server import wire
from hedgemaze.server.admin.announcements import Announcements
from hedgemaze.server.admin.backups import BackupPlan, Backups
from hedgemaze.server.admin.reports import KEEP_KEY_MS, KEEP_MS, Reports
from hedgemaze.server.admin.sanctions import Sanctions
from hedgemaze.server.admin.tokens import AdminTokens, use_file
from hedgemaze.server.errors import StorageError
from hedgemaze.server.limits import Limits
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.endpoint import LobbyEndpoint
from hedgemaze.server.people.accounts import Accounts
from hedgemaze.server.socket.connection import Connection
from hedgemaze.server.socket.endpoint import SocketEndpoint
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.moderation.admin import HostChange

_log = logging.getLogger("hedgemaze.server")
POLL_SECONDS = 2.0
"""How often a node of several reads bans and announcements."""
_COUNT_SECONDS = 60.0
"""How often a node counts accounts and open reports."""


class Admin:
    """What hosts can do, on one node."""

    def __init__(
        self,
        service: Service,
        accounts: Accounts,
        sockets: SocketEndpoint,
        lobby: LobbyEndpoint,
        limits: Limits,
        plan: BackupPlan | None = None,
        token_file: Path | None = None,
    ) -> None:
        self.service = service
        self.accounts = accounts
        self.tokens = AdminTokens(service, limits)
        self.sanctions = Sanctions(service)
        self.reports = Reports(service, accounts, limits)
        self.announcements = Announcements(service)
        self.backups = Backups(service.store, service.clock, plan or BackupPlan())
        self.started_ms = service.clock.now_ms()
        self.counts: dict[str, int] = {"accounts": 0, "sessions": 0, "open_reports": 0}
        """As counted last."""
        self._endpoints = (sockets, lobby)
        self._token_file = token_file
        self.sanctions.on_change.append(self._sanctions_changed)
        accounts.on_erase.append(service.store.moderation.erase_account)
        sockets.is_muted = self._is_muted

    async def start(self, *, with_loops: bool = True) -> None:
        """Reads what is in force and starts the loops; the database is open.

        Raises:
            ServerError: the token file cannot be used.
            StorageError: the database is down.
        """
        if self._token_file is not None:
            await use_file(self.service.store, self._token_file, self.service.clock.now_ms())
        await self.refresh()
        if with_loops:
            for loop in (self._poll, self._count, self.backups.run):
                self.service.tasks.run_forever(loop)

    async def refresh(self) -> None:
        """Reads bans, mutes and announcements.

        Raises:
            StorageError: the database is down.
        """
        await self.sanctions.refresh()
        await self.announcements.refresh()

    async def count(self) -> dict[str, int]:
        """Counts accounts, sessions and open reports.

        Raises:
            StorageError: the database is down.
        """
        store = self.service.store
        self.counts = {
            **await store.search.counts(),
            "open_reports": await store.moderation.count_open_reports(),
        }
        return self.counts

    async def clean_reports(self) -> None:
        """Deletes old reports, and forgets who has sent the others after a while.

        Raises:
            StorageError: the database is down.
        """
        now_ms = self.service.clock.now_ms()
        await self.service.store.moderation.clean_reports(now_ms - KEEP_MS, now_ms - KEEP_KEY_MS)

    async def close_room(self, room: str, reason: CloseReason, change: HostChange) -> None:
        """Closes a room. The row of the audit log comes first: so nothing is closed without one.

        Raises:
            HedgemazeError: there is no such room, or it could not be stored.
        """
        live = await self.service.latest(room)
        stage = live.room.stage.value

        def work(_: Database) -> tuple[None, object, object]:
            return None, {"stage": stage}, {"closed": reason.value}

        if live.room.closed is None:
            await self.service.store.admin.audited(change, work)
            await self.service.carry_out(room, Close(reason=reason))

    def is_banned(self, address: str, account: str | None) -> bool:
        """Returns whether an address, given as `limits.client_key`, or an account is banned."""
        return self.sanctions.ban_of(address, account) is not None

    def connections(self) -> list[Connection]:
        """Returns all open sockets of this node."""
        return [each for endpoint in self._endpoints for each in endpoint.open]

    def _is_muted(self, connection: Connection) -> bool:
        account = connection.account
        return self.sanctions.is_muted(connection.address, None if account is None else account.id)

    def _sanctions_changed(self, accounts: frozenset[str]) -> None:
        """Lets accounts be read again, and closes the sockets of people who are banned now."""
        for id_ in accounts:
            self.accounts.forget(id_)
        for each in self.connections():
            account = None if each.account is None else each.account.id
            if self.sanctions.ban_of(each.address, account) is not None:
                each.end(wire.Closing(reason="banned"))

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            if not self.service.coordinator.sync.is_shared and not len(self.sanctions):
                continue  # nothing changes but by this node
            try:
                await self.refresh()
            except StorageError as error:
                _log.warning("the bans could not be read", extra={"code": error.code})

    async def _count(self) -> None:
        for minute in itertools.count():
            with contextlib.suppress(StorageError):
                await self.count()
                if minute % 60 == 59:
                    await self.clean_reports()
            await asyncio.sleep(_COUNT_SECONDS)
