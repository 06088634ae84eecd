"""`scholars bots` and what `scholars play` says of them: whom one can play against."""

import json
import re
from pathlib import Path

import pytest

from kit.command import Scholars
from kit.typist import Typist
from kit.weights_files import shipped_weights
from scholars.bots import LEVELS, RATINGS, YARDSTICKS
from scholars.locales import LANGUAGES, message, say


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_told_of_from_weakest_to_strongest(scholars: Scholars, language: str) -> None:
    """By number, the word to ask for, a title and how they play; the yardsticks come last, without a number."""
    answer = scholars("bots", "--lang", language)
    rows = re.findall(r"^ +(\d?) +([a-z]+) {2,}(\S.*?) {2,}\S", answer.out, re.MULTILINE)
    titles = [say(message("bot-title", bot=name), language) for name in (*LEVELS, *YARDSTICKS)]
    numbers = [*map(str, range(1, len(LEVELS) + 1)), "", ""]
    assert rows == list(zip(numbers, (*LEVELS, *YARDSTICKS), titles, strict=True))


def test_a_rating_is_told_where_it_is_known(scholars: Scholars, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside how they play."""
    monkeypatch.setitem(RATINGS, LEVELS[0], 1234)
    assert re.search(rf"{LEVELS[0]} .* 1234 *$", scholars("bots").out, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_like_another_or_like_something_in_the_game(language: str) -> None:
    """Two levels, a level and a difficulty, or a level and a card would be taken for each other."""
    titles = [say(message("bot-title", bot=name), language) for name in (*LEVELS, *YARDSTICKS)]
    lines = [say(message("bot-line", bot=name), language) for name in (*LEVELS, *YARDSTICKS)]
    difficulties = ("student", "scribe", "teacher", "scholar")
    others = [say(message("name-difficulty", difficulty=name), language) for name in difficulties]
    others += [say(message("subject", item=name), language) for name in ("apprentice", "patron")]
    assert len({*titles, *others}) == len(titles) + len(others)
    assert len(set(lines)) == len(lines)


def test_help_lists_the_levels_with_how_they_play(scholars: Scholars) -> None:
    """Below the options."""
    told = re.findall(r"^  ([a-z]+) {2,}(\S.*)$", scholars("play", "--help").out.partition("weakest")[2], re.MULTILINE)
    assert told == [(name, say(message("bot-line", bot=name))) for name in LEVELS]


def test_seconds_are_for_those_who_search(scholars: Scholars, typist: Typist) -> None:
    """With nobody else at the table they are refused."""
    typist.types()
    assert scholars("play", "--bots", "random", "sage", "--seconds", "0.1").code == 0
    answer = scholars("play", "--bots", "random", "--seconds", "2")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == (
        "scholars: Nobody here searches, so --seconds means nothing: "
        "it is for astronomer, vizier, sage and weights files.\n"
    )


def test_weights_play_and_go_on_from_any_folder(
    scholars: Scholars, typist: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A saved game knows the whole path of its weights; without the file it asks who plays instead."""
    weights, game = shipped_weights(tmp_path / "mine.weights"), tmp_path / "game.json"
    monkeypatch.chdir(tmp_path)
    typist.types("q")
    begun = scholars("play", "--bots", "mine.weights@2tries", "--seed", "3", "--save", str(game))
    assert (begun.code, begun.err) == (0, "")
    assert "Bruno (bot: mine.weights@2tries)" in begun.out
    assert json.loads(game.read_text(encoding="utf-8"))["seats"] == ["person", f"{weights}@2tries"]
    monkeypatch.chdir("/")
    typist.types("1", "q")
    assert scholars("play", "--resume", str(game)).code == 0
    weights.unlink()
    gone = scholars("play", "--resume", str(game))
    assert gone.code == 1
    assert gone.err == f"scholars: {weights}: No such file or directory. Say with --bots who plays instead.\n"
    typist.types("q")
    assert scholars("play", "--resume", str(game), "--bots", "random").code == 0


def test_weights_take_seconds_unless_they_have_a_budget(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """As the levels that search."""
    weights = str(shipped_weights(tmp_path / "mine.weights"))
    typist.types("q")
    assert scholars("play", "--bots", weights, "--seconds", "0.1").code == 0
    answer = scholars("play", "--bots", f"{weights}@4tries", "--seconds", "0.1")
    assert (answer.code, "Nobody here searches" in answer.err) == (1, True)
