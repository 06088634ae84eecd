"""What Body of Books adds, as values."""

from dataclasses import dataclass
from typing import Annotated

from scholars.catalogue.cards import ActionCard, Printed, Scroll, StartingTranslator, Translator, Vp
from scholars.catalogue.main_board import ResearchTrack, Room
from scholars.catalogue.schema import Length, Range
from scholars.components import Banner, MainAction


@dataclass(frozen=True, slots=True)
class PageCard:
    """A Page Card: red ones act at their slot, gold ones at the end of the game. (BOB-17)"""

    id: str
    banner: Banner
    effect: Printed
    xp: Annotated[int, Range(0, 9)]
    vp: Vp
    slot: MainAction | None = None


@dataclass(frozen=True, slots=True)
class StartingPage:
    """The Page every player begins with under Recruit; it only reminds of BOB-08."""

    id: str
    slot: MainAction
    vp: Vp


@dataclass(frozen=True, slots=True)
class RowBonusTile:
    """What a filled row of tucked cards gives, and its VP once flipped. (BOB-20)"""

    id: str
    effect: Printed
    vp: Vp


@dataclass(frozen=True, slots=True)
class BlackTranslate:
    """What a Black Translate action gives from a value on. (BOB-13)"""

    value: Annotated[int, Range(1, 12)]
    gold: Annotated[int, Range(1, 5)]
    gain: Printed

    @property
    def id(self) -> str:
        """The option's id."""
        return f"black-translate-{self.value}"


@dataclass(frozen=True, slots=True)
class Extension:
    """Everything printed on the Main Board Extension, and counts of pieces."""

    upgrade_rows: Annotated[tuple[Annotated[int, Range(0, 9)], ...], Length(2, 2)]
    row_costs: Annotated[tuple[Annotated[int, Range(0, 9)], ...], Length(4, 4)]
    books: Annotated[int, Range(1, 9)]
    black_dice: Annotated[int, Range(1, 99)]
    room: tuple[Room, ...]
    track: tuple[ResearchTrack, ...]
    black_translate: tuple[BlackTranslate, ...]
    starting_page: tuple[StartingPage, ...]


@dataclass(frozen=True, slots=True)
class BodyOfBooks:
    """Everything of the expansion."""

    extension: Extension
    translators: tuple[Translator, ...]
    starting_translators: tuple[StartingTranslator, ...]
    scrolls: tuple[Scroll, ...]
    action_cards: tuple[ActionCard, ...]
    upgraded_action_cards: tuple[ActionCard, ...]
    page_cards: tuple[PageCard, ...]
    row_bonus_tiles: tuple[RowBonusTile, ...]
