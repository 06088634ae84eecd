import json
import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from kit import Table, rule
from scholars import Game
from scholars.catalogue import load

Position = dict[str, Any]

PLAYERS = (2, 3, 4)
SCROLLS_WITH_A_CALIPH = [
    ("casual", 2, 2),
    ("casual", 3, 3),
    ("casual", 4, 4),
    ("epic", 2, 3),
    ("epic", 3, 4),
    ("epic", 4, 5),
]
every_count = pytest.mark.parametrize("players", PLAYERS)
every_pile = pytest.mark.parametrize(("mode", "players", "each"), SCROLLS_WITH_A_CALIPH)


def laid(players: int = 2, mode: str = "casual", seed: int = 1) -> Position:
    """Everything on the table of a new game, before anybody picks."""
    return Game.new(players=players, mode=mode, seed=seed).position()


def now(game: Game) -> Position:
    """Everything on the table of a game."""
    return game.position()


def scrolls_of(places: list[Position | None]) -> list[str]:
    """The Scrolls that lie on some places."""
    return [place["scroll"] for place in places if place is not None]


def game_with(resource: str) -> tuple[Game, str]:
    """A game for two in which this Resource Card can be picked, and the choice that picks it."""
    for seed in range(100):
        game = Game.new(players=2, seed=seed)
        under: list[str | None] = now(game)["resources"]
        if resource in under:
            return game, f"pick room-{under.index(resource) + 1}"
    raise AssertionError(f"{resource} is never there")


def picked(resource: str) -> tuple[Game, int]:
    """A game for two in which the first to pick has just taken this Resource Card, and their seat."""
    game, pick = game_with(resource)
    assert game.decision is not None
    seat = game.decision.seat
    game.play(pick)
    return game, seat


def player(game: Game, seat: int) -> Position:
    """What a player has."""
    has: Position = now(game)["players"][seat]
    return has


def options(game: Game) -> list[str]:
    """The open options, in notation."""
    assert game.decision is not None
    return [str(option) for option in game.decision.options]


def asked(game: Game) -> tuple[str, int]:
    """What is asked, and whom."""
    assert game.decision is not None
    return game.decision.kind, game.decision.seat


def pick_all(game: Game) -> list[int]:
    """Everybody picks their pair and declines what can be declined; the seats in the order they picked."""
    order: list[int] = []
    while asked(game)[0] != "choose_turn":
        choice = 0 if asked(game)[0] == "choose_pair" else len(options(game)) - 1
        order += [event.numbers["seat"] for event in game.play(choice) if event.name == "translator_picked"]
    return order


@rule("SET-01")
def test_there_are_eight_decks_of_eight_translators() -> None:
    """Each deck holds the eight cards of its own character."""
    decks = laid()["decks"]

    assert list(decks) == ["chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "mixed-1", "mixed-2"]
    for character, cards in decks.items():
        assert sorted(cards) == [f"{character}-{letter}" for letter in "abcdefgh"]


@rule("SET-01")
def test_the_decks_are_shuffled_separately() -> None:
    """No deck lies as in another game, nor in the order of another deck."""
    decks, others = laid(seed=1)["decks"], laid(seed=2)["decks"]
    orders = {"".join(card[-1] for card in cards) for cards in decks.values()}

    assert len(orders) == 8
    assert all(decks[character] != others[character] for character in decks)


@rule("SET-01")
def test_only_the_top_card_of_a_deck_is_available(table: Table) -> None:
    """A Recruit action offers each deck within reach once, and acts on its top card."""
    table.top("chinese-b")
    table.top("chinese-a")

    recruits = table.red.recruits(value=1)
    table.red.plays("dispatch chinese", "end-turn")

    assert [option for option in recruits if option.startswith("dispatch")] == ["dispatch chinese", "dispatch sanskrit"]
    assert table.red.silver == 2  # chinese-a's Dispatch effect
    assert table.deck("chinese")[0] == "chinese-b"


@rule("SET-02")
@every_count
def test_a_scroll_lies_on_each_map_space_and_at_the_top_of_each_guild(players: int) -> None:
    """Six Scrolls on the Map, one in each Guild, no Influence on any."""
    table = laid(players)
    map_, wisdom = table["map"], table["wisdom"]

    assert len(scrolls_of(map_)) == 6
    assert [place is not None for place in wisdom] == [True, False, False] * 3
    assert all(place["influence"] == -1 for place in (*map_, *wisdom) if place)


@rule("SET-02", "SET-10")
@every_pile
def test_each_of_the_48_scrolls_is_in_one_place(mode: str, players: int, each: int) -> None:
    """Map, House of Wisdom, draw pile and reserve hold every Scroll once."""
    table = laid(players, mode)
    pile = [card for card in table["draw_pile"] if card.startswith("scroll")]

    lying = scrolls_of(table["map"]) + scrolls_of(table["wisdom"]) + pile + table["reserve"]

    assert len(lying) == 48
    assert set(lying) == {scroll.id for scroll in load().scrolls}
    assert len(pile) == 3 + 4 * each + 1


@rule("SET-02")
def test_the_scrolls_are_shuffled() -> None:
    """Over many games every Scroll comes to the Map, to the House of Wisdom, into the pile and into the reserve."""
    seen: dict[str, set[str]] = {"map": set(), "wisdom": set(), "draw_pile": set(), "reserve": set()}
    for seed in range(200):
        table = laid(seed=seed)
        seen["map"].update(scrolls_of(table["map"]))
        seen["wisdom"].update(scrolls_of(table["wisdom"]))
        seen["draw_pile"].update(card for card in table["draw_pile"] if card.startswith("scroll"))
        seen["reserve"].update(table["reserve"])

    assert {place: len(scrolls) for place, scrolls in seen.items()} == dict.fromkeys(seen, 48)


@rule("SET-03")
@every_count
def test_four_starting_translators_stand_in_the_rooms_of_their_numbers(players: int) -> None:
    """Four Rooms are taken, each by the Starting Translator with its number, and the other six left the game."""
    table = laid(players)
    standing = {number: room for number, room in enumerate(table["rooms"], start=1) if room}

    assert len(standing) == 4
    assert standing == {
        number: {"translator": f"starting-{number}", "owner": -1, "gold": 0} for number in standing
    }  # fmt: skip
    assert set(re.findall(r"starting-\d+", json.dumps(table))) == {f"starting-{number}" for number in standing}


@rule("SET-03", "SET-04")
def test_any_four_of_the_ten_are_drawn() -> None:
    """Over many games each of the ten Starting Translators and each of the ten Resource Cards comes out."""
    tables = [laid(seed=seed) for seed in range(60)]

    rooms = {room["translator"] for table in tables for room in table["rooms"] if room}
    resources = {card for table in tables for card in table["resources"] if card}

    assert rooms == {f"starting-{number}" for number in range(1, 11)}
    assert resources == {f"resource-{number}" for number in range(1, 11)}


@rule("SET-04")
@every_count
def test_a_resource_card_lies_under_each_starting_translator(players: int) -> None:
    """Four different Resource Cards, one under each, and the other six left the game."""
    table = laid(players)
    under = {room for room, card in enumerate(table["resources"]) if card}
    cards = {card for card in table["resources"] if card}

    assert under == {room for room, translator in enumerate(table["rooms"]) if translator}
    assert len(cards) == 4
    assert set(re.findall(r"resource-\d+", json.dumps(table))) == cards


@rule("SET-04")
def test_resource_cards_and_translators_are_paired_at_random() -> None:
    """A Starting Translator has not always the same Resource Card under it."""
    tables = [laid(seed=seed) for seed in range(60)]

    under_the_first = {table["resources"][0] for table in tables if table["rooms"][0]}

    assert len(under_the_first) > 5


@rule("SET-05")
@every_count
def test_each_player_has_their_pieces(players: int) -> None:
    """7 Action Cards, 20 Influence, an empty Bag; nothing on the Player Board, nothing in supply."""
    everybody = laid(players)["players"]

    assert len(everybody) == players
    for has in everybody:
        assert has["cards"] == [
            "mathematics", "physics", "chemistry", "philosophy", "biology", "apprentice", "patron"
        ]  # fmt: skip
        assert has["influence"] == 20
        assert (has["bag"], has["hand"], has["workers"]) == ({}, {}, {})
        assert (has["silver"], has["gold"]) == (0, 0)
        assert has["slots"] == [None] * 6
        assert has["retirees"] == [[], [], [], []]


@rule("SET-06")
@every_count
def test_markers_stand_where_they_start(players: int) -> None:
    """Research Markers on 0, Player Markers on the top-centre Spot, the Neutral one on the bottom-centre Spot."""
    table = laid(players)

    assert table["neutral_spot"] == 6
    for has in table["players"]:
        assert has["spot"] == 0
        assert set(has["tracks"].values()) == {0}


@rule("SET-07", "SET-11")
@every_count
def test_the_main_supply_holds_the_dice_that_are_on_no_goal_card(players: int) -> None:
    """40 White, 20 of each primary and 5 of each secondary; the Die on each Goal Card comes from there."""
    table = laid(players)
    goals = {goal.id: str(goal.die) for goal in load().goal_cards}
    on_goal_cards = Counter(goals[has["goal"]] for has in table["players"])

    assert Counter(table["supply"]) + on_goal_cards == Counter(
        white=40, red=20, blue=20, yellow=20, purple=5, orange=5, green=5
    )
    assert on_goal_cards.total() == players


@rule("SET-07")
def test_gold_silver_and_workers_are_unlimited(table: Table) -> None:
    """A player gains more than the box holds."""
    table.red.has(silver=50, gold=35, workers="red " * 12)

    table.red.resolves("2 silver and 1 gold and 2 red worker")

    assert (table.red.silver, table.red.gold, len(table.red.workers)) == (52, 36, 14)


@rule("SET-08")
@every_count
def test_any_player_can_be_first_player(players: int) -> None:
    """Over many games everybody is First Player, and the First Player has the first turn."""
    games = [Game.new(players=players, seed=seed) for seed in range(30)]
    for game in games:
        pick_all(game)

    assert {now(game)["first_player"] for game in games} == set(range(players))
    assert all(asked(game) == ("choose_turn", now(game)["first_player"]) for game in games)


@rule("SET-08")
def test_the_first_player_stays_first_player() -> None:
    """Every round begins with the same player, to the end of the game."""
    game = Game.new(players=3, seed=4)
    first = now(game)["first_player"]
    turns = []
    while not game.over:
        told = game.play(len(options(game)) // 2)
        turns += [event for event in told if event.name in ("round_began", "turn_began")]

    began = [turn.numbers["seat"] for event, turn in pairwise(turns) if event.name == "round_began"]
    assert set(began) == {first}
    assert now(game)["first_player"] == first
    assert len(began) > 5


@rule("SET-09")
@every_pile
def test_the_draw_pile_is_built_of_six_stacks(mode: str, players: int, each: int) -> None:
    """From the top: 3 Scrolls, four stacks of so many Scrolls with one Caliph Card each, 1 Scroll."""
    for seed in range(20):
        pile = [card.startswith("caliph") for card in laid(players, mode, seed)["draw_pile"]]
        stacks = [pile[3 + (each + 1) * stack :][: each + 1] for stack in range(4)]

        assert len(pile) == 3 + 4 * (each + 1) + 1
        assert pile[:3] == [False] * 3
        assert [sum(stack) for stack in stacks] == [1, 1, 1, 1]
        assert pile[-1] is False


@rule("SET-09")
def test_all_four_caliph_cards_are_in_the_pile_in_any_order() -> None:
    """Each Caliph Card is in one stack, and not always in the same."""
    orders = {
        tuple(card for card in laid(seed=seed)["draw_pile"] if card.startswith("caliph")) for seed in range(200)
    }  # fmt: skip

    assert {tuple(sorted(order)) for order in orders} == {("caliph-1", "caliph-2", "caliph-3", "caliph-4")}
    assert len(orders) == 24


@rule("SET-09")
def test_a_caliph_card_can_lie_anywhere_in_its_stack() -> None:
    """Each stack is shuffled by itself."""
    places: list[set[int]] = [set(), set(), set(), set()]
    for seed in range(60):
        pile = laid(players=4, seed=seed)["draw_pile"]
        for stack in range(4):
            cards = pile[3 + 5 * stack :][:5]
            places[stack].update(place for place, card in enumerate(cards) if card.startswith("caliph"))

    assert places == [{0, 1, 2, 3, 4}] * 4


@rule("SET-10")
@every_pile
def test_scrolls_that_are_not_used_make_the_reserve(mode: str, players: int, each: int) -> None:
    """What is neither on the board nor in the pile; there are no Caliph Cards among them."""
    reserve = laid(players, mode)["reserve"]

    assert len(reserve) == 48 - 9 - (3 + 4 * each + 1)
    assert all(card.startswith("scroll") for card in reserve)


@rule("SET-10")
def test_the_reserve_is_out_of_play(table: Table) -> None:
    """A Rest reveals the pile's bottom card, not one of the reserve, as long as there is one."""
    table.pile(bottom=["scroll-greek-a"])
    reserve = table.game.position()["reserve"]
    table.red.lies("recruit", "physics")

    told = table.red.rests()

    assert "reserve_came_in" not in told
    assert table.game.position()["reserve"] == reserve
    table.stay_open()


@rule("SET-11")
@every_count
def test_each_player_is_dealt_a_goal_card(players: int) -> None:
    """Different ones, no target met, so that the sixth slot is locked."""
    for seed in range(20):
        everybody = laid(players, seed=seed)["players"]

        assert len({has["goal"] for has in everybody}) == players
        assert all(has["targets"] == 0 for has in everybody)
        assert all("goal" not in has["cards"] for has in everybody)


@rule("SET-11")
def test_any_of_the_six_goal_cards_can_be_dealt() -> None:
    """They are shuffled."""
    dealt = {has["goal"] for seed in range(60) for has in laid(seed=seed)["players"]}

    assert dealt == {
        f"goal-{character}" for character in ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac")
    }


@rule("SET-12")
@every_count
def test_each_player_has_the_starting_scroll_of_their_goal_card(players: int) -> None:
    """The Starting Scroll shows the character of the Goal Card."""
    for seed in range(20):
        for has in laid(players, seed=seed)["players"]:
            assert has["scrolls"] == [has["goal"].replace("goal", "starting-scroll")]


@rule("SET-13")
@every_count
def test_pairs_are_picked_in_reverse_turn_order(players: int) -> None:
    """The player to the right of the First Player first, the First Player last."""
    for seed in range(12):
        game = Game.new(players=players, seed=seed)
        first: int = now(game)["first_player"]

        assert pick_all(game) == [(first - 1 - place) % players for place in range(players)]


@rule("SET-13")
def test_a_pair_is_a_starting_translator_and_the_card_under_it() -> None:
    """The pick names a Room; the Translator there gets one Influence, the player the Resource Card."""
    game = Game.new(players=2, seed=1)
    table = now(game)
    room = next(number for number, card in enumerate(table["resources"]) if card)
    seat = asked(game)[1]

    game.play(f"pick room-{room + 1}")

    assert now(game)["rooms"][room]["owner"] == seat
    assert player(game, seat)["resource"] == table["resources"][room]
    assert now(game)["resources"][room] is None


@rule("SET-13")
def test_the_influence_on_the_translator_comes_from_the_supply() -> None:
    """19 of 20 are left."""
    game, seat = picked("resource-6")

    assert player(game, seat)["influence"] == 19
    assert player(game, 1 - seat)["influence"] == 20


@rule("SET-13")
def test_a_pair_can_be_picked_once() -> None:
    """The second player finds three pairs."""
    game, pick = game_with("resource-6")
    before = options(game)

    game.play(pick)

    assert asked(game)[0] == "choose_pair"
    assert options(game) == [option for option in before if option != pick]
    assert len(before) == 4


@rule("SET-14")
@pytest.mark.parametrize("number", range(1, 11))
def test_a_resource_card_is_resolved_from_top_to_bottom(number: int) -> None:
    """Dice into the Bag; 4 of them drawn and rolled; Gold; Silver; Workers."""
    (card,) = [card for card in load().resource_cards if card.id == f"resource-{number}"]
    game, pick = game_with(card.id)
    dice = card.white_dice + card.red_dice + card.blue_dice + card.yellow_dice

    told = list(game.play(pick))[: 1 + dice + 4 + 2 + len(card.workers)]

    names = [event.name for event in told]
    assert names == ["translator_picked"] + ["die_to_bag"] * dice + ["die_rolled"] * 4 + [
        "gold_gained", "silver_gained", *["worker_gained"] * len(card.workers)
    ]  # fmt: skip
    bagged = Counter(event.numbers["colour"] for event in told if event.name == "die_to_bag")
    assert bagged == +Counter({0: card.white_dice, 1: card.red_dice, 2: card.blue_dice, 3: card.yellow_dice})
    gained = [event.numbers.get("amount") for event in told if event.name in ("gold_gained", "silver_gained")]
    assert gained == [card.gold, card.silver]
    workers = [
        ("white", "red", "blue", "yellow")[event.numbers["worker"]] for event in told[len(told) - len(card.workers) :]
    ]
    assert workers == list(card.workers)


@rule("SET-14")
def test_what_a_resource_card_lists_is_what_the_player_has() -> None:
    """6 White Dice of which 4 are in hand, 2 Gold, 2 Silver, a Worker of each colour."""
    game, seat = picked("resource-6")
    has = player(game, seat)

    assert has["bag"] == {"white": 2}
    assert sum(has["hand"].values()) == 4
    assert all(die.startswith("white-") for die in has["hand"])
    assert (has["gold"], has["silver"]) == (2, 2)
    assert has["workers"] == {"white": 1, "red": 1, "blue": 1, "yellow": 1}
    supply = now(game)["supply"]
    assert supply["white"] == 34


@rule("SET-14")
def test_the_four_dice_are_drawn_at_random() -> None:
    """The one Red Die among seven is drawn in some games and left in the Bag in others."""
    drawn = set()
    for seed in range(150):
        game = Game.new(players=2, seed=seed)
        under: list[str | None] = now(game)["resources"]
        if "resource-1" in under:
            seat = asked(game)[1]
            game.play(f"pick room-{under.index('resource-1') + 1}")
            drawn.add(any(die.startswith("red") for die in player(game, seat)["hand"]))

    assert drawn == {True, False}


@rule("SET-14")
def test_a_card_is_resolved_completely_before_the_next_player_picks() -> None:
    """The Influence that the Astronomy Track gives is placed first, and the next player finds it there."""
    game, seat = picked("resource-1")
    assert asked(game) == ("choose_scroll_to_influence", seat)

    game.play("mark wisdom-purple-top")

    assert asked(game) == ("choose_pair", 1 - seat)
    assert now(game)["wisdom"][0]["influence"] == seat


@rule("SET-15")
@pytest.mark.parametrize(
    ("resource", "track"),
    [
        ("resource-1", "astronomy"),
        ("resource-2", "biology"),
        ("resource-7", "philosophy"),
        ("resource-8", "physics"),
        ("resource-9", "mathematics"),
        ("resource-10", "chemistry"),
    ],
)
def test_a_bonus_can_be_one_step_on_a_research_track(resource: str, track: str) -> None:
    """The Marker stands on 1 of that Track, and on 0 of the others."""
    game, seat = picked(resource)

    assert {name for name, level in player(game, seat)["tracks"].items() if level} == {track}
    assert player(game, seat)["tracks"][track] == 1


@rule("SET-15")
@pytest.mark.parametrize(
    ("resource", "gold", "silver"), [("resource-8", 1 + 1, 3), ("resource-7", 2, 2 + 1), ("resource-9", 2, 2)]
)
def test_the_step_brings_its_immediate_benefit(resource: str, gold: int, silver: int) -> None:
    """Physics 1 gives a Gold, Philosophy 1 a Silver, and Mathematics 1 a Worker of choice."""
    game, seat = picked(resource)

    assert (player(game, seat)["gold"], player(game, seat)["silver"]) == (gold, silver)
    assert (asked(game)[0] == "choose_worker_to_gain") is (resource == "resource-9")


@rule("SET-15")
def test_the_benefit_of_mathematics_is_a_worker_of_any_colour() -> None:
    """The player chooses among the four colours, White too."""
    game, seat = picked("resource-9")
    assert options(game) == [f"gain-worker {colour}" for colour in ("white", "red", "blue", "yellow")]

    game.play("gain-worker blue")

    assert player(game, seat)["workers"] == {"white": 1, "blue": 1}


@rule("SET-15")
def test_the_benefit_of_biology_draws_a_die() -> None:
    """A fifth Die comes to hand; as every benefit of a Track it may be declined."""
    game, seat = picked("resource-2")
    assert options(game) == ["accept", "decline"]

    game.play("accept")

    assert sum(player(game, seat)["hand"].values()) == 5
    assert sum(player(game, seat)["bag"].values()) == 3


@rule("SET-15")
def test_the_benefit_of_chemistry_destroys_a_white_die() -> None:
    """One White Die goes back to the Main Supply."""
    game, _ = picked("resource-10")
    game.play("accept")

    assert "return-die bag" in options(game)
    game.play("return-die bag")

    assert now(game)["supply"]["white"] == 40 - 7 + 1


@rule("SET-15")
def test_a_bonus_can_be_an_influence_in_a_guild() -> None:
    """The Green Guild; who is first there controls it. It may be declined."""
    game, seat = picked("resource-5")
    assert options(game) == ["influence green", "decline"]

    game.play("influence green")

    position = now(game)
    assert position["guilds"][2][seat] == 1
    assert position["control"] == [-1, -1, seat]
    assert player(game, seat)["influence"] == 18


@rule("SET-15")
def test_a_bonus_can_be_an_influence_on_a_scroll() -> None:
    """Any Scroll of the Map or of the House of Wisdom, or none."""
    game, seat = picked("resource-3")
    assert len([option for option in options(game) if option.startswith("mark")]) == 9
    assert options(game)[-1] == "decline"

    game.play("mark map-top-left")

    assert now(game)["map"][5]["influence"] == seat
    assert player(game, seat)["influence"] == 18


@rule("SET-15")
def test_a_bonus_can_be_one_more_drawn_die() -> None:
    """Five Dice in hand, rolled; the other four in the Bag."""
    game, seat = picked("resource-4")

    assert sum(player(game, seat)["hand"].values()) == 5
    assert sum(player(game, seat)["bag"].values()) == 4
    assert asked(game) == ("choose_pair", 1 - seat)


@rule("SET-16")
@every_count
def test_translators_nobody_picked_stay_as_neutral_ones(players: int) -> None:
    """Each player marks one of the four; nobody's Influence lies on the others."""
    game = Game.new(players=players, seed=3)
    before = [room and room["translator"] for room in now(game)["rooms"]]
    pick_all(game)
    after = now(game)["rooms"]

    assert sorted(room["owner"] for room in after if room) == [-1] * (4 - players) + list(range(players))
    assert [room and room["translator"] for room in after] == before


@rule("SET-16")
@every_count
def test_resource_cards_nobody_picked_leave_the_game(players: int) -> None:
    """Only those the players took are left."""
    game = Game.new(players=players, seed=3)
    pick_all(game)
    position = now(game)
    taken = {has["resource"] for has in position["players"]}

    assert len(taken) == players
    assert set(re.findall(r"resource-\d+", json.dumps(position))) == taken
