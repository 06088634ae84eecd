"""Whole games by random choices, for laws that hold at every moment of every game."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest

from scholars import Event, Game
from scholars.engine import build
from scholars.engine.layout import BLACK, COLOURS
from scholars.engine.piles import with_pile
from scholars.engine.player import Player
from scholars.engine.state import State
from scholars.positions.expansions import part_of, played_with
from scholars.positions.solo import humans, solo_board
from scholars.rules.goals import INTERACT, TRANSLATED
from scholars.rules.guilds import add_to_guild
from scholars.table.choices import Choice

MODES = ("casual", "epic")
MANNERS = ("plain", "busy", "rich", "poor")
BOOK_MANNERS = (*MANNERS, "bookish")
SOLO = ("student", "scribe", "teacher", "scholar", None)  # None: the difficulty is asked
TOLD_BY_RECORDS = ("plain", "busy")
IDLE = ("end-turn", "decline", "enough", "rest")  # what ends things
BOOKS = ("body-of-books",)
DRAWING = ("greek-g", "mixed-2-f")
RICH_CARDS = (  # what few games come to: Pages that ask something, Retirees with a Black Die, Medicine or two colours
    *("page-research-4", "hebrew-i", "page-translate-8", "greek-j", "page-end-5", "sanskrit-j", "page-recruit-5"),
    *("mixed-2-j", "page-end-7", "syriac-i", "page-end-4", "persian-j", "page-translate-9", "chinese-j", "page-end-1"),
    *("page-research-8", "page-recruit-1", "mixed-1-i", "page-translate-10", "hebrew-j", "page-travel-9", "greek-i"),
    *("page-end-11", "mixed-2-i", "page-end-12", "persian-i", "page-travel-10", "mixed-1-j", "page-end-9", "greek-a"),
    *("page-end-2", "sanskrit-i", "page-end-6", "chinese-i", "page-end-8", "syriac-j", "page-research-1", "hebrew-f"),
)


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game begins, and the manner in which it is played.

    Plain players take any option. Busy ones rarely end what they could go on with. Rich ones Translate besides whenever
    they can, and were given by hand what others play for; poor ones have almost no Dice, and some must pass. So rare
    things happen too, but no record tells these games. Bookish ones are rich, and live by what is under their slots.
    """

    players: int
    mode: str
    manner: str
    seed: int
    solo: str | None = None  # the difficulty, if a single player is not to be asked
    expansions: tuple[str, ...] = ()

    def __str__(self) -> str:
        players = f"solo-{self.solo or 'asked'}" if self.players == 1 else str(self.players)
        return "-".join((players, self.mode, self.manner, str(self.seed), *self.expansions))

    def game(self) -> Game:
        """The game, at its first question."""
        return Game.new(self.players, self.seed, self.mode, solo=self.solo, expansions=self.expansions)

    def chance(self) -> random.Random:
        """What the players choose by; it has nothing to do with the chance inside the game."""
        return random.Random(f"the choices of {self}")  # noqa: S311 - no secret depends on it

    def choice(self, options: Sequence[Choice], chance: random.Random) -> Choice:
        """One of the options."""
        if self.manner == "rich" and chance.random() < 0.8:
            options = [option for option in options if str(option) == "main translate"] or options
        if self.manner == "bookish" and chance.random() < 0.8:
            options = [option for option in options if str(option).startswith("retiree")] or options
            options = [option for option in options if not str(option).startswith("small")] or options
        going_on = [option for option in options if str(option) not in IDLE]
        busy = self.manner in ("busy", "rich", "bookish") and chance.random() < 0.95
        return chance.choice(going_on if busy and going_on else options)


def setups(count: int, first: int = 0, manners: Sequence[str] = MANNERS) -> list[Setup]:
    """So many different setups: every number of players in both modes and all manners."""
    return [
        Setup(2 + number % 3, MODES[number // 3 % 2], manners[number // 6 % len(manners)], number)
        for number in range(first, first + count)
    ]


def solo_setups(count: int, first: int = 0, manners: Sequence[str] = MANNERS) -> list[Setup]:
    """So many different solo games: every difficulty, given or asked, in both modes and all manners."""
    return [
        Setup(1, MODES[number % 2], manners[number // 2 % len(manners)], number, SOLO[number % len(SOLO)])
        for number in range(first, first + count)
    ]


def book_setups(count: int, first: int = 0, manners: Sequence[str] = BOOK_MANNERS) -> list[Setup]:
    """So many games with Body of Books: of four in a row one is for each number of players, a solo game among them."""
    found = []
    for number in range(first, first + count):
        players, mode, manner = 1 + number % 4, MODES[number // 4 % 2], manners[number // 8 % len(manners)]
        found.append(Setup(players, mode, manner, number, SOLO[number // 4 % 5] if players == 1 else None, BOOKS))
    return found


def some(games: Sequence[Setup], share: int) -> list[Setup]:
    """One in so many, the same each time; by chance, for every second or third would leave out numbers of players."""
    return random.Random("some of them").sample(games, -(-len(games) // share))  # noqa: S311 - no secret depends on it


def for_this_build(games: Sequence[Setup]) -> Sequence[Setup]:
    """All of them for the compiled engine; the plain one, which plays the same and takes its time, has a fifth."""
    return games if build() == "compiled" else some(games, 5)


def at_moments(share: int) -> pytest.MarkDecorator:
    """Let a test look at one moment in `every`, in every game others; in the long tests at all of them."""
    return pytest.mark.parametrize(
        "every", [pytest.param(share, id=f"1-in-{share}"), pytest.param(1, id="all", marks=pytest.mark.soak)]
    )


class Moment:
    """A game at a question, or at its end, and what happened since the question before."""

    def __init__(self, game: Game, events: Sequence[Event]) -> None:
        self.game = game
        self.events = events

    @cached_property
    def position(self) -> dict[str, Any]:
        """The position, made once for all who look."""
        return self.game.position()


def moments(setup: Setup) -> Iterator[Moment]:
    """Every moment of a random game, to its end; the game goes on when the next one is asked for."""
    game, chance = setup.game(), setup.chance()
    if setup.manner in GIVEN:
        while game.decision is not None and game.decision.kind != "choose_turn":
            game.play(0)
        GIVEN[setup.manner](game.state)
        game.state.advance()  # the question is asked anew
        game = Game.from_position(game.position())
    yield Moment(game, ())
    while game.decision is not None:
        events = game.play(setup.choice(game.decision.options, chance))
        yield Moment(game, events)


def make_rich(state: State) -> None:
    """Much Silver, Gold, Workers and Dice, Retirees under every slot, a Goal Card almost complete; little Influence."""
    for seat, player in enumerate(people(state)):
        player.silver, player.gold = 60, 40
        for colour in range(4):
            player.workers[colour] = 6
        for colour in range(COLOURS):
            given = max(0, int(state.supply[colour]) // len(state.players) - 1)
            player.bag[colour] += given
            state.supply[colour] -= given
        for slot in range(4):
            deck = (seat + 2 * slot) % 8
            player.retirees = with_pile(player.retirees, slot, (*player.retirees[slot], state.decks[deck][-1]))
            state.decks = with_pile(state.decks, deck, state.decks[deck][:-1])
        player.targets = INTERACT | TRANSLATED
        player.tracks[state.tables.goal_track[player.goal]] = 2
    for seat, player in enumerate(state.players):
        while player.influence > 3:
            player.influence -= 1
            add_to_guild(state, seat, int(player.influence) % 3)
    board = solo_board(state)
    if board is not None:
        board.markers_placed = 5  # it will soon come round for nothing
    if played_with(state) == BOOKS:
        make_rich_in_books(state)


def make_poor(state: State) -> None:
    """No Silver, Gold or Workers, one Die in hand and none in the Bag; the round's last player has not even that.

    Two have a Retiree that draws Dice for a Worker, and must say whether those on the board go back into the Bag.
    """
    for card, player in zip(DRAWING, people(state), strict=False):
        number = state.tables.translator_ids.index(card)
        deck = state.tables.translator_deck[number]
        if number in state.decks[deck]:
            state.decks = with_pile(state.decks, deck, tuple(other for other in state.decks[deck] if other != number))
            player.retirees = with_pile(player.retirees, 1, (*player.retirees[1], number))
    for seat, player in enumerate(people(state)):
        player.silver, player.gold = 0, 0
        for colour in range(4):
            player.workers[colour] = 0
        for colour in range(COLOURS):
            state.supply[colour] += player.bag[colour] + sum(player.hand[6 * colour : 6 * colour + 6])
            player.bag[colour] = 0
            for face in range(6):
                player.hand[6 * colour + face] = 0
        if (seat + 1) % len(state.players) != state.first_player:
            player.hand[2] = 1
            state.supply[0] -= 1


def make_rich_in_books(state: State) -> None:
    """Much XP, Pages and Translators of the expansion under the slots, a row nearly full; no Black Die is left."""
    books: Any = part_of(state, *BOOKS)
    there = [*books.pile, *(card for deck in state.decks for card in deck)]
    start = int(state.seed) % len(RICH_CARDS)  # others in every game
    wanted = [state.tables.translator_ids.index(card) for card in RICH_CARDS[start:] + RICH_CARDS[:start]]
    for seat, player in enumerate(people(state)):
        books.xp[seat] = 15
        player.bag[BLACK] += state.supply[BLACK]
        state.supply[BLACK] = 0
        for slot in (2, 0, 3, 1, 2, 0, 3, 2):
            fitting = [
                card for card in wanted if card in there and state.expansion.why_not_tuck(state, seat, card, slot) == 0
            ][:1]
            player.retirees = with_pile(player.retirees, slot, (*player.retirees[slot], *fitting))
            there = [card for card in there if card not in fitting]
        books.rows[seat] = min(len(under) for under in player.retirees)
    books.pile = tuple(card for card in books.pile if card in there)
    for deck, cards in enumerate(state.decks):
        state.decks = with_pile(state.decks, deck, tuple(card for card in cards if card in there))
    if solo_board(state) is not None:
        books.markers = 1


def people(state: State) -> list[Player]:
    """Every player but the solo opponent."""
    return list(state.players[: humans(state)])


GIVEN = {"rich": make_rich, "poor": make_poor, "bookish": make_rich}


def play_on(game: Game, chance: random.Random, most: int) -> list[Choice]:
    """Go on by random choices, so many at most; which they were."""
    taken: list[Choice] = []
    while game.decision is not None and len(taken) < most:
        taken.append(chance.choice(game.decision.options))
        game.play(taken[-1])
    return taken
