"""Teahouse: Dragon Castle, Way of the Panda and Tang Garden as one engine for players, bots and research.

TEAHOUSE_PURE=1 runs the plain Python sources even where compiled modules lie beside them.
"""

import os

__version__ = "0.1.0"

if os.environ.get("TEAHOUSE_PURE") == "1":
    from teahouse._pure import install

    install(os.path.dirname(__file__))

from teahouse.core.match import PAINTERS, Match  # after the hook, which decides what is imported


def _paint(match: Match) -> str | None:
    from teahouse.picture import paint  # noqa: PLC0415  pictures and words are for those who look

    return paint(match)


PAINTERS.append(_paint)
