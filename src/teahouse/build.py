"""How this copy of Teahouse was built: compiled, or plain Python."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from teahouse.core import state


def compiled() -> bool:
    """Whether the rules run as compiled modules; they are all built together, so one of them speaks for all."""
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
