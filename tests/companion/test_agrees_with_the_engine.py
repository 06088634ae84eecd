"""The companion, told what happens in real solo games, keeps the same Solo Board as the engine and scores the same.

The games are played with another box than the shipped catalogue's: what that one does not know is told, or the numbers
would not agree.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from kit.boxes import other_box, unsure
from kit.companion_mirror import Mirror
from kit.random_games import Setup
from scholars import companion
from scholars.companion.scoring import by_category
from scholars.scores import outcome
from scholars.solo.board import HUMAN, OPPONENT

SOURCES = Path(companion.__file__).parent
BOOKS = ("body-of-books",)
SETUPS = [
    Setup(players=1, mode=mode, manner=manner, seed=seed, solo=solo, expansions=tuple(expansions))
    for seed, (solo, mode, manner, *expansions) in enumerate(
        [
            ("student", "casual", "plain"),
            ("scribe", "casual", "busy"),
            ("teacher", "casual", "busy"),
            ("scholar", "casual", "plain"),
            ("student", "epic", "busy"),
            ("scholar", "epic", "busy"),
            ("student", "casual", "busy", *BOOKS),
            ("scribe", "epic", "busy", *BOOKS),
            ("teacher", "casual", "plain", *BOOKS),
            ("scholar", "epic", "busy", *BOOKS),
        ]
    )
]


@cache
def played(setup: Setup, with_its_catalogue: bool = False) -> Mirror:
    """A game to its end, and its score; the companion has the catalogue of the box, or one that is sure of nothing."""
    mirror = Mirror(setup, other_box(), other_box() if with_its_catalogue else unsure())
    mirror.play()
    mirror.score()
    return mirror


def agrees(mirror: Mirror) -> None:
    """The score by category, and who has won."""
    ended = outcome(mirror.state)
    only_yours = ("research", "rows")
    its = {category: vp for category, vp in ended.scores[OPPONENT].by_category.items() if category not in only_yours}
    assert by_category(mirror.companion.table) == its
    verdict = mirror.companion.told[-1].full
    assert (verdict.values["result"] == "won") == (ended.winners == (HUMAN,))
    assert verdict.values["its"] == ended.scores[OPPONENT].total


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_whole_game_is_kept_and_scored_as_the_engine_does(setup: Setup) -> None:
    """Markers, Dice Sum, Scrolls, cards and Retired Translators before every action, and then the score."""
    mirror = played(setup)
    agrees(mirror)
    assert len(mirror.printed) == len(set(mirror.printed))  # nothing is asked for twice


@pytest.mark.parametrize("setup", SETUPS[-2:], ids=str)
def test_with_the_catalogue_of_the_box_nothing_printed_is_asked_for(setup: Setup) -> None:
    """All the same it is kept and scored by what is printed there."""
    mirror = played(setup, with_its_catalogue=True)
    agrees(mirror)
    assert mirror.printed == ["guild-orange.consolation"]  # which was told wrongly, and put right


def test_these_games_meet_every_question() -> None:
    """What the companion can ask stands in its source."""
    sources = [path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py")]
    questions = {key for source in sources for key in re.findall(r'"(companion-ask-[a-z-]+)"', source)}
    assert set().union(*(played(setup).asked for setup in SETUPS)) == questions
