"""`scholars-engine` alone, in an environment that `make test` fills with nothing else: all but browser and server."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
APP = tomllib.loads((CHECKOUT / "app" / "pyproject.toml").read_text())

# fluent.runtime, librt, mypy_extensions, and what they need themselves
NEEDED = {"attr", "attrs", "babel", "fluent", "librt", "mypy_extensions", "pytz", "typing_extensions"}
TRY = """
import runpy, sys
runpy.run_path(sys.argv.pop(1), run_name="__main__")
installed = [name for name, module in sys.modules.items() if "site-packages" in str(getattr(module, "__file__", ""))]
print(*{name.partition(".")[0] for name in installed})
"""


@pytest.fixture
def programs() -> Path:
    """The programs of the environment, if it was the Makefile that started the tests."""
    if "SCHOLARS_ENGINE_ALONE" not in os.environ:
        pytest.skip("there is no environment with the engine alone")
    return Path(os.environ["SCHOLARS_ENGINE_ALONE"], "bin")


def run(program: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, without the source that PYTHONPATH may name."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run([program, *arguments], env=environment, capture_output=True, text=True, check=False)


def test_nothing_of_the_server_is_installed(programs: Path) -> None:
    """Neither our server nor any distribution it depends on, by whatever way."""
    listed = "import importlib.metadata as m; print(*(found.name for found in m.distributions()))"
    installed = run(programs / "python", "-c", listed).stdout.lower().split()
    server = {re.split(r"[\[>=]", requirement)[0] for requirement in APP["dependency-groups"]["server"]}
    assert "scholars-engine" in installed
    assert not {"scholars", *server} & set(installed)


def test_a_game_is_played_drawn_saved_and_loaded_with_three_libraries(programs: Path) -> None:
    """All that `tools/try_wheel.py` does imports what the engine needs, and not even what the terminal draws with."""
    tried = run(programs / "python", "-c", TRY, str(CHECKOUT / "tools" / "try_wheel.py"), "compiled", "pure")
    said, imported = tried.stdout.splitlines()
    assert re.fullmatch(r"scholars .*: a game of \d+ choices", said)
    assert {"scholars", "fluent"} <= set(imported.split()) <= {"scholars", "scholars__mypyc", *NEEDED}


@pytest.mark.parametrize(
    "words", [["play", "--help"], ["watch", "--seed", "3"], ["card", "room-4"], ["rules", "TRV-03"]]
)
def test_the_terminal_works(programs: Path, words: list[str]) -> None:
    """The command is there, with all that needs no browser."""
    answer = run(programs / "scholars", *words)
    assert (answer.returncode, answer.stderr) == (0, "")


@pytest.mark.parametrize("words", [[], ["--port", "8000"], ["serve", "--bot-seconds", "2"], ["backup", os.devnull]])
def test_what_needs_the_server_says_what_to_install(programs: Path, words: list[str]) -> None:
    """One sentence, and no traceback."""
    answer = run(programs / "scholars", *words)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr == (
        "scholars: this needs scholars.server, which is not installed; `pip install . ./app` in the checkout adds it.\n"
    )
