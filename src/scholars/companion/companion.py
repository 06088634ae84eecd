"""The companion: what it says, what it asks, and how it goes on or back."""

from dataclasses import replace

from scholars.catalogue import Catalogue
from scholars.companion.questions import Answered, Question, Told
from scholars.companion.records import TOLD, Record, UnreadableTable
from scholars.companion.setup import SetUp
from scholars.companion.table import Table
from scholars.engine.checked import quoted
from scholars.positions.expansions import BODY_OF_BOOKS


class Companion:
    """A record replayed. It never changes: an answer, and a step back, give another one."""

    def __init__(self, record: Record, catalogue: Catalogue) -> None:
        """Replay a record; UnreadableTable if an answer fits no question.

        What the catalogue knows of the boards is noted in the record, which so means the same with any other one.
        """
        self.table = Table(catalogue, record.seed, record.own_cards, BODY_OF_BOOKS in record.expansions)
        boards = self.table.boards
        known = {name: value for name, value in boards.known().items() if name not in record.told()}
        self.record = replace(record, printed=tuple(sorted((known | dict(record.printed)).items())))
        for name, value in self.record.printed:
            if name not in boards.values or not boards.values[name].question.takes(value):
                raise UnreadableTable(f"printed, {quoted(name)}: {quoted(value)} is not printed there.")
            boards.told[name] = value
        self.past: list[Answered] = []  # every answer
        self.table.then(SetUp())
        self.question = self._go_on()
        for number, answer in enumerate(record.answers):
            boards.asking = number >= record.unasked
            self._take(number, answer)

    def _take(self, number: int, answer: str) -> None:
        question, table = self.question, self.table
        word = answer.removeprefix(f"{question.about}{TOLD}" if question and question.about else "")
        if question is None or not question.takes(word) or (question.about and word == answer):
            raise UnreadableTable(f"answers, {number}: {quoted(answer)} is no answer here.")
        self.past.append(Answered(number, table.round, question, word))
        table.earlier += [*table.told, self.past[-1]]
        table.told.clear()
        table.agenda.pop().answer(table, word)
        self.question = self._go_on()

    def _go_on(self) -> Question | None:
        """Do everything up to the next question, whose step stays on the agenda; None at the end."""
        agenda = self.table.agenda
        while agenda:
            step = agenda.pop()
            question = step.ask(self.table)
            if question is not None:
                agenda.append(step)
                return question
        return None

    @property
    def told(self) -> tuple[Told, ...]:
        """What it says after the last answer."""
        return tuple(self.table.told)

    @property
    def earlier(self) -> tuple[Told, ...]:
        """What it said before that in the same turn."""
        return tuple(one for one in self.table.earlier if isinstance(one, Told))

    @property
    def turn(self) -> tuple[Told | Answered, ...]:
        """Everything of this turn in its order: what was said, and what was answered."""
        return (*self.table.earlier, *self.table.told)

    @property
    def told_of_boards(self) -> tuple[tuple[str, str], ...]:
        """What is printed on the boards and the catalogue does not know: for the next table, played on the same."""
        known = self.table.boards.known()
        return tuple(sorted((name, value) for name, value in self.table.boards.told.items() if name not in known))

    def after(self, answer: str) -> "Companion":
        """The companion once a question is answered; UnreadableTable if this is no answer to it."""
        about = self.question.about if self.question else ""
        kept = f"{about}{TOLD}{answer}" if about else answer
        return self._with((*self.record.answers, kept))

    def before(self) -> "Companion":
        """The companion before the last answer; at the beginning, itself."""
        return self._with(self.record.answers[:-1])

    def _with(self, answers: tuple[str, ...]) -> "Companion":
        unasked = min(self.record.unasked, len(answers))
        return Companion(replace(self.record, answers=answers, unasked=unasked), self.table.catalogue)
