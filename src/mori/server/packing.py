"""What is sent to a socket is packed where that pays: it is long, and the service has the time.

Whoever asked for packed messages takes plain ones as well: each says of itself what it is.
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

from mori.server.lateness import Lateness

WINDOW_BITS: Final = 12
LEVEL: Final = 1  # a sixth more to send, for half of the work
WORTH_BYTES: Final = 600  # what is shorter fits into one packet of the network anyway


class Packing(PerMessageDeflate):
    """The packing of one socket. Between messages it holds nothing."""

    lateness: Lateness

    def encode(self, frame: Frame) -> Frame:
        if self.lateness.is_late or len(frame.data) < WORTH_BYTES:
            return frame  # the service writes every message as one frame
        return super().encode(frame)


class PackingOffer(ServerPerMessageDeflateFactory):
    """Agrees with a socket that asks for packed messages how they are packed."""

    def __init__(self, lateness: Lateness) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings={"level": LEVEL},
        )
        self._lateness = lateness

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Packing]:
        agreed, made = super().process_request_params(params, accepted_extensions)
        packing = Packing(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
            made.compress_settings,
        )
        packing.lateness = self._lateness
        return agreed, packing
