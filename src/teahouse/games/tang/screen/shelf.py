"""Tang Garden on a screen: what is on offer: characters, landscapes, cards; and how far the game is."""

from __future__ import annotations

from teahouse.core.words import words
from teahouse.draw.scene import Piece, Scene
from teahouse.games.tang.rules.choices import CHARACTER_WORDS, KIND_WORDS
from teahouse.games.tang.rules.influence import Seek
from teahouse.games.tang.rules.landscapes import ChooseSlot, PickLandscape, PickTwo, SearchPile, pile
from teahouse.games.tang.rules.pieces import (
    BONUS_COUNT,
    BONUSES,
    ICON_COUNT,
    ICONS,
    LANDSCAPE_NAMES,
    LARGE,
    LARGE_LANDSCAPES,
    NO_LANDSCAPE,
    SIZES,
    SMALL,
    bit_count,
    bits_of,
)
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.screen.art.landscapes import ICON
from teahouse.games.tang.screen.art.places import GARDEN, OFFER, Places, icons_on
from teahouse.games.tang.screen.art.standing import art_of, painting_of
from teahouse.games.tang.screen.garden import icon_count, put_card, put_landscape

ABOVE = 3  # the tray with drawn cards lies over what is on offer in the tall shape
ON_PAINTING = 18  # from icon to icon
SMALL_ICON = 74  # per cent, on landscapes that are drawn small


def add_shelf(made: Scene, s: Tang, places: Places) -> None:
    laid: dict[str, Piece] = {}
    _people(laid, s, places)
    _landscapes(laid, s, places)
    _cards(laid, s, places)
    _progress(laid, s, places)
    made.pieces.update(_put_on(laid, places.shelf_on))
    if places.shelf_on == OFFER:
        made.surfaces[OFFER] = places.offer


def _put_on(laid: dict[str, Piece], surface: str) -> dict[str, Piece]:
    """The shelf may be a surface of its own."""
    for piece in laid.values():
        piece.on = surface
    return laid


def _people(pieces: dict[str, Piece], s: Tang, places: Places) -> None:
    if s.seats > 1:
        deck = bit_count(s.characters)
        x, y = places.people(-1)
        art = "people-back" if deck else "card-none"
        pieces["people"] = Piece(art, GARDEN, x, y, 0, words("scene-people", count=deck))
        pieces["people.count"] = Piece("number", GARDEN, x + 32, y + 54, 1, text=str(deck))
    for number, character in enumerate(s.row):
        word = CHARACTER_WORDS[character]
        x, y = places.people(number)
        art = f"face-{word}" if places.tall else f"guest-{word}"
        said = words("scene-guest", character=word)
        pieces[f"char:{word}"] = Piece(art, GARDEN, x, y, 0, said, tells=f"character-{word}.effect")


def _landscapes(pieces: dict[str, Piece], s: Tang, places: Places) -> None:
    for size in (LARGE, SMALL):
        for number, landscape in enumerate(s.visible[size * 2 : size * 2 + 2]):
            if landscape != NO_LANDSCAPE:
                lay_offered(pieces, s, places, landscape, places.offered(size, number), "scene-offered")
    step = s.pending[-1] if s.pending else None
    if isinstance(step, ChooseSlot):  # the one in hand
        place = places.offered(step.size, 1 if s.visible[step.size * 2 + 1] == NO_LANDSCAPE else 0)
        if s.visible[step.size * 2] == NO_LANDSCAPE:
            place = places.offered(step.size, 0)
        lay_offered(pieces, s, places, step.landscape, place, "scene-in-hand")


def lay_offered(
    pieces: dict[str, Piece],
    s: Tang,
    places: Places,
    landscape: int,
    place: tuple[int, int, int, int],
    said: str,
    z: int = 0,
) -> None:
    x, y, per_cent, _ = place
    w, h = places.offered_size(LARGE if landscape < LARGE_LANDSCAPES else SMALL)
    name = LANDSCAPE_NAMES[landscape]
    size = SIZES[LARGE if landscape < LARGE_LANDSCAPES else SMALL]
    if places.strip:  # the painting, its icons in the corner
        at = [(x + 2 + number * ON_PAINTING, y + 2) for number in range(icon_count(s.board, landscape))]
        say = words(said, landscape=name, icons=s.board.icon_code(landscape), size=size)
        put_landscape(pieces, s.board, landscape, place, at, say, z, painting_of(s.board, landscape))
        for number in range(len(at)):
            pieces[f"icon.{name}.{number}"].size = SMALL_ICON
        return
    say = words(said, landscape=name, icons=s.board.icon_code(landscape), size=size)
    wide, high = w * per_cent // 100, h * per_cent // 100
    shrink = 100 if high >= ICON[1] + 4 else SMALL_ICON
    at = icons_on(x, y, wide, high, 0, icon_count(s.board, landscape), shrink)
    put_landscape(pieces, s.board, landscape, place, at, say, z)
    if shrink != 100:
        for number in range(len(at)):
            pieces[f"icon.{name}.{number}"].size = shrink


def _cards(pieces: dict[str, Piece], s: Tang, places: Places) -> None:
    x, y = places.deck()
    art = "card-back" if s.deck_size else "card-none"
    pieces["deck"] = Piece(art, GARDEN, x, y, 0, words("scene-deck", count=s.deck_size))
    pieces["deck.count"] = Piece("number", GARDEN, x + 32, y + 54, 1, text=str(s.deck_size))
    x, y = places.discard()
    if s.discard:
        top = s.discard[-1]
        say = words("scene-discard", kind=KIND_WORDS[top // BONUS_COUNT], bonus=BONUSES[top % BONUS_COUNT])
        put_card(pieces, "discard", top, x, y, 0, say, s.seats > 1)
        pieces["discard"].vars = {"--veil": ".16"}
    else:
        pieces["discard"] = Piece("card-none", GARDEN, x, y, 0, words("scene-no-discard"))
    step = s.pending[-1] if s.pending else None
    covered = isinstance(step, (PickLandscape, SearchPile, PickTwo, ChooseSlot, Seek))
    if places.strip:
        covered = isinstance(step, (SearchPile, Seek))
    if s.drawn and not (covered and (places.tall or places.strip)):
        if places.tall:
            tray(pieces, places)
        for number, key in enumerate(drawn_keys(s)):
            card = s.drawn[number]
            x, y = places.drawn(number, len(s.drawn))
            say = words("scene-card", kind=KIND_WORDS[card // BONUS_COUNT], bonus=BONUSES[card % BONUS_COUNT])
            put_card(pieces, key, card, x, y, ABOVE + 2 + 2 * number, say)


def tray(pieces: dict[str, Piece], places: Places) -> None:
    x, y = places.tray()
    pieces["tray"] = Piece("tray", GARDEN, x, y, ABOVE)  # of the tall shape


def drawn_keys(s: Tang) -> list[str]:
    """An id for each drawn card; equal ones are numbered."""
    keys: list[str] = []
    for card in s.drawn:
        name = f"card:{KIND_WORDS[card // BONUS_COUNT]}-{BONUSES[card % BONUS_COUNT]}"
        keys.append(f"{name}.{sum(1 for key in keys if key.startswith(name + '.'))}")
    return keys


def _progress(pieces: dict[str, Piece], s: Tang, places: Places) -> None:
    x, y = places.progress()
    if s.seats == 1:
        left = len(s.board.inner) - s.covered
        pieces["progress"] = Piece("spaces", GARDEN, x, y, 0, words("scene-spaces-left", count=left))
        pieces["progress.count"] = Piece(
            "figure", GARDEN, x + 8, y + 7, 1, text=str(left), vars={"--text-ink": "var(--plate-ink)"}
        )
        return
    say = words("scene-progress", count=s.tokens_left, end=s.board.end_tokens)
    pieces["progress"] = Piece("token-large", GARDEN, x, y, 0, say)
    pieces["progress.count"] = Piece("number", GARDEN, x + 22, y + 18, 1, size=120, text=str(s.tokens_left))
    if places.strip:  # the tokens at which the last round begins
        pieces["progress.end"] = Piece(
            "figure",
            GARDEN,
            x + 8,
            y + 44,
            1,
            size=120,
            text=f"→ {s.board.end_tokens}",
            vars={"--text-ink": "var(--plate-ink)"},
        )


# --- what a search lays open ---


def found_spots(s: Tang, places: Places) -> dict[str, Piece]:
    """The pile or the deck, laid open for the lantern; spots, because they are not on the table otherwise."""
    step = s.pending[-1]
    spots: dict[str, Piece] = {}
    if (places.tall or places.strip) and isinstance(step, (SearchPile, Seek)):
        x, y = places.tray()
        spots["found"] = Piece("tray-wide" if places.strip else "tray", GARDEN, x, y, ABOVE)
    if isinstance(step, SearchPile):
        kind = SIZES[step.size]
        w, h = places.offered_size(step.size)
        picture = painting_of if places.strip else art_of
        for number, landscape in enumerate(bits_of(pile(s, step.size))):
            x, y, per_cent, _ = places.found(number, kind)
            name = LANDSCAPE_NAMES[landscape]
            say = words("scene-found", landscape=name, icons=s.board.icon_code(landscape))
            spots[f"found.{name}"] = Piece(picture(s.board, landscape), GARDEN, x, y, ABOVE + 2, say, size=per_cent)
            at = icons_on(x, y, w * per_cent // 100, h * per_cent // 100, 0, icon_count(s.board, landscape), SMALL_ICON)
            shown = [icon for icon in range(ICON_COUNT) for _ in range(s.board.icons[landscape * ICON_COUNT + icon])]
            for place, (icon, (ix, iy)) in enumerate(zip(shown, at, strict=True)):
                spots[f"found.{name}.{place}"] = Piece(
                    f"icon-{ICONS[icon]}", GARDEN, ix, iy, ABOVE + 3, size=SMALL_ICON
                )
    elif isinstance(step, Seek):
        for number, character in enumerate(bits_of(s.characters)):
            x, y, per_cent, _ = places.found(number, "character")
            word = CHARACTER_WORDS[character]
            say = words("scene-found-guest", character=word)
            spots[f"found.{word}"] = Piece(
                f"face-{word}", GARDEN, x, y, ABOVE + 2, say, size=per_cent, tells=f"character-{word}.effect"
            )
    return _put_on(spots, places.shelf_on)
