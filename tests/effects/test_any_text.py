"""Whatever somebody writes, it is read or refused; nothing else can happen."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scholars.effects import BONUSES, CALIPH_EVENTS, CONDITIONS, COUNTS, EFFECTS, Unreadable, Vocabulary, Word, read
from scholars.effects.solo_words import SOLO_ACTIONS, SOLO_INFLUENCE, SOLO_NEEDS, SOLO_STARTS, SOLO_VP

VOCABULARIES: dict[str, Vocabulary[Any]] = {
    "effects": EFFECTS,
    "conditions": CONDITIONS,
    "counts": COUNTS,
    "bonuses": BONUSES,
    "caliph events": CALIPH_EVENTS,
    "solo actions": SOLO_ACTIONS,
    "solo needs": SOLO_NEEDS,
    "solo influence": SOLO_INFLUENCE,
    "solo starts": SOLO_STARTS,
    "solo vp": SOLO_VP,
}
TOKENS = sorted({token for words in VOCABULARIES.values() for word in words.words for token in word.form.split()})
SOUP = st.lists(
    st.sampled_from(
        [token for token in TOKENS if "{" not in token]
        + ["and", "or", "per", "->", "if", ":", "(", ")", "track at 4", "value 8:", "1", "2", "0", "21"]
        + ["red", "white", "black", "purple", "physics", "greek", "mixed-1", "bag", "hand", "travel", "#", "{amount}"],
    ),
    max_size=12,
)


def read_or_refused(reader: Callable[[str], Word], text: str) -> None:
    """A text is a word or an effect in its one form, or Unreadable with a place inside it."""
    try:
        written = str(reader(text))
    except Unreadable as fault:
        refused = fault
    else:
        assert written == text
        return
    assert refused.text == text
    assert 0 <= refused.place <= len(text)
    assert refused.sentence


@given(st.text())
@example("(" * 5_000)
@example("(" * 5_000 + "1 gold" + ")" * 5_000)
@example("if value 8: " * 5_000 + "1 gold")
@example("1 gold -> (" * 5_000)
@example("9" * 5_000 + " silver")
@example("boost " + "1" * 400)
@example("# silver")
@example("{amount} silver")
@example("\u0663 silver")
@example("\x00")
@example("\ud800 gold")
def test_any_text_is_read_or_refused(text: str) -> None:
    """Not even a text without end, or one of other alphabets, does anything else."""
    read_or_refused(read, text)


@given(SOUP)
def test_any_order_of_known_words_is_read_or_refused(tokens: list[str]) -> None:
    """Known words in senseless order."""
    read_or_refused(read, " ".join(tokens))


@pytest.mark.soak
@given(st.one_of(st.text(), SOUP.map(" ".join)))
def test_many_texts_are_read_or_refused(text: str) -> None:
    """Any text and any order of known words, for long."""
    read_or_refused(read, text)


@pytest.mark.parametrize("name", VOCABULARIES)
@given(text=st.one_of(st.text(), SOUP.map(" ".join)))
@example(text="9" * 5_000)
def test_any_text_is_read_or_refused_by_the_smaller_vocabularies_too(name: str, text: str) -> None:
    """Bonuses, Caliph events and the solo words."""
    read_or_refused(VOCABULARIES[name].read, text)
