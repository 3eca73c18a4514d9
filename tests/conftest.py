"""For all tests."""

from __future__ import annotations

import signal

# What is started in the background may be deaf to Ctrl-C, and so would be the programs that the tests start and stop.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
