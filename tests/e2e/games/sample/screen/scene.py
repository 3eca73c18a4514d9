"""How Walkers looks: a map with roads and names, an action board, a track, cards, and two things per player."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.games.sample.rules.game import (
    ACT,
    ACTIONS,
    GO,
    LAY,
    PASS,
    PLACES,
    Act,
    Go,
    Lay,
    Walkers,
    ways,
)

from teahouse.core.state import OVER, Event, State
from teahouse.core.words import words
from teahouse.draw.pictures import common, slot
from teahouse.draw.scene import (
    BEGUN,
    BLOCKED,
    LIT,
    MAIN,
    MINE,
    NEAR,
    NOBODY,
    OTHER,
    SHELF,
    TABLET,
    TALL,
    WIDE,
    Button,
    End,
    Ending,
    Eye,
    Group,
    Offers,
    Piece,
    Plate,
    Scene,
    Seat,
    Sight,
    Surface,
    Target,
    Tilt,
    Try,
    Why,
)
from teahouse.draw.sheet import Sheet, dot, line, path, rect

HELP = ("help-goal", "help-stones", "help-actions")
OVERLAYS = [("owners", "overlay-owners"), ("gains", "overlay-gains")]
RING = 'fill="none" stroke="var(--ring,none)" stroke-width="3"'


def make_sheet() -> Sheet:
    sheet = common()
    plate = 'fill="var(--plate)" stroke="var(--plate-line)"'
    sheet.draw("place", (52, 52), dot(26, 26, 24, plate) + dot(26, 26, 25, RING))
    arrow = line("M22 34V10M14 18L22 10L30 18", "var(--plate-ink)", 3)
    stone = rect(1, 1, 42, 42, 8, 'fill="var(--seat,var(--ivory))" stroke="var(--plate-ink)"')
    sheet.draw("stone", (44, 44), stone + arrow + rect(1, 1, 42, 42, 8, RING))
    sheet.draw("action", (120, 80), rect(1, 1, 118, 78, 10, plate) + rect(1, 1, 118, 78, 10, RING))
    sheet.draw("card", (96, 110), rect(1, 1, 94, 108, 8, plate) + rect(1, 1, 94, 108, 8, RING), box=(8, 12, 80, 90))
    sheet.draw("guard", (18, 18), dot(9, 9, 8, 'fill="var(--seat,var(--ink))" stroke="var(--plate)"'))
    sheet.draw("way", (16, 16), dot(8, 8, 6, 'fill="var(--gold)" stroke="var(--plate-ink)"'))
    sheet.draw("owned", (60, 60), dot(30, 30, 28, 'fill="var(--seat,var(--muted))" opacity=".4"'))
    sheet.draw("free", (44, 44), slot(44, 44, 8))
    flag = line("M4 0V-34", "var(--wood)", 3) + path("M4-34L24-28L4-20Z", 'fill="var(--seat,var(--ivory))"')
    sheet.draw("flag", (28, 36), "")  # it only stands, where the map is tilted
    for way in "NESW":
        sheet.draw(f"flag-up-{way}", (28, 36), flag)
    sheet.tilted["flag"] = "flag-up"
    sheet.feet["flag"] = (4, 34)
    sheet.draw("flag-up", (28, 36), flag)
    sheet.thick["stone"] = 6
    sheet.draw("scroll", (90, 30), rect(0, 0, 90, 30, 6, plate))
    sheet.draw("beam", (20, 20), "")
    sheet.symbols["tree"] = line("M0 0V-10", "var(--wood)", 4) + dot(0, -20, 13, 'fill="var(--jade)"')
    sheet.plates["tray-top"] = sheet.plates["tray-front"] = 'fill="var(--wood)"'
    sheet.plates["tray-bed"] = 'fill="var(--paper-2)"'
    sheet.plates["tray-line"] = 'fill="none" stroke="var(--brass)"'
    sheet.plates["tray-shade"] = 'fill="var(--shadow)" opacity=".2"'
    sheet.plates["land"] = 'fill="var(--paper-2)" stroke="var(--line)" stroke-width="2"'
    sheet.plates["board"] = 'fill="var(--mat)"'
    sheet.plates["sheet"] = 'fill="var(--card-2)" stroke="var(--seat,var(--line))" stroke-width="3"'
    sheet.plates["road"] = 'fill="none" stroke="var(--wood)" stroke-width="5" stroke-linecap="round"'
    sheet.labels["place"] = 'font-size="15" font-weight="700" fill="var(--ink)" max="110"'
    sheet.labels["head"] = 'font-size="18" font-weight="700" font-family="var(--display)" fill="var(--plate)"'
    sheet.labels["own"] = 'font-size="16" fill="var(--ink)" max="200"'
    sheet.draw("emblem", (100, 100), path("M10 90L50 10L90 90Z", 'fill="var(--plate)"'))
    return sheet


SHEET = make_sheet()


def place_at(place: int, shape: str) -> tuple[int, int]:
    """The middle of a place."""
    column, row = place % 4, place // 4
    x, y = 110 + column * 200 + row % 2 * 40, 100 + row * 170 + column % 2 * 36
    return (y, x) if shape == TALL else (x, y)


def scene(
    state: State, viewer: int = NOBODY, shape: str = WIDE, recent: Sequence[Event] = (), overlay: str = ""
) -> Scene:
    assert isinstance(state, Walkers)
    shape = TALL if shape == TABLET else shape
    made = Scene("sample", shape, viewer, help=list(HELP), overlays=OVERLAYS)
    _map(made, state)
    if state.much == "many":
        _boards(made, state)
    for step in range(state.seats):
        _own(made, state, (max(viewer, 0) + step) % state.seats, OTHER if step else MINE)
    made.overlay = overlay if overlay in dict(OVERLAYS) else ""
    for place in range(PLACES) if made.overlay else ():
        x, y = place_at(place, shape)
        seat = state.stones[place][0] if place in state.stones else NOBODY
        if made.overlay == "owners":
            made.put(f"over.{place}", Piece("owned", "map", x - 30, y - 30, 900, seat=seat))
        else:
            made.put(f"over.{place}", Piece("badge", "map", x + 14, y - 30, 900, text=str(state.gain(place, 0))))
    if made.overlay == "owners" or state.actor == OVER:
        _sights(made, state)
        made.legend = [("owned", words("sample-owned")), ("place", words("sample-free"))]
    made.seats = [
        Seat(points, [words("sample-stones", count=points)], signs=[("guard", str(points))]) for points in state.points
    ]
    if state.actor == OVER:
        for seat, about in enumerate(made.seats):
            about.place, about.lines = state.ranking()[seat], [("score-stones", state.points[seat])]
        made.offers = Offers(words("table-over"))
    elif state.actor == viewer >= 0:
        made.offers = _offers(made, state)
    made.offers.end = _end(state)
    made.offers.help = ["help-stones"] if isinstance(state.pending and state.pending[-1], Lay) else ["help-goal"]
    return made


def _end(s: Walkers) -> End | None:
    """The last round, and the one before it."""
    number = (s.turn - 1) // s.seats + 1
    if s.actor == OVER or number < s.rounds - 1:
        return None
    return End(NEAR) if number < s.rounds else End(BEGUN, left=s.rounds * s.seats - s.turn)


def marks(event: Event) -> str:
    place, number = event.values.get("place"), event.values.get("number")
    return f"stone:{place}" if event.key == "sample-lay" else f"guard:{int(number or 0) - 1}"


def why(state: State, viewer: int, piece: str) -> Why | None:
    assert isinstance(state, Walkers)
    taken = state.actor == viewer and isinstance(state.pending[-1], Go) and piece.startswith("stone:")
    return Why("S-3", words("sample-taken")) if taken else None


def _map(made: Scene, s: Walkers) -> None:
    size = (560, 900) if made.shape == TALL else (900, 560)
    land = Surface(*size, MAIN, words("sample-map"), [Plate("land", 4, 4, size[0] - 8, size[1] - 8, 30)], lot="lot-map")
    land.focus = (20, 20, size[0] - 40, size[1] - 40)
    for place in range(PLACES):
        x, y = place_at(place, made.shape)
        land.scenery.append(("tree", x + 52, y - 36, 100 + 10 * (place % 3)))
        if place:
            before = place_at(place - 1, made.shape)
            land.strokes.append(("road", f"M{before[0]} {before[1]}Q{before[0]} {y} {x} {y}"))
        land.labels.append(("place", x, y + 40, words("literal", text=s.names[place])))
        said = words("sample-place", text=s.names[place])
        made.put(f"place.{place}", Piece("place", "map", x - 26, y - 26, 0, said))
        if place in s.stones:
            seat, way = s.stones[place]
            said = words("sample-stone", text=s.names[place], seat=seat)
            made.put(f"stone:{place}", Piece("stone", "map", x - 22, y - 22, 10, said, seat, turn=90 * way))
            flag = Piece("flag", "map", x - 4, y - 34, 20, None, seat, stand=True, pose="NESW"[way % 4], lift=6)
            made.put(f"flag.{place}", flag)
    made.put("scroll", Piece("scroll", "map", size[0] - 120, 12, 1, frame=(1000, 0, 0, 1000, size[0] - 120, 16)))
    land.tilt = _tilt(*size)
    land.rise = s.actor != OVER and bool(s.pending) and isinstance(s.pending[-1], (Go, Lay))
    made.surfaces["map"] = land


def action_at(number: int, shape: str) -> tuple[int, int]:
    columns = 2 if shape == TALL else 3
    return 12 + number % columns * 132, 38 + number // columns * 92


def _tilt(w: int, h: int) -> Tilt:
    """A tray with a scroll behind it; on a small screen its camera rises while a place is asked."""
    eye = Eye((w, h), (w // 2, 60), 880, 980, h - 120, 24, 100)
    risen = Eye((w, h), (w // 2, 12), 960, 990, h - 40, 10, 100)
    decor = [("scroll", (1000, 0, 0, 1000, w // 2 - 45, 16))]
    return Tilt((10, 10, w - 20, h - 20), eye, risen, decor, [("place", w // 2, h - 16, words("sample-map"))])


def _sights(made: Scene, s: Walkers) -> None:
    """Every stone sees the place before it, which counts one."""
    for place, (seat, _) in s.stones.items():
        (x, y), (tx, ty) = place_at(place, made.shape), place_at((place + 1) % PLACES, made.shape)
        if made.overlay:
            made.put(f"over.beam.{place}", Piece("beam", "map", x, y, 5, None, seat, to=(tx, ty)))
        sight = Sight(words("sample-sees", text=s.names[place], seat=seat), 1, "score-stones")
        sight.cells, sight.parts = [(tx - 26, ty - 26, 52, 52)], [("score-stones", 1, "guard")]
        sight.counts, sight.icons = [(f"place.{(place + 1) % PLACES}", 1)], [("scroll", 0)]
        made.sights[f"stone:{place}"] = sight


def _boards(made: Scene, s: Walkers) -> None:
    columns = 2 if made.shape == TALL else 3
    rows = ACTIONS // columns
    size = (columns * 132 + 12, rows * 92 + 44)
    board = Surface(*size, MAIN, words("sample-actions"), [Plate("board", 0, 0, *size, 14)], lot="lot-actions")
    board.labels.append(("head", size[0] // 2, 20, words("sample-actions")))
    made.surfaces["actions"] = board
    for number in range(ACTIONS):
        x, y = action_at(number, made.shape)
        made.put(f"action.{number}", Piece("action", "actions", x, y, 0, words("sample-action", number=number + 1)))
        if number in s.used:
            said = words("sample-guard", seat=s.used[number])
            made.put(f"guard:{number}", Piece("guard", "actions", x + 51, y + 31, 5, said, s.used[number]))
    track = Surface(600, 60, MAIN, words("sample-track"), [Plate("board", 0, 0, 600, 60, 12)], lot="lot-actions")
    made.surfaces["track"] = track
    for seat, points in enumerate(s.points):
        made.put(f"mark.{seat}", Piece("guard", "track", 10 + min(points, 28) * 20, 4 + 13 * seat, 1, None, seat))
    cards = Surface(420, 120, SHELF, words("sample-cards"), [Plate("board", 0, 0, 420, 120, 12)])
    made.surfaces["cards"] = cards
    for at, number in enumerate(s.cards):
        piece = Piece("card", "cards", 6 + at * 104, 5, 0, words(f"card-{number}"), tells=f"card-{number}.effect")
        made.put(f"card.{number}", piece)


def _own(made: Scene, s: Walkers, seat: int, role: str) -> None:
    for part, high in (("clan", 110), ("mission", 70)):
        key = f"{part}-{seat}"
        own = Surface(320, high, role, words(f"sample-{part}", seat=seat), [Plate("sheet", 2, 2, 316, high - 4, 12)])
        own.seat, own.lot = seat, "lot-clans"
        own.labels.append(("own", 160, high // 2, words(f"sample-{part}", seat=seat)))
        made.surfaces[key] = own
        sign = Piece("guard", key, 14, 14, 1, words(f"sample-{part}", seat=seat), seat)
        sign.holds = [f"stone:{place}" for place, (owner, _) in s.stones.items() if owner == seat]
        made.put(f"sign.{part}.{seat}", sign)
        if s.much == "few":
            return


def _offers(made: Scene, s: Walkers) -> Offers:
    step, offers = s.pending[-1], Offers()
    if isinstance(step, Go):
        offers.prompt, offers.hint = words("sample-go"), words("sample-go-hint")
        for place in s.free():
            offers.targets[f"place.{place}"] = Target([GO.of(place)])
            x, y = place_at(place, made.shape)
            offers.shows[f"place.{place}"] = {
                f"way.{n}": Piece("way", "map", x - 8 - 24 * n, y - 50, 800) for n in range(3)
            }
            offers.choices[GO.of(place)] = words("sample-go-to", text=s.names[place])
            on = f"place.{(place + 1) % PLACES}"  # a tap on the next place lays the stone at once
            offers.lights[f"place.{place}"] = [on]
            offers.then[f"place.{place}"] = {on: LAY.of2(place, ways(place)[0])}
            if place == PLACES - 1:
                offers.final[GO.of(place)] = words("sample-final")
        for place in s.stones:
            offers.veil(f"stone:{place}", LIT if s.stones[place][0] == s.actor else BLOCKED)
    elif isinstance(step, Lay):
        offers.prompt = words("sample-turn")
        x, y = place_at(step.place, made.shape)
        for way in ways(step.place):
            said = words("sample-way", text=s.names[step.place], number=way + 1)
            ghost = Piece("stone", "map", x - 22, y - 22, 50, said, step.actor, turn=90 * way)
            choice = LAY.of2(step.place, way)
            offers.tries.append(Try(choice, {"ghost": ghost}))
            offers.choices[choice] = words("sample-lay-so", number=way + 1)
        if len(offers.tries) == 1:  # there is nothing to turn: one button lays it and ends the turn
            ends = {one.do: PASS.base for one in offers.tries}
            offers.ending = Ending(ends, words("sample-lay-last"), words("sample-lay-on"))
        for place in s.free():
            if place != step.place:
                offers.instead[f"place.{place}"] = GO.of(place)
        return offers
    elif isinstance(step, Act):
        offers.prompt = words("sample-act-now")
        for number in range(ACTIONS if s.much == "many" else 0):
            if number not in s.used:
                offers.targets[f"action.{number}"] = Target([ACT.of(number)])
        for choice in step.legal(s):
            if choice != PASS.base:
                said = words("sample-act-on", number=ACT.index(choice) + 1)
                offers.choices[choice] = said
                if s.much == "few":
                    offers.buttons.append(
                        Button(choice, said, "plain", "guard", words("sample-act-small"), "sample-kin")
                    )
        for pair in range(0, ACTIONS if s.much == "many" else 0, 2):
            found = [f"action.{number}" for number in (pair, pair + 1) if number not in s.used]
            if found:
                left, top = action_at(pair, made.shape)
                right, low = action_at(pair + 1, made.shape)
                box = (min(left, right), top, abs(right - left) + 120, low - top + 80)
                if right > left:  # two that stand side by side are one for a finger
                    offers.groups[f"pair.{pair}"] = Group("actions", box, words("sample-pair"), found)
    if isinstance(step, Act) and s.much == "many":
        several = Button(step.legal(s)[0], words("sample-which"), "quiet")
        several.of = list(offers.targets)
        offers.buttons += [several] if len(several.of) > 1 else []
    offers.choices[PASS.base] = words("sample-pass")
    offers.buttons.append(Button(PASS.base, words("sample-pass"), "quiet"))
    return offers
