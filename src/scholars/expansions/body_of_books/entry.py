"""The door of the expansion: everything others know of it."""

from typing import Final

from scholars.expansions.body_of_books.body_of_books import BodyOfBooks
from scholars.expansions.body_of_books.books import Books as Part
from scholars.expansions.body_of_books.pages import page_costs
from scholars.expansions.body_of_books.positions import deal_anew, fill_up, read, seen, write

NewPart: Final = BodyOfBooks

__all__ = ["NewPart", "Part", "deal_anew", "fill_up", "page_costs", "read", "seen", "write"]
