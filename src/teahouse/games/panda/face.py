"""The face of Way of the Panda."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from teahouse.core.game import Game
from teahouse.core.mind import Features, Mind
from teahouse.games.face import Face, Screen, Sketch, Study, Wording

if TYPE_CHECKING:
    from teahouse.core.observe import Observer


class PandaFace(Face):
    @cached_property
    def game(self) -> Game:
        from teahouse.games.panda.rules.game import GAME

        return GAME

    @cached_property
    def words(self) -> Wording:
        from teahouse.games.panda.words.facts import facts
        from teahouse.games.panda.words.pages import PAGES
        from teahouse.games.panda.words.sentences import about, asked, vocabulary

        return Wording(asked, about, vocabulary=vocabulary, facts=facts, pages=PAGES)

    @cached_property
    def screen(self) -> Screen:
        from teahouse.games.panda.screen.scene import SHEET, marks, scene, told, why

        return Screen(scene, SHEET, why, told, marks)

    @cached_property
    def sketch(self) -> Sketch:
        from teahouse.games.panda.sketch.table import SHEETS, STYLES, key_lines, sketch

        return Sketch(sketch, STYLES, SHEETS, key_lines=key_lines)

    @cached_property
    def mind(self) -> Mind:
        from teahouse.games.panda.mind.features import GUESSES, left, numbers
        from teahouse.games.panda.mind.judge import WEAKNESSES, Judge, person, pointless
        from teahouse.games.panda.mind.knowledge import PandaKnowledge
        from teahouse.games.panda.mind.style import LEVELS, STYLE

        return Mind(
            Judge,
            PandaKnowledge,
            Features(GUESSES, numbers, left),
            STYLE,
            LEVELS,
            curves=self.curves(),
            weaknesses=WEAKNESSES,
            person=person,
            pointless=pointless,
        )

    @cached_property
    def observer(self) -> Observer:
        from teahouse.games.panda.study.observe import OBSERVER

        return OBSERVER

    @cached_property
    def compact(self) -> Observer:
        from teahouse.games.panda.study.compact import COMPACT

        return COMPACT

    @cached_property
    def study(self) -> Study:
        from teahouse.games.panda.study.traits import traits

        return Study(
            traits, drawn=["green", "blue"], chosen=["card", "take"], chance=["city", "start", "first", "green", "blue"]
        )


FACE = PandaFace("panda")
