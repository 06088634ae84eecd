"""The few shapes a picture of the table is made of, as SVG."""

from collections.abc import Iterable
from html import escape

INK, PAPER, CARD, LINE, NIGHT, ON_NIGHT = "#20263a", "#f5eddb", "#fffaf0", "#a98f57", "#182f66", "#f4ecd9"
SEATS = ("#095d67", "#dc7ba0", "#533d2e", "#9fd2f0")
NEUTRAL, GOLD = "#8d8778", "#e2b548"
COLOURS = {
    "white": "#f9f7f1",
    "red": "#a51214",
    "blue": "#416eb4",
    "yellow": "#ffcc33",
    "purple": "#4e0860",
    "orange": "#cd7020",
    "green": "#64b68d",
    "black": "#111316",
}


def seat_colour(seat: int | None) -> str:
    """The colour of a seat; nobody's is grey."""
    return NEUTRAL if seat is None else SEATS[seat]


def group(place: str, parts: Iterable[str]) -> str:
    """Shapes that belong to one place of the table."""
    return f'<g data-place="{escape(place)}">{"".join(parts)}</g>'


def rect(x: float, y: float, width: float, height: float, fill: str = CARD, line: str = LINE) -> str:
    """A box with round corners."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:g}" height="{height:g}" rx="5" fill="{fill}" stroke="{line}"/>'


def disc(x: float, y: float, radius: float, fill: str, line: str = INK, what: str = "") -> str:
    """A disc; what it stands for is told when the pointer rests on it."""
    title = f"<title>{escape(what)}</title>" if what else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" stroke="{line}">{title}</circle>'


def arc(
    start: tuple[float, float], end: tuple[float, float], radii: tuple[float, float], colour: str, width: int
) -> str:
    """A part of a ring, clockwise."""
    way = f"M{start[0]:.1f} {start[1]:.1f} A{radii[0]:g} {radii[1]:g} 0 0 1 {end[0]:.1f} {end[1]:.1f}"
    return f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def words(
    x: float, y: float, text: str, size: int = 11, anchor: str = "start", fill: str = INK, bold: bool = False
) -> str:
    """A line of text."""
    weight = ' font-weight="bold"' if bold else ""
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {place} fill="{fill}"{weight}>{escape(text)}</text>'
