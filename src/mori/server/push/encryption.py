"""Encryption of a push for one browser (RFC 8291, with aes128gcm of RFC 8188)."""

import os
import struct
from base64 import b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
RECORD: Final = 4096
LAST: Final = b"\x02"  # ends the only record, before its padding


def decoded(text: str) -> bytes:
    """Decode base64url; ValueError if the text has anything else in it."""
    letters = text.encode("ascii").rstrip(b"=")
    return b64decode(letters + b"=" * (-len(letters) % 4), altchars=b"-_", validate=True)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode("ascii").rstrip("=")


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key in the form that browsers use."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Receiver:
    """The keys of a subscription; ValueError if they are invalid."""

    def __init__(self, public: str, auth: str) -> None:
        self._key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public))
        self._auth = decoded(auth)
        if len(self._auth) != AUTH_BYTES:
            raise ValueError(auth)

    def encrypt(
        self,
        text: bytes,
        length: int = 0,
        *,
        salt: bytes | None = None,
        own: ec.EllipticCurvePrivateKey | None = None,
    ) -> bytes:
        """The encrypted text, padded to a length, so that its size reveals nothing.

        Salt and key are new each time; tests pass those of the standard.
        """
        salt = os.urandom(SALT_BYTES) if salt is None else salt
        own = ec.generate_private_key(CURVE) if own is None else own
        sent = point(own.public_key())
        about = b"WebPush: info\0" + point(self._key) + sent
        shared = _derived(own.exchange(ec.ECDH(), self._key), self._auth, about, 32)
        key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
        record = (text + LAST).ljust(length, b"\0")
        head = salt + struct.pack("!LB", RECORD, len(sent)) + sent
        return head + AESGCM(key).encrypt(nonce, record, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
