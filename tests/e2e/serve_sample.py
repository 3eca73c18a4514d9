"""The house with one more game, which only tests know: `python -m tests.e2e.serve_sample`, arguments as `teahouse`."""

from __future__ import annotations

import sys
from pathlib import Path

from teahouse import games

games.__path__.append(str(Path(__file__).parent / "games"))  # processes that think import this module again

if __name__ == "__main__":
    from teahouse.cli import main
    from teahouse.table import take_over

    take_over.AWAY = 500  # nobody has to wait a minute for somebody who is away

    sys.exit(main())
