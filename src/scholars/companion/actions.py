"""What the opponent does, told so that it can be done on the real board. (SOL-12 to SOL-17)"""

from dataclasses import dataclass

from scholars.companion.boards import needed
from scholars.companion.caliph import RevealCaliph
from scholars.companion.printed import GOLD, named
from scholars.companion.questions import NONE_THERE, YES, Answer, Question, Told, vp_or_none, worded, yes_or_no
from scholars.companion.table import Step, Table
from scholars.companion.track import do_at_once
from scholars.companion.words import (
    CHARACTERS,
    LANGUAGES,
    characters_sought,
    colours_sought,
    costs_sought,
    first_sought,
    languages_sought,
)
from scholars.engine import solo_tables
from scholars.engine.solo_tables import AS_THE_SPACE_SHOWS, Action
from scholars.locales import message
from scholars.locales.messages import Value
from scholars.solo.employ import target_sum

NO_CARD = -1


@dataclass(frozen=True, slots=True)
class Act(Step):
    """One action of a Scheme Card, or of a Rest (which has no card)."""

    card: int
    action: Action

    def ask(self, table: Table) -> None:
        word, operand = self.action
        if word == solo_tables.EMPLOY:
            employ(table)
        elif word == solo_tables.TRANSLATE:
            table.then(Translate())
        elif word == solo_tables.DELIVER:
            deliver(table, table.solo.influence[self.card])
        elif word == solo_tables.INFLUENCE_ANY_GUILD:
            table.tell("companion-influence-guild", colours=colours_sought(table))
        elif word == solo_tables.INFLUENCE_SCROLL:
            table.tell("companion-influence-scroll", **scrolls_sought(table))
        elif word == solo_tables.RETIRE:
            table.then(RetireTop(operand))
        else:
            do_at_once(table, self.action)


def act(action: Action) -> Act:
    """An action that no Scheme Card asks for."""
    return Act(NO_CARD, action)


def employ(table: Table) -> None:
    """The characters, and the costs of Rooms, in the order in which it looks. (SOL-11, SOL-12)"""
    total = int(target_sum(table.solo, table.board))
    table.tell("companion-employ", characters=characters_sought(table), **first_sought(table))
    table.tell("companion-employ-room", sum=total, costs=costs_sought(total))


@dataclass(frozen=True, slots=True)
class Translate(Step):
    """Which Scroll it takes, told; of which language it was, asked. (SOL-13)"""

    def ask(self, table: Table) -> Question:
        table.tell("companion-translate", **scrolls_sought(table))
        table.tell("companion-let-or-deny")
        answers = tuple(Answer(language, message("language", item=language)) for language in LANGUAGES)
        return Question(message("companion-ask-language"), (*answers, worded(NONE_THERE)))

    def answer(self, table: Table, answer: str) -> None:
        if answer == NONE_THERE:
            return
        language = LANGUAGES.index(answer)
        table.board.shelves[language] += 1
        there = int(table.board.shelves[language])
        table.tell("companion-translated", language=message("language", item=answer), count=there)
        table.then(PlaceGold(language))


@dataclass(frozen=True, slots=True)
class PlaceGold(Step):
    """As much Gold as the language shows on the Solo Board. (SOL-14)"""

    language: int

    def ask(self, table: Table) -> None:
        space = table.catalogue.solo.focus[table.solo.focus_language.index(self.language)]
        amount = needed(table, named(space, GOLD), self)
        if amount is not None:
            table.tell("companion-gold", amount=int(amount))


def scrolls_sought(table: Table) -> dict[str, Value]:
    """In which order it looks for a Scroll. (SOL-13, SOL-17)"""
    return {"languages": languages_sought(table), "colours": colours_sought(table), **first_sought(table)}


def deliver(table: Table, influence: int) -> None:
    """Which Scroll it Delivers and where, and its Influence there. (SOL-15)"""
    table.tell("companion-deliver", languages=languages_sought(table), **first_sought(table))
    table.tell("companion-let-or-deny")
    table.tell("companion-deliver-space", colours=colours_sought(table))
    shown = "space" if influence == AS_THE_SPACE_SHOWS else "card"
    table.tell("companion-deliver-influence", shown=shown, amount=influence)
    table.then(FillMap())


@dataclass(frozen=True, slots=True)
class FillMap(Step):
    """The Map space is filled; each Caliph Card that comes up is resolved first. (SOL-15)"""

    def ask(self, table: Table) -> Question | None:
        table.tell("companion-fill-map")
        return yes_or_no(message("companion-ask-map")) if table.caliph_can_come else None

    def answer(self, table: Table, answer: str) -> None:
        if answer == YES:
            table.then(RevealCaliph(), FillMap())


@dataclass(frozen=True, slots=True)
class RetireTop(Step):
    """The top card of a deck joins its Retired Translators. (SOL-21)"""

    deck: int

    def ask(self, table: Table) -> Question:
        clause = message("solo-retire", character=CHARACTERS[self.deck])
        table.told.append(Told(message("sentence", clause=clause), clause))
        return vp_or_none(message("companion-ask-deck-vp"))

    def answer(self, table: Table, answer: str) -> None:
        if answer != NONE_THERE:
            table.retire(int(answer))
