"""Bodies of requests and responses about accounts."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(max_length=100)]


class _Struct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class NameRequest(_Struct, frozen=True, kw_only=True):
    """A name for an account."""

    name: Name


class PasskeyNameRequest(_Struct, frozen=True, kw_only=True):
    """What the owner calls a passkey."""

    name: Annotated[str, Meta(max_length=60)]


class CredentialRequest(_Struct, frozen=True, kw_only=True):
    """What the browser's dialog has returned, as `PublicKeyCredential.toJSON` writes it."""

    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=60)] = ""
    """For a new passkey: what the owner calls it."""


class RecoveryRequest(_Struct, frozen=True, kw_only=True):
    """A recovery code as the person typed it."""

    code: Annotated[str, Meta(max_length=64)]


class DialogOptions(_Struct, frozen=True, kw_only=True):
    """Options for the browser's dialog, as WebAuthn's JSON has them."""

    options: dict[str, Any]


class AccountView(_Struct, frozen=True, kw_only=True):
    """An account as its owner sees it at a glance."""

    id: str
    name: str
    is_muted: bool = False
    is_banned: bool = False


class PasskeyView(_Struct, frozen=True, kw_only=True):
    """A passkey as its owner sees it."""

    id: str
    name: str
    made_ms: int
    used_ms: int


class SessionView(_Struct, frozen=True, kw_only=True):
    """A device that is signed in."""

    id: str
    device: str
    """Browser and system; may be empty."""
    made_ms: int
    used_ms: int
    is_here: bool = False
    """Whether it is the device that asks."""


class AccountState(_Struct, frozen=True, kw_only=True):
    """Who is signed in; everything but `account` is empty for an anonymous player."""

    account: AccountView | None
    passkeys: list[PasskeyView] = []
    sessions: list[SessionView] = []
    has_recovery_code: bool = False
    may_rename_ms: int = 0
    """From when on the name may be changed."""


class SignedInView(_Struct, frozen=True, kw_only=True):
    """The account that the browser is signed in to now."""

    account: AccountView
    recovery_code: str | None = None
    """A new recovery code, which is shown once; the old one is void."""


class RecoveryCode(_Struct, frozen=True, kw_only=True):
    """A new recovery code, which is shown once; the old one is void."""

    code: str


class SignedOut(_Struct, frozen=True, kw_only=True):
    """The result of signing out."""

    sessions: int
    """Devices that were signed out."""
