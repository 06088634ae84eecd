"""What a game shows on the screen, and what is typed there."""

import contextlib
import io
import re
import sys
from collections.abc import Iterable, Sequence
from textwrap import wrap

from rich.console import Console, RenderableType
from rich.text import Text

from scholars.drawing import WIDTH, Section
from scholars.drawing.columns import cells
from scholars.game import Game
from scholars.locales import Message, message, say
from scholars.locales.messages import Value
from scholars.table import Event
from scholars.terminal.watch import STYLES, lines

NARROWEST = 80


class Screen:
    """A terminal, spoken to in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self._names: list[tuple[str, str]] = []
        with contextlib.suppress(ImportError):  # there is none on Windows
            import readline  # noqa: F401, PLC0415 - it lets `input` edit a line and remember earlier ones
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def knows(self, names: Sequence[str]) -> None:
        """Names of players are shown in their colours from now on."""
        self._names = [(rf"(?<!\w){re.escape(name)}(?!\w)", STYLES[seat]) for seat, name in enumerate(names)]

    @property
    def width(self) -> int:
        """How long a line may be."""
        return min(WIDTH, max(NARROWEST, self.console.width))

    @property
    def height(self) -> int:
        """How many lines can be seen at once."""
        return self.console.height

    def show(self, thing: RenderableType) -> None:
        """Anything Rich can show."""
        self.console.print(thing, soft_wrap=False)

    def line(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """A line of text, names in their colours; one that is too long is broken between words if it may be."""
        for part in (text,) if whole else self._broken(text):
            shown = Text(part, style=style)
            for name, colour in self._names:
                shown.highlight_regex(name, colour)
            self.console.print(shown)

    def _broken(self, text: str) -> list[str]:
        if cells(text) <= self.width:
            return [text]
        indent = " " * (len(text) - len(text.lstrip()))
        return wrap(
            text,
            self.width,
            subsequent_indent=f"{indent}  ",
            break_long_words=False,  # names of files stay whole
            break_on_hyphens=False,
        )

    def say(self, told: Message, style: str = "") -> None:
        """A sentence."""
        self.line(say(told, self.language), style)

    def tell(self, key: str, style: str = "", **values: Value) -> None:
        """A sentence of the locale files."""
        self.say(message(key, **values), style)

    def tell_file(self, key: str, **values: Value) -> None:
        """A sentence with the name of a file, or a command to be copied: it is not broken."""
        self.line(say(message(key, **values), self.language), whole=True)

    def heading(self, text: str) -> None:
        """A line that stands out."""
        self.line(f"━━ {text} " + "━" * (self.width - cells(text) - 4), "bold")

    def sections(self, numbered: Iterable[tuple[int, Section]]) -> None:
        """Parts of the table with their numbers."""
        for number, section in numbered:
            title, *others = section.drawn(number)
            self.line(title, "bold")
            for line in others[: len(section.head)]:
                self.line(line, "dim")
            for line in others[len(section.head) :]:
                self.line(line)

    def log(self, game: Game, events: Sequence[Event], number: int) -> int:
        """What happened, turn by turn, from a round on; the round it has come to."""
        turn: list[Event] = []
        for event in events:
            if event.name == "round_began":
                number = event.numbers["round"]
            if event.name == "turn_began":
                self._turn(game, turn)
                turn = []
                self.tell("watch-turn", "bold", round=number, player=game.names[event.numbers["seat"]])
            else:
                turn.append(event)
        self._turn(game, turn)
        return number

    def _turn(self, game: Game, events: Sequence[Event]) -> None:
        for line in lines(game, events, self.language):
            self.line(line.plain, str(line.style))

    def read(self, prompt: str) -> str | None:
        """A line that was typed; None at the end of input."""
        try:
            return input(prompt)
        except (EOFError, OSError, RuntimeError):  # the last two where there is no input at all
            return None
