"""A scene as one stand-alone SVG: only the symbols it needs, every colour resolved, no font, script or address in it.

A piece's state (owner, veil, ring) reaches its picture through variables. Renderers without CSS know no variables, so a
symbol is written once for each state it appears in.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from teahouse.core.words import Words
from teahouse.draw.camera import GLASS, Camera, framed, glassy, order
from teahouse.draw.camera import picture as seen_as
from teahouse.draw.layout import Page, compose, wrap
from teahouse.draw.palette import Tokens, seat_vars, theme
from teahouse.draw.pills import common, pill
from teahouse.draw.scene import BLOCKED, FAINT, LIT, NOBODY, Piece, Scene, Surface
from teahouse.draw.sheet import Sheet, label_look
from teahouse.draw.tray import block, ray, tray
from teahouse.draw.tray import written as matrix_text

Say = Callable[..., str]  # Speaker.say: (key, **values) -> text

INNERMOST = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")
VEILS = {FAINT: ".16", BLOCKED: ".4", LIT: ".1"}
PLAIN = {"font-family": "var(--text)", "font-size": "12", "fill": "var(--ink)"}  # of a label that says nothing else
LETTER = 0.54  # of the height: how wide a letter is in most fonts
NAME, SMALLEST = 11.6, 6.0  # the size of a card's name, and the least of what it does
LEADING = 1.2  # from line to line
SIDES = ("var(--slab,var(--wood-2))", "var(--slab-line,var(--shadow))", "var(--shadow)")  # of a block
FULL_LIGHT = {"--shade": "0", "--from-left": "0", "--from-above": "0"}  # of what can be chosen
HIDDEN = {"--veil": "0", "--ring": "none", "--shade": "0"}


class Inker:
    """Resolves pictures for one theme and collects the definitions they need."""

    def __init__(self, sheet: Sheet, tokens: Tokens) -> None:
        self.sheet = sheet
        self.tokens = tokens
        self.names: dict[tuple[str, tuple[tuple[str, str], ...]], str] = {}
        self.bodies: dict[str, str] = {}
        self.taken: dict[str, int] = {}
        self._free: dict[str, frozenset[str]] = {}

    def colour(self, text: str, state: Tokens) -> str:
        """Every `var()` replaced by its value, innermost first."""

        def value(found: re.Match[str]) -> str:
            name, fallback = found.groups()
            known = state.get(name, self.tokens.get(name))
            if known is not None:
                return known
            if fallback is None:
                raise KeyError(f"the pictures use the unknown colour {name}")
            return fallback.strip()

        while "var(" in text:
            changed = INNERMOST.sub(value, text)
            if changed == text:
                raise ValueError(f"cannot resolve {text}")
            text = changed
        return text

    def picture(self, name: str, state: Tokens) -> str:
        """The id of a symbol in this state; it is written down when first asked for."""
        used = self.variables(name)
        key = (name, tuple(sorted((var, value) for var, value in state.items() if var in used)))
        if key not in self.names:
            number = self.taken.get(name, 0)
            self.taken[name] = number + 1
            made = f"{name}-{number}" if number else name
            self.names[key] = made
            self.bodies[made] = self._symbol(name, made, state)
        return self.names[key]

    def _symbol(self, name: str, made: str, state: Tokens) -> str:
        if name in self.sheet.defs:
            return re.sub(
                r'id="[\w-]+"', f'id="{made}"', self.colour(self.inside(self.sheet.defs[name], state), state), count=1
            )
        if name not in self.sheet.symbols:
            raise KeyError(f"there is no picture '{name}'")
        body = self.colour(self.inside(self.sheet.symbols[name], state), state)
        return f'<symbol id="{made}" overflow="visible">{body}</symbol>'

    def inside(self, markup: str, state: Tokens) -> str:
        """What the markup refers to, in the same state."""
        markup = re.sub(r'href="#([\w-]+)"', lambda m: f'href="#{self.picture(m[1], state)}"', markup)
        return re.sub(r"url\(#([\w-]+)\)", lambda m: f"url(#{self.picture(m[1], state)})", markup)

    def variables(self, name: str) -> frozenset[str]:
        """The variables of a picture that are no colours of the theme, those of its parts included."""
        if name not in self._free:
            markup = self.sheet.symbols.get(name) or self.sheet.defs.get(name, "")
            found = set(re.findall(r"var\((--[\w-]+)", markup))
            for part in self.sheet.links(markup):
                found |= self.variables(part)
            self._free[name] = frozenset(found)
        return self._free[name]


def render(
    scene: Scene,
    sheet: Sheet,
    say: Say,
    theme_name: str = "light",
    names: Sequence[str] = (),
    word: Callable[[str, int | str], int | str] | None = None,
) -> str:
    """The scene as SVG text. `say` turns keys into words, `word` a value into a word, `names` are the players'."""
    ink = Inker(sheet, theme(theme_name, sheet.tokens))
    page = compose(scene, lambda said: _sentence(said, say, word), names)
    body = "".join(_panels(page, ink))
    for key, place in page.places.items():
        body += _surface(scene, key, scene.surfaces[key], place, ink, sheet, page.text, say)
    body += "".join(_writing(page, ink))
    return _stand_alone(page.w, page.h, page.title, body, ink)


def render_surface(scene: Scene, key: str, sheet: Sheet, say: Say, theme_name: str = "light") -> str:
    """One surface of a scene alone, without anything around it."""
    ink, surface = Inker(sheet, theme(theme_name, sheet.tokens)), scene.surfaces[key]
    text: Callable[[Words], str] = lambda said: _sentence(said, say, None)  # noqa: E731
    body = _surface(scene, key, surface, (0.0, 0.0, 1.0), ink, sheet, text, say)
    return _stand_alone(*surface.seen, text(surface.say), body, ink)


def _stand_alone(w: int, h: int, said: str, body: str, ink: Inker) -> str:
    title = escape(said)
    content = "".join(ink.bodies.values())
    mark = f"t{zlib.crc32((content + body).encode()):x}-"  # several pictures may stand in one notebook page
    defs = _marked(content, mark)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}"'
        f' role="img" aria-label="{title}"><title>{title}</title><defs>{defs}</defs>{_marked(body, mark)}</svg>\n'
    )


def _marked(markup: str, mark: str) -> str:
    return re.sub(r'(\bid="|href="#|url\(#)', lambda m: m[1] + mark, markup)


def _sentence(said: Words, say: Say, word: Callable[[str, int | str], int | str] | None) -> str:
    key, values = said
    spoken: dict[str, Any] = {kind: word(kind, value) if word else value for kind, value in values.items()}
    return say(key, **spoken)


def states(scene: Scene) -> dict[str, Tokens]:
    """What the side table makes of pieces and spots: rings and veils."""
    offers = scene.offers
    found: dict[str, Tokens] = {key: {"--ring": "var(--accent)"} for key in offers.fresh}
    for veil, keys in offers.veils.items():
        for key in keys:
            found.setdefault(key, {})["--veil"] = VEILS[veil]
    for key in [*offers.targets, *(offers.tries[0].pieces if offers.tries else [])]:
        found[key] = {"--ring": "var(--gold)"} | FULL_LIGHT
    return found


def _surface(
    scene: Scene,
    key: str,
    surface: Surface,
    place: tuple[float, float, float],
    ink: Inker,
    sheet: Sheet,
    text: Callable[[Words], str],
    say: Say,
) -> str:
    x, y, scale = place
    made = [f'<g transform="translate({x:.2f},{y:.2f}) scale({scale:.4f})">']
    state = seat_vars(surface.seat) if surface.seat != NOBODY else {}
    camera = Camera(surface.tilt, surface.tilt.eye) if surface.tilt is not None else None
    made += _background(surface, camera, ink, sheet, text, state)
    marks = states(scene)
    lying = [(name, piece) for name, piece in scene.lying().items() if piece.on == key]
    lying += [(name, spot) for name, spot in scene.offers.spots.items() if spot.on == key]
    first = scene.offers.tries[0] if scene.offers.tries else None
    if first is not None:
        lying = [pair for pair in lying if pair[0] not in first.pieces]
        lying += [(name, ghost) for name, ghost in first.pieces.items() if ghost.on == key]
    glass: set[str] = set()
    if camera is None:
        lying.sort(key=lambda pair: pair[1].z)
    else:
        lying.sort(key=lambda pair: order(camera, sheet, pair[1]))
        glass = glassy(camera, sheet, dict(lying))
    for name, piece in lying:
        drawn = _piece(piece, marks.get(name, {}), ink, sheet, text, camera)
        made.append(f'<g opacity="{GLASS}">{drawn}</g>' if name in glass else drawn)
    brought = scene.offers.gains or {}
    for name, target in scene.offers.targets.items():
        lies = scene.find(name) or scene.offers.spots.get(name)
        brings = common(say, brought, target.do) if lies is not None and lies.on == key else ""
        if lies is not None and brings:
            made.append(_gain(as_seen(lies, sheet, camera), brings, ink, sheet))
    if first is not None and first.do in brought:
        brings = pill(say, brought[first.do])
        ghosts = [ghost for ghost in first.pieces.values() if ghost.on == key and brings]
        made += [_gain(as_seen(ghost, sheet, camera), brings, ink, sheet) for ghost in ghosts[:1]]
    made.append("</g>")
    return "".join(made)


def _background(
    surface: Surface, camera: Camera | None, ink: Inker, sheet: Sheet, text: Callable[[Words], str], state: Tokens
) -> list[str]:
    """Plates, strokes and labels; of a tilted surface the tray and what stands around it."""

    def look(style: str) -> str:
        return ink.colour(ink.inside(sheet.plates[style], state), state)

    made: list[str] = []
    labels = list(surface.labels)
    if camera is None or surface.tilt is None:
        for plate in surface.plates:
            box = f'x="{plate.x}" y="{plate.y}" width="{plate.w}" height="{plate.h}" rx="{plate.r}"'
            made.append(f"<rect {box} {look(plate.style)}/>")
        for art, x, y, size in surface.scenery:
            where = f"translate({x},{y}) scale({size / 100:g})"
            made.append(f'<use href="#{ink.picture(art, state)}" transform="{where}"/>')
        made += [f'<path d="{d}" {look(style)}/>' for style, d in surface.strokes]
    else:
        made += tray(surface, camera, look)
        for art, x, y, size in surface.scenery:  # it stands: nothing of the picture is foreshortened
            px, py = camera.at(x, y)
            where = f"translate({px:.1f},{py:.1f}) scale({camera.scale(y) * size / 100:.3f})"
            made.append(f'<use href="#{ink.picture(art, state)}" transform="{where}"/>')
        for art, frame in surface.tilt.decor:
            where = matrix_text(framed(frame))
            made.append(f'<use href="#{ink.picture(art, HIDDEN)}" transform="{where}"/>')
        x, y, w, h = surface.tilt.bed
        labels = [one for one in labels if x <= one[1] <= x + w and y <= one[2] <= y + h] + surface.tilt.labels
    for style, middle, height, said in labels:
        at = camera.at(middle, height) if camera is not None else (middle, height)
        made.append(_label(sheet.labels[style], at[0], at[1], text(said), ink, state))
    return made


def as_seen(piece: Piece, sheet: Sheet, camera: Camera | None) -> Piece:
    """A piece as it would have to lie flat to be seen where it is: for what is written beside it."""
    if camera is None:
        return piece
    a, _, c, d, e, f = camera.matrix(sheet, piece)
    w, h = sheet.sizes[seen_as(sheet, piece) or piece.art]
    if piece.stand and piece.art in sheet.tilted:
        left, low = e - w * a / 2, f
    else:
        left, low = e + c * h / 2, f + d * h
    return Piece(piece.art, piece.on, round(left), round(low - h * a), size=round(a * 100))


def _label(style: str, x: float, y: float, words: str, ink: Inker, state: Tokens) -> str:
    """Words in the middle of a place; those that are longer than it are set smaller."""
    look = PLAIN | label_look(style)
    size, room = float(look["font-size"]), look.pop("max", 0)
    if room:
        size = min(size, float(room) / max(1, len(words)) / LETTER)
    look |= {"x": f"{x:g}", "y": f"{y + size * 0.35:g}", "text-anchor": "middle", "font-size": f"{size:g}"}
    attributes = " ".join(f'{name}="{value}"' for name, value in look.items())
    return f"<text {ink.colour(attributes, state)}>{escape(words, quote=False)}</text>"


def _piece(
    piece: Piece, mark: Tokens, ink: Inker, sheet: Sheet, text: Callable[[Words], str], camera: Camera | None = None
) -> str:
    state = HIDDEN | (seat_vars(piece.seat) if piece.seat != NOBODY else {}) | (piece.vars or {}) | mark
    w, h = sheet.sizes[piece.art]
    if piece.to is not None:
        return ray(piece, camera, ink.colour("var(--seat,var(--muted))", state))
    art, where, sides = piece.art, f"translate({piece.x},{piece.y})", ""
    turned = piece.turn
    if camera is not None:
        matrix = camera.matrix(sheet, piece)
        art, where = seen_as(sheet, piece), matrix_text(matrix)
        if not art:
            return ""
        upright = piece.stand or piece.frame is not None
        turned = 0 if upright else turned
        if piece.art in sheet.thick and not upright and not turned:
            colours = tuple(ink.colour(colour, {}) for colour in SIDES)
            sides = block(matrix, w, h, sheet.thick[piece.art], piece.lift, colours)
    elif piece.size != 100:
        where += f" scale({piece.size / 100:g})"
    if turned:
        where += f" rotate({turned},{w / 2:g},{h / 2:g})"
    made = f'{sides}<use href="#{ink.picture(art, state)}"/>'
    if piece.text:
        fill = ink.colour("var(--text-ink,var(--plate))", state)
        made += (
            f'<text x="{w / 2:g}" y="{h / 2 + h * 0.27:g}" text-anchor="middle" font-family="sans-serif"'
            f' font-weight="700" font-size="{h * 0.76:g}" fill="{fill}">{escape(piece.text)}</text>'
        )
    if piece.art in sheet.boxes and piece.say is not None:
        made += _in_box(piece, sheet.boxes[piece.art], ink, text)
    title = f"<title>{escape(text(piece.say))}</title>" if piece.say is not None else ""
    return f'<g transform="{where}">{title}{made}</g>'


def _in_box(piece: Piece, box: tuple[int, int, int, int], ink: Inker, text: Callable[[Words], str]) -> str:
    """The name of a card in bold, what it does below: as large as it fits, but smaller than the name."""
    assert piece.say is not None
    x, y, w, h = box
    fill = ink.colour("var(--plate-ink)", {})
    name = text(piece.say)
    large = min(NAME, w / len(name) / LETTER)
    made = written(name, x, y + large, large, fill, bold=True, family="serif")
    if piece.tells and h >= 2 * large:  # else there is room for a name only
        size = large * 0.9
        while True:
            lines = wrap(text((piece.tells, {})), w / size)
            if size <= SMALLEST or (len(lines) + 0.25) * size * LEADING + large * 1.15 <= h:
                break
            size -= 0.3
        for number, words in enumerate(lines):
            made += written(words, x, y + large * 1.15 + (number + 0.9) * size * LEADING, size, fill)
    return made


def _gain(piece: Piece, words: str, ink: Inker, sheet: Sheet) -> str:
    w, h = sheet.sizes[piece.art]
    middle, low = piece.x + w * piece.size / 200, piece.y + h * piece.size / 200 + 8.5
    wide = 13 + 6.6 * len(words)
    if piece.art in sheet.boxes:  # on the upper edge of its words
        x, _, room, _ = sheet.boxes[piece.art]
        middle, low = piece.x + (x + room) * piece.size / 100 + 4 - wide / 2, piece.y + 10.5
    if piece.art in sheet.pins:
        x, y = sheet.pins[piece.art]
        middle, low = piece.x + x * piece.size / 100 - wide / 2, piece.y + y * piece.size / 100 + 8.5
    pill = ink.colour('fill="var(--accent)" stroke="var(--accent-ink)" stroke-width="1"', {})
    fill = ink.colour("var(--accent-ink)", {})
    return f'<rect x="{middle - wide / 2:g}" y="{low - 17:g}" width="{wide:g}" height="17" rx="8.5" {pill}/>' + written(
        words, middle, low - 4.2, 12.5, fill, bold=True, anchor="middle"
    )


def _panels(page: Page, ink: Inker) -> list[str]:
    made = [f'<rect width="{page.w}" height="{page.h}" fill="url(#{ink.picture("g-paper", HIDDEN)})"/>']
    for panel in page.panels:
        if panel.edge:
            made.append(
                f'<rect x="{panel.x:g}" y="{panel.y + 3:g}" width="{panel.w:g}" height="{panel.h:g}" rx="{panel.r:g}"'
                f' fill="{ink.tokens["--shadow"]}" opacity=".07"/>'
            )
        fill = ink.tokens[f"--{panel.fill}"]
        edge = f'stroke="{ink.tokens["--" + panel.edge]}" stroke-width="{panel.width:g}"' if panel.edge else ""
        made.append(
            f'<rect x="{panel.x:g}" y="{panel.y:g}" width="{panel.w:g}" height="{panel.h:g}" rx="{panel.r:g}"'
            f' fill="{fill}" {edge}/>'
        )
    for art, x, y, scale in page.marks:
        made.append(f'<use href="#{ink.picture(art, HIDDEN)}" transform="translate({x:g},{y:g}) scale({scale:g})"/>')
    return made


def _writing(page: Page, ink: Inker) -> list[str]:
    return [
        written(
            line.words,
            line.x,
            line.y,
            line.size,
            ink.tokens[f"--{line.fill}"],
            line.bold,
            line.anchor,
            "serif" if line.display else "sans-serif",
        )
        for line in page.lines
    ]


def written(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    bold: bool = False,
    anchor: str = "",
    family: str = "sans-serif",
) -> str:
    heavy = ' font-weight="700"' if bold else ""
    side = f' text-anchor="{anchor}"' if anchor else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{family}" font-size="{size:g}"{heavy}{side} fill="{fill}">'
        f"{escape(words, quote=False)}</text>"
    )
