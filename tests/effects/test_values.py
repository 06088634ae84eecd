"""Effects are small frozen values: compared, hashed, walked and turned into JSON."""

import json
import pickle
import re
from collections.abc import Callable
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given

from kit.effect_strategies import effects
from scholars.components import Character, Colour, DieHome, Guild, Language, Track
from scholars.effects import (
    CONDITIONS,
    COUNTS,
    EFFECTS,
    And,
    Effect,
    If,
    Or,
    Pay,
    Per,
    Plain,
    Word,
    children,
    needs_expansion,
    plain,
    read,
    walk,
)
from scholars.effects.bonuses import GuildBonus, NoneBonus, TrackBonus, TwoLanguagesBonus
from scholars.effects.caliph_events import NeutralTranslator
from scholars.effects.conditions import ActionValue, Interacted, TrackAt
from scholars.effects.joins import is_cost
from scholars.effects.solo_words import SoloRetire
from scholars.effects.words import Boost, Die, Gold, Silver, Worker, Xp


@given(effects())
def test_equal_effects_are_one_key(effect: Effect) -> None:
    """An effect read again is equal, hashes alike, and can be copied through a pickle."""
    again = read(str(effect))
    assert {effect: "found"}[again] == "found"
    assert pickle.loads(pickle.dumps(effect)) == effect  # noqa: S301 - our own bytes


def test_effects_of_different_words_differ() -> None:
    """Two words with the same fields are two things."""
    different = [
        *(Silver(1), Silver(2), Gold(1)),
        *(And((Silver(1), Gold(1))), And((Gold(1), Silver(1))), Or((Silver(1), Gold(1)))),
    ]
    assert len(set(different)) == len(different)


@pytest.mark.parametrize("effect", [Silver(1), Pay(Gold(1), Silver(2)), ActionValue(8), NoneBonus()])
def test_nothing_in_an_effect_can_be_changed(effect: Word) -> None:
    """A frozen value has no field that can be set, old or new."""
    with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
        effect.amount = 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("kind", "fields", "sentence"),
    [
        (Silver, (0,), "an amount is 1 to 20, not 0."),
        (Boost, (13,), "a boost is 1 to 12, not 13."),
        (And, ((Silver(1),),), '"and" joins 2 to 8 effects.'),
        (Or, ((),), '"or" joins 2 to 8 effects.'),
        (And, ((Silver(1), And((Gold(1), Xp(1)))),), '"and" inside "and" needs no brackets.'),
        (Or, ((Silver(1), Or((Gold(1), Xp(1)))),), '"or" inside "or" needs no brackets.'),
        (Or, ((Silver(1), Boost(2)),), '"boost 2" lasts, so it stands alone.'),
        (Pay, (Die(Colour.RED, DieHome.BAG), Silver(1)), '"red die to bag" cannot be a cost.'),
        (Pay, (Or((Gold(1), Xp(1))), Silver(1)), '"1 gold or 1 xp" cannot be a cost.'),
        (Pay, (Gold(1), Boost(2)), '"boost 2" lasts, so it stands alone.'),
        (Per, (Boost(2), TrackAt(4)), '"boost 2" lasts, so it stands alone.'),
        (If, (ActionValue(8), Boost(2)), '"boost 2" lasts, so it stands alone.'),
    ],
)
def test_a_value_that_has_no_text_cannot_be_made(
    kind: Callable[..., Effect], fields: tuple[object, ...], sentence: str
) -> None:
    """What `read` would refuse is refused as a value too."""
    with pytest.raises(ValueError, match="^" + re.escape(sentence) + "$"):
        kind(*fields)


@pytest.mark.parametrize(
    "text",
    [
        "1 silver -> 1 gold",
        "1 gold -> 1 silver",
        "1 xp -> 1 silver",
        "1 worker -> 1 silver",
        "1 red worker -> 1 silver",
        "black die from hand -> 1 silver",
        "white die to bag -> 1 silver",
        "1 gold and white die to bag -> 1 silver",
        "1 worker and 1 gold and black die from hand -> 1 silver",
    ],
)
def test_these_can_be_paid(text: str) -> None:
    """Silver, Gold, XP, Workers, a Black Die of the hand, and a White Die one must take; several with "and"."""
    effect = read(text)
    assert isinstance(effect, Pay)
    assert all(is_cost(part) for part in (effect.cost.parts if isinstance(effect.cost, And) else (effect.cost,)))


def test_only_what_lies_under_a_slot_lasts() -> None:
    """The three lasting words; all others are resolved."""
    assert [kind.name() for kind in EFFECTS.words if kind.lasting] == ["boost", "instead", "same"]


@pytest.mark.parametrize("text", ["boost 4", "instead translate", "same white blue", "same black green"])
def test_a_lasting_word_stands_alone(text: str) -> None:
    """It is read by itself; in a join it is refused (see the refusals)."""
    assert read(text).lasting
    assert children(read(text)) == ()


@pytest.mark.parametrize(
    ("text", "expansion"),
    [
        ("1 silver", False),
        ("1 xp", True),
        ("black die to bag", True),
        ("red die to bag", False),
        ("advance medicine", True),
        ("advance physics", False),
        ("harvest medicine", True),
        ("same white red", False),
        ("same black purple", True),
        ("influence each guild", True),
        ("1 gold and 1 silver", False),
        ("1 gold or 1 xp", True),
        ("1 xp -> 1 gold", True),
        ("1 gold -> 1 silver and black die to hand", True),
        ("if value 8: 1 gold", True),
        ("1 gold per track at 4", True),
    ],
)
def test_body_of_books_owns_its_words_and_whatever_holds_one(text: str, expansion: bool) -> None:
    """Its words, Black Dice, Medicine, conditions and counts; and every join with one of them inside."""
    assert needs_expansion(read(text)) == expansion


def test_the_smaller_vocabularies_know_the_expansion_too() -> None:
    """A bonus for Medicine belongs to Body of Books, one for Physics does not."""
    assert needs_expansion(TrackBonus(Track.MEDICINE))
    assert not needs_expansion(TrackBonus(Track.PHYSICS))
    assert needs_expansion(Interacted((Character.GREEK,)))


def test_walk_visits_an_effect_and_all_inside_it() -> None:
    """From the outside in, the cost before the gain."""
    effect = read("if value 8: 1 xp -> 1 gold or 2 silver and draw 1")
    assert [str(part) for part in walk(effect)] == [
        "if value 8: 1 xp -> 1 gold or 2 silver and draw 1",
        "1 xp -> 1 gold or 2 silver and draw 1",
        "1 xp",
        "1 gold or 2 silver and draw 1",
        "1 gold",
        "2 silver and draw 1",
        "2 silver",
        "draw 1",
    ]
    assert [str(part) for part in walk(read("1 gold per track at 4"))] == ["1 gold per track at 4", "1 gold"]


@pytest.mark.parametrize(
    ("word", "shape"),
    [
        (read("2 silver"), {"word": "silver", "amount": 2}),
        (read("2 red worker"), {"word": "coloured-worker", "amount": 2, "colour": "red"}),
        (read("red die to hand"), {"word": "die", "colour": "red", "home": "hand"}),
        (read("employ or retire mixed-1"), {"word": "employ-or-retire", "character": "mixed-1"}),
        (read("xp counts as gold"), {"word": "xp-counts-as-gold"}),
        (
            read("1 gold -> draw 1 and 1 worker"),
            {
                "word": "pay",
                "cost": {"word": "gold", "amount": 1},
                "gain": {"word": "and", "parts": [{"word": "draw", "amount": 1}, {"word": "worker", "amount": 1}]},
            },
        ),
        (
            read("1 gold or 1 silver per track at 4"),
            {
                "word": "per",
                "each": {"word": "or", "parts": [{"word": "gold", "amount": 1}, {"word": "silver", "amount": 1}]},
                "count": {"word": "track-at", "level": 4},
            },
        ),
        (
            read("if interacted greek or hebrew: 1 gold"),
            {
                "word": "if",
                "condition": {"word": "interacted", "characters": ["greek", "hebrew"]},
                "then": {"word": "gold", "amount": 1},
            },
        ),
        (
            read("if stopped on white: page"),
            {"word": "if", "condition": {"word": "stopped-on-white"}, "then": {"word": "page"}},
        ),
        (GuildBonus(Guild.GREEN), {"word": "bonus-guild", "guild": "green"}),
        (NoneBonus(), {"word": "bonus-none"}),
        (
            TwoLanguagesBonus(Language.GREEK, Language.HEBREW),
            {"word": "bonus-two-languages", "language": "greek", "other": "hebrew"},
        ),
        (NeutralTranslator(), {"word": "caliph-event-neutral-translator"}),
        (SoloRetire(Character.GREEK), {"word": "solo-retire", "character": "greek"}),
    ],
)
def test_an_effect_as_json_has_its_word_and_its_fields(word: Word, shape: Plain) -> None:
    """The shape clients draw icons from."""
    assert plain(word) == shape


@given(effects())
def test_an_effect_as_json_holds_plain_values_only(effect: Effect) -> None:
    """It survives JSON unchanged."""
    assert json.loads(json.dumps(plain(effect))) == plain(effect)


def test_a_word_is_named_after_its_class() -> None:
    """Names are unique in what is drawn together, and a key tells the vocabulary too."""
    assert (Worker.name(), Worker.key()) == ("worker", "effect-worker")
    assert (GuildBonus.name(), GuildBonus.key()) == ("guild", "bonus-guild")
    assert (SoloRetire.name(), SoloRetire.key()) == ("retire", "solo-retire")
    names = [kind.name() for vocabulary in (EFFECTS, CONDITIONS, COUNTS) for kind in vocabulary.words]
    names += [join.name() for join in (And, Or, Per, Pay, If)]
    assert len(set(names)) == len(names)
