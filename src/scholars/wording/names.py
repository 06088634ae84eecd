"""The names of cards by their numbers in the tables."""

from scholars.catalogue import Catalogue
from scholars.engine.tables import Tables
from scholars.locales import Message, message, name


class Names:
    """What the cards of a game are called."""

    def __init__(self, tables: Tables, catalogue: Catalogue) -> None:
        self.tables = tables
        self.catalogue = catalogue

    def of(self, card: str) -> Message:
        """The name of the thing with an id."""
        return name(self.catalogue.find(card))

    def translator(self, card: int) -> Message:
        """A Translator's name."""
        return self.of(self.tables.translator_ids[card])

    def deck(self, card: int) -> Message:
        """The deck a Translator is from, as the board heads it; a Starting Translator's name."""
        deck = getattr(self.catalogue.find(self.tables.translator_ids[card]).thing, "deck", None)
        return self.translator(card) if deck is None else message("table-deck", deck=str(deck))

    def scroll(self, card: int) -> Message:
        """A Scroll's name."""
        return self.of(self.tables.scroll_ids[card])

    def resource(self, card: int) -> Message:
        """A Resource Card's name."""
        return self.of(self.tables.resource_ids[card])
