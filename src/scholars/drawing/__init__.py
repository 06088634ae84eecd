"""The table as text, as a picture and as HTML: drawn from a `Table`, so that nothing hidden can be in it."""

from html import escape
from typing import TYPE_CHECKING

from scholars.drawing.board import board
from scholars.drawing.books import books
from scholars.drawing.columns import WIDTH, Section
from scholars.drawing.picture import as_svg
from scholars.drawing.players import players, status, tracks
from scholars.drawing.solo import solo_board
from scholars.drawing.words import Words

if TYPE_CHECKING:
    from scholars.table.table import Table


def sections(table: "Table", language: str = "en", width: int = WIDTH) -> tuple[Section, ...]:
    """The parts of the table in their order: the Main Board with its Tracks, each player, the Solo Board."""
    words = Words(table, language, width)
    return (*board(words), tracks(words), *books(words), *players(words), *solo_board(words))


def draw(table: "Table", language: str = "en", width: int = WIDTH) -> str:
    """The whole table as text, no line longer than the width."""
    return "\n".join(line for section in sections(table, language, width) for line in section.drawn())


def own_status(table: "Table", language: str = "en", width: int = WIDTH) -> str:
    """What the seat that looks has to work with, in two lines or three."""
    assert table.seat is not None
    return "\n".join(status(Words(table, language, width), table.players[table.seat]))


def as_html(table: "Table", language: str = "en") -> str:
    """For a notebook: the picture of the board and everything in words, as HTML that needs nothing else."""
    picture, text = as_svg(table, language), draw(table, language)
    return f'<div lang="{language}">{picture}<pre style="line-height: 1.2; overflow-x: auto">{escape(text)}</pre></div>'


__all__ = ["WIDTH", "Section", "as_html", "as_svg", "draw", "own_status", "sections"]
