"""Two games that differ only in what a seat cannot see look the same to it, at every decision of every game."""

import json
import random
import re
from collections.abc import Iterator

import pytest

from kit.other_secrets import other_secrets, unseen
from kit.random_games import BOOKS, Setup, at_moments, book_setups, for_this_build, moments, setups, solo_setups, some
from scholars import Game

GAMES = for_this_build([*setups(16), *solo_setups(10), *book_setups(12)])  # dozens; in `make soak` hundreds

pytestmark = pytest.mark.slow


def seats(game: Game) -> Iterator[int | None]:
    """Everybody who looks on: the players and a spectator."""
    yield None
    yield from range(len(game.names))


def seen_by(game: Game, seat: int | None) -> str:
    """Everything a seat is shown: the table, who is asked what, and its own options."""
    asked = game.decision
    options = [] if asked is None or asked.seat != seat else [(str(option), option.places) for option in asked.options]
    return json.dumps([game.view(seat), asked and (asked.seat, asked.kind), options])


def check_views(game: Game, chance: random.Random) -> None:
    """A game with other secrets, and one dealt anew, look the same to everybody."""
    other, dealt = other_secrets(game, chance), game.determinise(None, chance.getrandbits(64))
    assert other.faults() == dealt.faults() == ()
    for seat in seats(game):
        seen = seen_by(game, seat)
        assert seen_by(other, seat) == seen
        assert seen_by(dealt, seat) == seen


def check_dealing(game: Game, chance: random.Random) -> None:
    """What is dealt anew tells nothing of what lay there: games that look the same are dealt the same."""
    other, seed = other_secrets(game, chance), chance.getrandbits(64)
    assert game.determinise(None, seed).position() == other.determinise(None, seed).position()


def check_questions(game: Game, chance: random.Random) -> None:
    """Asked anew, the question is the same too: what is offered does not depend on anything hidden."""
    again = Game.from_position(other_secrets(game, chance).position(), names=game.names)
    for seat in seats(game):
        assert seen_by(game, seat) == seen_by(again, seat)


@at_moments(20)
@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_equal_views(setup: Setup, every: int) -> None:
    """At decisions and at the end; for every seat and a spectator."""
    chance = setup.chance()
    for number, moment in enumerate(moments(setup), start=setup.seed):
        if number % every == 0 or moment.game.over:
            check_views(moment.game, chance)


@pytest.mark.parametrize("setup", some(GAMES, 3), ids=str)
def test_equal_games_are_dealt_equally(setup: Setup) -> None:
    """With the same seed."""
    chance = setup.chance()
    for number, moment in enumerate(moments(setup)):
        if number % 3 == 0:
            check_dealing(moment.game, chance)


@pytest.mark.parametrize("setup", some(GAMES, 3), ids=str)
def test_equal_questions(setup: Setup) -> None:
    """At some decisions of each game."""
    chance = setup.chance()
    for number, moment in enumerate(moments(setup)):
        if number % 7 == 0 or moment.game.over:
            check_questions(moment.game, chance)


# Nothing hidden is anywhere in a view


def check_nothing_hidden(game: Game) -> None:
    """Neither the seed nor the generator nor the id of any card that nobody has seen."""
    state = game.state
    secrets = {str(state.seed), f"{state.seed:x}", *map(str, state.chance.words()[:3])}
    cards = set[str]().union(*unseen(game).values())
    for seat in seats(game):
        text = seen_by(game, seat)
        assert not secrets & set(re.findall(r"[0-9a-f]+", text))
        assert not cards & set(re.findall(r'"([^"]*)"', text))


@at_moments(5)
@pytest.mark.parametrize("expansions", [(), BOOKS], ids=["base", "books"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_hidden_is_in_a_view(players: int, expansions: tuple[str, ...], every: int) -> None:
    """With a seed as large as those of online tables, which is like nothing else."""
    chance = random.Random(players)  # noqa: S311 - the test's own
    game = Game.new(players=players, seed=chance.getrandbits(256), expansions=expansions)
    check_nothing_hidden(game)
    while game.decision is not None:
        game.play(chance.choice(game.decision.options))
        if len(game.history) % every == 0 or game.over:
            check_nothing_hidden(game)


# For long


@pytest.mark.soak
@pytest.mark.parametrize("block", range(30))
def test_equal_views_in_hundreds_of_games(block: int) -> None:
    """Thirty times ten games of each kind, each with every law."""
    first = 20_000 + 10 * block
    for setup in (*setups(10, first), *solo_setups(10, first), *book_setups(10, first)):
        chance = setup.chance()
        for moment in moments(setup):
            check_views(moment.game, chance)
            check_dealing(moment.game, chance)
        check_questions(moment.game, chance)
