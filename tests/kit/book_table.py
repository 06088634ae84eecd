"""A table set for a test of Body of Books, for two to four players or against the solo opponent.

As at any table of the kit nobody has anything at the start, XP included; the Starting Page lies under Recruit. Page
Cards lie on the Books in the order of their numbers, the other Pages follow in the pile. The Upgraded Action Cards of
mathematics, physics, chemistry, philosophy, biology and medicine lie on spaces 1 to 6.
"""

from typing import Self

from kit.solo_table import Opponent, SoloTable
from kit.table import CARD_NAMES, SLOT_NAMES, Seat, Table
from scholars.components import Track
from scholars.engine.book_tables import BookTables
from scholars.engine.layout import BOOK_SPACES, NONE, UPGRADE_SPACES, WHITE
from scholars.engine.piles import with_pile
from scholars.expansions.body_of_books.books import Books, books_of

TRACK_NAMES = tuple(str(track) for track in Track)


class BookSeat(Seat):
    """One player of a table with the expansion."""

    @property
    def _books(self) -> Books:
        return books_of(self.table.state)

    def clear(self) -> None:
        """Neither XP nor Pages, but for the Starting Page."""
        super().clear()
        self._books.xp[self.number] = 0
        assert self.set_aside == []

    @property
    def xp(self) -> int:
        """The XP the player has."""
        return int(self._books.xp[self.number])

    def has_xp(self, amount: int) -> Self:
        """So much XP."""
        self._books.xp[self.number] = amount
        self.table.changed()
        return self

    @property
    def rows(self) -> int:
        """The rows filled so far."""
        return int(self._books.rows[self.number])

    def retired(self, slot: str, *cards: str) -> Self:
        """Retirees or Pages lie under a slot, tucked in earlier turns; the rows they fill are filled."""
        for card in cards:
            _take_page(self.table, card)
        super().retired(slot, *cards)
        self._books.rows[self.number] = min(len(under) for under in self.player.retirees)
        return self

    def puts_aside(self, *cards: str) -> Self:
        """Cards are set aside this turn, to be tucked at its end."""
        for card in cards:
            _take_page(self.table, card)
            code = self.table.tables.translator_ids.index(card)
            self.table._take_translator(code)  # noqa: SLF001 - the two are one kit
            self.player.set_aside = (*self.player.set_aside, code)
        self.table.changed()
        return self

    def upgraded(self, *subjects: str) -> Self:
        """Cards were upgraded in earlier turns."""
        books, printed = self._books, _printed(self.table)
        for subject in subjects:
            code = printed.upgrade_ids.index(f"upgraded-{subject}")
            books.left = tuple(card for card in books.left if card != code)
            for space in range(UPGRADE_SPACES):
                if books.upgrades[space] == code:
                    books.upgrades[space] = NONE
            books.upgraded[self.number] |= 1 << CARD_NAMES.index(subject)
        self.table.changed()
        return self

    @property
    def upgrades(self) -> list[str]:
        """The subjects of the player's Upgraded Action Cards."""
        bits = int(self._books.upgraded[self.number])
        return [name for code, name in enumerate(CARD_NAMES) if (bits >> code) & 1]

    def dice_on(self, slot: str) -> int:
        """How many Dice lie on a slot's card."""
        place = 2 * SLOT_NAMES.index(slot)
        return sum(1 for die in self.player.dice[place : place + 2] if die != NONE)

    def ends_turn(self) -> list[str]:
        """Work with a White Die on the black slot, do nothing, and end the turn."""
        if not self.player.hand[WHITE]:
            self.has(hand="white-1")
        self.works("choice", "white-1", card="patron")
        return self.plays("end-turn")


class WithBooks(Table):
    """What the expansion puts on a table."""

    expansions = ("body-of-books",)

    @property
    def part(self) -> Books:
        """The engine's Books."""
        return books_of(self.state)

    def _clear(self) -> None:
        super()._clear()
        pages = self.tables.translator_ids[self.tables.pages : _printed(self).starting_page]
        self.books(*pages[:BOOK_SPACES])
        self.upgrades("mathematics", "physics", "chemistry", "philosophy", "biology", "medicine")
        self.part.track_xp = (1 << len(TRACK_NAMES)) - 1

    # Setting the Extension

    def books(self, *pages: str | None) -> None:
        """Just these Pages lie on the Books, from the top, the left page first; the pile has the others in order."""
        assert len(pages) == BOOK_SPACES
        first, last = int(self.tables.pages), int(_printed(self).starting_page)
        ids = self.tables.translator_ids
        lying = [NONE if page is None else ids.index(page) for page in pages]
        free = sorted({*self.part.pile, *(int(page) for page in self.part.spaces)} & set(range(first, last)))
        assert set(lying) - {NONE} <= set(free), f"{pages} are not all on the Books or in the pile"
        for space, page in enumerate(lying):
            self.part.spaces[space] = page
        self.part.pile = tuple(page for page in free if page not in lying)
        self.changed()

    def page_pile(self, *pages: str, keeper: Seat | None = None) -> None:
        """These Pages come next; with a keeper they are the last, and the others lie under the keeper's Recruit."""
        ids, part = self.tables.translator_ids, self.part
        wanted = tuple(ids.index(page) for page in pages)
        assert set(wanted) <= set(part.pile), f"{pages} are not all in the pile"
        others = tuple(page for page in part.pile if page not in wanted)
        part.pile = wanted if keeper is not None else wanted + others
        if keeper is not None:
            keeper.player.retirees = with_pile(keeper.player.retirees, 0, keeper.player.retirees[0] + others)
        self.changed()

    def upgrades(self, *subjects: str | None) -> None:
        """Just these Upgraded Action Cards lie on the six spaces; those not gained by anybody leave the game."""
        assert len(subjects) == UPGRADE_SPACES
        ids, part = _printed(self).upgrade_ids, self.part
        lying = [NONE if subject is None else ids.index(f"upgraded-{subject}") for subject in subjects]
        free = {*part.left, *(int(card) for card in part.upgrades)} - {NONE}
        assert set(lying) - {NONE} <= free, f"{subjects} are not all on the spaces or out of the game"
        for space, card in enumerate(lying):
            part.upgrades[space] = card
        part.left = tuple(sorted(card for card in free if card not in lying))
        self.changed()

    def no_xp_on_tracks(self) -> None:
        """The XP on the Research Tracks are taken."""
        self.part.track_xp = 0

    # Looking at it

    @property
    def on_books(self) -> list[str | None]:
        """The Pages on the Books."""
        ids = self.tables.translator_ids
        return [None if page == NONE else ids[page] for page in self.part.spaces]

    @property
    def pages_to_come(self) -> list[str]:
        """The pile, from the top."""
        return [self.tables.translator_ids[page] for page in self.part.pile]

    @property
    def upgrades_there(self) -> list[str | None]:
        """The Upgraded Action Cards on their spaces, by subject."""
        ids = _printed(self).upgrade_ids
        return [None if card == NONE else ids[card].removeprefix("upgraded-") for card in self.part.upgrades]

    @property
    def out_of_the_game(self) -> list[str]:
        """The Upgraded Action Cards that left the game, by subject."""
        return [_printed(self).upgrade_ids[card].removeprefix("upgraded-") for card in self.part.left]

    @property
    def xp_on_tracks(self) -> list[str]:
        """The Tracks with an XP on space 3."""
        return [name for track, name in enumerate(TRACK_NAMES) if (self.part.track_xp >> track) & 1]

    @property
    def xp_on_caliph_space(self) -> int:
        """The XP on the first Caliph space."""
        return int(self.part.caliph_xp)


class BookTable(WithBooks):
    """A game for two to four players with the expansion."""

    def _seats(self) -> tuple[Seat, ...]:
        return tuple(BookSeat(self, number) for number in range(len(self.state.players)))

    def _seat_number(self, number: int) -> BookSeat:
        seat = self.seats[number]
        assert isinstance(seat, BookSeat)
        return seat

    @property
    def red(self) -> BookSeat:
        """The first seat, whose turn it is."""
        return self._seat_number(0)

    @property
    def blue(self) -> BookSeat:
        """The second seat."""
        return self._seat_number(1)

    @property
    def yellow(self) -> BookSeat:
        """The third seat."""
        return self._seat_number(2)

    @property
    def green(self) -> BookSeat:
        """The fourth seat."""
        return self._seat_number(3)

    def ends(self) -> None:
        """Who sits before the First Player has the last turn and does nothing; then gold banners are resolved."""
        last = self._seat_number((int(self.state.first_player) - 1) % len(self.seats))
        self.state.last_round = self.state.round
        self.pass_turn_to(last)
        last.ends_turn()


class SoloBookTable(WithBooks, SoloTable):
    """A solo game with the expansion."""

    def _seats(self) -> tuple[Seat, ...]:
        return (BookSeat(self, 0), Opponent(self, 1))

    @property
    def red(self) -> BookSeat:
        """The human."""
        seat = self.seats[0]
        assert isinstance(seat, BookSeat)
        return seat

    @property
    def markers(self) -> list[int]:
        """The spaces, counted from 1, with one of the opponent's Research Markers under the Page."""
        return [space + 1 for space in range(BOOK_SPACES) if (self.part.markers >> space) & 1]

    def markers_under(self, *spaces: int) -> None:
        """Just these spaces have a Research Marker."""
        self.part.markers = sum(1 << (space - 1) for space in spaces)
        self.opponent.came_round(BOOK_SPACES - len(spaces))

    @property
    def pages_kept(self) -> list[str]:
        """The opponent's Pages."""
        return [self.tables.translator_ids[page] for page in self.part.kept]


def _printed(table: Table) -> BookTables:
    printed = table.tables.books
    assert printed is not None
    return printed


def _take_page(table: Table, card: str) -> None:
    """A Page comes from the pile, or from a Book that gets the next one of the pile."""
    books, code = books_of(table.state), table.tables.translator_ids.index(card)
    if code in books.pile:
        books.pile = tuple(page for page in books.pile if page != code)
    for space in range(BOOK_SPACES):
        if books.spaces[space] == code:
            books.spaces[space] = books.pile[0]
            books.pile = books.pile[1:]
