"""The table by name says what the position says by number, and nothing a seat may not know."""

import random
from collections import Counter
from typing import Any

import pytest

from scholars import Card, Die, Game, Place, Player, Table, UnknownPlace
from scholars.components.places import every_place

SETUPS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "mode": "epic"},
    {"players": 4, "expansions": ["body-of-books"]},
    {"players": 1, "solo": "teacher"},
    {"players": 1, "solo": "scholar", "expansions": ["body-of-books"]},
]


def games(choices: int) -> list[Game]:
    """A game of each kind, after so many random choices."""
    made = []
    for seed, setup in enumerate(SETUPS):
        game, chance = Game.new(seed=seed, **setup), random.Random(seed)  # noqa: S311 - any choices will do
        while game.decision is not None and len(game.history) < choices:
            game.play(chance.choice(game.decision.options))
        made.append(game)
    return made


MIDDLES = [game for choices in (0, 40, 90, 150, 10_000) for game in games(choices)]
some_games = pytest.mark.parametrize("game", MIDDLES, ids=range(len(MIDDLES)))


def owned(seat: int | None) -> int:
    """A seat as positions tell it."""
    return -1 if seat is None else seat


@some_games
def test_the_main_board_is_as_in_the_position(game: Game) -> None:
    """Rooms, Scrolls, Guilds, decks, Tracks, Caliph spaces and piles."""
    table, told = game.table, game.position()
    rooms = [
        None
        if room.translator is None
        else {"translator": room.translator.id, "owner": owned(room.owner), "gold": room.gold}
        for room in table.rooms.values()
    ]
    assert rooms == told["rooms"]
    for spaces, written in ((table.map, told["map"]), (table.wisdom, told["wisdom"])):
        assert [
            None if space.scroll is None else {"scroll": space.scroll.id, "influence": owned(space.influence)}
            for space in spaces.values()
        ] == written
    assert [owned(guild.controller) for guild in table.guilds.values()] == told["control"]
    assert [list(guild.influence) for guild in table.guilds.values()] == [
        counts[: len(table.players)] for counts in told["guilds"]
    ]
    assert [deck.top for deck in table.decks.values()] == [
        cards[0] if cards else None for cards in told["decks"].values()
    ]
    assert [deck.size for deck in table.decks.values()] == [len(cards) for cards in told["decks"].values()]
    assert [space.card for space in table.caliphs.values() if space.card] == told["caliphs"]
    assert [owned(seat) for space in table.caliphs.values() for seat in space.influence.values()] == told[
        "caliph_marks"
    ]
    assert (table.draw_pile, table.reserve) == (len(told["draw_pile"]), len(told["reserve"]))
    assert list(table.discard) == told["discarded"]
    assert table["spot-" + str(told["neutral_spot"])].neutral_marker


@some_games
def test_the_players_are_as_in_the_position(game: Game) -> None:
    """Supplies, Dice, cards, Player Boards, Scrolls and Goals."""
    for player, told in zip(game.table.players, game.position()["players"], strict=True):
        assert (player.silver, player.gold, player.influence) == (told["silver"], told["gold"], told["influence"])
        assert player.spot == f"spot-{told['spot']}"
        assert {str(colour): count for colour, count in player.workers.items() if count} == told["workers"]
        assert Counter(map(str, player.hand)) == told["hand"]
        assert player.bag_size == sum(told["bag"].values())
        assert {str(track): level for track, level in player.tracks.items()}.items() <= told["tracks"].items()
        assert [card.id.split("-", 1)[1] if "goal" not in card.id else "goal" for card in player.cards] == told["cards"]
        for slot, lying in zip(player.slots.values(), told["slots"], strict=True):
            assert (slot.card is None) == (lying is None)
            if lying is not None:
                assert [str(die) for die in slot.dice] == [die for die in lying["dice"] if die]
                assert [str(worker) for worker in slot.workers] == [worker for worker in lying["workers"] if worker]
        assert [list(slot.tucked) for slot in player.slots.values()][:4] == told["retirees"]
        assert (list(player.scrolls), list(player.set_aside)) == (told["scrolls"], told["set_aside"])
        assert player.goal is None or player.goal.card == told["goal"]


@some_games
def test_every_place_of_the_game_can_be_asked_for(game: Game) -> None:
    """What lies there knows its place; a place that is not in this game is refused in a sentence."""
    table = game.table
    for place in every_place():
        if place.personal:
            for player in table.players:
                player[place]
            with pytest.raises(UnknownPlace, match="is on a Player Board"):
                table[place]
            continue
        try:
            there = table[place]
        except UnknownPlace as refused:
            assert str(refused) == f'"{place}" is not a place of this game'
        else:
            assert isinstance(there, Player) or there.place == place
        with pytest.raises(UnknownPlace, match="is on the table"):
            table.players[0][place]


def test_it_stays_as_it_is_when_the_game_goes_on() -> None:
    """Whatever was looked at, and whatever was not."""
    game = Game.new(players=2, seed=3)
    table = game.table
    before = game.position()["rooms"]
    while not game.over:
        game.play(0)
    owners = [owned(room.owner) for room in table.rooms.values() if room.translator]
    assert owners == [room["owner"] for room in before if room]
    assert table.round == 1
    assert game.table.round > 1


def test_it_is_frozen() -> None:
    """Nothing of it can be changed, on any level."""
    table = Game.new(players=2, seed=1).table
    with pytest.raises(AttributeError, match="does not change"):
        table.seat = 1
    with pytest.raises(AttributeError):
        table.players[0].silver = 9  # type: ignore[misc]
    with pytest.raises(TypeError):
        table.rooms[Place("room-4")] = table.rooms[Place("room-5")]  # type: ignore[index]


@some_games
def test_only_its_owner_looks_into_a_bag(game: Game) -> None:
    """A spectator sees none, a seat its own."""
    assert all(player.bag is None for player in game.table.players)
    for seat in range(len(game.names)):
        seen = game.seen_by(seat)
        assert [player.bag is not None for player in seen.players] == [
            other == seat for other in range(len(game.names))
        ]
        bag = seen.players[seat].bag
        assert bag is not None
        assert sum(bag.values()) == seen.players[seat].bag_size


@some_games
def test_games_that_look_the_same_have_the_same_table(game: Game) -> None:
    """Nothing in it follows from what is hidden."""
    other = game.determinise(0, 5)
    one, two = game.seen_by(0), other.seen_by(0)
    for part in ("rooms", "map", "wisdom", "guilds", "decks", "tracks", "caliphs", "spots", "players", "solo", "books"):
        assert getattr(one, part) == getattr(two, part)


def test_cards_and_dice() -> None:
    """A card equals its id and tells what is printed on it; a Die prints as notation has it."""
    table: Table = Game.new(players=2, seed=1).table
    card = table["deck-greek"].top
    assert isinstance(card, Card)
    assert card == card.id
    assert repr(card) == f'Card("{card.id}")'
    assert {card} == {card.id}
    assert card.name("pl").startswith("Tłumacz grecki")
    assert set(card.effects) == {"dispatch", "retiree"}
    assert card.kind == "translator"
    assert card.vp == card.printed.vp
    assert card.text().splitlines()[0] == card.name()
    die = table.players[0].hand[0] if table.players[0].hand else Die(next(iter(table.supply)), 1)
    assert Place(f"die-{die}").kind.name == "die"


def test_the_work_under_way() -> None:
    """Its Dice as they count, its colours and value, and what is left of it."""
    game = Game.new(players=2, seed=4)
    while game.decision is not None and game.decision.kind != "choose_action":
        game.play(0)
    work = game.table.work
    assert work is not None
    assert game.table.players[game.table.turn].work == work
    faces = [die.face for die in work.dice if die]
    assert work.value == min(12, sum(faces))
    assert work.main is None
    assert work.colours
    assert game.table.players[1 - game.table.turn].work is None


def test_what_is_told_is_what_lies_there_whatever_was_told_before() -> None:
    """Parts that did not change are told as before: in games side by side, each change of any part is told."""
    playing = [Game.new(seed=1, **setup) for setup in SETUPS]
    chance = random.Random(1)  # noqa: S311 - any choices will do
    for _ in range(60):
        for game in playing:
            told, table = game.view(None), game.table
            assert told["rooms"] == {
                place: {"translator": room.translator.id, "owner": room.owner, "gold": room.gold}
                for place, room in table.rooms.items()
                if room.translator is not None
            }
            for part, spaces in (("map", table.map), ("wisdom", table.wisdom)):
                lying = {place: (space.scroll.id, space.influence) for place, space in spaces.items() if space.scroll}
                assert {place: tuple(one.values()) for place, one in told[part].items()} == lying
            for place, guild in table.guilds.items():
                assert told["guilds"][place] == {"influence": list(guild.influence), "controller": guild.controller}
            for place, deck in table.decks.items():
                assert deck.top is None or told["decks"][place] == {
                    "top": deck.top.id,
                    "size": deck.size,
                    "known_bottom": [card.id for card in deck.known_bottom],
                }
            for place, track in table.tracks.items():
                assert told["tracks"][place] == {"levels": list(track.levels), "xp": track.xp}
            marks = {
                f"{place}-{row}": seat
                for place, space in table.caliphs.items()
                for row, seat in space.influence.items()
                if seat is not None
            }
            assert {row: seat for one in told["caliphs"].values() for row, seat in one["influence"].items()} == marks
            assert [one["hand"] for one in told["players"]] == [[str(d) for d in one.hand] for one in table.players]
            if game.decision is not None:
                game.play(chance.choice(game.decision.options))


def test_whoever_has_a_view_may_change_it() -> None:
    """Parts that did not change are told again: to nobody else what somebody made of theirs."""
    game = Game.new(players=2, seed=1)
    before, mine = game.view(0), game.view(0)
    for part in mine.values():
        if isinstance(part, dict):
            part.clear()
    assert game.view(0) == before != mine
