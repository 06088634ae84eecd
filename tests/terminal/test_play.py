"""`scholars play` and `scholars solo`: whole games in a real pseudo-terminal, in three languages."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kit.command import Scholars
from kit.patience import PATIENCE
from kit.typist import PROMPT, Typist, saved
from scholars.locales import LANGUAGES, message, say
from scholars.terminal.screen import Screen
from scholars.wording.winners import winners

if sys.platform != "win32":
    from kit.pseudo_terminal import CTRL_C, CTRL_D, PseudoTerminal, in_a_terminal

on_a_terminal = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")


def words(key: str, language: str, **values: str | int) -> str:
    """A text of the locale files, as a pattern."""
    return re.escape(say(message(key, **values), language))


class Player:
    """Somebody who plays by a script: any option by its number, and now and then something else."""

    def __init__(self, terminal: "PseudoTerminal", language: str, chance: random.Random) -> None:
        self.terminal = terminal
        self.language = language
        self.chance = chance
        self.options = 0

    def play(self, choices: int) -> bool:
        """Choose so often; False when the game has ended before."""
        for number in range(choices):
            if not self.asked():
                return False
            self.aside(number)
            self.terminal.enter(str(self.chance.randint(1, self.options)))
        return True

    def asked(self) -> bool:
        """Wait for a question, or the end."""
        found = self.terminal.wait_for(rf"{PROMPT}|\n{words('score-total', self.language)} ")
        self.options = int(found[2] or 0)
        return found[2] is not None

    def aside(self, number: int) -> None:
        """What is typed besides; the question stands, or after an undo the one before it."""
        follows = rf"{words('play-follows', self.language)}|{words('play-nothing-certain', self.language)}"
        taken_back = words("play-taken-back", self.language, choice="")
        stands = "|".join(
            words(key, self.language) for key in ("play-revealed-since", "play-not-your-choice", "play-nothing-taken")
        )
        asides = {
            1: ("?", words("play-help-quit", self.language)),
            2: ("?1", follows),
            3: ("? employ greek", rf"[.:]\n|{follows}"),
            4: ("t", words("table-wisdom", self.language)),
            5: ("c scroll-greek-b", "scroll-greek-b"),
            6: ("xyzzy", "xyzzy.*\n.*xyzzy"),
            7: ("0", words("play-no-number", self.language, last=self.options)),
            8: ("t 3", "── 3 "),
            9: ("u", rf"{taken_back}|{stands}"),
            11: ("u", rf"{taken_back}|{stands}"),
            12: ("r", rf"{words('play-restarted', self.language)}|{stands}|\n"),
        }
        if number in asides:
            typed, answer = asides[number]
            self.terminal.enter(typed)
            self.terminal.wait_for(answer)
            assert self.asked()


GAMES = {
    "with others": ("play", "--bots", "random"),
    "solo": ("solo",),
    "with Body of Books": ("play", "--bots", "random", "--expansion", "body-of-books"),
}


@on_a_terminal
@pytest.mark.parametrize(("language", "name"), [("pl", "with Body of Books")])
def test_a_whole_game_is_played_in_a_terminal(language: str, name: str, tmp_path: Path) -> None:
    """With help, undo, why not, wrong input, Ctrl-C, the end of input and going on in between."""
    check_whole_game(language, GAMES[name], tmp_path)


@on_a_terminal
@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_played_in_every_language(language: str, name: str, tmp_path: Path) -> None:
    """The same, each with each."""
    check_whole_game(language, GAMES[name], tmp_path)


def check_whole_game(language: str, command: tuple[str, ...], tmp_path: Path) -> None:
    """Play in three sittings, to the score."""
    file = tmp_path / "game.json"
    chance = random.Random(language)  # noqa: S311 - the same game every time
    shown = ""
    new = (*command, "--seed", "5", "--save", str(file), "--lang", language)
    again = (command[0], "--resume", str(file), "--lang", language)
    for arguments, key, code in ((new, CTRL_C, 130), (again, CTRL_D, 0)):
        with in_a_terminal(*arguments, folder=tmp_path) as terminal:
            player = Player(terminal, language, chance)
            assert player.play(16)
            assert player.asked()
            assert terminal.leave(key) == code
            assert f"scholars play --resume {file}" in terminal.shown
            shown += terminal.shown
        assert saved(file).decision is not None
    with in_a_terminal(*again, folder=tmp_path) as terminal:
        assert not Player(terminal, language, chance).play(1000)
        assert terminal.ended() == 0
        shown += terminal.shown
    outcome = saved(file).outcome
    assert outcome is not None
    totals = re.search(rf"\n{words('score-total', language)} +(-?\d+) +(-?\d+)\s", shown)
    assert totals is not None
    assert [int(totals[1]), int(totals[2])] == [score.total for score in outcome.scores]
    assert say(winners(saved(file), outcome), language) in shown
    assert "Traceback" not in shown


@on_a_terminal
def test_ctrl_c_while_a_line_is_half_typed(tmp_path: Path) -> None:
    """The half line is forgotten, the game saved."""
    file = tmp_path / "game.json"
    with in_a_terminal("play", "--seed", "5", "--save", str(file), "--lang", "en", folder=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.press("12")
        terminal.wait_for("12")
        assert terminal.leave(CTRL_C) == 130
        assert "The game is saved in" in terminal.shown
    assert saved(file).history == ()


@on_a_terminal
def test_nothing_is_wider_than_the_terminal(tmp_path: Path) -> None:
    """But for the names of files."""
    with in_a_terminal("play", "--seed", "5", "--bots", "random", "--lang", "pl", folder=tmp_path) as terminal:
        Player(terminal, "pl", random.Random(1)).play(20)  # noqa: S311 - the same game every time
        assert [line for line in terminal.shown.splitlines() if len(line) > 100 and "/" not in line] == []


def test_people_at_one_keyboard_play_a_whole_game(
    scholars: Scholars, typist: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is asked by name; at the end stands the score sheet."""
    chance = random.Random(4)  # noqa: S311 - the same game every time
    asked: set[str] = set()

    def read(_: Screen, prompt: str) -> str:
        found = re.fullmatch(PROMPT, prompt)
        assert found is not None
        asked.add(found[1])
        return str(chance.randint(1, int(found[2])))

    del typist  # it is this one who types
    monkeypatch.setattr(Screen, "read", read)
    answer = scholars("play", "--seed", "1", "--names", "Eva", "Fritz", "--save", str(tmp_path / "game.json"))
    assert answer.code == 0
    assert asked == {"Eva", "Fritz"}
    assert "Victory Points" in answer.out
    assert "See the game again with: scholars replay " in answer.out


def test_any_input_is_survived(tmp_path: Path) -> None:
    """Hundreds of lines of anything, also of bytes that are no text: sentences, never a traceback."""
    chance = random.Random(11)  # noqa: S311 - the same lines every time
    pieces = (b"?", b"u", b"r", b"t", b"s ", b"c ", b"work ", b"dice ", b"room-", b"\xff\xfe", b"\x00", b"\x1b[", b"~")
    lines = []
    for number in range(400):
        anything = b"".join(chance.choice(pieces) for _ in range(chance.randint(0, 4)))
        anything += bytes(chance.randrange(256) for _ in range(chance.randint(0, 12)))
        line = str(chance.randint(0, 9)).encode() if number % 2 == 0 else anything
        lines.append(b"?q" if line.strip().lower().startswith(b"q") else line.translate(None, b"\r\n"))
    file = tmp_path / "game.json"
    done = subprocess.run(
        [sys.executable, "-m", "scholars", "play", "--seed", "3", "--bots", "random", "--save", str(file)],
        input=b"\n".join(lines),
        capture_output=True,
        cwd=tmp_path,
        env=os.environ | {"COLUMNS": "100", "PYTHONIOENCODING": "utf-8", "XDG_STATE_HOME": str(tmp_path)},
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Traceback" not in done.stdout
    game = saved(file)
    assert game.faults() == ()
    assert len(game.history) > 100
