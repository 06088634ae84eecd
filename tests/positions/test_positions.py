"""Positions: everything on the table as JSON, read back exactly; partial ones filled up; damaged ones refused."""

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from kit.any_position import check_position, refusal
from kit.catalogue_folder import CatalogueFolder
from kit.damage import anything, damaged, deep, everywhere
from kit.random_games import Setup, at_moments, book_setups, moments, play_on, setups, solo_setups
from scholars import Game
from scholars.engine.compiling import tables_for
from scholars.positions.agendas import domain
from scholars.positions.steps import STEPS

BOOKS = [*book_setups(8)[::3], *book_setups(2, first=20), *book_setups(1, first=33)]
GAMES = [*setups(8), *solo_setups(8), *BOOKS]
TURN = [{"step": "turn", "seat": 0}]
MISFIT = "What is pending in this position does not fit what is on the table."


@cache
def position(choices: int = 60, players: int = 2) -> dict[str, Any]:
    """A position in the middle of a game."""
    game = Game.new(players=players, seed=7)
    play_on(game, random.Random(7), choices)  # noqa: S311 - the test's own
    return game.position()


@cache
def solo_position() -> dict[str, Any]:
    """A position in the middle of a solo game, in which the human is asked to let or deny."""
    for seed in range(60):
        game, chance = Game.new(players=1, seed=seed, solo="scholar"), random.Random(seed)  # noqa: S311 - the test's own
        while game.decision is not None:
            if game.decision.kind == "choose_to_let":
                return game.position()
            game.play(chance.choice(game.decision.options))
    raise AssertionError("nobody was asked to let the opponent have a Scroll")


@cache
def busy_position() -> dict[str, Any]:
    """A position with much on the table and much pending."""
    most: dict[str, Any] = {}
    for moment in moments(setups(36)[15]):
        if len(moment.position["agenda"]) >= len(most.get("agenda", ())):
            most = moment.position
    return most


# Whole


@pytest.mark.slow
@at_moments(3)
@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_a_position_reads_back_exactly(setup: Setup, every: int) -> None:
    """At decisions and at the end: the same position, the same question, the same options."""
    for number, moment in enumerate(moments(setup), start=setup.seed):
        if number % every and not moment.game.over:
            continue
        plain = json.loads(json.dumps(moment.position))
        again = Game.from_position(plain)
        assert again.position() == moment.position == plain
        assert (again.decision is None) == (moment.game.decision is None)
        if again.decision is not None and moment.game.decision is not None:
            assert again.decision.options == moment.game.decision.options
            assert again.decision.kind == moment.game.decision.kind


def test_the_game_goes_on_the_same() -> None:
    """The generator is in the position too."""
    game = Game.from_position(position())
    other = Game.from_position(position())
    chance = random.Random(1)  # noqa: S311 - the test's own
    for choice in play_on(game, chance, 100):
        other.play(choice)
    assert other == game


def test_the_order_of_keys_means_nothing() -> None:
    """Some programs sort them."""
    for plain in (position(), busy_position()):
        assert Game.from_position(json.loads(json.dumps(plain, sort_keys=True))).position() == plain


def test_reading_changes_nothing() -> None:
    """Not what is read, and not what it was read from."""
    plain = json.loads(json.dumps(position()))
    game = Game.from_position(plain, names=["Ada", "Bruno"])
    game.play(0)
    assert plain == position()
    assert game.names == ("Ada", "Bruno")


def test_a_position_of_another_catalogue(tmp_path: Path) -> None:
    """Is read with the catalogue it is of, and no other."""
    CatalogueFolder.copied(tmp_path).set("main_board.toml", "deliver_silver", 3)
    plain = Game.new(players=2, seed=1, catalogue=tmp_path).position()
    assert Game.from_position(plain, tmp_path).position() == plain
    assert refusal(plain) == "This position belongs to another catalogue."


# Partial: what is left out is as after setup with that seed


def test_nothing_at_all() -> None:
    """Two players after setup."""
    assert Game.from_position({}).position() == Game.new(players=2, seed=0).position()


def test_only_a_seed_and_players() -> None:
    """As many as there are tables for them."""
    plain = {"seed": 7, "mode": "epic", "players": [{}, {}, {}]}
    assert Game.from_position(plain).position() == Game.new(players=3, seed=7, mode="epic").position()


@pytest.mark.parametrize("mode", ["casual", "epic"])
def test_a_solo_game(mode: str) -> None:
    """A Solo Board of which nothing is told is as after setup, with the difficulty still to be asked."""
    game = Game.from_position({"seed": 7, "mode": mode, "solo": {}})
    assert game.position() == Game.new(players=1, seed=7, mode=mode).position()
    assert game.names == ("Player 1", "Opponent")


def test_a_partial_solo_board() -> None:
    """Its Influence and the face-down Scroll come from where they lay."""
    wisdom: list[object] = [{"scroll": "scroll-greek-a", "influence": 1}, *([None] * 8)]
    solo = {
        "difficulty": "scribe",
        "dice_sum": -6,
        "marker": 5,
        "markers_placed": 6,
        "face_up": ["scheme-4", "scheme-1"],
        "pile": ["scheme-6", "scheme-5", "scheme-3", "scheme-2"],
        "face_down": "scroll-chinese-a",
        "shelves": {"persian": 1},
    }
    players: list[object] = [{"hand": {"white-6": 2}}, {}]
    game = Game.from_position(
        {"seed": 7, "wisdom": wisdom, "solo": solo, "players": players, "resources": [], "agenda": TURN}
    )
    plain = game.position()
    assert plain["players"][1]["influence"] == 18
    assert "scroll-chinese-a" not in [*plain["draw_pile"], *plain["reserve"]]
    told = {"shelves": dict.fromkeys(plain["solo"]["shelves"], 0) | {"persian": 1}, "wanted": None}
    assert plain["solo"] == solo | told


def test_some_silver() -> None:
    """And everything else as after setup."""
    game = Game.from_position({"seed": 7, "players": [{"silver": 10}, {"gold": 2}]})
    start = Game.new(players=2, seed=7).position()
    start["players"][0]["silver"], start["players"][1]["gold"] = 10, 2
    assert game.position() == start


def test_dice_come_from_the_main_supply() -> None:
    """Nobody needs to say that they are no longer there."""
    game = Game.from_position(
        {"seed": 7, "players": [{"hand": {"red-5": 2, "white-1": 1}, "bag": {"blue": 3}}, {}], "agenda": TURN}
    )
    assert game.decision is not None
    assert game.decision.kind == "choose_turn"
    assert game.state.supply[1] == Game.new(players=2, seed=7).state.supply[1] - 2
    assert game.faults() == ()


def test_cards_and_influence_come_from_where_they_lay() -> None:
    """A Translator in a Room is not in its deck, a Scroll on the Map not in the draw pile, Influence not in supply."""
    rooms: list[object] = [None] * 10
    rooms[3] = {"translator": "greek-e", "owner": 0, "gold": 1}
    scrolls = [{"scroll": f"scroll-greek-{letter}", "influence": -1} for letter in "abcdef"]
    scrolls[0]["influence"] = 1
    game = Game.from_position(
        {
            "seed": 7,
            "rooms": rooms,
            "map": scrolls,
            "resources": [],
            "players": [{"hand": {"white-6": 2}, "retirees": [["hebrew-a"], [], [], []]}, {}],
            "caliphs": ["caliph-2"],
            "agenda": TURN,
        }
    )
    plain = game.position()
    assert game.faults() == ()
    assert (plain["players"][0]["influence"], plain["players"][1]["influence"]) == (19, 19)
    assert "greek-e" not in plain["decks"]["greek"]
    assert "hebrew-a" not in plain["decks"]["hebrew"]
    assert "caliph-2" not in plain["draw_pile"]
    assert not {f"scroll-greek-{letter}" for letter in "abcdef"} & {*plain["draw_pile"], *plain["reserve"]}


# Faults


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": 3}, "This is a position of format 3; this program reads formats up to 2."),
        ({"format": deep(list)}, "This is a position of format a list; this program reads formats up to 2."),
        ({"players": []}, "There are 2 to 4 players, not 0."),
        ({"solo": {}, "players": [{}]}, "A solo position has the human and the opponent, not 1 players."),
        ({"solo": 7}, "solo: this must be a table, not 7."),
        ({"solo": {"marker": 6}}, "solo, marker: this must be a whole number from 0 to 5, not 6."),
        ({"solo": {"dice_sum": -7}}, "solo, dice_sum: this must be a whole number from -6 to 6, not -7."),
        ({"solo": {"markers_placed": 7}}, "solo, markers_placed: this must be a whole number from 0 to 6, not 7."),
        ({"solo": {"pile": ["scheme-1"]}}, None),
        ({"solo": {"face_up": ["scheme-1"]}}, None),
        ({"solo": {"shelves": {"greek": 1}}}, None),
        ({"solo": {}, "players": [{}, {"silver": 1}]}, None),
        ({"solo": {}, "players": [{}, {"cards": ["physics"]}]}, None),
        ({"players": 7}, "players: this must be a list, not 7."),
        ({"players": [{}, 7]}, "players, 1: this must be a table, not 7."),
        ({"players": [{"silvr": 1}, {}]}, 'players, 0: "silvr" is not known here; did you mean "silver"?'),
        (
            {"players": [{}, {"silver": -1}]},
            "players, 1, silver: this must be a whole number from 0 to 9999, not -1.",
        ),
        (
            {"players": [{}, {"gold": 10**5000}]},
            "players, 1, gold: this must be a whole number from 0 to 9999, not a very large number.",
        ),
        (
            {"players": [{"hand": {"red-7": 1}}, {}]},
            'players, 0, hand: "red-7" is not known here; did you mean "red-6"?',
        ),
        ({"players": [{"slots": [None]}, {}]}, "players, 0, slots: there must be 6 of these, not 1."),
        ({"players": [{"cards": ["physics"]}, {}]}, None),
        ({"seed": "x"}, 'The seed must be a whole number from 0 to 2**256 - 1, not "x".'),
        ({"mode": "short"}, 'mode: "short" is not known here; it may be "casual", "epic".'),
        ({"round": True}, "round: this must be a whole number from 1 to 9999, not true."),
        ({"turn": 2}, "turn: this must be a whole number from 0 to 1, not 2."),
        ({"turns": 2}, '"turns" is not known here; did you mean "turn"?'),
        ({"chance": [1, 2, 3]}, "chance: there must be 4 of these, not 3."),
        ({"rooms": [{}] * 10}, 'rooms, 0: "translator" is missing.'),
        ({"decks": {}}, 'decks: "chinese" is missing.'),
        ({"supply": {"white": 3}}, None),
        ({"caliphs": [None]}, "caliphs, 0: this must be a name, not nothing."),
        ({"agenda": [7]}, "agenda, 0: a step is a table."),
        ({"agenda": [{"step": "turn"}]}, 'agenda, 0: "seat" is missing.'),
        ({"agenda": [{"step": "tun", "seat": 0}]}, 'agenda, 0, step: "tun" is not known here; did you mean "turn"?'),
        ({"agenda": [{"step": "turn", "seat": 5}]}, "agenda, 0, seat: this must be a whole number from 0 to 1, not 5."),
        ({"agenda": [{"step": "act", "seat": 0}]}, "agenda, 0: this must be a turn, or the game would end here."),
        (
            {"agenda": [*TURN, {"step": "pay", "seat": 0, "effect": 0}]},
            "agenda, 1, effect: this step needs another effect.",
        ),
    ],
)
def test_faults_of_a_position(change: dict[str, Any], sentence: str | None) -> None:
    """Each is named with its place."""
    told = refusal(change)
    assert told == sentence if sentence else told.startswith("This cannot be a position of the game: ")


@pytest.mark.parametrize(
    "step",
    [
        {"step": "act"},
        {"step": "name-colour"},
        {"step": "place-dice"},
        {"step": "pick-pair"},
        {"step": "reroll", "among": [3], "picked": []},
        {"step": "reroll", "among": [27, 6], "picked": []},
        {"step": "reroll", "among": [6], "picked": [27]},
        {"step": "reroll", "among": [6, 27], "picked": [27, 6]},
        {"step": "return-dice", "amount": 3, "optional": 1, "picked": [0]},
        {"step": "return-dice", "amount": 2, "optional": 0, "picked": [2]},
        {"step": "gain-workers", "amount": 4, "picked": [3, 0]},
        {"step": "gain-workers", "amount": 4, "picked": [0, 0, 0, 0, 0]},
        {"step": "gain-workers", "amount": 3, "picked": [0]},
        {"step": "spend-workers", "amount": 4, "picked": [0]},
        {"step": "move-influence", "target": 8},
        {"step": "move-influence", "target": 20},
        {"step": "mark-translator", "room": 2},
        {"step": "caliph-at-guild", "guild": 0, "space": 0},
        {"step": "choose-caliph-space", "guild": 0, "space": 0},
        {"step": "reveal-caliph", "card": 1},
        {"step": "fill-map", "space": 0},
        {"step": "choose-line", "space": 2},
        {"step": "choose-room", "deck": 0},
        {"step": "tuck-under", "card": 3},
        {"step": "put-under", "card": 3, "slot": 1},
    ],
    ids=str,
)
def test_what_cannot_be_pending(step: dict[str, Any]) -> None:
    """It takes for granted what is not so: a Die that is not in hand, a card that is not set aside ..."""
    chinese = [f"chinese-{letter}" for letter in "abcdefgh"]
    player = {"hand": {"red-1": 1, "purple-4": 1}, "retirees": [chinese, [], [], []]}
    asked = {"step": "gain-workers", "seat": 0, "amount": 1, "picked": []}
    plain = {"players": [player, {}], "resources": [], "agenda": [*TURN, {"seat": 0} | step, asked]}
    assert refusal(plain) == MISFIT
    assert Game.from_position(plain | {"agenda": [*TURN, asked]}).decision is not None


@pytest.mark.parametrize(
    "step",
    [
        {"step": "let-or-deny", "scheme": 3, "place": 0, "denied": 0},
        {"step": "let-or-deny", "scheme": 3, "place": 8, "denied": 0},
        {"step": "scheme-action", "scheme": 3, "second": 1, "number": 2},
        {"step": "take-caliph-space", "guild": 0, "space": 0},
        {"step": "scheme-turn"},
        {"step": "scheme-rest"},
    ],
    ids=str,
)
@pytest.mark.parametrize("with_board", [False, True])
def test_what_the_solo_opponent_cannot_have_pending(step: dict[str, Any], with_board: bool) -> None:
    """Without a Solo Board nothing of it; with one, nothing that the table does not bear out."""
    asked = {"step": "gain-workers", "seat": 0, "amount": 1, "picked": []}
    board: dict[str, Any] = {"solo": {}} if with_board else {}
    plain: dict[str, Any] = board | {"resources": [], "agenda": [*TURN, {"seat": 0} | step, asked]}
    assert refusal(plain) == MISFIT
    assert Game.from_position(plain | {"agenda": [*TURN, asked]}).decision is not None


def test_who_controls_a_guild_has_influence_there() -> None:
    """Unless control is still to be looked at."""
    plain = {"control": [0, -1, -1]}
    assert refusal(plain) == MISFIT
    assert Game.from_position(plain | {"guilds": [[1, 1, 0, 0], [0] * 4, [0] * 4]}).state.control[0] == 0


def test_what_would_go_wrong_later() -> None:
    """Two Translators are to be Employed from a deck with one: nothing is wrong yet, but the position is tried."""
    chinese = [f"chinese-{letter}" for letter in "abcdefg"]
    room = {"step": "choose-room", "seat": 0, "deck": 0}
    plain = {"players": [{"retirees": [chinese, [], [], []]}, {}], "resources": []}
    assert Game.from_position(plain | {"agenda": [*TURN, room]}).decision is not None
    assert refusal(plain | {"agenda": [*TURN, room, room]}) == MISFIT


def test_a_list_in_place_of_a_card_of_an_earlier_position() -> None:
    """What cannot be read is refused as in a position of today."""
    plain = position() | {"format": 1}
    plain["decks"] = plain["decks"] | {"greek": [["greek-a"]]}
    assert "decks" in refusal(plain)


@pytest.mark.parametrize("plain", [None, 7, "a position", [], True])
def test_what_is_no_table(plain: object) -> None:
    """Is no position."""
    assert refusal(plain) == "A position is a table of values."


def test_every_field_of_every_step_has_its_numbers() -> None:
    """A new step must say which numbers its fields may be."""
    tables = tables_for(Game.new(players=2, seed=0).catalogue)
    for name, (_, fields) in STEPS.items():
        for field in fields:
            assert len(domain(name, field, tables, 2)) >= 2


# Anything


@given(damaged(position()))
def test_damaged_positions(plain: dict[str, Any]) -> None:
    """Whatever happened to them."""
    check_position(plain)


@given(damaged(busy_position()))
def test_damaged_positions_with_much_pending(plain: dict[str, Any]) -> None:
    """Whatever happened to them."""
    check_position(plain)


@given(damaged(solo_position()))
def test_damaged_solo_positions(plain: dict[str, Any]) -> None:
    """With the human asked for a Scroll."""
    check_position(plain)


@given(damaged({"seed": 7, "players": [{"silver": 3, "hand": {"red-5": 1}}, {}], "agenda": TURN, "round": 3}))
def test_damaged_partial_positions(plain: dict[str, Any]) -> None:
    """Whatever happened to them."""
    check_position(plain)


@pytest.mark.parametrize("kind", [list, dict])
def test_positions_without_a_bottom(kind: type) -> None:
    """A value nested a hundred thousand times, in each place."""
    bottomless = deep(kind)
    for plain in everywhere({"seed": 7, "players": [{"hand": {"red-5": 1}}, {}], "agenda": TURN}, bottomless):
        refusal(plain)
    for name in position():
        refusal(position() | {name: bottomless})


@given(anything)
def test_anything_else(plain: object) -> None:
    """Is no position, unless it is an empty one."""
    check_position(plain)
