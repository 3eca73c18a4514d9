"""A hint in the browser: the advised piece is marked, and what is said has a chance, reasons and the plan."""

from __future__ import annotations

import re

import pytest

from tests.e2e.conftest import DESKTOP, PHONE, Room

ANN, BEA = {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bea"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_says_how_likely_a_win_is_and_shows_where(room: Room, size: tuple[int, int]) -> None:
    ann = room.player(size)
    made = ann.make_table([ANN, BEA], game="tang", preset="", hints=True)
    ann.visit(made["seats"][0]["link"])
    ann.page.locator(".table[data-status=playing]").wait_for()
    ann.ready()
    ask = ann.page.get_by_role("button", name="What would the computer do?").first
    ask.click()
    nudge = ann.page.locator(".toast", has_text="Ask again for the answer.")
    nudge.wait_for(timeout=60000)  # what to look for comes before the answer
    assert "to win" not in nudge.inner_text()
    assert ann.page.locator(".hinted").count() == 0
    ask.click()
    said = ann.page.locator(".toast", has_text="The computer would choose:")
    said.wait_for(timeout=60000)
    text = said.inner_text()
    assert re.search(r": [0-9]+\s% to win", text), text
    assert ann.page.locator(".hinted").count() == 1
