"""What can be looked up: guests, lanterns, decorations, landscapes, solo. Answers are the texts `ruling-<page>-n`."""

from __future__ import annotations

from teahouse.games.face import Page
from teahouse.games.tang.rules.choices import CHARACTER_WORDS, LANTERN_WORDS, SOLO_LANTERN_WORDS
from teahouse.games.tang.words.examples import EXAMPLES

SKILLS = {
    **{name: ["T-63"] for name in ("architect", "child", "empress")},
    **{name: ["T-64", "T-18"] for name in ("hermit", "poet", "student")},
    "merchant": ["T-65"],
    "official": ["T-66"],
    "monk": ["T-67"],
    "sword-dancer": ["T-68"],
}
LANTERNS = {
    "two-tiles": ["T-70.1"],
    "two-decorations": ["T-70.2"],
    "reposition": ["T-70.3"],
    "search": ["T-70.4", "T-70.5"],
}
# page -> the term that says it, and its rules
TERMS = {
    "pairs": ("term-pairs", ["T-75", "T-49"]),
    "bridge": ("term-bridge", ["T-76", "T-49"]),
    "pavilion": ("term-pavilion", ["T-77", "T-49"]),
    "tree": ("term-tree", ["T-78", "T-49"]),
    "landscape": ("term-landscape", ["T-47", "T-82"]),
    "token": ("term-token", ["T-47", "T-71", "T-72"]),
    "token-character": ("term-token-character", ["T-60", "T-97"]),
    "enclose": ("term-enclose", ["T-35", "T-31"]),
    "temple": ("term-temple", ["T-43"]),
    "sight": ("term-sight", ["T-79", "T-80", "T-83"]),
    "solo": ("term-solo", ["T-85", "T-86", "T-87", "T-93", "T-94"]),
    "remove": ("term-remove", ["T-90"]),
    "tie": ("term-tie", ["T-84"]),
}


def _page(name: str, key: str, rules: list[str]) -> Page:
    examples = (EXAMPLES[name],) if name in EXAMPLES else ()
    return Page(key, f"{key}.effect", rules, examples)


PAGES: dict[str, Page] = {
    **{name: _page(name, f"character-{name}", [*SKILLS.get(name, []), "T-83"]) for name in CHARACTER_WORDS},
    **{name: _page(name, f"lantern-{name}", LANTERNS[name]) for name in LANTERN_WORDS},
    **{name: _page(name, f"lantern-{name}", ["T-87"]) for name in SOLO_LANTERN_WORDS},
    **{name: _page(name, key, rules) for name, (key, rules) in TERMS.items()},
}
