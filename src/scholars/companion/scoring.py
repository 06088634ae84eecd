"""The opponent's score from what is known and what must be asked, and who has won. (SOL-25, SOL-26)"""

from dataclasses import dataclass

from scholars.companion.boards import needed
from scholars.companion.printed import VP, named
from scholars.companion.questions import YES, Question, yes_or_no
from scholars.companion.table import Step, Table
from scholars.companion.words import GUILD_NAMES, LANGUAGES
from scholars.engine import solo_tables
from scholars.engine.chance import Chance
from scholars.engine.layout import RED, WHITE
from scholars.engine.native import vec
from scholars.engine.player import Player, new_player
from scholars.engine.solo_tables import SHELVES
from scholars.engine.state import State
from scholars.locales import message
from scholars.rules import scoring
from scholars.rules.caliph import MIDDLE, TOP
from scholars.rules.setup import empty_table
from scholars.solo.board import HUMAN, OPPONENT
from scholars.solo.opponent import SoloOpponent
from scholars.solo.scoring import Counts, is_won, scroll_vp

INFLUENCE = "influence"
NEUTRALS = "neutrals"
DICE_SUM = "dice-sum"
TOTAL = "total"
COUNTS = (*GUILD_NAMES, INFLUENCE, NEUTRALS, DICE_SUM, TOTAL)  # what is asked, in this order
MOST_DICE = 99
MOST_TOTAL = 999


def first_count(table: Table) -> str:
    """What is asked first."""
    return next_count(table, COUNTS)


def next_count(table: Table, counts: tuple[str, ...]) -> str:
    """The next thing to ask for: what no Scroll counts is left out."""
    return next(count for count in counts if matters(table, count))


def matters(table: Table, count: str) -> bool:
    """Whether a number makes a difference to the score."""
    counted_by = {INFLUENCE: solo_tables.PER_INFLUENCE, NEUTRALS: solo_tables.PER_NEUTRAL_TRANSLATOR}
    if count not in counted_by:
        return True
    held = [language for language in range(SHELVES) if table.board.shelves[language] > 0]
    return any(table.solo.scroll_vp[language][0] == counted_by[count] for language in held)


@dataclass(frozen=True, slots=True)
class Count(Step):
    """One thing the companion does not see."""

    what: str

    def ask(self, table: Table) -> Question:
        if self.what in GUILD_NAMES:
            return yes_or_no(message("companion-ask-control", guild=self.what))
        if self.what == INFLUENCE:
            return Question(message("companion-ask-influence"), least=0, most=int(table.tables.influence) - 1)
        if self.what == NEUTRALS:
            return Question(message("companion-ask-neutrals"), least=0, most=int(table.tables.rooms))
        if self.what == DICE_SUM:
            return Question(message("companion-ask-dice-sum"), least=-MOST_DICE, most=MOST_DICE)
        yours, its = dice_sum_vp(table)
        table.tell("companion-dice-sum-vp", yours=yours, its=its)
        return Question(message("companion-ask-total"), least=-MOST_DICE, most=MOST_TOTAL)

    def answer(self, table: Table, answer: str) -> None:
        if self.what == TOTAL:
            table.counted[TOTAL] = int(answer)
            tell_score(table)
            return
        table.then(Count(next_count(table, COUNTS[COUNTS.index(self.what) + 1 :])))
        if self.what not in GUILD_NAMES:
            table.counted[self.what] = int(answer)
        elif answer == YES:
            table.then(Controlled(GUILD_NAMES.index(self.what)))


@dataclass(frozen=True, slots=True)
class Controlled(Step):
    """A Guild the opponent controls is worth what its Minaret shows. (SCO-04, SOL-25)"""

    guild: int

    def ask(self, table: Table) -> None:
        vp = needed(table, named(table.catalogue.board.guild[self.guild], VP), self)
        if vp is not None:
            table.counted[GUILD_NAMES[self.guild]] = int(vp)


def dice_sum_vp(table: Table) -> tuple[int, int]:
    """The VP for the two Dice Sums, scored as at any table: one on which there is nothing else. (SCO-02)"""
    state = State()
    state.tables, state.seed, state.epic = table.tables, 0, False
    state.chance, state.watched, state.log = Chance.seeded(0), False, []
    empty_table(state)
    opponent = SoloOpponent()
    table.board.copy_to(opponent)
    state.opponent = opponent
    state.players = vec[Player]([new_player(), new_player()])
    yours = table.counted[DICE_SUM]
    state.players[HUMAN].bag[RED if yours > 0 else WHITE] = abs(yours)
    return int(scoring.dice_sum_vp(state, HUMAN)), int(scoring.dice_sum_vp(state, OPPONENT))


def by_category(table: Table) -> dict[str, int]:
    """The opponent's VP. (SOL-25)"""
    counted = table.counted
    guilds = sum(counted.get(name, 0) for name in GUILD_NAMES)
    caliphs = {TOP: scoring.TOP_CALIPH_VP, MIDDLE: scoring.MIDDLE_CALIPH_VP}
    scrolls = sum(count * worth for _, count, worth in scroll_lines(table))
    points = {
        scoring.DICE_SUM: dice_sum_vp(table)[1],
        scoring.RETIREES: sum(table.retired),
        scoring.GUILD_CONTROL: guilds,
        scoring.CALIPH_CARDS: sum(caliphs.get(row, 0) for row in table.caliph_rows),
        scoring.SCROLLS: scrolls,
    }
    if table.with_books:
        points[scoring.PAGES] = sum(table.pages)  # BBS-03
    return {scoring.CATEGORIES[category]: vp for category, vp in points.items()}


def scroll_lines(table: Table) -> list[tuple[int, int, int]]:
    """For each language with Scrolls: its number, how many there are, and what each is worth."""
    board, counted = table.board, table.counted
    scrolls = sum(int(count) for count in board.shelves)
    counts = Counts(
        len(table.retired), scrolls, board.markers_placed, counted.get(NEUTRALS, 0), counted.get(INFLUENCE, 0)
    )
    return [
        (language, int(board.shelves[language]), int(scroll_vp(table.solo, language, counts)))
        for language in range(SHELVES)
        if board.shelves[language] > 0
    ]


def tell_score(table: Table) -> None:
    """Every category, the Scrolls by language, the total, and who has won."""
    points = by_category(table)
    table.tell("companion-score")
    for category, vp in points.items():
        table.tell("companion-score-line", category=message("score-category", category=category), vp=vp)
    for language, count, worth in scroll_lines(table):
        name = message("language", item=LANGUAGES[language])
        table.tell("companion-score-scrolls", language=name, count=count, vp=worth)
    yours, its = table.counted[TOTAL], sum(points.values())
    won = "won" if is_won(yours, its) else "tied" if yours == its else "lost"
    table.tell("companion-verdict", result=won, yours=yours, its=its)
