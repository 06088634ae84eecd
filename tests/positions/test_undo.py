"""Taking back: exact, cheap, free within a turn until something is rolled or turned."""

import random

import pytest

from kit import SoloTable, Table
from kit.random_games import Setup, at_moments, book_setups, moments, play_on, setups, solo_setups
from scholars import Game, IllegalChoice
from scholars.engine.history import APART
from scholars.table.choices import Choice

GAMES = [*setups(12), *solo_setups(9), *book_setups(40)[::5]]
TOLD = [
    *setups(6, first=60, manners=("plain", "busy")),
    *solo_setups(5, first=60, manners=("plain", "busy")),
    *book_setups(8, first=60, manners=("plain", "busy")),
]


def at_every_choice(setup: Setup) -> tuple[Game, list[dict[str, object]]]:
    """A finished game, and its position before every choice and at the end."""
    positions = []
    for moment in moments(setup):
        positions.append(moment.position)
    return moment.game, positions


# Exact


@at_moments(3)
@pytest.mark.parametrize("setup", GAMES[::3], ids=str)
def test_the_game_at_its_moments(setup: Setup, every: int) -> None:
    """`at` gives the position, the history and the question there were, and leaves the game alone."""
    game, positions = at_every_choice(setup)
    end = game.position()
    for number in range(setup.seed % every, len(positions), every):
        then = game.at(number)
        assert then.position() == positions[number]
        assert then.history == game.history[:number]
        assert then.decision is None or then.decision.number == number
    assert game.position() == end


@pytest.mark.parametrize("setup", TOLD, ids=str)
def test_a_moment_is_what_replaying_its_choices_gives(setup: Setup) -> None:
    """A record cut off there leads to the same game."""
    for moment in moments(setup):
        game = moment.game
    record = game.record()
    for number in range(0, len(game.history) + 1, 25):
        assert game.at(number) == Game.replay(record | {"choices": record["choices"][:number]})


@pytest.mark.slow
@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_undo_is_exact(setup: Setup) -> None:
    """Some steps back at random moments, and the same choices forth again, with the same Dice."""
    chance = setup.chance()
    positions: list[dict[str, object]] = []
    for number, moment in enumerate(moments(setup)):
        positions.append(moment.position)
        if number % 31 == 0 or moment.game.over:
            game, back = moment.game.clone(), chance.randrange(min(number, 40) + 1)
            taken = game.history[number - back :]
            for _ in range(back):
                game.undo()
            assert game.position() == positions[number - back]
            for choice in taken:
                game.play(choice)
            assert game == moment.game


def test_a_finished_game_can_be_taken_back() -> None:
    """The end is no end for tools; nobody at the table may."""
    for moment in moments(setups(1)[0]):
        game = moment.game
    assert game.over
    assert not any(game.can_undo(seat) for seat in range(len(game.names)))
    game.undo()
    assert not game.over
    assert game.outcome is None
    assert game.decision is not None


def test_all_the_way_back() -> None:
    """To the setup, and no further."""
    game = Game.new(players=2, seed=2)
    start = game.position()
    play_on(game, random.Random(2), 50)  # noqa: S311 - the test's own
    for _ in range(50):
        game.undo()
    assert game.position() == start
    with pytest.raises(IllegalChoice):
        game.undo()
    assert game.position() == start


# Cheap


@pytest.mark.parametrize("setup", GAMES[:6], ids=str)
def test_no_more_than_some_choices_are_taken_again(setup: Setup) -> None:
    """Snapshots stand at even distances, however long the game."""
    for number, moment in enumerate(moments(setup)):
        past = moment.game._past  # noqa: SLF001 - how it is done is what the test is about
        assert [place for place, _ in past.snapshots] == [0, *range(APART, number, APART)]


# Who may


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_who_may_take_back(setup: Setup) -> None:
    """Only who chose last, is asked now, and has seen nothing new since."""
    last: tuple[int, int] | None = None
    for moment in moments(setup):
        game, asked = moment.game, moment.game.decision
        for seat in range(len(game.names)):
            fair = last == (seat, int(game.state.reveals)) and asked is not None and asked.seat == seat
            assert game.can_undo(seat) == fair
        last = None if asked is None else (asked.seat, int(game.state.reveals))


def test_free_until_something_is_rolled(table: Table) -> None:
    """Work and Dice may be taken back; after a Die is drawn nothing may."""
    table.red.has(hand="white-1 red-5", bag="white white")
    table.red.works("travel", "red-5", card="apprentice")
    assert table.game.can_undo(0)
    assert not table.game.can_undo(1)
    table.red.plays("small action-1")
    assert not table.game.can_undo(0)
    table.stay_open()


def test_free_until_a_card_is_turned(table: Table) -> None:
    """Dispatching shows the next card of the deck, unless everybody knows it already."""
    table.red.has(hand="white-3", silver=1)
    table.red.works("recruit", "white-3")
    table.red.plays("main recruit")
    assert table.game.can_undo(0)
    table.red.plays("dispatch chinese")
    assert not table.game.can_undo(0)
    table.stay_open()


def test_not_what_another_has_answered(table: Table) -> None:
    """When the turn has passed it is over."""
    table.red.works("travel", "white-1")
    table.red.plays("end-turn")
    assert table.asked is table.blue
    assert not table.game.can_undo(0)
    assert not table.game.can_undo(1)


# Against the solo opponent


def test_not_once_a_scheme_card_was_revealed(solo: SoloTable) -> None:
    """The human ends the turn, and the opponent's card lies open."""
    solo.red.has(hand="white-1 white-2")
    solo.red.works("travel", "white-1")
    assert solo.game.can_undo(0)
    solo.red.plays("end-turn")
    assert solo.opponent.face_up != []
    assert not solo.game.can_undo(0)


def test_letting_may_be_taken_back(solo: SoloTable) -> None:
    """Nothing was turned since: the human may deny the Scroll after all."""
    solo.lay(house={"purple-top": "greek-a", "orange-top": "greek-b", "green-top": "greek-c"})
    solo.wisdom("green-top", "scroll-greek-c", influence=solo.red)
    solo.red.has(silver=1, hand="white-1 white-2")
    solo.opponent.focuses("greek").next(4)
    solo.red.works("travel", "white-1")
    solo.red.plays("end-turn", "let")
    assert solo.game.can_undo(0)
    solo.game.undo()
    assert solo.options == ["let", "deny"]
    solo.red.plays("deny")
    assert solo.opponent.scrolls == ["scroll-greek-a"]


# The turn again


def test_restart_the_turn(table: Table) -> None:
    """Everything since its start, when nothing was revealed."""
    table.red.has(hand="white-4 red-5", workers="white")
    table.refresh()
    start = table.game.position()
    table.red.works("travel", "white-4", "red-5")
    table.red.plays("place-worker white die-1", "main travel")
    table.game.restart_turn(0)
    assert table.game.position() == start
    assert table.kind == "choose_turn"


def test_restart_as_far_as_one_may() -> None:
    """To where the last Die was rolled; another seat's wish changes nothing."""
    chance = random.Random(3)  # noqa: S311 - the test's own
    game = Game.new(players=2, seed=3)
    for _ in range(300):
        if game.decision is None:
            break
        seat, copy = game.decision.seat, game.clone()
        copy.restart_turn(1 - seat)
        assert copy == game
        copy.restart_turn(seat)
        assert copy.decision is not None
        assert copy.state.reveals == game.state.reveals
        assert copy.decision.kind == "choose_turn" or not copy.can_undo(seat)
        game.play(chance.choice(game.decision.options))


def test_an_earlier_turn_is_not_restarted(table: Table) -> None:
    """When the other player has passed, one's next turn comes; the one before is over."""
    table.blue.has(hand="")
    table.red.has(hand="white-1 white-1")
    table.red.works("travel", "white-1")
    table.red.plays("end-turn")
    table.blue.plays("pass")
    assert table.asked is table.red
    assert table.kind == "choose_turn"
    before = table.game.history
    table.game.restart_turn(0)
    assert table.game.history == before


# Clones


def test_the_history_of_a_clone_is_its_own() -> None:
    """What one takes back the other keeps."""
    game = Game.new(players=2, seed=6)
    chance = random.Random(6)  # noqa: S311 - the test's own
    play_on(game, chance, 60)
    history, moments_of_it = game.history, [game.at(number).position() for number in range(61)]
    clone = game.clone()
    for _ in range(30):
        clone.undo()
    play_on(clone, chance, 45)
    assert game.history == history
    assert [game.at(number).position() for number in reversed(range(61))] == moments_of_it[::-1]
    assert clone.history[:30] == history[:30]
    assert clone.history != history[:75]


def test_what_a_clone_plays_gives_nobody_a_right() -> None:
    """Who may take back in a game does not depend on its clones."""
    game, chance = Game.new(players=2, seed=8), random.Random(8)  # noqa: S311 - the test's own
    while game.decision is not None and len(game.history) < 80:
        may = [game.can_undo(seat) for seat in (0, 1)]
        play_on(game.clone(), chance, 3)
        assert [game.can_undo(seat) for seat in (0, 1)] == may
        game.play(chance.choice(game.decision.options))


def test_going_back_forgets_what_came_after() -> None:
    """`go_to` changes the game itself; another future begins there."""
    game = Game.new(players=3, seed=9)
    play_on(game, random.Random(9), 40)  # noqa: S311 - the test's own
    game.go_to(10)
    assert len(game.history) == 10
    assert all(isinstance(choice, Choice) for choice in game.history)
    game.play(0)
    assert len(game.history) == 11
    assert Game.replay(game.record()) == game
