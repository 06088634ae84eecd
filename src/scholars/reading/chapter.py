"""A chapter and its paragraphs, in one language."""

from dataclasses import dataclass

from scholars.effects import Effect
from scholars.reading.icons import icons, without_icons


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences on one thing."""

    id: str
    rules: tuple[str, ...]  # of the ledger
    about: tuple[str, ...]  # places and kinds of printed things one may be looking at
    picture: str  # icons in braces, or nothing
    title: str
    marked_text: str  # with icons in braces
    asked: tuple[str, ...]  # how people ask for it, in words the text may not have

    @property
    def text(self) -> str:
        """Its words alone; they say everything."""
        return without_icons(self.marked_text)

    @property
    def icons(self) -> dict[str, Effect | None]:
        """Every icon of its picture and its text, with its effect, if it is one."""
        return icons(self.picture + self.marked_text)


@dataclass(frozen=True, slots=True)
class Chapter:
    """Paragraphs that belong together."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
