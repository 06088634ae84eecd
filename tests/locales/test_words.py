"""Every effect can be said in every language, and every value of it differently."""

import re

import pytest
from hypothesis import given

from kit.effect_strategies import effects, every
from kit.printed import printed
from scholars.effects import BONUSES, CALIPH_EVENTS, CONDITIONS, COUNTS, EFFECTS, Effect, Word, read
from scholars.effects.solo_words import SOLO_ACTIONS, SOLO_INFLUENCE, SOLO_NEEDS, SOLO_STARTS, SOLO_VP
from scholars.effects.words import Die
from scholars.locales import LANGUAGES, clause, say, sentence
from scholars.locales.effects import worded

WORDS: list[type[Word]] = [
    *(*EFFECTS.words, *CONDITIONS.words, *COUNTS.words, *BONUSES.words, *CALIPH_EVENTS.words),
    *(*SOLO_ACTIONS.words, *SOLO_NEEDS.words, *SOLO_INFLUENCE.words, *SOLO_STARTS.words, *SOLO_VP.words),
]
PAYABLE = [kind for kind in EFFECTS.words if kind.pays or kind is Die]


def is_clean(text: str) -> bool:
    """Whether a text holds no placeholder, no doubled or stray space, no doubled punctuation."""
    return not re.search(r"[{}$]|\?\?\?|\s\s|^\s|\s$|\s[.,]|[.,]{2}|\bNone\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", WORDS, ids=lambda kind: kind.__name__)
def test_every_value_of_a_word_has_a_text_of_its_own(kind: type[Word], language: str) -> None:
    """No colour, Track, character or amount is said as another: a variant that was forgotten would be."""
    said = [say(worded(value), language) for value in every(kind)]
    assert len(set(said)) == len(said)
    assert [text for text in said if not is_clean(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in EFFECTS.words if not kind.lasting], ids=lambda kind: kind.__name__)
def test_every_value_has_an_infinitive_of_its_own(kind: type[Effect], language: str) -> None:
    """After "you may" and "to"."""
    said = [say(clause(value, ".infinitive"), language) for value in every(kind)]
    assert len(set(said)) == len(said)
    assert [text for text in said if not is_clean(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PAYABLE, ids=lambda kind: kind.__name__)
def test_every_cost_has_a_text_of_its_own(kind: type[Effect], language: str) -> None:
    """What is spent is not said as what is gained."""
    said = [say(worded(value, ".cost"), language) for value in every(kind)]
    assert len(set(said)) == len(said)
    assert [text for text in said if not is_clean(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_text_is_a_clean_sentence(language: str) -> None:
    """A capital letter at the start where there is a letter, one full stop at the end."""
    for one in printed():
        text = say(sentence(one.reads.read(one.text)), language)
        assert is_clean(text), text
        assert text[0].isupper() or text[0].isdigit(), text
        assert text.endswith("."), text


@given(effects())
def test_any_effect_can_be_said(effect: Effect) -> None:
    """Joins within joins too, in every language."""
    for language in LANGUAGES:
        assert is_clean(say(sentence(effect), language))


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("2 silver and draw 1", "Gain 2 Silver and draw 1 Die."),
        ("2 silver and draw 1 and 1 worker", "Gain 2 Silver, draw 1 Die and gain any 1 Worker."),
        ("1 gold or 2 silver", "Gain 1 Gold or gain 2 Silver."),
        (
            "upgrade or black die to hand and 1 xp",
            "Upgrade 1 Action Card, or take 1 Black Die into your hand and gain 1 XP.",
        ),
        (
            "1 gold -> advance primary and 2 silver",
            "You may spend 1 Gold to advance 1 space on any primary Track and gain 2 Silver.",
        ),
        ("1 xp -> 1 gold or 2 silver", "You may spend 1 XP to gain 1 Gold or gain 2 Silver."),
        (
            "1 gold and white die to bag -> 2 silver",
            "You may spend 1 Gold and add 1 White Die to your Bag to gain 2 Silver.",
        ),
        ("if value 8: 1 xp", "If the value of the action is 8 or more, gain 1 XP."),
        ("if value 8: 1 xp -> 1 gold", "If the value of the action is 8 or more, you may spend 1 XP to gain 1 Gold."),
        (
            "if interacted greek or hebrew: 1 gold",
            "If you interacted with a Greek Translator or a Hebrew Translator this turn, gain 1 Gold.",
        ),
        (
            "1 silver per track at 4",
            "For each of your Research Markers at level 4 or higher, gain 1 Silver.",
        ),
        (
            "1 xp -> 1 silver per track at 4",
            "You may spend 1 XP to gain 1 Silver for each of your Research Markers at level 4 or higher.",
        ),
        ("boost 4", "The value of the main action here rises by up to 4, to 12 at most."),
        ("same black green", "Black and Green Dice count as one colour here."),
    ],
)
def test_joins_make_sentences(text: str, english: str) -> None:
    """A list has commas and one "and"; a cost is optional; a condition comes first."""
    assert say(sentence(read(text))) == english
