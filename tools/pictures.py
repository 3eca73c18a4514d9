"""Makes the pictures of the documentation with the program itself: `python tools/pictures.py`.

<game>-terminal.svg is the terminal game in the middle of a match between two greedy players with a fixed seed. The
frame is our own: it names no web font, so that the file shows the same wherever it lies. castle-light.svg and
castle-dark.svg are a table of three in the middle of a match, drawn from its scene.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from teahouse import bots, games
from teahouse.cli._screen import Screen
from teahouse.cli._view import View
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.draw.palette import THEMES
from teahouse.games.castle.rules.turn import Place
from teahouse.picture import picture
from teahouse.table.computers import answer, question, think
from teahouse.table.create import create
from teahouse.table.seats import computer
from teahouse.text import Speaker

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
WIDTH, HEIGHT = 100, 40
SEED = 12
TURN = 25
TABLE_TURN = 25

NIGHT = TerminalTheme((21, 24, 28), (241, 232, 214), [(21, 24, 28)] * 8, [(241, 232, 214)] * 8)

FRAME = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="Dragon Castle, terminal">
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px;
}}
.{unique_id}-title {{ font: bold 17px ui-sans-serif, system-ui, sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def terminal(name: str, options: dict[str, str], turn: int) -> str:
    """The screen at the beginning of a turn."""
    game = games.find(name)
    face = games.face(name)
    sketch = face.must_have(face.sketch, "sketch")
    speaker = Speaker(game.name)
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system="truecolor",
        file=io.StringIO(),
        highlight=False,
    )
    screen = Screen(sketch.styles, console)
    plans = [computer("greedy", speaker.say("you")), computer("greedy", speaker.say("computer-1"))]
    rng = Rng(SEED)
    table = create(name, plans, options, now=0, rng=rng, starts_when_full=True).table
    while table.match.state.turn < turn or table.to_act != 0:
        asked = question(table, rng)
        assert asked is not None
        table = answer(table, asked, think(asked), now=0, rng=rng)
    View(table, speaker, screen, sketch).show(table, 0)
    frame = FRAME.replace("Dragon Castle", game.title)
    return console.export_svg(title=game.title, theme=NIGHT, code_format=frame, unique_id="t")


def castle_table(theme: str) -> str:
    """The table in the middle of a match of three: the first player has to place a tile."""
    game = games.find("castle")
    match = Match(game, 3, {"spirits": "strength wind", "dragons": "courage"})
    greedy, rng = bots.find("greedy", game), Rng(SEED)
    while match.state.turn < TABLE_TURN or match.state.actor != 0 or not isinstance(match.state.pending[-1], Place):
        if match.state.actor == CHANCE:
            match.settle(rng)
        else:
            match.play(greedy.choose(match.state, rng))
    return picture(match, 0, theme, names=["Viola", "Michele", "Ines"])


def as_tiles(picture: str) -> str:
    """Backgrounds are tiles here: rounded, with a little air between the rows."""
    crisp = re.compile(r'y="([0-9.]+)" (width="[0-9.]+") height="[0-9.]+" shape-rendering="crispEdges"')
    return crisp.sub(lambda tile: f'y="{float(tile[1]) + 0.8:g}" {tile[2]} height="22.4" rx="3.5"', picture)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    castle = as_tiles(terminal("castle", {"spirits": "strength", "dragons": "humility"}, TURN))
    (PICTURES / "castle-terminal.svg").write_text(castle, encoding="utf-8")
    panda = terminal("panda", {"board": "calibrated", "missions": "A7 B3"}, 40)
    (PICTURES / "panda-terminal.svg").write_text(panda, encoding="utf-8")
    tang = terminal("tang", {"board": "balanced"}, TURN)
    (PICTURES / "tang-terminal.svg").write_text(tang, encoding="utf-8")
    for theme in THEMES:
        (PICTURES / f"castle-{theme}.svg").write_text(castle_table(theme), encoding="utf-8")


if __name__ == "__main__":
    main()
