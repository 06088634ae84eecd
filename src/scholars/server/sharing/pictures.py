"""Pictures as PNG: made one at a time in another thread, and kept for whoever asks next, as far as there is room."""

import asyncio
import re
from collections import OrderedDict
from pathlib import Path

from scholars.drawing import as_svg
from scholars.server.sharing.result import SharedResult
from scholars.server.sharing.score import HEIGHT, PLAIN, WIDTH, score_picture

FONTS = Path(__file__).parent / "fonts"
KEPT = 64  # pictures, of some 100 KB each
Key = tuple[str, ...]


class Pictures:
    """Makes pictures and remembers the last ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def score(self, result: SharedResult) -> bytes:
        """The final score, as the preview of a link."""
        return await self._picture(("score", *_named(result)), result)

    async def table(self, result: SharedResult) -> bytes:
        """The final score, and the final table below it."""
        return await self._picture(("table", *_named(result)), result)

    async def _picture(self, key: Key, result: SharedResult) -> bytes:
        async with self._one_at_a_time:
            if key not in self._kept:
                draw = score_picture if key[0] == "score" else table_picture
                self._kept[key] = await asyncio.to_thread(lambda: rendered(draw(result)))
            self._kept.move_to_end(key)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]


def _named(result: SharedResult) -> Key:
    """What a picture follows from: who is forgotten, or corrected, gets another one."""
    state = result.game.state
    scores = (str(score.total) for score in result.outcome.scores)
    return str(state.seed), state.tables.fingerprint, result.language, *result.names, *scores


def table_picture(result: SharedResult) -> str:
    """The score, and the board as the engine draws it."""
    board = as_svg(result.game.table, result.language)
    found = re.search(r'viewBox="0 0 (\d+) (\d+)" width="\d+"', board)
    assert found is not None
    width, height = int(found[1]), int(found[2])
    tall = HEIGHT + round(height * WIDTH / width)
    whole = board.replace(
        found[0], f'viewBox="0 0 {width} {height}" y="{HEIGHT}" width="{WIDTH}" height="{tall - HEIGHT}"'
    )
    score = score_picture(result).replace("<svg ", f'<svg width="{WIDTH}" height="{HEIGHT}" ', 1)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}">{score}{whole}</svg>'


def rendered(svg: str) -> bytes:
    """An SVG as PNG; what our typefaces do not have comes from those of the system, if it has any."""
    import resvg_py  # noqa: PLC0415 - whoever shares nothing need not load it

    fonts = [str(path) for path in sorted(FONTS.glob("*.ttf"))]
    return resvg_py.svg_to_bytes(svg_string=svg, font_files=fonts, font_family=PLAIN, sans_serif_family=PLAIN)
