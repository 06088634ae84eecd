"""What happened, as messages: from the numbers of an event to names, colours, Rooms and cards.

An event `silver_gained` is told by the text `event-silver-gained`. What each of its numbers means goes by the name of
its field, in one table, so that a new event needs a line in `engine/events.py` and a text in each language.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from scholars.catalogue import Catalogue
from scholars.components import Colour, Guild, MainAction, Row, Subject, Track
from scholars.engine.events import Event
from scholars.engine.layout import FACES, MAP, NONE, ROWS, WISDOM, colour_of, face_of
from scholars.engine.state import State
from scholars.locales import Message, joined, message, name
from scholars.locales.messages import Value
from scholars.play.outcomes import ScoreLine
from scholars.rules.dice import FROM_BAG, FROM_BOARD, FROM_CARD_IN_USE, FROM_HAND
from scholars.rules.goals import INTERACT, RESEARCHED, TRANSLATED


class Table(Protocol):
    """What a game must know to be told: who plays, what is printed, and the state."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""

    @property
    def catalogue(self) -> Catalogue:
        """Everything printed."""

    @property
    def state(self) -> State:
        """The state, for its tables."""


Wording = Callable[[Table, Event, int], dict[str, Value]]

_COLOURS = tuple(str(colour) for colour in Colour)
_GUILDS = tuple(str(guild) for guild in Guild)
_ROWS = tuple(str(row) for row in Row)
_TRACKS = tuple(str(track) for track in Track)
_ACTIONS = tuple(str(action) for action in MainAction)
_CARDS = (*(str(subject) for subject in Subject), "goal")
_TARGETS = {INTERACT: "translator", TRANSLATED: "scroll", RESEARCHED: "track"}
_CALIPH_ROWS = ("top", "middle", "bottom")


def tell(game: Table, event: Event) -> Message:
    """One event as a message."""
    return _told(game, (event,))


def tell_all(game: Table, events: Iterable[Event]) -> Iterator[tuple[Event, Message]]:
    """Events in their order, those that belong together as one message; beside it the first of them."""
    for together in gathered(events):
        yield together[0], _told(game, together)


def tell_line(game: Table, line: ScoreLine) -> Message:
    """What a line of the score sheet is for: a card, a Track, a Guild ..."""
    if line.category == "dice-sum":
        return message("score-category", category=line.category)
    if line.category == "caliph-cards":
        card, _, row = line.id.rpartition("-")
        return message("score-caliph-space", caliph=name(game.catalogue.find(card)), row=row)
    return name(game.catalogue.find(line.id))


def gathered(events: Iterable[Event]) -> Iterator[tuple[Event, ...]]:
    """Events in their order, those that are told in one sentence together."""
    together: list[Event] = []
    for event in events:
        if together and not _goes_on(together, event):
            yield tuple(together)
            together = []
        together.append(event)
    if together:
        yield tuple(together)


# What is told in one sentence

# What may go on with something else, and what is told if it does not
_CONTINUED: dict[str, tuple[str, dict[str, Value]]] = {
    "card_played": ("die_placed", {"dice": "", "count": 0}),
    "main_action_taken": ("colour_named", {"colour": "none"}),
}
# What is counted, and may be told together with more of its sort
_COUNTED = {
    "silver_gained": ("gained", "counted-silver"),
    "gold_gained": ("gained", "counted-gold"),
    "worker_gained": ("gained", "counted-workers"),
    "silver_paid": ("silver paid", "counted-silver"),
    "gold_paid": ("gold paid", "counted-gold"),
    "worker_spent": ("workers spent", "counted-workers"),
    "die_to_bag": ("dice to the bag", "counted-dice"),
    "die_returned": ("dice returned", "counted-dice"),
    "influence_in_guild": ("influence", "counted-influence"),
    "gold_placed": ("gold placed", "counted-gold"),
    "gold_taken": ("gold taken", "counted-gold"),
}
_LISTED = {"die", "amount", "colour", "worker"}  # events that differ in these alone can be told together


def _goes_on(together: list[Event], event: Event) -> bool:
    first = together[0]
    if first.name in _CONTINUED:
        return event.name == _CONTINUED[first.name][0]
    sort = _sort(event)
    if sort is None or sort != _sort(first):
        return False
    return all(_alike(first, event, field) for field in event.values.keys() - _LISTED)


def _sort(event: Event) -> str | None:
    """Events of one sort may be told together; None for what is neither counted nor about a Die."""
    if event.name in _COUNTED:
        return _COUNTED[event.name][0]
    return event.name if "die" in event.values else None


def _alike(one: Event, other: Event, field: str) -> bool:
    first, second = one.values[field], other.values[field]
    if "die" in one.values and field == "source":  # the faces Dice are rerolled from are told one by one
        return _source(first) == _source(second)
    return first == second


def _told(game: Table, together: Sequence[Event]) -> Message:
    first = together[0]
    values: dict[str, Value] = dict(_CONTINUED[first.name][1]) if first.name in _CONTINUED else {}
    for event in reversed(together):  # what the first says holds
        for field, number in event.values.items():
            values |= FIELDS[field](game, event, number)
    if first.name in _COUNTED:
        values["things"] = joined(_things(together), "list-and")
    dice = tuple(_die(event) for event in together if "die" in event.values)
    if dice:
        values |= {"dice": joined(dice, "list-comma"), "count": len(dice)}
    return message(f"event-{first.name.replace('_', '-')}", **values)


def _things(together: Sequence[Event]) -> tuple[Message, ...]:
    """What is counted, each thing and colour once."""
    amounts: dict[tuple[str, int], int] = {}
    for event in together:
        thing = (_COUNTED[event.name][1], event.values.get("worker", event.values.get("colour", NONE)))
        amounts[thing] = amounts.get(thing, 0) + event.values.get("amount", 1)
    return tuple(
        message(key, amount=amount) if colour == NONE else message(key, amount=amount, colour=_COLOURS[colour])
        for (key, colour), amount in amounts.items()
    )


def _die(event: Event) -> Message:
    die = event.values["die"]
    colour, face = _COLOURS[colour_of(die)], int(face_of(die))
    source = event.values.get("source", NONE)
    if _source(source) == "hand":
        return message("die-rerolled", colour=colour, before=source - FROM_HAND + 1, face=face)
    return message("die-face", colour=colour, face=face)


# What the numbers mean, by the names of their fields


def _itself(field: str) -> Wording:
    """A number that is told as it is."""
    return lambda _game, _event, number: {field: number}


def _counted(field: str) -> Wording:
    """A number that people count from one."""
    return lambda _game, _event, number: {field: number + 1}


def _member(field: str, members: Sequence[str]) -> Wording:
    """One of a list; none of it is told as "none"."""
    return lambda _game, _event, number: {field: "none" if number == NONE else members[number]}


def _player(field: str, kind: str, nobody: str) -> Wording:
    """A player by name, and whether there is one at all: `nobody` is the word for minus one."""
    return lambda game, _event, number: (
        {field: "", kind: nobody} if number == NONE else {field: game.names[number], kind: "player"}
    )


def _card(field: str, ids: Callable[[State], Sequence[str]]) -> Wording:
    """A card by its name."""
    return lambda game, _event, number: {
        field: "" if number == NONE else name(game.catalogue.find(ids(game.state)[number]))
    }


def _slot(game: Table, _event: Event, number: int) -> dict[str, Value]:
    """An Action Slot by its main action, or by its number where there are several."""
    actions = [action for bit, action in enumerate(_ACTIONS) if (game.state.tables.slot_actions[number] >> bit) & 1]
    return {"slot": actions[0] if len(actions) == 1 else "several", "nth": number + 1}


def _source(number: int) -> str:
    if FROM_HAND <= number < FROM_HAND + FACES:
        return "hand"
    return {NONE: "supply", FROM_BAG: "bag", FROM_BOARD: "board", FROM_CARD_IN_USE: "card-in-use"}[number]


def _where_from(_game: Table, _event: Event, number: int) -> dict[str, Value]:
    """Where a Die comes from; in hand it shows a face."""
    source = _source(number)
    return {"source": source, "face": number - FROM_HAND + 1 if source == "hand" else 0}


def _place(game: Table, event: Event, number: int) -> dict[str, Value]:
    """A place of a Scroll on the Map or in the House of Wisdom, or after them a Guild."""
    if number < MAP:
        (beside,) = (spot.scroll for spot in game.catalogue.board.spot if spot.number == 2 * number)
        return {"where": "map", "item": str(beside)}
    if number < MAP + WISDOM:
        return {"where": "wisdom", **_wisdom(game, event, number - MAP)}
    return {"where": "guild", "guild": _GUILDS[number - MAP - WISDOM]}


def _wisdom(_game: Table, _event: Event, number: int) -> dict[str, Value]:
    return {"guild": _GUILDS[number // ROWS], "row": _ROWS[number % ROWS]}


FIELDS: dict[str, Wording] = {
    "seat": _player("player", "by", "nobody"),
    "owner": _player("owner", "owned", "neutral"),
    "to": _player("receiver", "to", "supply"),
    "amount": _itself("amount"),
    "value": _itself("value"),
    "level": _itself("level"),
    "steps": _itself("steps"),
    "round": _itself("round"),
    "spot": _itself("spot"),
    "room": _counted("room"),
    "position": _counted("position"),
    "caliph_space": _counted("space"),
    "number": _counted("number"),
    "die": lambda _game, _event, _number: {},  # all of a sentence together
    "colour": _member("colour", _COLOURS),
    "worker": _member("colour", _COLOURS),
    "guild": _member("guild", _GUILDS),
    "track": _member("track", _TRACKS),
    "action": _member("action", _ACTIONS),
    "card": _member("subject", _CARDS),
    "row": _member("row", _CALIPH_ROWS),
    "target": lambda _game, _event, number: {"target": _TARGETS[number]},
    "slot": _slot,
    "source": _where_from,
    "place": _place,
    "wisdom": _wisdom,
    "translator": _card("translator", lambda state: state.tables.translator_ids),
    "scroll": _card("scroll", lambda state: state.tables.scroll_ids),
    "resource": _card("resource", lambda state: state.tables.resource_ids),
    "caliph": _card("caliph", lambda state: state.tables.caliph_ids),
}
