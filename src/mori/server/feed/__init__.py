"""The feed between services that share a database: changed tables, and who is connected."""

from mori.server.feed.feed import Feed, Visit, open_feed

__all__ = ["Feed", "Visit", "open_feed"]
