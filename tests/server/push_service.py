"""A push service in this process, and browsers that subscribe to it."""

import asyncio
import contextlib
import json
import os
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from mori.server.protocol.push import PushDevice
from mori.server.push.encryption import decoded, encoded, point


class Browser:
    """A subscription: it alone can read what is sent to its endpoint."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.auth = os.urandom(16)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._public = point(self._key.public_key())

    def asks(self, *tokens: str, **more: Any) -> PushDevice:
        more = {"language": "en", **more}
        return PushDevice(
            endpoint=self.endpoint,
            p256dh=encoded(self._public),
            auth=encoded(self.auth),
            tokens=list(tokens),
            **more,
        )

    def read(self, body: bytes) -> dict[str, str]:
        """What RFC 8188 and 8291 say, written once more."""
        salt, sender, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + self._public + sender
        secret = self._key.exchange(ec.ECDH(), other)
        shared = HKDF(SHA256(), 32, self.auth, info).derive(secret)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(shared)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(shared)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\x02")
        found: dict[str, str] = json.loads(text[:-1])
        return found


@dataclass
class Received:
    """A request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes every push, or answers with the statuses that it is told to, in turn."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.received: list[Received] = []
        self.answers: list[str] = []

    def browser(self, name: str) -> Browser:
        return Browser(f"{self.origin}/{name}")

    def told(self, browser: Browser) -> list[dict[str, str]]:
        """What one browser can read."""
        path = browser.endpoint.removeprefix(self.origin)
        return [browser.read(each.body) for each in self.received if each.path == path]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
        method, path, _ = head[0].split(" ")
        assert method == "POST"
        lines = [line.partition(": ") for line in head[1:] if line]
        headers = {name.lower(): value for name, _, value in lines}
        body = await reader.readexactly(int(headers["content-length"]))
        answer = self.answers.pop(0) if self.answers else "201 Created"
        self.received.append(Received(path, headers, body))
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode("ascii"))
        with contextlib.suppress(ConnectionError):
            await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    found: PushService | None = None

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert found is not None
        await found.serve(reader, writer)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    found = PushService(server.sockets[0].getsockname()[1])
    async with server:
        yield found


def signed_by(authorization: str) -> tuple[str, dict[str, Any]]:
    """The key and the claims of a VAPID header, whose signature is good."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.split("=", 1) for part in rest.split(", "))
    written, _, signature = fields["t"].rpartition(".")
    raw = decoded(signature)
    assert len(raw) == 64
    halves = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(fields["k"]))
    key.verify(encode_dss_signature(*halves), written.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(decoded(part)) for part in written.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return fields["k"], claims


def later(seconds: float, clock: Callable[[], float]) -> Callable[[], float]:
    """A clock that goes ahead of another."""
    return lambda: clock() + seconds
