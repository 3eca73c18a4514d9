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

TYPE_CHECKING = False  # checkers take it for true; to import it would cost more than all else here
if TYPE_CHECKING:
    from teahouse.begin import Match, Rng, find, match, read
    from teahouse.picture import paint as paint


def __getattr__(name: str) -> object:
    """What is offered here is fetched when it is first asked for: to import the package alone costs nothing."""
    if name == "paint":  # a match in a notebook
        from teahouse.picture import paint as found  # noqa: PLC0415
    elif name in __all__:
        from teahouse import begin  # noqa: PLC0415

        found = getattr(begin, name)
    else:
        raise AttributeError(f"module 'teahouse' has no attribute '{name}'")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
