"""A Caliph Card, in anybody's turn: the opponent's space, reward and consolations. (SOL-22 to SOL-24)"""

from dataclasses import dataclass

from scholars.companion.boards import needed
from scholars.companion.printed import CONSOLATION, named
from scholars.companion.questions import NONE_THERE, Question, vp_or_none, worded
from scholars.companion.table import Step, Table
from scholars.companion.track import do_at_once, move_dice_sum, move_marker
from scholars.companion.words import COLOURS, GUILD_NAMES
from scholars.engine import domains, words
from scholars.engine.layout import GUILDS
from scholars.locales import message
from scholars.rules.caliph import BOTTOM, GOLD_ON_STARTING_TRANSLATORS, MIDDLE
from scholars.solo.caliph import DICE_SUM_FOR_DIE, DICE_SUM_FOR_RETIRING, row_taken
from scholars.solo.scheme import majority

ROWS = domains.CALIPH_ROW.names
ALL_ROWS = (1 << len(ROWS)) - 1
ITS = "its"
SHARED = "shared"
NOT_ITS = "not-its"
GIVEN = {"worker": words.WORKER, "silver": words.SILVER, "gold": words.GOLD}  # consolations as the tables number them


@dataclass(frozen=True, slots=True)
class RevealCaliph(Step):
    """Its event, then the Guilds from left to right; the fourth card tells the last round. (CAL-01, CAL-03, END-01)"""

    def ask(self, table: Table) -> None:
        space = table.caliphs
        table.caliphs += 1
        table.tell("companion-caliph", number=space + 1)
        if not table.caliph_can_come:
            table.last_round = table.round + 1
            table.tell("companion-last-round", round=table.last_round)
        table.then(AtGuild(0, 0, 0))
        if table.tables.caliph_event[space] == GOLD_ON_STARTING_TRANSLATORS:
            table.then(StartingTranslators())


@dataclass(frozen=True, slots=True)
class StartingTranslators(Step):
    """A step for each Starting Translator among its Retired ones. (SOL-24)"""

    def ask(self, table: Table) -> Question | None:
        if not table.retired:
            return None
        return Question(message("companion-ask-starting"), least=0, most=len(table.retired))

    def answer(self, table: Table, answer: str) -> None:
        move_marker(table, int(answer))


@dataclass(frozen=True, slots=True)
class AtGuild(Step):
    """One Guild of a Caliph Card: a space for whoever controls it, a consolation for the other."""

    guild: int
    taken: int  # bits: rows of this card the opponent took
    others: int  # Guilds before this one that it does not control: rows the human may have taken

    def ask(self, table: Table) -> Question | None:
        if self.guild == GUILDS:
            return None
        asked = message("companion-ask-guild", guild=GUILD_NAMES[self.guild])
        return Question(asked, tuple(worded(word) for word in (ITS, SHARED, NOT_ITS)))

    def answer(self, table: Table, answer: str) -> None:
        if answer == ITS:
            table.then(TakeSpace(self.guild, self.taken, self.others))
            return
        table.then(AtGuild(self.guild + 1, self.taken, self.others + 1))
        if answer == SHARED:
            table.then(TakeConsolation(self.guild))


@dataclass(frozen=True, slots=True)
class TakeConsolation(Step):
    """What the Minaret shows, as it counts for the opponent. (SOL-23)"""

    guild: int

    def ask(self, table: Table) -> None:
        given = needed(table, named(table.catalogue.board.guild[self.guild], CONSOLATION), self)
        if given is not None:
            do_at_once(table, table.solo.consolation[GIVEN[given]])


@dataclass(frozen=True, slots=True)
class TakeSpace(Step):
    """The highest or the lowest free space, asked if the human's Influence may be in the way. (SOL-22)"""

    guild: int
    taken: int
    others: int

    def ask(self, table: Table) -> Question | None:
        colour, _ = majority(table.solo, table.board)
        table.tell("companion-space", colour=COLOURS[colour], guild=GUILD_NAMES[self.guild])
        rows = possible_rows(int(colour), ALL_ROWS & ~self.taken, self.others)
        if len(rows) == 1:
            self._take(table, rows[0])
            return None
        return Question(message("companion-ask-space"), tuple(worded(ROWS[row]) for row in rows))

    def answer(self, table: Table, answer: str) -> None:
        self._take(table, ROWS.index(answer))

    def _take(self, table: Table, row: int) -> None:
        table.caliph_rows = (*table.caliph_rows, row)
        table.tell("companion-space-taken", row=ROWS[row], guild=GUILD_NAMES[self.guild])
        table.then(AtGuild(self.guild + 1, self.taken | (1 << row), self.others))
        if row == MIDDLE:
            move_dice_sum(table, DICE_SUM_FOR_DIE)
        elif row == BOTTOM:
            table.then(RetirePictured())


def possible_rows(colour: int, free: int, others: int) -> list[int]:
    """The rows it may take, if up to so many of the free ones (as bits) are taken by the human."""
    open_rows = [
        free & ~hidden
        for hidden in range(ALL_ROWS + 1)
        if hidden & ~free == 0 and hidden.bit_count() <= others and hidden != free
    ]
    return sorted({int(row_taken(colour, rows)) for rows in open_rows})


@dataclass(frozen=True, slots=True)
class RetirePictured(Step):
    """The bottom space: the pictured Translator with more VP; with neither left, Gold. (SOL-22)"""

    def ask(self, table: Table) -> Question:
        return vp_or_none(message("companion-ask-pictured-vp"))

    def answer(self, table: Table, answer: str) -> None:
        if answer == NONE_THERE:
            table.tell("companion-gold-on-leftmost")
            return
        table.retire(int(answer))
        move_dice_sum(table, DICE_SUM_FOR_RETIRING)
