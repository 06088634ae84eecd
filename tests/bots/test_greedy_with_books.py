"""Greedy with Body of Books: it thinks more of what is worth more, and makes use of Pages and Upgraded cards."""

from collections import Counter
from collections.abc import Callable

import pytest

from kit.book_table import BookTable
from kit.random_games import BOOKS
from scholars import Game
from scholars.bots import YARDSTICKS, Greedy, bot, let_choose
from scholars.bots.evaluation import evaluate
from scholars.engine import build

GAMES = 4  # many more in `make soak`

BETTER: dict[str, Callable[[BookTable], object]] = {
    "xp": lambda books: books.red.has_xp(1),
    "xp to spare": lambda books: books.red.has_xp(20),
    "a page to be tucked": lambda books: books.red.puts_aside("page-end-1"),
    "a tucked page": lambda books: books.red.retired("travel", "page-travel-1"),
    "an upgraded card": lambda books: books.red.upgraded("patron"),
    "a slot that is ready for the next row": lambda books: books.red.retired("travel", "greek-a"),
    "a black die": lambda books: books.red.has(bag="black"),
    "a step in medicine": lambda books: books.red.researched(medicine=1),
}


@pytest.mark.parametrize("what", BETTER)
def test_more_is_better(books: BookTable, what: str) -> None:
    """Whatever helps is worth something."""
    before = evaluate(books.state, 0)
    BETTER[what](books)
    assert evaluate(books.state, 0) > before
    books.stay_open()


def test_a_page_is_worth_more_than_the_xp_it_costs(books: BookTable) -> None:
    """Or none would ever be bought."""
    books.red.has_xp(2)
    before = evaluate(books.state, 0)
    books.red.has_xp(0).puts_aside("page-recruit-1")
    assert evaluate(books.state, 0) > before
    books.stay_open()


def test_it_takes_a_page_rather_than_nothing(books: BookTable) -> None:
    """With the XP to pay for one."""
    books.red.has_xp(6).resolves("page")
    assert str(Greedy().choose(books.game)) != "decline"
    books.play("decline")


@pytest.mark.skipif(build() == "pure", reason="a game of greedy takes the pure engine half a minute")
def test_it_buys_pages_and_upgrades_cards() -> None:
    """In a few games."""
    check_use_of_books(GAMES)


@pytest.mark.soak
def test_it_buys_pages_and_upgrades_cards_in_many_games() -> None:
    """The same, for longer."""
    check_use_of_books(60)


def check_use_of_books(games: int) -> None:
    """More than one Page a game, and every other game fills a row or upgrades a card."""
    told: Counter[str] = Counter()
    for number in range(games):
        game, player = Game.new(players=2, seed=number, expansions=BOOKS), bot("greedy")
        while game.decision is not None:
            told.update(event.name for event in game.play(let_choose(player, game, len(game.history))))
        assert game.faults() == ()
    assert told["page_gained"] >= games
    assert told["row_filled"] + told["card_upgraded"] >= games // 2


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("name", YARDSTICKS)
def test_every_bot_takes_an_option_and_leaves_the_game_alone(name: str, players: int) -> None:
    """At some moments, with any number of players."""
    game, chance = Game.new(players=players, seed=players, expansions=BOOKS), bot("random", 3)
    while game.decision is not None:
        if game.decision.number % 120 == 0:
            seen = game.determinise(game.decision.seat, 1)
            before = seen.position()
            assert bot(name, 1).choose(seen) in game.decision.options
            assert seen.position() == before
        game.play(chance.choose(game))
