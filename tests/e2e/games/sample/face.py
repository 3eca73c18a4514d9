"""The face of Walkers. Its mind has no judge and no knowledge: computer players know the rules, and what they learn."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from teahouse.core.game import Game
from teahouse.core.mind import Features, Mind
from teahouse.games.face import Face, Screen, Sketch, Study, Wording

if TYPE_CHECKING:
    from teahouse.core.observe import Observer


class SampleFace(Face):
    @cached_property
    def game(self) -> Game:
        from teahouse.games.sample.rules.game import GAME

        return GAME

    @cached_property
    def words(self) -> Wording:
        from teahouse.games.sample.words.pages import PAGES, facts
        from teahouse.games.sample.words.sentences import about, asked

        return Wording(asked, about, facts=facts, pages=PAGES)

    @cached_property
    def screen(self) -> Screen:
        from teahouse.games.sample.screen.scene import SHEET, marks, scene, why

        return Screen(scene, SHEET, why, marks=marks)

    @cached_property
    def sketch(self) -> Sketch:
        from teahouse.games.sample.sketch.table import table

        return Sketch(table)

    @cached_property
    def mind(self) -> Mind:
        from teahouse.games.sample.mind.features import GUESSES, left, numbers

        return Mind(features=Features(GUESSES, numbers, left))

    @cached_property
    def observer(self) -> Observer:
        from teahouse.games.sample.study.observe import OBSERVER

        return OBSERVER

    @cached_property
    def study(self) -> Study:
        return Study(chosen=["act"])


FACE = SampleFace("sample")
