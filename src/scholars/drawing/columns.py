"""Text in columns: as wide as what stands in them, the last one broken into lines."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import TypeAlias

WIDTH = 100
LEAST_LAST = 24  # a narrower last column is hard to read
GAP = "  "

Row: TypeAlias = Sequence[str]  # a text for each column


@dataclass(frozen=True, slots=True)
class Block:
    """Lines that belong together, and what they tell, however it is set."""

    lines: tuple[str, ...]
    told: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the table: which it is, its title, the heads of its columns, and what stands under them."""

    part: str
    title: str
    blocks: tuple[Block, ...]
    head: tuple[str, ...]
    width: int

    def drawn(self, number: int = 0) -> tuple[str, ...]:
        """The title with a rule, and with a number if there is one, then the lines."""
        title = shortened(f"── {number} {self.title}" if number else f"── {self.title}", self.width - 1) + " "
        return (
            title + "─" * (self.width - cells(title)),
            *self.head,
            *(line for block in self.blocks for line in block.lines),
        )

    def since(self, before: "Section") -> "Section":
        """The section with only those blocks that were not there before."""
        known = {block.told for block in before.blocks}
        changed = tuple(block for block in self.blocks if block.told not in known)
        return Section(self.part, self.title, changed, self.head if changed else (), self.width)


def cells(text: str) -> int:
    """How many places a text takes in a terminal: wide letters take two, accents set on a letter none."""
    if text.isascii():
        return len(text)
    return sum(_width(letter) for letter in text)


def _width(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def shortened(text: str, width: int) -> str:
    """A text cut off where it would be too long."""
    if cells(text) <= width:
        return text
    while cells(text) >= width:
        text = text[:-1]
    return f"{text.rstrip()}…"


@dataclass(frozen=True, slots=True)
class Page:
    """What text is set on: so many characters wide."""

    width: int = WIDTH

    def columns(self, rows: Sequence[Row], indent: int = 2, most: int = 30) -> list[Block]:
        """Rows with the same columns, each as wide as its widest text; what is too long is broken into lines."""
        if not rows:
            return []
        *before, last = zip(*rows, strict=True)
        widths = [max(_widest(text, most) for text in column) for column in before]
        room = self.width - indent - sum(widths) - len(GAP) * len(widths)
        if min(max(map(cells, last)), LEAST_LAST) > room:  # the last column stands under the others
            return [Block((*_row(row[:-1], widths, indent), *self._under(row[-1], indent)), tuple(row)) for row in rows]
        return [Block(_row(row, (*widths, room), indent), tuple(row)) for row in rows]

    def _under(self, text: str, indent: int) -> list[str]:
        return [" " * (indent + 6) + line for line in broken(text, self.width - indent - 6)] if text else []

    def with_head(self, part: str, title: str, head: Row, rows: Sequence[Row], most: int = 30) -> "Section":
        """A section of rows under the heads of their columns."""
        first, *others = self.columns((head, *rows), most=most)
        return Section(part, title, tuple(others), first.lines, self.width)

    def section(self, part: str, title: str, blocks: Iterable[Block]) -> "Section":
        """A section of blocks."""
        return Section(part, title, tuple(blocks), (), self.width)

    def labelled(self, label: str, text: str, indent: int = 2) -> Block:
        """A label, and a text broken into lines that stand under each other."""
        head = " " * indent + label + " "
        first, *others = broken(text, self.width - cells(head))
        return Block((head + first, *(" " * cells(head) + more for more in others)), (label, text))

    def plain(self, text: str, indent: int = 2) -> Block:
        """A text by itself."""
        return Block(tuple(" " * indent + line for line in broken(text, self.width - indent)), (text,))


def _widest(text: str, most: int) -> int:
    """How wide a text is once it is broken into lines."""
    return cells(text) if cells(text) <= most else max(map(cells, broken(text, most)))


def _row(row: Row, widths: Sequence[int], indent: int) -> tuple[str, ...]:
    told = [broken(text, width) for text, width in zip(row, widths, strict=True)]
    height = max(len(lines) for lines in told)
    lines = (
        GAP.join(_padded(lines, line, width) for lines, width in zip(told, widths, strict=True))
        for line in range(height)
    )
    return tuple(f"{' ' * indent}{line}".rstrip() for line in lines)


def _padded(lines: Sequence[str], line: int, width: int) -> str:
    text = lines[line] if line < len(lines) else ""
    return text + " " * (width - cells(text))


def together(blocks: Iterable[Block]) -> Block:
    """Blocks that are shown together or not at all."""
    listed = tuple(blocks)
    return Block(
        tuple(line for block in listed for line in block.lines), tuple(text for block in listed for text in block.told)
    )


def broken(text: str, width: int) -> list[str]:
    """A text in lines; at least one, which may be empty."""
    return wrap(text, width, break_on_hyphens=False) if text else [""]
