"""Bots: what they are handed, what they may do with it, and that they do the same each time."""

import random
from collections import Counter

import pytest

from kit.chi_square import LEAST, all_alike
from kit.matches import play_out
from kit.random_games import moments, play_on, setups
from scholars import Choice, Game, IllegalChoice
from scholars.bots import BOTS, LEVELS, SEARCHING, STANDARD, YARDSTICKS, Bot, bot, let_choose
from scholars.engine import choices
from scholars.table.choices import choice_of

each_kind = pytest.mark.parametrize(  # those that search are slow; with the plain engine greedy is too
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] * (name == "greedy")) for name in (*YARDSTICKS, LEVELS[0], STANDARD)],
)


def middle(seed: int = 4, choices: int = 70, players: int = 2) -> Game:
    """A game some choices after its start."""
    game = Game.new(players=players, seed=2**200 + seed)
    play_on(game, random.Random(seed), choices)  # noqa: S311 - the test's own
    return game


class Spy:
    """A bot that keeps what it is shown, and then does what it likes with it."""

    def __init__(self) -> None:
        self.shown: list[Game] = []

    def choose(self, seen: Game) -> Choice:
        """The first option, after some mischief."""
        assert seen.decision is not None
        first = seen.decision.options[0]
        self.shown.append(seen.clone())
        for player in seen.state.players:
            player.silver += 50
        seen.state.playout()
        return first


# What a bot is handed


def test_a_bot_sees_a_dealt_game_and_never_the_true_one() -> None:
    """It looks the same to the seat that is asked; the true seed, generator and order of cards are not in it."""
    game, spy = middle(), Spy()
    for number in range(60):
        if game.decision is None:
            break
        true, seat = game.state, game.decision.seat
        chosen = let_choose(spy, game, number)
        seen = spy.shown[-1]
        assert seen.view(seat) == game.view(seat)
        assert not set(seen.state.chance.words()[:3]) & set(true.chance.words()[:3])
        assert str(true.seed) not in str(seen.position())
        assert seen.history == ()
        assert seen.state.draw_pile != true.draw_pile or len(true.draw_pile) < 5
        game.play(chosen)


def test_what_a_bot_does_with_its_copy_stays_there() -> None:
    """It may play on, or help itself to Silver."""
    game = middle()
    before, history = game.position(), game.history
    let_choose(Spy(), game, 1)
    assert game.position() == before
    assert game.history == history


def test_the_seed_decides_what_is_dealt() -> None:
    """The same twice, another for another seed."""
    game, spy = middle(), Spy()
    for seed in (1, 1, 2):
        let_choose(spy, game, seed)
    one, other, third = spy.shown
    assert one == other != third


def test_a_bot_that_cheats_is_refused() -> None:
    """What it says goes through the same door as everything."""

    class Cheat:
        """Passes whenever it likes."""

        def choose(self, seen: Game) -> Choice:
            """No option of this decision."""
            assert seen.decision is not None
            return choice_of(choices.read("pass"))

    game = middle()
    with pytest.raises(IllegalChoice):
        game.play(let_choose(Cheat(), game, 1))


def test_nobody_chooses_after_the_end() -> None:
    """The game is over."""
    for moment in moments(setups(1)[0]):
        game = moment.game
    with pytest.raises(ValueError, match="The game is over"):
        let_choose(bot("random"), game, 1)


# All bots


@each_kind
def test_a_bot_takes_one_of_the_options_and_leaves_the_game_alone(name: str) -> None:
    """At every kind of moment, with any number of players."""
    for players in (2, 3, 4):
        player: Bot = bot(name, 1)
        for taken in (0, 3, 40, 90):
            game = middle(players, taken, players)
            assert game.decision is not None
            seen = game.determinise(game.decision.seat, 1)
            before, history = seen.position(), seen.history
            assert player.choose(seen) in game.decision.options
            assert seen.position() == before
            assert seen.history == history


@each_kind
def test_a_bot_does_the_same_each_time(name: str) -> None:
    """Its seed and what it sees decide everything."""
    games = []
    for _ in range(2):
        game, player = middle(choices=0), bot(name, 7)
        for number in range(30):
            game.play(let_choose(player, game, number))
        games.append(game)
    assert games[0] == games[1]


@each_kind
def test_a_bot_may_be_the_only_one_of_its_kind(name: str) -> None:
    """A game of four with one of them comes to a sound end; the others choose at random."""
    game = middle(choices=250, players=4)
    bots = [bot(name, 1), bot("random", 2), bot("random", 3), bot("random", 4)]
    play_out(game, bots, seed=1)
    assert game.over
    assert game.faults() == ()


def test_a_bot_that_does_not_exist() -> None:
    """The nearest is named."""
    with pytest.raises(ValueError, match=r'There is no bot "gredy"; did you mean "greedy"\?'):
        bot("gredy")
    with pytest.raises(ValueError, match=r'There is no bot "x"\.'):
        bot("x")


# Levels


def test_every_level_takes_one_of_the_options() -> None:
    """Whoever is met without asking for anybody else is one of them; those that search come last."""
    assert set(BOTS) == {*LEVELS, *YARDSTICKS}
    assert STANDARD in LEVELS
    assert LEVELS[-len(SEARCHING) :] == tuple(SEARCHING)
    game = middle(choices=5)
    assert game.decision is not None
    for name in LEVELS:
        player = bot(name, 1, 0.01 if name in SEARCHING else None)
        assert let_choose(player, game, 1) in game.decision.options


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_a_time_to_search_that_is_none(seconds: float) -> None:
    """Some seconds, and not for ever."""
    with pytest.raises(ValueError, match=rf"^A bot searches for some seconds, more than 0, not {seconds}\.$"):
        bot("sage", seconds=seconds)


def test_one_that_does_not_search_takes_no_seconds() -> None:
    """Whoever gives it some expects something else of it."""
    with pytest.raises(ValueError, match=r'^"newcomer" does not search, so it takes neither seconds nor tries; astron'):
        bot("newcomer", seconds=1)


# Random


def test_random_takes_each_option_as_often() -> None:
    """Every option of a decision, over many choices."""
    game, player = Game.new(players=2, seed=1), bot("random", 5)
    assert game.decision is not None
    taken = Counter(str(player.choose(game)) for _ in range(2_000))
    assert all_alike(taken, [str(option) for option in game.decision.options]) > LEAST


def test_random_bots_of_different_seeds_differ() -> None:
    """Or all games would be alike."""
    games = []
    for seed in (1, 2):
        game = Game.new(players=2, seed=1)
        play_out(game, [bot("random", seed), bot("random", seed + 10)], seed=0)
        games.append(game)
    assert games[0] != games[1]
