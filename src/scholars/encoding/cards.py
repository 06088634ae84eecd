"""Where each Translator and each Scroll was last seen, as bytes."""

from typing import Final

from scholars.encoding.card_numbers import CardNumbers
from scholars.engine.layout import BROWN_SLOTS, DECKS, MAP, NONE, ROOMS, SEATS, WISDOM
from scholars.engine.native import Bytes, i64, u8
from scholars.engine.observation import MOST, Field, Observation
from scholars.engine.state import State
from scholars.engine.tables import Tables

# Places of Translators and Page Cards; after the last, four seats each, from the one that looks on
ON_TOP: Final = 1
UNDER: Final = 2
IN_ROOM: Final = 3
SET_ASIDE: Final = 4
TUCKED: Final = SET_ASIDE + SEATS  # four slots a seat

# Places of Scrolls
ON_MAP: Final = 1
IN_WISDOM: Final = 2
DISCARDED: Final = 3
TRANSLATED: Final = 4


def fields(every: Tables) -> tuple[Field, ...]:
    """What `write` tells."""
    translators, scrolls = len(every.translator_ids), len(every.scroll_ids)
    return (
        Field(
            "translator",
            translators,
            TUCKED + SEATS * BROWN_SLOTS - 1,
            "where each Translator, then each Page Card is: 0 not seen, 1 on top of its deck, 2 known to lie under it, "
            "3 in a Room, 4 to 7 set aside by a seat, from 8 on tucked by a seat under its four slots",
            of="translator-place",
        ),
        Field("translator_under", translators, MOST, "its place from the bottom of its deck, where that is known"),
        Field(
            "scroll",
            scrolls,
            TRANSLATED + SEATS - 1,
            "where each Scroll is: 0 not seen, 1 on the Map, 2 in the House of Wisdom, 3 out of the game, 4 to 7 "
            "Translated by a seat",
            of="scroll-place",
        ),
    )


def write(state: State, numbers: CardNumbers, into: Observation) -> None:
    """Every card that everybody has seen."""
    translators: i64 = len(numbers.every.translator_ids)
    scrolls: i64 = len(numbers.every.scroll_ids)
    at = into.at
    into.nothing(2 * translators + scrolls)
    _translators(state, numbers, into.bytes, at)
    _under_decks(state, numbers, into.bytes, at, at + translators)
    _scrolls(state, numbers, into.bytes, at + 2 * translators)
    number: i64 = 0
    while number < into.seats:
        seat = into.seat_after(number)
        _of_player(state, seat, number, numbers, into.bytes, at, at + 2 * translators)
        number += 1


def _translators(state: State, numbers: CardNumbers, into: Bytes, at: i64) -> None:
    translators = numbers.translators
    for room in range(ROOMS):
        if state.room_card[room] != NONE:
            into[at + translators[state.room_card[room]]] = u8(IN_ROOM)
    for deck in range(DECKS):
        cards = state.decks[deck]
        if len(cards) > 0:
            into[at + translators[cards[0]]] = u8(ON_TOP)


def _under_decks(state: State, numbers: CardNumbers, into: Bytes, at: i64, depths: i64) -> None:
    """A deck that consists of them alone has one of them on top, and everybody knows which."""
    translators = numbers.translators
    for deck in range(DECKS):
        known = state.under[deck]
        if known == 0:
            continue
        cards = state.decks[deck]
        size: i64 = len(cards)
        depth: i64 = 1
        while depth <= known:
            card = translators[cards[size - depth]]
            if depth < size:
                into[at + card] = u8(UNDER)
            into[depths + card] = u8(depth)
            depth += 1


def _scrolls(state: State, numbers: CardNumbers, into: Bytes, at: i64) -> None:
    scrolls = numbers.scrolls
    for space in range(MAP):
        if state.map[space] != NONE:
            into[at + scrolls[state.map[space]]] = u8(ON_MAP)
    for space in range(WISDOM):
        if state.wisdom[space] != NONE:
            into[at + scrolls[state.wisdom[space]]] = u8(IN_WISDOM)
    for scroll in state.discarded:
        into[at + scrolls[scroll]] = u8(DISCARDED)


def _of_player(
    state: State, seat: i64, number: i64, numbers: CardNumbers, into: Bytes, translators: i64, scrolls: i64
) -> None:
    player = state.players[seat]
    for card in player.set_aside:
        into[translators + numbers.translators[card]] = u8(SET_ASIDE + number)
    slot: i64 = 0
    while slot < BROWN_SLOTS:
        for card in player.retirees[slot]:
            into[translators + numbers.translators[card]] = u8(TUCKED + BROWN_SLOTS * number + slot)
        slot += 1
    for scroll in player.scrolls:
        into[scrolls + numbers.scrolls[scroll]] = u8(TRANSLATED + number)
