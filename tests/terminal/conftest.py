"""What the tests of the command line share."""

from pathlib import Path

import pytest

from kit.command import Answer, Scholars, code_of
from kit.typist import Typist
from scholars.terminal.screen import Screen


@pytest.fixture(autouse=True)
def _wide_english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of one width and one language, whatever machine the tests run on."""
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def scholars(capsys: pytest.CaptureFixture[str]) -> Scholars:
    """The command: `scholars("card", "room-4")`."""

    def run(*arguments: str) -> Answer:
        code = code_of(*arguments)
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return run


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typist:
    """Somebody who types into a game; games are kept in a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    somebody = Typist()
    monkeypatch.setattr(Screen, "read", lambda _screen, prompt: somebody.read(prompt))
    return somebody
