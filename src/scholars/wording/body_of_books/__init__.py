"""What is said of Body of Books: its choices in words, and why one is not open. Loaded only in a game with it."""

from scholars.wording.body_of_books.reasons import EXPLAINED
from scholars.wording.body_of_books.wording import add_wording

__all__ = ["EXPLAINED", "add_wording"]
