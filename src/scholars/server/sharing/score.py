"""The final score as a picture of our own: who won, and where everybody's points come from."""

from collections.abc import Iterator
from html import escape
from math import cos, pi, sin

from scholars.drawing.shapes import GOLD, ON_NIGHT, SEATS
from scholars.locales import message, say
from scholars.scores import Score
from scholars.server.sharing.result import SharedResult

WIDTH, HEIGHT = 1200, 630  # as previews of links are shown
NIGHT, DEEP, PAPER, INK = "#14295c", "#0f2049", "#fbf4e4", "#20263a"
BOOK, PLAIN = "Scholars Book", "Scholars Sans"  # in the folder `fonts`
TONES = {  # dark and light in turn, so that neighbours part without hue
    "scrolls": "#3f63bf",
    "retirees": "#e2b548",
    "research": "#94683f",
    "guilds": "#a9d3c3",
    "caliph-cards": "#1b7f88",
    "pages": "#c0cff4",
    "dice-sum": "#8d5192",
    "rows": "#bfe3d5",
}
LEFT, TOP, ROW = 64, 236, 76
BAR, BARS = 380, 620  # where a bar begins, and how long the longest is
LONGEST = 20  # letters of a name
ROOM = 1900  # for a title: its letters times their size


def score_picture(result: SharedResult) -> str:
    """The score as an SVG that needs nothing but its typefaces."""
    parts = (*_ground(), *_heading(result), *_rows(result), *_legend(result))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(parts)}</svg>'


def _text(x: float, y: float, words: str, size: int, more: str = "", family: str = BOOK) -> str:
    weight = 700 if family == BOOK else 400
    shape = f'font-family="{family}" font-weight="{weight}" font-size="{size}"'
    return f'<text x="{x:g}" y="{y:g}" {shape} {more}>{escape(words)}</text>'


def _ground() -> Iterator[str]:
    """Lapis, with a twelve-fold star in gold."""
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{NIGHT}"/>'
    points = [(1040 + 330 * sin(turn * pi / 6), 250 - 330 * cos(turn * pi / 6)) for turn in range(12)]
    lines = [(points[turn], points[(turn + skip) % 12]) for skip in (4, 5) for turn in range(12)]
    way = "".join(f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}" for start, end in lines)
    ring = f'<circle cx="1040" cy="250" r="330" fill="{DEEP}" stroke="{GOLD}" stroke-width="3"/>'
    yield f'<g opacity="0.17">{ring}<path d="{way}" stroke="{GOLD}" stroke-width="2.4" fill="none"/></g>'
    yield f'<rect y="{HEIGHT - 8}" width="{WIDTH}" height="8" fill="{GOLD}"/>'


def _heading(result: SharedResult) -> Iterator[str]:
    game = say(message("web-game"), result.language)
    yield _text(LEFT, 78, game, 30, f'fill="{GOLD}"')
    title = result.title
    yield _text(LEFT, 156, title, max(26, min(64, ROOM // len(title))), f'fill="{ON_NIGHT}"')
    yield _text(LEFT, 200, result.kind, 26, f'fill="{ON_NIGHT}"', PLAIN)


def _rows(result: SharedResult) -> Iterator[str]:
    """A row for each player, the winner's on paper."""
    scores = result.outcome.scores
    most = max(1, *(score.total for score in scores))
    for seat, score in enumerate(scores):
        y, won = TOP + ROW * seat, seat in result.outcome.winners
        if won:
            shape = f'rx="10" fill="{PAPER}" stroke="{GOLD}" stroke-width="3"'
            yield f'<rect x="{LEFT - 20}" y="{y}" width="{WIDTH - 2 * LEFT + 40}" height="{ROW - 10}" {shape}/>'
        ink = f'fill="{INK if won else ON_NIGHT}"'
        disc = f'cx="{LEFT + 16}" cy="{y + 33}" r="15" fill="{SEATS[seat]}" stroke="{GOLD}" stroke-width="2"'
        yield f"<circle {disc}/>"
        name = result.names[seat]
        yield _text(LEFT + 46, y + 44, name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…", 32, ink)
        yield from _bar(score, y + 18, BARS / most)
        yield _text(WIDTH - LEFT - 4, y + 48, str(score.total), 44, f'{ink} text-anchor="end"')


def _bar(score: Score, y: float, scale: float) -> Iterator[str]:
    x = float(BAR)
    for category, tone in TONES.items():
        width = max(0, score.by_category.get(category, 0)) * scale
        if width:
            yield f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="30" fill="{tone}"/>'
            x += width


def _legend(result: SharedResult) -> Iterator[str]:
    """Which tone is which source of points."""
    scored = {name for score in result.outcome.scores for name, vp in score.by_category.items() if vp > 0}
    shown = [name for name in TONES if name in scored]
    step = min(180, (WIDTH - 2 * LEFT) // max(1, len(shown)))
    for place, category in enumerate(shown):
        x = LEFT + step * place
        yield f'<rect x="{x}" y="572" width="18" height="18" fill="{TONES[category]}"/>'
        name = say(message("score-category", category=category), result.language)
        yield _text(x + 26, 588, name, 16 if step > 150 else 15, f'fill="{ON_NIGHT}"', PLAIN)
