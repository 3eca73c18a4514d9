"""What has to come through the wire before somebody can play: the first page, a table, a game's pictures."""

from __future__ import annotations

import pytest

from teahouse import games
from tests.e2e.conftest import PHONE, Room

FIRST = 150_000  # bytes: the page with its code and Latin fonts, packed
ART = 60_000


def weigh(room: Room, path: str, ready: str) -> dict[str, int]:
    """The bytes of every answer, as they came through the wire, by what was asked for."""
    player = room.player(PHONE)
    wire = player.page.context.new_cdp_session(player.page)
    names: dict[str, str] = {}
    found: dict[str, int] = {}
    wire.on("Network.requestWillBeSent", lambda said: names.update({said["requestId"]: said["request"]["url"]}))
    wire.on(
        "Network.loadingFinished",
        lambda said: found.update({names.get(said["requestId"], "?"): int(said["encodedDataLength"])}),
    )
    wire.send("Network.enable")
    player.page.goto(player.url + path)
    player.page.wait_for_selector(ready)
    player.page.evaluate("() => document.fonts.ready.then(() => 1)")
    player.page.wait_for_load_state("networkidle")
    return {address.removeprefix(player.url): size for address, size in found.items()}


def test_the_first_page_is_light(room: Room) -> None:
    loaded = weigh(room, "/", ".game")
    own = {address: size for address, size in loaded.items() if not address.startswith("/api/")}
    assert any(address.endswith(".js") for address in own), loaded
    assert any(address.endswith(".woff2") for address in own), loaded
    assert sum(own.values()) < FIRST, own


@pytest.mark.parametrize("game", games.names())
def test_the_pictures_of_a_game_are_light(room: Room, game: str) -> None:
    made = room.player().make_table([{"kind": "person", "name": "Ann"}] * 2, game=game, preset="")
    loaded = weigh(room, made["seats"][0]["link"], ".piece")
    art = {address: size for address, size in loaded.items() if address.startswith(f"/api/art/{game}")}
    assert art
    assert sum(art.values()) < ART, art
