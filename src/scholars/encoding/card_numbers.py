"""The numbers of cards and effects that are the same with Body of Books and without.

A game without the expansion has fewer cards, and so numbers them otherwise. What is encoded takes the numbers they have
with it, so that one vector means the same in every game with the same catalogue.
"""

from scholars.catalogue import Catalogue
from scholars.engine.compiling import tables_for
from scholars.engine.native import Ints, i64, vec


class CardNumbers:
    """The number of each card and effect of a game among all there are."""

    __slots__ = ("effects", "every", "scrolls", "translators")

    def __init__(self, catalogue: Catalogue, with_books: bool) -> None:
        tables = tables_for(catalogue, with_books)
        self.every = tables_for(catalogue, with_books=True)
        self.translators: Ints = _found(tables.translator_ids, self.every.translator_ids)
        self.scrolls: Ints = _found(tables.scroll_ids, self.every.scroll_ids)
        self.effects: Ints = _found(
            tables.printed[: tables.effects_printed], self.every.printed[: self.every.effects_printed]
        )


def _found(some: "list[str] | list[object]", every: "list[str] | list[object]") -> Ints:
    """The place of each among all."""
    places = {one: place for place, one in enumerate(every)}
    return vec[i64]([places[one] for one in some])
