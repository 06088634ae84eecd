"""What is said of Body of Books: its options in words. Loaded only in a game with it."""

from scholars.wording.body_of_books.options import TOLD

__all__ = ["TOLD"]
