"""What is asked and told at a real table. The browser's types follow from these models."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from scholars.server.wire.protocol import FromClient, FromServer
from scholars.server.wire.shapes import Text

Players: TypeAlias = Annotated[int, Field(ge=1, le=4)]
MOST_SEED = 999_999_999
Seed: TypeAlias = Annotated[int, Field(ge=0, le=MOST_SEED)]
Expansions: TypeAlias = Annotated[str, Field(max_length=100)]  # by name, with commas between them
MOST_EXPANSIONS = 4


class SheetField(FromServer):
    """A field of the pad: `one` or several `cards` of those it knows, `counts` or `levels` of each, a `number`.

    `spaces` belong to one player each, `control` is told where two have the most, `late` are Pages nobody resolved.
    """

    name: str
    kind: Literal["one", "cards", "levels", "counts", "control", "spaces", "number", "late"]
    of: list[str]
    most: list[int] = Field(description="of each, or of the only number")
    least: int
    worth: list[int] = Field(description="Victory Points of each level")


class SheetPart(FromServer):
    """A row of the pad: a category, what is asked for it, and the rules it is counted by."""

    category: str
    rules: list[str]
    fields: list[SheetField]


class SheetForm(FromServer):
    """What is asked of every player, and of the solo opponent."""

    players: list[SheetPart]
    opponent: list[SheetPart]


class SheetForms(FromServer):
    """The pad without the expansion, and with it."""

    base: SheetForm
    books: SheetForm


class SheetTold(FromClient):
    """What lies on the table, as `scholars score` reads it."""

    MAX_BODY_BYTES: ClassVar[int] = 65_536

    players: list[dict[str, Any]] = Field(max_length=4)
    opponent: dict[str, Any] | None = None
    expansions: list[str] = Field(default=[], max_length=MOST_EXPANSIONS)


class SheetFigure(FromServer):
    """Points for one thing, and why."""

    category: str
    id: str
    vp: int
    text: Text
    why: Text | None
    rules: list[str]


class SheetScore(FromServer):
    """A player's points."""

    total: int
    by_category: dict[str, int]
    figures: list[SheetFigure]


class SheetFault(FromServer):
    """What is wrong, or still missing, at a field; null is all players together."""

    seat: int | None
    field: str
    text: Text
    missing: bool


class SheetCounted(FromServer):
    """A pad, counted as far as it is filled in."""

    winners: list[int]
    verdict: Text
    scores: list[SheetScore]
    faults: list[SheetFault]


class SetupStep(FromServer):
    """One thing to do before the first turn."""

    id: str
    part: Literal["board", "books", "players", "opponent", "picks"]
    text: Text
    picture: str = Field(description="signs in braces, as in the rules for reading")
    rules: list[str]


class SetupList(FromServer):
    """Everything to do before the first turn, in order."""

    steps: list[SetupStep]


class DraftPair(FromServer):
    """A Starting Translator in its Room, and the Resource Card under it."""

    room: str
    translator: str
    resource: str


class Draft(FromServer):
    """What a game of a seed deals before the first turn."""

    first: int = Field(description="the seat of the First Player")
    pairs: list[DraftPair]
    picks: list[int] = Field(description="the seats in the order in which they pick")
    goals: list[str] = Field(description="the Goal Card of each seat")
    scrolls: list[str] = Field(description="the Starting Scroll of each seat")
    upgrades: list[str] = Field(description="the Upgraded Action Cards that lie out")
