"""The cards of the base game, as values."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from scholars.catalogue.schema import Length, Range, Reads
from scholars.components import SCROLL_LANGUAGES, WORKER_COLOURS, Character, Colour, Guild, Language, Subject, Track
from scholars.effects import BONUSES, Bonus, Effect, Vocabulary, Word, read
from scholars.effects.vocabulary import between

Vp: TypeAlias = Annotated[int, Range(0, 9)]
Printed: TypeAlias = Annotated[Effect, Reads(read)]
PrintedBonus: TypeAlias = Annotated[Bonus, Reads(BONUSES.read)]
Languages: TypeAlias = Annotated[tuple[Language, ...], Length(2, 3)]


@dataclass(frozen=True, slots=True)
class Translator:
    """A Translator of one of the eight decks."""

    id: str
    deck: Character
    languages: Languages
    vp: Vp
    dispatch: Printed
    retiree: Printed


@dataclass(frozen=True, slots=True)
class StartingTranslator:
    """A Translator that stands in the Room of its number from the start. (SET-03)"""

    id: str
    room: Annotated[int, Range(1, 11)]
    languages: Languages
    vp: Vp
    retiree: Printed


@dataclass(frozen=True, slots=True)
class Scroll:
    """A Scroll: its language, the Track it advances, and what it gives."""

    id: str
    language: Annotated[Language, SCROLL_LANGUAGES]
    track: Track
    vp: Vp
    bonus: PrintedBonus
    effect: Printed | None = None


@dataclass(frozen=True, slots=True)
class StartingScroll:
    """The Scroll that comes with a Goal Card. (SET-12)"""

    id: str
    language: Annotated[Language, SCROLL_LANGUAGES]
    vp: Vp
    bonus: PrintedBonus


@dataclass(frozen=True, slots=True)
class ResourceCard:
    """What a player begins with, resolved from top to bottom. (SET-14)"""

    id: str
    white_dice: Annotated[int, Range(0, 9)]
    red_dice: Annotated[int, Range(0, 5)]
    blue_dice: Annotated[int, Range(0, 5)]
    yellow_dice: Annotated[int, Range(0, 5)]
    gold: Annotated[int, Range(0, 9)]
    silver: Annotated[int, Range(0, 9)]
    workers: Annotated[tuple[Annotated[Colour, WORKER_COLOURS], ...], Length(0, 6)]
    bonus: Printed | None = None


@dataclass(frozen=True, slots=True)
class PrintedDie(Word):
    """A Die printed on an Action Card. (GOAL-07)"""

    form = "{colour} {value}"
    kind = "printed"

    colour: Colour
    value: int

    def __post_init__(self) -> None:
        between(self.value, 1, 6, "a Die's value")


PRINTED_DICE = Vocabulary[PrintedDie](PrintedDie)
PrintedDieText: TypeAlias = Annotated[PrintedDie, Reads(PRINTED_DICE.read)]


@dataclass(frozen=True, slots=True)
class GoalCard:
    """Three targets with their rewards; flipped, an Action Card. (GOAL)"""

    id: str
    character: Character
    scroll: str
    guild: Guild
    track: Track
    worker: Annotated[Colour, WORKER_COLOURS]
    die: Annotated[Colour, (Colour.PURPLE, Colour.ORANGE, Colour.GREEN)]
    printed_die: PrintedDieText
    rest: Printed


@dataclass(frozen=True, slots=True)
class CaliphCard:
    """A Caliph Card: the rewards of its three spaces. (CAL-07)"""

    id: str
    middle: Printed
    retire: Annotated[tuple[Character, ...], Length(2, 2)]


@dataclass(frozen=True, slots=True)
class ActionCard:
    """An Action Card: small actions on the brown field, income on the blue one. (WORK-05, WORK-08)"""

    id: str
    subject: Subject
    rest: Printed
    small: Annotated[tuple[Printed, ...], Length(0, 4)]
    printed_die: PrintedDieText | None = None
