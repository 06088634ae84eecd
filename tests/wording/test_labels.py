"""Every option of whole games in three languages: told apart, with what it costs and gains, and of what it is."""

from functools import cache

import pytest

from kit.random_games import Setup, book_setups, moments, setups, solo_setups
from scholars import Game
from scholars.locales import LANGUAGES, message, say
from scholars.table import Decision, Option

GAMES = [*setups(1), *setups(1, first=14), *solo_setups(1), *book_setups(1, first=17), *book_setups(1, first=32)]
MORE = [*setups(48), *solo_setups(20), *book_setups(80)]
BARE = ("choice-decline", "choice-enough", "choice-end-turn", "choice-pass", "choice-pay", "choice-accept")
NEVER = (
    *("{", "}", "undefined", "choice-", "option-", "line-", "effect-", "Option ", "Part ", "option ", "part 1"),
    *("_", "wisdom-", "slot-", "room-", "Partie ", "Część ", "Możliwość ", "part 2"),
)
# What each thing that is paid or gained is called, as far as no language inflects it
STEMS = {
    "en": {"silver": "Silver", "gold": "Gold", "xp": "XP", "influence": "Influence", "worker": "Worker", "die": "Di"},
    "fr": {"silver": "Pièce", "gold": "Or", "xp": "XP", "influence": "Influence", "worker": "Ouvrier", "die": "Dé"},
    "pl": {"silver": "Srebrni", "gold": "Złot", "xp": "XP", "influence": "Wpływ", "worker": "Robotni", "die": "Koś"},
}
TRACKS = {
    "en": ("Mathematics", "Physics", "Chemistry", "Philosophy", "Biology", "Medicine", "Astronomy"),
    "fr": ("Mathématiques", "Physique", "Chimie", "Philosophie", "Biologie", "Médecine", "Astronomie"),
    "pl": ("Matematy", "Fizy", "Chemi", "Filozofi", "Biologi", "Medycyn", "Astronomi"),
}

said = cache(say)


def label(option: Option, language: str) -> str:
    """All that an option says."""
    return " | ".join(said(part, language) for part in (option.worded.title, *option.worded.lines))


def named(thing: str, language: str) -> str:
    """The stem by which a thing is named."""
    kind, _, of = thing.partition(" ")
    if of == "step":
        return TRACKS[language][[name.lower() for name in TRACKS["en"]].index(kind)]
    return STEMS[language][of.split()[0] if of else kind]


def check(game: Game, decision: Decision, language: str) -> None:
    """What holds of all options of a question."""
    asked = decision.text(language)
    bare = {said(message(key), language) for key in BARE}
    labels = [label(option, language) for option in decision.options]
    assert len(set(labels)) == len(labels), (asked, labels)
    # where space is short only the titles are shown
    offered = [*(option.worded.title for option in decision.options), *(refused.title for refused in game.refused)]
    titles = [said(title, language).lower() for title in offered]
    assert len(set(titles)) == len(titles), (asked, titles)
    for option, text in zip(decision.options, labels, strict=True):
        assert not [never for never in NEVER if never in text], text
        assert len(option.worded.lines) <= 2, text
        assert text.lower() not in bare, text
        everything = f"{asked} {text}"
        for thing in (*option.costs, *option.gains):
            assert named(thing, language) in everything, (thing, everything)
        if option.verb == "dice" and len(str(option).split()) == 3:
            assert sum(character.isdigit() for character in said(option.worded.title, language)) == 2, text


def check_games(setup: Setup) -> None:
    """Every question of a game in every language."""
    for moment in moments(setup):
        if moment.game.decision is not None:
            for language in LANGUAGES:
                check(moment.game, moment.game.decision, language)


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_every_label_says_what_it_costs_and_gains(setup: Setup) -> None:
    """In a few games, of every kind."""
    check_games(setup)


@pytest.mark.soak
@pytest.mark.parametrize("setup", MORE, ids=str)
def test_every_label_of_many_games(setup: Setup) -> None:
    """In many."""
    check_games(setup)
