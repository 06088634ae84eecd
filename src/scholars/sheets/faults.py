"""What is wrong with a sheet, with the player and the field, so that a page can tell it right there."""

from dataclasses import dataclass

from scholars.errors import ScholarsError
from scholars.locales import Message, say


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong. What breaks a rule is a message; what cannot be read at all, a sentence in English."""

    where: str
    text: Message | str
    field: str = ""
    seat: int | None = None  # None: all players together
    missing: bool = False  # nothing is wrong yet, but something must still be told

    def said(self, language: str = "en") -> str:
        """The fault in a sentence, with its place."""
        if isinstance(self.text, str):
            return f"{self.where}: {self.text}"
        return f"{self.where}: {self.field}: {say(self.text, language)}"

    def __str__(self) -> str:
        return self.said()


class UnreadableSheet(ScholarsError, ValueError):
    """A sheet that cannot be scored: every fault in a sentence, the first of them told."""

    def __init__(self, told: tuple[Fault, ...]) -> None:
        super().__init__(told)
        self.told = told

    @property
    def faults(self) -> tuple[str, ...]:
        """Every fault in a sentence."""
        return tuple(map(str, self.told))

    def __str__(self) -> str:
        more = len(self.told) - 1
        return f"{self.told[0]}" + (f" (and {more} more)" if more else "")
