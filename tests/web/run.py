"""The program of a test's server: `python -m tests.web.run PORT SETTINGS`, the settings as JSON."""

from __future__ import annotations

import json
import os
import sys
import threading
import time


def end_with(parent: int) -> None:
    """A test run that was killed leaves no server behind."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


if __name__ == "__main__":  # processes that think import this module again, and need none of it
    from teahouse.web.serve import run
    from teahouse.web.settings import Settings

    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    run(Settings(**json.loads(sys.argv[2])), "127.0.0.1", int(sys.argv[1]), browse=False)
