"""`python -m teahouse` is the command `teahouse`."""

from __future__ import annotations

import sys

from teahouse.cli import main

if __name__ == "__main__":  # worker processes import this module again and must not run the command a second time
    sys.exit(main())
