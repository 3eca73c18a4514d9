"""Answers that are the same for everybody, packed once: packing takes longer than all the rest of answering."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import Request, Response

PACKED = "packed"  # handlers with this option pack by themselves
WORTH_IT = 600  # bytes


class Packed:
    def __init__(self, data: bytes, media_type: str = "application/json") -> None:
        self.plain = data
        self.small = gzip.compress(data, 6, mtime=0) if len(data) >= WORTH_IT else b""
        self.media_type = media_type

    def answer(self, request: Request[Any, Any, Any], **headers: str) -> Response[Any]:
        named = {name.replace("_", "-"): value for name, value in headers.items()} | {"Vary": "Accept-Encoding"}
        if self.small and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.small, media_type=self.media_type, headers=named | {"Content-Encoding": "gzip"})
        return Response(self.plain, media_type=self.media_type, headers=named)
