"""Chance is fair: Dice, Bags, decks, the First Player, the places of the Caliph Cards, and the Scheme Cards.

Each test counts what happens with fixed seeds and asks how likely such counts are (chi-square).
"""

from collections import Counter
from functools import cache
from itertools import combinations, permutations
from math import comb

import pytest

from kit import SoloTable, Table
from kit.chi_square import LEAST, all_alike, as_likely_as, chi_square_above
from kit.counting import Position
from kit.table import COLOUR_NAMES
from scholars import Game
from scholars.catalogue import load
from scholars.engine.chance import Chance
from scholars.engine.compiling import tables_for
from scholars.positions.beginning import begin
from scholars.positions.writing import position
from scholars.rules.pile import pile_is_there
from scholars.rules.setup import new_state

pytestmark = pytest.mark.slow
GAMES = 1_200
SETUPS = [(players, mode) for players in (2, 3, 4) for mode in ("casual", "epic")]
every_setup = pytest.mark.parametrize(("players", "mode"), SETUPS)


@cache
def set_up(players: int, mode: str) -> tuple[Position, ...]:
    """Many games just set up, at their first question; no two of them from the same seed."""
    tables, first = tables_for(load()), GAMES * SETUPS.index((players, mode))
    return tuple(position(new_state(tables, players, mode == "epic", seed)) for seed in range(first, first + GAMES))


@pytest.mark.parametrize(
    ("statistic", "freedom", "known"),
    [(3.841, 1, 0.05), (10.828, 1, 0.001), (5.991, 2, 0.05), (20.515, 5, 0.001), (29.588, 10, 0.001), (0, 3, 1)],
)
def test_the_measure_is_right(statistic: float, freedom: int, known: float) -> None:
    """As in every table of the chi-square distribution."""
    assert chi_square_above(statistic, freedom) == pytest.approx(known, rel=1e-3)


def test_the_measure_finds_a_loaded_die() -> None:
    """A Die that shows one 6 more in twenty rolls is found out."""
    loaded = Counter({1: 480, 2: 480, 3: 480, 4: 480, 5: 480, 6: 600})
    assert all_alike(loaded, range(1, 7)) < LEAST
    assert all_alike(Counter({1: 500, 7: 500}), range(1, 7)) == 0.0


# Dice


def rolled(table: Table, colour: str, times: int) -> list[int]:
    """The faces of so many Dice of a colour, drawn by three and rolled."""
    faces: list[int] = []
    while len(faces) < times:
        table.red.has(hand="", bag=f"{colour} {colour} {colour}")
        table.red.resolves("draw 3")
        faces.extend(int(die.rsplit("-", 1)[1]) for die in table.red.hand)
    table.red.has(hand="white-1")
    return faces


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_a_die_shows_each_of_its_faces_alike(table: Table, colour: str) -> None:
    """White and primary Dice show 1 to 6; secondary and Black ones 4, 4, 5, 5, 6, 6. (DICE-05)"""
    faces = range(1, 7) if colour in ("white", "red", "blue", "yellow") else range(4, 7)

    assert all_alike(Counter(rolled(table, colour, times=3_000)), faces) > LEAST


def test_one_roll_tells_nothing_of_the_next(table: Table) -> None:
    """Dice that are drawn one by one show each pair of faces alike."""
    faces: list[int] = []
    for _ in range(3_600):
        table.red.has(hand="", bag="red")
        table.red.resolves("draw 1")
        faces.append(int(table.red.hand[0].rsplit("-", 1)[1]))
    table.red.has(hand="white-1")

    pairs = Counter(zip(faces[::2], faces[1::2], strict=True))
    assert all_alike(pairs, [(one, other) for one in range(1, 7) for other in range(1, 7)]) > LEAST


BAG = {"white": 5, "red": 3, "blue": 2, "green": 1}


def drawn(table: Table, amount: int, times: int) -> Counter[tuple[str, ...]]:
    """The colours drawn from a Bag that is filled the same each time."""
    found: Counter[tuple[str, ...]] = Counter()
    full = " ".join(f"{colour} " * count for colour, count in BAG.items())
    for _ in range(times):
        table.red.has(hand="", bag=full)
        table.red.resolves(f"draw {amount}")
        found[tuple(sorted(die.split("-")[0] for die in table.red.hand))] += 1
    table.red.has(hand="white-1", bag="")
    return found


def test_each_die_in_the_bag_is_drawn_alike(table: Table) -> None:
    """A colour is drawn as often as it is in the Bag. (DICE-02)"""
    wanted: dict[tuple[str, ...], float] = {(colour,): count for colour, count in BAG.items()}

    assert as_likely_as(drawn(table, 1, times=3_000), wanted) > LEAST


def test_dice_drawn_together_are_drawn_without_going_back(table: Table) -> None:
    """Each set of three of the eleven Dice comes alike. (DICE-02)"""
    sets: dict[tuple[str, ...], float] = {}
    for white in range(4):
        for red in range(4 - white):
            for blue in range(4 - white - red):
                green = 3 - white - red - blue
                ways = comb(5, white) * comb(3, red) * comb(2, blue) * comb(1, green)
                name = sorted(["white"] * white + ["red"] * red + ["blue"] * blue + ["green"] * green)
                if ways:
                    sets[tuple(name)] = ways

    assert as_likely_as(drawn(table, 3, times=5_000), sets) > LEAST


# Decks and cards


@pytest.mark.parametrize("place", [0, 3, 7])
@pytest.mark.parametrize("deck", [str(deck) for deck in load().board.decks])
def test_each_card_of_a_deck_comes_to_each_place_alike(deck: str, place: int) -> None:
    """The eight decks are shuffled. (SET-01)"""
    cards = Counter(one["decks"][deck][place] for one in set_up(2, "casual"))
    assert all_alike(cards, [f"{deck}-{letter}" for letter in "abcdefgh"]) > LEAST


def test_decks_are_shuffled_separately() -> None:
    """The top card of one deck tells nothing of the top card of another. (SET-01)"""
    pairs = Counter((one["decks"]["greek"][0], one["decks"]["hebrew"][0]) for one in set_up(2, "casual"))
    pairs += Counter((one["decks"]["greek"][0], one["decks"]["hebrew"][0]) for one in set_up(3, "epic"))
    letters = "abcdefgh"
    assert all_alike(pairs, [(f"greek-{one}", f"hebrew-{other}") for one in letters for other in letters]) > LEAST


SCROLLS = [scroll.id for scroll in load().scrolls]


@pytest.mark.parametrize(
    "where", ["map 0", "map 5", "wisdom 3", "draw_pile 0", "draw_pile -1", "reserve 0", "reserve -1"]
)
def test_each_scroll_comes_to_each_place_alike(where: str) -> None:
    """The Map, the Guilds, the pile and the reserve get any of the 48. (SET-02, SET-10)"""
    pile, place = where.split()
    lying = [one[pile][int(place)] for one in set_up(4, "epic")]
    assert all_alike(Counter(one["scroll"] if isinstance(one, dict) else one for one in lying), SCROLLS) > LEAST


@every_setup
def test_each_player_is_first_player_alike(players: int, mode: str) -> None:
    """A random player is First Player. (SET-08)"""
    assert all_alike(Counter(one["first_player"] for one in set_up(players, mode)), range(players)) > LEAST


@every_setup
def test_each_caliph_card_is_in_each_stack_alike(players: int, mode: str) -> None:
    """Their four stacks get a random one each: every order is as likely. (SET-09)"""
    orders = Counter(tuple(card for card in one["draw_pile"] if "caliph" in card) for one in set_up(players, mode))
    assert all_alike(orders, list(permutations(card.id for card in load().caliph_cards))) > LEAST


@every_setup
@pytest.mark.parametrize("stack", range(4))
def test_a_caliph_card_lies_at_each_place_of_its_stack_alike(players: int, mode: str, stack: int) -> None:
    """Under three Scrolls, in its own stack of N Scrolls, above the last one; and nowhere else. (SET-09)"""
    size = {"casual": (2, 3, 4), "epic": (3, 4, 5)}[mode][players - 2] + 1
    first = 3 + stack * size
    places: Counter[int] = Counter()
    for one in set_up(players, mode):
        caliphs = [place for place, card in enumerate(one["draw_pile"]) if "caliph" in card]
        places[caliphs[stack]] += 1
    assert all_alike(places, range(first, first + size)) > LEAST


@pytest.mark.parametrize("seat", range(4))
def test_each_goal_card_is_dealt_alike(seat: int) -> None:
    """To every seat. (SET-11)"""
    dealt = Counter(one["players"][seat]["goal"] for one in set_up(4, "casual"))
    assert all_alike(dealt, [goal.id for goal in load().goal_cards]) > LEAST


def test_each_four_starting_translators_are_drawn_alike() -> None:
    """Every set of four of the ten. (SET-03)"""
    sets: Counter[tuple[int, ...]] = Counter()
    for setup in SETUPS:
        for one in set_up(*setup):
            sets[tuple(room for room in range(10) if one["rooms"][room])] += 1
    possible = list(combinations(range(10), 4))
    assert all_alike(sets, possible) > LEAST


def test_each_resource_card_lies_under_each_starting_translator_alike() -> None:
    """In whatever Room it stands. (SET-04)"""
    under: Counter[str] = Counter()
    for one in set_up(2, "epic"):
        under[next(card for card in one["resources"] if card)] += 1
    assert all_alike(under, [card.id for card in load().resource_cards]) > LEAST


def test_the_reserve_is_shuffled_fairly_when_it_comes_in(table: Table) -> None:
    """Any of its Scrolls is the new top card. (END-03)"""
    table.exhaust_pile()
    there = tuple(table.state.reserve)
    tops: Counter[int] = Counter()
    for seed in range(3_000):
        state = table.state.clone()
        state.chance = Chance.seeded(seed)
        assert pile_is_there(state)
        tops[state.draw_pile[0]] += 1
    assert all_alike(tops, there) > LEAST


# The solo opponent's Scheme Cards

SCHEMES = [f"scheme-{number}" for number in range(1, 7)]


@cache
def solo_set_up() -> tuple[Position, ...]:
    """Many solo games just set up."""
    tables = tables_for(load())
    return tuple(position(begin(tables, 1, epic=False, seed=seed)) for seed in range(GAMES))


@pytest.mark.parametrize("place", range(6))
def test_each_scheme_card_comes_to_each_place_alike(place: int) -> None:
    """When the game is set up. (SOL-01)"""
    assert all_alike(Counter(game["solo"]["pile"][place] for game in solo_set_up()), SCHEMES) > LEAST


@pytest.mark.parametrize("place", [0, 5])
def test_scheme_cards_are_shuffled_fairly_after_a_rest(solo: SoloTable, place: int) -> None:
    """Whichever lay face up. (SOL-21)"""
    counts: Counter[str] = Counter()
    for _ in range(GAMES):
        solo.exhaust_pile(with_reserve=True)
        solo.opponent.revealed(1, 2, 3).takes_turn()
        counts[solo.game.position()["solo"]["pile"][place]] += 1

    assert all_alike(counts, SCHEMES) > LEAST


@pytest.mark.parametrize("difficulty", ["scribe", "scholar"])
def test_the_scroll_of_a_difficulty_is_of_any_language_alike(difficulty: str) -> None:
    """The languages are as many in the reserve as on the cards. (SOL-04)"""
    counts: Counter[str] = Counter()
    for seed in range(GAMES // 2):
        game = Game.new(players=1, seed=seed, solo=difficulty)
        while game.decision is not None and game.decision.kind != "choose_turn":
            game.play(0)
        counts[game.position()["solo"]["face_down"].split("-")[1]] += 1

    assert all_alike(counts, ["chinese", "sanskrit", "greek", "hebrew", "persian", "syriac"]) > LEAST


# Body of Books

BOX = load().body_of_books
PAGES = [page.id for page in BOX.page_cards]
UPGRADES = [card.id for card in BOX.upgraded_action_cards]


@cache
def books_set_up() -> tuple[Position, ...]:
    """Many games with Body of Books, just set up."""
    return tuple(Game.new(players=2, seed=seed, expansions=["body-of-books"]).position() for seed in range(2 * GAMES))


@pytest.mark.parametrize("where", ["books 0", "books 5", "pile 0", "pile -1"])
def test_each_page_comes_to_each_place_alike(where: str) -> None:
    """The Books and the pile get any of the 52. (BOB-04)"""
    pile, place = where.split()
    lying = Counter(one["expansions"]["body-of-books"][pile][int(place)] for one in books_set_up())
    assert all_alike(lying, PAGES) > LEAST


@pytest.mark.parametrize("space", range(6))
def test_each_upgraded_card_comes_to_each_space_alike(space: int) -> None:
    """Six of the eight. (BOB-02)"""
    lying = Counter(one["expansions"]["body-of-books"]["upgrades"][space] for one in books_set_up())
    assert all_alike(lying, UPGRADES) > LEAST


def test_each_two_upgraded_cards_leave_the_game_alike() -> None:
    """Every pair. (BOB-02)"""
    left = Counter(tuple(sorted(one["expansions"]["body-of-books"]["left"])) for one in books_set_up())
    assert all_alike(left, list(combinations(sorted(UPGRADES), 2))) > LEAST


def test_each_four_starting_translators_of_eleven_are_drawn_alike() -> None:
    """Every set of four. (BOB-01)"""
    sets = Counter(tuple(room for room in range(11) if one["rooms"][room]) for one in books_set_up())
    assert all_alike(sets, list(combinations(range(11), 4))) > LEAST


@pytest.mark.parametrize("deck", [str(deck) for deck in load().board.decks])
def test_each_card_of_a_larger_deck_is_on_top_alike(deck: str) -> None:
    """The two new ones as often as the others. (BOB-01)"""
    tops = Counter(one["decks"][deck][0] for one in books_set_up())
    assert all_alike(tops, [f"{deck}-{letter}" for letter in "abcdefghij"]) > LEAST


def test_each_scroll_of_the_larger_pile_comes_to_the_map_alike() -> None:
    """The six new ones as often as the others. (BOB-01)"""
    lying = Counter(one["map"][2]["scroll"] for one in books_set_up())
    assert all_alike(lying, [*SCROLLS, *(scroll.id for scroll in BOX.scrolls)]) > LEAST
