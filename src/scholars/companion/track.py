"""The marker on the Resource Track, and what it comes round for. (SOL-06, SOL-18, SOL-19)"""

from dataclasses import dataclass

from scholars.companion.questions import NONE_THERE, Question, vp_or_none
from scholars.companion.table import Step, Table
from scholars.companion.words import GUILD_NAMES, LANGUAGES
from scholars.engine import solo_tables
from scholars.engine.layout import NONE
from scholars.engine.solo_tables import Action
from scholars.locales import message
from scholars.locales.messages import Value
from scholars.solo import track
from scholars.solo.board import shift


@dataclass(frozen=True, slots=True)
class TakePage(Step):
    """The Page it takes with a Research Marker: which one is told, its VP are asked. (BBS-02, BBS-03)"""

    def ask(self, table: Table) -> Question:
        table.tell("companion-take-page")
        return vp_or_none(message("companion-ask-page-vp"))

    def answer(self, table: Table, answer: str) -> None:
        if answer == NONE_THERE:
            return
        table.pages = (*table.pages, int(answer))
        table.tell("companion-page-taken", count=len(table.pages), vp=sum(table.pages))


def move_marker(table: Table, steps: int) -> None:
    """The marker moves, and each time round a Research Marker is placed."""
    wraps = sum(track.step(table.board) for _ in range(steps))
    if steps > 0:
        table.tell("companion-marker-moves", steps=steps, **focus_values(table))
    table.then(*(ComeRound() for _ in range(wraps)))


def focus_values(table: Table) -> dict[str, Value]:
    """Where the marker is, for a sentence: the space counted from the left, its language and its colour."""
    solo, marker = table.solo, int(table.board.marker)
    return {
        "space": marker + 1,
        "language": message("language", item=LANGUAGES[solo.focus_language[marker]]),
        "colour": message("colour", item=GUILD_NAMES[solo.focus_colour[marker]]),
    }


@dataclass(frozen=True, slots=True)
class ComeRound(Step):
    """A Research Marker is placed: first with its Page, then for what it covers. (SOL-06, BBS-02)"""

    def ask(self, table: Table) -> None:
        covered = int(track.place_marker(table.solo, table.board))
        if covered == NONE:
            table.tell("companion-round-for-nothing")
            return
        table.tell("companion-research-marker", number=covered + 1)
        table.then(Covered(covered))
        if table.with_books:
            table.then(TakePage())


@dataclass(frozen=True, slots=True)
class Covered(Step):
    """What a Research Marker covers is done. (SOL-06)"""

    space: int

    def ask(self, table: Table) -> None:
        do_at_once(table, table.solo.wraps[self.space])


def do_at_once(table: Table, action: Action) -> None:
    """What a wrap or a consolation says: it names its Guild, its Translator or its steps."""
    word, operand = action
    if word in (solo_tables.SILVER, solo_tables.STEP):
        move_marker(table, operand)
    elif word == solo_tables.GOLD:
        table.tell("companion-gold-on-leftmost")
    elif word == solo_tables.INFLUENCE_GUILD:
        table.tell("companion-influence-named", guild=GUILD_NAMES[operand])


def move_dice_sum(table: Table, by: int) -> None:
    """The Dice Sum goes one space to the right or left. (SOL-21, SOL-22)"""
    shift(table.solo, table.board, by)
    table.tell("companion-dice-sum", sum=int(table.board.on_banner), way="right" if by > 0 else "left")
