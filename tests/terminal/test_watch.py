"""`scholars watch` tells a whole game of random players, turn by turn, and its score."""

import random
import re
import shlex
import shutil
from pathlib import Path

import pytest

from kit.catalogue_folder import CatalogueFolder
from kit.command import Scholars
from kit.weights_files import shipped_weights
from scholars.catalogue import SHIPPED

PLAYERS = ("Ada", "Bruno", "Clara", "Daniel")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Ada, Bruno and Clara play at random: Casual mode, seed 5.",
                "Setup",
                "Round 1 · Ada",
                "  Ada Rests.",
                "    Clara draws 4 Dice: ",
                "End of the game",
                "Research Tracks",
                " wins with ",
            ],
        ),
        (
            "fr",
            [
                "Ada, Bruno et Clara jouent au hasard\u202f: partie Courte, graine 5.",
                "Mise en place",
                "Manche 1 · Ada",
                "  Ada Se Repose.",
                "    Clara tire 4 Dés\u202f: ",
                "Fin de partie",
                "Pistes de Recherche",
                " remporte la partie avec ",
            ],
        ),
        (
            "pl",
            [
                "Ada, Bruno i Clara grają losowo: rozgrywka standardowa, ziarno 5.",
                "Przygotowanie do rozgrywki",
                "Runda 1 · Ada",
                "  Ada Odpoczywa.",
                "    Clara dobiera 4 Kości: ",
                "Koniec gry",
                "Tory Badań",
                " wygrywa z wynikiem ",
            ],
        ),
    ],
)
def test_a_game_is_told_in_each_language(scholars: Scholars, language: str, said: list[str]) -> None:
    """From the set-up to the winner."""
    answer = scholars("watch", "--players", "3", "--seed", "5", "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    places = [answer.out.find(text) for text in said]
    assert -1 not in places
    assert places[:3] == sorted(places[:3])
    assert places[-3:] == sorted(places[-3:])


def test_a_seed_tells_the_same_game_again(scholars: Scholars) -> None:
    """Word for word; another seed another game."""
    once, again, other = (scholars("watch", "--seed", seed).out for seed in ("7", "7", "8"))
    assert once == again
    assert once.splitlines()[3:] != other.splitlines()[3:]


def test_no_other_chance_is_used(scholars: Scholars) -> None:
    """The generator others share is left alone."""
    before = random.getstate()
    scholars("watch", "--seed", "7")
    assert random.getstate() == before


def test_a_chosen_seed_is_told(scholars: Scholars) -> None:
    """Without one; the second line is the command that shows the game again."""
    first = scholars("watch", "--players", "2", "--mode", "epic", "--lang", "pl")
    command = first.out.splitlines()[1]
    assert re.fullmatch(r"scholars watch --players 2 --mode epic --seed [0-9]+", command)
    assert scholars(*command.split()[1:], "--lang", "pl").out == first.out


@pytest.mark.parametrize("mode", ["casual", "epic"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_has_its_heading(scholars: Scholars, players: int, mode: str) -> None:
    """Round after round each player once, clockwise from the First Player."""
    answer = scholars("watch", "--players", str(players), "--mode", mode, "--seed", "3")
    headings = [(int(number), name) for number, name in re.findall(r"^Round (\d+) · (\w+)$", answer.out, re.MULTILINE)]
    first = PLAYERS.index(headings[0][1])
    order = [PLAYERS[(first + place) % players] for place in range(players)]
    rounds = headings[-1][0]
    assert headings == [(number, name) for number in range(1, rounds + 1) for name in order]
    assert rounds > 5


def test_what_a_turn_brings_stands_further_in(scholars: Scholars) -> None:
    """What a player does begins after two spaces, what comes of it after four, and no line is broken."""
    answer = scholars("watch", "--seed", "5")
    told = answer.out.partition("End of the game")[0].splitlines()[3:]
    headings = {line for line in told if line and not line.startswith(" ")}
    assert all(line == "Setup" or line.startswith("Round ") for line in headings)
    assert {len(line) - len(line.lstrip()) for line in told if line.startswith(" ")} == {2, 4}
    assert all(line.endswith(".") for line in told if line.startswith(" "))


def test_the_score_sheet_adds_up(scholars: Scholars) -> None:
    """A column for each player; the winner has the most."""
    answer = scholars("watch", "--players", "4", "--seed", "5")
    sheet = answer.out[answer.out.index("Victory Points") :]
    rows = [[int(number) for number in re.findall(r"-?\d+", line)] for line in sheet.splitlines()[2:] if line.strip()]
    *categories, total, winner = rows
    assert [sum(column) for column in zip(*categories, strict=True)] == total
    assert winner == [max(total)]
    assert len(categories) == 6


@pytest.mark.parametrize(
    ("language", "title", "rows"),
    [
        ("en", "Victory Points", ["Starting Scroll", "Physics Track", "Caliph Card 1, top space"]),
        (
            *("fr", "Points de victoire"),
            ["Parchemin de Départ", "Piste de Recherche en Physique", "Carte Calife 1, espace du haut"],
        ),
        ("pl", "Punkty Zwycięstwa", ["Początkowy Zwój", "Tor Badań Fizyki", "Karta Kalifa 1, górne pole"]),
    ],
)
def test_the_score_card_by_card(scholars: Scholars, language: str, title: str, rows: list[str]) -> None:
    """With --cards every scored thing has its row under its category."""
    sheet = scholars("watch", "--seed", "5", "--lang", language, "--cards").out.partition(title)[2]
    assert [row for row in rows if not re.search(rf"^  .*{row}", sheet, re.MULTILINE)] == []
    assert rows[0] not in scholars("watch", "--seed", "5", "--lang", language).out.partition(title)[2]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--players", "5"], "argument --players: invalid choice: 5"),
        (["--players", "0"], "argument --players: invalid choice: 0"),
        (["--difficulty", "wizard"], "argument --difficulty: invalid choice: 'wizard'"),
        (["--players", "many"], "argument --players: invalid int value: 'many'"),
        (["--seed", "-1"], "argument --seed: seed must be a whole number from 0 to 2**256 - 1, got "),
        (["--seed", "abc"], "argument --seed: seed must be a whole number from 0 to 2**256 - 1, got "),
        (["--seed", "9" * 79], "argument --seed: seed must be a whole number from 0 to 2**256 - 1, got "),
        (["--mode", "long"], "argument --mode: invalid choice: 'long'"),
        (["--bots", "sgae"], 'argument --bots: There is no bot "sgae"; did you mean "sage"?'),
        (["--lang", "de"], "argument --lang: invalid choice: 'de'"),
        (["fast"], "unrecognized arguments: fast"),
    ],
    ids=lambda value: " ".join(value)[:20] if isinstance(value, list) else "",
)
def test_what_cannot_be_watched_is_refused(scholars: Scholars, arguments: list[str], told: str) -> None:
    """One sentence after the usage, exit code 2, nothing told."""
    answer = scholars("watch", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert f"error: {told}" in answer.err
    assert "Traceback" not in answer.err


def test_the_largest_seed_is_one_an_online_table_could_have(scholars: Scholars) -> None:
    """256 bits."""
    assert scholars("watch", "--seed", str(2**256 - 1)).code == 0


@pytest.mark.parametrize("before", [True, False], ids=["before the command", "after it"])
def test_a_game_with_a_corrected_catalogue(scholars: Scholars, tmp_path: Path, before: bool) -> None:
    """`--catalogue DIR`, wherever it stands."""
    shutil.copy(SHIPPED / "resource_cards.toml", tmp_path)
    folder = CatalogueFolder(tmp_path)
    for number in range(1, 11):
        folder.set("resource_cards.toml", f"resource_card/resource-{number}/silver", 9)
    option, command = ["--catalogue", str(tmp_path)], ["watch", "--seed", "5"]
    answer = scholars(*(option + command if before else command + option))
    assert answer.code == 0
    assert "9 Silver" in answer.out


def test_an_unsound_catalogue_is_not_played(scholars: Scholars, tmp_path: Path) -> None:
    """One line tells the first fault."""
    (tmp_path / "scrolls.toml").write_text("scroll = 3")
    answer = scholars("watch", "--catalogue", str(tmp_path))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == "scholars: scrolls.toml, scroll: this must be a list, not 3.\n"


def test_bots_are_watched(scholars: Scholars, tmp_path: Path) -> None:
    """By name or by their weights, the last one in all seats that are left; the command shown tells the same again."""
    weights = str(shipped_weights(tmp_path / "mine.weights"))
    answer = scholars("watch", "--bots", weights, "newcomer", "--seed", "7")
    assert (answer.code, answer.err) == (0, "")
    opening, command, *_ = answer.out.splitlines()
    assert "Ada (bot: mine.weights), Bruno (bot: Newcomer) and Clara (bot: Newcomer)" in opening
    assert scholars(*shlex.split(command)[1:]).out == answer.out
    assert scholars("watch", "--seed", "7").out.splitlines()[3:] != answer.out.splitlines()[3:]


def test_more_bots_than_players_are_refused(scholars: Scholars) -> None:
    """In a sentence."""
    answer = scholars("watch", "--players", "1", "--bots", "random", "random")
    assert (answer.code, answer.err) == (
        1,
        "scholars: 2 bots do not fit into a game of 1: name fewer, or give --players.\n",
    )


def test_a_bot_is_watched_against_the_solo_opponent(scholars: Scholars) -> None:
    """It is said who plays."""
    answer = scholars("watch", "--players", "1", "--bots", "newcomer", "--seed", "2")
    assert answer.out.startswith("Ada (bot: Newcomer) plays the Casual game against the solo opponent")
