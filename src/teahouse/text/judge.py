"""The judge: what can be looked up about a game, in words. Rules by their numbers, cards and chapters by their pages.

`rule-c-18` is the text of rule C-18, `ruling-<page>-1` the first answer of a page. All of it is said with the facts
that the speaker has learnt, so the same page reads differently at a table with other options.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from teahouse import games
from teahouse.core.match import Match
from teahouse.core.state import State
from teahouse.games.face import Example, Page
from teahouse.text import Speaker

NUMBER = re.compile(r"(?<![\w-])[A-Z]{1,3}-\d+(?:\.\d+)?(?![\w-])")  # as rulebooks count: C-18, PR-4, T-70.3


class Entry(NamedTuple):
    """One thing that was looked up."""

    name: str  # of the page, or the number of the rule
    title: str
    text: str
    rules: Sequence[tuple[str, str]] = ()  # numbers it is about, each in words
    rulings: Sequence[str] = ()
    examples: Sequence[Example] = ()
    pages: Sequence[str] = ()  # of a rule: where it is told at length


def rule_key(speaker: Speaker, number: str) -> str:
    """The key of a rule in words; one of a numbered list (T-70.3) may have a text of its own, or that of the whole."""
    own = f"rule-{number.lower().replace('.', '-')}"
    return own if speaker.has(own) else f"rule-{number.lower().partition('.')[0]}"


def rulings(speaker: Speaker, name: str) -> Iterator[str]:
    number = 1
    while speaker.has(f"ruling-{name}-{number}"):
        yield speaker.say(f"ruling-{name}-{number}")
        number += 1


def page(speaker: Speaker, name: str) -> Entry:
    found: Page = speaker.wording.pages[name]
    told = [(number, speaker.say(rule_key(speaker, number))) for number in found.rules]
    return Entry(
        name, speaker.say(found.title), speaker.say(found.text), told, list(rulings(speaker, name)), found.examples
    )


def rule(speaker: Speaker, number: str) -> Entry | None:
    """A rule by its number; None where nobody has put it into words."""
    key = rule_key(speaker, number)
    if not speaker.has(key):
        return None
    pages = [name for name, found in speaker.wording.pages.items() if number in found.rules]
    return Entry(number, speaker.say("rule-title", rule=number), speaker.say(key), pages=pages)


def look_up(speaker: Speaker, wanted: str) -> list[Entry]:
    """What fits a word, the name of a card or a number: exact ones, else near ones, also terms, cards and chapters
    without a page."""
    wanted = " ".join(wanted.split())
    if NUMBER.fullmatch(wanted.upper()):
        found = rule(speaker, wanted.upper())
        return [] if found is None else [found]
    word = wanted.lower()
    pages = {name: speaker.say(known.title).lower() for name, known in speaker.wording.pages.items()}
    exact = [name for name, title in pages.items() if word in (name.lower(), title)]
    near = [name for name, title in pages.items() if word in title or word.rstrip("s") == name.lower()]
    titles = {speaker.wording.pages[name].title for name in exact or near}
    terms = [key for key in speaker.lookup(wanted) if key not in titles]
    meant = [key for key in terms if speaker.say(key).lower() == word]
    names = {key: (key.removeprefix("help-"), speaker.say(f"{key}.title").lower()) for key in chapters_of(speaker)}
    chapters = [key for key, (name, title) in names.items() if word == name or word in title]
    called = [key for key in chapters if word in names[key]]
    if exact or meant or called:
        near, terms, chapters = exact, meant, called
    entries = [page(speaker, name) for name in near]
    entries += [Entry(key, speaker.say(key), speaker.say(f"{key}.effect")) for key in terms]
    told = {entry.text for entry in entries}
    more = [Entry(key, speaker.say(f"{key}.title"), speaker.say(key)) for key in chapters]
    return entries + [entry for entry in more if entry.text not in told]


def chapters_of(speaker: Speaker) -> list[str]:
    """The chapters of the rules that are no page, by their keys."""
    pages = {found.text for found in speaker.wording.pages.values()}
    return [key for key in speaker.keys if key.startswith("help-") and speaker.has(f"{key}.title") and key not in pages]


def shown(speaker: Speaker, example: Example) -> Match:
    """The position of an example after its line."""
    match = Match.from_position(games.find(speaker.game_name), example.position)
    for choice in example.line:
        match.play(choice)
    return match


def viewer(state: State) -> int:
    """From which seat an example is drawn: who decides, or whose turn it was."""
    return state.actor if state.actor >= 0 else state.seat
