"""`help` tells about the classes of the core, plain and compiled."""

from __future__ import annotations

import pydoc

import pytest

from teahouse import Match
from teahouse.build import compiled
from teahouse.core.state import State
from tools.describe import FILE, text


def test_what_compiled_classes_say_is_what_the_sources_say():
    assert FILE.read_text("utf-8") == text(), "run python -m tools.describe"


@pytest.mark.parametrize(("kind", "method", "says"), [(Match, "why_not", "rule"), (State, "to_text", "position")])
def test_help_names_every_method(kind, method, says):
    told = pydoc.render_doc(kind, renderer=pydoc.plaintext)
    assert method in told
    assert says in told
    if compiled():
        assert f"{method}(" in kind.__doc__
