"""How a training went, as a picture and as a table: the mean points of each setting over the decisions learned from."""

import csv
from collections.abc import Mapping, Sequence
from html import escape
from io import StringIO
from typing import Any

from scholars.training.boxes import PERMUTED

WIDTH, HEIGHT = 860, 460
LEFT, RIGHT, TOP, BOTTOM = 52, 210, 20, 44
LATELY = 10  # iterations a mean is taken over
COLOURS = ("#1f4e79", "#b5523b", "#3f7f4f", "#8a6d1f", "#6b4a8b", "#2b8a8a", "#a33a6b", "#555555")


def picture(curve: Sequence[Mapping[str, Any]]) -> str:
    """An SVG of the games on our box; of a training that has hardly begun there is little to see."""
    names = {name for line in curve for name in line["scores"] if not name.endswith(PERMUTED)}
    lines = {name: _means(curve, name) for name in sorted(names)}
    last = max([told["decisions"] for told in curve], default=1)
    most = max([points for line in lines.values() for _, points in line], default=1.0)
    across = (WIDTH - LEFT - RIGHT) / max(1, last)
    up = (HEIGHT - TOP - BOTTOM) / max(1.0, most)
    parts = list(_axes(last, most, across, up))
    for number, (name, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        dashes = ' stroke-dasharray="5 3"' if number >= len(COLOURS) else ""
        places = " ".join(
            f"{LEFT + decisions * across:.1f},{HEIGHT - BOTTOM - points * up:.1f}" for decisions, points in line
        )
        parts.append(f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="1.6"{dashes}/>')
        height = TOP + 14 + 20 * number
        start = WIDTH - RIGHT + 16
        parts.append(f'<path d="M{start} {height - 4}h22" stroke="{colour}" stroke-width="2"{dashes}/>')
        parts.append(f'<text x="{start + 28}" y="{height}">{escape(name)} {line[-1][1]:.0f}</text>')
    style = 'font-family="sans-serif" font-size="12" fill="#333"'
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{"".join(parts)}</svg>\n'


def metrics_csv(curve: Sequence[Mapping[str, Any]]) -> str:
    """A table with a row for each iteration: its losses, its seconds, and the mean points of each setting."""
    settings = sorted({name for line in curve for name in line["scores"]})
    columns = list(dict.fromkeys(name for line in curve for name in line if name != "scores"))
    table = StringIO()
    writer = csv.DictWriter(table, [*columns, *settings], lineterminator="\n")
    writer.writeheader()
    for line in curve:
        points = {name: mean for name, (_, mean, *_) in line["scores"].items()}
        writer.writerow({name: line[name] for name in columns if name in line} | points)
    return table.getvalue()


def _axes(last: int, most: float, across: float, up: float) -> list[str]:
    """Lines for every ten points, and five marks along the decisions."""
    parts = []
    for points in range(0, int(most) + 1, 10):
        height = HEIGHT - BOTTOM - points * up
        parts.append(f'<path d="M{LEFT} {height:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end">{points}</text>')
    for mark in range(6):
        decisions = last * mark / 5
        place = LEFT + decisions * across
        parts.append(
            f'<text x="{place:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{_short(decisions)}</text>'
        )
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 6}">decisions learned from; points of the first seat</text>')
    return parts


def _means(curve: Sequence[Mapping[str, Any]], name: str) -> list[tuple[int, float]]:
    """The mean points over the last few iterations, at each in which a game ended."""
    found: list[tuple[int, float]] = []
    recent: list[tuple[int, float]] = []
    for told in curve:
        if name in told["scores"]:
            games, points = told["scores"][name][:2]
            recent = [*recent, (games, points)][-LATELY:]
            found.append(
                (told["decisions"], sum(count * mean for count, mean in recent) / sum(count for count, _ in recent))
            )
    return found


def _short(decisions: float) -> str:
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if decisions >= size:
            return f"{decisions / size:.3g}{letter}"
    return f"{decisions:.0f}"
