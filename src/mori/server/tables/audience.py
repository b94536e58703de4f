"""The connections to a table, and the messages sent to them."""

import asyncio
from typing import Final

from mori.core.view import SeatView
from mori.server.errors import RequestError
from mori.server.feed import Visit
from mori.server.protocol.encoding import encode, error_message
from mori.server.protocol.messages import ServerMessage, WelcomeMessage
from mori.server.protocol.seats import PresenceMessage
from mori.server.protocol.state import StateData, StateMessage
from mori.server.protocol.tables import TableInfo, TableMessage
from mori.server.tables.course import Course, Mark
from mori.server.tables.seen import facts_data, state_now, told_since

BACKLOG: Final = 1000  # messages that wait for one reader; a game has fewer
OWN_PLACES: Final = 8  # sockets of one seat, or of the host; one more closes the oldest


class Listener:
    """A connection that sees a table as a seat does; `seat` None: as a spectator."""

    def __init__(self, seat: int | None, key: str | None = None, address: str = "") -> None:
        self.seat = seat
        self.address = address  # where it comes from, as limits count it
        self.key = key  # the digest of the token it joined with
        self.is_own = False  # the key belongs to a seat or the host: it always has a place
        self.is_gone = False  # the key is no longer valid
        self.told = 0  # number of facts sent so far
        self.present: bytes | None = None  # the presence it was sent last
        self.visit: Visit | None = None  # set while it is joined
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    def send(self, message: ServerMessage) -> None:
        self.send_encoded(encode(message))

    def send_encoded(self, data: bytes | None) -> None:
        """Queue a message; None closes the connection. A reader that is too slow is closed."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            data = None
        self.outbox.put_nowait(data)


class Audience:
    """The listeners of one table at this service."""

    def __init__(self) -> None:
        self.listeners: dict[Listener, None] = {}  # in the order of joining

    def welcome(self, listener: Listener, table: TableInfo, course: Course, mark: Mark) -> None:
        """Send a listener the whole table; from now on it gets every change."""
        game = course.game
        known = game.seat_view(listener.seat)
        told = facts_data(known, game.facts_for(listener.seat))
        state = state_now(course, known, mark)
        listener.send(WelcomeMessage(table, listener.seat, told, state))
        listener.told = len(game.facts)
        self.listeners[listener] = None

    def admit(self, listener: Listener, table: TableInfo) -> None:
        """Let a listener wait for the start; until then it gets only the table's data."""
        listener.send(TableMessage(table, listener.seat))
        self.listeners[listener] = None

    def tell_table(self, table: TableInfo) -> None:
        """Send everybody the table's data: seats, rights, options."""
        for listener in self.listeners:
            listener.send(TableMessage(table, listener.seat))

    def send_away(self, listener: Listener, error: RequestError) -> None:
        """Send a listener the reason, and close its connection."""
        listener.send(error_message(error, None))
        listener.send_encoded(None)
        self.listeners.pop(listener, None)

    def too_many(self, listener: Listener) -> list[Listener]:
        """The listeners to close so that there is room for another with the same key."""
        if not listener.is_own:
            return []
        same = [other for other in self.listeners if other.key == listener.key]
        return same[: max(0, len(same) + 1 - OWN_PLACES)]

    def tell_state(self, course: Course, mark: Mark, *, rewound: bool) -> None:
        """Send everybody the new state, with the facts that they have not had yet."""
        game = course.game
        views: dict[int | None, SeatView] = {}
        states: dict[int | None, StateData] = {}
        messages: dict[tuple[int | None, int], bytes] = {}
        for listener in self.listeners:
            seat = listener.seat
            start = 0 if rewound else listener.told
            if seat not in states:
                views[seat] = game.seat_view(seat)
                states[seat] = state_now(course, views[seat], mark, rewound=rewound)
            if (seat, start) not in messages:
                moments = [] if rewound else course.moments
                facts, seen = told_since(course, views[seat], start, moments)
                opened = facts_data(views[seat], game.facts) if game.is_over else []
                messages[seat, start] = encode(StateMessage(states[seat], facts, seen, opened))
            listener.send_encoded(messages[seat, start])
            listener.told = len(game.facts)

    def tell(self, message: ServerMessage) -> None:
        """Send everybody the same message."""
        data = encode(message)
        for listener in self.listeners:
            listener.send_encoded(data)

    def tell_presence(self, present: frozenset[int | None], watchers: int) -> None:
        """Send the presence to everybody who does not have it yet."""
        seats = sorted(seat for seat in present if seat is not None)
        data = encode(PresenceMessage(seats, watchers))
        for listener in self.listeners:
            if listener.present != data:
                listener.present = data
                listener.send_encoded(data)

    def dismiss(self) -> None:
        """Close all connections."""
        for listener in self.listeners:
            listener.send_encoded(None)
