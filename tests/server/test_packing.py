"""What is sent is packed where that pays, and plain while people wait for the service."""

from typing import Any

import pytest
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame, Opcode

from mori.server.lateness import LATE_SECONDS, Lateness
from mori.server.packing import WINDOW_BITS, WORTH_BYTES, Packing, PackingOffer
from tests.server.running import Service

LONG = b"a lantern over the river " * 100


def agreed(lateness: Lateness) -> Packing:
    wanted = ClientPerMessageDeflateFactory(client_max_window_bits=True).get_request_params()
    answer, packing = PackingOffer(lateness).process_request_params(wanted, [])
    assert dict(answer) == {
        "server_no_context_takeover": None,
        "client_no_context_takeover": None,
        "server_max_window_bits": str(WINDOW_BITS),
        "client_max_window_bits": str(WINDOW_BITS),
    }
    return packing


def sent(packing: Packing, data: bytes) -> Frame:
    return packing.encode(Frame(Opcode.TEXT, data))


def test_what_is_long_is_packed_and_what_is_short_is_not() -> None:
    packing = agreed(Lateness())
    packed = sent(packing, LONG)
    assert packed.rsv1 and len(packed.data) < len(LONG) / 5
    assert packing.decode(packed).data == LONG
    assert sent(packing, LONG[:WORTH_BYTES]).rsv1
    short = sent(packing, LONG[: WORTH_BYTES - 1])
    assert not short.rsv1 and short.data == LONG[: WORTH_BYTES - 1]


def test_while_the_service_is_late_everything_goes_out_as_it_is() -> None:
    lateness = Lateness()
    packing = agreed(lateness)
    lateness.note(2 * LATE_SECONDS)
    plain = sent(packing, LONG)
    assert not plain.rsv1 and plain.data == LONG
    lateness.seconds = 0.0
    assert sent(packing, LONG).rsv1, "and is packed again afterwards"


@pytest.mark.parametrize("is_late", [False, True])
def test_a_table_is_shown_over_a_socket_whether_it_is_packed_or_not(
    service: Service, is_late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    were_packed: list[bool] = []
    decode = PerMessageDeflate.decode

    def noted(packing: PerMessageDeflate, frame: Frame, **more: Any) -> Frame:
        if not isinstance(packing, Packing) and len(frame.data) >= WORTH_BYTES:  # the client's
            were_packed.append(frame.rsv1)
        return decode(packing, frame, **more)

    monkeypatch.setattr(PerMessageDeflate, "decode", noted)
    monkeypatch.setattr(Lateness, "is_late", is_late)
    made = service.make("hitodama", ["person", "person"])
    with made.join(0):
        pass
    assert were_packed and set(were_packed) == {not is_late}
