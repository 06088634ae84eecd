"""Every message about boxes, over HTTP. The browser's types follow from these too (`web/src/protocol.ts`)."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from scholars.server.wire.protocol import FromClient, FromServer, Word
from scholars.server.wire.shapes import PrintedEffect, Text

Line: TypeAlias = Annotated[str, Field(max_length=60)]
Address: TypeAlias = Annotated[str, Field(min_length=1, max_length=80)]
Decisions: TypeAlias = dict[str, Annotated[int, Field(ge=0, le=8)]]
DRAWN: dict[str, Any] = {"x-type": "Thing | null"}


# What a client sends


class PackAbout(FromClient):
    """What is told of a box."""

    name: Line
    maker: Line = ""
    edition: Line = ""
    language: Line = ""


class PackPut(FromClient):
    """What is told of a box now, and whether everybody may play with it."""

    about: PackAbout
    published: bool


class PackImport(FromClient):
    """A box from a file."""

    MAX_BODY_BYTES: ClassVar[int] = 1_000_000

    pack: dict[str, Any]


class FieldChange(FromClient):
    """A field as it is printed: a value as TOML has it, or words that were clicked together; null for nothing."""

    piece: Address
    field: Address
    value: Any = None
    words: Any = Field(default=None, description="a word with its fields, or a list of them")


class PieceChanges(FromClient):
    """Fields to be corrected together, and whether they are to be kept or only tried."""

    changes: Annotated[list[FieldChange], Field(min_length=1, max_length=20)]
    keep: bool = True


class Confirmation(FromClient):
    """A piece, or one field of it, that is printed as it stands here."""

    piece: Address
    field: Address | None = None


class PackMerge(FromClient):
    """Boxes to be made one, and which opinion counts where they disagree, by its number from 0."""

    MAX_BODY_BYTES: ClassVar[int] = 65_536  # there may be a decision for every field

    packs: Annotated[list[Word], Field(min_length=2, max_length=8)]
    about: PackAbout
    decisions: Decisions = Field(default_factory=dict)


# What the server sends


class Counted(FromServer):
    """So many values, by how sure we are of them; those that were seen in the box count apart."""

    seen: int
    known: int
    inferred: int
    reconstructed: int


class PackLine(FromServer):
    """A box in a list."""

    pack: str
    name: str
    box: str = Field(description="its edition and language, if that is told")
    maker: str
    fingerprint: str
    mine: bool
    published: bool
    changed: float


class Packs(FromServer):
    """One's own boxes, and those one may play with."""

    mine: list[PackLine]
    shared: list[PackLine]
    most: int = Field(description="boxes one may go through")


class PieceLine(FromServer):
    """A piece in a list."""

    id: str
    name: Text
    kind: Text
    expansion: bool
    values: int
    seen: int
    unsure: int = Field(description="values that are inferred or reconstructed, and were not seen")


class PackTold(FromServer):
    """A box with all its pieces."""

    pack: str
    name: str
    maker: str
    edition: str
    language: str
    fingerprint: str
    published: bool
    changed_values: int = Field(description="that differ from ours")
    counted: Counted
    pieces: list[PieceLine]
    can_undo: bool
    can_redo: bool


class FieldPart(FromServer):
    """What a field says, or one of a list."""

    text: Text
    label: Text | None = Field(default=None, description="what tells it from the others of a list")
    words: PrintedEffect | None = Field(default=None, description="if it is written in words")
    written: str | None = Field(default=None, description="the same as a text")


class FieldChoice(FromServer):
    """Something a field may be."""

    value: str
    text: Text


class ItemShape(FromServer):
    """What a field, or each of a list, may be."""

    type: Literal["list", "number", "truth", "words", "member"]
    optional: bool
    least: int | None = None
    most: int | None = None
    vocabulary: str | None = None
    expansion: bool | None = None
    choices: list[FieldChoice] | None = None


class FieldShape(ItemShape):
    """What a field may be."""

    items: ItemShape | None = Field(default=None, description="what each of a list may be")


class PieceField(FromServer):
    """A field of a piece."""

    field: str
    label: Text
    shape: FieldShape
    value: Any
    parts: list[FieldPart]
    fidelity: Literal["known", "inferred", "reconstructed"]
    source: str
    seen: bool


class PieceTold(FromServer):
    """A piece with all its fields, and as it is drawn."""

    id: str
    name: Text
    kind: Text
    expansion: bool
    fields: list[PieceField]
    thing: Any = Field(description="as it is drawn, if it is a card or a place", json_schema_extra=DRAWN)


class Mend(FromServer):
    """One of the changes that would do instead."""

    piece: str
    field: str
    value: Any
    text: Text = Field(description="what would be printed: words as they are written, all else by its name")
    name: Text


class FaultTold(FromServer):
    """What is wrong with a change, at its field, and what would do instead."""

    piece: str
    field: str
    reason: Text
    mends: list[list[Mend]]


class PieceAnswer(FromServer):
    """A piece after a change, or as it would be; with faults nothing was changed."""

    piece: PieceTold
    faults: list[FaultTold]
    kept: bool
    counted: Counted
    lines: list[PieceLine] = Field(description="of every piece that the change was about")
    fingerprint: str
    can_undo: bool
    can_redo: bool


class WordOffered(FromServer):
    """A word that can be clicked, with what it may hold."""

    word: str
    form: str
    sample: PrintedEffect
    text: Text
    choices: dict[str, list[FieldChoice]]
    ways: list[dict[str, Any]]
    numbers: dict[str, list[int]]
    several: list[str]
    pays: bool
    lasting: bool
    expansion: bool


class Vocabularies(FromServer):
    """Every word that fields are written in, by vocabulary."""

    vocabularies: dict[str, list[WordOffered]]


class FieldSaid(FromServer):
    """What a box says of a field."""

    value: Any
    parts: list[FieldPart]
    fidelity: Literal["known", "inferred", "reconstructed"]
    source: str


class DisparityTold(FromServer):
    """A field of which two boxes say something else."""

    piece: str
    field: str
    name: Text
    label: Text
    before: FieldSaid
    after: FieldSaid
    value: bool = Field(description="whether something else is printed; if not, only one of them has looked")


class Comparison(FromServer):
    """What two boxes say differently."""

    disparities: list[DisparityTold]


class OpinionTold(FromServer):
    """What some of the boxes say."""

    said: FieldSaid
    packs: list[str]


class DisagreementTold(FromServer):
    """A field of which boxes that are equally sure say different things."""

    address: str
    name: Text
    label: Text
    opinions: list[OpinionTold]


class MergeAnswer(FromServer):
    """The box that was made, or what is still to be decided."""

    made: str | None
    disagreements: list[DisagreementTold]


class ContributionTold(FromServer):
    """The text of a contribution to the project."""

    text: str
    changed: int
    seen: int
