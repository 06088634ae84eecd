"""Plots as SVG: dots with their intervals, columns, curves. They stand alone, and need nothing from elsewhere."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, inf, log10

from scholars.arena.intervals import Estimate

WIDTH = 760
COLOURS = ("#095d67", "#b3446f", "#8a6d1f", "#51566b")
INK, FAINT, PAPER = "#20263a", "#d8ccb2", "#fffaf0"
ROW, EDGE = 22, 60
LETTER, WIDEST = 7.0, 300  # room for a letter of a label, and for the longest label


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a plot of dots: what it is about, the figure, and how often it was so, if that is told."""

    label: str
    estimate: Estimate
    use: Estimate | None = None
    series: int = 0  # those of one have one colour


def dots(title: str, rows: Sequence[Row], *, share: bool, mark: float | None = None, use: str = "") -> str:
    """Each figure as a dot on its interval; a dashed line where it would be if it made no difference."""
    low, high = _span([row.estimate for row in rows], mark)
    right = WIDTH - (200 if use else 70)
    left = min(WIDEST, 30 + LETTER * max(len(row.label) for row in rows))
    across = _Scale(low, high, left, right)
    top, height = 34, 34 + ROW * len(rows) + 30
    parts = [_ticks(across, top - 8, height - 28, share=share)]
    if mark is not None:
        parts.append(f'<path d="M{across(mark):.1f} {top - 8}V{height - 28}" stroke="{INK}" stroke-dasharray="4 3"/>')
    if use:
        parts.append(_text(right + 20, 20, use, small=True))
    parts.append(_text(WIDTH - 8, 20, "n", "end", small=True))
    for number, row in enumerate(rows):
        parts += _dot(row, across, top + ROW * number + ROW / 2, right)
    return _svg(title, height, parts)


def _dot(row: Row, across: "_Scale", y: float, right: float) -> Iterator[str]:
    found, colour = row.estimate, COLOURS[row.series]
    yield _text(across.start - 10, y + 4, row.label, "end")
    yield (
        f'<path d="M{across(max(found.low, across.low)):.1f} {y}H{across(min(found.high, across.high)):.1f}" '
        f'stroke="{colour}" stroke-width="2"/><circle cx="{across(found.value):.1f}" cy="{y}" r="4.5" '
        f'fill="{colour}"/>'
    )
    yield _text(WIDTH - 8, y + 4, f"{found.n}", "end", small=True)
    if row.use is not None:
        wide = 90 * row.use.value
        yield f'<rect x="{right + 20}" y="{y - 6}" width="{wide:.1f}" height="12" fill="{FAINT}"/>'
        yield _text(right + 24 + wide, y + 4, f"{row.use.value:.0%}", small=True)


def curves(
    title: str,
    series: Mapping[str, Sequence[tuple[float, Estimate]]],
    along: str,
    *,
    share: bool,
    columns: bool = False,
) -> str:
    """Figures along a number, as curves with their intervals, or as steps where they are shares of columns."""
    places = [x for points in series.values() for x, _ in points]
    figures = [found for points in series.values() for _, found in points]
    top, height = 40, 320
    bottom = height - 46
    across = _Scale(min(places), max(places), EDGE, WIDTH - 20)
    low, high = _span(figures, 0.0)
    up = _Scale(low, high, bottom, top)
    parts = [_levels(up, share=share)]
    ticks = [tick for tick in _steps(across.low, across.high) if across.low <= tick <= across.high]
    parts += [_text(across(tick), bottom + 18, f"{tick:g}", "middle", small=True) for tick in ticks]
    parts.append(_text((EDGE + WIDTH) / 2, height - 8, along, "middle", small=True))
    for number, (name, points) in enumerate(series.items()):
        colour = COLOURS[number % len(COLOURS)]
        parts.append(_band(points, across, up, colour))
        line = " ".join(f"{across(x):.1f},{up(found.value):.1f}" for x, found in points)
        wide = 1.4 if columns else 2.2
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="{wide}"/>')
        start = EDGE + 10 + 220 * number
        parts.append(f'<path d="M{start} 22h24" stroke="{colour}" stroke-width="3"/>')
        parts.append(_text(start + 30, 26, name, small=True))
    return _svg(title, height, parts)


def _band(points: Sequence[tuple[float, Estimate]], across: "_Scale", up: "_Scale", colour: str) -> str:
    upper = [f"{across(x):.1f},{up(min(found.high, up.high)):.1f}" for x, found in points]
    lower = [f"{across(x):.1f},{up(max(found.low, up.low)):.1f}" for x, found in reversed(points)]
    return f'<polygon points="{" ".join(upper + lower)}" fill="{colour}" fill-opacity="0.18"/>'


# What plots are made of


class _Scale:
    """Where a number stands between two edges."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self.start, self.end = start, end

    def __call__(self, number: float) -> float:
        return self.start + (number - self.low) / (self.high - self.low) * (self.end - self.start)


def _span(figures: Sequence[Estimate], mark: float | None) -> tuple[float, float]:
    """From the lowest to the highest that is shown, with the mark."""
    numbers = [end for found in figures for end in (found.low, found.high, found.value) if abs(end) != inf]
    numbers += [] if mark is None else [mark]
    steps = _steps(min(numbers), max(numbers))
    return min(*numbers, steps[0]), max(*numbers, steps[-1])


def _steps(low: float, high: float) -> list[float]:
    """Round numbers from below one to above the other, about six of them."""
    rough = (high - low or 1) / 5
    size = 10.0 ** floor(log10(rough))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
    return [round(step * number, 10) for number in range(floor(low / step), ceil(high / step) + 1)]


def _ticks(across: _Scale, top: float, bottom: float, *, share: bool) -> str:
    parts = []
    for tick in _steps(across.low, across.high):
        if across.low <= tick <= across.high:
            x = across(tick)
            parts.append(f'<path d="M{x:.1f} {top}V{bottom}" stroke="{FAINT}"/>')
            parts.append(_text(x, bottom + 18, f"{tick:.0%}" if share else f"{tick:g}", "middle", small=True))
    return "".join(parts)


def _levels(up: _Scale, *, share: bool) -> str:
    parts = []
    for tick in _steps(up.low, up.high):
        if up.low <= tick <= up.high:
            parts.append(f'<path d="M{EDGE} {up(tick):.1f}H{WIDTH - 20}" stroke="{FAINT}"/>')
            told = f"{tick:.0%}" if share else f"{tick:g}"
            parts.append(_text(EDGE - 8, up(tick) + 4, told, "end", small=True))
    return "".join(parts)


def _text(x: float, y: float, words: str, anchor: str = "start", *, small: bool = False) -> str:
    size = ' font-size="12"' if small else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{size}>{escape(words)}</text>'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    style = f'font-family="Source Sans 3, system-ui, sans-serif" font-size="13.5" fill="{INK}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" role="img" {style}>'
        f'<title>{escape(title)}</title><rect width="{WIDTH}" height="{height:g}" fill="{PAPER}"/>'
        f"{''.join(parts)}</svg>\n"
    )
