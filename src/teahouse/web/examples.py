"""Small positions beside rulings, drawn for the browser."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import Any

from teahouse import games
from teahouse.core.match import Match
from teahouse.draw.scene import MAIN, MINE
from teahouse.text.judge import shown, viewer
from teahouse.web.answers import ExampleView
from teahouse.web.words import speaker


@lru_cache(maxsize=256)
def example_view(game: str, page: str, number: int, shape: str, language: str) -> ExampleView:
    """Drawn as whoever it is about sees it; what is possible is offered, and nothing else."""
    example = games.face(game).words.pages[page].examples[number]
    match = shown(speaker(game, language), example)
    voice = copy(speaker(game, language)).learn_from(match.state)
    voice.names = [voice.say("player", number=seat + 1) for seat in range(match.seats)]
    voice.local = voice.wording.vocabulary(match.state, voice.say, voice.names)
    legal, refused = [[match.game.parse(words) for words in part] for part in (example.legal, example.refused)]
    before, line = match.first(), []
    for entry in match.entries:
        line.append(voice.choice(match.game, entry.choice, before))
        before.apply(entry.choice)
    return ExampleView(
        small_scene(match, game, shape, set(legal)),
        line,
        [voice.choice(match.game, choice, match.state) for choice in legal],
        [
            (voice.choice(match.game, choice, match.state), voice.reason(match.game.why_not(match.state, choice)))
            for choice in refused
        ],
        list(example.points),
    )


def small_scene(match: Match, game: str, shape: str, legal: set[int]) -> dict[str, Any]:
    """The board and the own part of the table; of the offers, what the example is about."""
    face = games.face(game)
    seen = face.must_have(face.screen, "picture").scene(match.state, viewer(match), shape)
    seen.log = []
    made = seen.wire()
    kept = {key for key, part in made["surfaces"].items() if part["role"] in (MAIN, MINE)}
    offers = {key: made["offers"][key] for key in ("spots", "targets") if key in made["offers"]}
    targets = {key: target for key, target in offers.get("targets", {}).items() if legal & choices_of(target)}
    spots = {key: spot for key, spot in offers.get("spots", {}).items() if key in targets and spot["on"] in kept}
    made["surfaces"] = {key: part for key, part in made["surfaces"].items() if key in kept}
    made["pieces"] = {key: piece for key, piece in made["pieces"].items() if piece["on"] in kept}
    made["offers"] = {"targets": targets, "spots": spots}
    made["facts"] = face.words.facts(match.state)
    return made


def choices_of(target: int | list[Any]) -> set[int]:
    return {target} if isinstance(target, int) else set(target[0])
