"""The review of a game: its shape, that it is always the same, what is graded, and that it knows no secrets."""

import json
import random
from dataclasses import replace
from itertools import pairwise

import pytest

from kit.golden import end_of, read_golden, record_of
from kit.other_secrets import other_secrets
from scholars import Game
from scholars.locales import LANGUAGES, say
from scholars.review import GRADES, Review, Reviewing, Turn, UnreadableReview, page, plain, read, review
from scholars.review.averages import averages_for
from scholars.review.facts import FACTS, Counting, count_all
from scholars.review.lessons import lessons, number
from scholars.review.walking import stands

CHOICES = 30


@pytest.fixture(scope="module")
def game() -> Game:
    """The end of a game for two."""
    return end_of("2-players-casual-a", CHOICES)


@pytest.fixture(scope="module")
def judged(game: Game) -> Review:
    """Its review, with every option tried once or twice."""
    return review(game, tries=2)


def test_every_turn_is_judged_in_order(game: Game, judged: Review) -> None:
    """From the first choice to the last; before each turn everybody's chances make a whole."""
    assert [turn.number for turn in judged.turns] == list(range(1, len(judged.turns) + 1))
    assert all(one.until == next_one.at for one, next_one in pairwise(judged.turns) if next_one.until > next_one.at)
    assert max(turn.until for turn in judged.turns) == len(game.history)
    for turn in judged.turns:
        assert sum(expected.win for expected in turn.expected) == pytest.approx(1, abs=0.01)
        assert turn.seat == game.at(turn.at).decision.seat  # the game went on there
        assert 0 <= turn.among <= turn.choices


def test_it_ends_as_the_game_did(game: Game, judged: Review) -> None:
    """After the last turn nothing is a guess."""
    assert game.outcome is not None
    assert judged.winners == game.outcome.winners
    for seat, (end, score) in enumerate(zip(judged.end, game.outcome.scores, strict=True)):
        assert end.points == score.by_category
        assert (end.win > 0) == (seat in game.outcome.winners)
        assert [source.points for source in judged.players[seat].sources] == list(score.by_category.values())


def test_the_same_game_has_the_same_review(game: Game, judged: Review) -> None:
    """Also from its record, and told turn by turn; progress only grows."""
    told: list[float] = []
    assert review(game.record(), tries=2, progress=told.append) == judged
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_what_was_played_is_held_against_something_else(game: Game, judged: Review) -> None:
    """The best option where another was played; else the next best."""
    for turn in judged.turns:
        if turn.telling is not None:
            played, instead = turn.telling.played, turn.telling.instead
            assert str(game.history[turn.telling.at]) == played.choice != instead.choice
            assert min(played.behind, instead.behind) == 0
            assert played.behind <= turn.lost + 0.01
            assert all(sentence.text("pl") for sentence in (*played.reasons, played.title, turn.telling.question))


def graded(lost: float, found: float = 0.0) -> str:
    """The grade of a turn."""
    return Turn(1, 0, 1, 0, 1, False, False, (), lost, {}, found, 0, 0, None).grade


def test_a_turn_has_one_of_five_grades() -> None:
    """The more it lost the worse; the best are those that found what few options had."""
    assert [graded(9), graded(2.5), graded(1.5), graded(0.2), graded(0.2, 5)] == list(GRADES)
    assert graded(9, 5) == "missed"


def test_moments_are_the_worst_and_the_best_turns(judged: Review) -> None:
    """In the order of the game, and nothing that hardly mattered."""
    for seat in range(2):
        moments = judged.moments(seat)
        assert [one.turn for one in moments] == sorted(one.turn for one in moments)
        turns = [judged.turns[one.turn - 1] for one in moments]
        assert all(turn.seat == seat for turn in turns)
        assert {turn.grade for turn in turns} <= {"missed", "weak", "best"}
        worst = max(judged.turns_of(seat), key=lambda turn: turn.lost)
        assert worst.grade in ("fair", "good", "best") or worst in turns


def test_a_review_is_written_and_read_back(judged: Review) -> None:
    """As JSON values, with nothing lost; what is none is refused in a sentence."""
    told = json.loads(json.dumps(plain(judged)))
    assert read(told) == judged
    with pytest.raises(UnreadableReview, match="version"):
        read(told | {"version": 0})
    with pytest.raises(UnreadableReview, match="turns"):
        read({field: value for field, value in told.items() if field != "turns"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_else(judged: Review, language: str) -> None:
    """It is whole, in the language of its reader, and no name in it is more than a name."""
    text = page(judged, language)
    assert f'<html lang="{language}">' in text
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert text.count("data-turn=") >= len(judged.turns)
    assert "[review-" not in text


def test_names_are_only_names(judged: Review) -> None:
    """Whatever somebody calls themselves is text on the page."""
    text = page(replace(judged, names=("<script>alert(1)</script>", "</script><b>")), "en")
    assert "<script>alert" not in text
    assert "</script><b>" not in text


def test_it_knows_no_more_than_whoever_played() -> None:
    """Other cards to come and other Dice in the Bag: as long as nothing of them was seen, the same is told."""
    whole = Game.replay(record_of(read_golden("3-players-casual-a")))
    compared = 0
    for at in range(60, len(whole.history), 70):
        begun = whole.at(at)
        games = [begun, other_secrets(begun, random.Random(at))]  # noqa: S311 - the tests' own
        told = []
        for one in games:
            game = Game.from_position(one.position())
            reveals = game.state.reveals
            for choice in whole.history[at : at + 4]:
                then = game.after(choice)
                if then.state.reveals != reveals or then.turn_begins:
                    break
                game.play(choice)
            if game.history:
                told.append([(turn.telling, turn.lost, turn.expected) for turn in Reviewing(game, 1)])
        assert not told or told[0] == told[1]
        compared += bool(told and told[0])
    assert compared >= 3


def test_a_quick_one_judges_the_same_turns_and_can_be_left_after_any_decision(game: Game, judged: Review) -> None:
    """For slow machines: of what was played it is told too, however unlikely it was; the ends are foreseen alike."""
    coming = Reviewing(game, 2, quick=True)
    pauses = sum(step is None for step in coming.steps())
    assert pauses >= CHOICES - len(judged.turns)
    assert [(turn.seat, turn.at, turn.until) for turn in coming.turns] == [
        (turn.seat, turn.at, turn.until) for turn in judged.turns
    ]
    told = [turn.telling for turn in coming.turns if turn.telling is not None]
    assert told
    assert all(one.played.choice == str(game.history[one.at]) for one in told)
    assert coming.review().end == judged.end


def test_a_solo_game_is_judged_for_its_player() -> None:
    """The opponent has the rest of the chances, and is not judged."""
    judged = review(end_of("solo-scholar-casual", 20), tries=1)
    assert len(judged.players) == 1
    assert len(judged.end) == 2
    assert all(turn.seat == 0 for turn in judged.turns)


class TestWhatOneLearns:
    """A few sentences, each from something counted."""

    def test_what_is_counted(self) -> None:
        """For whole games: every fact is there, and it is what the events told."""
        whole = Game.replay(record_of(read_golden("2-players-casual-a")))
        walk, counting = whole.at(0), [Counting(seat) for seat in range(2)]
        employed = [0, 0]
        for choice in whole.history:
            events = walk.play(choice)
            count_all(counting, events)
            for event in events:
                if event.name == "translator_employed" and event.seat is not None:
                    employed[event.seat] += 1
        facts = [seat.facts(walk) for seat in counting]
        assert all(set(one) == set(FACTS) for one in facts)
        assert [one["employed"] for one in facts] == employed
        assert [one["gold-left"] for one in facts] == [player.gold for player in whole.table.players]

    def test_the_furthest_from_the_average_is_told(self) -> None:
        """What is worse than strong players do, and what is better; nothing that is about the same."""
        game = Game.new(2, seed=1)
        averages = averages_for(game)
        assert averages is not None
        usual = {fact: average.mean for fact, average in averages.facts.items()}
        assert lessons([], usual, averages, over=True) == ()
        poor = usual | {"translated": 0.0, "gold-left": 0.0}
        worse, better = lessons([], poor, averages, over=True)
        assert (worse.values["fact"], worse.values["better"]) == ("translated", "no")
        assert (better.values["fact"], better.values["better"]) == ("gold-left", "yes")
        assert lessons([], poor, averages, over=False) == ()
        for language in LANGUAGES:
            assert all(sentence.text(language) for sentence in (worse, better))

    def test_averages_are_those_of_such_games(self) -> None:
        """For every number of players, length and box."""
        for players in (1, 2, 3, 4):
            for mode in ("casual", "epic"):
                for box in ((), ("body-of-books",)):
                    found = averages_for(Game.new(players, seed=1, mode=mode, expansions=box))
                    assert found is not None
                    assert found.games > 0
                    assert ("pages" in found.points) == bool(box)


def test_a_number_below_nothing_is_as_far_from_it_as_one_above() -> None:
    """With a sign before it, and a decimal where there is one."""
    told = [say(number(value), "en") for value in (-12.34, -2.0, -0.1, -0.04, 0.0, 0.1, 1.9, 2.0)]
    assert told == ["−12.3", "−2", "−0.1", "0", "0", "0.1", "1.9", "2"]  # noqa: RUF001 - a minus sign


def test_what_is_put_back_is_not_judged() -> None:
    """Nor what was picked just before; something else that was picked is."""
    assert not stands(["put-back red-worker", "gain-worker blue-worker"])
    assert not stands(["gain-worker red-worker", "put-back red-worker"])
    assert stands(["gain-worker red-worker", "put-back blue-worker"])
    assert stands(["gain-worker red-worker"])
