"""The face of Dragon Castle."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from teahouse.core.game import Game
from teahouse.core.mind import Features, Mind
from teahouse.games.face import Face, Screen, Shared, Sketch, Study, Wording

if TYPE_CHECKING:
    from teahouse.core.observe import Observer


class CastleFace(Face):
    @cached_property
    def game(self) -> Game:
        from teahouse.games.castle.rules.game import GAME

        return GAME

    @cached_property
    def words(self) -> Wording:
        from teahouse.games.castle.words.facts import facts
        from teahouse.games.castle.words.pages import PAGES
        from teahouse.games.castle.words.sentences import about, asked

        return Wording(asked, about, facts=facts, pages=PAGES)

    @cached_property
    def screen(self) -> Screen:
        from teahouse.games.castle.screen.scene import SHEET, laid_out, marks, scene, seen, why

        return Screen(scene, SHEET, why, marks=marks, shared=Shared(laid_out, seen))

    @cached_property
    def sketch(self) -> Sketch:
        from teahouse.games.castle.sketch.table import SHEETS, STYLES, key_lines, sketch

        return Sketch(sketch, STYLES, SHEETS, key_lines=key_lines)

    @cached_property
    def mind(self) -> Mind:
        from teahouse.games.castle.mind.features import GUESSES, left, numbers
        from teahouse.games.castle.mind.judge import WEAKNESSES, Judge
        from teahouse.games.castle.mind.knowledge import CastleKnowledge
        from teahouse.games.castle.mind.style import LEVELS, STYLE

        return Mind(
            Judge,
            CastleKnowledge,
            Features(GUESSES, numbers, left),
            STYLE,
            LEVELS,
            curves=self.curves(),
            weaknesses=WEAKNESSES,
            person=Judge,
        )

    @cached_property
    def observer(self) -> Observer:
        from teahouse.games.castle.study.observe import OBSERVER

        return OBSERVER

    @cached_property
    def compact(self) -> Observer:
        from teahouse.games.castle.study.compact import COMPACT

        return COMPACT

    @cached_property
    def study(self) -> Study:
        from teahouse.games.castle.study.traits import traits

        return Study(traits, drawn=["spirit", "dragon"], chosen=["call"], chance=["face", "spirit", "dragon"])


FACE = CastleFace("castle")
