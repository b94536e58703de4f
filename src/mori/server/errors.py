"""Errors of requests as codes with an HTTP status, and the handling of bugs.

Codes of the core (`mori.core.errors`) keep their names. Responses reveal nothing of the inside of
the service. A bug is logged with everything that reproduces it except the seed, which its table or
the sent record has. The response has only the number of the log entry.
"""

import logging
import secrets
from typing import Final

from mori.core.errors import IllegalAction, MoriError, RuleBug
from mori.core.record import write_record
from mori.server.metrics import Metrics

log = logging.getLogger("mori.server")

REFUSED: Final = 422
CONFLICT: Final = 409
LIMITED: Final = 429

STATUS: Final = {
    "already_joined": CONFLICT,
    "bad_body": REFUSED,
    "bad_invitation": 403,
    "bad_message": REFUSED,
    "bad_push": REFUSED,
    "bad_request": REFUSED,
    "bad_token": 403,
    "body_late": 408,
    "body_too_large": 413,
    "body_type": 415,
    "book_missing": 404,
    "chat_alone": CONFLICT,
    "chat_empty": REFUSED,
    "coach_off": 403,
    "docs_missing": 404,
    "hint_failed": 503,
    "hint_late": 503,
    "hint_running": LIMITED,
    "hints_off": 403,
    "internal_error": 500,
    "lesson_other": CONFLICT,
    "lesson_over": CONFLICT,
    "limit_bots": LIMITED,
    "limit_bytes": LIMITED,
    "limit_chat": LIMITED,
    "limit_hints": LIMITED,
    "limit_imports": LIMITED,
    "limit_messages": LIMITED,
    "limit_push": LIMITED,
    "limit_requests": LIMITED,
    "limit_seats": LIMITED,
    "limit_sockets": LIMITED,
    "limit_table_sockets": LIMITED,
    "limit_tables": LIMITED,
    "message_binary": REFUSED,
    "message_too_large": 413,
    "messages_too_fast": LIMITED,
    "method_not_allowed": 405,
    "name_missing": REFUSED,
    "no_stand_in": CONFLICT,
    "no_such_seat": 404,
    "no_such_step": 404,
    "not_finished": CONFLICT,
    "not_found": 404,
    "not_host": 403,
    "not_joined": CONFLICT,
    "not_seated": 403,
    "not_started": CONFLICT,
    "nothing_to_undo": CONFLICT,
    "opened_elsewhere": CONFLICT,
    "pack_changed": CONFLICT,
    "pack_missing": CONFLICT,
    "page_missing": 503,
    "push_missing": CONFLICT,
    "record_unfinished": REFUSED,
    "review_failed": 503,
    "review_no_net": CONFLICT,
    "rules_missing": 404,
    "seat_left": CONFLICT,
    "seat_nobodys": CONFLICT,
    "seat_present": CONFLICT,
    "seat_second": CONFLICT,
    "seat_taken": CONFLICT,
    "storage_away": 503,
    "storage_busy": 503,
    "browser_away": 503,
    "browser_full": 503,
    "storage_full": 503,
    "table_diverged": CONFLICT,
    "table_engine": CONFLICT,
    "table_incomplete": CONFLICT,
    "token_missing": 401,
    "undo_alone": CONFLICT,
    "undo_not_asked": CONFLICT,
    "undo_pending": CONFLICT,
    "undo_refused": CONFLICT,
    "undo_revealed": CONFLICT,
    "unknown_game": 404,
    "unknown_lesson": 404,
    "unknown_pack": 404,
    "unknown_table": 404,
    "watching_off": 403,
    "wrong_host": 421,
    "wrong_origin": 403,
}


class RequestError(MoriError):
    """A request that the service refuses."""


def status_of(error: MoriError) -> int:
    """The HTTP status for an error."""
    default = CONFLICT if isinstance(error, IllegalAction) else REFUSED
    return STATUS.get(error.code, default)


def incident(error: Exception, where: str, metrics: Metrics) -> RequestError:
    """Count a bug and log it with all details; the client gets only its number."""
    metrics.incidents.inc()
    number = secrets.token_hex(4)
    log.error("incident %s where=%s error=%r", number, where, error, exc_info=error)
    if isinstance(error, RuleBug):
        # Without the seed, which reveals what is hidden. The table has it.
        record = {key: value for key, value in error.record.items() if key != "seed"}
        log.error("incident %s record=%s", number, write_record(record))
    return RequestError("internal_error", {"incident": number})


def refusal(error: Exception, where: str, metrics: Metrics) -> MoriError:
    """The error that a client may see: its own mistake unchanged, a bug as an incident."""
    if isinstance(error, MoriError) and not isinstance(error, RuleBug):
        return error
    return incident(error, where, metrics)
