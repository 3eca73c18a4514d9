"""A balance report as one HTML file: plots as SVG inside it, tables, and the line that makes it again."""

from __future__ import annotations

import io
from collections.abc import Iterable
from html import escape
from importlib import import_module
from typing import Any

from teahouse import games
from teahouse.core.record import SEATS
from teahouse.extras import need
from teahouse.lab.report import Report, Word, share_error

COLOURS = ["#2f5d50", "#b5502f", "#c09a3e", "#4a5d8f"]
STYLE = """body{font:16px/1.5 Georgia,serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#2a2622;
background:#fbf8f1}h1,h2{font-weight:normal}table{border-collapse:collapse;margin:1rem 0}td,th{padding:.2rem .8rem;
text-align:right;border-bottom:1px solid #ddd3c0}td:first-child,th:first-child{text-align:left}
code{background:#efe7d6;padding:.1rem .3rem}svg{max-width:100%;height:auto}"""


def page(report: Report, command: str) -> str:
    """The whole file."""
    run, tally = report.run, report.tally
    title = f"{games.find(run.game).title}: balance"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{tally.games:,} games of {run.seats} players ({escape(', '.join(run.names()))}), seed {run.seed}. "
        f"The same games again: <code>{escape(command)}</code></p>",
        "<p>What computer players do is not what people do: read differences, not absolute numbers. Intervals hold "
        "95 % of what chance alone would do.</p>",
        "<h2>Who begins</h2>",
        _plot(_seats, report),
        _table(
            ["seat", "wins", "±", "mean score", "deviation", "least", "most"],
            (
                [SEATS[seat], _percent(share), _percent(share_error(share, tally.games)), f"{score.mean:.1f}",
                 f"{score.deviation:.1f}", str(score.least), str(score.most)]
                for seat, score in enumerate(tally.scores)
                for share in [tally.win_share(seat)]
            ),
        ),
        "<h2>Scores</h2>", _plot(_scores, report),
        "<h2>Length</h2>", _plot(_lengths, report),
        _table(
            ["", "mean", "deviation", "least", "most"],
            (
                [name, f"{spread.mean:.1f}", f"{spread.deviation:.1f}", str(spread.least), str(spread.most)]
                for name, spread in (("turns", tally.turns), ("decisions", tally.decisions), ("draws", tally.draws))
            ),
        ),
        "<h2>Endings</h2>",
        _table(
            ["ending", "games", "share"],
            ([name.replace("-", " "), f"{n:,}", _percent(n / tally.games)] for name, n in tally.endings.most_common()),
        ),
    ]  # fmt: skip
    parts += _words("Cards in play", "wins of the first seat", report.drawn)
    parts += _words("What players chose", "wins of those who did", report.chosen)
    if report.variants:
        parts += ["<h2>Layouts and boards</h2>", _table(
            ["", "games", "first seat wins", "±", "mean score", "mean turns"],
            (
                [name, f"{one.games:,}", _percent(one.win_share(0)), _percent(share_error(one.win_share(0), one.games)),
                 f"{sum(score.mean for score in one.scores) / run.seats:.1f}", f"{one.turns.mean:.1f}"]
                for name, one in report.variants.items()
            ),
        )]  # fmt: skip
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>\n'
        f"<body>{body}</body></html>\n"
    )  # fmt: skip


def _words(title: str, wins: str, words: dict[str, Word]) -> list[str]:
    if not words:
        return []
    rows = (
        [
            name, f"{word.games:,}", _percent(word.wins / word.games),
            _percent(share_error(word.wins / word.games, word.games)),
            f"{word.scores.mean:.1f}", f"{word.turns.mean:.1f}",
        ]
        for name, word in sorted(words.items(), key=lambda pair: (-pair[1].wins / pair[1].games, pair[0]))
    )  # fmt: skip
    return [f"<h2>{title}</h2>", _table(["", "games", wins, "±", "mean score", "mean turns"], rows)]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _table(head: list[str], rows: Iterable[list[str]]) -> str:
    top = "".join(f"<th>{escape(word)}</th>" for word in head)
    lines = ["<tr>" + "".join(f"<td>{escape(word)}</td>" for word in row) + "</tr>" for row in rows]
    return f"<table><tr>{top}</tr>{''.join(lines)}</table>"


def _plot(draw: Any, report: Report) -> str:
    """A plot as SVG, the same bytes for the same figures."""
    need("lab", "matplotlib", or_else="or --json, which has no plots")
    matplotlib: Any = import_module("matplotlib")
    matplotlib.use("svg")
    pyplot: Any = import_module("matplotlib.pyplot")
    with matplotlib.rc_context({"svg.hashsalt": "teahouse", "font.family": "serif"}):
        figure, axes = pyplot.subplots(figsize=(8, 3))
        draw(axes, report)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        figure.tight_layout()
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None}, transparent=True)
        pyplot.close(figure)
    made = text.getvalue()
    return made[made.index("<svg") :]


def _seats(axes: Any, report: Report) -> None:
    tally, seats = report.tally, range(report.run.seats)
    shares = [100 * tally.win_share(seat) for seat in seats]
    errors = [100 * share_error(tally.win_share(seat), tally.games) for seat in seats]
    axes.bar([SEATS[seat] for seat in seats], shares, yerr=errors, color=COLOURS[: len(seats)], capsize=6)
    axes.axhline(100 / report.run.seats, color="#888", linewidth=1, linestyle="--")
    axes.set_ylabel("games won, %")


def _scores(axes: Any, report: Report) -> None:
    everything = [score for scores in report.scores for score in scores]
    low, high = min(everything), max(everything)
    bins = [low + number * max(high - low, 1) / 24 for number in range(25)]
    for seat, scores in enumerate(report.scores):
        axes.hist(scores, bins, histtype="step", linewidth=2, color=COLOURS[seat], label=SEATS[seat])
    axes.legend(frameon=False)
    axes.set_xlabel("score")
    axes.set_ylabel("games")


def _lengths(axes: Any, report: Report) -> None:
    axes.hist(report.turns, min(30, max(report.turns) - min(report.turns) + 1), color=COLOURS[0])
    axes.set_xlabel("turns")
    axes.set_ylabel("games")
