"""What a seat may see of a game, as plain values: the open table, its own Bag, and nothing else."""

import json
from collections import Counter
from pathlib import Path

import pytest

from kit import SoloTable, Table
from kit.random_games import book_setups, moments, setups, solo_setups
from scholars import Game
from scholars.server.wire.views import asked

GAME = {
    *("seat", "asked", "catalogue", "mode", "expansions", "round", "last_round", "turn", "first_player"),
    *("passes_in_a_row", "supply", "rooms", "resources", "map", "wisdom", "guilds", "decks", "tracks", "caliphs"),
    *("neutral_spot", "draw_pile", "reserve", "discard", "work", "solo", "books", "players"),
}
PLAYER = {
    *("name", "silver", "gold", "influence", "xp", "spot", "workers", "hand", "bag", "bag_size", "cards", "slots"),
    *("scrolls", "set_aside", "goal", "resource", "rows_filled"),
}


SOLO = {
    *("difficulty", "focus", "research_markers", "dice_sum", "schemes_left", "face_up", "scrolls", "face_down_scroll"),
}


@pytest.fixture
def game() -> Game:
    """Three players, some choices after the start."""
    game = Game.new(players=3, seed=4, names=["Ada", "Bruno", "Clara"])
    for _ in range(12):
        game.play(0)
    return game


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_what_is_in_a_view(game: Game, seat: int | None) -> None:
    """What is new on the table must be thought about before it is in a view."""
    view = game.view(seat)
    assert set(view) == GAME
    assert view["seat"] == seat
    for number, player in enumerate(view["players"]):
        assert set(player) == PLAYER
        assert (player["bag"] is not None) == (number == seat)


def test_a_view_is_json(game: Game) -> None:
    """Nothing changes on the way, and the view shares nothing with the game."""
    view = game.view(1)
    assert json.loads(json.dumps(view)) == view
    assert ": -1" not in json.dumps(view)
    before = json.dumps(game.position())
    view["players"][1]["bag"].clear()
    view["rooms"].clear()
    view["players"][0]["hand"].clear()
    assert json.dumps(game.position()) == before


def test_only_the_seat_that_is_asked_is_told_its_options(game: Game) -> None:
    """Others see who is asked what; no view has options."""
    assert game.decision is not None
    for seat in (None, 0, 1, 2):
        assert game.view(seat)["asked"] == game.decision.seat
        question = asked(game, seat)
        assert question is not None
        assert (question["seat"], question["kind"]) == (game.decision.seat, game.decision.kind)
        if seat == game.decision.seat:
            assert [option["notation"] for option in question["options"]] == [*map(str, game.decision.options)]
        else:
            assert question["options"] is None


def test_a_view_says_what_the_position_says() -> None:
    """At every moment of some games: places by name, nobody as None, and what is empty left out."""
    for setup in (*setups(2), *solo_setups(1), *book_setups(1)):
        for moment in moments(setup):
            view, position = moment.game.view(None), moment.game.position()
            assert view["rooms"] == {
                f"room-{at}": room | {"owner": None if room["owner"] < 0 else room["owner"]}
                for at, room in enumerate(position["rooms"], start=1)
                if room
            }
            assert view["last_round"] == (position["last_round"] or None)
            work, written = view["work"], position["work"]
            assert (work is None) == (written is None)
            if work is not None:
                assert work["slot"] == f"slot-{written['slot'] + 1}"
                assert [*work["dice"].values()] == [die for die in (written["first"], written["second"]) if die]
                assert (work["main"] is None, work["colour"] is None) == (written["main"] < 0, written["colour"] < 0)
                assert sum(1 << int(place[-1]) - 1 for place in work["small_actions_used"]) == written["small"]
                assert len(work["retirees_used"]) == written["retirees"].bit_count()
            for player, there in zip(view["players"], position["players"], strict=True):
                assert Counter(player["hand"]) == there["hand"]
                assert {place: slot["tucked"] for place, slot in player["slots"].items() if slot["tucked"]} == {
                    f"slot-{at}": cards for at, cards in enumerate(there["retirees"], start=1) if cards
                }


def test_a_bag_is_a_number_to_others(table: Table) -> None:
    """One's own Bag is seen by colours."""
    table.red.has(bag="white white red")
    own, others = table.game.view(0), table.game.view(1)
    assert own["players"][0]["bag"] == {"white": 2, "red": 1}
    assert own["players"][0]["bag_size"] == others["players"][0]["bag_size"] == 3
    assert (others["players"][0]["bag"], others["players"][1]["bag"]) == (None, {})
    table.stay_open()


def test_decks_show_their_top_and_what_was_seen_going_under(table: Table) -> None:
    """The first Translator is Dispatched and lies under its deck, for everybody to know."""
    table.red.recruits(value=3)
    first, second = table.deck("greek")[:2]
    assert table.game.view(1)["decks"]["deck-greek"] == {"top": first, "size": 8, "known_bottom": []}
    table.red.plays("dispatch greek")
    while table.game.decision and table.kind != "choose_action":
        table.game.play(len(table.options) - 1)
    assert table.game.view(1)["decks"]["deck-greek"] == {"top": second, "size": 8, "known_bottom": [first]}
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
    assert table.game.view(None)["decks"]["deck-greek"] == {"top": first, "size": 2, "known_bottom": [second]}
    table.stay_open()


def test_an_empty_deck(table: Table) -> None:
    """Is left out, as every empty place is."""
    table.empty_deck("greek", table.blue)
    assert "deck-greek" not in table.game.view(0)["decks"]


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
    assert (view["solo"]["schemes_left"], view["solo"]["face_down_scroll"]) == (6, True)
    assert view["solo"]["difficulty"] == "teacher"
    assert [player["name"] for player in view["players"]] == ["Ada", "Opponent"]


def test_scheme_cards_are_seen_once_they_are_revealed(solo: SoloTable) -> None:
    """In the order they came."""
    solo.opponent.takes_turn(5)
    solo.opponent.takes_turn(2)
    seen = solo.game.view(0)["solo"]
    assert (seen["schemes_left"], seen["face_up"]) == (4, ["scheme-5", "scheme-2"])


def test_scrolls_it_has_translated_are_known(solo: SoloTable) -> None:
    """Everybody saw them go; only the one it began with is not."""
    solo.lay(house={"purple-top": "greek-a", "orange-top": "persian-a", "green-top": "persian-b"})
    solo.opponent.focuses("greek").takes_turn(4)
    seen = solo.game.view(0)
    assert seen["players"][1]["scrolls"] == ["scroll-greek-a"]
    assert seen["solo"]["scrolls"]["greek"] == 1
    assert seen["solo"]["face_down_scroll"] is False


def test_a_game_with_others_has_no_solo_board(game: Game) -> None:
    """Nothing lies there."""
    assert game.view(0)["solo"] is None


def test_nobody_is_asked_at_the_end() -> None:
    """Neither in a view nor by the server."""
    for moment in moments(setups(1)[0]):
        last = moment.game
    assert last.over
    for seat in (None, 0, 1):
        assert last.view(seat)["asked"] is None
        assert asked(last, seat) is None


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there(game: Game, seat: int) -> None:
    """Has no view, and no game is dealt for it."""
    for look in (game.view, lambda seat: game.determinise(seat, 1)):
        with pytest.raises(ValueError, match=f"^seat must be 0 to 2, got {seat}$"):
            look(seat)


def test_a_view_of_another_catalogue(tmp_path: Path) -> None:
    """Says which catalogue it is of."""
    from kit.catalogue_folder import CatalogueFolder  # noqa: PLC0415 - only here

    CatalogueFolder.copied(tmp_path).set("main_board.toml", "deliver_silver", 3)
    game = Game.new(players=2, seed=1, catalogue=tmp_path)
    assert game.view(0)["catalogue"] == game.catalogue.fingerprint != Game.new(players=2, seed=1).catalogue.fingerprint
