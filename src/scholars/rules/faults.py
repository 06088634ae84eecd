"""The laws that always hold: nothing is lost, nothing is in two places. `faults` tells every one that is broken."""

from collections import Counter
from collections.abc import Iterable, Iterator

from scholars.engine.layout import (
    CALIPHS,
    COLOURS,
    GUILDS,
    NONE,
    ROOMS,
    ROWS,
    SEATS,
    SLOTS,
    TOP_LEVEL,
    WISDOM,
    colour_of,
)
from scholars.engine.player import Player
from scholars.engine.state import State
from scholars.rules.goals import ALL_TARGETS, RESEARCHED
from scholars.rules.recruit import UnderDeck


def faults(state: State) -> tuple[str, ...]:
    """Every broken law in a sentence; none when the state is sound."""
    found: list[str] = []
    found.extend(_dice(state))
    found.extend(_influence(state))
    found.extend(_translators(state))
    found.extend(_scrolls(state))
    found.extend(_action_cards(state))
    found.extend(_numbers(state))
    found.extend(_house_of_wisdom(state))
    found.extend(_options(state))
    found.extend(state.opponent.faults(state))
    found.extend(state.expansion.faults(state))
    return tuple(found)


def _dice(state: State) -> Iterator[str]:
    """Dice of each colour are as many as there were."""
    for colour in range(COLOURS):
        count = state.supply[colour]
        for player in state.players:
            count += _dice_of(state, player, colour)
        if count != state.tables.dice_total[colour]:
            yield f"there are {count} Dice of colour {colour}, not {state.tables.dice_total[colour]}"


def _dice_of(state: State, player: Player, colour: int) -> int:
    count = int(player.bag[colour])
    for face in range(6):
        count += int(player.hand[6 * colour + face])
    for place in range(2 * SLOTS):
        if player.dice[place] != NONE and colour_of(player.dice[place]) == colour:
            count += 1
    if player.goal != NONE and not player.targets & RESEARCHED and state.tables.goal_die[player.goal] == colour:
        count += 1
    return count


def _influence(state: State) -> Iterator[str]:
    """Each player's Influence is in supply, on Scrolls, Translators and Caliph Cards, or in Guilds."""
    pending = Counter(
        int(step.seat) for step in state.agenda if type(step).__name__ in ("MarkTranslator", "MoveInfluence")
    )
    for seat in range(len(state.players)):
        count = int(state.players[seat].influence)
        if state.opponent.plays(seat):
            count += state.opponent.influence()
        for marks in (state.map_mark, state.wisdom_mark, state.room_owner, state.caliph_marks):
            count += sum(1 for mark in marks if mark == seat)
        count += sum(int(state.guild[guild * SEATS + seat]) for guild in range(GUILDS))
        if not 0 <= count - state.tables.influence <= pending[seat]:  # an Employed Translator is marked last (REC-04)
            yield f"seat {seat} has {count} Influence, not {state.tables.influence}"


def _translators(state: State) -> Iterator[str]:
    """Every Translator of the decks is in one place."""
    lying: list[int] = []
    for deck in range(len(state.decks)):
        lying.extend(state.decks[deck])
        if any(state.tables.translator_deck[card] != deck for card in state.decks[deck]):
            yield f"deck {deck} holds a card of another"
    lying.extend(int(card) for card in state.room_card if card != NONE)
    for player in state.players:
        lying.extend(player.set_aside)
        for under in player.retirees:
            lying.extend(under)
    lying.extend(step.card for step in state.agenda if isinstance(step, UnderDeck))  # being Dispatched (REC-03)
    translators = [card for card in lying if card < state.tables.pages]
    yield from _each_once("Translator", translators, range(state.tables.starting), state.tables.starting)


def _scrolls(state: State) -> Iterator[str]:
    """Every Scroll and every Caliph Card is in one place."""
    tables = state.tables
    lying = [*state.draw_pile, *state.reserve, *state.discarded]
    lying.extend(int(scroll) for place in (state.map, state.wisdom) for scroll in place if scroll != NONE)
    for player in state.players:
        lying.extend(scroll for scroll in player.scrolls)
    lying.extend(state.opponent.scrolls())
    lying.extend(int(tables.first_caliph) + card for card in state.caliphs)
    if sum(state.stacks) != len(state.draw_pile):
        yield f"the draw pile holds {len(state.draw_pile)} cards, its stacks {sum(state.stacks)}"
    hidden = sum(1 for step in state.agenda if type(step).__name__ == "RevealCaliph")
    caliphs = [card for card in lying if card >= tables.first_caliph]
    if len(set(caliphs)) != len(caliphs) or len(caliphs) + hidden != CALIPHS:
        yield f"there are {len(caliphs)} Caliph Cards"
    yield from _each_once("Scroll", lying, range(tables.scrolls), tables.scrolls)


def _each_once(what: str, lying: list[int], wanted: Iterable[int], end: int) -> Iterator[str]:
    counted = Counter(lying)
    for card in wanted:
        if counted[card] != 1:
            yield f"{what} {card} is there {counted[card]} times"
    for card, count in counted.items():
        if card >= end and count > 1:
            yield f"{what} {card} is there {count} times"


def _action_cards(state: State) -> Iterator[str]:
    """Every Action Card of a player is in hand or on one slot."""
    begun = int(state.tables.action_cards)
    for seat in range(len(state.players)):
        if state.opponent.plays(seat):
            continue
        player = state.players[seat]
        cards = int(player.cards)
        for slot in range(SLOTS):
            if player.slots[slot] != NONE:
                bit = 1 << int(player.slots[slot])
                if cards & bit:
                    yield f"seat {seat} has Action Card {player.slots[slot]} twice"
                cards |= bit
        wanted = begun | (1 << 8) if player.targets == ALL_TARGETS else begun
        if cards != wanted:
            yield f"seat {seat} has the Action Cards {cards:b}, not {wanted:b}"


def _numbers(state: State) -> Iterator[str]:
    """Nothing is less than nothing."""
    for seat in range(len(state.players)):
        player = state.players[seat]
        counts = (player.silver, player.gold, player.influence, *player.bag, *player.hand, *player.workers)
        if any(count < 0 for count in counts):
            yield f"seat {seat} has less than nothing of something"
        if any(not 0 <= level <= TOP_LEVEL for level in player.tracks):
            yield f"seat {seat} has a Marker off its Track"
    if any(count < 0 for count in (*state.supply, *state.room_gold, *state.guild)):
        yield "there is less than nothing of something on the board"
    for room in range(ROOMS):
        if state.room_card[room] == NONE and (state.room_gold[room] != 0 or state.room_owner[room] != NONE):
            yield f"Gold or Influence lies in the empty Room {room}"


def _house_of_wisdom(state: State) -> Iterator[str]:
    """Influence lies only on Scrolls, and Scrolls have no gap above them but while one is being Translated."""
    sliding = any(type(step).__name__ == "SlideUp" for step in state.agenda)
    for space in range(WISDOM):
        if state.wisdom[space] == NONE and state.wisdom_mark[space] != NONE:
            yield f"Influence lies on the empty space {space} of the House of Wisdom"
        if space % ROWS and state.wisdom[space] != NONE and state.wisdom[space - 1] == NONE and not sliding:
            yield f"there is a gap above space {space} of the House of Wisdom"
    for space in range(len(state.map)):
        if state.map[space] == NONE and state.map_mark[space] != NONE:
            yield f"Influence lies on the empty Map space {space}"


def _options(state: State) -> Iterator[str]:
    """Options are sorted, and none is told twice."""
    options = [int(option) for option in state.options]
    if options != sorted(set(options)):
        yield "the options are not sorted, or one is there twice"
