"""What a sheet asks for, while it is filled in and when it is explained."""

from typing import Any

import pytest

from kit.sheets import finished, sheet_of
from scholars import ledger
from scholars.locales import LANGUAGES, say
from scholars.sheets.explaining import figures
from scholars.sheets.form import BONUSES, form
from scholars.sheets.sheet import read_sheet, read_unfinished

BOOKS = pytest.mark.parametrize("books", [False, True], ids=["base", "books"])


def game(players: int, books: bool, seed: int = 3) -> dict[str, Any]:
    """A finished game as a sheet."""
    return sheet_of(finished(players, seed, "casual", *(("body-of-books",) if books else ())))


@BOOKS
def test_the_form_asks_for_every_field_a_game_has(books: bool) -> None:
    """Of the players and of the opponent; whatever a game has is among what the form knows."""
    asked = form(books)
    sheet = game(1, books)
    for parts, told in ((asked.players, sheet["players"][0]), (asked.opponent, sheet["opponent"])):
        fields = [field for part in parts for field in part.fields]
        assert {field.name for field in fields} | {"name"} == set(told) | {"name"}
        for name, value in told.items():
            if isinstance(value, list | dict) and name != "unresolved":
                known = {one for field in fields if field.name == name for one in field.of}
                assert set(value) <= known, name


@BOOKS
@pytest.mark.parametrize("players", [1, 2])
def test_every_point_is_explained(players: int, books: bool) -> None:
    """The figures add up to the score, each has a rule of the ledger, and every sentence is there in every language."""
    sheet = read_sheet(game(players, books))
    outcome = sheet.outcome
    for seat, score in enumerate(outcome.scores):
        told = figures(sheet, outcome, seat)
        assert sum(figure.vp for figure in told) == score.total
        for category, vp in score.by_category.items():
            counted = (category, BONUSES) if category == "scrolls" else (category,)
            assert sum(figure.vp for figure in told if figure.category in counted) == vp
        for figure in told:
            assert all(ledger.find(rule) for rule in figure.rules)
            for language in LANGUAGES:
                assert say(figure.text, language)
                assert figure.why is None or "None" not in say(figure.why, language)


def test_a_bonus_says_what_was_counted() -> None:
    """Five Gold and three Silver are six Gold: 3 VP, by the rule of the Starting Scroll. (SCO-08)"""
    sheet = read_sheet(
        {
            "players": [
                {"scrolls": ["starting-scroll-greek"], "gold": 5, "silver": 3},
                {"scrolls": ["starting-scroll-syriac"]},
            ]
        }
    )
    bonus = next(figure for figure in figures(sheet, sheet.outcome, 0) if figure.category == BONUSES)
    assert (bonus.vp, bonus.rules) == (3, ("SCO-08",))
    assert bonus.why is not None
    assert say(bonus.why).endswith("Here: 5 Gold, 3 Silver, White Dice: 0.")


def test_an_unfinished_sheet_is_counted_as_far_as_it_goes() -> None:
    """What is missing is told as missing, what cannot be as a fault with its player and field; all else is counted."""
    sheet = read_unfinished({"players": [{"tracks": {"physics": 7}}, {"dice": {"green": 6}}]})
    assert [score.by_category["research"] for score in sheet.outcome.scores] == [5, 0]
    assert [(fault.seat, fault.field, fault.missing) for fault in sheet.faults] == [
        (0, "scrolls", True),
        (1, "scrolls", True),
        (None, "dice", False),
    ]


@BOOKS
def test_an_empty_form_can_be_counted(books: bool) -> None:
    """As somebody finds it who has just opened it."""
    expansions: dict[str, Any] = {"expansions": ["body-of-books"]} if books else {}
    several: dict[str, Any] = {"players": [{}] * 4}
    alone: dict[str, Any] = {"players": [{}], "opponent": {}}
    for empty in (several, alone):
        sheet = read_unfinished(empty | expansions)
        assert {fault.missing for fault in sheet.faults} == {True}
        assert sheet.outcome.winners


def test_every_scroll_is_explained() -> None:
    """Each by itself, also one without a bonus: the figures are its printed VP and what its bonus scores."""
    asked = {one for part in form(True).players for field in part.fields if field.name == "scrolls" for one in field.of}
    assert len(asked) == 60
    for scroll in asked:
        sheet = read_unfinished({"players": [{"scrolls": [scroll]}, {}], "expansions": ["body-of-books"]})
        told = [figure for figure in figures(sheet, sheet.outcome, 0) if figure.id == scroll]
        has_bonus = str(sheet.catalogue.find(scroll).thing.bonus) != "none"
        assert [figure.category for figure in told] == ["scrolls", *([BONUSES] if has_bonus else [])], scroll
