"""The tables of the database. Changes go through a migration in `migrations/versions`."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

metadata = MetaData()
IS_LESSON = text("lesson IS NOT NULL")

identities = Table(
    "identities",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False, unique=True),  # how others know them; opens nothing
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("webhook", String),
    Column("created", Float, nullable=False),
    Column("links", Integer),  # how often the personal link was renewed; those before count no more
    Column("seen", Float),  # the last day on which they came
)

mutes = Table(
    "mutes",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String, primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("status", String, nullable=False),
    Column("revision", Integer, nullable=False),  # of all of this; who changes it says which one they saw
    Column("version", Integer, nullable=False),  # of the game
    Column("mode", String, nullable=False),
    Column("expansions", JSON(none_as_null=True), nullable=False),
    Column("solo", String),
    Column("options", JSON(none_as_null=True), nullable=False),
    Column("host", ForeignKey("identities.id", ondelete="SET NULL"), index=True),
    Column("seed", String, nullable=False),
    Column("start", JSON(none_as_null=True)),  # the position the game began from, if not at its setup
    Column("start_version", Integer, nullable=False),  # what came before it is no longer part of the game
    Column("continues", Boolean, nullable=False),
    Column("position", JSON(none_as_null=True)),  # as it was at the start of the last turn, should the rules change
    Column("position_version", Integer, nullable=False),
    Column("asked", Integer),  # the seat a decision waits for
    Column("asked_at", Float),
    Column("clocks", JSON(none_as_null=True), nullable=False),
    Column("due", Float, index=True),  # when a clock runs out or an absence becomes too long
    Column("proposals", JSON(none_as_null=True), nullable=False),
    Column("note", JSON(none_as_null=True)),
    Column("rematch", String),
    Column("replay", String),
    Column("lesson", String),  # that is played there; such a table is in no list
    Column("continued", JSON(none_as_null=True)),  # the game it goes on from: after how many choices, and its seed
    Column("dismissed", JSON(none_as_null=True)),  # whom the host has sent away
    Column("pack", JSON(none_as_null=True)),  # what is printed there, if it is not what this server has
    Column("household", String, index=True),  # from where its host came, told by nothing but this; until it is finished
    Column("unrated", String),  # why a game that was to be rated does not count, a `Reason`
    Column("departures", JSON(none_as_null=True)),  # who left a running game or was removed from it, and when
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_lesson_changed", "changed", sqlite_where=IS_LESSON, postgresql_where=IS_LESSON),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("identity", ForeignKey("identities.id", ondelete="SET NULL"), index=True),
    Column("name", String),
    Column("level", String),
    Column("stand_in", String),
    Column("stand_in_why", String),
    Column("secret", String),
    Column("household", String),  # the same mark for the player of a game that is to be rated; until it is finished
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # two choices racing for one decision: the second finds it taken
    Column("seat", Integer, nullable=False),
    Column("by", String, nullable=False),
    Column("choice", String),  # in notation; without one, choices were taken back
    Column("back_to", Integer),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("line", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), index=True),
    Column("person", String, nullable=False),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

hints = Table(
    "hints",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # of the game, when it was asked for
    Column("choices", Integer, nullable=False),  # how many stood then
    Column("seat", Integer, nullable=False),
    Column("suggestions", JSON(none_as_null=True), nullable=False),
    Column("at", Float, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("scores", JSON(none_as_null=True), nullable=False),  # by seat; none if the game cannot be played again
    Column("winners", JSON(none_as_null=True), nullable=False),
    Column("solo", String),
    Column("difficulty", String),
    Column("curve", JSON(none_as_null=True), nullable=False),  # everybody's points, turn by turn
    Column("ended", Float, nullable=False),
)

pushes = (
    Table(  # the browsers that are told of somebody's turn; who knows an endpoint and its keys can tell them things
        "pushes",
        metadata,
        Column("endpoint", String, primary_key=True),
        Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("p256dh", String, nullable=False),  # the browser's public key
        Column("auth", String, nullable=False),  # and the secret both have
        Column("created", Float, nullable=False),
    )
)

packs = Table(  # boxes that guests go through; nobody else sees one before it is published
    "packs",
    metadata,
    Column("id", String, primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("revision", Integer, nullable=False),  # who changes it says which one they saw
    Column("name", String, nullable=False),
    Column("fingerprint", String, nullable=False),
    Column("content", JSON(none_as_null=True), nullable=False),
    Column("steps", JSON(none_as_null=True), nullable=False),  # the ways back and forth
    Column("published", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String, primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="SET NULL"), index=True),
    Column("record", JSON(none_as_null=True), nullable=False),
    Column("created", Float, nullable=False),
)

# What several processes share

processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("started", Float, nullable=False),  # the server as a whole, when this process came to it
    Column("until", Float, nullable=False),  # its lease, by the clock of the database; one that has lapsed is dead
)

presence = Table(
    "presence",
    metadata,
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String, primary_key=True),
    Column("identity", String, primary_key=True),  # empty for those who have given no name
    Column("sockets", Integer, nullable=False),
)

jobs = Table(  # tables at which a bot is asked
    "jobs",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String),  # where its host is: those with many wait for those with few
    Column("created", Float, nullable=False),
    Column("taker", String),  # the process that thinks about it; when its lease has lapsed another may
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

told = Table(  # the last question somebody was called to, by a webhook or in their browser
    "told",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("asked_at", Float, nullable=False),
)

buckets = Table(  # how much somebody may still ask for
    "buckets",
    metadata,
    Column("sort", String, primary_key=True),
    Column("who", String, primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", Float, nullable=False),
)

# For those who run the server

orders = Table(  # which every process sees, and one carries out
    "orders",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("kind", String, nullable=False),
    Column("about", String),  # a table, a person or an address
    Column("text", Text),
    Column("at", Float, nullable=False),
    Column("until", Float),
    Column("taker", String),  # the process that carries it out
    Column("answer", String),  # "done", or the key of the sentence why not
)

bans = Table(
    "bans",
    metadata,
    Column("subject", String, primary_key=True),  # a person, or an address or network
    Column("at", Float, nullable=False),
    Column("until", Float),
)

# Among people

ratings = Table(
    "ratings",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("hidden", Boolean, nullable=False),  # by wish: shown to nobody, and changed by no game
)

rated_seats = Table(  # who sat down for a rated game, and what it came to
    "rated_seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("before", Integer),
    Column("after", Integer),
)

seekers = Table(  # who looks for a game
    "seekers",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("wish", JSON(none_as_null=True), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when their browser last asked
    Column("table", String),  # that was found
    Column("household", String),  # a mark for the internet connection
)

reviews = Table(  # how far those are that another process judges, and what came of them
    "reviews",
    metadata,
    Column("key", String, primary_key=True),
    Column("state", String, nullable=False),
    Column("done", Float, nullable=False),
    Column("turns", JSON(none_as_null=True), nullable=False),
    Column("review", JSON(none_as_null=True)),
    Column("at", Float, nullable=False),
)
