"""The solo opponent's cards and board, as values."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from scholars.catalogue.schema import Length, Range, Reads
from scholars.components import SCROLL_LANGUAGES, Guild, Language, SchemeColour
from scholars.effects.solo_words import (
    SOLO_ACTIONS,
    SOLO_INFLUENCE,
    SOLO_NEEDS,
    SOLO_STARTS,
    SOLO_VP,
    SoloWord,
)

Action: TypeAlias = Annotated[SoloWord, Reads(SOLO_ACTIONS.read)]
ScrollLanguage: TypeAlias = Annotated[Language, SCROLL_LANGUAGES]


@dataclass(frozen=True, slots=True)
class SchemeCard:
    """A Scheme Card: its First Action, if its need is met, else its Second. (SOL-08)"""

    id: str
    colour: SchemeColour
    silver: Annotated[int, Range(0, 4)]
    needs: Annotated[SoloWord, Reads(SOLO_NEEDS.read)]
    first: Annotated[tuple[Action, ...], Length(1, 3)]
    second: Annotated[tuple[Action, ...], Length(1, 3)]
    influence: Annotated[SoloWord, Reads(SOLO_INFLUENCE.read)] | None = None


@dataclass(frozen=True, slots=True)
class Focus:
    """A space of the Resource Track: what the opponent looks for there. (SOL-10)"""

    number: Annotated[int, Range(1, 6)]
    language: ScrollLanguage
    colour: Guild
    gold: Annotated[int, Range(0, 5)]

    @property
    def id(self) -> str:
        """The space's id."""
        return f"focus-{self.number}"


@dataclass(frozen=True, slots=True)
class ResourceTrack:
    """What the opponent gains when its marker comes round, and at a Rest. (SOL-06, SOL-21)"""

    wraps: Annotated[tuple[Action, ...], Length(6, 6)]
    rest_three: tuple[Action, ...]
    rest_four: tuple[Action, ...]
    rest_five_blue: Action
    rest_five_red: Action
    dice_sum: Annotated[tuple[Annotated[int, Range(-20, 20)], ...], Length(2, 2)]


@dataclass(frozen=True, slots=True)
class Difficulty:
    """What the opponent begins with. (SOL-03)"""

    id: str
    dice_sum: Annotated[int, Range(-6, 6)]
    scroll: ScrollLanguage | None = None
    influence: tuple[Annotated[SoloWord, Reads(SOLO_STARTS.read)], ...] = ()
    gold_on_neutral: Annotated[int, Range(0, 4)] = 0


@dataclass(frozen=True, slots=True)
class ScrollVp:
    """What each of the opponent's Scrolls scores, by language. (SOL-25)"""

    chinese: Annotated[SoloWord, Reads(SOLO_VP.read)]
    sanskrit: Annotated[SoloWord, Reads(SOLO_VP.read)]
    greek: Annotated[SoloWord, Reads(SOLO_VP.read)]
    hebrew: Annotated[SoloWord, Reads(SOLO_VP.read)]
    persian: Annotated[SoloWord, Reads(SOLO_VP.read)]
    syriac: Annotated[SoloWord, Reads(SOLO_VP.read)]


@dataclass(frozen=True, slots=True)
class Consolation:
    """What a Guild's consolation is for the opponent. (SOL-23)"""

    worker: Action
    silver: Action
    gold: Action


@dataclass(frozen=True, slots=True)
class Solo:
    """Everything of the solo opponent."""

    resource_track: ResourceTrack
    scroll_vp: ScrollVp
    consolation: Consolation
    scheme_card: tuple[SchemeCard, ...]
    focus: tuple[Focus, ...]
    difficulty: tuple[Difficulty, ...]
