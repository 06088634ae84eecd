"""The opponent's score, and who has won. (SOL-25, SOL-26)"""

from scholars.engine import solo_tables
from scholars.engine.layout import GUILDS, SEATS
from scholars.engine.native import i64
from scholars.engine.solo_tables import SHELVES, SoloTables
from scholars.engine.state import State
from scholars.rules import scoring
from scholars.solo import gold
from scholars.solo.board import HUMAN, OPPONENT, SoloBoard


def score(state: State, board: SoloBoard) -> list[tuple[int, int, int]]:
    """Every scored thing: its category, the number of the card, place or language, and its VP. (SOL-25)"""
    tables = state.tables
    lines: list[tuple[int, int, int]] = [(scoring.DICE_SUM, 0, int(scoring.dice_sum_vp(state, OPPONENT)))]
    for card in state.players[OPPONENT].retirees[0]:
        lines.append((scoring.RETIREES, card, tables.translator_vp[card]))
    for guild in range(GUILDS):
        if state.control[guild] == OPPONENT:
            lines.append((scoring.GUILD_CONTROL, guild, int(tables.guild_vp[guild])))
    lines.extend(scoring.caliph_lines(state, OPPONENT))
    for language in range(SHELVES):
        worth = scroll_vp(tables.solo, language, counts(state, board))
        for _ in range(board.shelves[language]):
            lines.append((scoring.SCROLLS, language, int(worth)))
    lines.extend(state.expansion.score_lines(state, OPPONENT))
    return lines


class Counts:
    """What the opponent's Scrolls count."""

    __slots__ = ("influence", "markers", "neutrals", "retired", "scrolls")

    def __init__(self, retired: i64, scrolls: i64, markers: i64, neutrals: i64, influence: i64) -> None:
        self.retired: i64 = retired
        self.scrolls: i64 = scrolls
        self.markers: i64 = markers
        self.neutrals: i64 = neutrals
        self.influence: i64 = influence


def counts(state: State, board: SoloBoard) -> Counts:
    """Everything the opponent's Scrolls count, at the end of a game. (SOL-25, SOL-29)"""
    scrolls: i64 = 0
    for language in range(SHELVES):
        scrolls += board.shelves[language]
    neutrals: i64 = 0
    for room in range(state.tables.rooms):
        if gold.is_neutral(state, room):
            neutrals += 1
    influence: i64 = 0
    for guild in range(GUILDS):
        influence += state.guild[guild * SEATS + OPPONENT]
    retired: i64 = len(state.players[OPPONENT].retirees[0])
    return Counts(retired, scrolls, board.markers_placed, neutrals, influence)


def scroll_vp(solo: SoloTables, language: i64, counted: Counts) -> i64:
    """What each Scroll of a language is worth, rounded down. (SOL-25, SOL-29)"""
    kind, amount = solo.scroll_vp[language]
    if kind == solo_tables.FIXED_VP:
        return amount
    if kind == solo_tables.PER_RETIRED:
        return counted.retired // amount
    if kind == solo_tables.PER_SCROLL:
        return counted.scrolls
    if kind == solo_tables.PER_RESEARCH_MARKER:
        return counted.markers
    if kind == solo_tables.PER_NEUTRAL_TRANSLATOR:
        return counted.neutrals
    return counted.influence // amount


def winner(state: State) -> int:
    """Who has won."""
    return HUMAN if is_won(scoring.total(state, HUMAN), scoring.total(state, OPPONENT)) else OPPONENT


def is_won(human: i64, opponent: i64) -> bool:
    """The human wins only with more VP; a tie is lost. (SOL-26)"""
    return human > opponent
