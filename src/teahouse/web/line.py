"""The WebSocket of uvicorn, which packs only what is worth packing.

Most messages are patches of a kilobyte: packed or not they take a packet or two, and packing them would take more time
than anything else between a choice and its picture. Whole scenes are many times larger and are packed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

SMALL = 3000  # bytes


class PackLarge(PerMessageDeflate):
    """A message says for itself whether it is packed, so some may be and others not."""

    def encode(self, frame: Frame) -> Frame:
        return frame if frame.fin and len(frame.data) < SMALL else super().encode(frame)


class PackLargeFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, PackLarge(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self.conn.available_extensions = [
            PackLargeFactory(server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5})
        ]
