"""Web Push: subscribing a device and ending the subscription."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from mori.server.protocol.fields import MAX_TOKENS, Token

MAX_ENDPOINT: Final = 1024  # letters
MAX_HOURS: Final = 24 * 14
Endpoint = Annotated[str, Meta(max_length=MAX_ENDPOINT)]


class PushKey(Struct, frozen=True):
    """The public key that a browser subscribes with; null if the service cannot push."""

    key: str | None


class PushDevice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A browser that subscribes to the seats with these keys, and to no others.

    `endpoint`, `p256dh` and `auth` are those of its subscription (Push API).
    """

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=30)]
    language: Annotated[str, Meta(max_length=8)]
    tokens: Annotated[list[Token], Meta(max_length=MAX_TOKENS)]
    remind_hours: Annotated[int, Meta(ge=0, le=MAX_HOURS)] = 0  # 0: no reminder


class PushSeats(Struct, frozen=True):
    """The number of seats that a browser is subscribed to."""

    seats: int


class PushEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that ends its subscriptions."""

    endpoint: Endpoint
