"""Reading and writing are exact inverses, and each effect has one text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.effect_strategies import effects, every
from kit.printed import effect_texts
from scholars.components import Colour, DieHome
from scholars.effects import EFFECTS, And, Effect, Or, Pay, Unreadable, read, write
from scholars.effects.conditions import ActionColour, TrackAt
from scholars.effects.joins import If, Per
from scholars.effects.words import AdvancePrimary, BlackDieFromHand, Die, Gold, Silver, Upgrade, Xp


@given(effects())
def test_what_is_written_is_read_back(effect: Effect) -> None:
    """Any effect, whatever its joins, comes back from its text as the same value."""
    assert read(write(effect)) == effect


@pytest.mark.parametrize("kind", [kind for kind in EFFECTS.words if kind is not BlackDieFromHand])
def test_every_value_of_every_word_is_read_back(kind: type[Effect]) -> None:
    """All amounts, colours, Tracks, Guilds, characters and actions a word can have."""
    values = list(every(kind))
    assert [read(write(value)) for value in values] == values
    assert len({write(value) for value in values}) == len(values)


def test_every_printed_effect_is_written_as_it_stands() -> None:
    """The catalogue holds every effect in its one text."""
    texts = effect_texts()
    assert len(texts) > 150
    assert [write(read(text)) for text in texts] == texts


@given(effects(), effects())
def test_two_effects_share_no_text(one: Effect, other: Effect) -> None:
    """Equal texts are equal effects, and the other way round."""
    assert (write(one) == write(other)) == (one == other)


GOLD, SILVER, XP = Gold(1), Silver(2), Xp(1)
BLACK = Die(Colour.BLACK, DieHome.HAND)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("1 gold -> advance primary and 2 silver", Pay(GOLD, And((AdvancePrimary(), SILVER)))),
        ("1 xp -> 1 gold or 2 silver", Pay(XP, Or((GOLD, SILVER)))),
        ("upgrade or black die to hand and 1 xp", Or((Upgrade(), And((BLACK, XP))))),
        ("(upgrade or black die to hand) and 1 xp", And((Or((Upgrade(), BLACK)), XP))),
        ("1 gold and 1 xp -> 2 silver", Pay(And((GOLD, XP)), SILVER)),
        ("1 gold or 2 silver per track at 4", Per(Or((GOLD, SILVER)), TrackAt(4))),
        ("1 gold or (2 silver per track at 4)", Or((GOLD, Per(SILVER, TrackAt(4))))),
        ("1 xp -> 2 silver per track at 4", Pay(XP, Per(SILVER, TrackAt(4)))),
        ("(1 xp -> 2 silver) per track at 4", Per(Pay(XP, SILVER), TrackAt(4))),
        ("(1 xp -> 1 gold) or 2 silver", Or((Pay(XP, GOLD), SILVER))),
        ("1 xp -> (1 gold -> 2 silver)", Pay(XP, Pay(GOLD, SILVER))),
        ("if action red or blue: 1 xp -> 1 gold", If(ActionColour((Colour.RED, Colour.BLUE)), Pay(XP, GOLD))),
        ("(if action red: 1 gold) or 2 silver", Or((If(ActionColour((Colour.RED,)), GOLD), SILVER))),
        ("if action red: 1 gold or 2 silver", If(ActionColour((Colour.RED,)), Or((GOLD, SILVER)))),
        ("1 xp -> (if action red: 1 gold)", Pay(XP, If(ActionColour((Colour.RED,)), GOLD))),
    ],
)
def test_and_binds_tightest_then_or_per_the_arrow_and_if(text: str, effect: Effect) -> None:
    """A cost pays for all that follows it; brackets stand only where the binding needs them."""
    assert read(text) == effect
    assert write(effect) == text


@pytest.mark.parametrize(
    ("text", "right"),
    [
        (" 2 silver", "2 silver"),
        ("2 silver ", "2 silver"),
        ("2  silver", "2 silver"),
        ("2\tsilver", "2 silver"),
        ("2\u00a0silver", "2 silver"),
        ("2 silver\n", "2 silver"),
        ("if value 8:2 silver", "if value 8: 2 silver"),
        ("if value 8 : 2 silver", "if value 8: 2 silver"),
        ("(2 silver)", "2 silver"),
        ("((2 silver))", "2 silver"),
        ("(1 gold and 2 silver)", "1 gold and 2 silver"),
        ("1 gold and (2 silver and 1 xp)", "1 gold and 2 silver and 1 xp"),
        ("1 gold or (2 silver or 1 xp)", "1 gold or 2 silver or 1 xp"),
        ("1 gold or (2 silver and 1 xp)", "1 gold or 2 silver and 1 xp"),
        ("1 xp -> (1 gold or 2 silver)", "1 xp -> 1 gold or 2 silver"),
        ("(1 xp) -> 1 gold", "1 xp -> 1 gold"),
        ("if value 8: (1 xp -> 1 gold)", "if value 8: 1 xp -> 1 gold"),
        ("if value 8: (if value 9: 1 gold)", "if value 8: if value 9: 1 gold"),
        ("( 1 gold or 1 xp ) and 2 silver", "(1 gold or 1 xp) and 2 silver"),
    ],
)
def test_a_text_in_another_form_is_answered_with_the_right_one(text: str, right: str) -> None:
    """Spaces and brackets that change nothing are refused, and the one text is named."""
    with pytest.raises(Unreadable) as refused:
        read(text)
    assert refused.value.sentence == f'this is written "{right}".'
    assert text[refused.value.place :][:1] != right[refused.value.place :][:1]
    assert write(read(right)) == right


@given(effects(), st.data())
def test_no_space_may_be_added(effect: Effect, data: st.DataObject) -> None:
    """A second space anywhere, or one at an end, is refused with the right form or as an unknown word."""
    text = write(effect)
    place = data.draw(st.integers(0, len(text)))
    with pytest.raises(Unreadable):
        read(text[:place] + "  " + text[place:])


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("2 Silver", "silver"),
        ("2 SILVER", "silver"),
        ("DRAW 2", "draw"),
        ("Advance physics", "advance"),
        ("advance PHYSICS", "physics"),
        ("Red die to bag", "red"),
        ("if Value 8: 2 silver", "value"),
    ],
)
def test_capital_letters_are_refused_and_the_small_ones_named(text: str, right: str) -> None:
    """Effects are written in small letters."""
    with pytest.raises(Unreadable) as refused:
        read(text)
    assert refused.value.sentence.endswith(f'did you mean "{right}"?')
