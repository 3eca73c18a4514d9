"""For all tests."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

# What is started in the background may be deaf to Ctrl-C, and so would be the programs that the tests start and stop.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Rooms with real browsers, servers and processes that share two busy cores: what fails there is tried again, and
# counted as a rerun in the summary; after three tries it has failed. Whatever only reckons has one try.
LIVE = ("chaos", "client", "e2e", "host", "siege", "store", "web")
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in LIVE:
            item.add_marker(pytest.mark.flaky(reruns=2))
