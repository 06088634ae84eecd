"""A game dealt anew: it looks the same, is sound, and everything unknown is dealt fairly."""

import random
from collections import Counter

import pytest

from kit import SoloTable, Table
from kit.chi_square import LEAST, all_alike, as_likely_as
from kit.other_secrets import unseen
from kit.random_games import Setup, book_setups, moments, play_on, setups, solo_setups
from scholars import Game
from scholars.engine.state import State

GAMES = [*setups(12), *solo_setups(10), *book_setups(40)[::5]]
DEALT = 2_000


def played(players: int = 2, seed: int = 11, choices: int = 40) -> Game:
    """A game some choices after its start."""
    game = Game.new(players=players, seed=seed)
    play_on(game, random.Random(seed), choices)  # noqa: S311 - the test's own
    return game


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_the_known_stays_and_the_unknown_is_all_there(setup: Setup) -> None:
    """No law is broken, each pile holds what may lie there, and everything seen is as it was."""
    for number, moment in enumerate(moments(setup)):
        if number % 5:
            continue
        dealt = moment.game.determinise(0, number)
        assert dealt.faults() == ()
        here, there = unseen(moment.game), unseen(dealt)
        assert unseen_scrolls(there) == unseen_scrolls(here)
        assert here == there
        assert known(dealt) == known(moment.game)


def unseen_scrolls(piles: dict[str, set[str]]) -> set[str]:
    """Scrolls and Caliph Cards nobody has seen, taken from the piles they may lie in."""
    return set[str]().union(*(piles.pop(pile, set()) for pile in ("draw_pile", "reserve", "face_down")))


def known(game: Game) -> dict[str, object]:
    """What everybody knows of the decks and the pile."""
    state = game.state
    decks = [(cards[:1], cards[len(cards) - int(state.under[deck]) :]) for deck, cards in enumerate(state.decks)]
    return {"decks": decks, "stacks": state.stacks, "caliphs": caliphs(state), "reserve": len(state.reserve)}


def caliphs(state: State) -> list[int]:
    """How many Caliph Cards each stack of the draw pile holds."""
    counts, start = [], 0
    for size in state.stacks:
        counts.append(sum(1 for card in state.draw_pile[start : start + size] if card >= state.tables.first_caliph))
        start += size
    return counts


# Fairly


def test_a_card_of_a_deck_may_lie_at_each_unknown_place() -> None:
    """Each as often; never on top, and never among those seen going under."""
    game = played()
    cards = game.state.decks[0]
    last = len(cards) - int(game.state.under[0])
    for card in cards[1:last]:
        places = Counter(game.determinise(0, seed).state.decks[0].index(card) for seed in range(DEALT))
        assert all_alike(places, range(1, last)) > LEAST


def test_a_scroll_may_lie_anywhere_in_the_draw_pile_or_the_reserve() -> None:
    """At each place as often, but where the Caliph Card of a stack lies."""
    game = Game.new(players=2, seed=3)
    state = game.state
    size, stack = len(state.draw_pile), int(state.stacks[1])
    scroll = state.reserve[0]
    places: Counter[str] = Counter()
    for seed in range(3 * DEALT):
        dealt = game.determinise(0, seed).state
        place = (*dealt.draw_pile, *dealt.reserve).index(scroll)
        places["top" if place < 3 else "reserve" if place >= size else "bottom" if place == size - 1 else "middle"] += 1
    weights = {"top": 3.0, "middle": 4.0 * (stack - 1), "bottom": 1.0, "reserve": float(len(state.reserve))}
    assert as_likely_as(places, weights) > LEAST


def test_a_caliph_card_may_lie_at_each_place_of_each_stack() -> None:
    """Each of the four in each of the four stacks, at each place of it."""
    game = Game.new(players=3, seed=5)
    state = game.state
    first, start, stack = int(state.tables.first_caliph), int(state.stacks[0]), int(state.stacks[1])
    places: Counter[int] = Counter(
        game.determinise(0, seed).state.draw_pile.index(first + 2) for seed in range(2 * DEALT)
    )
    assert all_alike(places, range(start, start + 4 * stack)) > LEAST


def test_the_next_die_may_show_each_face(table: Table) -> None:
    """It is not the one the true game would roll."""
    table.red.has(bag="red", hand="white-1")
    table.red.works("travel", "white-1", card="apprentice")
    table.stay_open()
    faces: Counter[int] = Counter()
    for seed in range(DEALT):
        (event,) = [event for event in table.game.determinise(0, seed).play("small action-1") if "die" in event.numbers]
        faces[event.numbers["die"] % 6 + 1] += 1
    assert all_alike(faces, range(1, 7)) > LEAST


# The solo opponent's


def solo_game(difficulty: str = "scribe") -> Game:
    """A solo game at the human's first turn."""
    game = Game.new(players=1, seed=5, solo=difficulty)
    while game.decision is not None and game.decision.kind != "choose_turn":
        game.play(0)
    return game


def test_each_scheme_card_may_come_next() -> None:
    """As often as another."""
    game = solo_game()
    first = Counter(game.determinise(0, seed).position()["solo"]["pile"][0] for seed in range(DEALT))
    assert all_alike(first, [f"scheme-{number}" for number in range(1, 7)]) > LEAST


def test_scheme_cards_that_lie_face_up_stay(solo: SoloTable) -> None:
    """Only those to come are dealt anew."""
    solo.opponent.takes_turn(4)
    solo.opponent.takes_turn(1)
    seconds = set()
    for seed in range(200):
        board = solo.game.determinise(0, seed).position()["solo"]
        assert board["face_up"] == ["scheme-4", "scheme-1"]
        seconds.add(board["pile"][1])
    assert seconds == {"scheme-2", "scheme-3", "scheme-5", "scheme-6"}


def test_the_face_down_scroll_may_be_any_that_nobody_has_seen() -> None:
    """Each as often; one of the draw pile may be it, and the true one may lie there."""
    game = solo_game()
    position = game.position()
    hidden = [card for card in position["draw_pile"] if card.startswith("scroll")]
    hidden += [*position["reserve"], position["solo"]["face_down"]]
    dealt = Counter(game.determinise(0, seed).position()["solo"]["face_down"] for seed in range(DEALT))
    assert all_alike(dealt, hidden) > LEAST


# Never the true future


def test_no_dealt_game_has_the_generator_or_the_seed_of_the_true_one() -> None:
    """Not even one that is dealt with the true game's own seed."""
    for number, moment in enumerate(moments(setups(1)[0])):
        true = moment.game.state
        for seed in (true.seed, number, 0):
            dealt = moment.game.determinise(0, seed).state
            assert not set(dealt.chance.words()[:3]) & set(true.chance.words()[:3])
            assert dealt.seed != true.seed


def test_the_true_order_is_met_only_by_chance() -> None:
    """Of a thousand dealt games none has the draw pile of the true one."""
    game = Game.new(players=2, seed=8)
    assert all(game.determinise(0, seed).state.draw_pile != game.state.draw_pile for seed in range(1000))


def test_a_dealt_game_knows_nothing_of_the_past() -> None:
    """It begins where it was dealt; only the number of its decision tells that something came before."""
    game = played(seed=2**200 + 1)
    dealt = game.determinise(0, 1)
    assert dealt.history == ()
    assert game.decision is not None
    assert dealt.decision is not None
    assert dealt.decision.number == game.decision.number == 40
    dealt.play(0)
    assert dealt.decision is not None
    assert dealt.decision.number == 41
    assert dealt.clone().decision.number == 41
    assert str(game.state.seed) not in str(dealt.record())


def test_dealing_changes_nothing() -> None:
    """The same seed deals the same game, another seed another, and the game itself stays."""
    game = played()
    before = game.position()
    assert game.determinise(0, 1) == game.determinise(0, 1)
    assert game.determinise(0, 1) != game.determinise(0, 2)
    assert game.position() == before


def test_a_dealt_game_goes_on_soundly() -> None:
    """To its end, from anywhere."""
    for number, moment in enumerate(moments(setups(2)[1])):
        if number % 40 == 0 and not moment.game.over:
            dealt = moment.game.determinise(1, number)
            dealt.state.playout()
            assert dealt.faults() == ()
