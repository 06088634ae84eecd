"""The score sheet: a column for each player, a row for each category, or for each card."""

from rich import box
from rich.table import Table
from rich.text import Text

from scholars.locales import message, say
from scholars.scores import Outcome, Score, ScoreLine
from scholars.wording.events import tell_line
from scholars.wording.meanings import Telling


def score_sheet(game: Telling, outcome: Outcome, language: str, cards: bool = False) -> Table:
    """The points of all players, by category, or card by card."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(say(message("score-title"), language))
    for player in game.names:
        table.add_column(Text(player), justify="right")
    for category in outcome.scores[0].categories:
        sums = [score.by_category[category] for score in outcome.scores]
        title = say(message("score-category", category=category), language)
        table.add_row(title, *map(str, sums), style="bold" if cards else "")
        if cards and category != "dice-sum":
            for line, points in _lines(outcome.scores, category).items():
                table.add_row(f"  {say(tell_line(game, line), language)}", *points)
    table.add_section()
    totals = (str(score.total) for score in outcome.scores)
    table.add_row(say(message("score-total"), language), *totals, style="bold")
    return table


def _lines(scores: tuple[Score, ...], category: str) -> dict[ScoreLine, list[str]]:
    """The scored things of a category: the points of each player, nothing where it is another's.

    Things with one id, as the solo opponent's Scrolls of a language, share a row.
    """
    things: dict[str, ScoreLine] = {}
    rows: dict[ScoreLine, list[str]] = {}
    for seat, score in enumerate(scores):
        for line in score.lines:
            if line.category == category:
                points = rows.setdefault(things.setdefault(line.id, line), [""] * len(scores))
                points[seat] = str(int(points[seat] or 0) + line.vp)
    return rows
