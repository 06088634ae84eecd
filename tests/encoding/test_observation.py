"""What is written of a table is what lies on it, as the seat sees it that looks on."""

from collections.abc import Iterable, Iterator

import pytest

from kit.random_games import Setup, book_setups, moments, setups, solo_setups, some
from scholars import Game
from scholars.catalogue import load
from scholars.encoding import Field, encoder_for
from scholars.engine.compiling import tables_for
from scholars.engine.native import i64, vec
from scholars.engine.observation import Observation, no_bytes
from scholars.positions.steps import STEPS
from scholars.table.cards import Card
from scholars.table.player import Player
from scholars.table.table import Table

GAMES = some([*setups(12), *solo_setups(10), *book_setups(20)], 3)
EVERY = tables_for(load(), with_books=True)
EMPTY = 0


class Seen:
    """An observation, field by field."""

    def __init__(self, game: Game, seat: int) -> None:
        self.encoder = encoder_for(game.catalogue, game.table.expansions)
        self.bytes = bytes(memoryview(self.encoder.observe(game.state, seat)))

    def __getitem__(self, name: str) -> list[int]:
        return list(self.bytes[self.encoder[name].bytes])

    def one(self, name: str) -> int:
        """The only byte of a field."""
        (value,) = self[name]
        return value


def some_moments(setup: Setup) -> Iterator[Game]:
    """Some of the moments of a game, and its end."""
    for number, moment in enumerate(moments(setup)):
        if number % 5 == 0 or moment.game.over:
            yield moment.game


def as_seen(owner: int | None, seat: int, seats: int) -> int:
    """A seat by its distance from the one that looks on."""
    return 0 if owner is None else (owner - seat) % seats + 1


def numbers(cards: Iterable[Card | None], ids: list[str]) -> list[int]:
    """Cards by their numbers among all there are, with Body of Books."""
    return [EMPTY if card is None else ids.index(card.id) + 1 for card in cards]


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_the_board(setup: Setup) -> None:
    """Rooms, Scrolls, Guilds, Caliph Cards, decks and the pile."""
    for game in some_moments(setup):
        seats = len(game.names)
        for seat in range(seats):
            seen, table = Seen(game, seat), game.seen_by(seat)
            check_rooms(seen, table, seat, seats)
            for part in ("map", "wisdom"):
                spaces = getattr(table, part).values()
                cards = [space.scroll for space in spaces]
                assert seen[f"{part}_scroll"] == numbers(cards, EVERY.scroll_ids)
                assert seen[f"{part}_influence"] == [as_seen(space.influence, seat, seats) for space in spaces]
            assert seen["guild_control"] == [as_seen(guild.controller, seat, seats) for guild in table.guilds.values()]
            first_guild = next(iter(table.guilds.values())).influence
            assert seen["guild_influence"][:seats] == [first_guild[(seat + after) % seats] for after in range(seats)]
            assert seen["supply"] == list(table.supply.values())
            decks = table.decks.values()
            assert seen["deck_top"] == numbers([deck.top for deck in decks], EVERY.translator_ids)
            assert seen["deck_size"] == [deck.size for deck in decks]
            assert sum(seen["stack_size"]) == table.draw_pile
            assert seen.one("reserve") == table.reserve
            assert sum(seen["stack_caliphs"]) == 4 - sum(space.card is not None for space in table.caliphs.values())


def check_rooms(seen: Seen, table: Table, seat: int, seats: int) -> None:
    """Who is where, whose Influence is on them, and the Gold."""
    rooms = list(table.rooms.values())
    missing = [0] * (11 - len(rooms))
    cards = [room.translator for room in rooms]
    assert seen["room_translator"] == numbers(cards, EVERY.translator_ids) + missing
    assert seen["room_owner"] == [as_seen(room.owner, seat, seats) for room in rooms] + missing
    assert seen["room_gold"] == [room.gold for room in rooms] + missing
    resources = [room.resource for room in rooms]
    assert seen["room_resource"] == numbers(resources, EVERY.resource_ids) + missing


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_the_game_and_its_question(setup: Setup) -> None:
    """Who plays, who is asked and what."""
    for game in some_moments(setup):
        seats, table, asked = len(game.names), game.table, game.decision
        for seat in range(seats):
            seen = Seen(game, seat)
            assert seen.one("seats") == seats
            assert seen.one("epic") == (setup.mode == "epic")
            assert seen.one("solo.present") == (setup.players == 1)
            assert seen.one("body-of-books.present") == bool(setup.expansions)
            assert seen.one("round") == table.round
            assert seen.one("turn") == as_seen(table.turn if game.state.turn >= 0 else None, seat, seats)
            assert seen.one("first_player") == as_seen(table.first_player, seat, seats)
            assert seen.one("asked") == as_seen(asked.seat if asked else None, seat, seats)
            kinds = [kind for kind, _ in STEPS.values()]
            pending = [kinds.index(type(step)) + 1 for step in list(game.state.agenda)[::-1]]
            assert seen["question.kind"] + seen["question.pending"] == (pending + [0] * 4)[:4]


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_the_players(setup: Setup) -> None:
    """Each with what is theirs; the seat that looks on comes first, and only its own Bag is open."""
    for game in some_moments(setup):
        seats = len(game.names)
        for seat in range(seats):
            seen, table = Seen(game, seat), game.seen_by(seat)
            for after in range(4):
                there = (seat + after) % seats
                if after >= seats:
                    assert all(not any(seen.bytes[field.bytes]) for field in of_player(seen, after))
                else:
                    check_player(seen, f"player[{after}]", table.players[there])


def of_player(seen: Seen, after: int) -> list[Field]:
    """The fields of a player."""
    return [field for field in seen.encoder.fields if field.name.startswith(f"player[{after}].")]


def check_player(seen: Seen, name: str, player: Player) -> None:
    """What a player has."""
    assert seen.one(f"{name}.present") == 1
    assert seen.one(f"{name}.silver") == player.silver
    assert seen.one(f"{name}.gold") == player.gold
    assert seen.one(f"{name}.influence") == player.influence
    assert seen[f"{name}.worker"] == list(player.workers.values())
    assert seen[f"{name}.track"][: len(player.tracks)] == list(player.tracks.values())
    assert seen.one(f"{name}.bag_size") == player.bag_size
    assert sum(seen[f"{name}.hand"]) == len(player.hand)
    assert seen[f"{name}.bag"] == (list(player.bag.values()) if name == "player[0]" and player.bag else [0] * 8)
    assert sum(seen[f"{name}.card"]) == len(player.cards)
    slots = player.slots.values()
    assert [card > 0 for card in seen[f"{name}.slot_card"]] == [slot.card is not None for slot in slots]
    assert sum(die > 0 for die in seen[f"{name}.slot_die"]) == sum(len(slot.dice) for slot in slots)
    assert sum(die > 0 for die in seen[f"{name}.slot_worker"]) == sum(len(slot.workers) for slot in slots)
    assert seen[f"{name}.tucked"] == [len(slot.tucked) for slot in slots][:4]
    assert seen.one(f"{name}.scrolls") == len(player.scrolls)


def test_whatever_is_written_at_once_is_written_byte_by_byte() -> None:
    """In both builds: counts as far as a byte goes, things and seats from 1 on, and nothing as 0."""
    into = Observation(no_bytes(20))
    into.seat, into.seats = 2, 3
    into.put(7)
    into.count(300)
    into.counts(vec[i64]([0, 255, 256, 9]), 3)
    into.things(vec[i64]([-1, 4]), 2)
    into.bits(5, 4)
    into.owners(vec[i64]([-1, 0, 1, 2]), 4)
    into.owner(1)
    into.nothing(1)
    assert into.at == 17
    written = [7, 255, 0, 255, 255, 0, 5, 1, 0, 1, 0, 0, 2, 3, 1, 3, 0, 0, 0, 0]
    assert list(memoryview(into.bytes)) == written
