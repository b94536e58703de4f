"""Secrets that prove a seat. Only their digests are kept."""

import hashlib
import secrets
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


def token_digest(token: str) -> str:
    """What is kept of a token. It is long and random, so no salt and no slow hash is needed."""
    return hashlib.sha256(token.encode("utf-8")).hexdigest()
