"""Secrets that prove a seat. Only their digests are stored."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from mori.core.shuffle import NONCE_DIGITS

TOKEN_BYTES: Final = 24
ID_BYTES: Final = 12  # a table's id is not secret, but must not be guessable


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_nonce() -> str:
    """A nonce, so that nobody can guess the seed from the commitment to it (mori.core.shuffle)."""
    return secrets.token_hex(NONCE_DIGITS // 2)


def new_table_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def token_for(token: str, table: str) -> str:
    """The token at another table that is derived from a token.

    It is always the same, and nobody can compute it without the first token.
    """
    made = hmac.new(token.encode("utf-8"), table.encode("utf-8"), hashlib.sha256).digest()
    return urlsafe_b64encode(made[:TOKEN_BYTES]).decode("ascii")


def token_digest(token: str) -> str:
    """The stored digest of a token. Tokens are long and random: no salt or slow hash is needed."""
    return hashlib.sha256(token.encode("utf-8")).hexdigest()
