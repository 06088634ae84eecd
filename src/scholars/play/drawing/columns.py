"""Text in columns: as wide as what stands in them, the last one broken into lines."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

WIDTH = 100
LEAST_LAST = 24  # a narrower last column is hard to read
GAP = "  "


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the table: its title, and the lines under it."""

    title: str
    lines: tuple[str, ...]

    def drawn(self) -> tuple[str, ...]:
        """The title with a rule, then the lines."""
        return (f"── {self.title} ".ljust(WIDTH, "─"), *self.lines)


def cells(text: str) -> int:
    """How many places a text takes in a terminal: wide letters take two, accents set on a letter none."""
    if text.isascii():
        return len(text)
    return sum(_width(letter) for letter in text)


def _width(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def padded(text: str, width: int) -> str:
    """A text filled up with spaces."""
    return text + " " * (width - cells(text))


def shortened(text: str, width: int) -> str:
    """A text cut off where it would be too long."""
    if cells(text) <= width:
        return text
    while cells(text) >= width:
        text = text[:-1]
    return f"{text.rstrip()}…"


def columns(rows: Sequence[Sequence[str]], indent: int = 2) -> list[str]:
    """Rows with the same columns, each as wide as its widest text; the last one is broken where the line ends."""
    if not rows:
        return []
    before = [max(cells(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    start = indent + sum(before) + len(GAP) * len(before)
    room = max(LEAST_LAST, WIDTH - start)
    lines: list[str] = []
    for row in rows:
        first = " " * indent + "".join(
            padded(text, width) + GAP for text, width in zip(row[:-1], before, strict=True)
        )
        told = broken(row[-1], room)
        lines.append((first + told[0]).rstrip())
        lines.extend(" " * start + more for more in told[1:])
    return lines


def labelled(label: str, text: str, indent: int = 2) -> list[str]:
    """A label, and a text broken into lines that stand under each other."""
    head = " " * indent + label + " "
    first, *others = broken(text, WIDTH - cells(head))
    return [head + first, *(" " * cells(head) + more for more in others)]


def broken(text: str, width: int) -> list[str]:
    """A text in lines; at least one, which may be empty."""
    return wrap(text, width, break_on_hyphens=False) or [""]
