"""The human tells what is printed on the boards, when it is first needed or to correct it."""

from dataclasses import dataclass

from scholars.companion.questions import Answer, Question, Told
from scholars.companion.table import Step, Table
from scholars.locales import Message, message


@dataclass(frozen=True, slots=True)
class AskPrinted(Step):
    """One value, as it is printed."""

    name: str

    def ask(self, table: Table) -> Question:
        return table.boards.values[self.name].question

    def answer(self, table: Table, answer: str) -> None:
        table.boards.told[self.name] = answer


def needed(table: Table, name: str, step: Step) -> str | None:
    """A value for a step; if it must be asked for, None, and the step comes again with the answer."""
    value = table.boards.value(name)
    if value is None:
        table.then(AskPrinted(name), step)
    return value


@dataclass(frozen=True, slots=True)
class Correct(Step):
    """Any value can be told anew; what was done by the old one stays done."""

    def ask(self, table: Table) -> Question:
        answers = tuple(Answer(name, labelled(table, name)) for name in table.boards.values)
        return Question(message("companion-ask-which-printed"), answers)

    def answer(self, table: Table, answer: str) -> None:
        table.then(AskPrinted(answer), Noted(answer))


@dataclass(frozen=True, slots=True)
class Noted(Step):
    """A value that was corrected is told again, as it counts from now on."""

    name: str

    def ask(self, table: Table) -> None:
        label = labelled(table, self.name)
        table.told.append(Told(label, label))


def labelled(table: Table, name: str) -> Message:
    """A value in a list: what it is, and how it was told."""
    printed, value = table.boards.values[name], table.boards.told.get(name)
    if value is None:
        return message("companion-printed-not-told", what=printed.label)
    labels = {answer.word: answer.label for answer in printed.question.answers}
    return message("companion-printed-told", what=printed.label, value=labels.get(value, value))
