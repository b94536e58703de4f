"""The chat of a table: phrases, which each reader sees in their own language, and texts.

Lines are stored with the table under its version, so other services follow them as they follow
answers. Only players write; spectators read if the table allows it.
"""

from collections import deque
from collections.abc import Callable
from typing import Final, Literal

from mori.server.errors import RequestError
from mori.server.protocol.chat import ChatData, ChatMessage, ChatNote
from mori.server.storage import ChatLine, Conflict, Store
from mori.server.storage.chat import LINES
from mori.server.storage.rows import GIVEN_ANEW, HINT_ASKED
from mori.server.tables.audience import Audience, Listener
from mori.server.tables.gathering import people_of
from mori.server.tables.saving import Saving
from mori.server.tables.truth import Truth
from mori.server.typed_text import one_line

NOTES: Final[dict[str, Literal["given_anew", "hint_asked"]]] = {
    GIVEN_ANEW: "given_anew",
    HINT_ASKED: "hint_asked",
}


class Chat:
    """The chat of one table. Callers hold the table's lock."""

    def __init__(self, truth: Truth, store: Store, saving: Saving, audience: Audience) -> None:
        self._truth = truth
        self._store = store
        self._saving = saving
        self._audience = audience
        self._lines: deque[ChatLine] = deque(maxlen=LINES)
        self._known = 0  # number of the latest line read

    async def say(self, seat: int, phrase: str, text: str, may: Callable[[], None]) -> None:
        """Store a line and send it to everybody.

        `may` raises if the speaker has lost the seat by now.
        """
        if len(people_of(self._truth.stored)) < 2:
            raise RequestError("chat_alone")
        text = one_line(text)
        if not phrase and not text:
            raise RequestError("chat_empty")
        await self._store_line(seat, phrase, text, may)

    async def tell_hint(self, seat: int, step: int, may: Callable[[], None]) -> None:
        """Tell everybody that a seat asked for a hint; once for each step."""
        told = (seat, HINT_ASKED, str(step))
        if any((line.seat, line.phrase, line.text) == told for line in self._lines):
            return
        await self._store_line(*told, may)

    async def _store_line(self, seat: int, phrase: str, text: str, may: Callable[[], None]) -> None:
        is_said = False
        while not is_said:
            may()
            number = self._truth.version + 1
            try:
                await self._truth.say(seat, phrase, text)
                is_said = True
            except Conflict:
                await self._saving.until_done(self._truth.catch_up)
            await self.follow()
            # The line may have been stored although the confirmation was lost.
            is_said = is_said or any(
                (line.number, line.seat, line.phrase, line.text) == (number, seat, phrase, text)
                for line in self._lines
            )

    async def follow(self) -> None:
        """Read new lines and send them."""
        stored = self._truth.stored
        if stored.said <= self._known:
            return
        read = self._store.chat.since
        since = self._known
        new = await self._saving.until_done(lambda: self._store.call(read, stored.id, since))
        # Another service may have stored more lines meanwhile.
        self._known = max([stored.said, *(line.number for line in new)])
        self._lines.extend(new)
        message = ChatMessage([_told(line) for line in new], False)
        for listener in self._audience.listeners:
            if self._may_read(listener):
                listener.send(message)

    def welcome(self, listener: Listener) -> None:
        """Send the lines to somebody who joins, if they may read them."""
        if self._lines and self._may_read(listener):
            listener.send(ChatMessage([_told(line) for line in self._lines], True))

    def _may_read(self, listener: Listener) -> bool:
        return listener.seat is not None or self._truth.stored.chat_open


def _told(line: ChatLine) -> ChatData:
    code = NOTES.get(line.phrase)
    return ChatData(
        number=line.number,
        seat=line.seat,
        said=line.said,
        phrase=None if code else line.phrase or None,
        text="" if code else line.text,
        note=ChatNote(code, int(line.text)) if code else None,
    )
