"""A message is a key with values, which may be messages; it is put into words in one language."""

import json

import pytest

from scholars.effects import read
from scholars.errors import InvalidArgument
from scholars.locales import LANGUAGES, Message, MissingText, joined, message, say, sentence, source


def test_a_message_is_worded_with_its_values() -> None:
    """Numbers choose the form."""
    assert [say(message("effect-draw", amount=amount)) for amount in (1, 2)] == ["draw 1 Die", "draw 2 Dice"]


def test_a_value_that_is_a_message_is_worded_first() -> None:
    """In the same language, to any depth."""
    inner = message("list-and", first=message("effect-draw", amount=1), second=message("effect-silver", amount=2))
    both = message("list-or", first=inner, second=message("effect-page"))
    assert say(both, "en") == "draw 1 Die and gain 2 Silver or gain 1 Page Card or 2 XP"
    assert say(both, "fr").startswith("tirez 1 Dé et gagnez 2 Pièces ou ")
    assert say(both, "pl").startswith("dobierz 1 Kość i zyskaj 2 Srebrniki albo ")


def parts(number: int) -> tuple[Message, ...]:
    """So many messages."""
    return tuple(message("effect-silver", amount=amount) for amount in range(1, number + 1))


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "gain 1 Silver"),
        (2, "gain 1 Silver and gain 2 Silver"),
        (3, "gain 1 Silver, gain 2 Silver and gain 3 Silver"),
        (4, "gain 1 Silver, gain 2 Silver, gain 3 Silver and gain 4 Silver"),
    ],
)
def test_a_list_has_commas_and_one_and(number: int, text: str) -> None:
    """A list of one is that one."""
    assert say(joined(parts(number), "list-and")) == text


def test_a_list_is_joined_by_the_word_that_is_asked_for() -> None:
    """Before the last part "or", or with a comma where the parts are long."""
    assert say(joined(parts(3), "list-or")) == "gain 1 Silver, gain 2 Silver or gain 3 Silver"
    assert say(joined(parts(2), "list-or-long")) == "gain 1 Silver, or gain 2 Silver"


def test_nothing_cannot_be_listed() -> None:
    """There is no sentence without parts."""
    with pytest.raises(ValueError, match="not enough values"):
        joined((), "list-and")


def test_a_sentence_begins_with_a_capital_and_ends_with_a_stop() -> None:
    """Whatever clause comes first; a letter with a mark too, and a figure stays."""
    assert say(message("sentence", clause=message("effect-draw", amount=1))) == "Draw 1 Die."
    assert say(sentence(read("1 gold -> draw 1")), "fr").startswith("Vous pouvez")
    assert say(message("sentence", clause="écrivez")) == "Écrivez."
    assert say(message("sentence", clause="3 VP")) == "3 VP."


def test_a_clause_alone_begins_small() -> None:
    """It may stand in the middle of a sentence."""
    assert say(message("effect-draw", amount=1)) == "draw 1 Die"


@pytest.mark.parametrize("key", ["no-such-text", "effect-draw.cost", ""])
def test_a_text_that_is_not_there_is_missed_by_name(key: str) -> None:
    """Also an attribute a text does not have."""
    with pytest.raises(MissingText, match="has no text"):
        say(message(key, amount=1))


def test_a_value_that_is_not_given_is_missed_by_name() -> None:
    """A text is never said with a hole in it."""
    with pytest.raises(MissingText, match=r"^en, effect-silver: .*amount"):
        say(message("effect-silver"))


def test_an_unknown_language_is_refused() -> None:
    """It is refused, not said in another."""
    with pytest.raises(InvalidArgument, match='unknown language "xx"; choose from '):
        say(message("effect-page"), "xx")


def test_a_message_is_a_value() -> None:
    """Equal messages are equal keys, whatever the order of their values."""
    one = message("list-and", first=message("effect-page"), second=message("effect-rest"))
    other = message("list-and", second=message("effect-rest"), first=message("effect-page"))
    assert one == other
    assert len({one, other, message("effect-page")}) == 2


def test_a_message_as_json() -> None:
    """Keys and values, nested as they are; no values, no entry for them."""
    told = message("list-and", first=message("effect-page"), second=message("effect-draw", amount=2)).plain()
    assert told == {
        "key": "list-and",
        "values": {"first": {"key": "effect-page"}, "second": {"key": "effect-draw", "values": {"amount": 2}}},
    }
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_gets_the_same_texts(language: str) -> None:
    """All files of a language, one after the other."""
    assert "\neffect-silver = " in source(language)
    assert "\nweb-game = " in source(language)
