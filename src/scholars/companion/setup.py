"""What is put where before the first turn. (SOL-01 to SOL-04)"""

from dataclasses import dataclass

from scholars.companion.questions import Answer, Question, Told
from scholars.companion.table import Step, Table
from scholars.companion.turns import YourTurn
from scholars.companion.words import LANGUAGES
from scholars.engine.layout import NONE
from scholars.locales import message
from scholars.locales.effects import sentence, worded
from scholars.solo.scheme import shuffle


@dataclass(frozen=True, slots=True)
class SetUp(Step):
    """The Solo Board instead of a Player Board; the difficulty, once the human has picked. (SOL-01, SOL-02)"""

    def ask(self, table: Table) -> Question:
        table.tell("companion-setup-table")
        table.tell("companion-setup-board", influence=int(table.tables.influence))
        table.tell("companion-setup-cards")
        if table.with_books:
            table.tell("companion-setup-books")
            table.tell("companion-setup-upgrades")
        answers = tuple(
            Answer(difficulty, message("name-difficulty", difficulty=difficulty))
            for difficulty in table.solo.difficulty_ids
        )
        return Question(message("companion-ask-difficulty"), answers)

    def answer(self, table: Table, answer: str) -> None:
        begin_with(table, table.solo.difficulty_ids.index(answer))
        table.then(YourTurn())


def begin_with(table: Table, difficulty: int) -> None:
    """What the opponent begins with. (SOL-03, SOL-04)"""
    solo, board = table.solo, table.board
    board.difficulty = difficulty
    board.on_banner = solo.difficulty_dice_sum[difficulty]
    table.tell("companion-setup-dice-sum", sum=int(board.on_banner))
    language = solo.difficulty_scroll[difficulty]
    if language != NONE:
        board.shelves[language] += 1
        table.tell("companion-setup-scroll", language=message("language", item=LANGUAGES[language]))
    starts = table.catalogue.solo.difficulty[difficulty].influence
    table.told.extend(Told(sentence(start), worded(start)) for start in starts)
    if starts:
        table.tell("companion-setup-marked")
    if solo.difficulty_gold[difficulty]:
        table.tell("companion-setup-gold", amount=solo.difficulty_gold[difficulty])
    board.face_up = tuple(range(len(solo.scheme_ids)))
    shuffle(board, table.chance)
    table.tell("companion-setup-own-cards" if table.own_cards else "companion-setup-pile")
