"""What services that share a database tell each other: which tables changed, and who is there."""

from mori.server.feed.feed import Feed, Visit, open_feed

__all__ = ["Feed", "Visit", "open_feed"]
