"""Whose turn it is: what can happen in the human's, and how the opponent's goes. (SOL-05, SOL-08, SOL-21)"""

from dataclasses import dataclass

from scholars.companion.actions import Act, act
from scholars.companion.boards import Correct
from scholars.companion.caliph import RevealCaliph
from scholars.companion.questions import MOST_VP, YES, Answer, Question, in_short, worded, yes_or_no
from scholars.companion.scoring import Count, first_count
from scholars.companion.table import Step, Table
from scholars.companion.track import move_dice_sum, move_marker
from scholars.companion.words import COLOURS
from scholars.locales import Message, message
from scholars.locales.effects import worded as worded_as_printed
from scholars.solo.scheme import FIRST, SECOND, dice_sum_at_rest, majority, rests, shuffle, turn_card

CALIPH = "caliph"
IN_YOUR_TURN = tuple(worded(word) for word in ("turn", "paid", "retired", CALIPH, "score", "printed"))
AFTER_THE_LAST = tuple(worded(word) for word in ("score", "retired", "printed"))
WHILE_PAGES_ARE_RESOLVED = (*AFTER_THE_LAST, worded("paid"))  # Gold may be placed at the end (BOB-27)
MOST_SILVER = 12  # in one payment: a line of Translators and its Scroll cost less


@dataclass(frozen=True, slots=True)
class YourTurn(Step):
    """The human plays on the real board and tells what concerns the opponent."""

    def ask(self, table: Table) -> Question:
        if is_over(table):
            answers = WHILE_PAGES_ARE_RESOLVED if table.with_books else AFTER_THE_LAST
            return Question(message("companion-ask-over"), answers)
        answers = tuple(answer for answer in IN_YOUR_TURN if answer.word != CALIPH or table.caliph_can_come)
        return Question(message("companion-ask-turn", round=table.round), answers)

    def answer(self, table: Table, answer: str) -> None:
        table.begin_turn()
        match answer:
            case "turn":
                table.then(ItsTurn(), YourTurn())
            case "paid":
                table.then(Paid(), YourTurn())
            case "retired":
                table.then(NeutralRetired(), YourTurn())
            case "caliph":
                table.then(RevealCaliph(), YourTurn())
            case "printed":
                table.then(Correct(), YourTurn())
            case _:
                table.then(Count(first_count(table)))


def is_over(table: Table) -> bool:
    """Whether the last round was played. (END-01, END-02)"""
    return table.last_round is not None and table.round > table.last_round


@dataclass(frozen=True, slots=True)
class Paid(Step):
    """The human paid for Neutral Translators or for Scrolls under its Influence. (SOL-19)"""

    def ask(self, table: Table) -> Question:
        return Question(message("companion-ask-paid"), least=1, most=MOST_SILVER)

    def answer(self, table: Table, answer: str) -> None:
        move_marker(table, int(answer))


@dataclass(frozen=True, slots=True)
class NeutralRetired(Step):
    """A Neutral Translator Retired: the card is the opponent's. (SOL-24)"""

    def ask(self, table: Table) -> Question:
        return Question(message("companion-ask-retired-vp"), least=0, most=MOST_VP)

    def answer(self, table: Table, answer: str) -> None:
        table.retire(int(answer))


@dataclass(frozen=True, slots=True)
class ItsTurn(Step):
    """With three face-up cards of one colour it Rests, else it reveals one. (SOL-05)"""

    def ask(self, table: Table) -> None:
        if rests(table.solo, table.board):
            table.tell("companion-rests")
            table.then(BottomCard(), Rest(), EndOfTurn())
        else:
            table.then(Reveal(), EndOfTurn())


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """A Scheme Card: from the companion's own pile, or the one that was turned at the table."""

    def ask(self, table: Table) -> Question | None:
        if table.own_cards:
            answers = tuple(scheme_answer(table, card) for card in in_pile(table))
            return Question(message("companion-ask-scheme"), answers)
        reveal(table)
        return None

    def answer(self, table: Table, answer: str) -> None:
        board, card = table.board, table.solo.scheme_ids.index(answer)
        board.pile = (card, *(other for other in board.pile if other != card))
        reveal(table)


def in_pile(table: Table) -> list[int]:
    """The Scheme Cards that may be turned, in the order of the catalogue: it tells nothing of the pile's."""
    return sorted(table.board.pile)


def scheme_answer(table: Table, card: int) -> Answer:
    """A Scheme Card that was turned; its colour and Silver value tell it from the others."""
    label = told_card(table, card)
    return Answer(table.solo.scheme_ids[card], label, in_short(label))


def told_card(table: Table, card: int) -> Message:
    """A Scheme Card by what is printed on it."""
    printed = table.catalogue.solo.scheme_card[card]
    return message(
        "companion-scheme", colour=str(printed.colour), silver=printed.silver, needs=worded_as_printed(printed.needs)
    )


def reveal(table: Table) -> None:
    """First its Silver, then one of its two actions. (SOL-06, SOL-08)"""
    card = int(turn_card(table.board))
    table.scheme = card
    told = told_card(table, card)
    table.tell("companion-revealed", card=told, short=in_short(told))
    table.then(FirstOrSecond(card))
    move_marker(table, table.solo.silver[card])  # a Page it comes round for is taken before the action


@dataclass(frozen=True, slots=True)
class FirstOrSecond(Step):
    """Whether the need of the First Action is met. (SOL-08, SOL-09)"""

    card: int

    def ask(self, table: Table) -> Question | None:
        if table.solo.first[self.card] == table.solo.second[self.card]:
            self._take(table, FIRST)
            return None
        needs = worded_as_printed(table.catalogue.solo.scheme_card[self.card].needs)
        return yes_or_no(message("companion-ask-needs", needs=needs))

    def answer(self, table: Table, answer: str) -> None:
        self._take(table, FIRST if answer == YES else SECOND)

    def _take(self, table: Table, taken: int) -> None:
        table.taken = taken
        actions = table.solo.first[self.card] if taken == FIRST else table.solo.second[self.card]
        table.then(*(Act(self.card, action) for action in actions))


@dataclass(frozen=True, slots=True)
class BottomCard(Step):
    """At a Rest the bottom card of the pile comes first. (SOL-21)"""

    def ask(self, table: Table) -> Question | None:
        return yes_or_no(message("companion-ask-bottom-card")) if table.caliph_can_come else None

    def answer(self, table: Table, answer: str) -> None:
        if answer == YES:
            table.then(RevealCaliph())


@dataclass(frozen=True, slots=True)
class Rest(Step):
    """The Dice Sum and a benefit by the cards played. (SOL-21)"""

    def ask(self, table: Table) -> None:
        played = len(table.board.face_up)
        colour, _ = majority(table.solo, table.board)
        table.tell("companion-majority", count=played, colour=COLOURS[colour])
        move_dice_sum(table, int(dice_sum_at_rest(colour)))
        table.then(Shuffle())
        for action in reversed(table.solo.rest[played, int(colour)]):
            table.then(act(action))


@dataclass(frozen=True, slots=True)
class Shuffle(Step):
    """All six Scheme Cards make a new pile. (SOL-21)"""

    def ask(self, table: Table) -> None:
        shuffle(table.board, table.chance)
        table.tell("companion-shuffled")


@dataclass(frozen=True, slots=True)
class EndOfTurn(Step):
    """Translators with their Gold Retire, and the round ends with the opponent's turn. (END-02)"""

    def ask(self, table: Table) -> None:
        table.tell("companion-end-of-turn")
        table.round += 1
        if is_over(table):
            table.tell("companion-over-with-books" if table.with_books else "companion-over")
