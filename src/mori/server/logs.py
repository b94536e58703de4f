"""Logging, as text for people or as one JSON object per line for programs.

No secrets are logged: no tokens, names, seeds or chat. A table is identified by its id.
"""

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Final

TEXT: Final = "%(asctime)s %(levelname)s %(name)s %(message)s"


def start_log(level: int, *, is_json: bool = False) -> None:
    """Log to standard error; of other libraries only warnings."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if is_json else logging.Formatter(TEXT))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("mori").setLevel(level)


class JsonLines(logging.Formatter):
    """Formats each record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC)
        message = record.getMessage()
        line = {
            "time": moment.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": message.partition(" ")[0],
            "message": message,
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["traceback"] = "".join(traceback.format_exception(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False)
