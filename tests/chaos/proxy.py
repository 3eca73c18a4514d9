"""A cable to a database: everything goes through it until it is cut, and nothing until it is mended."""

from __future__ import annotations

import contextlib
import socket
import threading
from pathlib import Path


class Cable:
    """From a port of this computer to a Unix socket."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.whole = True
        self.ends: set[socket.socket] = set()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.door.getsockname()[1]

    def __enter__(self) -> Cable:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.door.close()
        self.cut()

    def cut(self) -> None:
        self.whole = False
        for end in list(self.ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole = True

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.door.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.socket(socket.AF_UNIX)
                far.connect(str(self.target))
                self.ends |= {near, far}
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        self.ends -= {source, sink}
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
