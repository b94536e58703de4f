"""What a push says: which table, and what of it. Nothing else is known here."""

from typing import Final

from msgspec import Struct
from msgspec.json import encode

from mori.server.storage.push import END, REMINDER, TURN, Push
from mori.words import Words
from mori.words.lists import sentence_case

SENTENCES: Final = {
    TURN: "common-notice-turn",
    END: "common-notice-end",
    REMINDER: "common-notice-reminder",
}
LENGTH: Final = 1024  # of every message, so that none is told from another by its size


class Told(Struct, frozen=True):
    """What the page's worker shows. The table's address is made there, and it has no key in it."""

    table: str
    kind: str
    title: str
    body: str


def told(push: Push) -> bytes:
    """A push, in the words of whoever gets it."""
    words = Words(push.device.language)
    title = push.title or sentence_case(push.game.replace("_", " "))
    return encode(Told(push.table, push.news, title, words.text(SENTENCES[push.news])))
