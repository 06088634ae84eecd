"""The companion with Body of Books: the opponent takes Pages, and they score. (BBS)"""

import pytest

from kit import rule
from kit.companions import after
from scholars.catalogue import load
from scholars.companion import Companion, Record, UnreadableTable, board_lines
from scholars.companion.records import read_record
from scholars.companion.scoring import by_category
from scholars.locales import LANGUAGES, say

BOOKS = ("body-of-books",)


def begun(difficulty: str = "student", expansions: tuple[str, ...] = BOOKS) -> Companion:
    """A table on which the human's first turn has come."""
    return Companion(Record(1, True, (difficulty,), expansions), load())


def asked(companion: Companion) -> str:
    """What it asks."""
    assert companion.question is not None
    return companion.question.asked.key


def keys(companion: Companion) -> list[str]:
    """What it says."""
    return [told.full.key for told in companion.told]


@rule("BBS-01", "BBS-04")
def test_the_setup_tells_of_the_expansion() -> None:
    """Where its Markers lie, what it does not get, and what leaves the game."""
    told = keys(begun().before())
    assert told[-2:] == ["companion-setup-books", "companion-setup-upgrades"]
    assert not set(told[-2:]) & set(keys(begun(expansions=()).before()))


@rule("BBS-02")
def test_each_marker_brings_a_page() -> None:
    """Each time round; which one is told, its VP are asked."""
    companion = after(begun(), "paid", "6")
    assert asked(companion) == "companion-ask-page-vp"
    assert keys(companion)[-2:] == ["companion-research-marker", "companion-take-page"]
    companion = after(companion, "3")
    assert companion.table.pages == (3,)
    assert say(companion.told[0].full) == "The card lies beside the Solo Board: 1 Page, 3 VP."
    assert asked(companion) == "companion-ask-turn"
    companion = after(companion, "paid", "12", "2", "4")
    assert companion.table.pages == (3, 2, 4)
    assert companion.table.board.markers_placed == 3


@rule("BBS-02", "SOL-06")
def test_a_page_comes_before_what_the_marker_covers() -> None:
    """Each time round, also when it comes round twice at once."""
    companion = after(begun(), "paid", "12")
    assert keys(companion) == ["companion-marker-moves", "companion-research-marker", "companion-take-page"]
    companion = companion.after("3")
    covered, second = "companion-influence-named", ["companion-research-marker", "companion-take-page"]
    assert keys(companion) == ["companion-page-taken", covered, *second]
    assert keys(companion.after("2")) == ["companion-page-taken", "companion-gold-on-leftmost"]


@rule("BBS-02")
def test_a_page_comes_before_the_action_of_the_scheme_card() -> None:
    """Its Silver comes first, and what that brings."""
    companion = after(begun(), "paid", "5", "turn", "scheme-6")
    assert asked(companion) == "companion-ask-page-vp"
    assert asked(after(companion, "2")) == "companion-ask-needs"


@rule("BBS-02")
def test_without_a_page_only_the_marker_is_placed() -> None:
    """There was none."""
    companion = after(begun(), "paid", "6", "none")
    assert companion.table.pages == ()
    assert companion.table.board.markers_placed == 1
    assert asked(companion) == "companion-ask-turn"


@rule("BBS-02")
def test_once_all_markers_are_placed_it_takes_nothing() -> None:
    """It comes round for nothing."""
    companion = begun()
    for _ in range(6):
        companion = after(companion, "paid", "6", "1")
    companion = after(companion, "paid", "6")
    assert "companion-round-for-nothing" in keys(companion)
    assert asked(companion) == "companion-ask-turn"
    assert companion.table.pages == (1,) * 6


def test_the_base_game_has_no_pages() -> None:
    """It is not asked for any."""
    assert asked(after(begun(expansions=()), "paid", "6")) == "companion-ask-turn"


@rule("BBS-03")
def test_pages_score_what_is_printed() -> None:
    """A line of their own, and in the total."""
    companion = after(begun(), "paid", "6", "3", "paid", "6", "2", "score", "no", "no", "no", "0", "0")
    assert by_category(companion.table)["pages"] == 5
    assert "Pages: 5 VP" in [say(told.full) for told in companion.told]
    assert companion.told[-1].full.values["its"] == sum(by_category(companion.table).values())


@rule("BOB-27")
def test_after_the_last_turn_it_can_still_be_paid() -> None:
    """Gold that an end-game Page places on a Neutral Translator."""
    caliph = ("caliph", "not-its", "not-its", "not-its")
    companion = after(begun(), *caliph * 4)
    while asked(companion) != "companion-ask-over":
        assert companion.question is not None
        words = [answer.word for answer in companion.question.answers]
        companion = companion.after(next(word for word in ("turn", "no", "none", words[0]) if word in words))
    assert "companion-over-with-books" in keys(companion)
    paid = after(companion, "paid", "1")
    assert asked(paid) == "companion-ask-over"
    assert paid.table.board.marker == (companion.table.board.marker + 1) % 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_stand_on_the_solo_board(language: str) -> None:
    """How many, and their VP."""
    companion = after(begun(), "paid", "6", "3")
    lines = [say(line, language) for line in board_lines(companion.table)]
    assert {"en": "Pages: 1 (3 VP)", "fr": "Pages\u202f: 1 (3\u00a0PV)", "pl": "Stronice: 1 (3\u00a0PZ)"}[
        language
    ] in lines


def test_a_record_tells_the_expansion() -> None:
    """A record without the field is one of the base game."""
    record = after(begun(), "paid", "6", "3").record
    assert record.plain()["expansions"] == ["body-of-books"]
    assert read_record(record.plain()) == record
    base = begun(expansions=()).record
    assert "expansions" not in base.plain()
    assert read_record(base.plain()) == base


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (["books"], 'expansions, 0: "books" is not known here'),
        ([3], "expansions, 0: this must be a name, not 3."),
        ("body-of-books", "expansions: this must be a list, not "),
    ],
)
def test_a_damaged_record_is_refused_with_its_place(value: object, sentence: str) -> None:
    """In one sentence."""
    with pytest.raises(UnreadableTable) as refused:
        read_record(begun().record.plain() | {"expansions": value})
    assert str(refused.value).startswith(sentence)
