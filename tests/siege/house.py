"""The server of a siege, as `teahouse serve` runs it: python house.py PORT DATABASE [STALLS]. It ends with its input.

With a file STALLS it writes down there, when it ends, what has held up its event loop.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from pathlib import Path


def end_with_the_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":  # processes that think import this file again, and need none of it
    from teahouse.web import serve
    from teahouse.web.settings import Settings

    threading.Thread(target=end_with_the_input, daemon=True).start()
    place = "127.0.0.1", int(sys.argv[1])
    if len(sys.argv) > 3:
        sys.path.append(str(Path(__file__).parents[2]))
        from tests.siege.stalls import Stalls

        stalls = Stalls()

        class Watched(serve.Server):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                stalls.watch()

        serve.Server = Watched  # type: ignore[misc]
        serve.run(Settings(database=sys.argv[2]), *place, browse=False)
        Path(sys.argv[3]).write_text(stalls.report(), "utf-8")
    else:
        serve.run(Settings(database=sys.argv[2]), *place, browse=False)
