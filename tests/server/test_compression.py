"""Long messages are compressed, but not while the event-loop lag is high."""

from typing import Any

import pytest
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame, Opcode

from mori.server.compression import WINDOW_BITS, WORTH_BYTES, Compression, CompressionOffer
from mori.server.loop_lag import HIGH_SECONDS, LoopLag
from tests.server.running import Service

LONG = b"a lantern over the river " * 100


def agreed(loop_lag: LoopLag) -> Compression:
    wanted = ClientPerMessageDeflateFactory(client_max_window_bits=True).get_request_params()
    answer, compression = CompressionOffer(loop_lag).process_request_params(wanted, [])
    assert dict(answer) == {
        "server_no_context_takeover": None,
        "client_no_context_takeover": None,
        "server_max_window_bits": str(WINDOW_BITS),
        "client_max_window_bits": str(WINDOW_BITS),
    }
    return compression


def sent(compression: Compression, data: bytes) -> Frame:
    return compression.encode(Frame(Opcode.TEXT, data))


def test_long_messages_are_compressed_and_short_ones_are_not() -> None:
    compression = agreed(LoopLag())
    compressed = sent(compression, LONG)
    assert compressed.rsv1 and len(compressed.data) < len(LONG) / 5
    assert compression.decode(compressed).data == LONG
    assert sent(compression, LONG[:WORTH_BYTES]).rsv1
    short = sent(compression, LONG[: WORTH_BYTES - 1])
    assert not short.rsv1 and short.data == LONG[: WORTH_BYTES - 1]


def test_nothing_is_compressed_while_the_lag_is_high() -> None:
    loop_lag = LoopLag()
    compression = agreed(loop_lag)
    loop_lag.note(2 * HIGH_SECONDS)
    plain = sent(compression, LONG)
    assert not plain.rsv1 and plain.data == LONG
    loop_lag.seconds = 0.0
    assert sent(compression, LONG).rsv1, "compressed again afterwards"


@pytest.mark.parametrize("is_high", [False, True])
def test_a_table_is_shown_with_compressed_and_with_plain_messages(
    service: Service, is_high: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    were_compressed: list[bool] = []
    decode = PerMessageDeflate.decode

    def noted(compression: PerMessageDeflate, frame: Frame, **more: Any) -> Frame:
        if (
            not isinstance(compression, Compression) and len(frame.data) >= WORTH_BYTES
        ):  # the client's
            were_compressed.append(frame.rsv1)
        return decode(compression, frame, **more)

    monkeypatch.setattr(PerMessageDeflate, "decode", noted)
    monkeypatch.setattr(LoopLag, "is_high", is_high)
    made = service.make("hitodama", ["person", "person"])
    with made.join(0):
        pass
    assert were_compressed and set(were_compressed) == {not is_high}
