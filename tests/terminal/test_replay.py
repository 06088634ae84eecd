"""`scholars replay` goes through a game that was played, back and forth."""

import json
import random
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from kit.command import Scholars
from kit.golden import RECORDS
from kit.typist import Typist
from scholars import Game
from scholars.locales import LANGUAGES, message, say

if sys.platform != "win32":
    from kit.pseudo_terminal import CTRL_D, in_a_terminal

PROMPT = r"^(\d+)/(\d+) > "


@pytest.fixture
def game() -> Game:
    """A finished game."""
    game = Game.new(2, seed=3, names=["Ada", "Bruno"])
    chance = random.Random(3)  # noqa: S311 - the same game every time
    while game.decision is not None:
        game.play(chance.randrange(len(game.decision.options)))
    return game


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    """Its record in a file."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    return path


def places(shown: str) -> list[int]:
    """Where one was at each prompt."""
    return [int(place) for place, _ in re.findall(PROMPT, shown, re.MULTILINE)]


def steps(shown: str) -> list[str]:
    """What was shown before each prompt."""
    return re.split(PROMPT + r".*\n", shown, flags=re.MULTILINE)[::3]


@pytest.mark.parametrize(
    ("lines", "visited"),
    [
        (["", "n", "", "b", "B", "b", "b"], [0, 1, 2, 3, 2, 1, 0, 0]),
        (["17", "b", " 20 ", "0"], [0, 17, 16, 20, 0]),
        (["t", "?", "xyz", "", "t"], [0, 0, 0, 0, 1, 1]),
        (["q", "n", "n"], [0]),
    ],
    ids=["steps", "jumps", "looks", "leaves"],
)
def test_one_goes_back_and_forth(
    scholars: Scholars, typist: Typist, file: Path, lines: Sequence[str], visited: list[int]
) -> None:
    """Enter or n on, b back, a number to that choice, q leaves; before the beginning there is nothing."""
    typist.types(*lines)
    answer = scholars("replay", str(file))
    assert (answer.code, answer.err) == (0, "")
    assert places(answer.out) == visited


def test_the_end_is_the_end(scholars: Scholars, typist: Typist, game: Game, file: Path) -> None:
    """`e` goes there, and nothing comes after it; the score sheet stands there."""
    count = len(game.history)
    typist.types("e", "n", str(count - 1), "", str(count + 1), "9" * 30)
    answer = scholars("replay", str(file))
    assert places(answer.out) == [0, count, count, count - 1, count, count, count]
    assert answer.out.count("The end of the game.") == 3
    assert answer.out.count("Victory Points") == 3
    assert f"The choices have the numbers 0 to {count}." in answer.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_told_with_what_came_of_it(
    scholars: Scholars, typist: Typist, game: Game, file: Path, language: str
) -> None:
    """In words, with the player and the round; then the events."""
    typist.types(*[""] * 30)
    shown = steps(scholars("replay", str(file), "--lang", language).out)
    for number in range(1, 31):
        before = game.at(number - 1)
        asked, taken = before.decision, game.history[number - 1]
        assert asked is not None
        told = message(
            "replay-choice",
            number=number,
            count=len(game.history),
            round=int(before.state.round),
            player=before.names[asked.seat],
            choice=before.text(taken, language),
        )
        assert " ".join(shown[number].split()).startswith(" ".join(say(told, language).split()))


def test_the_table_is_drawn_as_it_was_then(scholars: Scholars, typist: Typist, game: Game, file: Path) -> None:
    """As a spectator saw it."""
    typist.types("9", "t")
    shown = steps(scholars("replay", str(file)).out)[2]
    drawn = [re.sub(r"^── \d+ ", "── ", line).rstrip("─ ") for line in shown.splitlines()]
    assert drawn == [line.rstrip("─ ") for line in str(game.at(9)).splitlines()]


def test_a_record_that_does_not_fit_is_opened_where_it_breaks_off(
    scholars: Scholars, typist: Typist, file: Path
) -> None:
    """One sentence says which choice failed and why; one can go back from there."""
    plain = json.loads(file.read_text(encoding="utf-8"))
    plain["choices"][12] = "pass"
    file.write_text(json.dumps(plain), encoding="utf-8")
    typist.types("b", "e")
    answer = scholars("replay", str(file))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith(f"{file}: Choice 13 of the record cannot be taken: ")
    assert places(answer.out) == [12, 11, 12]
    assert "The record ends here." in answer.out


def test_a_record_that_cannot_begin_is_refused(scholars: Scholars, file: Path) -> None:
    """One sentence, exit code 1."""
    plain = json.loads(file.read_text(encoding="utf-8"))
    plain["players"] = 7
    file.write_text(json.dumps(plain), encoding="utf-8")
    answer = scholars("replay", str(file))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith(f"scholars: {file}: ")
    assert answer.err.count("\n") == 1


def test_an_unfinished_game_says_that_it_stops(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """It has no end."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(Game.new(4, seed=1).record()), encoding="utf-8")
    typist.types("e")
    assert scholars("replay", str(path)).out.count("The record ends here.") == 2


def test_golden_records_can_be_replayed(scholars: Scholars, typist: Typist) -> None:
    """Any record will do, not only saved games."""
    typist.types("e")
    answer = scholars("replay", str(min(RECORDS.glob("*.json"))))
    assert (answer.code, answer.err) == (0, "")
    assert "The end of the game." in answer.out


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_game_is_seen_again_in_a_terminal(file: Path, tmp_path: Path) -> None:
    """By keys, to the end of input."""
    with in_a_terminal("replay", str(file), "--lang", "fr", folder=tmp_path) as terminal:
        terminal.wait_for("0/[0-9]+ > ")
        terminal.enter("")
        terminal.wait_for("1/[0-9]+ > ")
        terminal.enter("t")
        terminal.wait_for("Maison de la Sagesse")
        terminal.wait_for("1/[0-9]+ > ")
        assert terminal.leave(CTRL_D) == 0
        assert "Traceback" not in terminal.shown
