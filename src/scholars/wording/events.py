"""What happened, as messages: from the numbers of an event to names, colours, Rooms and cards.

An event `silver_gained` is told by the text `event-silver-gained`. What each of its numbers means goes by the name of
its field (`meanings.py`, `solo_meanings.py`), so that a new event needs a line in `engine/events.py` and a text in each
language.
"""

from collections.abc import Iterable, Iterator, Sequence

from scholars.engine import domains
from scholars.engine.layout import FROM_HAND, NONE, colour_of, face_of
from scholars.locales import Message, joined, message, name
from scholars.locales.messages import Value
from scholars.scores import ScoreLine
from scholars.wording import meanings, solo_meanings
from scholars.wording.meanings import Happened, Telling, Wording, source_of

FIELDS: dict[str, Wording] = {**meanings.FIELDS, **solo_meanings.FIELDS}
_OF_LANGUAGE = "language-"  # what the solo opponent's face-down Scrolls are scored under


def tell(game: Telling, event: Happened) -> Message:
    """One event as a message."""
    return _told(game, (event,))


def tell_all(game: Telling, events: Iterable[Happened]) -> Iterator[tuple[Happened, Message]]:
    """Events in their order, those that belong together as one message; beside it the first of them."""
    for together in gathered(events):
        yield together[0], _told(game, together)


def tell_line(game: Telling, line: ScoreLine) -> Message:
    """What a line of the score sheet is for: a card, a Track, a Guild ..."""
    if line.category == "dice-sum":
        return message("score-category", category=line.category)
    if line.category == "caliph-cards":
        card, _, row = line.id.rpartition("-")
        return message("score-caliph-space", caliph=name(game.catalogue.find(card)), row=row)
    if line.id.startswith(_OF_LANGUAGE):
        return message("score-scrolls-of-language", language=line.id.removeprefix(_OF_LANGUAGE))
    return name(game.catalogue.find(line.id))


def gathered(events: Iterable[Happened]) -> Iterator[tuple[Happened, ...]]:
    """Events in their order, those that are told in one sentence together."""
    together: list[Happened] = []
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
    "xp_gained": ("gained", "counted-xp"),
    "silver_paid": ("silver paid", "counted-silver"),
    "gold_paid": ("gold paid", "counted-gold"),
    "xp_paid": ("xp paid", "counted-xp"),
    "worker_spent": ("workers spent", "counted-workers"),
    "die_to_bag": ("dice to the bag", "counted-dice"),
    "die_returned": ("dice returned", "counted-dice"),
    "influence_in_guild": ("influence", "counted-influence"),
    "gold_placed": ("gold placed", "counted-gold"),
    "gold_taken": ("gold taken", "counted-gold"),
}
_LISTED = {"die", "amount", "colour", "worker"}  # events that differ in these alone can be told together


def _goes_on(together: list[Happened], event: Happened) -> bool:
    first = together[0]
    if first.name in _CONTINUED:
        return event.name == _CONTINUED[first.name][0]
    sort = _sort(event)
    if sort is None or sort != _sort(first):
        return False
    return all(_alike(first, event, field) for field in event.numbers.keys() - _LISTED)


def _sort(event: Happened) -> str | None:
    """Events of one sort may be told together; None for what is neither counted nor about a Die."""
    if event.name in _COUNTED:
        return _COUNTED[event.name][0]
    return event.name if "die" in event.numbers else None


def _alike(one: Happened, other: Happened, field: str) -> bool:
    first, second = one.numbers[field], other.numbers[field]
    if "die" in one.numbers and field == "source":  # the faces Dice are rerolled from are told one by one
        return source_of(first) == source_of(second)
    return first == second


def _told(game: Telling, together: Sequence[Happened]) -> Message:
    first = together[0]
    values: dict[str, Value] = dict(_CONTINUED[first.name][1]) if first.name in _CONTINUED else {}
    for event in reversed(together):  # what the first says holds
        for field, number in event.numbers.items():
            values |= FIELDS[field](game, event, number)
    if first.name in _COUNTED:
        values["things"] = joined(_things(together), "list-and")
    dice = tuple(_die(event) for event in together if "die" in event.numbers)
    if dice:
        values |= {"dice": joined(dice, "list-comma"), "count": len(dice)}
    return message(f"event-{first.name.replace('_', '-')}", **values)


def _things(together: Sequence[Happened]) -> tuple[Message, ...]:
    """What is counted, each thing and colour once."""
    amounts: dict[tuple[str, int], int] = {}
    for event in together:
        thing = (_COUNTED[event.name][1], event.numbers.get("worker", event.numbers.get("colour", NONE)))
        amounts[thing] = amounts.get(thing, 0) + event.numbers.get("amount", 1)
    return tuple(
        message(key, amount=amount)
        if colour == NONE
        else message(key, amount=amount, colour=domains.COLOUR.names[colour])
        for (key, colour), amount in amounts.items()
    )


def _die(event: Happened) -> Message:
    die = event.numbers["die"]
    colour, face = domains.COLOUR.names[colour_of(die)], int(face_of(die))
    source = event.numbers.get("source", NONE)
    if source_of(source) == "hand":
        return message("die-rerolled", colour=colour, before=source - FROM_HAND + 1, face=face)
    return message("die-face", colour=colour, face=face)
