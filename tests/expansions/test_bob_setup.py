"""BOB: what the expansion puts on the table before anybody picks."""

from collections import Counter
from typing import Any

import pytest

from kit import rule
from scholars import Game
from scholars.catalogue import load

Position = dict[str, Any]
EXPANSION = "body-of-books"
PLAYERS = (2, 3, 4)
every_count = pytest.mark.parametrize("players", PLAYERS)


def begun(players: int = 2, mode: str = "casual", seed: int = 1) -> Game:
    """A new game with the expansion, before anybody picks."""
    return Game.new(players=players, mode=mode, seed=seed, expansions=[EXPANSION])


def laid(players: int = 2, mode: str = "casual", seed: int = 1) -> tuple[Position, Position]:
    """Everything on its table, and the expansion's things apart."""
    position = begun(players, mode, seed).position()
    return position, position["expansions"][EXPANSION]


@rule("BOB-01")
@pytest.mark.parametrize("mode", ["casual", "epic"])
@every_count
def test_it_is_an_option_for_any_number_of_players(players: int, mode: str) -> None:
    """Casual or Epic; without it nothing of it is there."""
    game = begun(players, mode)

    assert len(game.position()["players"]) == players
    assert game.faults() == ()
    assert Game.new(players=players, mode=mode, seed=1).position()["expansions"] == {}


@rule("BOB-01")
@pytest.mark.parametrize("difficulty", ["student", "scribe", "teacher", "scholar"])
def test_it_is_an_option_against_the_solo_opponent(difficulty: str) -> None:
    """At every difficulty."""
    game = Game.new(players=1, seed=1, solo=difficulty, expansions=[EXPANSION])

    assert game.faults() == ()
    assert EXPANSION in game.position()["expansions"]


@rule("BOB-01")
def test_two_more_translators_in_each_deck() -> None:
    """They are shuffled in, so that any of them may lie anywhere."""
    places: set[int] = set()
    for seed in range(30):
        decks: dict[str, list[str]] = laid(seed=seed)[0]["decks"]
        for character, deck in decks.items():
            assert sorted(deck) == [f"{character}-{letter}" for letter in "abcdefghij"]
            places.update(deck.index(f"{character}-{letter}") for letter in "ij")

    assert places == set(range(10))


@rule("BOB-01")
def test_six_more_scrolls() -> None:
    """They come with the others: on the Map, in the House of Wisdom, in the pile and in the reserve."""
    where: Counter[str] = Counter()
    for seed in range(30):
        table, _ = laid(seed=seed)
        lying = {
            "map": [place["scroll"] for place in table["map"]],
            "wisdom": [place["scroll"] for place in table["wisdom"] if place],
            "pile": table["draw_pile"],
            "reserve": table["reserve"],
        }
        medicine = Counter({place: sum(card.endswith("-m") for card in cards) for place, cards in lying.items()})
        assert sum(medicine.values()) == 6
        where += medicine

    assert set(where) == {"map", "wisdom", "pile", "reserve"}


@rule("BOB-01", "BOB-09")
def test_the_new_starting_translator_may_be_drawn() -> None:
    """It stands in Room 11, the one to the right of Room 10."""
    drawn = 0
    for seed in range(30):
        rooms = laid(seed=seed)[0]["rooms"]
        assert len(rooms) == 11
        assert sum(room is not None for room in rooms) == 4
        if rooms[10] is not None:
            drawn += 1
            assert rooms[10]["translator"] == "starting-11"

    assert 0 < drawn < 30


@rule("BOB-02")
def test_six_of_the_eight_upgraded_action_cards() -> None:
    """Which of them, and where, is chance; the other two leave the game."""
    ids = {card.id for card in load().body_of_books.upgraded_action_cards}
    left: set[str] = set()
    for seed in range(30):
        _, books = laid(seed=seed)
        assert len(books["upgrades"]) == 6
        assert {*books["upgrades"], *books["left"]} == ids
        left.update(books["left"])

    assert left == ids


@rule("BOB-03")
@every_count
def test_xp_on_every_track_and_on_the_first_caliph_space(players: int) -> None:
    """1 on space 3 of each of the seven Tracks, 1 for each player on the Caliph space."""
    _, books = laid(players)

    assert len(books["track_xp"]) == 7
    assert books["caliph_xp"] == players


@rule("BOB-04")
def test_six_pages_face_up() -> None:
    """Two on each of the three Books; the other 46 make the pile."""
    tops: set[str] = set()
    for seed in range(30):
        _, books = laid(seed=seed)
        assert len(books["books"]) == 6
        assert None not in books["books"]
        assert len({*books["books"], *books["pile"]}) == 52
        assert len(books["pile"]) == 46
        tops.add(books["pile"][0])

    assert len(tops) > 10


@rule("BOB-05")
@every_count
def test_what_each_player_has(players: int) -> None:
    """The Medicine card, a Marker on Medicine 0, a Black Die, 1 XP, a Starting Page under Recruit, no row filled."""
    table, books = laid(players)

    for seat, player in enumerate(table["players"]):
        assert "medicine" in player["cards"]
        assert player["tracks"]["medicine"] == 0
        assert player["bag"] == {"black": 1}
        assert player["retirees"] == [["page-start"], [], [], []]
        assert books["xp"][seat] == 1
        assert books["rows"][seat] == 0
        assert books["upgraded"][seat] == []
    assert table["supply"]["black"] == 16 - players


@rule("BOB-05")
def test_the_black_die_is_in_the_bag_before_the_starting_picks() -> None:
    """So it may be among the four Dice drawn."""
    drawn = 0
    for seed in range(20):
        game = begun(seed=seed)
        assert game.decision is not None
        seat = game.decision.seat
        game.play(0)
        drawn += any(die.startswith("black") for die in game.position()["players"][seat]["hand"])

    assert 0 < drawn < 20


@rule("BOB-06")
def test_sixteen_black_dice() -> None:
    """All of them are in the Main Supply, in Bags and in hands."""
    table, _ = laid(4)

    assert table["supply"]["black"] + sum(player["bag"]["black"] for player in table["players"]) == 16
