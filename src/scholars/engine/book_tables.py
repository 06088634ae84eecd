"""What Body of Books adds to the tables: Pages, Upgraded Action Cards, Row Bonus Tiles and the Extension."""

from scholars.engine.native import i64


class BookTables:
    """Everything printed on the expansion's own things. Effects are referred to by their number; 0 is no effect."""

    __slots__ = (
        "black_translate",
        "page_gold",
        "page_slot",
        "page_xp",
        "row_costs",
        "row_effect",
        "row_ids",
        "row_vp",
        "starting_page",
        "starting_slot",
        "upgrade_ids",
        "upgrade_subject",
        "upgrade_xp",
    )

    starting_page: i64  # its number as a card
    starting_slot: i64

    def __init__(self) -> None:
        """Empty tables; `compiling_books.py` fills them."""
        # Page Cards, by their number less that of the first; the Starting Page stands after them
        self.page_slot: list[int] = []  # the main action of a red banner, NONE for a gold one
        self.page_xp: list[int] = []
        self.page_gold: list[int] = []  # the effect of a gold banner
        self.starting_page = 0
        self.starting_slot = 0
        # Upgraded Action Cards
        self.upgrade_ids: list[str] = []
        self.upgrade_subject: list[int] = []
        self.upgrade_xp: list[int] = []  # XP on each of the two rows (BOB-02)
        # Rows of tucked cards
        self.row_ids: list[str] = []
        self.row_effect: list[int] = []
        self.row_vp: list[int] = []
        self.row_costs: list[int] = []
        self.black_translate: list[tuple[int, int, int]] = []  # value, Gold, effect
