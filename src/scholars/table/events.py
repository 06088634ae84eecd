"""What happened, with names: who, where, which card, how much; and in a sentence."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import overload

from scholars.components import Place, places
from scholars.engine import domains
from scholars.engine.domains import Domain
from scholars.engine.events import Fact, Facts, before_chance, unpacked
from scholars.engine.layout import NONE
from scholars.locales import say
from scholars.rules.goals import INTERACT, RESEARCHED, TRANSLATED
from scholars.solo import grounds
from scholars.wording.events import tell, tell_all
from scholars.wording.meanings import Telling

SEAT = domains.COUNT
TARGETS = {INTERACT: "interact", TRANSLATED: "translate", RESEARCHED: "research"}

# What the fields of events stand for
FIELDS: dict[str, Domain] = {
    "seat": SEAT,
    "owner": SEAT,
    "to": SEAT,
    "card": domains.CARD,
    "slot": domains.SLOT,
    "die": domains.DIE,
    "worker": domains.WORKER,
    "position": domains.POSITION,
    "colour": domains.COLOUR,
    "action": domains.ACTION,
    "source": domains.SOURCE,
    "guild": domains.GUILD,
    "place": domains.INFLUENCE_SPACE,
    "scroll": domains.SCROLL,
    "room": domains.ROOM,
    "translator": domains.TRANSLATOR,
    "caliph_space": domains.CALIPH_SPACE,
    "row": domains.CALIPH_ROW,
    "track": domains.TRACK,
    "spot": domains.SPOT,
    "wisdom": domains.WISDOM,
    "caliph": domains.CALIPH,
    "resource": domains.RESOURCE,
    "difficulty": domains.DIFFICULTY,
    "scheme": domains.SCHEME,
    "focus": domains.FOCUS,
    "character": domains.CHARACTER,
    "because": Domain(grounds.NAMES),
    "sought": Domain(grounds.SOUGHT),
    "majority": domains.MAJORITY,
    "language": domains.LANGUAGE,
    "page": domains.TRANSLATOR,
    "book": domains.BOOK,
    "upgrade_space": domains.UPGRADE_SPACE,
    "tucked_row": domains.TUCKED_ROW,
    "action_taken": Domain(("first", "second")),
    **dict.fromkeys(
        (
            "amount",
            "value",
            "level",
            "steps",
            "round",
            "count",
            "number",
            "target",
            "target_sum",
            "dice_sum",
        ),
        domains.COUNT,
    ),
}
_PATH = "path_crossed"
_ON_CALIPH = "influence_on_caliph"
_SCHEME = "scheme_revealed"


class Event:
    """Something that happened: `event.name`, `event.seat`, and what else it tells by name, as `event.room`."""

    def __init__(self, fact: Fact, game: Telling) -> None:
        self._fact = fact
        self._game = game

    @property
    def name(self) -> str:
        """What happened, as `translator_employed`."""
        return self._fact.name

    @property
    def numbers(self) -> dict[str, int]:
        """What it tells as the engine's numbers."""
        return self._fact.numbers

    @cached_property
    def values(self) -> dict[str, str | int | None]:
        """Everything it tells, by name; nobody and nothing are None."""
        return {field: self._value(field, number) for field, number in self.numbers.items()}

    def _value(self, field: str, number: int) -> str | int | None:
        if field == "target":
            return TARGETS[number]
        if number == NONE and field != "dice_sum":
            return None
        return FIELDS[field].name(number, self._game.state.tables)

    @property
    def seat(self) -> int | None:
        """Whose doing it is, if anybody's."""
        seat = self.numbers.get("seat", NONE)
        return None if seat == NONE else seat

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Where it happened; of places on a Player Board, that of `seat`."""
        numbers, tables = self.numbers, self._game.state.tables
        if self.name == _ON_CALIPH:
            return (places.CALIPH_ROWS[3 * numbers["caliph_space"] + numbers["row"]],)
        if self.name == _PATH:
            return (places.PATHS[numbers["colour"] - 1],)
        if self.name == _SCHEME:
            return (places.SOLO,)
        found = [place for field, number in numbers.items() for place in FIELDS[field].places_of(number)]
        if self.name in ("translator_dispatched", "translator_employed", "neutral_translator_came"):
            deck = tables.translator_deck[numbers["translator"]]
            found[:0] = places.DECKS[deck : deck + 1] if deck != NONE else ()
        return tuple(found)

    def text(self, language: str = "en") -> str:
        """The sentence that tells it."""
        return say(tell(self._game, self._fact), language)

    def __getattr__(self, field: str) -> str | int | None:
        if not field.startswith("_") and field in self._fact.numbers:
            return self.values[field]
        raise AttributeError(f'No "{field}" is told here.')

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._fact == other._fact

    def __repr__(self) -> str:
        told = ", ".join(f"{field}={value!r}" for field, value in self.values.items())
        return f"Event({self.name}: {told})"


class Events(Sequence[Event]):
    """Events in their order, unpacked only when somebody looks."""

    __slots__ = ("_game", "_packed")

    def __init__(self, packed: Sequence[int], game: Telling) -> None:
        self._packed = packed
        self._game = game

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> "Events": ...
    def __getitem__(self, index: int | slice) -> "Event | Events":
        if isinstance(index, slice):
            return Events(self._packed[index], self._game)
        return Event(unpacked(self._packed[index]), self._game)

    def __len__(self) -> int:
        return len(self._packed)

    def __iter__(self) -> Iterator[Event]:
        return (Event(unpacked(packed), self._game) for packed in self._packed)

    def certain(self) -> "Events":
        """Those before the first that chance has had a hand in."""
        return Events(before_chance(self._packed), self._game)

    def text(self, language: str = "en") -> str:
        """All of them in sentences, those that belong together as one; a line each."""
        return "\n".join(self._sentences(language))

    def _sentences(self, language: str) -> Iterable[str]:
        return (say(sentence, language) for _, sentence in tell_all(self._game, Facts(self._packed)))

    def __repr__(self) -> str:
        return f"Events({', '.join(event.name for event in self)})"
