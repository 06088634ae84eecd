"""The shapes of what is passed on as it is: messages and the catalogue. They describe and do not convert."""

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


class Message(BaseModel):
    """A sentence as its key and values; the locale files have the words."""

    key: str
    values: dict[str, "str | int | Message"] | None = None


Text: TypeAlias = Annotated[dict[str, Any], Shape(Message)]


# What is printed


class Effect(BaseModel):
    """A word of the effect language with its fields."""

    model_config = ConfigDict(json_schema_extra={"x-type": "Effect"})

    word: str


PrintedEffect: TypeAlias = Annotated[dict[str, Any], Shape(Effect)]


class Bonus(BaseModel):
    """A word for what a Scroll scores, with its fields."""

    word: str


class SoloWord(BaseModel):
    """A word of the solo opponent's, with its fields."""

    model_config = ConfigDict(json_schema_extra={"x-type": "SoloWord"})

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
