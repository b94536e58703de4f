"""Push subscriptions as rows: one row for each seat and device, with the next news to send.

News is written in the transaction that causes it. One service takes it, under a lease. All times
are the services' own, in seconds since 1970; the leases are long enough for clocks that differ a
little.
"""

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from mori.server.storage.database import Database
from mori.server.storage.rows import PERSON, SEAT
from mori.server.storage.tables import push_devices, push_keys, tables, tokens

# Kinds of news.
TURN: Final = "turn"
END: Final = "end"
REMINDER: Final = "reminder"
NOTHING: Final = ""

SETTLING_SECONDS: Final = 10.0  # before a turn is sent: it may be undone or played meanwhile
LEASE_SECONDS: Final = 60.0
HOUR: Final = 3600.0
DEVICES: Final = 8  # for each seat; above that the one unseen for longest goes
THE_KEY: Final = 1
KEY: Final = (push_devices.c.token, push_devices.c.device)
# Nobody waits in a lesson, so no news is sent.
KEYS_AT_TABLES: Final = tokens.join(
    tables, (tables.c.id == tokens.c.table_id) & (tables.c.lesson == "")
)
DEVICES_AT_TABLES: Final = KEYS_AT_TABLES.join(
    push_devices, push_devices.c.token == tokens.c.digest
)
WAITED_FOR: Final = (
    tokens.c.seat,
    tables.c.asked,
    tables.c.finished,
    tables.c.started,
    tables.c.seats,
    tables.c.away,
)
DEVICES_OF_TABLE: Final = (
    select(*KEY, push_devices.c.news, push_devices.c.asked.label("since"), *WAITED_FOR)
    .select_from(DEVICES_AT_TABLES)
    .where(tokens.c.table_id == bindparam("its_id"))
)
OF_TABLE: Final = (tokens.c.table_id, tokens.c.seat, tables.c.game, tables.c.title)
QUIET: Final = {"news": NOTHING, "asked": None, "due": None, "leased_until": 0.0, "tries": 0}


@dataclass(frozen=True, kw_only=True)
class Device:
    """A subscribed device and its settings."""

    id: str  # the digest of its endpoint
    endpoint: str
    public: str
    auth: str
    language: str
    remind_hours: int


@dataclass(frozen=True, kw_only=True)
class Push:
    """News for a device, taken by this service."""

    token: str  # the digest of the seat's key
    device: Device
    news: str
    asked: float
    due: float
    tries: int
    table: str
    seat: int
    game: str
    title: str


def note_asked(connection: Connection, id: str, answered: Collection[int] = ()) -> None:
    """Note news for the devices of a table in the transaction that changes it.

    `answered` are the seats whose answers made the change: if they are asked again, that is news.
    """
    rows = connection.execute(DEVICES_OF_TABLE, {"its_id": id}).all()
    moment = time.time()
    for row in rows:
        if row.finished:
            is_known, news = row.news == END, END
        elif _is_asked(row):
            is_known, news = row.since is not None and row.seat not in answered, TURN
        else:
            is_known, news = row.since is None, NOTHING
        if is_known:
            continue
        values = {**QUIET}
        if news:
            values |= {"news": news, "asked": moment, "due": moment + SETTLING_SECONDS}
        is_it = (push_devices.c.token == row.token) & (push_devices.c.device == row.device)
        connection.execute(update(push_devices).where(is_it).values(values))


class PushStore:
    """The subscriptions, and the VAPID key of the services."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def key(self, make: Callable[[], str]) -> str:
        """The private key. The first service to need it creates it."""
        found = self._key()
        if found is None:
            try:
                values = {"id": THE_KEY, "private": make()}
                self._database.write(lambda each: each.execute(insert(push_keys).values(values)))
            except IntegrityError:
                pass  # another service was first
            found = self._key()
        assert found is not None
        return found

    def _key(self) -> str | None:
        with self._database.reading() as connection:
            return connection.execute(select(push_keys.c.private)).scalar()

    # -- subscriptions

    def keep(self, device: Device, digests: list[str]) -> int:
        """Subscribe a device to exactly the seats with these keys; returns how many there are."""

        def work(connection: Connection) -> int:
            is_seat = tokens.c.digest.in_(digests) & (tokens.c.kind == SEAT)
            chosen = select(tokens.c.digest, *WAITED_FOR).select_from(KEYS_AT_TABLES)
            chosen = chosen.where(is_seat & ~tables.c.finished)
            wanted = {row.digest: row for row in connection.execute(chosen)}
            here = push_devices.c.device == device.id
            others = here & push_devices.c.token.not_in(wanted)
            connection.execute(delete(push_devices).where(others))
            moment = time.time()
            columns = _columns(device, moment)
            there = connection.execute(
                update(push_devices).where(here).values(columns).returning(push_devices.c.token)
            )
            fresh = wanted.keys() - set(there.scalars())
            reminder = _reminder_due(push_devices.c.asked, device)
            is_next = here & (push_devices.c.news == REMINDER)
            connection.execute(update(push_devices).where(is_next).values(due=reminder))
            for token in fresh:
                values = {**QUIET, **columns, "token": token}
                if _is_asked(wanted[token]):  # the player sees the turn while subscribing
                    due = _reminder_due(moment, device)
                    values |= {"news": REMINDER, "asked": moment, "due": due}
                connection.execute(insert(push_devices).values(values))
                _forget_oldest(connection, token)
            return len(wanted)

        try:
            return self._database.write(work)
        except IntegrityError:  # the same device twice at once, or a key that has just ended
            return self._database.write(work)

    def forget(self, device: str) -> None:
        """End all subscriptions of a device."""
        gone = delete(push_devices).where(push_devices.c.device == device)
        self._database.write(lambda connection: connection.execute(gone))

    # -- news

    def take(self, moment: float, room: int) -> list[Push]:
        """Take due news that no other service has, at most `room`."""
        is_due = (push_devices.c.due <= moment) & (push_devices.c.leased_until <= moment)
        with self._database.reading() as connection:
            if connection.execute(select(*KEY).where(is_due).limit(1)).first() is None:
                return []  # the usual case; it takes no write lock

        def work(connection: Connection) -> list[Push]:
            rows = connection.execute(
                select(push_devices, *OF_TABLE)
                .select_from(DEVICES_AT_TABLES)
                .where(is_due)
                .order_by(push_devices.c.due)
                .limit(room)
                .with_for_update(of=push_devices, skip_locked=True)
            ).all()
            if rows:
                taken = tuple_(*KEY).in_([(row.token, row.device) for row in rows])
                leased = {"leased_until": moment + LEASE_SECONDS}
                connection.execute(update(push_devices).where(taken).values(leased))
            return [_push_in(row) for row in rows]

        return self._database.write(work)

    def end(self, push: Push, moment: float) -> None:
        """The news was sent or is obsolete: schedule a reminder; after the end, delete the row."""
        if push.news == END:
            self._write(push, delete(push_devices))
            return
        is_first = push.news == TURN
        values = {
            "news": REMINDER if is_first else NOTHING,
            "due": _reminder_due(moment, push.device) if is_first else None,
            "leased_until": 0.0,
            "tries": 0,
        }
        self._write(push, update(push_devices).values(values))

    def put_off(self, push: Push, until: float) -> None:
        """The news could not be sent: try again later."""
        values = {"due": until, "leased_until": 0.0, "tries": push.tries + 1}
        self._write(push, update(push_devices).values(values))

    def _write(self, push: Push, statement: Any) -> None:
        """Change the row of a taken push, unless newer news has replaced it."""
        is_it = (push_devices.c.token == push.token) & (push_devices.c.device == push.device.id)
        is_same = (push_devices.c.asked == push.asked) & (push_devices.c.news == push.news)
        changed = statement.where(is_it & is_same)
        self._database.write(lambda connection: connection.execute(changed))


def _is_asked(row: Any) -> bool:
    """Whether a table waits for the person in a seat, and they have not left it."""
    is_there = row.seats[row.seat] == PERSON and row.seat not in row.away
    return bool(row.started and not row.finished and row.seat in row.asked and is_there)


def _reminder_due(asked: Any, device: Device) -> Any:
    """When to remind somebody whose turn it has been since `asked`; None: never."""
    return asked + device.remind_hours * HOUR if device.remind_hours else None


def _forget_oldest(connection: Connection, token: str) -> None:
    """Delete the oldest devices of a seat above the limit."""
    of_seat = push_devices.c.token == token
    latest = select(push_devices.c.device).where(of_seat).order_by(push_devices.c.kept.desc())
    spare = list(connection.execute(latest.offset(DEVICES)).scalars())
    if spare:
        gone = of_seat & push_devices.c.device.in_(spare)
        connection.execute(delete(push_devices).where(gone))


def _columns(device: Device, moment: float) -> dict[str, Any]:
    return {
        "device": device.id,
        "endpoint": device.endpoint,
        "public": device.public,
        "auth": device.auth,
        "language": device.language,
        "remind_hours": device.remind_hours,
        "kept": moment,
    }


def _push_in(row: Any) -> Push:
    device = Device(
        id=row.device,
        endpoint=row.endpoint,
        public=row.public,
        auth=row.auth,
        language=row.language,
        remind_hours=row.remind_hours,
    )
    return Push(
        token=row.token,
        device=device,
        news=row.news,
        asked=row.asked,
        due=row.due,
        tries=row.tries,
        table=row.table_id,
        seat=row.seat,
        game=row.game,
        title=row.title,
    )
