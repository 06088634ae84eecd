"""A position: everything on the table and everything pending, hidden things included, as plain values."""

from collections.abc import Iterable
from typing import Any

from scholars.components import Character, Track
from scholars.engine import domains
from scholars.engine.layout import BROWN_SLOTS, GUILDS, NONE, SEATS, SLOTS
from scholars.engine.native import Ints
from scholars.engine.player import Player
from scholars.engine.state import State
from scholars.engine.tables import Tables
from scholars.positions.expansions import write_added
from scholars.positions.solo import write_solo
from scholars.positions.steps import write_step

FORMAT = 2
_CARDS = domains.CARD.names


def position(state: State) -> dict[str, Any]:
    """A state as JSON values; cards by their ids."""
    tables = state.tables
    return {
        "format": FORMAT,
        "catalogue": tables.fingerprint,
        "mode": "epic" if state.epic else "casual",
        "seed": str(state.seed),
        "chance": list(state.chance.words()),
        "round": int(state.round),
        "last_round": int(state.last_round),
        "turn": int(state.turn),
        "first_player": int(state.first_player),
        "passed": int(state.passed),
        "reveals": int(state.reveals),
        "supply": _dice_by_colour(state.supply),
        "rooms": [_room(state, room) for room in range(tables.rooms)],
        "map": _marked(state.map, state.map_mark, tables),
        "wisdom": _marked(state.wisdom, state.wisdom_mark, tables),
        "guilds": [[int(state.guild[SEATS * guild + seat]) for seat in range(SEATS)] for guild in range(GUILDS)],
        "control": _numbers(state.control),
        "neutral_spot": int(state.neutral_spot),
        "caliphs": [tables.caliph_ids[card] for card in state.caliphs],
        "caliph_marks": _numbers(state.caliph_marks),
        "decks": {
            str(character): _ids(tables.translator_ids, state.decks[number])
            for number, character in enumerate(Character)
        },
        "under": _numbers(state.under),
        "stacks": list(state.stacks),
        "draw_pile": [_drawn(tables, card) for card in state.draw_pile],
        "reserve": _ids(tables.scroll_ids, state.reserve),
        "discarded": _ids(tables.scroll_ids, state.discarded),
        "resources": [None if card == NONE else tables.resource_ids[card] for card in state.resources],
        "work": _work(state),
        "solo": write_solo(state),
        "expansions": write_added(state),
        "players": [_player(tables, player) for player in state.players],
        "agenda": [write_step(step) for step in state.agenda],
    }


def _numbers(values: Iterable[int]) -> list[int]:
    return [int(value) for value in values]


def _ids(names: list[str], cards: Iterable[int]) -> list[str]:
    return [names[card] for card in cards]


def _drawn(tables: Tables, card: int) -> str:
    return tables.scroll_ids[card] if card < tables.first_caliph else tables.caliph_ids[card - tables.first_caliph]


def _dice_by_colour(counts: Ints) -> dict[str, int]:
    return {colour: int(counts[number]) for number, colour in enumerate(domains.COLOUR.names) if counts[number]}


def _die(code: int) -> str | None:
    return None if code == NONE else domains.DIE.names[code]


def _room(state: State, room: int) -> dict[str, object] | None:
    card = int(state.room_card[room])
    if card == NONE:
        return None
    return {
        "translator": state.tables.translator_ids[card],
        "owner": int(state.room_owner[room]),
        "gold": int(state.room_gold[room]),
    }


def _marked(scrolls: Ints, marks: Ints, tables: Tables) -> list[dict[str, object] | None]:
    return [
        None
        if scrolls[place] == NONE
        else {"scroll": tables.scroll_ids[scrolls[place]], "influence": int(marks[place])}
        for place in range(len(scrolls))
    ]


def _work(state: State) -> dict[str, object] | None:
    work = state.work
    if work.slot == NONE:
        return None
    return {
        "slot": int(work.slot),
        "card": _CARDS[work.card],
        "first": _die(int(work.first)),
        "second": _die(int(work.second)),
        "first_workers": int(work.first_workers),
        "second_workers": int(work.second_workers),
        "main": int(work.main),
        "colour": int(work.colour),
        "small": int(work.small),
        "retirees": int(work.retirees),
    }


def _player(tables: Tables, player: Player) -> dict[str, object]:
    return {
        "silver": int(player.silver),
        "gold": int(player.gold),
        "influence": int(player.influence),
        "spot": int(player.spot),
        "goal": None if player.goal == NONE else tables.goal_ids[player.goal],
        "targets": int(player.targets),
        "resource": None if player.picked == NONE else tables.resource_ids[player.picked],
        "cards": [card for number, card in enumerate(_CARDS) if player.has_card(number)],
        "tracks": {str(track): int(player.tracks[number]) for number, track in enumerate(Track)},
        "workers": _dice_by_colour_of_four(player.workers),
        "bag": _dice_by_colour(player.bag),
        "hand": {str(_die(code)): int(player.hand[code]) for code in range(len(player.hand)) if player.hand[code]},
        "slots": [_slot(player, slot) for slot in range(SLOTS)],
        "scrolls": _ids(tables.scroll_ids, player.scrolls),
        "set_aside": _ids(tables.translator_ids, player.set_aside),
        "retirees": [_ids(tables.translator_ids, player.retirees[slot]) for slot in range(BROWN_SLOTS)],
    }


def _dice_by_colour_of_four(counts: Ints) -> dict[str, int]:
    return {colour: int(counts[number]) for number, colour in enumerate(domains.WORKER.names) if counts[number]}


def _slot(player: Player, slot: int) -> dict[str, object] | None:
    card = int(player.slots[slot])
    if card == NONE:
        return None
    workers = [int(player.workers_placed[4 * slot + place]) for place in range(4)]
    return {
        "card": _CARDS[card],
        "dice": [_die(int(player.dice[2 * slot + place])) for place in range(2)],
        "workers": [None if worker == NONE else domains.WORKER.names[worker] for worker in workers],
    }
