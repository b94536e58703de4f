"""Presence: by seat, with any number of devices, at any service."""

from tests.server.running import Message, Service, Socket
from tests.server.test_several_services import elsewhere, services, until

__all__ = ["services"]


def told(*seats: int, watchers: int = 0) -> Message:
    return {"type": "presence", "seats": list(seats), "watchers": watchers}


def sees(socket: Socket, expected: Message) -> None:
    """Waits until that was told; what is asked meanwhile brings the next message."""

    def is_so() -> bool:
        socket.ask("why_not", action="end")
        return socket.present == expected

    until(is_so)


def test_who_comes_and_goes_is_told(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=1)
    with made.join(0) as first:
        sees(first, told(0))
        with made.join(1) as second:
            sees(first, told(0, 1))
            sees(second, told(0, 1))
            with made.join(1) as phone, made.join(None):
                sees(first, told(0, 1, watchers=1))
                sees(phone, told(0, 1, watchers=1))
            sees(first, told(0, 1))
        sees(first, told(0))


def test_who_sits_elsewhere_is_seen_too(services: tuple[Service, Service]) -> None:
    here, there = services
    made = here.make("hitodama", ["me", "me"], seed=1)
    with made.join(0) as first:
        with elsewhere(made, there).join(1) as second:
            sees(first, told(0, 1))
            sees(second, told(0, 1))
        sees(first, told(0))


def test_it_is_not_told_where_one_person_sits(service: Service) -> None:
    made = service.make("hitodama", ["me", "greedy"], seed=1)
    with made.join(0) as socket, made.join(None):
        socket.ask("why_not", action="end")
        assert socket.present == {}
