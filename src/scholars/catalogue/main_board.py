"""What is printed on the Main Board and the Player Boards, as values."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from scholars.catalogue.cards import Printed, Vp
from scholars.catalogue.schema import Length, Range, Reads
from scholars.components import Character, Colour, Guild, MainAction, Track
from scholars.effects import CALIPH_EVENTS, CaliphEvent

FourPrinted: TypeAlias = Annotated[tuple[Printed, ...], Length(4, 4)]
PerPlayers: TypeAlias = Annotated[tuple[Annotated[int, Range(1, 9)], ...], Length(4, 4)]


@dataclass(frozen=True, slots=True)
class Room:
    """A Room: what Employing there costs and gives, and the Gold that makes its Translator Retire."""

    number: Annotated[int, Range(1, 11)]
    silver: Annotated[int, Range(0, 4)]
    gold: Annotated[int, Range(1, 5)]
    effect: Printed

    @property
    def id(self) -> str:
        """The Room's id."""
        return f"room-{self.number}"


@dataclass(frozen=True, slots=True)
class Spot:
    """A Spot of the Map's ring: Black with a Scroll beside it, or White with an effect. (TRV-01)"""

    number: Annotated[int, Range(0, 11)]
    scroll: str | None = None
    effect: Printed | None = None

    @property
    def id(self) -> str:
        """The Spot's id."""
        return f"spot-{self.number}"


@dataclass(frozen=True, slots=True)
class Path:
    """A path of the Map, on the step from a Black Spot to the White one after it. (TRV-03)"""

    colour: Colour
    after: Annotated[int, Range(0, 11)]
    effect: Printed

    @property
    def id(self) -> str:
        """The path's id."""
        return f"path-{self.colour}"


@dataclass(frozen=True, slots=True)
class GuildBoard:
    """A Guild of the House of Wisdom: what its control is worth and what its three spaces give."""

    guild: Guild
    vp: Vp
    consolation: Printed
    influence: Annotated[tuple[Annotated[int, Range(1, 3)], ...], Length(3, 3)]
    spaces: Annotated[tuple[Printed, ...], Length(3, 3)]

    @property
    def id(self) -> str:
        """The Guild's id."""
        return f"guild-{self.guild}"


@dataclass(frozen=True, slots=True)
class ResearchTrack:
    """A Research Track: Harvest on spaces 0, 2, 4, 6, immediate benefits on 1, 3, 5, 7, and beyond. (RES-05)"""

    track: Track
    colour: Colour
    harvest: FourPrinted
    immediate: FourPrinted
    overflow: Printed

    @property
    def id(self) -> str:
        """The Track's id."""
        return f"track-{self.track}"


@dataclass(frozen=True, slots=True)
class ResearchOption:
    """One of the ways to Research: what it needs, costs and gives. (RES-01 to RES-04)"""

    value: Annotated[int, Range(1, 12)]
    gain: Printed
    coloured: bool = False
    gold: Annotated[int, Range(0, 5)] = 0
    steps: Annotated[int, Range(0, 3)] = 0

    @property
    def id(self) -> str:
        """The option's id."""
        return f"research-{self.value}"


@dataclass(frozen=True, slots=True)
class CaliphSpace:
    """One of the four spaces Caliph Cards come to. (CAL-01)"""

    number: Annotated[int, Range(1, 4)]
    event: Annotated[CaliphEvent, Reads(CALIPH_EVENTS.read)]
    characters: tuple[Character, ...] = ()

    @property
    def id(self) -> str:
        """The space's id."""
        return f"caliph-space-{self.number}"


@dataclass(frozen=True, slots=True)
class Slot:
    """An Action Slot of the Player Board. (WORK-02)"""

    number: Annotated[int, Range(1, 6)]
    actions: Annotated[tuple[MainAction, ...], Length(1, 2)]
    retirees: bool
    goal: bool = False
    rest: Printed | None = None

    @property
    def id(self) -> str:
        """The slot's id."""
        return f"slot-{self.number}"


@dataclass(frozen=True, slots=True)
class DrawPile:
    """How the draw pile is built, by number of players. (SET-09)"""

    top: Annotated[int, Range(1, 9)]
    bottom: Annotated[int, Range(1, 9)]
    casual: PerPlayers
    epic: PerPlayers


@dataclass(frozen=True, slots=True)
class Supply:
    """How many pieces there are. (SET-05, SET-07)"""

    white_dice: Annotated[int, Range(1, 99)]
    primary_dice: Annotated[int, Range(1, 99)]
    secondary_dice: Annotated[int, Range(1, 99)]
    influence: Annotated[int, Range(1, 99)]


@dataclass(frozen=True, slots=True)
class PlayerAid:
    """The Rest icon of the Player Aid. (REST-06)"""

    rest: Printed


@dataclass(frozen=True, slots=True)
class MainBoard:
    """Everything printed on the boards."""

    recruit_values: Annotated[tuple[Annotated[int, Range(1, 12)], ...], Length(8, 8)]
    decks: Annotated[tuple[Character, ...], Length(8, 8)]
    dice_sum_vp: Annotated[tuple[Annotated[int, Range(0, 20)], ...], Length(4, 4)]
    research_vp: Annotated[tuple[Annotated[int, Range(0, 20)], ...], Length(8, 8)]
    deliver_silver: Annotated[int, Range(0, 12)]
    draw_pile: DrawPile
    supply: Supply
    player_aid: PlayerAid
    room: tuple[Room, ...]
    spot: tuple[Spot, ...]
    path: tuple[Path, ...]
    guild: tuple[GuildBoard, ...]
    track: tuple[ResearchTrack, ...]
    research: tuple[ResearchOption, ...]
    caliph_space: tuple[CaliphSpace, ...]
    slot: tuple[Slot, ...]
