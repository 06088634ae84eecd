"""CONTRIBUTING tells where to touch what for something new, and leaves no place out.

Something that is there already stands for what will be added: wherever it is named by hand must be on the list, and at
every place on the list it must be named.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kit.new_word import PLAY, STEPS, add_word, copied

CHECKOUT = Path(__file__).parents[2]
WRITTEN = re.compile(r"Written by tools/")  # nobody writes these files by hand
LOOKED_AT = ("src/**/*.py", "src/**/*.ftl", "web/src/**/*.ts", "web/src/**/*.svelte")
# What was added once, and how it is named in code
ADDED = {
    "Add an effect word": r"draw-up-to|DrawUpTo|DRAW_UP_TO",
    "Add a question": r"choose_delivery|choose-delivery|ChooseDelivery",
    "Add a language": r"""(?<!/)['"]pl['"]""",
    "Add a bot": r"\blibrarian\b",
}


def listed(heading: str) -> list[str]:
    """The places under a heading of CONTRIBUTING, as they are written there."""
    text = (CHECKOUT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.split(f"## {heading}\n")[1].split("\n## ")[0]
    table = "\n".join(line for line in section.splitlines() if line.startswith("|"))
    return re.findall(r"`([\w./*-]+/[\w./*-]+\.(?:py|ftl|ts|svelte|md)|[A-Z]+\.md)`", table)


def files(patterns: list[str] | tuple[str, ...]) -> set[Path]:
    """The files of some patterns."""
    return {path for pattern in patterns for path in CHECKOUT.glob(pattern)}


def named(pattern: str, among: set[Path]) -> set[Path]:
    """The files, written by hand, in which something is named."""
    found = set()
    for path in among:
        text = path.read_text(encoding="utf-8")
        if re.search(pattern, text) and not WRITTEN.search(text):
            found.add(path)
    return found


@pytest.mark.parametrize("heading", ADDED)
def test_no_place_is_left_out(heading: str) -> None:
    """What is named anywhere else would be forgotten the next time."""
    forgotten = named(ADDED[heading], files(LOOKED_AT)) - files(listed(heading))
    assert sorted(str(path.relative_to(CHECKOUT)) for path in forgotten) == []


@pytest.mark.parametrize("heading", ADDED)
def test_every_place_on_the_list_is_needed(heading: str) -> None:
    """Each pattern finds files, and in one of them at least it is named; texts are there in every language."""
    places = listed(heading)
    assert len(places) >= 3
    idle = [place for place in places if not named(ADDED[heading], files([place]))]
    assert idle == []


def ran(copy: Path, *arguments: str) -> str:
    """What a program of Python says that runs with the copied source."""
    environment = os.environ | {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy / 'tests'}"}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, check=False, cwd=copy, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_bots_play_with_an_effect_word_that_was_added(tmp_path: Path) -> None:
    """Whoever takes the steps of the guide, and no others, has a word that is resolved, worded and met by every bot."""
    steps = {CHECKOUT / file for file in STEPS}
    assert files(listed("Add an effect word")) == steps | {CHECKOUT / "src/scholars/rules/dice.py"}
    copied(CHECKOUT, tmp_path)
    add_word(tmp_path)
    word = "alms or every_word"
    told = ran(
        tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n0", "-k", word, "tests/rules/test_effect_words.py"
    )
    assert "2 passed" in told
    text = "from scholars.effects import read; from scholars.locales import sentence, say\n"
    text += "for language in ('en', 'fr', 'pl'): print(say(sentence(read('alms 3')), language))"
    assert "others gain 3 Silver" in ran(tmp_path, "-c", text)
    dispatched, *faults = ran(tmp_path, "-c", PLAY).split()
    assert (int(dispatched) > 0, faults) == (True, [])
