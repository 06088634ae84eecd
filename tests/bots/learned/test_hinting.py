"""What a strong player would do: whole turns that can be taken as they are told, with their reasons."""

from dataclasses import replace

import pytest

from kit import Table
from kit.matches import play_out
from scholars import Game
from scholars.bots import bot, forecast, hint
from scholars.bots.learned.hinting import Suggestion
from scholars.engine import build
from scholars.locales import LANGUAGES, Message, message

pytestmark = pytest.mark.skipif(build() == "pure", reason="the pure engine takes long to try options out")


@pytest.fixture(scope="module")
def game() -> Game:
    """A game of which a turn begins, some way in."""
    found = Game.new(players=2, seed=6, expansions=["body-of-books"])
    while not found.turn_begins or len(found.history) < 24:
        play_out(found, [bot("librarian", 1)] * 2, seed=1, choices=len(found.history) + 1)
    return found


@pytest.fixture(scope="module")
def found(game: Game) -> tuple[Suggestion, ...]:
    """What is suggested in it."""
    assert game.decision is not None
    return hint(game, game.decision.seat)


def test_each_suggestion_can_be_taken_to_the_end_of_the_turn_or_to_the_first_chance(
    game: Game, found: tuple[Suggestion, ...]
) -> None:
    """They differ in what comes of them, and the first is the best."""
    assert 1 < len(found) <= 3
    assert len({one.title for one in found}) == len(found)
    assert [one.better for one in found] == sorted((one.better for one in found), reverse=True)
    assert found[0].better > 0
    for one in found:
        plan = game.plan([step.choice for step in one.steps])
        assert not plan.certain or plan.game.turn_begins
        for language in LANGUAGES:
            assert 1 <= len(one.why) <= 2
            assert all(sentence.text(language).endswith(".") for sentence in one.why)
            assert one.title.text(language)


def test_who_is_not_asked_is_told_nothing(game: Game) -> None:
    """It is not their decision."""
    assert game.decision is not None
    assert hint(game, 1 - game.decision.seat) == ()


def test_what_speaks_against_it_has_a_sentence_of_its_own(found: tuple[Suggestion, ...]) -> None:
    """After what speaks for it, if anything does."""
    one = found[0]
    good, bad = message("judge-denies", vp=2), message("judge-allows", vp=1)

    def told(*reasons: Message) -> list[str]:
        return [sentence.text() for sentence in replace(one, reasons=reasons).why]

    assert told(good, bad) == [
        "Keeps about 2 VP from the best rival.",
        "On the other hand it leaves the best rival about 1 VP more.",
    ]
    assert told(bad) == ["Leaves the best rival about 1 VP more."]


def test_whoever_can_only_pass_is_told_so(table: Table) -> None:
    """No way to take the turn is there to be told of."""
    table.red.has(hand="", bag="white")
    assert table.options == ["pass"]
    table.stay_open()
    assert forecast(table.game, 0) == ()
    (only,) = hint(table.game, 0)
    assert [str(step.choice) for step in only.steps] == ["pass"]


def test_a_turn_without_its_main_action_is_called_by_its_card(table: Table) -> None:
    """Only the slot to Translate is free, and there is no Scroll: nothing comes of it."""
    table.empty_wisdom()
    taken = {"recruit": "physics", "travel": "chemistry", "research": "biology", "choice": "philosophy"}
    for slot, card in taken.items():
        table.red.lies(slot, card, "white-1")
    table.red.has(hand="white-1")
    table.refresh()
    table.stay_open()
    titles = [one.title.text() for one in hint(table.game, 0)]
    assert "Mathematics: no main action" in titles
