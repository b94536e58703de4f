"""Secrets that prove a seat. Only their digests are kept."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from mori.core.shuffle import NONCE_DIGITS

TOKEN_BYTES: Final = 24
ID_BYTES: Final = 12  # a table's id is no secret, but nobody should come upon one by guessing


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_nonce() -> str:
    """What keeps a promised seed from being guessed (mori.core.shuffle)."""
    return secrets.token_hex(NONCE_DIGITS // 2)


def new_table_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def token_for(token: str, table: str) -> str:
    """The token that whoever has another one has at a table that they are led to.

    It is the same however often it is asked for, and nobody has it who does not have the other.
    """
    made = hmac.new(token.encode("utf-8"), table.encode("utf-8"), hashlib.sha256).digest()
    return urlsafe_b64encode(made[:TOKEN_BYTES]).decode("ascii")


def token_digest(token: str) -> str:
    """What is kept of a token. It is long and random, so no salt and no slow hash is needed."""
    return hashlib.sha256(token.encode("utf-8")).hexdigest()
