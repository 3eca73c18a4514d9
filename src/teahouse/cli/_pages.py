"""What is looked up, printed: a text, its rules, the answers to questions, and small positions that show them."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse import games
from teahouse.cli._screen import Screen
from teahouse.core.match import Match
from teahouse.core.state import State
from teahouse.games.face import Example, Sketch
from teahouse.text import Speaker
from teahouse.text.judge import NUMBER, Entry, rule, shown, viewer

MOST = 6  # entries that fit one word


def known_words(speaker: Speaker) -> list[str]:
    """What can be looked up: pages, and the words of the game that have none."""
    pages = speaker.wording.pages.values()
    terms = [key.removesuffix(".effect") for key in speaker.keys if key.startswith("term-") and key.endswith(".effect")]
    keys = dict.fromkeys([*[found.title for found in pages], *terms])
    return [speaker.say(key) for key in keys]


def print_entries(entries: Sequence[Entry], speaker: Speaker, screen: Screen) -> None:
    for entry in entries[:MOST]:
        titled(screen, speaker, entry.title, "heading", entry.text)
        for number, text in entry.rules:
            titled(screen, speaker, f"  {number}", "number", text)
        for at, text in enumerate(entry.rulings, 1):
            screen.spans([(f"  {at}. ", "number"), (text, "")], indent=5)
        for example in entry.examples:
            print_example(example, speaker, screen)
        if entry.pages:
            named = [speaker.say(speaker.wording.pages[name].title) for name in entry.pages]
            screen.say(speaker.say("rules-see", list=", ".join(named)), "quiet", indent=2)


def print_example(example: Example, speaker: Speaker, screen: Screen) -> None:
    """The position after its line, what was chosen on the way, and what is possible there or not."""
    match = shown(speaker, example)
    voice = Speaker(speaker.game_name, speaker.language, names_of(speaker, match.state)).learn_from(match.state)
    voice.local = voice.wording.vocabulary(match.state, voice.say, voice.names)
    titled(screen, voice, voice.say("rules-example"), "prompt", voice.say(example.says), indent=2)
    sketch = games.face(match.game.name).sketch
    if sketch is not None:
        print_sketch(sketch, match, voice, screen)
    before = match.first()
    for entry in match.entries:
        if entry.actor >= 0:
            screen.spans([("  ▸ ", "number"), (voice.choice(match.game, entry.choice, before), "")], indent=4)
        before.apply(entry.choice)
    for words in example.legal:
        choice = match.game.parse(words)
        screen.spans([("  ✓ ", "good"), (voice.choice(match.game, choice, match.state), "")], indent=4)
    for words in example.refused:
        choice = match.game.parse(words)
        said, why = voice.choice(match.game, choice, match.state), voice.reason(match.game.why_not(match.state, choice))
        screen.spans([("  ✗ ", "trouble"), (voice.say("named", name=said, text=why), "")], indent=4)


def names_of(speaker: Speaker, state: State) -> list[str]:
    return [speaker.say("player", number=seat + 1) for seat in range(state.seats)]


def print_sketch(sketch: Sketch, match: Match, voice: Speaker, screen: Screen) -> None:
    lines = sketch.table(match.state, voice.say, screen.width, viewer(match), voice.names, (), True)
    screen.lines(lines)


def print_reason_rules(text: str, speaker: Speaker, screen: Screen) -> None:
    """The rules that a refusal cites, in words."""
    for number in NUMBER.findall(text):
        found = rule(speaker, number)
        if found is not None:
            titled(screen, speaker, number, "number", found.text, "quiet")


def titled(
    screen: Screen, speaker: Speaker, title: str, style: str, text: str, text_style: str = "", indent: int = 0
) -> None:
    """A name and what is said of it, with the colon of the language between them."""
    whole = speaker.say("named", name=title, text=text)
    screen.spans([(title, style), (whole.removeprefix(title), text_style)], indent)
