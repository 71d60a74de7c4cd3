"""A passkey in software: what a browser and its authenticator answer, signed with a key of its own."""

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags of what the authenticator says


def packed(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One credential; `origin` is where its browser is."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.credential = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + cbor2.dumps(cose)
        told = self._told(options["rp"]["id"], ATTESTED) + attested
        return self._answer(
            {
                "clientDataJSON": packed(self._client("webauthn.create", options["challenge"])),
                "attestationObject": packed(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})),
                "transports": ["internal"],
            }
        )

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.uses += 1
        told = self._told(options["rpId"], 0)
        client = self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(told + sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": packed(client), "authenticatorData": packed(told), "signature": packed(signature)}
        return self._answer(response)

    def _answer(self, response: dict[str, Any]) -> dict[str, Any]:
        name = packed(self.credential)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _told(self, site: str, more: int) -> bytes:
        flags = PRESENT | VERIFIED | more
        return sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")
