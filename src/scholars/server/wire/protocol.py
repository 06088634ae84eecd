"""Every message between server and clients, over HTTP and over the socket of a table.

From these models follow the checks at the door, the OpenAPI document (`/api/openapi.json`) and the browser's types
(`web/src/protocol.ts`, written by `make generate`). Texts are messages (a key and values), worded by the client.

The version of a table counts everything that happened to its game: choices, and choices taken back. It names a decision
once and for ever, so a client answers with the version it saw, and an answer that comes late or twice does no harm.
"""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from scholars.bots import STANDARD
from scholars.server.wire.shapes import PrintedEffect, Text
from scholars.server.wire.table import ColourName, DieName, PlaceName, SeenTable

PROTOCOL = 3  # a socket is asked for with it; a page that knows another one is told to reload

MAX_ENTRIES = 2_000  # of an object in what a client sends

SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=3)]
Version: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000)]
Notation: TypeAlias = Annotated[str, Field(min_length=1, max_length=200)]
Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=24)]
Word: TypeAlias = Annotated[str, Field(min_length=1, max_length=40)]
Endpoint: TypeAlias = Annotated[str, Field(min_length=1, max_length=1000)]
Secret: TypeAlias = Annotated[str, Field(min_length=1, max_length=200)]
Language: TypeAlias = Literal["en", "fr", "pl"]
AboutRules: TypeAlias = Annotated[str, Field(max_length=200)]
Mode: TypeAlias = Literal["casual", "epic"]
Difficulty: TypeAlias = Literal["student", "scribe", "teacher", "scholar"]


class FromClient(BaseModel):
    """What a client sends: nothing that is not known is accepted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
    MAX_BODY_BYTES: ClassVar[int] = 8_192  # of a request with it; records, packs and pads declare more

    @model_validator(mode="before")
    @classmethod
    def check_size(cls, values: Any) -> Any:
        """Stop at the first unknown key: to list thousands of them takes longer than any request may."""
        if isinstance(values, dict):
            if not values.keys() <= cls.__pydantic_fields__.keys():
                raise ValueError("unknown key")
            for value in values.values():
                if isinstance(value, dict) and len(value) > MAX_ENTRIES:
                    raise ValueError("too many entries")
        return values


class FromServer(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(frozen=True, json_schema_serialization_defaults_required=True)


class Refusal(FromServer):
    """That something cannot be done, and why; the body of every answer of 400 and above."""

    refusal: Text


# Who one is


class Webhook(FromClient):
    """Where "your turn" is told: a webhook as Discord has them, on a host this server allows; null: nowhere."""

    url: Annotated[str, Field(min_length=1, max_length=500)] | None


class PushBrowser(FromClient):
    """A browser that is to be told of one's turn: what it gives out for that (Web Push)."""

    endpoint: Endpoint
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class PushEnd(FromClient):
    """A browser that is no longer to be told."""

    endpoint: Endpoint


class Myself(FromClient):
    """The name one wants to be called, and the language of what is sent by webhook and to browsers."""

    name: Name
    language: Language = "en"


class RatingTold(FromServer):
    """How strong somebody is among people; after a few games only, it says little."""

    points: int
    games: int


class RatingChange(FromServer):
    """What a game has done to somebody's rating."""

    before: int
    after: int


class RatingShown(FromClient):
    """Whether one's rating is shown and changed by games; otherwise it is hidden and stays as it is."""

    shown: bool


class Me(FromServer):
    """Who one is. `person` names somebody to others and opens nothing; it is null before one has given a name."""

    person: str | None
    name: str | None
    language: Language
    webhook: bool
    muted: list[str]
    rating: RatingTold | None = Field(description="null before the first game that counts, and if it is hidden")
    rating_shown: bool
    pushes: int = Field(default=0, description="browsers that are told of one's turn")


class LinkOwner(FromServer):
    """Whom a personal link names."""

    person: str
    name: str


class PersonalLink(FromServer):
    """A link that makes another device the same person. Whoever has it is that person."""

    url: str


class Carried(FromClient):
    """The secret of a personal link."""

    secret: Secret


# What there is to choose from


class Offer(FromServer):
    """What this server offers to whoever makes a table."""

    version: str
    bots: list[str] = Field(description="levels, from weakest to strongest")
    modes: list[Mode]
    difficulties: list[Difficulty]
    expansions: list[str]
    webhook_hosts: list[str]
    push_key: str | None = Field(
        default=None, description="by which browsers know this server, if it tells them anything"
    )
    longest_chat: int
    tables_each: int


class RuleTold(FromServer):
    """A rule of the ledger: one statement with its ID."""

    id: str
    section: str
    title: str = Field(description="of the section")
    statement: str
    ruling: bool = Field(description="no source says it; we decided")


class RuleBook(FromServer):
    """The whole ledger, in its order."""

    rules: list[RuleTold]


class ParagraphTold(FromServer):
    """A paragraph of the rules for reading; icons stand in its texts in braces."""

    id: str
    title: str
    text: str
    picture: str
    rules: list[str] = Field(description="IDs of the ledger")
    about: list[str] = Field(description="places, beginnings of places, and kinds of things")


class ChapterTold(FromServer):
    """A chapter of the rules for reading."""

    id: str
    title: str
    paragraphs: list[ParagraphTold]


class Reading(FromServer):
    """The rules for reading, in one language."""

    chapters: list[ChapterTold]
    icons: dict[str, PrintedEffect] = Field(description="the effects that stand in braces; all others are signs")


class Answers(FromServer):
    """What answers a question about the rules."""

    paragraphs: list[str] = Field(description="their ids, the best first")


# Tables


class Clock(FromClient):
    """How long a seat may think: for each turn anew, or for the whole game with something added for each turn.

    When it has run out, a bot plays on while a player is present: to the end of the turn, or of the game.
    """

    per: Literal["turn", "game"]
    seconds: Annotated[int, Field(ge=5, le=14 * 86_400)]
    added: Annotated[int, Field(ge=0, le=86_400)] = 0


class TableOptions(FromClient):
    """How a table is played."""

    open: bool = Field(default=False, description="listed, and anybody may sit down; else by invitation only")
    spectators: bool = Field(default=True, description="whoever has the address may watch")
    confirm_turns: bool = Field(default=False, description="a choice that ends one's turn has to be confirmed")
    clock: Clock | None = None
    absence: Annotated[int, Field(ge=60, le=60 * 86_400)] | None = Field(
        default=None,
        description="seconds after which a bot stands in for an absent player whose turn it is, while another player "
        "is present; null: only after a vote",
    )
    stand_in: Word = Field(default=STANDARD, description="the bot that stands in")
    hints: bool = Field(
        default=False, description="where several people play: whoever sits down agrees to hints, which all see"
    )
    rated: bool = Field(
        default=False, description="whoever sits down agrees that it counts for the ratings, if only people play"
    )


class NewSeat(FromClient):
    """Who is to sit down: me, somebody at this screen, whoever comes with the invitation, or a bot."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    level: Word | None = None


Seats: TypeAlias = Annotated[list[NewSeat], Field(min_length=1, max_length=4)]
Expansions: TypeAlias = Annotated[list[Word], Field(max_length=4)]


class NewTable(FromClient):
    """A table to be set; a single seat meets the solo opponent, whose difficulty is asked in the game if not given."""

    seats: Seats
    mode: Mode = "casual"
    expansions: Expansions = []
    solo: Difficulty | None = None
    options: TableOptions = TableOptions()
    pack: Word | None = Field(default=None, description="the box that is played with; without one, the server's")


class SeatChange(FromClient):
    """Give a seat that is still open to a bot, or to somebody at this screen, or open it again."""

    kind: Literal["here", "open", "bot"]
    name: Name | None = None
    level: Word | None = None


class Join(FromClient):
    """Sit down; with the secret of an invitation, or at any open seat of an open table."""

    secret: Secret | None = None
    seat: SeatNumber | None = None


class ContinueFrom(FromClient):
    """Go on from a moment of a game at a new table; without a moment, from the last."""

    at: Version | None = None
    seats: Seats | None = Field(default=None, description="by default me in every person's seat, bots where they were")
    options: TableOptions = TableOptions()


class Seat(FromServer):
    """A seat and who is in it."""

    seat: int
    kind: Literal["person", "bot", "open", "opponent"]
    name: str | None
    person: str | None = Field(description="names somebody, to mute them")
    mine: bool
    present: bool
    away_since: float | None = Field(description="in seconds since 1970; null for a player who is present")
    level: str | None = Field(description="of a bot")
    stand_in: str | None = Field(description="the bot that plays for an absent person")
    invitation: str | None = Field(description="the link to an open seat, told to whoever set the table")
    rating: RatingTold | None
    clock_ms: int | None = Field(description="what is left on the clock, at the moment this was sent")
    clock_runs: bool


Status: TypeAlias = Literal["waiting", "running", "finished"]


class Takeback(FromServer):
    """What a proposed undo would take back."""

    text: Text | None = Field(description="the first of the choices; null if it was too long ago")
    undone: list[int] = Field(description="by seat: how many of its choices")


class ProposalResult(FromServer):
    """How a proposal ended."""

    kind: Literal["undo", "stand-in"]
    accepted: bool
    by: int = Field(description="the seat that proposed it")
    seat: int = Field(description="of a stand-in: for whom; otherwise as `by`")
    declined_by: int | None
    takeback: Takeback | None = Field(description="of an undo")
    version: int = Field(description="of the table afterwards")


class Departure(FromServer):
    """A player left a running game for good, or was removed from it; a bot plays on in the seat."""

    seat: int
    kind: Literal["left", "removed"]
    version: int = Field(description="of the table at that moment")
    at: float = Field(description="seconds since 1970")


class Proposal(FromServer):
    """Something the others are asked to agree to: taking back further than one may alone, or a bot standing in."""

    proposal: int
    kind: Literal["undo", "stand-in"]
    by: int = Field(description="a seat")
    seat: int = Field(description="the seat it is about")
    choices: int | None = Field(description="of an undo: how many choices would be left")
    takeback: Takeback | None = Field(description="of an undo")
    agreed: list[int]
    needed: list[int] = Field(description="the seats that have not answered yet")


class TablePack(FromServer):
    """The box a table is played with."""

    name: str
    fingerprint: str
    box: str = Field(description="its edition and language, if that is told")
    differs: int = Field(description="in how many values it differs from what the learned bots know")


class Continued(FromServer):
    """From where a game goes on. Everything hidden was dealt anew, from a seed of this table's own."""

    choices: int = Field(description="how many stood in the game before")
    commitment: str | None = Field(description="what was told of the seed of the game before")
    seed: str | None = Field(description="of the game before, if that is over")
    replay: str | None = Field(default=None, description="in which it was chosen to go on")
    table: str | None = Field(default=None, description="of the game before, told to who made the copy of it")


class OnlineTable(FromServer):
    """Everything about a table but its game."""

    table: str
    url: str
    status: Status
    mode: Mode
    expansions: list[str]
    solo: Difficulty | None
    options: TableOptions
    seats: list[Seat]
    host: bool = Field(description="whether one set the table")
    dismissed: bool = Field(description="whether the host has sent one away")
    watching: int = Field(description="how many spectators there are")
    version: int
    commitment: str | None = Field(description="the SHA-256 of the seed in decimal, told at the start")
    seed: str | None = Field(description="told at the end")
    continues: bool = Field(description="whether it began from a moment of another game")
    continued: Continued | None = Field(description="from where, if that was noted")
    hints: bool = Field(description="whether who is asked may ask for a hint: no other people play, or all agreed")
    rematch: str | None = Field(description="the table on which one plays again")
    lesson: str | None = Field(description="that is played here")
    pack: TablePack | None = Field(description="the box that is played with, if it is not the server's")
    replay: str | None = Field(description="the address of the replay, once it was made public")
    proposals: list[Proposal]
    note: Text | None = Field(description="for instance that the rules have changed")
    unrated: Text | None = Field(description="why a game that was to be rated does not count")
    departures: list[Departure] = Field(description="who left the running game, in order")


class TableLine(FromServer):
    """A table in a list."""

    table: str
    status: Status
    mode: Mode
    expansions: list[str]
    solo: Difficulty | None
    options: TableOptions
    names: list[str | None]
    levels: list[str | None] = Field(description="by seat, where a bot sits")
    ratings: list[RatingTold | None] = Field(description="by seat")
    open_seats: int
    my_turn: bool
    asked: int | None = Field(description="the seat it waits for, while it is played")
    round: int | None = Field(description="as far as the last turn began, while it is played")
    version: int
    changed: float = Field(description="seconds since 1970")


class Tables(FromServer):
    """The tables one sits at, those with an open seat for anybody, and those anybody may watch."""

    mine: list[TableLine]
    open: list[TableLine]
    running: list[TableLine]


# Looking for a game


Pace: TypeAlias = Literal["quick", "game", "slow"]


class Wish(FromClient):
    """What game one looks for; null: any. Sent again every few seconds, for as long as one looks."""

    players: Annotated[list[Annotated[int, Field(ge=2, le=4)]], Field(min_length=1, max_length=3)] = [2]
    mode: Mode | None = "casual"
    books: bool | None = Field(default=False, description="with Body of Books")
    pace: Pace | None = Field(
        default="quick", description="two minutes for each turn, 25 for the game and half of one for each turn, or days"
    )
    rated: bool = Field(default=True, description="it counts if everybody wants that")


class Seeking(FromServer):
    """How far the search for a game is."""

    table: str | None = Field(description="that was found, and has begun")
    waited: float = Field(description="seconds")
    others: int = Field(description="how many others look for a game, of whatever kind")
    alone: bool = Field(description="it has taken so long that one may rather meet a bot")
    same_connection: bool = Field(
        default=False,
        description="another player who is looking shares the connection: only an unrated game is possible",
    )


# Finished games


class PlayedSeat(FromServer):
    """A seat of a finished game."""

    name: str | None
    kind: Literal["person", "bot", "open", "opponent"]
    level: str | None
    mine: bool
    score: int | None


class PlayedGame(FromServer):
    """A finished game of one's own. What cannot be told of it any more is null."""

    table: str
    replay: str | None = Field(description="its public replay, if it has one")
    ended: float = Field(description="seconds since 1970")
    mode: Mode
    expansions: list[str]
    solo: Difficulty | None
    level: str | None = Field(description="of the strongest bot, where no other people played")
    seats: list[PlayedSeat]
    result: Literal["won", "lost"] | None = Field(description="null too where one had several seats")
    score: int | None = Field(description="one's own, where one had one seat")
    curve: list[list[int]] = Field(description="everybody's points by seat, as each turn began, and at the end")
    hints: int = Field(description="how often one asked for a hint")
    bot_turns: int = Field(default=0, description="how many turns a bot played in one's seat")
    rating: RatingChange | None = Field(default=None, description="where it counted")


class BestScore(FromServer):
    """One's best score in games of one kind."""

    mode: Mode
    books: bool
    score: int
    table: str
    ended: float


class Streak(FromServer):
    """How one fared against a level of bots, or a difficulty of the solo opponent."""

    name: str
    played: int
    won: int
    streak: int = Field(description="victories in a row, up to the last game")
    best: int = Field(description="the most there were")


class Records(FromServer):
    """What one has reached."""

    best: list[BestScore]
    levels: list[Streak] = Field(description="weakest to strongest")
    solo: list[Streak]


class NextLevel(FromServer):
    """Whom to meet next, and why."""

    kind: Literal["level", "solo"]
    name: str
    text: Text


class History(FromServer):
    """One's finished games, the newest first, and what follows from them."""

    games: list[PlayedGame]
    records: Records
    suggestions: list[NextLevel]


class NewTableMade(FromServer):
    """The table that was set."""

    table: str
    url: str


# Lessons


class LessonStep(FromServer):
    """What a coach says once; its texts are `lesson-LESSON-STEP` with the attributes title, demand and wrong."""

    name: str
    point: list[str] = Field(description="places and parts of the screen to be lit, besides what is wanted")
    touch: list[PlaceName] = Field(description="what is touched while a turn is put together; nothing is sent yet")
    take: list[str] = Field(description="the choices that are wanted, in notation")
    others: list[str] = Field(description="what the other players choose then")
    wrong: dict[str, str] = Field(description="places and choices with a text of their own: its attribute wrong-NAME")


class Lesson(FromServer):
    """A lesson; its texts are `lesson-LESSON` and the attribute about."""

    lesson: str
    solo: bool
    expansions: list[str]
    steps: list[LessonStep]


class Lessons(FromServer):
    """Every lesson, in its order."""

    lessons: list[Lesson]


class LessonAt(FromClient):
    """A step of a lesson, from 0."""

    step: Annotated[int, Field(ge=0, le=1_000)] = 0


# The game


class Option(FromServer):
    """One legal choice: how it is sent, where it lies, what it certainly costs and gains, and what to call it.

    A place is named as often as one has to point at it; on a Player Board it is that of the seat that is asked.
    `ends_undo` if it cannot be taken back alone: a Die is rolled, a card turned, or somebody else comes next.
    """

    notation: str
    verb: str
    places: list[PlaceName]
    costs: dict[str, int]
    gains: dict[str, int]
    text: Text = Field(description="all of it in one line")
    title: Text = Field(description="the thing itself, as short as can be")
    lines: list[Text] = Field(description="what changes, and what that means: two at most")
    ends_undo: bool
    free: bool = Field(
        description="nobody need think of it: it only gains something, or comes first where the order is all the same"
    )
    answers: int = Field(description="how many answers there are to what is asked on account of it; 0 where nothing is")


class RefusedOption(FromServer):
    """What one may look for and cannot choose now: why, and the change that would make it possible."""

    notation: str
    places: list[PlaceName]
    title: Text
    reason: Text
    help: Text | None
    instead: list[str] | None = Field(description="the choices of the plan, or from now on, with that change made")


class LiveAction(FromServer):
    """What the Dice and Workers on a card make: the value, and the colours it can have."""

    value: int
    colours: list[ColourName]
    dice: list[DieName] = Field(description="as they count now")


class SetMember(FromServer):
    """Something that can be in a set, as options name it, and where it lies."""

    name: str
    places: list[PlaceName]


class AskedSet(FromServer):
    """Several things that are chosen together, whatever the order.

    Where there are few sets each is an option. Else the options pick one thing or put it back, and `enough` confirms.
    """

    amount: int = Field(description="how many things there are in it, at most")
    members: list[SetMember] = Field(description="what can be in it, each once")
    picked: list[str] = Field(description="what is in it so far; nothing where each set is an option")
    at_once: bool = Field(description="whether each set is an option")


class Question(FromServer):
    """What is asked; the options are told to whom it is asked."""

    seat: int
    kind: str
    text: Text
    options: list[Option] | None
    refused: list[RefusedOption] = Field(description="told with the options")
    asked_set: AskedSet | None = Field(description="where several things are chosen together, and with the options")


class Event(FromServer):
    """Something that happened: whose doing it was, what else is told by name, and where."""

    name: str
    seat: int | None
    values: dict[str, str | int | None]
    places: list[PlaceName] = Field(description="on a Player Board, that of the seat")


class LogEntry(FromServer):
    """What came of one choice, or that choices were taken back."""

    version: int = Field(description="of the table afterwards")
    seat: int
    by: Literal["person", "bot"]
    choice: str | None = Field(description="in notation; null if choices were taken back")
    text: Text | None = Field(description="the choice by itself")
    back_to: int | None = Field(description="so many choices are left, the later ones were taken back")
    choices: int = Field(description="how many choices stand afterwards")
    events: list[Event]
    told: list[Text] = Field(description="the events in sentences, some of them together")


class ScoreLine(FromServer):
    """Points for one thing."""

    category: str
    id: str
    vp: int
    text: Text


class Score(FromServer):
    """A player's points, by category and card by card."""

    total: int
    by_category: dict[str, int]
    lines: list[ScoreLine]


class Outcome(FromServer):
    """How a game ended."""

    winners: list[int]
    solo: Literal["won", "lost"] | None
    scores: list[Score]


class Standing(FromServer):
    """A player's points, if the game ended now."""

    total: int
    by_category: dict[str, int]


class RestIncome(FromServer):
    """One source of income: the card or Track it comes from, and what it gives."""

    place: PlaceName | None = Field(description="the slot; null is the Player Aid")
    card: str | None
    track: PlaceName | None = Field(description="that is Harvested")
    level: int | None = Field(description="on that Track")
    effect: PrintedEffect
    text: Text
    progress: Literal["done", "now", "later"]


class Rest(FromServer):
    """The viewer's Rest in its order, with what one has afterwards as far as that is certain."""

    step: Literal["ahead", "card", "income"] = Field(description="ahead: it could be begun")
    incomes: list[RestIncome]
    dice: list[DieName] = Field(description="that go to the Bag")
    workers: list[ColourName] = Field(description="that leave")
    cards: list[str] = Field(description="that come home")
    dice_in_hand: int = Field(description="afterwards, as all below")
    dice_in_bag: int
    cards_in_hand: int
    workers_in_supply: int
    sides: dict[ColourName, list[int]] = Field(description="what the Dice in hand can show when they are rolled")


class Play(FromServer):
    """The game as one sees it: with several seats, from the one that is asked."""

    seat: int | None
    table: SeenTable
    question: Question | None
    standing: list[Standing] = Field(description="by seat")
    action: LiveAction | None = Field(description="of the card in use, before its main action and during it")
    rest: Rest | None = Field(description="told to whose Rest it is, and to whoever could Rest now")
    choices: int = Field(description="how many choices stand, which is the number of the decision")
    can_undo: bool
    can_restart: bool
    outcome: Outcome | None


class ChatLine(FromServer):
    """Something somebody said, or how a proposal ended."""

    line: int
    person: str | None
    seat: int | None
    name: str
    text: str
    at: float = Field(description="seconds since 1970")
    result: ProposalResult | None = Field(default=None, description="of a proposal; then nobody has said anything")


# Records and replays


class UploadedRecord(FromClient):
    """The record of a finished game, as it was downloaded."""

    MAX_BODY_BYTES: ClassVar[int] = 1_000_000

    record: dict[str, Any]


class ReplayLink(FromServer):
    """Where a finished game can be watched by anybody."""

    replay: str
    url: str


class Replay(FromServer):
    """A finished game: its setup, everything that happened, and how it ended."""

    replay: str
    mode: Mode
    expansions: list[str]
    solo: Difficulty | None
    names: list[str]
    bots: list[str | None] = Field(description="by seat the level of its bot; null for a person, and if it is unknown")
    moments: int = Field(description="how many choices were taken; there is a table for 0 up to this number")
    entries: list[LogEntry]
    standing: list[list[int]] = Field(description="everybody's points by seat, at each moment, as if it were the last")
    outcome: Outcome | None
    seed: str
    note: Text | None


class Moment(FromServer):
    """A finished game as it was after so many choices."""

    at: int
    table: SeenTable
    question: Question | None
    standing: list[Standing] = Field(description="by seat")


class Log(FromServer):
    """What happened at a table since a version, a page of it: there is more while its last entry is not the newest."""

    version: int
    entries: list[LogEntry]


class HintNoted(FromServer):
    """A hint somebody asked for."""

    version: int = Field(description="of the table, when it was asked for")
    choices: int = Field(description="how many choices stood then, which is the number of the decision")
    seat: int
    at: float = Field(description="seconds since 1970")
    suggestions: list["Suggestion"]


class HintsNoted(FromServer):
    """Every hint that was asked for at a table."""

    hints: list[HintNoted]


# The socket: what a client sends. `id` comes back in the answer.

RequestId: TypeAlias = Annotated[int, Field(ge=0, le=2**31)]
Plan: TypeAlias = Annotated[list[Notation], Field(max_length=12)]
Indices: TypeAlias = Annotated[list[Annotated[int, Field(ge=0, le=12)]], Field(max_length=13)]


class Request(FromClient):
    """Anything a client sends over the socket of a table."""

    id: RequestId | None = None


class Choose(Request):
    """Take an option of the decision one saw. `confirmed` where the table wants the end of a turn confirmed.

    `then` follows at once: all of it is taken, or nothing is.
    """

    type: Literal["choose"]
    version: Version
    choice: Notation
    then: Plan = []
    confirmed: bool = False
    automatic: Indices = Field(
        default=[],
        description="indices, in `choice` and `then`, of what the client answered without asking: undo goes past it",
    )


class Undo(Request):
    """Take one's last choice back, as far as one may alone, with what was answered automatically since."""

    type: Literal["undo"]
    version: Version


class RestartTurn(Request):
    """Take back what one chose in this turn, as far as one may alone."""

    type: Literal["restart-turn"]
    version: Version


class AskPreview(Request):
    """What would certainly follow from an option."""

    type: Literal["preview"]
    version: Version
    choice: Notation


class AskPlan(Request):
    """What several choices would come to, one after the other, as far as nothing is rolled or turned."""

    type: Literal["plan"]
    version: Version
    choices: Plan


class AskForecasts(Request):
    """What each way to take one's turn could come to."""

    type: Literal["forecasts"]
    version: Version


class AskHint(Request):
    """What a strong player would do now."""

    type: Literal["hint"]
    version: Version


class AskStanding(Request):
    """Everybody's points if the game ended now, card by card."""

    type: Literal["standing"]
    version: Version


class AskWhyNot(Request):
    """Why a choice is not open, or why nothing can be chosen at a place."""

    type: Literal["why-not"]
    version: Version
    about: Notation


class Propose(Request):
    """Ask the others for a takeback, or for a bot in an absent person's seat."""

    type: Literal["propose"]
    kind: Literal["undo", "stand-in"]
    seat: SeatNumber | None = Field(default=None, description="of a stand-in: for whom")
    extent: Literal["choice", "turn"] = Field(
        default="choice", description="of an undo: back to before one's own last choice, or before one's own last turn"
    )
    choices: Version | None = Field(
        default=None, description="of an undo: how many choices are left, in place of `extent`"
    )


class Answer(Request):
    """Agree to a proposal or refuse it; whoever made it withdraws it so."""

    type: Literal["answer"]
    proposal: Version
    agree: bool


class HandOver(Request):
    """Let a bot play one's own seat for now."""

    type: Literal["hand-over"]
    seat: SeatNumber


class TakeBack(Request):
    """Play one's own seat again."""

    type: Literal["take-back"]
    seat: SeatNumber


class Say(Request):
    """Say something to the table."""

    type: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=500)]


class Mute(Request):
    """Hear no more of somebody, or hear them again."""

    type: Literal["mute"]
    person: Word
    muted: bool


class Resume(Request):
    """Tell me everything again, with what happened since a version."""

    type: Literal["resume"]
    version: Version


ClientMessage: TypeAlias = Annotated[
    Choose
    | Undo
    | RestartTurn
    | AskPreview
    | AskPlan
    | AskForecasts
    | AskHint
    | AskStanding
    | AskWhyNot
    | Propose
    | Answer
    | HandOver
    | TakeBack
    | Say
    | Mute
    | Resume,
    Field(discriminator="type"),
]

# The socket: what the server sends


class TableTold(FromServer):
    """The table and the game as they are now, and what happened since `since`; sent first and after every change.

    What is on the table is always told whole. A client that has another version than `since` has missed something, and
    has it all now.
    """

    type: Literal["table"] = "table"
    version: int
    since: int
    entries: list[LogEntry]
    table: OnlineTable
    play: Play | None = Field(description="null while seats are open")
    chat: list[ChatLine] | None = Field(description="with the first message only")
    your_turn: bool = Field(description="a decision waits for a seat of mine that it did not wait for before")
    mark: str = Field(description="names all of this; whoever asks for the socket again with it may be told `here`")


class SeatHere(FromServer):
    """What may change about a seat though nothing happens at the table."""

    present: bool
    away_since: float | None = Field(description="as of a `Seat`")
    rating: RatingTold | None
    clock_ms: int | None = Field(description="what is left on the clock, at the moment this was sent")
    clock_runs: bool


class HereTold(FromServer):
    """Who is there now; all else is as it was told before.

    Sent in the place of `table` to whoever asked for the socket with a `mark`, be it empty: when others come and go,
    and at first to whoever comes back with the mark of what is still so.
    """

    type: Literal["here"] = "here"
    version: int
    seats: list[SeatHere]
    watching: int = Field(description="how many spectators there are")
    chat: list[ChatLine] | None = Field(description="all of it, with the first message only")


class ChatTold(FromServer):
    """Somebody said something."""

    type: Literal["chat"] = "chat"
    line: ChatLine


class HouseTold(FromServer):
    """What concerns every table: sent to whoever comes if there is something, and to all when it changes."""

    type: Literal["house"] = "house"
    announcement: str | None = Field(description="what the host says")
    stops_at: float | None = Field(description="seconds since 1970; turns are finished until then, and none is begun")


class Heartbeat(FromServer):
    """A sign of life, every 15 seconds: a client that has heard nothing for 30 may take the connection for dead."""

    type: Literal["heartbeat"] = "heartbeat"


class Taken(FromServer):
    """The request was carried out and stored.

    `doubled`: the same had been taken before and was not taken again. `stale`: the decision had already been taken
    otherwise, or taken back; nothing was done. The table as it is now comes in a message of its own, before this.
    """

    type: Literal["taken"] = "taken"
    id: int | None
    result: Literal["done", "doubled", "stale"]
    version: int


class Confirm(FromServer):
    """This choice would end the turn: send it again with `confirmed`. Nothing was done."""

    type: Literal["confirm"] = "confirm"
    id: int | None
    version: int
    choice: str


class Previewed(FromServer):
    """What certainly follows from an option."""

    type: Literal["preview"] = "preview"
    id: int | None
    version: int
    choice: str
    events: list[Event]
    told: list[Text]
    standing: list[int] = Field(description="everybody's points afterwards, by seat")


class Planned(FromServer):
    """What the choices of a plan come to: the action they make, and what would be asked next."""

    type: Literal["plan"] = "plan"
    id: int | None
    version: int
    choices: list[str]
    action: LiveAction | None
    question: Question | None
    events: list[Event]
    told: list[Text]
    standing: list[int] = Field(description="everybody's points afterwards, by seat")


class Way(FromServer):
    """One way to take one's turn, and the best a quick eye sees in it now."""

    place: PlaceName | None = Field(description="the slot; null is the Rest")
    choices: list[str] = Field(description="how it would begin: the card, its Dice and Workers, the main action")
    places: list[PlaceName] = Field(description="all that it would touch; a place as often as a piece of it is used")
    action: LiveAction | None
    costs: dict[str, int]
    gains: dict[str, int]
    points: int = Field(description="by how much one's standing would change")
    text: Text = Field(description="what comes of it, in a few words")


class Forecasts(FromServer):
    """What each way to take one's turn could come to; nothing where other people play too."""

    type: Literal["forecasts"] = "forecasts"
    id: int | None
    version: int
    ways: list[Way]


class HintStep(FromServer):
    """One choice of a suggestion."""

    choice: str
    title: Text
    places: list[PlaceName] = Field(description="as those of an option")


class Suggestion(FromServer):
    """Something a strong player would think of: at the start of a turn a whole turn, as far as it is certain."""

    title: Text
    place: PlaceName | None = Field(description="the slot of a turn; null is the Rest, or no turn that begins")
    steps: list[HintStep] = Field(description="one after the other")
    action: LiveAction | None
    costs: dict[str, int]
    gains: dict[str, int]
    points: int = Field(description="by how much one's standing would change for certain")
    better: float = Field(description="than one's ways to go on are on average, in points")
    forecast: Text = Field(description="how the game may end with it")
    why: list[Text] = Field(description="a sentence or two")


class Hint(FromServer):
    """What a strong player would do now, best first; three suggestions at most."""

    type: Literal["hint"] = "hint"
    id: int | None
    version: int
    seat: int
    suggestions: list[Suggestion]


class HintTold(FromServer):
    """Somebody asked for a hint at a table where all agreed to that: everybody sees it."""

    type: Literal["hint-told"] = "hint-told"
    version: int
    seat: int
    suggestions: list[Suggestion]


class StandingTold(FromServer):
    """Everybody's points if the game ended now, card by card."""

    type: Literal["standing"] = "standing"
    id: int | None
    version: int
    scores: list[Score]


class WhyNot(FromServer):
    """Why a choice, or anything at a place, is not open; null if it is. And the change that would make it possible."""

    type: Literal["why-not"] = "why-not"
    id: int | None
    version: int
    about: str
    reason: Text | None
    help: Text | None
    instead: list[str] | None = Field(description="the choices with that change made")


class Refused(FromServer):
    """A request could not be carried out; nothing was changed."""

    type: Literal["refused"] = "refused"
    id: int | None
    refusal: Text


class Closing(FromServer):
    """The last message before the server closes the socket; connect again unless `final`."""

    type: Literal["closing"] = "closing"
    reason: Text
    final: bool


ServerMessage: TypeAlias = Annotated[
    TableTold
    | HereTold
    | ChatTold
    | HouseTold
    | Heartbeat
    | Taken
    | Confirm
    | Previewed
    | Planned
    | Forecasts
    | Hint
    | HintTold
    | StandingTold
    | WhyNot
    | Refused
    | Closing,
    Field(discriminator="type"),
]

client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
