"""Compression of socket messages: only long ones, and only while the event-loop lag is low.

A client that negotiated compression also accepts uncompressed messages: each frame says which
it is.
"""

from collections.abc import Sequence
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from mori.server.loop_lag import LoopLag

WINDOW_BITS: Final = 12
LEVEL: Final = 1  # a sixth more bytes for half of the work
WORTH_BYTES: Final = 600  # a shorter message fits into one network packet anyway


class Compression(PerMessageDeflate):
    """The compression of one socket. It keeps no state between messages."""

    loop_lag: LoopLag

    def encode(self, frame: Frame) -> Frame:
        if self.loop_lag.is_high or len(frame.data) < WORTH_BYTES:
            return frame  # the service writes every message as one frame
        return super().encode(frame)


class CompressionOffer(ServerPerMessageDeflateFactory):
    """Negotiates compression with a client that asks for it."""

    def __init__(self, loop_lag: LoopLag) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings={"level": LEVEL},
        )
        self._loop_lag = loop_lag

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Compression]:
        agreed, made = super().process_request_params(params, accepted_extensions)
        compression = Compression(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
            made.compress_settings,
        )
        compression.loop_lag = self._loop_lag
        return agreed, compression
