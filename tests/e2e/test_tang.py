"""Tang Garden in the browser: whole games by mouse and finger, turns by keys alone, the solo game, axe-core."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import OVER, State
from teahouse.core.words import decision
from teahouse.games import find
from tests.e2e.conftest import PHONE, SIDEWAYS, Room
from tests.e2e.player import AIM, Player
from tests.e2e.screens import lay, measure, open_page, positions
from tests.e2e.test_access import serious_violations

TABLET = (820, 1180)
ANN = {"kind": "person", "name": "Ann"}
BOT = {"kind": "computer", "bot": "greedy"}


def open_garden(room: Room, seats: int = 2, size: tuple[int, int] = (1440, 900)) -> Player:
    player = room.player(size)
    made = player.make_table([ANN, *[BOT] * (seats - 1)], game="tang", preset="recommended")
    player.visit(made["seats"][0]["link"])
    player.ready()
    return player


@pytest.mark.timeout(900)
def test_a_whole_game_of_four_by_mouse(room: Room) -> None:
    player = open_garden(room, 4)
    player.play_to_the_end()
    player.sees_scores_that_add_up()


def test_a_tap_invites_a_guest(room: Room) -> None:
    """Though there is more to read about her: what can be done in one way is done."""
    match, rng = Match(find("tang"), 2, {"board": "balanced"}), Rng(1)
    while not any(words.startswith("influence ") for words in match.legal()):
        match.settle(rng)
        match.play(match.state.legal()[rng.below(len(match.state.legal()))])
        match.settle(rng)
    player = room.player()
    begin = {"game": "tang", "preset": "", "first": None, "position": match.state.to_text()}
    made = player.make_table([ANN, ANN], **begin)
    player.visit(made["seats"][match.state.actor]["link"])
    player.ready()
    before = player.number
    guest = next(words.split()[1] for words in match.legal() if words.startswith("influence "))
    player.page.locator(f".piece.choosable[data-id*='{guest}']").first.click()
    player.page.wait_for_function(f"() => document.querySelector('.table').dataset.number > {before}")


def test_a_whole_game_of_three_by_keys_alone(room: Room) -> None:
    player = open_garden(room, 3)
    player.play_by_keys()
    player.sees_scores_that_add_up()


def test_a_whole_solo_game_from_the_lobby_by_keys_alone(room: Room) -> None:
    """Set up on its page, played until it is lost or won; the end says which."""
    player = room.player()
    page = player.page
    page.goto(player.url)
    game = page.locator(".game", has_text="Tang Garden")
    game.locator("button", has_text="Set up a table").click()
    page.get_by_role("radiogroup", name="How many").get_by_role("radio", name="1").check()
    assert "cover all" in page.locator(".set-up .solo").inner_text()
    page.get_by_role("button", name="Open the table").click()
    player.ready()
    assert "Whom do you keep" in player.prompt
    player.play_by_keys()
    player.sees_scores_that_add_up()
    assert "garden" in player.prompt.lower()
    assert "won" not in page.locator(".verdict").inner_text()


def test_a_tile_is_turned_and_moved_before_it_is_confirmed(room: Room) -> None:
    """A cell is chosen, the tile lies there as it fits; another cell moves it, R turns it; then it is confirmed."""
    player = open_garden(room)
    page = player.page
    page.locator('.piece[data-id^="tile:"][data-do]').first.click()
    player.ready()
    page.locator('.piece[data-id^="spot."][data-do]').first.click()
    player.ready()
    ghost = page.locator(".piece[data-try]").first
    ghost.wait_for()
    place = ghost.get_attribute("data-id")
    others = page.locator('.piece[data-id^="spot."]')
    if others.count():
        lay = ghost.bounding_box()
        others.first.dispatch_event("click")
        page.wait_for_function(
            "([id, x, y]) => {"
            " const b = document.querySelector(`[data-try][data-id='${id}']`)?.getBoundingClientRect();"
            " return b && Math.hypot(b.x - x, b.y - y) > 20 }",
            arg=[place, lay["x"], lay["y"]] if lay else [],
        )
        player.ready()
    turn = page.locator(".bar button.turn")
    if turn.count():
        before = turn.inner_text()
        page.keyboard.press("r")
        assert turn.inner_text() != before
    tile = page.locator(f'.piece[data-id="{place}"]')
    page.locator(".bar .buttons button.main").click()
    player.ready()
    tile.first.wait_for()
    assert page.locator(".piece[data-try]").count() == 0


@pytest.mark.timeout(900)
def test_a_whole_game_on_a_phone(room: Room) -> None:
    player = open_garden(room, size=PHONE)
    player.play_to_the_end(tap=True)
    player.sees_scores_that_add_up()


@pytest.mark.parametrize("size", [(1440, 900), TABLET, PHONE])
def test_the_garden_is_accessible(room: Room, size: tuple[int, int]) -> None:
    player = open_garden(room, 2, size)
    assert serious_violations(player.page) == []
    for number in range(4):
        player.play_on(number)
    assert serious_violations(player.page) == []
    bare = player.page.locator('.piece:not([aria-label]):not([aria-hidden="true"])')
    assert bare.count() == 0


@pytest.mark.parametrize("size", [(1440, 900), TABLET, PHONE, SIDEWAYS])
def test_everything_on_the_screen_is_in_the_window(room: Room, size: tuple[int, int]) -> None:
    """Nothing needs scrolling or zooming, and what can be touched is large enough; fingers reach further, see below."""
    player = open_garden(room, 2, size)
    for number in range(12):
        boxes = player.page.evaluate(
            "() => [...document.querySelectorAll('.piece[data-do]:not(.thumb *)')].map(n => n.getBoundingClientRect())"
            ".filter(b => b.width).map(b => [b.left, b.top, b.right, b.bottom, b.width, b.height])"
        )
        for left, top, right, bottom, width, height in boxes:
            assert min(left, top) >= -2, player.prompt
            assert right <= size[0] + 2, player.prompt
            assert bottom <= size[1] + 2, player.prompt
            least = 12 if size in (PHONE, SIDEWAYS) else 16
            assert min(width, height) >= least, player.prompt
        player.play_on(number)


def test_a_finger_beside_something_small_means_it(room: Room) -> None:
    """On a phone a lantern is smaller than a finger: touched anywhere in 30 pixels, it answers."""
    player = open_garden(room, 1, PHONE)
    page = player.page
    while not page.locator('.piece[data-id^="lantern."][data-do]').count():
        player.play_on(1, tap=True)
    box = page.locator('.piece[data-id^="lantern."][data-do]').first.bounding_box()
    assert box is not None
    assert box["width"] < 26
    before = player.number
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 14)
    assert player.settled(before) in ("ready", "over")
    assert player.number > before


# --- the tilted garden ---

HIT = """() => {
  const wrong = [];
  for (const node of document.querySelectorAll('.stage .piece[data-do]')) {
    const box = node.querySelector('.lift').getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.piece');
    if (there !== node) wrong.push(`${node.dataset.id} is behind ${there?.dataset.id}`);
  }
  return wrong;
}"""


def lay_garden(room: Room, kind: str, size: tuple[int, int], overlay: str = "") -> Player:
    """A garden that has been built for a while, at the first decision of a kind."""
    match, rng = Match(find("tang"), 4, {"board": "balanced"}), Rng(5)
    match.settle(rng)
    while match.state.turn < 24 or decision(match.state) != kind:
        match.play(match.state.legal()[rng.below(len(match.state.legal()))])
        match.settle(rng)
    player = room.player(size)
    begin = {"game": "tang", "preset": "", "first": None, "position": match.state.to_text()}
    made = player.make_table([ANN, ANN, ANN, ANN], **begin)
    keep = f"localStorage.setItem('teahouse:game:tang', JSON.stringify({{overlay: '{overlay}'}}))"
    player.page.add_init_script(keep)
    player.visit(made["seats"][match.state.actor]["link"])
    player.ready()
    return player


@pytest.mark.parametrize("kind", ["turn", "choose-cell", "choose-slot"])
@pytest.mark.parametrize("size", [(1440, 900), TABLET, PHONE])
def test_every_target_of_the_tilted_garden_is_hit_at_its_middle(room: Room, size: tuple[int, int], kind: str) -> None:
    page = lay_garden(room, kind, size).page
    page.wait_for_selector(".surface.tilted .piece[data-do]", state="attached")
    assert page.evaluate(HIT) == []


@pytest.mark.parametrize("kind", ["pick-landscape", "search-pile"])
@pytest.mark.parametrize("size", [(1440, 900), TABLET, PHONE])
def test_landscapes_on_offer_are_hit_at_their_middle(room: Room, size: tuple[int, int], kind: str) -> None:
    """Beside the garden, too: the icons painted on them say nothing and are in nobody's way."""
    page = open_page(room.browser, size, "en")
    page.goto(room.house.url + lay(room.house.url, "tang", positions("tang")[kind]))
    measure(page)
    assert page.locator(".piece[data-do]").count() > 0
    assert page.evaluate(HIT.replace(".stage .piece[data-do]", ".piece[data-do]:not(.thumb *)")) == []
    page.context.close()


def test_on_a_phone_the_camera_rises_while_a_space_is_asked(room: Room) -> None:
    page = lay_garden(room, "choose-cell", PHONE).page
    page.wait_for_selector(".surface.tilted .piece.spot[data-do]", state="attached")
    boxes = page.evaluate(
        "() => [...document.querySelectorAll('.piece.spot[data-do] > .lift')].map((n) => n.getBoundingClientRect())"
    )
    assert boxes
    assert min(min(box["width"], box["height"]) for box in boxes) > 38
    assert page.locator(".piece.folded").count() > 0  # the paintings make room
    assert page.locator(".piece.folded:visible").count() == 0


def test_flat_or_tilted_is_kept_on_the_device(room: Room) -> None:
    page = lay_garden(room, "turn", (1440, 900)).page
    page.wait_for_selector(".surface.tilted")
    page.locator(".view-switch input[value=flat]").check(force=True)
    page.wait_for_function("() => !document.querySelector('.surface.tilted')")
    page.reload()
    page.wait_for_selector(".surface .piece[data-do]", state="attached")
    assert page.locator(".surface.tilted").count() == 0
    page.locator(".view-switch input[value=tilted]").check(force=True)
    page.wait_for_selector(".surface.tilted")


def test_with_forced_colours_it_lies_flat(room: Room) -> None:
    player = lay_garden(room, "turn", (1440, 900))
    player.page.wait_for_selector(".surface.tilted")
    player.page.emulate_media(forced_colors="active")
    player.page.wait_for_function("() => !document.querySelector('.surface.tilted')")


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_guest_has_the_floor(room: Room, size: tuple[int, int]) -> None:
    """What it sees lights up, the sum is said; the next one, and back."""
    page = lay_garden(room, "turn", size, "sight").page
    page.wait_for_selector(".piece.sees", state="attached")
    if not page.locator(".sight-bar").count():  # on a telephone an own guest begins
        page.locator(".piece.sees").first.focus()
        page.keyboard.press("Enter")
    page.wait_for_selector(".sight-bar")
    said = page.locator(".sight-bar p").inner_text()
    total = page.locator(".sight-sum text").first.text_content()
    assert f": {total}, of which" in said
    assert page.locator(".sight .night").count() == 1
    if page.locator(".piece.sees").count() > 1:
        page.locator(".sight-bar .main").click()
        page.wait_for_function(f"() => document.querySelector('.sight-bar p')?.textContent !== {said!r}")
    assert serious_violations(page) == []
    page.locator(".sight-bar button").first.click()
    page.wait_for_selector(".sight-bar", state="detached")
    assert page.locator(".night").count() == 0


def test_three_taps_build_and_end_the_turn(room: Room) -> None:
    """The tile, its place, and one button; the second tile of a lit lantern is another button, not a question."""
    found = positions("tang", turns=16)
    page = open_page(room.browser, PHONE, "en")
    page.goto(room.house.url + lay(room.house.url, "tang", found["choose-cell"]))
    measure(page)
    turn = page.evaluate("() => document.querySelector('.rail .acts').dataset.seat")
    tapped = page.evaluate(AIM, 1)
    page.touchscreen.tap(*tapped)
    page.locator(".piece.trial").first.wait_for()  # it lies there at once: nothing is asked in between
    build = page.locator(".bar .confirm")
    if build.inner_text().startswith("Build, end turn"):
        build.tap()
        page.wait_for_function("(seat) => document.querySelector('.rail .acts')?.dataset.seat !== seat", arg=turn)
    else:  # something is still to be decided after it, and the button does not promise more
        assert build.inner_text().startswith("Confirm")
    page.context.close()


# --- what an upright tablet shows, pills, the end, and eyes that see fewer colours ---


@pytest.mark.parametrize("size", [(768, 1024), TABLET, (1024, 1366)])
def test_a_tablet_held_upright_shows_a_wide_garden(room: Room, size: tuple[int, int]) -> None:
    """Its tray is half as wide as the window or more, and a finger finds the spaces that are asked for."""
    page = lay_garden(room, "turn", size).page
    page.wait_for_selector(".surface.tilted .piece[data-do]", state="attached")
    tray = page.locator(".stage .surface.tilted > g").first.bounding_box()
    assert tray is not None
    assert tray["width"] > size[0] / 2
    page = lay_garden(room, "choose-cell", size).page
    page.wait_for_selector(".surface.tilted .piece.spot[data-do]", state="attached")
    boxes = page.evaluate(
        "() => [...document.querySelectorAll('.piece.spot[data-do] > .lift')].map((n) => n.getBoundingClientRect())"
    )
    assert min(min(box["width"], box["height"]) for box in boxes) > (34 if size[0] < 800 else 44)


PILLS = """() => {
  const all = [...document.querySelectorAll('.stage .pill')].map((pill) => pill.getBoundingClientRect());
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const box = document.querySelector('.stage .surface').getBoundingClientRect();
  return [all.length, all.flatMap((a, at) => all.slice(at + 1).filter((b) => meets(a, b))).length,
    all.filter((a) => a.left < box.left - 1 || a.right > box.right + 1).length];
}"""


@pytest.mark.parametrize("size", [(1440, 900), TABLET, PHONE])
@pytest.mark.parametrize("kind", ["choose-token", "choose-cell", "stand"])
def test_pills_of_the_garden_make_room_for_one_another(room: Room, kind: str, size: tuple[int, int]) -> None:
    page = lay_garden(room, kind, size).page
    page.wait_for_selector(".stage .piece[data-do]", state="attached")
    count, over_others, outside = page.evaluate(PILLS)
    assert count
    assert (over_others, outside) == (0, 0)


def near_the_end() -> State:
    """One choice before the end of a game with guests in the garden."""
    match, rng = Match(find("tang"), 3, {"board": "balanced"}), Rng(7)
    match.settle(rng)
    while True:
        before = match.state.clone()
        match.play(match.state.legal()[rng.below(len(match.state.legal()))])
        match.settle(rng)
        if match.state.actor == OVER:
            return before


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_counting_walks_from_guest_to_guest(room: Room, size: tuple[int, int]) -> None:
    state = near_the_end()
    player = room.player(size, speed="fast")
    begin = {"game": "tang", "preset": "", "first": None, "position": state.to_text()}
    made = player.make_table([ANN, ANN, ANN], **begin)
    player.visit(made["seats"][state.actor]["link"])
    player.ready()
    page = player.page
    for number in range(9):
        if player.over:
            break
        player.play_on(number)
    page.locator(".counting[open]").wait_for()
    page.keyboard.press(" ")  # it stands still
    seen = []
    while not page.locator(".counting .main", has_text="The score").count() and len(seen) < 60:
        seen.append(page.locator(".counting .sight .night").count())
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
        if not page.locator(".counting[open]").count():
            break
    assert any(seen)
    assert not all(seen)  # coins and sets are counted as ever


SHAPES = """([seat]) => {
  for (const node of document.querySelectorAll('.stage .piece'))
    if (!node.dataset.id.startsWith('over.beam')) node.style.visibility = 'hidden';
  const marks = [...document.querySelectorAll(`.piece[data-seat="${seat}"] .beam-mark`)];
  const box = marks[Math.floor(marks.length / 2)].getBoundingClientRect();
  const side = Math.max(box.width, box.height) + 1;
  return {x: box.x + box.width / 2 - side / 2, y: box.y + box.height / 2 - side / 2, width: side, height: side};
}"""


@pytest.mark.parametrize("eyes", ["deuteranopia", "protanopia", "achromatopsia"])
def test_beams_are_told_apart_by_whoever_sees_fewer_colours(room: Room, eyes: str) -> None:
    """The browser shows what such eyes see; the shapes on the beams of two seats still differ."""
    match, rng = Match(find("tang"), 4, {"board": "balanced"}), Rng(5)
    match.settle(rng)
    while len({owner for owner, at in zip(match.state.owner, match.state.at, strict=True) if at >= 0 <= owner}) < 4:
        legal = match.legal()
        sending = [words for words in legal if words.split()[0] in ("influence", "send", "stand")]
        wish = sending or legal  # whoever can sends a guest
        match.play(match.state.legal()[legal.index(wish[rng.below(len(wish))])])
        match.settle(rng)
    player = room.player((1440, 900))
    player.page.add_init_script("localStorage.setItem('teahouse:game:tang', JSON.stringify({overlay: 'sight'}))")
    player.quickly(False)
    begin = {"game": "tang", "preset": "", "first": None, "position": match.state.to_text()}
    made = player.make_table([ANN, ANN, ANN, ANN], **begin)
    player.visit(made["seats"][match.state.actor]["link"])
    player.ready()
    page = player.page
    page.wait_for_selector(".beam-mark", state="attached")
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
    large = {"width": 1440, "height": 900, "deviceScaleFactor": 5, "mobile": False}
    tools.send("Emulation.setDeviceMetricsOverride", large)
    pictures = [tone(page.screenshot(clip=page.evaluate(SHAPES, [seat]))) for seat in range(4)]
    for at, one in enumerate(pictures):
        assert max(one) - min(one) > 60, f"the shape of seat {at} does not stand out"
        for other in pictures[at + 1 :]:
            assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one) > 10


SIDE = 12


def tone(png: bytes) -> list[float]:
    """How light each part of a small picture is, in a raster of one size."""
    with Image.open(io.BytesIO(png)) as seen:
        return list(seen.convert("L").resize((SIDE, SIDE)).get_flattened_data())
