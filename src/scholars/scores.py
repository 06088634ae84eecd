"""How a game ended: who won, and every point by category and card by card. (SCO-17)"""

from dataclasses import dataclass

from scholars.components import Guild, Language, Track
from scholars.engine import domains
from scholars.engine.state import State
from scholars.html import html_table
from scholars.positions.solo import solo_board
from scholars.rules import scoring
from scholars.rules.turn import end_game
from scholars.solo.board import HUMAN, OPPONENT

_OF_THE_BASE_GAME = scoring.CATEGORIES[: scoring.PAGES]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One scored thing: a card, a Track, a Guild ..., by its id."""

    category: str
    id: str
    vp: int


@dataclass(frozen=True, slots=True)
class Score:
    """A player's points."""

    lines: tuple[ScoreLine, ...]
    categories: tuple[str, ...] = _OF_THE_BASE_GAME

    @property
    def total(self) -> int:
        """All Victory Points."""
        return sum(line.vp for line in self.lines)

    @property
    def by_category(self) -> dict[str, int]:
        """The Victory Points of each category."""
        sums = dict.fromkeys(self.categories, 0)
        for line in self.lines:
            sums[line.category] += line.vp
        return sums

    def _repr_html_(self) -> str:
        """The score in a notebook."""
        return html_table(f"{self.total} VP", ((category, str(vp)) for category, vp in self.by_category.items()))


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game."""

    winners: tuple[int, ...]
    scores: tuple[Score, ...]
    solo: str | None = None  # "won" or "lost" against the solo opponent (SOL-26)


def outcome(state: State) -> Outcome:
    """The points of a state as if the game ended now."""
    ended, categories = _ended(state), _categories(state)
    scores = tuple(Score(tuple(_lines(ended, seat)), categories) for seat in range(len(ended.players)))
    winners = tuple(scoring.winners(ended))
    if solo_board(state) is None:
        return Outcome(winners, scores)
    return Outcome(winners, scores, "won" if HUMAN in winners else "lost")


def points(state: State) -> list[dict[str, int]]:
    """The points of each seat by category as if the game ended now, without what they are for."""
    ended, categories = _ended(state), _categories(state)
    found = [dict.fromkeys(categories, 0) for _ in ended.players]
    for seat, sums in enumerate(found):
        for category, _, vp in scoring.score(ended, seat):
            sums[scoring.CATEGORIES[category]] += vp
    return found


def _ended(state: State) -> State:
    ended = state.clone()
    end_game(ended)  # END-04; at the end of a game it is done already, and does nothing again
    return ended


def _categories(state: State) -> tuple[str, ...]:
    return scoring.CATEGORIES if state.tables.books else _OF_THE_BASE_GAME


def _lines(state: State, seat: int) -> list[ScoreLine]:
    return [
        ScoreLine(scoring.CATEGORIES[category], _id(state, seat, category, number), vp)
        for category, number, vp in scoring.score(state, seat)
    ]


def _id(state: State, seat: int, category: int, number: int) -> str:
    """The id of a scored thing; the solo opponent's Scrolls lie face down and score by their language. (SOL-25)"""
    tables, name = state.tables, scoring.CATEGORIES[category]
    if name == "scrolls" and solo_board(state) is not None and seat == OPPONENT:
        return f"language-{tuple(Language)[number]}"
    if name == "caliph-cards":
        return f"{tables.caliph_ids[state.caliphs[number // 3]]}-{domains.CALIPH_ROW.names[number % 3]}"
    if name in _ALWAYS:
        return _ALWAYS[name][number]
    if name == "rows":
        return str(tables.books.row_ids[number]) if tables.books else ""
    return tables.scroll_ids[number] if name == "scrolls" else tables.translator_ids[number]


_ALWAYS = {
    "guilds": tuple(f"guild-{guild}" for guild in Guild),
    "research": tuple(f"track-{track}" for track in Track),
    "dice-sum": ("dice-sum",),
}
