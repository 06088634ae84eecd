"""`scholars solo`: the solo opponent in the terminal, told step by step; also watched and seen again."""

# ruff: noqa: RUF001 - a Dice Sum is written with a real minus, and English with this apostrophe

import json
import random
import re
from pathlib import Path

import pytest

from kit.command import Scholars
from kit.typist import PROMPT, Typist, saved
from scholars import Game
from scholars.locales import LANGUAGES, message, say
from scholars.scores import Outcome, Score, ScoreLine
from scholars.terminal.score_sheet import score_sheet
from scholars.terminal.screen import Screen
from scholars.wording.winners import winners

GAME = ("solo", "--seed", "5")


def left_after(typist: Typist, scholars: Scholars, *arguments: str, lines: tuple[str, ...] = ()) -> str:
    """What a game shows until the input ends."""
    typist.types(*lines)
    answer = scholars(*arguments)
    assert (answer.code, answer.err) == (0, "")
    return answer.out


# Beginning


@pytest.mark.parametrize(
    ("language", "opening", "question", "difficulty"),
    [
        (
            *("en", "Ada plays the Casual game against the solo opponent, seed 5."),
            *("Which difficulty does the solo opponent have?", "Student: Dice Sum −2"),
        ),
        (
            *("fr", "Ada joue une partie Courte en Mode Solo, graine 5."),
            *("Quelle est la difficulté de votre adversaire\u202f?", "Étudiant\u202f: Somme de Dés −2"),
        ),
        (
            *("pl", "Ada: standardowa rozgrywka Solo, ziarno 5."),
            *("Jaki poziom trudności ma SI?", "Uczeń: Suma Kości −2"),
        ),
    ],
    ids=LANGUAGES,
)
def test_without_a_difficulty_the_game_asks(
    scholars: Scholars, typist: Typist, language: str, opening: str, question: str, difficulty: str
) -> None:
    """After the starting pick, with what each difficulty gives."""
    shown = left_after(typist, scholars, *GAME, "--lang", language, lines=("1", "1", "1"))
    assert shown.startswith(opening)
    assert question in shown
    assert f"  1  {difficulty}\n" in shown


@pytest.mark.parametrize("difficulty", ["student", "scribe", "teacher", "scholar"])
def test_a_difficulty_that_was_given_is_not_asked(
    scholars: Scholars, typist: Typist, tmp_path: Path, difficulty: str
) -> None:
    """The record tells it."""
    file = tmp_path / "game.json"
    shown = left_after(typist, scholars, *GAME, "--difficulty", difficulty, "--save", str(file), lines=("1", "1", "1"))
    assert "Which difficulty" not in shown
    assert f"Difficulty: {difficulty.title()}." in shown
    assert json.loads(file.read_text(encoding="utf-8"))["solo"] == difficulty


def test_one_player_of_play_meets_the_opponent_too(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """`scholars play --players 1` is `scholars solo`."""
    files = tmp_path / "solo.json", tmp_path / "play.json"
    for file, command in zip(files, (("solo",), ("play", "--players", "1")), strict=True):
        left_after(typist, scholars, *command, "--seed", "5", "--save", str(file), lines=("1",) * 9)
    assert saved(files[0]) == saved(files[1])


@pytest.mark.parametrize(("language", "name"), [("en", "Opponent"), ("fr", "Adversaire"), ("pl", "SI")])
def test_names(scholars: Scholars, typist: Typist, tmp_path: Path, language: str, name: str) -> None:
    """One's own may be given; the opponent has one of the language."""
    file = tmp_path / "game.json"
    left_after(typist, scholars, *GAME, "--name", "Eva", "--lang", language, "--save", str(file))
    assert saved(file).names == ("Eva", name)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "--players", "1", "--bots", "greedy"], "A single player meets the solo opponent, and no bots."),
        (["play", "--players", "1", "--names", "Eva", "Fritz"], "There is one player and 2 names."),
        (["solo", "--name", "Opponent"], "Every player needs a name of their own."),
        (
            ["solo", "--resume", "--difficulty", "scribe"],
            "A game that goes on is as it was saved: with --resume only --bots, --seconds and --lang can be given.",
        ),
        (["solo", "--new"], "--file, --new, --own-cards and --short are for a real table: they need --table."),
        (
            ["solo", "--table", "--mode", "epic"],
            "--name, --mode, --save and --resume are not for a real table, which is kept with --file.",
        ),
        (
            ["watch", "--players", "2", "--difficulty", "scribe"],
            "The solo opponent meets a single player: --difficulty needs --players 1.",
        ),
    ],
    ids=["bots", "names", "name", "resume", "no table", "table", "watch"],
)
def test_what_makes_no_solo_game_is_refused(
    scholars: Scholars, typist: Typist, arguments: list[str], sentence: str
) -> None:
    """One sentence, exit code 1."""
    typist.types()
    answer = scholars(*arguments)
    assert (answer.code, answer.out, answer.err) == (1, "", f"scholars: {sentence}\n")


def test_an_unknown_difficulty_is_refused(scholars: Scholars) -> None:
    """By the parser of options."""
    answer = scholars("solo", "--difficulty", "wizard")
    assert answer.code == 2
    assert "argument --difficulty: invalid choice: 'wizard'" in answer.err


# Playing


def play_by_chance(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Somebody takes any option, to the end of the game."""
    chance = random.Random(seed)  # noqa: S311 - the same game every time

    def read(_: Screen, prompt: str) -> str:
        found = re.fullmatch(PROMPT, prompt)
        assert found is not None
        assert found[1] == "Ada"  # the opponent is never asked
        return str(chance.randint(1, int(found[2])))

    monkeypatch.setattr(Screen, "read", read)


def test_the_opponents_turns_are_told_step_by_step(
    scholars: Scholars, typist: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Scheme Card, the marker, the action and its grounds, further in what comes of it; then both scores."""
    del typist  # it is another one who types
    play_by_chance(monkeypatch, 2)
    shown = " ".join(scholars(*GAME, "--difficulty", "teacher").out.split())
    for part in (
        r"Round 1 · Opponent Scheme Card \d is revealed: (Blue|Red), Silver value \d\.",
        r"The opponent’s marker moves \d spaces?, to \w+ \(\w+\)\. The First Action needs at least ",
        r"The Target Sum is \d.* is Room \d+\. Opponent Employs ",
        r"It looks for a \w+ Scroll .*\. Opponent Translates ",
        r"Opponent Rests\..* It has played [345] Scheme Cards, most of them (Blue|Red)\.",
        r"Victory Points Ada Opponent ",
        r"Ada loses against the solo opponent, -?\d+ VP to \d+\. See the game again with: ",
    ):
        assert re.search(part, shown)


def test_a_solo_game_goes_on_alike(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """With either command; nobody plays for the opponent."""
    once, twice = tmp_path / "once.json", tmp_path / "twice.json"
    left_after(typist, scholars, *GAME, "--save", str(once), lines=("1",) * 12)
    left_after(typist, scholars, *GAME, "--save", str(twice), lines=("1",) * 5)
    left_after(typist, scholars, "solo", "--resume", str(twice), lines=("1",) * 4)
    left_after(typist, scholars, "play", "--resume", str(twice), lines=("1",) * 3)
    assert saved(once) == saved(twice)
    assert json.loads(twice.read_text(encoding="utf-8"))["seats"] == ["person", "opponent"]
    answer = scholars("play", "--resume", str(twice), "--bots", "greedy")
    assert answer.err == "scholars: This is a game against the solo opponent, in which no bots play.\n"


def test_the_opponent_can_be_denied(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """A game that stands at the question, which names the Scroll; both options tell what they cost or gain."""
    game, chance = Game.new(1, seed=6, names=["Ada", "Opponent"], solo="teacher"), random.Random(0)  # noqa: S311
    while game.decision is not None and game.decision.kind != "choose_to_let":
        wanted = [option for option in game.decision.options if str(option) not in ("decline", "end-turn")]
        game.play(chance.choice(wanted or game.decision.options))
    assert game.decision is not None
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()), encoding="utf-8")
    shown = left_after(typist, scholars, "solo", "--resume", str(file), lines=("deny",))
    found = re.search(r"Pay, and it looks for another Scroll: Silver \d+ → \d+; (\w+ Scroll \w)", shown)
    assert found is not None
    assert f"{found[1]}, with your Influence on it: may the opponent have it?" in " ".join(shown.split())
    assert f"Ada denies the opponent {found[1]}." in shown


# Watched, and seen again


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solo_game_is_watched(scholars: Scholars, language: str) -> None:
    """A random player against the opponent; the same command shows it again."""
    first = scholars(
        "watch", "--players", "1", "--difficulty", "scribe", "--mode", "epic", "--lang", language, "--cards"
    )
    assert first.code == 0
    command = first.out.splitlines()[1]
    assert re.fullmatch(r"scholars watch --players 1 --difficulty scribe --mode epic --seed [0-9]+", command)
    again = scholars(*command.split()[1:], "--lang", language, "--cards")
    assert again.out == first.out
    opponent = say(message("play-opponent"), language)
    assert say(message("watch-turn", round=1, player=opponent), language) in first.out


def test_a_solo_record_is_seen_again(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """With the Solo Board, and at its end who has won."""
    game, chance = Game.new(1, seed=3, names=["Ada", "Opponent"]), random.Random(1)  # noqa: S311 - the same game
    while game.decision is not None:
        game.play(chance.choice(game.decision.options))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()), encoding="utf-8")
    shown = left_after(typist, scholars, "replay", str(file), lines=("9", "t", "e"))
    assert "── 8 Opponent · Solo Board · " in shown
    assert re.search(r"Ada (wins|loses) against the solo opponent, -?\d+ VP to \d+\.", shown)


# The end


def scored(*points: int) -> tuple[Score, ...]:
    """Scores of so many points."""
    return tuple(Score((ScoreLine("scrolls", f"language-{number}", vp),)) for number, vp in enumerate(points))


@pytest.mark.parametrize(
    ("points", "result", "sentences"),
    [
        (
            *((60, 59), "won"),
            [
                "Ada wins against the solo opponent, 60 VP to 59.",
                "Ada remporte la partie contre son adversaire, avec 60\u00a0PV contre 59.",
                "Ada wygrywa z SI: 60\u00a0PZ do 59.",
            ],
        ),
        (
            *((59, 59), "lost"),
            [
                "Ada and the solo opponent both have 59 VP: a tie is lost.",
                "Ada et son adversaire ont tous deux 59\u00a0PV\u202f: une égalité est une défaite.",
                "Ada i SI mają po 59\u00a0PZ: remis oznacza przegraną.",
            ],
        ),
        (
            *((58, 59), "lost"),
            [
                "Ada loses against the solo opponent, 58 VP to 59.",
                "Ada perd la partie contre son adversaire, avec 58\u00a0PV contre 59.",
                "Ada przegrywa z SI: 58\u00a0PZ do 59.",
            ],
        ),
    ],
    ids=["won", "tied", "lost"],
)
def test_who_has_won(points: tuple[int, int], result: str, sentences: list[str]) -> None:
    """Only with more VP; a tie is lost. (SOL-26)"""
    game = Game.new(1, names=["Ada", "Opponent"])
    told = winners(game, Outcome((0,) if result == "won" else (1,), scored(*points), result))
    assert [say(told, language) for language in LANGUAGES] == sentences


def test_scrolls_of_a_language_share_a_row() -> None:
    """Two Greek Scrolls of 3 VP each are 6 VP for Greek Scrolls."""
    greek = ScoreLine("scrolls", "language-greek", 3)
    outcome = Outcome((1,), (Score(()), Score((greek, greek))), "lost")
    sheet = score_sheet(Game.new(1, names=["Ada", "Opponent"]), outcome, "en", cards=True)
    rows = dict(zip(sheet.columns[0].cells, sheet.columns[2].cells, strict=True))
    assert rows["  Greek Scrolls"] == "6"
