"""What is printed and the catalogue does not know is asked for, remembered and corrected, never stated."""

import pytest

from kit import rule
from kit.boxes import ASKED, other_box, unsure
from kit.companions import after
from scholars.catalogue import FILES, Catalogue, Status, load
from scholars.companion import Companion, Record, UnreadableTable
from scholars.companion.records import read_record
from scholars.companion.scoring import by_category
from scholars.locales import LANGUAGES, say

TRANSLATES = ("turn", "scheme-2", "yes")


def begun(catalogue: Catalogue | None = None, difficulty: str = "student") -> Companion:
    """A table on which the human's first turn has come."""
    return Companion(Record(1, True, (difficulty,)), catalogue or load())


def asked(companion: Companion) -> str:
    """What it asks for of the boards, by name; else the key of the question."""
    assert companion.question is not None
    return companion.question.about or companion.question.asked.key


def gold(companion: Companion) -> list[object]:
    """How much Gold it says to place."""
    return [told.full.values["amount"] for told in companion.told if told.full.key == "companion-gold"]


def again(companion: Companion, catalogue: Catalogue) -> Companion:
    """The same table, opened with another catalogue."""
    return Companion(read_record(companion.record.plain()), catalogue)


# Asked once


@rule("SOL-14")
def test_gold_below_a_language_is_asked_for_once() -> None:
    """When its first Scroll is Translated; from then on it is known."""
    companion = after(begun(), *TRANSLATES, "persian")
    assert asked(companion) == "focus-5.gold"
    assert gold(companion) == []
    companion = companion.after("4")
    assert gold(companion) == [4]
    companion = after(companion, "turn", "scheme-3", "yes", "persian")
    assert gold(companion) == [4]
    companion = after(companion, "turn", "scheme-4", "yes", "greek")
    assert asked(companion) == "focus-3.gold"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "How many Gold are shown under Persian on your Solo Board?"),
        ("fr", "Combien de jetons Or sont indiqués sous le Persan sur votre Plateau Adversaire\u202f?"),
        ("pl", "Ile sztuk Złota widnieje pod językiem perskim na twojej planszy do rozgrywki Solo?"),
    ],
)
def test_the_question_names_the_place(language: str, question: str) -> None:
    """In every language."""
    companion = after(begun(), *TRANSLATES, "persian")
    assert companion.question is not None
    assert say(companion.question.asked, language) == question


@rule("SOL-23")
@pytest.mark.parametrize(("told", "marker"), [("worker", 1), ("silver", 1), ("gold", 0)])
def test_a_consolation_is_what_the_minaret_shows(told: str, marker: int) -> None:
    """Whatever the catalogue takes it for."""
    companion = after(begun(), "caliph", "shared")
    assert asked(companion) == "guild-purple.consolation"
    companion = companion.after(told)
    assert companion.table.board.marker == marker
    assert asked(companion) == "companion-ask-guild"
    companion = after(companion, "not-its", "not-its", "caliph", "shared")
    assert asked(companion) == "companion-ask-guild"
    assert companion.table.board.marker == 2 * marker


@rule("SOL-25")
def test_a_guild_is_worth_what_its_minaret_shows() -> None:
    """Only those it controls are asked for, and only if the catalogue does not know."""
    assert asked(after(begun(), "score", "yes", "no", "no")) == "companion-ask-dice-sum"
    companion = after(begun(unsure()), "score", "no", "yes")
    assert asked(companion) == "guild-orange.vp"
    companion = after(companion, "6", "no", "0", "20")
    assert by_category(companion.table)["guilds"] == 6


def test_nothing_else_it_uses_is_uncertain() -> None:
    """What it states of its cards and boards is known; whatever is not must be among what it can ask for."""
    catalogue = load()
    solo = {("solo.toml", *place): mark for place, mark in catalogue.marks["solo.toml"].items()}
    board = catalogue.marks["main_board.toml"]
    used = {("", "", "dice_sum_vp"), ("supply", "", "influence"), ("caliph_space", "", "event"), ("", "", "decks")}
    marks = solo | {("main_board.toml", *place): board[place] for place in used}
    uncertain = {(file, table, field) for (file, table, _, field), mark in marks.items() if mark.status != Status.KNOWN}
    assert uncertain <= set(ASKED)
    assert {name for name, *_ in ASKED} <= {file.name for file in FILES}


# Remembered


def test_what_was_told_is_in_the_record() -> None:
    """With its name; the table that is opened again does not ask for it."""
    companion = after(begun(), *TRANSLATES, "persian", "4")
    assert companion.record.answers[-1] == "focus-5.gold=4"
    assert gold(again(companion, load())) == [4]


def test_a_step_back_forgets_it() -> None:
    """It is asked for again."""
    companion = after(begun(), *TRANSLATES, "persian", "4").before()
    assert asked(companion) == "focus-5.gold"
    assert gold(companion.after("2")) == [2]


def test_the_next_table_is_played_on_the_same_boards() -> None:
    """What was told goes with it, as it was told last; what its catalogue knows does not."""
    companion = after(begun(), *TRANSLATES, "persian", "4", "printed", "focus-5.gold", "3")
    assert companion.told_of_boards == (("focus-5.gold", "3"),)
    following = Companion(Record(2, True, ("student",), printed=companion.told_of_boards), load())
    assert gold(after(following, *TRANSLATES, "persian")) == [3]
    assert again(companion, other_box()).told_of_boards == ()


# Corrected


def test_a_value_is_corrected_from_then_on() -> None:
    """What was done stays done, and the record tells both in their order."""
    companion = after(begun(), "caliph", "shared", "worker", "not-its", "not-its")
    assert companion.table.board.marker == 1
    companion = after(companion, "printed", "guild-purple.consolation", "gold")
    assert companion.table.board.marker == 1
    assert say(companion.told[0].full) == "Consolation of the Purple Guild: 1 Gold"
    companion = after(companion, "caliph", "shared")
    assert companion.table.board.marker == 1
    assert "companion-gold-on-leftmost" in [told.full.key for told in companion.told]
    assert again(companion, load()).told == companion.told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_can_be_corrected_and_is_listed_as_it_counts(language: str) -> None:
    """What was not told is listed too, and can be told beforehand."""
    companion = after(begun(), *TRANSLATES, "persian", "4", "printed")
    assert companion.question is not None
    listed = {answer.word: say(answer.label, language) for answer in companion.question.answers}
    assert len(set(listed.values())) == 12
    assert listed["focus-5.gold"].endswith(" 4")
    assert not listed["focus-3.gold"][-1].isdigit()
    companion = after(companion, "focus-3.gold", "0", "turn", "scheme-3", "yes", "greek")
    assert gold(companion) == [0]


@pytest.mark.parametrize("wrong", ["6", "-1", "many", "", "focus-5.gold=3", "focus-3.gold=3"])
def test_what_cannot_be_printed_there_is_refused(wrong: str) -> None:
    """Nothing has changed."""
    companion = after(begun(), *TRANSLATES, "persian")
    with pytest.raises(UnreadableTable):
        companion.after(wrong)


# The catalogue of the owner's box


def test_a_catalogue_that_knows_answers_beforehand() -> None:
    """Its values are used and not asked for."""
    companion = after(begun(other_box()), *TRANSLATES, "persian")
    assert gold(companion) == [2]
    companion = after(companion, "caliph", "shared", "shared", "shared")
    assert companion.table.board.marker == 3  # a Silver for its Scheme Card, nothing, a Worker and a Silver
    companion = after(companion, "score", "yes", "yes", "yes", "0", "0", "0")
    assert by_category(companion.table)["guilds"] == 4 + 6 + 5


def test_a_table_means_the_same_with_any_catalogue() -> None:
    """What a catalogue knew when the table was played is noted, and what was told counts as it was told."""
    companion = after(begun(other_box()), "caliph", "shared", "shared", "shared")
    for catalogue in (load(), unsure()):
        assert again(companion, catalogue).table.board.marker == companion.table.board.marker
        assert gold(after(again(companion, catalogue), *TRANSLATES, "persian")) == [2]
    companion = after(begun(), "caliph", "shared", "worker", "shared", "gold")
    assert again(companion, other_box()).table.board.marker == 1
    companion = after(again(companion, other_box()), "shared")
    assert companion.table.board.marker == 2  # a Silver, which nobody had told


# Records from outside


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("printed", [], "printed: this must be a table."),
        ("printed", {"focus-5.gold": 2}, "printed, focus-5.gold: this must be an answer."),
        ("printed", {"focus-5.gold": "9"}, 'printed, "focus-5.gold": "9" is not printed there.'),
        ("printed", {"focus-7.gold": "2"}, 'printed, "focus-7.gold": "2" is not printed there.'),
        ("unasked", 2, "unasked: this must be a whole number from 0 to 1, not 2."),
        ("answers", ["student", "focus-5.gold=2"], 'answers, 1: "focus-5.gold=2" is no answer here.'),
    ],
)
def test_a_damaged_record_is_refused_with_its_place(field: str, value: object, sentence: str) -> None:
    """In one sentence."""
    with pytest.raises(UnreadableTable) as refused:
        Companion(read_record(begun().record.plain() | {field: value}), load())
    assert str(refused.value) == sentence
