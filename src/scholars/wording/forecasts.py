"""What comes of a turn, in a few words."""

from collections.abc import Callable, Iterable

from scholars.engine import domains
from scholars.engine.events import Fact
from scholars.engine.layout import ROWS
from scholars.locales import Message, joined, message
from scholars.wording.names import Names

MOST = 2  # things that are told
Numbers = dict[str, int]


def come_to(facts: Iterable[Fact], seat: int, names: Names) -> Message | None:
    """What a seat has from its turn: the most telling things, in the order of their worth; None if there are none."""
    own = [fact for fact in facts if fact.numbers.get("seat") == seat]
    last = {(fact.name, fact.numbers.get("track")): fact for fact in own}  # of several steps on a Track the last
    found = [told(names, fact.numbers) for name, told in _TOLD.items() for fact in last.values() if fact.name == name]
    return joined(tuple(found[:MOST]), "list-comma") if found else None


def _employed(names: Names, numbers: Numbers) -> Message:
    return message("forecast-employ", deck=names.deck(numbers["translator"]), room=numbers["room"] + 1)


def _delivered(_names: Names, numbers: Numbers) -> Message:
    guild = domains.GUILD.names[numbers["wisdom"] // ROWS]
    return message("forecast-deliver", guild=message("choice-deliver", first=guild))


def _advanced(_names: Names, numbers: Numbers) -> Message:
    track = message("track", item=domains.TRACK.names[numbers["track"]])
    return message("forecast-track", track=track, level=numbers["level"])


def _dispatched(names: Names, numbers: Numbers) -> Message:
    return message("forecast-dispatch", deck=names.deck(numbers["translator"]))


_TOLD: dict[str, Callable[[Names, Numbers], Message]] = {
    "scroll_translated": lambda names, numbers: names.scroll(numbers["scroll"]),
    "page_gained": lambda _names, _numbers: message("forecast-page"),
    "card_upgraded": lambda _names, _numbers: message("forecast-upgrade"),
    "translator_employed": _employed,
    "marker_moved": lambda _names, numbers: message("choice-move", first=numbers["steps"]),
    "scroll_delivered": _delivered,
    "track_advanced": _advanced,
    "translator_dispatched": _dispatched,
}
