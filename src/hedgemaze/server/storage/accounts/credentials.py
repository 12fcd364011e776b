"""`CredentialStore`: proofs that a person owns an account: passkeys, recovery codes, open challenges.

Signing up or in is one transaction: the account or its passkey, the new session, and the move of the anonymous
player's seats. A node that dies leaves all of it or nothing.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, NamedTuple

from hedgemaze.server.storage.accounts.accounts import COLUMNS, StoredAccount, to_account
from hedgemaze.server.storage.accounts.sessions import PlayerMove, StoredSession, add_session
from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.locks import Lock, take_lock

_PASSKEY = "id, credential_id, account, public_key, sign_count, name, made_ms, used_ms"
_ADD_PASSKEY = f"INSERT INTO passkeys ({_PASSKEY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
_ADD_ACCOUNT = (
    "INSERT INTO accounts (id, name, name_key, made_ms, is_muted, is_banned, recovery_hash)"
    " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
_SIGNED = (
    "UPDATE passkeys SET sign_count = ?, used_ms = ? WHERE credential_id = ? AND (sign_count < ? OR sign_count = 0)"
)


class StoredPasskey(NamedTuple):
    """A passkey, in the order of its columns."""

    id: str
    """Its public name in requests; the credential id may be too long for a path."""
    credential: bytes
    account: str
    public_key: bytes
    """COSE key."""
    sign_count: int
    name: str
    """As its owner calls it."""
    made_ms: int
    used_ms: int


@dataclass(frozen=True, slots=True)
class PasskeyChallenge:
    """What a browser must sign: single use, valid for minutes."""

    challenge: bytes
    """Its hash."""
    kind: str
    """For which ceremony."""
    player: bytes
    """Hash of the anonymous player's cookie: only the browser that asked may answer."""
    account: str
    """The account that gets a passkey, or the id of a new one; empty for a sign-in."""
    name: str
    """The name of a new account."""
    expires_ms: int


@dataclass(frozen=True, slots=True)
class NewAccount:
    """An account to be made."""

    id: str
    name: str
    name_key: str
    made_ms: int
    recovery: bytes
    """Hash of its recovery code."""


class CredentialStore:
    """Reads and writes passkeys, recovery codes and challenges."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    # Challenges.

    def add_challenge(self, challenge: PasskeyChallenge, now_ms: int) -> asyncio.Future[None]:
        """Stores a challenge; deletes expired ones."""
        row = (challenge.challenge, challenge.kind, challenge.player, challenge.account, challenge.name)
        statement = (
            "INSERT INTO challenges (challenge_hash, kind, player_hash, account, name, expires_ms)"
            " VALUES (?, ?, ?, ?, ?, ?)"
        )

        def work(database: Database) -> None:
            database.execute("DELETE FROM challenges WHERE expires_ms <= ?", (now_ms,))
            database.execute(statement, (*row, challenge.expires_ms))

        return self._connections.write(work)

    def take_challenge(self, challenge: bytes, now_ms: int) -> asyncio.Future[PasskeyChallenge | None]:
        """Deletes a challenge and returns it; None if there is none, or it has expired."""
        query = "SELECT kind, player_hash, account, name, expires_ms FROM challenges WHERE challenge_hash = ?"

        def work(database: Database) -> PasskeyChallenge | None:
            found = database.rows(query, (challenge,))
            if not found or not database.execute("DELETE FROM challenges WHERE challenge_hash = ?", (challenge,)):
                return None
            kind, player, account, name, expires_ms = found[0]
            if expires_ms <= now_ms:
                return None
            return PasskeyChallenge(challenge, str(kind), bytes(player), str(account), str(name), int(expires_ms))

        return self._connections.write(work)

    # Signing up and in.

    def sign_up(
        self, account: NewAccount, passkey: StoredPasskey, session: StoredSession, move: PlayerMove
    ) -> asyncio.Future[list[str] | None]:
        """Makes an account; returns the rooms whose seats have moved to it; None if its name is taken."""

        def work(database: Database) -> list[str] | None:
            take_lock(database, Lock.NAMES)
            row = (account.id, account.name, account.name_key, account.made_ms, False, False, account.recovery)
            if database.rows("SELECT 1 FROM passkeys WHERE credential_id = ?", (passkey.credential,)):
                return None
            if database.execute(_ADD_ACCOUNT, row) != 1:
                return None
            database.execute(_ADD_PASSKEY, passkey)
            add_session(database, session)
            return move.run(database)

        return self._connections.write(work)

    def sign_in(
        self, credential: bytes, sign_count: int, session: StoredSession, move: PlayerMove
    ) -> asyncio.Future[list[str] | None]:
        """Signs in by a passkey; returns the rooms whose seats have moved to the account.

        None if the passkey is gone, or another sign-in has used a later counter meanwhile.
        """

        def work(database: Database) -> list[str] | None:
            values = (sign_count, session.made_ms, credential, sign_count)
            if database.execute(_SIGNED, values) != 1:
                return None
            add_session(database, session)
            return move.run(database)

        return self._connections.write(work)

    def account_of_recovery(self, recovery: bytes) -> asyncio.Future[StoredAccount | None]:
        """Returns the account of a recovery code, given as its hash."""
        query = f"SELECT {COLUMNS} FROM accounts WHERE recovery_hash = ?"

        def work(database: Database) -> StoredAccount | None:
            found = database.rows(query, (recovery,))
            return to_account(found[0]) if found else None

        return self._connections.read(work)

    def recover(
        self, used: bytes, new: bytes, session: StoredSession, move: PlayerMove
    ) -> asyncio.Future[list[str] | None]:
        """Signs in by a recovery code and replaces it; None if it was used meanwhile."""

        def work(database: Database) -> list[str] | None:
            statement = "UPDATE accounts SET recovery_hash = ? WHERE id = ? AND recovery_hash = ?"
            if database.execute(statement, (new, session.account, used)) != 1:
                return None
            add_session(database, session)
            return move.run(database)

        return self._connections.write(work)

    def set_recovery(self, account: str, recovery: bytes) -> asyncio.Future[None]:
        """Gives an account a new recovery code; the old one is void."""

        def work(database: Database) -> None:
            database.execute("UPDATE accounts SET recovery_hash = ? WHERE id = ?", (recovery, account))

        return self._connections.write(work)

    # Passkeys.

    def passkey(self, credential: bytes) -> asyncio.Future[StoredPasskey | None]:
        """Returns a passkey by its credential id."""

        def work(database: Database) -> StoredPasskey | None:
            found = database.rows(f"SELECT {_PASSKEY} FROM passkeys WHERE credential_id = ?", (credential,))
            return _to_passkey(found[0]) if found else None

        return self._connections.read(work)

    def passkeys(self, account: str) -> asyncio.Future[list[StoredPasskey]]:
        """Returns the passkeys of an account, the oldest first."""
        query = f"SELECT {_PASSKEY} FROM passkeys WHERE account = ? ORDER BY made_ms, id"
        return self._connections.read(lambda database: [_to_passkey(row) for row in database.rows(query, (account,))])

    def add_passkey(self, passkey: StoredPasskey, limit: int) -> asyncio.Future[bool]:
        """Adds a passkey; False if it exists already, or the account has `limit` of them."""

        def work(database: Database) -> bool:
            _lock_account(database, passkey.account)
            ((count,),) = database.rows("SELECT count(*) FROM passkeys WHERE account = ?", (passkey.account,))
            return count < limit and database.execute(_ADD_PASSKEY, passkey) == 1

        return self._connections.write(work)

    def rename_passkey(self, account: str, passkey: str, name: str) -> asyncio.Future[bool]:
        """Changes the name of a passkey; False if the account has no such passkey."""
        statement = "UPDATE passkeys SET name = ? WHERE account = ? AND id = ?"
        return self._connections.write(lambda database: database.execute(statement, (name, account, passkey)) == 1)

    def delete_passkey(self, account: str, passkey: str) -> asyncio.Future[bool]:
        """Deletes a passkey; False if it is the last one and there is no recovery code, or if it does not exist."""
        statement = (
            "DELETE FROM passkeys WHERE account = ? AND id = ? AND ("
            "EXISTS (SELECT 1 FROM passkeys other WHERE other.account = ? AND other.id <> ?)"
            " OR EXISTS (SELECT 1 FROM accounts WHERE accounts.id = ? AND recovery_hash IS NOT NULL))"
        )

        def work(database: Database) -> bool:
            _lock_account(database, account)
            return database.execute(statement, (account, passkey, account, passkey, account)) == 1

        return self._connections.write(work)


def _lock_account(database: Database, account: str) -> None:
    """Lets other nodes wait until the end of the transaction before they change the passkeys of an account."""
    database.execute("UPDATE accounts SET id = id WHERE id = ?", (account,))


def _to_passkey(row: tuple[Any, ...]) -> StoredPasskey:
    id_, credential, account, public_key, *rest = row
    return StoredPasskey(id_, bytes(credential), account, bytes(public_key), *rest)
