"""Conditions, counts, Scroll bonuses, Caliph events and the solo words are read and written as effects are."""

import pytest

from kit.effect_strategies import every
from kit.printed import printed
from scholars.components import Character, Colour, Guild, Language, Track
from scholars.effects import BONUSES, CALIPH_EVENTS, CONDITIONS, COUNTS, Unreadable, Vocabulary, Word
from scholars.effects.bonuses import DiceBonus, GuildBonus, LanguageBonus, TrackBonus, TwoLanguagesBonus
from scholars.effects.caliph_events import GoldOnStartingTranslators, NeutralTranslator, NothingHappens
from scholars.effects.solo_words import (
    SOLO_ACTIONS,
    SOLO_INFLUENCE,
    SOLO_NEEDS,
    SOLO_STARTS,
    SOLO_VP,
    SoloInfluenceOfCard,
    SoloInfluenceOfSpace,
    SoloRetire,
    SoloScrollsNeeded,
    SoloStartOnWisdomScroll,
    SoloVp,
    SoloVpPerRetired,
)

SMALLER = (
    *(CONDITIONS, COUNTS, BONUSES, CALIPH_EVENTS),
    *(SOLO_ACTIONS, SOLO_NEEDS, SOLO_INFLUENCE, SOLO_STARTS, SOLO_VP),
)
WORDS = [pytest.param(vocabulary, kind, id=kind.__name__) for vocabulary in SMALLER for kind in vocabulary.words]


@pytest.mark.parametrize(("vocabulary", "kind"), WORDS)
def test_every_value_of_every_word_is_read_back(vocabulary: Vocabulary[Word], kind: type[Word]) -> None:
    """Reading and writing are exact inverses here too."""
    values = list(every(kind))
    assert values
    assert [vocabulary.read(str(value)) for value in values] == values


@pytest.mark.parametrize("vocabulary", SMALLER, ids=lambda vocabulary: vocabulary.words[0].__name__)
def test_no_two_words_share_a_text(vocabulary: Vocabulary[Word]) -> None:
    """A text is one word of its vocabulary and no other."""
    texts = [str(value) for kind in vocabulary.words for value in every(kind)]
    assert len(set(texts)) == len(texts)


def test_every_printed_word_is_written_as_it_stands() -> None:
    """The catalogue holds every word of every vocabulary in its one text."""
    assert [
        (one.text, str(one.reads.read(one.text))) for one in printed() if str(one.reads.read(one.text)) != one.text
    ] == []


@pytest.mark.parametrize(
    ("vocabulary", "text", "word"),
    [
        (BONUSES, "guild green", GuildBonus(Guild.GREEN)),
        (BONUSES, "language greek", LanguageBonus(Language.GREEK)),
        (BONUSES, "language greek hebrew", TwoLanguagesBonus(Language.GREEK, Language.HEBREW)),
        (BONUSES, "dice purple blue", DiceBonus(Colour.PURPLE, Colour.BLUE)),
        (BONUSES, "track medicine", TrackBonus(Track.MEDICINE)),
        (CALIPH_EVENTS, "none", NothingHappens()),
        (CALIPH_EVENTS, "gold on starting translators", GoldOnStartingTranslators()),
        (CALIPH_EVENTS, "neutral translator", NeutralTranslator()),
        (SOLO_ACTIONS, "retire mixed-1", SoloRetire(Character.MIXED_1)),
        (SOLO_NEEDS, "5 scrolls", SoloScrollsNeeded(5)),
        (SOLO_INFLUENCE, "space", SoloInfluenceOfSpace()),
        (SOLO_INFLUENCE, "2", SoloInfluenceOfCard(2)),
        (SOLO_STARTS, "scroll in purple guild", SoloStartOnWisdomScroll(Guild.PURPLE)),
        (SOLO_VP, "7", SoloVp(7)),
        (SOLO_VP, "1", SoloVp(1)),
        (SOLO_VP, "1 per 2 retired", SoloVpPerRetired(2)),
    ],
)
def test_a_text_is_the_word_it_says(vocabulary: Vocabulary[Word], text: str, word: Word) -> None:
    """Also where two words begin alike: "7" and "1 per 2 retired"."""
    assert vocabulary.read(text) == word


# "^" marks the place that is named; it is no part of the text.
@pytest.mark.parametrize(
    ("vocabulary", "marked", "sentence"),
    [
        (BONUSES, "^", "the text ends too early."),
        (BONUSES, "^retires", '"retires" is not known here; did you mean "retirees"?'),
        (BONUSES, "guild ^red", '"red" is not known here; did you mean "green"?'),
        (BONUSES, "language ^arabic", '"arabic" is not known here'),
        (BONUSES, "language greek ^greek", 'nothing may follow, but "greek" does.'),
        (BONUSES, "dice ^blue purple", '"blue" is not known here; it may be "green", "orange", "purple".'),
        (BONUSES, "white dice ^too", 'nothing may follow, but "too" does.'),
        (BONUSES, "guild ^ green", 'this is written "guild green".'),
        (BONUSES, "^None", '"None" is not known here; did you mean "none"?'),
        (CALIPH_EVENTS, "^nothing", '"nothing" is not known here; did you mean "none"?'),
        (CALIPH_EVENTS, "gold on ^translators", '"translators" is not known here'),
        (CALIPH_EVENTS, "neutral^", "the text ends too early; next comes translator."),
        (SOLO_ACTIONS, "^recruit", '"recruit" is not known here; it may be a number, "deliver", "employ", "gold"'),
        (SOLO_ACTIONS, "^7 silver", "a number here is 1 to 6, not 7."),
        (SOLO_NEEDS, "12 ^rooms", '"rooms" is not known here; did you mean "scrolls"?'),
        (SOLO_NEEDS, "^12 translators", "a number here is 1 to 11, not 12."),
        (SOLO_INFLUENCE, "^4", "a number here is 1 to 3, not 4."),
        (SOLO_STARTS, "purple^", "the text ends too early; next comes guild."),
        (SOLO_VP, "1 per ^scrol", '"scrol" is not known here; did you mean "scroll"?'),
        (SOLO_VP, "1 per ^0 retired", "a number here is 1 to 9, not 0."),
        (SOLO_VP, "^0", "a number here is 1 to 20, not 0."),
        (CONDITIONS, "value 8^:", 'nothing may follow, but ":" does.'),
        (COUNTS, "track at ^0", "a level is 1 to 7, not 0."),
    ],
)
def test_a_wrong_text_is_refused_with_its_place(vocabulary: Vocabulary[Word], marked: str, sentence: str) -> None:
    """The refusals are those of effects."""
    with pytest.raises(Unreadable) as refused:
        vocabulary.read(marked.replace("^", "", 1))
    assert refused.value.sentence.startswith(sentence)
    assert refused.value.place == marked.index("^")
