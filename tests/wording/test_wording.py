"""Questions and choices in words: each has a text in every language, and no two options of a decision have the same."""

from functools import cache

import pytest

from kit import Table
from kit.locale_files import texts
from kit.random_games import Setup, book_setups, moments, setups, solo_setups
from scholars import Game
from scholars.engine import choices
from scholars.engine.steps import Question
from scholars.locales import LANGUAGES, Message, say
from scholars.positions.steps import STEPS
from scholars.table.choices import choice_of
from scholars.wording.choices import choice_message

GAMES = [*setups(6), *setups(9, first=12), *setups(3, first=21), *solo_setups(5)]  # rich and poor players too
BOOKS = [*book_setups(4), *book_setups(4, first=16), *book_setups(4, first=32)]
LEFT_OVER = set("{}$")

said = cache(say)


def test_every_question_has_its_words() -> None:
    """There is a text for each kind, which ends as a question does."""
    kinds = {kind.KIND for kind, _ in STEPS.values() if issubclass(kind, Question)}
    asked = {f"ask-{kind.replace('_', '-')}" for kind in kinds}
    assert asked == {key for key in texts("en") if key.startswith("ask-")}
    for language in LANGUAGES:
        assert all("?" in texts(language)[key].words for key in asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_there_can_be_has_its_words(language: str) -> None:
    """Without looking at a table."""
    for text in choices.verbs_and_places():
        words = choice_of(choices.read(text)).text(language)
        assert words.strip() == words != ""
        assert not LEFT_OVER & set(words)


def alone(game: Game) -> list[Message]:
    """The options of a decision by themselves, without a look at the table."""
    assert game.decision is not None
    return [choice_message(option.code) for option in game.decision.options]


@pytest.mark.slow
@pytest.mark.parametrize("setup", [*GAMES, *BOOKS], ids=str)
def test_options_are_told_apart(setup: Setup) -> None:
    """At every decision, in every language, also without a look at the table (with one: `test_labels.py`)."""
    for moment in moments(setup):
        if moment.game.decision is None:
            continue
        for language in LANGUAGES:
            words = [said(message, language) for message in alone(moment.game)]
            assert len(set(words)) == len(words), words
            assert not any(LEFT_OVER & set(text) for text in words)


def test_the_text_of_an_option_is_all_that_is_said_of_it(table: Table) -> None:
    """`Game.text` and `Option.text` put title and lines into one; an option may be named by its notation."""
    table.red.works("travel", "white-1")
    game = table.game
    assert game.decision is not None
    for option in game.decision.options:
        assert option.text("pl") == game.text(option, "pl") == game.text(str(option), "pl")
        parts = [say(part, "pl") for part in (option.worded.title, *option.worded.lines)]
        assert option.text("pl") == ": ".join([parts[0], "; ".join(parts[1:])] if parts[1:] else parts)
    table.stay_open()


# Some, as they read


def texts_of(table: Table, notation: str) -> list[str]:
    """A choice in every language."""
    table.refresh()
    table.stay_open()
    return [table.game.text(notation, language) for language in LANGUAGES]


def test_a_translator(table: Table) -> None:
    """With its name, the value it needs and what it does."""
    table.top("greek-c")
    table.red.recruits(value=6)
    assert texts_of(table, "dispatch greek") == [
        "Dispatch Greek: Gold 0 → 1 · Greek Translator C, value 3; at once: gain 1 Gold",
        ("Dépêcher (Grec)\u202f: Or 0 → 1 · Traducteur Grec C, valeur 3\u202f; aussitôt\u202f: gagnez 1 jeton Or"),
        "Odpraw (grecki): Złoto 0 → 1 · Tłumacz grecki C, wartość 3; od razu: zyskaj 1 sztukę Złota",
    ]


def test_a_line(table: Table) -> None:
    """With what it costs, the languages the Scroll goes through, and what it is worth."""
    table.empty_wisdom()
    table.wisdom("purple-top", "scroll-greek-a")
    for room, card in enumerate(("greek-e", "persian-d", "persian-e"), start=1):
        table.room(room, card, table.red)
    table.red.has(hand="purple-4", gold=5, silver=5)
    table.red.acts("translate", "purple-4")
    english, _, _ = texts_of(table, "line room-1 room-2")
    assert english.startswith("Room 1 and Room 2: Gold 5 → 3, ")  # and two Workers, for a target of the Goal Card
    assert english.endswith(" · Greek → Persian → Arabic; 3 VP, Chemistry +1")


def test_the_parts_after_a_move(table: Table) -> None:
    """The path's effect, and the Scroll that could be Delivered."""
    table.map("top-middle", "scroll-greek-a")
    table.red.at(10).has(hand="red-2", silver=9)
    table.red.acts("travel", "red-2")
    table.red.plays("move 2")
    assert table.kind == "choose_path_or_spot"
    assert texts_of(table, "part 1")[0] == "First: place 1 Influence on a Scroll"
    assert texts_of(table, "part 2") == [
        "First: the Spot: Deliver Greek Scroll A",
        "D\u2019abord, le Lieu\u202f: Livrez\u202f: Parchemin Grec A",
        "Najpierw: Pole: Dostarcz Zwój: Grecki Zwój A",
    ]


def test_the_parts_after_a_translation(table: Table) -> None:
    """The step on the Track, and the Scroll's effect."""
    table.empty_wisdom()
    table.wisdom("purple-top", "scroll-greek-b")
    for room, card in enumerate(("greek-e", "persian-d"), start=1):
        table.room(room, card, table.red)
    table.red.has(hand="purple-4", gold=5)
    table.red.acts("translate", "purple-4")
    assert table.kind == "choose_step_or_effect"
    first, second = (texts_of(table, f"part {number}") for number in (1, 2))
    assert first[0] == "First: 1 step on Philosophy: Philosophy 0 → 1, Silver 0 → 1; at once: gain 1 Silver"
    assert first[1].startswith("D\u2019abord, 1 case \u2013 Philosophie\u202f: Philosophie 0 → 1")
    assert second[0] == "First: place 1 Influence in the Orange Guild"


def test_a_card_to_tuck(table: Table) -> None:
    """Is named in the question, for with only one set aside nobody is asked which; each slot tells its cost."""
    table.room(6, "greek-c", table.red, gold=1)
    table.red.works("choice", "white-1")
    table.red.plays("end-turn")
    assert texts_of(table, "tuck slot-2") == [
        "Under the Travel slot: costs nothing; add 1 Red Die to your Bag or gain 1 Red Worker",
        (
            "Sous l\u2019emplacement Voyager\u202f: ne coûte rien\u202f; "
            "ajoutez 1 Dé rouge à votre Sac ou gagnez 1 Ouvrier rouge"
        ),
        ("Pod gniazdo Podróży: nic nie kosztuje; dodaj do woreczka 1 Czerwoną Kość albo zyskaj 1 Czerwonego Robotnika"),
    ]
    assert table.game.question() == "Greek Translator C: under which slot?"


def test_what_is_not_open_is_told_without_its_details(table: Table) -> None:
    """Whatever may lie there, or not."""
    table.empty_deck("greek", table.blue)
    table.red.recruits(value=6)
    assert texts_of(table, "employ greek")[0] == "Employ the Greek Translator"
    assert texts_of(table, "card aside-9")[0] == "card 9"
    assert texts_of(table, "small action-4")[0] == "small action 4"
    for text in choices.verbs_and_places():
        assert table.game.text(text)


def test_the_question(table: Table) -> None:
    """In every language; at the end there is none."""
    assert [table.game.question(language) for language in LANGUAGES] == [
        "Do you Work or Rest?",
        "Travailler ou Se Reposer\u202f?",
        "Praca czy Odpoczynek?",
    ]
    table.pending()
    assert table.game.question() == ""


# The solo opponent


def test_a_difficulty_tells_what_the_opponent_begins_with() -> None:
    """The Dice Sum, the Scroll, the Influence and the Gold."""
    game = Game.new(players=1, seed=1)
    while game.decision is not None and game.decision.kind != "choose_difficulty":
        game.play(0)
    assert game.text("difficulty student") == "Student: Dice Sum \u22122"
    assert [game.text("difficulty teacher", language) for language in LANGUAGES] == [
        (
            "Teacher: Dice Sum 1 and a Greek Scroll; 1 Influence on the Scroll in the Purple Guild "
            "and 1 Gold on the leftmost Neutral Translator"
        ),
        (
            "Professeur\u202f: Somme de Dés 1 et un Parchemin Grec\u202f; "
            "1 Influence sur le Parchemin de la Guilde violette "
            "et 1 jeton Or sur le Traducteur Neutre le plus à gauche"
        ),
        (
            "Nauczyciel: Suma Kości 1 i grecki Zwój; 1 Wpływ na karcie Zwoju w Fioletowej Gildii "
            "i 1 sztuka Złota na pierwszym od lewej Tłumaczu Neutralnym"
        ),
    ]
    assert "1 Gold on each of the 2 leftmost Neutral Translators" in game.text("difficulty scholar")


def test_a_scroll_that_the_opponent_wants() -> None:
    """Is named in the question, and both options tell what they cost or gain."""
    asked = (moment.game for setup in solo_setups(8, manners=("rich",)) for moment in moments(setup))
    game = next(game for game in asked if game.decision is not None and game.decision.kind == "choose_to_let")
    silver, influence = (getattr(game.state.players[0], thing) for thing in ("silver", "influence"))
    assert game.text("let").startswith(f"Let the opponent have it: Silver {silver} → {silver + 1}, ")
    assert f"Influence {influence} → {influence + 1}" in game.text("let")
    english, french, polish = (game.text("deny", language) for language in LANGUAGES)
    start, _, scroll = english.partition("; ")
    assert start == f"Pay, and it looks for another Scroll: Silver {silver} → {silver - 1}"
    assert french.startswith("Payer pour qu\u2019il cherche un autre Parchemin\u202f: Pièces ")
    assert polish.startswith("Zapłać, aby SI poszukała innego Zwoju: Srebrniki ")
    assert game.question() == f"{scroll}, with your Influence on it: may the opponent have it?"
