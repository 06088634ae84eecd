"""Decisions and choices: who is asked, what about, and how an option may be named."""

import pickle
from itertools import islice, permutations

import pytest

import scholars
from kit.table import Table
from scholars import Choice, Game, IllegalChoice, UnreadableChoice
from scholars.engine import choices
from scholars.locales import message
from scholars.table.choices import LONGEST, choice_of


@pytest.fixture
def game() -> Game:
    """Two players at their first question."""
    return Game.new(players=2, seed=1)


def test_a_decision(game: Game) -> None:
    """Names a seat, a kind, its number and every option."""
    asked = game.decision
    assert asked is not None
    assert (asked.seat, asked.kind, asked.number) == ((int(game.state.first_player) + 1) % 2, "choose_pair", 0)
    assert [str(option) for option in asked.options] == sorted(str(option) for option in asked.options)
    assert str(asked) == f"choose_pair (seat {asked.seat}): " + ", ".join(str(option) for option in asked.options)
    game.play(0)
    assert game.decision is not None
    assert game.decision.number == 1


def test_a_decision_is_made_once(game: Game) -> None:
    """Whoever looks again sees the same object, until something is played."""
    asked = game.decision
    assert game.decision is asked
    game.play(0)
    assert game.decision is not asked


def test_a_choice_is_one_object() -> None:
    """Wherever it comes from; also through a pickle."""
    code = choices.read("employ greek")
    choice = choice_of(code)
    assert choice is choice_of(code) is pickle.loads(pickle.dumps(choice))  # noqa: S301 - our own
    assert (str(choice), repr(choice), choice.code) == ("employ greek", "<Choice employ greek>", code)
    assert choice.text() == "Employ the Greek Translator"


def test_three_ways_to_name_an_option(game: Game) -> None:
    """The object, its notation, its index."""
    assert game.decision is not None
    option = game.decision.options[2]
    ways: list[Choice | str | int] = [option, str(option), 2]
    games = [game.clone() for _ in ways]
    for one, way in zip(games, ways, strict=True):
        one.play(way)
    assert games[0] == games[1] == games[2]


def test_three_failures_with_their_names(game: Game) -> None:
    """What cannot be read, what is not open now, what does not exist."""
    for asked, kind in (("emploi", UnreadableChoice), ("rest", IllegalChoice), (99, IllegalChoice)):
        with pytest.raises(IllegalChoice) as refused:
            game.play(asked)
        assert type(refused.value) is kind
    assert issubclass(scholars.UnreadableChoice, scholars.IllegalChoice)
    assert issubclass(scholars.IllegalChoice, ValueError)


def test_a_long_text_is_cut_short(game: Game) -> None:
    """And refused at once: nobody looks for the choice nearest to a novel."""
    assert max(map(len, choices.verbs_and_places())) <= LONGEST
    with pytest.raises(UnreadableChoice) as refused:
        game.play("x" * 10**7)
    assert len(str(refused.value)) < LONGEST + 100


def test_why_not_reads_as_play_does(game: Game) -> None:
    """A text that is no choice has no reason why not."""
    with pytest.raises(UnreadableChoice):
        game.why_not("emploi")
    with pytest.raises(UnreadableChoice):
        game.text("emploi")


@pytest.mark.parametrize("verb", ["gain-worker", "spend-worker", "return-die", "dice", "line"])
def test_a_set_is_read_in_any_order(verb: str) -> None:
    """Its members mean the same set, in whatever order they are named."""
    sets = [text for text in choices.verbs_and_places() if text.startswith(f"{verb} ")]
    for text in sets[:: max(1, len(sets) // 60)]:
        name, *members = text.split(" ")
        for order in islice(permutations(members), 24):
            assert choices.write(choices.read(" ".join((name, *order)))) == text


@pytest.mark.parametrize(
    "text", ["gain-worker", "gain-worker yellow  white", "line room-1 room-1", "work slot-1 physics"]
)
def test_what_is_no_set_stays_unreadable(text: str, game: Game) -> None:
    """A member too often, none at all, or parts that are no set."""
    with pytest.raises(UnreadableChoice):
        game.why_not(text)


def test_a_set_in_any_order_is_the_same_choice(table: Table) -> None:
    """For `why_not`, `play`, `plan` and records."""
    table.red.has(hand="red-5 blue-6")
    table.refresh()
    table.stay_open()
    game = Game.from_position(table.game.position())
    game.play("work physics slot-3")
    assert game.decision is not None
    assert str(game.decision.options[0]) == "dice red-5 blue-6"
    assert game.why_not("dice blue-6 red-5") is None
    assert game.why_not("gain-worker yellow white") == message("why-not-asked")
    assert game.plan(["dice blue-6 red-5"]).game.history == game.after("dice red-5 blue-6").history[-1:]
    record = game.after("dice red-5 blue-6").record()
    record["choices"][-1] = "dice blue-6 red-5"
    assert Game.load(record) == game.after("dice red-5 blue-6")
