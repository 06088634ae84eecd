"""`scholars solo --table`: the solo opponent for a real table, in a terminal."""

import argparse
import secrets
from pathlib import Path

from scholars.catalogue import Catalogue, load
from scholars.companion import Answer, Companion, Question, Record, UnreadableTable, board_lines
from scholars.companion.files import keep
from scholars.companion.records import read_record
from scholars.locales import message, say
from scholars.terminal.files import Refused, kept, read
from scholars.terminal.screen import Screen
from scholars.terminal.watch import expansions

MOST_ECHOED = 40  # letters of what was typed


def add_table_options(parser: argparse.ArgumentParser) -> None:
    """What only `--table` knows; difficulty, seed, expansion, language and catalogue are those of `scholars solo`."""
    options = parser.add_argument_group("with --table")
    text = "where the table is kept (default: one file in your home)"
    options.add_argument("--file", type=Path, metavar="FILE", help=text)
    options.add_argument("--new", action="store_true", help="begin again, even if a table is kept")
    text = "you shuffle and turn the Scheme Cards yourself, and are asked which one it is"
    options.add_argument("--own-cards", action="store_true", help=text)


def run_table(arguments: argparse.Namespace) -> int:
    """Go on with the table that is kept, or begin one."""
    path: Path = arguments.file or kept().parent / "solo-table.json"
    catalogue = load(getattr(arguments, "catalogue", None))
    goes_on = path.exists() and not arguments.new
    companion = _opened(path, catalogue) if goes_on else _begun(arguments, catalogue)
    return Session(companion, path, arguments.lang).run(goes_on)


def _begun(arguments: argparse.Namespace, catalogue: Catalogue) -> Companion:
    seed = secrets.randbits(64) if arguments.seed is None else arguments.seed
    answers = () if arguments.difficulty is None else (arguments.difficulty,)
    return Companion(Record(seed, arguments.own_cards, answers, expansions(arguments)), catalogue)


def _opened(path: Path, catalogue: Catalogue) -> Companion:
    plain, _ = read(path)
    try:
        return Companion(read_record(plain), catalogue)
    except UnreadableTable as fault:
        raise Refused(f"{path}: {fault} --new begins again.") from None


class Session:
    """A companion, the file it is kept in, and the screen it is shown on."""

    def __init__(self, companion: Companion, path: Path, language: str) -> None:
        self.companion = companion
        self.path = path
        self.screen = Screen(language)

    def run(self, goes_on: bool) -> int:
        """Ask and tell until somebody leaves; everything is kept by then."""
        try:
            keep(self.path, self.companion.record)
        except OSError as fault:
            raise Refused(f"{self.path}: {fault.strerror or fault}; name another file with --file.") from None
        self.screen.tell_file("companion-goes-on" if goes_on else "companion-kept", file=str(self.path))
        self.screen.tell("companion-hint")
        if goes_on:
            self._board()
        elif self.companion.record.answers:  # the difficulty was given: the setup before it is told too
            self._say(self.companion.before())
        self._tell()
        try:
            while (line := self.screen.read(self._prompt())) is not None and line.strip().lower() != "quit":
                self._take(line.strip())
        except KeyboardInterrupt:
            self._leave()
            return 130
        self._leave()
        return 0

    def _leave(self) -> None:
        self.screen.line()
        self.screen.tell_file("play-saved", file=str(self.path))

    def _prompt(self) -> str:
        question = self.companion.question
        if question is None:
            return "> "
        if question.most is None:
            return f"[1-{len(question.answers)}] > "
        words = "".join(f", {answer.word}" for answer in question.answers)
        return f"[{question.least}..{question.most}{words}] > "

    # What is typed

    def _take(self, line: str) -> None:
        """Do what a line asks for; one that means nothing changes nothing."""
        question = self.companion.question
        match line.lower():
            case "back":
                self._back()
            case "board":
                self._board()
            case "help":
                self._help()
            case "":
                self.screen.tell("companion-hint")
            case _ if question is None:
                self.screen.tell("companion-nothing-asked")
            case _:
                self._answer(question, line)

    def _answer(self, question: Question, line: str) -> None:
        answer = meant(question, line, self.screen.language)
        if answer is not None:
            self._become(self.companion.after(answer))
            return
        typed = line[:MOST_ECHOED]
        if question.most is None:
            self.screen.tell("companion-no-answer", typed=typed, last=len(question.answers))
        else:
            key = "companion-no-number-or-none" if question.answers else "companion-no-number"
            self.screen.tell(key, least=question.least, most=question.most, typed=typed)

    def _back(self) -> None:
        if not self.companion.record.answers:
            self.screen.tell("companion-at-the-beginning")
            return
        self._become(self.companion.before())

    def _become(self, companion: Companion) -> None:
        """Keep what follows, then tell it; if it cannot be kept, everything stays as it was."""
        try:
            keep(self.path, companion.record)
        except OSError as fault:
            self.screen.tell_file("play-cannot-save", file=str(self.path), reason=fault.strerror or str(fault))
            return
        self.companion = companion
        self._tell()

    # What is shown

    def _tell(self) -> None:
        self._say(self.companion)
        self._ask()

    def _say(self, companion: Companion) -> None:
        if companion.told:
            self.screen.line()
        for told in companion.told:
            self.screen.say(told)

    def _ask(self) -> None:
        question = self.companion.question
        if question is None:
            self.screen.tell("companion-nothing-asked")
            return
        self.screen.line()
        self.screen.say(question.asked, "bold")
        for number, answer in enumerate(question.answers, 1):
            self.screen.line(f"  {self._shown(question, number, answer)}  {self._label(answer)}")

    def _shown(self, question: Question, number: int, answer: Answer) -> str:
        """How an answer is typed: by its number, unless numbers mean something else here."""
        return str(number) if question.most is None else answer.word

    def _label(self, answer: Answer) -> str:
        return say(answer.label, self.screen.language)

    def _board(self) -> None:
        for line in board_lines(self.companion.table):
            self.screen.line(f"  {say(line, self.screen.language)}")

    def _help(self) -> None:
        for key in (
            "companion-help-answers",
            "companion-help-back",
            "companion-help-board",
            "companion-help-help",
            "companion-help-quit",
        ):
            self.screen.say(message(key))
        self._ask()


def meant(question: Question, line: str, language: str) -> str | None:
    """The answer a line means: a number, a word, or the words it is shown with; None if it is none."""
    typed = line.casefold()
    for number, answer in enumerate(question.answers, 1):
        ways = {answer.word, say(answer.label, language).casefold()}
        if question.most is None:
            ways.add(str(number))
        if typed in ways:
            return answer.word
    return line if question.takes(line) else None
