"""The companion by itself: its cards, its orders of looking, its steps back and its records."""

from collections.abc import Sequence

import pytest

from kit import rule
from kit.companions import after
from scholars.catalogue import load
from scholars.companion import Companion, Record, UnreadableTable, board_lines
from scholars.companion.records import read_record
from scholars.locales import LANGUAGES, say


def begun(difficulty: str = "student", seed: int = 1, own_cards: bool = False) -> Companion:
    """A table on which the human's first turn has come."""
    return Companion(Record(seed, own_cards, (difficulty,)), load())


def english(companion: Companion) -> str:
    """What it says, in a text."""
    return "\n".join(say(told.full) for told in companion.told)


def asked(companion: Companion) -> str:
    """What it asks."""
    assert companion.question is not None
    return companion.question.asked.key


def words(companion: Companion) -> Sequence[str]:
    """The answers it takes."""
    assert companion.question is not None
    return [answer.word for answer in companion.question.answers]


# Setup


@rule("SOL-03")
@pytest.mark.parametrize(
    ("difficulty", "dice_sum", "language", "told"),
    [
        ("student", -2, None, "on -2 of the Dice Sum"),
        ("scribe", 0, 4, "at a language on the Solo Board: Persian"),
        ("teacher", 1, 2, "1 Influence on the Scroll in the Purple Guild."),
        ("scholar", 3, 0, "1 Gold from the Main Supply on each of the 2 leftmost Neutral Translators"),
    ],
)
def test_each_difficulty_begins_with_its_own_things(
    difficulty: str, dice_sum: int, language: int | None, told: str
) -> None:
    """The Dice Sum, a Scroll at its language, and what to put on the board."""
    companion = begun(difficulty)
    assert companion.table.board.on_banner == dice_sum
    assert list(companion.table.board.shelves) == [int(number == language) for number in range(6)]
    assert told in english(companion)


def test_only_a_difficulty_that_marks_scrolls_speaks_of_yours() -> None:
    """A Student has no Influence to leave out."""
    assert "already has yours" in english(begun("teacher"))
    assert "already has yours" not in english(begun("student"))


# Its cards


def test_its_own_pile_deals_every_card_once_before_a_rest() -> None:
    """And the same seed deals the same cards."""
    faces = []
    for _ in range(2):
        companion = begun(seed=7)
        while not any("Rests" in say(told.full) for told in companion.told):
            faces.append(companion.table.board.face_up)
            companion = quiet_turn(companion)
    half = len(faces) // 2
    assert faces[:half] == faces[half:]
    last = faces[half - 1]
    assert 3 <= len(last) <= 5
    assert len(set(last)) == len(last)


def quiet_turn(companion: Companion) -> Companion:
    """A turn of the opponent in which nothing is there that it looks for; up to a Rest."""
    companion = companion.after("turn")
    while asked(companion) not in ("companion-ask-turn", "companion-ask-bottom-card", "companion-ask-over"):
        companion = companion.after("none" if "none" in words(companion) else "no")
    return companion


@rule("SOL-05", "SOL-21")
def test_three_cards_of_one_colour_make_it_rest() -> None:
    """The Dice Sum moves with the majority, the benefit goes by the number of cards, and all are shuffled."""
    companion = begun(own_cards=True)
    for card in ("scheme-1", "scheme-2", "scheme-3"):
        companion = after(companion, "turn", card)
        while asked(companion) != "companion-ask-turn":
            companion = companion.after("no")
    companion = after(companion, "turn")
    assert asked(companion) == "companion-ask-bottom-card"
    companion = after(companion, "no")
    assert companion.table.board.on_banner == -1
    assert companion.table.board.face_up == ()
    told = english(companion)
    assert told.index("in a Guild where nobody has any") < told.index("on a Scroll without any")


@rule("SOL-21")
def test_a_rest_after_five_cards_retires_from_a_mixed_deck() -> None:
    """The VP of the card are asked; an empty deck has none."""
    companion = begun(own_cards=True)
    for card in ("scheme-1", "scheme-4", "scheme-2", "scheme-5", "scheme-6"):
        companion = after(companion, "turn", card)
        while asked(companion) != "companion-ask-turn":
            companion = companion.after("no")
    companion = after(companion, "turn", "no")
    assert "the top card of the second mixed deck" in english(companion)
    assert after(companion, "3").table.retired == (3,)
    assert after(companion, "none").table.retired == ()


def test_with_own_cards_only_those_in_the_pile_can_be_turned() -> None:
    """A card that lies face up cannot come again before a Rest."""
    companion = begun(own_cards=True)
    assert words(companion.after("turn")) == [f"scheme-{number}" for number in range(1, 7)]
    companion = after(companion, "turn", "scheme-1", "no")
    assert "scheme-1" not in words(companion.after("turn"))


# What it looks for


@rule("SOL-10", "SOL-11", "SOL-12")
def test_it_employs_by_its_focus_and_its_target_sum() -> None:
    """From the marker on to the right and round; after a cost of 4 comes 0."""
    companion = after(begun(own_cards=True), "turn", "scheme-6", "no")  # Silver 2: the third space
    assert "Greek Translator, Hebrew Translator, Persian Translator, Syriac Translator, Chinese" in english(companion)
    assert "Its Target Sum is 2." in english(companion)
    assert "costs: 2, 3, 4, 0, 1." in english(companion)


@rule("SOL-13", "SOL-14")
def test_it_translates_by_language_row_and_colour() -> None:
    """Then Gold as the language shows."""
    companion = after(begun(own_cards=True), "turn", "scheme-2", "yes")  # Silver 1: the second space
    assert "order: Sanskrit, Greek, Hebrew, Persian, Syriac, Chinese. " in english(companion)
    assert "the colour: Orange, Green, Purple." in english(companion)
    companion = after(companion, "hebrew", "2")
    assert companion.table.board.shelves[3] == 1
    assert "Place 2 Gold" in english(companion)


@rule("SOL-15")
@pytest.mark.parametrize(("card", "told"), [("scheme-2", "as much Influence"), ("scheme-3", "gains 2 Influence")])
def test_a_delivery_brings_the_influence_of_its_card(card: str, told: str) -> None:
    """What the space shows, or 2."""
    companion = after(begun(own_cards=True), "turn", card, "no")
    assert told in english(companion)
    assert asked(companion) == "companion-ask-map"


# The Resource Track


@rule("SOL-06", "SOL-19")
def test_silver_paid_moves_the_marker_and_each_time_round_brings_something() -> None:
    """Six times a Research Marker; then nothing."""
    companion = begun()
    for _ in range(3):
        companion = after(companion, "paid", "12")
    assert companion.table.board.markers_placed == 6
    assert "1 Influence in the Green Guild" in english(companion)
    companion = after(companion, "paid", "6")
    assert companion.table.board.markers_placed == 6
    assert "all its Research Markers are placed" in english(companion)


# Caliph Cards


@rule("SOL-22")
def test_without_cards_it_takes_the_highest_free_space() -> None:
    """For each Guild it controls; where the human may stand before it, it asks."""
    companion = after(begun(), "caliph", "its", "its", "its")
    assert companion.table.caliph_rows == (0, 1, 2)
    assert companion.table.board.on_banner == -1  # a Die
    assert asked(companion) == "companion-ask-pictured-vp"
    assert companion.after("4").table.board.on_banner == -2
    assert companion.after("none").table.board.on_banner == -1

    companion = after(begun(), "caliph", "not-its", "its")
    assert words(companion) == ["top", "middle"]
    companion = after(companion, "middle", "its")
    assert words(companion) == ["top", "bottom"]


@rule("SOL-22")
def test_with_a_red_majority_it_takes_the_lowest() -> None:
    """And Retires by the VP it is told."""
    companion = after(begun(own_cards=True), "turn", "scheme-5", "no", "caliph", "its")
    assert companion.table.caliph_rows == (2,)
    companion = companion.after("5")
    assert companion.table.retired == (5,)
    assert companion.table.board.on_banner == -3


@rule("SOL-23")
def test_consolations_move_its_marker_or_place_gold() -> None:
    """A Worker, a Silver and a Gold."""
    companion = after(begun(), "caliph", "shared", "worker", "shared", "silver")
    assert companion.table.board.marker == 2
    assert "1 Gold from the Main Supply on the leftmost" in english(after(companion, "shared", "gold"))


@rule("SOL-24")
def test_the_second_caliph_card_asks_for_its_retired_starting_translators() -> None:
    """Each moves its marker; with nobody Retired there is nothing to ask."""
    guilds = ("not-its",) * 3
    companion = after(begun(), "caliph", *guilds)
    assert asked(companion.after("caliph")) == "companion-ask-guild"
    companion = after(companion, "retired", "2", "retired", "1", "caliph")
    assert asked(companion) == "companion-ask-starting"
    assert companion.after("2").table.board.marker == 2


def test_the_fourth_caliph_card_tells_the_last_round() -> None:
    """The round is finished and one more is played; then the score is all that is left."""
    companion = begun()
    for _ in range(4):
        companion = after(companion, "caliph", "not-its", "not-its", "not-its")
    assert companion.table.last_round == 2
    assert "caliph" not in words(companion)
    companion = quiet_turn(quiet_turn(companion))
    assert asked(companion) == "companion-ask-over"
    assert words(companion) == ["score", "retired", "printed"]


# The score


@rule("SOL-25", "SOL-26")
@pytest.mark.parametrize(("total", "result"), [("21", "won"), ("20", "tied"), ("19", "lost")])
def test_a_tie_is_lost(total: str, result: str) -> None:
    """Chinese 7, Retired 5 and 2, the Green Guild 3, a top space 3; the Dice Sum is the human's."""
    companion = begun("scholar")
    companion = after(companion, "retired", "5", "retired", "2", "caliph", "its", "not-its", "not-its")
    companion = after(companion, "score", "no", "no", "yes", "4")
    assert "you score 2 VP, your opponent 0 VP" in english(companion)
    companion = companion.after(total)
    assert companion.question is None
    verdict = companion.told[-1].full
    assert (verdict.values["result"], verdict.values["its"]) == (result, 20)


def test_only_what_its_scrolls_count_is_asked_for_the_score() -> None:
    """A Persian Scroll counts Neutral Translators; without one they do not matter."""
    persian = after(begun("scribe"), "score", "no", "no", "no")
    assert asked(persian) == "companion-ask-neutrals"
    assert asked(after(begun("student"), "score", "no", "no", "no")) == "companion-ask-dice-sum"


# Back, and records


def test_back_undoes_any_number_of_answers() -> None:
    """To the beginning, and not beyond."""
    companion = begun()
    later = after(companion, "paid", "7", "turn")
    for _ in range(3):
        later = later.before()
    assert later.record == companion.record
    assert later.table.board.marker == companion.table.board.marker == 0
    assert later.told == companion.told
    first = companion.before()
    assert first.before().record == first.record


def test_an_answer_that_is_none_changes_nothing() -> None:
    """It is refused with its place."""
    companion = begun()
    with pytest.raises(UnreadableTable, match=r'answers, 1: "pay" is no answer here\.'):
        companion.after("pay")
    for wrong in ("0", "13", "1.5", "-1", "٣", "01", "9" * 50):
        with pytest.raises(UnreadableTable):
            after(companion, "paid", wrong)
    assert asked(companion) == "companion-ask-turn"


def test_a_record_is_read_as_it_was_written() -> None:
    """With it, everything."""
    companion = after(begun("teacher", seed=2**200), "paid", "3", "turn")
    record = read_record(companion.record.plain())
    assert record == companion.record
    again = Companion(record, load())
    assert [say(line) for line in board_lines(again.table)] == [say(line) for line in board_lines(companion.table)]


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("companion", 3, "companion: this must be a whole number from 1 to 2, not 3."),
        ("seed", "many", 'seed: this must be a whole number from 0 to 2**256 - 1, not "many".'),
        ("own_cards", 1, "own_cards: this must be true or false."),
        ("answers", "turn", 'answers: this must be a list, not "turn".'),
        ("answers", ["student", 3], "answers, 1: this must be an answer."),
        ("more", 1, '"more" is not known here'),
    ],
)
def test_a_damaged_record_is_refused_with_its_place(field: str, value: object, sentence: str) -> None:
    """In one sentence."""
    plain = begun().record.plain() | {field: value}
    with pytest.raises(UnreadableTable) as refused:
        read_record(plain)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solo_board_is_shown_in_every_language(language: str) -> None:
    """Once a difficulty is chosen."""
    assert board_lines(begun().before().table) == []
    companion = after(begun("scribe", own_cards=True), "turn", "scheme-1", "no", "turn", "scheme-4", "no")
    lines = [say(line, language) for line in board_lines(companion.table)]
    assert len(lines) == len(set(lines)) == 9
