"""Places at a table: its players always have one, however many others connect."""

import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from mori.server.settings import Limits
from mori.server.tables.audience import OWN_PLACES
from tests.server.running import MadeTable, Message, Service, Socket, running, settings_in

FEW = Limits(table_sockets=3, table_strangers=2)
STRANGER, OTHER, PLAYER = "192.0.2.1", "192.0.2.2", "192.0.2.3"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service behind a proxy, whose tables have room for few spectators."""
    settings = settings_in(
        tmp_path_factory.mktemp("small"), limits=FEW, proxies=("127.0.0.0/8",), bot_workers=1
    )
    with running(settings) as started:
        yield started


class Crowd:
    """Sockets at one table, open at the same time."""

    def __init__(self, table: MadeTable, held: ExitStack) -> None:
        self._table = table
        self._held = held

    def come(self, address: str) -> Socket:
        """A socket that has not joined."""
        headers = {"X-Forwarded-For": address}
        return self._held.enter_context(self._table.service.socket(self._table.id, headers))

    def join(self, address: str, token: str | None) -> Socket:
        socket = self.come(address)
        socket.join(token)
        return socket

    def refused(self, address: str, token: str | None) -> tuple[str, int | None]:
        """Why somebody may not join, and how their socket is closed."""
        socket = self.come(address)
        socket.send({"type": "join", "token": token})
        return str(ending(socket)["code"]), socket.connection.close_code


def ending(socket: Socket) -> Message:
    """The last that a socket is told before it is closed."""
    last: Message = {}
    with pytest.raises(ConnectionClosed):
        while True:
            last = socket.read()
    return last


@pytest.fixture
def table(small: Service) -> MadeTable:
    return small.make("hitodama", ["me", "me"])


@pytest.fixture
def crowd(table: MadeTable) -> Iterator[Crowd]:
    with ExitStack() as held:
        yield Crowd(table, held)


def test_sockets_that_have_not_joined_take_no_place(table: MadeTable, crowd: Crowd) -> None:
    for _ in range(20):
        crowd.come(STRANGER)
    crowd.join(PLAYER, table.tokens[0])
    crowd.join(OTHER, None)


def test_spectators_take_no_place_of_a_seat_or_of_the_host(table: MadeTable, crowd: Crowd) -> None:
    for address in (STRANGER, STRANGER, OTHER):
        crowd.join(address, None)
    assert crowd.refused(PLAYER, None) == ("limit_table_sockets", 4429)
    crowd.join(PLAYER, table.host)
    for token in table.tokens.values():
        crowd.join(PLAYER, token)


def test_without_a_key_an_address_has_a_few_places_at_a_table(
    small: Service, table: MadeTable, crowd: Crowd
) -> None:
    first = crowd.join(STRANGER, None)
    crowd.join(STRANGER, None)
    assert crowd.refused(STRANGER, None) == ("limit_table_sockets", 4429)
    rights = small.http.post(
        f"/api/tables/{table.id}/rights",
        json={"watching": True},
        headers={"Authorization": f"Bearer {table.host}"},
    )
    assert rights.is_success
    assert ending(first)["code"] == "watching_off", "now it takes the link"
    for _ in range(FEW.table_sockets):
        crowd.join(STRANGER, rights.json()["watch"])
    assert crowd.refused(OTHER, rights.json()["watch"]) == ("limit_table_sockets", 4429)


def test_a_place_is_free_again_when_its_spectator_goes(
    small: Service, table: MadeTable, crowd: Crowd
) -> None:
    leaving = [crowd.join(STRANGER, None) for _ in range(FEW.table_strangers)]
    assert crowd.refused(STRANGER, None)[0] == "limit_table_sockets"
    leaving[0].connection.close()
    while small.metric("mori_sockets") >= FEW.table_strangers:
        time.sleep(0.05)
    crowd.join(STRANGER, None)
    assert crowd.refused(STRANGER, None)[0] == "limit_table_sockets"


def test_who_may_not_look_on_takes_no_place(small: Service) -> None:
    table = small.make("hitodama", ["me", "friend"], name="Hana")
    with ExitStack() as held:
        crowd = Crowd(table, held)
        for _ in range(FEW.table_sockets + 1):
            socket = crowd.come(STRANGER)
            socket.send({"type": "join", "token": None})
            assert socket.read()["code"] == "watching_off"


@pytest.mark.parametrize("who", ["seat", "host", "peek"])
def test_the_oldest_socket_of_a_key_makes_room_for_its_next(
    table: MadeTable, crowd: Crowd, who: str
) -> None:
    token = table.host if who == "host" else table.tokens[0]

    def come() -> Socket:
        socket = crowd.come(STRANGER)
        socket.send({"type": "join", "token": token, "is_watching": who == "peek"})
        assert socket.read()["type"] == "welcome"
        return socket

    here = [come() for _ in range(OWN_PLACES)]
    rival = crowd.join(PLAYER, table.tokens[1])
    here += [come(), come()]
    for oldest in here[:2]:
        assert ending(oldest)["code"] == "opened_elsewhere"
        assert oldest.connection.close_code == 1001
    rival.ask("undo")  # nobody else was sent away
    for other in here[2:]:
        assert other.ask("undo")["code"] in ("nothing_to_undo", "not_seated")
