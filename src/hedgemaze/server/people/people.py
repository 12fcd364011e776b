"""`People`: what a person can do with an account, put together from accounts, passkeys and sessions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hedgemaze.server.credentials import (
    account_key,
    hashed,
    new_public_id,
    new_recovery_code,
    normal_recovery_code,
)
from hedgemaze.server.errors import ServerError
from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import RENAME_MS, Account, Accounts, name_taken
from hedgemaze.server.people.names import name_key
from hedgemaze.server.people.passkeys import MAX_PASSKEYS, Passkeys, RelyingParty
from hedgemaze.server.people.schemas import AccountState, AccountView, PasskeyView, SessionView
from hedgemaze.server.people.sessions import NewSession, Sessions
from hedgemaze.server.storage.accounts.credentials import NewAccount
from hedgemaze.server.storage.accounts.sessions import PlayerMove


@dataclass(frozen=True, slots=True)
class Browser:
    """The browser that a request comes from."""

    player: bytes | None
    """The key of the anonymous player's cookie."""
    agent: str
    """The header User-Agent."""


@dataclass(frozen=True, slots=True)
class SignInResult:
    """The account and the new session of a browser that has signed in."""

    account: Account
    session: NewSession
    recovery_code: str | None = None
    """A new recovery code, to be shown once."""


class People:
    """Accounts of one node; the routes call it."""

    def __init__(self, service: Service) -> None:
        self.accounts = Accounts(service.store, service.clock)
        self.sessions = Sessions(service, self.accounts)
        self.passkeys = Passkeys(service.store, service.clock)
        self._store = service.store
        self._clock = service.clock

    async def sign_up_options(self, site: RelyingParty, player: bytes, name: str) -> Any:
        """Returns the options for the browser's dialog that makes the first passkey of an account.

        Raises:
            ServerError: the name is not allowed, or taken.
            StorageError: the database is down.
        """
        normal = await self.accounts.checked_name(name)
        if await self.accounts.by_name(normal) is not None:
            raise name_taken(name)
        return await self.passkeys.registration_options(site, "sign-up", player, new_public_id(), normal)

    async def sign_up(self, site: RelyingParty, browser: Browser, credential: dict[str, Any]) -> SignInResult:
        """Makes an account; what the anonymous player had becomes the account's.

        Raises:
            ServerError: the answer of the dialog is wrong or late, or the name was taken meanwhile.
            StorageError: the database is down.
        """
        verified = await self.passkeys.verify_registration(site, "sign-up", browser.player, credential, "")
        name, id_, code = verified.challenge.name, verified.challenge.account, new_recovery_code()
        new = NewAccount(id_, name, name_key(name), self._clock.now_ms(), hashed(code))
        session = self.sessions.new(id_, browser.agent)
        move = PlayerMove(browser.player, account_key(id_))
        rooms = await self._store.credentials.sign_up(new, verified.passkey, session.stored, move)
        if rooms is None:
            raise name_taken(name)
        return await self._finish_sign_in(id_, session, browser, rooms, code)

    async def sign_in(self, site: RelyingParty, browser: Browser, credential: dict[str, Any]) -> SignInResult:
        """Signs in by a passkey.

        Raises:
            ServerError: the answer of the dialog is wrong or late, or the passkey is not known.
            StorageError: the database is down.
        """
        passkey = (await self.passkeys.verify_authentication(site, browser.player, credential)).passkey
        session = self.sessions.new(passkey.account, browser.agent)
        move = PlayerMove(browser.player, account_key(passkey.account))
        count = passkey.sign_count
        rooms = await self._store.credentials.sign_in(passkey.credential, count, session.stored, move)
        if rooms is None:
            raise ServerError("people.bad_proof", "the passkey was used elsewhere at the same time", status=403)
        return await self._finish_sign_in(passkey.account, session, browser, rooms)

    async def recover(self, browser: Browser, code: str) -> SignInResult:
        """Signs in by the recovery code, which is replaced by a new one.

        Raises:
            ServerError: no account has this code.
            StorageError: the database is down.
        """
        used, new = hashed(normal_recovery_code(code)), new_recovery_code()
        found = await self._store.credentials.account_of_recovery(used)
        if found is not None:
            session = self.sessions.new(found.id, browser.agent)
            move = PlayerMove(browser.player, account_key(found.id))
            rooms = await self._store.credentials.recover(used, hashed(new), session.stored, move)
            if rooms is not None:
                return await self._finish_sign_in(found.id, session, browser, rooms, new)
        raise ServerError("people.bad_code", "no account has this recovery code", status=404)

    async def add_passkey(
        self, site: RelyingParty, browser: Browser, account: Account, credential: dict[str, Any], name: str
    ) -> None:
        """Adds a passkey to an account.

        Raises:
            ServerError: the answer of the dialog is wrong or late, or the account has enough passkeys.
            StorageError: the database is down.
        """
        verified = await self.passkeys.verify_registration(site, "add", browser.player, credential, name)
        if verified.challenge.account != account.id:
            raise ServerError("people.late", "this was begun by another account; try again", status=409)
        if not await self._store.credentials.add_passkey(verified.passkey, MAX_PASSKEYS):
            message = "the account has this passkey, or enough of them"
            raise ServerError("people.too_many_passkeys", message, status=409, given=MAX_PASSKEYS)

    async def delete_passkey(self, account: Account, passkey: str) -> None:
        """Deletes a passkey.

        Raises:
            ServerError: there is no such passkey, or it is the last one and there is no recovery code.
            StorageError: the database is down.
        """
        if await self._store.credentials.delete_passkey(account.id, passkey):
            return
        if passkey not in [each.id for each in await self._store.credentials.passkeys(account.id)]:
            raise ServerError("people.no_such_passkey", "there is no such passkey", status=404)
        raise ServerError("people.last_passkey", "this is the only way into the account", status=409)

    async def rename_passkey(self, account: Account, passkey: str, name: str) -> None:
        """Changes the name of a passkey.

        Raises:
            ServerError: there is no such passkey.
            StorageError: the database is down.
        """
        if not await self._store.credentials.rename_passkey(account.id, passkey, name):
            raise ServerError("people.no_such_passkey", "there is no such passkey", status=404)

    async def new_recovery_code(self, account: Account) -> str:
        """Returns a new recovery code; the old one is void.

        Raises:
            StorageError: the database is down.
        """
        code = new_recovery_code()
        await self._store.credentials.set_recovery(account.id, hashed(code))
        return code

    async def erase(self, account: Account) -> None:
        """Erases an account, its passkeys and sessions, and what other parts of the server know about it.

        Raises:
            StorageError: the database is down; the erasure can be repeated.
        """
        sessions = await self.sessions.of_account(account)
        await self.accounts.erase(account)
        self.sessions.ended(each.secret for each in sessions)

    async def state(self, account: Account | None, session: bytes | None) -> AccountState:
        """Returns what the owner of an account sees of it.

        Args:
            account: the account; None for an anonymous player.
            session: the hash of the session's cookie.

        Raises:
            StorageError: the database is down.
        """
        stored = [] if account is None else await self._store.accounts.by_ids((account.id,))
        if account is None or not stored:
            return AccountState(account=None)
        passkeys = await self._store.credentials.passkeys(account.id)
        sessions = await self.sessions.of_account(account)
        renamed_ms = stored[0].renamed_ms
        return AccountState(
            account=account_view(account),
            passkeys=[
                PasskeyView(id=each.id, name=each.name, made_ms=each.made_ms, used_ms=each.used_ms) for each in passkeys
            ],
            sessions=[
                SessionView(
                    id=each.id,
                    device=each.device,
                    made_ms=each.made_ms,
                    used_ms=each.used_ms,
                    is_here=each.secret == session,
                )
                for each in sessions
            ],
            has_recovery_code=stored[0].has_recovery,
            may_rename_ms=0 if renamed_ms is None else renamed_ms + RENAME_MS,
        )

    async def _finish_sign_in(
        self, account: str, session: NewSession, browser: Browser, rooms: list[str], code: str | None = None
    ) -> SignInResult:
        found = await self.accounts.by_id(account)
        if found is None:  # it was erased at the same moment
            raise ServerError("people.unknown_passkey", "this account was erased", status=404)
        await self.sessions.signed_in(found, session.hash, browser.player, rooms)
        return SignInResult(found, session, code)


def account_view(account: Account) -> AccountView:
    """Returns an account as its owner sees it."""
    return AccountView(id=account.id, name=account.name, is_muted=account.is_muted, is_banned=account.is_banned)
