"""Which feed a service has."""

from mori.server.feed.feed import Feed


def open_feed(redis_url: str | None, *, is_shared: bool) -> Feed:
    """The feed over Redis, if there is one; else that of a service alone, or of one that looks."""
    if redis_url is None:
        return Feed(is_shared=is_shared)
    from mori.server.feed.redis_feed import RedisFeed  # its library is an extra

    return RedisFeed(redis_url)
