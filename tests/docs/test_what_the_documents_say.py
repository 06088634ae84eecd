"""What the README and the guides tell a reader to do works."""

import doctest
import json
import re
import shlex
import shutil
import sqlite3
from pathlib import Path

import pytest

from kit.command import code_of
from kit.weights_files import shipped_weights
from scholars import Game
from scholars.bots import LEVELS
from scholars.catalogue import SHIPPED, About
from scholars.locales import message, say
from scholars.packs import begun as begun_box
from scholars.terminal.score import FORM

CHECKOUT = Path(__file__).parents[2]
TOP = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "NOTICE.md")
GUIDES = sorted((CHECKOUT / "docs" / "guides").glob("*.md"))


def commands() -> list[str]:
    """Every `scholars` command in a shell block of the README and the guides, but for those that open the browser."""
    found = []
    for path in (CHECKOUT / "README.md", *GUIDES):
        for block in re.findall(r"^```sh\n(.*?)^```", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
            lines = [line.partition("#")[0].strip() for line in block.splitlines()]
            found += [line for line in lines if line.startswith("scholars ")]
    return sorted(set(found))


def test_the_readme_runs() -> None:
    """Its Python is a doctest."""
    tried = doctest.testfile(str(CHECKOUT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried.attempted >= 8
    assert tried.failed == 0


def test_the_guide_to_playing_lists_the_levels() -> None:
    """From weakest to strongest, as they are told of everywhere."""
    guide = (CHECKOUT / "docs" / "guides" / "play.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (\d) \| `(\w+)` \| (.*) \|$", guide, re.MULTILINE)
    assert told == [(str(number), name, say(message("bot-line", bot=name))) for number, name in enumerate(LEVELS, 1)]


# And a word of their help
LONG = {
    "scholars serve": "--base-url",
    "scholars train": "--minutes",
    "scholars arena": "--ladder",
    "scholars report": "--svg",
    "scholars think": "--database",
}
LONG_COMMANDS = [command for command in commands() if command.startswith(tuple(LONG))]


@pytest.mark.parametrize("command", LONG_COMMANDS)
def test_what_goes_on_for_long_understands_what_it_is_told(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It is asked for help at the end; that it serves or learns is tested elsewhere."""
    assert code_of(*command.split()[1:], "--help") == 0
    assert LONG[" ".join(command.split()[:2])] in capsys.readouterr().out


@pytest.mark.parametrize("command", [command for command in commands() if command not in LONG_COMMANDS])
def test_every_command_works(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a folder, a saved game and a sheet of one's own where the text has one; there is nobody to type anything."""
    if "catalogue new" not in command:
        (tmp_path / "my-box").mkdir()
        shutil.copy(SHIPPED / "scrolls.toml", tmp_path / "my-box")
    for name in ("my-box.json", "friends-box.json"):
        (tmp_path / name).write_text(begun_box(About(name)).text(), encoding="utf-8")
    (tmp_path / "my-server").mkdir()
    sqlite3.connect(tmp_path / "my-server" / "scholars.sqlite").close()
    if "restore" in command:
        shutil.copytree(tmp_path / "my-server", tmp_path / shlex.split(command)[2])
    begun = Game.new(2, seed=1)
    begun.play(0)
    for name in ("FILE", "my-game.json"):
        if "--save" not in command:
            (tmp_path / name).write_text(json.dumps(begun.record()), encoding="utf-8")
    (tmp_path / "sheet.toml").write_text(FORM, encoding="utf-8")
    for name in ("my.weights", "my-player.weights"):
        if name in command:
            shipped_weights(tmp_path / name)
    monkeypatch.chdir(tmp_path)
    for home in ("HOME", "USERPROFILE", "XDG_DATA_HOME"):
        monkeypatch.setenv(home, str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert code_of(*shlex.split(command)[1:]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("name", TOP)
def test_every_link_of_a_document_leads_somewhere(name: str) -> None:
    """To a file of the checkout, or to the net."""
    text = (CHECKOUT / name).read_text(encoding="utf-8")
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text)]
    assert [link for link in links if "://" not in link and not (CHECKOUT / link).exists()] == []


def test_the_readme_stands_in_its_order() -> None:
    """What it is, how to play, what to install, how to test, a look inside, how it is built, how to help."""
    headings = re.findall(r"^## (.*)$", (CHECKOUT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings == [
        *("Play it", "Install what you need", "Test it", "From Python"),
        *("What is there", "How it is built", "Help", "Notice and licence"),
    ]


def test_nothing_is_installed_that_was_never_published() -> None:
    """No release is on a package index yet: whoever asks one for `scholars` gets nothing, or a stranger's package."""
    for path in (CHECKOUT / "README.md", CHECKOUT / "docs" / "training.md", *GUIDES):
        if path.name != "release.md":
            told = path.read_text(encoding="utf-8")
            assert not re.findall(r"pip install [^`\n]*[\"' ]scholars(?:-engine)?\b", told), path.name


@pytest.mark.parametrize("page", ["README.md", "docs/guides/play.md"])
def test_pip_installs_into_a_virtual_environment(page: str) -> None:
    """Debian's refuses to install beside the packages of the system."""
    [block] = [
        block
        for block in re.findall(
            r"^```sh\n(.*?)^```", (CHECKOUT / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
        )
        if "pip install" in block
    ]
    lines = [line.split("#")[0].strip() for line in block.splitlines()]
    assert lines == [
        "python3 -m venv .venv/scholars",
        ". .venv/scholars/bin/activate",
        "pip install . ./app",
        "scholars",
    ]


def test_a_box_is_begun_before_it_is_edited() -> None:
    """What stands first is done first."""
    for path in (CHECKOUT / "README.md", *GUIDES):
        told = path.read_text(encoding="utf-8")
        if "scholars catalogue edit" in told:
            assert -1 < told.find("scholars catalogue new") < told.find("scholars catalogue edit"), path.name
