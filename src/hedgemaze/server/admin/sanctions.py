"""`Sanctions`: bans and mutes in force, in memory, so that a check is one lookup.

A change holds at once on the node that makes it, and on the others after they have read it from the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections.abc import Callable

from hedgemaze.server.errors import ServerError
from hedgemaze.server.limits import client_key
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage.moderation.admin import HostChange
from hedgemaze.server.storage.moderation.moderation import Sanction

BAN = "ban"
MUTE = "mute"


class Sanctions:
    """The bans and mutes that one node knows."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._store = service.store.moderation
        self._by_subject: dict[tuple[str, str], Sanction] = {}
        """By kind and account or network."""
        self._refreshing = asyncio.Lock()
        """Held while the database is read: an older answer must not replace a newer one."""
        self.on_change: list[Callable[[frozenset[str]], None]] = []
        """Called with the accounts whose bans or mutes have changed, or those of networks have; must not block."""

    def __len__(self) -> int:
        return len(self._by_subject)

    def count(self, kind: str) -> int:
        """Returns how many bans or mutes are in force."""
        now_ms = self._service.clock.now_ms()
        return sum(each.kind == kind and _holds(each, now_ms) for each in self._by_subject.values())

    def ban_of(self, address: str, account: str | None) -> Sanction | None:
        """Returns the ban of an address, given as `limits.client_key`, or of an account; None if there is none."""
        if not self._by_subject:
            return None
        return self._in_force(BAN, address) or (None if account is None else self._in_force(BAN, account))

    def is_muted(self, address: str, account: str | None) -> bool:
        """Returns whether an address, given as `limits.client_key`, or an account may neither talk nor change names."""
        subjects = [each for each in (address, account) if each]
        return any(self._in_force(MUTE, each) is not None for each in subjects)

    def of_account(self, account: str) -> list[Sanction]:
        """Returns the bans and mutes of an account."""
        found = (self._in_force(kind, account) for kind in (BAN, MUTE))
        return [each for each in found if each is not None]

    def _in_force(self, kind: str, subject: str) -> Sanction | None:
        found = self._by_subject.get((kind, subject))
        return found if found is not None and _holds(found, self._service.clock.now_ms()) else None

    async def add(self, sanction: Sanction, change: HostChange) -> None:
        """Bans or mutes an account or a network from now on.

        Raises:
            StorageError: it could not be stored.
        """
        await self._store.add_sanction(sanction, change)
        await self.refresh()

    async def lift(self, id: str, change: HostChange) -> bool:  # noqa: A002  # the column
        """Ends a ban or a mute; False if there is none in force.

        Raises:
            StorageError: it could not be stored.
        """
        lifted = await self._store.lift_sanction(id, change)
        await self.refresh()
        return lifted is not None

    async def refresh(self) -> None:
        """Reads what is in force, and ends what is over.

        Raises:
            StorageError: the database is down.
        """
        async with self._refreshing:
            now_ms = self._service.clock.now_ms()
            if any(each.account and not _holds(each, now_ms) for each in self._by_subject.values()):
                await self._store.end_sanctions(now_ms)
            before = self._by_subject
            found = await self._store.sanctions_in_force(now_ms)
            self._by_subject = {(each.kind, each.account or each.network or ""): each for each in found}
        changed = set(self._by_subject.values()) ^ set(before.values())
        if changed:
            accounts = frozenset(each.account for each in changed if each.account is not None)
            for callback in self.on_change:
                callback(accounts)


def network_of(text: str) -> str:
    """Returns an address, or the /64 network of an IPv6 address, as `limits.client_key` does.

    Raises:
        ServerError: it is no address, or a network of another size.

    >>> network_of(" 192.0.2.7 "), network_of("2001:db8:1:2::7"), network_of("2001:db8:1:2::/64")
    ('192.0.2.7', '2001:db8:1:2::/64', '2001:db8:1:2::/64')
    """
    address, slash, bits = text.strip().partition("/")
    with contextlib.suppress(ValueError):
        found = ipaddress.ip_address(address)
        if not slash or bits == ("32" if found.version == 4 else "64"):
            return client_key(address)
    raise ServerError("admin.bad_network", "this is no address and no /64 network", given=text)


def _holds(sanction: Sanction, now_ms: int) -> bool:
    return sanction.until_ms is None or sanction.until_ms > now_ms
