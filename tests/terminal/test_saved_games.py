"""The files of `scholars play`: where games are kept, how they go on, what is refused."""

import json
from pathlib import Path

import pytest

from kit.command import Scholars
from kit.typist import Typist, answers, saved
from scholars import Game
from scholars.bots import STANDARD

GAME = ("play", "--seed", "5", "--bots", "random")


def test_a_copy_is_saved_elsewhere(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """Never over a file that is there; the game goes on where it was."""
    copy, file = tmp_path / "copies" / "copy.json", tmp_path / "game.json"
    typist.types(f"s {copy}", f"s {copy}", "1")
    first, second, *_ = answers(scholars(*GAME, "--save", str(file)).out)
    assert first.startswith("The game is saved in ")
    assert "is there already; name another file." in second
    assert saved(copy).history == ()
    assert len(saved(file).history) >= 1


def test_nothing_is_left_beside_a_saved_game(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """The file is replaced as a whole."""
    typist.types("1", "1", "1")
    scholars(*GAME, "--save", str(tmp_path / "games" / "game.json"))
    assert [path.name for path in (tmp_path / "games").iterdir()] == ["game.json"]


def test_without_a_file_games_are_kept_and_the_last_goes_on(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """`--resume` alone takes the one last saved; a new game never takes its place."""
    typist.types("1")
    scholars(*GAME)
    (kept,) = (tmp_path / "state").rglob("*.json")
    before = len(saved(kept).history)
    typist.types("1")
    assert scholars("play", "--resume").code == 0
    assert len(saved(kept).history) > before
    typist.types()
    scholars(*GAME)
    assert len(list((tmp_path / "state").rglob("*.json"))) == 2


def test_a_resumed_game_goes_on_alike(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """Bots choose the same, whether or not somebody left in between."""
    once, twice = tmp_path / "once.json", tmp_path / "twice.json"
    typist.types(*["1"] * 12)
    scholars(*GAME, "--save", str(once))
    typist.types(*["1"] * 5)
    scholars(*GAME, "--save", str(twice))
    typist.types(*["1"] * 7)
    scholars("play", "--resume", str(twice))
    assert saved(once) == saved(twice)


def test_a_record_from_elsewhere_goes_on(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """Where nothing tells who plays, it is one person against the standard level, or the bots that are named."""
    file = tmp_path / "record.json"
    file.write_text(json.dumps(Game.new(3, seed=1, names=["Eva", "Fritz", "Gerd"]).record()), encoding="utf-8")
    typist.types()
    assert scholars("play", "--resume", str(file)).code == 0
    assert json.loads(file.read_text(encoding="utf-8"))["seats"] == ["person", STANDARD, STANDARD]
    assert scholars("play", "--resume", str(file), "--bots", "random").code == 0
    assert json.loads(file.read_text(encoding="utf-8"))["seats"] == ["person", "person", "random"]


def test_a_record_that_breaks_off_goes_on_in_a_new_file(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """At its last good decision, with a sentence; the file itself is left as it was."""
    file = tmp_path / "game.json"
    typist.types("1", "1", "1")
    scholars(*GAME, "--save", str(file))
    plain = json.loads(file.read_text(encoding="utf-8"))
    plain["choices"][1] = "rest"
    file.write_text(json.dumps(plain), encoding="utf-8")
    typist.types()
    answer = scholars("play", "--resume", str(file))
    assert answer.code == 0
    assert "Choice 2 of the record cannot be taken: " in answer.out
    assert json.loads(file.read_text(encoding="utf-8")) == plain
    (other,) = (tmp_path / "state").rglob("*.json")
    assert len(saved(other).history) >= 1


def test_a_full_disk_ends_no_game(
    scholars: Scholars, typist: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said, and the game goes on."""
    typist.types("1", "1")
    written = Path.write_text

    def write(path: Path, text: str, encoding: str) -> int:
        if '"choices": []' not in text:
            raise OSError(28, "No space left on device")
        return written(path, text, encoding=encoding)

    monkeypatch.setattr(Path, "write_text", write)
    answer = scholars(*GAME, "--save", str(tmp_path / "game.json"))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count("cannot be written: No space left on device") >= 2


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "this is no record of a game."),
        ("[1]", "this is no record of a game."),
        ("{}", 'not a game record: "format" is missing'),
        ("[" * 100_000, "this is no record of a game."),
        ("\x00", "this is no record of a game."),
    ],
    ids=["empty", "a list", "an empty table", "deep", "nul"],
)
@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",)], ids=["play", "replay"])
def test_a_file_that_is_no_game_is_refused(
    scholars: Scholars, tmp_path: Path, command: tuple[str, ...], text: str, told: str
) -> None:
    """One sentence, exit code 1."""
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    answer = scholars(*command, str(file))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == f"scholars: {file}: {told}\n"


def test_bytes_that_are_no_text_are_refused(scholars: Scholars, tmp_path: Path) -> None:
    """As any file that is no game."""
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert scholars("replay", str(file)).err == f"scholars: {file}: this is no record of a game.\n"


def test_a_name_that_cannot_be_printed_is_refused(scholars: Scholars, tmp_path: Path) -> None:
    """No record reaches into the terminal."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(Game.new(2, seed=1, names=["Ada", "\x1b[2J"]).record()), encoding="utf-8")
    for command in (("play", "--resume"), ("replay",)):
        answer = scholars(*command, str(file))
        assert (answer.code, answer.err) == (1, f"scholars: {file}: the name of a player cannot be printed.\n")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--players", "2", "--bots", "random", "random"], "Of 2 players 2 are bots: nobody is left to play."),
        (["--players", "2", "--names", "A", "B", "C"], "There are 2 players and 3 names."),
        (["--names", "Ada", "Ada"], "Every player needs a name of their own."),
        (["--resume", "no-such-file.json"], "no-such-file.json: No such file or directory."),
        (["--resume"], "There is no saved game in "),
        (["--resume", "x.json", "--seed", "3"], "A game that goes on is as it was saved"),
        (["--save", "/dev/null/game.json"], "/dev/null/game.json: File exists; name another file with --save."),
        (["--save", "."], " is there already: go on with it by --resume, or name another file."),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, list) else "",
)
def test_what_cannot_be_played_is_refused(scholars: Scholars, typist: Typist, arguments: list[str], told: str) -> None:
    """One sentence, exit code 1."""
    typist.types()
    answer = scholars("play", *arguments)
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith("scholars: ")
    assert told in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--players", "5"], "invalid choice: 5"),
        (["--bots", "sgae"], 'argument --bots: There is no bot "sgae"; did you mean "sage"?'),
        (["--bots", "my.weights"], "argument --bots: my.weights: No such file or directory."),
        (["--names", ""], "a name has 1 to 30 letters that can be printed"),
        (["--names", "\x1b[2J"], "a name has 1 to 30 letters that can be printed"),
        (["--mode", "long"], "invalid choice: 'long'"),
        (["--seconds", "0"], "a number of seconds like 2.5, not 0"),
        (["--seed", "x"], 'seed must be a whole number from 0 to 2**256 - 1, got "x"'),
    ],
    ids=lambda value: ascii(" ".join(value)) if isinstance(value, list) else "",
)
def test_what_is_no_option_is_answered_with_the_usage(scholars: Scholars, arguments: list[str], told: str) -> None:
    """Exit code 2."""
    answer = scholars("play", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err


@pytest.mark.parametrize(
    ("arguments", "seats", "names"),
    [
        ([], ["person", STANDARD], ["Ada", "Bruno"]),
        (["--players", "3"], ["person", STANDARD, STANDARD], ["Ada", "Bruno", "Clara"]),
        (["--bots", "greedy", "sage"], ["person", "greedy", "sage"], ["Ada", "Bruno", "Clara"]),
        (["--players", "4", "--bots", "random"], ["person"] * 3 + ["random"], ["Ada", "Bruno", "Clara", "Daniel"]),
        (["--players", "2", "--bots"], ["person", "person"], ["Ada", "Bruno"]),
        (["--names", "Eva", "Fritz"], ["person", "person"], ["Eva", "Fritz"]),
        (["--players", "3", "--names", "Eva"], ["person", STANDARD, STANDARD], ["Eva", "Bruno", "Clara"]),
    ],
    ids=lambda value: " ".join(value) or "nothing" if isinstance(value, list) else "",
)
def test_who_plays(
    scholars: Scholars, typist: Typist, tmp_path: Path, arguments: list[str], seats: list[str], names: list[str]
) -> None:
    """People first, then bots; alone, one plays against the standard level."""
    typist.types()
    file = tmp_path / "game.json"
    assert scholars("play", "--seed", "1", *arguments, "--save", str(file)).code == 0
    plain = json.loads(file.read_text(encoding="utf-8"))
    assert (plain["seats"], plain["names"]) == (seats, names)


def test_a_seed_sets_the_same_table(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """Also in Epic mode; without one, every game is another."""
    typist.types()
    for number in range(2):
        scholars(
            "play", "--seed", "8", "--mode", "epic", "--bots", "random", "--save", str(tmp_path / f"{number}.json")
        )
    assert saved(tmp_path / "0.json") == saved(tmp_path / "1.json")
    assert saved(tmp_path / "0.json").record()["mode"] == "epic"
    for number in range(2, 4):
        scholars("play", "--bots", "random", "--save", str(tmp_path / f"{number}.json"))
    assert saved(tmp_path / "2.json").record()["seed"] != saved(tmp_path / "3.json").record()["seed"]
