"""Which languages there are, and which one somebody wants: by a browser, by an option, by the system."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files

from teahouse.text import LANGUAGE

NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}


@cache
def languages() -> dict[str, str]:
    """Every language the frame has texts in, by its code, English first."""
    found = [file.name.removesuffix(".ftl") for file in files("teahouse.text").iterdir() if file.name.endswith(".ftl")]
    found.sort(key=lambda code: (code != LANGUAGE, code))
    return {code: NAMES.get(code, code) for code in found}


def choose_language(*wishes: str) -> str:
    """The first language of the wishes that there is; a wish may be an `Accept-Language` header, or `de_CH.UTF-8`."""
    for wish in wishes:
        ranked: list[tuple[float, str]] = []
        for part in wish[:200].split(","):
            code, _, weight = part.strip().partition(";q=")
            try:
                ranked.append((-float(weight or 1), code.strip().lower().replace("_", "-").partition("-")[0]))
            except ValueError:
                continue
        for _, code in sorted(ranked, key=lambda pair: pair[0]):
            if code in languages():
                return code
    return LANGUAGE


def language_of_the_system() -> str:
    """The language this program's environment is set to: the first of the usual variables that says something."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return choose_language(said.partition(".")[0])
