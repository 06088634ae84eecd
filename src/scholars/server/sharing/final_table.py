"""The final score and the final table below it, as one picture."""

import re

from scholars.drawing import as_svg
from scholars.server.sharing.result import SharedResult
from scholars.server.sharing.score import HEIGHT, WIDTH, score_picture


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
