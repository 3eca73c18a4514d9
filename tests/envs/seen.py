"""The games that learners can see, and the tables they are played at."""

from __future__ import annotations

from teahouse import games

SEEN = [name for name in games.names() if games.face(name).observer is not None]
TABLES = [(name, seats) for name in SEEN for seats in games.find(name).seats]
