"""A review as it is sent: the values `scholars.review.plain` writes, described."""

from typing import Any, Literal, TypeAlias

from pydantic import Field

from scholars.server.wire.protocol import FromServer, Mode
from scholars.server.wire.shapes import Text

Grade: TypeAlias = Literal["missed", "weak", "fair", "good", "best"]
ReviewState: TypeAlias = Literal["waiting", "judging", "done", "failed"]


class Expected(FromServer):
    """How a game may end for a seat."""

    win: float
    points: dict[str, float] = Field(description="by category; of the solo opponent only their sum")


class JudgedOption(FromServer):
    """An option in words, and how the game may end with it."""

    choice: str
    title: Text
    lines: list[Text]
    win: float
    total: float = Field(description="Victory Points")
    behind: float = Field(description="the best option, in points")
    reasons: list[Text]


class JudgedDecision(FromServer):
    """A decision: what was played, and what could have been."""

    at: int = Field(description="choices before it")
    kind: str
    question: Text
    played: JudgedOption
    instead: JudgedOption = Field(description="the best option; where that was played, the next best")


class ReviewedTurn(FromServer):
    """A turn of a seat, with what it decided since its last one."""

    number: int
    seat: int
    round: int
    at: int = Field(description="choices before it")
    until: int = Field(description="choices after it")
    rest: bool
    caliph: bool
    expected: list[Expected] = Field(description="by seat, before the turn")
    lost: float
    lost_by: dict[str, float]
    found: float
    choices: int = Field(description="decisions with more than three options")
    among: int = Field(description="of them, those in which one of the three best was played")
    telling: JudgedDecision | None
    grade: Grade
    worth: Text | None


class ReviewedSource(FromServer):
    """Points of a source, and what strong players have from it on average."""

    category: str
    points: float
    average: float | None


class ReviewMoment(FromServer):
    """A turn worth looking at."""

    turn: int
    kind: Literal["missed", "found"]


class ReviewedPlayer(FromServer):
    """How one player has fared."""

    name: str
    sources: list[ReviewedSource]
    learn: list[Text]
    among: float | None
    moments: list[ReviewMoment]


class ReviewedGame(FromServer):
    """A review without its turns."""

    version: int
    mode: Mode
    expansions: list[str]
    names: list[str]
    over: bool
    winners: list[int]
    end: list[Expected] = Field(description="by seat, after the last turn")
    players: list[ReviewedPlayer] = Field(description="of the seats that are judged")
    compared_with: int


class ReviewTold(FromServer):
    """How far a review is, the turns one does not have yet, and the rest when everything is judged."""

    state: ReviewState
    done: int = Field(description="how much of the game is judged, of 100")
    names: list[str]
    turns: list[ReviewedTurn]
    review: ReviewedGame | None


def told(state: str, done: float, names: list[str], turns: list[dict[str, Any]], review: Any) -> ReviewTold:
    """A review as it is sent."""
    values = {"state": state, "done": int(100 * done), "names": names, "turns": turns, "review": review}
    return ReviewTold.model_validate(values)
