"""What a player did wrong, with all that is needed to see it again: who, in which position, with which answer."""

from __future__ import annotations

from typing import Any

from teahouse.core.errors import NotationError, TeahouseError
from teahouse.core.game import Game
from teahouse.core.state import State


class PlayerFault(TeahouseError):
    """A player answered illegally, too late, not at all, or failed. `choice` is empty where there was no answer."""

    def __init__(self, player: str, problem: str, position: str = "", choice: str = "") -> None:
        where = f"; position: {position}" if position else ""
        super().__init__(f"player '{player}' {problem}{where}")
        self.player = player
        self.problem = problem
        self.position = position
        self.choice = choice

    def __reduce__(self) -> tuple[type[PlayerFault], tuple[str, str, str, str]]:
        return PlayerFault, (self.player, self.problem, self.position, self.choice)


def position_of(state: State) -> str:
    """The position as text; empty for a game that has no notation of positions."""
    try:
        return state.to_text()
    except NotImplementedError:
        return ""


def checked(answer: Any, player: str, game: Game, state: State) -> int:
    """A player's answer, a number or in notation, as a legal choice; raises PlayerFault."""
    try:
        choice = game.parse(answer) if isinstance(answer, str) else int(answer)
        if choice in state.legal():
            return choice
        said = game.notation(choice)
        problem = f"answered '{said}', which is not possible now. {game.why_not(state, choice)}"
    except (NotationError, TypeError, ValueError):
        said = str(answer)
        problem = f"answered {answer!r}, which is no choice of {game.title}"
    raise PlayerFault(player, problem, position_of(state), said)
