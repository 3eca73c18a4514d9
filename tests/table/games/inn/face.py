"""The face of the inn: rules, and nothing else that a game could have."""

from __future__ import annotations

from functools import cached_property

from teahouse.core.game import Game
from teahouse.games.face import Face


class InnFace(Face):
    @cached_property
    def game(self) -> Game:
        from teahouse.games.inn.rules.game import GAME

        return GAME


FACE = InnFace("inn")
