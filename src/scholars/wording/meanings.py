"""What the numbers of events mean, by the names of their fields: names, colours, Rooms, cards."""

from collections.abc import Callable, Sequence
from typing import Protocol

from scholars.catalogue import Catalogue
from scholars.components import Row
from scholars.engine import domains
from scholars.engine.domains import Domain
from scholars.engine.layout import (
    FACES,
    FROM_BAG,
    FROM_BOARD,
    FROM_CARD_IN_USE,
    FROM_HAND,
    MAP,
    NONE,
    ROWS,
    WISDOM,
)
from scholars.engine.state import State
from scholars.locales import message, name
from scholars.locales.messages import Value
from scholars.positions.solo import humans
from scholars.rules.goals import INTERACT, RESEARCHED, TRANSLATED


class Telling(Protocol):
    """A game, as far as telling its events needs it: who plays, what is printed, and the state."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""

    @property
    def catalogue(self) -> Catalogue:
        """Everything printed."""

    @property
    def state(self) -> State:
        """The state, for its tables."""


class Happened(Protocol):
    """Something that happened: a fact of the engine, or the event that was made of it."""

    @property
    def name(self) -> str:
        """What happened, as `silver_gained`."""

    @property
    def numbers(self) -> dict[str, int]:
        """What it tells, by name."""


Wording = Callable[[Telling, Happened, int], dict[str, Value]]

NAMELESS = "Opponent"  # the solo opponent's name, as long as nobody has given it one

_TARGETS = {INTERACT: "translator", TRANSLATED: "scroll", RESEARCHED: "track"}


def itself(field: str) -> Wording:
    """A number that is told as it is."""
    return lambda _game, _event, number: {field: number}


def counted(field: str) -> Wording:
    """A number that people count from one."""
    return lambda _game, _event, number: {field: number + 1}


def member(field: str, domain: Domain) -> Wording:
    """One of a domain; none of it is told as "none"."""
    return lambda _game, _event, number: {field: "none" if number == NONE else domain.names[number]}


def _player(field: str, kind: str, nobody: str) -> Wording:
    """A player by name, and whether there is one at all: `nobody` is the word for minus one."""
    return lambda game, _event, number: (
        {field: "", kind: nobody} if number == NONE else {field: _called(game, number), kind: "player"}
    )


def _called(game: Telling, seat: int) -> Value:
    """A player's name; the solo opponent is called in the reader's language, unless somebody gave it a name."""
    nameless = seat >= humans(game.state) and game.names[seat] == NAMELESS
    return message("play-opponent") if nameless else game.names[seat]


def _card(field: str, ids: Callable[[State], Sequence[str]]) -> Wording:
    """A card by its name."""
    return lambda game, _event, number: {
        field: "" if number == NONE else name(game.catalogue.find(ids(game.state)[number]))
    }


def _translator(game: Telling, event: Happened, number: int) -> dict[str, Value]:
    """A Translator, or a Page, which is tucked and used as one."""
    tucked = "page" if number >= game.state.tables.pages else "retiree"
    return {**_card("translator", lambda state: state.tables.translator_ids)(game, event, number), "tucked": tucked}


def _slot(game: Telling, _event: Happened, number: int) -> dict[str, Value]:
    """An Action Slot by its main action, or by its number where there are several."""
    actions = [
        action for bit, action in enumerate(domains.ACTION.names) if (game.state.tables.slot_actions[number] >> bit) & 1
    ]
    return {"slot": actions[0] if len(actions) == 1 else "several", "nth": number + 1}


def source_of(number: int) -> str:
    """Where a Die comes from, in a word."""
    if FROM_HAND <= number < FROM_HAND + FACES:
        return "hand"
    if number >= FROM_CARD_IN_USE:
        return "card-in-use"
    return {NONE: "supply", FROM_BAG: "bag", FROM_BOARD: "board"}[number]


def _where_from(_game: Telling, _event: Happened, number: int) -> dict[str, Value]:
    """Where a Die comes from; in hand it shows a face."""
    source = source_of(number)
    return {"source": source, "face": number - FROM_HAND + 1 if source == "hand" else 0}


def _place(game: Telling, event: Happened, number: int) -> dict[str, Value]:
    """A place of a Scroll on the Map or in the House of Wisdom, or after them a Guild."""
    if number < MAP:
        (beside,) = (spot.scroll for spot in game.catalogue.board.spot if spot.number == 2 * number)
        return {"where": "map", "item": str(beside)}
    if number < MAP + WISDOM:
        return {"where": "wisdom", **_wisdom(game, event, number - MAP)}
    return {"where": "guild", "guild": domains.GUILD.names[number - MAP - WISDOM]}


def _wisdom(_game: Telling, _event: Happened, number: int) -> dict[str, Value]:
    return {"guild": domains.GUILD.names[number // ROWS], "row": str(tuple(Row)[number % ROWS])}


FIELDS: dict[str, Wording] = {
    "seat": _player("player", "by", "nobody"),
    "owner": _player("owner", "owned", "neutral"),
    "to": _player("receiver", "to", "supply"),
    "amount": itself("amount"),
    "value": itself("value"),
    "level": itself("level"),
    "steps": itself("steps"),
    "round": itself("round"),
    "spot": itself("spot"),
    "count": itself("count"),
    "room": counted("room"),
    "position": counted("position"),
    "caliph_space": counted("space"),
    "number": counted("number"),
    "die": lambda _game, _event, _number: {},  # all of a sentence together
    "colour": member("colour", domains.COLOUR),
    "worker": member("colour", domains.COLOUR),
    "guild": member("guild", domains.GUILD),
    "track": member("track", domains.TRACK),
    "action": member("action", domains.ACTION),
    "card": member("subject", domains.CARD),
    "row": member("row", domains.CALIPH_ROW),
    "target": lambda _game, _event, number: {"target": _TARGETS[number]},
    "slot": _slot,
    "source": _where_from,
    "place": _place,
    "wisdom": _wisdom,
    "translator": _translator,
    "scroll": _card("scroll", lambda state: state.tables.scroll_ids),
    "resource": _card("resource", lambda state: state.tables.resource_ids),
    "caliph": _card("caliph", lambda state: state.tables.caliph_ids),
    "page": _card("page", lambda state: state.tables.translator_ids),
    "book": lambda _game, _event, number: {"book": number // 2 + 1, "side": ("left", "right")[number % 2]},
    "upgrade_space": counted("space"),
    "tucked_row": counted("row"),
}
