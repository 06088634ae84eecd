"""A table as plain values: what is sent over the wire. Nobody and nothing are None, empty places are left out."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from scholars.components import Place
from scholars.table.cards import Card
from scholars.table.places import CaliphSpace, ScrollSpace
from scholars.table.player import Goal, Player, Slot, Work
from scholars.table.table import Table


def plain(table: Table) -> dict[str, Any]:
    """Everything a seat may see, as JSON values: places by name, cards by id."""
    return {
        "seat": table.seat,
        "asked": table.asked,
        "catalogue": table.fingerprint,
        "mode": table.mode,
        "expansions": list(table.expansions),
        "round": table.round,
        "last_round": table.last_round,
        "turn": table.turn,
        "first_player": table.first_player,
        "passes_in_a_row": table.passes_in_a_row,
        **{part: _once((part, *pieces), _PARTS[part], table) for part, pieces in table.pieces_of_board().items()},
        "neutral_spot": table.neutral_spot,
        "supply": _counts(table.supply),
        "draw_pile": table.draw_pile,
        "reserve": table.reserve,
        "discard": _ids(table.discard),
        "work": None if table.work is None else _work(table.work),
        "solo": _solo(table),
        "books": _books(table),
        "players": [_seat(table, seat) for seat in range(table.seats)],
    }


def seen_by(everybody: dict[str, Any], table: Table) -> dict[str, Any]:
    """What a seat sees, from what everybody does: the same table, with its own Bag."""
    if table.seat is None or table.own_bag is None:
        return everybody
    players = list(everybody["players"])
    players[table.seat] = players[table.seat] | {"bag": _counts(table.own_bag)}
    return everybody | {"seat": table.seat, "players": players}


def _once(pieces: tuple[object, ...], tell: Callable[[Table], Any], table: Table) -> Any:
    """A part of a table, as it was told before if it is made of the same: most choices change one or two of them."""
    if pieces in _TOLD:
        _TOLD.move_to_end(pieces)
    else:
        _TOLD[pieces] = tell(table)
        if len(_TOLD) > MOST_TOLD:
            _TOLD.popitem(last=False)
    return _TOLD[pieces]


MOST_TOLD = 4_000  # those of some hundred tables, a few KB each at most
_TOLD: OrderedDict[tuple[object, ...], Any] = OrderedDict()  # nobody changes what was told


def _ids(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]


def _id(card: Card | None) -> str | None:
    return None if card is None else card.id


def _counts(counts: Mapping[Any, int]) -> dict[str, int]:
    return {str(thing): count for thing, count in counts.items() if count}


def _rooms(table: Table) -> dict[str, Any]:
    return {
        place: {"translator": str(room.translator), "owner": room.owner, "gold": room.gold}
        for place, room in table.rooms.items()
        if room.translator is not None
    }


def _resources(table: Table) -> dict[str, str]:
    return {place: room.resource.id for place, room in table.rooms.items() if room.resource}


def _guilds(table: Table) -> dict[str, Any]:
    return {
        place: {"influence": list(guild.influence), "controller": guild.controller}
        for place, guild in table.guilds.items()
    }


def _decks(table: Table) -> dict[str, Any]:
    return {
        place: {"top": str(deck.top), "size": deck.size, "known_bottom": _ids(deck.known_bottom)}
        for place, deck in table.decks.items()
        if deck.top is not None
    }


def _tracks(table: Table) -> dict[str, Any]:
    return {place: {"levels": list(track.levels), "xp": track.xp} for place, track in table.tracks.items()}


def _caliphs(table: Table) -> dict[str, Any]:
    return {place: _caliph(space) for place, space in table.caliphs.items() if space.card is not None}


def _scrolls(spaces: Mapping[Place, ScrollSpace]) -> dict[str, Any]:
    return {
        place: {"scroll": space.scroll.id, "influence": space.influence}
        for place, space in spaces.items()
        if space.scroll is not None
    }


def _caliph(space: CaliphSpace) -> dict[str, Any]:
    marks = {f"{space.place}-{row}": seat for row, seat in space.influence.items() if seat is not None}
    return {"card": _id(space.card), "influence": marks}


def _work(work: Work) -> dict[str, Any]:
    used = (at for at, done in enumerate(work.small_actions_used, start=1) if done)
    return {
        "slot": work.slot,
        "card": work.card.id,
        "dice": {f"placed-die-{at}": str(die) for at, die in enumerate(work.dice, start=1) if die is not None},
        "main": work.main,
        "colour": work.colour,
        "small_actions_used": [f"small-action-{at}" for at in used],
        "retirees_used": list(work.retirees_used),
    }


def _solo(table: Table) -> dict[str, Any] | None:
    board = table.solo
    if board is None:
        return None
    return {
        "difficulty": board.difficulty,
        "focus": board.focus,
        "research_markers": board.research_markers,
        "dice_sum": board.dice_sum,
        "schemes_left": board.schemes_left,
        "face_up": _ids(board.face_up),
        "scrolls": _counts(board.scrolls),
        "face_down_scroll": board.face_down_scroll,
    }


def _books(table: Table) -> dict[str, Any] | None:
    books = table.books
    if books is None:
        return None
    return {
        "spaces": {
            place: {"page": _id(space.page), "research_marker": space.research_marker}
            for place, space in books.spaces.items()
            if space.page is not None or space.research_marker
        },
        "upgrades": {
            place: {"card": space.card.id, "xp": space.xp}
            for place, space in books.upgrades.items()
            if space.card is not None
        },
        "pages_left": books.pages_left,
        "caliph_xp": books.caliph_xp,
        "opponents_pages": _ids(books.opponents_pages),
    }


def _seat(table: Table, seat: int) -> dict[str, Any]:
    """A player; one's own Bag is told to nobody else."""
    pieces = table.pieces_of(seat)
    if not pieces or seat == table.seat:
        return _player(table.player(seat))
    told: dict[str, Any] = _once(pieces, lambda table: _player(table.player(seat)), table)
    return told


def _player(player: Player) -> dict[str, Any]:
    return {
        "name": player.name,
        "silver": player.silver,
        "gold": player.gold,
        "influence": player.influence,
        "xp": player.xp,
        "spot": player.spot,
        "workers": _counts(player.workers),
        "hand": [str(die) for die in player.hand],
        "bag": None if player.bag is None else _counts(player.bag),
        "bag_size": player.bag_size,
        "cards": _ids(player.cards),
        "slots": {place: _slot(slot) for place, slot in player.slots.items() if slot.card or slot.tucked},
        "scrolls": _ids(player.scrolls),
        "set_aside": _ids(player.set_aside),
        "goal": None if player.goal is None else _goal(player.goal),
        "resource": _id(player.resource),
        "rows_filled": player.rows_filled,
    }


def _slot(slot: Slot) -> dict[str, Any]:
    return {
        "card": _id(slot.card),
        "placed": {
            placed.place: {"die": None if placed.die is None else str(placed.die), "workers": list(placed.workers)}
            for placed in slot.placed
            if placed.die is not None or placed.workers
        },
        "tucked": _ids(slot.tucked),
    }


def _goal(goal: Goal) -> dict[str, Any]:
    return {
        "card": goal.card.id,
        "interacted": goal.interacted,
        "translated": goal.translated,
        "researched": goal.researched,
    }


_PARTS: dict[str, Callable[[Table], Any]] = {
    "rooms": _rooms,
    "resources": _resources,
    "map": lambda table: _scrolls(table.map),
    "wisdom": lambda table: _scrolls(table.wisdom),
    "guilds": _guilds,
    "decks": _decks,
    "tracks": _tracks,
    "caliphs": _caliphs,
}
