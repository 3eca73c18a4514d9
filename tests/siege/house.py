"""The server of a siege, as `teahouse serve` runs it: python house.py PORT DATABASE. It ends with its input."""

from __future__ import annotations

import os
import signal
import sys
import threading


def end_with_the_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":  # processes that think import this file again, and need none of it
    from teahouse.web.serve import run
    from teahouse.web.settings import Settings

    threading.Thread(target=end_with_the_input, daemon=True).start()
    run(Settings(database=sys.argv[2]), "127.0.0.1", int(sys.argv[1]), browse=False)
