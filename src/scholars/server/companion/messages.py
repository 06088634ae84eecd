"""Every message about help at a real table. The browser's types follow from these too (`web/src/protocol.ts`)."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from scholars.components import Guild, Language
from scholars.server.wire.protocol import Difficulty, Expansions, FromClient, FromServer
from scholars.server.wire.shapes import Shape, SoloWord, Text

MOST_ANSWERS = 4000  # the longest games know some hundreds
PrintedWord: TypeAlias = Annotated[dict[str, Any], Shape(SoloWord)]
Line: TypeAlias = Annotated[str, Field(max_length=80)]


# What a client sends


class RivalRecord(FromClient):
    """A table of the solo opponent as it is kept: a seed, what is known of the boards, and the answers."""

    companion: int = Field(description="the format")
    seed: Line
    own_cards: bool = Field(description="whether the Scheme Cards on the table are used")
    expansions: Expansions = Field(default_factory=list)
    printed: dict[str, Line] = Field(description="what need not be asked for: names of printed values, and the values")
    unasked: int = Field(default=0, description="so many answers are from before anything printed was asked for")
    answers: Annotated[list[Line], Field(max_length=MOST_ANSWERS)]


class RivalAsked(FromClient):
    """A table, and an answer to what is asked there."""

    MAX_BODY_BYTES: ClassVar[int] = 131_072  # some hundreds of answers take 10,000

    record: RivalRecord
    answer: Line | None = None


# What the server sends


class RivalStep(FromServer):
    """Something to do or to know, in full and in a few words, with the rules behind it."""

    kind: Literal["step"] = "step"
    full: Text
    short: Text
    rules: list[str]


class RivalAnswered(FromServer):
    """A question that was answered: with which answer of this table, in which round."""

    kind: Literal["answered"] = "answered"
    number: int = Field(description="how many answers came before")
    round: int
    short: Text
    answer: Text


class RivalAnswer(FromServer):
    """A word that answers a question."""

    word: str
    label: Text
    short: Text


class RivalQuestion(FromServer):
    """What must be known: one of some words, or a whole number if there is a `most`."""

    asked: Text
    short: Text
    answers: list[RivalAnswer]
    least: int
    most: int | None


class RivalCard(FromServer):
    """A Scheme Card: as it is printed, and in words."""

    id: str
    colour: Literal["red", "blue"]
    silver: int
    needs: PrintedWord
    first: list[PrintedWord]
    second: list[PrintedWord]
    influence: PrintedWord | None
    needs_words: Text
    first_words: list[Text]
    second_words: list[Text]


class RivalFocus(FromServer):
    """A space of the Resource Track, and the opponent's Scrolls of its language."""

    language: Language
    colour: Guild
    gold: int | None = Field(description="that a Translation places, if it is known")
    scrolls: int


class RivalBoard(FromServer):
    """The Solo Board as it should lie on the table."""

    difficulty: Difficulty | None
    round: int
    last_round: int | None
    marker: int = Field(description="on which space of the Resource Track it stands, from 0")
    marker_before: int = Field(description="when this turn began")
    focus: list[RivalFocus]
    wraps: list[PrintedWord] = Field(description="what each Research Marker covers")
    markers: int = Field(description="Research Markers placed")
    dice_sum: int
    schemes_up: int = Field(description="Scheme Cards face up")
    schemes: int = Field(description="all of them")
    lines: list[Text] = Field(description="everything that lies there, for comparing")


class RivalPoints(FromServer):
    """Points of the opponent for something, and how they come about."""

    what: Text
    vp: int


class RivalScore(FromServer):
    """How the game ended."""

    result: Literal["won", "tied", "lost"]
    yours: int
    its: int
    categories: list[RivalPoints]
    scrolls: list[RivalPoints]


class RivalTold(FromServer):
    """Everything about a table of the solo opponent."""

    record: RivalRecord
    turn: list[RivalStep | RivalAnswered] = Field(description="of this turn, in its order")
    question: RivalQuestion | None
    card: RivalCard | None = Field(description="the Scheme Card of this turn")
    taken: Literal["first", "second"] | None = Field(description="which of its actions")
    board: RivalBoard
    past: list[RivalAnswered] = Field(description="every answer")
    score: RivalScore | None
    boards: dict[str, str] = Field(description="what was told of the boards, for the next table")
