"""The content of a push: the table and the kind of news. Nothing else is known here."""

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
LENGTH: Final = 1024  # of every push, so that their sizes do not differ


class PushMessage(Struct, frozen=True):
    """What the page's service worker displays. It makes the table's address, without any key."""

    table: str
    kind: str
    title: str
    body: str


def push_message(push: Push) -> bytes:
    """The push as JSON, in the language of its reader."""
    words = Words(push.device.language)
    title = push.title or sentence_case(push.game.replace("_", " "))
    return encode(PushMessage(push.table, push.news, title, words.text(SENTENCES[push.news])))
