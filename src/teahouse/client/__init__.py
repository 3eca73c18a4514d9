"""A table of a server somewhere, for programs: sit down, look, choose. docs/live.md is what it speaks.

with join("http://127.0.0.1:8020/t/k3v0Zq1xWm8e", name="Robin") as seat:
    result = seat.play(bots.find("mine.py:Mine", seat.game))
"""

from teahouse.client.seat import Result, Seat, join
from teahouse.client.speaking import Link, ServerRefused

__all__ = ["Link", "Result", "Seat", "ServerRefused", "join"]
