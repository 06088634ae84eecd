"""What is said of Body of Books: its choices in words. Loaded only in a game with it."""

from scholars.wording.body_of_books.wording import add_wording

__all__ = ["add_wording"]
