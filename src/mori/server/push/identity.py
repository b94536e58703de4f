"""The services' VAPID key, which identifies them to push services (RFC 8292)."""

import json
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from mori.server.push.encryption import CURVE, decoded, encoded, point

HALF: Final = 32  # bytes of a private key, and of each half of a signature
VALID_SECONDS: Final = 12 * 3600  # at most a day


def new_private() -> str:
    """A new private key in its stored form."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(HALF, "big"))


class Identity:
    """A private key, and the contact for push services."""

    def __init__(self, private: str, contact: str | None) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decoded(private), "big"), CURVE)
        self._contact = contact
        self.public = encoded(point(self._key.public_key()))

    def __repr__(self) -> str:
        return f"Identity({self.public!r})"

    def authorization(self, endpoint: str, moment: float) -> str:
        """The header that proves the sender to one push service."""
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(moment) + VALID_SECONDS,
        }
        if self._contact is not None:
            claims["sub"] = self._contact
        written = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        signed = self._key.sign(written.encode("ascii"), ec.ECDSA(SHA256()))
        halves = (half.to_bytes(HALF, "big") for half in decode_dss_signature(signed))
        return f"vapid t={written}.{encoded(b''.join(halves))}, k={self.public}"


def _part(data: object) -> str:
    return encoded(json.dumps(data, separators=(",", ":")).encode("utf-8"))
