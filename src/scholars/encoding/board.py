"""The Main Board, the decks and the pile, as bytes."""

from scholars.encoding.card_numbers import CardNumbers
from scholars.engine.layout import (
    CALIPHS,
    COLOURS,
    DECKS,
    GUILDS,
    MAP,
    NONE,
    ROOMS,
    SEATS,
    SPOTS,
    WISDOM,
)
from scholars.engine.native import Ints, i64
from scholars.engine.observation import FLAG, MOST, Field, Observation
from scholars.engine.state import State
from scholars.engine.tables import Tables

STACKS = 6


def fields(every: Tables) -> tuple[Field, ...]:
    """What `write` tells."""
    translators, scrolls = len(every.translator_ids), len(every.scroll_ids)
    return (
        Field("seats", 1, SEATS, "how many seats are played at, the solo opponent's included"),
        Field("epic", 1, FLAG, "whether the game is epic"),
        Field("round", 1, MOST, "the round"),
        Field("last_round", 1, MOST, "the last round, once it is known"),
        Field("passed", 1, SEATS, "how many passed in a row"),
        Field("first_player", 1, SEATS, "the seat that plays first", of="seat"),
        Field("turn", 1, SEATS, "the seat whose turn it is", of="seat"),
        Field("asked", 1, SEATS, "the seat that is asked; 0 when the game is over", of="seat"),
        Field("supply", COLOURS, MOST, "Dice of each colour in the Main Supply"),
        Field("room_translator", ROOMS, translators, "the Translator in each Room", of="translator"),
        Field("room_owner", ROOMS, SEATS, "the seat with Influence on it; nobody has any on a Neutral one", of="seat"),
        Field("room_gold", ROOMS, MOST, "the Gold in each Room"),
        Field(
            "room_resource",
            ROOMS,
            len(every.resource_ids),
            "the Resource Card that lies there to be picked",
            of="resource",
        ),
        Field("map_scroll", MAP, scrolls, "the Scroll on each space of the Map", of="scroll"),
        Field("map_influence", MAP, SEATS, "the seat with Influence on it", of="seat"),
        Field(
            "wisdom_scroll",
            WISDOM,
            scrolls,
            "the Scroll on each space of the House of Wisdom, Guild by Guild",
            of="scroll",
        ),
        Field("wisdom_influence", WISDOM, SEATS, "the seat with Influence on it", of="seat"),
        Field("neutral_spot", 1, SPOTS - 1, "the Spot of the Neutral Marker", of="spot"),
        Field(
            "guild_influence", GUILDS * SEATS, MOST, "the Influence in each Guild, by seat from the one that looks on"
        ),
        Field("guild_control", GUILDS, SEATS, "the seat that controls each Guild", of="seat"),
        Field("caliph", CALIPHS, len(every.caliph_ids), "the Caliph Cards revealed, in their order", of="caliph"),
        Field(
            "caliph_influence", 3 * CALIPHS, SEATS, "the seat on the top, middle and bottom space of each", of="seat"
        ),
        Field("deck_top", DECKS, translators, "the card on top of each deck", of="translator"),
        Field("deck_size", DECKS, MOST, "how many cards each deck has"),
        Field("stack_size", STACKS, MOST, "how many cards are left of each stack of the draw pile, from the top"),
        Field("stack_caliphs", STACKS, CALIPHS, "how many Caliph Cards are among them"),
        Field("reserve", 1, MOST, "how many Scrolls come in once the pile is empty"),
    )


def write(state: State, numbers: CardNumbers, into: Observation) -> None:
    """The game, the board, the decks and the pile."""
    _game(state, into)
    into.counts(state.supply, COLOURS)
    _renumbered(state.room_card, numbers.translators, ROOMS, into)
    into.owners(state.room_owner, ROOMS)
    into.counts(state.room_gold, ROOMS)
    _resources(state, into)
    _renumbered(state.map, numbers.scrolls, MAP, into)
    into.owners(state.map_mark, MAP)
    _renumbered(state.wisdom, numbers.scrolls, WISDOM, into)
    into.owners(state.wisdom_mark, WISDOM)
    into.put(state.neutral_spot)
    _guilds(state, into)
    _caliphs(state, into)
    _decks(state, numbers.translators, into)
    _pile(state, into)


def _game(state: State, into: Observation) -> None:
    into.put(into.seats)
    into.put(1 if state.epic else 0)
    into.count(state.round)
    into.count(state.last_round)
    into.count(state.passed)
    into.owner(state.first_player)
    into.owner(state.turn)
    into.owner(state.seat())


def _renumbered(cards: Ints, numbers: Ints, length: i64, into: Observation) -> None:
    place: i64 = 0
    while place < length:
        card = cards[place]
        into.put(0 if card == NONE else numbers[card] + 1)
        place += 1


def _resources(state: State, into: Observation) -> None:
    """There is nothing to pick any more once everybody has begun."""
    lying: i64 = len(state.resources)
    for room in range(lying):
        into.put(state.resources[room] + 1)
    into.nothing(ROOMS - lying)


def _guilds(state: State, into: Observation) -> None:
    for guild in range(GUILDS):
        number: i64 = 0
        while number < SEATS:
            seat = into.seat_after(number)
            into.count(0 if seat == NONE else state.guild[SEATS * guild + seat])
            number += 1
    into.owners(state.control, GUILDS)


def _caliphs(state: State, into: Observation) -> None:
    revealed: i64 = len(state.caliphs)
    for card in state.caliphs:
        into.put(card + 1)
    into.nothing(CALIPHS - revealed)
    into.owners(state.caliph_marks, 3 * CALIPHS)


def _decks(state: State, numbers: Ints, into: Observation) -> None:
    for deck in range(DECKS):
        cards = state.decks[deck]
        into.put(numbers[cards[0]] + 1 if cards else 0)
    for deck in range(DECKS):
        into.count(len(state.decks[deck]))


def _pile(state: State, into: Observation) -> None:
    """How many Caliph Cards a stack still has, everybody knows: it began with as many as its kind has."""
    stacks: i64 = len(state.stacks)
    for size in state.stacks:
        into.count(size)
    into.nothing(STACKS - stacks)
    start = 0
    for size in state.stacks:
        caliphs: i64 = 0
        for place in range(start, start + size):
            if state.draw_pile[place] >= state.tables.first_caliph:
                caliphs += 1
        into.put(caliphs)
        start += size
    into.nothing(STACKS - stacks)
    into.count(len(state.reserve))
