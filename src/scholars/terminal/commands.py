"""What can be typed while a decision waits, and what it does."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from scholars.bots import hint
from scholars.effects.faults import nearest
from scholars.engine import choices
from scholars.locales import message, name, rows, say
from scholars.table import Decision
from scholars.table.choices import Choice, choice_of
from scholars.terminal.files import save
from scholars.terminal.watch import lines

if TYPE_CHECKING:
    from scholars.terminal.session import Session

MOST_ECHOED = 40  # letters of what was typed

Command = Callable[[str], "Next"]


class Next(Enum):
    """What comes after something was typed."""

    AGAIN = 1  # the same question still waits
    ON = 2  # the game has moved
    LEAVE = 3


class Commands:
    """Everything that can be typed, in one session."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.game = session.game
        self.screen = session.screen
        self.looking = session.looking
        self._letters: dict[str, Command] = {
            "u": self.undo,
            "r": self.restart,
            "t": self.table,
            "c": self.card,
            "h": self.hint,
            "hint": self.hint,
            "s": self.copy,
            "q": lambda _: Next.LEAVE,
        }

    @property
    def _asked(self) -> Decision:
        asked = self.game.decision
        assert asked is not None
        return asked

    def answer(self, line: str) -> Next:
        """Do what a line asks for."""
        if not line:
            if self.looking.pages:
                self.looking.turn_page()
            else:
                self.screen.tell("play-hint")
            return Next.AGAIN
        if line.startswith("?"):
            return self.explain(line[1:].strip())
        word, _, more = line.partition(" ")
        command = self._letters.get(word.lower())
        return command(more.strip()) if command else self.choose(line)

    def choose(self, line: str) -> Next:
        """Take an option by its number or its notation."""
        option = self._option(line)
        if option is None:
            return Next.AGAIN
        if option not in self._asked.options:
            self._refuse(option)
            return Next.AGAIN
        self.session.play(option)
        return Next.ON

    def _option(self, line: str) -> Choice | None:
        """The choice a number or a notation means; None, and a sentence, if it means nothing."""
        options = self._asked.options
        if line.isascii() and line.isdigit():
            if len(line) < 6 and 1 <= int(line) <= len(options):
                return options[int(line) - 1]
            self.screen.tell("play-no-number", last=len(options))
            return None
        notation = " ".join(line.lower().split())
        try:
            return choice_of(choices.read(notation))
        except KeyError:
            meant = nearest(notation[:MOST_ECHOED], [str(option) for option in options])
            if meant:
                self.screen.tell("play-did-you-mean", typed=_echo(line), meant=meant)
            else:
                self.screen.tell("play-no-choice", typed=_echo(line), last=len(options))
            return None

    def _refuse(self, option: Choice) -> None:
        reason = self.game.why_not(option)
        assert reason is not None
        self.screen.say(reason)

    def explain(self, typed: str) -> Next:
        """What everything means; or why a choice is not open, or what would come of it."""
        if not typed:
            self._help()
            return Next.AGAIN
        option = self._option(typed)
        if option is None:
            return Next.AGAIN
        if option not in self._asked.options:
            self._refuse(option)
            return Next.AGAIN
        screen, game = self.screen, self.game
        screen.line(f"{game.text(option, screen.language)}  ({option})", "bold")
        told = list(lines(game, game.preview(option), screen.language))
        screen.tell("play-follows" if told else "play-nothing-certain")
        for line in told:
            screen.line(line.plain)
        return Next.AGAIN

    def _help(self) -> None:
        example = str(self._asked.options[0])
        keys = (
            ("1", "play-help-number"),
            (example, "play-help-notation"),
            ("?1", "play-help-option"),
            ("? rest", "play-help-why-not"),
            ("t, t 3", "play-help-table"),
            ("c greek-b", "play-help-card"),
            ("h", "play-help-hint"),
            ("u", "play-help-undo"),
            ("r", "play-help-restart"),
            ("s my-game.json", "play-help-save"),
            ("q", "play-help-quit"),
        )
        width = max(len(typed) for typed, _ in keys)
        for typed, key in keys:
            self.screen.line(f"  {typed:<{width}}  {say(message(key), self.screen.language)}")

    def hint(self, _: str) -> Next:
        """What a strong player would do, unless several people play."""
        screen = self.screen
        if not self.session.alone:
            screen.tell("play-no-hints")
            return Next.AGAIN
        for number, one in enumerate(hint(self.game, self._asked.seat), start=1):
            better = f"{one.better:+.1f}"
            screen.tell("play-hint-line", "bold", number=number, title=one.title, better=better)
            screen.line(f"   {' > '.join(str(step.choice) for step in one.steps)}")
            screen.line(f"   {' '.join(reason.text(screen.language) for reason in one.why)}")
            screen.line(f"   {one.forecast.text(screen.language)}")
        screen.tell("play-hint-about")
        return Next.AGAIN

    # Taking back

    def undo(self, _: str) -> Next:
        """Take the last choice back."""
        if not self.game.can_undo(self._asked.seat):
            self._cannot_take_back()
            return Next.AGAIN
        taken = self.game.history[-1]
        self.game.undo()
        self.session.keep()
        self.looking.news = []
        self.screen.tell("play-taken-back", choice=self.game.text(taken, self.screen.language))
        return Next.ON

    def restart(self, _: str) -> Next:
        """Take the whole turn back, as far as it may be."""
        before = len(self.game.history)
        self.game.restart_turn(self._asked.seat)
        if len(self.game.history) == before:
            self._cannot_take_back()
            return Next.AGAIN
        self.session.keep()
        self.looking.news = []
        self.screen.tell("play-restarted" if self._asked.kind == "choose_turn" else "play-restarted-partly")
        return Next.ON

    def _cannot_take_back(self) -> None:
        taken = len(self.game.history)
        if taken == 0:
            self.screen.tell("play-nothing-taken")
            return
        last = self.game.at(taken - 1).decision
        assert last is not None
        own = last.seat == self._asked.seat and self._asked.kind != "choose_turn"
        self.screen.tell("play-revealed-since" if own else "play-not-your-choice")

    # Looking

    def table(self, part: str) -> Next:
        """Draw the table, or the part of a number."""
        asked = self._asked
        drawn = self.looking.parts(asked.seat)
        if not part:
            self.looking.draw(asked.seat, drawn)
            self.looking.ask(asked)
        elif part.isascii() and part.isdigit() and len(part) < 3 and 1 <= int(part) <= len(drawn):
            self.screen.sections([drawn[int(part) - 1]])
        else:
            self.screen.tell("play-no-part", last=len(drawn))
        return Next.AGAIN

    def card(self, wanted: str) -> Next:
        """What is printed on a card, a Room, a Track ..."""
        catalogue, language = self.game.catalogue, self.screen.language
        things = {entry.thing.id: entry for entry in catalogue.entries()}
        found = things.get("-".join(wanted.lower().split()))
        if found is None:
            meant = nearest(wanted[:MOST_ECHOED], things)
            if meant:
                self.screen.tell("play-did-you-mean", typed=_echo(wanted), meant=meant)
            else:
                self.screen.tell("play-no-card")
            return Next.AGAIN
        self.screen.line(f"{say(name(found), language)}  ({found.thing.id})", "bold")
        for row in rows(catalogue, found):
            self.screen.tell("play-card-row", label=row.label, text=row.text)
        return Next.AGAIN

    def copy(self, place: str) -> Next:
        """Save a copy of the game in another file."""
        if not place:
            self.screen.tell_file("play-kept", file=str(self.session.path))
            return Next.AGAIN
        try:
            path = Path(place).expanduser()
            if path.exists():
                self.screen.tell_file("play-file-exists", file=str(path))
                return Next.AGAIN
            save(path, self.game, self.session.seats)
        except (OSError, ValueError, RuntimeError) as fault:  # no such folder, no such name, no such home
            reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
            self.screen.tell_file("play-cannot-save", file=_echo(place), reason=reason)
            return Next.AGAIN
        self.screen.tell_file("play-saved", file=str(path))
        return Next.AGAIN


def _echo(typed: str) -> str:
    """What was typed, as it can be shown again: not too long, and nothing in it that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in typed[:MOST_ECHOED])
