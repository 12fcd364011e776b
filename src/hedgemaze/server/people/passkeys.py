"""`Passkeys`: the WebAuthn ceremonies of signing up, signing in and adding a passkey.

The package `webauthn` checks what browsers send. A challenge is a row of the database, so any node can finish what
another has begun; the row is deleted at its first use, whether the answer is right or not.
"""

from __future__ import annotations

import ipaddress
import json
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import exceptions, parse_client_data_json
from webauthn.helpers.base64url_to_bytes import base64url_to_bytes
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from hedgemaze.server.clock import TimeSource
from hedgemaze.server.credentials import hashed_bytes, new_public_id
from hedgemaze.server.errors import ServerError
from hedgemaze.server.storage import Store
from hedgemaze.server.storage.accounts.credentials import PasskeyChallenge, StoredPasskey

CHALLENGE_MS = 5 * 60_000
"""How long a person may take in the browser's dialog."""
MAX_PASSKEYS = 20
"""Per account."""
_NAME = "Hedgemaze"
CeremonyKind = Literal["sign-up", "sign-in", "add"]


@dataclass(frozen=True, slots=True)
class RelyingParty:
    """The site that passkeys belong to, as the browser knows it."""

    id: str
    """Host name, without the port."""
    origin: str

    @classmethod
    def of_request(cls, host: str, origin: str | None, *, is_secure: bool) -> RelyingParty:
        """Returns the site that a request was sent to.

        Args:
            host: the header Host, which the middleware has checked.
            origin: the header Origin, whose host the middleware has compared; None for programs.
            is_secure: whether the request came by https.

        Raises:
            ServerError: the address is no host name.
        """
        name = urlsplit(f"//{host}").hostname or ""
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return cls(name, origin or f"{'https' if is_secure else 'http'}://{host}")
        message = "passkeys need a host name: open the page at its name, or at localhost"
        raise ServerError("people.needs_host_name", message, given=name)


@dataclass(frozen=True, slots=True)
class VerifiedPasskey:
    """A passkey whose answer to a challenge was checked."""

    challenge: PasskeyChallenge
    passkey: StoredPasskey
    """The new passkey, or the one that signed, with its new counter."""


class Passkeys:
    """Makes challenges and checks the answers."""

    def __init__(self, store: Store, clock: TimeSource) -> None:
        self._store = store.credentials
        self._clock = clock

    async def registration_options(
        self, site: RelyingParty, kind: CeremonyKind, player: bytes, account: str, name: str
    ) -> Any:
        """Returns the options for the browser's dialog that makes a passkey.

        Args:
            site: the site.
            kind: `sign-up` or `add`.
            player: the key of the anonymous player's cookie: only this browser may finish.
            account: the account, or the id of the new one.
            name: its name.

        Raises:
            StorageError: the database is down.
        """
        known = await self._store.passkeys(account) if kind == "add" else []
        options = webauthn.generate_registration_options(
            rp_id=site.id,
            rp_name=_NAME,
            user_id=account.encode(),
            user_name=name,
            user_display_name=name,
            timeout=CHALLENGE_MS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each.credential) for each in known],
        )
        await self._remember(options.challenge, kind, player, account, name)
        return json.loads(webauthn.options_to_json(options))

    async def authentication_options(self, site: RelyingParty, player: bytes) -> Any:
        """Returns the options for the browser's dialog that signs in; the person chooses one of their passkeys.

        Raises:
            StorageError: the database is down.
        """
        options = webauthn.generate_authentication_options(
            rp_id=site.id, timeout=CHALLENGE_MS, user_verification=UserVerificationRequirement.PREFERRED
        )
        await self._remember(options.challenge, "sign-in", player, "", "")
        return json.loads(webauthn.options_to_json(options))

    async def verify_registration(
        self, site: RelyingParty, kind: CeremonyKind, player: bytes | None, credential: dict[str, Any], name: str
    ) -> VerifiedPasskey:
        """Checks the answer to `registration_options`; the new passkey is not stored yet.

        Raises:
            ServerError: the answer is wrong, late or used before.
            StorageError: the database is down.
        """
        challenge, raw = await self._take_challenge(kind, player, credential)
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=raw,
                expected_rp_id=site.id,
                expected_origin=site.origin,
            )
        except _FAULTS as error:
            raise _bad_answer(error) from None
        now_ms = self._clock.now_ms()
        public_key, count = found.credential_public_key, found.sign_count
        passkey = StoredPasskey(
            new_public_id(), found.credential_id, challenge.account, public_key, count, name, now_ms, now_ms
        )
        return VerifiedPasskey(challenge, passkey)

    async def verify_authentication(
        self, site: RelyingParty, player: bytes | None, credential: dict[str, Any]
    ) -> VerifiedPasskey:
        """Checks the answer to `authentication_options`.

        Raises:
            ServerError: the answer is wrong, late or used before; or the passkey is not known.
            StorageError: the database is down.
        """
        challenge, raw = await self._take_challenge("sign-in", player, credential)
        try:
            known = await self._store.passkey(base64url_to_bytes(str(credential.get("id", ""))))
        except ValueError as error:
            raise _bad_answer(error) from None
        if known is None:
            raise ServerError("people.unknown_passkey", "no account has this passkey", status=404)
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=raw,
                expected_rp_id=site.id,
                expected_origin=site.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.sign_count,
            )
            handle = credential["response"].get("userHandle")
            if handle is not None and base64url_to_bytes(handle) != known.account.encode():
                raise exceptions.InvalidAuthenticationResponse("the user handle is another account's")
        except _FAULTS as error:
            raise _bad_answer(error) from None
        return VerifiedPasskey(challenge, known._replace(sign_count=found.new_sign_count))

    async def _remember(self, challenge: bytes, kind: CeremonyKind, player: bytes, account: str, name: str) -> None:
        now_ms = self._clock.now_ms()
        row = PasskeyChallenge(hashed_bytes(challenge), kind, player, account, name, now_ms + CHALLENGE_MS)
        await self._store.add_challenge(row, now_ms)

    async def _take_challenge(
        self, kind: CeremonyKind, player: bytes | None, credential: dict[str, Any]
    ) -> tuple[PasskeyChallenge, bytes]:
        """Takes the challenge that a browser has signed; returns it, and its bytes."""
        try:
            raw = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
        except _FAULTS as error:
            raise _bad_answer(error) from None
        found = await self._store.take_challenge(hashed_bytes(raw), self._clock.now_ms())
        if found is None or found.kind != kind or found.player != player:
            raise ServerError("people.late", "this took too long, or was used before; try again", status=409)
        return found, raw


_FAULTS = (exceptions.WebAuthnException, ValueError, KeyError, TypeError, AttributeError)
"""What the package raises for malformed answers, which it does not check in full."""


def _bad_answer(error: Exception) -> ServerError:
    message = f"the passkey's answer is wrong: {error}"[:200]
    return ServerError("people.bad_proof", message, status=403)
