"""Beside the map: clan sheets, the city row, the missions with their state, and the common supply."""

from __future__ import annotations

from teahouse.core.words import Values, words
from teahouse.draw.scene import WIDE, Piece, Scene
from teahouse.games.panda.rules.action_words import ActionWords
from teahouse.games.panda.rules.choices import CARD_NAMES
from teahouse.games.panda.rules.missions import SPECIAL
from teahouse.games.panda.rules.pieces import (
    BLUE_NAMES,
    BUILDING_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    GREEN_NAMES,
    NO_CARD,
    NOBODY,
    QUEST,
    ROAD_TILE_KINDS,
    SEAT_NAMES,
    SHEET,
    TILE_NAMES,
)
from teahouse.games.panda.rules.scoring import champion_points
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.screen.art import desk as places
from teahouse.games.panda.screen.board import ICONS, PLATE_INK, SIGNS
from teahouse.games.panda.screen.map import champion_key
from teahouse.games.panda.words.names import action_values, card_values
from teahouse.games.panda.words.standing import missing, standings, worth

PILES = ((2, 4), (1, 3), (0, 1))  # kind of road tile, and the guards on its picture: 4, 3 or 2, 1
SMALL = 62  # per cent: a tile on a sheet

# --- clan sheets -----------------------------------------------------------------------------------------------------


def draw_sheet(made: Scene, s: Panda, seat: int, role: str) -> None:
    letter = SEAT_NAMES[seat]
    on = f"sheet-{letter}"
    made.surfaces[on] = places.sheet_surface(s.board, seat, role)
    for champion in range(CHAMPIONS):
        _champion(made, s, seat, champion, on)
    x, y = places.guard_place()
    said = words("scene-supply-guards", seat=seat, guards=s.supply[seat], board=s.on_board[seat])
    text = f"×{s.supply[seat]}"
    made.put(f"guard-{letter}", Piece(f"supply-{seat}", on, x, y, ICONS, said, seat, text=text, vars=INK))
    if s.on_board[seat]:
        made.put(f"board.{letter}", Piece("number", on, x + 26, y + 2, ICONS, text=f"+{s.on_board[seat]}", vars=MUTED))
    draw_road_piles(made, s, seat, on, letter)


INK = {"--text-ink": "var(--ink)"}
MUTED = {"--text-ink": "var(--muted)"}


def draw_road_piles(made: Scene, s: Panda, owner: int, on: str, letter: str) -> None:
    """P-4: the road tiles that are left, by the guards they show."""
    for number, (kind, guards) in enumerate(PILES):
        count = s.road_tiles[owner * ROAD_TILE_KINDS + kind]
        x, y = places.road_pile(number)
        key = f"road-{letter}" if kind == 1 else f"roads.{letter}.{guards}"
        said = words("scene-road-pile", seat=owner, size=("1", "3/2", "4")[kind], count=count)
        ink = INK if count else MUTED
        made.put(key, Piece(f"stock-{guards}-{owner}", on, x, y, ICONS, said, text=f"×{count}", vars=ink))


def _champion(made: Scene, s: Panda, seat: int, champion: int, on: str) -> None:
    """P-23: the two columns of tiles, and what they are worth."""
    letter, board, at = SEAT_NAMES[seat], s.board, seat * CHAMPIONS + champion
    name = CHAMPION_NAMES[champion]
    x, y = places.champion_place(champion)
    values: Values = {"champion": name, "seat": seat, "strength": s.reach(seat, champion), "quests": s.quests[at]}
    values["points"] = champion_points(s, seat, champion)
    away = s.place[at] == SHEET
    if away:
        piece = Piece(name, on, x - 2, y + 2, SIGNS, words("scene-champion-away", **values), seat, size=80)
        made.put(champion_key(seat, champion), piece)
    times, value = board.multiplier[s.strength[at]], board.quest_value[s.quests[at]]
    x, y = places.worth_place(champion)
    art = f"column-away-{name}" if away else f"column-{name}"
    said = None if away else words("scene-column", **values)
    made.put(f"column.{letter}.{name}", Piece(art, on, x, y, 0, said, text=f"×{times}={times * value}", vars=PLATE_INK))
    for number in range(1, s.strength[at]):
        tile = TILE_NAMES[champion]
        tx, ty = places.tile_place(board, champion, number, False)
        made.put(f"{tile}:{letter}.{number}", Piece(f"icon-{tile}", on, tx, ty, ICONS + number, size=SMALL))
    for number in range(s.quests[at]):
        tile = TILE_NAMES[champion + QUEST]
        tx, ty = places.tile_place(board, champion, number, True)
        made.put(f"{tile}:{letter}.{number}", Piece(f"icon-{tile}", on, tx, ty, ICONS + number, size=SMALL))


# --- cards -----------------------------------------------------------------------------------------------------------


def draw_cards(made: Scene, s: Panda) -> None:
    if made.shape != WIDE:
        made.surfaces["cards"] = places.CARDS_SURFACE
    room = places.cards(s.board, made.shape)
    for number, card in enumerate(s.row):
        _city_card(made, s, room, card, room.city(number, len(s.row)))
    if s.green != NO_CARD:
        _green(made, s, room)
    if s.blue != NO_CARD:
        x, y = room.mission(True)
        name = BLUE_NAMES[s.blue]
        blue = Piece("blue-card", room.on, x, y, ICONS, words(f"mission-{name}"), tells=f"mission-{name}.effect")
        made.put("card.blue", blue)
        blue.holds = [f"blue.{SEAT_NAMES[seat]}" for seat in range(s.seats)] if s.round else []
        _points(made, room.on, "blue", x + 342, y + 3, worth(s.board.blue[s.blue], s.rulings.b3))
        _standing(made, s, room.on, x, y)
    _supply(made, s, room)


def card_key(card: int) -> str:
    return f"card.{CARD_NAMES[card]}"


def _city_card(made: Scene, s: Panda, room: places.Cards, card: int, at: tuple[int, int]) -> None:
    """P-62: only the cards at the ends of the row can be taken."""
    effects = s.board.cards[card].effects
    values = card_values(s, card)
    x, y = at
    z = ICONS + s.row.index(card)
    art = "-".join(["city-card", *[places.icon_of(action).removeprefix("icon-") for action in effects]])
    first = effects[0]
    amount = values.get("vp", values.get("ap", first.amount or first.steps))
    text = f"+{amount}" if first.do in ("gain_vp", "gain_ap") else f"×{amount}"
    said = ("scene-city-card", values)
    card_art = art if art in KNOWN_CARDS else "city-card"
    tells = f"city-{CARD_NAMES[card]}.effect"
    made.put(card_key(card), Piece(card_art, room.on, x, y, z, said, text=text, vars=PLATE_INK, tells=tells))


KNOWN_CARDS = {
    f"city-card-{name}" for name in ("vp", "ap", "strength", "quest", "move-1", "move-2", "vp-move-1", "vp-move-2")
}


def _green(made: Scene, s: Panda, room: places.Cards) -> None:
    card, name = s.board.green[s.green], GREEN_NAMES[s.green]
    x, y = room.mission(False)
    special = card.kind == SPECIAL
    art, said = "special-card" if special else "green-card", words(f"mission-{name}")
    made.put("card.green", Piece(art, room.on, x, y, ICONS, said, tells=f"mission-{name}.effect"))
    if card.vp:
        _points(made, room.on, "green", x + 342, y + 3, str(card.vp))
    if special:
        for number, action in enumerate(card.spaces):
            _special(made, s, room, number, action)
    green = made.pieces["card.green"]
    for seat, values in enumerate(missing(s) if s.round else []):  # A1 to A3, A7, A8: what everybody still needs
        count = str(int(values["tiles"]) + int(values["buildings"])) if values["open"] == "yes" else "–"
        mark = Piece(
            f"count-{seat}", room.on, x + 200 + seat * 34, y + 2, SIGNS, ("scene-green-now", values), text=count
        )
        made.put(f"green.{SEAT_NAMES[seat]}", mark)
        green.holds = [*green.holds, f"green.{SEAT_NAMES[seat]}"]
    for seat in range(s.seats):  # A4 to A6: how far everybody is
        if s.progress[seat] != NOBODY:
            at = (x + 156 + s.progress[seat] * 34 + seat * 7, y + 1)
            said = words("scene-race", seat=seat, number=s.progress[seat], target=card.target)
            key = f"guard-{SEAT_NAMES[seat]}:race"
            made.put(key, Piece(f"guard-{seat}", room.on, *at, SIGNS + seat, said, seat, size=74))
            green.holds = [*green.holds, key]


def _special(made: Scene, s: Panda, room: places.Cards, number: int, action: ActionWords) -> None:
    x, y = room.special(number)
    values: Values = {"space": number + 1, **action_values([action], not s.rulings.a9_every_turn)}
    if s.special[number] != NOBODY:
        values["seat"] = s.special[number]
    key = "scene-special-taken" if s.special[number] != NOBODY else "scene-special"
    art = places.icon_of(action).replace("icon", "special")
    made.put(f"a9.{number + 1}", Piece(art, room.on, x, y, SIGNS, (key, values)))
    card = made.pieces["card.green"]
    card.holds = [*card.holds, f"a9.{number + 1}"]
    if action.amount:
        sign = Piece("amount", room.on, x + 13, y + 14, SIGNS + 1, text=str(action.amount))
        made.put(f"a9.{number + 1}.n", sign)
    seat = s.special[number]
    if seat != NOBODY:
        piece = Piece(f"guard-{seat}", room.on, x + 4, y + 3, SIGNS + 2, seat=seat, size=90)
        made.put(f"guard-{SEAT_NAMES[seat]}:a9.{number + 1}", piece)


def _points(made: Scene, on: str, key: str, x: int, y: int, points: str) -> None:
    made.put(f"worth.{key}.i", Piece("icon-vp", on, x - 12, y - 2, ICONS + 1, size=58))
    made.put(f"worth.{key}", Piece("number", on, x + 2, y - 2, SIGNS, text=points, vars=PLATE_INK))


def _standing(made: Scene, s: Panda, on: str, x: int, y: int) -> None:
    """How far everybody is with the blue card; a tick where it would bring points now."""
    if s.round == 0:
        return
    for seat, values in enumerate(standings(s)):
        text = f"{values['count']}✓" if int(values["points"]) > 0 else str(values["count"])
        mark = Piece(f"count-{seat}", on, x + 200 + seat * 34, y + 2, SIGNS, ("scene-blue-now", values), text=text)
        made.put(f"blue.{SEAT_NAMES[seat]}", mark)


def _supply(made: Scene, s: Panda, room: places.Cards) -> None:
    """P-30: what is left for everybody: strength and quest tiles, buildings, city bases, neutral road tiles."""
    counts = s.road_tiles[s.seats * ROAD_TILE_KINDS :]
    piles = [(tile, words("scene-pile", effect=f"tile-{tile}"), s.tiles[n]) for n, tile in enumerate(TILE_NAMES)]
    for kind, building in enumerate(BUILDING_NAMES):
        piles.append((building, words("scene-pile", effect=f"building-{building}"), s.pieces[kind]))
    piles.append(("base", words("scene-bases"), s.bases))
    piles.append(("road", words("scene-neutral-pile", four=counts[2], three=counts[1], one=counts[0]), sum(counts)))
    for number, (name, said, count) in enumerate(piles):
        x, y = room.supply(number)
        said[1]["count"] = count
        key = "road-N" if name == "road" else name
        made.put(key, Piece(f"pile-{name}", room.on, x, y, ICONS, said, text=str(count)))
