"""Teahouse: Dragon Castle, Way of the Panda and Tang Garden as one engine for players, bots and research.

    match = teahouse.match("castle", seats=3, seed=1)
    match.play(match.legal()[0])
    print(match.state.scores())

TEAHOUSE_PURE=1 runs the plain Python sources even where compiled modules lie beside them.
"""

import os

__version__ = "0.1.0"
__all__ = ["Match", "Rng", "find", "match", "read"]

if os.environ.get("TEAHOUSE_PURE") == "1":
    from teahouse._pure import install

    install(os.path.dirname(__file__))

from teahouse.core.match import PAINTERS, Match  # after the hook, which decides what is imported


def _paint(match: Match) -> str | None:
    from teahouse.picture import paint  # noqa: PLC0415  pictures and words are for those who look

    return paint(match)


PAINTERS.append(_paint)
TYPE_CHECKING = False  # checkers take it for true; to import it would cost more than all else here
if TYPE_CHECKING:
    from teahouse.begin import Match, Rng, find, match, read


def __getattr__(name: str) -> object:
    """What is offered here is fetched when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module 'teahouse' has no attribute '{name}'")
    from teahouse import begin  # noqa: PLC0415

    globals()[name] = found = getattr(begin, name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
