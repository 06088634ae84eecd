"""`scholars card` shows what is printed on a thing, in words, in three languages."""

import shutil
from pathlib import Path

import pytest

from kit.catalogue_folder import CatalogueFolder
from kit.command import Scholars
from scholars.catalogue import FILES, SHIPPED, load
from scholars.terminal.cards import plural

KINDS = sorted({table.kind_id for file in FILES for table in file.tables})


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Greek Scroll B", "Research Track", "3 VP", "Place 1 Influence in the Orange Guild.", "● known"]),
        ("fr", ["Parchemin Grec B", "Piste de Recherche", "3\u00a0PV", "Placez 1 Influence dans la Guilde orange."]),
        ("pl", ["Grecki Zwój B", "Tor Badań", "3\u00a0PZ", "Umieść 1 Wpływ w Pomarańczowej Gildii."]),
    ],
)
def test_a_card_is_shown_in_each_language(scholars: Scholars, language: str, lines: list[str]) -> None:
    """Its name, its id, every field in words, and how sure we are of each."""
    answer = scholars("card", "scroll-greek-b", "--lang", language)
    assert answer.code == 0
    assert answer.err == ""
    assert [line for line in [*lines, "scroll-greek-b", "○"] if line not in answer.out] == []


def test_the_language_is_the_one_of_the_terminal(scholars: Scholars, monkeypatch: pytest.MonkeyPatch) -> None:
    """LANG decides unless --lang does; one we do not speak is English."""
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Pokój 4" in scholars("card", "room-4").out
    assert "Salle 4" in scholars("card", "room-4", "--lang", "fr").out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Room 4" in scholars("card", "room-4").out
    monkeypatch.delenv("LANG")
    assert "Room 4" in scholars("card", "room-4").out


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_listed(scholars: Scholars, kind: str) -> None:
    """In the plural, or in the singular as in ids; with every thing of the kind."""
    answer = scholars("card", "--list", plural(kind), "--lang", "en")
    assert answer.code == 0
    ids = [entry.thing.id for entry in load().entries() if entry.table.kind_id == kind]
    assert [name for name in ids if f" {name} " not in answer.out] == []
    assert scholars("card", "--list", kind).out == answer.out


def test_every_thing_can_be_shown(scholars: Scholars) -> None:
    """In every language, without a word too many on the side of errors."""
    for number, entry in enumerate(load().entries()):
        answer = scholars("card", entry.thing.id, "--lang", ("en", "fr", "pl")[number % 3])
        assert (answer.code, answer.err) == (0, "")


def test_a_list_is_in_the_language_that_is_asked_for(scholars: Scholars) -> None:
    """Title, columns and texts."""
    answer = scholars("card", "--list", "rooms", "--lang", "fr")
    assert "Salles" in answer.out
    assert "Gagnez 1 Ouvrier blanc." in answer.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["card", "scroll-grek-b"], 'unknown card or place "scroll-grek-b"; did you mean "scroll-greek-b", '),
        (["card", "Room-4"], 'unknown card or place "Room-4"; did you mean "room-4", '),
        (["card", "--list", "transaltors"], 'unknown kind "transaltors"; choose from translators, '),
        (["card", "--list", "qqq"], 'unknown kind "qqq"; choose from '),
    ],
)
def test_an_unknown_name_is_answered_with_the_nearest(scholars: Scholars, arguments: list[str], told: str) -> None:
    """One line on the side of errors, and exit code 1."""
    answer = scholars(*arguments)
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith(f"scholars: {told}")
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["card"],
        ["card", "room-4", "room-5"],
        ["card", "room-4", "--list", "rooms"],
        ["card", "room-4", "--lang", "de"],
        ["card", "--list"],
    ],
    ids=" ".join,
)
def test_a_card_asked_for_wrongly_is_answered_with_the_usage(scholars: Scholars, arguments: list[str]) -> None:
    """As every command line does, with exit code 2."""
    answer = scholars(*arguments)
    assert answer.code == 2
    assert answer.err.startswith("usage: scholars")


@pytest.mark.parametrize("before", [True, False], ids=["before the command", "after it"])
def test_cards_of_a_corrected_catalogue(scholars: Scholars, tmp_path: Path, before: bool) -> None:
    """`--catalogue DIR`, wherever it stands."""
    shutil.copy(SHIPPED / "scrolls.toml", tmp_path)
    CatalogueFolder(tmp_path).set("scrolls.toml", "scroll/scroll-greek-b/vp", 9)
    option, command = ["--catalogue", str(tmp_path)], ["card", "scroll-greek-b"]
    answer = scholars(*(option + command if before else command + option))
    assert answer.code == 0
    assert "9 VP" in answer.out


def test_an_unsound_catalogue_shows_no_card(scholars: Scholars, tmp_path: Path) -> None:
    """One line tells the first fault and how many more there are."""
    (tmp_path / "scrolls.toml").write_text("scroll = 3")
    answer = scholars("card", "scroll-greek-b", "--catalogue", str(tmp_path))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == "scholars: scrolls.toml, scroll: this must be a list, not 3.\n"
