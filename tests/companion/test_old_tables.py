"""Tables kept by the first version, which asked for nothing printed, go on as they were played.

The files are its own, written before anything else was known.
"""

import json
from pathlib import Path

import pytest

from scholars.catalogue import load
from scholars.companion import Companion
from scholars.companion.records import read_record
from scholars.companion.scoring import by_category

TABLES = Path(__file__).parent / "tables"


def opened(name: str) -> Companion:
    """A table from its file."""
    return Companion(read_record(json.loads((TABLES / f"{name}.json").read_text(encoding="utf-8"))), load())


@pytest.mark.parametrize(
    ("name", "board", "its"),
    [
        ("played-to-its-score", (1, 3, 1, [1, 0, 1, 1, 1, 1]), [2, 1, 1, 7, 20]),
        ("with-body-of-books", (3, 2, 4, [1, 0, 0, 0, 2, 1]), [2, 4, 5, 6, 11, 6]),
    ],
)
def test_a_finished_table_is_scored_as_it_was(name: str, board: tuple[object, ...], its: list[int]) -> None:
    """The same markers, Dice Sum, Scrolls and VP as the version that kept it told."""
    companion = opened(name)
    assert companion.question is None
    mine = companion.table.board
    assert (mine.marker, mine.markers_placed, mine.on_banner, list(mine.shelves)) == board
    assert list(by_category(companion.table).values()) == its
    assert companion.told[-1].full.values["its"] == sum(its)


def test_a_table_goes_on_where_it_was_left() -> None:
    """Right after a consolation, which is not asked for: it was told and done then."""
    companion = opened("left-after-a-consolation")
    assert (companion.table.board.marker, companion.table.pages) == (1, (2, 1))
    assert companion.question is not None
    assert companion.question.asked.key == "companion-ask-guild"
    assert companion.told[0].full.key == "companion-marker-moves"


def test_from_then_on_it_asks() -> None:
    """What was never told is not known."""
    companion = opened("left-after-a-consolation").after("shared")
    assert companion.question is not None
    assert companion.question.about == "guild-orange.consolation"
    companion = companion.after("gold")
    assert companion.table.board.marker == 1


def test_it_is_kept_in_the_new_form_and_read_again() -> None:
    """With how many answers are old; a step back among them leaves the others as they were."""
    companion = opened("left-after-a-consolation").after("shared").after("gold")
    plain = companion.record.plain()
    assert (plain["companion"], plain["unasked"], len(plain["answers"])) == (2, 28, 30)
    again = Companion(read_record(plain), load())
    assert (again.record, again.told) == (companion.record, companion.told)
    for _ in range(4):
        again = again.before()
    assert again.record.unasked == len(again.record.answers) == 26
    again = again.after("yes").after("shared")
    assert again.question is not None
    assert again.question.about == "guild-purple.consolation"  # what is answered anew is asked for
