"""A software authenticator: makes passkeys and signs challenges as a browser with a security key does."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

__all__ = ["Authenticator", "Passkey", "to_base64"]

_PRESENT, _VERIFIED, _ATTESTED = 0x01, 0x04, 0x40


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Passkey:
    """A key pair, and for whom it was made."""

    rp_id: str
    user: bytes
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    count: int = 0


class Authenticator:
    """Answers the options of the server; its attributes can be changed to make wrong answers."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.rp_id: str | None = None
        """Instead of the one in the options."""
        self.passkeys: list[Passkey] = []

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answers ``navigator.credentials.create``."""
        passkey = Passkey(self.rp_id or options["rp"]["id"], from_base64(options["user"]["id"]))
        self.passkeys.append(passkey)
        numbers = passkey.key.public_key().public_numbers()
        public_key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(passkey.id).to_bytes(2, "big") + passkey.id + cbor2.dumps(public_key)
        data = self._data(passkey, _PRESENT | _VERIFIED | _ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return _credential(passkey, {"clientDataJSON": client, "attestationObject": attestation})

    def get(self, options: dict[str, Any], passkey: Passkey | None = None) -> dict[str, Any]:
        """Answers ``navigator.credentials.get`` with the last passkey, or the given one."""
        passkey = passkey or self.passkeys[-1]
        passkey.count += 1
        data = self._data(passkey, _PRESENT | _VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signature = passkey.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return _credential(passkey, answer | {"userHandle": passkey.user})

    def _data(self, passkey: Passkey, flags: int) -> bytes:
        rp_id = self.rp_id or passkey.rp_id
        return hashlib.sha256(rp_id.encode()).digest() + bytes([flags]) + passkey.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()


def _credential(passkey: Passkey, response: dict[str, bytes]) -> dict[str, Any]:
    id_ = to_base64(passkey.id)
    encoded = {name: to_base64(data) for name, data in response.items()}
    return {"id": id_, "rawId": id_, "type": "public-key", "response": encoded, "clientExtensionResults": {}}
