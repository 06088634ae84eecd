"""Body of Books in the terminal: played, watched, seen again, and what stands beside its options."""

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kit.command import Scholars
from kit.typist import Typist, answers, saved
from scholars import Game
from scholars.locales import LANGUAGES
from scholars.terminal.options import option_lines

if TYPE_CHECKING:
    from kit.book_table import BookTable

BOOKS = ("--expansion", "body-of-books")
GAME = ("play", "--seed", "5", "--bots", "random", *BOOKS)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "With Body of Books."),
        ("fr", "Avec Body of Books."),
        ("pl", "Z dodatkiem Body of Books."),
    ],
)
@pytest.mark.parametrize("players", ["1", "3"])
def test_a_game_is_watched(language: str, said: str, players: str, scholars: Scholars) -> None:
    """Turn by turn to its score, and the same again by the command that is told."""
    answer = scholars("watch", "--players", players, *BOOKS, "--seed", "7", "--lang", language, "--cards")
    assert answer.code == 0
    opening, expansion, command, *_ = answer.out.splitlines()
    assert expansion == said
    assert " --expansion body-of-books " in command
    assert re.search(r"\bXP\b", answer.out)
    again = scholars(*command.split()[1:], "--lang", language, "--cards")
    assert again.out == answer.out
    assert opening in again.out


def test_pages_are_resolved_after_the_last_turn(scholars: Scholars) -> None:
    """Under the heading of the end."""
    answer = scholars("watch", "--players", "2", *BOOKS, "--seed", "11")
    before, _, after = answer.out.partition("\nEnd of the game\n")
    assert " resolves End-game Page " in after
    assert " resolves " not in before


def test_a_game_is_played_kept_and_gone_on_with(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """The file tells the expansion."""
    file = tmp_path / "game.json"
    typist.types("1", "1", "1", "1")
    shown = scholars(*GAME, "--save", str(file)).out
    assert "With Body of Books." in shown
    assert json.loads(file.read_text(encoding="utf-8"))["expansions"] == ["body-of-books"]
    before = len(saved(file).history)
    typist.types("1", "1")
    assert "With Body of Books." in scholars("play", "--resume", str(file)).out
    assert len(saved(file).history) > before
    typist.types("", "e", "t", "q")
    seen = scholars("replay", str(file)).out
    assert "With Body of Books." in seen
    assert re.search(r"\n── \d Books · pile: \d\d Page Cards ──", seen)


def test_against_the_solo_opponent(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """With its Research Markers under the Pages."""
    file = tmp_path / "game.json"
    typist.types("1", "t")
    shown = scholars("solo", *BOOKS, "--difficulty", "scribe", "--seed", "4", "--save", str(file)).out
    assert "1 left ◆" in shown
    assert "Pages taken: none" in shown
    assert "body-of-books" in saved(file).view(0)["expansions"]


@pytest.mark.parametrize("command", ["play", "solo", "watch"])
def test_an_expansion_there_is_not(command: str, scholars: Scholars) -> None:
    """One sentence, and nothing is begun."""
    answer = scholars(command, "--expansion", "body-of-brooks")
    assert answer.code == 2
    assert "argument --expansion: invalid choice: 'body-of-brooks' (choose from 'body-of-books')" in answer.err
    assert "Traceback" not in answer.err


def test_the_same_expansion_twice_is_one(scholars: Scholars) -> None:
    """It is played with, or not."""
    assert scholars("watch", *BOOKS, *BOOKS, "--seed", "1").out == scholars("watch", *BOOKS, "--seed", "1").out


def test_a_saved_game_keeps_its_expansions(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """None can be added on the way."""
    file = tmp_path / "game.json"
    typist.types("1")
    scholars("play", "--seed", "5", "--save", str(file))
    refused = scholars("play", "--resume", str(file), *BOOKS)
    assert refused.code == 1
    assert refused.err == (
        "scholars: A game that goes on is as it was saved: "
        "with --resume only --bots, --seconds and --lang can be given.\n"
    )


def test_why_not_and_what_is_printed(scholars: Scholars, typist: Typist) -> None:
    """Pages and Upgraded Action Cards are known by their ids."""
    typist.types("c page-recruit-1", "c upgraded-medicine", "? page book-1")
    page, card, why, *_ = answers(scholars(*GAME).out)
    assert page.startswith("Recruit Page 1  (page-recruit-1)\nBanner: red banner\n")
    assert "Printed Die: a printed Black Die of value 4" in card
    assert why.startswith("This is not what is being asked now.")


# Beside the options


def shown(books_game: Game, language: str = "en") -> str:
    """The options as they stand on the screen."""
    return "\n".join(option_lines(books_game, language, 100))


def test_a_black_recruit_is_worth_more(books: "BookTable") -> None:
    """The value with and without the 3 more, where the slot allows to Recruit. (BOB-08)"""
    books.red.has(hand="black-4 white-2")
    books.red.plays("work mathematics slot-1")
    assert " Black 4: action: Black 4, 7 to Recruit" in shown(books.game)
    assert "White 2 and Black 4: action: Black 6, 9 to Recruit" in shown(books.game)
    assert " White 2: action: White 2\n" in shown(books.game)
    assert "action\u202f: un 4 noir, 7 pour Recruter" in shown(books.game, "fr")
    books.stay_open()


def test_elsewhere_black_is_worth_what_it_shows(books: "BookTable") -> None:
    """Travel has no more."""
    books.red.has(hand="black-4 white-2")
    books.red.plays("work mathematics slot-2")
    assert shown(books.game).endswith(" Black 4: action: Black 4")
    books.stay_open()


def test_what_a_page_costs(books: "BookTable") -> None:
    """As XP before and after."""
    books.red.has_xp(3).resolves("page")
    assert "Recruit Page 1: XP 3 → 1 · 2 VP" in shown(books.game)
    assert "Gain 2 XP: XP 3 → 5" in shown(books.game)
    books.stay_open()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_tucking_costs(language: str, books: "BookTable") -> None:
    """By the rows of the Row Reference Tile. (BOB-19)"""
    books.red.has(silver=9).retired("travel", "greek-a", "greek-b").puts_aside("page-end-1")
    books.red.ends_turn()
    told = shown(books.game, language).splitlines()
    free, one, two = {
        "en": ("costs nothing", "costs 1 Silver or White Die", "costs 2 Silver or White Dice"),
        "fr": ("ne coûte rien", "coûte 1 Pièce ou Dé blanc", "coûte 2 Pièces ou Dés blancs"),
        "pl": ("nic nie kosztuje", "kosztuje 1 Srebrnika albo Białą Kość", "kosztuje 2 Srebrniki albo Białe Kości"),
    }[language]
    costs = [next(cost for cost in (free, one, two) if cost in line) for line in told if line.strip()[0].isdigit()]
    assert costs == [one, two, free, free]
    books.stay_open()


def test_an_upgraded_card_among_the_cards_to_work_with(books: "BookTable") -> None:
    """With its own fields."""
    books.red.upgraded("mathematics", "medicine")
    told = shown(books.game)
    assert re.search(r"\n Mathematics +1 .*Gain 2 Silver\. Rest: Harvest the", told)
    assert "printed Black 4" in told
    assert told.count("(Upgraded)") == 2


def test_the_companion_knows_the_expansion(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """At a real table it asks for the Pages the opponent takes, and goes on with them."""
    file = tmp_path / "table.json"
    typist.types("paid", "6", "3", "board", "quit")
    told = scholars("solo", "--table", *BOOKS, "--difficulty", "scribe", "--file", str(file)).out
    assert "Body of Books: set up the expansion for you alone" in told
    assert "How many VP are printed on that Page?" in told
    assert "  Pages: 1 (3 VP)\n" in told
    typist.types("quit")
    assert "  Pages: 1 (3 VP)\n" in scholars("solo", "--table", "--file", str(file)).out
