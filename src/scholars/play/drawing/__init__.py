"""The table as text, as HTML and as a picture: drawn from a view, so that nothing hidden can be in it."""

from typing import Any

from scholars.catalogue import Catalogue
from scholars.play.drawing.board import board
from scholars.play.drawing.columns import WIDTH, Section
from scholars.play.drawing.html import as_html
from scholars.play.drawing.picture import as_svg
from scholars.play.drawing.players import players, tracks
from scholars.play.drawing.words import Words


def sections(view: dict[str, Any], catalogue: Catalogue, language: str = "en") -> tuple[Section, ...]:
    """The parts of the table in their order: the Main Board, the Research Tracks, each player."""
    words = Words(catalogue, language, view)
    return (*board(words), tracks(words), *players(words))


def draw(view: dict[str, Any], catalogue: Catalogue, language: str = "en") -> str:
    """The whole table as text, no line longer than 100 characters."""
    return "\n".join(line for section in sections(view, catalogue, language) for line in section.drawn())


__all__ = ["WIDTH", "Section", "as_html", "as_svg", "draw", "sections"]
