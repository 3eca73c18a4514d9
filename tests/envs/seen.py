"""The games that learners can see, and the tables they are played at."""

from __future__ import annotations

from teahouse import games

SEEN = [name for name in games.names() if games.face(name).observer is not None]
TABLES = [(name, seats) for name in SEEN for seats in games.find(name).seats]


def observations(name: str) -> list[str]:
    """What learners can see of a game; not every one has the compact kind."""
    return ["bytes", "compact"] if games.face(name).compact is not None else ["bytes"]
