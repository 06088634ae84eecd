"""What a notebook shows: every object one looks at has a picture or a table of its own."""

import xml.etree.ElementTree as ET

import pytest

from scholars import Game


@pytest.fixture
def game() -> Game:
    """Two players, one of whom has a name that could break a page."""
    game = Game.new(2, seed=4, names=["<b>Ada", "Bruno"])
    game.play("pick room-2")
    return game


def cells(html: str) -> list[str]:
    """What stands in a table, its title first."""
    return ["".join(part.itertext()) for part in ET.fromstring(html).iter() if part.tag in ("caption", "th", "td")]  # noqa: S314


def test_a_decision(game: Game) -> None:
    """The question, and each option in notation and in words."""
    asked = game.decision
    assert asked is not None
    title, *told = cells(asked._repr_html_())
    assert title == asked.text()
    assert told == [text for option in asked.options for text in (str(option), option.text())]


def test_a_score(game: Game) -> None:
    """The total and every category."""
    score = game.score()[0]
    title, *told = cells(score._repr_html_())
    assert title == f"{score.total} VP"
    assert dict(zip(told[::2], map(int, told[1::2]), strict=True)) == score.by_category


def test_a_card(game: Game) -> None:
    """Its name, and everything printed on it."""
    card = game.table.decks["deck-greek"].top  # type: ignore[index] # a place is its name
    assert card is not None
    title, *told = cells(card._repr_html_())
    assert title == card.name()
    assert [f"{label}: {text}" for label, text in zip(told[::2], told[1::2], strict=True)] == card.text().split("\n")[
        1:
    ]


def test_a_table_is_whole_html(game: Game) -> None:
    """A picture and the text, with names that cannot break out of it."""
    html = game.table._repr_html_()
    ET.fromstring(html)  # noqa: S314 - we have drawn it ourselves
    assert "<b>Ada" not in html
