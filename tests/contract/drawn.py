"""A drawn position with the doors of a match: choices are checked, refusals explained.

Every game draws its own (`tests/games/<game>/drawing.py`) and adds what its tests look at. A drawing shows what a test
is about and leaves out the rest, so it may be a sketch that no match leads to; where it is a whole position, it goes
through the notation of positions.
"""

from __future__ import annotations

from typing import Generic, Self, TypeVar, cast

from teahouse.core.errors import IllegalChoice, PositionError
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import State, fingerprint

Drawn = TypeVar("Drawn", bound=State)


def as_notated(game: Game, drawn: Drawn) -> Drawn:
    """The same position, read from its text; a sketch, of which that tells more or less, stays as it was drawn."""
    try:
        read = game.read_position(drawn.to_text())
    except PositionError:
        return drawn
    return cast(Drawn, read) if fingerprint(read) == fingerprint(drawn) else drawn


class DrawnTable(Generic[Drawn]):
    def __init__(self, game: Game, state: Drawn) -> None:
        self.match = Match(game, state.seats)
        self.match.state = state

    @property
    def state(self) -> Drawn:
        return cast(Drawn, self.match.state)

    def words(self, text: str) -> str:
        """A choice as the tests write it -> as the notation does."""
        return text.strip()

    def offers(self, family: str = "") -> set[str]:
        """The choices offered; of one family only what follows its name (`take` -> {'a1', 'c1'})."""
        legal = self.match.legal()
        if not family:
            return set(legal)
        return {words.partition(" ")[2] for words in legal if words.split()[0] == family}

    def play(self, transcript: str) -> Self:
        """Choices separated by commas."""
        for words in transcript.split(","):
            self.match.play(self.words(words))
        return self

    def settle(self) -> Self:
        """Let chance bring whatever it likes."""
        self.match.settle(Rng(1))
        return self

    def refuses(self, words: str) -> str:
        """The rule by which a choice is refused."""
        try:
            self.match.play(self.words(words))
        except IllegalChoice as refusal:
            return refusal.reason.rule
        raise AssertionError(f"'{words}' was not refused")

    def line(self, key: str, seat: int = 0) -> int:
        """A line of the score."""
        return dict(self.state.breakdown(seat))[key]
