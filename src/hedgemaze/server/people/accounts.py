"""`Accounts`: who is signed in, by session, id or name; with a cache, so that most requests read no database.

Changes made on this node are seen here at once, on other nodes after `SHARED_MS`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from hedgemaze.server.clock import TimeSource
from hedgemaze.server.credentials import account_key
from hedgemaze.server.errors import ServerError
from hedgemaze.server.people.names import check_other_name, checked_name, name_key
from hedgemaze.server.storage import Store
from hedgemaze.server.storage.accounts.accounts import StoredAccount

SHARED_MS = 2_000
"""For how long a node with others trusts what it has read."""
_ALONE_MS = 60_000
_MAX_CACHED = 20_000
_FILTERS_MS = 5_000
_DAY_MS = 86_400_000
SESSION_MS = 180 * _DAY_MS
"""A session that is not used for this long ends."""
RENAME_MS = 30 * _DAY_MS
"""Time between two changes of a name."""

Erase = Callable[[str], Awaitable[None]]
"""Erases what one part of the server knows about an account, given its id."""


@dataclass(frozen=True, slots=True)
class Account:
    """A person with an account, as other people may see them."""

    id: str
    name: str
    made_ms: int
    is_muted: bool = False
    """Whether a host has muted the account; only the sanctions in `storage.moderation` change it."""
    is_banned: bool = False
    """Whether a host has banned the account."""

    @property
    def key(self) -> bytes:
        """The key that the account's seats have."""
        return account_key(self.id)


class Accounts:
    """The accounts, as one node knows them."""

    def __init__(self, store: Store, clock: TimeSource) -> None:
        self._store = store
        self._clock = clock
        self._keep_ms = SHARED_MS if store.is_shared else _ALONE_MS
        self._sessions: OrderedDict[bytes, tuple[Account | None, int]] = OrderedDict()
        """By the hash of the cookie: the account, and when it was read."""
        self._forgotten = 0
        """How often something was forgotten: what was read from the database before that is not kept."""
        self._filters: tuple[tuple[str, ...], int] = ((), -_FILTERS_MS)
        self.on_erase: list[Erase] = []
        """Called before an account is deleted; each part of the server adds its own."""

    async def of_session(self, secret: bytes) -> Account | None:
        """Returns the account of a session, given the hash of its cookie; None if it was ended.

        Raises:
            StorageError: the database is down.
        """
        now_ms = self._clock.now_ms()
        known = self._sessions.get(secret)
        if known is not None and known[1] + self._keep_ms > now_ms:
            return known[0]
        forgotten = self._forgotten
        found = await self._store.accounts.of_session(secret, now_ms - SESSION_MS)
        account = None if found is None else _to_account(found[0])
        if forgotten == self._forgotten:
            self._sessions[secret] = account, now_ms
            self._sessions.move_to_end(secret)
            if len(self._sessions) > _MAX_CACHED:
                self._sessions.popitem(last=False)
        if found is not None and found[1] + _DAY_MS < now_ms:
            await self._store.sessions.used(secret, now_ms)
        return account

    async def by_id(self, account: str) -> Account | None:
        """Returns an account as it is stored.

        Raises:
            StorageError: the database is down.
        """
        return (await self.by_ids((account,))).get(account)

    async def by_ids(self, accounts: Iterable[str]) -> dict[str, Account]:
        """Returns those accounts that exist, by id.

        Raises:
            StorageError: the database is down.
        """
        wanted = tuple(dict.fromkeys(accounts))
        if not wanted:
            return {}
        return {each.id: _to_account(each) for each in await self._store.accounts.by_ids(wanted)}

    async def by_name(self, name: str) -> Account | None:
        """Returns the account with this name, or one that looks the same.

        Raises:
            StorageError: the database is down.
        """
        found = await self._store.accounts.by_name(name_key(name))
        return None if found is None else _to_account(found)

    async def checked_name(self, name: str) -> str:
        """Returns the stored form of a name that may be an account's; another account may have it.

        Raises:
            ServerError: no account may have it.
            StorageError: the database is down.
        """
        return checked_name(name, await self._name_filters())

    async def check_other_name(self, name: str) -> None:
        """Checks a name that is not an account's, or a title; an empty one is allowed.

        Raises:
            ServerError: it has a word that hosts have filtered, or claims to speak for the server.
            StorageError: the database is down.
        """
        if name:
            check_other_name(name, await self._name_filters())

    async def rename(self, account: Account, name: str) -> Account:
        """Changes a name.

        Raises:
            ServerError: the name is not allowed or taken, or was changed not long ago.
            StorageError: the database is down.
        """
        if account.is_muted:
            raise ServerError("people.muted", "a host has muted this account", status=403)
        normal, now_ms = await self.checked_name(name), self._clock.now_ms()
        people = self._store.accounts
        if not await people.rename(account.id, normal, name_key(normal), now_ms, now_ms - RENAME_MS):
            renamed_ms = next((each.renamed_ms for each in await people.by_ids((account.id,))), None)
            if renamed_ms is not None and renamed_ms + RENAME_MS > now_ms:
                wait_ms = renamed_ms + RENAME_MS - now_ms
                message = "a name can be changed once in 30 days"
                raise ServerError("people.renamed_lately", message, status=409, retry_after_ms=wait_ms)
            raise name_taken(name)
        self.forget(account.id)
        renamed = await self.by_id(account.id)
        assert renamed is not None
        return renamed

    async def erase(self, account: Account) -> None:
        """Erases an account and what all parts of the server know about it.

        Raises:
            StorageError: the database is down; the erasure can be repeated.
        """
        for callback in self.on_erase:
            await callback(account.id)
        await self._store.accounts.erase(account.id)
        self.forget(account.id)

    def forget(self, account: str) -> None:
        """Forgets what this node knows about an account and its sessions."""
        self._forgotten += 1
        for secret in [key for key, (known, _) in self._sessions.items() if known is None or known.id == account]:
            del self._sessions[secret]

    def forget_filters(self) -> None:
        """Is called when a host has changed the filter list of names."""
        self._filters = (), -_FILTERS_MS

    async def _name_filters(self) -> tuple[str, ...]:
        words, read_ms = self._filters
        now_ms = self._clock.now_ms()
        if read_ms + _FILTERS_MS <= now_ms:
            words = tuple(word for word, _ in await self._store.accounts.name_filters())
            self._filters = words, now_ms
        return words


def name_taken(name: str) -> ServerError:
    """Returns the error for a name that another account has, or that looks like it."""
    return ServerError("people.name_taken", "another player has this name", status=409, given=name[:100])


def _to_account(stored: StoredAccount) -> Account:
    return Account(stored.id, stored.name, stored.made_ms, stored.is_muted, stored.is_banned)
