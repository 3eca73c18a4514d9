"""Teahouse's server as `teahouse serve` runs it, without the limits on one client: here one machine is all players.

python -m bench.server.house PORT DATABASE        # ends with its input
"""

from __future__ import annotations

import os
import signal
import sys
import threading

MANY = 10**9


def end_with_the_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":  # processes that think import this file again, and need none of it
    from teahouse.web.serve import run
    from teahouse.web.settings import Settings

    unlimited = Settings(
        database=sys.argv[2],
        workers=1,
        points_a_second=MANY,
        points_at_once=MANY,
        pace=MANY,
        tables_a_minute=MANY,
        seats_a_minute=MANY,
        knocks_a_second=MANY,
        connections_per_guest=MANY,
        half_open_per_guest=MANY,
        messages_a_second=MANY,
        messages_at_once=MANY,
        tabs_per_guest=MANY,
    )
    threading.Thread(target=end_with_the_input, daemon=True).start()
    run(unlimited, "127.0.0.1", int(sys.argv[1]), browse=False)
