"""The companion in a terminal, line by line: what is typed, what is kept, what is shown."""

from pathlib import Path

from scholars.companion import Companion, Question
from scholars.companion.records import keep
from scholars.terminal.files import Refused
from scholars.terminal.solo_shown import Shown, meant, prompt

MOST_ECHOED = 40  # letters of what was typed


class Session:
    """A companion, the file it is kept in, and the screen it is shown on."""

    def __init__(self, companion: Companion, path: Path, shown: Shown) -> None:
        self.companion = companion
        self.path = path
        self.shown = shown
        self.screen = shown.screen

    def run(self, goes_on: bool) -> int:
        """Ask and tell until somebody leaves; everything is kept by then."""
        try:
            keep(self.path, self.companion.record)
        except OSError as fault:
            raise Refused(f"{self.path}: {fault.strerror or fault}; name another file with --file.") from None
        self._begin(goes_on)
        try:
            while (line := self._read()) is not None and line.lower() != "quit":
                self._take(line)
        except KeyboardInterrupt:
            self._leave()
            return 130
        self._leave()
        return 0

    def _begin(self, goes_on: bool) -> None:
        self.screen.tell_file("companion-goes-on" if goes_on else "companion-kept", file=str(self.path))
        self.screen.tell("companion-hint")
        if goes_on:
            self.shown.board(self.companion)
        elif self.companion.told_of_boards:
            self.screen.tell("companion-remembers")
        if not goes_on and self.companion.record.answers:  # the difficulty was given: the setup before it is told too
            self.shown.told(self.companion.before())
        self._tell()

    def _read(self) -> str | None:
        line = self.screen.read(prompt(self.companion.question))
        return None if line is None else line.strip()

    def _leave(self) -> None:
        self.screen.line()
        self.screen.tell_file("play-saved", file=str(self.path))

    def _tell(self) -> None:
        self.shown.told(self.companion)
        self._ask()

    def _ask(self) -> None:
        self.shown.asked(self.companion.question)

    # What is typed

    def _take(self, line: str) -> None:
        """Do what a line asks for; one that means nothing changes nothing."""
        question = self.companion.question
        match line.lower():
            case "back":
                self._back()
            case "board":
                self.shown.board(self.companion)
            case "help":
                self.shown.help()
                self._ask()
            case "short" | "full" as manner:
                self._speak(manner)
            case "":
                self.screen.tell("companion-hint")
            case _ if line.startswith("?"):
                self.shown.details(self.companion, line[1:].strip()[:MOST_ECHOED])
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

    def _speak(self, manner: str) -> None:
        """In a few words or in full from now on, beginning with what was told last."""
        self.shown.short = manner == "short"
        self.screen.tell("companion-now-short" if self.shown.short else "companion-now-full")
        self._tell()

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
