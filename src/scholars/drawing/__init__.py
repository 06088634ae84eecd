"""The table as text, as a picture and as HTML: drawn from a view, so that nothing hidden can be in it."""

from collections.abc import Mapping
from html import escape
from typing import Any

from scholars.catalogue import Catalogue
from scholars.drawing.board import board
from scholars.drawing.books import books
from scholars.drawing.columns import WIDTH, Section
from scholars.drawing.picture import as_svg
from scholars.drawing.players import players, status, tracks
from scholars.drawing.solo import solo_board
from scholars.drawing.words import Words


def sections(
    view: Mapping[str, Any], catalogue: Catalogue, language: str = "en", width: int = WIDTH
) -> tuple[Section, ...]:
    """The parts of the table in their order: the Main Board with its Tracks, each player, the Solo Board."""
    words = Words(catalogue, language, view, width)
    return (*board(words), tracks(words), *books(words), *players(words), *solo_board(words))


def draw(view: Mapping[str, Any], catalogue: Catalogue, language: str = "en", width: int = WIDTH) -> str:
    """The whole table as text, no line longer than the width."""
    return "\n".join(line for section in sections(view, catalogue, language, width) for line in section.drawn())


def own_status(view: Mapping[str, Any], catalogue: Catalogue, language: str = "en", width: int = WIDTH) -> str:
    """What the seat of a view has to work with, in two lines or three."""
    return "\n".join(status(Words(catalogue, language, view, width), view["seat"]))


def as_html(view: Mapping[str, Any], catalogue: Catalogue, language: str = "en") -> str:
    """For a notebook: the picture of the board and everything in words, as HTML that needs nothing else."""
    picture, text = as_svg(view, catalogue, language), draw(view, catalogue, language)
    return f'<div lang="{language}">{picture}<pre style="line-height: 1.2; overflow-x: auto">{escape(text)}</pre></div>'


__all__ = ["WIDTH", "Section", "as_html", "as_svg", "draw", "own_status", "sections"]
