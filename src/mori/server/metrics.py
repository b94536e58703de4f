"""The metrics of a service, for /metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE = CONTENT_TYPE_LATEST


class Metrics:
    """All metrics of one service."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.requests = Counter(
            "mori_requests", "HTTP requests", ["method", "route", "status"], registry=registry
        )
        self.tables_made = Counter("mori_tables_made", "new tables", ["game"], registry=registry)
        self.tables_loaded = Gauge("mori_tables_loaded", "loaded tables", registry=registry)
        self.sockets = Gauge("mori_sockets", "open sockets", registry=registry)
        self.answers = Counter("mori_answers", "stored answers", ["game", "by"], registry=registry)
        self.undos = Counter("mori_undos", "stored undos", ["game"], registry=registry)
        self.refusals = Counter("mori_refusals", "refused messages", ["code"], registry=registry)
        self.limited = Counter("mori_limited", "limited requests", ["what"], registry=registry)
        self.incidents = Counter("mori_incidents", "logged bugs", registry=registry)
        self.bot_seconds = Histogram(
            "mori_bot_seconds", "bots' thinking", ["bot"], registry=registry
        )
        self.bots_replaced = Counter(
            "mori_bots_replaced", "replaced moves", ["bot", "why"], registry=registry
        )
        self.storage_troubles = Counter(
            "mori_storage_troubles", "failed writes", ["code"], registry=registry
        )
        self.pushes = Counter("mori_pushes", "pushes", ["result"], registry=registry)
        self.coached = Counter(
            "mori_coached", "coached answers", ["game", "how"], registry=registry
        )
        self.hints = Counter("mori_hints", "thought-out hints", ["game", "how"], registry=registry)

    def text(self) -> bytes:
        """The metrics in the format of Prometheus."""
        return generate_latest(self.registry)
