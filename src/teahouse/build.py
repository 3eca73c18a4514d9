"""How this copy of Teahouse was built: compiled, or plain Python."""

from __future__ import annotations

import platform
from importlib.machinery import EXTENSION_SUFFIXES

from teahouse import __version__
from teahouse.core import state


def compiled() -> bool:
    """Whether the rules run as compiled modules; they are all built together, so one of them speaks for all."""
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def headline() -> str:
    """Version, build and Python in one line."""
    build = "compiled" if compiled() else "plain Python"
    return f"Teahouse {__version__} ({build}), {platform.python_implementation()} {platform.python_version()}"
