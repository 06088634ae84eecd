"""What the companion tells and asks, on the screen: in full, or as a strip of a few words for each step."""

from collections.abc import Sequence

from scholars.companion import Answer, Companion, Question, Told, board_lines
from scholars.drawing.columns import cells
from scholars.locales import Message, message, say
from scholars.terminal.screen import Screen

BETWEEN = " · "
HELP = (
    "companion-help-answers",
    "companion-help-back",
    "companion-help-board",
    "companion-help-details",
    "companion-help-short",
    "companion-help-help",
    "companion-help-quit",
)


class Shown:
    """A screen, and whether it is told in a few words."""

    def __init__(self, language: str, short: bool) -> None:
        self.screen = Screen(language)
        self.short = short

    # What is told

    def told(self, companion: Companion) -> None:
        """What it says after the last answer; numbers count the steps of the turn."""
        if not companion.told:
            return
        self.screen.line()
        if self.short:
            first = len(companion.earlier) + 1
            self._strip([f"{number}. {self._say(told.short)}" for number, told in enumerate(companion.told, first)])
            return
        for told in companion.told:
            self.screen.say(told.full)

    def details(self, companion: Companion, typed: str) -> None:
        """Every step of this turn in full, or the one whose number is typed."""
        steps: tuple[Told, ...] = (*companion.earlier, *companion.told)
        numbers = range(1, len(steps) + 1)
        asked = [number for number in numbers if typed in ("", str(number))]
        if not asked:
            self.screen.tell("companion-no-step", last=len(steps), typed=typed)
        for number in asked:
            self.screen.line(f"{number}. {self._say(steps[number - 1].full)}")

    def board(self, companion: Companion) -> None:
        """What lies on the Solo Board."""
        for line in board_lines(companion.table):
            self.screen.line(f"  {self._say(line)}")

    def help(self) -> None:
        """What can be typed."""
        for key in HELP:
            self.screen.say(message(key))

    # What is asked

    def asked(self, question: Question | None) -> None:
        """A question with its answers."""
        if question is None:
            self.screen.tell("companion-nothing-asked")
        elif self.short:
            answers = [self._beside(question, number, text) for number, text in self._answers(question)]
            asked = self._say(question.short)
            first, *others = answers or ("",)
            self._strip((f"{asked[0].upper()}{asked[1:]}  {first}".rstrip(), *others), "bold")
        else:
            self.screen.line()
            self.screen.say(question.asked, "bold")
            for number, text in self._answers(question):
                self.screen.line(f"  {typed_as(question, number)}  {text}")

    def _beside(self, question: Question, number: int, text: str) -> str:
        """An answer in a strip; a word that is typed as it is shown stands there once."""
        typed = typed_as(question, number)
        return text if typed == text else f"{typed} {text}"

    def _answers(self, question: Question) -> list[tuple[int, str]]:
        return [(number, self._say(self._label(answer))) for number, answer in enumerate(question.answers, 1)]

    def _label(self, answer: Answer) -> Message:
        return answer.short if self.short and answer.short is not None else answer.label

    def _strip(self, parts: Sequence[str], style: str = "") -> None:
        """Parts beside each other; a line ends between two of them where it can."""
        line = ""
        for part in parts:
            longer = f"{line}{BETWEEN}{part}" if line else part
            if line and cells(longer) > self.screen.width:
                self.screen.line(line, style)
                longer = f"  {part}"
            line = longer
        self.screen.line(line, style)

    def _say(self, told: Message) -> str:
        return say(told, self.screen.language)


def typed_as(question: Question, number: int) -> str:
    """How an answer is typed: by its number, unless numbers mean something else here."""
    return str(number) if question.most is None else question.answers[number - 1].word


def prompt(question: Question | None) -> str:
    """What stands before the line that is typed."""
    if question is None:
        return "> "
    if question.most is None:
        return f"[1-{len(question.answers)}] > "
    words = "".join(f", {answer.word}" for answer in question.answers)
    return f"[{question.least}..{question.most}{words}] > "


def meant(question: Question, line: str, language: str) -> str | None:
    """The answer a line means: a number, a word, or the words it is shown with; None if it is none."""
    typed = line.casefold()
    for number, answer in enumerate(question.answers, 1):
        shown = (answer.label, answer.short or answer.label)
        ways = {answer.word, *(say(label, language).casefold() for label in shown)}
        if question.most is None:
            ways.add(str(number))
        if typed in ways:
            return answer.word
    return line if question.takes(line) else None
