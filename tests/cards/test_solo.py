"""Every Scheme Card, every space of the Resource Track and every difficulty does what is printed."""

from collections.abc import Sequence

import pytest

from kit import SoloTable
from kit.exercised import each
from scholars import Game
from scholars.catalogue import load
from scholars.catalogue.solo import Difficulty, Focus, SchemeCard
from scholars.components import SchemeColour
from scholars.effects.solo_words import (
    SoloDeliver,
    SoloEmploy,
    SoloGold,
    SoloInfluenceAnyGuild,
    SoloInfluenceOfCard,
    SoloInfluenceScroll,
    SoloScrollsNeeded,
    SoloSilver,
    SoloStartInGuild,
    SoloStartOnMapScroll,
    SoloStartOnWisdomScroll,
    SoloTranslate,
    SoloWord,
)
from scholars.engine.events import Fact

SOLO = load().solo
FACT = {  # what tells that an action was done
    SoloEmploy: "translator_employed",
    SoloTranslate: "scroll_translated",
    SoloDeliver: "scroll_delivered",
    SoloGold: "gold_placed",
    SoloSilver: "resource_marker_moved",
    SoloInfluenceAnyGuild: "influence_in_guild",
    SoloInfluenceScroll: "influence_on_scroll",
}
NEVER_BOTH = ("translator_employed", "scroll_translated", "scroll_delivered", "influence_on_scroll")
HOUSE = (
    *(("purple-top", "syriac-a"), ("orange-top", "syriac-b"), ("purple-middle", "syriac-c")),
    *(("orange-middle", "syriac-d"), ("purple-lowest", "syriac-e"), ("orange-lowest", "syriac-f")),
)
IN_ROOMS = ("mixed-1-a", "mixed-1-b", "mixed-1-c", "mixed-1-d", "mixed-1-e", "mixed-1-f", "mixed-1-g", "mixed-1-h")


def set_for(solo: SoloTable, card: SchemeCard, missing: int) -> None:
    """As many Translators in Rooms, or Scrolls in the House of Wisdom, as a card needs, or some less."""
    count = card.needs.amount - missing  # type: ignore[attr-defined]  # both needs have one
    if isinstance(card.needs, SoloScrollsNeeded):
        solo.lay(house=dict(HOUSE[:count]), on_map={"top-middle": "greek-a"})
        return
    for number, translator in enumerate(IN_ROOMS[:count]):
        solo.room(1 + number, translator, solo.red if number else None)


def number_of(card: SchemeCard) -> int:
    """The number of a Scheme Card."""
    return int(card.id.removeprefix("scheme-"))


def after_the_decision(told: Sequence[Fact]) -> list[Fact]:
    """What is told once it is known which action is taken."""
    names = [event.name for event in told]
    return list(told)[names.index("scheme_action_found") + 1 :]


def check_actions(told: list[Fact], actions: Sequence[SoloWord]) -> None:
    """The actions were done in their order, and no other that a Scheme Card may show."""
    names, places = [event.name for event in told], []
    for action in actions:
        places.append(names.index(FACT[type(action)]))
        if isinstance(action, SoloSilver):
            assert told[places[-1]].numbers["steps"] == action.amount
    assert places == sorted(places)
    assert {name for name in names if name in NEVER_BOTH} <= {FACT[type(action)] for action in actions}


@each("card", SOLO.scheme_card, "colour")
def test_the_colour_of_a_scheme_card(solo: SoloTable, card: SchemeCard) -> None:
    """Lying alone, it says which space of a Caliph Card the opponent takes."""
    solo.opponent.influences("purple").revealed(number_of(card))

    solo.reveal_caliph("caliph-1")

    row = 0 if card.colour is SchemeColour.BLUE else 2
    assert solo.on_caliph("caliph-1").index(solo.opponent) == row


@each("card", SOLO.scheme_card, "silver")
def test_the_silver_of_a_scheme_card(solo: SoloTable, card: SchemeCard) -> None:
    """The marker moves so far before anything else."""
    told = list(solo.opponent.takes_turn(number_of(card)))
    before = told[: len(told) - len(after_the_decision(told))]

    moved = [event.numbers["steps"] for event in before if event.name == "resource_marker_moved"]
    assert moved == ([card.silver] if card.silver else [])


@each("card", SOLO.scheme_card, "needs", "first")
def test_the_first_action_of_a_scheme_card(solo: SoloTable, card: SchemeCard) -> None:
    """With just as much as it needs."""
    set_for(solo, card, missing=0)

    check_actions(after_the_decision(solo.opponent.takes_turn(number_of(card))), card.first)


@each("card", SOLO.scheme_card, "needs", "second")
def test_the_second_action_of_a_scheme_card(solo: SoloTable, card: SchemeCard) -> None:
    """With one less than it needs."""
    set_for(solo, card, missing=1)

    check_actions(after_the_decision(solo.opponent.takes_turn(number_of(card))), card.second)


@each("card", SOLO.scheme_card, "influence")
def test_the_influence_of_a_scheme_card(solo: SoloTable, card: SchemeCard) -> None:
    """What a Delivery to a middle space, which shows 1, brings; a card that Delivers nothing shows none."""
    delivers = SoloDeliver in {type(action) for action in card.second}
    assert delivers == (card.influence is not None)
    if not delivers:
        return
    solo.lay(
        house={"purple-top": "syriac-a", "orange-top": "syriac-b", "green-top": "syriac-c"},
        on_map={"top-middle": "greek-a"},
    )

    solo.opponent.does(number_of(card), second=True)

    gained = card.influence.amount if isinstance(card.influence, SoloInfluenceOfCard) else 1
    assert solo.opponent.in_guild("purple") == gained


@each("focus", SOLO.focus, "number", "language", "gold")
def test_the_language_of_a_focus(solo: SoloTable, focus: Focus) -> None:
    """Of all languages its own is Translated, and so much Gold is placed."""
    solo.lay(
        house={
            "purple-top": "chinese-a",
            "purple-middle": "sanskrit-a",
            "orange-top": "greek-a",
            "orange-middle": "hebrew-a",
            "green-top": "persian-a",
            "green-middle": "syriac-a",
        }
    )
    for room in (1, 2, 3, 4, 5):
        solo.room(room, IN_ROOMS[room])
    solo.opponent.on_board.marker = focus.number - 1

    solo.opponent.takes_turn(4)

    assert solo.opponent.shelves == {str(focus.language): 1}
    assert sum(solo.gold_on(room) for room in range(1, 11)) == focus.gold


@each("focus", SOLO.focus, "colour")
def test_the_colour_of_a_focus(solo: SoloTable, focus: Focus) -> None:
    """Of three empty Guilds its own is Delivered to."""
    solo.lay(house={}, on_map={"top-middle": "greek-a"})
    solo.opponent.on_board.marker = focus.number - 1

    solo.opponent.takes_turn(4)

    assert solo.scroll_at(f"wisdom-{focus.colour}-top") == "scroll-greek-a"


@each("difficulty", SOLO.difficulty, "dice_sum", "scroll", "influence", "gold_on_neutral")
@pytest.mark.parametrize("seed", range(3))
def test_a_difficulty(difficulty: Difficulty, seed: int) -> None:
    """What the opponent begins with, and nothing else."""
    game = Game.new(players=1, seed=seed, solo=difficulty.id)
    while game.decision is not None and game.decision.kind != "choose_turn":
        refused = game.decision.kind in ("choose_scroll_to_influence", "choose_guild")
        game.play("decline" if refused else 0)
    position = game.position()
    words = {type(word): word for word in difficulty.influence}

    assert position["solo"]["dice_sum"] == difficulty.dice_sum
    lying = [language for language, count in position["solo"]["shelves"].items() if count]
    assert lying == ([str(difficulty.scroll)] if difficulty.scroll else [])
    assert sum(room["gold"] for room in position["rooms"] if room) == difficulty.gold_on_neutral
    assert position["players"][1]["influence"] == 19 - len(words)
    in_guilds = [guild for number, guild in enumerate(("purple", "orange", "green")) if position["guilds"][number][1]]
    assert in_guilds == [word.guild for word in words.values() if isinstance(word, SoloStartInGuild)]
    tops = [guild for place, guild in ((0, "purple"), (3, "orange"), (6, "green")) if influenced(position, place)]
    assert tops == [word.guild for word in words.values() if isinstance(word, SoloStartOnWisdomScroll)]
    assert (position["map"][3]["influence"] == 1) is (SoloStartOnMapScroll in words)


def influenced(position: dict[str, list[dict[str, object]]], place: int) -> bool:
    """Whether the opponent's Influence lies on a Scroll of the House of Wisdom."""
    return position["wisdom"][place]["influence"] == 1
