"""Tang Garden on a screen: the boards of the players."""

from __future__ import annotations

from teahouse.core.state import OVER
from teahouse.core.words import Words, words
from teahouse.draw.scene import MINE, OTHER, TABLET, Piece, Scene, Seat
from teahouse.games.tang.rules.choices import CHARACTER_WORDS, KIND_WORDS, LANTERN_WORDS, SOLO_LANTERN_WORDS
from teahouse.games.tang.rules.pieces import (
    BIT,
    CHARACTER_COUNT,
    KIND_COUNT,
    LARGE,
    NOBODY,
    SIZES,
    SMALL,
    TERRAINS,
    TILE_NAMES,
)
from teahouse.games.tang.rules.scoring import character_points
from teahouse.games.tang.rules.solo_characters import influences_open
from teahouse.games.tang.rules.state import NOWHERE, Tang
from teahouse.games.tang.screen.art.places import Places
from teahouse.games.tang.screen.art.player import PlayerPlaces, player_places, player_surface
from teahouse.games.tang.screen.garden import TOKENS, put_tile

SEAT_LETTERS = "ABCD"
DARK_INK = {"--text-ink": "var(--plate-ink)"}
SEAT_INK = {"--text-ink": "var(--seat-ink)"}


def add_players(made: Scene, s: Tang, places: Places) -> None:
    """The viewer's board first: a strip in the tall shape; on a tablet, which shows them all, like the others'."""
    first = max(made.viewer, 0)
    for step in range(s.seats):
        seat = (first + step) % s.seats
        board, on = player_places(s.board, s.seats == 1), f"player-{SEAT_LETTERS[seat]}"
        if places.own is not None and (step == 0 or made.shape == TABLET):
            board = places.own
        made.surfaces[on] = player_surface(board, seat, OTHER if step else MINE)
        _board(made.pieces, s, seat, board, on)
        if step:  # what a lantern does is told on one's own board, what others' guests earn by an overlay
            for name in LANTERN_WORDS:
                made.pieces[f"lantern.{SEAT_LETTERS[seat]}.{name}"].tells = ""
            for character in characters_of(s, seat):
                made.pieces.pop(f"worth.{CHARACTER_WORDS[character]}", None)


def _board(pieces: dict[str, Piece], s: Tang, seat: int, places: PlayerPlaces, on: str) -> None:
    letter = SEAT_LETTERS[seat]
    x, y = places.coins()
    say = words("scene-coins", count=s.coins[seat])
    pieces[f"coins.{letter}"] = Piece("coins", on, x + 5, y + 5, 0, say, text=str(s.coins[seat]), vars=DARK_INK)
    if s.seats > 1:
        _tracks(pieces, s, seat, places, on)
        _kept(pieces, s, seat, places, on)
    if s.holds_token[seat]:
        x, y = places.guest_token()
        pieces[f"guest.{letter}"] = Piece("character-token", on, x, y, 0, words("scene-character-token"))
    for size, name in enumerate(SIZES):
        count = s.owned[seat * 2 + size]
        if count:
            x, y = places.token(size)
            said = words("scene-tokens", size=name, count=count)
            pieces[f"token:{letter}.{name}"] = Piece(f"own-{name}", on, x, y, 0, said, text=str(count))
    _lanterns(pieces, s, seat, places, on)
    _characters(pieces, s, seat, places, on)
    if s.seats == 1:
        _solo(pieces, s, places, on)


def _tracks(pieces: dict[str, Piece], s: Tang, seat: int, places: PlayerPlaces, on: str) -> None:
    letter = SEAT_LETTERS[seat]
    for terrain, name in enumerate(TERRAINS):
        position = s.cubes[seat * 3 + terrain]
        x, y = places.cube(terrain, position)
        say = words("scene-cube", terrain=name, position=position)
        pieces[f"cube.{letter}.{name}"] = Piece(f"cube-{name}", on, x, y, 5, say)
    if seat == 0:
        x, y = places.engineer()
        pieces["engineer"] = Piece("engineer", on, x, y, 0, words("scene-engineer", seat=seat))


def _kept(pieces: dict[str, Piece], s: Tang, seat: int, places: PlayerPlaces, on: str) -> None:
    """The cards kept, by kind."""
    letter = SEAT_LETTERS[seat]
    size, right, low = (80, 20, 18) if places.strip else (66, 13, 15)
    for kind, name in enumerate(KIND_WORDS):
        count = s.cards[seat * KIND_COUNT + kind]
        if count:
            x, y = places.kept(kind)
            say = words("scene-kept", kind=name, count=count)
            pieces[f"card:{letter}.{name}"] = Piece(f"deco-{name}", on, x, y, 0, say, size=size)
            if count > 1:
                number = Piece("number", on, x + right, y + low, 1, size=80, text=str(count))
                pieces[f"n.{letter}.{name}"] = number


def _lanterns(pieces: dict[str, Piece], s: Tang, seat: int, places: PlayerPlaces, on: str) -> None:
    for number, name in enumerate(SOLO_LANTERN_WORDS if s.seats == 1 else LANTERN_WORDS):
        used = s.used[seat] & BIT[number] != 0
        x, y = places.lantern(number)
        said = words("scene-lantern-used" if used else "scene-lantern", lantern=name)
        art = f"lantern-{name}-used" if used else f"lantern-{name}"
        piece = Piece(art, on, x, y, 0, said, down=used, tells=f"lantern-{name}.effect")
        pieces[f"lantern.{SEAT_LETTERS[seat]}.{name}"] = piece


def characters_of(s: Tang, seat: int) -> list[int]:
    """The active character first, then the others in the order of the file."""
    active = s.active[seat]
    own = [character for character in range(CHARACTER_COUNT) if s.owner[character] == seat and character != active]
    return own if active == NOBODY else [active, *own]


def _characters(pieces: dict[str, Piece], s: Tang, seat: int, places: PlayerPlaces, on: str) -> None:
    for number, character in enumerate(characters_of(s, seat)):
        word = CHARACTER_WORDS[character]
        x, y = places.character(number)
        large = number == 0 and s.seats > 1
        size = 100 if large else 84 if s.seats == 1 else 70
        if large:
            said = words("scene-active", character=word)
        elif s.at[character] == NOWHERE:
            said = words("scene-owned", character=word)
        else:
            points = character_points(s, character)
            said = words("scene-sent", character=word, points=points)
            low = 38 if s.seats == 1 else 31
            shown = Piece("points", on, x + 3, y + low, 2, None, seat, size=86, text=str(points), vars=SEAT_INK)
            pieces[f"worth.{word}"] = shown
        art = f"char-{word}" if large and not places.strip else f"face-{word}"
        piece = Piece(art, on, x, y, 1, said, seat, size=size, tells=f"character-{word}.effect")
        pieces[f"char:{word}"] = piece


def _solo(pieces: dict[str, Piece], s: Tang, places: PlayerPlaces, on: str) -> None:
    """T-87, T-91: the display, and the coins at which a character comes."""
    for number, threshold in enumerate(s.board.thresholds[:3]):
        x, y = places.goal(number)
        reached = s.coins[0] >= threshold
        art, said = ("goal-reached", "scene-goal-reached") if reached else ("goal", "scene-goal")
        goal = Piece(art, on, x, y, 0, words(said, coins=threshold), text=str(threshold), vars=DARK_INK)
        pieces[f"goal.{number}"] = goal
    for number, tile in enumerate(s.display):
        x, y, size = places.display(number, len(s.display))
        shown: dict[str, Piece] = {}
        put_tile(shown, f"tile:{TILE_NAMES[tile]}", s.faces, tile * 4, (x, y, size), TOKENS, {"stack": "display"})
        for key, piece in shown.items():
            piece.on = on
            pieces[key] = piece


# --- beside the board ------------------------------------------------------------------------------------------------


def seat_line(s: Tang, seat: int) -> Seat:
    lines = s.breakdown(seat)
    coins = [("coin", str(s.coins[seat]))]
    made = Seat(sum(points for _, points in lines), _notes(s, seat), s.actor == seat, coins)
    if s.actor == OVER:
        made.place = s.ranking()[seat]
        made.lines = all_lines(s, seat)
    return made


def all_lines(s: Tang, seat: int) -> list[tuple[str, int]]:
    """The points by source, the same sources for every seat: what a character of another player earns is 0 here."""
    own = [dict(s.breakdown(other)) for other in range(s.seats)]
    sources = [source for source, _ in s.breakdown(0) if source not in CHARACTER_WORDS]
    sources += [word for word in CHARACTER_WORDS if any(word in lines for lines in own)]
    return [(f"score-{source}", own[seat].get(source, 0)) for source in sources]


def _notes(s: Tang, seat: int) -> list[Words]:
    notes = [words("note-coins", count=s.coins[seat])]
    if s.seats == 1:
        notes.append(words("sketch-spaces-left", count=len(s.board.inner) - s.covered))
        ahead = [threshold for threshold in s.board.thresholds if threshold > s.coins[0]]
        if influences_open(s) > 0:
            notes.append(words("sketch-influence-open"))
        elif ahead:
            notes.append(words("sketch-next-character", coins=ahead[0]))
        return notes
    cubes = s.cubes[seat * 3 : seat * 3 + 3]
    notes.append(words("note-cubes", greenery=cubes[0], water=cubes[1], rock=cubes[2]))
    owned = s.owned[seat * 2 + LARGE] + s.owned[seat * 2 + SMALL]
    if owned:
        notes.append(words("note-tokens", count=owned))
    if s.holds_token[seat]:
        notes.append(words("sketch-character-token"))
    if s.trigger and s.actor != OVER:
        notes.append(words("note-last-turn" if seat >= s.seat else "note-done"))
    return notes
