"""The report of an arena for people: Markdown with tables, and the same in pictures where Matplotlib is installed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from teahouse.extras import need

Summary = dict[str, Any]


def markdown(summary: Summary, command: str, pictures: list[str]) -> str:
    """All tables of an arena, as a page."""
    title = f"{summary['game']}, {summary['seats']} players, {summary['games']} games, seed {summary['seed']}"
    parts = [f"# Arena: {title}", f"`{command}`"]
    parts += [f"![]({picture})" for picture in pictures]
    if summary["seats"] > 1:
        parts += ["## Ratings", _ratings(summary), "## Who beats whom", _pairings(summary)]
    parts += ["## Players", _shares("player", summary["players"])]
    parts += ["## Seats", _shares("seat", {str(n + 1): share for n, share in enumerate(summary["seat_shares"])})]
    for name, items in summary["balance"].items():
        parts += [f"## Balance: {name}", _shares(name, items)]
    if summary["balance"]:
        parts.append("Where a thing belongs to a player the share is its owner's, else that of the first seat.")
    parts += ["## Endings", _table(["ending", "games"], [[name, str(n)] for name, n in summary["endings"].items()])]
    return "\n\n".join(parts) + "\n"


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _ratings(summary: Summary) -> str:
    rows = [
        [entry["name"], f"{entry['elo']:.0f}", f"± {entry['margin']:.0f}", str(entry["games"])]
        for entry in summary["ratings"]
    ]
    return _table(["player", "Elo", "95 %", "games"], rows)


def _pairings(summary: Summary) -> str:
    names = [entry["name"] for entry in summary["ratings"]]
    won = {(entry["player"], entry["rival"]): entry for entry in summary["pairings"]}
    rows: list[list[str]] = []
    for name in names:
        cells = [won.get((name, rival)) for rival in names]
        rows.append([name, *[f"{cell['won'] / cell['of']:.0%} of {cell['of']:g}" if cell else "" for cell in cells]])
    return _table(["wins against", *names], rows)


def _shares(what: str, items: dict[str, dict[str, float]]) -> str:
    rows = [
        [
            name,
            f"{share['games']:.0f}",
            f"{share['share']:.1%}",
            f"{share['low']:.1%} – {share['high']:.1%}",
            f"{share['mean_score']:.1f}",
        ]
        for name, share in items.items()
    ]
    return _table([what, "games", "wins", "95 %", "mean score"], rows)


def draw(summary: Summary, folder: Path, stem: str) -> list[str]:
    """Pictures of the ratings and of the balance beside the report; gives back their names."""
    need("lab", "matplotlib", or_else="or --no-plots")
    from matplotlib.figure import Figure  # noqa: PLC0415

    made: list[str] = []

    def bars(name: str, title: str, items: list[tuple[str, float, float, float]], line: float | None) -> None:
        figure = Figure(figsize=(7, 1.2 + 0.32 * len(items)), layout="constrained")
        axes = figure.add_subplot()
        places = range(len(items))
        low = [value - low for _, value, low, _ in items]
        high = [high - value for _, value, _, high in items]
        axes.errorbar([item[1] for item in items], places, xerr=[low, high], fmt="o", color="#0072b2", capsize=3)
        axes.set_yticks(places, [item[0] for item in items])
        axes.invert_yaxis()
        axes.set_title(title)
        axes.grid(axis="x", alpha=0.3)
        if line is not None:
            axes.axvline(line, color="#999", linestyle="--")
        file = f"{stem}-{name}.svg"
        figure.savefig(folder / file, metadata={"Date": None})
        made.append(file)

    if summary["seats"] > 1:
        bars(
            "ratings",
            "Elo with 95 % intervals",
            [(e["name"], e["elo"], e["elo"] - e["margin"], e["elo"] + e["margin"]) for e in summary["ratings"]],
            None,
        )
        seats = {f"seat {n + 1}": share for n, share in enumerate(summary["seat_shares"])}
        for name, items in {"seats": seats, **summary["balance"]}.items():
            shares = [(item, s["share"], s["low"], s["high"]) for item, s in items.items()]
            bars(name, f"Wins: {name}", shares, 1 / summary["seats"])
    return made
