"""The shapes of what is passed on as it is: messages, views and the catalogue. They describe and do not convert."""

from typing import Annotated, Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from scholars.catalogue import Status


class Shape:
    """In an annotation: a value that is passed on as it is, and described to clients as a model."""

    def __init__(self, model: type[BaseModel]) -> None:
        self.model = model

    def __get_pydantic_json_schema__(self, _schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return handler(self.model.__pydantic_core_schema__)


class Seen(BaseModel):
    """A part of a view; an expansion may add to any of them."""

    model_config = ConfigDict(extra="allow")


class Message(BaseModel):
    """A sentence as its key and values; the locale files have the words."""

    key: str
    values: dict[str, "str | int | Message"] | None = None


Text: TypeAlias = Annotated[dict[str, Any], Shape(Message)]


# What is printed


class Effect(BaseModel):
    """A word of the effect language with its fields."""

    word: str


class Bonus(BaseModel):
    """A word for what a Scroll scores, with its fields."""

    word: str


class SoloWord(BaseModel):
    """A word of the solo opponent's, with its fields."""

    word: str


class Row(BaseModel):
    """A printed value: what it is, what it says, and how sure we are of it."""

    label: Text
    text: Text
    effect: Effect | Bonus = Field(default=Effect(word=""), description="if it has icons")
    fidelity: Status
    source: str


class Thing(BaseModel):
    """A card, a Room, a Track ..."""

    id: str
    kind: str
    name: Text
    rows: list[Row]
    vp: int = Field(default=0, description="if it has any")
    printed: dict[str, Any] = Field(description="its fields as they are printed, for drawing")


class Kind(BaseModel):
    """All things of a kind."""

    id: str
    name: Text
    expansion: bool
    things: list[Thing]


class BoardNumbers(BaseModel):
    """What the boards say that belongs to no single thing."""

    recruit_values: list[int] = Field(description="the value each deck asks for, from left to right")
    research_vp: list[int] = Field(description="the VP of each level of a Research Track")
    wraps: list[SoloWord] = Field(description="what the solo opponent's marker brings each time it comes round")
    upgrade_rows: list[int] = Field(description="the XP on each Upgraded Action Card of the two rows")
    row_costs: list[int] = Field(description="Silver or White Dice for a card on each row of tucked cards")


class Catalogue(BaseModel):
    """Everything printed, with what this server is."""

    version: str
    engine: str
    fingerprint: str
    languages: list[str]
    kinds: list[Kind]
    board: BoardNumbers


# What a seat sees


class EmployedTranslator(Seen):
    """A Translator in a Room; the owner is a seat, -1 if nobody's."""

    translator: str
    owner: int
    gold: int


class MarkedScroll(Seen):
    """A Scroll on the Map or in the House of Wisdom; the Influence on it is a seat's, -1 if nobody's."""

    scroll: str
    influence: int


class Deck(Seen):
    """A deck of Translators: the top card, how many there are, and those everybody saw going under it."""

    top: str | None
    count: int
    under: list[str]


class Work(Seen):
    """The Action that is being taken; `main`, `small` and `retirees` tell what was done of it."""

    slot: int
    card: str
    first: str | None
    second: str | None
    first_workers: int
    second_workers: int
    main: int
    colour: int
    small: int
    retirees: int


class UsedSlot(Seen):
    """What lies on an Action Slot: a card, up to two Dice, up to four Workers."""

    card: str
    dice: list[str | None]
    workers: list[str | None]


class SoloBoard(Seen):
    """What everybody sees of the solo opponent's board."""

    difficulty: str | None
    marker: int
    markers_placed: int
    dice_sum: int
    pile: int
    face_up: list[str]
    shelves: dict[str, int]
    face_down: bool


class PlayerBoard(Seen):
    """A player's things; what is in a Bag is told to its owner only."""

    name: str
    silver: int
    gold: int
    influence: int
    spot: int
    goal: str | None
    targets: int
    resource: str | None
    cards: list[str]
    tracks: dict[str, int]
    workers: dict[str, int]
    bag: dict[str, int] | None = None
    bag_size: int
    hand: dict[str, int]
    slots: list[UsedSlot | None]
    scrolls: list[str]
    set_aside: list[str]
    retirees: list[list[str]]


class SeenDecision(Seen):
    """The question that waits; the options, in notation, are told to whom it is asked."""

    seat: int
    kind: str
    number: int
    options: list[str] | None = None


class View(Seen):
    """What a seat may see of a game; seat null is a spectator."""

    seat: int | None
    format: int
    catalogue: str
    mode: str
    round: int
    last_round: int = Field(description="0 while it is not known")
    turn: int
    first_player: int
    passed: int
    reveals: int
    supply: dict[str, int]
    rooms: list[EmployedTranslator | None]
    map: list[MarkedScroll | None]
    wisdom: list[MarkedScroll | None] = Field(description="three rows for each Guild: top, middle, lowest")
    guilds: list[list[int]] = Field(description="for each Guild the Influence of each seat")
    control: list[int]
    neutral_spot: int
    caliphs: list[str]
    caliph_marks: list[int]
    decks: dict[str, Deck]
    draw_pile: int
    reserve: int
    discarded: list[str]
    resources: list[str | None]
    work: Work | None
    solo: SoloBoard | None
    players: list[PlayerBoard]
    decision: SeenDecision | None


def problems(view: dict[str, Any]) -> str:
    """What a view has otherwise than described; nothing if all is as it should be."""
    try:
        View.model_validate(view, strict=True)
    except ValueError as fault:
        return str(fault)
    return ""
