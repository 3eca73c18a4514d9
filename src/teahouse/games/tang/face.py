"""The face of Tang Garden."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from teahouse.core.game import Game
from teahouse.core.mind import Features, Mind
from teahouse.games.face import Face, Screen, Sketch, Study, Wording

if TYPE_CHECKING:
    from teahouse.core.observe import Observer


class TangFace(Face):
    @cached_property
    def game(self) -> Game:
        from teahouse.games.tang.rules.game import GAME

        return GAME

    @property
    def courses(self) -> Sequence[str]:
        return "basics", "alone"

    @cached_property
    def words(self) -> Wording:
        from teahouse.games.tang.words.facts import facts
        from teahouse.games.tang.words.pages import PAGES
        from teahouse.games.tang.words.sentences import LISTS, about, asked

        return Wording(asked, about, LISTS, facts=facts, pages=PAGES)

    @cached_property
    def screen(self) -> Screen:
        from teahouse.games.tang.screen.scene import SHEET, marks, scene, why

        return Screen(scene, SHEET, why, marks=marks)

    @cached_property
    def sketch(self) -> Sketch:
        from teahouse.games.tang.sketch.garden import STYLES
        from teahouse.games.tang.sketch.table import SHEETS, key_lines, sketch

        return Sketch(sketch, STYLES, SHEETS, key_lines=key_lines)

    @cached_property
    def mind(self) -> Mind:
        from teahouse.games.tang.mind.features import GUESSES, left, numbers
        from teahouse.games.tang.mind.judge import WEAKNESSES, Judge, pointless
        from teahouse.games.tang.mind.knowledge import TangKnowledge
        from teahouse.games.tang.mind.style import LEVELS, STYLE

        return Mind(
            Judge,
            TangKnowledge,
            Features(GUESSES, numbers, left),
            STYLE,
            LEVELS,
            curves=self.curves(),
            weaknesses=WEAKNESSES,
            person=Judge,
            pointless=pointless,
        )

    @cached_property
    def observer(self) -> Observer:
        from teahouse.games.tang.study.observe import OBSERVER

        return OBSERVER

    @cached_property
    def compact(self) -> Observer:
        from teahouse.games.tang.study.compact import COMPACT

        return COMPACT

    @cached_property
    def study(self) -> Study:
        from teahouse.games.tang.study.traits import traits

        return Study(
            traits,
            drawn=["start"],
            chosen=["influence", "lantern"],
            chance=["tile", "landscape", "card", "character", "start", "size"],
        )


FACE = TangFace("tang")
