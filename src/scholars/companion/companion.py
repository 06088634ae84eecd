"""The companion: what it says, what it asks, and how it goes on or back."""

from dataclasses import replace

from scholars.catalogue import Catalogue
from scholars.companion.questions import Question
from scholars.companion.records import Record, UnreadableTable
from scholars.companion.setup import SetUp
from scholars.companion.table import Table
from scholars.engine.plain import shown
from scholars.locales import Message


class Companion:
    """A record replayed. It never changes: an answer, and a step back, give another one."""

    def __init__(self, record: Record, catalogue: Catalogue) -> None:
        """Replay a record; UnreadableTable if an answer fits no question."""
        self.record = record
        self.table = Table(catalogue, record.seed, record.own_cards)
        self.table.then(SetUp())
        self.question = self._go_on()
        for number, answer in enumerate(record.answers):
            if self.question is None or not self.question.takes(answer):
                raise UnreadableTable(f"answers, {number}: {shown(answer)} is no answer here.")
            self.table.told.clear()
            self.table.agenda.pop().answer(self.table, answer)
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
    def told(self) -> tuple[Message, ...]:
        """What it says after the last answer."""
        return tuple(self.table.told)

    def after(self, answer: str) -> "Companion":
        """The companion once a question is answered; UnreadableTable if this is no answer to it."""
        return Companion(replace(self.record, answers=(*self.record.answers, answer)), self.table.catalogue)

    def before(self) -> "Companion":
        """The companion before the last answer; at the beginning, itself."""
        return Companion(replace(self.record, answers=self.record.answers[:-1]), self.table.catalogue)
