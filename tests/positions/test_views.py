"""What a seat may see of a game: the open table, its own Bag, its own options, and nothing else."""

import json
from pathlib import Path

import pytest

from kit import SoloTable, Table
from kit.random_games import moments, setups
from scholars import Game

GAME = {
    *("format", "catalogue", "mode", "round", "last_round", "turn", "first_player", "passed", "reveals"),
    *("supply", "rooms", "map", "wisdom", "guilds", "control", "neutral_spot", "caliphs", "caliph_marks"),
    *("decks", "draw_pile", "reserve", "discarded", "resources", "work", "solo", "players", "seat", "decision"),
    "expansions",
}
PLAYER = {
    *("name", "silver", "gold", "influence", "spot", "goal", "targets", "resource", "cards", "tracks", "workers"),
    *("bag_size", "hand", "slots", "scrolls", "set_aside", "retirees"),
}


SOLO = {"difficulty", "marker", "markers_placed", "dice_sum", "pile", "face_up", "shelves", "face_down"}


@pytest.fixture
def game() -> Game:
    """Three players, some choices after the start."""
    game = Game.new(players=3, seed=4, names=["Ada", "Bruno", "Clara"])
    for _ in range(12):
        game.play(0)
    return game


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_what_is_in_a_view(game: Game, seat: int | None) -> None:
    """What is new in a position must be thought about before it is in a view."""
    view = game.view(seat)
    assert set(view) == GAME
    assert view["seat"] == seat
    for number, player in enumerate(view["players"]):
        assert set(player) == (PLAYER | {"bag"} if number == seat else PLAYER)


def test_a_view_is_json(game: Game) -> None:
    """Nothing changes on the way, and the view shares nothing with the game."""
    view = game.view(1)
    assert json.loads(json.dumps(view)) == view
    before = json.dumps(game.position())
    view["players"][1]["bag"].clear()
    view["rooms"].clear()
    view["players"][0]["hand"].clear()
    assert json.dumps(game.position()) == before


def test_only_the_seat_that_is_asked_sees_its_options(game: Game) -> None:
    """Others see who is asked what."""
    assert game.decision is not None
    for seat in (None, 0, 1, 2):
        asked = game.view(seat)["decision"]
        assert (asked["seat"], asked["kind"], asked["number"]) == (game.decision.seat, game.decision.kind, 12)
        if seat == game.decision.seat:
            assert asked["options"] == [str(option) for option in game.decision.options]
        else:
            assert "options" not in asked


def test_a_bag_is_a_number_to_others(table: Table) -> None:
    """One's own Bag is seen by colours."""
    table.red.has(bag="white white red")
    own, others = table.game.view(0), table.game.view(1)
    assert own["players"][0]["bag"] == {"white": 2, "red": 1}
    assert own["players"][0]["bag_size"] == others["players"][0]["bag_size"] == 3
    assert others["players"][1]["bag"] == {}
    table.stay_open()


def test_decks_show_their_top_and_what_was_seen_going_under(table: Table) -> None:
    """The first Translator is Dispatched and lies under its deck, for everybody to know."""
    table.red.recruits(value=3)
    first, second = table.deck("greek")[:2]
    assert table.game.view(1)["decks"]["greek"] == {"top": first, "count": 8, "under": []}
    table.red.plays("dispatch greek")
    while table.game.decision and table.kind != "choose_action":
        table.game.play(len(table.options) - 1)
    assert table.game.view(1)["decks"]["greek"] == {"top": second, "count": 8, "under": [first]}
    table.stay_open()


def test_a_deck_that_has_gone_round(table: Table) -> None:
    """When its top card is one that was seen going under, it is told once."""
    table.only_top_cards("greek", 2, table.blue)
    first, second = table.deck("greek")
    for card in ("mathematics", "physics"):
        table.red.has(hand="white-3")
        table.pass_turn_to(table.red)
        table.red.works("recruit" if card == "mathematics" else "choice", "white-3", card=card)
        table.red.plays("main recruit", "dispatch greek")
        while table.game.decision and table.kind != "choose_action":
            table.game.play(len(table.options) - 1)
    assert table.deck("greek") == [first, second]
    assert table.game.view(None)["decks"]["greek"] == {"top": first, "count": 2, "under": [second]}
    table.stay_open()


def test_an_empty_deck(table: Table) -> None:
    """Has no top."""
    table.empty_deck("greek", table.blue)
    assert table.game.view(0)["decks"]["greek"] == {"top": None, "count": 0, "under": []}


def test_piles_are_numbers(game: Game) -> None:
    """How many cards are to come, not which."""
    view = game.view(0)
    assert (view["draw_pile"], view["reserve"]) == (len(game.state.draw_pile), len(game.state.reserve))


# The Solo Board


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_is_in_a_view_of_a_solo_game(seat: int | None) -> None:
    """The Solo Board lies open, but for the order of the Scheme Cards to come and the face-down Scroll."""
    game = Game.new(players=1, seed=4, solo="teacher", names=["Ada"])
    while game.decision is not None and game.decision.kind != "choose_turn":
        game.play(0)
    view = game.view(seat)
    assert set(view) == GAME
    assert set(view["solo"]) == SOLO
    assert (view["solo"]["pile"], view["solo"]["face_down"]) == (6, True)
    assert view["solo"]["difficulty"] == "teacher"
    assert [player["name"] for player in view["players"]] == ["Ada", "Opponent"]


def test_scheme_cards_are_seen_once_they_are_revealed(solo: SoloTable) -> None:
    """In the order they came."""
    solo.opponent.takes_turn(5)
    solo.opponent.takes_turn(2)
    seen = solo.game.view(0)["solo"]
    assert (seen["pile"], seen["face_up"]) == (4, ["scheme-5", "scheme-2"])


def test_scrolls_it_has_translated_are_known(solo: SoloTable) -> None:
    """Everybody saw them go; only the one it began with is not."""
    solo.lay(house={"purple-top": "greek-a", "orange-top": "persian-a", "green-top": "persian-b"})
    solo.opponent.focuses("greek").takes_turn(4)
    seen = solo.game.view(0)
    assert seen["players"][1]["scrolls"] == ["scroll-greek-a"]
    assert seen["solo"]["shelves"]["greek"] == 1
    assert seen["solo"]["face_down"] is False


def test_a_game_with_others_has_no_solo_board(game: Game) -> None:
    """Nothing lies there."""
    assert game.view(0)["solo"] is None


def test_nobody_is_asked_at_the_end() -> None:
    """The decision of a finished game is nothing."""
    for moment in moments(setups(1)[0]):
        last = moment.game
    assert last.over
    assert [last.view(seat)["decision"] for seat in (None, 0, 1)] == [None, None, None]


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there(game: Game, seat: int) -> None:
    """Has no view, and no game is dealt for it."""
    for look in (game.view, lambda seat: game.determinise(seat, 1)):
        with pytest.raises(ValueError, match=f"There is no seat {seat}"):
            look(seat)


def test_a_view_of_another_catalogue(tmp_path: Path) -> None:
    """Says which catalogue it is of."""
    from kit.catalogue_folder import CatalogueFolder  # noqa: PLC0415 - only here

    CatalogueFolder.copied(tmp_path).set("main_board.toml", "deliver_silver", 3)
    game = Game.new(players=2, seed=1, catalogue=tmp_path)
    assert game.view(0)["catalogue"] == game.catalogue.fingerprint != Game.new(players=2, seed=1).catalogue.fingerprint
