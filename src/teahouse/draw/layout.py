"""Where the surfaces of a scene stand on the page of a stand-alone picture, and what is written around them.

The browser lays surfaces out itself; this is for pictures. It goes by the roles of surfaces, so it serves every game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from teahouse.core.words import Words
from teahouse.draw.packing import pack
from teahouse.draw.scene import HAND, MAIN, MINE, NOBODY, OTHER, SHELF, TABLET, TALL, Scene

Text = Callable[[Words], str]

WIDE_PAGE = (1440, 900)
TALL_PAGE = (390, 844)


@dataclass(slots=True)
class Panel:
    x: float
    y: float
    w: float
    h: float
    r: float = 16
    fill: str = "card"
    edge: str = "line"
    width: float = 1


@dataclass(slots=True)
class TextLine:
    words: str
    x: float
    y: float
    size: float
    fill: str = "ink"
    bold: bool = False
    display: bool = False
    anchor: str = ""


@dataclass(slots=True)
class Page:
    w: int
    h: int
    title: str
    text: Text
    places: dict[str, tuple[float, float, float]] = field(default_factory=dict)  # surface -> x, y, scale
    panels: list[Panel] = field(default_factory=list)
    marks: list[tuple[str, float, float, float]] = field(default_factory=list)  # picture, x, y, scale
    lines: list[TextLine] = field(default_factory=list)

    def fit(self, scene: Scene, key: str, x: float, y: float, w: float, h: float) -> float:
        """Put a surface into the middle of a rectangle, as large as it fits; gives back the height it takes."""
        surface = scene.surfaces[key]
        wide, high = surface.seen
        scale = min(w / wide, h / high)
        self.places[key] = (x + (w - wide * scale) / 2, y + (h - high * scale) / 2, scale)
        return high * scale

    def fill(self, scene: Scene, keys: Sequence[str], x: float, y: float, w: float, h: float) -> None:
        """Put several surfaces into a rectangle, none over another."""
        sizes = [scene.surfaces[key].seen for key in keys]
        for key, (left, top, scale) in zip(keys, pack(sizes, w, h), strict=True):
            self.places[key] = (x + left, y + top, scale)

    def write(self, words: str, x: float, y: float, size: float, room: float = 0, **look: object) -> None:
        """A line of text; what does not fit into `room` is cut."""
        letters = int(room / size / 0.5) if room else len(words)
        if len(words) > letters:
            words = words[: max(1, letters - 1)].rstrip() + "…"
        self.lines.append(TextLine(words, x, y, size, **look))  # type: ignore[arg-type]


def compose(scene: Scene, text: Text, names: Sequence[str]) -> Page:
    """The page of a scene in its shape."""
    called = [names[seat] if seat < len(names) else text(("player", {"number": seat + 1})) for seat in _seats(scene)]
    upright = scene.shape in (TALL, TABLET)
    size = TALL_PAGE if upright else WIDE_PAGE
    page = Page(*size, text(("title", {})), text)
    (_tall if upright else _wide)(page, scene, called)
    return page


def _seats(scene: Scene) -> range:
    return range(len(scene.seats))


def _of(scene: Scene, role: str) -> list[str]:
    return [key for key, surface in scene.surfaces.items() if surface.role == role]


def _by_seat(scene: Scene, role: str) -> dict[int, list[str]]:
    """What each player has in front of him."""
    found: dict[int, list[str]] = {}
    for key in _of(scene, role):
        found.setdefault(scene.surfaces[key].seat, []).append(key)
    return found


def _height(scene: Scene, keys: list[str], width: float) -> float:
    """How high surfaces would stand one below the other; one whose own size is small is not blown up."""
    boxes = [scene.surfaces[key].seen for key in keys]
    return sum(min(h * 1.15, h * width / w) for w, h in boxes) + 10 * (len(boxes) - 1)


def _wide(page: Page, scene: Scene, names: list[str]) -> None:
    left, right, gap, top = 18, 900, 14, 56
    page.write(page.title, left + 4, 38, 25, bold=True, display=True)
    page.panels.append(Panel(left, 49, page.w - 36, 1, 0, "line", ""))
    bar_h, bottom = 106, page.h - 16
    width = right - gap - left
    below: float = bottom - bar_h
    shelves = _of(scene, SHELF)
    if shelves:
        height = min(150 + 60 * (len(shelves) - 1), _height(scene, shelves, width))
        below -= height + 10
        page.fill(scene, shelves, left, below, width, height)
    if mains := _of(scene, MAIN):
        page.fill(scene, mains, left, top, width, below - 10 - top)
    _bar(page, scene, left, bottom - bar_h, width, bar_h, names)
    column, y = page.w - 18 - right, float(top)
    others = _by_seat(scene, OTHER)
    if others:
        each = (column - gap * (len(others) - 1)) / len(others)
        height = (290, 254, 214)[min(len(others), 3) - 1]
        for number, (seat, keys) in enumerate(others.items()):
            _seat_card(page, scene, seat, keys, right + number * (each + gap), y, each, height, names)
        y += height + 12
    table_h = 54 + 19 * max(len(seat.lines) for seat in scene.seats)
    log_h = max(126, table_h) if scene.seats[0].lines else 126
    for seat, keys in _by_seat(scene, MINE).items():
        _seat_card(page, scene, seat, keys, right, y, column, bottom - log_h - 12 - y, names)
    show = _score_table if scene.seats[0].lines else _log
    show(page, scene, right + 4, bottom - log_h + 6, column - 8, log_h, names)


def _tall(page: Page, scene: Scene, names: list[str]) -> None:
    """A telephone: the others as chips, then the board, the shelf and one's own surface."""
    left, width, gap = 8, page.w - 16, 6
    page.write(page.title, left + 4, 26, 19, bold=True, display=True)
    y = 36.0
    others = _by_seat(scene, OTHER)
    each = (width - gap * (len(others) - 1)) / max(1, len(others))
    for number, seat in enumerate(others):
        _seat_head(page, scene, seat, left + number * (each + gap), y, each, 30, names, small=True)
    y += 30 + gap if others else 0
    bar_h = 118
    bottom = page.h - 8 - bar_h
    _bar(page, scene, left, bottom, width, bar_h, names)
    shelves, mains, mine = _of(scene, SHELF), _of(scene, MAIN), _by_seat(scene, MINE)
    low = min(104 + 50 * (len(shelves) - 1), _height(scene, shelves, width)) if shelves else 0
    if mains:
        free = bottom - gap - y - (low + gap if shelves else 0)
        height = min(_height(scene, mains, width), free * (0.58 if mine else 1))
        page.fill(scene, mains, left, y, width, height)
        y += height + gap
    if shelves:
        page.fill(scene, shelves, left, y, width, low)
        y += low + gap
    for seat, keys in mine.items():
        _seat_card(page, scene, seat, keys, left, y, width, bottom - gap - y, names, small=True)


def _seat_card(
    page: Page,
    scene: Scene,
    seat: int,
    keys: list[str],
    x: float,
    y: float,
    w: float,
    h: float,
    names: list[str],
    small: bool = False,
) -> None:
    """What a player has: the head and the surfaces below it."""
    _seat_head(page, scene, seat, x, y, w, h, names, small)
    head, inside = (26, 4) if small else (46, 10)
    page.fill(scene, keys, x + inside, y + head, w - 2 * inside, h - head - inside)


def _seat_head(
    page: Page, scene: Scene, seat: int, x: float, y: float, w: float, h: float, names: list[str], small: bool
) -> None:
    """Mark, name, notes and score of a player."""
    about = scene.seats[seat]
    edge, width = ("accent", 2) if about.acts else ("line", 1)
    page.panels.append(Panel(x, y, w, h, 12 if small else 16, edge=edge, width=width))
    pad, mark, size = (9, 13, 14) if small else (14, 22, 17)
    page.marks.append((f"seat-{seat}", x + pad, y + (8 if small else 13), mark / 24))
    notes = " · ".join(page.text(note) for note in about.notes)
    start, score = x + pad + mark + (6 if small else 10), str(about.score)
    room = x + w - pad - start - (len(score) + 0.4) * size * 0.8
    page.write(names[seat], start, y + (19.5 if small else 22), size, room, bold=True)
    if not small:
        page.write(notes, start, y + 38, 13, room, fill="muted")
    elif w > 300:
        page.write(notes, start + len(names[seat]) * size * 0.6 + 12, y + 19.5, 12.5, fill="muted")
    size = 18 if small else 25
    page.write(score, x + w - pad, y + (21 if small else 32), size, bold=True, display=True, anchor="end")


def _bar(page: Page, scene: Scene, x: float, y: float, w: float, h: float, names: list[str]) -> None:
    offers, narrow = scene.offers, w < 600
    page.panels.append(Panel(x, y, w, h, 16, edge="accent" if offers.targets or offers.buttons else "line", width=1.4))
    start = x + 16
    for key in _of(scene, HAND):
        if any(piece.on == key for piece in scene.lying().values()):
            size = 62 if narrow else h - 20
            page.panels.append(Panel(x + 10, y + 10, size * 1.25, size, 11, "paper-2", ""))
            page.fit(scene, key, x + 12, y + 12, size * 1.25 - 4, size - 4)
            start = x + 10 + size * 1.25 + 12
    at = start
    for step, state in offers.steps:
        words = page.text((step, {}))
        if state == "was":
            page.marks.append(("tick", at, y + 14, 0.58))
            at += 16
        page.write(words, at, y + 24, 12.5, fill="accent" if state == "now" else "muted", bold=state == "now")
        at += len(words) * 6.2 + (12 if narrow else 20)
    used = _buttons(page, scene, x, y, w, h, narrow)
    room = x + w - start - 12 - used
    prompt = page.text(offers.prompt) if offers.prompt else ""
    size = 17 if narrow else 22
    lines = _two_lines(prompt, room / size / 0.48)
    for number, words in enumerate(lines):
        page.write(words, start, y + (45 if narrow else 54) + number * size * 1.15, size, bold=True, display=True)
    if offers.hint is not None and len(lines) == 1:
        page.write(page.text(offers.hint), start, y + (63 if narrow else 78), 14, room, fill="muted")


def _two_lines(words: str, letters: float) -> list[str]:
    if len(words) <= letters:
        return [words]
    cut = words.rfind(" ", 0, int(letters))
    return [words[:cut], words[cut + 1 :]] if cut > 0 else [words]


def _buttons(page: Page, scene: Scene, x: float, y: float, w: float, h: float, narrow: bool) -> float:
    """Beside the prompt in at most two rows, on a telephone below it; gives back the width they take from it."""
    buttons = scene.offers.buttons[: 2 if narrow else 4]
    if not buttons:
        return 0
    high, gap, size = 34, 8, 13 if narrow else 14.5
    said = [page.text(button.say) for button in buttons]
    widths = [min(260.0, len(words) * size * 0.54 + 30) for words in said]
    rows = [buttons] if narrow or len(buttons) < 3 else [buttons[:2], buttons[2:]]
    top = y + h - high - 8 if narrow else y + (h - len(rows) * high - (len(rows) - 1) * gap) / 2
    number = used = 0
    for row in rows:
        each = [(w - 20 - gap * (len(row) - 1)) / len(row)] * len(row) if narrow else widths[number : number + len(row)]
        total = sum(each) + gap * (len(row) - 1)
        used = max(used, int(total) + 20)
        left = x + 10 if narrow else x + w - 16 - total
        for button, wide in zip(row, each, strict=True):
            main = button.kind == "main"
            page.panels.append(Panel(left, top, wide, high, 11, "accent" if main else "paper", "" if main else "line"))
            fill = "accent-ink" if main else "ink"
            page.write(said[number], left + wide / 2, top + 22, size, wide - 8, bold=True, fill=fill, anchor="middle")
            left += wide + gap
            number += 1
        top += high + gap
    return 0 if narrow else used


def _log(page: Page, scene: Scene, x: float, y: float, w: float, h: float, names: list[str]) -> None:
    """The latest first; what one player did in a row is one sentence."""
    sentences: list[tuple[int, str]] = []
    for seat, said in scene.log:
        words = page.text(said)
        if not words.strip():
            continue
        if sentences and seat in (NOBODY, sentences[-1][0]):
            sentences[-1] = (sentences[-1][0], f"{sentences[-1][1]}, {words}")
        else:
            sentences.append((seat, f"{names[seat]} {words}" if seat != NOBODY else words))
    row, size = 19, 13.5
    at, low = y + 14, y + h
    for number, (seat, words) in enumerate(reversed(sentences)):
        lines = wrap(words, (w - 24) / size * 1.06)
        if at + (len(lines) - 1) * row > low:
            return
        if seat != NOBODY:
            page.marks.append((f"seat-{seat}", x, at - 11, 14 / 24))
        for line in lines:
            page.write(line, x + 22, at, size, fill="muted" if number else "ink")
            at += row
        at += 4


def _score_table(page: Page, scene: Scene, x: float, y: float, w: float, h: float, names: list[str]) -> None:
    """The end of the game: the points by source, a column for each player."""
    seats, row, at = scene.seats, 19, y + 14
    step = min(84, (w - 190) / len(seats))
    columns = [x + w - step * (len(seats) - 1 - seat) - 6 for seat in _seats(scene)]
    for seat, right in enumerate(columns):
        page.marks.append((f"seat-{seat}", right - 15, at - 12, 15 / 24))
    for number, (source, _) in enumerate(seats[0].lines):
        at += row
        page.write(page.text((source, {})), x, at, 13.5, fill="muted")
        for about, right in zip(seats, columns, strict=True):
            page.write(str(about.lines[number][1]), right, at, 13.5, anchor="end")
    for key, points in (("table-total", [s.score for s in seats]), ("table-place", [s.place for s in seats])):
        at += row
        page.write(page.text((key, {})), x, at, 14, bold=True)
        for number, right in zip(points, columns, strict=True):
            page.write(str(number), right, at, 14, bold=True, anchor="end")


def wrap(words: str, ems: float) -> list[str]:
    """Lines of at most so many ems; a letter counts as half an em, which is about right for every plain font."""
    room, lines = max(4, int(ems / 0.52)), [""]
    for word in filter(None, words.replace("\n", " ").split(" ")):  # a no-break space keeps two together
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
