"""Named tasks: settings that are fixed, so that results of different people can be compared.

Every game has the same three; `gymnasium.make("teahouse/Castle-duel-greedy-v0")` is one of them. A result is the share
of games won (shared first places count in part) over games whose deals are played from every seat.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple


class Task(NamedTuple):
    """Who plays: usual options, rewards by place, one learner among so many players."""

    players: int
    bots: str
    about: str

    def words(self) -> dict[str, Any]:
        """As keywords of `SingleEnv` and `make_vec`."""
        return {"players": self.players, "bots": self.bots, "rewards": "place"}


TASKS: Final[dict[str, Task]] = {
    "duel-random": Task(2, "random", "two players, the other one chooses at random: does it learn at all?"),
    "duel-greedy": Task(2, "greedy", "two players, the other one looks through its turn"),
    "three-regular": Task(3, "regular", "three players, the others are the level `regular`"),
}
