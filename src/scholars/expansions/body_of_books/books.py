"""What the expansion puts on the table: Books, XP, Upgraded Action Cards, rows of tucked cards. (BOB-02 to BOB-05)"""

from scholars.engine.book_tables import BookTables
from scholars.engine.layout import BOOK_SPACES, FACES, SEATS, UPGRADE_SPACES, nothings, zeros
from scholars.engine.native import Ints, i64
from scholars.engine.parts import Expansion
from scholars.engine.state import State


class Books(Expansion):
    """The expansion's things. `BodyOfBooks` plays with them."""

    __slots__ = (
        "at_the_end",
        "caliph_xp",
        "characters",
        "delivered_to",
        "fresh",
        "kept",
        "left",
        "markers",
        "on_white",
        "pile",
        "raised",
        "resolved",
        "rows",
        "spaces",
        "track_xp",
        "translated_from",
        "upgraded",
        "upgrades",
        "workers_as_silver",
        "xp",
        "xp_as_gold",
    )

    xp: Ints  # by seat
    spaces: Ints  # the Page Cards on the Books
    pile: tuple[int, ...]  # Page Cards, from the top
    track_xp: i64  # bits: Tracks with the XP still on space 3
    caliph_xp: i64  # XP on the first Caliph space
    upgrades: Ints  # the Upgraded Action Card on each space; NONE once it is gained
    upgraded: Ints  # by seat, bits: subjects
    left: tuple[int, ...]  # Upgraded Action Cards out of the game (BOB-02, BBS-04)
    rows: Ints  # by seat: rows filled so far
    markers: i64  # bits: the solo opponent's Research Markers under the Pages (BBS-01)
    kept: tuple[int, ...]  # the solo opponent's Pages
    at_the_end: i64  # 1 while gold banners are resolved (BOB-27)
    resolved: tuple[int, ...]  # gold banners that are done with
    xp_as_gold: i64  # bits: seats
    workers_as_silver: i64  # bits: seats
    # What the player whose turn it is has done in it
    characters: i64  # bits: interacted with (BOB-23)
    raised: i64  # bits: Tracks (BOB-33)
    delivered_to: i64  # bits: Guilds
    translated_from: i64  # bits: Guilds
    on_white: i64  # 1 once a move has ended on a White Spot
    fresh: Ints  # Black Dice that came to hand, by their face (DICE-06)

    def __init__(self) -> None:
        """As it is before the setup."""
        self.xp = zeros(SEATS)
        self.spaces = nothings(BOOK_SPACES)
        self.pile = ()
        self.track_xp = 0
        self.caliph_xp = 0
        self.upgrades = nothings(UPGRADE_SPACES)
        self.upgraded = zeros(SEATS)
        self.left = ()
        self.rows = zeros(SEATS)
        self.markers = 0
        self.kept = ()
        self.at_the_end = 0
        self.resolved = ()
        self.xp_as_gold = 0
        self.workers_as_silver = 0
        self.begin_turn()

    def begin_turn(self) -> None:
        """Nothing was done in this turn yet."""
        self.characters = 0
        self.raised = 0
        self.delivered_to = 0
        self.translated_from = 0
        self.on_white = 0
        self.fresh = zeros(FACES)

    def copy_to(self, other: "Books") -> None:
        """Make other Books the same."""
        other.xp = self.xp[:]
        other.spaces = self.spaces[:]
        other.pile = self.pile
        other.track_xp = self.track_xp
        other.caliph_xp = self.caliph_xp
        other.upgrades = self.upgrades[:]
        other.upgraded = self.upgraded[:]
        other.left = self.left
        other.rows = self.rows[:]
        other.markers = self.markers
        other.kept = self.kept
        other.at_the_end = self.at_the_end
        other.resolved = self.resolved
        other.xp_as_gold = self.xp_as_gold
        other.workers_as_silver = self.workers_as_silver
        other.characters = self.characters
        other.raised = self.raised
        other.delivered_to = self.delivered_to
        other.translated_from = self.translated_from
        other.on_white = self.on_white
        other.fresh = self.fresh[:]


def books_of(state: State) -> Books:
    """The expansion's things in a game that has them."""
    books = state.expansion
    assert isinstance(books, Books)
    return books


def printed(state: State) -> BookTables:
    """What is printed on them."""
    tables = state.tables.books
    assert tables is not None
    return tables
