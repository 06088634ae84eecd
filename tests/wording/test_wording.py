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
from scholars.positions.steps import LISTS, STEPS, read_step
from scholars.table.choices import choice_of
from scholars.wording.choices import choice_message
from scholars.wording.names import Names
from scholars.wording.questions import Wording, question

GAMES = [*setups(6), *setups(9, first=12), *setups(3, first=21), *solo_setups(5)]  # rich and poor players too
BOOKS = [*book_setups(4), *book_setups(4, first=16), *book_setups(4, first=32)]
LEFT_OVER = set("{}$")

said = cache(say)


def test_every_question_has_its_words() -> None:
    """And ends as a question does."""
    asking = {name: fields for name, (kind, fields) in STEPS.items() if issubclass(kind, Question)}
    lists: dict[str, object] = {field: [] for field in LISTS}
    steps = [read_step({"step": name, **dict.fromkeys(fields, 0), **lists}) for name, fields in asking.items()]
    asked = {question(step) for step in steps}
    for language in LANGUAGES:
        assert all("?" in say(words, language) for words in asked)
        assert len({say(words, language) for words in asked}) == len(steps)
    assert {words.key for words in asked} == {key for key in texts("en") if key.startswith("ask-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_there_can_be_has_its_words(language: str) -> None:
    """Without looking at a table."""
    for text in choices.verbs_and_places():
        words = choice_of(choices.read(text)).text(language)
        assert words.strip() == words != ""
        assert not LEFT_OVER & set(words)


def worded(game: Game) -> tuple[list[Message], list[Message]]:
    """The options of a decision by themselves, and with what the table tells."""
    assert game.decision is not None
    wording = Wording(game.state, Names(game.state.tables, game.catalogue))
    codes = [option.code for option in game.decision.options]
    return [choice_message(code) for code in codes], [wording.choice(code) for code in codes]


@pytest.mark.slow
@pytest.mark.parametrize("setup", [*GAMES, *BOOKS], ids=str)
def test_options_are_told_apart(setup: Setup) -> None:
    """At every decision, in every language, with and without a look at the table."""
    for moment in moments(setup):
        if moment.game.decision is None:
            continue
        for told in worded(moment.game):
            for language in LANGUAGES:
                words = [said(message, language) for message in told]
                assert len(set(words)) == len(words), words
                assert not any(LEFT_OVER & set(text) for text in words)


def test_the_text_of_a_choice_is_the_text_of_its_message(table: Table) -> None:
    """`Game.text` and `Choice.text` word the same messages; an option may be named by its notation."""
    table.red.works("travel", "white-1")
    game = table.game
    assert game.decision is not None
    alone, told = worded(game)
    for option, one, other in zip(game.decision.options, alone, told, strict=True):
        assert option.text("fr") == say(one, "fr")
        assert game.text(option, "pl") == game.text(str(option), "pl") == say(other, "pl")
    table.stay_open()


# Some, as they read


def texts_of(table: Table, notation: str) -> list[str]:
    """A choice in every language."""
    table.refresh()
    table.stay_open()
    return [table.game.text(notation, language) for language in LANGUAGES]


def test_a_translator(table: Table) -> None:
    """With its name and what it does."""
    table.top("greek-c")
    table.red.recruits(value=6)
    assert texts_of(table, "dispatch greek") == [
        "Dispatch the Greek Translator: Greek Translator C (Gain 1 Gold.)",
        "Dépêcher le Traducteur Grec\u202f: Traducteur Grec C (Gagnez 1 jeton Or.)",
        "Odpraw Tłumacza greckiego: Tłumacz grecki C (Zyskaj 1 sztukę Złota.)",
    ]


def test_a_line(table: Table) -> None:
    """With the Translators who make it."""
    table.empty_wisdom()
    table.wisdom("purple-top", "scroll-greek-a")
    for room, card in enumerate(("greek-e", "persian-d", "persian-e"), start=1):
        table.room(room, card, table.red)
    table.red.has(hand="purple-4", gold=5, silver=5)
    table.red.acts("translate", "purple-4")
    english, _, _ = texts_of(table, "line room-1 room-2")
    assert english == "Room 1 and Room 2: Greek Translator E and Persian Translator D"


def test_the_parts_after_a_move(table: Table) -> None:
    """The path's effect, and the Scroll that could be Delivered."""
    table.map("top-middle", "scroll-greek-a")
    table.red.at(10).has(hand="red-2", silver=9)
    table.red.acts("travel", "red-2")
    table.red.plays("move 2")
    assert table.kind == "choose_path_or_spot"
    assert texts_of(table, "part 1")[0] == "part 1: Place 1 Influence on a Scroll."
    assert texts_of(table, "part 2") == [
        "part 2: Deliver Greek Scroll A.",
        "partie 2\u202f: Livrez\u202f: Parchemin Grec A.",
        "część 2: Dostarcz Zwój: Grecki Zwój A.",
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
    first, second = (texts_of(table, f"part {number}")[0] for number in (1, 2))
    assert first.startswith("part 1: Advance 1 space on the ")
    assert second == "part 2: Place 1 Influence in the Orange Guild."


def test_a_card_to_tuck(table: Table) -> None:
    """Is named with the slots: with only one set aside nobody is asked which."""
    table.room(6, "greek-c", table.red, gold=1)
    table.red.works("choice", "white-1")
    table.red.plays("end-turn")
    assert texts_of(table, "tuck slot-2") == [
        "under the Travel slot: Greek Translator C",
        "sous l\u2019emplacement Voyager\u202f: Traducteur Grec C",
        "pod gniazdo Podróży: Tłumacz grecki C",
    ]


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
            "Teacher: Dice Sum 1, a Greek Scroll, 1 Influence on the Scroll in the Purple Guild "
            "and 1 Gold on the leftmost Neutral Translator"
        ),
        (
            "Professeur\u202f: Somme de Dés 1, un Parchemin Grec, 1 Influence sur le Parchemin de la Guilde violette "
            "et 1 jeton Or sur le Traducteur Neutre le plus à gauche"
        ),
        (
            "Nauczyciel: Suma Kości 1, grecki Zwój, 1 Wpływ na karcie Zwoju w Fioletowej Gildii "
            "i 1 sztuka Złota na pierwszym od lewej Tłumaczu Neutralnym"
        ),
    ]
    assert "1 Gold on each of the 2 leftmost Neutral Translators" in game.text("difficulty scholar")


def test_a_scroll_that_the_opponent_wants() -> None:
    """Is named with both options."""
    asked = (moment.game for setup in solo_setups(8, manners=("rich",)) for moment in moments(setup))
    game = next(game for game in asked if game.decision is not None and game.decision.kind == "choose_to_let")
    english, french, polish = (game.text("let", language) for language in LANGUAGES)
    start, _, scroll = english.partition(": ")
    assert start == "let the opponent take it and gain 1 Silver"
    assert " Scroll " in scroll
    assert french.startswith("laisser faire votre adversaire et gagner 1 Pièce\u202f: Parchemin ")
    assert polish.startswith("pozwól SI ją zabrać i zyskaj 1 Srebrnika: ")
    assert game.text("deny") == f"pay 1 Silver, and it looks for another Scroll: {scroll}"
    assert [game.question(language) for language in LANGUAGES] == [
        "The opponent wants a Scroll with your Influence on it: do you let it?",
        "Votre adversaire veut un Parchemin où vous avez une Influence\u202f: le laissez-vous faire\u202f?",
        "SI chce zabrać kartę Zwoju z twoim Wpływem: pozwalasz?",
    ]
