"""What is in the box for one game: the base game, and what an expansion shuffles into it. (BOB-01)"""

from scholars.catalogue import Catalogue
from scholars.catalogue.body_of_books import BodyOfBooks
from scholars.catalogue.cards import ActionCard, Scroll, StartingTranslator, Translator
from scholars.catalogue.main_board import ResearchTrack, Room


class Box:
    """The cards, Rooms and Tracks of a game."""

    books: BodyOfBooks | None  # what the expansion adds, if it is played

    def __init__(self, catalogue: Catalogue, with_books: bool) -> None:
        self.catalogue = catalogue
        self.books = catalogue.body_of_books if with_books else None

    @property
    def translators(self) -> tuple[Translator, ...]:
        """The Translators of the decks."""
        return self.catalogue.translators + (() if self.books is None else self.books.translators)

    @property
    def starting_translators(self) -> tuple[StartingTranslator, ...]:
        """Those that stand in the Room of their number."""
        return self.catalogue.starting_translators + (() if self.books is None else self.books.starting_translators)

    @property
    def scrolls(self) -> tuple[Scroll, ...]:
        """The Scrolls that are drawn."""
        return self.catalogue.scrolls + (() if self.books is None else self.books.scrolls)

    @property
    def action_cards(self) -> tuple[ActionCard, ...]:
        """The Action Cards a player begins with."""
        return self.catalogue.action_cards + (() if self.books is None else self.books.action_cards)

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The Rooms, from left to right. (BOB-09)"""
        return self.catalogue.board.room + (() if self.books is None else self.books.extension.room)

    @property
    def tracks(self) -> tuple[ResearchTrack, ...]:
        """The Research Tracks, from left to right."""
        return self.catalogue.board.track + (() if self.books is None else self.books.extension.track)
